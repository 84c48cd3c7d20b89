"""What the characters of a fight can do together in one draw of a round: the wounds they take, and whom they strike."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import prod

from blackbook.resolver.odds.blows import Left, Strikes
from blackbook.resolver.odds.cells import Cells, Places
from blackbook.resolver.odds.fight import Fight
from blackbook.resolver.odds.fight_round import Standing, Wounds
from blackbook.resolver.odds.lot import Ways
from blackbook.resolver.odds.weighing import TooLong

MOST_CELLS = 4_000_000
"""More than enemies of the box can have health."""
Tables = tuple[Wounds, ...]
"""Wounds of each character by what may hit it later in the round."""
Possible = dict[Tables, Left]
"""What one draw makes possible."""


class Striking:
    """Finds what is possible, in all rounds and lots of a fight; TooLong if the enemies have health beyond measure."""

    def __init__(self, fight: Fight, start: Standing) -> None:
        self.fight = fight
        self.start = start
        healths = tuple(health for _, health, _ in start.enemies)
        if prod(health + 1 for health in healths) > MOST_CELLS:
            raise TooLong
        self.cells = Cells(healths)
        self.place = {index: at for at, (index, _, _) in enumerate(start.enemies)}
        """Of each enemy in a cell."""
        self.strikes = Strikes(self.cells)
        self._targets: dict[int, Places] = {}

    def index(self, standing: Standing) -> int:
        """The cell of a state; enemies beaten before have no health left."""
        cell = [0] * len(self.place)
        for index, health, _ in standing.enemies:
            cell[self.place[index]] = health
        return self.cells.index(tuple(cell))

    def possible(self, number: int, ways: Sequence[Sequence[Ways]]) -> Iterator[Possible]:
        """What each draw of a round makes possible, from what each character can do in it."""
        targets = self._targets_in(number)
        for own in zip(*ways, strict=True):
            self.fight.watch()
            yield self._together(own, targets)

    def _targets_in(self, number: int) -> Places:
        """The enemies that can be hit in a round; those beaten before too, so that blows need not be told apart."""
        if number not in self._targets:
            stage = self.fight.stage(replace(self.start, round=number))
            self._targets[number] = tuple(self.place[foe.index] for foe in stage.foes if foe.vulnerable)
        return self._targets[number]

    def _together(self, ways: tuple[Ways, ...], targets: Places) -> Possible:
        found: Possible = {(): self.strikes.unharmed()}
        for own in ways:
            found = {
                (*tables, table): self.strikes.struck(left, blows, targets)
                for tables, left in found.items()
                for table, blows in own
            }
        return found
