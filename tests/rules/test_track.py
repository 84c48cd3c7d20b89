"""The discontent track and its event of the night."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from blackbook.campaign.game import ParagraphRead
from blackbook.content.library import Library
from blackbook.rules.track import FinalSpaceAtDawn, paragraph_due, track_event
from tests.rules.night_table import effect, give_request, run, story, track
from tests.rules.table import Table, set_table


def move(table: Table, *steps: int) -> None:
    for n in steps:
        effect(table, "alexander", {"discontent": n})


def event(table: Table) -> list[int]:
    """The night's track event; which paragraphs it reads."""
    before = len(table.state.all(ParagraphRead))
    run(table, *track_event(table.game()))
    while table.waits:
        table.answer("done")
    return [row.paragraph for row in table.state.all(ParagraphRead)[before:]]


@pytest.mark.rule("R-TRACK-1", "R-TRACK-8")
@given(changes=st.lists(st.integers(-12, 12), max_size=5))
def test_the_marker_stays_on_the_track(library: Library, changes: list[int]) -> None:
    table = set_table(library, market=False)
    expected = highest = 0
    for change in changes:
        move(table, change)
        expected = max(0, min(10, expected + change))
        highest = max(highest, expected)
        assert (track(table).marker, track(table).highest) == (expected, highest)


@pytest.mark.rule("T-TRACK-1", "R-TRACK-3", "R-TRACK-4", "R-TRACK-5")
def test_t_track_1_of_several_tokens_only_the_last_is_read(table: Table) -> None:
    move(table, 3)
    event(table)
    move(table, 5)
    assert event(table) == [7]
    assert (track(table).token_4_up, track(table).token_7_up) == (False, False)
    move(table, -6, 3)
    assert event(table) == [], "paragraph 4 is never read"


@pytest.mark.rule("T-TRACK-2", "R-TRACK-2")
def test_t_track_2_by_day_nothing_is_read(table: Table) -> None:
    story(table).phase = "noon"
    move(table, 4)
    assert not table.waits
    assert table.state.all(ParagraphRead) == []
    for _ in range(3):
        table.do({"command": "end_turn"})
        assert not table.waits
    assert track(table).token_4_up


@pytest.mark.rule("T-TRACK-3", "R-TRACK-7")
def test_t_track_3_a_story_that_ends_before_the_night_is_won(table: Table) -> None:
    move(table, 9, 1)
    assert track(table).marker == 10
    effect(table, "alexander", {"end": "win"})
    assert story(table).outcome == "won"
    assert table.state.all(ParagraphRead) == []


@pytest.mark.rule("T-TRACK-4", "R-TRACK-6", "R-END-1")
def test_t_track_4_two_requests_left_bring_the_final_space_and_the_loss(table: Table) -> None:
    from blackbook.rules.night import begin_night

    move(table, 7)
    event(table)
    track(table).marker = track(table).highest = 8
    give_request(table, "alexander", "lost-goat")
    give_request(table, "evgenia", "barn")
    run(table, *begin_night(table.game()))
    assert track(table).marker == 10
    assert "Read paragraph 10" in str(table.question.text)
    table.answer("done")
    assert story(table).outcome == "lost"
    assert not table.waits


@pytest.mark.rule("T-TRACK-5", "R-TRACK-5")
def test_t_track_5_a_token_is_read_once(table: Table) -> None:
    move(table, 3)
    event(table)
    move(table, 1)
    assert event(table) == [4]
    move(table, -1, 1)
    assert track(table).marker == 4
    assert event(table) == []


@pytest.mark.rule("T-TRACK-6", "R-TRACK-6", "R-TRACK-7")
def test_t_track_6_the_final_space_counts_only_if_the_marker_is_there(table: Table) -> None:
    track(table).token_4_up = track(table).token_7_up = False
    move(table, 10, -1)
    assert event(table) == []
    assert story(table).outcome is None


