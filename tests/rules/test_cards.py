"""Word cards that effects bring, take, flip or hand over (R-CARD, R-LOC-5)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from blackbook.campaign.campaign import Released
from blackbook.content.amounts import CardFilter
from blackbook.content.effects import effects_from_data
from blackbook.content.library import Library
from blackbook.rules.conditions import cards_like
from blackbook.rules.conspiracy import flip
from blackbook.rules.effects import Cause, payable
from tests.rules.hands import barred, card, cards_in, conspire, effect, left, options, person, rule_of
from tests.rules.table import Table, set_table


@pytest.mark.rule("R-CARD-7", "R-GEN-8")
def test_the_player_chooses_which_card_is_lost_from_conspiracy_or_hand(table: Table) -> None:
    rows = conspire(table, "alexander", "castle", "chur", hand=("frost",))
    effect(table, "alexander", {"card": {"lose": 1}})
    assert options(table) == [str(row) for row in rows]
    table.answer(str(rows[2]))
    assert card(table, "frost").place == "out"
    effect(table, "alexander", {"card": {"lose": 5}})
    assert not table.waits  # a forced loss takes what is there
    assert {card(table, id).place for id in ("castle", "chur", "frost")} == {"out"}


@pytest.mark.rule("T-SIN-2", "R-DEAL-2", "R-GEN-8")
def test_t_sin_2_without_a_word_card_in_hand_or_conspiracy_none_can_be_paid(table: Table) -> None:
    costs = effects_from_data([{"card": {"lose": 1}}])
    conspire(table, "alexander", hand=("frost",))
    assert payable(table.game(), costs, Cause(who="alexander")) is None
    conspire(table, "alexander")
    assert rule_of(payable(table.game(), costs, Cause(who="alexander"))) == "R-GEN-8"


@pytest.mark.rule("R-GEN-8")
def test_one_card_does_not_pay_two_prices(table: Table) -> None:
    black, any_card = {"card": {"lose": 1, "filter": {"colour": "black"}}}, {"card": {"lose": 1}}
    conspire(table, "alexander", "frost")
    assert payable(table.game(), effects_from_data([black]), Cause(who="alexander")) is None
    both = effects_from_data([black, any_card])
    assert rule_of(payable(table.game(), both, Cause(who="alexander"))) == "R-GEN-8"


@pytest.mark.rule("R-CARD-8", "T-CARD-2")
def test_only_cards_that_lie_face_up_in_the_conspiracy_can_be_flipped(table: Table) -> None:
    castle, chur, _, _ = conspire(table, "alexander", "castle", "chur", "frost", hand=("needle",))
    flip(table.game(), card(table, "frost"), by="fight")
    effect(table, "alexander", {"card": {"flip": 1}})
    assert options(table) == [str(castle), str(chur)]
    table.answer(str(chur))
    assert (card(table, "chur").face_up, card(table, "chur").flipped_by) == (False, "fight")
    effect(table, "alexander", {"card": {"flip": "all", "filter": {"colour": "black"}}})
    assert not table.waits
    assert card(table, "castle").face_up  # it is white, and the black one is down already


@pytest.mark.rule("T-CARD-4", "R-CARD-9")
def test_t_card_4_a_flipped_white_order_is_white_and_no_order(table: Table) -> None:
    conspire(table, "alexander", "chur", "castle")
    flip(table.game(), card(table, "chur"), by="fight")
    white = cards_like(table.game(), "alexander", CardFilter(colour="white"))
    orders = cards_like(table.game(), "alexander", CardFilter(type="order"))
    assert [row.card for row in white] == ["chur", "castle"]
    assert orders == []


@pytest.mark.rule("R-LOC-5")
def test_a_card_is_handed_over_however_far_away_the_other_is(new_table: Callable[..., Table]) -> None:
    table = new_table("alexander", "evgenia", "vasilisa")
    castle, frost = conspire(table, "alexander", "castle", hand=("frost",))
    flip(table.game(), card(table, "castle"), by="fight")
    effect(table, "alexander", {"card": {"give": 1}})
    assert options(table) == [f"{row} {who}" for row in (castle, frost) for who in ("evgenia", "vasilisa")]
    table.answer(f"{castle} vasilisa")
    given = card(table, "castle")
    assert (given.id, given.owner, given.place, given.slot, given.face_up) == (
        castle,
        "vasilisa",
        "conspiracy",
        3,
        True,
    )
    assert cards_in(table, "hand", "alexander") == ["frost"]


@pytest.mark.rule("R-LOC-5")
def test_who_has_no_card_gives_none(table: Table) -> None:
    conspire(table, "alexander")
    effect(table, "alexander", {"card": {"give": 1}})
    assert not table.waits


@pytest.mark.rule("R-MARKET-5")
def test_a_card_is_taken_from_the_market_free_of_charge(library: Library) -> None:
    table = set_table(library, ("yegor", "evgenia"))  # a demon of Yegor, awake, makes word cards dearer
    rubles = person(table, "yegor").rubles
    effect(table, "yegor", {"card": {"gain": 1, "from": "market", "filter": {"colour": "black"}}})
    assert options(table) == [str(card(table, id).id) for id in ("hail", "frost", "ember")]
    table.answer(str(card(table, "frost").id))
    assert person(table, "yegor").rubles == rubles
    assert sorted(cards_in(table, "market")) == ["chur", "ember", "hail", "hearth", "spring"]
    assert (card(table, "frost").owner, card(table, "frost").place) == ("yegor", "conspiracy")
    assert left(table, "black") == 13


@pytest.mark.rule("R-CARD-2", "R-ENV-1", "R-SETUP-5")
def test_a_card_from_a_deck_is_told_by_the_players(table: Table) -> None:
    effect(table, "alexander", {"card": {"gain": 1, "from": "deck", "filter": {"colour": "black"}}})
    assert barred(table, "frost") == "R-SETUP-3"  # it lies in the market
    assert barred(table, "envelope-thunder") == "R-ENV-1"
    assert table.question.option("tryasovitsa") is None  # a starting card
    table.answer("fog")
    assert (card(table, "fog").owner, left(table, "black"), left(table, "white")) == ("alexander", 12, 13)
    table.add(Released(id="thunder", kind="word_card"))
    effect(table, "alexander", {"card": {"gain": 1, "from": "deck", "filter": {"colour": "black"}}})
    assert barred(table, "envelope-thunder") is None
    table.answer("unnamed")
    assert cards_in(table, "conspiracy", "alexander") == ["tryasovitsa", "castle", "fog", "black"]


@pytest.mark.rule("R-CARD-2", "A-MARKET-1")
def test_a_card_from_anywhere_is_asked_for_and_an_empty_deck_gives_none(table: Table) -> None:
    effect(table, "alexander", {"card": {"gain": 1}})
    assert options(table) == ["market", "deck"]
    table.answer("deck")
    assert options(table) == ["black", "white"]
    table.answer("white")
    table.answer("new", name="Тишина")
    printed = table.game().library.word_cards["тишина"]
    assert (printed.colour, printed.market, printed.type) == ("white", True, None)
    assert left(table, "white") == 12
    for deck in ("black", "white"):
        table.game().deck(deck).left = 0
    effect(table, "alexander", {"card": {"gain": 1, "from": "deck"}})
    assert not table.waits
    assert "Alexander gets no word card: none is left" in table.told


@pytest.mark.rule("R-MARKET-5")
def test_from_a_market_that_is_not_told_a_card_is_taken_by_name(library: Library) -> None:
    table = set_table(library, market=False)
    effect(table, "alexander", {"card": {"gain": 2, "from": "market", "filter": {"colour": "black"}}})
    table.answer("black", name="Sample: Fog")
    table.answer("black")
    assert cards_in(table, "conspiracy", "alexander") == ["tryasovitsa", "castle", "fog", "black"]
    assert left(table, "black") == 11


@pytest.mark.rule("R-GEN-8")
def test_a_card_of_unknown_colour_may_be_what_is_lost(table: Table) -> None:
    table.do({"command": "describe", "kind": "word_cards", "id": "moss", "fields": {"name": "Moss"}})
    conspire(table, "alexander", "castle", "moss")
    effect(table, "alexander", {"card": {"lose": 1, "filter": {"colour": "black"}}})
    assert (table.question.least, table.question.most) == (0, 1)
    table.answer(str(card(table, "moss").id))
    assert card(table, "moss").place == "out"
    assert card(table, "castle").place == "conspiracy"
