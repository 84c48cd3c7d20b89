"""Demons that nobody works for, and their penalties of the day (R-DEMON-3, R-DEMON-8 to R-DEMON-13)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from blackbook.campaign.characters import SetAsideDie
from blackbook.campaign.components import JobCard
from blackbook.content.characters import Demon
from blackbook.content.effects import Effects, FightStart, Rule
from blackbook.content.modifiers import CheckHarder, DiceMinus, FlipCards, MoveRange, Price
from blackbook.rules.agenda import Steps
from blackbook.rules.effects import Cause, perform
from blackbook.rules.standing import beside, in_force
from blackbook.text import Name, Text, say

if TYPE_CHECKING:
    from blackbook.rules.game import Game

DEMON_SLOTS = (1, 2, 3)
USUAL_RANGE = 2
"""Locations that a character may move through in a turn (R-DAY-5)."""


def demon_in(game: Game, who: str, slot: int) -> Demon | None:
    """The demon of a slot of the board; None while nobody has told which it is."""
    return next((demon for demon in game.library.demons_of(who) if demon.slot == slot), None)


def demon_name(game: Game, who: str, slot: int) -> Name | Text:
    """The printed name of the demon in a slot, else the slot's number."""
    demon = demon_in(game, who, slot)
    if demon is None or not demon.label.languages:
        return say("demon {slot}", slot=slot)
    return game.name("demons", demon.id)


def job_in(game: Game, who: str, slot: int) -> JobCard | None:
    cards = game.state.all(JobCard)
    return next((card for card in cards if card.owner == who and card.place == "slot" and card.slot == slot), None)


def awake_slots(game: Game, who: str) -> tuple[int, ...]:
    """Slots whose demon is idle: no job card lies there, nor did one this morning if the campaign plays it so.

    A card that was taken back by day keeps the number of its slot while its demon stays quiet (A-DEMON-2).
    """
    busy = {card.slot for card in game.state.all(JobCard) if card.owner == who}
    return tuple(slot for slot in DEMON_SLOTS if slot not in busy)


def awake_demons(game: Game, who: str) -> tuple[Demon, ...]:
    """The known demons of a character whose penalties are in force (R-DEMON-3)."""
    demons = (demon_in(game, who, slot) for slot in awake_slots(game, who))
    return tuple(demon for demon in demons if demon is not None)


def penalties(game: Game, who: str) -> Iterator[tuple[Demon, object]]:
    """Every modifier in force with the demon that it comes from."""
    for demon in awake_demons(game, who):
        for modifier in in_force(game, demon.effect or (), Cause(who=who, kind="demons", component=demon.id)):
            yield demon, modifier


WHILE_AWAKE = (MoveRange, Price, CheckHarder, FightStart)
"""Penalties that are looked up when they matter, also those on a condition."""
COUNTED = (*WHILE_AWAKE, DiceMinus, FlipCards)


def mischief_of_the_day(game: Game) -> Steps:
    """What idle demons do beside the penalties that the program keeps: done, or told, as the day begins (R-DEMON-3)."""
    return tuple(
        step
        for character in game.in_turn_order
        for demon in awake_demons(game, character.id)
        for step in perform(
            beside(demon.effect or (), COUNTED, WHILE_AWAKE),
            Cause(who=character.id, kind="demons", component=demon.id),
        )
    )


def move_range(game: Game, who: str) -> int:
    """How many steps the character may move; two slow demons slow it no further (R-DAY-9, R-DEMON-12)."""
    changes = [modifier.change for _, modifier in penalties(game, who) if isinstance(modifier, MoveRange)]
    return max(0, USUAL_RANGE + min(changes, default=0))


def surcharge(game: Game, who: str, of: str) -> int:
    """How many rubles more the character pays on the market for `items` or `cards` (R-DEMON-10)."""
    prices = [modifier for _, modifier in penalties(game, who) if isinstance(modifier, Price)]
    return sum((price.items if of == "items" else price.cards) or 0 for price in prices)


def check_penalty(game: Game, who: str, kind: str) -> int:
    """By how much a check of that kind is harder when the character takes part (R-DEMON-9, A-CHECK-2)."""
    harder = [modifier for _, modifier in penalties(game, who) if isinstance(modifier, CheckHarder)]
    return sum(modifier.plus for modifier in harder if modifier.kind in (kind, "any", None))


def fight_start_effects(game: Game, who: str) -> Effects:
    """What the demons do to the character at the start of each fight (R-DEMON-13)."""
    starts = [modifier for _, modifier in penalties(game, who) if isinstance(modifier, FightStart)]
    return tuple(effect for start in starts for effect in start.effects)


def dice_of(game: Game, who: str) -> dict[str, int]:
    """How many dice of each kind the character rolls: its own without those set aside (R-DEMON-8)."""
    character = game.character(who)
    away = [die.kind for die in game.state.all(SetAsideDie) if die.character == who]
    return {
        "attack": max(0, character.attack_dice - away.count("attack")),
        "defense": max(0, character.defense_dice - away.count("defense")),
    }


def lost_dice(demon: Demon) -> tuple[str, ...]:
    """The kinds of the dice that a demon takes away, one for each die."""
    rules = [effect.modifier for effect in demon.effect or () if isinstance(effect, Rule)]
    minus = [modifier for modifier in rules if isinstance(modifier, DiceMinus)]
    return tuple(modifier.kind or "any" for modifier in minus for _ in range(modifier.minus))


def flips(demon: Demon) -> tuple[FlipCards, ...]:
    """What cards a demon turns face down."""
    rules = [effect.modifier for effect in demon.effect or () if isinstance(effect, Rule)]
    return tuple(modifier for modifier in rules if isinstance(modifier, FlipCards))


def demons_changed(game: Game) -> Steps:
    """Steps that bring dice and cards in line with the demons that are awake now."""
    from blackbook.rules.penalties import DemonsOf

    return tuple(DemonsOf(who=each.id) for each in game.in_turn_order)
