"""Which choices of word cards another one of the same character outdoes for certain, whatever is rolled.

So it is where each card that gives something has another one that stands for it: one that gives at least as much for
every value a die can show, in every round that is left. Who has those cards can do all that could be done without.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from blackbook.resolver.advice.choices import Choice, seats_of
from blackbook.resolver.model.case import Case
from blackbook.resolver.model.dice import changed
from blackbook.resolver.model.effects import KINDS, Kind
from blackbook.resolver.model.numbers import Order, PlacedDie, Seat
from blackbook.resolver.odds.check import faces_of


@dataclass(frozen=True)
class _Card:
    """What one card can give: a key without any die, an order (`on` is what it gives on each die) with one."""

    attack: int = 0
    defense: int = 0
    on: tuple[tuple[tuple[Kind, int], int, int], ...] = ()
    """The die, attack and defense."""
    heals: int = 0


def not_outdone(case: Case, at: int, choices: Sequence[Choice]) -> list[Choice]:
    """The choices of one character without those that another outdoes; of equal ones the first."""
    rounds = [[_round(case, seat) for seat in seats_of(case, at, choice.cards)] for choice in choices]
    kept: list[int] = []
    for one in range(len(choices)):
        if not any(_outdoes(rounds[other], rounds[one]) for other in kept):
            kept = [other for other in kept if not _outdoes(rounds[one], rounds[other])]
            kept.append(one)
    return [choices[one] for one in sorted(kept)]


_Round = tuple[object, "Counter[_Card]"]
"""What decides which dice lie there, and what the cards give for them."""


def _round(case: Case, seat: Seat) -> _Round:
    dice = _dice(case, seat)
    cards = Counter(_Card(key.attack, key.defense) for key in seat.keys)
    cards.update(_order(order, dice) for order in seat.orders)
    return (seat.pools, seat.dice_keys, seat.reroll), cards


def _dice(case: Case, seat: Seat) -> list[tuple[Kind, int]]:
    """Every die that may come to lie there once keys have changed what was rolled."""
    faces = faces_of(case)
    lying = {PlacedDie(0, kind, value) for kind in KINDS for value in faces[kind]}
    for ways in seat.dice_keys:
        for way in ways:
            for change in way:
                lying |= {changed(die, change) for die in lying}
    return sorted({(die.kind, die.value) for die in lying})


def _order(order: Order, dice: Sequence[tuple[Kind, int]]) -> _Card:
    on = [
        (die, order.gives("attack", die[1]), order.gives("defense", die[1])) for die in dice if die[0] in order.accepts
    ]
    return _Card(on=tuple(on), heals=order.heals)


def _outdoes(one: Sequence[_Round], other: Sequence[_Round]) -> bool:
    return all(a[0] == b[0] and _stand_for(a[1] - b[1], b[1] - a[1]) for a, b in zip(one, other, strict=True))


def _stand_for(cards: Counter[_Card], others: Counter[_Card]) -> bool:
    """Whether each of the others has one of the cards to stand for it; what both have stands for itself."""
    if not others:
        return True
    other = next(iter(others))
    return any(
        _is_as_good(card, other) and _stand_for(cards - Counter([card]), others - Counter([other])) for card in cards
    )


@cache
def _is_as_good(one: _Card, other: _Card) -> bool:
    """Whether one card does at least what the other does. A key needs no die, which then counts beside it."""
    if one.on or one.heals:
        if (other.attack or other.defense) and not other.on:
            return False
        gives = {die: (attack, defense) for die, attack, defense in one.on}
        return one.heals >= other.heals and all(
            die in gives and gives[die][0] >= attack and gives[die][1] >= defense for die, attack, defense in other.on
        )
    if other.heals:
        return False
    attack = max([other.attack, *(attack for _, attack, _ in other.on)])
    defense = max([other.defense, *(defense for _, _, defense in other.on)])
    return one.attack >= attack and one.defense >= defense
