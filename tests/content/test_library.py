"""The library: how packs lie over each other, and what can be looked up."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from blackbook.content.components import Location
from blackbook.content.library import Library, merge, nested, overlay, read_library
from blackbook.content.packs import Pack, read_pack, rulebook
from blackbook.errors import UserError
from blackbook.text import Name

RULEBOOK = read_pack(rulebook())

items = st.dictionaries(
    st.sampled_from(["salt", "bread", "to-port"]),
    st.fixed_dictionaries(
        {},
        optional={
            "price": st.integers(0, 5),
            "pool": st.sampled_from(["natural", "crafted"]),
            "name": st.text(max_size=3),
            "proposed": st.lists(st.sampled_from(["price", "pool"]), max_size=2, unique=True),
        },
    ),
    max_size=3,
)


def pack_of(tables: dict[str, Any], name: str = "test") -> Pack:
    return Pack(f"{name}.toml", "", name, Name({}), tables, {})


def test_a_later_pack_fills_and_replaces_fields() -> None:
    library = merge(
        [
            RULEBOOK,
            pack_of({"word_cards": {"castle": {"type": "key", "price": 3}}}, "first"),
            pack_of({"word_cards": {"castle": {"price": 4, "name_ru": "Замок"}}}, "second"),
        ]
    )
    castle = library.word_cards["castle"]

    assert (castle.name, castle.name_ru, castle.type, castle.price) == ("Castle", "Замок", "key", 4)
    assert [pack.id for pack in library.packs_with("word_cards", "castle")] == ["rulebook", "first", "second"]


def test_a_list_is_replaced_whole() -> None:
    library = merge([RULEBOOK, pack_of({"locations": {"mill": {"actions": []}}})])

    assert library.locations["mill"].actions == ()


def test_start_and_dice_of_a_character_are_filled_field_by_field() -> None:
    one = pack_of({"characters": {"yegor": {"start": {"sin": 2}, "dice": {"attack": 3}}}})
    two = pack_of({"characters": {"yegor": {"start": {"rubles": 4}}}})

    yegor = merge([RULEBOOK, one, two]).characters["yegor"]

    assert (yegor.start.sin, yegor.start.rubles, yegor.dice.attack) == (2, 4, 3)
    assert yegor.ability.at == ("vilgort", "lake", "vetlan")


@given(items)
@settings(max_examples=30, deadline=None)
def test_a_pack_laid_over_itself_changes_nothing(table: dict[str, Any]) -> None:
    once, twice = pack_of({"items": table}), pack_of({"items": table}, "again")

    assert merge([RULEBOOK, once, twice]).items == merge([RULEBOOK, once]).items


@given(items, items, items)
@settings(max_examples=50, deadline=None)
def test_laying_over_is_associative(one: dict[str, Any], two: dict[str, Any], three: dict[str, Any]) -> None:
    def over(lower: dict[str, Any], upper: dict[str, Any]) -> dict[str, Any]:
        both = lower.keys() | upper.keys()
        return {id: overlay("items", lower.get(id, {}), upper.get(id, {})) for id in both}

    assert over(over(one, two), three) == over(one, over(two, three))


@given(items)
@settings(max_examples=30, deadline=None)
def test_nothing_of_an_earlier_pack_is_lost(table: dict[str, Any]) -> None:
    before = merge([RULEBOOK]).items
    after = merge([RULEBOOK, pack_of({"items": table})]).items

    assert after.keys() == before.keys() | table.keys()
    assert all(after[id] == before[id] for id in before.keys() - table.keys())
    assert all(getattr(after[id], name) == value for id, said in table.items() for name, value in said.items()
               if name != "proposed")  # fmt: skip


def test_what_the_owner_says_is_no_proposal_any_more() -> None:
    said = {"yields": [{"kind": "defense", "amount": 5}]}
    library = merge([RULEBOOK, pack_of({"word_cards": {"needle": said, "chur": {"accepts": "attack"}}})])

    assert RULEBOOK.tables["word_cards"]["needle"]["proposed"] == ["yields"]
    assert library.word_cards["needle"].proposed == ()
    assert library.word_cards["chur"].proposed == ("else",)


def test_a_way_leads_both_ways() -> None:
    library = merge([RULEBOOK, pack_of({"locations": {"mill": {"neighbours": ["lake", "bondyug"]}}})])

    assert library.locations["mill"].neighbours == ("lake", "bondyug")
    assert library.locations["lake"].neighbours == ("mill",)
    assert library.locations["bondyug"].neighbours == ("mill",)
    assert library.locations["vetlan"].neighbours == ()


def test_single_tables_are_filled_by_later_packs() -> None:
    faces = Pack("faces.toml", "", "faces", Name({}), {}, {"dice": {"attack": [1, 1, 4]}, "track": {"start": 2}})

    library = merge([RULEBOOK, faces])

    assert library.dice.attack == (1, 1, 4)
    assert library.dice.unknown() == ("defense",)
    assert (library.track.start, library.track.tokens) == (2, (4, 7))


def test_a_library_needs_the_contents_of_the_box() -> None:
    with pytest.raises(UserError, match=r"^test\.toml, line 1, box\.boards: is missing \(and \d+ more problems\)$"):
        merge([pack_of({})])


def test_components_are_found_by_kind_and_id() -> None:
    library = read_library()

    assert isinstance(library.find("locations", "mill"), Location)
    assert library.has("locations", "mill")
    assert not library.has("items", "mill")
    with pytest.raises(UserError, match=r"^No pack has sea among its locations; add it to a pack$"):
        library.find("locations", "sea")


def test_what_belongs_to_a_character_is_found() -> None:
    own = pack_of(
        {
            "demons": {"third": {"owner": "vasilisa", "slot": 3}, "musya": {"slot": 2}, "any": {"owner": "vasilisa"}},
            "word_cards": {"slave": {"owner": "vasilisa", "market": False}},
        }
    )
    library = merge([RULEBOOK, own])

    assert [demon.id for demon in library.demons_of("vasilisa")] == ["musya", "third", "any"]
    assert [job.id for job in library.jobs_of("vasilisa")] == ["carol-gifts", "duckling", "card-players"]
    assert [job.id for job in library.jobs_of("useless")] == ["useless"]
    assert [card.id for card in library.starting_cards_of("vasilisa")] == ["slave"]


def test_all_components_are_walked_through_once() -> None:
    library: Library = read_library()
    walked = [(kind, component.id) for kind, component in library.all()]

    assert len(walked) == len(set(walked)) == sum(len(table) for table in RULEBOOK.tables.values())


def test_values_read_off_components_fill_the_library() -> None:
    library = read_library().with_values(
        {
            ("characters", "yegor"): {"health": 8, "start.sin": 2, "start.rubles": 3},
            ("word_cards", "needle"): {"yields": [{"kind": "defense", "amount": 5}]},
            ("items", "salt"): {"name": "Salt", "pool": "natural"},
            ("dice", "dice"): {"attack": [1, 4]},
        }
    )

    yegor = library.characters["yegor"]
    assert (yegor.health, yegor.start.sin, yegor.start.rubles, yegor.letter) == (8, 2, 3, "Д")
    assert library.word_cards["needle"].proposed == ()
    assert str(library.items["salt"].label) == "Salt"
    assert (library.dice.attack, library.dice.defense) == ((1, 4), None)
    assert read_library().characters["yegor"].health is None


def test_a_way_read_off_the_board_leads_both_ways() -> None:
    library = read_library().with_values({("locations", "mill"): {"neighbours": ["lake"]}})

    assert library.locations["mill"].neighbours == ("lake",)
    assert library.locations["lake"].neighbours == ("mill",)


@pytest.mark.parametrize(
    ("values", "tables"),
    [
        ({"start.sin": 1, "start.rubles": 2, "health": 3}, {"start": {"sin": 1, "rubles": 2}, "health": 3}),
        ({}, {}),
    ],
)
def test_dotted_names_become_tables(values: dict[str, int], tables: dict[str, Any]) -> None:
    assert nested(values) == tables


def test_a_pack_of_the_disk_lies_over_the_rulebook(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('[pack]\nid = "mine"\n[enemies.ovinnik]\nattack = 4\n', encoding="utf-8")

    ovinnik = read_library([file]).enemies["ovinnik"]

    assert (ovinnik.name, ovinnik.attack, ovinnik.health) == ("Ovinnik", 4, None)
