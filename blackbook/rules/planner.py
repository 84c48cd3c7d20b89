"""Jobs and sins planned ahead: what each placement brings, costs and leaves awake, and which goals stay in reach."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING

from blackbook.campaign.components import JobCard
from blackbook.content.effects import Discontent, Effect, Rubles
from blackbook.content.wording import describe
from blackbook.rules.demons import DEMON_SLOTS, demon_name, job_in
from blackbook.rules.jobs import jobs_of, printed_job
from blackbook.rules.night_list import night_of
from blackbook.rules.sins import MOST_SINS
from blackbook.text import Name, Text

if TYPE_CHECKING:
    from blackbook.rules.game import Game

HORIZON = 9
"""Nights that are looked ahead: enough for any counter to go from one end to the other with usual jobs."""


@dataclass(frozen=True)
class Placement:
    """Job cards of the hand in demon slots, and what comes of it the night after."""

    cards: tuple[int, ...]
    """Ids of the job cards."""
    jobs: tuple[Name, ...]
    slots: tuple[int, ...]
    brings: tuple[Text, ...]
    """What the jobs do, as far as it is known."""
    sins: int | None
    """Sins gained; None if those of a job are not known."""
    sins_after: int | None
    """The counter then, if nothing else changes it."""
    deal: bool
    """Whether the counter then reaches 13 and a deal card is drawn (R-DEMON-7)."""
    rubles: int
    """Rubles gained or lost, as far as they are plain numbers."""
    discontent: int
    awake: tuple[Name | Text, ...]
    """Demons that stay idle, with their penalties for a day."""


@dataclass(frozen=True)
class Outlook:
    """Whether the goals of the achievement sheet are in reach by jobs alone."""

    zero_in: int | None
    """Fewest nights until the counter can be at 0; None if not within the nights looked at, or cursed (A-SIN-5)."""
    stays_zero: bool
    """Whether it is at 0 and no job in a slot will change that."""
    thirteen_in: int | None
    """Fewest nights until 13 can be reached; 0 if it has been (A-SIN-4)."""
    complete: bool
    """Whether the sins of all jobs are known."""


def placements(game: Game, who: str) -> tuple[Placement, ...]:
    """All different ways to place jobs from the hand, few first; equal useless jobs count once."""
    hand = jobs_of(game, who, "hand")
    free = [slot for slot in DEMON_SLOTS if job_in(game, who, slot) is None]
    found: list[Placement] = []
    seen: set[tuple[tuple[str, ...], tuple[int, ...]]] = set()
    for n in range(min(len(hand), len(free)) + 1):
        for cards in combinations(hand, n):
            for slots in combinations(free, n):
                key = tuple(sorted(card.job for card in cards)), slots
                if key not in seen:
                    seen.add(key)
                    found.append(_placement(game, who, cards, slots))
    return tuple(found)


def _placement(game: Game, who: str, cards: tuple[JobCard, ...], slots: tuple[int, ...]) -> Placement:
    character = game.character(who)
    effects = [effect for card in cards for effect in _effects(game, card)]
    sins = _sum_of_sins(game, cards)
    idle = [slot for slot in DEMON_SLOTS if slot not in slots and job_in(game, who, slot) is None]
    after = character.sins if character.cursed else None if sins is None else _clamped(character.sins + sins)
    return Placement(
        cards=tuple(card.id or 0 for card in cards),
        jobs=tuple(game.name("jobs", card.job) for card in cards),
        slots=slots,
        brings=tuple(describe(effect, game.library.name_of) for effect in effects),
        sins=0 if character.cursed else sins,
        sins_after=after,
        deal=after == MOST_SINS and not character.cursed and character.sins < MOST_SINS,
        rubles=sum(
            effect.amount for effect in effects if isinstance(effect, Rubles) and isinstance(effect.amount, int)
        ),
        discontent=sum(
            effect.amount for effect in effects if isinstance(effect, Discontent) and isinstance(effect.amount, int)
        ),
        awake=tuple(demon_name(game, who, slot) for slot in idle),
    )


def _effects(game: Game, card: JobCard) -> tuple[Effect, ...]:
    job = printed_job(game, card)
    return job.do or () if job is not None else ()


def _sins_of(game: Game, card: JobCard) -> int | None:
    job = printed_job(game, card)
    return job.sin if job is not None else None


def _sum_of_sins(game: Game, cards: Iterable[JobCard]) -> int | None:
    """The sins of all of them; None as soon as those of one are not known."""
    known = [_sins_of(game, card) for card in cards]
    return None if None in known else sum(sins for sins in known if sins is not None)


def _clamped(sins: int) -> int:
    return max(0, min(MOST_SINS, sins))


def outlook(game: Game, who: str, nights: int = HORIZON) -> Outlook:
    """Whether 0 and 13 sins can be reached by jobs within so many nights."""
    character = game.character(who)
    cards = [card for card in game.state.all(JobCard) if card.owner == who]
    working = tuple(sorted(_sins_of(game, card) or 0 for card in cards if card.place == "slot"))
    idle = tuple(sorted(_sins_of(game, card) or 0 for card in cards if card.place != "slot"))
    complete = all(_sins_of(game, card) is not None for card in cards)
    done = character.cursed or character.reached_13
    return Outlook(
        zero_in=None if character.cursed else _nights_until(0, character.sins, working, idle, nights),
        stays_zero=not character.cursed and character.sins == 0 and not any(working),
        thirteen_in=0 if done else _nights_until(MOST_SINS, character.sins, working, idle, nights),
        complete=complete,
    )


def _nights_until(goal: int, sins: int, working: tuple[int, ...], idle: tuple[int, ...], nights: int) -> int | None:
    """Fewest nights until the counter can show the goal.

    Each night the jobs in the slots are done and others of the hand placed, so a job works every other night at most.
    Jobs with the same sins are alike, so only their numbers of sins are kept.
    """
    new = {(sins, working, idle)}
    seen = set(new)
    for night in range(nights + 1):
        if any(counter == goal for counter, _, _ in new):
            return night
        new = {
            (_clamped(counter + sum(slots)), placed, _put(_without(hand, placed), slots))
            for counter, slots, hand in new
            for placed in _choices(hand)
        } - seen
        seen |= new
    return None


@cache
def _choices(hand: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """All different choices of up to three of the jobs in hand."""
    return tuple({choice for n in range(min(3, len(hand)) + 1) for choice in combinations(hand, n)})


def _without(hand: tuple[int, ...], placed: tuple[int, ...]) -> tuple[int, ...]:
    left = list(hand)
    for sins in placed:
        left.remove(sins)
    return tuple(left)


def _put(hand: tuple[int, ...], cards: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(sorted((*hand, *cards)))


def deals_tonight(game: Game) -> tuple[str, ...]:
    """Who will reach 13 sins by the jobs in the slots, in the order in which the deals will come (R-SIN-4).

    If the first-player token is passed before the demons' step, its new holder comes first (R-NIGHT-6).
    """
    first = game.story.first_player
    steps = [step.step for step in night_of(game) or ()]
    if "pass_first_player" in steps[: steps.index("demons") if "demons" in steps else 0]:
        order = game.in_turn_order
        first = order[1 % len(order)].id
    return tuple(character.id for character in game.clockwise(first) if _reaches_13(game, character.id))


def _reaches_13(game: Game, who: str) -> bool:
    character = game.character(who)
    if character.cursed or character.sins >= MOST_SINS:
        return False
    return character.sins + sum(_known_sins(game, who)) >= MOST_SINS


def _known_sins(game: Game, who: str) -> Iterator[int]:
    for card in jobs_of(game, who, "slot"):
        sins = _sins_of(game, card)
        if sins is not None:
            yield sins
