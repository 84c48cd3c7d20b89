"""A check in which one character may roll some of its dice again, after all dice have been seen.

It gives up the dice by which the check then most likely succeeds. Keys change dice once they finally lie.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from functools import cache
from itertools import combinations, product

from blackbook.resolver.model.case import Pool
from blackbook.resolver.model.effects import Kind
from blackbook.resolver.odds.rolls import Values, rolled

Totals = dict[int, Fraction]
"""How likely each total is."""
Best = Callable[[Values, Values], int]
"""The best total of attack dice and defense dice that lie so."""


def totals_after_reroll(
    pool: Pool, again: int, faces: Mapping[Kind, Values], best: Best, others: Mapping[int, int], difficulty: int
) -> Totals:
    """How likely each total of the check is, if up to `again` dice may be rolled again.

    `others` is what all others add: the number of equally likely rolls by total.
    """
    rerolling = _Rerolling(faces, best)
    found: Totals = {}
    everything = len(faces["attack"]) ** pool.attack * len(faces["defense"]) ** pool.defense * sum(others.values())
    for (attack, ways), (defense, times) in product(
        rolled(faces["attack"], pool.attack), rolled(faces["defense"], pool.defense)
    ):
        choices = [rerolling.totals(*kept, *given_up) for kept, given_up in _choices(attack, defense, again)]
        for more, rolls in others.items():
            chosen = max(choices, key=lambda totals: _reaching(totals, difficulty - more))
            share = Fraction(ways * times * rolls, everything)
            for total, chance in chosen.items():
                found[total + more] = found.get(total + more, Fraction(0)) + share * chance
    return dict(sorted(found.items()))


def _reaching(totals: Totals, needed: int) -> Fraction:
    return sum((chance for total, chance in totals.items() if total >= needed), Fraction(0))


def _choices(attack: Values, defense: Values, again: int) -> Iterator[tuple[tuple[Values, Values], tuple[int, int]]]:
    """The dice that may be kept, and how many of each kind are rolled again; to keep all of them first."""
    for number in range(min(again, len(attack) + len(defense)) + 1):
        for of_attack in range(max(0, number - len(defense)), min(number, len(attack)) + 1):
            of_defense = number - of_attack
            kept_attack = set(combinations(attack, len(attack) - of_attack))
            kept_defense = set(combinations(defense, len(defense) - of_defense))
            for kept in product(sorted(kept_attack), sorted(kept_defense)):
                yield kept, (of_attack, of_defense)


class _Rerolling:
    def __init__(self, faces: Mapping[Kind, Values], best: Best) -> None:
        self.faces = faces
        self.best = cache(best)
        self.totals = cache(self._totals)

    def _totals(self, attack: Values, defense: Values, of_attack: int, of_defense: int) -> Totals:
        """How likely each total is with some dice kept and so many rolled again."""
        everything = len(self.faces["attack"]) ** of_attack * len(self.faces["defense"]) ** of_defense
        found: Totals = {}
        for (new_attack, ways), (new_defense, times) in product(
            rolled(self.faces["attack"], of_attack), rolled(self.faces["defense"], of_defense)
        ):
            total = self.best(tuple(sorted(attack + new_attack)), tuple(sorted(defense + new_defense)))
            found[total] = found.get(total, Fraction(0)) + Fraction(ways * times, everything)
        return found
