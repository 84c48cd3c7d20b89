"""Who falls in a fight, and what becomes of the enemies that are left."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from blackbook.errors import RuleBroken
from tests.rules.scene_table import (
    aim,
    both,
    carry,
    enemy,
    facts,
    fight,
    helper,
    items_of,
    party_of_three,
    person,
    plan,
    roll,
    scene,
    stand,
)
from tests.rules.table import Table

NewTable = Callable[..., Table]


@pytest.fixture
def party(new_table: NewTable) -> Table:
    return party_of_three(new_table)


@pytest.mark.rule("T-COMBAT-5", "R-ENEMY-5", "R-COMBAT-20")
def test_t_combat_5_who_falls_to_a_first_attack_deals_no_damage(party: Table) -> None:
    stand(party, "alexander", "nyrob", wounds=5)
    fight(party, "alexander", "sorcerer")
    sorcerer = enemy(party, "sorcerer")
    sorcerer.attack = 6
    party.session.commit()
    both(party, "a9 d1", "a0 d0")
    party.answer("go", plan=plan(targets=[aim("alexander", sorcerer, die=0)]))
    [assault] = facts(party)["assaults"]
    assert (facts(party)["stage"], assault["wounds"]) == ("first", 5)
    party.answer("go")
    assert person(party, "alexander").defeated
    assert sorcerer.damage == 0


@pytest.mark.rule("T-COMBAT-6", "R-COMBAT-21", "A-COMBAT-8", "R-DISP-2")
def test_t_combat_6_enemies_of_the_fallen_hit_nobody_until_taken_over(party: Table) -> None:
    stand(party, "alexander", "nyrob", wounds=1)
    fight(party, "alexander", "sorcerer", "drowned-one")
    party.answer("alexander")
    party.answer("alexander")
    drowned = enemy(party, "drowned-one")
    drowned.effects = []
    party.session.commit()
    both(party, "a0 d0", "a0 d0")
    party.answer("go", plan=plan())
    party.answer("go")
    assert person(party, "alexander").defeated
    assert person(party, "evgenia").wounds == 0
    assert "Alexander is defeated" in party.told
    assert scene(party).round == 2
    assert drowned.assigned_to == "evgenia"
    assert [each["id"] for each in facts(party)["characters"]] == ["evgenia"]
    roll(party, evgenia="a0 d0")
    party.answer("go", plan=plan())
    party.answer("go")
    assert person(party, "evgenia").wounds == 8


@pytest.mark.rule("R-COMBAT-21", "R-DISP-2")
def test_the_players_decide_who_takes_over_an_enemy(party: Table) -> None:
    stand(party, "vasilisa", "nyrob")
    stand(party, "alexander", "nyrob", wounds=6)
    fight(party, "alexander", "drowned-one")
    enemy(party, "drowned-one").effects = []
    party.session.commit()
    roll(party, alexander="a0 d0", evgenia="a0 d0", vasilisa="a0 d0")
    party.answer("go", plan=plan())
    party.answer("go")
    assert party.question.rule == "R-COMBAT-21"
    assert {option.id for option in party.question.options} == {"evgenia", "vasilisa"}
    party.answer("vasilisa")
    assert enemy(party, "drowned-one").assigned_to == "vasilisa"


@pytest.mark.rule("T-COMBAT-9", "R-ENEMY-2", "R-ENEMY-13", "R-GEN-8")
def test_t_combat_9_bisyak_takes_as_many_items_as_there_are(party: Table) -> None:
    herb = carry(party, "alexander", "herb")
    fight(party, "alexander", "winged-bisyak")
    both(party, "a0 d4", "a0 d0")
    party.answer("go", plan=plan())
    assert herb
    party.answer("go")
    assert person(party, "alexander").wounds == 1
    assert items_of(party, "alexander") == []


@pytest.mark.rule("R-ENEMY-2", "R-ENEMY-13")
def test_the_owner_chooses_which_items_an_enemy_takes(party: Table) -> None:
    carry(party, "alexander", "herb")
    amber = carry(party, "alexander", "amber")
    icon = carry(party, "alexander", "icon", "crafted")
    fight(party, "alexander", "winged-bisyak")
    both(party, "a0 d4", "a0 d0")
    party.answer("go", plan=plan())
    party.answer("go")
    party.answer(str(amber), str(icon))
    assert items_of(party, "alexander") == ["herb"]


@pytest.mark.rule("T-COMBAT-14", "R-COMBAT-25", "A-COMBAT-14")
def test_t_combat_14_the_extra_reward_of_a_fallen_active_goes_clockwise(party: Table) -> None:
    stand(party, "alexander", "nyrob", wounds=8)
    fight(party, "alexander", "ovinnik", won=[{"rubles": 3}])
    both(party, "a0 d0", "a0 d9")
    party.answer("go", plan=plan())
    party.answer("go")
    roll(party, evgenia="a9 d9")
    party.answer("go")
    assert (person(party, "evgenia").rubles, person(party, "alexander").rubles) == (3 + 1, 0)


@pytest.mark.rule("T-COMBAT-17", "R-COMBAT-23", "R-COMBAT-27", "R-DEFEAT-3", "R-DEFEAT-8", "R-DEFEAT-10")
def test_t_combat_17_all_fall_and_pay_active_first(party: Table) -> None:
    for who in ("alexander", "evgenia"):
        stand(party, who, "nyrob", wounds=8)
    fight(party, "alexander", "ovinnik")
    both(party, "a0 d9", "a0 d9")
    party.answer("go", plan=plan())
    assert scene(party).round == 2
    both(party, "a0 d0", "a0 d0")
    party.answer("go", plan=plan())
    party.answer("go")
    assert "Defeat" in party.told
    assert scene(party) is None
    for who in ("alexander", "evgenia"):
        assert (party.question.rule, party.question.who) == ("R-DEFEAT-4", who)
        party.answer("forbidden-knowledge")
    for who, home in (("alexander", "cherdyn"), ("evgenia", "bondyug")):
        assert (person(party, who).location, person(party, who).wounds) == (home, 0)
    assert person(party, "vasilisa").location == "cherdyn"
    assert party.state.get(type(party.game().track), 1).marker == 2


@pytest.mark.rule("T-COMBAT-18", "R-DEFEAT-2", "R-COMBAT-20")
def test_t_combat_18_the_defeated_cannot_be_healed(party: Table) -> None:
    stand(party, "alexander", "nyrob", wounds=8)
    herb = carry(party, "evgenia", "herb")
    fight(party, "alexander", "ovinnik")
    both(party, "a0 d0", "a0 d9")
    party.answer("go", plan=plan())
    party.answer("go")
    with pytest.raises(RuleBroken) as broken:
        party.do({"command": "use_item", "token": herb, "target": "alexander"})
    assert broken.value.rule == "R-DEFEAT-2"
    assert items_of(party, "evgenia") == ["herb"]


@pytest.mark.rule("T-COMBAT-19", "R-DEFEAT-2", "A-COMBAT-9", "R-HELPER-3", "R-TRADE-2")
def test_t_combat_19_the_defeated_may_give_items_and_use_none(party: Table) -> None:
    stand(party, "alexander", "nyrob", wounds=8)
    herb, powder = carry(party, "alexander", "herb"), carry(party, "alexander", "powder", "crafted")
    cat = helper(party, "alexander", "cat")
    fight(party, "alexander", "ovinnik")
    both(party, "a0 d0", "a0 d9")
    party.answer("go", plan=plan())
    party.answer("go")
    for command in ({"command": "use_item", "token": powder}, {"command": "use_helper", "card": cat}):
        with pytest.raises(RuleBroken) as broken:
            party.do(command)
        assert broken.value.rule == "R-DEFEAT-2"
    party.do({"command": "give_item", "token": herb, "to": "evgenia"})
    assert items_of(party, "evgenia") == ["herb"]
    assert [each["id"] for each in facts(party)["characters"]] == ["evgenia"]


@pytest.mark.rule("R-ENEMY-6", "R-COMBAT-13")
def test_nothing_may_be_aimed_at_an_enemy_that_takes_no_damage(party: Table) -> None:
    fight(party, "alexander", "thief")
    thief = enemy(party, "thief")
    thief.effects = [{"when": "round1", "do": [{"rule": "no_damage"}]}]
    party.session.commit()
    both(party, "a4 d9", "a0 d0")
    with pytest.raises(RuleBroken) as broken:
        party.answer("go", plan=plan(targets=[aim("alexander", thief, die=0)]))
    assert broken.value.rule == "R-ENEMY-6"
    party.answer("go", plan=plan())
    assert (thief.damage, scene(party).round) == (0, 2)
    both(party, "a4 d9", "a0 d0")
    party.answer("go", plan=plan(targets=[aim("alexander", thief, die=0)]))
    assert thief.damage == 4


@pytest.mark.rule("R-ENEMY-8")
def test_you_are_defeated_needs_no_wounds(party: Table) -> None:
    fight(party, "alexander", "thief")
    thief = enemy(party, "thief")
    thief.effects = [{"when": "dealt_damage", "who": "damaged", "do": [{"rule": {"defeat": True}}]}]
    party.session.commit()
    both(party, "a0 d1", "a0 d0")
    party.answer("go", plan=plan())
    party.answer("go")
    assert person(party, "alexander").wounds == 1
    assert person(party, "alexander").defeated


@pytest.mark.rule("W-14", "R-ENEMY-3", "R-ENEMY-13", "R-COMBAT-16", "R-COMBAT-7", "A-DATA-1", "A-ITEM-1")
def test_w_14_the_susedko_takes_an_item_first_and_leaves_one_in_the_end(party: Table) -> None:
    carry(party, "alexander", "herb")
    fight(party, "alexander", "feral-susedko")
    susedko = enemy(party, "feral-susedko")
    assert (susedko.attack, susedko.health) == (6, 11)
    assert items_of(party, "alexander") == []
    both(party, "a6 d9", "a5 d0")
    party.answer("go")
    party.answer("natural")
    party.answer("amber")
    assert items_of(party, "alexander") == ["amber"]
    assert scene(party) is None


@pytest.mark.rule("A-COMBAT-12")
def test_who_falls_on_its_own_turn_does_nothing_more_in_it(party: Table) -> None:
    stand(party, "alexander", "nyrob", wounds=8)
    fight(party, "alexander", "ovinnik")
    both(party, "a0 d0", "a0 d9")
    party.answer("go", plan=plan())
    party.answer("go")
    roll(party, evgenia="a9 d9")
    party.answer("go")
    story = party.game().story
    assert (story.on_turn, story.moved, story.acted, story.ability_used) == ("alexander", True, True, True)


@pytest.mark.rule("R-COMBAT-21", "A-COMBAT-8")
def test_an_enemy_waits_as_soon_as_its_character_falls(party: Table) -> None:
    stand(party, "alexander", "nyrob", wounds=1)
    fight(party, "alexander", "sorcerer", "drowned-one")
    party.answer("alexander")
    party.answer("alexander")
    look = {"when": "each_round", "step": "end", "who": "here", "do": [{"note": "look"}]}
    enemy(party, "drowned-one").effects = [look]
    party.session.commit()
    both(party, "a0 d0", "a0 d0")
    party.answer("go", plan=plan())
    party.answer("go")
    assert "look" in str(party.question.text)
    assert (enemy(party, "sorcerer").orphaned, enemy(party, "drowned-one").orphaned) == (True, True)
