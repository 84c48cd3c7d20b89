"""What enemies do besides striking, and the enemy step."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from blackbook.campaign.components import RequestCard
from blackbook.content.effects import Fight
from blackbook.errors import RuleBroken
from blackbook.rules.combat import begin_fight
from blackbook.rules.effects import Cause
from tests.rules.scene_table import (
    aim,
    both,
    carry,
    conspire,
    enemy,
    facts,
    fight,
    items_of,
    party_of_three,
    person,
    place,
    plan,
    request,
    run,
    scene,
    stand,
)
from tests.rules.table import Table

NewTable = Callable[..., Table]


@pytest.fixture
def party(new_table: NewTable) -> Table:
    return party_of_three(new_table)


@pytest.mark.rule("R-ENEMY-5", "A-COMBAT-3")
@pytest.mark.parametrize(("reading", "wounds"), [("carries_over", 8 + 4 - 9), ("whole", 0)])
def test_defense_used_against_first_attackers_is_used_up(party: Table, reading: str, wounds: int) -> None:
    party.do({"command": "set_house_rule", "ambiguity": "A-COMBAT-3", "reading": reading})
    fight(party, "alexander", "sorcerer", "ovinnik")
    party.answer("alexander")
    party.answer("alexander")
    both(party, "a0 d9", "a0 d4")
    party.answer("go", plan=plan())
    if reading == "carries_over":
        assert facts(party)["assaults"][0]["defense"] == 1
        party.answer("go")
    assert person(party, "alexander").wounds == wounds


@pytest.mark.rule("T-COMBAT-10", "R-ENEMY-2", "R-COMBAT-18")
def test_t_combat_10_a_blocked_attack_triggers_nothing(party: Table) -> None:
    carry(party, "alexander", "herb")
    fight(party, "alexander", "winged-bisyak")
    both(party, "a0 d5", "a0 d0")
    party.answer("go", plan=plan())
    assert scene(party).round == 2
    assert (person(party, "alexander").wounds, items_of(party, "alexander")) == (0, ["herb"])


@pytest.mark.rule("T-COMBAT-11", "R-ENEMY-11", "R-ENEMY-14", "A-COMBAT-15")
def test_t_combat_11_the_die_comes_back_in_the_round_after_the_enemys_end(party: Table) -> None:
    fight(party, "alexander", "spirit", "thief")
    party.answer("alexander")
    party.answer("alexander")
    party.answer("attack")
    party.answer("defense")
    asked = facts(party)["characters"]
    assert [(each["attack"], each["defense"]) for each in asked] == [(0, 1), (1, 0)]
    spirit = enemy(party, "spirit")
    spirit.damage = 10
    party.session.commit()
    both(party, "d9", "a4")
    party.answer("go", plan=plan(targets=[aim("evgenia", spirit, die=0)]))
    assert spirit.state == "defeated"
    assert scene(party).round == 2
    asked = facts(party)["characters"]
    assert [(each["attack"], each["defense"]) for each in asked] == [(1, 1), (1, 1)]


@pytest.mark.rule("R-ENEMY-11")
def test_the_die_stays_away_for_the_rest_of_the_round(party: Table) -> None:
    fight(party, "alexander", "spirit", "thief")
    for choice in ("alexander", "alexander", "attack", "attack"):
        party.answer(choice)
    enemy(party, "spirit").damage = 13
    party.session.commit()
    both(party, "d9", "d9")
    party.answer("dice")
    with pytest.raises(RuleBroken) as broken:
        both(party, "d9 a1", "d9")
    assert broken.value.rule == "R-COMBAT-10"


@pytest.mark.rule("T-COMBAT-12", "R-ENEMY-12", "R-REQ-10", "R-COMBAT-23")
def test_t_combat_12_an_enemy_that_flees_counts_as_beaten_without_reward(party: Table) -> None:
    goat = request(party, "alexander", "lost-goat", "nyrob")
    spec = Fight(named=("fugitive",))
    run(party, *begin_fight(party.game(), "alexander", spec, request=goat, way=0, cause=Cause(who="alexander")))
    sins = person(party, "alexander").sins
    fugitive = enemy(party, "fugitive")
    both(party, "a0 d0", "a0 d0")
    party.answer("go", plan=plan())
    party.answer("go")
    assert "Victory" in party.told
    assert person(party, "alexander").wounds == 3
    assert person(party, "alexander").rubles == 0
    assert person(party, "alexander").sins == max(0, sins - 2)
    assert party.state.find(RequestCard, goat) is None
    assert fugitive not in party.state.all(type(fugitive))


@pytest.mark.rule("A-COMBAT-11", "R-ENEMY-12")
def test_whether_an_enemy_flees_that_wounded_nobody_is_asked(party: Table) -> None:
    fight(party, "alexander", "fugitive")
    both(party, "a0 d3", "a0 d0")
    party.answer("go", plan=plan())
    assert party.question.rule == "A-COMBAT-11"
    party.answer("no")
    assert scene(party).round == 2
    assert enemy(party, "fugitive").state == "standing"


@pytest.mark.rule("T-COMBAT-15", "R-ENEMY-10", "R-COMBAT-5", "R-COMBAT-18")
def test_t_combat_15_hits_all_strikes_everybody(party: Table) -> None:
    fight(party, "alexander", "ovinnik")
    enemy(party, "ovinnik").attack = 3
    party.session.commit()
    both(party, "a0 d0", "a0 d2")
    party.answer("go", plan=plan())
    party.answer("go")
    assert (person(party, "alexander").wounds, person(party, "evgenia").wounds) == (3, 1)


@pytest.mark.rule("T-COMBAT-16", "R-ENEMY-9", "R-ENEMY-14", "R-ITEM-7")
def test_t_combat_16_natural_items_work_again_once_their_enemy_is_dead(party: Table) -> None:
    shield = carry(party, "alexander", "natural-defense-3")
    fight(party, "alexander", "thief", "winged-bisyak")
    party.answer("alexander")
    party.answer("alexander")
    both(party, "a6 d0", "a0 d0")
    with pytest.raises(RuleBroken) as broken:
        party.do({"command": "use_item", "token": shield})
    assert broken.value.rule == "R-ENEMY-9"
    party.answer("go", plan=plan(targets=[aim("alexander", enemy(party, "thief"), die=0)]))
    assert facts(party)["assaults"][0]["wounds"] == 5
    party.do({"command": "use_item", "token": shield})
    assert facts(party)["assaults"][0]["wounds"] == 2


@pytest.mark.rule("R-ENEMY-1", "R-ENEMY-4")
@pytest.mark.parametrize(("when", "wounds"), [("each_round", 2), ("round1", 1)])
def test_effects_of_every_round_and_of_the_first(party: Table, when: str, wounds: int) -> None:
    fight(party, "alexander", "thief")
    enemy(party, "thief").effects = [{"when": when, "step": "character", "who": "here", "do": [{"wounds": 1}]}]
    party.session.commit()
    both(party, "a0 d9", "a0 d0")
    party.answer("go", plan=plan())
    both(party, "a0 d9", "a0 d0")
    assert (person(party, "alexander").wounds, person(party, "evgenia").wounds) == (wounds, wounds)


@pytest.mark.rule("R-COMBAT-19")
def test_defense_of_dice_protects_the_owner_alone(party: Table) -> None:
    fight(party, "alexander", "drowned-one")
    enemy(party, "drowned-one").effects = []
    party.session.commit()
    both(party, "a0 d2", "a0 d9")
    party.answer("go", plan=plan())
    party.answer("go")
    assert person(party, "alexander").wounds == 5


@pytest.mark.rule("R-COMBAT-29", "W-10", "T-CARD-5")
def test_rubles_lent_before_the_attack_still_make_chur_work(party: Table) -> None:
    stand(party, "alexander", "nyrob", rubles=1)
    stand(party, "evgenia", "nyrob", rubles=2)
    [chur] = conspire(party, "alexander", "chur")
    fight(party, "alexander", "winged-bisyak")
    both(party, "a1 d1", "a0 d0")
    party.answer("go", plan=plan(place(chur, 0)))
    assert facts(party)["assaults"][0]["wounds"] == 4
    party.do({"command": "give_rubles", "giver": "evgenia", "to": "alexander", "n": 2})
    assert facts(party)["assaults"][0]["wounds"] == 1
    party.answer("go")
    assert (person(party, "alexander").wounds, person(party, "alexander").rubles) == (1, 3)


@pytest.mark.rule("A-COMBAT-1", "R-COMBAT-7")
@pytest.mark.parametrize(("reading", "left"), [("all", []), ("assignee", ["herb"])])
def test_the_start_of_combat_concerns_everybody_unless_the_house_rule_says_otherwise(
    party: Table, reading: str, left: list[str]
) -> None:
    party.do({"command": "set_house_rule", "ambiguity": "A-COMBAT-1", "reading": reading})
    carry(party, "alexander", "herb")
    carry(party, "evgenia", "herb")
    fight(party, "alexander", "feral-susedko")
    assert items_of(party, "alexander") == []
    assert items_of(party, "evgenia") == left


@pytest.mark.rule("A-COMBAT-4")
@pytest.mark.parametrize("reading", ["all", "ask"])
def test_which_enemies_dealt_the_damage(party: Table, reading: str) -> None:
    party.do({"command": "set_house_rule", "ambiguity": "A-COMBAT-4", "reading": reading})
    carry(party, "alexander", "herb")
    fight(party, "alexander", "winged-bisyak", "thief")
    party.answer("alexander")
    party.answer("alexander")
    both(party, "a0 d6", "a0 d0")
    party.answer("go", plan=plan())
    party.answer("go")
    if reading == "ask":
        party.answer(str(enemy(party, "thief").id))
        assert items_of(party, "alexander") == ["herb"]
    else:
        assert items_of(party, "alexander") == []
