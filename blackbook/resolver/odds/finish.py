"""The chance to win a fight in its last round, exactly, where nothing counts but whether all enemies are beaten.

The characters are parted into two halves. What one half may leave, and what the other half can beat, are sets of cells;
a roll wins if the two have a cell in common. For each cell the rolls of the other half that beat it are one whole
number, so that a roll of the first half meets all of them at once.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from math import prod

from blackbook.resolver.odds.blows import Blows, Left, Strikes
from blackbook.resolver.odds.cells import Cell, Cells, CellSet

Rolls = Mapping[Blows, int]
"""How often a character rolls what."""
Numbers = int
"""Rolls of the other half, each a bit of a whole number."""


def chance_to_finish(healths: Cell, rolls: Sequence[Rolls], watch: Callable[[], None]) -> Fraction:
    """The chance that all enemies with so much health left are beaten; all of them are open to attack."""
    strikes = Strikes(Cells(healths))
    first, second = _halves(rolls)
    ours = _together(strikes, first, watch)
    theirs: dict[CellSet, int] = {}
    for left, ways in _together(strikes, second, watch).items():
        beaten = strikes.beaten(left)
        theirs[beaten] = theirs.get(beaten, 0) + ways
    others = _Others(theirs)
    wins = 0
    for left, ways in ours.items():
        watch()
        wins += ways * others.ways_to_beat_some(strikes.cells.least(left.ends))
    return Fraction(wins, prod(sum(each.values()) for each in rolls))


def _halves(rolls: Sequence[Rolls]) -> tuple[list[Rolls], list[Rolls]]:
    """Two groups of characters with about as many rolls together."""
    first: list[Rolls] = []
    second: list[Rolls] = []
    for each in sorted(rolls, key=len, reverse=True):
        fewer = min((first, second), key=lambda half: prod(map(len, half)))
        fewer.append(each)
    return first, second


def _together(strikes: Strikes, half: list[Rolls], watch: Callable[[], None]) -> dict[Left, int]:
    """What a half may leave of the enemies, and how often it rolls so."""
    targets = tuple(range(len(strikes.cells.full)))
    found = {strikes.unharmed(): 1}
    for rolls in half:
        following: dict[Left, int] = {}
        for left, ways in found.items():
            watch()
            for blows, times in rolls.items():
                end = strikes.struck(left, blows, targets)
                following[end] = following.get(end, 0) + ways * times
        found = following
    return found


class _Others:
    """The rolls of the other half by the cells that they beat."""

    def __init__(self, beaten: Mapping[CellSet, int]) -> None:
        self._beaten = list(beaten)
        self._digits: list[Numbers] = []
        """For each binary digit the rolls whose number of ways has it."""
        for number, ways in enumerate(beaten.values()):
            for at in range(ways.bit_length()):
                if at == len(self._digits):
                    self._digits.append(0)
                self._digits[at] |= (ways >> at & 1) << number
        self._of_cell: dict[CellSet, Numbers] = {}
        self._ways: dict[Numbers, int] = {}

    def ways_to_beat_some(self, some: CellSet) -> int:
        """How often one of these cells is beaten."""
        numbers = 0
        while some:
            cell = some & -some
            numbers |= self._that_beat(cell)
            some ^= cell
        if numbers not in self._ways:
            self._ways[numbers] = sum((numbers & digit).bit_count() << at for at, digit in enumerate(self._digits))
        return self._ways[numbers]

    def _that_beat(self, cell: CellSet) -> Numbers:
        if cell not in self._of_cell:
            digits = ["1" if beaten & cell else "0" for beaten in reversed(self._beaten)]
            self._of_cell[cell] = int("".join(digits), 2)
        return self._of_cell[cell]
