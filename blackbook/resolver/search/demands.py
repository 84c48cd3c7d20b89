"""What a plan needs of consumables, and the ways to meet each need: uses that are claimed, of any consumable.

Only ways in which nothing could be claimed less are worth trying, as whoever can have more can have that as well.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from heapq import heapify, heappop, heappush
from itertools import pairwise
from typing import NamedTuple

from blackbook.resolver.model.sources import outdoes
from blackbook.resolver.search.cover import CoverSearch, Needs
from blackbook.resolver.search.dealing import Claim, Claims
from blackbook.resolver.search.uses import Stock, Uses

Values = tuple[int, ...]
"""What is claimed of one kind, greatest first."""


class Way(NamedTuple):
    """One way to meet a need."""

    short: int
    """Wounds that come of not meeting it whole."""
    load: int
    """Of the claims, and of those wounds."""
    claims: Claims


def enough(stock: Stock, need: int, short: int) -> list[tuple[int, Values]]:
    """The ways to reach a need, or all but some of it, and no more than that: what is missing, and what is claimed."""
    values = list(stock)
    lower = dict(pairwise([*values, 0]))
    found: list[tuple[int, Values]] = []

    def claim(at: int, total: int, claimed: Values) -> None:
        if need - total <= short:
            found.append((max(0, need - total), claimed))
        if total >= need:
            return
        for index in range(at, len(values)):
            value = values[index]
            if total + lower[value] < need and len(claimed) < stock[value]:
                claim(index, total + value, (*claimed, value))

    claim(0, 0, ())
    least = [
        (missing, claimed) for missing, claimed in found
        if missing or not claimed or sum(claimed) - min(value - lower[value] for value in claimed) < need
    ]
    return sorted(least, key=lambda way: (way[0], len(way[1])))


class Shelters:
    """Ways to defend and to heal; those for equal needs are found but once."""

    def __init__(self, uses: Uses) -> None:
        self.uses = uses
        self._ways: dict[tuple[str, int, int, bool], list[Way]] = {}
        self._lightest: dict[tuple[str, int, int, bool], int] = {}

    def ways(self, kind: str, need: int, short: int, exact: bool) -> list[Way]:
        """Ways to meet a need for "defense" or "heal" but for `short` at most, the least missing first.

        `exact` is for those who are to fall, whom more than is claimed might save: then no way is left out.
        """
        short = min(short, need)
        key = (kind, need, short, exact)
        if key not in self._ways:
            stock = self.uses.defenses if kind == "defense" else self.uses.heals
            rows = sorted(_exactly(stock, need, short)) if exact else enough(stock, need, short)
            self._ways[key] = [self._way(kind, missing, claimed, exact) for missing, claimed in rows]
        return self._ways[key]

    def _way(self, kind: str, missing: int, claimed: Values, exact: bool) -> Way:
        claims = tuple(
            Claim(defense=value, exact=exact) if kind == "defense" else Claim(heal=value, exact=exact)
            for value in claimed
        )
        return Way(missing, self.uses.load(claims, missing), claims)

    def lightest(self, kind: str, need: int, short: int, exact: bool) -> int:
        """What every one of those ways claims at least."""
        key = (kind, need, min(short, need), exact)
        if key not in self._lightest:
            self._lightest[key] = self.uses.scale.lightest(way.load for way in self.ways(*key))
        return self._lightest[key]


def _exactly(stock: Stock, need: int, short: int) -> list[tuple[int, Values]]:
    """Everything that can be claimed before the need is met, and whatever goes beyond it by the last claim."""
    rows: list[tuple[int, Values]] = [(need, ())]
    found = [row for row in rows if row[0] <= short]
    for value, n in stock.items():
        more = []
        for missing, claimed in rows:
            while missing > 0 and len(claimed) < n:
                missing, claimed = max(0, missing - value), (*claimed, value)
                more.append((missing, claimed))
        rows += more
        found += [row for row in more if row[0] <= short]
    return found


class Strikes:
    """Ways to fell the enemies of one battle with what dice and cards bring and with attack that is claimed."""

    def __init__(self, uses: Uses, free: Values, needs: Needs) -> None:
        self.uses = uses
        self.free = free
        self.needs = needs
        self.short = max(0, sum(needs) - sum(free))
        """Attack that must be claimed at least."""
        self._waste: dict[Values, int | None] = {}
        values = [*uses.attacks, 0]
        self._lowered = dict(pairwise(values))
        self._raised = {lower: value for value, lower in self._lowered.items()}

    def waste(self, claimed: Values) -> int | None:
        """The least attack wasted if the enemies fall to this; None if they do not."""
        if claimed not in self._waste:
            sources = tuple(sorted((*self.free, *claimed), reverse=True))
            cover = CoverSearch(sources, (), True).cover(self.needs)
            self._waste[claimed] = None if cover is None else -cover.gain
        return self._waste[claimed]

    def ways(self, fits: Callable[[int], bool]) -> list[tuple[Way, int]]:
        """The ways that claim no more than they must, out of those that fit, and what each gains."""
        waiting = [(sum(claimed), claimed) for _, claimed in enough(self.uses.attacks, self.short, 0)]
        heapify(waiting)
        seen: set[Values] = set()
        falling: set[Values] = set()
        least: list[Values] = []
        found: list[tuple[Way, int]] = []
        while waiting:
            _, claimed = heappop(waiting)
            if claimed in seen:
                continue
            seen.add(claimed)
            way = self.way(claimed)
            if not fits(way.load):
                continue
            if not falling.isdisjoint(self._steps(claimed, self._lowered)):
                falling.add(claimed)
                continue
            waste = self.waste(claimed)
            if waste is not None:
                falling.add(claimed)
                if not any(outdoes(claimed, other) for other in least):
                    least.append(claimed)
                    found.append((way, sum(claimed) - waste))
                continue
            for more in self._steps((*claimed, 0), self._raised):
                heappush(waiting, (sum(more), more))
        return sorted(found, key=lambda row: (len(row[0].claims), row[0].claims))

    def way(self, claimed: Values) -> Way:
        claims = tuple(Claim(value) for value in claimed)
        return Way(0, self.uses.load(claims), claims)

    @staticmethod
    def _steps(claimed: Values, step: dict[int, int]) -> Iterator[Values]:
        """One value changed to the next; one of 0 is not claimed."""
        for at, value in enumerate(claimed):
            if value in step:
                changed = (*claimed[:at], step[value], *claimed[at + 1 :])
                yield tuple(sorted(filter(None, changed), reverse=True))

    def fiercer(self, fits: Callable[[int], bool], gain: int) -> list[tuple[Way, int]]:
        """All ways that fit and gain more (attack claimed less what is wasted), the greatest gain first."""
        values = list(self.uses.attacks)
        found: list[tuple[Way, int]] = []

        def claim(at: int, claimed: Values) -> None:
            way = self.way(claimed)
            if not fits(way.load):
                return
            total = sum(claimed)
            waste = self.waste(claimed) if total > gain and total >= self.short else None
            if waste is not None and total - waste > gain:
                found.append((way, total - waste))
            for index in range(at, len(values)):
                claim(index, (*claimed, values[index]))

        claim(0, ())
        return sorted(found, key=lambda row: -row[1])
