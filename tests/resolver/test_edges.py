"""Rounds in which something is missing: enemies, hands to strike, anyone to strike at."""

from __future__ import annotations

from typing import Any

import pytest

from blackbook.resolver import Resolution, parse_case, resolve
from tests.resolver.sample import attack, character, check, defense, enemy, fight, gives, item, order, stat


def solve(document: dict[str, Any]) -> Resolution:
    return resolve(parse_case(document))


def test_no_enemy_is_alive() -> None:
    beaten = {**enemy("e", 3, 5, "a"), "damage": 5}
    resolution = solve(fight([character("a", attack(3))], [beaten]))
    assert (resolution.objective, resolution.success) == ((0, 0, 0, 0, 0), True)


@pytest.mark.rule("R-COMBAT-23")
def test_no_character_is_standing() -> None:
    resolution = solve(fight([character("a", attack(3), wounds=9)], [enemy("e", 3, 5, "a", "hits_all")]))
    assert (resolution.objective, resolution.success) == ((1, 1, 9, 0, 5), False)


@pytest.mark.rule("R-ENEMY-6")
def test_no_enemy_can_be_hurt() -> None:
    armed = character("a", attack(6), items=[item("nail", stat("attack", 9))])
    resolution = solve(fight([armed], [enemy("e", 3, 5, "a", "no_damage")]))
    assert resolution.objective == (0, 1, 3, 0, 5)
    assert resolution.plan.targets == ()


@pytest.mark.rule("R-ITEM-3")
def test_two_items_of_the_same_id_are_used_once_each() -> None:
    owner = character("a", attack(6), items=[item("nail", stat("attack", 2)), item("nail", stat("attack", 2))])
    resolution = solve(fight([owner], [enemy("e", 3, 10, "a")]))
    assert resolution.objective == (0, 0, 0, 2, 0)
    assert [(use.id, use.target) for use in resolution.plan.used] == [("nail", "e"), ("nail", "e")]


@pytest.mark.rule("R-COMBAT-14")
def test_the_surplus_of_a_source_is_lost() -> None:
    assert solve(fight([character("a", attack(9))], [enemy("e", 0, 4, "a"), enemy("f", 0, 4, "a")])).objective == (
        0, 1, 0, 0, 4,
    )


@pytest.mark.rule("R-COMBAT-11")
def test_a_placed_die_counts_only_through_its_card() -> None:
    guard = order("guard", "attack", gives("defense", 3))
    resolution = solve(fight([character("a", attack(5), conspiracy=[guard])], [enemy("e", 3, 9, "a")]))
    assert resolution.objective == (0, 1, 0, 0, 9)


@pytest.mark.rule("R-ENEMY-5")
def test_falling_at_once_can_leave_fewer_wounds_than_falling_later() -> None:
    """Defense that only puts off the fall costs wounds: defeated either way, so the lesser wounds are better."""
    ward = order("ward", "defense")
    owner = character("a", defense(3), conspiracy=[ward], health=4)
    foes = [enemy("wolf", 4, 50, "a", "attacks_first"), enemy("bear", 20, 50, "a")]
    resolution = solve(fight([owner], foes))
    assert resolution.objective == (1, 2, 4, 0, 100)
    assert resolution.outcome.characters[0].fell_first


def test_a_check_of_nothing_succeeds() -> None:
    assert solve(check("attack", 0, character("a"))).objective == (0, 0, 0, 0)


def test_healing_that_adds_nothing_is_kept() -> None:
    bread = item("bread", {"wounds": -3})
    assert solve(check("attack", 3, character("a", attack(3), wounds=3, items=[bread]))).objective == (0, 0, 3, -3)
