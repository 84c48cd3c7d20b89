"""Items gained from bags and market (R-LOC-7, R-LOC-8, R-MARKET-5)."""

from __future__ import annotations

import pytest

from blackbook.campaign.components import Deck, ItemToken
from blackbook.content.library import Library
from tests.rules.hands import barred, carried, effect, left, on_market, options, token_on_market
from tests.rules.table import Table, set_table


def from_bag(n: object, **more: object) -> dict[str, object]:
    return {"item": {"gain": n, "from": "bag", **more}}


NATURAL = {"pool": "natural"}


@pytest.mark.rule("R-LOC-7", "R-ITEM-10")
def test_random_items_are_told_one_after_the_other_and_leave_the_bag(table: Table) -> None:
    effect(table, "alexander", from_bag(2, filter=NATURAL))
    table.answer("amber")
    table.answer("natural")  # the second stays unnamed
    assert not table.waits
    assert carried(table, "alexander") == ["amber", "natural"]
    assert left(table, "natural") == 20
    assert left(table, "crafted") == 22


@pytest.mark.rule("R-LOC-7", "W-12")
def test_of_three_drawn_one_is_kept_and_two_go_back(table: Table) -> None:
    effect(table, "alexander", from_bag(1, draw=3, filter=NATURAL))
    assert str(table.question.text) == "Alexander draws 3 and keeps 1 item"
    table.answer("herb")
    assert not table.waits
    assert carried(table, "alexander") == ["herb"]
    assert left(table, "natural") == 21


@pytest.mark.rule("R-LOC-8", "R-ITEM-11")
def test_of_a_type_only_what_may_bear_it_can_be_drawn(table: Table) -> None:
    effect(table, "alexander", from_bag(1, filter={"pool": "crafted", "type": "church"}))
    assert options(table) == ["candle", "icon", "crafted", "new", "none"]
    table.answer("icon")
    assert carried(table, "alexander") == ["icon"]
    assert left(table, "crafted") == 21


@pytest.mark.rule("T-ITEM-3", "R-LOC-8")
def test_t_item_3_without_a_plant_in_the_bag_nothing_is_received(table: Table) -> None:
    effect(table, "alexander", from_bag(1, filter={"pool": "natural", "type": "plant"}))
    table.answer("none")
    assert not table.waits
    assert carried(table, "alexander") == []
    assert left(table, "natural") == 22


@pytest.mark.rule("R-LOC-7", "A-MARKET-1")
def test_an_empty_bag_gives_nothing(table: Table) -> None:
    table.state.get(Deck, "natural").left = 1
    effect(table, "alexander", from_bag(3, filter=NATURAL))
    table.answer("herb")
    assert not table.waits
    assert carried(table, "alexander") == ["herb"]
    assert left(table, "natural") == 0
    assert "Alexander gets nothing: none is left" in table.told


@pytest.mark.rule("A-ITEM-1")
def test_an_item_without_source_or_category_is_asked_for(table: Table) -> None:
    effect(table, "alexander", {"item": {"gain": 1}})
    assert options(table) == ["bag", "market"]
    table.answer("bag")
    assert options(table) == ["natural", "crafted"]
    table.answer("crafted")
    table.answer("powder")
    assert carried(table, "alexander") == ["powder"]
    assert left(table, "crafted") == 21


@pytest.mark.rule("R-MARKET-5")
def test_what_is_taken_from_the_market_is_free_even_of_surcharges(library: Library) -> None:
    table = set_table(library, ("vasilisa", "evgenia"))  # Musya, awake, would make items dearer
    rubles = table.game().character("vasilisa").rubles
    effect(table, "vasilisa", {"item": {"gain": 1, "from": "market", "filter": {"type": "valuable"}}})
    amber, icon = token_on_market(table, "amber").id, token_on_market(table, "icon").id
    assert options(table) == [str(amber), str(icon)]
    table.answer(str(icon))
    assert carried(table, "vasilisa") == ["icon"]
    assert table.game().character("vasilisa").rubles == rubles
    assert on_market(table, "crafted") == ["candle", "powder"]
    assert left(table, "crafted") == 22


@pytest.mark.rule("R-MARKET-5")
def test_from_a_market_that_is_not_told_the_players_take_by_name_or_without(library: Library) -> None:
    table = set_table(library, market=False)
    effect(table, "alexander", {"item": {"gain": 2, "from": "market"}})
    assert options(table) == ["natural", "crafted"]
    table.answer("natural", name="Sample: Herb")
    table.answer("crafted")
    assert carried(table, "alexander") == ["herb", "crafted"]
    assert (left(table, "natural"), left(table, "crafted")) == (21, 21)


@pytest.mark.rule("R-LOC-7")
def test_an_item_nobody_knew_is_taken_up_with_its_bag(table: Table) -> None:
    effect(table, "alexander", from_bag(1, filter=NATURAL))
    table.answer("new", name="Чертополох")
    feather = table.game().library.items["чертополох"]
    assert (feather.name, feather.pool, feather.types, feather.price) == ("Чертополох", "natural", None, None)
    assert carried(table, "alexander") == ["чертополох"]
    effect(table, "alexander", from_bag(1, filter={"pool": "natural", "type": "plant"}))
    assert "чертополох" in [option.id for option in table.question.options]  # it may be a plant
    assert barred(table, "чертополох") == "R-SETUP-3"  # there is but one


@pytest.mark.rule("R-SETUP-3")
def test_no_more_copies_come_up_than_there_are(table: Table) -> None:
    table.add(*(ItemToken(item="amber", pool="natural", place="inventory", owner="evgenia", slot=n) for n in (1, 2)))
    effect(table, "alexander", from_bag(1, filter=NATURAL))  # the third amber lies in the market
    assert barred(table, "amber") == "R-SETUP-3"
    assert barred(table, "herb") is None


@pytest.mark.rule("R-GEN-6")
def test_as_many_items_as_there_are_characters(table: Table) -> None:
    effect(table, "alexander", from_bag({"x": "characters", "plus": 1}, filter=NATURAL))
    for _ in range(3):
        table.answer("natural")
    assert not table.waits
    assert carried(table, "alexander") == ["natural"] * 3


@pytest.mark.rule("R-MARKET-5")
def test_all_of_a_kind_on_the_market(table: Table) -> None:
    effect(table, "alexander", {"item": {"gain": "all", "from": "market", "filter": {"type": "church"}}})
    table.answer(options(table)[0])
    table.answer(options(table)[0])
    assert not table.waits
    assert carried(table, "alexander") == ["candle", "icon"]


@pytest.mark.rule("R-LOC-7")
def test_none_is_nothing(table: Table) -> None:
    effect(table, "alexander", from_bag(0, filter=NATURAL))
    assert not table.waits
    assert carried(table, "alexander") == []
