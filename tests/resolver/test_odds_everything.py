"""Against trying everything: every roll, every placement, every aim; and against the resolver, roll by roll."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from blackbook.resolver import parse_case, resolve
from blackbook.resolver.odds.chance import check_odds, odds
from tests.resolver.odds_everything import (
    Expectimax,
    best_check_chance,
    best_check_chance_with_reroll,
    rolls,
    with_dice,
)
from tests.resolver.odds_tables import Document, unrolled_small_table

SEEDS = st.integers(0, 2**32 - 1)


def exactly(document: Document) -> Fraction:
    found = odds(parse_case(document), limit_seconds=1000)
    assert found.exact
    return found.probability


@pytest.mark.rule("R-CHECK-4", "R-CHECK-5", "R-CHECK-6", "R-CARD-4", "R-DEMON-9")
@settings(max_examples=60)
@given(SEEDS)
def test_the_chance_of_a_check_is_that_of_all_rolls_together(seed: int) -> None:
    document = unrolled_small_table(Random(seed), "check")
    assert exactly(document) == best_check_chance(document)


@settings(max_examples=40)
@given(SEEDS, st.integers(1, 3))
def test_dice_are_rolled_again_for_the_best_chance(seed: int, again: int) -> None:
    document = unrolled_small_table(Random(seed), "check")
    expected = best_check_chance_with_reroll(document, 0, again)
    passive = {"in": ["check"], "do": {"dice": {"reroll": again}}}
    document["characters"][0]["conspiracy"].append({"id": "again", "type": "key", "passive": [passive]})
    assert exactly(document) == expected
    totals = check_odds(parse_case(document)).totals
    assert sum(totals.values()) == 1
    assert list(totals) == sorted(totals)


@pytest.mark.rule("R-CHECK-3", "R-CHECK-6")
@settings(max_examples=20)
@given(SEEDS)
def test_the_totals_of_a_check_are_those_the_resolver_finds_roll_by_roll(seed: int) -> None:
    document = unrolled_small_table(Random(seed), "check")
    for character in document["characters"]:
        character["wounds"] = 0  # with nothing to heal the greatest total is the best
    every = rolls(document)
    found: dict[int, Fraction] = {}
    for roll, ways in every.items():
        total = resolve(parse_case(with_dice(document, roll))).total
        found[total] = found.get(total, Fraction(0)) + Fraction(ways, sum(every.values()))
    assert check_odds(parse_case(document)).totals == found


@pytest.mark.rule("R-COMBAT-9", "R-COMBAT-10", "R-COMBAT-15", "R-COMBAT-17", "R-COMBAT-18", "R-COMBAT-23")
@settings(max_examples=12)
@given(SEEDS)
def test_the_chance_of_a_fight_is_that_of_the_best_play(seed: int) -> None:
    document = unrolled_small_table(Random(seed), "combat")
    assert exactly(document) == Expectimax(document).chance()


@pytest.mark.rule("R-COMBAT-21", "R-ENEMY-5", "R-ENEMY-6", "R-ENEMY-7", "R-ENEMY-10", "R-ENEMY-12", "A-COMBAT-3")
@settings(max_examples=12)
@given(SEEDS)
def test_the_chance_against_difficult_enemies_is_that_of_the_best_play(seed: int) -> None:
    document = unrolled_small_table(Random(seed), "combat", rich=True)
    assert exactly(document) == Expectimax(document).chance()
