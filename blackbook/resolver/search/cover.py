"""Sources on enemies: which are needed so that chosen enemies fall, and what is left over for the others.

A source hits one enemy, whole, and what exceeds the enemy's health is lost (R-COMBAT-12..14). Sources are taken from
the greatest down; one that fits a need exactly goes there without trying anything else, because any better plan can be
changed into one that does so by exchanging that source with those that stood in its place.
"""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass
from itertools import accumulate
from typing import NamedTuple

Needs = tuple[int, ...]


@dataclass(frozen=True)
class Cover:
    """Fewest consumables that fell the enemies; `gain` is the attack of those used less the damage wasted."""

    used: int
    gain: int


@dataclass(frozen=True)
class Blow:
    """A source in a cover, and the need that it meets as it stood before (health not yet covered)."""

    value: int
    is_bought: bool
    need: int


class _Move(NamedTuple):
    """What is done with a source: the gain, the needs that remain, the need that is met (None: not used)."""

    gain: int
    rest: Needs
    need: int | None


class Sources:
    """Free sources (dice and cards) and consumables that attack, greatest first."""

    def __init__(self, free: tuple[int, ...], bought: tuple[int, ...]) -> None:
        self.entries = sorted([(value, False) for value in free] + [(value, True) for value in bought], reverse=True)
        size = len(self.entries)
        self.free_left = [0] * (size + 1)
        for index in range(size - 1, -1, -1):
            value, is_bought = self.entries[index]
            self.free_left[index] = self.free_left[index + 1] + (0 if is_bought else value)
        self.most_bought = [0, *accumulate(bought)]
        self.bought_from = [0] * (size + 1)
        for index, (_, is_bought) in enumerate(self.entries):
            self.bought_from[index + 1] = self.bought_from[index] + is_bought

    def still_bought(self, index: int, n: int) -> int:
        """The most that `n` consumables from this entry on can give."""
        start = self.bought_from[index]
        stop = min(start + n, len(self.most_bought) - 1)
        return self.most_bought[stop] - self.most_bought[start]


def fewest(needed: int, sums: list[int]) -> int:
    """How many of the greatest are needed at least, len(sums) if all are too few; `sums` are running sums from 0."""
    return 0 if needed <= 0 else bisect_left(sums, needed)


class CoverSearch:
    """Finds covers for one set of sources. `leftover` says if there is someone to aim what is left over at."""

    def __init__(self, free: tuple[int, ...], bought: tuple[int, ...], leftover: bool) -> None:
        self.sources = Sources(free, bought)
        self.leftover = leftover
        self.memory: dict[tuple[int, Needs, int], int | None] = {}

    def cover(self, needs: Needs) -> Cover | None:
        """The best cover, None if there is none."""
        needs = tuple(sorted(needs, reverse=True))
        least = fewest(sum(needs) - self.sources.free_left[0], self.sources.most_bought)
        for used in range(least, len(self.sources.most_bought)):
            gain = self._gain(0, needs, used)
            if gain is not None:
                return Cover(used, gain)
        return None

    def _gain(self, index: int, needs: Needs, n: int) -> int | None:
        """The greatest gain from this entry on with at most `n` consumables; None if the needs cannot be met."""
        if not needs:
            return 0
        most = self.sources.still_bought(index, n)
        if self.sources.free_left[index] + most < sum(needs):
            return None
        key = (index, needs, n)
        if key in self.memory:
            return self.memory[key]
        best: int | None = None
        for move in self._moves(index, needs, n):
            rest = self._gain(index + 1, move.rest, self._still(index, move, n))
            if rest is None:
                continue
            total = rest + move.gain
            if best is None or total > best:
                best = total
                if total >= most or not self.leftover:
                    break
        self.memory[key] = best
        return best

    def _still(self, index: int, move: _Move, n: int) -> int:
        """Consumables that may still be used after a move."""
        return n - 1 if move.need is not None and self.sources.entries[index][1] else n

    def _moves(self, index: int, needs: Needs, n: int) -> list[_Move]:
        """What can be done with this source, promising moves first."""
        value, is_bought = self.sources.entries[index]
        worth = value if is_bought else 0
        pass_by = _Move(0, needs, None)
        if is_bought and not n:
            return [pass_by]
        if value in needs:
            at = needs.index(value)
            exact = _Move(worth, needs[:at] + needs[at + 1 :], value)
            return [exact, pass_by] if is_bought else [exact]
        moves: list[_Move] = []
        wasteful: list[_Move] = []
        for at, need in enumerate(needs):
            if at and need == needs[at - 1]:
                continue
            rest = needs[:at] + needs[at + 1 :]
            if need > value:
                moves.append(_Move(worth, tuple(sorted((*rest, need - value), reverse=True)), need))
            else:
                wasteful.append(_Move(worth - (value - need), rest, need))
        return [*moves, pass_by, *wasteful]

    def blows(self, needs: Needs, cover: Cover) -> list[Blow]:
        """The sources of a cover that this search has found, in the order in which they strike."""
        needs, n, gain = tuple(sorted(needs, reverse=True)), cover.used, cover.gain
        rows: list[Blow] = []
        index = 0
        while needs:
            for move in self._moves(index, needs, n):
                rest = self._gain(index + 1, move.rest, self._still(index, move, n))
                if rest is not None and rest + move.gain == gain:
                    break
            value, is_bought = self.sources.entries[index]
            if move.need is not None:
                rows.append(Blow(value, is_bought, move.need))
            needs, n, gain, index = move.rest, self._still(index, move, n), gain - move.gain, index + 1
        return rows
