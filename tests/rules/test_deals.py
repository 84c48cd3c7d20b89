"""Sins from 0 to 13, the deal at 13, and the cursed."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from blackbook.campaign.campaign import PrintedValue
from blackbook.campaign.components import CardInPlay, Deck, ItemToken
from blackbook.campaign.scene import Scene
from blackbook.content.library import Library
from blackbook.errors import RuleBroken, UserError
from blackbook.rules.deals import deals_now
from blackbook.rules.story import read_paragraph
from tests.rules.night_table import cards_of, character, effect, give_item, items_of, run, story, track
from tests.rules.table import Table, set_table

NewTable = Callable[..., Table]


@pytest.fixture
def at_13(table: Table) -> Table:
    """Alexander has just reached 13 sins; his deal card is being drawn."""
    character(table, "alexander").sins = 12
    effect(table, "alexander", {"sin": 1})
    assert table.question.rule == "R-SIN-2"
    return table


# ------------------------------------------------------------------------------------------------------- sins


@pytest.mark.rule("R-SIN-1", "R-LOC-11", "A-LOC-1")
@given(changes=st.lists(st.integers(-20, 20), max_size=5))
def test_the_counter_stays_between_0_and_13(library: Library, changes: list[int]) -> None:
    table = set_table(library, market=False)
    expected = character(table, "evgenia").sins
    for change in changes:
        effect(table, "evgenia", {"sin": change})
        expected = max(0, min(13, expected + change))
        assert character(table, "evgenia").sins == expected


@pytest.mark.rule("R-SIN-2", "A-SIN-3")
def test_13_sins_by_a_location_are_dealt_with_at_once(at_13: Table) -> None:
    assert at_13.question.who == "alexander"
    assert not character(at_13, "alexander").deal_due
    assert character(at_13, "alexander").reached_13


@pytest.mark.rule("R-SIN-3", "T-SIN-1", "R-CHECK-9", "R-COMBAT-27")
def test_t_sin_1_a_deal_waits_until_the_fight_is_over(table: Table) -> None:
    character(table, "alexander").sins = 12
    table.add(Scene(kind="combat", active="alexander", round=2))
    effect(table, "alexander", {"sin": 3})
    assert (character(table, "alexander").sins, character(table, "alexander").deal_due) == (13, True)
    assert not table.waits
    table.state.remove(table.state.get(Scene, 1))
    run(table)
    assert table.question.rule == "R-SIN-2"


@pytest.mark.rule("R-SIN-3")
def test_a_deal_waits_until_the_paragraph_is_read(table: Table) -> None:
    character(table, "evgenia").sins = 12
    run(table, *read_paragraph(table.game(), 23))
    game = table.game()
    assert deals_now(game) == ()
    effect(table, "evgenia", {"sin": 1})
    assert table.question.rule == "R-STORY-1"
    table.answer("done")
    assert table.question.rule == "R-SIN-2"


@pytest.mark.rule("A-SIN-1")
def test_the_deal_is_due_even_if_the_sins_are_fewer_again(table: Table) -> None:
    character(table, "alexander").sins = 12
    effect(table, "alexander", {"sin": 1}, {"sin": -3})
    assert character(table, "alexander").sins == 10
    assert table.question.rule == "R-SIN-2"


@pytest.mark.rule("R-SIN-4", "R-DEMON-7")
def test_several_deals_come_first_player_first_then_clockwise(new_table: NewTable) -> None:
    table = new_table("alexander", "vasilisa", "yegor", phase="night")
    story(table).first_player = "vasilisa"
    for who in ("alexander", "vasilisa", "yegor"):
        character(table, who).sins = 12
    effect(table, "alexander", {"who": "each", "do": [{"sin": 1}]})
    asked = []
    for _ in range(3):
        asked.append(table.question.who)
        table.answer("bread")
        table.answer("accept")
    assert asked == ["vasilisa", "yegor", "alexander"]


@pytest.mark.rule("R-SIN-2")
def test_a_deal_done_by_hand_does_not_come_back(at_13: Table) -> None:
    at_13.do({"command": "by_hand"})
    assert not at_13.waits
    assert character(at_13, "alexander").sins == 13


@pytest.mark.rule("A-BOSS-3")
def test_after_the_end_of_the_story_no_deal_is_drawn(table: Table) -> None:
    story(table).outcome = "won"
    character(table, "alexander").sins = 12
    effect(table, "alexander", {"sin": 1})
    assert not table.waits
    assert character(table, "alexander").reached_13


# ------------------------------------------------------------------------------------------------------ deals


@pytest.mark.rule("W-19", "R-DEAL-1", "R-DEAL-3", "R-MARKET-5", "R-TRACK-8")
def test_w_19_forbidden_knowledge_accepted(at_13: Table) -> None:
    alexander = character(at_13, "alexander")
    at_13.answer("forbidden-knowledge")
    at_13.answer("accept")
    market = [token for token in at_13.state.all(ItemToken) if token.place == "market"]
    assert len(at_13.question.options) == len(market)
    at_13.answer(str(market[0].id))
    assert items_of(at_13, "alexander") == [market[0].item]
    assert (alexander.rubles, alexander.cursed, alexander.sins) == (3, True, 13)
    assert track(at_13).marker == 1
    assert at_13.told[-1] == "Forbidden Knowledge goes to the bottom of the deal deck"


@pytest.mark.rule("W-19", "R-DEAL-2", "R-DEAL-3", "R-DEAL-5")
def test_w_19_forbidden_knowledge_refused(at_13: Table) -> None:
    alexander = character(at_13, "alexander")
    give_item(at_13, "alexander", "herb")
    at_13.answer("forbidden-knowledge")
    assert at_13.question.option("refuse").barred is None  # type: ignore[union-attr]
    at_13.answer("refuse")
    assert (alexander.sins, alexander.cursed, items_of(at_13, "alexander")) == (8, False, [])
    assert track(at_13).marker == 0
    assert at_13.state.get(Deck, "deal").left == 10, "the card goes to the bottom"


@pytest.mark.rule("W-19", "R-DEAL-2", "R-GEN-8")
def test_w_19_without_an_item_it_cannot_be_refused(at_13: Table) -> None:
    at_13.answer("forbidden-knowledge")
    assert at_13.question.option("refuse").barred is not None  # type: ignore[union-attr]
    with pytest.raises(RuleBroken):
        at_13.answer("refuse")
    at_13.answer("refuse", despite=("R-GEN-8",))
    assert character(at_13, "alexander").sins == 8


@pytest.mark.rule("T-SIN-2", "R-DEAL-2", "R-CARD-7")
def test_t_sin_2_a_refusal_that_costs_a_word_card_needs_one(at_13: Table) -> None:
    for card in cards_of(at_13, "alexander"):
        card.place, card.owner, card.slot = "out", None, None
    at_13.answer("belongings")
    assert at_13.question.option("refuse").barred is not None  # type: ignore[union-attr]
    at_13.add(CardInPlay(card="hail", place="hand", owner="alexander"))
    assert at_13.question.option("refuse").barred is None  # type: ignore[union-attr]
    at_13.answer("refuse")
    assert character(at_13, "alexander").sins == 8
    assert cards_of(at_13, "alexander") == []


@pytest.mark.rule("A-SIN-6", "R-DEAL-1")
def test_accepting_does_what_is_possible(library: Library) -> None:
    table = set_table(library, market=False)
    character(table, "alexander").sins = 12
    effect(table, "alexander", {"sin": 1})
    table.answer("forbidden-knowledge")
    table.answer("accept")
    while table.waits:
        table.answer(table.question.open_options[0].id)
    assert character(table, "alexander").cursed
    assert track(table).marker == 1


@pytest.mark.rule("R-DEAL-4", "R-DEAL-1")
def test_only_the_text_of_the_occasion_is_used(at_13: Table) -> None:
    at_13.answer("bread")
    at_13.answer("accept")
    assert (character(at_13, "alexander").rubles, character(at_13, "evgenia").rubles) == (8, 4)
    assert character(at_13, "alexander").cursed


@pytest.mark.rule("R-DEAL-2", "R-GEN-1")
def test_a_refusal_that_nobody_has_told_is_asked_for_and_kept(at_13: Table) -> None:
    alexander = character(at_13, "alexander")
    at_13.answer("new", name="Silver Comb")
    at_13.answer("refuse")
    most = {entry.name: entry.maximum for entry in at_13.question.entries}
    assert most == {"rubles": 3, "items": 0, "cards": 2, "sins": 13}
    at_13.answer("told", rubles=2, sins=6)
    assert (alexander.rubles, alexander.sins) == (1, 7)
    deal = at_13.game().library.deals["silver-comb"]
    assert deal.refuse is not None
    assert deal.refuse.sin == -6
    assert at_13.state.get(PrintedValue, "deals", "silver-comb", "name").value == "Silver Comb"


@pytest.mark.rule("R-DEAL-1")
def test_a_gift_that_nobody_has_told_is_asked_for(at_13: Table) -> None:
    at_13.answer("unnamed")
    at_13.answer("accept")
    at_13.answer("told", gain=4, discontent=2)
    alexander = character(at_13, "alexander")
    assert (alexander.rubles, alexander.cursed, track(at_13).marker) == (7, True, 2)
    assert at_13.state.all(PrintedValue) == [], "a card without a name teaches nothing"


@pytest.mark.rule("R-DEAL-1", "R-GEN-1")
def test_a_gift_done_by_hand_still_curses(at_13: Table) -> None:
    at_13.answer("unnamed")
    at_13.answer("accept")
    at_13.answer("by_hand")
    at_13.answer("done")
    assert character(at_13, "alexander").cursed
    assert not at_13.waits


@pytest.mark.rule("R-DEAL-2")
def test_a_refusal_that_is_too_dear_turns_into_the_gift(at_13: Table) -> None:
    at_13.answer("unnamed")
    at_13.answer("refuse")
    at_13.answer("accept")
    at_13.answer("told", gain=1)
    assert character(at_13, "alexander").cursed


@pytest.mark.rule("R-DEAL-3")
def test_a_new_card_needs_a_name(at_13: Table) -> None:
    before = at_13.snapshot()
    with pytest.raises(UserError):
        at_13.answer("new")
    assert at_13.snapshot() == before


# ----------------------------------------------------------------------------------------------------- cursed


@pytest.mark.rule("T-SIN-3", "R-SIN-5", "R-CURSED-2")
def test_t_sin_3_of_a_cursed_character_the_value_stays_and_the_rest_applies(table: Table) -> None:
    alexander = character(table, "alexander")
    alexander.sins, alexander.cursed = 13, True
    effect(table, "alexander", {"sin": {"set": 0}}, {"rubles": 2}, {"sin": -4}, {"sin": 5})
    assert (alexander.sins, alexander.rubles) == (13, 5)


@pytest.mark.rule("R-CURSED-3")
def test_a_cursed_character_never_draws_another_deal(table: Table) -> None:
    alexander = character(table, "alexander")
    alexander.sins, alexander.cursed = 12, True
    effect(table, "alexander", {"sin": 1})
    assert not table.waits
    assert not alexander.deal_due


@pytest.mark.rule("R-CURSED-4", "R-LOC-3")
def test_what_needs_an_uncursed_character_is_closed(table: Table) -> None:
    from blackbook.content.conditions import Cursed
    from blackbook.rules.conditions import holds
    from blackbook.rules.effects import Cause

    not_cursed = Cursed(cursed=False)
    assert holds(table.game(), not_cursed, Cause(who="alexander"))
    character(table, "alexander").cursed = True
    assert not holds(table.game(), not_cursed, Cause(who="alexander"))


@pytest.mark.rule("R-CURSED-5")
@given(effects=st.lists(st.sampled_from([{"sin": -13}, {"sin": {"set": 0}}, {"sin": 1}, {"sin": "curse"}]), max_size=5))
def test_nothing_ends_the_curse_during_a_game(library: Library, effects: list[object]) -> None:
    table = set_table(library, market=False)
    effect(table, "alexander", {"sin": "curse"})
    for each in effects:
        effect(table, "alexander", each)
    assert character(table, "alexander").cursed
    assert character(table, "alexander").sins == 1
