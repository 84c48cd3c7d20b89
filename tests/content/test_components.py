"""Components: what is asked for, and how they are written."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import ValidationError

from blackbook.content.components import (
    KINDS,
    Boss,
    Chapter,
    CharacterBoard,
    Component,
    Deal,
    Enemy,
    EnvelopeEntry,
    Helper,
    Item,
    Job,
    Location,
    Request,
    Story,
    WordCard,
)
from blackbook.content.library import read_library

LIBRARY = read_library()


@pytest.mark.parametrize(
    ("component", "unknown"),
    [
        (WordCard(id="x"), ("colour", "type", "market")),
        (WordCard(id="x", type="order", market=True), ("colour", "price", "accepts", "yields")),
        (WordCard(id="x", type="key", market=False, colour="black"), ("owner", "passive")),
        (WordCard(id="x", type="key", market=True, colour="black", price=2, passive=()), ()),
        (Item(id="x"), ("pool", "types", "price", "use")),
        (Item(id="x", pool="natural", types=(), price=1, use=()), ()),
        (Helper(id="x"), ("use",)),
        (Enemy(id="x", attack=3), ("tier", "health", "effects", "reward")),
        (Boss(id="x", health=30), ("attack", "win", "loss")),
        (Job(id="x", sin=0), ("owner", "do")),
        (Deal(id="x"), ("ransom", "accept", "refuse")),
        (Request(id="x", location="mill"), ("deck", "ways")),
        (Location(id="x", port=False), ("number", "type", "actions", "neighbours")),
        (Location(id="x", number=3, type="wildland", port=True, actions=(), neighbours_complete=True), ()),
        (Story(id="x"), ("chapters",)),
        (EnvelopeEntry(id="x"), ("kind", "component")),
        (
            CharacterBoard.model_validate({"id": "x", "letter": "Ж", "dice": {"attack": 2}, "start": {"sin": 0}}),
            (
                "health", "dice.defense", "start.location", "start.rubles", "start.items", "ability.at", "ability.do",
                "home",
            ),
        ),
    ],
    ids=lambda value: type(value).__name__,
)  # fmt: skip
def test_unknown_values_are_named(component: Component, unknown: tuple[str, ...]) -> None:
    assert component.unknown() == unknown


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_each_value_that_is_asked_for_is_a_field(kind: str) -> None:
    model = KINDS[kind]

    assert {name.split(".")[0] for name in model.ASKED} <= model.model_fields.keys()
    assert set(model.MERGED) <= model.model_fields.keys()


@pytest.mark.parametrize(
    ("kind", "component"),
    [pytest.param(kind, component, id=f"{kind}-{component.id}") for kind, component in LIBRARY.all()],
)
def test_a_component_is_written_as_it_was_read(kind: str, component: Component) -> None:
    again = KINDS[kind].model_validate(component.to_data())

    assert again == component
    assert again.to_data() == component.to_data()


def test_components_are_values() -> None:
    mill = LIBRARY.locations["mill"]

    with pytest.raises(ValidationError):
        mill.number = 5  # type: ignore[misc]
    assert hash(mill) == hash(read_library().locations["mill"])


@pytest.mark.parametrize(
    ("names", "english", "russian"),
    [
        ({"name": "Mill", "name_ru": "Мельница"}, "Mill", "Мельница"),
        ({"name": "Mill"}, "Mill", "Mill"),
        ({"name_ru": "Мельница"}, "Мельница", "Мельница"),
        ({}, "?", "?"),
    ],
)
def test_a_missing_name_is_replaced_by_the_other_one(names: dict[str, Any], english: str, russian: str) -> None:
    label = Location(id="mill", **names).label

    assert (label.in_language("en"), label.in_language("ru")) == (english, russian)


@pytest.mark.rule("R-REQ-4")
def test_a_request_tells_its_ways_apart() -> None:
    ways = [
        {"do": "fight", "spec": {"strong": 1}, "draw": "win", "reward": [{"rubles": 3}]},
        {"do": "check", "spec": {"kind": "attack", "difficulty": {"x": "characters", "times": 4}}},
        {"do": "pay", "spec": [{"item": {"lose": 1, "filter": {"type": "plant"}}}]},
    ]
    request = Request.model_validate({"id": "x", "ways": ways, "expire": {"phase": "evening", "do": [{"sin": 1}]}})

    assert request.ways is not None
    assert [type(way).__name__ for way in request.ways] == ["FightWay", "CheckWay", "PayWay"]
    assert request.keep_on_fail is True
    assert request.to_data() == {
        "id": "x",
        "ways": ways,
        "expire": {"phase": "evening", "do": [{"sin": 1}]},
    }


def test_night_steps_are_written_short() -> None:
    night = ["demons", {"discontent": 2}, {"note": "move the wolves"}, "refill_market"]
    story = Story.model_validate({"id": "x", "chapters": [{"night": night}]})

    assert story.chapters is not None
    assert story.chapters[0].night is not None
    assert [(step.step, step.n, step.text) for step in story.chapters[0].night] == [
        ("demons", None, None),
        ("discontent", 2, None),
        ("note", None, "move the wolves"),
        ("refill_market", None, None),
    ]
    assert story.to_data() == {"id": "x", "chapters": [{"night": night}]}
    assert Chapter(night=story.chapters[0].night).to_data() == {"night": night}
