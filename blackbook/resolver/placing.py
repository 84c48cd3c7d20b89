"""Who places which dice in one battle: the characters are taken one after another, and each chooses among its stands.

Two parts of the round can then be looked at apart: the sources that beat the enemies (`cover`) and the consumables that
shelter the characters (`shelter`). A bound from sums alone cuts off what cannot be better than the best plan so far.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import accumulate
from operator import add

from blackbook.resolver.battle import Battle, Stand
from blackbook.resolver.cover import Cover, CoverSearch, fewest
from blackbook.resolver.shelter import Cost, Sharing
from blackbook.resolver.wish import NOTHING, Order, Ranked, Vector

Chosen = tuple[int, int, int, int, int]
"""Of the stands chosen so far: doomed, damage, wounds, attack, and consumables that changed dice."""
NOBODY: Chosen = (0, 0, 0, 0, 0)


@dataclass(frozen=True)
class Found:
    """The best plan in numbers; `assembly` turns it into a plan."""

    vector: Vector
    battle: Battle
    chosen: tuple[Stand, ...]
    sharing: Sharing
    cover: Cover


def added(one: Chosen, other: Chosen) -> Chosen:
    return (one[0] + other[0], one[1] + other[1], one[2] + other[2], one[3] + other[3], one[4] + other[4])


def with_stand(so_far: Chosen, stand: Stand) -> Chosen:
    """One more stand chosen."""
    return added(so_far, (stand.doomed, stand.damage, stand.wounds, stand.attack, stand.offer.spent))


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
        self.fallen_wounds = sum(
            stands.choices[0].exposed.health
            for stands, falls in zip(battle.stands, battle.falls, strict=True)
            if falls and stands.choices
        )
        self.best: Found | None = None
        self.limit: Ranked = ()
        self.lowest = self.bound(0, NOBODY)

    def _rest(self) -> list[Chosen]:
        """From each character on the least of each entry that any of its stands has, the most of attack."""
        rest = [NOBODY]
        for stands in reversed(self.battle.stands):
            if not stands.choices:
                return []
            least = (stands.doomed, stands.damage, stands.wounds, stands.attack, stands.spent)
            rest.insert(0, added(rest[0], least))
        return rest

    def bound(self, index: int, so_far: Chosen) -> Ranked:
        """Nothing that can still be found is better than this; NOTHING if nothing can be found at all."""
        if not self.rest:
            return NOTHING
        battle, shelter, uses = self.battle, self.battle.role.shelter, self.battle.role.uses
        doomed, damage, wounds, attack, spent = map(add, so_far, self.rest[index])
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
        return self.order((doomed, battle.left, hurt, battle.role.fixed + spent + using, left))

    def improve(self, best: Found | None) -> Found | None:
        """The best plan of this battle if it is better than the one given, otherwise that one."""
        self.best = best
        self.limit = NOTHING if best is None else self.order(best.vector)
        self._take(0, (), NOBODY)
        return self.best

    def _take(self, index: int, chosen: tuple[Stand, ...], so_far: Chosen) -> None:
        """Let the characters from `index` on choose among their stands."""
        if index == len(self.battle.stands):
            self._settle(chosen, so_far)
            return
        for stand in self.battle.stands[index].choices:
            more = with_stand(so_far, stand)
            if self.bound(index + 1, more) < self.limit:
                self._take(index + 1, (*chosen, stand), more)

    def settle(self, best: Found | None, chosen: tuple[Stand, ...], so_far: Chosen) -> Found | None:
        """Like `improve`, for stands that have been chosen already."""
        self.best = best
        self.limit = NOTHING if best is None else self.order(best.vector)
        self._settle(chosen, so_far)
        return self.best

    def _settle(self, chosen: tuple[Stand, ...], so_far: Chosen) -> None:
        """Share out the consumables, find the cover, and keep the plan if it is the best so far."""
        battle, attack, spent = self.battle, so_far[3] + self.armed, so_far[4]
        exposed = tuple(stand.exposed for stand in chosen)
        if not self._is_better(battle.role.shelter.bound(exposed), attack, spent):
            return
        sharing = battle.role.shelter.share(exposed)
        if sharing is None or not self._is_better(sharing.cost, attack, spent):
            return
        defeated, wounds, sheltering = sharing.cost
        used = battle.role.fixed + spent + sheltering
        free = tuple(sorted((*battle.free, *(source for stand in chosen for source in stand.sources)), reverse=True))
        cover = self.covers.find(free, battle)
        if cover is None:
            return
        left = battle.health
        if battle.leftover:
            left -= attack + cover.gain - self.needed
        vector = (defeated, battle.left, wounds, used + cover.used, left)
        if self.order(vector) < self.limit:
            self.best = Found(vector, battle, chosen, sharing, cover)
            self.limit = self.order(vector)

    def _is_better(self, cost: Cost, attack: int, spent: int) -> bool:
        """Whether such a sharing could still belong to a better plan than the best so far."""
        battle = self.battle
        buying = fewest(self.needed - attack, self.bought_sums)
        left = battle.health
        if battle.leftover:
            left -= attack + self.bought_sums[buying] - self.needed
        used = battle.role.fixed + spent + cost[2] + buying
        return self.order((cost[0], battle.left, cost[1], used, left)) < self.limit
