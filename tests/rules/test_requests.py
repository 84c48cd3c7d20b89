"""Personal requests drawn, discarded, expired and resolved (R-REQ, R-NIGHT-2, R-NIGHT-5)."""

from __future__ import annotations

from typing import Any

import pytest

from blackbook.campaign.components import Deck, RequestCard
from blackbook.campaign.game import Counter, ParagraphRead
from blackbook.content.library import Library
from blackbook.content.stories import NightStep
from blackbook.rules.night import carry_out_act
from blackbook.rules.requests import discard_unfulfilled, draw_requests, expire_requests, request_resolved
from tests.rules.hands import barred, carried, carry, left, options, person, request, run
from tests.rules.table import Table, set_table

DISCARD = NightStep(step="discard_requests")


def held(table: Table, who: str = "alexander") -> list[str]:
    return [row.request for row in table.state.all(RequestCard) if row.owner == who]


def deck(table: Table, name: str) -> Deck:
    return table.state.get(Deck, name)


@pytest.mark.rule("R-REQ-1", "R-NIGHT-5")
def test_a_drawn_request_goes_to_the_hand_and_its_marker_to_its_location(table: Table) -> None:
    run(table, *draw_requests(table.game(), "alexander", "main", 2))
    assert {"lost-goat", "barn", "noon-bell"} <= set(options(table))
    assert table.question.option("nikolai") is None  # of the special deck
    table.answer("lost-goat")
    assert barred(table, "lost-goat") == "R-SETUP-3"
    table.answer("barn")
    assert not table.waits
    rows = [(row.request, row.owner, row.location, row.deck) for row in table.state.all(RequestCard)]
    assert rows == [("lost-goat", "alexander", "nyrob", "main"), ("barn", "alexander", "mill", "main")]
    assert left(table, "main") == 30


@pytest.mark.rule("R-REQ-1")
def test_a_new_request_is_told_by_name_and_place(table: Table) -> None:
    run(table, *draw_requests(table.game(), "alexander", "main", 3))
    table.answer("new", name="Пожар", location="lake")
    table.answer("unnamed-request", location="mill")
    table.answer("new", name="Свадьба")
    assert "Свадьба" in str(table.question.text)  # where is it to be fulfilled?
    table.answer("keep", location="docks")
    assert not table.waits
    printed = table.game().library.requests
    assert (printed["пожар"].location, printed["пожар"].deck, printed["пожар"].ways) == ("lake", "main", None)
    assert printed["свадьба"].location == "docks"
    assert "unnamed-request" not in printed
    assert held(table) == ["пожар", "unnamed-request", "свадьба"]


@pytest.mark.rule("T-NIGHT-3", "R-REQ-13", "R-END-1")
def test_t_night_3_an_empty_deck_makes_the_party_read_paragraph_10(table: Table) -> None:
    deck(table, "main").left = 1
    deck(table, "main").discarded = 20  # never reshuffled
    run(table, *draw_requests(table.game(), "alexander", "main"), *draw_requests(table.game(), "evgenia", "main"))
    table.answer("lost-goat")
    assert "10" in str(table.question.text)
    while table.waits:
        table.answer(options(table)[0])
    assert [row.paragraph for row in table.state.all(ParagraphRead)] == [10]
    assert table.game().story.outcome == "lost"
    assert held(table, "evgenia") == []


@pytest.mark.rule("T-NIGHT-3", "R-REQ-13")
@pytest.mark.parametrize(("instead", "sins"), [([], 1), ([{"sin": 1}], 2)])
def test_t_night_3_unless_the_story_board_says_otherwise(table: Table, instead: list[Any], sins: int) -> None:
    chapters = [chapter.to_data() for chapter in table.library.stories["progress"].chapters or ()]
    chapters[0]["empty_deck"] = instead
    table.do({"command": "describe", "kind": "stories", "id": "progress", "fields": {"chapters": chapters}})
    deck(table, "main").left = 0
    run(table, *draw_requests(table.game(), "alexander", "main"))
    assert not table.waits
    assert table.state.all(ParagraphRead) == []
    assert table.game().story.outcome is None
    assert person(table, "alexander").sins == sins


@pytest.mark.rule("R-REQ-9", "R-NIGHT-2")
def test_every_unfulfilled_card_is_discarded_at_night(library: Library) -> None:
    table = set_table(library, phase="night")
    request(table, "alexander", "lost-goat")
    request(table, "evgenia", "barn")
    request(table, "evgenia", "nikolai", deck="special")
    assert discard_unfulfilled(table.game()) == 3
    assert table.state.all(RequestCard) == []
    assert (deck(table, "main").discarded, deck(table, "special").discarded) == (2, 1)
    assert left(table, "main") == 32


@pytest.mark.rule("A-REQ-3", "R-REQ-9", "R-NIGHT-2")
@pytest.mark.parametrize("keep", [True, False])
def test_a_request_taken_in_the_middle_of_the_day_may_be_kept(table: Table, keep: bool) -> None:
    request(table, "alexander", "lost-goat")
    table.game().story.moved = True
    run(table, *draw_requests(table.game(), "alexander", "main"))
    table.answer("barn")
    late = table.state.all(RequestCard)[-1]
    assert (late.received_day, late.by_day) == (1, True)
    table.game().story.phase = "night"
    table.game().story.on_turn = None
    run(table, *carry_out_act(table.game(), DISCARD))
    assert (table.question.rule, options(table)) == ("A-REQ-3", [str(late.id)])
    assert (table.question.least, table.question.suggested) == (0, ())
    table.answer(*([str(late.id)] if keep else []))
    assert held(table) == (["barn"] if keep else [])
    assert table.game().track.marker == (1 if keep else 2)
    table.game().story.day = 2
    run(table, *carry_out_act(table.game(), DISCARD))
    assert not table.waits
    assert held(table) == []
    assert table.game().track.marker == 2


