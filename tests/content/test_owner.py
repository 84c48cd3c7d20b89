"""Values that were asked for go into the owner's pack, and nothing else in it changes."""

from __future__ import annotations

import os
import tomllib
from pathlib import Path
from typing import Any

import pytest
import tomlkit
from hypothesis import given, settings
from hypothesis import strategies as st

from blackbook.content.library import read_library
from blackbook.content.owner import write_all_owner_values, write_owner_values
from blackbook.errors import UserError

WRITTEN_BY_HAND = """\
# what I found in the box
[pack]
id = "owner"

[characters.yegor]
health = 8  # counted twice

[characters.yegor.start]
sin = 1

[requests.help]
deck = "main"

# two ways
[[requests.help.ways]]
do = "pay"
spec = [{ rubles = -1 }]

[[requests.help.ways]]
do = "fight"
spec = { regular = 1 }

[items.salt]
pool = "natural"
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "packs" / "owner.toml"


@pytest.fixture
def written(file: Path) -> Path:
    file.parent.mkdir()
    file.write_text(WRITTEN_BY_HAND, encoding="utf-8")
    return file


def test_the_pack_is_made_at_the_first_answer(file: Path) -> None:
    write_owner_values(file, "characters", "vasilisa", {"health": 9, "start.sin": 2, "start.rubles": 3, "home": "mill"})

    vasilisa = read_library([file]).characters["vasilisa"]
    assert (vasilisa.health, vasilisa.start.sin, vasilisa.start.rubles, vasilisa.home) == (9, 2, 3, "mill")
    assert read_library([file]).packs[-1].label.in_language("ru") == "Моя коробка"


def test_comments_and_all_other_content_stay(written: Path) -> None:
    write_owner_values(written, "characters", "yegor", {"health": 9})

    assert written.read_text(encoding="utf-8") == WRITTEN_BY_HAND.replace("health = 8  #", "health = 9  #")


def test_a_field_goes_into_its_table_though_other_tables_follow(written: Path) -> None:
    write_owner_values(written, "characters", "yegor", {"home": "lake", "start.rubles": 4})

    text = written.read_text(encoding="utf-8")
    assert tomllib.loads(text)["characters"]["yegor"] == {
        "health": 8,
        "home": "lake",
        "start": {"sin": 1, "rubles": 4},
    }
    assert "# counted twice" in text


def test_a_list_of_tables_is_replaced_by_a_list_of_one_line(written: Path) -> None:
    ways = ({"do": "check", "spec": {"kind": "attack", "difficulty": 7}, "reward": ({"rubles": 2},)},)
    write_owner_values(written, "requests", "help", {"ways": ways, "location": "mill"})

    document = tomllib.loads(written.read_text(encoding="utf-8"))
    assert document["requests"]["help"] == {
        "deck": "main",
        "location": "mill",
        "ways": [{"do": "check", "spec": {"kind": "attack", "difficulty": 7}, "reward": [{"rubles": 2}]}],
    }
    assert document["items"] == {"salt": {"pool": "natural"}}


def test_none_takes_a_field_out(written: Path) -> None:
    write_owner_values(written, "characters", "yegor", {"health": None, "start.sin": None, "start.location": None})

    yegor = read_library([written]).characters["yegor"]
    assert (yegor.health, yegor.start.sin) == (None, None)


def test_tables_that_exist_once_have_no_id(file: Path) -> None:
    write_owner_values(file, "dice", "", {"attack": [1, 1, 2, 4]})
    write_owner_values(file, "dice", "", {"defense": [1, 3]})
    write_owner_values(file, "track", "", {"start": 1, "printed": True})

    library = read_library([file])
    assert (library.dice.attack, library.dice.defense) == ((1, 1, 2, 4), (1, 3))
    assert (library.track.start, library.track.printed) == (1, True)


def test_many_answers_are_written_at_once(written: Path) -> None:
    told = {("characters", "yegor"): {"health": 9}, ("dice", ""): {"attack": [1, 3]}, ("items", "bread"): {"price": 2}}
    write_all_owner_values(written, told)

    library = read_library([written])
    assert library.characters["yegor"].health == 9
    assert library.dice.attack == (1, 3)
    assert library.items["bread"].price == 2


def test_a_file_that_says_it_all_already_is_left_alone(written: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def never(source: str, target: Path) -> None:
        raise AssertionError("nothing was to be written")

    monkeypatch.setattr(os, "replace", never)
    write_all_owner_values(written, {("characters", "yegor"): {"health": 8, "start.sin": 1}})

    assert written.read_text(encoding="utf-8") == WRITTEN_BY_HAND


def test_an_edit_that_would_not_be_toml_is_done_by_writing_the_component_anew(
    written: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dumps = tomlkit.dumps
    spoilt = iter(["[broken", None])

    def spoil_once(document: tomlkit.TOMLDocument) -> str:
        return next(spoilt) or dumps(document)

    monkeypatch.setattr(tomlkit, "dumps", spoil_once)
    write_owner_values(written, "characters", "yegor", {"health": 9})

    document = tomllib.loads(written.read_text(encoding="utf-8"))
    assert document["characters"] == {"yegor": {"health": 9, "start": {"sin": 1}}}
    assert document["items"] == {"salt": {"pool": "natural"}}


@pytest.mark.parametrize(
    "layout",
    [
        "[characters]\nyegor.health = 1\nyegor.start.sin = 2\n",
        "[characters.yegor]\nhealth = 1\nstart = { sin = 2 }\n",
        "[characters.yegor.start]\nsin = 2\n[items.salt]\nprice = 1\n[characters.vasilisa]\nhealth = 3\n",
        "[characters]\nyegor = { health = 1, start = { sin = 2 } }\n",
    ],
)
@pytest.mark.parametrize(
    ("id", "fields"),
    [
        ("yegor", {"health": None, "start.sin": None}),
        ("yegor", {"start.rubles": 3, "home": "mill"}),
        ("vasilisa", {"dice.attack": 3, "health": 4}),
    ],
)
def test_every_layout_of_a_pack_can_be_written_to(
    file: Path, layout: str, id: str, fields: dict[str, int | None]
) -> None:
    file.parent.mkdir()
    file.write_text('[pack]\nid = "owner"\n' + layout, encoding="utf-8")
    before = _flat(tomllib.loads(layout)["characters"].get(id, {}))

    write_owner_values(file, "characters", id, fields)

    after = _flat(tomllib.loads(file.read_text(encoding="utf-8"))["characters"][id])
    assert after == {name: value for name, value in {**before, **fields}.items() if value is not None}


@pytest.mark.parametrize(
    ("kind", "id", "fields", "message"),
    [
        ("word_cards", "castle", {"colour": "red"}, "^word_cards.castle.colour: must be black or white"),
        ("characters", "yegor", {"start.sin": 20}, "^characters.yegor.start.sin: must be at most 13"),
        ("items", "salt", {"use": [{"stats": 1}]}, r"^items.salt.use\[0\]: must be an effect"),
        ("dice", "", {"attack": "d6"}, "^dice.attack: must be a list"),
        ("spells", "fire", {"name": "Fire"}, "^spells is no table of a pack"),
    ],
)
def test_a_value_that_cannot_be_is_not_written(
    written: Path, kind: str, id: str, fields: dict[str, Any], message: str
) -> None:
    with pytest.raises(UserError, match=message):
        write_owner_values(written, kind, id, fields)

    assert written.read_text(encoding="utf-8") == WRITTEN_BY_HAND
    assert [each.name for each in written.parent.iterdir()] == ["owner.toml"]


def test_a_faulty_pack_is_told_before_anything_is_written(file: Path) -> None:
    file.parent.mkdir()
    file.write_text('[pack]\nid = "owner"\n[items.salt]\npool = "sea"\n', encoding="utf-8")

    with pytest.raises(UserError, match=r"^owner\.toml, line 4, items\.salt\.pool: must be natural or crafted$"):
        write_owner_values(file, "items", "bread", {"price": 1})


def test_a_file_that_cannot_be_replaced_stays_and_leaves_nothing_behind(
    written: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(source: str, target: Path) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", full)

    with pytest.raises(UserError, match=r"^owner\.toml cannot be written: No space left on device$"):
        write_owner_values(written, "items", "salt", {"price": 1})
    assert written.read_text(encoding="utf-8") == WRITTEN_BY_HAND
    assert [each.name for each in written.parent.iterdir()] == ["owner.toml"]


answers = st.lists(
    st.tuples(
        st.sampled_from(["yegor", "vasilisa"]),
        st.dictionaries(
            st.sampled_from(["health", "start.sin", "start.rubles", "dice.attack"]),
            st.one_of(st.none(), st.integers(1, 7)),
            min_size=1,
        ),
    ),
    max_size=4,
)


@given(answers)
@settings(max_examples=30, deadline=None)
def test_the_last_answer_to_each_question_counts(
    tmp_path_factory: pytest.TempPathFactory, answers: list[tuple[str, dict[str, int | None]]]
) -> None:
    file = tmp_path_factory.mktemp("owner") / "owner.toml"
    file.write_text(WRITTEN_BY_HAND, encoding="utf-8")
    expected: dict[str, dict[str, Any]] = {"yegor": {"health": 8, "start": {"sin": 1}}, "vasilisa": {}}
    for id, fields in answers:
        write_owner_values(file, "characters", id, fields)
        for name, value in fields.items():
            *outer, last = name.split(".")
            place = expected[id].setdefault(outer[0], {}) if outer else expected[id]
            place[last] = value

    document = tomllib.loads(file.read_text(encoding="utf-8"))["characters"]
    said = {(id, name): value for id, each in document.items() for name, value in _flat(each).items()}
    wanted = {(id, name): value for id, each in expected.items() for name, value in _flat(each).items()}
    assert said == {key: value for key, value in wanted.items() if value is not None}


def _flat(values: dict[str, Any]) -> dict[str, Any]:
    inner = {f"{key}.{name}": each for key, value in values.items() if isinstance(value, dict)
             for name, each in value.items()}  # fmt: skip
    return {key: value for key, value in values.items() if not isinstance(value, dict)} | inner
