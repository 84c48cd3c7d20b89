"""A chance that depends on the health left to the enemies: for every cell how great it is, in levels.

Less health is never worse. So a level holds with each cell all cells that have less health.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from blackbook.resolver.odds.cells import Cells, CellSet


class Chart(Protocol):
    """Tells the best of the cells that a draw can reach: a set that holds with each cell all that have more health."""

    steps: int
    """Chances are told apart by so many steps; level 0 is no chance at all."""

    def level(self, ends: CellSet, known: int) -> int:
        """The best chance among these cells in levels, rounded up; `known` if it is no better than that."""
        ...

    def pick(self, ends: CellSet, level: int) -> int:
        """One of the cells with the best chance, which `level` has told before."""
        ...


class KnownChart:
    """All chances are known: `cells_above` tells for each level the cells whose chance is above the level below."""

    def __init__(self, cells: Cells, steps: int, cells_above: Callable[[int], CellSet]) -> None:
        self.cells = cells
        self.steps = steps
        self._cells_above = cells_above
        self._levels: list[CellSet | None] = [None] * (steps + 1)

    def level(self, ends: CellSet, known: int) -> int:
        low, high, middle = known, self.steps + 1, known + 1
        levels = self._levels
        while high > low + 1:
            found = levels[middle]
            if found is None:
                found = levels[middle] = self._cells_above(middle)
            if found & ends:
                low = middle
            else:
                high = middle
            middle = (low + high) // 2
        return low

    def pick(self, ends: CellSet, level: int) -> int:
        return _lowest(self.cells.least(ends) & (self._cells_above(level) if level else self.cells.all))


Worth = Callable[[int, float], float]
"""The chance of a cell, by the number of its bit; one that is not above the given chance need not be told exactly:
any number between them will do."""


class LearnedChart:
    """Asks for the chance of a cell only if what is known cannot decide; there is none but for `hopeful` cells.

    Whatever is learned of one cell bounds the chances of all cells above and below it.
    """

    steps = 256

    def __init__(self, cells: Cells, worth: Worth, hopeful: CellSet) -> None:
        self.cells = cells
        self.worth = worth
        self.better: list[LearnedChart] = []
        """Others in which no cell has a lesser chance."""
        self._maybe = [cells.all] + [hopeful] * self.steps
        self._surely = [cells.all] + [0] * self.steps
        self._learned = [cells.all] + [0] * self.steps
        """Those of the sure cells that were asked for."""

    def level(self, ends: CellSet, known: int) -> int:
        least = 0
        while True:
            high, low = _top(self._maybe, ends, known), _top(self._surely, ends, known)
            if high <= low:
                return low
            least = least or self.cells.least(ends)
            index = self.cells.lightest(least & self._maybe[high])
            bound = min([chart.most(index) for chart in self.better], default=high)
            if bound < high:
                self._bound(index, bound)
            else:
                self._learn(index, low)

    def pick(self, ends: CellSet, level: int) -> int:
        return _lowest(self._learned[level] & ends or self.cells.least(ends) & self._surely[level])

    def most(self, index: int) -> int:
        """The level that the chance of a cell is not above, as far as is known."""
        return _top(self._maybe, 1 << index, 0)

    def _learn(self, index: int, low: int) -> None:
        worth = self.worth(index, low / self.steps)
        level = min(self.steps, -int(-worth * self.steps // 1))
        self._bound(index, level)
        if level > low:
            below, bit = self.cells.below(self.cells.cell(index)), 1 << index
            for at in range(1, level + 1):
                self._surely[at] |= below
                self._learned[at] |= bit

    def _bound(self, index: int, level: int) -> None:
        beyond = ~self.cells.above(self.cells.cell(index))
        for at in range(level + 1, self.steps + 1):
            self._maybe[at] &= beyond


def _top(levels: Sequence[CellSet], ends: CellSet, known: int) -> int:
    """The greatest level from `known` on that holds one of these cells; a greater one holds no more than a lesser."""
    low, high, middle = known, len(levels), known + 1
    while high > low + 1:
        if levels[middle] & ends:
            low = middle
        else:
            high = middle
        middle = (low + high) // 2
    return low


def _lowest(some: CellSet) -> int:
    return (some & -some).bit_length() - 1
