"""Weighs one state of a fight: the chance before the dice of a round are rolled, given that of every state after it.

The characters are taken one after another. What is left once some of them have acted is a `Left`: health of the
enemies, and wounds of these characters. Rolls that leave the same choice are one, and what another choice outdoes is
left out. The character with the most different rolls comes last: each of its offers is weighed once against each `Left`
of the others.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from fractions import Fraction
from math import lcm, prod

from blackbook.resolver.odds_rolls import Brought, Choices
from blackbook.resolver.odds_round import Exposure, Stage, Standing, Threat, Wounds, after, exposure, strikes, threat

Healths = tuple[int, ...]
Left = tuple[Healths, tuple[Wounds, ...]]
"""Health left to the enemies, and the wounds of each character so far for each sum of attack that may hit it later."""
Lefts = tuple[Left, ...]
Offers = tuple[Exposure, ...]
Value = Callable[[Standing | bool], Fraction]
SURE = Fraction(1)


@dataclass
class Known:
    """What was found for one state and serves others of the same fight."""

    rolls: dict[object, dict[Offers, int]] = field(default_factory=dict)
    strikes: dict[tuple[tuple[int, ...], Healths, tuple[bool, ...]], list[Healths]] = field(default_factory=dict)


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
        self.threats = [self._threat(at) for at in range(len(stage.seats))]
        self._worth: dict[Left, Fraction] = {}

    def _threat(self, at: int) -> Threat:
        """What may hit a character as far as it still matters."""
        against = threat(self.stage, self.standing, at)
        if self.standing.wounds[at] >= self.stage.seats[at].health:
            return Threat(0, (0,))
        return Threat(against.first, (0,)) if self.stage.ends_with_the_sources else against

    def chance(self) -> Fraction:
        """The chance over all rolls of the round, each played as well as can be."""
        *people, lead = self.order
        others = self._together(people)
        rolls = self._rolls_of(lead)
        own = list(dict.fromkeys(offer for offers in rolls for offer in offers))
        worth = {
            (left, offer): max(self.worth(end) for end in self._acted(left, offer))
            for left in dict.fromkeys(left for lefts in others for left in lefts)
            for offer in own
        }
        common = lcm(*{each.denominator for each in worth.values()})
        count = {pair: each.numerator * (common // each.denominator) for pair, each in worth.items()}
        wins = 0
        for lefts, ways in others.items():
            self.watch()
            best = {offer: max([count[left, offer] for left in lefts]) for offer in own}
            wins += ways * sum([times * max([best[offer] for offer in offers]) for offers, times in rolls.items()])
        return Fraction(wins, common * prod(sum(each.values()) for each in self.stage.rolls))

    def chance_after(self, roll: tuple[Choices, ...]) -> Fraction:
        """The chance after one roll of all characters, played as well as can be."""
        lefts: Lefts = ((self.healths, ()),)
        for at in self.order:
            offers = self._offers(at, roll[at])
            lefts = _sieved(end for left in lefts for offer in offers for end in self._acted(left, offer))
        return max(self.worth(left) for left in lefts)

    def _together(self, people: list[int]) -> dict[Lefts, int]:
        """What these characters leave together, and how often."""
        found: dict[Lefts, int] = {((self.healths, ()),): 1}
        for at in people:
            following: dict[Lefts, int] = {}
            rolls = self._rolls_of(at)
            for lefts, ways in found.items():
                self.watch()
                acted: dict[Exposure, list[Left]] = {}
                for offers, times in rolls.items():
                    for offer in offers:
                        if offer not in acted:
                            acted[offer] = [end for left in lefts for end in self._acted(left, offer)]
                    both = _sieved(end for offer in offers for end in acted[offer])
                    following[both] = following.get(both, 0) + ways * times
            found = following
        return found

    def _rolls_of(self, at: int) -> dict[Offers, int]:
        """The rolls of one character, as far as they differ here."""
        stage = self.stage
        key = (stage.round, stage.alive, at, self.standing.wounds[at], self.threats[at], self.most)
        if key not in self.known.rolls:
            rolls: dict[Offers, int] = {}
            for choices, ways in stage.rolls[at].items():
                offers = self._offers(at, choices)
                rolls[offers] = rolls.get(offers, 0) + ways
            self.known.rolls[key] = rolls
        return self.known.rolls[key]

    def _offers(self, at: int, choices: Choices) -> Offers:
        """How the choices of one character fare, without those outdone."""
        return tuple(sorted({self._offer(at, brought) for brought in choices}))

    def _offer(self, at: int, brought: Brought) -> Exposure:
        health = self.stage.seats[at].health
        sources, wounds = exposure(brought, self.standing.wounds[at], health, self.threats[at])
        harmless = health - self.stage.to_come
        wounds = tuple([0 if each < harmless else each for each in wounds])
        return tuple([min(each, self.most) for each in sources]), wounds

    def _acted(self, left: Left, offer: Exposure) -> list[Left]:
        """What may be left once one more character has acted."""
        healths, wounds = left
        sources, own = offer
        both = (*wounds, own)
        if not sources:
            return [(healths, both)]
        key = (sources, healths, self.open)
        ends = self.known.strikes.get(key)
        if ends is None:
            ends = self.known.strikes[key] = strikes(*key)
        return [(end, both) for end in ends]

    def worth(self, left: Left) -> Fraction:
        """The chance after the round at best, once all characters have acted."""
        if left not in self._worth:
            self._worth[left] = self._weigh(*left)
        return self._worth[left]

    def _weigh(self, healths: Healths, tables: tuple[Wounds, ...]) -> Fraction:
        if not any(healths):
            return SURE
        wounds = [0] * len(tables)
        for at, table in zip(self.order, tables, strict=True):
            later = self.threats[at].later
            wounds[at] = table[later.index(self._hits_later(healths, at))] if len(later) > 1 else table[0]
        best = Fraction(0)
        for standing in after(self.stage, self.standing, healths, tuple(wounds)):
            best = max(best, self.value(standing))
        return best

    def _hits_later(self, healths: Healths, at: int) -> int:
        """Attack of the enemies left that strike a character after the sources."""
        return sum(
            foe.attack
            for foe, left, (_, _, assigned) in zip(self.stage.foes, healths, self.standing.enemies, strict=True)
            if left and not foe.first and (foe.hits_all or assigned == at)
        )


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
