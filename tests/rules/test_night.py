"""The night as the story board lists it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from blackbook.campaign.campaign import PrintedValue
from blackbook.campaign.components import CardInPlay, Deck, HelperCard, ItemToken, RequestCard
from blackbook.content.library import Library
from blackbook.errors import UserError
from blackbook.rules.night import begin_night, night_overview
from blackbook.rules.night_list import SUGGESTED, night_of
from blackbook.rules.offers import offers
from tests.rules.night_table import (
    all_at_work,
    answer_until_quiet,
    at_work,
    character,
    effect,
    give_item,
    give_request,
    items_of,
    run,
    story,
    track,
)
from tests.rules.table import Table, set_table

NewTable = Callable[..., Table]
END = {"command": "end_turn"}


@pytest.fixture
def evening(new_table: NewTable) -> Table:
    """Three characters in the evening; the last of them is on turn."""
    table = new_table("alexander", "vasilisa", "evgenia", phase="evening")
    story(table).on_turn = "evgenia"
    return table


def states(table: Table) -> list[str]:
    return [line.state for line in night_overview(table.game())]


@pytest.mark.rule("W-11", "R-NIGHT-1", "R-NIGHT-4", "R-DAY-1", "R-NIGHT-5", "R-NIGHT-6")
def test_w_11_the_night_of_progress_step_by_step(evening: Table) -> None:
    table = evening
    give_request(table, "vasilisa", "thiefs-hat")
    table.add(HelperCard(helper="raven", owner="alexander", face_up=False))
    all_at_work(table, "vasilisa", "evgenia")
    assert night_overview(table.game()) == ()

    table.do(END)
    assert (story(table).phase, story(table).on_turn) == ("night", None)
    assert track(table).marker == 2, "one for the request and one for the fixed step"
    assert [str(line.title) for line in night_overview(table.game())][1:3] == ["Discontent +1", "Track event"]
    assert states(table) == ["done", "done", "done", "now", "to_come", "to_come", "to_come"]

    assert table.question.who == "alexander"
    assert "special" in str(table.question.text)
    table.answer("nikolai")
    assert table.question.who == "vasilisa"
    table.answer("lost-goat")
    assert table.question.who == "evgenia"
    table.answer("barn")
    drawn = {(card.owner, card.request, card.deck) for card in table.state.all(RequestCard)}
    assert drawn == {
        ("alexander", "nikolai", "special"),
        ("vasilisa", "lost-goat", "main"),
        ("evgenia", "barn", "main"),
    }
    assert {card.location for card in table.state.all(RequestCard)} == {"vilgort", "nyrob", "mill"}

    assert story(table).first_player == "vasilisa"
    assert states(table) == ["done", "done", "done", "done", "done", "now", "to_come"]
    assert not table.state.all(HelperCard)[0].face_up
    answer_until_quiet(table)
    assert table.state.all(HelperCard)[0].face_up
    assert (story(table).day, story(table).phase, story(table).on_turn) == (2, "morning", "vasilisa")
    assert night_overview(table.game()) == ()


@pytest.mark.rule("T-NIGHT-1", "R-NIGHT-2", "R-REQ-9", "R-CURSED-1")
def test_t_night_1_two_requests_a_cursed_one_and_the_fixed_step_make_four(evening: Table) -> None:
    give_request(evening, "alexander", "lost-goat")
    give_request(evening, "alexander", "barn")
    character(evening, "evgenia").cursed = True
    before = evening.state.get(Deck, "main").discarded
    evening.do(END)
    read = "Read paragraph 4" in str(evening.question.text)
    assert (track(evening).marker, read) == (4, True)
    assert evening.state.all(RequestCard) == []
    assert evening.state.get(Deck, "main").discarded == before + 2


@pytest.mark.rule("T-NIGHT-2", "R-NIGHT-3", "R-CURSED-1")
def test_t_night_2_who_is_cursed_tonight_counts_from_tomorrow(evening: Table) -> None:
    table = evening
    table.state.get(Deck, "main").left = table.state.get(Deck, "special").left = 30
    character(table, "alexander").sins = 12
    at_work(table, one="alexander-coins")
    table.do(END)
    while not str(table.question.text).startswith("Which deal"):
        question = table.question
        table.answer(*[option.id for option in question.open_options][: question.least])
    assert track(table).marker == 1, "the fixed step alone"
    table.answer("bread")
    table.answer("accept")
    answer_until_quiet(table)
    assert (track(table).marker, story(table).day) == (1, 2)

    for card in table.state.all(RequestCard):
        table.state.remove(card)
    story(table).phase, story(table).on_turn = "evening", "alexander"
    story(table).first_player = "vasilisa"
    table.session.commit()
    table.do(END)
    assert track(table).marker == 3, "one for the curse and one for the fixed step"


@pytest.mark.rule("T-NIGHT-3", "R-REQ-13", "R-END-1", "R-NIGHT-5")
def test_t_night_3_an_empty_request_deck_means_paragraph_10(evening: Table) -> None:
    evening.state.get(Deck, "main").left = 1
    evening.do(END)
    evening.answer("nikolai")
    evening.answer("lost-goat")
    assert "Read paragraph 10" in str(evening.question.text)
    evening.answer("done")
    assert story(evening).outcome == "lost"
    assert not evening.waits


@pytest.mark.rule("T-NIGHT-4", "R-NIGHT-6", "R-SIN-4", "R-DEMON-7")
def test_t_night_4_the_new_first_player_draws_the_deal_first(table: Table) -> None:
    story(table).phase, story(table).on_turn = "evening", "evgenia"
    for who, job in (("alexander", "alexander-coins"), ("evgenia", "evgenia-coins")):
        character(table, who).sins = 12
        at_work(table, one=job)
    table.do(END)
    asked = []
    while table.waits and story(table).phase == "night":
        if str(table.question.text).startswith("Which deal"):
            asked.append(table.question.who)
            table.answer("bread")
            continue
        question = table.question
        table.answer(*[option.id for option in question.open_options][: question.least])
    assert asked == ["evgenia", "alexander"]


@pytest.mark.rule("R-NIGHT-2", "R-TRACK-8")
def test_fulfilled_requests_move_nothing(evening: Table) -> None:
    evening.do(END)
    assert track(evening).marker == 1


@pytest.mark.rule("R-NIGHT-7", "R-HELPER-2", "A-HELPER-2")
def test_helpers_are_restored_in_their_step(evening: Table) -> None:
    evening.add(HelperCard(helper="cat", owner="evgenia", face_up=False))
    evening.do(END)
    assert not evening.state.all(HelperCard)[0].face_up
    answer_until_quiet(evening)
    assert evening.state.all(HelperCard)[0].face_up


@pytest.mark.rule("R-NIGHT-8", "R-TRADE-2")
def test_giving_is_possible_at_night(evening: Table) -> None:
    character(evening, "vasilisa").location = character(evening, "evgenia").location
    give_item(evening, "vasilisa", "herb")
    evening.do(END)
    offered = [offer.command.to_json() for offer in offers(evening.game()) if offer.group == "trade"]
    assert {"command": "give_rubles", "giver": "evgenia", "to": "vasilisa", "n": 1} in offered
    token = next(offer["token"] for offer in offered if offer["command"] == "give_item")
    evening.do({"command": "give_item", "token": token, "to": "evgenia"})
    assert items_of(evening, "evgenia") == ["herb"]


@pytest.mark.rule("R-NIGHT-9", "A-MARKET-2", "R-MARKET-2")
def test_the_market_is_filled_up_at_the_end_of_the_night(evening: Table) -> None:
    from blackbook.rules.market import keep_row

    table = evening
    keep_row(table.game(), "black")
    all_at_work(table, "alexander", "vasilisa", "evgenia")
    table.do(END)
    gone = next(card for card in table.state.all(CardInPlay) if card.card == "hail" and card.place == "market")
    table.state.remove(gone)
    while not str(table.question.text).startswith("The market is filled up"):
        question = table.question
        table.answer(*[option.id for option in question.open_options][: question.least])
    assert story(table).phase == "night"
    table.answer("fog")
    assert "fog" in [card.card for card in table.state.all(CardInPlay) if card.place == "market"]
    assert story(table).day == 2


@pytest.mark.rule("R-NIGHT-1")
def test_another_story_has_another_night(new_table: NewTable) -> None:
    table = new_table("alexander", "evgenia", phase="evening", story="blight")
    story(table).on_turn = "evgenia"
    table.do(END)
    assert track(table).marker == 2
    assert len(night_overview(table.game())) == 8
    while story(table).phase == "night" and "hourglass" not in str(table.question.text):
        question = table.question
        table.answer(*[option.id for option in question.open_options][: question.least])
    assert states(table)[-1] == "now"
    table.answer("done")
    assert story(table).day == 2
    assert len(table.state.all(RequestCard)) == 4, "two each"


@pytest.mark.rule("R-NIGHT-9", "R-NIGHT-1")
def test_a_board_may_refill_the_market_earlier(evening: Table) -> None:
    from blackbook.rules.market import keep_row

    keep_row(evening.game(), "natural")
    evening.do({"command": "set_night", "steps": ["refill_market", {"discontent": 1}]})
    amber = next(token for token in evening.state.all(ItemToken) if token.item == "amber")
    story(evening).phase = "night"
    evening.state.remove(amber)
    run(evening, *begin_night(evening.game()))
    assert str(evening.question.text).startswith("The market is filled up")
    assert track(evening).marker == 0
    assert [(str(line.title), line.state) for line in night_overview(evening.game())] == [
        ("Refill the market", "now"),
        ("Discontent +1", "to_come"),
    ]
    evening.answer("herb")
    assert (track(evening).marker, story(evening).day) == (1, 2)


@pytest.mark.rule("R-NIGHT-1", "R-STORY-7")
def test_another_chapter_swaps_the_night(evening: Table) -> None:
    story(evening).chapter = 2
    evening.do(END)
    assert track(evening).marker == 0
    assert len(night_overview(evening.game())) == 6


@pytest.mark.rule("R-NIGHT-1")
def test_a_night_that_nobody_has_told_is_asked_for_in_its_order(new_table: NewTable) -> None:
    table = new_table("alexander", "evgenia", phase="evening", story="wolves", market=False)
    story(table).on_turn = "evgenia"
    table.do(END)
    assert table.question.rule == "R-NIGHT-1"
    table.answer("track_event", "discontent", "note", "draw_requests", discontent=3, note="Turn the wolf")
    assert [step.short() for step in night_of(table.game()) or ()] == [
        "track_event",
        {"discontent": 3},
        {"note": "Turn the wolf"},
        "draw_requests",
    ]
    assert (track(table).marker, table.question.text.values["note"]) == (3, "Turn the wolf")
    table.answer("done")
    assert table.question.rule == "R-NIGHT-5"
    table.answer(first_player="none", others="main", n=1)
    assert table.question.who == "evgenia"
    table.answer("barn")
    answer_until_quiet(table)
    assert story(table).day == 2
    assert not table.state.get(PrintedValue, "stories", "wolves", "chapters").sample

    story(table).phase, story(table).on_turn = "evening", "evgenia"
    table.session.commit()
    table.do(END)
    assert table.question.rule == "R-GEN-1", "it is asked for once: now the note comes at once"


@pytest.mark.rule("R-NIGHT-1")
def test_the_proposed_night_is_kept_as_no_print(new_table: NewTable) -> None:
    table = new_table("alexander", "evgenia", phase="evening", story="wolves", market=False)
    story(table).on_turn = "evgenia"
    table.do(END)
    table.answer("suggested")
    assert [step.short() for step in night_of(table.game()) or ()] == list(SUGGESTED)
    assert table.state.get(PrintedValue, "stories", "wolves", "chapters").sample


@pytest.mark.rule("R-NIGHT-1")
def test_the_list_can_be_written_down_at_any_time(evening: Table) -> None:
    evening.do({"command": "set_night", "steps": ["track_event", {"discontent": 5}], "others": "special"})
    game = evening.game()
    assert [step.short() for step in night_of(game) or ()] == ["track_event", {"discontent": 5}]
    chapters = game.library.stories["progress"].chapters or ()
    assert len(chapters) == 2, "the other board stays as it is"
    assert chapters[0].request_draw is not None
    assert (chapters[0].request_draw.first_player, chapters[0].request_draw.others) == ("special", "special")
    evening.do(END)
    answer_until_quiet(evening)
    assert (track(evening).marker, story(evening).day) == (5, 2)
    with pytest.raises(UserError, match="set_night"):
        evening.do({"command": "set_night", "steps": ["dance"]})


@pytest.mark.rule("R-NIGHT-1", "R-GEN-1")
def test_each_step_of_the_night_can_be_done_by_hand(evening: Table) -> None:
    evening.do({"command": "set_automation", "chapter": "night", "mode": "off"})
    evening.do(END)
    give_request(evening, "alexander")
    for _ in range(2):
        evening.answer("do_it")
    assert "Discard requests" in str(evening.question.text)
    assert states(evening) == ["now", *["to_come"] * 6]
    evening.answer("by_hand")
    assert track(evening).marker == 0
    assert len(evening.state.all(RequestCard)) == 1
    assert states(evening) == ["done", "now", *["to_come"] * 5]


@pytest.mark.rule("R-TRACK-6", "A-TRACK-3")
def test_after_a_loss_at_night_there_is_no_morning(evening: Table) -> None:
    track(evening).marker = track(evening).highest = 9
    evening.do(END)
    evening.answer("done")
    assert (story(evening).outcome, story(evening).day, story(evening).phase) == ("lost", 1, "night")


@pytest.mark.rule("A-TRACK-3", "A-TRACK-4")
def test_a_deal_that_reaches_the_final_space_after_the_event_is_asked_about(table: Table) -> None:
    all_at_work(table, "alexander", "evgenia")
    run(table, *begin_night(table.game()))
    while story(table).phase == "night" and "final space" not in str(table.question.text):
        track(table).marker = 10
        question = table.question
        table.answer(*[option.id for option in question.open_options][: question.least])
    table.answer("continue")
    assert (story(table).outcome, story(table).day) == (None, 2)


@pytest.mark.rule("R-NIGHT-1")
def test_rulebook_progress_needs_no_question_about_its_night(rulebook_library: Library) -> None:
    table = set_table(rulebook_library, ("alexander", "evgenia"), "evening", market=False)
    assert len(night_of(table.game()) or ()) == 7
    effect(table, "alexander", {"discontent": 1})
    story(table).on_turn = "evgenia"
    table.do(END)
    assert table.question.rule == "R-NIGHT-5"
    assert track(table).marker == 2
