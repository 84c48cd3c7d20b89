"""What tonight will bring, against what the night then does."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from blackbook.campaign.game import ParagraphRead
from blackbook.content.library import Library
from blackbook.rules.forecast import tonight
from blackbook.rules.night import begin_night
from tests.rules.night_table import answer_until_quiet, at_work, character, give_request, run, story, track
from tests.rules.table import Table, set_table

NewTable = Callable[..., Table]


@pytest.mark.rule("R-NIGHT-2", "R-TRACK-8", "T-NIGHT-1")
def test_every_cause_is_a_part_of_the_sum(new_table: NewTable) -> None:
    table = new_table("alexander", "vasilisa", "evgenia", phase="evening")
    give_request(table, "alexander", "lost-goat")
    give_request(table, "vasilisa", "barn")
    character(table, "evgenia").cursed = True
    at_work(table, one="evgenia-calm")
    forecast = tonight(table.game())
    assert [(str(part.text), part.change, part.before_event) for part in forecast.parts] == [
        ("Alexander has not fulfilled Sample: the lost goat", 1, True),
        ("Vasilisa has not fulfilled Sample: noise in the barn", 1, True),
        ("Evgenia is cursed", 1, True),
        ("Fixed step of the night", 1, True),
        ("Evgenia: Sample of Evgenia: calm", -1, False),
    ]
    assert (forecast.start, forecast.at_event, forecast.landing) == (0, 4, 3)
    assert (forecast.reads, forecast.lost, forecast.requests_left) == (4, False, 2)
    assert (forecast.to_avert, forecast.to_survive) == (1, None)
    assert not forecast.proposed


@pytest.mark.rule("R-TRACK-6", "T-TRACK-4")
def test_how_many_requests_avert_the_loss(table: Table) -> None:
    track(table).marker = track(table).highest = 8
    track(table).token_4_up = track(table).token_7_up = False
    give_request(table, "alexander", "lost-goat")
    give_request(table, "evgenia", "barn")
    forecast = tonight(table.game())
    assert (forecast.at_event, forecast.reads, forecast.lost) == (10, 10, True)
    assert (forecast.to_survive, forecast.to_avert) == (2, 2), "8 and the fixed step make 9"


@pytest.mark.rule("R-TRACK-3", "A-TRACK-2")
def test_a_token_that_was_passed_already_is_read_whatever_is_fulfilled(table: Table) -> None:
    track(table).marker, track(table).highest = 2, 5
    give_request(table, "alexander")
    forecast = tonight(table.game())
    assert (forecast.reads, forecast.to_avert) == (4, None)
    table.do({"command": "set_house_rule", "ambiguity": "A-TRACK-2", "reading": "marker"})
    assert (tonight(table.game()).reads, tonight(table.game()).to_avert) == (4, 1)


@pytest.mark.rule("R-TRACK-4")
def test_nothing_is_read_far_from_the_tokens(table: Table) -> None:
    forecast = tonight(table.game())
    assert (forecast.at_event, forecast.reads, forecast.to_avert, forecast.to_survive) == (1, None, None, None)


@pytest.mark.rule("R-NIGHT-1")
def test_of_an_unknown_night_the_proposal_is_forecast_and_said_to_be_one(new_table: NewTable) -> None:
    table = new_table("alexander", "evgenia", story="wolves")
    forecast = tonight(table.game())
    assert (forecast.proposed, forecast.at_event) == (True, 1)


@pytest.mark.rule("R-NIGHT-2", "R-TRACK-3", "R-TRACK-6")
@given(
    marker=st.integers(0, 9),
    extra=st.integers(0, 3),
    requests=st.integers(0, 3),
    cursed=st.integers(0, 2),
    tokens=st.tuples(st.booleans(), st.booleans()),
    calm=st.booleans(),
    fulfil=st.booleans(),
)
def test_the_night_goes_as_it_was_forecast(
    library: Library,
    marker: int,
    extra: int,
    requests: int,
    cursed: int,
    tokens: tuple[bool, bool],
    calm: bool,
    fulfil: bool,
) -> None:
    table = set_table(library, ("alexander", "evgenia"), "evening", market=False)
    track(table).marker, track(table).highest = marker, min(9, marker + extra)
    track(table).token_4_up, track(table).token_7_up = tokens
    cards = [give_request(table, "alexander", id) for id in ("lost-goat", "barn", "noon-bell")[:requests]]
    for who in ("alexander", "evgenia")[:cursed]:
        character(table, who).cursed = True
    if calm:
        at_work(table, one="evgenia-calm")
    forecast = tonight(table.game())
    if fulfil and forecast.to_avert is not None:
        for card in cards[: forecast.to_avert]:
            table.state.remove(card)
        assert tonight(table.game()).reads is None
        forecast = tonight(table.game())

    run(table, *begin_night(table.game()))
    read = []
    if table.waits and table.question.rule == "R-STORY-1":
        assert track(table).marker == forecast.at_event
        table.answer("done")
        read = [row.paragraph for row in table.state.all(ParagraphRead)]
    assert read == ([forecast.reads] if forecast.reads is not None else [])
    assert (story(table).outcome == "lost") == forecast.lost
    if not forecast.lost:
        answer_until_quiet(table)
        assert track(table).marker == forecast.landing
