"""Six spaces, losses and prices in items (R-ITEM, R-GEN-8)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from blackbook.campaign.components import ItemToken
from blackbook.content.effects import effects_from_data
from blackbook.rules.effects import Cause, payable
from blackbook.rules.items import receive
from tests.rules.hands import carried, carry, effect, left, on_market, options, person, rule_of, run, token_on_market
from tests.rules.table import Table

SIX = ("herb", "herb", "amber", "candle", "candle", "powder")


@pytest.mark.rule("T-ITEM-1", "R-ITEM-1", "R-ITEM-2")
@pytest.mark.parametrize("number", range(7))
def test_t_item_1_alone_with_a_seventh_item_any_one_of_the_seven_is_discarded(table: Table, number: int) -> None:
    rows = carry(table, "alexander", *SIX)
    run(table, *receive(table.game(), "alexander", "icon", "crafted"))
    assert options(table) == ["discard new", *(f"discard {row}" for row in rows)]
    table.answer(options(table)[number])
    assert not table.waits
    expected = sorted([*SIX, "icon"])
    expected.remove(("icon", *SIX)[number])
    assert sorted(carried(table, "alexander")) == expected


@pytest.mark.rule("T-ITEM-2", "R-ITEM-2")
@pytest.mark.parametrize("given", ["new", "old"])
def test_t_item_2_a_neighbour_with_room_may_be_given_any_of_the_seven(table: Table, given: str) -> None:
    person(table, "evgenia", location="cherdyn")
    rows = carry(table, "alexander", *SIX)
    carry(table, "evgenia", "amber", "amber", "herb", "herb", "icon")
    run(table, *receive(table.game(), "alexander", "icon", "crafted"))
    things = ["new", *(str(row) for row in rows)]
    assert options(table) == [f"discard {id}" for id in things] + [f"give {id} evgenia" for id in things]
    table.answer(f"give {'new' if given == 'new' else rows[0]} evgenia")
    assert not table.waits
    assert len(carried(table, "evgenia")) == 6
    assert carried(table, "evgenia")[-1] == ("icon" if given == "new" else "herb")
    assert sorted(carried(table, "alexander")) == sorted(SIX if given == "new" else (*SIX[1:], "icon"))


@pytest.mark.rule("A-ITEM-2", "R-ITEM-1")
def test_a_neighbour_with_six_items_or_elsewhere_cannot_be_given_the_seventh(new_table: Callable[..., Table]) -> None:
    table = new_table("alexander", "evgenia", "vasilisa")
    person(table, "evgenia", location="cherdyn")  # Vasilisa has room, but stands at the Salt Works
    carry(table, "alexander", *SIX)
    carry(table, "evgenia", *SIX)
    run(table, *receive(table.game(), "alexander", "icon", "crafted"))
    assert not [option for option in options(table) if option.startswith("give")]


@pytest.mark.rule("R-ITEM-4", "A-ITEM-3")
@pytest.mark.parametrize(("item", "pool"), [("herb", "natural"), ("candle", "crafted")])
def test_a_discarded_token_goes_to_the_bag_of_its_category(table: Table, item: str, pool: str) -> None:
    """Also one that was taken from the market: its space there stays empty."""
    carry(table, "alexander", *SIX)
    row = token_on_market(table, item)
    effect(table, "alexander", {"item": {"gain": 1, "from": "market"}})
    table.answer(str(row.id))
    table.answer("discard new")
    assert left(table, pool) == 23
    assert item not in on_market(table, pool)
    assert sorted(carried(table, "alexander")) == sorted(SIX)


@pytest.mark.rule("R-GEN-8", "R-ENEMY-13")
def test_a_forced_loss_takes_what_is_there_and_stops(table: Table) -> None:
    carry(table, "alexander", "herb")
    effect(table, "alexander", {"item": {"lose": 2}})
    assert not table.waits
    assert carried(table, "alexander") == []
    assert left(table, "natural") == 23


@pytest.mark.rule("R-GEN-8", "R-ITEM-6")
def test_of_more_items_the_player_chooses_and_no_property_is_triggered(table: Table) -> None:
    rubles = person(table, "alexander").rubles
    herb, amber, _ = carry(table, "alexander", "herb", "amber", "candle")
    effect(table, "alexander", {"item": {"lose": 2}})
    assert (table.question.least, table.question.most, table.question.who) == (2, 2, "alexander")
    table.answer(str(herb), str(amber))
    assert carried(table, "alexander") == ["candle"]
    assert person(table, "alexander").rubles == rubles  # amber used would have brought 2


@pytest.mark.rule("R-GEN-8", "R-ITEM-5")
@pytest.mark.parametrize(
    ("filter", "fitting"),
    [({"type": "church"}, {"candle", "icon"}), ({"pool": "natural"}, {"herb"}), ({"type": "valuable"}, {"icon"})],
)
def test_only_items_of_the_kind_are_lost(table: Table, filter: dict[str, str], fitting: set[str]) -> None:
    carry(table, "alexander", "herb", "candle", "icon", "powder")
    effect(table, "alexander", {"item": {"lose": "all", "filter": filter}})
    assert not table.waits
    assert set(carried(table, "alexander")) == {"herb", "candle", "icon", "powder"} - fitting


def price(table: Table, *costs: object) -> str | None:
    return rule_of(payable(table.game(), effects_from_data(list(costs)), Cause(who="alexander")))


PLANT, ANY = {"item": {"lose": 1, "filter": {"type": "plant"}}}, {"item": {"lose": 1}}


@pytest.mark.rule("R-GEN-8")
def test_one_item_does_not_pay_two_prices(table: Table) -> None:
    carry(table, "alexander", "herb")
    assert price(table, PLANT) is None
    assert price(table, ANY) is None
    assert price(table, PLANT, ANY) == "R-GEN-8"
    carry(table, "alexander", "candle")
    assert price(table, PLANT, ANY) is None
    assert price(table, PLANT, PLANT) == "R-GEN-8"


@pytest.mark.rule("R-GEN-8")
def test_the_price_that_fewer_items_can_pay_is_taken_first(table: Table) -> None:
    """Else the herb could go for the cost that anything pays, and leave the other unpaid."""
    carry(table, "alexander", "herb", "candle")
    effect(table, "alexander", {"pay": [ANY, PLANT], "then": [{"rubles": 4}]})
    assert not table.waits
    assert carried(table, "alexander") == []
    assert person(table, "alexander").rubles == 7


@pytest.mark.rule("R-REQ-12", "R-ITEM-6")
def test_an_unnamed_token_may_be_the_kind_that_is_wanted(table: Table) -> None:
    """Nobody has told what lies there, so the players choose it and are believed."""
    unnamed, amber = carry(table, "alexander", "natural", "herb")
    valuable = {"item": {"lose": 1, "filter": {"type": "valuable"}}}
    assert price(table, valuable) is None
    effect(table, "alexander", {"pay": [valuable], "then": [{"rubles": 4}]})
    assert not table.waits  # the herb is known to be no valuable
    assert carried(table, "alexander") == ["herb"]
    assert table.state.find(ItemToken, unnamed) is None
    assert table.state.find(ItemToken, amber) is not None


@pytest.mark.rule("R-GEN-8")
def test_a_forced_loss_of_a_kind_may_pass_an_unnamed_token_by(table: Table) -> None:
    carry(table, "alexander", "natural", "herb")
    effect(table, "alexander", {"item": {"lose": 1, "filter": {"type": "valuable"}}})
    assert (table.question.least, table.question.most) == (0, 1)
    table.answer()
    assert carried(table, "alexander") == ["natural", "herb"]
