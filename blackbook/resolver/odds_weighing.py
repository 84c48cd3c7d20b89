"""Weighs one state of a fight: the chance before the dice of a round are rolled, given that of every state after it.

The characters are taken together one after another. What they bring together, sources and wounds, is a `Joint`; rolls
that come to the same joints are one, and of the joints of a roll those that another outdoes are left out. The character
with the most different rolls comes last and is not joined: each of its offers is weighed once against each joint of
the others.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from fractions import Fraction
from math import lcm, prod

from blackbook.resolver.battle import outdoes
from blackbook.resolver.odds_rolls import Brought, Choices
from blackbook.resolver.odds_round import (
    Stage,
    Standing,
    Threat,
    Wounds,
    after,
    exposure,
    hits_later,
    strikes,
    threat,
)

Joint = tuple[tuple[int, ...], tuple[Wounds, ...]]
"""Sources of some characters together, and the wounds of each for each sum of attack that may hit it later."""
Joints = tuple[Joint, ...]
Value = Callable[[Standing | bool], Fraction]
EMPTY: Joint = ((), ())


@dataclass
class Known:
    """What was found for one state and serves others of the same fight."""

    rolls: dict[object, dict[Joints, int]] = field(default_factory=dict)
    strikes: dict[object, list[Wounds]] = field(default_factory=dict)


def weigh(stage: Stage, standing: Standing, value: Value, known: Known, watch: Callable[[], None]) -> Fraction:
    """The chance over all rolls of the round, each played as well as can be."""
    weighing = Weighing(stage, standing, value, known, watch)
    lead = max(range(len(stage.seats)), key=lambda at: len(stage.rolls[at]))
    others = weighing.together([at for at in range(len(stage.seats)) if at != lead])
    brought = list(dict.fromkeys(each for choices in stage.rolls[lead] for each in choices))
    own = [weighing.alone(lead, each) for each in brought]
    worth = {
        (joint, offer): weighing.worth(weighing.joined(joint, offer), lead)
        for joint in dict.fromkeys(joint for joints in others for joint in joints)
        for offer in dict.fromkeys(own)
    }
    common = lcm(*(each.denominator for each in worth.values()))
    count = {pair: each.numerator * (common // each.denominator) for pair, each in worth.items()}
    wins = 0
    for joints, ways in others.items():
        watch()
        best_of = {offer: max(count[joint, offer] for joint in joints) for offer in dict.fromkeys(own)}
        best = dict(zip(brought, (best_of[offer] for offer in own), strict=True))
        wins += ways * sum(times * max(best[each] for each in choices) for choices, times in stage.rolls[lead].items())
    return Fraction(wins, common * prod(sum(rolls.values()) for rolls in stage.rolls))


class Weighing:
    """One state that is being weighed."""

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
        targets = [health for health, is_open in zip(self.healths, self.open, strict=True) if is_open]
        self.one_target = targets[0] if len(targets) == 1 else 0
        self.nothing_to_strike = not targets
        self.threats: list[Threat] = []
        for at, seat in enumerate(stage.seats):
            against = threat(stage, standing, at)
            is_over = stage.last and not any(foe.flees for foe in stage.foes)
            has_fallen = standing.wounds[at] >= seat.health
            self.threats.append(Threat(against.first, (0,)) if is_over or has_fallen else against)

    def alone(self, at: int, brought: Brought) -> Joint:
        """How an offer of one character fares."""
        seat = self.stage.seats[at]
        found = exposure(brought, self.standing.wounds[at], seat.health, self.threats[at])
        wounds = found.wounds
        if self.stage.last:
            wounds = tuple(seat.health if each >= seat.health else 0 for each in wounds)
        return self._struck(found.sources), (wounds,)

    def joined(self, one: Joint, other: Joint) -> Joint:
        """Two together."""
        return self._struck((*one[0], *other[0])), (*one[1], *other[1])

    def _struck(self, sources: tuple[int, ...]) -> tuple[int, ...]:
        """The sources as far as they count: their sum where there is but one target."""
        if self.nothing_to_strike:
            return ()
        if self.one_target:
            attack = min(sum(sources), self.one_target)
            return (attack,) if attack else ()
        return tuple(sorted(sources, reverse=True))

    def together(self, people: list[int]) -> dict[Joints, int]:
        """What these characters bring together, and how often."""
        found: dict[Joints, int] = {(EMPTY,): 1}
        for at in people:
            following: dict[Joints, int] = {}
            rolls = self._rolls_of(at)
            for joints, ways in found.items():
                self.watch()
                for more, times in rolls.items():
                    both = _sieved(self.joined(one, other) for one in joints for other in more)
                    following[both] = following.get(both, 0) + ways * times
            found = following
        return found

    def _rolls_of(self, at: int) -> dict[Joints, int]:
        """The rolls of one character, as far as they differ here."""
        key = (self.stage.round, tuple(foe.index for foe in self.stage.foes), at, self.standing.wounds[at],
               self.threats[at], self.one_target)
        if key not in self.known.rolls:
            fares: dict[Brought, Joint] = {}
            rolls: dict[Joints, int] = {}
            for choices, ways in self.stage.rolls[at].items():
                joints = _sieved([self._fares(fares, at, brought) for brought in choices])
                rolls[joints] = rolls.get(joints, 0) + ways
            self.known.rolls[key] = rolls
        return self.known.rolls[key]

    def _fares(self, fares: dict[Brought, Joint], at: int, brought: Brought) -> Joint:
        if brought not in fares:
            fares[brought] = self.alone(at, brought)
        return fares[brought]

    def worth(self, joint: Joint, lead: int) -> Fraction:
        """The chance after this round at best, with the lead's wounds last in the joint."""
        sources, wounds = joint
        tables = [*wounds[:lead], wounds[-1], *wounds[lead:-1]]
        best = Fraction(0)
        for healths in self._strikes(sources):
            if not any(healths):
                return Fraction(1)
            left = tuple(
                table[against.later.index(hits_later(self.stage, self.standing, healths, at))]
                if len(table) > 1 else table[0]
                for at, (table, against) in enumerate(zip(tables, self.threats, strict=True))
            )
            for standing in after(self.stage, self.standing, healths, left):
                best = max(best, self.value(standing))
        return best

    def worth_of_roll(self, roll: tuple[Choices, ...]) -> Fraction:
        """The chance after one roll of all characters, played as well as can be."""
        joints: Joints = (EMPTY,)
        for at, choices in enumerate(roll):
            own = _sieved([self.alone(at, brought) for brought in choices])
            joints = _sieved([self.joined(one, other) for one in joints for other in own])
        last = len(roll) - 1
        return max(self.worth(joint, last) for joint in joints)

    def _strikes(self, sources: tuple[int, ...]) -> list[Wounds]:
        key = (sources, self.healths, self.open)
        if key not in self.known.strikes:
            self.known.strikes[key] = strikes(sources, self.healths, self.open)
        return self.known.strikes[key]


def _sieved(joints: Iterable[Joint]) -> Joints:
    """The joints without those that another outdoes, in one order."""
    different = set(joints)
    if len(different) == 1:
        return tuple(different)
    kept: list[Joint] = []
    for joint in sorted(different, key=lambda each: (-sum(each[0]), -len(each[0]), each[0], each[1])):
        if not any(_outdone(joint, other) for other in kept):
            kept.append(joint)
    return tuple(kept)


def _outdone(joint: Joint, other: Joint) -> bool:
    return outdoes(other[0], joint[0]) and all(
        all(a <= b for a, b in zip(fewer, more, strict=True)) for fewer, more in zip(other[1], joint[1], strict=True)
    )
