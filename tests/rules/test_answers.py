"""What counts as an answer to a question: options, their number, and the values that go with them."""

from __future__ import annotations

from typing import Any

import pytest

from blackbook.errors import RuleBroken, UserError
from blackbook.rules.agenda import Answer, check_answer
from blackbook.rules.question import Barred, Entry, Option, Question
from blackbook.text import say
from tests.rules.hands import effect
from tests.rules.table import Table

OPTIONS = (
    Option("known", say("Known")),
    Option("new", say("New")),
    Option("shut", say("Shut"), barred=Barred("R-X-1", say("It is shut."))),
)
NAME = Entry("name", "text", say("Its name"), required=False, needed_for=("new",))
PLACE = Entry("place", "choice", say("Place"), required=False, options=(Option("mill", say("Mill")),))
NUMBER = Entry("number", "number", say("Number"), required=False, minimum=2, maximum=5)
FACES = Entry("faces", "faces", say("Faces"), required=False)
ASKED = Question("R-X-2", say("Which?"), OPTIONS, entries=(NAME, PLACE, NUMBER, FACES), most=2)


def give(table: Table, question: Question, *choices: str, despite: tuple[str, ...] = (), **values: Any) -> None:
    check_answer(table.game(*despite), question, Answer(choices=choices, values=values))


def test_a_value_is_needed_only_for_its_options(table: Table) -> None:
    give(table, ASKED, "known")
    give(table, ASKED, "new", name="Bell")
    for nothing in ({}, {"name": ""}, {"name": None}):
        with pytest.raises(UserError, match='"name" is missing: Its name'):
            give(table, ASKED, "new", **nothing)
    assert NAME.to_json()["needed_for"] == ["new"]
    assert (NAME.is_needed(["known"]), NAME.is_needed(["known", "new"])) == (False, True)


@pytest.mark.parametrize(
    ("choices", "message"),
    [((), "from 1 to 2"), (("known", "known"), "named twice"), (("other",), '"other" is not among')],
)
def test_options_must_be_there_once_and_as_many_as_asked(table: Table, choices: tuple[str, ...], message: str) -> None:
    with pytest.raises(UserError, match=message):
        give(table, ASKED, *choices)


@pytest.mark.rule("R-GEN-1")
def test_a_barred_option_can_be_taken_by_setting_its_rule_aside(table: Table) -> None:
    with pytest.raises(RuleBroken) as broken:
        give(table, ASKED, "shut")
    assert broken.value.rule == "R-X-1"
    give(table, ASKED, "shut", despite=("R-X-1",))


@pytest.mark.parametrize(
    ("values", "message"),
    [
        ({"place": "lake"}, '"place" must be one of: mill'),
        ({"place": 3}, '"place" must be a text'),
        ({"name": ["Bell"]}, '"name" must be a text'),
        ({"number": 1}, '"number" must be at least 2'),
        ({"number": 6}, '"number" must be at most 5'),
        ({"number": "3"}, '"number" must be a whole number'),
        ({"number": True}, '"number" must be a whole number'),
        ({"faces": []}, '"faces" must be a list'),
        ({"faces": [1, -1]}, '"faces" must be a list'),
        ({"colour": "red"}, "These values were not asked for: colour"),
    ],
)
def test_values_must_be_of_their_kind(table: Table, values: dict[str, Any], message: str) -> None:
    with pytest.raises(UserError, match=message):
        give(table, ASKED, "known", **values)


def test_values_of_their_kind_are_taken(table: Table) -> None:
    give(table, ASKED, "known", place="mill", number=5, faces=[0, 1, 1])


def test_a_required_value_is_needed_whatever_is_chosen(table: Table) -> None:
    required = Entry("rubles", "number", say("Rubles"), minimum=0, maximum=3)
    with pytest.raises(UserError, match='"rubles" is missing'):
        give(table, Question("R-X-2", say("How many?"), entries=(required,)))
    give(table, Question("R-X-2", say("How many?"), entries=(required,)), rubles=0)


def test_without_a_question_there_is_nothing_to_answer(table: Table) -> None:
    with pytest.raises(UserError, match="No question waits"):
        table.answer("known")
    with pytest.raises(UserError, match="Nothing waits"):
        table.do({"command": "by_hand"})


def test_a_step_done_by_hand_is_ticked_off_and_changes_nothing(table: Table) -> None:
    before = table.snapshot()
    effect(table, "alexander", {"item": {"gain": 2, "from": "bag"}})
    assert str(table.do({"command": "by_hand"})) == "Done by hand: Alexander draws 2 items"
    assert table.snapshot() == before
