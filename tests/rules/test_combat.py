"""Fights: assignment, rounds, sources of damage, joining, falling, and how a fight ends."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from blackbook.campaign.components import JobCard, RequestCard
from blackbook.campaign.scene import Participant
from blackbook.content.effects import Fight, effects_from_data
from blackbook.errors import RuleBroken
from blackbook.rules.combat import begin_fight
from blackbook.rules.effects import Cause, perform
from tests.rules.scene_table import (
    aim,
    carry,
    conspire,
    enemy,
    facts,
    fight,
    helper,
    items_of,
    person,
    place,
    plan,
    request,
    roll,
    run,
    scene,
    stand,
    taking_part,
)
from tests.rules.table import Table

NewTable = Callable[..., Table]


@pytest.fixture
def party(new_table: NewTable) -> Table:
    """Alexander, on turn, and Evgenia at Nyrob, each with an attack and a defense die; Vasilisa elsewhere."""
    table = new_table("alexander", "evgenia", "vasilisa", asleep=True, market=False)
    for who in ("alexander", "evgenia"):
        stand(table, who, "nyrob", attack_dice=1, defense_dice=1, rubles=0, health=9)
    stand(table, "vasilisa", "cherdyn", attack_dice=1, defense_dice=1, rubles=0, health=9)
    for who in ("alexander", "evgenia", "vasilisa"):
        conspire(table, who)
    return table


def wake(table: Table, who: str, slot: int) -> None:
    for job in table.state.all(JobCard):
        if job.owner == who and job.place == "slot" and job.slot == slot:
            table.state.remove(job)
    table.session.commit()


def both(table: Table, alexander: str, evgenia: str) -> None:
    roll(table, alexander=alexander, evgenia=evgenia)


def arrive(table: Table, who: str) -> None:
    """A character comes by an item that takes it to a neighbouring place."""
    table.do({"command": "use_item", "token": carry(table, who, "step-adjacent", "crafted")})
    if table.waits and table.question.form == "options" and table.question.option("nyrob") is not None:
        table.answer("nyrob")


@pytest.mark.rule("T-COMBAT-1", "R-COMBAT-3", "R-COMBAT-4")
def test_t_combat_1_a_single_enemy_goes_to_the_active_character(party: Table) -> None:
    fight(party, "alexander", "thief")
    assert enemy(party, "thief").assigned_to == "alexander"
    assert taking_part(party) == ["alexander", "evgenia"]
    assert party.question.form == "dice"


@pytest.mark.rule("T-COMBAT-2", "R-COMBAT-3")
def test_t_combat_2_the_active_character_cannot_leave_both_to_another(party: Table) -> None:
    fight(party, "alexander", "thief", "ovinnik")
    party.answer("evgenia")
    with pytest.raises(RuleBroken) as broken:
        party.answer("evgenia")
    assert broken.value.rule == "R-COMBAT-3"
    party.answer("alexander")
    assert enemy(party, "ovinnik").assigned_to == "alexander"


@pytest.mark.rule("T-COMBAT-3", "W-16", "R-COMBAT-14", "R-COMBAT-15", "R-COMBAT-17")
def test_t_combat_3_what_is_too_much_is_lost(party: Table) -> None:
    fight(party, "alexander", "thief", "ovinnik")
    party.answer("alexander")
    party.answer("alexander")
    thief, ovinnik = enemy(party, "thief"), enemy(party, "ovinnik")
    thief.damage = 4
    party.session.commit()
    both(party, "a4 d0", "a0 d0")
    party.answer("go", plan=plan(targets=[aim("alexander", thief, die=0)]))
    assert (thief.state, thief.damage) == ("defeated", 6)
    assert ovinnik.damage == 0


@pytest.mark.rule("W-15", "R-COMBAT-12", "R-COMBAT-13", "R-COMBAT-14", "R-HELPER-4", "R-ITEM-9")
def test_w_15_every_source_has_a_target_of_its_own(party: Table) -> None:
    stand(party, "alexander", "nyrob", attack_dice=2, defense_dice=0)
    [frost] = conspire(party, "alexander", "frost")
    powder = carry(party, "alexander", "powder", "crafted")
    cat = helper(party, "alexander", "cat")
    fight(party, "alexander", "sorcerer", "ovinnik")
    party.answer("alexander")
    party.answer("alexander")
    sorcerer, ovinnik = enemy(party, "sorcerer"), enemy(party, "ovinnik")
    both(party, "a4 a3", "a0 d0")
    party.answer(
        "go",
        plan=plan(
            targets=[
                aim("alexander", sorcerer, die=0), aim("alexander", sorcerer, die=1),
                aim("alexander", ovinnik, card=frost),
            ],
            used=[
                {"owner": "alexander", "id": f"item-{powder}", "target": f"enemy-{ovinnik.id}"},
                {"owner": "alexander", "id": f"helper-{cat}", "target": f"enemy-{sorcerer.id}"},
            ],
        ),
    )  # fmt: skip
    party.answer("go")
    assert (sorcerer.damage, ovinnik.damage) == (4 + 3 + 2, 1 + 5)
    assert items_of(party, "alexander") == []


@pytest.mark.rule("T-COMBAT-4", "R-COMBAT-13", "R-COMBAT-16")
def test_t_combat_4_the_reward_goes_to_whom_the_enemy_was_assigned(party: Table) -> None:
    fight(party, "alexander", "thief", "ovinnik")
    party.answer("alexander")
    party.answer("evgenia")
    thief = enemy(party, "thief")
    both(party, "a0 d0", "a6 d0")
    party.answer("go", plan=plan(targets=[aim("evgenia", thief, die=0)]))
    assert (person(party, "alexander").rubles, person(party, "evgenia").rubles) == (1, 0)
    assert scene(party).result is None


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


@pytest.mark.rule("T-COMBAT-13", "R-COMBAT-23", "R-COMBAT-24", "R-REQ-6", "R-REQ-10", "R-COMBAT-9")
@pytest.mark.parametrize(("draw", "kept"), [("fail", True), ("win", False)])
def test_t_combat_13_a_draw_fulfils_only_what_says_so(party: Table, draw: str, kept: bool) -> None:
    goat = request(party, "alexander", "lost-goat", "nyrob")
    spec = Fight(named=("thief",), draw=draw)  # type: ignore[arg-type]
    run(party, *begin_fight(party.game(), "alexander", spec, request=goat, way=0, cause=Cause(who="alexander")))
    thief = enemy(party, "thief")
    for number, dice in ((1, "a2 d9"), (2, "a2 d9"), (3, "a1 d9")):
        assert scene(party).round == number
        both(party, dice, "a0 d0")
        party.answer("go", plan=plan(targets=[aim("alexander", thief, die=0)]))
    assert scene(party) is None
    assert "Draw" in party.told
    assert (party.state.find(RequestCard, goat) is not None) == kept
    assert party.game().deck("regular").discarded == 1


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


@pytest.mark.rule("R-COMBAT-25")
def test_the_extra_reward_goes_to_the_active_character_alone(party: Table) -> None:
    fight(party, "alexander", "thief", won=[{"rubles": 3}])
    both(party, "a0 d0", "a6 d0")
    party.answer("go")
    assert (person(party, "alexander").rubles, person(party, "evgenia").rubles) == (3 + 1, 0)


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


@pytest.mark.rule("R-COMBAT-12", "R-GEN-1")
def test_only_sums_can_be_told(party: Table) -> None:
    fight(party, "alexander", "thief", "winged-bisyak")
    party.answer("alexander")
    party.answer("evgenia")
    thief, bisyak = enemy(party, "thief"), enemy(party, "winged-bisyak")
    candle = carry(party, "evgenia", "candle", "crafted")
    party.answer("totals")
    party.answer("go", damage={f"enemy-{thief.id}": 6, f"enemy-{bisyak.id}": 2}, defense={"evgenia": 0})
    assert (thief.state, bisyak.damage) == ("defeated", 2)
    assert facts(party)["assaults"][0]["wounds"] == 5
    party.do({"command": "use_item", "token": candle})
    party.answer("go")
    assert person(party, "evgenia").wounds == 1


@pytest.mark.rule("R-COMBAT-4")
def test_nobody_in_the_location_can_stay_out_of_a_fight(party: Table) -> None:
    fight(party, "alexander", "thief")
    with pytest.raises(RuleBroken) as broken:
        party.do({"command": "take_part", "who": "evgenia", "part": False})
    assert broken.value.rule == "R-COMBAT-4"


@pytest.mark.rule("R-COMBAT-17")
def test_no_enemy_step_follows_the_last_enemys_end(party: Table) -> None:
    fight(party, "alexander", "thief")
    both(party, "a6 d0", "a0 d0")
    party.answer("go")
    assert scene(party) is None
    assert person(party, "alexander").wounds == 0


@pytest.mark.rule("R-COMBAT-30", "R-CARD-9", "R-COMBAT-26")
def test_after_the_fight_cards_turn_up_and_the_table_is_clear(party: Table) -> None:
    [slave] = conspire(party, "alexander", "slave")
    fight(party, "alexander", "thief")
    slave.face_up, slave.flipped_by = False, "fight"
    party.session.commit()
    both(party, "a6 d0", "a0 d0")
    party.answer("go")
    assert slave.face_up
    assert party.state.all(Participant) == []
    assert party.game().deck("regular").discarded == 1


@pytest.mark.rule("T-SIN-1", "R-SIN-3", "R-COMBAT-27")
def test_t_sin_1_a_deal_of_13_sins_waits_for_the_end_of_the_fight(party: Table) -> None:
    stand(party, "alexander", "nyrob", sins=12)
    fight(party, "alexander", "thief")
    enemy(party, "thief").effects = [{"when": "each_round", "step": "character", "who": "assignee", "do": [{"sin": 3}]}]
    party.session.commit()
    both(party, "a6 d0", "a0 d0")
    assert person(party, "alexander").sins == 13
    assert party.question.form == "plan"
    party.answer("go")
    assert scene(party) is None
    assert party.question.rule == "R-SIN-2"


@pytest.mark.rule("R-GEN-1")
def test_a_round_done_by_hand_still_leads_to_an_end(party: Table) -> None:
    fight(party, "alexander", "ovinnik", won=[{"rubles": 3}])
    rounds = []
    while scene(party) is not None:
        rounds.append(scene(party).round)
        party.do({"command": "by_hand"})
    assert rounds == [1, 1, 1, 2, 2, 2, 3, 3, 3]
    assert "Defeat" in party.told
    assert (person(party, "alexander").rubles, party.state.all(Participant)) == (0, [])


@pytest.mark.rule("R-COMBAT-23")
@pytest.mark.parametrize(("result", "rubles"), [("victory", 3), ("defeat", 0), ("draw", 0)])
def test_how_a_fight_played_by_hand_ended_is_asked(party: Table, result: str, rubles: int) -> None:
    fight(party, "alexander", "ovinnik", won=[{"rubles": 3}])
    game = party.game()
    while game.agenda.steps[0].step != "fight_outcome":
        game.agenda.replace_top(())
    party.session.commit()
    party.answer(result)
    assert scene(party) is None
    assert person(party, "alexander").rubles == rubles


@pytest.mark.rule("R-COMBAT-1", "R-LOC-16")
def test_a_symbol_of_an_enemy_begins_a_fight_and_a_request_does(party: Table) -> None:
    run(party, *perform(effects_from_data({"fight": {"strong": 1}}), Cause(who="evgenia")))
    assert party.question.rule == "R-COMBAT-2"
    assert "sorcerer" in [option.id for option in party.question.options]
    assert "thief" not in [option.id for option in party.question.options]
    party.answer("sorcerer")
    current = scene(party)
    assert current is not None
    assert (current.kind, current.active, enemy(party, "sorcerer").assigned_to) == ("combat", "evgenia", "evgenia")


@pytest.mark.rule("R-GEN-1", "R-COMBAT-23")
def test_a_fight_whose_enemies_nobody_tells_asks_for_its_end(party: Table) -> None:
    fight(party, "alexander", regular=1, won=[{"rubles": 2}])
    party.do({"command": "by_hand"})
    assert party.question.rule == "R-COMBAT-23"
    party.answer("victory")
    assert person(party, "alexander").rubles == 2


@pytest.mark.rule("R-COMBAT-17", "R-GEN-1")
def test_an_enemy_corrected_to_its_end_ends_the_fight(party: Table) -> None:
    fight(party, "alexander", "thief")
    both(party, "a0 d0", "a0 d0")
    party.do({"command": "correct", "what": "enemy_in_play.damage", "of": enemy(party, "thief").id, "value": 6})
    party.answer("yes")
    assert scene(party) is None
    assert "Victory" in party.told
    assert person(party, "alexander").rubles == 1


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


@pytest.mark.rule("W-16", "R-COMBAT-14")
def test_w_16_two_points_too_many_hit_nobody_else(party: Table) -> None:
    fight(party, "alexander", "drowned-one", "thief")
    party.answer("alexander")
    party.answer("alexander")
    drowned = enemy(party, "drowned-one")
    drowned.damage = 15
    party.session.commit()
    both(party, "a4 d9", "a0 d0")
    party.answer("go", plan=plan(targets=[aim("alexander", drowned, die=0)]))
    assert (drowned.state, drowned.damage, enemy(party, "thief").damage) == ("defeated", 17, 0)
