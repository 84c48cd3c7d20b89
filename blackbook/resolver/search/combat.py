"""The best plan for one round of a fight.

The search goes over the sets of enemies that are to be beaten. For each set every character's offers are weighed
against what then still attacks (`battle`), and the best of them are found (`steps`, `placing`).

Beating more enemies than the set asks for is a plan of a greater set, which is never worse; so what is left over may
simply be aimed at any other enemy. A character may fall at the first strike; whether it does is decided beforehand
(`falls`), since a fallen one loses its sources and is struck no more (R-ENEMY-5, A-COMBAT-8).
"""

from __future__ import annotations

import itertools
from heapq import heappop, heappush

from blackbook.resolver.model.numbers import Table
from blackbook.resolver.search.battle import Field
from blackbook.resolver.search.placing import Covers, Found, Placing
from blackbook.resolver.search.steps import Step, first_step
from blackbook.resolver.search.wish import NOTHING, Ranked, Wish


def search(table: Table, wish: Wish | None = None) -> Found | None:
    """The best plan, None only if a wish cannot be met."""
    wish = wish or Wish()
    field = Field(table, wish.beat, wish.fiercest)
    covers = Covers()
    count = itertools.count()
    waiting: list[tuple[Ranked, int, Step]] = []
    steps = [first_step(field, Placing(battle, wish.order, covers)) for battle in field.battles()]
    best: Found | None = None
    limit = NOTHING
    while True:
        for step in steps:
            if step.lowest < limit:
                heappush(waiting, (step.lowest, -next(count), step))
        if not waiting or waiting[0][0] >= limit:
            return best
        best, steps = heappop(waiting)[2].go(best)
        limit = NOTHING if best is None else wish.order(best.vector)
