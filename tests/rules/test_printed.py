"""Values that nobody has told yet are asked for once and kept."""

from __future__ import annotations

import pytest

from blackbook.content.library import Library
from blackbook.errors import UserError
from blackbook.rules.printed import ask_printed, printed
from tests.rules.table import Table, new_campaign


@pytest.fixture
def shelf(rulebook_library: Library) -> Table:
    """A campaign of somebody who has told nothing yet."""
    return new_campaign(rulebook_library)


def ask(table: Table, kind: str, id: str, *fields: str) -> None:
    game = table.game()
    game.agenda.push(*ask_printed(game, kind, id, *fields))
    table.session.commit()


@pytest.mark.rule("R-SETUP-10", "R-SETUP-11", "R-SETUP-12")
def test_what_a_board_says_is_asked_in_one_question_and_kept(shelf: Table) -> None:
    ask(shelf, "characters", "alexander", "health", "dice.attack", "start.location", "start.items", "letter")
    entries = [entry.name for entry in shelf.question.entries]
    assert entries == ["health", "dice.attack", "start.location", "start.items"]  # the letter is known

    shelf.answer("keep", **{"health": 9, "dice.attack": 4, "start.location": "mill", "start.items": "Amber, Dry herb"})

    board = shelf.game().library.characters["alexander"]
    assert (board.health, board.dice.attack, board.start.location) == (9, 4, "mill")
    assert board.start.items == ("amber", "dry-herb")
    assert str(shelf.game().name("items", "dry-herb")) == "Dry herb"
    assert not shelf.waits


def test_what_is_known_is_not_asked(shelf: Table) -> None:
    assert ask_printed(shelf.game(), "items", "natural-defense-3", "pool", "use") == ()


def test_what_is_left_open_stays_unknown(shelf: Table) -> None:
    ask(shelf, "enemies", "sorcerer", "attack", "health")
    shelf.answer("later", attack=3)
    assert shelf.game().library.enemies["sorcerer"].attack is None

    ask(shelf, "enemies", "sorcerer", "attack", "health")
    shelf.answer("keep", attack=3)
    assert printed(shelf.game(), "enemies", "sorcerer", "attack") == 3
    assert printed(shelf.game(), "enemies", "sorcerer", "health") is None


