"""Helpers: unique, once a day, never given away (R-HELPER)."""

from __future__ import annotations

import pytest

from blackbook.campaign.components import HelperCard
from blackbook.campaign.scene import Participant, Scene
from blackbook.campaign.state import GAME_TABLES
from blackbook.errors import RuleBroken
from blackbook.rules.helpers import restore_helpers
from tests.rules.hands import barred, effect, helper, left, offered, options, person
from tests.rules.table import Table


def use(card: int, **more: object) -> dict[str, object]:
    return {"command": "use_helper", "card": card, **more}


def rule_that_bars(table: Table, card: int) -> str | None:
    """The rule that bars the command; the offer, if there is one, must say the same."""
    try:
        table.do(use(card))
    except RuleBroken as broken:
        return broken.rule
    return None


@pytest.fixture
def digger(table: Table) -> int:
    """A helper that brings a ruble, with Alexander."""
    fields = {"name": "Digger", "use": [{"rubles": 1}]}
    table.do({"command": "describe", "kind": "helpers", "id": "digger", "fields": fields})
    return helper(table, "alexander", "digger")


@pytest.mark.rule("T-HELPER-1", "R-HELPER-1", "R-HELPER-2", "R-NIGHT-7", "A-HELPER-2")
def test_t_helper_1_used_at_noon_it_helps_again_only_when_restored(table: Table, digger: int) -> None:
    table.game().story.phase = "noon"
    table.do(use(digger))
    assert person(table, "alexander").rubles == 4
    for phase in ("evening", "night"):
        table.game().story.phase = phase
        (offer,) = offered(table, "use_helper")
        assert offer.barred is not None
        assert offer.barred.rule == "R-HELPER-1"
        assert rule_that_bars(table, digger) == "R-HELPER-1"
    restore_helpers(table.game())
    assert rule_that_bars(table, digger) is None
    assert person(table, "alexander").rubles == 5


@pytest.mark.rule("R-HELPER-1")
def test_one_whose_card_says_so_stays_face_up(table: Table) -> None:
    owl = helper(table, "alexander", "owl")
    person(table, "alexander", wounds=3)
    table.do(use(owl))
    table.do(use(owl))
    assert person(table, "alexander").wounds == 1
    assert table.state.get(HelperCard, owl).face_up


@pytest.mark.rule("R-HELPER-6", "R-BOSS-6", "R-HELPER-4")
@pytest.mark.parametrize(
    ("id", "kind", "final", "rule"),
    [
        ("bear", None, False, "R-HELPER-6"),
        ("bear", "combat", False, "R-HELPER-6"),
        ("bear", "combat", True, None),
        ("cat", None, False, "R-HELPER-1"),
        ("cat", "check", False, "R-HELPER-1"),
        ("cat", "combat", False, None),
        ("rooster", "check", False, None),
    ],
)
def test_a_helper_helps_where_its_card_says(table: Table, id: str, kind: str | None, final: bool, rule: str) -> None:
    row = helper(table, "alexander", id)
    if kind is not None:
        scene = Scene(kind=kind, active="alexander", location="cherdyn", round=1, final=final, check_kind="defense")
        table.add(scene, Participant(character="alexander"))
    assert rule_that_bars(table, row) == rule
    assert table.state.get(HelperCard, row).face_up == (rule is not None)


@pytest.mark.rule("R-COMBAT-19")
def test_help_for_another_needs_the_same_location(table: Table) -> None:
    owl = helper(table, "alexander", "owl")
    person(table, "evgenia", wounds=2)
    with pytest.raises(RuleBroken) as broken:
        table.do(use(owl, target="evgenia"))
    assert broken.value.rule == "R-COMBAT-19"
    person(table, "evgenia", location="cherdyn")
    table.do(use(owl, target="evgenia"))
    assert person(table, "evgenia").wounds == 1


@pytest.mark.rule("R-HELPER-5", "R-SETUP-15")
def test_a_helper_gained_is_told_by_the_players(table: Table) -> None:
    effect(table, "evgenia", {"helper": {"gain": 2}})
    table.answer("raven")
    assert barred(table, "raven") == "R-SETUP-3"
    table.answer("new", name="Крот")
    assert [(row.helper, row.owner, row.face_up) for row in table.state.all(HelperCard)] == [
        ("raven", "evgenia", True), ("крот", "evgenia", True)
    ]  # fmt: skip
    assert left(table, "helpers") == 3
    effect(table, "alexander", {"helper": {"gain": 1}})
    with pytest.raises(RuleBroken) as broken:
        table.answer("new", name="Крот")  # each is there once
    assert broken.value.rule == "R-HELPER-1"
    table.answer("none")
    assert len(table.state.all(HelperCard)) == 2


@pytest.mark.rule("R-HELPER-2")
def test_an_effect_restores_some_or_all_of_the_used_helpers(table: Table) -> None:
    rows = [helper(table, "alexander", id) for id in ("cat", "raven", "bear")]
    other = helper(table, "evgenia", "rooster")
    for row in table.state.all(HelperCard):
        row.face_up = False
    effect(table, "alexander", {"helper": {"restore": 2}})
    assert options(table) == [str(row) for row in rows]
    assert (table.question.least, table.question.most) == (2, 2)
    table.answer(str(rows[0]), str(rows[2]))
    assert [table.state.get(HelperCard, row).face_up for row in rows] == [True, False, True]
    effect(table, "alexander", {"helper": {"restore": "all"}})
    assert not table.waits
    assert [table.state.get(HelperCard, row).face_up for row in (*rows, other)] == [True, True, True, False]


@pytest.mark.rule("R-HELPER-1")
def test_what_a_helper_does_is_asked_at_first_use(table: Table) -> None:
    table.do({"command": "describe", "kind": "helpers", "id": "mole", "fields": {"name": "Mole"}})
    mole = helper(table, "alexander", "mole")
    assert [offer.command.to_json() for offer in offered(table, "use_helper")] == [use(mole)]
    table.do(use(mole))
    table.answer("later")
    assert str(table.question.text) == "Alexander: do what Mole says"
    table.answer("done")
    assert not table.state.get(HelperCard, mole).face_up
    restore_helpers(table.game())
    table.do(use(mole))
    table.answer("keep", **{"use.words": "dig a hole"})
    assert str(table.question.text) == "Alexander: dig a hole"
    table.answer("done")
    restore_helpers(table.game())
    table.do(use(mole))
    assert str(table.question.text) == "Alexander: dig a hole"  # remembered


@pytest.mark.rule("A-HELPER-1", "R-CAMP-4")
def test_a_helper_gained_in_a_story_stays_until_the_table_is_cleared(table: Table, digger: int) -> None:
    table.do(use(digger))
    for _ in range(2):
        restore_helpers(table.game())
    row = table.state.get(HelperCard, digger)
    assert (row.owner, row.face_up) == ("alexander", True)
    assert HelperCard in GAME_TABLES  # cleared when the next story is set up
