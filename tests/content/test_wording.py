"""Effects, conditions and cards in words."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings

from blackbook.content.captions import (
    describe_enemy_effect,
    describe_location_action,
    describe_way,
    describe_word_card,
)
from blackbook.content.effects import effects_from_data
from blackbook.content.foes import EnemyEffect
from blackbook.content.library import read_library
from blackbook.content.locations import LocationAction
from blackbook.content.requests import Request
from blackbook.content.wording import describe, describe_all
from blackbook.text import Name, Text
from tests.content.strategies import Data, effects

LIBRARY = read_library()


@pytest.mark.parametrize(
    ("data", "english"),
    [
        ({"rubles": 2}, "+2 rubles"),
        ({"rubles": -1}, "lose 1 ruble"),
        ({"rubles": "-all"}, "lose all rubles"),
        ({"rubles": {"x": "characters", "times": 2}}, "rubles: 2 × the number of characters"),
        ({"wounds": 3}, "suffer 3 wounds"),
        ({"wounds": -2}, "heal 2 wounds"),
        ({"wounds": "-all"}, "heal all wounds"),
        ({"wounds": {"x": "sins", "plus": -1}}, "wounds: the number of sins − 1"),
        ({"sin": -1}, "−1 sin"),
        ({"sin": 4}, "+4 sins"),
        ({"sin": {"set": 0}}, "sins become 0"),
        ({"sin": "curse"}, "become cursed"),
        ({"discontent": 1}, "discontent +1"),
        ({"discontent": -2}, "discontent −2"),
        ({"discontent": {"x": "items"}}, "discontent: the number of items"),
        ({"item": {"gain": 2, "from": "bag", "filter": {"pool": "natural"}}}, "gain 2 items (natural) from the bag"),
        ({"item": {"gain": 1, "draw": 3, "from": "bag"}}, "draw 3 items from the bag, keep 1"),
        ({"item": {"gain": {"x": "characters"}}}, "gain items: the number of characters"),
        ({"item": {"lose": 1, "filter": {"type": "valuable"}}}, "discard 1 item (valuable)"),
        ({"item": {"lose": "all"}}, "discard items: all"),
        ({"card": {"gain": 1, "from": "market"}}, "gain word cards: 1"),
        ({"card": {"lose": 1, "filter": {"where": "any"}}}, "lose word cards: 1"),
        ({"card": {"flip": 1, "filter": {"colour": "white", "face": "up"}}}, "flip word cards (white, face up): 1"),
        ({"card": {"give": 1}}, "give word cards to another: 1"),
        ({"job": {"useless": 1}}, "useless jobs: 1"),
        ({"job": {"take_back": 1}}, "job cards back to the hand: 1"),
        ({"helper": {"gain": 1}}, "gain helpers: 1"),
        ({"helper": {"restore": "all"}}, "restore helpers: all"),
        ({"move": {"to": {"port": True}}}, "move to a port"),
        ({"move": {"to": {"any": True}}}, "move to any location"),
        ({"move": {"to": {"adjacent": True, "type": "wildland"}}}, "move to wildland, an adjacent location"),
        ({"move": {"steps": 1}}, "move 1 step"),
        (
            {"buy": {"cards": 1, "natural": 1, "crafted": 2}},
            "buy up to 1 word card, 1 natural item, 2 crafted items",
        ),
        ({"fight": {"regular": 1}}, "fight (enemies: 1)"),
        (
            {"fight": {"strong": 2, "named": ["ovinnik"]}, "draw": "win", "reward": [{"rubles": 1}]},
            "fight (strong enemies: 2, ovinnik), a draw is a victory → +1 ruble",
        ),
        ({"check": {"kind": "defense", "difficulty": 11}}, "check: defense 11"),
        (
            {"check": {}, "success": [{"rubles": 5}], "fail": [{"sin": 1}]},
            "check: ? ?; success: +5 rubles; failure: +1 sin",
        ),
        ({"read": 23}, "read paragraph 23"),
        ({"read": "location"}, "read the location's paragraph"),
        ({"marker": {"put": "checkmark", "at": {"id": "mill"}}}, "put the token “checkmark”: mill"),
        ({"marker": {"take": "checkmark"}}, "take the token “checkmark”: here"),
        ({"marker": {"flip": "wolf", "at": {"port": False}}}, "turn the token “wolf”: no port"),
        ({"unlock": {"envelope": "a1"}}, "take a1 from the envelope"),
        ({"unlock": {"achievement": "Chosen One"}}, "gain the achievement “Chosen One”"),
        ({"unlock": {"characters": True}}, "gain character achievements"),
        ({"end": "win"}, "the story is won"),
        ({"end": "loss"}, "the story is lost"),
        ({"dice": {"add": 1, "kind": "attack"}}, "dice (attack) +1"),
        ({"dice": {"remove": 1}}, "dice (any) −1"),
        ({"dice": {"reroll": 2}}, "reroll dice (any): 2"),
        ({"dice": {"match": {"kind": "defense", "value": 1}, "set": 3}}, "dice (defense) showing 1 count 3"),
        ({"dice": {"plus": 1}}, "dice (any) count 1 more"),
        ({"dice": {"match": {"kind": "defense"}, "turn": "attack"}}, "dice (defense) become attack"),
        ({"stat": {"attack": 2, "defense": {"x": "die", "plus": 1}}}, "+2 attack, +the die's value + 1 defense"),
        ({"note": "see the board"}, "see the board"),
        ({"one_of": [{"pay": [{"rubles": -1}], "then": []}, {"sin": 1}]}, "one of: pay (lose 1 ruble), +1 sin"),
        ({"may": {"wounds": -1}}, "may heal 1 wound"),
        ({"pay": [{"item": {"lose": 1}}], "then": [{"sin": -2}]}, "pay (discard 1 item) → −2 sins"),
        ({"who": "team", "do": {"rubles": -2}}, "all together: lose 2 rubles"),
        (
            {"if": {"has": {"rubles": 3}}, "then": {"stat": {"defense": 3}}, "else": {"sin": 1}},
            "with 3 rubles: +3 defense; else +1 sin",
        ),
        ({"if": {"cursed": False}, "then": []}, "not cursed: nothing"),
        ({"rule": "hits_all"}, "damages all characters"),
        ({"rule": {"move_range": -1}}, "movement -1"),
        ({"rule": {"price": {"items": 1, "cards": 2}}}, "items cost 1 ruble more, word cards cost 2 rubles more"),
        ({"rule": {"check": {"kind": "defense", "plus": 2}}}, "checks (defense) +2"),
        ({"rule": {"dice": {"kind": "attack", "minus": 1}}}, "dice (attack) −1"),
        ({"rule": {"flip": {"filter": {"type": "order"}}}}, "1 word card (order) face down"),
        ({"rule": {"fight_start": [{"wounds": 3}]}}, "start of combat: suffer 3 wounds"),
        ({"rule": {"block_items": "crafted"}}, "crafted items cannot be used"),
        ({"rule": {"defeat": True}}, "you are defeated"),
    ],
    ids=str,
)
def test_an_effect_reads_like_this(data: Data, english: str) -> None:
    (effect,) = effects_from_data(data)

    assert str(describe(effect)) == english


@pytest.mark.parametrize(
    ("condition", "english"),
    [
        ({"has": {"rubles": 1}}, "with 1 ruble"),
        ({"has": {"item": {"type": "church"}, "n": 2}}, "with 2 items (church)"),
        ({"has": {"card": {"colour": "black"}}}, "with 1 word card (black)"),
        ({"cursed": True}, "cursed"),
        ({"phase": ["morning", "noon"]}, "at morning, noon"),
        ({"at": {"port": True, "no_marker": "checkmark"}}, "at a port, without the token “checkmark”"),
        ({"at": {"marker": "wolf"}}, "at with the token “wolf”"),
        ({"scene": "final"}, "in the final battle"),
        ({"round": [1]}, "in round 1"),
        ({"counter": {"tokens_on_board": 9}}, "9 tokens on the board"),
        ({"counter": {"dead_wolves": 2}}, "dead wolves at least 2"),
        ({"all": [{"cursed": True}, {"round": 2}]}, "all of: cursed, in round 2"),
        ({"any": [{"cursed": True}, {"round": 2}]}, "one of: cursed, in round 2"),
        ({"not": {"cursed": True}}, "not: cursed"),
        ({"ask": "Is it raining?"}, "Is it raining?"),
    ],
    ids=str,
)
def test_a_condition_reads_like_this(condition: Data, english: str) -> None:
    assert str(describe_all(effects_from_data({"if": condition, "then": {"rubles": 1}}))) == f"{english}: +1 ruble"


@given(effects)
@settings(max_examples=200, deadline=None)
def test_every_effect_has_words_and_no_gap_in_them(data: Data) -> None:
    (effect,) = effects_from_data(data)
    text = describe(effect)

    assert Text.from_json(text.to_json()) == text
    assert not re.search(r"\{\w+\}|%n|\(s\)", str(text))


@pytest.mark.rule("W-20", "W-21", "A-CARD-1", "R-CARD-5")
@pytest.mark.parametrize(
    ("id", "lines"),
    [
        ("needle", ["attack die → defense, value +1", "may heal 1 wound"]),
        ("whale-fish", ["attack die → defense, same value"]),
        ("chur", ["any die → 3 defense, with 3 rubles"]),
        ("raging-winds", ["in a check: +3 attack"]),
        ("castle", []),
    ],
)
def test_a_word_card_reads_like_this(id: str, lines: list[str]) -> None:
    assert [str(line) for line in describe_word_card(LIBRARY.word_cards[id])] == lines


def test_a_card_says_what_a_die_is_worth_if_the_condition_fails() -> None:
    chur = LIBRARY.word_cards["chur"]
    other = type(chur).model_validate(
        {**chur.to_data(), "else": [{"kind": "attack", "amount": 1}], "passive": [{"do": {"rubles": 1}}]}
    )

    assert [str(line) for line in describe_word_card(other)] == [
        "any die → 3 defense, with 3 rubles; else 1 attack",
        "+1 ruble",
    ]


@pytest.mark.parametrize(
    ("effect", "english"),
    [
        ({"when": "start", "do": [{"item": {"lose": 1}}]}, "start of combat: discard 1 item"),
        ({"when": "round1", "do": [{"rule": "no_attack"}]}, "first round: does not attack"),
        ({"when": "dealt_damage", "who": "damaged", "do": [{"sin": 1}]}, "if it dealt damage: +1 sin"),
        (
            {"when": "each_round", "step": "end", "who": "assignee", "do": [{"wounds": 1}]},
            "during combat, the character whose enemy it is: suffer 1 wound",
        ),
    ],
)
def test_an_enemy_reads_like_this(effect: Data, english: str) -> None:
    assert str(describe_enemy_effect(EnemyEffect.model_validate(effect))) == english


def test_a_request_reads_like_this() -> None:
    data = {"id": "x", "ways": [{"do": "fight", "spec": {"strong": 1}, "draw": "win", "reward": {"rubles": 2}}]}
    (fight,) = Request.model_validate(data).ways or ()
    hat = LIBRARY.requests["thiefs-hat"].ways or ()

    assert str(describe_way(fight)) == "fight (strong enemies: 1), a draw is a victory → +2 rubles"
    assert [str(describe_way(way)) for way in hat] == [
        "check: defense 11 → +5 rubles",
        "pay (lose 1 ruble) → +5 rubles",
    ]


@pytest.mark.parametrize(
    ("id", "lines"),
    [
        ("cherdyn", ["may buy up to 1 word card, 1 natural item, 1 crafted item"]),
        ("mill", ["useless jobs: 1", "heal all wounds"]),
        ("lake", ["not cursed: −1 sin", "not cursed: fight (enemies: 1)"]),
    ],
)
def test_a_location_reads_like_this(id: str, lines: list[str]) -> None:
    actions: tuple[LocationAction, ...] = LIBRARY.locations[id].actions or ()

    assert [str(describe_location_action(action)) for action in actions] == lines


@pytest.mark.parametrize(
    ("data", "english", "russian"),
    [
        ({"move": {"to": {"id": "mill"}}}, "Mill", "Мельница"),
        ({"fight": {"named": ["drowned-one"]}}, "Drowned One", "Drowned One"),
        ({"unlock": {"envelope": "first"}}, "first", "first"),
        ({"if": {"all": [{"not": {"at": {"id": "lake"}}}]}, "then": []}, "Lake", "Озеро"),
        ({"who": "each", "do": [{"may": {"one_of": [{"move": {"to": {"id": "mill"}}}]}}]}, "Mill", "Мельница"),
        ({"rule": {"fight_start": [{"marker": {"put": "x", "at": {"id": "mill"}}}]}}, "Mill", "Мельница"),
    ],
    ids=str,
)
def test_components_are_called_by_their_names(data: Data, english: str, russian: str) -> None:
    (effect,) = effects_from_data(data)
    text = describe(effect, LIBRARY.name_of)

    assert english in str(text)
    assert russian in _names(text)


def _names(value: object) -> list[str]:
    """All names in a text, in Russian, and its other values."""
    if isinstance(value, Name):
        return [value.in_language("ru")]
    if isinstance(value, Text):
        return _names(tuple(value.values.values()))
    return [name for each in value for name in _names(each)] if isinstance(value, tuple) else [str(value)]


def test_a_special_enemy_is_called_by_its_name() -> None:
    library = LIBRARY.with_values({("bosses", "flood"): {"name": "The Flood"}})
    (fight,) = effects_from_data({"fight": {"boss": "flood"}})

    assert str(describe(fight, library.name_of)) == "fight (The Flood)"
    assert str(describe(fight)) == "fight (flood)"
