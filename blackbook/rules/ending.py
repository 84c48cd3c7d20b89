"""The end of a story: won, lost, or lost in the final battle; it is recorded for the campaign (R-END, R-CAMP-5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from blackbook.campaign.campaign import StoryResult
from blackbook.content.effects import End
from blackbook.rules.agenda import NOTHING, Step, Steps
from blackbook.rules.command import Command
from blackbook.rules.effects import Cause, operation
from blackbook.text import Text, say

if TYPE_CHECKING:
    from blackbook.rules.game import Game

WON, LOST, LOST_FINAL = "won", "lost", "lost_final"
Outcome = Literal["won", "lost", "lost_final"]


def outcome_name(outcome: str) -> Text:
    return {WON: say("won"), LOST: say("lost"), LOST_FINAL: say("lost in the final battle")}[outcome]


def end_game(game: Game, outcome: str) -> Steps:
    """Steps that end the story for all players alike (R-GEN-2): `won`, `lost` or `lost_final`."""
    return (EndStory(outcome=outcome),)


class EndStory(Step):
    """The story is over; whatever was still to be done is dropped, and the result is recorded (R-CAMP-5)."""

    step: ClassVar[str] = "end_story"

    outcome: str

    def title(self, game: Game) -> Text:
        return say("The story is {outcome}", outcome=outcome_name(self.outcome))

    def run(self, game: Game) -> Steps:
        from blackbook.rules.scenes import clear_scene

        story = game.story
        if story.outcome is not None:
            return NOTHING
        game.agenda.forget_the_rest()
        clear_scene(game)
        story.outcome = self.outcome
        game.state.add(StoryResult(story=story.story, outcome=self.outcome, day=story.day, characters=list(game.seats)))
        name = game.name("stories", story.story)
        game.tell(say("{story}: {outcome}", story=name, outcome=outcome_name(self.outcome)))
        if self.outcome == LOST:
            game.tell(say("In a campaign this story is played again (R-END-2)."))
        return NOTHING


@operation(End)
def end(game: Game, effect: End, cause: Cause) -> Steps:
    """R-END-1, R-END-4; a loss in the final battle lets the campaign go on (R-END-3)."""
    if effect.result == "win":
        return end_game(game, WON)
    final = game.scene is not None and game.scene.final
    return end_game(game, LOST_FINAL if final else LOST)


class EndStoryNow(Command):
    """The players say how the story ended: goal reached, or its own conditions not met (R-END-1, R-END-4)."""

    command: ClassVar[str] = "end_story"
    at_any_time: ClassVar[bool] = True

    outcome: Outcome

    def describe(self, game: Game) -> Text:
        return say("The story is {outcome}", outcome=outcome_name(self.outcome))

    def apply(self, game: Game) -> None:
        if game.story.outcome is not None:
            game.forbid("R-END-1", say("The story has ended."))
            game.story.outcome = None
            game.state.remove(game.state.all(StoryResult)[-1])
        game.agenda.push(*end_game(game, self.outcome))
