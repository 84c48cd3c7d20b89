"""Tonight as the table screen shows it: where the discontent will land, what is read, what averts it."""

from __future__ import annotations

from dataclasses import dataclass

from blackbook.campaign.game import NIGHT
from blackbook.rules.forecast import tonight
from blackbook.rules.game import Game
from blackbook.text import Text, say
from blackbook.views.number import Part


@dataclass(frozen=True)
class TonightView:
    """The coming night if nothing changes until then."""

    start: int
    landing: int
    parts: tuple[Part, ...]
    reads: int | None
    lost: bool
    outcome: Text
    """What will be read, in a few words."""
    averted: Text | None
    """How many requests avert it, where that depends on them."""
    proposed: bool
    """The list of the night's steps is a proposal, nobody has read the story board to the program."""


def tonight_view(game: Game) -> TonightView | None:
    """The forecast of the coming night; None once it has begun or the story has ended."""
    if game.story.phase == NIGHT or game.story.outcome is not None:
        return None
    night = tonight(game)
    return TonightView(
        start=night.start,
        landing=night.landing,
        parts=tuple(Part(part.text, part.change) for part in night.parts if part.change),
        reads=night.reads,
        lost=night.lost,
        outcome=_outcome(night.reads, night.lost),
        averted=_averted(night.to_survive if night.lost else night.to_avert, night.lost),
        proposed=night.proposed,
    )


def _outcome(reads: int | None, lost: bool) -> Text:
    if reads is None:
        return say("nothing will be read")
    if lost:
        return say("paragraph {number} will be read: the story is lost", number=reads)
    return say("paragraph {number} will be read", number=reads)


def _averted(requests: int | None, lost: bool) -> Text | None:
    if requests is None:
        return None
    if lost:
        return say("%n more fulfilled request(s) would save the story", n=requests)
    return say("%n more fulfilled request(s) would avert it", n=requests)
