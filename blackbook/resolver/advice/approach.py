"""The chance of a fight, closer and closer: rolls are drawn for a while, then it is counted exactly or drawn on.

What can be said soon is said first, however roughly.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

from blackbook.resolver.advice.sequel import Sequel
from blackbook.resolver.advice.watching import Watching, within
from blackbook.resolver.model.case import Case
from blackbook.resolver.model.reading import CaseError
from blackbook.resolver.odds.chance import Odds, Progress, odds
from blackbook.resolver.odds.sample import WIDTH

ROUGH = 0.1
"""How wide the first interval may be."""
ROUGH_WITHIN = 15.0
"""Seconds until something can be said, and for coming closer at once."""
EXACT_WITHIN = 20.0
"""Seconds for counting exactly what was drawn at first: then all that would change it can be told exactly, too."""
DRAWN_WITHIN = 60.0
"""Seconds for drawing on, before it is the turn of what would change the chance."""
HOPELESS = 0.5
"""Seconds for an exact count where that of the chance itself has been given up."""


def closer_and_closer(
    case: Case,
    sequel: Sequel,
    look: Progress,
    seed: int,
    *,
    rough_within: float = ROUGH_WITHIN,
    exact_within: float = EXACT_WITHIN,
    drawn_within: float = DRAWN_WITHIN,
) -> Iterator[Odds]:
    """The chance of a case, each time closer to what it is, until it is exact or as close as drawing soon brings it.

    Stopped by `look`, it tells as much as was drawn. CaseError if the case cannot be answered.
    """
    watching = Watching(look, 1)
    found = odds(case, progress=within(watching.look, rough_within), seed=seed, width=ROUGH)
    yield found
    if found.exact or watching.stopped:
        return
    before = found
    for found in drawn_on(case, before, within(watching.look, rough_within), seed):
        yield found
    exact = sequel.chance(case, watching.look, exact_within)
    if exact is not None:
        yield Odds(exact, exact)
    elif found.high - found.low > WIDTH and not watching.stopped:
        before = found
        for found in drawn_on(case, before, within(watching.look, drawn_within), seed):
            yield found
        if found.high - found.low == 1 and not watching.stopped:
            yield from drawn_on(case, before, watching.look, seed)


def drawn_on(case: Case, found: Odds, look: Progress, seed: int) -> Iterator[Odds]:
    """The chance from more rolls than it was found from before, if that brings it closer."""
    with suppress(CaseError):
        closer = odds(case, progress=look, limit_seconds=HOPELESS, seed=seed)
        if closer.high - closer.low < found.high - found.low:
            yield closer
