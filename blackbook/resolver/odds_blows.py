"""What the characters of a fight can do in one draw of a round: the wounds they take for it, and what they strike.

Each set of cells is what may be left of enemies at full health, see `Cells.left`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from blackbook.resolver.odds_cells import Cells, CellSet, Places
from blackbook.resolver.odds_combat import Fight
from blackbook.resolver.odds_lot import Lot
from blackbook.resolver.odds_rolls import Choices
from blackbook.resolver.odds_round import Outlook, Standing, Wounds
from blackbook.resolver.odds_weighing import best_offers

Tables = tuple[Wounds, ...]
"""Wounds of each character by what may hit it later in the round."""
Blows = tuple[tuple[int, ...], ...]
"""Ways to strike that leave the same wounds: the attack of each source."""
Possible = dict[Tables, CellSet]
"""What one draw makes possible."""
BITS_KEPT = 400_000_000
NOTHING: Choices = (((), 0, 0),)


class Striking:
    """Finds what is possible, and remembers what follows blows, for all rounds and lots of a fight."""

    def __init__(self, fight: Fight, start: Standing) -> None:
        self.fight = fight
        self.start = start
        self.cells = Cells(tuple(health for _, health, _ in start.enemies))
        self.place = {index: at for at, (index, _, _) in enumerate(start.enemies)}
        """Of each enemy in a cell."""
        self._targets: dict[int, Places] = {}
        self._known: dict[tuple[CellSet, Blows, Places], CellSet] = {}

    def index(self, standing: Standing) -> int:
        """The cell of a state; enemies beaten before have no health left."""
        cell = [0] * len(self.place)
        for index, health, _ in standing.enemies:
            cell[self.place[index]] = health
        return self.cells.index(tuple(cell))

    def possible(self, outlook: Outlook, lot: Lot) -> Iterator[Possible]:
        """What each draw of a lot makes possible."""
        targets = self._targets_in(outlook.stage.round)
        own = [self._ways_of(outlook, at, lot) for at in range(len(outlook.stage.seats))]
        for ways in zip(*own, strict=True):
            self.fight.watch()
            yield self._together(ways, targets)

    def _targets_in(self, number: int) -> Places:
        """The enemies that can be hit in a round; those beaten before too, so that blows need not be told apart."""
        if number not in self._targets:
            stage = self.fight.stage(replace(self.start, round=number))
            self._targets[number] = tuple(self.place[foe.index] for foe in stage.foes if foe.vulnerable)
        return self._targets[number]

    def _together(self, ways: tuple[list[tuple[Wounds, Blows]], ...], targets: Places) -> Possible:
        found: Possible = {(): self.cells.unharmed}
        for own in ways:
            following: Possible = {}
            for tables, ends in found.items():
                for table, blows in own:
                    key = (*tables, table)
                    following[key] = following.get(key, 0) | self._struck(ends, blows, targets)
            found = following
        return found

    def _ways_of(self, outlook: Outlook, at: int, lot: Lot) -> list[list[tuple[Wounds, Blows]]]:
        """What one character can do, draw by draw."""
        seat = outlook.stage.seats[at]
        choices = [NOTHING] * lot.size if seat.fallen else lot.choices(seat, self.fight.pool(seat))
        known = {each: _by_wounds(outlook, at, each) for each in dict.fromkeys(choices)}
        return [known[each] for each in choices]

    def _struck(self, ends: CellSet, blows: Blows, targets: Places) -> CellSet:
        """Blows of one character after those of others."""
        key = (ends, blows, targets)
        found = self._known.get(key)
        if found is None:
            if len(self._known) * self.cells.all.bit_length() > BITS_KEPT:
                self._known.clear()
            found = 0
            for sources in blows:
                some = ends
                for source in sources:
                    some = self.cells.struck(some, source, targets)
                found |= some
            self._known[key] = found
        return found


def _by_wounds(outlook: Outlook, at: int, choices: Choices) -> list[tuple[Wounds, Blows]]:
    found: dict[Wounds, list[tuple[int, ...]]] = {}
    for sources, wounds in best_offers(frozenset([outlook.exposure(at, brought) for brought in choices])):
        found.setdefault(wounds, []).append(sources)
    return [(wounds, tuple(blows)) for wounds, blows in found.items()]
