"""The best plan for one round of a fight.

The search goes over the sets of enemies that are to be beaten. For each set every character's offers are weighed
against what then still attacks, and the characters are taken one after another. Two parts of the round can then be
looked at apart: the sources that beat the enemies (`cover`) and the consumables that shelter the characters
(`shelter`). A bound from sums alone cuts off whatever cannot be better than the best plan so far.

Beating more enemies than the set asks for is a plan of a greater set, which is never worse; so what is left over may
simply be aimed at any other enemy. A character may fall at the first strike; whether it does is decided beforehand
(`falls`), since a fallen one loses its sources and is struck no more (R-ENEMY-5, A-COMBAT-8).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import accumulate

from blackbook.resolver.battle import Battle, Field, Stand
from blackbook.resolver.cover import Cover, CoverSearch, fewest
from blackbook.resolver.model import Table
from blackbook.resolver.shelter import Cost, Sharing

Vector = tuple[int, int, int, int, int]
"""Characters defeated, enemies left, wounds at the end, consumables used, health left on the enemies."""
Order = Callable[[Vector], tuple[int, ...]]


NOTHING = (1_000_000_000,)
"""Worse than any vector."""


def as_printed(vector: Vector) -> tuple[int, ...]:
    return vector


@dataclass(frozen=True)
class Found:
    """The best plan in numbers; `assembly` turns it into a plan."""

    vector: Vector
    battle: Battle
    chosen: tuple[Stand, ...]
    sharing: Sharing
    cover: Cover


@dataclass(frozen=True)
class Wish:
    """What is asked of a plan besides being the best: the order of aims, and what it must or must not do."""

    order: Order = as_printed
    beat: int | None = None
    """Index of an enemy that must be beaten."""
    fiercest: bool = False
    """Only the offers with the most attack."""


def search(table: Table, wish: Wish | None = None) -> Found | None:
    """The best plan, None only if a wish cannot be met."""
    wish = wish or Wish()
    field = Field(table, wish.beat, wish.fiercest)
    covers = Covers()
    searches = [_Search(battle, field, wish.order, covers) for battle in field.battles()]
    best: Found | None = None
    for each in sorted(searches, key=lambda each: each.lowest):
        if each.lowest >= (NOTHING if best is None else wish.order(best.vector)):
            break
        best = each.improve(best)
    return best


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


class _Search:
    """Takes the characters of one battle one after another; `lowest` bounds whatever it may find."""

    def __init__(self, battle: Battle, field: Field, order: Order, covers: Covers) -> None:
        self.battle = battle
        self.field = field
        self.order = order
        self.covers = covers
        self.needed = sum(battle.needs)
        self.bought_sums = [0, *accumulate(battle.bought)]
        self.rest = self._rest()
        self.fallen_wounds = sum(
            stands.choices[0].exposed.health
            for stands, falls in zip(battle.stands, battle.falls, strict=True)
            if falls and stands.choices
        )
        self.best: Found | None = None
        self.limit: tuple[int, ...] = ()
        nobody = (0, 0, 0, sum(battle.free), 0)
        self.lowest = self._bound(0, *nobody)

    def _rest(self) -> list[tuple[int, int, int, int, int]]:
        """From each character on: fewest doomed, least damage and wounds, most attack, fewest spent."""
        rest = [(0, 0, 0, 0, 0)]
        for stands in reversed(self.battle.stands):
            below = rest[0]
            if not stands.choices:
                return []
            rest.insert(0, (
                below[0] + stands.doomed,
                below[1] + stands.damage,
                below[2] + stands.wounds,
                below[3] + stands.attack,
                below[4] + stands.spent,
            ))
        return rest

    def _bound(self, index: int, doomed: int, damage: int, wounds: int, attack: int, spent: int) -> tuple[int, ...]:
        """Nothing that can still be found is better than this; NOTHING if nothing can be found at all."""
        if not self.rest:
            return NOTHING
        more = self.rest[index]
        battle, shelter = self.battle, self.battle.role.shelter
        damage, wounds, attack = damage + more[1], wounds + more[2], attack + more[3]
        buying = fewest(self.needed - attack, self.bought_sums)
        if buying >= len(self.bought_sums):
            return NOTHING
        defended = min(damage, shelter.defense)
        healed = min(wounds, shelter.heal)
        defending = fewest(defended - shelter.free_defense, shelter.defense_sums)
        healing = fewest(healed - shelter.free_heal, shelter.heal_sums)
        sheltering = max(defending, healing) if shelter.mixed else defending + healing
        hurt = damage - defended + wounds - healed
        uses, striking = battle.role.uses, max(0, self.needed - attack)
        least = self.fallen_wounds if uses is None else max(
            self.fallen_wounds, uses.least_hurt(striking, damage, wounds)
        )
        if hurt < least:
            hurt, sheltering = least, 0
        using = sheltering + buying
        if uses is not None:
            using = buying = max(using, uses.fewest(striking, damage, wounds, hurt))
        used = battle.role.fixed + spent + more[4] + using
        left = battle.health
        if battle.leftover:
            left -= attack + self.bought_sums[min(buying, len(self.bought_sums) - 1)] - self.needed
        return self.order((doomed + more[0], battle.left, hurt, used, left))

    def improve(self, best: Found | None) -> Found | None:
        """The best plan of this battle if it is better than the one given, otherwise that one."""
        self.best = best
        self.limit = NOTHING if best is None else self.order(best.vector)
        self._take(0, (), 0, 0, 0, sum(self.battle.free), 0)
        return self.best

    def _take(
        self, index: int, chosen: tuple[Stand, ...], doomed: int, damage: int, wounds: int, attack: int, spent: int
    ) -> None:
        """Let the characters from `index` on choose among their stands."""
        if index == len(self.battle.stands):
            self._settle(chosen, attack, spent)
            return
        for stand in self.battle.stands[index].choices:
            so_far = (
                doomed + stand.doomed,
                damage + stand.damage,
                wounds + stand.wounds,
                attack + stand.attack,
                spent + stand.offer.spent,
            )
            if self._bound(index + 1, *so_far) < self.limit:
                self._take(index + 1, (*chosen, stand), *so_far)

    def _settle(self, chosen: tuple[Stand, ...], attack: int, spent: int) -> None:
        """Share out the consumables, find the cover, and keep the plan if it is the best so far."""
        battle = self.battle
        if battle.role.uses is not None:
            self._decide(chosen, attack, spent)
            return
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

    def _decide(self, chosen: tuple[Stand, ...], attack: int, spent: int) -> None:
        """Decide how consumables of several uses are used, then settle that."""
        battle = self.battle

        def is_better(defeated: int, wounds: int, used: int, gain: int) -> bool:
            left = battle.health - (attack + gain - self.needed if battle.leftover else 0)
            return self.order((defeated, battle.left, wounds, spent + used, left)) < self.limit

        free = tuple(sorted((source for stand in chosen for source in stand.sources), reverse=True))
        exposed = tuple(stand.exposed for stand in chosen)
        settler = self.field.settler(battle)
        given = settler.settle(free, battle.needs, battle.leftover, exposed, is_better)
        if given is None:
            return
        decided = _Search(self.field.decided(battle, given), self.field, self.order, self.covers)
        decided.best, decided.limit = self.best, self.limit
        decided._settle(chosen, attack + sum(decided.battle.free), spent)
        self.best, self.limit = decided.best, decided.limit

    def _is_better(self, cost: Cost, attack: int, spent: int) -> bool:
        """Whether such a sharing could still belong to a better plan than the best so far."""
        battle = self.battle
        buying = fewest(self.needed - attack, self.bought_sums)
        left = battle.health
        if battle.leftover:
            left -= attack + self.bought_sums[buying] - self.needed
        used = battle.role.fixed + spent + cost[2] + buying
        return self.order((cost[0], battle.left, cost[1], used, left)) < self.limit
