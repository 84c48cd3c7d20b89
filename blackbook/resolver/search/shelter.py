"""Consumables that defend and heal, shared out among the characters: fewest defeated, fewest wounds, then cheapest.

Each goes whole to one character, before any enemy attacks. Mostly defense and healing can be shared out apart from each
other; only where a character may or may not be defeated, both have to be looked at together.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from dataclasses import dataclass
from itertools import accumulate
from operator import mul
from typing import NamedTuple

from blackbook.resolver.search.cover import fewest

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

    @property
    def threat(self) -> int:
        """The damage that defense could still keep off."""
        return max(0, self.first if self.falls else self.all)

    def outcome(self, damage: int, wounds: int) -> int | None:
        """Defeated (0 or 1) if so much of the threat and of its wounds is left; None if it stands or falls wrongly."""
        if self.falls:
            return 1 if damage + wounds >= self.health else None
        struck = wounds + (max(0, self.first - self.all + damage) if damage else 0)
        return None if struck >= self.health else int(damage + wounds >= self.health)

    def short(self, attack: int) -> int:
        """How much defense and healing is missing for it to outlast this attack (`first` or `all`)."""
        return max(0, self.wounds + max(0, attack) - self.health + 1)

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


class Option(NamedTuple):
    """One share for one character and what comes of it; `code` is the share as digits of one number."""

    fallen: int
    wounds: int
    cost: int
    code: int
    defense: int
    heal: int
    share: Counts


HOPELESS = (1_000_000, 0, 0)
"""Nobody can share out consumables so that everyone stands who is to."""
DIGIT = 16
"""Bits of a count within a code; the highest is kept free, so that taking too many from a stock shows."""


def _code(counts: Counts) -> int:
    return sum(n << (DIGIT * at) for at, n in enumerate(counts))


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
        self._divisions: dict[tuple[Exposed, ...], _Division] = {}
        self._takes: dict[tuple[int, int], list[tuple[int, int, int, int, Counts]]] = {}
        self._options: dict[tuple[Exposed, bool, bool], list[Option]] = {}
        self._least: dict[tuple[Exposed, bool, bool], tuple[int, int]] = {}

    def _sums(self, part: int) -> list[int]:
        values = [group[part] for group, n in zip(self.groups, self.stock, strict=True) if group[2] for _ in range(n)]
        return [0, *accumulate(sorted(filter(None, values), reverse=True))]

    def bound(self, exposed: tuple[Exposed, ...]) -> Cost:
        """No sharing costs less than this; found without trying any."""
        return self._division(exposed).lowest

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
        return self._division(exposed).best()

    def _division(self, exposed: tuple[Exposed, ...]) -> _Division:
        if exposed not in self._divisions:
            self._divisions[exposed] = _Division(self, exposed, True, True)
        return self._divisions[exposed]

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

    def options(self, each: Exposed, defending: bool, healing: bool) -> list[Option]:
        """What a character may be given, best outcome first."""
        key = (each, defending, healing)
        if key not in self._options:
            need = each.first if each.falls else each.all
            shares = self._different_shares(need if defending else 0, each.wounds if healing else 0)
            found = [
                Option(*after, cost, code, defense, heal, share)
                for defense, heal, cost, code, share in shares
                if (after := each.after(defense, heal)) is not None
            ]
            found.sort(key=lambda option: (option.fallen, option.defense + option.heal + option.wounds, option))
            self._options[key] = found
        return self._options[key]

    def least(self, each: Exposed, defending: bool, healing: bool) -> tuple[int, int]:
        """Defeated (0 or 1) and wounds at least, whatever a character is given."""
        key = (each, defending, healing)
        if key not in self._least:
            options = self.options(each, defending, healing)
            fallen = min((option.fallen for option in options), default=0)
            self._least[key] = (fallen, min((option.wounds for option in options), default=0))
        return self._least[key]

    def _different_shares(self, need: int, wounds: int) -> list[tuple[int, int, int, int, Counts]]:
        """Defense, healing, cost, code and counts of the shares in which each consumable does something."""
        key = (max(0, need), wounds)
        if key not in self._takes:
            costs = [group[2] for group in self.groups]
            self._takes[key] = [
                (defense, heal, sum(map(mul, costs, share)), _code(share), share)
                for defense, heal, share in self._shares(need, wounds)
            ]
        return self._takes[key]

    def _shares(self, need: int, wounds: int) -> list[tuple[int, int, Counts]]:
        """Those shares with defense and healing; groups are taken from the greatest down."""
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
        return shares


class _Division:
    """One division among characters: depth first, what is best for the rest remembered by what is left in stock."""

    def __init__(self, shelter: Shelter, exposed: tuple[Exposed, ...], defending: bool, healing: bool) -> None:
        self.shelter = shelter
        self.overdrawn = _code((1 << (DIGIT - 1),) * len(shelter.stock))
        self.memory: dict[tuple[int, int], Sharing | None] = {}
        self.options = [shelter.options(each, defending, healing) for each in exposed]
        self.size = len(exposed)
        self.floor = [(0, 0)]
        self.needs = [(0, 0)]
        """From each character on: damage and wounds before anything is shared out."""
        for each in reversed(exposed):
            fallen, wounds = shelter.least(each, defending, healing)
            below, needs = self.floor[0], self.needs[0]
            self.floor.insert(0, (below[0] + fallen, below[1] + wounds))
            self.needs.insert(0, (needs[0] + max(0, each.first if each.falls else each.all), needs[1] + each.wounds))
        self.rescues = [[0, *accumulate(self._rescues(exposed[at:]))] for at in range(self.size + 1)]
        self.stays = self._stays(exposed)
        self.lowest = self._bound(0, shelter.defense, shelter.heal)

    @staticmethod
    def _stays(exposed: tuple[Exposed, ...]) -> list[tuple[int, int, int]]:
        """From each character on: what those who are to stand must be given, how much as defense, as healing."""
        stays = [(0, 0, 0)]
        for each in reversed(exposed):
            short = 0 if each.falls else each.short(each.first)
            more = (short, max(0, short - each.wounds), max(0, short - max(0, each.first)))
            stays.insert(0, (stays[0][0] + more[0], stays[0][1] + more[1], stays[0][2] + more[2]))
        return stays

    @staticmethod
    def _rescues(exposed: tuple[Exposed, ...]) -> list[int]:
        """What each must at least be given so as not to be defeated, least first."""
        return sorted(each.short(each.all) for each in exposed if not each.falls)

    def best(self) -> Sharing | None:
        return self._divide(0, _code(self.shelter.stock), self.shelter.defense, self.shelter.heal)

    def _bound(self, index: int, defense: int, heal: int) -> Cost:
        """Nothing better can come of the characters from `index` on with so much left in stock."""
        either, by_defense, by_heal = self.stays[index]
        if either > defense + heal or by_defense > defense or by_heal > heal:
            return HOPELESS
        fallen, floor = self.floor[index]
        rescues = self.rescues[index]
        fallen = max(fallen, self.size - index - bisect_right(rescues, defense + heal) + 1)
        damage, wounds = self.needs[index]
        defended, healed = min(damage, defense), min(wounds, heal)
        hurt = damage - defended + wounds - healed
        if hurt < floor:
            return fallen, floor, 0
        defending = fewest(defended - self.shelter.free_defense, self.shelter.defense_sums)
        healing = fewest(healed - self.shelter.free_heal, self.shelter.heal_sums)
        return fallen, hurt, max(defending, healing) if self.shelter.mixed else defending + healing

    def _divide(self, index: int, stock: int, defense: int, heal: int) -> Sharing | None:
        if index == self.size:
            return Sharing((0, 0, 0), ())
        key = (index, stock)
        if key in self.memory:
            return self.memory[key]
        best: Sharing | None = None
        limit = HOPELESS
        lowest = self._bound(index, defense, heal)
        if lowest == HOPELESS:
            return None
        fallen_below, wounds_below = self.floor[index + 1]
        for fallen, wounds, cost, code, defends, heals, share in self.options[index]:
            if (fallen + fallen_below, wounds + wounds_below, 0) > limit:
                continue
            left = (stock | self.overdrawn) - code
            if left & self.overdrawn != self.overdrawn:
                continue
            bound = self._bound(index + 1, defense - defends, heal - heals)
            if (fallen + bound[0], wounds + bound[1], cost + bound[2]) >= limit:
                continue
            rest = self._divide(index + 1, left ^ self.overdrawn, defense - defends, heal - heals)
            if rest is None:
                continue
            total = (fallen + rest.cost[0], wounds + rest.cost[1], cost + rest.cost[2])
            if total < limit:
                best, limit = Sharing(total, (share, *rest.shares)), total
                if limit <= lowest:
                    break
        self.memory[key] = best
        return best
