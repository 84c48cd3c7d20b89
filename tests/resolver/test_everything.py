"""Against trying everything: no plan of a small case is better than the one found."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from blackbook.resolver import parse_case, resolve, to_json
from tests.resolver.everything import best_vector
from tests.resolver.simulator import simulate
from tests.resolver.tables import small_table, unruly

SEEDS = st.integers(0, 2**32 - 1)


def compare(seed: int, scene: str, rich: bool) -> None:
    compare_document(small_table(Random(seed), scene, rich))


def compare_document(document: dict[str, Any]) -> None:
    answer = to_json(resolve(parse_case(document)))
    assert tuple(answer["objective"]) == best_vector(document)
    assert simulate(document, answer) == tuple(answer["objective"])


@pytest.mark.rule("R-CHECK-3", "R-CHECK-12", "R-CARD-4", "R-CARD-9", "R-DEMON-9")
@settings(max_examples=150, deadline=None)
@given(SEEDS)
def test_no_plan_of_a_check_is_better(seed: int) -> None:
    compare(seed, "check", rich=False)


@pytest.mark.rule("R-ITEM-3", "R-CARD-11")
@settings(max_examples=100, deadline=None)
@given(SEEDS)
def test_no_plan_of_a_check_with_items_of_several_uses_is_better(seed: int) -> None:
    compare(seed, "check", rich=True)


@pytest.mark.rule("R-COMBAT-12", "R-COMBAT-13", "R-COMBAT-14", "R-COMBAT-18", "R-COMBAT-19", "A-COMBAT-3")
@settings(max_examples=150, deadline=None)
@given(SEEDS)
def test_no_plan_of_a_round_is_better(seed: int) -> None:
    compare(seed, "combat", rich=False)


@pytest.mark.rule("R-ENEMY-5", "R-ENEMY-6", "R-ENEMY-7", "R-ENEMY-9", "R-ENEMY-10", "R-ENEMY-12", "A-COMBAT-8")
@settings(max_examples=100, deadline=None)
@given(SEEDS)
def test_no_plan_of_a_round_with_difficult_enemies_and_items_is_better(seed: int) -> None:
    compare(seed, "combat", rich=True)


@pytest.mark.rule("R-ENEMY-5", "R-ENEMY-10", "R-COMBAT-20", "A-COMBAT-8")
@settings(max_examples=100, deadline=None)
@given(SEEDS)
def test_no_plan_of_a_round_in_which_some_may_fall_first_is_better(seed: int) -> None:
    compare_document(unruly(small_table(Random(seed), "combat", rich=True), seed))
