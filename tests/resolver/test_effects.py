"""The effect language where it touches dice."""

from __future__ import annotations

from typing import Any

import pytest

from blackbook.resolver import parse_case, resolve
from tests.resolver.sample import (
    attack,
    by_die,
    character,
    check,
    defense,
    enemy,
    fight,
    gives,
    item,
    key,
    order,
    stat,
)


def total(*characters: dict[str, Any], kind: str = "attack") -> int:
    """The total of a check that fails whatever is done, so that nothing is used."""
    return resolve(parse_case(check(kind, 1000, *characters))).total


def objective(document: dict[str, Any]) -> tuple[int, ...]:
    return resolve(parse_case(document)).objective


@pytest.mark.parametrize(
    ("amount", "expected"),
    [
        (5, 5),
        ({"x": "die"}, 3),
        (by_die(plus=2), 5),
        (by_die(times=2, plus=1), 7),
        (by_die(plus=-9), 0),
        ({"x": "characters", "times": 4}, 4),
        ({"x": "rubles", "plus": 1}, 3),
        ({"x": "sins"}, 5),
        ({"x": "wounds"}, 1),
        ({"x": "items"}, 2),
        ({"x": "cards", "times": 3}, 3),
    ],
)
def test_amounts_of_an_order(amount: Any, expected: int) -> None:
    card = order("card", "attack", gives("attack", amount))
    owner = character("a", attack(3), conspiracy=[card], rubles=2, sins=5, wounds=1, items=[item("x"), item("y")])
    case = check("attack", 1000, owner)
    best = max(expected, 3)
    assert resolve(parse_case(case)).total == best


CONDITIONS: list[tuple[Any, bool]] = [
    ({"has": {"rubles": 3}}, True),
    ({"has": {"rubles": 4}}, False),
    ({"has": {"item": {"pool": "natural"}}}, True),
    ({"has": {"item": {"type": "plant"}}}, True),
    ({"has": {"item": {"type": "church"}}}, False),
    ({"has": {"item": {}, "n": 3}}, False),
    ({"has": {"card": {"colour": "black"}, "n": 2}}, True),
    ({"has": {"card": {"type": "order"}}}, False),
    ({"has": {"card": {"face": "down"}}}, True),
    ({"cursed": True}, True),
    ({"cursed": False}, False),
    ({"round": [1]}, False),
    ({"scene": ["check"]}, True),
    ({"scene": ["combat", "final"]}, False),
    ({"all": [{"cursed": True}, {"has": {"rubles": 1}}]}, True),
    ({"all": [{"cursed": True}, {"has": {"rubles": 9}}]}, False),
    ({"any": [{"cursed": False}, {"has": {"rubles": 1}}]}, True),
    ({"any": []}, False),
    ({"not": {"cursed": True}}, False),
]


@pytest.mark.rule("R-CARD-10", "R-CARD-9")
@pytest.mark.parametrize(("condition", "holds"), CONDITIONS)
def test_conditions_of_a_key(condition: Any, holds: bool) -> None:
    flipped = {**order("flipped", "any", gives("attack", 9)), "face": "down", "colour": "black"}
    tested = {**key("tested", stat("attack", 7), **{"if": condition}), "colour": "black"}
    plant = {**item("herb"), "types": ["plant"]}
    owner = character("a", conspiracy=[flipped, tested], rubles=3, cursed=True, items=[plant])
    assert total(owner) == (7 if holds else 0)


@pytest.mark.rule("R-CARD-4")
def test_an_order_without_its_condition_gives_what_stands_under_else() -> None:
    card = order("card", "attack", gives("attack", 9), **{"if": {"has": {"rubles": 1}}, "else": [gives("attack", 4)]})
    assert total(character("a", attack(1), conspiracy=[card])) == 4
    assert total(character("a", attack(1), conspiracy=[card], rubles=1)) == 9


@pytest.mark.parametrize(
    ("do", "expected"),
    [
        ({"dice": {"match": {"kind": "attack", "value": 1}, "set": 5}}, 5 + 5 + 2),
        ({"dice": {"match": {"kind": "attack"}, "plus": 1}}, 2 + 2 + 3),
        ({"dice": {"match": {"value": 1}, "plus": -3}}, 2),
        ({"dice": {"match": {"kind": "defense"}, "turn": "attack"}}, 1 + 1 + 2 + 3),
        ({"dice": {"match": {"kind": "any", "value": 3}, "turn": "attack", "plus": 1}}, 1 + 1 + 2 + 4),
        ({"dice": {"turn": "attack"}}, 1 + 1 + 2 + 3),
        ({"dice": {"set": 6, "n": 2}}, 6 + 6 + 2),
        ({"dice": {"match": {"value": 1}, "set": 4, "n": 1}}, 4 + 1 + 2),
        ({"may": {"dice": {"match": {"kind": "attack"}, "turn": "defense"}}}, 1 + 1 + 2),
        ({"one_of": [{"dice": {"set": 3}}, {"dice": {"plus": 3}}]}, 2 + 1 + 1 + 3),
        ([{"dice": {"match": {"value": 1}, "set": 2}}, {"dice": {"match": {"value": 2}, "plus": 3}}], 5 + 5 + 5),
        ({"if": {"cursed": False}, "then": stat("attack", 2), "else": stat("attack", 6)}, 1 + 1 + 2 + 2),
        ({"dice": {"add": 2, "kind": "attack", "rolled": [4, 4]}}, 1 + 1 + 2 + 8),
        ({"dice": {"reroll": 1, "rolled": [{"die": 0, "value": 6}]}}, 6 + 1 + 2),
        ({"rubles": 2}, 1 + 1 + 2),
    ],
)
@pytest.mark.rule("R-CHECK-3", "A-CARD-2")
def test_what_keys_do_to_dice(do: Any, expected: int) -> None:
    assert total(character("a", attack(1), attack(1), attack(2), defense(3), conspiracy=[key("k", do)])) == expected


