"""A plan in the players' hands: dice are moved, sources aimed, consumables taken up and put back."""

from __future__ import annotations

from dataclasses import dataclass, replace

from blackbook.resolver.explanation.layout import CARD, DIE, Hand, LaidUse, SourceKey, lay_out
from blackbook.resolver.model.numbers import Order, Table
from blackbook.resolver.model.plan import Aim, Placement, Plan, Use
from blackbook.resolver.resolution import Resolution, resolution


@dataclass(frozen=True)
class Source:
    """A source of attack: an unplaced die or a card, and the enemy it is aimed at."""

    character: str
    die: int | None
    card: str | None
    value: int
    enemy: str | None


@dataclass(frozen=True)
class WorkingPlan:
    """A plan on a table. Each change gives a new one; RuleBroken or UserError if it cannot be."""

    table: Table
    plan: Plan

    def resolution(self) -> Resolution:
        """What comes of it."""
        return resolution(self.table, self.plan)

    def hands(self) -> tuple[Hand, ...]:
        """The dice of each character with the cards they lie on."""
        return lay_out(self.table, self.plan).hands

    def hand(self, who: str) -> Hand:
        return next(hand for hand in self.hands() if hand.seat.id == who)

    def uses(self) -> tuple[LaidUse, ...]:
        return lay_out(self.table, self.plan).uses

    def order(self, who: str, card: str) -> Order | None:
        """An order of that character that is face up; None for any other card."""
        seat = next(seat for seat in self.table.characters if seat.id == who)
        return next((order for order in seat.orders if order.id == card), None)

    def place(self, who: str, die: int, card: str) -> WorkingPlan:
        """Put a die on an order; what lay there comes back, and its source aims where the die aimed."""
        before = self._aim_of(who, die, None)
        kept = [each for each in self.plan.placements if (each.character, each.die) != (who, die)]
        kept = [each for each in kept if (each.character, each.card) != (who, card)]
        aims = [aim for aim in self.plan.targets if (aim.character, aim.die) != (who, die) or aim.die is None]
        if before is not None and self._aim_of(who, None, card) is None:
            aims.append(Aim(who, before, None, card))
        return self._with(placements=(*kept, Placement(who, die, card)), targets=tuple(aims))

    def lift(self, who: str, die: int) -> WorkingPlan:
        """Take a die from its card."""
        card = next((e.card for e in self.plan.placements if (e.character, e.die) == (who, die)), None)
        before = self._aim_of(who, None, card) if card is not None else None
        kept = tuple(each for each in self.plan.placements if (each.character, each.die) != (who, die))
        aims = tuple(aim for aim in self.plan.targets if aim.character != who or aim.card is None or aim.card != card)
        if before is not None:
            aims = (*aims, Aim(who, before, die))
        return self._with(placements=kept, targets=aims)

    def aim(self, who: str, enemy: str, *, die: int | None = None, card: str | None = None) -> WorkingPlan:
        """Aim a source at an enemy (R-COMBAT-13)."""
        others = [a for a in self.plan.targets if (a.character, a.die, a.card) != (who, die, card)]
        changed = replace(self.plan, targets=(*others, Aim(who, enemy, die, card)))
        lay_out(self.table, changed)
        return WorkingPlan(self.table, changed)

    def use(self, use: Use) -> WorkingPlan:
        """Take up an item or a helper, in place of another use of the same."""
        others = tuple(each for each in self.plan.used if (each.owner, each.id) != (use.owner, use.id))
        return self._with(used=(*others, use))

    def put_back(self, owner: str, id: str) -> WorkingPlan:
        """Leave an item or a helper unused."""
        return self._with(used=tuple(each for each in self.plan.used if (each.owner, each.id) != (owner, id)))

    def aimed(self) -> WorkingPlan:
        """The same with every source aimed: one that has no enemy takes its own character's, else the first."""
        hands = lay_out(self.table, replace(self.plan, targets=())).hands
        aims = [aim for hand in hands for aim in self._aims(hand)]
        return WorkingPlan(self.table, replace(self.plan, targets=tuple(aims)))

    def sources(self) -> tuple[Source, ...]:
        """Every source of attack of those who stand, as it is aimed."""
        found = []
        for hand in self.hands():
            for key, value in hand.sources():
                foe = hand.aims.get(key)
                die, card = _named(hand, key)
                found.append(Source(hand.seat.id, die, card, value, foe.id if foe is not None else None))
        return tuple(found)

    def _with(
        self,
        placements: tuple[Placement, ...] | None = None,
        targets: tuple[Aim, ...] | None = None,
        used: tuple[Use, ...] | None = None,
    ) -> WorkingPlan:
        plan = replace(
            self.plan,
            placements=self.plan.placements if placements is None else placements,
            targets=self.plan.targets if targets is None else targets,
            used=self.plan.used if used is None else used,
        )
        return WorkingPlan(self.table, plan).aimed()

    def _aims(self, hand: Hand) -> list[Aim]:
        foes = [foe for foe in self.table.enemies if foe.vulnerable]
        if not foes or hand.seat.fallen:
            return []
        own = [foe.id for foe in foes if foe.assigned_to == hand.seat.index]
        default = (own or [foe.id for foe in foes])[0]
        aims = []
        for key, _ in hand.sources():
            die, card = _named(hand, key)
            aims.append(Aim(hand.seat.id, self._aim_of(hand.seat.id, die, card) or default, die, card))
        return aims

    def _aim_of(self, who: str, die: int | None, card: str | None) -> str | None:
        return next((a.enemy for a in self.plan.targets if (a.character, a.die, a.card) == (who, die, card)), None)


def _named(hand: Hand, key: SourceKey) -> tuple[int | None, str | None]:
    """The die or the card that a source is."""
    what, place = key
    if what == DIE:
        return place, None
    assert what == CARD
    cards = {order.card: order.id for order in hand.seat.orders} | {each.card: each.id for each in hand.seat.keys}
    return None, cards[place]
