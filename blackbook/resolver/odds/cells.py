"""Sets of what may be left of the enemies' health, each set one whole number.

A cell is one health for each enemy; it has a bit of its own. A set of cells is the sum of their bits. So to strike at
all of them at once, or to compare two sets, takes a few operations on whole numbers, however many cells there are.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache, reduce
from math import prod
from operator import or_

Cell = tuple[int, ...]
CellSet = int
"""Bits of cells."""
Places = tuple[int, ...]
"""Enemies, by their place in a cell."""
BITS_KEPT = 400_000_000
FEWEST_KEPT = 256
"""Sets of one kind that are remembered in any case."""
_TURNED = bytes(int(f"{byte:08b}"[::-1], 2) for byte in range(256))


class Cells:
    """All that may be left of enemies that have so much health at the beginning."""

    def __init__(self, healths: Cell) -> None:
        self.full = healths
        self.sizes = tuple(health + 1 for health in healths)
        self.strides = tuple(prod(self.sizes[:at]) for at in range(len(healths)))
        self.all: CellSet = (1 << prod(self.sizes)) - 1
        self._at_most = [[self._with_at_most(at, most) for most in range(size)] for at, size in enumerate(self.sizes)]
        self._at_least = [[self.all, *(self.all ^ some for some in rows[:-1])] for rows in self._at_most]
        self._by_burden = self._sorted(3)
        self.by_alive = cache(self._sets_alive)
        self.with_at_most = cache(self._with_no_more)
        remember = lru_cache(max(FEWEST_KEPT, BITS_KEPT // self.all.bit_length()))
        self.above = remember(self._above)
        self.below = remember(self._below)
        self._rest = remember(self._rest_of)

    def _with_at_most(self, at: int, most: int) -> CellSet:
        stride = self.strides[at]
        period = (1 << stride * self.sizes[at]) - 1
        return self.all // period * ((1 << stride * (most + 1)) - 1)

    def index(self, cell: Cell) -> int:
        """The number of a cell's bit."""
        return sum(stride * health for stride, health in zip(self.strides, cell, strict=True))

    def cell(self, index: int) -> Cell:
        """The cell of a bit."""
        return tuple(index // stride % size for stride, size in zip(self.strides, self.sizes, strict=True))

    def _sorted(self, each: int) -> list[CellSet]:
        """The cells by burden: health left, and so much for each enemy left."""
        found = [self.all]
        for at, size in enumerate(self.sizes):
            rows = [0] * (len(found) + size - 1 + each)
            for burden, some in enumerate(found):
                for health in range(size):
                    rows[burden + health + each * (health > 0)] |= some & self._just(at, health)
            found = rows
        return found

    def _with_no_more(self, health: int) -> CellSet:
        """The cells in which no more health than this is left in all."""
        return reduce(or_, self._sorted(0)[: health + 1], 0)

    def lightest(self, some: CellSet) -> int:
        """One of these cells that is likely to be the best: with few enemies and little health."""
        found = next(some & row for row in self._by_burden if some & row)
        return (found & -found).bit_length() - 1

    def _just(self, at: int, health: int) -> CellSet:
        return self._at_most[at][health] & self._at_least[at][health]

    def alive(self, at: int) -> CellSet:
        """Cells in which this enemy has health left."""
        return self._at_least[at][1]

    def dead(self, at: int) -> CellSet:
        """Cells in which it has none left."""
        return self.all ^ self._at_least[at][1]

    def _sets_alive(self, places: tuple[int, ...]) -> list[tuple[Cell, CellSet]]:
        """For each set of these enemies a cell in which just they are alive, and all such cells."""
        rows = [((0,) * len(self.sizes), self.all)]
        for at in range(len(self.sizes)):
            more = [((*cell[:at], 1, *cell[at + 1 :]), some & self.alive(at)) for cell, some in rows]
            rows = [(cell, some & self.dead(at)) for cell, some in rows] + (more if at in places else [])
        return rows

    def _above(self, cell: Cell) -> CellSet:
        found = self.all
        for rows, health in zip(self._at_least, cell, strict=True):
            found &= rows[health]
        return found

    def _below(self, cell: Cell) -> CellSet:
        found = self.all
        for at, health in enumerate(cell):
            found &= self._at_most[at][health]
        return found

    @property
    def unharmed(self) -> CellSet:
        """The one cell in which nobody has struck yet."""
        return 1 << self.index(self.full)

    def struck(self, some: CellSet, source: int, targets: Iterable[int]) -> CellSet:
        """What a source may leave, aimed at one of the targets. Whoever strikes may also strike less hard."""
        found = some
        for at in targets:
            rows, stride, size = self._at_least[at], self.strides[at], self.sizes[at]
            hit, dealt, most = some, 0, min(source, size - 1)
            while dealt < most:
                more = min(dealt + 1, most - dealt)
                hit |= (hit & rows[more]) >> more * stride
                dealt += more
            found |= hit
        return found

    def left(self, some: CellSet, cell: Cell) -> CellSet:
        """What the same strikes leave of enemies that had no more health than this before them."""
        mask, shift = self._rest(cell)
        return (some & mask) >> shift

    def _rest_of(self, cell: Cell) -> tuple[CellSet, int]:
        gone = tuple(full - health for full, health in zip(self.full, cell, strict=True))
        return self.above(gone), self.index(gone)

    def beaten(self, some: CellSet) -> CellSet:
        """The cells of which the same strikes leave nothing, from what they leave of enemies at full health."""
        size = self.all.bit_length()
        length = (size + 7) // 8
        turned = some.to_bytes(length, "little")[::-1].translate(_TURNED)
        return int.from_bytes(turned, "little") >> 8 * length - size

    def whatever(self, some: CellSet, at: int) -> CellSet:
        """The cells that would be in the set if this enemy had no health left."""
        found, stride, spread = some & self.dead(at), self.strides[at], 1
        while spread < self.sizes[at]:
            more = min(spread, self.sizes[at] - spread)
            found |= found << more * stride
            spread += more
        return found

    def least(self, some: CellSet) -> CellSet:
        """Of a set that holds with each cell all that have more health: the cells that no other undercuts."""
        more = 0
        for at, stride in enumerate(self.strides):
            more |= (some << stride) & self.alive(at)
        return some & ~more
