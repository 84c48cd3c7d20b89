"""Chances from rolls that are drawn: the interval holds the exact chance, and the work can be watched and stopped."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from random import Random
from typing import Any

import pytest

from blackbook.resolver import Case, CaseError, parse_case
from blackbook.resolver.odds import exact_odds, odds, to_json, without_use
from blackbook.resolver.odds_bounds import CLOSE, Bounds
from blackbook.resolver.odds_combat import Fight
from blackbook.resolver.odds_round import Standing
from blackbook.resolver.odds_sample import LOOKS, WIDTH, draw, interval
from tests.resolver.odds_tables import unrolled_full_table, unrolled_small_table


def table(seed: int, people: int, enemies: int, round: int) -> Case:
    return parse_case({**unrolled_full_table(seed, "combat", people, enemies), "round": round})


def test_an_interval_holds_the_exact_chance() -> None:
    for seed in range(12):
        case = without_use(parse_case(unrolled_small_table(Random(seed), "combat", dice=4, rich=True)))
        exact = exact_odds(case, 1000)
        found = draw(Fight(case, (0, 0)), lambda _: None, seed)
        assert exact is not None
        assert found.low <= exact <= found.high
        assert found.high - found.low <= WIDTH
        assert found.rolls in LOOKS


def test_the_same_seed_draws_the_same_rolls() -> None:
    case = table(3, people=1, enemies=2, round=1)
    found = [draw(Fight(case, (0,)), lambda _: None, seed) for seed in (7, 7, 8)]
    assert found[0] == found[1] != found[2]
    assert 0 < found[0].low < found[0].high < 1


def test_a_large_fight_is_sampled_and_says_how_many_rolls_it_drew() -> None:
    case = table(2, people=4, enemies=1, round=2)
    exact = exact_odds(case, 1000)
    found = odds(case, limit_seconds=0, seed=5)
    assert exact is not None
    assert found.low <= exact <= found.high
    answer = to_json(found)
    assert answer["exact"] is False
    assert answer["low"] == float(found.low)
    assert answer["high"] == float(found.high)
    assert answer["rolls"] == found.rolls >= LOOKS[0]
    assert found.low < found.probability < found.high


def test_a_fight_with_few_different_rolls_is_counted_to_the_end() -> None:
    case = table(0, people=3, enemies=1, round=3)
    found = odds(case, limit_seconds=0)
    assert found.exact
    assert found.probability == exact_odds(case, 1000)


def test_progress_rises_and_stops_the_work() -> None:
    case = table(2, people=3, enemies=1, round=3)
    heard: list[float] = []

    def stop_at_a_tenth(share: float) -> bool:
        heard.append(share)
        return share < 0.1

    found = odds(case, limit_seconds=0, progress=stop_at_a_tenth, seed=5)
    assert heard == sorted(heard)
    assert 0.1 <= heard[-1] < 1
    exact = exact_odds(case, 1000)
    assert exact is not None
    assert not found.exact
    assert found.low <= exact <= found.high
    # Whoever stops before anything is drawn knows nothing.
    for limit in (0, 1000):
        none = odds(case, limit_seconds=limit, progress=lambda _: False)
        assert (none.low, none.high, none.rolls, none.exact) == (0, 1, 0, False)


def test_what_takes_too_long_is_refused() -> None:
    case = table(0, people=4, enemies=5, round=1)
    assert exact_odds(case, 0) is None
    with pytest.raises(CaseError, match="cannot be told in reasonable time"):
        odds(case, limit_seconds=0, patience_seconds=0)


def test_the_interval_is_honest_about_how_little_was_drawn() -> None:
    assert interval(0, 0, 0) == interval(1, 1, 1) == (0, 1)
    low, high = interval(1000, 1000.0, 1000.0)
    assert 0.97 < low < high == 1
    low, high = interval(10_000, 5000.0, 5000.0)
    assert low < Fraction(1, 2) < high
    assert high - low > WIDTH
    low, high = interval(LOOKS[-1], LOOKS[-1] / 2, LOOKS[-1] / 2)
    assert high - low + CLOSE <= WIDTH


def test_intervals_fail_less_often_than_they_may() -> None:
    misses = 0
    for seed in range(300):
        source = Random(seed)
        hits = sum(source.random() < 0.3 for _ in range(500))
        low, high = interval(500, float(hits), float(hits))
        misses += not low <= Fraction(3, 10) <= high
    assert misses <= 3


def test_bounds_hold_the_chance_and_are_close() -> None:
    fight = Fight(without_use(table(2, people=2, enemies=2, round=2)), (0, 0))
    start = fight.start()
    assert isinstance(start, Standing)
    bounds = Bounds(fight)
    near = 0
    for first, second, wounds in Random(1).sample([*product(range(1, 17), range(1, 15), range(5))], 120):
        enemies = ((0, first, start.enemies[0][2]), (1, second, start.enemies[1][2]))
        standing = Standing(2, enemies, (wounds, start.wounds[1]))
        low, high = bounds.best([standing, False])
        assert bounds.between(standing) == (low, high)
        assert low <= fight.value(standing) <= high <= low + CLOSE
        near += low < high
    assert near > 0
    assert bounds.best([True]) == (1, 1)
    assert bounds.best([]) == bounds.best([False]) == (0, 0)


def test_a_sampled_answer_has_no_fraction() -> None:
    keys: dict[bool, set[str]] = {}
    for limit in (0.0, 1000.0):
        answer: dict[str, Any] = to_json(odds(table(2, people=4, enemies=1, round=2), limit_seconds=limit, seed=1))
        keys[answer["exact"]] = set(answer)
    assert keys == {True: {"probability", "exact"}, False: {"exact", "low", "high", "rolls"}}
