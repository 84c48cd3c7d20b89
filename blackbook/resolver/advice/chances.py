"""What each thing that would help adds to the chance before the dice are rolled, one after another.

Each is counted like the chance itself: exactly where that can be done, otherwise from rolls that are drawn. Then the
gain lies between two bounds as well, and what it is worth is said only as far as they allow.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import inf

from blackbook.resolver.advice.aid import Aid, What
from blackbook.resolver.advice.sequel import Sequel
from blackbook.resolver.advice.watching import Watching, within
from blackbook.resolver.model.case import Case
from blackbook.resolver.model.reading import CaseError
from blackbook.resolver.odds.chance import Odds, Progress, odds
from blackbook.resolver.odds.fight_round import LAST_ROUND
from blackbook.text import Text

UNTOLD = Odds(Fraction(0), Fraction(1))


@dataclass(frozen=True)
class Chance:
    """The chance with one thing more, and between what its gain lies: the same twice where both chances are exact."""

    what: What
    id: str
    """Of the consumable, the friend, or the character that borrows."""
    text: Text
    odds: Odds
    least: Fraction
    most: Fraction

    @property
    def gain(self) -> Fraction:
        """What it adds, or the middle of what it may add."""
        return (self.least + self.most) / 2

    @property
    def is_exact(self) -> bool:
        return self.least == self.most

    @property
    def is_clear(self) -> bool:
        """Whether it is certain that it helps, or that it harms."""
        return self.least > 0 or self.most < 0

    @property
    def is_told(self) -> bool:
        """Whether anything could be counted."""
        return self.odds != UNTOLD


def chances(
    case: Case,
    now: Odds,
    helping: Sequence[Aid],
    *,
    progress: Progress | None = None,
    limit_seconds: float = 2.0,
    seed: int | None = None,
    sequel: Sequel | None = None,
    draw_seconds: float = inf,
) -> Iterator[Chance]:
    """What each thing would add to the chance `now` of the case, each as soon as it is known.

    `progress` gets the share of all that is to be counted; stopped by it, nothing more comes. The limit is that of
    `odds`, for each count anew. What `odds` cannot tell comes with a chance between 0 and 1. With the `seed` by which
    `now` was drawn the same rolls are drawn for each. `sequel` is that of the case, with what it knows already.
    After `draw_seconds` a chance is told as far as it was drawn.
    """
    watching = Watching(progress, sum(len(aid.cases) for aid in helping))
    goes_on = case.scene == "combat" and case.round < LAST_ROUND
    sequel = (sequel or Sequel(case)) if goes_on and now.exact else None
    counting = _Counting(case, now, watching, limit_seconds, seed, sequel, draw_seconds)
    for aid in helping:
        found = []
        for other in aid.cases:
            found.append(counting.gain(other, aid.is_used_now))
            watching.done += 1
            if watching.stopped or not watching.look(0.0):
                return
        yield _best(aid, found)


Gained = tuple[Odds, Fraction, Fraction]
"""A chance, and what it gains at least and at most."""


class _Counting:
    """Counts one case after another against the chance `now`."""

    def __init__(
        self,
        case: Case,
        now: Odds,
        watching: Watching,
        limit: float,
        seed: int | None,
        sequel: Sequel | None,
        draw_seconds: float,
    ) -> None:
        self.case, self.now, self.watching, self.limit, self.seed = case, now, watching, limit, seed
        self.draw_seconds = draw_seconds
        self._sequel = sequel
        self._counted: list[tuple[Case, Odds]] = []

    def gain(self, other: Case, only_now: bool) -> Gained:
        """What another case gains; `only_now` if later rounds are the same."""
        if other == self.case:
            return self.now, Fraction(0), Fraction(0)
        if only_now and self.now.high == 1:
            # Nobody has to use anything: it does no harm, and there is next to nothing to gain.
            return Odds(self.now.low, Fraction(1), self.now.rolls), Fraction(0), 1 - self.now.low
        found = next((odds for before, odds in self._counted if before == other), None)
        if found is None:
            found = self._count(other, only_now)
            self._counted.append((other, found))
        return found, found.low - self.now.high, found.high - self.now.low

    def _count(self, other: Case, only_now: bool) -> Odds:
        if self._sequel is not None and only_now:
            chance = self._sequel.chance(other, self.watching.look, self.limit)
            if chance is not None:
                return Odds(chance, chance)
        try:
            look = within(self.watching.look, self.draw_seconds)
            return odds(other, progress=look, limit_seconds=self.limit, seed=self.seed)
        except CaseError:
            return UNTOLD


def _best(aid: Aid, found: Sequence[Gained]) -> Chance:
    """The best of several ways: it lies between the greatest of the low bounds and the greatest of the high ones."""
    low, high = max(each.low for each, _, _ in found), max(each.high for each, _, _ in found)
    least, most = max(least for _, least, _ in found), max(most for _, _, most in found)
    return Chance(aid.what, aid.id, aid.text, Odds(low, high, sum(each.rolls for each, _, _ in found)), least, most)
