"""The achievement sheet: story achievements, and the boxes and cards of the characters (R-ACH)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from pydantic import Field

from blackbook.campaign.campaign import CharacterSheet, StoryAchievement, StoryResult
from blackbook.campaign.characters import Character
from blackbook.campaign.game import TriggerFired
from blackbook.content.components import Achievement
from blackbook.content.effects import Unlock
from blackbook.errors import UserError
from blackbook.rules.agenda import NOTHING, Answer, Step, Steps
from blackbook.rules.command import Command
from blackbook.rules.effects import Cause, operation
from blackbook.rules.ending import LOST
from blackbook.rules.envelope import release
from blackbook.rules.naming import NAME_ENTRY, new_component
from blackbook.rules.offers import offerer
from blackbook.rules.question import Offer, Option, Question
from blackbook.rules.sins import MOST_SINS
from blackbook.text import Text, say

if TYPE_CHECKING:
    from blackbook.rules.game import Game

MARKED = "character_achievements"
"""Kept among what fires once in a game."""
BOXES = 3
"""Boxes of a character on the sheet (A-ACH-1); the sheet of a pack with more stories may have more."""


@operation(Unlock)
def unlock(game: Game, effect: Unlock, cause: Cause) -> Steps:
    """R-ACH-2, R-ACH-3, R-ENV-1."""
    if effect.envelope is not None:
        release(game, effect.envelope, say("the story book"))
        return NOTHING
    if effect.achievement is not None:
        mark(game, effect.achievement)
        return NOTHING
    return (GainCharacterAchievements(),)


def mark(game: Game, name: str) -> None:
    """Mark a story achievement by its id or its printed name (R-ACH-2)."""
    id = achievement_id(game, name)
    if game.state.find(StoryAchievement, id) is None:
        game.state.add(StoryAchievement(name=id))
        game.tell(say("Achievement: {name}", name=achievement_name(game, id)))


def achievement_id(game: Game, name: str) -> str:
    for id, achievement in game.library.achievements.items():
        if name.casefold() in (id, *(each.casefold() for each in achievement.label.languages.values())):
            return id
    return name


def achievement_name(game: Game, id: str) -> object:
    return game.name("achievements", id) if id in game.library.achievements else id


def sheet_of(game: Game, who: str) -> CharacterSheet:
    return game.state.find(CharacterSheet, who) or game.state.add(CharacterSheet(character=who))


def reached(character: Character, goal: str | None, boxes: int) -> bool:
    """Whether a character meets the condition of an achievement as the story ends (R-ACH-4, A-SIN-4, A-SIN-5)."""
    match goal:
        case "one_story":
            return boxes >= 1
        case "three_stories":
            return boxes >= 3
        case "no_sins":
            return character.sins == 0 and not character.cursed
        case "thirteen_sins":
            return character.cursed or character.sins >= MOST_SINS or character.deal_due
    return False


def goals(game: Game) -> tuple[Achievement, ...]:
    """The conditions on the character side of the sheet."""
    return tuple(each for each in game.library.achievements.values() if each.side == "character" and each.goal)


def marked_before(game: Game) -> bool:
    """Whether this story was completed in an earlier game, or the marks of this one have been given (A-ACH-2)."""
    if game.state.find(TriggerFired, MARKED) is not None:
        return True
    story = game.story.story
    return len([row for row in game.state.all(StoryResult) if row.story == story and row.outcome != LOST]) > 1


class GainCharacterAchievements(Step):
    """Every character that took part marks a box and takes the cards whose conditions it meets (R-ACH-3, R-ACH-4)."""

    step: ClassVar[str] = "gain_character_achievements"

    def title(self, game: Game) -> Text:
        return say("Gain character achievements")

    def question(self, game: Game) -> Question | None:
        if not marked_before(game):
            return None
        text = say("This story was completed before: mark the characters again?")
        return Question("A-ACH-2", text, (Option("yes", say("Mark again")), Option("no", say("Leave the sheet"))))

    def run(self, game: Game) -> Steps:
        if game.state.find(TriggerFired, MARKED) is None:
            game.state.add(TriggerFired(trigger=MARKED))
        return tuple(step for character in game.in_turn_order for step in gain(game, character))

    def answered(self, game: Game, answer: Answer) -> Steps:
        return self.run(game) if answer.chosen == ("yes",) else NOTHING


def gain(game: Game, character: Character) -> Steps:
    """R-ACH-3: the lowest unmarked box, if there is one; then the cards of all conditions that are met."""
    sheet = sheet_of(game, character.id)
    who = game.name("characters", character.id)
    if sheet.boxes < BOXES:
        sheet.boxes += 1
        game.tell(say("{who}: box {number} is marked", who=who, number=sheet.boxes))
    steps: list[Step] = []
    for achievement in goals(game):
        if achievement.id in sheet.conditions or not reached(character, achievement.goal, sheet.boxes):
            continue
        sheet.conditions = [*sheet.conditions, achievement.id]
        game.tell(say("{who}: {achievement}", who=who, achievement=achievement.label))
        steps.append(TakeEnvelopeCard(who=character.id, achievement=achievement.id))
    return steps


class TakeEnvelopeCard(Step):
    """The card of the envelope that belongs to a character's achievement; asked for if no pack knows it."""

    step: ClassVar[str] = "take_envelope_card"

    who: str
    achievement: str

    def title(self, game: Game) -> Text:
        who, achievement = game.name("characters", self.who), game.name("achievements", self.achievement)
        return say("{who} takes a card of the envelope for: {achievement}", who=who, achievement=achievement)

    def _entry(self, game: Game) -> str | None:
        for id, entry in game.library.envelope.items():
            if entry.owner == self.who and entry.achievement == self.achievement:
                return id
        return None

    def question(self, game: Game) -> Question | None:
        if self._entry(game) is not None:
            return None
        options = (
            Option("jobs", say("A job card")),
            Option("word_cards", say("A starting word card")),
            Option("later", say("Tell it later")),
        )
        name = replace(NAME_ENTRY, needed_for=("jobs", "word_cards"))
        return Question("R-ACH-4", self.title(game), options, entries=(name,), who=self.who)

    def run(self, game: Game) -> Steps:
        entry = self._entry(game)
        if entry is not None:
            release(game, entry, self.title(game))
        return NOTHING

    def answered(self, game: Game, answer: Answer) -> Steps:
        kind = answer.chosen[0]
        if kind == "later":
            return NOTHING
        market = False if kind == "word_cards" else None
        id = new_component(game, kind, answer.values.get("name"), owner=self.who, market=market)
        release(game, id, self.title(game), kind, self.who)
        return NOTHING