@pytest.mark.rule("R-REQ-9", "A-REQ-3")
def test_what_is_taken_at_night_is_for_the_next_day(library: Library) -> None:
    table = set_table(library, phase="night")
    run(table, *draw_requests(table.game(), "alexander", "main"))
    table.answer("barn")
    assert discard_unfulfilled(table.game()) == 0
    table.game().story.day = 2
    run(table, *carry_out_act(table.game(), DISCARD))
    assert not table.waits
    assert held(table) == []
    assert table.game().track.marker == 1


@pytest.mark.rule("R-REQ-8", "A-REQ-1", "A-REQ-2")
def test_a_request_bound_to_a_phase_is_discarded_with_its_own_penalty_alone(table: Table) -> None:
    request(table, "alexander", "noon-bell")
    request(table, "alexander", "barn")
    run(table, *expire_requests(table.game(), "noon"))
    assert held(table) == ["noon-bell", "barn"]
    run(table, *expire_requests(table.game(), "evening"))
    assert held(table) == ["barn"]
    assert person(table, "alexander").rubles == 2
    assert deck(table, "main").discarded == 1
    assert table.game().track.marker == 0


@pytest.mark.rule("R-REQ-5")
def test_fulfilled_brings_the_reward_and_takes_card_and_marker_away(table: Table) -> None:
    row = request(table, "alexander", "barn")
    run(table, *request_resolved(table.game(), row, 0, fulfilled=True))
    assert person(table, "alexander").rubles == 6
    assert held(table) == []
    assert deck(table, "main").discarded == 1


@pytest.mark.rule("R-REQ-5", "R-COMBAT-25")
def test_the_reward_of_a_fight_may_go_to_another(table: Table) -> None:
    row = request(table, "alexander", "barn")
    run(table, *request_resolved(table.game(), row, 0, fulfilled=True, rewarded="evgenia"))
    assert (person(table, "alexander").rubles, person(table, "evgenia").rubles) == (3, 7)


@pytest.mark.rule("R-REQ-6")
@pytest.mark.parametrize(("id", "kept", "marker"), [("barn", True, 0), ("surveyor", False, 1)])
def test_failed_stays_in_hand_unless_the_card_says_otherwise(table: Table, id: str, kept: bool, marker: int) -> None:
    row = request(table, "alexander", id)
    run(table, *request_resolved(table.game(), row, 0, fulfilled=False))
    assert held(table) == ([id] if kept else [])
    assert table.game().track.marker == marker  # the surveyor's own penalty
    assert person(table, "alexander").rubles == 3


@pytest.mark.rule("R-REQ-11")
def test_how_a_card_of_the_story_ended_is_counted_for_the_plot(table: Table) -> None:
    ways = [{"do": "pay", "spec": [{"rubles": -1}], "reward": [{"sin": -1}]}]
    fields = {"name": "Key", "deck": "story", "story": "progress", "location": "mill", "ways": ways}
    table.do({"command": "describe", "kind": "requests", "id": "key", "fields": fields})
    row = request(table, "alexander", "key", deck="story")
    run(table, *request_resolved(table.game(), row, 0, fulfilled=True))
    request(table, "alexander", "key", deck="story")
    request(table, "alexander", "barn")
    discard_unfulfilled(table.game())
    counters = {row.name: row.value for row in table.state.all(Counter) if not row.name.startswith("market:")}
    assert counters == {"fulfilled:key": 1, "failed:key": 1, "discarded:key": 2, "discarded:barn": 1}


@pytest.mark.rule("W-5", "R-REQ-4")
def test_w_5_the_reward_follows_the_seventh_item_rule(table: Table) -> None:
    row = request(table, "evgenia", "bondyug-sample")
    carry(table, "evgenia", *["candle"] * 5)
    run(table, *request_resolved(table.game(), row, 1, fulfilled=True))
    table.answer("herb")
    table.answer("amber")
    assert table.question.rule == "R-ITEM-2"
    table.answer("discard new")
    assert carried(table, "evgenia") == ["candle"] * 5 + ["herb"]


@pytest.mark.rule("A-REQ-4", "R-REQ-1")
def test_any_number_of_requests_may_lie_in_a_hand_each_with_its_own_marker(table: Table) -> None:
    rows = [request(table, "alexander", id) for id in ("lost-goat", "barn", "noon-bell")]
    request(table, "evgenia", "bondyug-sample")
    assert [table.state.get(RequestCard, row).location for row in rows] == ["nyrob", "mill", "cherdyn"]
    run(table, *request_resolved(table.game(), rows[1], 0, fulfilled=True))
    assert held(table) == ["lost-goat", "noon-bell"]
    assert held(table, "evgenia") == ["bondyug-sample"]


@pytest.mark.rule("R-REQ-13")
def test_a_discarded_request_is_not_drawn_again(table: Table) -> None:
    card = request(table, "alexander", "lost-goat")
    run(table, *request_resolved(table.game(), card, 0, fulfilled=True))
    while table.waits:
        table.answer(table.question.open_options[0].id)
    run(table, *draw_requests(table.game(), "alexander", "main"))
    assert barred(table, "lost-goat") == "R-SETUP-3"
    assert barred(table, "barn") is None
