"""Conditions, amounts and filters of the effect language on a table (rules.md 7.1)."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import TypeAdapter

from blackbook.campaign.components import CardInPlay
from blackbook.campaign.game import Counter, LocationMarker
from blackbook.campaign.scene import Scene
from blackbook.content.amounts import CardFilter, Counted, ItemFilter, LocationFilter
from blackbook.content.conditions import CONDITIONS, Cond
from blackbook.rules.conditions import amount, asks, cards_like, holds, items_like, location_fits
from blackbook.rules.effects import Cause
from tests.rules.hands import card, carry, conspire, person
from tests.rules.table import Table

READER: TypeAdapter[Any] = TypeAdapter(Cond)
ALEXANDER = Cause(who="alexander")


def true(table: Table, condition: Any, judged: bool = True) -> bool:
    return holds(table.game(), READER.validate_python(condition), ALEXANDER, judged)


@pytest.fixture
def dressed(table: Table) -> Table:
    """Alexander at Cherdyn with 3 rubles, a church item, a plant, a white key and a black order."""
    carry(table, "alexander", "candle", "herb")
    conspire(table, "alexander", "castle", hand=("tryasovitsa",))
    table.add(Counter(name="tokens_on_board", value=8), LocationMarker(marker="checkmark", location="cherdyn"))
    return table


HOLDS = [
    ({"has": {"rubles": 3}}, True),
    ({"has": {"rubles": 4}}, False),
    ({"has": {"item": {}, "n": 2}}, True),
    ({"has": {"item": {}, "n": 3}}, False),
    ({"has": {"item": {"type": "church"}}}, True),
    ({"has": {"item": {"pool": "natural", "type": "church"}}}, False),
    ({"has": {"card": {"colour": "white"}}}, True),
    ({"has": {"card": {"type": "order"}, "n": 2}}, False),
    ({"has": {"card": {"where": "hand", "type": "order"}}}, True),
    ({"has": {"card": {"where": "conspiracy", "colour": "black"}}}, False),
    ({"cursed": False}, True),
    ({"cursed": True}, False),
    ({"phase": ["morning", "noon"]}, True),
    ({"phase": "evening"}, False),
    ({"at": {"id": "cherdyn"}}, True),
    ({"at": {"type": "wildland"}}, False),
    ({"at": {"port": True}}, False),
    ({"at": {"marker": "checkmark"}}, True),
    ({"at": {"no_marker": "checkmark"}}, False),
    ({"scene": ["check", "combat"]}, False),
    ({"round": [1]}, False),
    ({"counter": {"tokens_on_board": 8}}, True),
    ({"counter": {"tokens_on_board": 9}}, False),
    ({"counter": {"tokens_on_board": 8, "never": 1}}, False),
    ({"all": [{"cursed": False}, {"has": {"rubles": 3}}]}, True),
    ({"all": [{"cursed": False}, {"has": {"rubles": 4}}]}, False),
    ({"any": [{"cursed": True}, {"has": {"rubles": 3}}]}, True),
    ({"any": [{"cursed": True}, {"has": {"rubles": 4}}]}, False),
    ({"not": {"cursed": True}}, True),
    ({"not": {"has": {"rubles": 3}}}, False),
    ({"ask": "Does it rain?"}, True),
]


@pytest.mark.rule("R-CARD-10", "R-STORY-4")
@pytest.mark.parametrize(("condition", "expected"), HOLDS, ids=[str(each) for each, _ in HOLDS])
def test_whether_it_holds(dressed: Table, condition: dict[str, Any], expected: bool) -> None:
    before = dressed.snapshot()
    assert true(dressed, condition) is expected
    assert dressed.snapshot() == before  # a test never spends anything


def test_every_condition_of_the_language_is_tested_here() -> None:
    assert {next(iter(condition)) for condition, _ in HOLDS} == set(CONDITIONS)


@pytest.mark.rule("R-TRADE-3", "R-CARD-10")
def test_possession_is_that_of_the_character_concerned(dressed: Table) -> None:
    condition = READER.validate_python({"has": {"rubles": 4}})
    assert not holds(dressed.game(), condition, ALEXANDER)
    assert holds(dressed.game(), condition, Cause(who="evgenia"))


@pytest.mark.rule("R-ENEMY-4", "R-CARD-6")
@pytest.mark.parametrize(
    ("scene", "names", "rounds"),
    [
        ({"kind": "check"}, {"check"}, set()),
        ({"kind": "combat", "round": 2}, {"combat"}, {2}),
        ({"kind": "combat", "round": 1, "final": True}, {"combat", "final"}, {1}),
    ],
)
def test_the_scene_and_round_that_is_going_on(
    table: Table, scene: dict[str, Any], names: set[str], rounds: set[int]
) -> None:
    table.add(Scene(active="alexander", **scene))
    assert {name for name in ("check", "combat", "final") if true(table, {"scene": name})} == names
    assert {number for number in (1, 2, 3) if true(table, {"round": number})} == rounds


def test_what_players_judge_is_found_wherever_it_stands(table: Table) -> None:
    condition = {"all": [{"not": {"ask": "Rain?"}}, {"any": [{"ask": "Snow?"}, {"cursed": True}]}]}
    assert asks(READER.validate_python(condition)) == ("Rain?", "Snow?")
    assert asks(READER.validate_python({"cursed": True})) == ()
    assert true(table, {"not": {"ask": "Rain?"}}, judged=False)
    assert not true(table, {"not": {"ask": "Rain?"}}, judged=True)


@pytest.mark.rule("T-CARD-4", "R-CARD-9")
def test_t_card_4_a_card_face_down_keeps_its_colour_and_loses_its_type(table: Table) -> None:
    conspire(table, "alexander", "castle", "black")
    card(table, "castle").face_up = False
    white = CardFilter(colour="white")
    assert [row.card for row in cards_like(table.game(), "alexander", white)] == ["castle"]
    assert cards_like(table.game(), "alexander", CardFilter(type="key")) == []
    assert [row.card for row in cards_like(table.game(), "alexander", CardFilter(face="down"))] == ["castle"]
    assert [row.card for row in cards_like(table.game(), "alexander", CardFilter(colour="black"))] == ["black"]


@pytest.mark.rule("R-ITEM-5")
def test_items_are_found_by_bag_and_symbol(table: Table) -> None:
    carry(table, "alexander", "icon", "natural", "amber", "herb")

    def found(**filter: Any) -> list[str]:
        return [token.item for token in items_like(table.game(), "alexander", ItemFilter(**filter))]

    assert found(type="valuable") == ["icon", "amber"]
    assert found(pool="natural") == ["natural", "amber", "herb"]
    assert found(pool="natural", type="valuable") == ["amber"]
    assert found() == ["icon", "natural", "amber", "herb"]


@pytest.mark.rule("R-LOC-1", "R-LOC-14", "R-STORY-4")
@pytest.mark.parametrize(
    ("filter", "places"),
    [
        ({"id": "mill"}, {"mill"}),
        ({"type": "wildland"}, {"lake", "vetlan"}),
        ({"port": True}, {"salt-works", "nyrob", "docks"}),
        ({"port": True, "no_marker": "checkmark"}, {"salt-works", "docks"}),
        ({"marker": "checkmark"}, {"nyrob"}),
        ({"adjacent": True}, {"mill", "nyrob", "vilgort", "lake"}),
        ({"adjacent": True, "port": False}, {"mill", "vilgort", "lake"}),
    ],
)
def test_places_that_fit_all_that_is_given(table: Table, filter: dict[str, Any], places: set[str]) -> None:
    table.add(LocationMarker(marker="checkmark", location="nyrob"))
    wanted = LocationFilter(**filter)
    known = table.library.locations
    assert {each for each in known if location_fits(table.game(), each, wanted, start="cherdyn")} == places


def test_any_place_fits_if_nothing_is_asked(table: Table) -> None:
    assert all(location_fits(table.game(), each, LocationFilter(any=True)) for each in table.library.locations)


@pytest.mark.rule("R-GEN-6")
@pytest.mark.parametrize(
    ("x", "value"),
    [("characters", 2), ("die", 4), ("rubles", 3), ("sins", 1), ("wounds", 5), ("items", 2), ("cards", 2)],
)
def test_what_an_amount_may_count(table: Table, x: Any, value: int) -> None:
    person(table, "alexander", wounds=5)
    carry(table, "alexander", "herb", "candle")
    table.add(CardInPlay(card="frost", place="out"))
    cause = Cause(who="alexander", die=4)
    assert amount(table.game(), Counted(x=x), cause) == value
    assert amount(table.game(), Counted(x=x, times=2, plus=1), cause) == 2 * value + 1


def test_plain_amounts(table: Table) -> None:
    assert amount(table.game(), 3, ALEXANDER) == 3
    assert amount(table.game(), "all", ALEXANDER, have=7) == 7
    assert amount(table.game(), "-all", ALEXANDER, have=7) == -7
