"""Jobs and sins planned ahead, against nights that are really played."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from blackbook.campaign.components import JobCard
from blackbook.content.library import Library
from blackbook.rules.planner import deals_tonight, outlook, placements
from tests.rules.night_table import at_work, character, job, story
from tests.rules.table import Table, set_table

NewTable = Callable[..., Table]


@pytest.mark.rule("R-DEMON-2", "R-DEMON-3", "A-DEMON-1")
def test_every_placement_of_the_hand_is_listed_once(table: Table) -> None:
    # Three jobs in hand: none; one in each of three slots; two in two of them; three.
    assert len(placements(table.game(), "alexander")) == 1 + 3 * 3 + 3 * 3 + 1
    table.add(*(JobCard(job="useless", owner="alexander", place="hand") for _ in range(3)))
    two_useless = [
        plan for plan in placements(table.game(), "alexander") if [str(j) for j in plan.jobs] == ["Useless job"] * 2
    ]
    assert len(two_useless) == 3, "equal useless jobs count once"


@pytest.mark.rule("R-DEMON-3", "R-DEMON-4")
def test_a_placement_tells_what_it_brings_and_costs(table: Table) -> None:
    coins, rest = job(table, "alexander-coins"), job(table, "alexander-rest")
    plan = next(
        p for p in placements(table.game(), "alexander") if set(p.cards) == {coins.id, rest.id} and p.slots == (1, 3)
    )
    assert (plan.sins, plan.sins_after, plan.rubles, plan.discontent, plan.deal) == (1, 2, 2, 0, False)
    assert sorted(str(text) for text in plan.brings) == ["+2 rubles", "heal 2 wounds"]
    assert [str(name) for name in plan.awake] == ["Sample of Alexander, slot 2"]


@pytest.mark.rule("R-DEMON-7", "R-CURSED-2")
def test_a_placement_tells_whether_a_deal_follows(table: Table) -> None:
    evgenia = character(table, "evgenia")
    evgenia.sins = 11
    calm = job(table, "evgenia-calm").id
    plan = next(p for p in placements(table.game(), "evgenia") if p.cards == (calm,) and p.slots == (1,))
    assert (plan.sins_after, plan.deal, plan.discontent) == (13, True, -1)
    evgenia.cursed = True
    plan = next(p for p in placements(table.game(), "evgenia") if p.cards == (calm,) and p.slots == (1,))
    assert (plan.sins, plan.sins_after, plan.deal) == (0, 11, False)


@pytest.mark.rule("R-DEMON-3")
def test_only_free_slots_are_planned(table: Table) -> None:
    at_work(table, two="alexander-coins")
    plans = placements(table.game(), "alexander")
    assert {slot for plan in plans for slot in plan.slots} == {1, 3}
    assert len(plans) == 1 + 2 * 2 + 1
    assert all("slot 2" not in str(name) for plan in plans for name in plan.awake)


@pytest.mark.rule("R-GEN-1")
def test_unknown_sins_stay_unknown(rulebook_library: Library) -> None:
    table = set_table(rulebook_library, ("vasilisa", "yegor"), market=False)
    duckling = job(table, "duckling").id
    plan = next(p for p in placements(table.game(), "vasilisa") if p.cards == (duckling,))
    assert (plan.sins, plan.sins_after, plan.deal) == (None, None, False)
    assert not outlook(table.game(), "vasilisa").complete


@pytest.mark.rule("R-ACH-4", "A-SIN-4", "A-SIN-5")
def test_whether_the_goals_stay_in_reach(table: Table) -> None:
    evgenia = character(table, "evgenia")
    now = outlook(table.game(), "evgenia")
    assert (now.zero_in, now.stays_zero, now.complete) == (0, True, True)
    # Placed on the first night, three jobs worth four sins are done every other night: 4, 8, 12, 13.
    assert now.thirteen_in == 8
    at_work(table, one="evgenia-calm", two="evgenia-coins", three="evgenia-rest")
    now = outlook(table.game(), "evgenia")
    assert (now.zero_in, now.stays_zero, now.thirteen_in) == (0, False, 7)
    evgenia.sins = 9
    assert (outlook(table.game(), "evgenia").thirteen_in, outlook(table.game(), "evgenia").zero_in) == (1, None)
    evgenia.cursed = True
    assert (outlook(table.game(), "evgenia").zero_in, outlook(table.game(), "evgenia").thirteen_in) == (None, 0)


@pytest.mark.rule("R-SIN-4", "R-NIGHT-6", "T-NIGHT-4")
def test_who_reaches_13_tonight_and_in_what_order(new_table: NewTable) -> None:
    table = new_table("alexander", "vasilisa", "evgenia")
    for who, name in (("alexander", "alexander-coins"), ("vasilisa", "duckling"), ("evgenia", "evgenia-rest")):
        character(table, who).sins = 12
        at_work(table, one=name)
    assert deals_tonight(table.game()) == ("vasilisa", "evgenia", "alexander"), "the token is passed before"
    character(table, "vasilisa").sins = 11
    character(table, "evgenia").cursed = True
    assert deals_tonight(table.game()) == ("alexander",)
    table.do({"command": "set_night", "steps": ["demons", "pass_first_player"]})
    character(table, "vasilisa").sins = 12
    assert deals_tonight(table.game()) == ("alexander", "vasilisa")
    assert story(table).first_player == "alexander"


def brute_force(goal: int, sins: int, jobs: list[int], nights: int) -> int | None:
    """All choices of up to three jobs, night after night; a job done tonight cannot be placed tonight."""
    positions = {(sins, frozenset[int]())}
    for night in range(nights + 1):
        if any(counter == goal for counter, _ in positions):
            return night
        positions = {
            (max(0, min(13, counter + sum(jobs[j] for j in working))), frozenset(placed))
            for counter, working in positions
            for n in range(4)
            for placed in combinations([j for j in range(len(jobs)) if j not in working], n)
        }
    return None


@pytest.mark.rule("R-DEMON-2", "R-ACH-4")
@given(sins=st.integers(0, 12), values=st.lists(st.integers(-2, 3), max_size=4), nights=st.integers(0, 5))
def test_the_outlook_against_brute_force(library: Library, sins: int, values: list[int], nights: int) -> None:
    jobs = {
        f"plan-{n}": library.jobs["evgenia-coins"].model_copy(update={"id": f"plan-{n}", "sin": sin})
        for n, sin in enumerate(values)
    }
    table = set_table(replace(library, jobs={**library.jobs, **jobs}), market=False)
    for card in [card for card in table.state.all(JobCard) if card.owner == "evgenia"]:
        table.state.remove(card)
    table.add(*(JobCard(job=id, owner="evgenia", place="hand") for id in jobs))
    character(table, "evgenia").sins = sins
    found = outlook(table.game(), "evgenia", nights)
    assert found.zero_in == brute_force(0, sins, values, nights)
    assert found.thirteen_in == brute_force(13, sins, values, nights)
