"""Whether it matters in which order a character's jobs are done, and whether a gift could help (A-DEMON-5)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from blackbook.content.characters import Job
from blackbook.content.effects import (
    Discontent,
    Effect,
    Effects,
    HelperChange,
    ItemGain,
    JobChange,
    OneOf,
    Pay,
    Rubles,
    Sin,
    Wounds,
)
from blackbook.rules.effects import Cause, payable

if TYPE_CHECKING:
    from blackbook.rules.game import Game


def order_matters(jobs: Sequence[Job | None]) -> bool:
    """Whether the outcome can depend on the order: not if all is plain gain, or all jobs are the same."""
    working = [job for job in jobs if job is None or job.do is None or job.do or job.sin]
    if len(working) < 2 or len({job.id if job is not None else None for job in working}) < 2:
        return False
    return not all(job is not None and job.do is not None and all(map(plain_gain, job.do)) for job in working)


def plain_gain(effect: Effect) -> bool:
    """Whether an effect gives the same whatever was done before it."""
    match effect:
        case Rubles(amount=int(n)):
            return n >= 0
        case Wounds(amount=int(n)):
            return n <= 0
        case Wounds(amount="-all") | ItemGain() | HelperChange() | JobChange():
            return True
        case Sin(change=int(n)):
            return n >= 0
        case Discontent(amount=int(n)):
            return n >= 0
        case _:
            return False


def prices(effects: Effects) -> Iterator[Effects]:
    """Every price among the effects, also within a choice."""
    for effect in effects:
        if isinstance(effect, Pay):
            yield effect.costs
        elif isinstance(effect, OneOf):
            for option in effect.options:
                yield from prices(option)


def waits_for_a_gift(game: Game, who: str, jobs: Sequence[Job | None]) -> bool:
    """Whether a price of the jobs cannot be paid, while somebody there has something to give (R-NIGHT-8)."""
    from blackbook.rules.items import inventory

    here = game.character(who).location
    others = [each for each in game.at(here) if each.id != who]
    if not any(each.rubles or inventory(game, each.id) for each in others):
        return False
    cause = Cause(who=who)
    costs = [cost for job in jobs if job is not None for cost in prices(job.do or ())]
    return any(payable(game, cost, cause) is not None for cost in costs)
