"""The rulebook's pack holds everything that is printed about single components, and nothing more."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from blackbook.content.components import KINDS, Component
from blackbook.content.effects import effects_from_data, effects_to_data
from blackbook.content.library import Library, read_library

PRINTED: dict[str, list[dict[str, Any]]] = json.loads(
    Path(__file__).with_name("printed.json").read_text(encoding="utf-8")
)
ENTRIES = [
    pytest.param(kind, entry, id=f"{kind}-{entry['id']}")
    for kind, entries in PRINTED.items()
    for entry in entries
    if "id" in entry
]


@pytest.fixture(scope="module")
def library() -> Library:
    return read_library()


@pytest.mark.parametrize(("kind", "entry"), ENTRIES)
def test_each_printed_component_is_in_the_pack_as_printed(library: Library, kind: str, entry: dict[str, Any]) -> None:
    component = library.find(kind, entry["id"])
    printed = KINDS[kind].model_validate(entry)

    assert {name: component.to_data().get(name) for name in entry} == printed.to_data()


def test_the_kinds_of_demons_are_the_six_printed_ones(library: Library) -> None:
    kinds = [effects_to_data(kind.effect)[0] for kind in library.demon_kinds.values()]

    assert kinds == PRINTED["demon_kinds"]


@pytest.mark.rule("R-ABIL-2")
def test_yegor_takes_a_job_card_back_to_move_anywhere(library: Library) -> None:
    (printed,) = PRINTED["abilities"]
    ability = library.characters[printed["owner"]].ability

    assert {"owner": "yegor", **ability.to_data()} == printed
    assert ability.at == ("vilgort", "lake", "vetlan")


@pytest.mark.parametrize("kind", sorted(PRINTED.keys() - {"demon_kinds", "abilities"}))
def test_the_pack_adds_only_names_to_what_is_printed(library: Library, kind: str) -> None:
    printed = {entry["id"] for entry in PRINTED[kind]}
    own = {"id", "name", "name_ru", "order", "port", "neighbours"}
    unprinted = [each for id, each in library.of_kind(kind).items() if id not in printed]

    assert all(set(each.to_data()) - own <= {"proposed"} for each in unprinted)


@pytest.mark.rule("A-DATA-1", "W-14")
def test_the_susedko_has_the_first_of_its_two_texts(library: Library) -> None:
    susedko = library.enemies["feral-susedko"]

    assert (susedko.attack, susedko.health) == (6, 11)
    assert susedko.effects is not None
    assert susedko.effects[0].when == "start"
    assert susedko.effects[0].do == effects_from_data([{"item": {"lose": 1}}])


def test_only_printed_neighbourhoods_are_known(library: Library) -> None:
    neighbours = {id: place.neighbours for id, place in library.locations.items() if place.neighbours}

    assert neighbours == {"salt-works": ("station",), "station": ("salt-works",)}
    assert len(library.locations) == 10
    assert not any(place.neighbours_complete for place in library.locations.values())
    assert all(place.type is None and place.number is None for place in library.locations.values())


@pytest.mark.rule("R-SETUP-9")
@pytest.mark.parametrize(
    ("typed", "id"),
    [("А", "alexander"), ("A", "alexander"), ("В", "vasilisa"), ("b", "vasilisa"), ("Д", "yegor"), ("д", "yegor"),
     ("Е", "evgenia"), (" E ", "evgenia")],
)  # fmt: skip
def test_a_board_is_found_by_its_letter_in_either_script(library: Library, typed: str, id: str) -> None:
    board = library.character_with_letter(typed)

    assert board is not None
    assert board.id == id
    assert board.letter in "АВДЕ"


@pytest.mark.rule("R-SETUP-9")
@pytest.mark.parametrize("typed", ["", "D", "Z", "АВ"])
def test_no_board_has_another_letter(library: Library, typed: str) -> None:
    assert library.character_with_letter(typed) is None


@pytest.mark.rule("R-ENV-2", "R-SETUP-3")
def test_the_box_is_counted_as_printed(library: Library) -> None:
    box = library.box

    assert (box.rubles.total, box.wounds.total) == (60, 72)
    assert (box.white_dice, box.black_dice) == (7, 7)
    assert (box.deals, box.useless_jobs, box.regular_enemies, box.strong_enemies) == (10, 8, 15, 15)
    assert (box.main_requests, box.story_requests, box.jobs) == (32, 52, 24)
    assert (box.envelope.jobs, box.envelope.starting_word_cards) == (8, 8)
    assert box.envelope.white_word_cards + box.envelope.black_word_cards == 8
    assert box.envelope.regular_enemies + box.envelope.strong_enemies == 7


@pytest.mark.rule("A-TRACK-1", "R-SETUP-2")
def test_the_track_has_printed_tokens_and_assumed_ends(library: Library) -> None:
    assert library.track.tokens == (4, 7)
    assert library.track.final_paragraph == 10
    assert (library.track.first, library.track.last, library.track.start, library.track.printed) == (0, 10, 0, False)


def test_faces_of_dice_are_never_assumed(library: Library) -> None:
    assert library.dice.unknown() == ("attack", "defense")


@pytest.mark.rule("R-CAMP-2")
def test_the_stories_stand_in_the_recommended_order(library: Library) -> None:
    names = [story.name for story in sorted(library.stories.values(), key=lambda story: story.order or 0)]

    assert names == ["Progress", "Blight", "Wolves", "Rusalka Week", "Master of Frog Affairs", "End of the World"]


@pytest.mark.rule("R-NIGHT-4", "W-11")
def test_the_night_of_the_first_chapter_has_the_printed_steps(library: Library) -> None:
    chapters = library.stories["progress"].chapters
    assert chapters is not None
    night = chapters[0].night
    assert night is not None

    assert [step.step for step in night] == [
        "discard_requests", "discontent", "track_event", "draw_requests", "pass_first_player", "demons",
        "restore_helpers",
    ]  # fmt: skip
    assert [step.n for step in night if step.n is not None] == [1]


@pytest.mark.rule("R-ACH-4")
def test_the_goals_of_characters_are_the_four_of_the_sheet(library: Library) -> None:
    goals = [each.goal for each in library.achievements.values() if each.side == "character"]

    assert goals == ["one_story", "three_stories", "no_sins", "thirteen_sins"]


@pytest.mark.parametrize(
    ("kind", "id", "name"),
    [
        ("characters", "yegor", "Дед Егор"),
        ("word_cards", "raging-winds", "Буйные ветра"),
        ("locations", "mill", "Мельница"),
    ],
)
def test_names_are_known_in_russian(library: Library, kind: str, id: str, name: str) -> None:
    assert library.find(kind, id).label.in_language("ru") == name


def test_values_of_examples_are_marked(library: Library) -> None:
    samples = {component.id for _, component in library.all() if component.sample}

    assert samples == {
        "natural-defense-3", "natural-attack-2", "step-adjacent", "to-port", "ruble-or-sin", "ransom-sample",
        "bondyug-sample",
    }  # fmt: skip


def test_what_is_proposed_is_really_there(library: Library) -> None:
    def given(component: Component) -> set[str]:
        return set(component.to_data())

    assert all(set(component.proposed) <= given(component) for _, component in library.all())
    assert library.word_cards["chur"].proposed == ("accepts", "else")
