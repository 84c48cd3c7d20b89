"""Consumables that defend and heal, shared out among the characters: fewest defeated, fewest wounds, then cheapest.

Each goes whole to one character, before any enemy attacks. Mostly defense and healing can be shared out apart from each
other; only where a character may or may not be defeated, both have to be looked at together.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import accumulate
from typing import NamedTuple

Parts = tuple[int, int, int]
"""Defense, healing, and 1 if using it counts, 0 if it is used anyway."""
Counts = tuple[int, ...]
Cost = tuple[int, int, int]
"""Defeated, wounds, consumables."""


class Exposed(NamedTuple):
    """A character under attack.

    `first` and `all` are the attack of the enemies that strike first, and of all of them, less the defense of cards and
    dice; they may be below 0. `falls` says that it is to fall at the first strike; otherwise it must outlast that.
    """

    wounds: int
    first: int
    all: int
    health: int
    falls: bool = False

    def after(self, defense: int, heal: int) -> tuple[int, int] | None:
        """Defeated (0 or 1) and wounds in the end; None if it does not fall, or not stand, as it is to."""
        left = max(0, self.wounds - heal)
        struck = left + max(0, self.first - defense)
        if self.falls:
            return (1, struck) if struck >= self.health else None
        if struck >= self.health:
            return None
        wounds = left + max(0, self.all - defense)
        return int(wounds >= self.health), wounds


@dataclass(frozen=True)
class Sharing:
    """What comes of it, and how many of each group of consumables each character gets."""

    cost: Cost
    shares: tuple[Counts, ...]


class Shelter:
    """Shares out one set of consumables; remembers what it has found."""

    def __init__(self, consumables: list[Parts]) -> None:
        groups = Counter(each for each in consumables if each[0] or each[1])
        self.groups: tuple[Parts, ...] = tuple(sorted(groups, reverse=True))
        self.stock: Counts = tuple(groups[group] for group in self.groups)
        self.defense = sum(group[0] * n for group, n in zip(self.groups, self.stock, strict=True))
        self.heal = sum(group[1] * n for group, n in zip(self.groups, self.stock, strict=True))
        self.mixed = any(defense and heal for defense, heal, _ in self.groups)
        self.defense_sums = self._sums(0)
        self.heal_sums = self._sums(1)
        self.free_defense = sum(group[0] * n for group, n in zip(self.groups, self.stock, strict=True) if not group[2])
        self.free_heal = sum(group[1] * n for group, n in zip(self.groups, self.stock, strict=True) if not group[2])
        self._found: dict[tuple[Exposed, ...], Sharing | None] = {}
        self._takes: dict[tuple[int, int, bool, bool], list[tuple[int, int, int, Counts]]] = {}

    def _sums(self, part: int) -> list[int]:
        values = [group[part] for group, n in zip(self.groups, self.stock, strict=True) if group[2] for _ in range(n)]
        return [0, *accumulate(sorted(filter(None, values), reverse=True))]

    def share(self, exposed: tuple[Exposed, ...]) -> Sharing | None:
        """The best sharing, None if somebody cannot stand or fall as is to be."""
        if exposed not in self._found:
            self._found[exposed] = self._share(exposed)
        return self._found[exposed]

    def _share(self, exposed: tuple[Exposed, ...]) -> Sharing | None:
        if not self.mixed and not any(each.falls for each in exposed):
            apart = self._share_apart(exposed)
            if apart is not None:
                return apart
        return _Division(self, exposed, True, True).best()

    def _share_apart(self, exposed: tuple[Exposed, ...]) -> Sharing | None:
        """Defense and healing each for itself; None unless nobody is defeated by it."""
        calm = tuple(Exposed(0, 0, each.all, 1_000_000_000) for each in exposed)
        hurt = tuple(Exposed(each.wounds, 0, 0, 1_000_000_000) for each in exposed)
        defended = _Division(self, calm, True, False).best()
        healed = _Division(self, hurt, False, True).best()
        if defended is None or healed is None:
            return None
        shares = tuple(
            tuple(a + b for a, b in zip(one, other, strict=True))
            for one, other in zip(defended.shares, healed.shares, strict=True)
        )
        for each, share in zip(exposed, shares, strict=True):
            after = each.after(*self.worth(share))
            if after is None or after[0]:
                return None
        return Sharing((0, defended.cost[1] + healed.cost[1], defended.cost[2] + healed.cost[2]), shares)

    def worth(self, share: Counts) -> tuple[int, int]:
        """Defense and healing of a share."""
        defense = heal = 0
        for (d, h, _), n in zip(self.groups, share, strict=True):
            defense += d * n
            heal += h * n
        return defense, heal

    def takes(self, need: int, wounds: int, defending: bool, healing: bool) -> list[tuple[int, int, int, Counts]]:
        """Defense, healing, cost and counts of every share without a consumable that could be left away for nothing."""
        key = (need, wounds, defending, healing)
        if key not in self._takes:
            fitting = [
                (*self.worth(share), sum(group[2] * n for group, n in zip(self.groups, share, strict=True)), share)
                for share in self._shares(need if defending else 0, wounds if healing else 0)
            ]
            fitting.sort(key=lambda take: (max(0, need - take[0]) + max(0, wounds - take[1]), take[2]))
            self._takes[key] = fitting
        return self._takes[key]

    def _shares(self, need: int, wounds: int) -> list[Counts]:
        """Shares in which each consumable still does something; groups are taken from the greatest down."""
        shares: list[tuple[int, int, Counts]] = [(0, 0, ())]
        for (d, h, _), n in zip(self.groups, self.stock, strict=True):
            more = []
            for defense, heal, share in shares:
                more.append((defense, heal, (*share, 0)))
                for taken in range(1, n + 1):
                    if not ((d and defense < need) or (h and heal < wounds)):
                        break
                    defense, heal = defense + d, heal + h
                    more.append((defense, heal, (*share, taken)))
            shares = more
        return [share for _, _, share in shares]


class _Division:
    """One division among characters: depth first, with what remains remembered by what is left in stock."""

    def __init__(self, shelter: Shelter, exposed: tuple[Exposed, ...], defending: bool, healing: bool) -> None:
        self.shelter = shelter
        self.exposed = exposed
        self.options = [
            [
                (*after, cost, share)
                for defense, heal, cost, share in shelter.takes(
                    each.first if each.falls else each.all, each.wounds, defending, healing
                )
                if (after := each.after(defense, heal)) is not None
            ]
            for each in exposed
        ]
        self.memory: dict[tuple[int, Counts], Sharing | None] = {}
        self.floor = [(0, 0, 0)] * (len(exposed) + 1)
        for index in range(len(exposed) - 1, -1, -1):
            fallen = min((option[0] for option in self.options[index]), default=0)
            wounds = min((option[1] for option in self.options[index]), default=0)
            below = self.floor[index + 1]
            self.floor[index] = (below[0] + fallen, below[1] + wounds, 0)

    def best(self) -> Sharing | None:
        return self._divide(0, self.shelter.stock)

    def _divide(self, index: int, stock: Counts) -> Sharing | None:
        if index == len(self.exposed):
            return Sharing((0, 0, 0), ())
        key = (index, stock)
        if key in self.memory:
            return self.memory[key]
        best: Sharing | None = None
        below = self.floor[index + 1]
        for fallen, wounds, cost, share in self.options[index]:
            if best is not None and (fallen + below[0], wounds + below[1], cost) >= best.cost:
                continue
            left = tuple(have - take for have, take in zip(stock, share, strict=True))
            if left and min(left) < 0:
                continue
            rest = self._divide(index + 1, left)
            if rest is None:
                continue
            total = (fallen + rest.cost[0], wounds + rest.cost[1], cost + rest.cost[2])
            if best is None or total < best.cost:
                best = Sharing(total, (share, *rest.shares))
        self.memory[key] = best
        return best
