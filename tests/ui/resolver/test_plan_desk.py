"""The plan on the desk, without the page around it."""

from __future__ import annotations

from typing import Any

import pytest

from blackbook.resolver.model.plan import Aim, Placement, Use
from blackbook.resolver.resolution import plan_to_json
from tests.views.test_ways import check_case, fight_case
from ui.resolver.plan_desk import PlanDesk
from ui.resolver.selection import Selection

NOTHING: dict[str, Any] = {"placements": [], "used": [], "targets": []}


@pytest.fixture
def desk(qapp) -> PlanDesk:
    return PlanDesk()


def test_a_kept_plan_that_cannot_be_any_more_gives_way_to_the_best(desk: PlanDesk) -> None:
    flipped = {**NOTHING, "placements": [{"character": "yegor", "die": 1, "card": "flipped"}]}
    assert desk.lay(check_case(6), flipped) is None
    assert desk.working.plan.placements == (Placement("yegor", 1, "whale-fish"),)


def test_what_cannot_be_weighed_is_said_and_leaves_the_desk_empty(desk: PlanDesk) -> None:
    assert str(desk.lay({"scene": "check"}, NOTHING)) == "characters: is missing"
    assert desk.working is None
    assert desk.document() == NOTHING
    desk.click_die("yegor", 0)
    desk.click_card("yegor", "whale-fish")
    desk.take_best()
    assert desk.uses_of("salt") == []
    assert desk.selection is None


def test_the_document_is_the_plan_as_answers_hold_it(desk: PlanDesk) -> None:
    desk.lay(check_case(6), NOTHING)
    desk.click_die("yegor", 1)
    desk.click_card("yegor", "whale-fish")
    assert desk.document() == plan_to_json(desk.working.plan)
    assert desk.document()["placements"] == [{"character": "yegor", "die": 1, "card": "whale-fish"}]


def test_a_die_dropped_on_an_enemy_leaves_its_card(desk: PlanDesk) -> None:
    case = fight_case()
    case["characters"][0]["conspiracy"][0]["accepts"] = "any"
    placed = {**NOTHING, "placements": [{"character": "ann", "die": 0, "card": "fury"}]}
    desk.lay(case, placed)
    desk.drop_on_enemy("ann", 0, "bear")
    assert desk.working.plan.placements == ()
    assert Aim("ann", "bear", 0) in desk.working.plan.targets


def test_a_defense_die_cannot_be_aimed(qtbot, desk: PlanDesk) -> None:
    desk.lay(fight_case(), NOTHING)
    with qtbot.waitSignal(desk.problem) as problem:
        desk.drop_on_enemy("ann", 1, "wolf")
    assert problem.args == ["Ann has no such source of attack; aim one that gives attack."]


def test_a_card_chosen_twice_gives_its_die_back(desk: PlanDesk) -> None:
    placed = {**NOTHING, "placements": [{"character": "ann", "die": 1, "card": "fury"}]}
    desk.lay(fight_case(), placed)
    desk.click_card("ann", "fury")
    assert desk.selection == Selection("ann", card="fury")
    desk.click_card("ann", "fury")
    assert desk.working.plan.placements == ()


def test_a_card_that_no_free_die_fits_stays_empty(desk: PlanDesk) -> None:
    case = check_case(6)
    case["characters"][0]["dice"] = [{"kind": "defense", "value": 2}]
    desk.lay(case, NOTHING)
    desk.click_card("yegor", "whale-fish")
    assert desk.working.plan.placements == ()


def test_items_name_every_way_to_be_used(desk: PlanDesk) -> None:
    case = fight_case()
    herb = {"id": "herb", "pool": "natural", "use": [{"wounds": -2}]}
    chalk = {"id": "chalk", "pool": "crafted", "use": [{"dice": {"match": {"kind": "attack"}, "set": 5}}]}
    case["characters"][1] |= {"items": [herb, chalk], "wounds": 3}
    desk.lay(case, NOTHING)
    assert [words for _, words in desk.uses_of("stone")] == ["against Wolf", "against Bear"]
    assert desk.uses_of("herb") == [
        (Use("bob", "herb", "ann"), "for Ann"), (Use("bob", "herb", "bob"), "for Bob"),
    ]  # fmt: skip
    assert desk.uses_of("chalk") == [(Use("bob", "chalk"), "to change dice")]
