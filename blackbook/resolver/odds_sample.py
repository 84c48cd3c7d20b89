"""The chance of a fight from rolls that are drawn, where counting them all takes too long.

Only the rolls of the round at hand are drawn. Each is worth the chance of the best play after it, or lies between close
bounds of that chance (`odds_bounds`): the interval reaches from where the mean of the low ones may be to where the mean
of the high ones may be. Both are found by the empirical Bernstein bound (Maurer and Pontil 2009), which holds for any
distribution between 0 and 1; it is looked at a fixed number of times, and they share out the uncertainty.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from itertools import accumulate
from math import log, sqrt
from random import Random

from blackbook.resolver.odds_bounds import Bounds
from blackbook.resolver.odds_combat import Fight
from blackbook.resolver.odds_rolls import Choices
from blackbook.resolver.odds_weighing import Weighing

UNCERTAINTY = 0.01
WIDTH = 0.01
LOOKS = (2_000, 6_000, 12_000, 25_000, 50_000, 100_000, 180_000, 320_000)
"""Rolls drawn when the interval is looked at. The last is enough for any distribution."""


@dataclass(frozen=True)
class Sample:
    """An interval that holds the chance, but for the uncertainty."""

    low: Fraction
    high: Fraction
    rolls: int


class Stopped(Exception):  # noqa: N818 - no error, the person has seen enough
    """Whoever watches the progress wants no more."""


def draw(
    fight: Fight, report: Callable[[float], None], seed: int | None = None, uncertainty: float = UNCERTAINTY
) -> Sample:
    """Draw rolls until the interval is narrow enough, or `report` raises `Stopped`."""
    standing = fight.start()
    if isinstance(standing, bool):
        return Sample(Fraction(int(standing)), Fraction(int(standing)), 1)
    stage = fight.stage(standing)
    bounds = Bounds(fight)
    weighing = Weighing(stage, standing, fight.value, fight.known, fight.watch)
    source = Random(seed)
    bags = [_Bag(each, source) for each in stage.rolls]
    drawn: dict[tuple[int, ...], tuple[float, float]] = {}
    low, high = _Sums(uncertainty), _Sums(uncertainty)
    try:
        for look in LOOKS:
            while low.rolls < look:
                report(low.rolls / LOOKS[-1])
                roll = tuple(bag.draw() for bag in bags)
                if roll not in drawn:
                    choices = tuple(bag.choices[at] for bag, at in zip(bags, roll, strict=True))
                    between = bounds.best(weighing.ends(choices))
                    drawn[roll] = float(between[0]), float(between[1])
                low.add(drawn[roll][0])
                high.add(drawn[roll][1])
            if high.reach()[1] - low.reach()[0] <= WIDTH:
                break
    except Stopped:
        pass
    return Sample(low.reach()[0], high.reach()[1], low.rolls)


@dataclass
class _Sums:
    """The worth of the rolls drawn so far."""

    uncertainty: float
    rolls: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, worth: float) -> None:
        self.rolls += 1
        self.total += worth
        self.squares += worth * worth

    def reach(self) -> tuple[Fraction, Fraction]:
        return interval(self.rolls, self.total, self.squares, self.uncertainty)


def interval(
    rolls: int, total: float, squares: float, uncertainty: float = UNCERTAINTY
) -> tuple[Fraction, Fraction]:
    """Where the mean lies after so many rolls, from the sum of their worth and that of its squares."""
    if rolls < 2:
        return Fraction(0), Fraction(1)
    mean = total / rolls
    variance = max(0.0, (squares - total * mean) / (rolls - 1))
    surprise = log(4 * len(LOOKS) / uncertainty)
    reach = sqrt(2 * variance * surprise / rolls) + 7 * surprise / (3 * (rolls - 1))
    return Fraction(max(0.0, mean - reach)), Fraction(min(1.0, mean + reach))


class _Bag:
    """Draws the choices of one character's rolls, by their number, as often as they come."""

    def __init__(self, rolls: dict[Choices, int], source: Random) -> None:
        self.choices = list(rolls)
        self.numbers = range(len(rolls))
        self.sums = list(accumulate(rolls.values()))
        self.source = source

    def draw(self) -> int:
        return self.source.choices(self.numbers, cum_weights=self.sums)[0]
