"""Lays a plan out on the table: finds what its ids mean and sees that it keeps the rules.

What the rules forbid raises `RuleBroken`, what does not exist raises `UserError`.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from blackbook.errors import RuleBroken, UserError
from blackbook.resolver.model.dice import bought_dice
from blackbook.resolver.model.numbers import Foe, Gift, Order, PlacedDie, Seat, Supply, Table
from blackbook.resolver.model.plan import Aim, Plan, Use
from blackbook.text import say

DIE, CARD = "die", "card"
SourceKey = tuple[str, int]
"""A source of a character: an unplaced die by its index, or a card by its place in the conspiracy."""


@dataclass(frozen=True)
class LaidUse:
    """A consumable in use; `gift` is None where it changed dice."""

    supply: Supply
    gift: Gift | None
    foe: Foe | None
    seat: Seat | None


@dataclass
class Hand:
    """The dice of one character, those that lie on orders, and where its sources are aimed."""

    seat: Seat
    dice: tuple[PlacedDie, ...]
    on: dict[int, Order] = field(default_factory=dict)
    aims: dict[SourceKey, Foe] = field(default_factory=dict)

    def unplaced(self, kind: str) -> list[PlacedDie]:
        return [die for die in self.dice if die.index not in self.on and die.kind == kind]

    def placed(self) -> list[tuple[PlacedDie, Order]]:
        return [(die, self.on[die.index]) for die in self.dice if die.index in self.on]

    def sources(self) -> list[tuple[SourceKey, int]]:
        """The sources of attack and what each is worth (R-COMBAT-12)."""
        rows = [((CARD, key.card), key.attack) for key in self.seat.keys]
        rows += [((CARD, order.card), order.gives("attack", die.value)) for die, order in self.placed()]
        rows += [((DIE, die.index), die.value) for die in self.unplaced("attack")]
        return [(source, value) for source, value in rows if value]

    def defense(self) -> int:
        """Defense of dice and cards, for this character alone (R-COMBAT-19)."""
        placed = sum(order.gives("defense", die.value) for die, order in self.placed())
        return self.seat.defense + placed + sum(die.value for die in self.unplaced("defense"))


@dataclass(frozen=True)
class Layout:
    """A plan on the table."""

    hands: tuple[Hand, ...]
    uses: tuple[LaidUse, ...]


def lay_out(table: Table, plan: Plan) -> Layout:
    """The plan with all its ids found. Raises `RuleBroken` or `UserError`."""
    uses = _uses(table, plan)
    changing = [use.supply for use in uses if use.gift is None]
    hands = tuple(
        Hand(seat, _dice(seat, plan, [supply for supply in changing if supply.owner == seat.index]))
        for seat in table.characters
    )
    for placement in plan.placements:
        _place(_hand(hands, placement.character), placement.die, placement.card)
    for aim in plan.targets:
        _aim(table, _hand(hands, aim.character), aim)
    return Layout(hands, uses)


def _hand(hands: tuple[Hand, ...], id: str) -> Hand:
    for hand in hands:
        if hand.seat.id == id:
            return hand
    raise UserError(say("There is no character {id} here; choose one of those who take part.", id=id))


def _dice(seat: Seat, plan: Plan, changing: list[Supply]) -> tuple[PlacedDie, ...]:
    """The dice as the plan shows them, if they can be brought to lie so (R-CHECK-3)."""
    ways = bought_dice(seat.rolls, changing)
    shown = tuple(PlacedDie(die.die, die.kind, die.value) for die in plan.dice if die.character == seat.id)
    if not shown and len(ways) == 1:
        return ways[0]
    if not shown:
        raise UserError(say("The dice of {who} can be changed in several ways; show how they lie.", who=seat.name))
    wanted = Counter((die.kind, die.value) for die in shown)
    if not any(Counter((die.kind, die.value) for die in dice) == wanted for dice in ways):
        raise RuleBroken("R-CHECK-3", say("The dice of {who} cannot be brought to lie like this.", who=seat.name))
    return shown


def _place(hand: Hand, index: int, card: str) -> None:
    seat = hand.seat
    die = next((die for die in hand.dice if die.index == index), None)
    if die is None:
        raise UserError(say("{who} has no die {number}; choose one that lies there.", who=seat.name, number=index + 1))
    order = next((order for order in seat.orders if order.id == card), None)
    if order is None:
        raise RuleBroken("R-CARD-4", say("{card} is no order of {who} that is face up.", card=card, who=seat.name))
    if die.kind not in order.accepts:
        raise RuleBroken("R-CARD-5", say("{card} does not accept such a die.", card=order.name))
    if index in hand.on:
        reason = say("A die lies on one card only; take it from {card} first.", card=hand.on[index].name)
        raise RuleBroken("R-COMBAT-11", reason)
    if order in hand.on.values():
        raise RuleBroken("A-CARD-8", say("There is already a die on {card}.", card=order.name))
    hand.on[index] = order


def _aim(table: Table, hand: Hand, aim: Aim) -> None:
    by_card, by_die = aim.card or "", -1 if aim.die is None else aim.die
    source = (CARD, hand.seat.place_of(by_card)) if by_card else (DIE, by_die)
    if source not in {each for each, _ in hand.sources()}:
        raise UserError(say("{who} has no such source of attack; aim one that gives attack.", who=hand.seat.name))
    if source in hand.aims:
        raise RuleBroken("R-COMBAT-13", say("A source of {who} is aimed at two enemies.", who=hand.seat.name))
    hand.aims[source] = _foe(table, aim.enemy)


def _foe(table: Table, id: str) -> Foe:
    foe = next((foe for foe in table.enemies if foe.id == id), None)
    if foe is None:
        raise UserError(say("There is no living enemy {id} here; aim at one that is.", id=id))
    if not foe.vulnerable:
        raise RuleBroken("R-ENEMY-6", say("{enemy} takes no damage now.", enemy=foe.name))
    return foe


def _uses(table: Table, plan: Plan) -> tuple[LaidUse, ...]:
    free = list(table.consumables)
    laid = []
    for use in plan.used:
        owned = [each for each in free if each.id == use.id and table.characters[each.owner].id == use.owner]
        if not owned:
            reason = say("{what} cannot be used by {who} now, or not once more.", what=use.id, who=use.owner)
            raise RuleBroken("R-ITEM-3", reason)
        supply = owned[0]
        free.remove(supply)
        laid.append(_laid_use(table, supply, use))
    return tuple(laid)


def _laid_use(table: Table, supply: Supply, use: Use) -> LaidUse:
    if supply.changes:
        return LaidUse(supply, None, None, None)
    if use.way not in supply.ways:
        raise UserError(say("{what} cannot be used that way; choose another.", what=supply.name))
    gift = supply.gifts[supply.ways.index(use.way)]
    names = {seat.id: seat for seat in table.characters}
    aimed = use.target if use.target not in names else None
    helped = use.target if use.target in names else use.also
    if aimed is not None and not (gift.attack and table.scene == "combat"):
        raise UserError(say("{what} strikes no enemy; choose a character of those who take part.", what=supply.name))
    foe = _foe(table, aimed) if aimed is not None else None
    if helped is not None and helped not in names:
        raise UserError(say("There is no character {id} here; choose one of those who take part.", id=helped))
    seat = names[helped] if helped is not None and (gift.defense or gift.heal) else None
    if seat is not None and seat.fallen:
        raise RuleBroken("A-COMBAT-9", say("{who} is defeated and cannot be helped.", who=seat.name))
    return LaidUse(supply, gift, foe, seat)
