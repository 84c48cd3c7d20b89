"""Special enemies and the final battle."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from blackbook.campaign.components import HelperCard
from blackbook.campaign.game import StoryGame
from blackbook.content.effects import Fight
from blackbook.content.library import read_library
from blackbook.errors import RuleBroken
from blackbook.rules.combat import begin_fight
from blackbook.rules.effects import Cause
from blackbook.rules.radar import radar
from tests.rules.conftest import SAMPLE
from tests.rules.scene_table import (
    aim,
    conspire,
    enemy,
    facts,
    fight,
    helper,
    person,
    plan,
    roll,
    run,
    scene,
    stand,
    taking_part,
)
from tests.rules.table import Table, set_table

NewTable = Callable[..., Table]
WHOS = ("alexander", "evgenia", "vasilisa")


@pytest.fixture
def party(new_table: NewTable) -> Table:
    """Three characters in one place, each with an attack and a defense die."""
    table = new_table(*WHOS, asleep=True, market=False)
    for who in WHOS:
        stand(table, who, "nyrob", attack_dice=1, defense_dice=1, health=9)
        conspire(table, who)
    return table


def battle(table: Table) -> None:
    """The final battle begins; its paragraph of rules has been read."""
    run(table, *begin_fight(table.game(), "alexander", Fight(boss="dam-master"), cause=Cause(who="alexander")))
    read_through(table)


def read_through(table: Table) -> None:
    """Close each paragraph that is open."""
    while table.waits and table.question.form == "options" and "paragraph" in str(table.question.text).casefold():
        table.answer(table.question.options[0].id, **entries(table))


def entries(table: Table) -> dict[str, object]:
    return {entry.name: "" for entry in table.question.entries if entry.required}


@pytest.mark.rule("T-BOSS-1", "R-BOSS-1", "R-BOSS-2", "R-BOSS-3")
def test_t_boss_1_a_special_enemy_attacks_everyone(party: Table) -> None:
    battle(party)
    master = enemy(party, "dam-master")
    assert (master.tier, master.attack, master.health, master.assigned_to) == ("special", 5, 30, None)
    assert party.question.form == "dice"
    roll(party, alexander="a4 d5", evgenia="a0 d3", vasilisa="a0 d0")
    party.answer("go", plan=plan(targets=[aim("alexander", master, die=0)]))
    assert [each["wounds"] for each in facts(party)["assaults"]] == [0, 2, 5]
    party.answer("go")
    assert [person(party, who).wounds for who in WHOS] == [0, 2, 5]
    assert master.damage == 4


@pytest.mark.rule("T-BOSS-2", "R-BOSS-5", "R-DEFEAT-9", "R-COMBAT-23")
def test_t_boss_2_who_falls_in_the_final_battle_stays_where_he_is(party: Table) -> None:
    stand(party, "vasilisa", "nyrob", wounds=8)
    battle(party)
    roll(party, alexander="a0 d9", evgenia="a0 d9", vasilisa="a0 d0")
    party.answer("go", plan=plan())
    party.answer("go")
    enemy(party, "dam-master").damage = 29
    party.session.commit()
    roll(party, alexander="a1 d0", evgenia="a0 d0")
    party.answer("go")
    assert scene(party) is None
    vasilisa = person(party, "vasilisa")
    assert (vasilisa.location, vasilisa.wounds, vasilisa.fell_in_final) == ("nyrob", 13, True)
    assert all(step.step not in ("go_home", "pay_ransom", "draw_deal") for step in party.game().agenda.steps)


@pytest.mark.rule("R-BOSS-1", "R-BOSS-4", "R-END-4")
def test_after_a_victory_its_paragraph_is_read_and_the_story_is_won(party: Table) -> None:
    battle(party)
    enemy(party, "dam-master").damage = 29
    party.session.commit()
    roll(party, alexander="a1 d0", evgenia="a0 d0", vasilisa="a0 d0")
    party.answer("go")
    assert "41" in str(party.question.text)
    read_through(party)
    assert party.question.rule == "R-BOSS-4"
    party.answer("end")
    assert party.state.get(StoryGame, 1).outcome == "won"


@pytest.mark.rule("A-BOSS-1", "R-BOSS-4", "R-END-3")
def test_a_boss_that_stands_after_three_rounds_has_won(party: Table) -> None:
    battle(party)
    for number in (1, 2, 3):
        current = scene(party)
        assert current is not None
        assert current.round == number
        roll(party, alexander="a0 d9", evgenia="a0 d9", vasilisa="a0 d9")
        party.answer("go", plan=plan())
    assert scene(party) is None
    assert "42" in str(party.question.text)
    read_through(party)
    assert party.question.rule == "R-BOSS-4"
    party.answer("end")
    assert party.state.get(StoryGame, 1).outcome == "lost_final"


@pytest.mark.rule("A-BOSS-1")
def test_by_house_rule_the_final_battle_lasts_to_the_end(party: Table) -> None:
    party.do({"command": "set_house_rule", "ambiguity": "A-BOSS-1", "reading": "to_the_end"})
    battle(party)
    for _ in range(3):
        roll(party, alexander="a0 d9", evgenia="a0 d9", vasilisa="a0 d9")
        party.answer("go", plan=plan())
    current = scene(party)
    assert current is not None
    assert current.round == 4


@pytest.mark.rule("R-BOSS-6", "R-HELPER-6")
def test_helpers_of_the_final_battle_help_nowhere_else(party: Table) -> None:
    bear = helper(party, "alexander", "bear")
    fight(party, "alexander", "thief")
    roll(party, alexander="a0 d9", evgenia="a0 d0", vasilisa="a0 d0")
    with pytest.raises(RuleBroken) as broken:
        party.do({"command": "use_helper", "card": bear})
    assert broken.value.rule == "R-HELPER-6"
    assert party.state.get(HelperCard, bear).face_up


@pytest.mark.rule("R-BOSS-6", "R-HELPER-4", "R-HELPER-1")
def test_a_helper_of_the_final_battle_strikes_there_as_a_source_of_its_own(party: Table) -> None:
    bear = helper(party, "alexander", "bear")
    battle(party)
    roll(party, alexander="a1 d9", evgenia="a0 d9", vasilisa="a0 d9")
    party.do({"command": "use_helper", "card": bear})
    party.answer("go")
    assert enemy(party, "dam-master").damage == 6 + 1
    assert not party.state.get(HelperCard, bear).face_up


@pytest.mark.rule("R-BOSS-1")
def test_what_is_not_known_of_a_special_enemy_is_asked_for(party: Table) -> None:
    run(party, *begin_fight(party.game(), "alexander", Fight(boss="old-water"), cause=Cause(who="alexander")))
    party.answer("later")
    assert party.question.rule == "R-BOSS-1"
    party.answer(attack=6, health=40)
    water = enemy(party, "old-water")
    assert (water.attack, water.health) == (6, 40)
    assert taking_part(party) == sorted(WHOS)


@pytest.mark.rule("R-COMBAT-7", "R-ENEMY-3", "R-ENEMY-7", "R-ENEMY-12", "R-ENEMY-9", "R-ENEMY-2", "R-COMBAT-8")
def test_the_radar_shows_what_matters_and_what_is_done(party: Table) -> None:
    fight(party, "alexander", "feral-susedko", "thief", "fugitive", "winged-bisyak", "drowned-one")
    for _ in range(5):
        party.answer("alexander")
    seen = {(each.rule, str(each.source), each.character, each.done) for each in radar(party.game())}
    assert ("R-ENEMY-3", "Feral Susedko", "alexander", True) in seen
    assert ("R-ENEMY-9", "Ovinnik", None, False) not in seen
    assert {(rule, done) for rule, _, who, done in seen if who is None} == {
        ("R-ENEMY-9", False), ("R-ENEMY-12", False), ("R-ENEMY-2", False), ("R-ENEMY-7", False),
    }  # fmt: skip


@pytest.mark.rule("R-BOSS-2", "R-GEN-1")
def test_a_special_enemy_whose_rules_give_it_to_one_attacks_that_one(party: Table) -> None:
    battle(party)
    enemy(party, "dam-master").assigned_to = "evgenia"
    party.session.commit()
    roll(party, alexander="a0 d0", evgenia="a0 d0", vasilisa="a0 d0")
    party.answer("go", plan=plan())
    party.answer("go")
    assert [person(party, who).wounds for who in WHOS] == [0, 5, 0]


RIVER = """
[pack]
id = "river"

