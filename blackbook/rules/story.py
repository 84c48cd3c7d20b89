"""The story book and the story board: paragraphs that are read, and story actions (R-STORY)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, ClassVar

from pydantic import Field

from blackbook.campaign.game import ParagraphRead
from blackbook.content.effects import If, Read
from blackbook.content.stories import StoryAction
from blackbook.content.wording import describe
from blackbook.errors import UserError
from blackbook.rules.agenda import NOTHING, Answer, Step, Steps
from blackbook.rules.command import Command
from blackbook.rules.conditions import asks, holds
from blackbook.rules.day import action_barred, end_movement, on_turn, spend_action, turn_is_on
from blackbook.rules.effects import Cause, operation, perform
from blackbook.rules.ending import LOST, end_game
from blackbook.rules.night_list import chapter_of
from blackbook.rules.offers import offerer
from blackbook.rules.printed import ask_printed
from blackbook.rules.question import Barred, Entry, Offer, Option, Question
from blackbook.text import Text, say

if TYPE_CHECKING:
    from blackbook.rules.game import Game


def read_paragraph(game: Game, n: int, why: Text | None = None) -> Steps:
    """The group reads a paragraph of the story aloud; what it does, the players do while it is open (R-STORY-1)."""
    return (ReadParagraph(paragraph=n, why=why.to_json() if why is not None else None),)


def paragraph_is_open(game: Game) -> bool:
    """Whether a paragraph is being read: what follows from defeats and 13 sins waits for its end (R-SIN-3)."""
    return any(isinstance(step, ReadParagraph) for step in game.agenda.steps)


class ReadParagraph(Step):
    """The players read and carry out a paragraph, and tell how it went; the one of the final space loses (R-END-1)."""

    step: ClassVar[str] = "read_paragraph"
    chapter: ClassVar[str] = "story"

    paragraph: int
    why: dict[str, Any] | None = None

    def title(self, game: Game) -> Text:
        if self.why is None:
            return say("Read paragraph {paragraph}", paragraph=self.paragraph)
        return say("Read paragraph {paragraph}: {why}", paragraph=self.paragraph, why=Text.from_json(self.why))

    def question(self, game: Game) -> Question | None:
        outcome = Entry("outcome", "text", say("How it went, for the chronicle"), required=False)
        options: tuple[Option, ...] = (Option("done", say("Read and carried out")),)
        if self._loses(game):
            not_so = Barred("R-TRACK-6", say("This paragraph always means loss."))
            options = (
                Option("done", say("The story is lost")),
                Option("go_on", say("The story board says otherwise: play on"), barred=not_so),
            )
        return Question("R-STORY-1", self.title(game), options, entries=(outcome,))

    def answered(self, game: Game, answer: Answer) -> Steps:
        story, outcome = game.story, (answer.values.get("outcome") or "").strip()
        game.state.add(ParagraphRead(paragraph=self.paragraph, day=story.day, phase=story.phase, outcome=outcome))
        game.tell(say("Paragraph {paragraph} was read", paragraph=self.paragraph))
        return end_game(game, LOST) if self._loses(game) and answer.chosen == ("done",) else NOTHING

    def _loses(self, game: Game) -> bool:
        return self.paragraph == game.library.track.final_paragraph


@operation(Read)
def read(game: Game, effect: Read, cause: Cause) -> Steps:
    if effect.paragraph != "location":
        return read_paragraph(game, effect.paragraph)
    location = game.character(cause.who).location
    if location is None:
        return NOTHING
    return (*ask_printed(game, "locations", location, "number"), ReadLocation(location=location))


class ReadLocation(Step):
    """The paragraph whose number stands in the lower right corner of a location (R-STORY-2)."""

    step: ClassVar[str] = "read_location"
    chapter: ClassVar[str] = "story"

    location: str

    def title(self, game: Game) -> Text:
        return say("Read the paragraph of {place}", place=game.name("locations", self.location))

    def _number(self, game: Game) -> int | None:
        return game.library.locations[self.location].number

    def question(self, game: Game) -> Question | None:
        if self._number(game) is not None:
            return None
        return Question("R-STORY-2", self.title(game), (Option("done", say("Read and carried out")),))

    def run(self, game: Game) -> Steps:
        number = self._number(game)
        return read_paragraph(game, number, self.title(game)) if number is not None else NOTHING

    def answered(self, game: Game, answer: Answer) -> Steps:
        return NOTHING


class OpenParagraph(Command):
    """The players turn to a paragraph of the story book, whatever sent them there."""

    command: ClassVar[str] = "read_paragraph"
    at_any_time: ClassVar[bool] = True

    paragraph: int = Field(ge=1)

    def describe(self, game: Game) -> Text:
        return say("Read paragraph {paragraph}", paragraph=self.paragraph)

    def apply(self, game: Game) -> None:
        if game.story.outcome is not None:
            game.forbid("R-END-1", say("The story has ended."))
        game.agenda.push(*read_paragraph(game, self.paragraph))


def story_actions(game: Game) -> tuple[StoryAction, ...]:
    """The actions of the story board on the table (R-STORY-7)."""
    chapter = chapter_of(game)
    return chapter.actions if chapter is not None else ()


def story_action_barred(game: Game, action: StoryAction, who: str) -> Barred | None:
    """Why a story action cannot be taken now (R-STORY-4, R-STORY-5, R-STORY-6)."""
    if not holds(game, action.condition, Cause(who=who)):
        return Barred("R-STORY-4", say("The condition of the story action does not hold here."))
    return None if action.lightning else action_barred(game)


class TakeStoryAction(Command):
    """The character on turn takes an action of the story board; one with lightning leaves the action (R-DAY-8, C)."""

    command: ClassVar[str] = "story_action"

    number: int | None = Field(default=None, ge=1)
    """Which of the known actions, counted from 1; None for one that is only printed on the board."""
    lightning: bool = False
    """Of an action that is only printed on the board: whether it bears the lightning."""

    def describe(self, game: Game) -> Text:
        who = game.name("characters", game.active)
        if self.number is None:
            return say("{who}: story action", who=who)
        return say("{who}: story action {number}", who=who, number=self.number)

    def apply(self, game: Game) -> None:
        who = on_turn(game)
        action = self._action(game)
        lightning = self.lightning if action is None else action.lightning
        if action is not None:
            barred = story_action_barred(game, action, who)
            if barred is not None and barred.rule != "R-DAY-8":
                game.forbid(barred.rule, barred.reason)
        if lightning:
            end_movement(game)
        else:
            spend_action(game)
        if action is None:
            game.agenda.push(ActAsPrinted(who=who))
            return
        effects = action.do
        if action.condition is not None and asks(action.condition):
            effects = (If.model_validate({"if": action.condition, "then": action.do}),)
        game.agenda.push(*perform(effects, Cause(who=who, kind="stories", component=game.story.story)))

    def _action(self, game: Game) -> StoryAction | None:
        if self.number is None:
            return None
        actions = story_actions(game)
        if self.number > len(actions):
            raise UserError(say("The story board has no action {number}.", number=self.number))
        return actions[self.number - 1]


class ActAsPrinted(Step):
    """The players do what the story board says."""

    step: ClassVar[str] = "act_as_printed"
    chapter: ClassVar[str] = "story"

    who: str

    def title(self, game: Game) -> Text:
        return say("{who}: do what the story board says", who=game.name("characters", self.who))

    def question(self, game: Game) -> Question | None:
        return Question("R-STORY-6", self.title(game), (Option("done", say("Done")),), who=self.who)

    def answered(self, game: Game, answer: Answer) -> Steps:
        return NOTHING


@offerer
def story_offers(game: Game) -> Iterator[Offer]:
    """The actions of the story board where they may be taken; without a known one, one as printed."""
    if not turn_is_on(game):
        return
    who = on_turn(game)
    actions = story_actions(game)
    for number, action in enumerate(actions, 1):
        label = say("Story: {effects}", effects=tuple(describe(effect, game.library.name_of) for effect in action.do))
        barred = story_action_barred(game, action, who)
        yield Offer(TakeStoryAction(number=number), label, "action", barred=barred)
    if not actions:
        yield Offer(TakeStoryAction(), say("Story action"), "action", barred=action_barred(game))
        yield Offer(TakeStoryAction(lightning=True), say("Story action with lightning"), "action")
