"""The agenda: a stack of steps that are still to be done, and the question that waits for the players.

A step is a frozen value. When it comes to the top it either asks (`question`) or runs (`run`); the steps that it
returns go on top in its place, the first of them uppermost. What a step asks follows from the state alone, so a
campaign can be closed at any question and opened again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from pydantic import BaseModel, ConfigDict

from blackbook.campaign.agenda import AgendaStep
from blackbook.errors import RuleBroken, UserError
from blackbook.rules.command import Command
from blackbook.rules.question import Entry, Option, Question
from blackbook.text import Text, say

if TYPE_CHECKING:
    from blackbook.rules.game import Game

Steps = Sequence["Step"]
NOTHING: Steps = ()

STEPS: dict[str, type[Step]] = {}

Watcher = Callable[["Game"], Steps]
_WATCHERS: list[Watcher] = []


def watcher(function: Watcher) -> Watcher:
    """Register what looks at the table between any two steps and puts steps on top at once (R-STORY-3)."""
    _WATCHERS.append(function)
    return function


DO_IT, BY_HAND = "do_it", "by_hand"

STEP_LIMIT = 10_000
"""More steps than this without a question can only be a circle in a pack's effects."""


class Step(BaseModel):
    """Base of all steps. A subclass names itself by `step` and is known from then on."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    step: ClassVar[str] = ""
    chapter: ClassVar[str] = "table"
    """Chapter of rules whose automation it follows."""

    @classmethod
    def __pydantic_init_subclass__(cls, **kwargs: Any) -> None:
        super().__pydantic_init_subclass__(**kwargs)
        if cls.step:
            STEPS[cls.step] = cls

    def title(self, game: Game) -> Text:
        """What is to be done, in a few words."""
        raise TypeError(f"{type(self).__name__} has no title()")

    def question(self, game: Game) -> Question | None:
        """What the players must decide first; None if the state already decides it."""
        return None

    def run(self, game: Game) -> Steps:
        """Do it; the steps returned take its place."""
        return NOTHING

    def answered(self, game: Game, answer: Answer) -> Steps:
        """Do it as the players decided; the steps returned take its place."""
        raise TypeError(f"{type(self).__name__} asks nothing")


class Answer(Command):
    """The players answer the question that waits."""

    command: ClassVar[str] = "answer"
    at_any_time: ClassVar[bool] = True

    choice: str | None = None
    choices: tuple[str, ...] = ()
    values: dict[str, Any] = {}

    @property
    def chosen(self) -> tuple[str, ...]:
        return (self.choice, *self.choices) if self.choice is not None else self.choices

    def describe(self, game: Game) -> Text:
        question = game.agenda.question()
        if question is None:
            return say("Answer")
        labels = tuple(option.label for id in self.chosen if (option := question.option(id)) is not None)
        if labels:
            return say("{question} — {answer}", question=question.text, answer=labels)
        return question.text

    def apply(self, game: Game) -> None:
        step = game.agenda.top()
        question = game.agenda.question()
        if step is None or question is None:
            raise UserError(say("No question waits for an answer."))
        check_answer(game, question, self)
        if step.question(game) is not None:
            game.agenda.replace_top(step.answered(game, self))
        else:
            game.agenda.replace_top(step.run(game) if self.chosen == (DO_IT,) else NOTHING)


def leave_to_carry_out(game: Game, step: Step) -> Question | None:
    """Asked before a step of a chapter that the players have taken into their own hands (R-GEN-1).

    Where the program may only suggest it offers to do the step; where it is off, the step is by hand.
    """
    mode = game.automation(step.chapter)
    if mode == "auto":
        return None
    do_it, by_hand = Option(DO_IT, say("Do it")), Option(BY_HAND, say("Done by hand"))
    options = (do_it, by_hand) if mode == "suggest" else (by_hand, do_it)
    return Question("R-GEN-1", step.title(game), options, suggested=(options[0].id,))


class ByHand(Command):
    """The players have done the step on top themselves: it is ticked off and changes nothing."""

    command: ClassVar[str] = "by_hand"
    at_any_time: ClassVar[bool] = True

    def describe(self, game: Game) -> Text:
        step = game.agenda.top()
        return say("Done by hand: {step}", step=step.title(game)) if step is not None else say("Done by hand")

    def apply(self, game: Game) -> None:
        if game.agenda.top() is None:
            raise UserError(say("Nothing waits to be done."))
        game.agenda.replace_top(NOTHING)


def check_answer(game: Game, question: Question, answer: Answer) -> None:
    """UserError if the answer does not fit the question; RuleBroken if it takes a barred option."""
    chosen = answer.chosen
    if question.options:
        for id in chosen:
            option = question.option(id)
            if option is None:
                known = tuple(option.id for option in question.options)
                raise UserError(say('"{id}" is not among the answers: {known}.', id=id, known=known))
            if option.barred is not None:
                game.forbid(option.barred.rule, option.barred.reason)
        if len(set(chosen)) != len(chosen):
            raise UserError(say("An answer is named twice."))
        if not question.least <= len(chosen) <= question.most:
            raise UserError(
                say("Choose from {least} to {most} of the answers.", least=question.least, most=question.most)
            )
    names = {entry.name for entry in question.entries}
    for entry in question.entries:
        value = answer.values.get(entry.name)
        if value is None or value == "":
            if entry.is_needed(chosen) and (not question.options or question.form == "options"):
                raise UserError(say('"{name}" is missing: {label}', name=entry.name, label=entry.label))
        else:
            check_entry(entry, value)
    unknown = sorted(set(answer.values) - names)
    if unknown and question.form == "options":
        raise UserError(say("These values were not asked for: {names}.", names=tuple(unknown)))


def check_entry(entry: Entry, value: Any) -> None:
    """UserError if a value is not of its entry's kind, out of its bounds or not among its options."""
    name = entry.name
    if entry.kind == "number":
        if not isinstance(value, int) or isinstance(value, bool):
            raise UserError(say('"{name}" must be a whole number.', name=name))
        if entry.minimum is not None and value < entry.minimum:
            raise UserError(say('"{name}" must be at least {minimum}.', name=name, minimum=entry.minimum))
        if entry.maximum is not None and value > entry.maximum:
            raise UserError(say('"{name}" must be at most {maximum}.', name=name, maximum=entry.maximum))
    elif entry.kind == "faces":
        if not isinstance(value, list) or not value or not all(isinstance(face, int) and face >= 0 for face in value):
            raise UserError(say('"{name}" must be a list of the numbers on the faces.', name=name))
    elif entry.kind in ("text", "choice"):
        if not isinstance(value, str):
            raise UserError(say('"{name}" must be a text.', name=name))
        known = tuple(option.id for option in entry.options)
        if entry.kind == "choice" and value not in known:
            raise UserError(say('"{name}" must be one of: {known}.', name=name, known=known))


