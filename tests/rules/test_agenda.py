"""The agenda: a persisted stack of steps; and what every command and step of the rules must have."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

import pytest

from blackbook.campaign.agenda import AgendaStep
from blackbook.content.effects import OPERATIONS
from blackbook.errors import RuleBroken
from blackbook.rules import CHAPTERS
from blackbook.rules.agenda import NOTHING, STEPS, Step, Steps
from blackbook.rules.command import COMMANDS, Command, command_schemas
from blackbook.rules.effects import carried_out
from blackbook.rules.game import Game
from blackbook.rules.house import AUTOMATED
from blackbook.rules.story import ReadParagraph
from blackbook.text import Text, say
from tests.rules.table import Table

END = {"command": "end_turn"}


class Circle(Step):
    """A step that comes back for ever."""

    step: ClassVar[str] = "test_circle"

    def title(self, game: Game) -> Text:
        return say("Round and round")

    def run(self, game: Game) -> Steps:
        return (Circle(),)


class Remember(Step):
    """Tells a word when it is run."""

    step: ClassVar[str] = "test_remember"

    word: str
    then: tuple[str, ...] = ()

    def title(self, game: Game) -> Text:
        return say("Remember {word}", word=self.word)

    def run(self, game: Game) -> Steps:
        game.tell(say("{word}", word=self.word))
        return tuple(Remember(word=word) for word in self.then)


OF_THE_RULES = sorted(name for name in STEPS if not name.startswith("test_"))


def of_the_rules(kind: type) -> bool:
    return kind.__module__.startswith("blackbook.rules.")


def test_every_step_has_a_title_and_whatever_it_asks_it_understands() -> None:
    for name in OF_THE_RULES:
        step = STEPS[name]
        assert step.title is not Step.title, name
        assert (step.question is Step.question) == (step.answered is Step.answered), name
        assert step.chapter in (*AUTOMATED, "table"), name


def test_every_command_can_be_done_and_described() -> None:
    schemas = command_schemas()
    for name, command in COMMANDS.items():
        assert command.apply is not Command.apply, name
        assert command.describe is not Command.describe, name
        assert "despite" in schemas[name]["properties"], name


def test_every_chapter_of_the_folder_is_known() -> None:
    assert {"agenda", "setup", "day", "night", "combat", "correct"} <= set(CHAPTERS)
    assert all(of_the_rules(STEPS[name]) for name in OF_THE_RULES)


@pytest.mark.rule("R-LOC-17")
def test_every_operation_of_the_effect_language_is_carried_out() -> None:
    assert len(carried_out()) >= len(OPERATIONS)


@pytest.mark.rule("R-GEN-1")
def test_the_first_step_returned_comes_first(table: Table) -> None:
    game = table.game()
    game.agenda.push(Remember(word="one", then=("two", "three")), Remember(word="four"))
    game.agenda.append(Remember(word="five"))
    game.agenda.run()
    assert [str(line) for line in game.told] == ["one", "two", "three", "four", "five"]
    assert game.agenda.steps == ()


def test_effects_that_go_in_a_circle_are_stopped(table: Table) -> None:
    game = table.game()
    game.agenda.push(Circle())
    with pytest.raises(RuleBroken) as broken:
        game.agenda.run()
    assert broken.value.rule == "R-GEN-1"


def test_a_campaign_can_be_left_at_any_question_and_taken_up_again(table: Table) -> None:
    table.do({"command": "read_paragraph", "paragraph": 8})
    table.do({"command": "apply_effects", "effects": [{"one_of": [{"rubles": 2}, {"wounds": 1}]}]})
    before = [(row.kind, row.data) for row in table.state.all(AgendaStep)]
    question = table.question.to_json()

    table.state.reload()

    assert [(row.kind, row.data) for row in table.state.all(AgendaStep)] == before
    assert table.question.to_json() == question
    table.answer("1")
    assert table.game().character("alexander").rubles == 5
    assert table.game().agenda.steps == (ReadParagraph(paragraph=8),)


@pytest.mark.rule("R-GEN-1")
def test_while_a_question_waits_other_commands_wait_too(new_table: Callable[..., Table]) -> None:
    table = new_table(market=False)
    table.do({"command": "read_paragraph", "paragraph": 8})
    with pytest.raises(RuleBroken) as broken:
        table.do(END)
    assert broken.value.rule == "R-GEN-1"
    assert "Read paragraph 8" in str(broken.value.reason)
    table.do({"command": "note", "text": "later"})  # may be given at any time
    table.do({**END, "despite": ["R-GEN-1"]})
    assert table.game().story.on_turn == "evgenia"


def test_a_step_that_needs_nothing_returns_nothing(table: Table) -> None:
    assert Step().run(table.game()) == NOTHING
