"""The chance of a fight from rolls that are drawn, where counting them all takes too long.

Only the rolls of the round at hand are drawn. Each is worth the exact chance of the best play after it, so the mean of
what is drawn is an unbiased estimate of the chance itself. The interval is the empirical Bernstein bound (Maurer and
Pontil 2009), which holds for any distribution between 0 and 1; it is looked at a fixed number of times, and the
uncertainty is shared out among these looks.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from itertools import accumulate
from math import log, sqrt
from random import Random

from blackbook.resolver.odds_combat import Fight
from blackbook.resolver.odds_rolls import Choices
from blackbook.resolver.odds_weighing import Weighing

UNCERTAINTY = 0.01
WIDTH = 0.01
LOOKS = (2_000, 6_000, 12_000, 25_000, 50_000, 100_000, 180_000)
"""Rolls drawn when the interval is looked at. The last is enough for any distribution."""


@dataclass(frozen=True)
class Sample:
    """An interval that holds the chance with 99 % certainty."""

    low: Fraction
    high: Fraction
    rolls: int


class Stopped(Exception):  # noqa: N818 - no error, the person has seen enough
    """Whoever watches the progress wants no more."""


def draw(fight: Fight, report: Callable[[float], None], seed: int | None = None) -> Sample:
    """Draw rolls until the interval is narrow enough, or `report` raises `Stopped`."""
    standing = fight.start()
    if isinstance(standing, bool):
        return Sample(Fraction(int(standing)), Fraction(int(standing)), 1)
    done = 0
    total = squares = 0.0
    try:
        stage = fight.stage(standing)
        weighing = Weighing(stage, standing, fight.value, fight.known, fight.watch)
        source = Random(seed)
        rolls = [_Bag(each, source) for each in stage.rolls]
        worth: dict[tuple[int, ...], float] = {}
        for look in LOOKS:
            while done < look:
                report(done / LOOKS[-1])
                roll = tuple(bag.draw() for bag in rolls)
                if roll not in worth:
                    choices = tuple(bag.choices[at] for bag, at in zip(rolls, roll, strict=True))
                    worth[roll] = float(weighing.chance_after(choices))
                total += worth[roll]
                squares += worth[roll] ** 2
                done += 1
            found = interval(done, total, squares)
            if found.high - found.low <= WIDTH:
                return found
    except Stopped:
        pass
    return interval(done, total, squares)


def interval(rolls: int, total: float, squares: float) -> Sample:
    """The interval after so many rolls, from the sum of their worth and that of its squares."""
    if rolls < 2:
        return Sample(Fraction(0), Fraction(1), rolls)
    mean = total / rolls
    variance = max(0.0, (squares - total * mean) / (rolls - 1))
    surprise = log(4 * len(LOOKS) / UNCERTAINTY)
    reach = sqrt(2 * variance * surprise / rolls) + 7 * surprise / (3 * (rolls - 1))
    return Sample(Fraction(max(0.0, mean - reach)), Fraction(min(1.0, mean + reach)), rolls)


class _Bag:
    """Draws the choices of one character's rolls, by their number, as often as they come."""

    def __init__(self, rolls: dict[Choices, int], source: Random) -> None:
        self.choices = list(rolls)
        self.numbers = range(len(rolls))
        self.sums = list(accumulate(rolls.values()))
        self.source = source

    def draw(self) -> int:
        return self.source.choices(self.numbers, cum_weights=self.sums)[0]
