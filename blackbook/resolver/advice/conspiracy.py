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
from blackbook.resolver.model.table import build_table
from blackbook.resolver.odds.chance import Odds, Progress
from blackbook.resolver.odds.check import Weights, added, faces_of, totals_of, without_use

__all__ = ["Conspiracies", "best_conspiracies", "with_conspiracies"]

Tails = tuple[tuple[int, Fraction], ...]
"""Chance to reach at least a total, for every total that can come up."""


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
    faces = faces_of(case)
    by_seat = []
    for at, own in enumerate(choices):
        counted: list[tuple[Choice, Weights]] = []
        for choice in own:
            (seat,) = seats_of(case, at, choice.cards)
            counted += [(choice, totals_of(table, seat, pool, faces)) for pool in seat.pools]
        by_seat.append(_not_outdone(counted))
    best: tuple[Fraction, int, tuple[Choice, ...]] | None = None
    for row in product(*by_seat):
        totals = added(weights for _, weights in row)
        reached = sum(ways for total, ways in totals.items() if total >= table.difficulty)
        chance = Fraction(reached, sum(totals.values()))
        swapped = sum(choice.swapped for choice, _ in row)
        if best is None or (chance, -swapped) > (best[0], -best[1]):
            best = (chance, swapped, tuple(choice for choice, _ in row))
    assert best is not None, "there is always the choice of the first cards"
    cards: dict[str, Cards] = {who.id: choice.cards for who, choice in zip(case.characters, best[2], strict=True)}
    whole = prod(len(own) for own in choices)
    return Conspiracies(cards, Odds(best[0], best[0]), whole, whole, True)


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
