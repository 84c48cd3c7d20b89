"""Full tables: four characters, 14 dice, 16 word cards, 24 items, five helpers, five enemies."""

from __future__ import annotations

import pytest

from blackbook.resolver import parse_case, resolve, to_json
from tests.benchmarks.highs_resolver import best_vector
from tests.resolver.simulator import simulate
from tests.resolver.tables import Document, full_table, hostile, unruly, versatile


@pytest.mark.parametrize("seed", [3, 1000, 1001, 1002, 1003, 1004])
def test_an_integer_program_finds_no_better_round(seed: int) -> None:
    document = full_table(seed)
    assert resolve(parse_case(document)).objective == best_vector(document)


@pytest.mark.parametrize("scene", ["check", "combat"])
def test_plans_come_to_what_they_claim(scene: str) -> None:
    for seed in range(2000, 2040):
        document = full_table(seed, scene)
        answer = to_json(resolve(parse_case(document)))
        assert simulate(document, answer) == tuple(answer["objective"])


def test_a_full_table_is_full() -> None:
    document = full_table(0)
    characters = document["characters"]
    assert [len(characters), len(document["enemies"])] == [4, 5]
    assert sum(len(character["dice"]) for character in characters) == 14
    assert sum(len(character["conspiracy"]) for character in characters) == 16
    assert sum(len(character["items"]) for character in characters) == 24
    assert sum(len(character["helpers"]) for character in characters) == 5


@pytest.mark.parametrize("seed", range(6))
def test_an_integer_program_finds_no_better_use_of_items_of_several_uses(seed: int) -> None:
    compare(versatile(full_table(seed), seed))


@pytest.mark.rule("R-ENEMY-5", "A-COMBAT-8", "R-COMBAT-20")
@pytest.mark.parametrize("seed", [1, 5, 7])
def test_an_integer_program_finds_no_better_round_where_many_may_fall(seed: int) -> None:
    compare(hostile(full_table(seed)))


@pytest.mark.rule("R-ENEMY-5", "R-ENEMY-10", "A-COMBAT-8")
@pytest.mark.parametrize("seed", [3, 6, 17])
def test_an_integer_program_finds_no_better_round_where_some_strike_first_or_at_everyone(seed: int) -> None:
    compare(unruly(full_table(seed), seed))
    compare(versatile(unruly(full_table(seed), seed), seed, 1 / 2))


def compare(document: Document) -> None:
    answer = to_json(resolve(parse_case(document)))
    assert tuple(answer["objective"]) == best_vector(document)
    assert simulate(document, answer) == tuple(answer["objective"])
