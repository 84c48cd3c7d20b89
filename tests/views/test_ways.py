"""Plans in the players' hands and other ways beside the best one."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from blackbook.errors import RuleBroken, UserError
from blackbook.resolver.model.plan import Aim, Placement, Plan, Use
from blackbook.views.ways import cost_lines, suffices, table_of, ways_of
from blackbook.views.working_plan import WorkingPlan

WHALE_FISH = {
    "id": "whale-fish", "type": "order", "accepts": "attack",
    "yields": [{"kind": "defense", "amount": {"x": "die", "plus": 0}}],
}  # fmt: skip
FURY = {
    "id": "fury", "type": "order", "accepts": "defense",
    "yields": [{"kind": "attack", "amount": {"x": "die", "plus": 1}}],
}  # fmt: skip


def character(id: str, *dice: str, **more: Any) -> dict[str, Any]:
    kinds = {"a": "attack", "d": "defense"}
    rolled = [{"kind": kinds[die[0]], "value": int(die[1:])} for die in dice]
    plain = {"rubles": 0, "sins": 0, "cursed": False, "health": 9, "wounds": 0, "conspiracy": [], "items": []}
    return {"id": id, "dice": rolled, "helpers": [], "demons": [], **plain, **more}


def check_case(difficulty: int) -> dict[str, Any]:
    salt = {"id": "salt", "pool": "natural", "use": [{"stat": {"defense": 2}}]}
    yegor = character("yegor", "d2", "a4", "a1", conspiracy=[WHALE_FISH], items=[salt])
    return {"scene": "check", "check": {"kind": "defense", "difficulty": difficulty}, "characters": [yegor]}


def fight_case() -> dict[str, Any]:
    stone = {"id": "stone", "pool": "natural", "use": [{"stat": {"attack": 3}}]}
    people = [character("ann", "a3", "d2", conspiracy=[FURY], items=[stone]), character("bob", "a4")]
    enemies = [
        {"id": "wolf", "attack": 2, "health": 7, "damage": 0, "assigned_to": "ann", "effects": []},
        {"id": "bear", "attack": 5, "health": 30, "damage": 0, "assigned_to": "bob", "effects": []},
    ]
    return {"scene": "combat", "round": 1, "characters": people, "enemies": enemies}


def working(case: dict[str, Any], plan: Plan | None = None) -> WorkingPlan:
    return WorkingPlan(table_of(case), plan if plan is not None else ways_of(case)[0].resolution.plan)


def test_a_die_placed_on_a_card_replaces_the_one_there() -> None:
    start = working(check_case(11), Plan())
    assert start.resolution().total == 2
    first = start.place("yegor", 1, "whale-fish")
    assert first.resolution().total == 6
    second = first.place("yegor", 2, "whale-fish")
    assert second.plan.placements == (Placement("yegor", 2, "whale-fish"),)
    assert second.resolution().total == 3
    assert second.lift("yegor", 2).plan == start.plan


def test_a_die_of_another_kind_is_refused_by_its_rule() -> None:
    with pytest.raises(RuleBroken) as refusal:
        working(check_case(11), Plan()).place("yegor", 0, "whale-fish")
    assert refusal.value.rule == "R-CARD-5"


def test_items_are_taken_up_once_and_put_back() -> None:
    start = working(check_case(11), Plan())
    used = start.use(Use("yegor", "salt")).use(Use("yegor", "salt"))
    assert (used.plan.used, used.resolution().total) == ((Use("yegor", "salt"),), 4)
    assert used.put_back("yegor", "salt").plan == Plan()


def test_every_source_is_aimed_at_its_own_enemy_at_first() -> None:
    aimed = working(fight_case(), Plan()).aimed()
    assert set(aimed.plan.targets) == {Aim("ann", "wolf", 0), Aim("bob", "bear", 0)}


def test_a_source_keeps_its_aim_when_its_die_moves_to_a_card_and_back() -> None:
    case = fight_case()
    case["characters"][0]["conspiracy"] = [{**FURY, "accepts": "any"}]
    start = working(case, Plan()).aimed().aim("ann", "bear", die=0)
    placed = start.place("ann", 0, "fury")
    assert Aim("ann", "bear", None, "fury") in placed.plan.targets
    back = placed.lift("ann", 0)
    assert Aim("ann", "bear", 0) in back.plan.targets
    assert [(s.character, s.die, s.value, s.enemy) for s in back.sources()] == [
        ("ann", 0, 3, "bear"), ("bob", 0, 4, "bear"),
    ]  # fmt: skip


def test_a_defense_die_is_no_source_to_aim() -> None:
    with pytest.raises(UserError):
        working(fight_case(), Plan()).aim("ann", "wolf", die=1)


def test_the_best_way_comes_first_and_suffices() -> None:
    found = ways_of(check_case(6))
    assert (str(found[0].title), found[0].resolution.total) == ("Best plan", 6)
    assert suffices(found[0].resolution.outcome)
    greatest = next(way for way in found if str(way.title) == "Greatest total")
    assert greatest.resolution.total == 8


def test_a_failed_check_does_not_suffice_and_a_round_does_if_nobody_falls() -> None:
    assert not suffices(ways_of(check_case(11))[0].resolution.outcome)
    assert all(suffices(way.resolution.outcome) for way in ways_of(fight_case()))
    case = fight_case()
    case["enemies"][1]["attack"] = 20
    assert not suffices(ways_of(case)[0].resolution.outcome)


def test_what_a_plan_costs_is_said_line_by_line() -> None:
    case = check_case(6)
    best = ways_of(case)[0].resolution.outcome
    bare = working(case, Plan()).resolution().outcome
    assert [str(line) for line in cost_lines(bare, best)] == ["the check fails", "4 less"]
    assert cost_lines(best, best) == ()
    salted = working(case).use(Use("yegor", "salt")).resolution().outcome
    assert [str(line) for line in cost_lines(salted, best)] == ["2 more", "1 item or helper more"]


def test_what_a_round_costs_is_said_line_by_line() -> None:
    case = fight_case()
    best = ways_of(case)[0].resolution
    all_at_bear = replace(best.plan, used=(), targets=tuple(replace(aim, enemy="bear") for aim in best.plan.targets))
    bear = working(case, all_at_bear).resolution().outcome
    assert best.objective[1] == 1
    assert next(str(line) for line in cost_lines(bear, best.outcome)) == "more enemies left: 1"
