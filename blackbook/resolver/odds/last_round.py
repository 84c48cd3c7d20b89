"""The last round of a fight on drawn dice: how many draws win, for every health of the enemies at once."""

from __future__ import annotations

from collections.abc import Iterable

from blackbook.resolver.odds.cells import Cells, CellSet, Places

STEPS = 1024
"""Chances are told apart by so many."""


class LastRound:
    """Counts in binary: each digit is the set of the cells whose count of winning draws has it."""

    def __init__(self, cells: Cells) -> None:
        self.cells = cells
        self.draws = 0
        self._digits: list[CellSet] = []
        self._any: CellSet = 0
        self._above: dict[int, CellSet] = {}

    def add(self, possible: Iterable[tuple[CellSet, Places]]) -> None:
        """One more draw: the cells that it can beat, and which enemies need not be beaten then."""
        won = 0
        for beaten, spared in possible:
            for at in spared:
                beaten = self.cells.whatever(beaten, at)
            won |= beaten
        self.draws += 1
        self._any |= won
        for at, digit in enumerate(self._digits):
            self._digits[at], won = digit ^ won, digit & won
        if won:
            self._digits.append(won)

    def mean(self, index: int) -> float:
        """The share of draws that win with so much health left."""
        return sum((digit >> index & 1) << at for at, digit in enumerate(self._digits)) / self.draws

    def cells_above(self, level: int) -> CellSet:
        """The cells whose share is above the level before this one, of `STEPS`."""
        if level not in self._above:
            self._above[level] = self._more_than((level - 1) * self.draws // STEPS)
        return self._above[level]

    def _more_than(self, number: int) -> CellSet:
        """The cells with which more draws than this win."""
        if number >> len(self._digits):
            return 0
        more, same = 0, self._any
        for at in range(len(self._digits) - 1, -1, -1):
            digit = self._digits[at]
            if number >> at & 1:
                same &= digit
            else:
                more |= same & digit
                same &= ~digit
        return more
