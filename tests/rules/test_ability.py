"""The abilities of the characters (R-ABIL)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from blackbook.campaign.components import JobCard
from blackbook.content.library import Library
from blackbook.errors import RuleBroken
from blackbook.rules.offers import offers
from tests.rules.table import Table, set_table

ABILITY = {"command": "use_ability"}


@pytest.fixture
def yegor(new_table: Callable[..., Table]) -> Table:
    """Yegor is on turn at Vilgort with a job card in each slot."""
    table = new_table("yegor", "evgenia", market=False)
    for slot, card in enumerate((card for card in table.state.all(JobCard) if card.owner == "yegor"), 1):
        card.place, card.slot = "slot", slot
    table.session.commit()
    return table


def in_slots(table: Table) -> int:
    return len([card for card in table.state.all(JobCard) if card.owner == "yegor" and card.place == "slot"])


def take_back(table: Table) -> None:
    """Take the job card of the third slot, whose demon does not hinder the way."""
    table.do(ABILITY)
    table.answer(table.question.open_options[-1].id)


@pytest.mark.rule("W-8", "R-ABIL-2")
def test_w_8_the_ability_first_then_an_action_at_the_new_place(yegor: Table) -> None:
    take_back(yegor)
    yegor.answer("salt-works")
    assert in_slots(yegor) == 2
    assert yegor.game().character("yegor").location == "salt-works"
    yegor.do({"command": "location_action"})
    assert yegor.game().character("yegor").rubles == 3


@pytest.mark.rule("W-8", "R-ABIL-2", "R-ABIL-1")
def test_w_8_the_action_first_then_the_ability(yegor: Table) -> None:
    yegor.do({"command": "location_action"})
    yegor.answer("1")
    take_back(yegor)
    yegor.answer("mill")
    assert yegor.game().character("yegor").location == "mill"
    with pytest.raises(RuleBroken) as broken:
        yegor.do({"command": "location_action"})
    assert broken.value.rule == "R-DAY-8"


@pytest.mark.rule("R-ABIL-3", "R-ABIL-2")
def test_a_job_that_was_taken_back_is_in_the_hand(yegor: Table) -> None:
    take_back(yegor)
    yegor.answer("mill")
    hand = [card for card in yegor.state.all(JobCard) if card.owner == "yegor" and card.place == "hand"]
    assert len(hand) == 1


@pytest.mark.rule("R-ABIL-1")
def test_the_ability_works_in_its_places_alone(yegor: Table) -> None:
    yegor.game().character("yegor").location = "cherdyn"
    assert not [offer for offer in offers(yegor.game()) if offer.command.command == "use_ability"]
    with pytest.raises(RuleBroken) as broken:
        yegor.do(ABILITY)
    assert broken.value.rule == "R-ABIL-1"


@pytest.mark.rule("R-ABIL-1")
def test_only_the_active_character_uses_its_ability(yegor: Table) -> None:
    yegor.do({"command": "end_turn"})
    yegor.game().character("evgenia").sins = 4
    yegor.do(ABILITY)
    assert yegor.game().character("evgenia").sins == 3
    assert in_slots(yegor) == 3


@pytest.mark.rule("R-ABIL-1")
def test_the_ability_works_once_a_turn_and_ends_the_movement(yegor: Table) -> None:
    take_back(yegor)
    yegor.answer("lake")
    with pytest.raises(RuleBroken) as broken:
        yegor.do(ABILITY)
    assert broken.value.rule == "R-ABIL-1"
    with pytest.raises(RuleBroken) as broken:
        yegor.do({"command": "move", "to": "cherdyn"})
    assert broken.value.rule == "R-DAY-6"


@pytest.mark.rule("A-LOC-2")
def test_a_place_that_was_reached_by_the_action_is_warned_of(new_table: Callable[..., Table]) -> None:
    table = new_table("vasilisa", "evgenia", market=False)
    table.game().character("vasilisa").location = "docks"
    table.do({"command": "location_action"})
    table.answer("nyrob")
    with pytest.raises(RuleBroken) as broken:
        table.do(ABILITY)
    assert broken.value.rule == "A-LOC-2"
    table.do({**ABILITY, "despite": ["A-LOC-2"]})
    assert table.game().character("vasilisa").rubles == 3


@pytest.mark.rule("R-GEN-8")
def test_the_price_of_an_ability_is_paid_in_full(new_table: Callable[..., Table]) -> None:
    table = new_table("alexander", "evgenia", market=False)
    alexander = table.game().character("alexander")
    alexander.wounds, alexander.rubles = 3, 1
    table.do(ABILITY)
    assert (alexander.wounds, alexander.rubles) == (1, 0)
    table.game().story.ability_used = False
    with pytest.raises(RuleBroken) as broken:
        table.do(ABILITY)
    assert broken.value.rule == "R-GEN-8"


@pytest.mark.rule("R-ABIL-1")
def test_an_ability_that_nobody_has_told_is_asked_for_or_done_by_hand(rulebook_library: Library) -> None:
    table = set_table(rulebook_library, market=False)
    table.game().character("alexander").location = "mill"
    table.do(ABILITY)
    table.answer("later")
    table.answer("done")
    assert table.game().story.ability_used

    table.game().story.ability_used = False
    table.do(ABILITY)
    table.answer("keep", **{"ability.at": "Mill, Lake", "ability.do.rubles": 1})
    assert table.game().character("alexander").rubles == 1
    assert table.game().library.characters["alexander"].ability.at == ("mill", "lake")
