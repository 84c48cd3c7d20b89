"""Weighs one state of a fight: the chance before the dice of a round are rolled, given that of every state after it.

The characters are taken one after another. What is left once some of them have acted is a `Left`: health of the
enemies, and wounds of these characters. Rolls that leave the same choice are one, and what another choice outdoes is
left out. The character with the most different rolls comes last: each of its offers is weighed once against each `Left`
of the others.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import accumulate
from math import lcm, prod

from blackbook.resolver.odds.fight_round import (
    FAR,
    Stage,
    Standing,
    Wounds,
    strikes,
)
from blackbook.resolver.odds.outlook import Exposure, Offers, Outlook, best_offers
from blackbook.resolver.odds.rolls import Brought, Choices

Healths = tuple[int, ...]
Left = tuple[Healths, tuple[Wounds, ...]]
"""Health left to the enemies, and the wounds of each character so far for each sum of attack that may hit it later."""
Lefts = tuple[Left, ...]
Value = Callable[[Standing | bool], Fraction]
NEVER = Fraction(0)


class TooLong(Exception):  # noqa: N818 - no error, only a reason to do it another way
    """There is no time left to weigh the rest."""


@dataclass
class Known:
    """What was found for one state and serves others of the same fight."""

    rolls: dict[object, dict[Offers, int]] = field(default_factory=dict)
    strikes: dict[tuple[tuple[int, ...], Healths, tuple[bool, ...], int], list[Healths]] = field(default_factory=dict)


class Weighing:
    """One state that is being weighed. `watch` is called often; it may raise to give up."""

    def __init__(
        self, stage: Stage, standing: Standing, value: Value, known: Known, watch: Callable[[], None]
    ) -> None:
        self.stage = stage
        self.standing = standing
        self.value = value
        self.known = known
        self.watch = watch
        self.healths = tuple(health for _, health, _ in standing.enemies)
        self.open = tuple(foe.vulnerable for foe in stage.foes)
        self.most = max((health for health, is_open in zip(self.healths, self.open, strict=True) if is_open), default=0)
        self.order = sorted(range(len(stage.seats)), key=lambda at: len(stage.rolls[at]))
        self.outlook = Outlook(stage, standing)
        self.reach = self._reach()
        self._worth: dict[Left, Fraction] = {}

    def _reach(self) -> list[int]:
        """For so many characters that have acted, the most health that the others and later rounds can still take."""
        strengths = [max(_strength(choices) for choices in self.stage.rolls[at]) for at in self.order]
        if any(foe.flees for foe in self.stage.foes):
            return [FAR] * (len(strengths) + 1)
        return list(accumulate(reversed(strengths), initial=self.stage.attack_to_come))[::-1]

    def chance(self) -> Fraction:
        """The chance over all rolls of the round, each played as well as can be."""
        *people, lead = self.order
        others = self._together(people)
        # Alone, leaving out what is outdone costs more than it saves.
        rolls: list[tuple[Collection[Exposure], int]] = [
            *(self._rolls_of(lead) if people else self._different_rolls(lead)).items()
        ]
        own = list(dict.fromkeys(offer for offers, _ in rolls for offer in offers))
        worth: dict[tuple[Left, Exposure], Fraction] = {}
        for left in dict.fromkeys(left for lefts in others for left in lefts):
            self.watch()
            for offer in own:
                ends = self._acted(left, offer, self.reach[-1])
                worth[left, offer] = max([self.worth(end) for end in ends], default=NEVER)
        # Whole numbers over one denominator are far quicker to compare than fractions.
        common = lcm(*{each.denominator for each in worth.values()})
        count = {pair: each.numerator * (common // each.denominator) for pair, each in worth.items()}
        wins = 0
        for lefts, ways in others.items():
            self.watch()
            best = {offer: max([count[left, offer] for left in lefts], default=0) for offer in own}
            wins += ways * sum([times * max([best[offer] for offer in offers]) for offers, times in rolls])
        return Fraction(wins, common * prod(sum(each.values()) for each in self.stage.rolls))

    def _together(self, people: list[int]) -> dict[Lefts, int]:
        """What these characters leave together, and how often."""
        found: dict[Lefts, int] = {((self.healths, ()),): 1}
        for at, still in zip(people, self.reach[1:], strict=False):
            following: dict[Lefts, int] = {}
            rolls = self._rolls_of(at)
            for lefts, ways in found.items():
                self.watch()
                acted: dict[Exposure, list[Left]] = {}
                for offers, times in rolls.items():
                    for offer in offers:
                        if offer not in acted:
                            acted[offer] = [end for left in lefts for end in self._acted(left, offer, still)]
                    both = _sieved(end for offer in offers for end in acted[offer])
                    following[both] = following.get(both, 0) + ways * times
            found = following
        return found

    def _rolls_of(self, at: int) -> dict[Offers, int]:
        """The rolls of one character, as far as they differ here and without offers that are outdone."""
        stage = self.stage
        key = (stage.round, stage.alive, at, self.standing.wounds[at], self.outlook.threats[at], self.most)
        if key not in self.known.rolls:
            rolls: dict[Offers, int] = {}
            for offers, ways in self._different_rolls(at).items():
                best = best_offers(offers)
                rolls[best] = rolls.get(best, 0) + ways
            self.known.rolls[key] = rolls
        return self.known.rolls[key]

    def _different_rolls(self, at: int) -> dict[frozenset[Exposure], int]:
        """The rolls of one character as far as they differ here."""
        rolls = self.stage.rolls[at]
        different = {brought for choices in rolls for brought in choices}
        offer_of = {brought: self._offer(at, brought) for brought in different}
        found: dict[frozenset[Exposure], int] = {}
        for choices, ways in rolls.items():
            offers = frozenset([offer_of[brought] for brought in choices])
            found[offers] = found.get(offers, 0) + ways
        return found

    def _offer(self, at: int, brought: Brought) -> Exposure:
        sources, wounds = self.outlook.exposure(at, brought)
        return tuple([min(each, self.most) for each in sources]), wounds

    def _acted(self, left: Left, offer: Exposure, reach: int) -> list[Left]:
        """What may be left once one more character has acted, without what is beyond the reach of all after it."""
        healths, wounds = left
        sources, own = offer
        both = (*wounds, own)
        key = (sources, healths, self.open, reach)
        ends = self.known.strikes.get(key)
        if ends is None:
            ends = self.known.strikes[key] = strikes(*key, self.watch)
        return [(end, both) for end in ends]

    def worth(self, left: Left) -> Fraction:
        """The chance after the round at best, once all characters have acted."""
        if left not in self._worth:
            self._worth[left] = max(self.value(end) for end in self._after(*left))
        return self._worth[left]

    def _after(self, healths: Healths, tables: tuple[Wounds, ...]) -> Iterator[Standing | bool]:
        """How it may go on once all characters have acted."""
        by_seat = dict(zip(self.order, tables, strict=True))
        yield from self.outlook.after(healths, tuple(by_seat[at] for at in range(len(tables))))


def _strength(choices: Choices) -> int:
    """The greatest attack among the choices of a roll."""
    return max(sum(sources) for sources, _, _ in choices)


def _sieved(lefts: Iterable[Left]) -> Lefts:
    """Without those that another outdoes, in one order."""
    different = set(lefts)
    if len(different) == 1:
        return tuple(different)
    kept: list[Left] = []
    for left in sorted(different):
        if not any(_outdone(left, other) for other in kept):
            kept.append(left)
    return tuple(kept)


def _outdone(left: Left, other: Left) -> bool:
    """Nothing of the other is greater. A lesser one sorts before a greater."""
    for less, more in zip(other[0], left[0], strict=True):
        if less > more:
            return False
    for fewer, many in zip(other[1], left[1], strict=True):
        for less, more in zip(fewer, many, strict=True):
            if less > more:
                return False
    return True
