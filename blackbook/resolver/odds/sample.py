"""The chance of a fight from rolls that are drawn, where counting them all takes too long.

Rehearsals on drawn dice are on the mean never below the chance of the best play, trials of what they found never above
it (`rehearsal`). Many of both, each on dice of its own, give an interval: their means, and beyond them what the
means may be off by (Student's t), and what draws too rare to have come up at all could change.

The work begins with few draws for each rehearsal and goes on with more until the interval is narrow enough. Each series
is looked at in the middle and at its end, and all looks together share the uncertainty.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from fractions import Fraction
from math import log, sqrt
from random import Random
from statistics import NormalDist, mean, stdev

from blackbook.resolver.odds.fight import Fight
from blackbook.resolver.odds.fight_round import Standing
from blackbook.resolver.odds.lot import Lot
from blackbook.resolver.odds.rehearsal import Rehearsal, Trial
from blackbook.resolver.odds.striking import Striking
from blackbook.resolver.odds.weighing import TooLong

UNCERTAINTY = 0.01
WIDTH = 0.01
SIZES = (16, 64, 128, 256, 512, 1024, 2048, 4096)
"""Draws of a round between the first and the last, in the rehearsals of each series."""
FIRST, LAST = 16, 8
"""So many times more are drawn in the first and in the last round, where they cost less."""
SERIES = 16
"""Rehearsals in a series."""
FEWEST = 8
"""Rehearsals after which a series is looked at first."""
LOOKS = 2 * len(SIZES)
HOPE = 1.5
"""So many times narrower the interval may yet become before a series ends."""


@dataclass(frozen=True)
class Sample:
    """An interval that holds the chance, but for the uncertainty."""

    low: Fraction
    high: Fraction
    rolls: int


class Stopped(Exception):  # noqa: N818 - no error, the person has seen enough
    """Whoever watches the progress wants no more."""


def draw(
    fight: Fight,
    report: Callable[[float], None],
    seed: int | None = None,
    uncertainty: float = UNCERTAINTY,
    width: float = WIDTH,
) -> Sample:
    """Draw rolls until the interval is no wider than `width`.

    It may be wider if `report` raises `Stopped`, or the watch of the fight `TooLong`.
    """
    start = fight.start()
    if isinstance(start, bool):
        return Sample(Fraction(int(start)), Fraction(int(start)), 1)
    try:
        striking = Striking(fight, start)
    except TooLong:
        return Sample(Fraction(0), Fraction(1), 0)
    told = Random(seed).getrandbits(64)
    series = before = _Series(striking, start, SIZES[0], uncertainty, told)
    with suppress(Stopped, TooLong):
        for look, size in enumerate(SIZES):
            if series.highs and size < SIZES[-1] and series.width_with(size) > width:
                continue
            before, series = series, _Series(striking, start, size, uncertainty, told)
            while len(series.highs) < SERIES and not series.is_settled(width):
                series.rehearse()
                report((look + len(series.highs) / SERIES) / len(SIZES))
            if series.width <= width:
                break
    return min(before, series, key=lambda each: each.width).sample()


class _Series:
    """Rehearsals and trials on lots of the same size, each on dice of its own."""

    def __init__(self, striking: Striking, start: Standing, size: int, uncertainty: float, seed: int) -> None:
        self.striking = striking
        self.start = start
        self.size = size
        self.uncertainty = uncertainty / (2 * LOOKS)
        self.seed = f"{seed} {size}"
        self.sizes = dict.fromkeys(range(start.round, striking.fight.last + 1), size)
        self.sizes[striking.fight.last] = size * LAST
        self.sizes[start.round] = size * FIRST
        self.highs: list[float] = []
        self.lows: list[float] = []
        self.rolls = 0

    def rehearse(self) -> None:
        """One more rehearsal and its trial."""
        lots = self._lots("rehearsal")
        rehearsal = Rehearsal(self.striking, lots)
        self.highs.append(rehearsal.chance(self.start))
        fresh = {**self._lots("trial"), self.start.round: lots[self.start.round]}
        self.lows.append(Trial(rehearsal, fresh).chance(self.start))
        self.rolls += 2 * sum(self.sizes.values()) - self.sizes[self.start.round]

    def _lots(self, what: str) -> dict[int, Lot]:
        fight, number = self.striking.fight, len(self.highs)
        return {
            round: Lot(fight, size, f"{self.seed} {number} {what} {round}")
            for round, size in self.sizes.items()
        }

    @property
    def width(self) -> float:
        """How wide the interval is now."""
        low, high = self._reach()
        return high - low

    def is_settled(self, width: float) -> bool:
        """Whether the interval is narrow enough already, or will be too wide; looked at once before the end."""
        return len(self.highs) == FEWEST and not width < self.width <= HOPE * width

    def width_with(self, size: int) -> float:
        """How wide it might be with so many draws: errors shrink with their square root, all else with their number."""
        share = self.size * len(self.highs) / (size * SERIES)
        errors = self._error(self.highs) + self._error(self.lows)
        return errors * sqrt(share) + (self.width - errors) * share

    def sample(self) -> Sample:
        """What has been found so far."""
        low, high = self._reach()
        return Sample(Fraction(low), Fraction(high), self.rolls)

    def _reach(self) -> tuple[float, float]:
        if len(self.highs) < FEWEST:
            return 0.0, 1.0
        low, high = sorted((mean(self.lows), mean(self.highs)))
        unseen = log(1 / self.uncertainty) / (min(self.sizes.values()) * len(self.highs))
        low -= self._error(self.lows) + low * unseen
        high += self._error(self.highs) + (1 - high) * unseen
        return max(0.0, low), min(1.0, high)

    def _error(self, means: list[float]) -> float:
        """What the mean of these may be off by."""
        return student(1 - self.uncertainty, len(means) - 1) * stdev(means) / sqrt(len(means))


def student(probability: float, freedom: int) -> float:
    """The quantile of Student's t, for 7 and more degrees of freedom exact to a hundredth.

    By the expansion around the normal distribution (Abramowitz and Stegun 26.7.5).
    """
    z = NormalDist().inv_cdf(probability)
    terms: tuple[float, ...] = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + sum([term / float(freedom**power) for power, term in enumerate(terms, 1)])