@pytest.mark.rule("A-TRACK-5", "R-TRACK-6")
def test_tokens_and_the_final_space_at_once_mean_loss(table: Table) -> None:
    move(table, 10)
    assert event(table) == [10]
    assert story(table).outcome == "lost"


@pytest.mark.rule("R-TRACK-6", "R-REQ-13")
def test_paragraph_10_always_means_loss(table: Table) -> None:
    effect(table, "alexander", {"read": 10})
    table.answer("done")
    assert story(table).outcome == "lost"


@pytest.mark.rule("A-TRACK-2", "R-TRACK-3")
def test_a_token_that_was_passed_by_day_is_read_although_the_marker_went_back(table: Table) -> None:
    move(table, 5, -3)
    assert event(table) == [4]
    assert not track(table).token_4_up


@pytest.mark.rule("A-TRACK-2")
def test_by_house_rule_only_the_marker_of_the_night_counts(table: Table) -> None:
    table.do({"command": "set_house_rule", "ambiguity": "A-TRACK-2", "reading": "marker"})
    move(table, 5, -3)
    assert event(table) == []
    assert track(table).token_4_up
    move(table, 2)
    assert event(table) == [4]


@pytest.mark.rule("A-TRACK-4", "R-TRACK-3")
def test_what_comes_after_the_event_belongs_to_the_next_night(table: Table) -> None:
    move(table, 3)
    assert event(table) == []
    move(table, 1)
    assert event(table) == [4]
    assert track(table).highest == 4


@pytest.mark.rule("A-TRACK-6", "R-GEN-3", "R-GEN-5")
def test_at_night_the_track_concerns_the_first_player_or_in_solo_who_acted_last(table: Table) -> None:
    story(table).phase, story(table).on_turn, story(table).last_acted = "night", None, "evgenia"
    assert table.game().active == "alexander"
    story(table).solo = True
    assert table.game().active == "evgenia"


@pytest.mark.rule("A-TRACK-3", "R-END-1")
@pytest.mark.parametrize(
    ("reading", "answer", "outcome"),
    [("ask", "lose", "lost"), ("ask", "continue", None), ("lose", None, "lost"), ("continue", None, None)],
)
def test_the_final_space_after_the_event(table: Table, reading: str, answer: str | None, outcome: str | None) -> None:
    if reading != "ask":
        table.do({"command": "set_house_rule", "ambiguity": "A-TRACK-3", "reading": reading})
    move(table, 10)
    run(table, FinalSpaceAtDawn())
    if answer is not None:
        assert table.question.rule == "R-TRACK-6"
        table.answer(answer)
    if table.waits:
        table.answer("done")  # paragraph 10
    assert story(table).outcome == outcome


@pytest.mark.rule("A-TRACK-3")
def test_below_the_final_space_nothing_is_asked_at_dawn(table: Table) -> None:
    move(table, 9)
    run(table, FinalSpaceAtDawn())
    assert not table.waits


@pytest.mark.rule("R-TRACK-3", "R-TRACK-4", "R-TRACK-6")
@given(
    marker=st.integers(0, 10), extra=st.integers(0, 10), up_4=st.booleans(), up_7=st.booleans(), by_day=st.booleans()
)
def test_what_is_due_against_the_rule_read_literally(
    library: Library, marker: int, extra: int, up_4: bool, up_7: bool, by_day: bool
) -> None:
    table = set_table(library, market=False)
    highest = min(10, marker + extra)
    track(table).token_4_up, track(table).token_7_up = up_4, up_7
    if not by_day:
        table.do({"command": "set_house_rule", "ambiguity": "A-TRACK-2", "reading": "marker"})
    passed = [
        token for token, up in ((4, up_4), (7, up_7)) if up and token in range((highest if by_day else marker) + 1)
    ]
    expected = 10 if marker == 10 else passed[-1] if passed else None
    assert paragraph_due(table.game(), marker, highest) == expected
