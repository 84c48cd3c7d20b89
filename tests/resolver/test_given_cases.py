"""The cases with known answers."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from blackbook.resolver import parse_case, replay, resolve, to_json
from tests.resolver.simulator import simulate

CASES = Path(__file__).parent / "cases"
ROLLED = sorted([*CASES.glob("check-*.json"), *CASES.glob("combat-*.json")])


@pytest.mark.parametrize("path", ROLLED, ids=lambda path: path.stem)
def test_best_vector_of_a_given_case(path: Path) -> None:
    document = json.loads(path.read_text(encoding="utf-8"))
    answer = to_json(resolve(parse_case(document)))
    assert answer["objective"] == document["answer"]["objective"]
    assert list(simulate(document, answer)) == document["answer"]["objective"]


@pytest.mark.parametrize("path", ROLLED, ids=lambda path: path.stem)
def test_a_plan_replayed_comes_to_the_same(path: Path) -> None:
    case = parse_case(json.loads(path.read_text(encoding="utf-8")))
    resolution = resolve(case)
    assert replay(case, resolution.plan) == resolution.outcome


def test_all_given_cases_are_here() -> None:
    assert len(ROLLED) == 43
    assert len(list(CASES.glob("odds-*.json"))) == 15


@pytest.mark.rule("W-13", "R-CHECK-4", "R-CHECK-5", "R-CHECK-6")
def test_yegor_alone_is_five_short() -> None:
    resolution = resolve(parse_case(json.loads((CASES / "check-w13-alone.json").read_text(encoding="utf-8"))))
    assert (resolution.success, resolution.total, resolution.difficulty) == (False, 6, 11)
    assert [str(line) for line in resolution.explanation] == [
        "Yegor: attack 4 on Whale-Fish gives 4 defense",
        "Yegor: unplaced dice give 2 defense",
        "Total 6 against 11: 5 short",
    ]


@pytest.mark.rule("W-13", "R-CARD-6", "R-CHECK-7")
def test_vasilisa_joins_and_the_total_opens_into_its_parts() -> None:
    resolution = resolve(parse_case(json.loads((CASES / "check-w13-joined.json").read_text(encoding="utf-8"))))
    assert (resolution.success, resolution.total) == (True, 12)
    assert sorted((part.amount, str(part.text)) for part in resolution.outcome.total.parts) == [
        (1, "Vasilisa: unplaced die"),
        (2, "Vasilisa: Slave"),
        (2, "Yegor: unplaced die"),
        (3, "Vasilisa: unplaced die"),
        (4, "Yegor: Whale-Fish"),
    ]


@pytest.mark.rule("W-17", "R-COMBAT-18", "R-COMBAT-19", "A-CARD-3")
def test_alexander_wards_off_the_drowned_one() -> None:
    resolution = resolve(parse_case(json.loads((CASES / "combat-w17-round2.json").read_text(encoding="utf-8"))))
    drowned = resolution.outcome.enemies[0]
    alexander = resolution.outcome.characters[0]
    assert (drowned.damage.value, drowned.health_left, drowned.beaten) == (8, 9, False)
    assert (alexander.wounds.value, alexander.defense.value) == (3, 7)
    assert [(use.id, use.target) for use in resolution.plan.used] == [("natural-defense-3", "alexander")]
