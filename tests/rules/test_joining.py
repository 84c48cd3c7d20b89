"""Who joins a fight later, and who leaves it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from blackbook.campaign.scene import Participant
from blackbook.errors import RuleBroken
from blackbook.rules.scenes import joined, left
from tests.rules.scene_table import (
    aim,
    arrive,
    both,
    carry,
    conspire,
    enemy,
    facts,
    fight,
    items_of,
    party_of_three,
    person,
    plan,
    roll,
    scene,
    stand,
    taking_part,
    wake,
)
from tests.rules.table import Table

NewTable = Callable[..., Table]


@pytest.fixture
def party(new_table: NewTable) -> Table:
    return party_of_three(new_table)


@pytest.mark.rule("T-COMBAT-7", "R-COMBAT-8", "R-ENEMY-3", "R-DEMON-13", "W-14", "R-TRADE-1", "A-COMBAT-6")
def test_t_combat_7_a_late_joiner_swaps_and_suffers_the_start(party: Table) -> None:
    stand(party, "evgenia", "cherdyn")
    wake(party, "evgenia", 3)
    [slave] = conspire(party, "evgenia", hand=["slave"])
    herb = carry(party, "evgenia", "herb")
    fight(party, "alexander", "feral-susedko")
    susedko = enemy(party, "feral-susedko")
    assert (susedko.attack, susedko.health) == (6, 11)
    roll(party, alexander="a0 d9")
    party.answer("go", plan=plan())
    assert scene(party).round == 2
    arrive(party, "evgenia")
    party.answer(str(slave.id))
    assert slave.place == "conspiracy"
    assert herb
    assert items_of(party, "evgenia") == []
    assert person(party, "evgenia").wounds == 3
    assert party.state.get(Participant, "evgenia").joined_round == 2
    both(party, "a0 d9", "a3 d0")
    party.answer("go", plan=plan(targets=[aim("evgenia", susedko, die=0)]))
    assert susedko.damage == 3


@pytest.mark.rule("T-COMBAT-7", "R-ENEMY-13")
def test_t_combat_7_without_an_item_nothing_is_discarded(party: Table) -> None:
    fight(party, "alexander", "feral-susedko")
    both(party, "a0 d9", "a0 d0")
    assert items_of(party, "alexander") == []
    assert party.question.form == "plan"


@pytest.mark.rule("T-COMBAT-8", "R-COMBAT-8", "R-COMBAT-20", "R-DEFEAT-2", "R-COMBAT-27")
def test_t_combat_8_a_joiner_may_fall_at_once_and_pays_after_the_fight(party: Table) -> None:
    stand(party, "evgenia", "cherdyn", wounds=6)
    wake(party, "evgenia", 3)
    fight(party, "alexander", "thief")
    roll(party, alexander="a6 d0")
    arrive(party, "evgenia")
    assert person(party, "evgenia").defeated
    assert party.question.form == "plan"
    party.answer("go")
    assert scene(party) is None
    assert party.question.rule == "R-DEFEAT-4"
    assert (person(party, "evgenia").location, person(party, "evgenia").wounds) == ("bondyug", 0)


@pytest.mark.rule("A-COMBAT-7")
def test_who_leaves_by_an_item_leaves_its_enemies_to_the_others(party: Table) -> None:
    fight(party, "alexander", "drowned-one")
    enemy(party, "drowned-one").effects = []
    party.session.commit()
    both(party, "a0 d0", "a0 d0")
    party.do({"command": "use_item", "token": carry(party, "alexander", "step-adjacent", "crafted")})
    if party.question.form == "options":
        party.answer(party.question.options[0].id)
    assert taking_part(party) == ["evgenia"]
    party.answer("go", plan=plan())
    assert person(party, "evgenia").wounds == 0
    assert scene(party).round == 2
    assert enemy(party, "drowned-one").assigned_to == "evgenia"


@pytest.mark.rule("R-COMBAT-4")
def test_nobody_in_the_location_can_stay_out_of_a_fight(party: Table) -> None:
    fight(party, "alexander", "thief")
    with pytest.raises(RuleBroken) as broken:
        party.do({"command": "take_part", "who": "evgenia", "part": False})
    assert broken.value.rule == "R-COMBAT-4"


@pytest.mark.rule("W-9", "R-TRADE-1", "R-COMBAT-4", "A-COMBAT-6")
def test_w_9_who_is_not_on_turn_joins_a_fight_by_an_item(party: Table) -> None:
    fight(party, "alexander", "thief")
    both(party, "a0 d9", "a0 d0")
    assert taking_part(party) == ["alexander", "evgenia"]
    arrive(party, "vasilisa")
    assert taking_part(party) == ["alexander", "evgenia", "vasilisa"]
    roll(party, vasilisa="a2 d0")
    party.answer("go", plan=plan(targets=[aim("vasilisa", enemy(party, "thief"), die=0)]))
    assert enemy(party, "thief").damage == 2


@pytest.mark.rule("A-COMBAT-6", "R-ENEMY-10")
def test_who_joins_after_the_character_step_rolls_from_the_next_round_and_can_be_hit(party: Table) -> None:
    fight(party, "alexander", "ovinnik")
    both(party, "a0 d0", "a0 d0")
    party.answer("go", plan=plan())
    arrive(party, "vasilisa")
    assert party.question.rule == "R-COMBAT-18"
    party.answer("go")
    assert person(party, "vasilisa").wounds == 4
    assert [each["id"] for each in facts(party)["characters"]] == ["alexander", "evgenia", "vasilisa"]


@pytest.mark.rule("A-COMBAT-7", "R-COMBAT-8", "R-COMBAT-21")
def test_who_comes_back_suffers_the_start_again_and_may_take_its_enemy_over(party: Table) -> None:
    carry(party, "alexander", "herb")
    fight(party, "alexander", "feral-susedko")
    assert items_of(party, "alexander") == []
    both(party, "a0 d0", "a0 d0")
    carry(party, "alexander", "herb")
    game = party.game()
    person(party, "alexander").location = "cherdyn"
    left(game, "alexander")
    person(party, "alexander").location = "nyrob"
    game.agenda.push(*joined(game, "alexander"))
    game.agenda.run()
    party.session.commit()
    assert items_of(party, "alexander") == []
    roll(party, alexander="a0 d0")
    party.answer("go", plan=plan())
    assert (person(party, "alexander").wounds, person(party, "evgenia").wounds) == (0, 0)
    assert party.question.rule == "R-COMBAT-21"
    party.answer("alexander")
    susedko = enemy(party, "feral-susedko")
    assert (susedko.assigned_to, susedko.orphaned) == ("alexander", False)
