"""Draws by the program, where it knows what is in the bag or deck (R-ITEM-10)."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from blackbook.campaign.components import HelperCard
from blackbook.content.library import Library
from blackbook.rules.drawing import draw
from blackbook.rules.market import refill_market
from blackbook.rules.seeds import SEEDS
from tests.rules.hands import card, carried, carry, effect, left, on_market, options, run, token_on_market
from tests.rules.table import Table, set_table

REST = ["amber", "amber", "herb", "herb", "herb", "natural-defense-3"]
"""What is left in the bag of natural items when the market is laid out and no token is unknown."""
FROM_BAG = {"gain": 1, "from": "bag", "filter": {"pool": "natural"}}


@pytest.fixture
def known(table: Table) -> Table:
    """A table whose bag of natural items holds nothing but the known tokens."""
    table.game().deck("natural").left = len(REST)
    return table


@given(seed=st.integers(0, SEEDS - 1), n=st.integers(0, 8))
def test_a_seed_gives_the_same_tokens_again(library: Library, seed: int, n: int) -> None:
    game = set_table(library).game()
    drawn = draw(game, "items", REST, n, seed)
    assert draw(game, "items", REST, n, seed) == drawn
    assert len(drawn) == min(n, len(REST))
    assert all(drawn.count(id) <= REST.count(id) for id in drawn)


@pytest.mark.rule("R-ITEM-10", "R-LOC-7")
def test_the_program_draws_if_it_is_asked_and_tells_the_seed(known: Table) -> None:
    effect(known, "alexander", {"item": {**FROM_BAG, "gain": 2}})
    known.answer("drawn")
    assert not known.waits
    assert len(carried(known, "alexander")) == 2
    assert set(carried(known, "alexander")) <= set(REST)
    assert left(known, "natural") == 4
    assert [line for line in known.told if re.fullmatch(r"Drawn: .+, .+ \(seed \d+\)", line)]


@pytest.mark.rule("R-ITEM-10")
def test_it_draws_only_where_it_knows_everything_in_the_bag(known: Table) -> None:
    effect(known, "alexander", {"item": FROM_BAG})
    assert "drawn" in options(known)
    carry(known, "evgenia", "natural")  # an unnamed token may be any of them
    known.game().deck("natural").left -= 1
    assert "drawn" not in options(known)


@pytest.mark.rule("R-LOC-7", "W-12")
def test_of_three_drawn_by_the_program_the_player_keeps_one(known: Table) -> None:
    effect(known, "alexander", {"item": {**FROM_BAG, "draw": 3}})
    known.answer("drawn")
    assert set(options(known)) <= set(REST)
    kept = options(known)[0]
    known.answer(kept)
    assert not known.waits
    assert carried(known, "alexander") == [kept]
    assert left(known, "natural") == 5


@pytest.mark.rule("R-LOC-8", "T-ITEM-3", "R-ITEM-11")
@pytest.mark.parametrize(("type", "found"), [("plant", ["herb"]), ("church", [])])
def test_it_draws_until_the_type_shows_up(known: Table, type: str, found: list[str]) -> None:
    effect(known, "alexander", {"item": {**FROM_BAG, "filter": {"pool": "natural", "type": type}}})
    known.answer("drawn")
    assert not known.waits
    assert carried(known, "alexander") == found
    assert left(known, "natural") == 6 - len(found)


@pytest.mark.rule("R-LOC-7")
def test_a_bag_with_less_than_is_due_is_emptied(known: Table) -> None:
    effect(known, "alexander", {"item": {**FROM_BAG, "gain": 5}})
    known.answer("drawn")
    effect(known, "evgenia", {"item": {**FROM_BAG, "gain": 3}})
    known.answer("drawn")
    assert sorted(carried(known, "alexander") + carried(known, "evgenia")) == REST
    assert left(known, "natural") == 0


@pytest.mark.rule("R-MARKET-2")
def test_it_fills_the_market_up(known: Table) -> None:
    known.state.remove(token_on_market(known, "herb"))
    known.game().deck("natural").left = 7
    known.state.remove(card(known, "frost"))
    known.game().deck("black").left = 2  # fog and frost; thunder is still in the envelope
    run(known, *refill_market(known.game()))
    assert set(options(known)) == {"drawn", "fog", "frost", "black", "new", "leave"}
    known.answer("drawn")
    known.answer("drawn")
    assert not known.waits
    assert len(on_market(known, "natural")) == 3
    assert (left(known, "natural"), left(known, "black")) == (6, 1)


@pytest.mark.rule("R-CARD-2")
def test_it_draws_a_word_card_from_a_deck(known: Table) -> None:
    known.game().deck("black").left = 1  # only fog can lie there: the others are on the market
    effect(known, "alexander", {"card": {"gain": 1, "from": "deck", "filter": {"colour": "black"}}})
    known.do({"command": "describe", "kind": "word_cards", "id": "moss", "fields": {"name": "Moss"}})
    assert "drawn" not in options(known)  # moss may be black
    known.do({"command": "describe", "kind": "word_cards", "id": "moss", "fields": {"colour": "white", "market": True}})
    known.answer("drawn")
    assert card(known, "fog").owner == "alexander"
    assert left(known, "black") == 0


@pytest.mark.rule("R-HELPER-5", "R-SETUP-15")
def test_it_draws_a_helper(known: Table) -> None:
    """All five are known."""
    effect(known, "alexander", {"helper": {"gain": 5}})
    for _ in range(5):
        known.answer("drawn")
    assert not known.waits
    assert sorted(row.helper for row in known.state.all(HelperCard)) == ["bear", "cat", "owl", "raven", "rooster"]
    assert left(known, "helpers") == 0
