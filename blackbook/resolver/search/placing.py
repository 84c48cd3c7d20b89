"""Who places which dice in one battle: the characters are taken one after another, and each chooses among its stands.

Two parts of the round can then be looked at apart: the sources that beat the enemies (`cover`) and the consumables that
shelter the characters (`shelter`). A bound from sums alone cuts off what cannot be better than the best plan so far.
"""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from itertools import accumulate
from operator import add

from blackbook.resolver.search.battle import Battle, Stand
from blackbook.resolver.search.cover import Cover, CoverSearch, fewest
from blackbook.resolver.search.shelter import Cost, Sharing
from blackbook.resolver.search.wish import NOTHING, Order, Ranked, Vector

Chosen = tuple[int, int, int, int, int, int]
"""Of the stands chosen so far: doomed, damage, wounds, attack, consumables that changed dice, and what is short so that
those stand who are to.
"""
NOBODY: Chosen = (0, 0, 0, 0, 0, 0)


@dataclass(frozen=True)
class Found:
    """The best plan in numbers; `assembly` turns it into a plan."""

    vector: Vector
    battle: Battle
    chosen: tuple[Stand, ...]
    sharing: Sharing
    cover: Cover


def with_stand(so_far: Chosen, stand: Stand) -> Chosen:
    """One more stand chosen."""
    doomed, damage, wounds, attack, spent, short = so_far
    return (
        doomed + stand.doomed,
        damage + stand.damage,
        wounds + stand.wounds,
        attack + stand.attack,
        spent + stand.offer.spent,
        short + stand.short,
    )


class Covers:
    """Covers found so far, for whoever asks again with the same sources."""

    def __init__(self) -> None:
        self._searches: dict[tuple[tuple[int, ...], tuple[int, ...], bool], CoverSearch] = {}
        self._found: dict[tuple[tuple[int, ...], tuple[int, ...], bool, tuple[int, ...]], Cover | None] = {}

    def find(self, free: tuple[int, ...], battle: Battle) -> Cover | None:
        """The best cover of a battle's needs; `free` is sorted, greatest first."""
        if not battle.needs:
            return Cover(0, 0)
        key = (free, battle.bought, battle.leftover, battle.needs)
        if key not in self._found:
            known = self._searches.setdefault(key[:3], CoverSearch(free, battle.bought, battle.leftover))
            self._found[key] = known.cover(battle.needs)
        return self._found[key]


class Placing:
    """Takes the characters of one battle one after another; `lowest` bounds whatever it may find."""

    def __init__(self, battle: Battle, order: Order, covers: Covers) -> None:
        self.battle = battle
        self.order = order
        self.covers = covers
        self.needed = sum(battle.needs)
        self.armed = sum(battle.free)
        self.bought_sums = [0, *accumulate(battle.bought)]
        self.rest = self._rest()
        self.defeated = self._defeated()
        self.fallen_wounds = sum(
            stands.choices[0].exposed.health
            for stands, falls in zip(battle.stands, battle.falls, strict=True)
            if falls and stands.choices
        )
        self.lowest = self.bound(0, NOBODY)

    def _rest(self) -> list[Chosen]:
        """From each character on the least of each entry that any of its stands has, the most of attack."""
        rest = [NOBODY]
        for stands in reversed(self.battle.stands):
            if not stands.choices:
                return []
            doomed, damage, wounds, attack, spent, short = rest[0]
            rest.insert(0, (
                doomed + stands.doomed,
                damage + stands.damage,
                wounds + stands.wounds,
                attack + stands.attack,
                spent + stands.spent,
                short + stands.short,
            ))
        return rest

    def _defeated(self) -> int:
        """Fewest defeated, as there is not enough to rescue more."""
        battle = self.battle
        standing = [stands for stands, falls in zip(battle.stands, battle.falls, strict=True) if not falls]
        rescues = [0, *accumulate(sorted(stands.rescue for stands in standing))]
        return len(battle.stands) + 1 - bisect_right(rescues, battle.role.shelter.defense + battle.role.shelter.heal)

    def bound(self, index: int, so_far: Chosen) -> Ranked:
        """Nothing that can still be found is better than this; NOTHING if nothing can be found at all."""
        if not self.rest:
            return NOTHING
        battle, shelter, uses = self.battle, self.battle.role.shelter, self.battle.role.uses
        doomed, damage, wounds, attack, spent, short = map(add, so_far, self.rest[index])
        if short > shelter.defense + shelter.heal:
            return NOTHING
        attack += self.armed
        striking = max(0, self.needed - attack)
        buying = fewest(striking, self.bought_sums)
        if buying >= len(self.bought_sums):
            return NOTHING
        defended = min(damage, shelter.defense)
        healed = min(wounds, shelter.heal)
        defending = fewest(defended - shelter.free_defense, shelter.defense_sums)
        healing = fewest(healed - shelter.free_heal, shelter.heal_sums)
        using = buying + (max(defending, healing) if shelter.mixed else defending + healing)
        hurt = damage - defended + wounds - healed
        least = self.fallen_wounds
        if uses is not None:
            least = max(least, uses.least_hurt(striking, damage, wounds))
        if hurt < least:
            hurt, using = least, buying
        if uses is not None:
            using = buying = max(using, uses.fewest(striking, damage, wounds, hurt))
        left = battle.health
        if battle.leftover:
            left -= attack + self.bought_sums[min(buying, len(self.bought_sums) - 1)] - self.needed
        return self.order((max(doomed, self.defeated), battle.left, hurt, battle.role.fixed + spent + using, left))

    def sheltered(self, chosen: tuple[Stand, ...], so_far: Chosen) -> Ranked:
        """Nothing that comes of these stands is better than this; looks at how many can be sheltered at all."""
        return self._ranked(self.battle.role.shelter.bound(tuple(stand.exposed for stand in chosen)), so_far)

    def settle(self, chosen: tuple[Stand, ...], so_far: Chosen, best: Found | None) -> Found | None:
        """Share out the consumables and find the cover: the best plan with these stands, or the one given."""
        battle, attack = self.battle, so_far[3] + self.armed
        limit = NOTHING if best is None else self.order(best.vector)
        sharing = battle.role.shelter.share(tuple(stand.exposed for stand in chosen))
        if sharing is None or self._ranked(sharing.cost, so_far) >= limit:
            return best
        sources = (source for stand in chosen for source in stand.sources)
        cover = self.covers.find(tuple(sorted((*battle.free, *sources), reverse=True)), battle)
        if cover is None:
            return best
        defeated, wounds, sheltering = sharing.cost
        left = battle.health
        if battle.leftover:
            left -= attack + cover.gain - self.needed
        vector = (defeated, battle.left, wounds, battle.role.fixed + so_far[4] + sheltering + cover.used, left)
        return Found(vector, battle, chosen, sharing, cover) if self.order(vector) < limit else best

    def _ranked(self, cost: Cost, so_far: Chosen) -> Ranked:
        """Nothing better comes of a sharing that costs so much."""
        battle, attack = self.battle, so_far[3] + self.armed
        buying = min(fewest(self.needed - attack, self.bought_sums), len(self.bought_sums) - 1)
        left = battle.health
        if battle.leftover:
            left -= attack + self.bought_sums[buying] - self.needed
        return self.order((cost[0], battle.left, cost[1], battle.role.fixed + so_far[4] + cost[2] + buying, left))
