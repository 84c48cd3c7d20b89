"""Bounds of the chance from states of a fight that were weighed before, for sampling.

Less health left to the enemies and fewer wounds are never worse. So a state lies between those that are worse in
everything and those that are better in everything; where these are close together it need not be weighed itself.
"""

from __future__ import annotations

from fractions import Fraction

from blackbook.resolver.odds_combat import Fight
from blackbook.resolver.odds_round import Standing

CLOSE = Fraction(1, 500)
Between = tuple[Fraction, Fraction]
"""Low and high; both are the chance itself where it was weighed."""


class Bounds:
    """What is known of the chances of a fight."""

    def __init__(self, fight: Fight) -> None:
        self.fight = fight
        self._known: dict[object, list[tuple[tuple[int, ...], Fraction]]] = {}
        self._between: dict[Standing, Between] = {}

    def low(self, standing: Standing | bool) -> Fraction:
        """The chance is not less."""
        return Fraction(int(standing)) if isinstance(standing, bool) else self.between(standing)[0]

    def high(self, standing: Standing | bool) -> Fraction:
        """The chance is not more."""
        return Fraction(int(standing)) if isinstance(standing, bool) else self.between(standing)[1]

    def between(self, standing: Standing) -> Between:
        """Bounds that are close together."""
        standing = self.fight.plain(standing)
        if standing not in self._between:
            self._between[standing] = self._find(standing)
        return self._between[standing]

    def _find(self, standing: Standing) -> Between:
        group = (standing.round, tuple((index, assigned) for index, _, assigned in standing.enemies))
        known = self._known.setdefault(group, [])
        load = (*(health for _, health, _ in standing.enemies), *standing.wounds)
        low, high = Fraction(0), Fraction(1)
        for other, chance in known:
            if chance > low and _at_least(other, load):
                low = chance
            if chance < high and _at_least(load, other):
                high = chance
        if high - low <= CLOSE:
            return low, high
        chance = self.fight.value(standing)
        known.append((load, chance))
        return chance, chance


def _at_least(one: tuple[int, ...], other: tuple[int, ...]) -> bool:
    return all(a >= b for a, b in zip(one, other, strict=True))