class Agenda:
    """The stack of steps in the state of a game."""

    def __init__(self, game: Game) -> None:
        self._game = game

    @property
    def steps(self) -> tuple[Step, ...]:
        """All steps, the one on top first."""
        rows = sorted(self._game.state.all(AgendaStep), key=lambda row: -row.position)
        return tuple(STEPS[row.kind].model_validate(row.data) for row in rows)

    def top(self) -> Step | None:
        rows = self._game.state.all(AgendaStep)
        if not rows:
            return None
        row = max(rows, key=lambda row: row.position)
        return STEPS[row.kind].model_validate(row.data)

    def question(self) -> Question | None:
        """The question that waits for the players."""
        step = self.top()
        if step is None:
            return None
        return step.question(self._game) or leave_to_carry_out(self._game, step)

    def push(self, *steps: Step) -> None:
        """Put steps on top; the first of them comes up first."""
        rows = self._game.state.all(AgendaStep)
        position = max((row.position for row in rows), default=0)
        for step in reversed(steps):
            position += 1
            data = step.model_dump(mode="json", by_alias=True, exclude_unset=True)
            self._game.state.add(AgendaStep(position=position, kind=step.step, data=data))

    def append(self, *steps: Step) -> None:
        """Put steps below all others: they come when everything else is done."""
        waiting = self.steps
        self.clear()
        self.push(*waiting, *steps)

    def replace_top(self, steps: Steps) -> None:
        rows = self._game.state.all(AgendaStep)
        self._game.state.remove(max(rows, key=lambda row: row.position))
        self.push(*steps)

    def forget_the_rest(self) -> None:
        """Drop all steps below the one on top: the story has ended."""
        for row in sorted(self._game.state.all(AgendaStep), key=lambda row: -row.position)[1:]:
            self._game.state.remove(row)

    def clear(self) -> None:
        for row in self._game.state.all(AgendaStep):
            self._game.state.remove(row)

    def run(self) -> None:
        """Do step after step until the agenda is empty or a step must ask the players."""
        for _ in range(STEP_LIMIT):
            for watch in _WATCHERS:
                self.push(*watch(self._game))
            step = self.top()
            if step is None or self.question() is not None:
                return
            self.replace_top(step.run(self._game))
        raise RuleBroken("R-GEN-1", say("The effects of a card go round in a circle; do this step by hand."))


def carry_out(game: Game, command: Command) -> Text:
    """Do a command and all that follows from it, up to the next question; returns what the journal calls it.

    An answer is called by the first thing that came of it; `game.told` then holds what came after that.
    RuleBroken or UserError if it cannot be done; the caller then takes everything back.
    """
    question = game.agenda.question()
    if question is not None and not command.at_any_time:
        game.forbid("R-GEN-1", say("First answer: {question}", question=question.text))
    text = command.describe(game)
    command.apply(game)
    game.agenda.run()
    if isinstance(command, Answer) and game.told:
        return game.told.pop(0)
    return text
