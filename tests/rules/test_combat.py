"""Fights: how they begin, how sources of damage strike, and how they end."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from blackbook.campaign.components import RequestCard
from blackbook.campaign.scene import Participant
from blackbook.content.effects import Fight, effects_from_data
from blackbook.errors import RuleBroken
from blackbook.rules.combat import begin_fight
from blackbook.rules.effects import Cause, perform
from tests.rules.scene_table import (
    aim,
    both,
    carry,
    conspire,
    enemy,
    facts,
    fight,
    helper,
    items_of,
    party_of_three,
    person,
    plan,
    request,
    run,
    scene,
    stand,
    taking_part,
)
from tests.rules.table import Table

NewTable = Callable[..., Table]


@pytest.fixture
def party(new_table: NewTable) -> Table:
    return party_of_three(new_table)


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


@pytest.mark.rule("R-COMBAT-25")
def test_the_extra_reward_goes_to_the_active_character_alone(party: Table) -> None:
    fight(party, "alexander", "thief", won=[{"rubles": 3}])
    both(party, "a0 d0", "a6 d0")
    party.answer("go")
    assert (person(party, "alexander").rubles, person(party, "evgenia").rubles) == (3 + 1, 0)


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


@pytest.mark.rule("R-GEN-1")
def test_a_fight_in_the_players_own_hands_leaves_a_clear_table(party: Table) -> None:
    party.do({"command": "set_automation", "chapter": "combat", "mode": "off"})
    fight(party, "alexander", "thief", won=[{"rubles": 3}])
    assert party.question.option("by_hand") is not None
    party.answer("do_it")
    for _ in range(60):
        if scene(party) is None:
            break
        party.do({"command": "by_hand"})
    assert scene(party) is None
    assert party.state.all(Participant) == []
    assert not party.waits
    fight(party, "evgenia", "thief")
    assert party.waits


@pytest.mark.rule("R-COMBAT-26", "A-COMBAT-16")
def test_an_enemy_told_while_its_deck_is_empty_makes_no_card_more(party: Table) -> None:
    deck = party.game().deck("regular")
    deck.left, deck.discarded = 15, 0
    party.session.commit()
    fight(party, "alexander", "thief")
    deck.left = 15
    party.session.commit()
    both(party, "a6 d0", "a0 d0")
    party.answer("go")
    assert (deck.left, deck.discarded) == (15, 0)
