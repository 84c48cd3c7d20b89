"""The discontent track: the marker, and the tokens that are read at night (R-TRACK)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from blackbook.content.effects import Discontent
from blackbook.rules.conditions import amount
from blackbook.rules.effects import Cause, operation
from blackbook.text import say

if TYPE_CHECKING:
    from blackbook.rules.game import Game


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