@pytest.mark.parametrize(
    ("kind", "id", "field", "values", "expected"),
    [
        ("jobs", "carol-gifts", "sin", {"sin": 2}, {"sin": 2}),
        ("jobs", "new-job", "do", {"do.rubles": 2, "do.heal": 1}, {"do": [{"rubles": 2}, {"wounds": -1}]}),
        ("jobs", "new-job", "do", {"do.words": "sing"}, {"do": [{"note": "sing"}]}),
        ("jobs", "new-job", "do", {"do.words": '[{"sin": -1}]'}, {"do": [{"sin": -1}]}),
        ("items", "step-adjacent", "types", {"types.1": "plant", "types.2": "church"}, {"types": ["plant", "church"]}),
        ("items", "step-adjacent", "types", {"types.1": "none"}, {"types": []}),
        ("items", "amulet", "use", {"use.defense": 3}, {"use": [{"stat": {"defense": 3}}]}),
        (
            "word_cards", "hail", "yields", {"yields.kind": "attack", "yields.from": "die", "yields.number": 1},
            {"yields": [{"kind": "attack", "amount": {"x": "die", "plus": 1}}]},
        ),
        (
            "word_cards", "hail", "yields", {"yields.kind": "defense", "yields.from": "fixed", "yields.number": 3},
            {"yields": [{"kind": "defense", "amount": 3}]},
        ),
        (
            "word_cards", "castle", "passive", {"passive.in": "check", "passive.attack": 3},
            {"passive": [{"in": ["check"], "do": [{"stat": {"attack": 3}}]}]},
        ),
        ("word_cards", "castle", "market", {"market": "no"}, {"market": False}),
        ("characters", "stranger", "letter", {"letter": " Г "}, {"letter": "Г"}),
        ("items", "step-adjacent", "pool", {"pool": "crafted"}, {"pool": "crafted"}),
        ("demons", "new-demon", "effect", {"effect.words": "he sings"}, {"effect": [{"note": "he sings"}]}),
        ("enemies", "ovinnik", "effects", {"effects.when": "none"}, {"effects": []}),
        (
            "enemies", "ovinnik", "effects", {"effects.when": "round1", "effects.lose_items": 1},
            {"effects": [{"when": "round1", "do": [{"item": {"lose": 1}}]}]},
        ),
        (
            "demons", "new-demon", "effect", {"effect.kind": "slower"}, {"effect": [{"rule": {"move_range": -1}}]},
        ),
        (
            "deals", "forbidden-knowledge", "ransom", {"ransom.who": "team", "ransom.pay": 3},
            {"ransom": {"who": "team", "do": [{"rubles": -3}]}},
        ),
        (
            "deals", "new-deal", "refuse", {"refuse.lose_items": 1, "refuse.sin": 5},
            {"refuse": {"pay": [{"item": {"lose": 1}}], "sin": -5}},
        ),
        (
            "requests", "new-request", "ways",
            {"ways.check": "attack", "ways.difficulty": 9, "ways.price.pay": 2, "ways.reward.rubles": 5},
            {
                "ways": [
                    {"do": "check", "spec": {"kind": "attack", "difficulty": 9}, "reward": [{"rubles": 5}]},
                    {"do": "pay", "spec": [{"rubles": -2}], "reward": [{"rubles": 5}]},
                ]
            },
        ),
        (
            "requests", "new-request", "ways", {"ways.strong": 1},
            {"ways": [{"do": "fight", "spec": {"regular": 0, "strong": 1}, "reward": []}]},
        ),
        (
            "locations", "vetlan", "actions", {"actions.mandatory": "no", "actions.rubles": 1},
            {"actions": [{"mandatory": False, "do": [{"rubles": 1}]}]},
        ),
        (
            "stories", "wolves", "chapters",
            {"chapters.night": "discard requests, discontent 2, howl", "chapters.others": "main", "chapters.n": 1},
            {
                "chapters": [
                    {
                        "night": ["discard_requests", {"discontent": 2}, {"note": "howl"}],
                        "request_draw": {"others": "main", "n": 1},
                    }
                ]
            },
        ),
    ],
)  # fmt: skip
def test_what_is_typed_becomes_the_value_that_a_pack_would_hold(
    shelf: Table, kind: str, id: str, field: str, values: dict[str, object], expected: dict[str, object]
) -> None:
    ask(shelf, kind, id, field)
    shelf.answer("keep", **values)
    component = shelf.game().library.find(kind, id)
    assert {key: component.to_data()[key] for key in expected} == expected
    assert not shelf.waits


def test_a_die_with_one_face_is_none(shelf: Table) -> None:
    ask(shelf, "dice", "dice", "attack")
    with pytest.raises(UserError):
        shelf.answer("keep", attack=[2])


def test_a_name_that_is_known_is_that_component_in_each_language(shelf: Table) -> None:
    ask(shelf, "characters", "evgenia", "ability.at")
    shelf.answer("keep", **{"ability.at": "Мельница, salt-works , LAKE"})
    assert shelf.game().library.characters["evgenia"].ability.at == ("mill", "salt-works", "lake")


def test_the_faces_of_the_dice_are_asked_for(shelf: Table) -> None:
    ask(shelf, "dice", "dice", "attack", "defense")
    shelf.answer("keep", attack=[0, 1, 1, 2, 3, 4])
    assert shelf.game().library.dice.attack == (0, 1, 1, 2, 3, 4)
    assert shelf.game().library.dice.unknown() == ("defense",)


@pytest.mark.parametrize("words", ["{", '[{"magic": 1}]'])
def test_a_line_that_starts_as_effects_must_be_effects(shelf: Table, words: str) -> None:
    ask(shelf, "helpers", "cat", "use")
    before = shelf.snapshot()
    with pytest.raises(UserError):
        shelf.answer("keep", **{"use.words": words})
    assert shelf.snapshot() == before
