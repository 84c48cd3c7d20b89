"""The campaign: which stories can be played, what has come of them, a clean slate for the next one (R-CAMP)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, ClassVar

from pydantic import Field

from blackbook.campaign.campaign import CharacterSheet, Released, StoryAchievement, StoryResult
from blackbook.campaign.state import GAME_TABLES
from blackbook.content.campaigns import boxed_campaign, read_campaign_plan
from blackbook.content.components import CampaignPlan
from blackbook.content.library import Library, read_library
from blackbook.errors import UserError
from blackbook.rules.command import Command
from blackbook.rules.ending import LOST, Outcome, outcome_name
from blackbook.rules.offers import offerer
from blackbook.rules.question import Barred, Offer
from blackbook.text import Text, say

if TYPE_CHECKING:
    from blackbook.rules.game import Game


@cache
def boxed_plan() -> CampaignPlan:
    library: Library = read_library()
    return read_campaign_plan(boxed_campaign(), library)


def plan_of(game: Game) -> CampaignPlan | None:
    """The plan of this campaign; None for single games, in which every story may be chosen (A-CAMP-1)."""
    plan = boxed_plan()
    return plan if game.campaign.stories == plan.id else None


def completed(game: Game) -> tuple[str, ...]:
    """Stories that were won, or lost in the final battle only (A-CAMP-2)."""
    return tuple(dict.fromkeys(row.story for row in game.state.all(StoryResult) if row.outcome != LOST))


def story_barred(game: Game, story: str) -> Barred | None:
    """Why a story cannot be played yet: others must be completed before it (R-CAMP-2)."""
    plan = plan_of(game)
    done = completed(game)
    planned = next((each for each in plan.stories if each.story == story), None) if plan is not None else None
    missing = [earlier for earlier in planned.after if earlier not in done] if planned is not None else []
    if not missing:
        return None
    names = tuple(game.name("stories", earlier) for earlier in missing)
    return Barred("R-CAMP-2", say("These stories must be completed first: {stories}.", stories=names))


def recommended(game: Game) -> str | None:
    """The story to play next: the first one of the plan that is not completed (R-CAMP-2)."""
    plan, done = plan_of(game), completed(game)
    return next((each.story for each in plan.stories if each.story not in done), None) if plan is not None else None


def clear_table(game: Game) -> None:
    """Nothing of a game is left on the table: the next one begins from a clean slate (R-CAMP-4, R-SETUP-20)."""
    for table in reversed(GAME_TABLES):
        for row in game.state.all(table):
            game.state.remove(row)


class ClearTable(Command):
    """The story on the table is packed away; its result and all marks stay."""

    command: ClassVar[str] = "clear_table"
    at_any_time: ClassVar[bool] = True

    def describe(self, game: Game) -> Text:
        return say("Clear the table")

    def apply(self, game: Game) -> None:
        if game.story.outcome is None:
            game.forbid("R-CAMP-5", say("The story on the table has no result yet."))
        clear_table(game)


class RecordResult(Command):
    """Record how a story ended that was not played with the program (R-CAMP-5)."""

    command: ClassVar[str] = "record_result"
    at_any_time: ClassVar[bool] = True

    story: str
    outcome: Outcome
    day: int = Field(default=0, ge=0)
    characters: tuple[str, ...] = ()
    note: str = ""

    def describe(self, game: Game) -> Text:
        return say("{story}: {outcome}", story=game.name("stories", self.story), outcome=outcome_name(self.outcome))

    def apply(self, game: Game) -> None:
        if not game.library.has("stories", self.story):
            raise UserError(say('There is no story "{id}".', id=self.story))
        strangers = tuple(each for each in self.characters if not game.library.has("characters", each))
        if strangers:
            raise UserError(say("These are no characters: {names}.", names=strangers))
        barred = story_barred(game, self.story)
        if barred is not None:
            game.forbid(barred.rule, barred.reason)
        game.state.add(
            StoryResult(
                story=self.story, outcome=self.outcome, day=self.day, characters=list(self.characters), note=self.note
            )
        )


class RemoveResult(Command):
    """A result was recorded by mistake."""

    command: ClassVar[str] = "remove_result"
    at_any_time: ClassVar[bool] = True

    id: int

    def describe(self, game: Game) -> Text:
        return say("Remove result {id}", id=self.id)

    def apply(self, game: Game) -> None:
        row = game.state.find(StoryResult, self.id)
        if row is None:
            raise UserError(say("There is no result {id}.", id=self.id))
        game.state.remove(row)


class RestartCampaign(Command):
    """Everything goes back into the envelope, all marks are erased: the campaign begins anew (R-CAMP-7)."""

    command: ClassVar[str] = "restart_campaign"
    at_any_time: ClassVar[bool] = True

    def describe(self, game: Game) -> Text:
        return say("Begin the campaign anew")

    def apply(self, game: Game) -> None:
        clear_table(game)
        for table in (StoryResult, StoryAchievement, CharacterSheet, Released):
            for row in game.state.all(table):
                game.state.remove(row)


class RenameCampaign(Command):
    """Give the campaign another name."""

    command: ClassVar[str] = "rename_campaign"
    at_any_time: ClassVar[bool] = True

    name: str

    def describe(self, game: Game) -> Text:
        return say("The campaign is called {name}", name=self.name.strip())

    def apply(self, game: Game) -> None:
        if not self.name.strip():
            raise UserError(say("A campaign needs a name."))
        game.campaign.name = self.name.strip()


class WriteNotes(Command):
    """The notes of the group, replaced whole."""

    command: ClassVar[str] = "note"
    at_any_time: ClassVar[bool] = True

    text: str

    def describe(self, game: Game) -> Text:
        return say("Notes")

    def apply(self, game: Game) -> None:
        game.campaign.notes = self.text


@offerer
def campaign_offers(game: Game) -> Iterator[Offer]:
    if game.is_set_up and game.story.outcome is not None:
        yield Offer(ClearTable(), say("Clear the table for the next story"), "table", primary=True)
