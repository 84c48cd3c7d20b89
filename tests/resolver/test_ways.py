"""Several plans side by side."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from blackbook.resolver import CaseError, parse_case, replay, resolve, ways
from blackbook.resolver.model.table import build_table
from blackbook.resolver.search import combat
from blackbook.resolver.search.wish import Vector, Wish
from tests.resolver.everything import round_vectors
from tests.resolver.sample import attack, character, check, defense, enemy, fight, gives, item, order, stat
from tests.resolver.tables import full_table, small_table, unruly


def titles(document: dict[str, Any]) -> dict[str, tuple[int, ...]]:
    return {str(way.title): way.resolution.objective for way in ways(parse_case(document))}


def test_ways_of_a_fight() -> None:
    guard = order("guard", "attack", gives("defense", 4))
    owner = character("a", attack(4), attack(3), conspiracy=[guard], items=[item("herb", stat("defense", 3))])
    document = fight([owner], [enemy("wolf", 4, 4, "a"), enemy("bear", 3, 6, "a")])
    assert titles(document) == {"Best plan": (0, 1, 0, 0, 6), "Strike hardest": (0, 1, 0, 1, 3)}


def test_beating_another_enemy_for_certain() -> None:
    document = fight([character("a", attack(5))], [enemy("wolf", 4, 5, "a"), enemy("bear", 3, 4, "a")])
    assert titles(document) == {"Best plan": (0, 1, 3, 0, 4)}
    spare = fight([character("a", attack(5))], [enemy("wolf", 3, 5, "a"), enemy("bear", 3, 4, "a")])
    assert titles(spare) == {"Best plan": (0, 1, 3, 0, 4)}
    armed = character("a", attack(5), items=[item("nail", stat("attack", 3))])
    giant = fight([armed], [enemy("giant", 3, 8, "a"), enemy("bear", 3, 4, "a")])
    assert titles(giant) == {"Best plan": (0, 1, 3, 0, 8), "Beat Giant": (0, 1, 3, 1, 4)}


def test_ways_of_a_check() -> None:
    heal = order("heal", "any", extra=[{"may": {"wounds": -2}}])
    one = character("a", defense(3), defense(4), wounds=3, conspiracy=[heal], items=[item("salt", stat("defense", 2))])
    document = check("defense", 8, one, character("b", defense(8)))
    found = titles(document)
    assert found["Best plan"] == (0, 0, 1, -12)
    assert found["Greatest total"] == (0, 1, 3, -17)
    assert found["B alone"] == (0, 0, 0, -8)
    assert "Heal most" not in found


def test_keeping_an_item_and_what_that_costs() -> None:
    owner = character("a", attack(2), items=[item("old", stat("attack", 3)), item("new", stat("attack", 3))])
    found = {str(way.title): way for way in ways(parse_case(fight([owner], [enemy("wolf", 2, 5, "a")])))}
    kept = next(way for title, way in found.items() if title in ("Keep Old", "Keep New"))
    assert kept.resolution.objective == (0, 0, 0, 1, 0)
    assert str(kept.why).endswith("is kept for later, and it comes out no worse")
    assert str(found["Spend nothing"].why) == (
        "All items and helpers are kept; against the best plan: 1 more of the enemies left, 2 more wounds, "
        "1 fewer item or helper used, 3 more health left on enemies"
    )


@pytest.mark.parametrize("scene", ["check", "combat"])
def test_no_way_is_outdone_and_each_comes_to_what_it_claims(scene: str) -> None:
    for seed in range(40):
        document = small_table(Random(seed), scene, rich=seed % 2 == 1)
        case = parse_case(document)
        found = ways(case)
        assert found[0].resolution == resolve(case)
        everybody = [way for way in found if len(way.participants) == len(case.characters)]
        for way in everybody:
            assert replay(case, way.resolution.plan) == way.resolution.outcome
            used = {(use.owner, use.id) for use in way.resolution.plan.used}
            for other in everybody:
                better = all(a <= b for a, b in zip(other.resolution.objective, way.resolution.objective, strict=True))
                fewer = {(use.owner, use.id) for use in other.resolution.plan.used} <= used
                assert other is way or not (better and fewer)


def test_ways_of_a_full_table_begin_with_the_best() -> None:
    case = parse_case(full_table(5))
    found = ways(case)
    assert found[0].resolution.objective == resolve(case).objective
    assert len({str(way.title) for way in found}) == len(found)


def wounds_before_enemies(vector: Vector) -> tuple[int, ...]:
    """Wounds before the enemies that are left."""
    defeated, left, wounds, used, health = vector
    return defeated, wounds, left, used, health


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 2**32 - 1))
def test_no_plan_is_better_where_aims_count_in_another_order(seed: int) -> None:
    document = unruly(small_table(Random(seed), "combat", rich=True), seed)
    found = combat.search(build_table(parse_case(document)), Wish(order=wounds_before_enemies))
    assert found is not None
    assert wounds_before_enemies(found.vector) == min(map(wounds_before_enemies, round_vectors(document)))


def test_dice_that_are_not_rolled_have_no_ways() -> None:
    waiting = character("a")
    del waiting["dice"]
    case = parse_case({**check("attack", 3, {**waiting, "pool": {"attack": 1}}), "faces": {"attack": [1]}})
    with pytest.raises(CaseError, match="rolled"):
        ways(case)