def test_keys_change_dice_in_the_order_of_the_conspiracy() -> None:
    raise_ones = key("first", {"dice": {"match": {"kind": "attack", "value": 1}, "set": 2}})
    raise_twos = key("second", {"dice": {"match": {"kind": "attack", "value": 2}, "set": 5}})
    assert total(character("a", attack(1), conspiracy=[raise_ones, raise_twos])) == 5
    assert total(character("a", attack(1), conspiracy=[raise_twos, raise_ones])) == 2


@pytest.mark.rule("R-CHECK-12")
def test_an_item_that_turns_a_die_is_used_only_where_that_decides() -> None:
    turning = item("mirror", {"dice": {"turn": "attack"}})
    owner = character("a", attack(2), defense(3), items=[turning])
    assert objective(check("attack", 2, owner)) == (0, 0, 0, -2)
    resolution = resolve(parse_case(check("attack", 5, owner)))
    assert resolution.objective == (0, 1, 0, -5)
    assert [(die.die, die.kind, die.value) for die in resolution.plan.dice] == [(0, "attack", 2), (1, "attack", 3)]
    assert objective(check("attack", 6, owner)) == (1, 0, 0, -2)


def test_two_items_that_change_dice_work_one_on_the_other() -> None:
    first = item("raise", {"dice": {"match": {"value": 1}, "set": 4}})
    second = item("more", {"dice": {"match": {"value": 4}, "plus": 3}})
    owner = character("a", attack(1), items=[second, first])
    assert objective(fight([owner], [enemy("e", 2, 7, "a")])) == (0, 0, 0, 2, 0)


@pytest.mark.rule("R-ENEMY-9", "R-ITEM-7")
def test_an_enemy_blocks_items_while_it_lives() -> None:
    owner = character("a", items=[item("herb", stat("attack", 5)), item("nail", stat("attack", 4), pool="crafted")])
    blocker = enemy("blocker", 0, 4, "a", {"block_items": "natural"})
    assert objective(fight([owner], [blocker])) == (0, 0, 0, 1, 0)
    assert [use.id for use in resolve(parse_case(fight([owner], [blocker]))).plan.used] == ["nail"]
    assert objective(fight([owner], [enemy("e", 0, 9, "a", {"block_items": "natural"})])) == (0, 1, 0, 0, 9)


@pytest.mark.rule("R-DEMON-8", "A-COMBAT-15")
def test_a_die_set_aside_gives_nothing() -> None:
    assert total(character("a", attack(4), {**attack(3), "aside": True})) == 4


@pytest.mark.rule("R-ITEM-9", "R-CHECK-12")
def test_helpers_help_when_they_are_ready_and_where_they_can() -> None:
    cat = {"id": "cat", "ready": True, "in": ["combat"], "use": [stat("attack", 4)]}
    final = {"id": "bear", "in": ["final"], "use": [stat("attack", 9)]}
    foe = enemy("e", 0, 4, "a")
    assert objective(fight([character("a", helpers=[cat])], [foe])) == (0, 0, 0, 1, 0)
    assert objective(fight([character("a", helpers=[{**cat, "ready": False}])], [foe])) == (0, 1, 0, 0, 4)
    assert objective(check("attack", 4, character("a", helpers=[cat]))) == (1, 0, 0, 0)
    assert objective(fight([character("a", helpers=[final])], [foe])) == (0, 1, 0, 0, 4)
    assert objective({**fight([character("a", helpers=[final])], [foe]), "final": True}) == (0, 0, 0, 1, 0)


def test_healing_of_all_wounds() -> None:
    owner = character("a", attack(3), wounds=6, items=[item("bread", {"wounds": "-all"})])
    assert objective(fight([owner], [enemy("e", 1, 3, "a")])) == (0, 0, 0, 1, 0)


@pytest.mark.rule("R-ENEMY-12")
def test_an_enemy_that_flees_is_not_left_but_strikes_before() -> None:
    assert objective(fight([character("a")], [enemy("e", 3, 9, "a", "flees")])) == (0, 0, 3, 0, 0)


@pytest.mark.rule("R-COMBAT-20", "A-COMBAT-9")
def test_a_fallen_character_brings_nothing() -> None:
    fallen = character("a", attack(9), wounds=8, items=[item("x", stat("attack", 9))])
    assert objective(fight([fallen, character("b")], [enemy("e", 3, 9, "a")])) == (1, 1, 8, 0, 9)
