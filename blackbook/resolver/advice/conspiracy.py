"""Which cards to put into the conspiracies before a check or a fight (R-CHECK-2, R-COMBAT-6).

In a check the characters are independent: of each one's distributions only those are joined with the others' that no
other of its own reaches at every total. In a fight all choices of all characters are compared (`comparison`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import product
from math import inf, prod

from blackbook.resolver.advice.choices import Cards, Choice, different_choices, seats_of
from blackbook.resolver.advice.comparison import Comparison, Conspiracies, with_conspiracies
from blackbook.resolver.advice.outdone import not_outdone
from blackbook.resolver.model.case import Case, WordCard
from blackbook.resolver.model.numbers import Table
from blackbook.resolver.model.reading import CaseError
from blackbook.resolver.model.table import build_table
from blackbook.resolver.odds.chance import Odds, Progress
from blackbook.resolver.odds.check import Weights, added, check_odds, faces_of, totals_of, without_use
from blackbook.text import say

__all__ = ["Conspiracies", "best_conspiracies", "with_conspiracies"]

Tails = tuple[tuple[int, Fraction], ...]
"""Chance to reach at least a total, for every total that can come up."""
Row = tuple[tuple[Choice, Weights | None], ...]
"""A choice for each character, and its totals unless dice may be rolled again."""


def best_conspiracies(
    case: Case,
    hands: Mapping[str, Sequence[WordCard]],
    *,
    now: Odds | None = None,
    progress: Progress | None = None,
    limit_seconds: float = 10.0,
    seed: int | None = None,
    draw_seconds: float = inf,
) -> Iterator[Conspiracies]:
    """The best cards for everyone from conspiracies and hands (by the id of the character), better and better ones.

    Each says how many of the choices it was compared with; the last is the best of all unless `progress` stops the
    work. `now` is the chance with the present cards, where it is known; one that was drawn from rolls makes the others
    be drawn too, by the same `seed`. `limit_seconds` is for each exact count, and after
    `draw_seconds` a chance is taken as far as it was drawn. CaseError if the case cannot be answered.
    """
    case = without_use(case)
    faces_of(case)
    choices = [different_choices(case, at, hands.get(who.id, ())) for at, who in enumerate(case.characters)]
    if case.scene == "check":
        yield _for_check(case, choices)
        return
    choices = [not_outdone(case, at, own) for at, own in enumerate(choices)]
    yield from Comparison(case, choices, now, progress, limit_seconds, seed, draw_seconds).better_and_better()


def _for_check(case: Case, choices: list[list[Choice]]) -> Conspiracies:
    table = build_table(case)
    by_seat = [_counted(case, table, at, own) for at, own in enumerate(choices)]
    whole, missed = prod(len(own) for own in choices), 0
    best: tuple[Fraction, int, Row] | None = None
    for row in product(*by_seat):
        try:
            chance = _chance(case, table, row)
        except CaseError:
            missed += 1
            continue
        swapped = sum(choice.swapped for choice, _ in row)
        if best is None or (chance, -swapped) > (best[0], -best[1]):
            best = (chance, swapped, row)
    if best is None:
        raise CaseError("characters", say("have no word cards with which the chance can be told"))
    return Conspiracies(_cards(case, best[2]), Odds(best[0], best[0]), whole - missed, whole, True)


def _counted(case: Case, table: Table, at: int, own: Sequence[Choice]) -> list[tuple[Choice, Weights | None]]:
    """The choices of one character that may be the best, with their totals; none where dice may be rolled again."""
    faces = faces_of(case)
    counted: list[tuple[Choice, Weights]] = []
    rerolling: list[tuple[Choice, Weights | None]] = []
    for choice in own:
        (seat,) = seats_of(case, at, choice.cards)
        if seat.rerolls:
            rerolling.append((choice, None))
        else:
            counted += [(choice, totals_of(table, seat, pool, faces)) for pool in seat.pools]
    return [*_not_outdone(counted), *rerolling]


def _chance(case: Case, table: Table, row: Row) -> Fraction:
    """The chance with one choice of each character."""
    told = [weights for _, weights in row if weights is not None]
    if len(told) < len(row):
        return check_odds(with_conspiracies(case, _cards(case, row))).probability
    totals = added(told)
    return Fraction(sum(ways for total, ways in totals.items() if total >= table.difficulty), sum(totals.values()))


def _cards(case: Case, row: Row) -> dict[str, Cards]:
    return {who.id: choice.cards for who, (choice, _) in zip(case.characters, row, strict=True)}


def _not_outdone(counted: list[tuple[Choice, Weights]]) -> list[tuple[Choice, Weights]]:
    """Those whose distribution no other one reaches or passes at every total."""
    tails = [_tails(weights) for _, weights in counted]
    kept: list[int] = []
    for at in sorted(range(len(counted)), key=lambda at: (-_mean(counted[at][1]), counted[at][0].swapped)):
        if not any(_reaches(tails[other], tails[at]) for other in kept):
            kept.append(at)
    return [counted[at] for at in kept]


def _mean(weights: Weights) -> Fraction:
    return Fraction(sum(total * ways for total, ways in weights.items()), sum(weights.values()))


def _tails(weights: Weights) -> Tails:
    rolls = sum(weights.values())
    tails = []
    reached = 0
    for total in sorted(weights, reverse=True):
        reached += weights[total]
        tails.append((total, Fraction(reached, rolls)))
    return tuple(tails)


def _reaches(one: Tails, other: Tails) -> bool:
    """Whether the one is at least as likely as the other to reach each total."""
    at = 0
    reached = Fraction(0)
    for total, chance in other:
        while at < len(one) and one[at][0] >= total:
            reached = one[at][1]
            at += 1
        if reached < chance:
            return False
    return True
