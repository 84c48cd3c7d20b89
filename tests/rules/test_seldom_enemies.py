"""What cards of enemies and demons may say beside what the rulebook shows: none of it is passed over."""

from __future__ import annotations

from pathlib import Path

import pytest

from blackbook.campaign.characters import SetAsideDie
from blackbook.campaign.components import CardInPlay
from blackbook.campaign.game import StoryGame
from blackbook.content.library import read_library
from blackbook.rules.bridge import resolver_case
from blackbook.rules.day import Morning
from blackbook.rules.demons import move_range
from tests.rules.conftest import SAMPLE
from tests.rules.scene_table import aim, both, conspire, enemy, fight, person, plan, run, scene, stand, wake
from tests.rules.table import Table, set_table

WHOS = ("alexander", "evgenia", "vasilisa")


def at_nyrob(tmp_path: Path, pack: str) -> Table:
    """Alexander, on turn, and Evgenia at Nyrob with five rubles each; Vasilisa elsewhere. All demons are at work."""
    path = tmp_path / "seldom.toml"
    path.write_text(f'[pack]\nid = "seldom"\n{pack}', encoding="utf-8")
    table = set_table(read_library([SAMPLE, path]), WHOS, asleep=True, market=False)
    for who, location in zip(WHOS, ("nyrob", "nyrob", "cherdyn"), strict=True):
        stand(table, who, location, attack_dice=1, defense_dice=1, rubles=5, health=9)
        conspire(table, who)
    return table


def imp(tmp_path: Path, *effects: str, attack: int = 2) -> Table:
    """A table at which Alexander fights an enemy with these effects."""
    pack = f"""
[enemies.imp]
name = "Sample: imp"
tier = "regular"
attack = {attack}
health = 9
effects = [{", ".join(effects)}]
reward = []
"""
    table = at_nyrob(tmp_path, pack)
    fight(table, "alexander", "imp")
    return table


def rubles(table: Table) -> list[int]:
    return [person(table, who).rubles for who in WHOS]


@pytest.mark.rule("R-ENEMY-3", "R-DISP-1")
@pytest.mark.parametrize(
    ("whom", "choice", "left"),
    [
        ("here", None, [3, 3, 5]),
        ("assignee", None, [3, 5, 5]),
        ("first_player", None, [5, 3, 5]),
        ("one_here", "evgenia", [5, 3, 5]),
        ("one_any", "vasilisa", [5, 5, 3]),
    ],
)
def test_the_start_of_combat_concerns_whom_the_card_names(
    tmp_path: Path, whom: str, choice: str | None, left: list[int]
) -> None:
    table = at_nyrob(
        tmp_path,
        f"""
[enemies.imp]
name = "Sample: imp"
tier = "regular"
attack = 2
health = 9
effects = [{{ when = "start", who = "{whom}", do = {{ rubles = -2 }} }}]
reward = []
""",
    )
    table.state.get(StoryGame, 1).first_player = "evgenia"
    fight(table, "alexander", "imp")
    if choice is not None:
        assert table.question.rule == "R-DISP-1"
        table.answer(choice)
    assert rubles(table) == left
    assert table.question.form == "dice"


@pytest.mark.rule("R-ENEMY-3", "R-DEFEAT-6")
def test_the_start_of_combat_may_concern_the_group_in_total(tmp_path: Path) -> None:
    table = imp(tmp_path, '{ when = "start", who = "team", do = { rubles = -2 } }')
    while table.question.rule == "R-DEFEAT-6":
        table.answer(rubles=table.question.entries[0].minimum)
    assert sum(rubles(table)) == 13


@pytest.mark.rule("R-ENEMY-7", "R-ENEMY-1")
def test_a_keyword_on_a_condition_is_in_force_while_it_holds(tmp_path: Path) -> None:
    table = imp(tmp_path, '{ when = "each_round", do = { if = { round = 2 }, then = { rule = "no_attack" } } }')
    both(table, "a0 d0", "a0 d0")
    table.answer("go", plan=plan())
    table.answer("go")
    assert (scene(table).round, person(table, "alexander").wounds) == (2, 2)
    both(table, "a0 d0", "a0 d0")
    rules = [do["rule"] for each in resolver_case(table.game())["enemies"][0]["effects"] for do in each["do"]]
    assert rules == ["no_attack"]
    table.answer("go", plan=plan())
    assert (scene(table).round, person(table, "alexander").wounds) == (3, 2)


@pytest.mark.rule("R-ENEMY-12", "R-ENEMY-2")
def test_an_enemy_may_flee_because_it_dealt_damage(tmp_path: Path) -> None:
    table = imp(tmp_path, '{ when = "dealt_damage", do = { rule = "flees" } }')
    both(table, "a0 d2", "a0 d0")
    table.answer("go", plan=plan())
    assert scene(table).round == 2
    both(table, "a0 d0", "a0 d0")
    table.answer("go", plan=plan())
    table.answer("go")
    assert scene(table) is None
    assert "Sample: imp flees" in table.told


@pytest.mark.rule("R-ENEMY-11", "R-ENEMY-2")
def test_damage_may_cost_a_die(tmp_path: Path) -> None:
    table = imp(tmp_path, '{ when = "dealt_damage", do = { rule = { dice = { kind = "attack", minus = 1 } } } }')
    both(table, "a0 d0", "a0 d0")
    table.answer("go", plan=plan())
    table.answer("go")
    assert [(die.character, die.kind) for die in table.state.all(SetAsideDie)] == [("alexander", "attack")]


