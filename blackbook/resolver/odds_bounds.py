"""Bounds of the chance from states of a fight that were weighed before, for sampling.

Less health left to the enemies and fewer wounds are never worse. So a state lies between those that are worse in
everything and those that are better in everything; where these are close together it need not be weighed itself.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from heapq import heapify, heappop, heappush

from blackbook.resolver.odds_combat import Fight
from blackbook.resolver.odds_round import Standing

CLOSE = Fraction(1, 500)
NEVER, SURE = Fraction(0), Fraction(1)
Load = tuple[int, ...]
Between = tuple[Fraction, Fraction]
"""Low and high; both are the chance itself where it was weighed."""


class Bounds:
    """What is known of the chances of a fight."""

    def __init__(self, fight: Fight) -> None:
        self.fight = fight
        self._known: dict[object, list[tuple[Load, Fraction]]] = {}
        self._between: dict[Standing, tuple[int, Between]] = {}
        for state, chance in fight.weighed().items():
            self._known.setdefault(_group(state), []).append((_load(state), chance))

    def best(self, ends: Iterable[Standing | bool]) -> Between:
        """Bounds, close together, of the greatest chance among several states; no more are weighed than that takes."""
        states = {self.fight.plain(end) for end in ends if not isinstance(end, bool)}
        low = SURE if any(end is True for end in ends) else NEVER
        waiting = []
        for number, state in enumerate(states):
            between = self.between(state)
            low = max(low, between[0])
            waiting.append((-between[1], number, state))
        heapify(waiting)
        while waiting and -waiting[0][0] - low > CLOSE:
            _, number, state = heappop(waiting)
            between = self.between(state)
            if between[1] - low > CLOSE:
                if waiting and between[1] < -waiting[0][0]:
                    heappush(waiting, (-between[1], number, state))
                    continue
                between = self._weigh(state)
                heappush(waiting, (-between[1], number, state))
            low = max(low, between[0])
        return low, max(low, -waiting[0][0]) if waiting else low

    def between(self, state: Standing) -> Between:
        """What is known of a state without weighing it."""
        group, load = _group(state), _load(state)
        known = self._known.setdefault(group, [])
        seen, (low, high) = self._between.get(state, (0, (NEVER, SURE)))
        for other, chance in known[seen:]:
            if chance > low and _at_least(other, load):
                low = chance
            if chance < high and _at_least(load, other):
                high = chance
        self._between[state] = len(known), (low, high)
        return low, high

    def _weigh(self, state: Standing) -> Between:
        chance = self.fight.value(state)
        self._known[_group(state)].append((_load(state), chance))
        return chance, chance


def _group(state: Standing) -> object:
    """States of one group can be compared."""
    return state.round, tuple((index, assigned) for index, _, assigned in state.enemies)


def _load(state: Standing) -> Load:
    """Health left and wounds: the less, the better."""
    return (*(health for _, health, _ in state.enemies), *state.wounds)


def _at_least(one: tuple[int, ...], other: tuple[int, ...]) -> bool:
    return all(a >= b for a, b in zip(one, other, strict=True))
