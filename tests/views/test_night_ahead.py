"""What the table screen says of the coming night and of the jobs in hand."""

from __future__ import annotations

from pathlib import Path

import pytest

import blackbook.rules  # noqa: F401 - every chapter makes its commands, steps and effects known
from blackbook.campaign.characters import Character
from blackbook.campaign.components import JobCard, RequestCard
from blackbook.campaign.game import NIGHT
from blackbook.content.library import read_library
from blackbook.views.jobs_ahead import jobs_ahead
from blackbook.views.tonight import tonight_view
from tests.rules.table import Table, set_table

SAMPLE = Path(__file__).parents[1] / "rules" / "sample.toml"


@pytest.fixture
def table() -> Table:
    """Alexander and Evgenia in the morning, all jobs in their hands, the marker on 3."""
    table = set_table(read_library([SAMPLE]))
    table.game().track.marker = table.game().track.highest = 3
    return table


def hold(table: Table, *requests: str) -> None:
    table.add(*(RequestCard(request=id, deck="main", owner="alexander") for id in requests))


@pytest.mark.rule("R-NIGHT-3", "R-TRACK-3")
def test_requests_left_over_push_the_marker_past_a_token(table: Table) -> None:
    hold(table, "lost-goat", "barn")
    view = tonight_view(table.game())
    assert view is not None
    assert view.start == 3
    assert view.landing == view.start + sum(part.value for part in view.parts)
    assert view.reads == 4
    assert str(view.outcome) == "paragraph 4 will be read"
    assert not view.lost


def test_fulfilled_requests_that_avert_it_are_counted(table: Table) -> None:
    view = tonight_view(table.game())
    assert view is not None
    assert [part.value for part in view.parts] == [1]
    assert view.averted is None, "no request has a part in it"


def test_lost_story_is_foretold(table: Table) -> None:
    table.game().track.marker = table.game().track.highest = 9
    hold(table, "lost-goat")
    view = tonight_view(table.game())
    assert view is not None
    assert (view.landing, view.lost) == (10, True)
    assert str(view.outcome).endswith("the story is lost")


def test_night_under_way_has_no_forecast(table: Table) -> None:
    table.game().story.phase = NIGHT
    assert tonight_view(table.game()) is None


def test_ways_that_keep_most_demons_at_work_come_first(table: Table) -> None:
    ahead = jobs_ahead(table.game(), "alexander")
    awake = [len(placement.awake) for placement in ahead.placements]
    assert awake == sorted(awake)
    assert awake[0] == 0
    assert awake[-1] == 3
    assert ahead.placements[-1].jobs == ()


def test_each_way_tells_the_sins_it_leads_to(table: Table) -> None:
    table.state.get(Character, "alexander").sins = 5
    jobs = [job for job in table.state.all(JobCard) if job.owner == "alexander"]
    ahead = jobs_ahead(table.game(), "alexander")
    one = next(each for each in ahead.placements if len(each.jobs) == 1)
    sins = table.library.jobs[next(job.job for job in jobs if table.game().name("jobs", job.job) == one.jobs[0])].sin
    assert str(one.effects[-1]) == f"sins {sins:+d} → {5 + (sins or 0)}"


@pytest.mark.rule("A-SIN-4")
def test_goals_of_the_achievement_sheet(table: Table) -> None:
    row = table.state.get(Character, "alexander")
    row.sins, row.reached_13 = 0, True
    assert [str(line) for line in jobs_ahead(table.game(), "alexander").outlook] == [
        "0 sins: reached",
        "13 sins: reached",
    ]
