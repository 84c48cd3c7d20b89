"""A fight rehearsed on dice that were drawn beforehand, a lot for each round.

Everything is played as well as can be against the lots: each state is worth the mean, over the draws of its round, of
the best that each draw can lead to. Whoever knows the lots does no worse on them than the best play does, which does
not know them: so the mean of many rehearsals is never below the chance. A `Trial` then plays what a rehearsal found
best on fresh lots, where it knows nothing: the mean of many trials is never above the chance.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from blackbook.resolver.odds.cells import Cells, CellSet, Places
from blackbook.resolver.odds.chart import LearnedChart
from blackbook.resolver.odds.fight_round import Standing
from blackbook.resolver.odds.goal import Goal, Outcomes, Part, Parts, State, chart_of
from blackbook.resolver.odds.last_round import LastRound
from blackbook.resolver.odds.lot import Lot, Ways
from blackbook.resolver.odds.outlook import Outlook
from blackbook.resolver.odds.striking import Striking, Tables

Plans = list[tuple[Goal, CellSet]]
"""What one draw makes possible: what may be left of the enemies, by what comes of it."""
COMPARED = 48
"""No more charts than these are looked at for bounds of another one."""


class EarlierRound:
    """A round before the last, but for the health of the enemies: what each draw makes possible.

    `worth` tells what comes of a draw.
    """

    def __init__(self, cells: Cells, draws: list[Plans], worth: Callable[[Plans], float]) -> None:
        self.cells = cells
        self.draws = draws
        self.worth = worth
        self._begun: dict[int, tuple[int, float]] = {}
        """For each cell how many draws have been played, and the sum of their worths."""

    def mean(self, index: int, needed: float) -> float:
        """The mean over all draws, for one health of each enemy. It ends as soon as that cannot be above `needed`."""
        cell, size, left = self.cells.cell(index), len(self.draws), self.cells.left
        played, total = self._begun.get(index, (0, 0.0))
        worths = []
        while played < size and total + size - played > needed * size:
            worths.append(self.worth([(goal, left(ends, cell)) for goal, ends in self.draws[played]]))
            total += worths[-1]
            played += 1
        if not self._begun and played == size:
            # Draws that are worth little come first from now on: it is seen early if a mean cannot be great.
            self.draws = [self.draws[at] for at in sorted(range(size), key=worths.__getitem__)]
        self._begun[index] = played, total
        return (total + size - played) / size


class Rehearsal:
    """Plays as well as can be on lots that it knows, one for each round from the state of the fight on."""

    def __init__(self, striking: Striking, lots: Mapping[int, Lot]) -> None:
        self.striking = striking
        self.fight = striking.fight
        self.lots = lots
        self._earlier_rounds: dict[object, EarlierRound] = {}
        self._last_rounds: dict[object, LastRound] = {}
        self._goals: dict[object, Goal] = {}
        self._to_learn: list[tuple[Outcomes, LearnedChart]] = []
        self._chances: dict[Standing, float] = {}

    def chance(self, state: State, needed: float = 0.0) -> float:
        """The mean from a state on; if it is not above `needed`, any number between them."""
        if isinstance(state, bool):
            return float(state)
        state = self.fight.plain(state)
        found = self._chances.get(state)
        if found is None or found > needed:
            index = self.striking.index(state)
            if state.round == self.fight.last:
                found = self.last_round(state).mean(index)
            else:
                found = self.earlier_round(state).mean(index, needed)
            self._chances[state] = found
        return found

    def worth(self, plans: Plans) -> float:
        """The best of what one draw makes possible."""
        self.fight.watch()
        level = 0
        for goal, ends in plans:
            level = goal.chart.level(ends, level)
        return level / goal.chart.steps

    def ways(self, outlook: Outlook) -> tuple[Sequence[Ways], ...]:
        """What each character can do in a round, draw by draw."""
        lot = self.lots[outlook.stage.round]
        return tuple([lot.ways(outlook, at) for at in range(len(outlook.stage.seats))])

    def goal(self, outlook: Outlook, tables: Tables) -> Goal:
        """What comes of wounds; one goal for all that come to the same."""
        outcomes = self._outcomes(outlook, tables)
        if outlook.stage.round + 1 == self.fight.last:
            parts = self._parts(outcomes)
            key: object = frozenset(parts.items())
            if key not in self._goals:
                self._goals[key] = Goal(outcomes, chart_of(self.striking.cells, parts))
        else:
            key = outcomes.places, outlook.assigned, outcomes.wounds
            if key not in self._goals:
                self._goals[key] = Goal(outcomes, self._learned(outcomes))
        return self._goals[key]

    def _learned(self, outcomes: Outcomes) -> LearnedChart:
        chart = outcomes.learned()
        for others, other in self._to_learn[:COMPARED]:
            if others.of_the_same(outcomes):
                if others.spare(outcomes):
                    chart.better.append(other)
                elif outcomes.spare(others):
                    other.better.append(chart)
        self._to_learn.append((outcomes, chart))
        return chart

    def last_round(self, state: Standing) -> LastRound:
        """The last round for a state, whatever the health of its enemies; one for all that fare the same."""
        key = self._but_health(state)
        if key not in self._last_rounds:
            outlook = Outlook(self.fight.stage(state), state)
            ways = self.ways(outlook)
            alike: object = tuple(map(id, ways)) if outlook.stage.ends_with_the_sources else key
            if alike not in self._last_rounds:
                self._last_rounds[alike] = self._count(outlook, ways)
            self._last_rounds[key] = self._last_rounds[alike]
        return self._last_rounds[key]

    def _count(self, outlook: Outlook, ways: Sequence[Sequence[Ways]]) -> LastRound:
        found = LastRound(self.striking.cells)
        spared: dict[Tables, list[Places]] = {}
        for possible in self.striking.possible(outlook.stage.round, ways):
            for tables in possible:
                if tables not in spared:
                    outcomes = self._outcomes(outlook, tables)
                    spared[tables] = [alive for alive, _, states in outcomes.by_alive() if True in states]
            beaten = {tables: self.striking.strikes.beaten(left) for tables, left in possible.items()}
            found.add([(beaten[tables], places) for tables in possible for places in spared[tables]])
        return found

    def earlier_round(self, state: Standing) -> EarlierRound:
        """A round before the last for a state, whatever the health of its enemies; one for all that fare the same."""
        key = self._but_health(state)
        if key not in self._earlier_rounds:
            draws = self._draws(state)
            alike = tuple(map(frozenset, draws))
            if alike not in self._earlier_rounds:
                self._earlier_rounds[alike] = EarlierRound(self.striking.cells, draws, self.worth)
            self._earlier_rounds[key] = self._earlier_rounds[alike]
        return self._earlier_rounds[key]

    def _draws(self, state: Standing) -> list[Plans]:
        outlook = Outlook(self.fight.stage(state), state)
        goals: dict[Tables, Goal] = {}
        draws = []
        for possible in self.striking.possible(state.round, self.ways(outlook)):
            plans: dict[Goal, CellSet] = {}
            for tables, left in possible.items():
                if tables not in goals:
                    goals[tables] = self.goal(outlook, tables)
                plans[goals[tables]] = plans.get(goals[tables], 0) | left.ends
            draws.append(list(plans.items()))
        return draws

    def _outcomes(self, outlook: Outlook, tables: Tables) -> Outcomes:
        places = tuple(self.striking.place[foe.index] for foe in outlook.stage.foes)
        return Outcomes(self.striking.cells, places, outlook, tables, self.chance)

    def _parts(self, outcomes: Outcomes) -> Parts:
        parts: dict[frozenset[Part], CellSet] = {}
        for alive, some, states in outcomes.by_alive():
            options = frozenset([self._part(alive, state) for state in states])
            parts[options] = parts.get(options, 0) | some
        return parts

    def _part(self, alive: Places, state: State) -> Part:
        if isinstance(state, bool):
            return state
        left = {self.striking.place[index] for index, _, _ in state.enemies}
        return self.last_round(state), tuple(at for at in alive if at not in left)

    def _but_health(self, state: Standing) -> object:
        state = self.fight.plain(state)
        return state.round, tuple([(index, to) for index, _, to in state.enemies]), state.wounds


class Trial(Rehearsal):
    """Plays on lots of its own what a rehearsal found best on others."""

    def __init__(self, adviser: Rehearsal, lots: Mapping[int, Lot]) -> None:
        super().__init__(adviser.striking, lots)
        self.adviser = adviser

    def goal(self, outlook: Outlook, tables: Tables) -> Goal:
        """The adviser's."""
        return self.adviser.goal(outlook, tables)

    def last_round(self, state: Standing) -> LastRound:
        """The same as the adviser's if that knows the lot."""
        return self.adviser.last_round(state) if self._is_known(state.round) else super().last_round(state)

    def _draws(self, state: Standing) -> list[Plans]:
        return self.adviser.earlier_round(state).draws if self._is_known(state.round) else super()._draws(state)

    def _is_known(self, number: int) -> bool:
        return self.lots[number] is self.adviser.lots[number]

    def worth(self, plans: Plans) -> float:
        """What comes of the plan that the adviser takes."""
        best, level = plans[0], 0
        for plan in plans:
            higher = plan[0].chart.level(plan[1], level)
            if higher > level:
                best, level = plan, higher
        goal, ends = best
        return self.chance(goal.outcomes.best(goal.chart.pick(ends, level)))
