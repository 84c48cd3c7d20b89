"""Cases that cannot be read or answered: the complaint names the place."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from blackbook.resolver import CaseError, build_table, parse_case, resolve
from tests.resolver.sample import attack, by_die, character, check, enemy, fight, gives, item, key, order, stat

CARD = order("whale", "attack", gives("defense", by_die()))
CHECK = check("defense", 5, character("a", attack(1), conspiracy=[CARD], items=[item("salt", stat("attack", 1))]))
FIGHT = fight([character("a", attack(1))], [enemy("e", 3, 9, "a", "no_attack")])


def changed(document: dict[str, Any], path: str, value: Any) -> dict[str, Any]:
    """A copy with another value at a path of keys and indices."""
    copy = deepcopy(document)
    *steps, last = [int(step) if step.isdigit() else step for step in path.split(".")]
    place: Any = copy
    for step in steps:
        place = place[step]
    if value is ...:
        del place[last]
    else:
        place[last] = value
    return copy


WRONG: list[tuple[dict[str, Any], str, Any, str, str]] = [
    (CHECK, "characters.0.dice.0.kind", "brown", "characters[0].dice[0].kind", "must be attack or defense"),
    (CHECK, "characters.0.dice.0.value", -1, "characters[0].dice[0].value", "must be 0 or more"),
    (CHECK, "characters.0.dice.0.value", True, "characters[0].dice[0].value", "must be a whole number"),
    (CHECK, "characters.0.dice.0.aside", 1, "characters[0].dice[0].aside", "must be true or false"),
    (CHECK, "characters.0.dice", 5, "characters[0].dice", "must be a list"),
    (CHECK, "characters.0.health", ..., "characters[0].health", "is missing"),
    (CHECK, "characters.0.id", "", "characters[0].id", "must be a text"),
    (CHECK, "characters.0.colour", "red", "characters[0].colour", "is not a field known here"),
    (CHECK, "characters.0", [], "characters[0]", "must be an object"),
    (CHECK, "characters", [], "characters", "must name at least one character"),
    (CHECK, "characters", [character("a"), character("a")], "characters[1].id", "must differ"),
    (CHECK, "scene", "dream", "scene", "must be check or combat"),
    (CHECK, "check", ..., "check", "is missing"),
    (CHECK, "check.kind", "magic", "check.kind", "must be attack or defense"),
    (CHECK, "characters.0.pool", {"attack": 1}, "characters[0].dice", "but not both"),
    (CHECK, "characters.0.conspiracy.0.accepts", "black", "characters[0].conspiracy[0].accepts", "must be attack, "),
    (CHECK, "characters.0.conspiracy.0.yields.0.amount.x", "moon",
     "characters[0].conspiracy[0].yields[0].amount.x", "must be die, characters, "),
    (CHECK, "characters.0.conspiracy.0.extra", [{"may": {"wounds": 1}}],
     "characters[0].conspiracy[0].extra[0].may.wounds", "only healing can"),
    (CHECK, "characters.0.conspiracy.0.extra", [stat("attack", 1)], "characters[0].conspiracy[0].extra[0]", "heal"),
    (CHECK, "characters.0.conspiracy.0.if", {"ask": "Raining?"}, "characters[0].conspiracy[0].if.ask", "answer it"),
    (CHECK, "characters.0.conspiracy.0.if", {"phase": ["night"]}, "characters[0].conspiracy[0].if.phase", "answer it"),
    (CHECK, "characters.0.conspiracy.0.if", {"cursed": True, "round": [1]}, "characters[0].conspiracy[0].if", "one"),
    (CHECK, "characters.0.items.0.use.0", {"note": "?"}, "characters[0].items[0].use[0].note", "by hand"),
    (CHECK, "characters.0.items.0.use.0", {"stat": {"luck": 1}}, "characters[0].items[0].use[0].stat.luck", "known"),
    (CHECK, "characters.0.items.0.use.0", {"wounds": 2}, "characters[0].items[0].use[0].wounds", "only healing"),
    (CHECK, "characters.0.items.0.use.0", stat("attack", by_die()),
     "characters[0].items[0].use[0].stat.attack.x", "must be characters, rubles, "),
    (CHECK, "characters.0.items.0.use.0", {"dice": {"match": {}}}, "characters[0].items[0].use[0].dice", "set, plus"),
    (CHECK, "characters.0.items.0.use.0", {"who": "here", "do": []}, "characters[0].items[0].use[0]", "one effect"),
    (FIGHT, "enemies", [], "enemies", "must name at least one enemy"),
    (FIGHT, "enemies.0.assigned_to", "b", "enemies[0].assigned_to", "must be the id of a character"),
    (FIGHT, "enemies.0.id", "a", "enemies[0].id", "must differ"),
    (FIGHT, "enemies.0.effects.0.when", "later", "enemies[0].effects[0].when", "must be start, "),
    (FIGHT, "enemies.0.effects.0.when", "start", "enemies[0].effects[0].do[0].rule", "needs round1 or each_round"),
    (FIGHT, "enemies.0.effects.0.do.0.rule", "sings", "enemies[0].effects[0].do[0].rule", "must be attacks_first, "),
    (FIGHT, "enemies.0.effects.0.do.0.rule", {"defeat": True}, "enemies[0].effects[0].do[0].rule", "by hand"),
    (FIGHT, "enemies.0.effects.0.do.0", {"wounds": 1}, "enemies[0].effects[0].do[0]", "by hand"),
    (FIGHT, "round", 0, "round", "must be 1 or more"),
]


@pytest.mark.parametrize(("document", "at", "value", "path", "message"), WRONG)
def test_a_wrong_value_is_named_with_its_place(
    document: dict[str, Any], at: str, value: Any, path: str, message: str
) -> None:
    with pytest.raises(CaseError) as error:
        parse_case(changed(document, at, value))
    assert error.value.path == path
    assert message in str(error.value.message)
    assert str(error.value).startswith(f"{path}: ")


def test_a_pool_has_no_more_dice_than_can_be_counted() -> None:
    thrown = changed(CHECK, "characters.0.dice", ...)
    thrown["characters"][0]["pool"] = {"attack": 50, "defense": 1_000_000_000}
    with pytest.raises(CaseError, match="must be at most 50") as error:
        parse_case(thrown | {"faces": {"attack": [1, 2], "defense": [1, 2]}})
    assert error.value.path == "characters[0].pool.defense"


@pytest.mark.parametrize("document", [None, [], 3, "case"])
def test_a_case_is_an_object(document: object) -> None:
    with pytest.raises(CaseError, match="must be an object"):
        parse_case(document)


UNROLLED: list[tuple[Any, str]] = [
    ({"dice": {"reroll": 1}}, "characters[0].conspiracy[0].passive[0].do.dice.rolled"),
    ({"dice": {"add": 1, "kind": "attack"}}, "characters[0].conspiracy[0].passive[0].do.dice.rolled"),
    ({"one_of": [stat("attack", 1), stat("defense", 1)]}, "characters[0].conspiracy[0].passive[0].do"),
    ({"wounds": -1}, "characters[0].conspiracy[0].passive[0].do"),
]


@pytest.mark.parametrize(("do", "path"), UNROLLED)
def test_a_key_that_cannot_be_weighed_is_refused(do: Any, path: str) -> None:
    with pytest.raises(CaseError) as error:
        resolve(parse_case(check("attack", 3, character("a", attack(1), conspiracy=[key("k", do)]))))
    assert error.value.path == path


@pytest.mark.parametrize(
    ("use", "path"),
    [
        ([{"dice": {"reroll": 1}}], "characters[0].items[0].use[0].dice"),
        ([{"dice": {"plus": 1}}, stat("attack", 1)], "characters[0].items[0]"),
        ([{"one_of": [{"dice": {"plus": 1}}, stat("attack", 1)]}], "characters[0].items[0]"),
    ],
)
def test_an_item_that_cannot_be_weighed_is_refused(use: Any, path: str) -> None:
    with pytest.raises(CaseError) as error:
        resolve(parse_case(check("attack", 3, character("a", attack(1), items=[item("i", *use)]))))
    assert error.value.path == path


def test_dice_that_are_not_rolled_have_no_plan() -> None:
    waiting = character("a")
    del waiting["dice"]
    document = check("attack", 3, {**waiting, "pool": {"attack": 2}})
    with pytest.raises(CaseError, match="faces: is missing"):
        parse_case(document)
    case = parse_case({**document, "faces": {"attack": [1, 2]}})
    with pytest.raises(CaseError, match="dice that have been rolled"):
        resolve(case)


def test_note_and_answer_are_allowed() -> None:
    document = {**CHECK, "note": "by hand", "answer": {"objective": [9]}}
    assert resolve(parse_case(document)).objective == resolve(parse_case(CHECK)).objective


def test_of_equal_consumables_there_may_be_several() -> None:
    salt = item("salt", stat("attack", 2))
    owner = character("a", items=[salt, salt])
    found = resolve(parse_case(check("attack", 4, owner)))
    assert found.objective == (0, 2, 0, -4)
    different = character("a", items=[salt, item("salt", stat("attack", 3))])
    with pytest.raises(CaseError, match=r"characters\[0\].items\[1\].id: must differ from the other ids"):
        parse_case(check("attack", 4, different))


def test_a_character_needs_no_items_and_no_helpers() -> None:
    plain = character("a", attack(3))
    for field in ("items", "helpers", "demons", "conspiracy"):
        del plain[field]
    assert resolve(parse_case(check("attack", 3, plain))).objective == (0, 0, 0, -3)


def test_a_choice_of_nothing_is_refused() -> None:
    with pytest.raises(CaseError, match="must offer something to choose from"):
        parse_case(check("attack", 3, character("a", conspiracy=[key("k", {"one_of": []})])))


def test_added_dice_do_not_pass_the_limit() -> None:
    many = character("a", conspiracy=[key("k", {"dice": {"add": 51, "kind": "attack"}})])
    del many["dice"]
    document = check("attack", 3, {**many, "pool": {"attack": 1}}) | {"faces": {"attack": [1]}}
    with pytest.raises(CaseError, match=r"characters\[0\].pool: must be at most 50"):
        build_table(parse_case(document))