[bosses.river]
name = "Sample: river"
story = "progress"
attack = { x = "characters", times = 2 }
health = 3
differences = ["Sample: it drags one character away"]
effects = [{ when = "each_round", do = [{ rule = "no_damage" }] }]
"""


@pytest.fixture
def river(tmp_path: Path) -> Table:
    """A special enemy with rules of its own, whose paragraphs nobody has read off its board."""
    pack = tmp_path / "river.toml"
    pack.write_text(RIVER, encoding="utf-8")
    table = set_table(read_library([SAMPLE, pack]), WHOS, asleep=True, market=False)
    for who in WHOS:
        stand(table, who, "nyrob", attack_dice=1, defense_dice=1, health=4)
        conspire(table, who)
    run(table, *begin_fight(table.game(), "alexander", Fight(boss="river"), cause=Cause(who="alexander")))
    return table


@pytest.mark.rule("R-BOSS-1", "R-GEN-6")
def test_its_own_rules_are_shown_and_its_attack_may_count_the_characters(river: Table) -> None:
    assert "it drags one character away" in str(river.question.text)
    river.answer("done")
    assert (enemy(river, "river").attack, enemy(river, "river").health) == (6, 3)


@pytest.mark.rule("R-BOSS-4", "R-END-3")
@pytest.mark.parametrize(("answer", "outcome"), [("end", "lost_final"), ("on", None)])
def test_a_paragraph_that_nobody_knows_is_asked_for_once(river: Table, answer: str, outcome: str | None) -> None:
    river.answer("done")
    roll(river, alexander="a9 d0", evgenia="a0 d0", vasilisa="a0 d0")
    river.answer("go")
    river.answer("go")
    assert not [line for line in river.told if line.startswith("Sample: river: damage")]
    assert "Defeat" in river.told
    river.answer("later")
    assert river.question.rule == "R-BOSS-4"
    river.answer(answer)
    assert river.state.get(StoryGame, 1).outcome == outcome
