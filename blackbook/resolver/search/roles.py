"""How consumables are used in a fight: as a source, as shelter, or as both at once.

Where one can be used in several ways, or is a source and shelter at once, that is left open at first: then it counts as
its best in every way, and `Uses` tells how many of those ways can be had at the same time.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from blackbook.resolver.model.numbers import Gift, Supply, Table
from blackbook.resolver.search.shelter import Parts, Shelter
from blackbook.resolver.search.uses import Uses

Blow = tuple[int, int, int]
"""Attack, owner, index in `Table.consumables`."""


@dataclass(frozen=True)
class Role:
    """One way to divide the consumables; which of them are used in the end is for the search to find."""

    bought: tuple[Blow, ...]
    """Attack that counts as a consumable used if it is used."""
    free: tuple[Blow, ...]
    """Attack of consumables that also shelter and are used for certain; `fixed` counts them."""
    fixed: int
    sheltering: tuple[tuple[int, Parts], ...]
    """Index in `Table.consumables`, and what it gives."""
    shelter: Shelter
    gifts: Mapping[int, Gift]
    """How each consumable is used if it is, by index in `Table.consumables`."""
    uses: Uses | None = None
    """All ways to use them, if that is still open."""


def first_role(table: Table) -> Role:
    """Decided if each consumable can be used in one way alone, open otherwise."""
    usable = [supply for supply in table.consumables if supply.gifts]
    if all(_is_plain(supply) for supply in usable):
        return decided_role(table, {supply.index: supply.gifts[0] for supply in usable})
    bought = tuple((max(gift.attack for gift in each.gifts), each.owner, each.index) for each in usable)
    sheltering = tuple((each.index, _best_parts(each)) for each in usable)
    uses = Uses({index: tuple(gifts) for index, gifts in ways_to_use(table, frozenset()).items()})
    shelter = Shelter([parts for _, parts in sheltering])
    return Role(tuple(blow for blow in bought if blow[0]), (), 0, sheltering, shelter, {}, uses)


def decided_role(table: Table, gifts: Mapping[int, Gift]) -> Role:
    """These consumables, each used in this way if it is used; one that is both at once is used for certain."""
    bought: list[Blow] = []
    free: list[Blow] = []
    sheltering: list[tuple[int, Parts]] = []
    for index, gift in gifts.items():
        blow = (gift.attack, table.consumables[index].owner, index)
        if gift.defense or gift.heal:
            sheltering.append((index, (gift.defense, gift.heal, 0 if gift.attack else 1)))
            if gift.attack:
                free.append(blow)
        elif gift.attack:
            bought.append(blow)
    shelter = Shelter([parts for _, parts in sheltering])
    return Role(tuple(bought), tuple(free), len(free), tuple(sheltering), shelter, gifts)


def ways_to_use(table: Table, lost: frozenset[int]) -> dict[int, dict[Gift, Gift]]:
    """For each consumable what a use brings, and what its card calls that use.

    Attack of the `lost`, who fall before they strike, brings nothing; nor does defense or healing beyond what anybody
    could need, attack beyond any enemy's health, or less attack for the same shelter.
    """
    most_attack = max((foe.health for foe in table.enemies), default=0)
    most_defense = sum(foe.attack for foe in table.enemies)
    most_heal = max(seat.wounds for seat in table.characters)
    found: dict[int, dict[Gift, Gift]] = {}
    for supply in table.consumables:
        ways: dict[tuple[int, int], tuple[int, Gift]] = {}
        for gift in supply.gifts:
            attack = 0 if supply.owner in lost else min(gift.attack, most_attack)
            shelter = (min(gift.defense, most_defense), min(gift.heal, most_heal))
            if shelter not in ways or ways[shelter][0] < attack:
                ways[shelter] = (attack, gift)
        brought = {Gift(attack, *shelter): gift for shelter, (attack, gift) in ways.items()}
        brought.pop(Gift(), None)
        if brought:
            found[supply.index] = brought
    return found


def _is_plain(supply: Supply) -> bool:
    return len(supply.gifts) == 1 and not _is_both(supply.gifts[0])


def _is_both(gift: Gift) -> bool:
    return bool(gift.attack and (gift.defense or gift.heal))


def _best_parts(supply: Supply) -> Parts:
    """Its best shelter of either kind; for nothing if it can strike at the same time."""
    defense, heal = max(gift.defense for gift in supply.gifts), max(gift.heal for gift in supply.gifts)
    return defense, heal, 0 if any(map(_is_both, supply.gifts)) else 1
