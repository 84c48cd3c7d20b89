"""The view of a check or fight: who takes part, what gives nothing and why, what the enemies do."""

from __future__ import annotations

from pathlib import Path

import pytest

import blackbook.rules  # noqa: F401 - every chapter makes its commands, steps and effects known
from blackbook.campaign.scene import Participant
from blackbook.content.library import Library, read_library
from blackbook.text import Name, say
from blackbook.views.scene import SceneView, how_joined, scene_view
from tests.rules.scene_table import carry, check, conspire, fight, helper, keep_cards, person, roll, stand
from tests.rules.table import Table, set_table

SAMPLE = Path(__file__).parents[1] / "rules" / "sample.toml"


@pytest.fixture(scope="module")
def library() -> Library:
    return read_library([SAMPLE])


@pytest.fixture
def table(library: Library) -> Table:
    """Yegor and Vasilisa at the Salt Works; no demon is awake."""
    table = set_table(library, ("yegor", "vasilisa"), asleep=True)
    stand(table, "yegor", "salt-works", attack_dice=2, defense_dice=1, rubles=1)
    stand(table, "vasilisa", "salt-works", attack_dice=1, defense_dice=2, rubles=2)
    conspire(table, "yegor", "whale-fish", "frost")
    conspire(table, "vasilisa", "slave", "needle", "chur")
    return table


def view_of(table: Table) -> SceneView:
    view = scene_view(table.game())
    assert view is not None
    return view


def defense_check(table: Table, difficulty: int = 11) -> SceneView:
    check(table, "yegor", "defense", difficulty)
    keep_cards(table)
    return view_of(table)


def test_there_is_no_view_without_a_scene(table: Table) -> None:
    assert scene_view(table.game()) is None


def test_a_check_names_its_place_kind_and_difficulty(table: Table) -> None:
    view = defense_check(table)
    assert (view.kind, view.check_kind, str(view.title)) == ("check", "defense", "Check: Salt Works")
    assert view.difficulty is not None
    assert [(part.amount, str(part.text)) for part in view.difficulty.parts] == [(11, "Printed")]


def test_an_awake_demon_is_a_part_of_the_difficulty(library: Library) -> None:
    table = set_table(library, ("vasilisa",))
    check(table, "vasilisa", "defense", 8)
    keep_cards(table)
    difficulty = view_of(table).difficulty
    assert difficulty is not None
    assert (difficulty.value, [part.amount for part in difficulty.parts]) == (10, [8, 2])


def test_who_takes_part_with_dice_due_and_role(table: Table) -> None:
    yegor, vasilisa = defense_check(table).fighters
    assert (yegor.letter, yegor.attack_due, yegor.defense_due) == ("Д", 2, 1)
    assert (vasilisa.letter, vasilisa.attack_due, vasilisa.defense_due) == ("В", 1, 2)
    assert (str(yegor.role), str(vasilisa.role)) == ("on turn", "in the same place")
    assert not yegor.rolled


def test_a_check_of_somebody_who_is_not_on_turn_says_so(table: Table) -> None:
    table.game().story.on_turn = "vasilisa"
    table.session.commit()
    assert str(defense_check(table).fighter("yegor").role) == "the check is theirs"


def test_cards_say_why_they_give_nothing(table: Table) -> None:
    view = defense_check(table)
    whale_fish, frost = view.fighter("yegor").cards
    slave, needle, chur = view.fighter("vasilisa").cards
    assert (whale_fish.type, whale_fish.idle) == ("order", None)
    assert str(whale_fish.does[0]) == "attack die → defense, same value"
    assert str(frost.idle) == "works only in combat"
    assert (slave.type, slave.idle, needle.idle) == ("key", None, None)
    assert str(chur.idle) == "needs 3 rubles; Grandpa Yegor could lend 1"


def test_nobody_with_rubles_is_named_when_nobody_has_any(table: Table) -> None:
    person(table, "yegor").rubles = 0
    table.session.commit()
    assert str(defense_check(table).fighter("vasilisa").cards[2].idle) == "needs 3 rubles"