@pytest.mark.rule("R-ENEMY-11")
def test_a_die_may_be_taken_from_whom_the_enemy_is_assigned_to_alone(tmp_path: Path) -> None:
    table = imp(tmp_path, '{ when = "start", who = "assignee", do = { rule = { dice = { kind = "attack" } } } }')
    assert [(die.character, die.kind) for die in table.state.all(SetAsideDie)] == [("alexander", "attack")]


@pytest.mark.rule("R-CARD-8", "R-ENEMY-3")
def test_an_enemy_may_turn_cards_down_when_the_fight_begins(tmp_path: Path) -> None:
    table = at_nyrob(
        tmp_path,
        """
[enemies.imp]
name = "Sample: imp"
tier = "regular"
attack = 2
health = 9
effects = [{ when = "start", do = { rule = { flip = { filter = { colour = "white" } } } } }]
reward = []
""",
    )
    conspire(table, "evgenia", "chur", "hail")
    fight(table, "alexander", "imp")
    assert {row.card: row.face_up for row in table.state.all(CardInPlay) if row.owner == "evgenia"} == {
        "chur": False,
        "hail": True,
    }


@pytest.mark.rule("R-GEN-1", "R-ENEMY-3")
@pytest.mark.parametrize(
    ("rule", "words"),
    [("{ move_range = -1 }", "move"), ("{ price = { items = 1 } }", "items"), ("{ check = { plus = 2 } }", "check")],
)
def test_what_an_enemy_changes_outside_of_the_fight_is_left_to_the_players(
    tmp_path: Path, rule: str, words: str
) -> None:
    table = imp(tmp_path, f'{{ when = "start", who = "assignee", do = {{ rule = {rule} }} }}')
    assert table.question.rule == "R-GEN-1"
    assert str(table.question.text).startswith("Alexander, by hand:")
    assert words in str(table.question.text).casefold()
    table.answer("done")
    assert table.question.form == "dice"


@pytest.mark.rule("R-GEN-1", "R-ENEMY-1")
def test_a_keyword_that_only_the_players_can_judge_is_told_once_they_have(tmp_path: Path) -> None:
    table = imp(
        tmp_path,
        '{ when = "start", who = "assignee", do = { if = { ask = "Is it dark?" }, then = { rule = "no_damage" } } }',
    )
    assert "Is it dark?" in str(table.question.text)
    table.answer("yes")
    assert (table.question.rule, str(table.question.text).startswith("Alexander, by hand:")) == ("R-GEN-1", True)


@pytest.mark.rule("R-COMBAT-25")
def test_the_reward_for_winning_goes_to_the_active_character_even_if_it_has_walked_off(tmp_path: Path) -> None:
    table = at_nyrob(tmp_path, "")
    fight(table, "alexander", "drowned-one", won=[{"rubles": 3}])
    both(table, "a0 d0", "a9 d0")
    foe = enemy(table, "drowned-one")
    foe.damage = foe.health - 9
    stand(table, "alexander", "cherdyn")
    from blackbook.rules import scenes

    scenes.left(table.game(), "alexander")
    table.answer("go", plan=plan(targets=[aim("evgenia", foe, die=0)]))
    assert scene(table) is None
    assert person(table, "alexander").rubles == 5 + 2 + 3


DEMON = """
[demons.{id}]
name = "Sample: {id}"
owner = "alexander"
slot = 1
effect = [{effect}]
"""


def demon(tmp_path: Path, effect: str) -> Table:
    """Alexander's first demon does this and is idle."""
    table = at_nyrob(tmp_path, DEMON.format(id="pierre", effect=effect))
    wake(table, "alexander", 1)
    return table


@pytest.mark.rule("R-DEMON-3")
def test_what_a_demon_does_beside_the_penalties_is_done_as_the_day_begins(tmp_path: Path) -> None:
    table = demon(tmp_path, '{ rubles = -1 }, { note = "Sample: whisper" }')
    run(table, Morning(day=2))
    assert rubles(table) == [4, 5, 5]
    assert str(table.question.text) == "Alexander: Sample: whisper"
    table.answer("done")
    assert table.state.get(StoryGame, 1).on_turn == "alexander"


@pytest.mark.rule("R-DEMON-3", "R-DEMON-12")
@pytest.mark.parametrize(("phase", "steps"), [("morning", 2), ("evening", 1)])
def test_a_penalty_on_a_condition_is_in_force_while_it_holds(tmp_path: Path, phase: str, steps: int) -> None:
    table = demon(tmp_path, '{ if = { phase = "evening" }, then = { rule = { move_range = -1 } } }')
    table.state.get(StoryGame, 1).phase = phase
    assert move_range(table.game(), "alexander") == steps


@pytest.mark.rule("R-DEMON-3", "R-GEN-1")
@pytest.mark.parametrize("rule", ['"no_attack"', '{ block_items = "natural" }'])
def test_a_rule_that_is_none_of_the_penalties_is_left_to_the_players(tmp_path: Path, rule: str) -> None:
    table = demon(tmp_path, f"{{ rule = {rule} }}")
    run(table, Morning(day=2))
    assert str(table.question.text).startswith("Alexander, by hand:")


def test_a_quiet_demon_says_nothing_in_the_morning(tmp_path: Path) -> None:
    table = at_nyrob(tmp_path, DEMON.format(id="pierre", effect='{ note = "Sample: whisper" }'))
    run(table, Morning(day=2))
    assert not table.waits
