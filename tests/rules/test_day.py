"""The day and its turns (R-DAY)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from blackbook.campaign.components import CardInPlay, RequestCard
from blackbook.errors import RuleBroken
from blackbook.rules.agenda import ByHand
from blackbook.rules.day import NextMorning, TakeTurn, TurnIsOver
from blackbook.rules.offers import offers
from blackbook.rules.story import ReadParagraph
from tests.rules.table import Table

END = {"command": "end_turn"}


def turns(table: Table, n: int) -> list[tuple[str, str | None]]:
    """Phase and character on turn after each of n ended turns."""
    seen = []
    for _ in range(n):
        table.do(END)
        story = table.game().story
        seen.append((story.phase, story.on_turn))
    return seen


@pytest.mark.rule("R-DAY-1", "R-DAY-2", "R-DAY-3")
def test_each_takes_a_turn_in_each_phase_first_player_first_then_clockwise(new_table: Callable[..., Table]) -> None:
    table = new_table("alexander", "vasilisa", "yegor", market=False)
    story = table.game().story
    story.first_player = story.on_turn = "vasilisa"

    assert turns(table, 8) == [
        ("morning", "yegor"), ("morning", "alexander"),
        ("noon", "vasilisa"), ("noon", "yegor"), ("noon", "alexander"),
        ("evening", "vasilisa"), ("evening", "yegor"), ("evening", "alexander"),
    ]  # fmt: skip
    table.do(END)
    assert (table.game().story.phase, table.game().story.on_turn) == ("night", None)


@pytest.mark.rule("R-TRACK-7")
def test_the_final_space_by_day_lets_the_day_go_on(new_table: Callable[..., Table]) -> None:
    table = new_table(market=False)
    table.game().track.marker = table.game().track.highest = table.game().track.final_space
    assert [phase for phase, _ in turns(table, 5)] == ["morning", "noon", "noon", "evening", "evening"]
    assert (table.game().story.outcome, table.waits) == (None, False)


@pytest.mark.rule("R-GEN-4", "R-DAY-2", "A-SOLO-1")
def test_alone_both_characters_take_their_turns(new_table: Callable[..., Table]) -> None:
    table = new_table("alexander", "evgenia", market=False, solo=True)
    assert turns(table, 3) == [("morning", "evgenia"), ("noon", "alexander"), ("noon", "evgenia")]


@pytest.mark.rule("R-GEN-5", "R-GEN-3")
def test_with_nobody_on_turn_a_lone_player_is_affected_through_who_acted_last(
    new_table: Callable[..., Table],
) -> None:
    table = new_table("alexander", "evgenia", market=False, solo=True)
    assert table.game().active == "alexander"
    for _ in range(6):
        table.do(END)
    assert table.game().story.on_turn is None
    assert table.game().active == "evgenia"


@pytest.mark.rule("R-DAY-4", "R-DAY-8")
def test_a_new_turn_begins_with_everything_unused(new_table: Callable[..., Table]) -> None:
    table = new_table("alexander", "evgenia", market=False, asleep=True)
    story = table.game().story
    story.moved = story.acted = story.ability_used = True
    story.stood_at = "mill"
    table.do(END)
    story = table.game().story
    assert (story.moved, story.acted, story.ability_used, story.stood_at) == (False, False, False, None)
    assert story.last_acted == "alexander"


@pytest.mark.rule("R-DAY-10")
def test_the_market_is_filled_up_when_a_turn_ends(table: Table) -> None:
    gone = next(card for card in table.state.all(CardInPlay) if card.place == "market" and card.card == "frost")
    table.state.remove(gone)
    table.session.commit()
    table.do(END)
    assert table.game().story.on_turn == "alexander"  # the turn waits for the market
    table.answer("fog")
    market = [card.card for card in table.state.all(CardInPlay) if card.place == "market"]
    assert sorted(market) == ["chur", "ember", "fog", "hail", "hearth", "spring"]
    assert table.game().story.on_turn == "evgenia"


@pytest.mark.rule("R-REQ-8")
def test_a_request_for_the_day_expires_when_the_evening_begins(new_table: Callable[..., Table]) -> None:
    table = new_table("alexander", "evgenia", phase="noon", market=False)
    table.add(RequestCard(request="noon-bell", deck="main", owner="alexander", location="cherdyn"))
    before = table.game().character("alexander").rubles
    turns(table, 2)
    assert table.game().story.phase == "evening"
    assert table.state.all(RequestCard) == []
    assert table.game().character("alexander").rubles == before - 1


@pytest.mark.rule("R-DAY-1", "R-NIGHT-9", "A-MARKET-2")
def test_the_next_morning_follows_the_night_with_a_full_market(table: Table) -> None:
    story = table.game().story
    story.phase, story.on_turn, story.first_player = "night", None, "evgenia"
    gone = next(card for card in table.state.all(CardInPlay) if card.card == "chur")
    table.state.remove(gone)
    game = table.game()
    game.agenda.push(NextMorning())
    game.agenda.run()
    table.session.commit()
    assert table.game().story.phase == "night"
    table.answer("dawn")
    story = table.game().story
    assert (story.day, story.phase, story.on_turn) == (2, "morning", "evgenia")


@pytest.mark.rule("R-DAY-2")
def test_at_night_nobody_ends_a_turn(new_table: Callable[..., Table]) -> None:
    table = new_table(phase="night")
    with pytest.raises(RuleBroken) as broken:
        table.do(END)
    assert broken.value.rule == "R-DAY-2"


@pytest.mark.rule("R-END-1")
def test_after_the_end_there_are_no_turns(table: Table) -> None:
    table.game().story.outcome = "lost"
    with pytest.raises(RuleBroken) as broken:
        table.do(END)
    assert broken.value.rule == "R-END-1"
    assert [offer for offer in offers(table.game()) if offer.group in ("turn", "action", "trade")] == []


@pytest.mark.rule("A-COMBAT-12")
def test_the_turn_ends_with_the_defeat_of_the_active_character(new_table: Callable[..., Table]) -> None:
    table = new_table(market=False, asleep=True)
    table.do({"command": "apply_effects", "effects": [{"wounds": 9}, {"rubles": 1}]})
    table.answer("bread")  # the ransom: two rubles from each
    assert table.game().character("alexander").rubles == 3 + 1 - 2
    assert (table.game().story.on_turn, table.game().story.last_acted) == ("evgenia", "alexander")


@pytest.mark.rule("A-COMBAT-12", "R-LOC-2")
def test_what_the_turn_has_begun_is_finished_before_it_ends(new_table: Callable[..., Table]) -> None:
    table = new_table(market=False, asleep=True)
    game = table.game()
    game.agenda.push(TurnIsOver(who="alexander"), ReadParagraph(paragraph=7))
    game.agenda.run()
    table.session.commit()
    assert table.game().story.on_turn == "alexander"
    table.answer("done")
    assert table.game().story.on_turn == "evgenia"


@pytest.mark.rule("R-GEN-1")
def test_where_steps_were_done_by_hand_the_table_goes_on(new_table: Callable[..., Table]) -> None:
    table = new_table(phase="night", market=False)
    assert [offer.command.command for offer in offers(table.game()) if offer.group == "turn"] == ["begin_day"]
    table.do({"command": "begin_day"})
    story = table.game().story
    assert (story.day, story.phase, story.on_turn) == (2, "morning", "alexander")

    with pytest.raises(RuleBroken) as broken:
        table.do({"command": "begin_day"})
    assert broken.value.rule == "R-DAY-1"

    table.game().story.on_turn = None
    turns = [offer.command for offer in offers(table.game()) if offer.group == "turn"]
    assert [turn.who for turn in turns if isinstance(turn, TakeTurn)] == ["alexander", "evgenia"]
    table.do({"command": "take_turn", "who": "evgenia"})
    assert table.game().story.on_turn == "evgenia"

    table.game().story.phase = "night"
    with pytest.raises(RuleBroken) as broken:
        table.do({"command": "take_turn", "who": "evgenia"})
    assert broken.value.rule == "R-DAY-2"


def test_the_end_of_the_turn_is_offered(table: Table) -> None:
    end = [offer for offer in offers(table.game()) if offer.command.command == "end_turn"]
    assert [(offer.group, offer.barred, offer.primary) for offer in end] == [("turn", None, False)]
    table.game().story.acted = True
    end = [offer for offer in offers(table.game()) if offer.command.command == "end_turn"]
    assert [offer.primary for offer in end] == [True]


@pytest.mark.rule("R-GEN-1")
@pytest.mark.parametrize(("mode", "first"), [("suggest", "do_it"), ("off", "by_hand")])
def test_a_chapter_taken_into_the_players_hands_asks_before_each_step(
    new_table: Callable[..., Table], mode: str, first: str
) -> None:
    table = new_table(market=False, asleep=True)
    table.do({"command": "set_automation", "chapter": "location", "mode": mode})
    table.game().character("alexander").location = "salt-works"
    rubles = table.game().character("alexander").rubles
    table.do({"command": "location_action"})
    assert table.question.options[0].id == first
    table.answer("do_it")
    assert table.game().character("alexander").rubles == rubles + 2

    table.game().story.acted = False
    table.do({"command": "location_action"})
    table.answer("by_hand")
    assert table.game().character("alexander").rubles == rubles + 2
    assert not table.waits


@pytest.mark.rule("R-GEN-1")
def test_a_single_step_can_be_done_by_hand(table: Table) -> None:
    gone = next(card for card in table.state.all(CardInPlay) if card.card == "frost")
    table.state.remove(gone)
    table.session.commit()
    table.do(END)
    assert table.waits
    table.do(ByHand())
    assert table.game().story.on_turn == "evgenia"
    assert len([card for card in table.state.all(CardInPlay) if card.place == "market"]) == 5
