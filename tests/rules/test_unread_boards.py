"""What was left open of a board at setup is asked for when a check or fight needs it."""

from __future__ import annotations

import pytest

from blackbook.content.library import Library
from tests.rules.table import Table, set_table

CHECK = {"command": "apply_effects", "who": "alexander", "effects": [{"check": {"kind": "attack", "difficulty": 3}}]}
FIGHT = {"command": "apply_effects", "who": "alexander", "effects": [{"fight": {"named": ["drowned-one"]}}]}


@pytest.fixture
def open_table(rulebook_library: Library) -> Table:
    """Alexander alone at the Mill, of whose board nobody has told anything."""
    table = set_table(rulebook_library)
    alexander = table.game().character("alexander")
    alexander.location, alexander.health, alexander.attack_dice, alexander.defense_dice = "mill", 0, 0, 0
    table.game().character("evgenia").location = "lake"
    table.session.commit()
    return table


@pytest.mark.rule("R-SETUP-12", "R-CHECK-3")
def test_dice_are_asked_for_before_they_are_rolled_and_then_kept(open_table: Table) -> None:
    open_table.do(CHECK)
    assert [entry.name for entry in open_table.question.entries] == ["dice.attack", "dice.defense"]
    open_table.answer("keep", **{"dice.attack": 3, "dice.defense": 2})
    alexander = open_table.game().character("alexander")
    assert (alexander.attack_dice, alexander.defense_dice, alexander.health) == (3, 2, 0)
    assert open_table.question.form == "dice"
    [asked] = open_table.question.facts["characters"]
    assert (asked["attack"], asked["defense"]) == (3, 2)


def test_left_open_again_the_check_goes_on(open_table: Table) -> None:
    open_table.do(CHECK)
    open_table.answer("later")
    assert open_table.question.form == "dice"


def test_values_corrected_by_hand_are_not_asked_for(open_table: Table) -> None:
    open_table.do({"command": "correct", "what": "character.attack_dice", "of": "alexander", "value": 4})
    open_table.do(CHECK)
    assert open_table.question.form == "dice"


@pytest.mark.rule("R-DEFEAT-1")
def test_a_fight_asks_for_health_too(open_table: Table) -> None:
    open_table.do({"command": "correct", "what": "character.attack_dice", "of": "alexander", "value": 4})
    open_table.do(FIGHT)
    while "health" not in [entry.name for entry in open_table.question.entries]:
        open_table.answer(open_table.question.open_options[0].id)
    open_table.answer("keep", health=9)
    assert open_table.game().character("alexander").health == 9
