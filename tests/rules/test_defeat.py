"""Defeat and what follows: home, healed, and a ransom that all pay."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from blackbook.campaign.characters import Character
from blackbook.campaign.components import CardInPlay, Deck
from blackbook.campaign.scene import Scene
from blackbook.content.components import Deal
from blackbook.content.library import Library
from blackbook.rules.defeat import aftermath
from blackbook.rules.story import read_paragraph
from blackbook.rules.wounds import heal
from tests.rules.night_table import cards_of, character, effect, give_item, items_of, run, track
from tests.rules.table import Table, set_table

NewTable = Callable[..., Table]


def wound(table: Table, who: str) -> Character:
    """The character takes as many wounds as it has health."""
    fallen = character(table, who)
    effect(table, who, {"wounds": fallen.health})
    return fallen


def with_deal(library: Library, ransom: dict[str, Any]) -> Library:
    return replace(library, deals={"sample": Deal.model_validate({"id": "sample", "name": "Sample", "ransom": ransom})})


@pytest.mark.rule("R-DEFEAT-1", "R-DEFEAT-3", "R-DEFEAT-4", "R-DEFEAT-10", "A-COMBAT-13")
def test_a_defeated_character_goes_home_healed_and_plays_on(table: Table) -> None:
    evgenia = character(table, "evgenia")
    evgenia.location = "nyrob"
    wound(table, "evgenia")
    assert (evgenia.location, evgenia.wounds, evgenia.defeated) == ("bondyug", 0, False)
    assert table.question.rule == "R-DEFEAT-4"
    assert table.question.who == "evgenia"
    assert "evgenia" in table.game().seats


@pytest.mark.rule("R-DEFEAT-1")
def test_one_wound_less_than_health_is_no_defeat(table: Table) -> None:
    evgenia = character(table, "evgenia")
    effect(table, "evgenia", {"wounds": evgenia.health - 1})
    assert (evgenia.defeated, evgenia.wounds, table.waits) == (False, 6, False)


@pytest.mark.rule("W-18", "R-DEFEAT-3", "A-DEFEAT-1", "A-DEFEAT-2")
def test_w_18_yegor_is_defeated(rulebook_library: Library) -> None:
    table = set_table(rulebook_library, ("yegor", "vasilisa"), market=False)
    yegor = character(table, "yegor")
    yegor.health, yegor.location = 3, "mill"
    wound(table, "yegor")
    assert [option.id for option in table.question.options][:3] == ["lake", "vetlan", "vilgort"]
    assert table.question.suggested == ("vilgort",)
    table.answer("vilgort")
    assert (yegor.location, yegor.wounds) == ("vilgort", 0)
    table.answer("ransom-sample")  # its ransom: discontent +1
    assert track(table).marker == 1, "the track moves once, however many players there are"
    yegor.location = "mill"
    wound(table, "yegor")
    assert yegor.location == "vilgort", "the underlined place is asked for once"


@pytest.mark.rule("R-DEFEAT-2", "T-COMBAT-18", "R-LOC-9")
def test_a_defeated_character_cannot_be_healed(table: Table) -> None:
    table.add(Scene(kind="combat", active="alexander", round=1))
    evgenia = wound(table, "evgenia")
    assert evgenia.defeated
    assert heal(table.game(), evgenia, 2) == 0
    assert evgenia.wounds == 7


@pytest.mark.rule("R-DEFEAT-3")
def test_during_a_fight_nothing_follows_yet(table: Table) -> None:
    table.add(Scene(kind="combat", active="alexander", round=1))
    evgenia = wound(table, "evgenia")
    assert (evgenia.location, evgenia.wounds, table.waits) == ("bondyug", 7, False)


@pytest.mark.rule("R-DEFEAT-3")
def test_a_defeat_by_a_paragraph_is_dealt_with_once_it_is_read(table: Table) -> None:
    run(table, *read_paragraph(table.game(), 23))
    evgenia = wound(table, "evgenia")
    assert table.question.rule == "R-STORY-1"
    assert evgenia.wounds == 7
    table.answer("done")
    assert table.question.rule == "R-DEFEAT-4"
    assert evgenia.wounds == 0


@pytest.mark.rule("R-DEFEAT-4", "R-DEFEAT-5", "A-DEFEAT-3", "R-GEN-8", "T-DEFEAT-1")
def test_t_defeat_1_everybody_loses_what_there_is(new_table: NewTable) -> None:
    table = new_table("alexander", "vasilisa", "yegor")
    for who, rubles in (("alexander", 5), ("vasilisa", 1), ("yegor", 0)):
        character(table, who).rubles = rubles
    wound(table, "alexander")
    table.answer("bread")
    assert not table.waits, "a ransom cannot be refused"
    assert [character(table, who).rubles for who in ("alexander", "vasilisa", "yegor")] == [3, 0, 0]


@pytest.mark.rule("R-DEFEAT-5", "R-DEFEAT-6", "T-DEFEAT-2")
def test_t_defeat_2_in_total_no_more_is_lost_than_there_is(table: Table) -> None:
    give_item(table, "alexander", "herb")
    give_item(table, "evgenia", "candle", "crafted")
    natural = table.state.get(Deck, "natural").left
    wound(table, "alexander")
    table.answer("belongings")
    assert not table.waits
    assert (items_of(table, "alexander"), items_of(table, "evgenia")) == ([], [])
    assert table.state.get(Deck, "natural").left == natural + 1


@pytest.mark.rule("R-DEFEAT-6", "R-DISP-2")
def test_in_total_the_group_chooses_whose_items_are_lost(table: Table) -> None:
    tokens = [give_item(table, "alexander", "herb"), give_item(table, "alexander", "amber")]
    tokens += [give_item(table, "evgenia", "herb"), give_item(table, "evgenia", "candle", "crafted")]
    wound(table, "evgenia")
    table.answer("belongings")
    assert table.question.rule == "R-DEFEAT-6"
    assert (table.question.least, table.question.most, len(table.question.options)) == (3, 3, 4)
    table.answer(*(str(token.id) for token in tokens[:3]))
    assert (items_of(table, "alexander"), items_of(table, "evgenia")) == ([], ["candle"])


@pytest.mark.rule("R-DEFEAT-6")
def test_in_total_rubles_are_shared_as_the_group_says(library: Library) -> None:
    table = set_table(with_deal(library, {"who": "team", "do": [{"rubles": -4}]}), ("alexander", "evgenia", "yegor"))
    wound(table, "alexander")
    table.answer("sample")
    entry = table.question.entries[0]
    assert (entry.minimum, entry.maximum) == (0, 3)
    table.answer(rubles=1)
    entry = table.question.entries[0]
    assert (entry.minimum, entry.maximum) == (2, 3), "the others must be able to bear the rest"
    table.answer(rubles=3)
    assert not table.waits
    assert [character(table, who).rubles for who in ("alexander", "evgenia", "yegor")] == [2, 1, 1]


@pytest.mark.rule("R-DEFEAT-5", "R-DEFEAT-6")
@given(have=st.tuples(*[st.integers(0, 4)] * 3), lost=st.integers(1, 9), bids=st.lists(st.integers(0, 9), max_size=3))
def test_shares_add_up_and_nobody_bears_more_than_there_is(
    library: Library, have: tuple[int, int, int], lost: int, bids: list[int]
) -> None:
    whos = ("alexander", "evgenia", "yegor")
    table = set_table(with_deal(library, {"who": "team", "do": [{"rubles": -lost}]}), whos, market=False)
    for who, rubles in zip(whos, have, strict=True):
        character(table, who).rubles = rubles
    wound(table, "alexander")
    table.answer("sample")
    while table.waits:
        entry = table.question.entries[0]
        least, most = entry.minimum or 0, entry.maximum or 0
        assert least < most
        table.answer(rubles=max(least, min(most, bids.pop() if bids else least)))
    left = [character(table, who).rubles for who in whos]
    assert all(0 <= after <= before for after, before in zip(left, have, strict=True))
    assert sum(have) - sum(left) == min(lost, sum(have))


@pytest.mark.rule("R-DEFEAT-6", "R-CARD-7")
def test_in_total_word_cards_leave_the_game(library: Library) -> None:
    table = set_table(with_deal(library, {"who": "team", "do": [{"card": {"lose": 1}}, {"discontent": 2}]}))
    wound(table, "alexander")
    table.answer("sample")
    assert len(table.question.options) == 4
    card = cards_of(table, "evgenia")[0]
    table.answer(str(card.id))
    assert table.state.get(CardInPlay, card.id).place == "out"
    assert (len(cards_of(table, "evgenia")), len(cards_of(table, "alexander"))) == (1, 2)
    assert track(table).marker == 2


@pytest.mark.rule("R-DEFEAT-6", "R-DISP-1")
def test_what_cannot_be_divided_concerns_one_of_the_groups_choice(library: Library) -> None:
    table = set_table(with_deal(library, {"who": "team", "do": [{"sin": 2}]}))
    wound(table, "alexander")
    table.answer("sample")
    table.answer("evgenia")
    assert (character(table, "alexander").sins, character(table, "evgenia").sins) == (1, 2)


@pytest.mark.rule("R-DEFEAT-7", "R-DEAL-5")
def test_the_deal_card_goes_to_the_bottom_and_the_deck_never_runs_out(table: Table) -> None:
    for _ in range(11):
        wound(table, "evgenia")
        table.answer("forbidden-knowledge")
        assert table.told[-1] == "Forbidden Knowledge goes to the bottom of the deal deck"
    assert table.state.get(Deck, "deal").left == 10
    assert track(table).marker == 10


@pytest.mark.rule("R-DEFEAT-8", "R-COMBAT-27", "T-COMBAT-17")
def test_t_combat_17_each_fallen_one_draws_a_card_the_active_one_first(new_table: NewTable) -> None:
    table = new_table("alexander", "vasilisa", "yegor")
    table.state.get(Character, "yegor").location = "nyrob"
    table.game().story.on_turn = "yegor"
    for who in ("alexander", "yegor"):
        character(table, who).wounds = 20
        character(table, who).defeated = True
    run(table)
    asked = []
    while table.waits:
        asked.append(table.question.who)
        table.answer("bread")
    assert asked == ["yegor", "alexander"]
    assert [(character(table, who).location, character(table, who).wounds) for who in asked] == [
        ("vilgort", 0),
        ("cherdyn", 0),
    ]


@pytest.mark.rule("R-DEFEAT-9", "R-BOSS-5", "T-BOSS-2")
def test_t_boss_2_of_a_defeat_in_the_final_battle_nothing_follows(table: Table) -> None:
    table.add(Scene(kind="combat", active="alexander", round=1, final=True))
    evgenia = wound(table, "evgenia")
    assert evgenia.fell_in_final
    assert aftermath(table.game(), ("evgenia",)) == ()
    table.state.remove(table.state.get(Scene, 1))
    run(table)
    assert not table.waits
    assert (evgenia.location, evgenia.wounds) == ("bondyug", 7)


@pytest.mark.rule("A-SIN-2")
def test_the_ransom_comes_before_the_deal_of_13_sins(table: Table) -> None:
    alexander = character(table, "alexander")
    alexander.sins = 12
    effect(table, "alexander", {"sin": 1}, {"wounds": 9})
    assert table.question.rule == "R-DEFEAT-4"
    table.answer("bread")
    assert table.question.rule == "R-SIN-2"


@pytest.mark.rule("R-DEFEAT-4", "R-DEAL-4")
def test_a_ransom_that_nobody_has_told_is_asked_for_and_kept(table: Table) -> None:
    wound(table, "alexander")
    table.answer("new", name="Ash")
    table.answer("each", rubles=1, discontent=1)
    assert (character(table, "alexander").rubles, character(table, "evgenia").rubles) == (2, 3)
    assert track(table).marker == 1
    wound(table, "alexander")
    table.answer("ash")
    assert not table.waits
    assert (character(table, "alexander").rubles, track(table).marker) == (1, 2)


@pytest.mark.rule("R-DEFEAT-4", "R-GEN-1")
def test_a_ransom_can_be_paid_by_hand(table: Table) -> None:
    wound(table, "alexander")
    table.answer("unnamed")
    before = [character(table, who).model_dump() for who in ("alexander", "evgenia")]
    table.answer("by_hand")
    assert not table.waits
    assert [character(table, who).model_dump() for who in ("alexander", "evgenia")] == before


@pytest.mark.rule("R-DEFEAT-3", "R-GEN-1")
def test_a_defeat_done_by_hand_does_not_come_back(table: Table) -> None:
    table.do({"command": "set_automation", "chapter": "defeat", "mode": "off"})
    evgenia = wound(table, "evgenia")
    table.answer("by_hand")
    table.answer("by_hand")
    assert not table.waits
    assert evgenia.wounds == 7