class GainAchievements(Command):
    """The book says that character achievements are gained."""

    command: ClassVar[str] = "gain_character_achievements"
    at_any_time: ClassVar[bool] = True

    def describe(self, game: Game) -> Text:
        return say("Gain character achievements")

    def apply(self, game: Game) -> None:
        if game.story.outcome == LOST:
            game.forbid("A-ACH-1", say("The story is lost; it has not been completed."))
        game.agenda.push(GainCharacterAchievements())


class MarkAchievement(Command):
    """Mark a story achievement or take the mark away; Chosen One the players mark themselves (R-ACH-2, R-CAMP-6)."""

    command: ClassVar[str] = "mark_achievement"
    at_any_time: ClassVar[bool] = True

    name: str = Field(min_length=1)
    marked: bool = True

    def describe(self, game: Game) -> Text:
        name = achievement_name(game, achievement_id(game, self.name))
        return say("Achievement: {name}", name=name) if self.marked else say("No achievement: {name}", name=name)

    def apply(self, game: Game) -> None:
        if self.marked:
            mark(game, self.name)
            return
        row = game.state.find(StoryAchievement, achievement_id(game, self.name))
        if row is None:
            raise UserError(say('"{name}" is not marked.', name=self.name))
        game.state.remove(row)


@offerer
def achievement_offers(game: Game) -> Iterator[Offer]:
    """After a story was completed, once: the marks of the characters."""
    marked = game.state.find(TriggerFired, MARKED) is not None
    if game.is_set_up and game.story.outcome not in (None, LOST) and not marked:
        yield Offer(GainAchievements(), say("Gain character achievements"), "table")
