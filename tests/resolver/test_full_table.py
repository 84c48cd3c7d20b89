"""Full tables: four characters, 14 dice, 16 word cards, 24 items, five helpers, five enemies."""

from __future__ import annotations

from random import Random

import pytest

from blackbook.resolver import parse_case, resolve, to_json
from tests.benchmarks.highs_resolver import best_vector
from tests.resolver.simulator import simulate
from tests.resolver.tables import full_table


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


def test_a_table_full_of_items_of_several_uses_comes_to_what_it_claims() -> None:
    for seed in (0, 4, 8):
        document = full_table(seed)
        draw = Random(seed)
        for character in document["characters"]:
            for item in character["items"]:
                parts = [{"stat": {"attack": draw.randint(1, 3)}}, {"stat": {"defense": draw.randint(1, 3)}}]
                item["use"] = parts if draw.random() < 0.5 else [{"one_of": parts}]
        answer = to_json(resolve(parse_case(document)))
        assert simulate(document, answer) == tuple(answer["objective"])


@pytest.mark.rule("R-ENEMY-5", "A-COMBAT-8", "R-COMBAT-20")
@pytest.mark.parametrize("seed", [1, 5])
def test_an_integer_program_finds_no_better_round_where_many_may_fall(seed: int) -> None:
    document = full_table(seed)
    for character in document["characters"]:
        character["wounds"] = character["health"] - 1
    for enemy in document["enemies"]:
        enemy["attack"] += 3
        enemy["effects"] = [{"when": "each_round", "do": [{"rule": "attacks_first"}]}]
    assert resolve(parse_case(document)).objective == best_vector(document)
