"""Idle demons and their penalties of the day."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from blackbook.campaign.campaign import PrintedValue
from blackbook.campaign.characters import SetAsideDie
from blackbook.campaign.components import CardInPlay, JobCard
from blackbook.content.effects import Wounds, effects_from_data
from blackbook.content.library import Library
from blackbook.rules.demons import (
    awake_demons,
    check_penalty,
    demons_changed,
    dice_of,
    fight_start_effects,
    move_range,
    surcharge,
)
from blackbook.rules.jobs import JobsBack
from tests.rules.night_table import all_at_work, at_work, cards_of, character, dice_away, effect, job, run
from tests.rules.table import Table, set_table

NewTable = Callable[..., Table]


def with_demon(library: Library, demon: str, *data: object) -> Library:
    """The library with another penalty for a demon."""
    effects = effects_from_data(list(data))
    changed = library.demons[demon].model_copy(update={"effect": effects})
    return replace(library, demons={**library.demons, demon: changed})


@pytest.mark.rule("R-DEMON-1", "R-DEMON-3", "A-DEMON-1")
def test_each_of_three_slots_is_quiet_only_with_a_job_in_it(new_table: NewTable) -> None:
    table = new_table("alexander", "vasilisa")
    assert [demon.slot for demon in awake_demons(table.game(), "alexander")] == [1, 2, 3]
    at_work(table, two="alexander-coins")
    assert [demon.id for demon in awake_demons(table.game(), "alexander")] == ["pierre", "alexander-third"]
    all_at_work(table, "vasilisa")
    assert awake_demons(table.game(), "vasilisa") == ()


@pytest.mark.rule("R-DEMON-6", "T-DEMON-6")
def test_t_demon_6_a_useless_job_keeps_its_demon_quiet_and_does_nothing(new_table: NewTable) -> None:
    from blackbook.rules.jobs import demons_step

    table = new_table("vasilisa", "yegor")
    table.add(JobCard(job="useless", owner="vasilisa", place="slot", slot=1))
    assert surcharge(table.game(), "vasilisa", "items") == 0
    before = character(table, "vasilisa").model_dump()
    run(table, *demons_step(table.game()))
    assert character(table, "vasilisa").model_dump() == before


@pytest.mark.rule("R-DEMON-8")
def test_a_demon_sets_a_die_of_its_kind_aside_until_it_goes_to_work(table: Table) -> None:
    all_at_work(table, "evgenia")
    run(table, *demons_changed(table.game()))
    assert dice_away(table, "alexander") == [("attack", "demon", "alexander-second")]
    assert dice_of(table.game(), "alexander") == {"attack": 3, "defense": 2}
    run(table, *demons_changed(table.game()))
    assert dice_of(table.game(), "alexander") == {"attack": 3, "defense": 2}, "not a second die"
    at_work(table, two="alexander-coins")
    run(table, *demons_changed(table.game()))
    assert dice_of(table.game(), "alexander") == {"attack": 4, "defense": 2}


@pytest.mark.rule("R-DEMON-8")
def test_of_any_dice_the_owner_says_which_is_set_aside(new_table: NewTable) -> None:
    table = new_table("yegor", "alexander")
    all_at_work(table, "alexander")
    run(table, *demons_changed(table.game()))
    assert table.question.who == "yegor"
    assert [option.id for option in table.question.options] == ["attack", "defense"]
    table.answer("defense")
    assert dice_of(table.game(), "yegor") == {"attack": 2, "defense": 3}


@pytest.mark.rule("R-DEMON-8")
def test_a_kind_of_which_there_is_none_is_not_asked_for(new_table: NewTable) -> None:
    table = new_table("yegor", "alexander")
    all_at_work(table, "alexander")
    character(table, "yegor").attack_dice = 0
    run(table, *demons_changed(table.game()))
    assert not table.waits
    assert dice_of(table.game(), "yegor") == {"attack": 0, "defense": 3}


@pytest.mark.rule("R-DEMON-8", "R-ENEMY-11")
def test_dice_that_an_enemy_took_count_too_and_are_not_given_back_by_demons(table: Table) -> None:
    all_at_work(table, "alexander", "evgenia")
    table.add(SetAsideDie(character="alexander", kind="attack", cause="enemy", source="7"))
    run(table, *demons_changed(table.game()))
    assert dice_of(table.game(), "alexander") == {"attack": 3, "defense": 2}


@pytest.mark.rule("R-DEMON-9", "A-CHECK-2")
def test_check_penalties_of_a_kind_add_up(new_table: NewTable, library: Library) -> None:
    table = new_table("yegor", "vasilisa")
    game = table.game()
    assert (check_penalty(game, "yegor", "attack"), check_penalty(game, "yegor", "defense")) == (2, 0)
    assert (check_penalty(game, "vasilisa", "attack"), check_penalty(game, "vasilisa", "defense")) == (2, 2)
    twice = with_demon(library, "vasilisa-third", {"rule": {"check": {"kind": "attack", "plus": 2}}})
    assert check_penalty(set_table(twice, ("vasilisa", "yegor")).game(), "vasilisa", "attack") == 4


@pytest.mark.rule("R-DEMON-10")
def test_market_prices_rise_for_the_owner_alone_and_for_what_is_named(new_table: NewTable) -> None:
    game = new_table("vasilisa", "yegor").game()
    assert (surcharge(game, "vasilisa", "items"), surcharge(game, "vasilisa", "cards")) == (1, 0)
    assert (surcharge(game, "yegor", "items"), surcharge(game, "yegor", "cards")) == (0, 2)


@pytest.mark.rule("R-DEMON-11")
def test_a_demon_turns_down_a_card_of_its_colour_until_it_goes_to_work(new_table: NewTable) -> None:
    table = new_table("vasilisa", "alexander")
    all_at_work(table, "alexander")
    slave, needle = cards_of(table, "vasilisa")
    needle.place, needle.slot = "hand", None
    run(table, *demons_changed(table.game()))
    assert (slave.face_up, slave.flipped_by, slave.flipping_demon) == (False, "demon", "vasilisa-third")
    assert needle.face_up
    at_work(table, three="duckling")
    run(table, *demons_changed(table.game()))
    assert (slave.face_up, slave.flipped_by, slave.flipping_demon) == (True, None, None)


@pytest.mark.rule("R-DEMON-11", "A-CARD-5")
def test_among_several_cards_the_owner_says_which_is_turned_down(new_table: NewTable) -> None:
    table = new_table("vasilisa", "alexander")
    all_at_work(table, "alexander")
    run(table, *demons_changed(table.game()))
    slave, needle = cards_of(table, "vasilisa")
    assert table.question.who == "vasilisa"
    assert [option.id for option in table.question.options] == [str(slave.id), str(needle.id)]
    table.answer(str(needle.id))
    assert (slave.face_up, needle.face_up) == (True, False)


@pytest.mark.rule("R-DEMON-11", "R-CARD-8", "T-CARD-2")
def test_t_card_2_a_card_that_is_down_already_stays_down(new_table: NewTable) -> None:
    table = new_table("vasilisa", "alexander")
    all_at_work(table, "alexander")
    for card in cards_of(table, "vasilisa"):
        card.face_up, card.flipped_by = False, "fight"
    run(table, *demons_changed(table.game()))
    assert [(card.face_up, card.flipped_by) for card in cards_of(table, "vasilisa")] == [(False, "fight")] * 2


@pytest.mark.rule("R-DEMON-11", "R-CARD-9", "T-CARD-3")
def test_t_card_3_a_card_that_a_demon_turned_down_outlasts_a_fight(new_table: NewTable) -> None:
    from blackbook.rules.conspiracy import unflip_after_scene

    table = new_table("vasilisa", "alexander")
    all_at_work(table, "alexander")
    run(table, *demons_changed(table.game()))
    slave, needle = cards_of(table, "vasilisa")
    table.answer(str(slave.id))
    needle.face_up, needle.flipped_by = False, "fight"
    unflip_after_scene(table.game())
    assert (slave.face_up, needle.face_up) == (False, True)
    at_work(table, three="duckling")
    run(table, *demons_changed(table.game()))
    assert slave.face_up


@pytest.mark.rule("R-DEMON-12", "R-DAY-9")
def test_a_slow_demon_lets_a_character_move_one_step_at_most(table: Table, library: Library) -> None:
    assert move_range(table.game(), "alexander") == 1
    assert move_range(table.game(), "evgenia") == 2
    slower = with_demon(library, "pierre", {"rule": {"move_range": -1}})
    assert move_range(set_table(slower).game(), "alexander") == 1, "two slow demons slow no further"
    at_work(table, three="alexander-coins")
    assert move_range(table.game(), "alexander") == 2


@pytest.mark.rule("R-DEMON-13")
def test_pierre_wounds_at_the_start_of_each_fight_unless_he_works(table: Table) -> None:
    assert fight_start_effects(table.game(), "alexander") == (Wounds(amount=3),)
    at_work(table, one="alexander-coins")
    assert fight_start_effects(table.game(), "alexander") == ()


@pytest.mark.rule("A-DEMON-2", "R-ABIL-3")
def test_a_demon_wakes_at_once_when_its_job_is_taken_back_by_day(table: Table) -> None:
    all_at_work(table, "evgenia")
    at_work(table, one="alexander-rest", two="alexander-coins", three="alexander-fee")
    effect(table, "alexander", {"job": {"take_back": 1}})
    table.answer(str(job(table, "alexander-coins").id))
    assert [demon.id for demon in awake_demons(table.game(), "alexander")] == ["alexander-second"]
    assert dice_of(table.game(), "alexander") == {"attack": 3, "defense": 2}


@pytest.mark.rule("A-DEMON-2")
def test_by_house_rule_such_a_demon_stays_quiet_until_the_night(table: Table) -> None:
    all_at_work(table, "evgenia")
    table.do({"command": "set_house_rule", "ambiguity": "A-DEMON-2", "reading": "next_day"})
    at_work(table, one="alexander-rest", two="alexander-coins", three="alexander-fee")
    effect(table, "alexander", {"job": {"take_back": 1}})
    table.answer(str(job(table, "alexander-coins").id))
    assert awake_demons(table.game(), "alexander") == ()
    assert job(table, "alexander-coins").place == "hand"
    run(table, JobsBack())
    assert [demon.id for demon in awake_demons(table.game(), "alexander")] == ["alexander-second"]


@pytest.mark.rule("R-DEMON-3", "R-GEN-1")
def test_a_demon_that_nobody_knows_is_asked_for_once_and_kept(rulebook_library: Library) -> None:
    table = set_table(rulebook_library, ("evgenia", "yegor"))
    character(table, "evgenia").attack_dice = 2
    all_at_work(table, "yegor")
    run(table, *demons_changed(table.game()))
    assert "slot 1" in str(table.question.text)
    table.answer("die attack", name="Anton")
    assert "slot 2" in str(table.question.text)
    table.answer("later")
    table.answer("move")
    assert not table.waits
    game = table.game()
    assert [demon.id for demon in awake_demons(game, "evgenia")] == ["anton", "evgenia-3"]
    assert str(game.name("demons", "anton")) == "Anton"
    assert dice_of(game, "evgenia")["attack"] == 1
    assert move_range(game, "evgenia") == 1
    run(table, *demons_changed(table.game()))
    assert "slot 2" in str(table.question.text), "only what is still open is asked again"


@pytest.mark.rule("R-DEMON-3")
def test_a_known_demon_of_unknown_slot_can_be_pointed_out(rulebook_library: Library) -> None:
    table = set_table(rulebook_library, ("vasilisa", "yegor"))
    all_at_work(table, "yegor")
    run(table, *demons_changed(table.game()))
    assert table.question.option("musya") is not None
    table.answer("musya")
    assert surcharge(table.game(), "vasilisa", "items") == 1
    assert table.state.get(PrintedValue, "demons", "musya", "slot").value == 1


@pytest.mark.rule("R-DEMON-3", "R-GEN-1")
def test_a_demon_of_unknown_penalty_keeps_its_name(library: Library) -> None:
    nameless = library.demons["evgenia-first"].model_copy(update={"effect": None})
    table = set_table(replace(library, demons={**library.demons, "evgenia-first": nameless}))
    all_at_work(table, "alexander")
    run(table, *demons_changed(table.game()))
    assert str(table.question.text) == "Which demon is printed on slot 1 of Evgenia, and what does it do?"
    assert table.question.option("evgenia-first") is None, "which one it is is known"
    table.answer("cards 2")
    assert surcharge(table.game(), "evgenia", "cards") == 2
    assert awake_demons(table.game(), "evgenia")[0].id == "evgenia-first"


@pytest.mark.rule("R-DEMON-11")
def test_a_card_of_another_character_is_never_turned(new_table: NewTable) -> None:
    table = new_table("vasilisa", "evgenia")
    all_at_work(table, "evgenia")
    for card in cards_of(table, "vasilisa"):
        card.place, card.slot = "hand", None
    run(table, *demons_changed(table.game()))
    assert all(card.face_up for card in table.state.all(CardInPlay))
