"""What comes of a round before the last, for given wounds: won, lost, or to be played on."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import chain

from blackbook.resolver.odds.cells import Cell, Cells, CellSet, Places
from blackbook.resolver.odds.chart import Chart, KnownChart, LearnedChart
from blackbook.resolver.odds.fight_round import Standing, Wounds
from blackbook.resolver.odds.last_round import STEPS, LastRound
from blackbook.resolver.odds.outlook import Outlook
from blackbook.resolver.odds.striking import Tables

State = Standing | bool
Part = tuple[LastRound, Places] | bool
"""What some cells lead to; the enemies at these places have fled."""
Parts = Mapping[frozenset[Part], CellSet]
"""All that may come of the last round but one, as the players choose, by the health left."""

Chance = Callable[[State, float], float]
"""The chance of a state; if it is not above the given one, any number between them."""


class Outcomes:
    """The states that follow some wounds, by the health left to the enemies; `chance` tells that of a state."""

    def __init__(self, cells: Cells, places: Places, outlook: Outlook, tables: Tables, chance: Chance) -> None:
        self.cells = cells
        self.places = places
        """Of the enemies of the round, among all of the fight."""
        self.outlook = outlook
        self.tables = tables
        self.chance = chance
        self._best: dict[int, State] = {}

    def states(self, cell: Cell) -> list[State]:
        """How it may go on with so much health left."""
        return list(self.outlook.after(self._healths(cell), self.tables))

    def of_the_same(self, other: Outcomes) -> bool:
        """Whether both follow the same state, but for health and wounds."""
        return self.places == other.places and self.outlook.assigned == other.outlook.assigned

    @cached_property
    def wounds(self) -> tuple[Wounds, ...]:
        """Everybody's wounds for each set of enemies that may be left."""
        cells = self.cells.by_alive(self.places)
        return tuple([self.outlook.wounds_after(self._healths(cell), self.tables) for cell, _ in cells])

    def spare(self, other: Outcomes) -> bool:
        """Whether nobody ever has more wounds than in other outcomes of the same state."""
        pairs = zip(chain(*self.wounds), chain(*other.wounds), strict=True)
        return all(own <= theirs for own, theirs in pairs)

    def by_alive(self) -> Iterator[tuple[Places, CellSet, list[State]]]:
        """For each set of enemies that may be left: all cells of it, and how it may go on."""
        for cell, some in self.cells.by_alive(self.places):
            yield tuple(at for at, health in enumerate(cell) if health), some, self.states(cell)

    def _healths(self, cell: Cell) -> Cell:
        return tuple([cell[place] for place in self.places])

    def worth(self, index: int, needed: float) -> float:
        """The chance of the best state that a cell can lead to; if it is not above `needed`, any number between."""
        best = 0.0
        for state in self.states(self.cells.cell(index)):
            chance = self.chance(state, max(best, needed))
            if chance > best:
                best = chance
                if chance > needed:
                    self._best[index] = state
        return best

    def best(self, index: int) -> State:
        """The best state that a cell can lead to."""
        if index not in self._best:
            states = self.states(self.cells.cell(index))
            self._best[index] = states[0] if len(states) == 1 else max(states, key=lambda state: self.chance(state, 0))
        return self._best[index]

    def learned(self) -> LearnedChart:
        """The chances of the cells, learned one by one; there is none where more health is left than can be taken."""
        stage = self.outlook.stage
        flight = any(foe.flees for foe in stage.foes)
        hopeful = self.cells.all if flight else self.cells.with_at_most(stage.attack_to_come)
        return LearnedChart(self.cells, self.worth, hopeful)


@dataclass(frozen=True, eq=False)
class Goal:
    """What comes of a round, and how great the chances then are."""

    outcomes: Outcomes
    chart: Chart


def chart_of(cells: Cells, parts: Parts) -> KnownChart:
    """The chances of the cells before the last round."""

    def cells_above(level: int) -> CellSet:
        found = 0
        for options, some in parts.items():
            for part in options:
                found |= _cells_above(cells, part, level) & some
        return found

    return KnownChart(cells, STEPS, cells_above)


def _cells_above(cells: Cells, part: Part, level: int) -> CellSet:
    if isinstance(part, bool):
        return cells.all if part else 0
    last_round, fled = part
    found = last_round.cells_above(level)
    for at in fled:
        found = cells.whatever(found, at)
    return found
