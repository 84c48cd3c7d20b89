"""Sets of what may be left of the enemies as whole numbers, against sets of tuples."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from blackbook.resolver.odds.cells import Cell, Cells, CellSet
from blackbook.resolver.odds.chart import KnownChart, LearnedChart
from blackbook.resolver.odds.last_round import STEPS, LastRound

FULL = (3, 2, 4)
CELLS = Cells(FULL)
EVERY = list(product(*(range(health + 1) for health in FULL)))

sources = st.lists(st.integers(1, 5), max_size=4)
cell = st.sampled_from(EVERY)


def aims(start: Cell, blows: list[int]) -> set[Cell]:
    """Everything that aiming each blow at some enemy may leave."""
    ends = {start}
    for blow in blows:
        ends = {
            tuple(max(0, health - blow) if at == aim else health for at, health in enumerate(end))
            for end in ends
            for aim in range(len(start))
        }
    return ends


def no_more(one: Cell, other: Cell) -> bool:
    return all(a <= b for a, b in zip(one, other, strict=True))


def struck(blows: list[int]) -> CellSet:
    ends = CELLS.unharmed
    for blow in blows:
        ends = CELLS.struck(ends, blow, (0, 1, 2))
    return ends


def listed(some: CellSet) -> set[Cell]:
    return {each for each in EVERY if some >> CELLS.index(each) & 1}


def test_a_cell_and_its_number_name_each_other() -> None:
    assert sorted(CELLS.index(each) for each in EVERY) == list(range(len(EVERY)))
    assert all(CELLS.cell(CELLS.index(each)) == each for each in EVERY)


@given(sources, cell)
def test_blows_at_enemies_at_full_health_tell_what_they_leave_of_any(blows: list[int], start: Cell) -> None:
    ends = aims(start, blows)
    left = {each for each in EVERY if no_more(each, start) and any(no_more(end, each) for end in ends)}
    assert listed(CELLS.left(struck(blows), start)) == left


@given(sources)
def test_the_least_of_a_set_are_those_that_no_other_undercuts(blows: list[int]) -> None:
    ends = aims(FULL, blows)
    least = {end for end in ends if not any(other != end and no_more(other, end) for other in ends)}
    assert listed(CELLS.least(struck(blows))) == least


@given(sources, cell)
def test_what_blows_beat(blows: list[int], start: Cell) -> None:
    beaten = CELLS.beaten(struck(blows))
    assert (start in listed(beaten)) == ((0, 0, 0) in aims(start, blows))
    without_the_second = {end for end in aims(start, blows) if end[0] == end[2] == 0}
    assert (start in listed(CELLS.whatever(beaten, 1))) == bool(without_the_second)


def test_cells_by_who_is_alive() -> None:
    rows = dict(CELLS.by_alive((0, 2)))
    assert set(rows) == {(0, 0, 0), (1, 0, 0), (0, 0, 1), (1, 0, 1)}
    assert listed(rows[1, 0, 0]) == {(1, 0, 0), (2, 0, 0), (3, 0, 0)}
    assert listed(CELLS.below((1, 0, 1))) == {(0, 0, 0), (1, 0, 0), (0, 0, 1), (1, 0, 1)}
    assert listed(CELLS.above((3, 2, 3))) == {(3, 2, 3), (3, 2, 4)}


def test_few_enemies_with_little_health_are_the_lightest() -> None:
    some = sum(1 << CELLS.index(each) for each in [(1, 1, 0), (3, 0, 0), (0, 2, 4)])
    assert CELLS.cell(CELLS.lightest(some)) == (3, 0, 0)


def test_cells_by_all_health_left() -> None:
    for health in range(12):
        assert listed(CELLS.with_at_most(health)) == {each for each in EVERY if sum(each) <= health}


def test_a_last_round_counts_the_draws_that_win() -> None:
    draw = Random(3)
    rolls = [[draw.randint(1, 5) for _ in range(draw.randint(0, 4))] for _ in range(37)]
    last_round = LastRound(CELLS)
    for blows in rolls:
        last_round.add([(CELLS.beaten(struck(blows)), ())])
    for start in EVERY:
        wins = sum((0, 0, 0) in aims(start, blows) for blows in rolls)
        assert last_round.mean(CELLS.index(start)) == wins / len(rolls)
        for level in range(1, STEPS + 1, 11):
            assert (start in listed(last_round.cells_above(level))) == (wins / len(rolls) * STEPS > level - 1)


@pytest.mark.parametrize("seed", range(5))
def test_charts_find_the_best_cell(seed: int) -> None:
    draw = Random(seed)
    heavy = [draw.random() for _ in FULL]
    chances = [1 / (1 + sum(a * b for a, b in zip(heavy, each, strict=True))) for each in map(CELLS.cell, range(60))]
    asked: list[int] = []

    def worth(index: int, needed: float) -> float:
        asked.append(index)
        return chances[index] if chances[index] > needed else needed

    def above(level: int) -> CellSet:
        return sum(1 << at for at, chance in enumerate(chances) if chance * STEPS > level - 1)

    learned, known = LearnedChart(CELLS, worth, CELLS.all), KnownChart(CELLS, STEPS, above)
    for _ in range(50):
        ends = struck([draw.randint(1, 3) for _ in range(draw.randint(0, 3))])
        best = max(chances[CELLS.index(each)] for each in listed(ends))
        for chart in (learned, known):
            level = chart.level(ends, 0)
            assert (level - 1) / chart.steps < best <= level / chart.steps
            assert chances[chart.pick(ends, level)] * chart.steps > level - 1
            assert ends >> chart.pick(ends, level) & 1
            assert chart.level(ends, chart.steps) == chart.steps
    assert len(set(asked)) < len(EVERY)
