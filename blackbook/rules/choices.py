"""The control part of the effect language: choice, leave, condition, whom, price (rules.md 7.2; R-GEN-7, R-GEN-8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from blackbook.campaign.scene import EnemyInPlay, Participant
from blackbook.content.conditions import Cond
from blackbook.content.effects import Effects, ForWho, If, May, Note, OneOf, Pay
from blackbook.content.wording import describe
from blackbook.rules.agenda import NOTHING, Answer, Step, Steps
from blackbook.rules.conditions import asks, holds
from blackbook.rules.effects import (
    Cause,
    cannot_be_chosen,
    operation,
    pay_in_full,
    payable,
    perform,
    unavailable,
)
from blackbook.rules.question import Option, Question
from blackbook.text import Text, say

if TYPE_CHECKING:
    from blackbook.rules.game import Game


class ChooseOne(Step):
    """Exactly one of the options is taken (R-GEN-7); one that cannot be paid in full is barred."""

    step: ClassVar[str] = "choose_one"

    options: tuple[Effects, ...]
    cause: Cause

    def title(self, game: Game) -> Text:
        return say("{who} chooses", who=game.name("characters", self.cause.who))

    def question(self, game: Game) -> Question | None:
        options = tuple(
            Option(str(number), words(game, effects), barred=cannot_be_chosen(game, effects, self.cause))
            for number, effects in enumerate(self.options, 1)
        )
        if sum(option.barred is None for option in options) == 1:
            # "Ruble or sin" without a ruble: nothing is left to choose (R-GEN-8c).
            return None
        if all(option.barred is not None for option in options):
            options = (*options, Option("none", say("None of it is possible")))
        return Question("R-GEN-7", self.title(game), options, who=self.cause.who)

    def run(self, game: Game) -> Steps:
        for effects in self.options:
            if cannot_be_chosen(game, effects, self.cause) is None:
                return perform(effects, self.cause)
        return NOTHING

    def answered(self, game: Game, answer: Answer) -> Steps:
        chosen = answer.chosen[0]
        return NOTHING if chosen == "none" else perform(self.options[int(chosen) - 1], self.cause)


class LeaveOrTake(Step):
    """Effects that the players may leave out."""

    step: ClassVar[str] = "leave_or_take"

    effects: Effects
    cause: Cause

    def title(self, game: Game) -> Text:
        who = game.name("characters", self.cause.who)
        return say("{who} may: {effects}", who=who, effects=words(game, self.effects))

    def question(self, game: Game) -> Question | None:
        options = (
            Option("yes", say("Yes"), barred=unavailable(game, self.effects, self.cause)),
            Option("no", say("No")),
        )
        return Question("R-GEN-7", self.title(game), options, who=self.cause.who)

    def answered(self, game: Game, answer: Answer) -> Steps:
        return perform(self.effects, self.cause) if answer.chosen == ("yes",) else NOTHING


class Judge(Step):
    """A condition that only the players can judge."""

    step: ClassVar[str] = "judge"

    condition: Cond
    then: Effects
    otherwise: Effects
    cause: Cause

    def title(self, game: Game) -> Text:
        return say("Is it so? {question}", question=" ".join(asks(self.condition)))

    def question(self, game: Game) -> Question | None:
        return Question("R-GEN-1", self.title(game), (Option("yes", say("Yes")), Option("no", say("No"))))

    def answered(self, game: Game, answer: Answer) -> Steps:
        true = holds(game, self.condition, self.cause, judged=answer.chosen == ("yes",))
        return perform(self.then if true else self.otherwise, self.cause)


class ChooseWho(Step):
    """One of several candidates is taken; in a dispute the holder of the first-player token decides (R-DISP-1)."""

    step: ClassVar[str] = "choose_who"

    candidates: tuple[str, ...]
    effects: Effects
    cause: Cause

    def title(self, game: Game) -> Text:
        return say("Whom does it concern: {effects}?", effects=words(game, self.effects))

    def question(self, game: Game) -> Question | None:
        if len(self.candidates) < 2:
            return None
        options = tuple(Option(id, say("{who}", who=game.name("characters", id))) for id in self.candidates)
        return Question("R-DISP-1", self.title(game), options)

    def run(self, game: Game) -> Steps:
        return perform(self.effects, self.cause.about(self.candidates[0])) if self.candidates else NOTHING

    def answered(self, game: Game, answer: Answer) -> Steps:
        return perform(self.effects, self.cause.about(answer.chosen[0]))


class NoteToPlayers(Step):
    """A text, effects or a whole card that the players see to by hand and tick off."""

    step: ClassVar[str] = "note"

    text: str = ""
    effects: Effects = ()
    cause: Cause

    def title(self, game: Game) -> Text:
        who = game.name("characters", self.cause.who)
        if self.text:
            return say("{who}: {note}", who=who, note=self.text)
        if self.effects:
            return say("{who}, by hand: {effects}", who=who, effects=words(game, self.effects))
        if not self.cause.kind:
            return say("{who}: done by hand", who=who)
        return say("{who}: do what {card} says", who=who, card=game.name(self.cause.kind, self.cause.component))

    def question(self, game: Game) -> Question | None:
        return Question("R-GEN-1", self.title(game), (Option("done", say("Done")),))

    def answered(self, game: Game, answer: Answer) -> Steps:
        return NOTHING


def words(game: Game, effects: Effects) -> Text:
    """Effects as a line of text."""
    if not effects:
        return say("nothing")
    return say("{effects}", effects=tuple(describe(effect, game.library.name_of) for effect in effects))


def present(game: Game, who: str) -> tuple[str, ...]:
    """Everyone who is where the character is; in a check or fight, everyone who takes part."""
    if game.scene is not None:
        taking_part = {row.character for row in game.state.all(Participant) if not row.excluded}
        return tuple(id for id in game.seats if id in taking_part)
    return tuple(each.id for each in game.at(game.character(who).location)) or (who,)


@operation(OneOf)
def one_of(game: Game, effect: OneOf, cause: Cause) -> Steps:
    return (ChooseOne(options=effect.options, cause=cause),)


@operation(May)
def may(game: Game, effect: May, cause: Cause) -> Steps:
    return (LeaveOrTake(effects=effect.effects, cause=cause),)


@operation(If)
def on_condition(game: Game, effect: If, cause: Cause) -> Steps:
    if asks(effect.condition):
        return (Judge(condition=effect.condition, then=effect.then, otherwise=effect.otherwise, cause=cause),)
    return perform(effect.then if holds(game, effect.condition, cause) else effect.otherwise, cause)


@operation(Pay)
def pay(game: Game, effect: Pay, cause: Cause) -> Steps:
    """R-GEN-8b: in full or not at all, and then nothing follows."""
    barred = payable(game, effect.costs, cause)
    if barred is not None and barred.rule not in game.despite:
        game.tell(say("It cannot be paid in full: {reason}", reason=barred.reason))
        return NOTHING
    if barred is not None:
        game.forbid(barred.rule, barred.reason)
    return (*pay_in_full(effect.costs, cause), *perform(effect.then, cause))


@operation(Note)
def note(game: Game, effect: Note, cause: Cause) -> Steps:
    return (NoteToPlayers(text=effect.text, cause=cause),)


@operation(ForWho)
def for_whom(game: Game, effect: ForWho, cause: Cause) -> Steps:
    match effect.who:
        case "team":
            from blackbook.rules.defeat import lose_in_total

            return lose_in_total(game, effect.do, cause)
        case "one_here":
            return (ChooseWho(candidates=present(game, cause.who), effects=effect.do, cause=cause),)
        case "one_any":
            return (ChooseWho(candidates=game.seats, effects=effect.do, cause=cause),)
        case "assignee" | "damaged" if cause.enemy is None:
            # Only enemies are assigned and wound; on anything else the players know who is meant.
            return (NoteToPlayers(effects=(effect,), cause=cause),)
        case _:
            whom = concerned(game, effect.who, cause)
            return tuple(step for who in whom for step in perform(effect.do, cause.about(who)))


def concerned(game: Game, who: str, cause: Cause) -> tuple[str, ...]:
    """The characters that a `who` names without a choice."""
    match who:
        case "each":
            return tuple(each.id for each in game.in_turn_order)
        case "here":
            return present(game, cause.who)
        case "damaged":
            return cause.damaged
        case "assignee":
            enemy = game.state.find(EnemyInPlay, cause.enemy)
            return (enemy.assigned_to,) if enemy is not None and enemy.assigned_to is not None else ()
        case "first_player":
            return (game.story.first_player or game.seats[0],)
        case _:
            return (cause.who,)
