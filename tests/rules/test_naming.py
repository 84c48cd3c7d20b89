"""Telling which component came up, now or later (R-ITEM-10)."""

from __future__ import annotations

import pytest

from blackbook.campaign.components import CardInPlay, ItemToken, RequestCard
from blackbook.content.library import Library
from blackbook.errors import RuleBroken, UserError
from blackbook.rules.naming import come_up, id_of, new_component
from tests.rules.hands import carried, carry, conspire, offered, options, request
from tests.rules.table import Table


@pytest.mark.parametrize(
    ("name", "id"),
    [("Blue Stone", "blue-stone"), ("  Кит-рыба ", "кит-рыба"), ("Thief's hat", "thief-s-hat"), ("!?", "21-3f")],
)
def test_an_id_is_made_of_a_names_words(name: str, id: str) -> None:
    assert id_of(name) == id


def test_a_name_that_is_known_in_any_language_is_the_known_component(table: Table, library: Library) -> None:
    game = table.game()
    russian = library.word_cards["needle"].name_ru
    assert russian is not None
    assert new_component(game, "word_cards", russian.upper()) == "needle"
    assert new_component(game, "items", " sample: herb ", pool="natural") == "herb"
    assert game.library.items["herb"].name == "Sample: herb"  # as printed, not as typed


def test_the_same_name_on_another_kind_of_token_is_another_component(table: Table) -> None:
    game = table.game()
    first = new_component(game, "items", "Feather", pool="natural")
    assert new_component(game, "items", "feather", pool="natural") == first
    second = new_component(game, "items", "Feather", pool="crafted")
    assert (first, second) == ("feather", "feather-2")
    assert [game.library.items[id].pool for id in (first, second)] == ["natural", "crafted"]


@pytest.mark.parametrize("name", ["New", "none", "NATURAL", "black", "Drawn"])
def test_a_name_never_becomes_one_of_the_words_of_the_questions(table: Table, name: str) -> None:
    assert new_component(table.game(), "items", name, pool="natural") == f"{name.lower()}-2"


def test_a_component_needs_a_name(table: Table) -> None:
    for nothing in (None, "", "  ", 3):
        with pytest.raises(UserError, match="Type the printed name"):
            new_component(table.game(), "items", nothing)


def test_coming_up_tells_only_what_was_not_known(table: Table) -> None:
    game = table.game()
    come_up(game, "items", "herb", pool="natural", price=9)
    assert game.library.items["herb"].price == 1


@pytest.mark.rule("R-ITEM-10")
def test_an_unnamed_item_is_named_later_as_a_known_or_a_new_one(table: Table) -> None:
    first, second = carry(table, "alexander", "natural", "crafted")
    assert [offer.command.to_json() for offer in offered(table, "name_item")] == [
        {"command": "name_item", "row": first}, {"command": "name_item", "row": second}
    ]  # fmt: skip
    table.do({"command": "name_item", "row": first, "known": "herb"})
    table.do({"command": "name_item", "row": second, "name": "Bell"})
    assert carried(table, "alexander") == ["herb", "bell"]
    assert table.game().library.items["bell"].pool == "crafted"
    assert offered(table, "name_item") == []
    assert "natural item is Sample: herb" in table.told


@pytest.mark.rule("R-ITEM-10")
def test_an_unnamed_item_is_asked_for_if_it_is_not_told(table: Table) -> None:
    (row,) = carry(table, "alexander", "crafted")
    table.do({"command": "name_item", "row": row})
    assert "candle" in options(table)
    assert "herb" not in options(table)
    table.answer("unnamed")
    assert carried(table, "alexander") == ["crafted"]
    table.do({"command": "name_item", "row": row})
    table.answer("new", name="Bell")
    assert carried(table, "alexander") == ["bell"]


@pytest.mark.rule("R-SETUP-3", "R-ITEM-10")
def test_only_what_can_lie_there_can_be_named(table: Table) -> None:
    (row,) = carry(table, "alexander", "natural")
    table.add(*(ItemToken(item="amber", pool="natural", place="inventory", owner="evgenia", slot=n) for n in (1, 2)))
    with pytest.raises(UserError, match="cannot lie here"):
        table.do({"command": "name_item", "row": row, "known": "candle"})
    with pytest.raises(UserError, match="give its name"):
        table.do({"command": "name_item", "row": row, "known": "nonsense"})
    with pytest.raises(RuleBroken) as broken:
        table.do({"command": "name_item", "row": row, "known": "amber"})
    assert broken.value.rule == "R-SETUP-3"  # all three are in play
    with pytest.raises(UserError, match="nothing with the number 99"):
        table.do({"command": "name_item", "row": 99})
    assert carried(table, "alexander") == ["natural"]


@pytest.mark.rule("R-CARD-9")
def test_an_unnamed_word_card_is_named_within_its_colour(table: Table) -> None:
    (row,) = conspire(table, "alexander", "black")
    table.do({"command": "name_card", "row": row})
    assert {"fog", "tryasovitsa"} <= set(options(table))
    assert "needle" not in options(table)
    table.answer("fog")
    named = table.state.get(CardInPlay, row)
    assert (named.card, named.place, named.slot) == ("fog", "conspiracy", 1)
    assert offered(table, "name_card") == []


@pytest.mark.rule("R-REQ-1")
def test_an_unnamed_request_is_named_within_its_deck_and_place(table: Table) -> None:
    row = request(table, "alexander", "unnamed-request", location="mill")
    table.do({"command": "name_request", "row": row})
    assert options(table) == ["barn", "new", "unnamed"]
    table.answer("barn")
    assert table.state.get(RequestCard, row).request == "barn"
    other = request(table, "alexander", "unnamed-request")
    table.do({"command": "name_request", "row": other, "known": "lost-goat"})
    named = table.state.get(RequestCard, other)
    assert (named.request, named.location) == ("lost-goat", "nyrob")
