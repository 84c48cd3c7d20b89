"""The demons' step of the night: jobs done, placed and taken back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from blackbook.campaign.components import Deck, JobCard
from blackbook.content.components import Job
from blackbook.content.library import Library
from blackbook.errors import RuleBroken
from blackbook.rules.demons import awake_demons, surcharge
from blackbook.rules.effects import Cause, payable
from blackbook.rules.jobs import demons_step, jobs_of, place_jobs
from tests.rules.night_table import (
    all_at_work,
    answer_until_quiet,
    at_work,
    character,
    effect,
    give_item,
    items_of,
    job,
    run,
    track,
)
from tests.rules.table import Table, set_table

NewTable = Callable[..., Table]


def with_jobs(library: Library, **jobs: dict[str, Any]) -> Library:
    """The library with other jobs, by id with hyphens for underscores."""
    changed = dict(library.jobs)
    for name, data in jobs.items():
        id = name.replace("_", "-")
        changed[id] = Job.model_validate({"id": id, "name": id, **data})
    return replace(library, jobs=changed)


def step(table: Table) -> None:
    run(table, *demons_step(table.game()))


def in_hand(table: Table, who: str) -> list[str]:
    return sorted(card.job for card in jobs_of(table.game(), who, "hand"))


@pytest.mark.rule("W-12", "R-DEMON-2", "R-DEMON-3", "R-DEMON-4", "R-DEMON-10")
def test_w_12_vasilisas_demons(new_table: NewTable) -> None:
    table = new_table("vasilisa", "yegor")
    vasilisa = character(table, "vasilisa")
    vasilisa.wounds, vasilisa.sins = 3, 2
    at_work(table, one="carol-gifts", two="duckling", three="card-players")
    table.add(*(JobCard(job="useless", owner="vasilisa", place="hand") for _ in range(2)))
    natural = table.state.get(Deck, "natural").left

    step(table)
    assert str(table.question.text) == "Vasilisa draws 3 and keeps 1 item"
    table.answer("amber")
    assert items_of(table, "vasilisa") == ["amber"]
    assert table.state.get(Deck, "natural").left == natural - 1, "the two others go back"
    assert (vasilisa.wounds, vasilisa.rubles, vasilisa.sins) == (1, 4, 6)

    assert table.question.who == "vasilisa"
    offered = [option.id for option in table.question.options]
    assert offered == [str(card.id) for card in jobs_of(table.game(), "vasilisa", "hand")], "done cards lie aside"
    assert (table.question.least, table.question.most) == (0, 2)
    table.answer(*offered)
    table.answer("2", "3")  # Musya, in slot 1, stays idle
    answer_until_quiet(table)
    assert surcharge(table.game(), "vasilisa", "items") == 1
    assert in_hand(table, "vasilisa") == ["card-players", "carol-gifts", "duckling"]


@pytest.mark.rule("W-12", "R-CURSED-2", "R-DEMON-14", "R-SIN-5")
def test_a_cursed_character_gets_all_of_a_job_but_its_sins(new_table: NewTable) -> None:
    table = new_table("vasilisa", "yegor")
    vasilisa = character(table, "vasilisa")
    vasilisa.wounds, vasilisa.sins, vasilisa.cursed = 3, 6, True
    at_work(table, two="duckling", three="card-players")
    step(table)
    assert (vasilisa.wounds, vasilisa.rubles, vasilisa.sins, vasilisa.deal_due) == (1, 4, 6, False)


@pytest.mark.rule("T-DEMON-1", "R-DEMON-3", "R-DEMON-4")
def test_t_demon_1_a_job_placed_tonight_helps_tomorrow_and_counts_the_night_after(table: Table) -> None:
    all_at_work(table, "evgenia")
    alexander = character(table, "alexander")
    run(table, *place_jobs(table.game(), "alexander"))
    table.answer(str(job(table, "alexander-coins").id))
    table.answer("1")
    assert (alexander.rubles, alexander.sins) == (3, 1), "nothing is gained when it is placed"
    assert "pierre" not in [demon.id for demon in awake_demons(table.game(), "alexander")]
    step(table)
    assert (alexander.rubles, alexander.sins) == (5, 2)
    table.answer()
    answer_until_quiet(table)
    assert "pierre" in [demon.id for demon in awake_demons(table.game(), "alexander")], "the slot is empty again"


@pytest.mark.rule("T-DEMON-2", "R-DEMON-2")
def test_t_demon_2_what_was_done_tonight_can_be_placed_tomorrow(table: Table) -> None:
    all_at_work(table, "evgenia")
    at_work(table, one="alexander-coins")
    coins = str(job(table, "alexander-coins").id)
    step(table)
    assert table.question.who == "alexander"
    assert coins not in [option.id for option in table.question.options]
    table.answer()
    answer_until_quiet(table)
    step(table)
    while table.question.who != "alexander":
        table.answer(*[option.id for option in table.question.open_options][: table.question.least])
    assert coins in [option.id for option in table.question.options]


@pytest.mark.rule("T-DEMON-3", "R-DEMON-5", "R-GEN-8")
def test_t_demon_3_without_a_ruble_the_sin_is_taken_without_a_choice(table: Table) -> None:
    alexander = character(table, "alexander")
    alexander.rubles = 0
    at_work(table, one="alexander-fee")
    step(table)
    assert table.question.rule == "R-DEMON-2", "the next question is what to place"
    assert (alexander.rubles, alexander.sins) == (0, 2)


@pytest.mark.rule("T-DEMON-4", "R-CURSED-2", "R-DEMON-14")
def test_t_demon_4_of_a_cursed_character_without_rubles_the_rest_of_the_job_applies(library: Library) -> None:
    fee = {"one_of": [{"pay": [{"rubles": -1}]}, {"sin": 1}]}
    jobs = with_jobs(library, alexander_fee={"owner": "alexander", "do": [fee, {"wounds": -1}], "sin": 2})
    table = set_table(jobs)
    alexander = character(table, "alexander")
    alexander.rubles, alexander.wounds, alexander.sins, alexander.cursed = 0, 2, 4, True
    at_work(table, one="alexander-fee")
    step(table)
    assert (alexander.sins, alexander.wounds, alexander.rubles) == (4, 1, 0)


@pytest.mark.rule("A-DEMON-6", "R-GEN-7")
def test_with_rubles_the_player_may_still_take_the_sin(table: Table) -> None:
    alexander = character(table, "alexander")
    at_work(table, one="alexander-fee")
    step(table)
    assert [option.barred for option in table.question.options] == [None, None]
    table.answer("2")
    assert (alexander.rubles, alexander.sins) == (3, 2)


@pytest.mark.rule("T-DEMON-5", "R-DEMON-7", "R-SIN-1", "R-SIN-2", "R-DEAL-2")
def test_t_demon_5_sins_stop_at_13_and_the_deal_comes_the_same_night(new_table: NewTable) -> None:
    table = new_table("vasilisa", "yegor")
    vasilisa = character(table, "vasilisa")
    vasilisa.sins = 11
    give_item(table, "vasilisa", "herb")
    at_work(table, one="carol-gifts", two="duckling", three="card-players")
    step(table)
    while not str(table.question.text).startswith("Which jobs"):
        table.answer(*[option.id for option in table.question.open_options][: table.question.least])
    assert vasilisa.sins == 13
    while not str(table.question.text).startswith("Which deal"):
        table.answer(*[option.id for option in table.question.open_options][: table.question.least])
    assert table.question.who == "vasilisa"
    table.answer("forbidden-knowledge")
    table.answer("refuse")
    if len(items_of(table, "vasilisa")) > 1:
        table.answer(table.question.options[0].id)
    assert vasilisa.sins == 8
    assert not vasilisa.cursed


@pytest.mark.rule("T-DEMON-7", "R-ABIL-2", "R-ABIL-3")
def test_t_demon_7_a_job_taken_back_gives_nothing_and_costs_nothing(new_table: NewTable) -> None:
    table = new_table("yegor", "alexander")
    all_at_work(table, "alexander")
    at_work(table, one="yegor-coins")
    effect(table, "yegor", {"job": {"take_back": 1}})
    answer_until_quiet(table)
    yegor = character(table, "yegor")
    before = yegor.rubles, yegor.sins
    step(table)
    assert (yegor.rubles, yegor.sins) == before
    assert "yegor-coins" in in_hand(table, "yegor")


@pytest.mark.rule("R-ABIL-2")
def test_taking_back_needs_a_job_on_the_board(table: Table) -> None:
    from blackbook.content.effects import effects_from_data

    cost = effects_from_data([{"job": {"take_back": 1}}])
    barred = payable(table.game(), cost, Cause(who="alexander"))
    assert barred is not None
    assert barred.rule == "R-GEN-8"
    at_work(table, one="alexander-coins")
    assert payable(table.game(), cost, Cause(who="alexander")) is None


@pytest.mark.rule("A-DEMON-5", "R-DEMON-2")
def test_the_owner_orders_the_jobs_where_it_can_matter(table: Table) -> None:
    alexander = character(table, "alexander")
    alexander.rubles = 0
    at_work(table, one="alexander-fee", two="alexander-coins")
    step(table)
    assert table.question.who == "alexander"
    assert len(table.question.options) == 2
    table.answer(str(job(table, "alexander-coins").id))
    table.answer("1")  # now there is a ruble to pay with
    assert (alexander.rubles, alexander.sins) == (1, 2)


@pytest.mark.rule("A-DEMON-5")
def test_plain_gains_are_not_asked_for_in_order(table: Table) -> None:
    alexander = character(table, "alexander")
    alexander.wounds = 3
    at_work(table, one="alexander-coins", two="alexander-rest")
    step(table)
    assert str(table.question.text).startswith("Which jobs")
    assert (alexander.rubles, alexander.wounds) == (5, 1)


@pytest.mark.rule("R-NIGHT-8", "R-TRADE-2")
def test_a_neighbour_may_pay_for_a_job_at_night(table: Table) -> None:
    alexander, evgenia = character(table, "alexander"), character(table, "evgenia")
    alexander.rubles = 0
    evgenia.location = alexander.location
    at_work(table, one="alexander-fee")
    step(table)
    assert table.question.rule == "R-NIGHT-8"
    table.do({"command": "give_rubles", "giver": "evgenia", "to": "alexander", "n": 1})
    assert table.question.rule == "R-GEN-7"
    table.answer("1")
    assert (alexander.rubles, evgenia.rubles, alexander.sins) == (0, 3, 1)


@pytest.mark.rule("R-NIGHT-8", "R-DEMON-5")
def test_if_no_neighbour_gives_the_sin_is_taken(table: Table) -> None:
    alexander, evgenia = character(table, "alexander"), character(table, "evgenia")
    alexander.rubles = 0
    evgenia.location = alexander.location
    at_work(table, one="alexander-fee")
    step(table)
    table.answer("go_on")
    assert (alexander.rubles, evgenia.rubles, alexander.sins) == (0, 4, 2)


@pytest.mark.rule("R-DEMON-2", "R-SETUP-19")
def test_from_none_to_three_jobs_of_the_hand_are_placed(table: Table) -> None:
    run(table, *place_jobs(table.game(), "alexander"))
    assert (table.question.least, table.question.most) == (0, 3)
    ids = [str(job(table, name).id) for name in ("alexander-fee", "alexander-coins", "alexander-rest")]
    table.answer(*ids)
    assert not table.waits, "with three jobs every demon works"
    placed = [(card.job, card.slot) for card in jobs_of(table.game(), "alexander", "slot")]
    assert placed == [("alexander-fee", 1), ("alexander-coins", 2), ("alexander-rest", 3)]
    assert (character(table, "alexander").rubles, character(table, "alexander").sins) == (3, 1)


@pytest.mark.rule("A-DEMON-3", "R-DEMON-6")
def test_a_useless_job_comes_back_to_the_hand(new_table: NewTable) -> None:
    table = new_table("evgenia", "alexander")
    all_at_work(table, "evgenia")
    step(table)
    answer_until_quiet(table)
    assert in_hand(table, "evgenia").count("useless") == 3
    assert table.state.get(Deck, "useless").left == 5


@pytest.mark.rule("A-DEMON-3")
def test_by_house_rule_a_useless_job_goes_back_to_the_pile(new_table: NewTable) -> None:
    table = new_table("evgenia", "alexander")
    table.do({"command": "set_house_rule", "ambiguity": "A-DEMON-3", "reading": "pile"})
    all_at_work(table, "evgenia")
    step(table)
    answer_until_quiet(table)
    assert "useless" not in in_hand(table, "evgenia")
    assert table.state.get(Deck, "useless").left == 8


@pytest.mark.rule("R-LOC-12")
def test_a_useless_job_is_no_price(table: Table) -> None:
    from blackbook.content.effects import effects_from_data

    table.state.get(Deck, "useless").left = 0
    assert payable(table.game(), effects_from_data([{"job": {"useless": 1}}]), Cause(who="alexander")) is None


@pytest.mark.rule("R-LOC-12")
def test_useless_jobs_are_taken_as_long_as_there_are_any(table: Table) -> None:
    table.state.get(Deck, "useless").left = 1
    effect(table, "alexander", {"job": {"useless": 2}})
    assert in_hand(table, "alexander").count("useless") == 1
    assert table.state.get(Deck, "useless").left == 0


@pytest.mark.rule("R-DEMON-2")
def test_a_job_that_nobody_knows_is_asked_for_when_it_is_done(rulebook_library: Library) -> None:
    table = set_table(rulebook_library, ("vasilisa", "yegor"), market=False)
    character(table, "vasilisa").location = "nyrob"
    at_work(table, one="card-players")
    step(table)
    assert [entry.name for entry in table.question.entries] == ["sin"]
    table.answer("keep", sin=1)
    assert (character(table, "vasilisa").rubles, character(table, "vasilisa").sins) == (2, 1)
    assert table.game().library.jobs["card-players"].sin == 1


@pytest.mark.rule("R-DEMON-2", "R-GEN-1")
def test_a_job_whose_text_stays_unknown_is_done_by_hand(library: Library) -> None:
    table = set_table(with_jobs(library, alexander_fee={"owner": "alexander", "sin": 2}))
    at_work(table, one="alexander-fee")
    step(table)
    table.answer("later")
    assert str(table.question.text) == "Alexander: do as alexander-fee says"
    table.answer("done")
    assert character(table, "alexander").sins == 3


@pytest.mark.rule("R-DEMON-2", "R-GEN-8")
def test_a_price_within_a_job_is_no_debt(library: Library) -> None:
    trade = [{"pay": [{"rubles": -5}], "then": [{"discontent": -1}]}]
    table = set_table(with_jobs(library, alexander_fee={"owner": "alexander", "do": trade, "sin": 0}))
    at_work(table, one="alexander-fee")
    track(table).marker = 3
    step(table)
    assert table.question.option("yes").barred is not None  # type: ignore[union-attr]
    with pytest.raises(RuleBroken, match="R-GEN-8"):
        table.answer("yes")
    table.answer("no")
    assert (character(table, "alexander").rubles, track(table).marker) == (3, 3)
