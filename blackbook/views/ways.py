"""The ways of the resolver for the case on the table, and what a plan costs against the best one."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from blackbook.resolver import Outcome, Table, Way, build_table, cost, parse_case, ways
from blackbook.text import Text, say


def table_of(case: dict[str, Any]) -> Table:
    """The case in numbers; CaseError (a UserError) where the resolver cannot tell them."""
    return build_table(parse_case(case))


def ways_of(case: dict[str, Any]) -> tuple[Way, ...]:
    """The best way first, then those for other aims; CaseError where there are none to be told."""
    return _ways(json.dumps(case, sort_keys=True))


@lru_cache(maxsize=32)
def _ways(case: str) -> tuple[Way, ...]:
    return ways(parse_case(json.loads(case)))


def suffices(outcome: Outcome) -> bool:
    """Whether the check succeeds; in a fight, whether nobody falls."""
    return outcome.success or (bool(outcome.enemies) and not outcome.objective[0])


def cost_lines(outcome: Outcome, best: Outcome) -> tuple[Text, ...]:
    """What a plan costs against the best one, a line for each difference; empty if there is none."""
    difference = cost(outcome, best)
    return tuple(_check_costs(difference) if len(difference) == 4 else _fight_costs(difference))


def _check_costs(difference: tuple[int, ...]) -> Iterator[Text]:
    failed, used, wounds, lower = difference
    if failed > 0:
        yield say("the check fails")
    if lower:
        yield say("{less} less", less=lower) if lower > 0 else say("{more} more", more=-lower)
    yield from _spent(used)
    yield from _wounds(wounds)


def _fight_costs(difference: tuple[int, ...]) -> Iterator[Text]:
    fallen, left, wounds, used, health = difference
    if fallen > 0:
        yield say("%n more character(s) defeated", n=fallen)
    if left > 0:
        yield say("more enemies left: {more}", more=left)
    yield from _wounds(wounds)
    yield from _spent(used)
    if health:
        yield say("{less} less damage", less=health) if health > 0 else say("{more} more damage", more=-health)


def _wounds(n: int) -> Iterator[Text]:
    if n:
        yield say("%n wound(s) more", n=n) if n > 0 else say("%n wound(s) fewer", n=-n)


def _spent(n: int) -> Iterator[Text]:
    if n:
        yield say("%n item(s) or helper(s) more", n=n) if n > 0 else say("%n item(s) or helper(s) fewer", n=-n)
