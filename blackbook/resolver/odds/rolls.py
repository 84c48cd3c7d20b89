"""What one character may roll in a fight, and how often.

Rolls that open the same choices are one: a roll is no more than the set of what placing its dice can bring, without
what another placing outdoes. Attack dice and defense dice meet only in the orders that take both, so each kind of dice
is placed apart, for every share of those orders.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from itertools import combinations_with_replacement, product
from math import factorial

from blackbook.resolver.model.case import Pool
from blackbook.resolver.model.dice import after_keys
from blackbook.resolver.model.effects import KINDS, Kind
from blackbook.resolver.model.numbers import PlacedDie, Seat
from blackbook.resolver.model.sources import outdoes

Values = tuple[int, ...]
Brought = tuple[tuple[int, ...], int, int]
"""Attack of each source, greatest first; defense; healing."""
Choices = tuple[Brought, ...]
"""All that a roll can bring, nothing outdone by another."""
Faces = Mapping[Kind, Values]
NOTHING: Brought = ((), 0, 0)


@dataclass(frozen=True)
class Limits:
    """Above these nothing is gained: attack of a source, defense, healing. `one_target` if sources may be added up."""

    attack: int
    defense: int
    heal: int
    one_target: bool


def rolls_of(seat: Seat, pool: Pool, faces: Faces, limits: Limits, watch: Callable[[], None]) -> dict[Choices, int]:
    """Number of equally likely rolls by the choices they open. `watch` is called often; it may raise to give up."""
    placing = Placing(seat, limits)
    found: dict[Choices, int] = {}
    for lying, ways in _lying(seat, pool, faces, watch).items():
        watch()
        choices = placing.choices(lying)
        found[choices] = found.get(choices, 0) + ways
    return found


def sieved(choices: Iterable[Brought]) -> Choices:
    """The choices without those that another outdoes, in one order."""
    ranked = sorted(set(choices), key=lambda each: (-sum(each[0]), -each[1], -each[2], -len(each[0]), each[0]))
    kept: list[Brought] = []
    for sources, defense, heal in ranked:
        if not any(
            other[1] >= defense and other[2] >= heal and outdoes(other[0], sources) for other in kept
        ):
            kept.append((sources, defense, heal))
    return tuple(kept)


def arrangements(values: Values, faces: Values) -> int:
    """In how many ways dice come to show these values, in any order."""
    ways = factorial(len(values))
    for value in set(values):
        n = values.count(value)
        ways = ways // factorial(n) * faces.count(value) ** n
    return ways


Lying = tuple[tuple[Values, Values], ...]
"""Every way the dice may lie after the keys: values of attack dice and of defense dice."""


def _lying(seat: Seat, pool: Pool, faces: Faces, watch: Callable[[], None]) -> dict[Lying, int]:
    """How often the dice come to lie so once the keys have changed them."""
    found: dict[Lying, int] = {}
    of_attack, of_defense = rolled(faces["attack"], pool.attack), rolled(faces["defense"], pool.defense)
    for (attack, ways), (defense, times) in product(of_attack, of_defense):
        if seat.dice_keys:
            watch()
        lying = lying_after_keys(seat, attack, defense)
        found[lying] = found.get(lying, 0) + ways * times
    return found


def lying_after_keys(seat: Seat, attack: Values, defense: Values) -> Lying:
    """How the dice of one roll may lie once the keys have changed them."""
    if not seat.dice_keys:
        return ((attack, defense),)
    dice = [PlacedDie(0, "attack", value) for value in attack] + [PlacedDie(0, "defense", value) for value in defense]
    return tuple(sorted({_by_kind(after) for after in after_keys(tuple(dice), seat.dice_keys)}))


def rolled(faces: Values, dice: int) -> list[tuple[Values, int]]:
    """The different rolls of dice of one kind, and how often each comes."""
    rolls = combinations_with_replacement(sorted(set(faces)), dice)
    return [(values, arrangements(values, faces)) for values in rolls]


def _by_kind(dice: tuple[PlacedDie, ...]) -> tuple[Values, Values]:
    attack, defense = (tuple(sorted(die.value for die in dice if die.kind == kind)) for kind in KINDS)
    return attack, defense


class Placing:
    """Places the dice of one character; what has been found for some dice serves for all rolls that have them."""

    def __init__(self, seat: Seat, limits: Limits) -> None:
        self.limits = limits
        self.orders = seat.orders
        fixed = tuple(key.attack for key in seat.keys if key.attack)
        self.fixed = self._added(NOTHING, (fixed, seat.defense, 0))
        only = {kind: self._mask(frozenset((kind,))) for kind in KINDS}
        both = self._mask(frozenset(KINDS))
        self.shares = [(only["attack"] | some, only["defense"] | (both ^ some)) for some in _subsets(both)]
        self._of_kind: dict[tuple[Kind, Values, int], Choices] = {}
        self._of_both: dict[tuple[tuple[Choices, Choices], ...], Choices] = {}

    def _mask(self, accepts: frozenset[Kind]) -> int:
        return sum(1 << at for at, order in enumerate(self.orders) if order.accepts == accepts)

    def choices(self, lying: Lying) -> Choices:
        """What a roll can bring, whichever way its dice may lie."""
        pairs = tuple(
            (self._placed("attack", attack, to_attack), self._placed("defense", defense, to_defense))
            for attack, defense in lying
            for to_attack, to_defense in self.shares
        )
        if pairs not in self._of_both:
            both = (self._added(self._added(self.fixed, a), d) for one, other in pairs for a in one for d in other)
            self._of_both[pairs] = sieved(both)
        return self._of_both[pairs]

    def _placed(self, kind: Kind, values: Values, mask: int) -> Choices:
        """What dice of one kind can bring with the orders of a set, each taking one of them or none."""
        key = (kind, values, mask)
        if key not in self._of_kind:
            self._of_kind[key] = self._place(kind, values, mask)
        return self._of_kind[key]

    def _place(self, kind: Kind, values: Values, mask: int) -> Choices:
        if not mask or not values:
            plain = (values, 0, 0) if kind == "attack" else ((), sum(values), 0)
            return (self._added(NOTHING, plain),)
        at = mask.bit_length() - 1
        order, rest = self.orders[at], mask ^ (1 << at)
        found = list(self._placed(kind, values, rest))
        for value in set(values):
            place = values.index(value)
            gain = ((order.gives("attack", value),), order.gives("defense", value), order.heals)
            found += [
                self._added(each, gain) for each in self._placed(kind, values[:place] + values[place + 1 :], rest)
            ]
        return sieved(found)

    def _added(self, one: Brought, other: Brought) -> Brought:
        """Both together, no more than can be of use."""
        limits = self.limits
        sources = (*one[0], *other[0])
        if limits.one_target:
            attack = min(sum(sources), limits.attack)
            sources = (attack,) if attack else ()
        else:
            sources = tuple(sorted((min(each, limits.attack) for each in sources if each), reverse=True))
        return sources, min(one[1] + other[1], limits.defense), min(one[2] + other[2], limits.heal)


def _subsets(mask: int) -> list[int]:
    found = [mask]
    while found[-1]:
        found.append((found[-1] - 1) & mask)
    return found
