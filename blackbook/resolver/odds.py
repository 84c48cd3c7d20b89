"""The chance of a check or of a fight before the dice are rolled.

No consumable is used, everything else is played as well as can be. The answer is an exact fraction wherever that
takes no longer than the limit. Otherwise rolls of the round at hand are drawn, and each is played to the best knowledge
of all that may follow: what is drawn is never the chance of some plan of play, but that of the best.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from itertools import product
from time import monotonic
from typing import Any

from blackbook.resolver.case import Case
from blackbook.resolver.odds_check import CheckOdds, check_odds, faces_of, without_use
from blackbook.resolver.odds_combat import Fight
from blackbook.resolver.odds_sample import Sample, draw
from blackbook.resolver.table import build_table

__all__ = ["CheckOdds", "Odds", "Progress", "check_odds", "odds", "to_json"]

Progress = Callable[[float], bool]
"""Gets the share of the work that is done; its answer False stops the work."""


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


class _TooLong(Exception):  # noqa: N818 - no error, only a change of method
    """An exact answer takes longer than the limit."""


def odds(
    case: Case, *, progress: Progress | None = None, limit_seconds: float = 2.0, seed: int | None = None
) -> Odds:
    """The chance that the check succeeds, or that all enemies are beaten within the rounds left.

    Sampling starts after `limit_seconds`; with the same `seed` it draws the same rolls. Stopped by `progress`, the
    interval is as wide as what was drawn allows. CaseError where the case cannot be answered.
    """
    case = without_use(case)
    if case.scene == "check":
        chance = check_odds(case).probability
        return Odds(chance, chance)
    faces_of(case)
    fights = [Fight(case, preferred) for preferred in _preferences(case)]
    try:
        chance = max(_exact(fight, monotonic() + limit_seconds) for fight in fights)
    except _TooLong:
        samples = [draw(fight, progress, seed) for fight in fights]
        return _united(samples)
    return Odds(chance, chance)


def to_json(found: Odds) -> dict[str, Any]:
    """The answer as one JSON object."""
    if found.exact:
        return {"probability": f"{found.low.numerator}/{found.low.denominator}", "exact": True}
    return {"exact": False, "low": float(found.low), "high": float(found.high), "rolls": found.rolls}


def _preferences(case: Case) -> list[tuple[int, ...]]:
    """Every way to choose which dice are set aside; the choice holds for the whole fight (A-COMBAT-15)."""
    return list(product(*(range(max(1, len(seat.pools))) for seat in build_table(case).characters)))


def _exact(fight: Fight, deadline: float) -> Fraction:
    def watch() -> None:
        if monotonic() > deadline:
            raise _TooLong

    fight.watch = watch
    return fight.value(fight.start())


def _united(samples: list[Sample]) -> Odds:
    """The best of several ways to set dice aside."""
    low, high = max(sample.low for sample in samples), max(sample.high for sample in samples)
    return Odds(low, high, sum(sample.rolls for sample in samples))
