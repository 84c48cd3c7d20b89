"""The discontent track: the marker, and the tokens that are read at night (R-TRACK)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from blackbook.campaign.track import Track
from blackbook.content.effects import Discontent
from blackbook.rules.agenda import NOTHING, Answer, Step, Steps
from blackbook.rules.conditions import amount
from blackbook.rules.effects import Cause, operation
from blackbook.rules.house import HouseRule
from blackbook.rules.question import Option, Question
from blackbook.text import Text, say

if TYPE_CHECKING:
    from blackbook.rules.game import Game

TOKENS = (4, 7)

HOUSE_RULES = (
    HouseRule(
        "A-TRACK-2",
        options=(
            ("highest", say("A token that was passed by day is read, even if the marker has gone back")),
            ("marker", say("Only tokens at or below the marker at night are read")),
        ),
    ),
    HouseRule(
        "A-TRACK-3",
        options=(
            ("ask", say("Final space reached after the track event: ask")),
            ("lose", say("Final space reached after the track event: lost")),
            ("continue", say("Final space reached after the track event: play on")),
        ),
    ),
)


def move_marker(game: Game, n: int) -> None:
    """Move the marker right, or left for a negative number, within the track (R-TRACK-1)."""
    track = game.track
    before = track.marker
    track.marker = max(track.lowest_space, min(track.final_space, before + n))
    track.highest = max(track.highest, track.marker)
    if track.marker != before:
        game.tell(say("Discontent {before} → {after}", before=before, after=track.marker))


@operation(Discontent)
def discontent(game: Game, effect: Discontent, cause: Cause) -> None:
    move_marker(game, amount(game, effect.amount, cause, have=game.track.marker))


def tokens_up(track: Track) -> tuple[int, ...]:
    """Event tokens that lie with their number up."""
    return tuple(token for token, up in zip(TOKENS, (track.token_4_up, track.token_7_up), strict=True) if up)


def final_paragraph(game: Game) -> int:
    """The paragraph of the final space, which always means loss (R-TRACK-6)."""
    return game.library.track.final_paragraph


def paragraph_due(game: Game, marker: int, highest: int) -> int | None:
    """The paragraph that a track event reads with the marker there, if the day's highest space was that one.

    Of several passed tokens only the last is read, and the final space goes before all (R-TRACK-3, R-TRACK-4,
    A-TRACK-5); by house rule a token counts only if the marker still is there (A-TRACK-2).
    """
    if marker >= game.track.final_space:
        return final_paragraph(game)
    reach = highest if game.house_rule("A-TRACK-2", "highest") == "highest" else marker
    return max((token for token in tokens_up(game.track) if token <= max(reach, marker)), default=None)


def track_event(game: Game) -> Steps:
    """The night's step in which the track is looked at."""
    return (TrackEvent(),)


class TrackEvent(Step):
    """Read the paragraph that is due, and turn down every token that was passed (R-TRACK-5)."""

    step: ClassVar[str] = "track_event"
    chapter: ClassVar[str] = "track"

    def title(self, game: Game) -> Text:
        return say("Track event")

    def run(self, game: Game) -> Steps:
        from blackbook.rules.story import read_paragraph

        track = game.track
        due = paragraph_due(game, track.marker, track.highest)
        # What comes after this belongs to the next night (A-TRACK-4).
        track.highest = track.marker
        if due is None:
            game.tell(say("No event of the track tonight"))
            return NOTHING
        turn_down(game, due)
        if due == final_paragraph(game):
            return read_paragraph(game, due, say("The discontent is on the final space at night."))
        return read_paragraph(game, due, say("The discontent has passed {token}.", token=due))


def turn_down(game: Game, last: int) -> None:
    """Tokens up to the last one passed go face down, so that none of them is read later."""
    track = game.track
    for token in tokens_up(track):
        if token <= last:
            game.tell(say("Track token {token} is turned face down", token=token))
    track.token_4_up = track.token_4_up and last < TOKENS[0]
    track.token_7_up = track.token_7_up and last < TOKENS[1]


class FinalSpaceAtDawn(Step):
    """The final space was reached at night, but after the track event: lost or not (A-TRACK-3)."""

    step: ClassVar[str] = "final_space_at_dawn"
    chapter: ClassVar[str] = "track"

    def title(self, game: Game) -> Text:
        return say("The discontent has reached the final space after the track event")

    def _reached(self, game: Game) -> bool:
        return game.story.outcome is None and game.track.marker >= game.track.final_space

    def question(self, game: Game) -> Question | None:
        if not self._reached(game) or game.house_rule("A-TRACK-3", "ask") != "ask":
            return None
        paragraph = final_paragraph(game)
        options = (
            Option("lose", say("The story is lost: read paragraph {paragraph}", paragraph=paragraph)),
            Option("continue", say("Play on until the next track event")),
        )
        return Question("R-TRACK-6", self.title(game), options)

    def run(self, game: Game) -> Steps:
        if self._reached(game) and game.house_rule("A-TRACK-3", "ask") == "lose":
            return self._lose(game)
        return NOTHING

    def answered(self, game: Game, answer: Answer) -> Steps:
        return self._lose(game) if answer.chosen == ("lose",) else NOTHING

    def _lose(self, game: Game) -> Steps:
        from blackbook.rules.story import read_paragraph

        return read_paragraph(game, final_paragraph(game), self.title(game))
