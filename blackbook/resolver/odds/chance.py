"""The chance of a check or of a fight before the dice are rolled.

No consumable is used, everything else is played as well as can be. The answer is an exact fraction wherever that
takes no longer than the limit. Otherwise rolls are drawn, and the interval holds the chance of the best play, not that
of some plan of play.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from fractions import Fraction
from math import ceil, floor
from time import monotonic
from typing import Any

from blackbook.resolver.model.case import Case
from blackbook.resolver.model.reading import CaseError
from blackbook.resolver.odds.check import CheckOdds, check_odds, faces_of, without_use
from blackbook.resolver.odds.fight import Fight, ways_to_set_aside
from blackbook.resolver.odds.sample import UNCERTAINTY, WIDTH, Sample, Stopped, draw
from blackbook.resolver.odds.weighing import TooLong
from blackbook.text import Text, say

__all__ = ["CheckOdds", "Odds", "Progress", "check_odds", "exact_odds", "odds", "to_json"]

Progress = Callable[[float], bool]
"""Gets the share of the work that is done; its answer False stops the work."""

EVERY = 32
"""The clock looks at the first of so many times that it is asked."""


@dataclass(frozen=True)
class Odds:
    """A chance: exact, or somewhere between `low` and `high` with 99 % certainty after so many rolls drawn."""

    low: Fraction
    high: Fraction
    rolls: int = 0

    @property
    def exact(self) -> bool:
        return not self.rolls and self.low == self.high

    @property
    def probability(self) -> Fraction:
        """The chance itself if it is exact, the middle of the interval otherwise."""
        return (self.low + self.high) / 2


def odds(
    case: Case,
    *,
    progress: Progress | None = None,
    limit_seconds: float = 2.0,
    patience_seconds: float = 600.0,
    seed: int | None = None,
    width: float = WIDTH,
) -> Odds:
    """The chance that the check succeeds, or that all enemies are beaten within the rounds left.

    After `limit_seconds` it draws rolls, the same for the same `seed`, until the interval is no wider than `width`.
    Stopped by `progress`, it is as wide as what was drawn allows. CaseError where the case cannot be answered, or not
    within `patience_seconds` more.
    """
    clock = _Clock(progress, limit_seconds, patience_seconds)
    fights = _fights(case, clock)
    if not fights:
        return _certain(check_odds(case).probability)
    try:
        with suppress(TooLong):
            return _certain(_count(fights))
    except Stopped:
        return Odds(Fraction(0), Fraction(1))
    clock.allow(limit_seconds + patience_seconds)
    found = _united([draw(fight, clock.report, seed, UNCERTAINTY / len(fights), width) for fight in fights])
    if found.high - found.low > width and not clock.stopped:
        raise CaseError("", _too_wide(found))
    return found


def _too_wide(found: Odds) -> Text:
    if not found.rolls:
        return say("the chance cannot be told in reasonable time; try it with fewer enemies")
    low, high = floor(found.low * 1000) / 10, ceil(found.high * 1000) / 10
    return say("the chance is between {low} % and {high} %; to tell it closer takes too long", low=low, high=high)


def exact_odds(case: Case, limit_seconds: float) -> Fraction | None:
    """The same if it can be counted within the limit, None otherwise."""
    fights = _fights(case, _Clock(None, limit_seconds, 0))
    try:
        return _count(fights) if fights else check_odds(case).probability
    except TooLong:
        return None


class _Clock:
    """Looks at the time and asks whether to go on."""

    def __init__(self, progress: Progress | None, limit: float, patience: float) -> None:
        self.progress = progress
        self.begin = monotonic()
        self.whole = limit + patience
        self.deadline = self.begin + limit
        self.share = 0.0
        self.stopped = False
        self.asked = 0

    def watch(self) -> None:
        """Now and then raises `TooLong` after the deadline, and `Stopped` if the person has had enough."""
        self.asked += 1
        if self.asked % EVERY != 1:
            return
        now = monotonic()
        if now > self.deadline:
            raise TooLong
        self.report((now - self.begin) / self.whole)

    def report(self, share: float) -> None:
        """Tell that so much is done; a lesser share than before changes nothing."""
        self.share = max(self.share, min(0.99, share))
        if self.progress is not None and not self.progress(self.share):
            self.stopped = True
            raise Stopped

    def allow(self, seconds: float) -> None:
        """Let the work go on until so long after its beginning."""
        self.deadline = self.begin + seconds


def _fights(case: Case, clock: _Clock) -> list[Fight]:
    """The fight with each way to choose which dice are set aside (A-COMBAT-15); none if it is a check."""
    if case.scene == "check":
        return []
    case = without_use(case)
    faces_of(case)
    return [Fight(case, preferred, clock.watch) for preferred in ways_to_set_aside(case)]


def _count(fights: list[Fight]) -> Fraction:
    return max(fight.value(fight.start()) for fight in fights)


def _certain(chance: Fraction) -> Odds:
    return Odds(chance, chance)


def to_json(found: Odds) -> dict[str, Any]:
    """The answer as one JSON object."""
    if found.exact:
        return {"probability": f"{found.low.numerator}/{found.low.denominator}", "exact": True}
    return {"exact": False, "low": float(found.low), "high": float(found.high), "rolls": found.rolls}


def _united(samples: list[Sample]) -> Odds:
    """The best of several ways to set dice aside."""
    low, high = max(sample.low for sample in samples), max(sample.high for sample in samples)
    return Odds(low, high, sum(sample.rolls for sample in samples))
