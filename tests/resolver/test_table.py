"""A case in numbers: pools of dice that are still to be rolled, difficulty, and what enemies do in which round."""

from __future__ import annotations

from typing import Any

import pytest

from blackbook.resolver import CaseError, build_table, parse_case
from blackbook.resolver.model.case import Pool
from tests.resolver.sample import attack, character, check, enemy, fight, key

FACES = {"attack": [1, 2], "defense": [3]}


def waiting(id: str, pool: dict[str, int], **more: Any) -> dict[str, Any]:
    seated = character(id, **more)
    del seated["dice"]
    return {**seated, "pool": pool}


def pools(document: dict[str, Any], round: int | None = None) -> list[tuple[Pool, ...]]:
    return [seat.pools for seat in build_table(parse_case({**document, "faces": FACES}), round).characters]


def demon(**rule: Any) -> dict[str, Any]:
    return {"id": "demon", "rule": rule}


@pytest.mark.rule("R-DEMON-8")
def test_demons_set_dice_aside_and_the_owner_chooses_which() -> None:
    plain = waiting("a", {"attack": 2, "defense": 1})
    assert pools(check("attack", 3, plain)) == [(Pool(2, 1),)]
    minus_attack = demon(dice={"kind": "attack", "minus": 1})
    assert pools(check("attack", 3, {**plain, "demons": [minus_attack]})) == [(Pool(1, 1),)]
    minus_any = demon(dice={"kind": "any", "minus": 2})
    assert pools(check("attack", 3, {**plain, "demons": [minus_any]})) == [(Pool(1, 0), Pool(0, 1))]


@pytest.mark.rule("R-ENEMY-11", "R-ENEMY-4")
def test_a_living_enemy_sets_a_die_of_everybody_aside() -> None:
    fewer = enemy("e", 3, 9, "a", {"dice": {"kind": "defense", "minus": 1}}, when="round1")
    document = fight([waiting("a", {"attack": 1, "defense": 2}), waiting("b", {"defense": 1})], [fewer])
    assert pools(document) == [(Pool(1, 1),), (Pool(0, 0),)]
    assert pools(document, round=2) == [(Pool(1, 2),), (Pool(0, 1),)]
    fewer["damage"] = 9
    assert pools(document) == [(Pool(1, 2),), (Pool(0, 1),)]


def test_keys_add_dice_to_the_pool_and_promise_rerolls() -> None:
    more = key("more", {"dice": {"add": 2, "kind": "attack"}})
    again = key("again", {"dice": {"reroll": 1}})
    document = {**check("attack", 3, waiting("a", {"attack": 1}, conspiracy=[more, again])), "faces": FACES}
    seat = build_table(parse_case(document)).characters[0]
    assert seat.pools == (Pool(3, 0),)
    assert seat.reroll == "characters[0].conspiracy[1].passive[0].do.dice"
    assert seat.rolls == ()


@pytest.mark.rule("R-CHECK-8", "R-DEMON-9", "A-CHECK-2")
def test_demons_that_fit_make_a_check_harder() -> None:
    fits = demon(check={"kind": "attack", "plus": 2})
    always = demon(check={"kind": "any", "plus": 2})
    other = demon(check={"kind": "defense", "plus": 2})
    prices = demon(price={"items": 1})
    document = check("attack", 5, character("a", demons=[fits, other]), character("b", demons=[always, prices]))
    table = build_table(parse_case(document))
    assert (table.printed, table.difficulty, len(table.harder)) == (5, 9, 2)


@pytest.mark.rule("R-ENEMY-1", "R-ENEMY-4", "R-COMBAT-15")
def test_enemies_change_with_the_round_and_beaten_ones_are_gone() -> None:
    shy = enemy("shy", 3, 9, "a", "no_attack", "no_damage", "hits_all", when="round1")
    gone = {**enemy("gone", 3, 9, "a"), "damage": 9}
    case = parse_case(fight([character("a", attack(1))], [gone, shy]))
    (first,) = build_table(case).enemies
    assert (first.id, first.attack, first.vulnerable, first.hits_all) == ("shy", 0, False, True)
    (second,) = build_table(case, round=2).enemies
    assert (second.attack, second.vulnerable, second.hits_all, second.health) == (3, True, False, 9)


def test_effects_at_the_start_or_after_damage_have_no_weight_here() -> None:
    wolf = enemy("wolf", 3, 9, "a")
    wolf["effects"] = [
        {"when": "start", "who": "here", "do": [{"item": {"lose": 1}}, {"wounds": 2}]},
        {"when": "dealt_damage", "who": "damaged", "do": [{"rubles": -1}]},
    ]
    table = build_table(parse_case(fight([character("a")], [wolf])))
    assert (table.enemies[0].attack, table.enemies[0].flees) == (3, False)
    wolf["effects"][1]["do"] = [{"wounds": 1}]
    with pytest.raises(CaseError, match=r"enemies\[0\]\.effects\[1\]\.do\[0\]: cannot be weighed"):
        parse_case(fight([character("a")], [wolf]))


def test_all_have_rolled_or_nobody_has() -> None:
    mixed = check("attack", 3, character("a", attack(1)), waiting("b", {"attack": 1}))
    with pytest.raises(CaseError) as error:
        parse_case({**mixed, "faces": FACES})
    assert error.value.path == "characters[1]"


def test_names_by_language_stand_for_the_ids() -> None:
    named = character("yegor", attack(2), name={"en": "Grandpa Yegor", "ru": "Дед Егор"})
    seat = build_table(parse_case(check("attack", 3, named))).characters[0]
    assert str(seat.name) == "Grandpa Yegor"
    assert build_table(parse_case(check("attack", 3, {**named, "name": None}))).characters[0].name == "Yegor"
