"""What blows leave of the enemies: each is aimed at one of them, as the players choose."""

from __future__ import annotations

from blackbook.resolver.odds.cells import Cells, CellSet, Places

Blows = tuple[tuple[int, ...], ...]
"""Ways to strike, of which one is taken: the attack of each source."""
BITS_KEPT = 800_000_000


class Left:
    """What may be left of enemies at full health; equal sets are one and the same object."""

    def __init__(self, ends: CellSet) -> None:
        self.ends = ends
        self.beaten: CellSet | None = None
        self.after: dict[tuple[Blows, Places], Left] = {}


class Strikes:
    """Remembers what blows leave, since the same ones come up again and again."""

    def __init__(self, cells: Cells) -> None:
        self.cells = cells
        self._known: dict[CellSet, Left] = {}

    def unharmed(self) -> Left:
        """Before anybody has struck. If too much is remembered, it is forgotten here."""
        if len(self._known) * self.cells.all.bit_length() > BITS_KEPT:
            for left in self._known.values():
                left.after.clear()
            self._known.clear()
        return self._only(self.cells.unharmed)

    def struck(self, left: Left, blows: Blows, targets: Places) -> Left:
        """What the blows of one character leave, after those of others."""
        found = left.after.get((blows, targets))
        if found is None:
            ends = 0
            for sources in blows:
                some = left.ends
                for source in sources:
                    some = self.cells.struck(some, source, targets)
                ends |= some
            found = left.after[blows, targets] = self._only(ends)
        return found

    def beaten(self, left: Left) -> CellSet:
        """The cells of which the same blows leave nothing."""
        if left.beaten is None:
            left.beaten = self.cells.beaten(left.ends)
        return left.beaten

    def _only(self, ends: CellSet) -> Left:
        return self._known.setdefault(ends, Left(ends))