def test_a_card_that_lies_face_down_gives_nothing(table: Table) -> None:
    [card] = conspire(table, "yegor", "whale-fish")
    card.face_up = False
    table.session.commit()
    assert str(defense_check(table).fighter("yegor").cards[0].idle) == "face down: it gives nothing"


def test_items_and_helpers_say_what_they_do_and_what_bars_them(table: Table) -> None:
    carry(table, "yegor", "natural-defense-3")
    carry(table, "yegor", "powder", pool="crafted")
    helper(table, "yegor", "cat")
    defense, powder, cat = defense_check(table).fighter("yegor").supplies
    assert (defense.kind, str(defense.does), defense.barred) == ("items", "+3 defense", None)
    assert powder.types == ("incendiary",)
    assert str(powder.barred) == "This item does not help here; it helps in: combat."
    assert (cat.kind, str(cat.barred)) == ("helpers", "Sample: cat helps only in: combat.")


def test_the_case_before_the_roll_is_there_until_somebody_has_rolled(table: Table) -> None:
    view = defense_check(table)
    assert view.before_roll is not None
    assert view.before_roll.case["characters"][0]["pool"] == {"attack": 2, "defense": 1}
    assert view.faces == {"attack": (0, 1, 1, 2, 3, 4), "defense": (0, 1, 1, 2, 2, 3)}
    roll(table, yegor="d2 a4 a1", vasilisa="d3 d1 a2")
    rolled = view_of(table)
    assert rolled.before_roll is None
    assert [(die.kind, die.value, die.card) for die in rolled.fighter("yegor").dice] == [
        ("defense", 2, None), ("attack", 4, None), ("attack", 1, None),
    ]  # fmt: skip


def test_dice_that_lie_on_cards_name_them(table: Table) -> None:
    defense_check(table)
    roll(table, yegor="d2 a4 a1", vasilisa="d3 d1 a2")
    table.answer("keep")
    row = table.state.get(Participant, "yegor")
    assert view_of(table).fighter("yegor").dice[1].card == f"card-{row.placements['1']}"


def test_enemies_say_what_they_do_and_what_they_bring(library: Library) -> None:
    table = set_table(library, ("alexander", "evgenia"), asleep=True)
    stand(table, "evgenia", "cherdyn")
    fight(table, "alexander", "drowned-one", "winged-bisyak")
    table.answer("alexander")
    table.answer("evgenia")
    keep_cards(table)
    view = view_of(table)
    drowned, bisyak = view.foes
    assert (drowned.attack, drowned.health, drowned.damage, drowned.state) == (7, 17, 0, "standing")
    assert [str(effect) for effect in drowned.effects] == ["first round: does not attack"]
    assert (str(drowned.against), str(drowned.reward)) == ("Alexander", "+2 rubles")
    assert str(bisyak.against) == "Evgenia"
    assert (view.difficulty, view.round, view.stage) == (None, 1, "roll")
    assert view.before_roll is not None
    assert [enemy["id"] for enemy in view.before_roll.case["enemies"]] == [drowned.id, bisyak.id]
    assert view.rounds == 3
    assert "R-ENEMY-7" in {reminder.rule for reminder in view.reminders}


def test_a_final_battle_may_go_on_to_the_end(library: Library) -> None:
    table = set_table(library, ("alexander",), asleep=True)
    fight(table, "alexander", "drowned-one")
    keep_cards(table)
    table.game().scene.final = True
    assert view_of(table).rounds == 3
    table.game().campaign.house_rules = {"A-BOSS-1": "to_the_end"}
    assert view_of(table).rounds is None


def test_how_somebody_came_is_read_from_this_scene_alone() -> None:
    vasilisa = Name({"en": "Vasilisa"})
    joins = (say("{who} joins in", who=vasilisa),)
    entries = [(say("Yegor waits"), ()), (say("Vasilisa uses Skates"), joins)]
    assert str(how_joined(entries, vasilisa)) == "joined: Vasilisa uses Skates"
    assert how_joined(entries, Name({"en": "Yegor"})) is None
    assert str(how_joined([(joins[0], ())], vasilisa)) == "joined later"
    ended = [(say("Accepted"), (say("Victory"),)), *entries]
    assert how_joined(ended, vasilisa) is None
    assert how_joined([(say("Draw"), ()), *entries], vasilisa) is None
