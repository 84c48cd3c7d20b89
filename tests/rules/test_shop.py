"""Buying on the market (R-MARKET-2..6, R-LOC-4, R-LOC-6)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from blackbook.content.library import Library
from blackbook.errors import RuleBroken, UserError
from blackbook.rules.market import refill_market
from tests.rules.hands import (
    barred,
    card,
    cards_in,
    carried,
    carry,
    effect,
    left,
    on_market,
    options,
    person,
    run,
    token_on_market,
)
from tests.rules.table import Table, set_table

NYROB, CHERDYN = {"buy": {"cards": 3}}, {"buy": {"cards": 1, "natural": 1, "crafted": 1}}


def of_item(table: Table, item: str) -> str:
    return f"item {token_on_market(table, item).id}"


def of_card(table: Table, id: str) -> str:
    return f"card {card(table, id).id}"


@pytest.mark.rule("T-MARKET-1", "R-MARKET-3", "R-DEMON-10")
def test_t_market_1_the_surcharge_must_be_paid_too_and_a_neighbour_may_lend_it(library: Library) -> None:
    table = set_table(library, ("vasilisa", "evgenia"))  # Musya is awake: items cost Vasilisa 1 more
    person(table, "vasilisa", rubles=3)
    person(table, "evgenia", location="salt-works")
    effect(table, "vasilisa", CHERDYN)
    assert barred(table, of_item(table, "amber")) == "R-MARKET-3"
    with pytest.raises(RuleBroken) as broken:
        table.answer(of_item(table, "amber"))
    assert broken.value.rule == "R-MARKET-3"
    table.do({"command": "give_rubles", "giver": "evgenia", "to": "vasilisa", "n": 1})
    table.answer(of_item(table, "amber"))
    assert carried(table, "vasilisa") == ["amber"]
    assert (person(table, "vasilisa").rubles, person(table, "evgenia").rubles) == (0, 3)
    assert "Vasilisa buys Sample: amber for 4 = 3 + 1" in table.told


@pytest.mark.rule("R-MARKET-3")
def test_the_players_may_set_the_price_aside(table: Table) -> None:
    person(table, "alexander", rubles=1)
    effect(table, "alexander", CHERDYN)
    table.answer(of_item(table, "icon"), despite=("R-MARKET-3",))
    assert carried(table, "alexander") == ["icon"]
    assert person(table, "alexander").rubles == 0


@pytest.mark.rule("T-MARKET-2", "R-MARKET-2", "R-MARKET-4", "W-23")
def test_t_market_2_at_nyrob_three_cards_are_bought_and_refilled_after_the_turn(table: Table) -> None:
    person(table, "alexander", rubles=30)
    effect(table, "alexander", NYROB)
    shown = [len(cards_in(table, "market"))]
    for id in ("chur", "hail", "spring"):
        table.answer(of_card(table, id))
        if table.waits and table.question.rule == "R-CARD-3":
            table.answer(*table.question.suggested)
        shown.append(len(cards_in(table, "market")))
    assert shown == [6, 5, 4, 3]
    assert not table.waits
    assert person(table, "alexander").rubles == 30 - 3 - 4 - 2
    assert cards_in(table, "conspiracy", "alexander") == ["tryasovitsa", "castle", "chur", "hail"]
    assert cards_in(table, "hand", "alexander") == ["spring"]
    run(table, *refill_market(table.game()))
    for _ in range(3):
        table.answer(next(each for each in options(table) if each in ("black", "white")))
    assert len(cards_in(table, "market")) == 6
    assert (left(table, "black"), left(table, "white")) == (12, 11)


@pytest.mark.rule("W-23", "R-MARKET-4")
def test_w_23_limits_are_per_action_and_kind(table: Table) -> None:
    person(table, "alexander", rubles=30)
    effect(table, "alexander", CHERDYN)
    table.answer(of_item(table, "herb"))
    assert table.question.option(of_item(table, "amber")) is None
    table.answer(of_card(table, "ember"))
    assert [each.split()[0] for each in options(table)] == ["item"] * 3 + ["done"]
    table.answer(of_item(table, "candle"))
    assert not table.waits
    assert carried(table, "alexander") == ["herb", "candle"]
    assert person(table, "alexander").rubles == 30 - 1 - 2 - 3


@pytest.mark.rule("R-MARKET-6", "R-ITEM-2")
def test_a_seventh_item_bought_makes_the_buyer_choose(table: Table) -> None:
    carry(table, "alexander", *["amber"] * 6)
    effect(table, "alexander", CHERDYN)
    table.answer(of_item(table, "herb"))
    assert table.question.rule == "R-ITEM-2"
    table.answer("discard new")
    assert left(table, "natural") == 23
    assert person(table, "alexander").rubles == 2
    assert on_market(table, "natural") == ["amber", "natural-attack-2"]


@pytest.mark.rule("R-MARKET-3")
def test_a_price_that_nobody_has_told_is_asked_for_and_remembered(new_table: Callable[..., Table]) -> None:
    table = new_table("alexander", "evgenia")
    table.do({"command": "describe", "kind": "items", "id": "moss", "fields": {"name": "Moss", "pool": "natural"}})
    token = token_on_market(table, "herb")
    token.item = "moss"
    effect(table, "alexander", CHERDYN)
    option = f"item {token.id}"
    (price,) = table.question.entries
    assert (price.name, price.needed_for) == ("price", (option,))
    with pytest.raises(UserError, match='"price" is missing'):
        table.answer(option)
    table.answer(option, price=9)  # too dear: nothing is bought, but the price is known now
    assert (carried(table, "alexander"), person(table, "alexander").rubles) == ([], 3)
    assert table.game().library.items["moss"].price == 9
    assert barred(table, option) == "R-MARKET-3"
    assert table.question.entries == ()
    person(table, "alexander", rubles=10)
    table.answer(option)
    assert (carried(table, "alexander"), person(table, "alexander").rubles) == (["moss"], 1)


@pytest.mark.rule("R-MARKET-3")
def test_from_a_row_that_is_not_told_things_are_bought_by_name_or_without(library: Library) -> None:
    table = set_table(library, market=False)
    person(table, "alexander", rubles=10)
    effect(table, "alexander", CHERDYN)
    assert options(table) == ["another black", "another white", "another natural", "another crafted", "done"]
    table.answer("another natural", price=2)
    table.answer("another black", price=4, name="Sample: fog")  # its printed price, 3, is known
    table.answer("another crafted", price=1, name="Bell")
    assert not table.waits
    assert carried(table, "alexander") == ["natural", "bell"]
    assert cards_in(table, "conspiracy", "alexander")[-1] == "fog"
    assert person(table, "alexander").rubles == 10 - 2 - 3 - 1
    assert [left(table, row) for row in ("natural", "black", "crafted", "white")] == [21, 12, 21, 13]
    bell = table.game().library.items["bell"]
    assert (bell.pool, bell.price) == ("crafted", 1)
    assert table.game().library.items.get("natural") is None  # the unnamed one's price is no print of anything


@pytest.mark.rule("R-MARKET-4")
def test_nothing_need_be_bought_and_an_empty_market_sells_nothing(table: Table) -> None:
    effect(table, "alexander", NYROB)
    table.answer("done")
    assert not table.waits
    for row in cards_in(table, "market"):
        table.state.remove(card(table, row))
    effect(table, "alexander", NYROB)
    assert not table.waits
    assert person(table, "alexander").rubles == 3
