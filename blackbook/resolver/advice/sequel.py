"""How a fight goes on after its round, counted once for all that could be used in the round.

Whatever is used now, the later rounds are the same: from equal wounds and equal health of the enemies they have the
same chance. So they keep in common what has been weighed.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from time import monotonic

from blackbook.resolver.model.case import Case
from blackbook.resolver.odds.chance import Progress
from blackbook.resolver.odds.check import without_use
from blackbook.resolver.odds.fight import Fight, ways_to_set_aside
from blackbook.resolver.odds.fight_round import Standing


class Sequel:
    """The later rounds of a fight whose dice are not rolled."""

    def __init__(self, case: Case) -> None:
        case = without_use(case)
        self.fights = [Fight(case, preferred) for preferred in ways_to_set_aside(case)]
        """One for each way to choose which dice are set aside (A-COMBAT-15)."""

    def chance(self, case: Case, look: Progress, limit_seconds: float) -> Fraction | None:
        """The exact chance of a case in which only this round differs; None if it takes longer, or `look` stops it."""
        begun = monotonic()

        def watch() -> None:
            taken = monotonic() - begun
            if taken > limit_seconds or not look(taken / limit_seconds):
                raise _GivenUp

        case = without_use(case)
        try:
            return max(_Round(case, later, watch).chance() for later in self.fights)
        except _GivenUp:
            return None


def exact_chance(case: Case, look: Progress, limit_seconds: float) -> Fraction | None:
    """The exact chance of a fight by itself; None if it takes longer, or `look` stops it."""
    return Sequel(case).chance(case, look, limit_seconds)


class _GivenUp(Exception):  # noqa: N818 - no error, only a reason to do it another way
    """It takes too long."""


class _Round(Fight):
    """A fight whose later rounds are those of another one."""

    def __init__(self, case: Case, later: Fight, watch: Callable[[], None]) -> None:
        super().__init__(case, later.preferred, watch)
        self.later = later
        later.watch = watch

    def chance(self) -> Fraction:
        return self.value(self.start())

    def value(self, standing: Standing | bool) -> Fraction:
        if isinstance(standing, Standing) and standing.round > self.case.round:
            return self.later.value(standing)
        return super().value(standing)
