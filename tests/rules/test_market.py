"""The market laid out, filled up and left alone (R-MARKET, R-SETUP-5, R-SETUP-6)."""

from __future__ import annotations

import pytest

from blackbook.campaign.campaign import Released
from blackbook.content.library import Library
from blackbook.rules.market import refill_market
from tests.rules.hands import barred, card, cards_in, left, offered, on_market, options, run, token_on_market
from tests.rules.table import Table, set_table


def take_away(table: Table, *items: str) -> None:
    for item in items:
        table.state.remove(token_on_market(table, item))
    table.session.commit()


@pytest.mark.rule("R-MARKET-1", "R-MARKET-2")
def test_a_full_market_needs_nothing(table: Table) -> None:
    run(table, *refill_market(table.game()))
    assert not table.waits
    assert [len(on_market(table, pool)) for pool in ("natural", "crafted")] == [3, 3]
    assert len(cards_in(table, "market")) == 6


@pytest.mark.rule("R-MARKET-1", "R-MARKET-2")
def test_each_empty_space_is_filled_from_its_bag(table: Table) -> None:
    take_away(table, "herb", "natural-attack-2", "icon")
    run(table, *refill_market(table.game()))
    table.answer("amber")
    table.answer("natural-defense-3")
    assert on_market(table, "natural") == ["amber", "amber", "natural-defense-3"]
    assert barred(table, "icon") is None
    table.answer("crafted")
    assert not table.waits
    assert on_market(table, "crafted") == ["candle", "powder", "crafted"]
    assert (left(table, "natural"), left(table, "crafted")) == (20, 21)


@pytest.mark.rule("R-SETUP-5", "R-ENV-1", "R-ENV-3")
def test_only_market_cards_of_the_colour_come_up(table: Table) -> None:
    table.state.remove(card(table, "hail"))
    run(table, *refill_market(table.game()))
    assert set(options(table)) == {"fog", "hail", "black", "new", "leave"}
    assert barred(table, "frost") == "R-SETUP-3"
    assert barred(table, "envelope-thunder") == "R-ENV-1"
    table.add(Released(id="thunder", kind="word_card"))
    assert barred(table, "envelope-thunder") is None
    table.answer("new", name="Mist")
    assert table.game().library.word_cards["mist"].colour == "black"
    assert card(table, "mist").slot == 1
    assert left(table, "black") == 12


@pytest.mark.rule("A-MARKET-1", "R-SETUP-6")
def test_when_bags_run_out_spaces_stay_empty(table: Table) -> None:
    table.game().deck("natural").left = 1
    take_away(table, "herb", "amber")
    run(table, *refill_market(table.game()))
    table.answer("herb")
    assert not table.waits
    assert on_market(table, "natural") == ["herb", "natural-attack-2"]


@pytest.mark.rule("R-MARKET-2")
def test_a_space_may_be_left_empty_until_the_next_time(table: Table) -> None:
    take_away(table, "herb")
    run(table, *refill_market(table.game()))
    table.answer("leave")
    assert not table.waits
    run(table, *refill_market(table.game()))
    assert table.question.rule == "R-MARKET-2"


@pytest.mark.rule("R-MARKET-1", "R-SETUP-6")
def test_a_group_may_tell_what_lies_there_or_leave_a_row_alone(library: Library) -> None:
    table = set_table(library, market=False)
    run(table, *refill_market(table.game()))
    assert not table.waits
    rows = [offer.command.to_json() for offer in offered(table, "keep_market")]
    assert rows == [{"command": "keep_market", "row": row} for row in ("black", "white", "natural", "crafted")]
    table.do({"command": "keep_market", "row": "natural"})
    for item in ("herb", "herb", "natural"):
        table.answer(item)
    assert not table.waits
    assert on_market(table, "natural") == ["herb", "herb", "natural"]
    assert left(table, "natural") == 19
    table.do({"command": "keep_market", "row": "natural", "keep": False})
    assert on_market(table, "natural") == []
    assert left(table, "natural") == 22
    assert len(offered(table, "keep_market")) == 4


@pytest.mark.rule("R-MARKET-1")
def test_a_card_of_unknown_colour_gets_that_of_its_row(rulebook_library: Library) -> None:
    """The rulebook names Chur and prints no colour."""
    table = set_table(rulebook_library, market=False)
    table.do({"command": "keep_market", "row": "white"})
    table.answer("chur")
    table.answer("leave")
    assert table.game().library.word_cards["chur"].colour == "white"
    assert cards_in(table, "market") == ["chur"]
    table.do({"command": "keep_market", "row": "black"})
    assert table.question.option("chur") is None
