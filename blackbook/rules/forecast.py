"""Tonight: where the discontent will land, which paragraph will be read, how many requests avert it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from blackbook.campaign.components import JobCard, RequestCard
from blackbook.content.effects import Discontent
from blackbook.content.stories import NightStep
from blackbook.rules.conditions import amount
from blackbook.rules.effects import Cause
from blackbook.rules.night_list import night_of, suggested
from blackbook.rules.track import final_paragraph, paragraph_due
from blackbook.text import Text, say

if TYPE_CHECKING:
    from blackbook.rules.game import Game


@dataclass(frozen=True)
class Part:
    """A cause that moves the discontent tonight, and by how much."""

    text: Text
    change: int
    before_event: bool
    """Whether it comes before the track event of the same night (A-TRACK-4)."""
    request: bool = False
    """Whether it is a request that could still be fulfilled."""


@dataclass(frozen=True)
class Tonight:
    """The night as it will go if nothing changes until then."""

    start: int
    """The marker now."""
    parts: tuple[Part, ...]
    at_event: int
    """The marker when the track is looked at."""
    landing: int
    """The marker at dawn, as far as it is known."""
    reads: int | None
    """The paragraph that will be read."""
    lost: bool
    """Whether that paragraph is the loss."""
    requests_left: int
    """Requests in all hands that nobody has fulfilled."""
    to_avert: int | None
    """How many of them must be fulfilled so that nothing is read; None if that does not depend on them."""
    to_survive: int | None
    """How many must be fulfilled so that the story is not lost; None if that does not depend on them."""
    proposed: bool
    """The list of steps is the program's proposal, not the story board's."""


def tonight(game: Game) -> Tonight:
    """What the coming night does to the discontent, from the state as it is."""
    printed = night_of(game)
    parts = tuple(_parts(game, printed if printed is not None else suggested()))
    reads = _read_with(game, parts, fulfilled=0)
    final = final_paragraph(game)
    return Tonight(
        start=game.track.marker,
        parts=parts,
        at_event=_run(game, (part.change for part in parts if part.before_event))[0],
        landing=_run(game, (part.change for part in parts))[0],
        reads=reads,
        lost=reads == final,
        requests_left=sum(part.request for part in parts),
        to_avert=_fewest(game, parts, lambda read: read is None) if reads is not None else None,
        to_survive=_fewest(game, parts, lambda read: read != final) if reads == final else None,
        proposed=printed is None,
    )


def _parts(game: Game, steps: Sequence[NightStep]) -> Iterator[Part]:
    """Every known cause in the order of the night."""
    event = next((at for at, step in enumerate(steps) if step.step == "track_event"), len(steps))
    for at, step in enumerate(steps):
        yield from _causes(game, step, before_event=at < event)


def _causes(game: Game, step: NightStep, before_event: bool) -> Iterator[Part]:
    from blackbook.rules.requests import request_name

    match step.step:
        case "discard_requests":
            for card in game.state.all(RequestCard):
                who, request = game.name("characters", card.owner), request_name(game, card)
                text = say("{who} has not fulfilled {request}", who=who, request=request)
                yield Part(text, 1, before_event, request=True)
            for character in game.characters:
                if character.cursed:
                    yield Part(say("{who} is cursed", who=game.name("characters", character.id)), 1, before_event)
        case "discontent":
            yield Part(say("Fixed step of the night"), step.n or 0, before_event)
        case "demons":
            for text, change in _of_jobs(game):
                yield Part(text, change, before_event)
        case _:
            return


def _of_jobs(game: Game) -> Iterator[tuple[Text, int]]:
    """What the jobs in the slots are known to do to the discontent."""
    for card in game.state.all(JobCard):
        job = game.library.jobs.get(card.job)
        if card.place != "slot" or job is None:
            continue
        cause = Cause(who=card.owner, kind="jobs", component=card.job)
        text = say("{who}: {job}", who=game.name("characters", card.owner), job=game.name("jobs", card.job))
        for effect in job.do or ():
            if isinstance(effect, Discontent):
                yield text, amount(game, effect.amount, cause, have=game.track.marker)


def _run(game: Game, changes: Iterable[int]) -> tuple[int, int]:
    """Marker and highest space after the changes, within the track."""
    marker, highest = game.track.marker, max(game.track.highest, game.track.marker)
    for change in changes:
        marker = max(game.track.lowest_space, min(game.track.final_space, marker + change))
        highest = max(highest, marker)
    return marker, highest


def _read_with(game: Game, parts: Sequence[Part], fulfilled: int) -> int | None:
    """The paragraph that is read if so many of the requests are still fulfilled."""
    moved = []
    for part in parts:
        if part.request and fulfilled > 0:
            fulfilled -= 1
        elif part.before_event:
            moved.append(part.change)
    return paragraph_due(game, *_run(game, moved))


def _fewest(game: Game, parts: Sequence[Part], good: Callable[[int | None], bool]) -> int | None:
    """How many requests must at least be fulfilled for a good outcome; None if all of them are not enough."""
    requests = sum(part.request for part in parts)
    return next((n for n in range(1, requests + 1) if good(_read_with(game, parts, n))), None)
