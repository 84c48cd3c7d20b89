"""How consumables that can be used in several ways are used in a fight: as a source, as shelter, or as both at once."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations_with_replacement, product

from blackbook.resolver.model import Gift, Supply, Table
from blackbook.resolver.shelter import Parts, Shelter

Blow = tuple[int, int, int]
"""Attack, owner, index in `Table.consumables`."""
NOT_USED = Gift()


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


def roles(table: Table) -> Iterator[Role]:
    """Every way; those in which more is used come first. Equal consumables of one owner are divided but once."""
    equal: dict[tuple[int, tuple[Gift, ...]], list[Supply]] = {}
    for supply in table.consumables:
        if supply.gifts:
            equal.setdefault((supply.owner, supply.gifts), []).append(supply)
    groups = list(equal.values())
    shared: dict[tuple[Parts, ...], Shelter] = {}
    for ways in product(*(_ways(group) for group in groups)):
        rows = [row for group, way in zip(groups, ways, strict=True) for row in zip(group, way, strict=True)]
        yield _role(rows, shared)


def _ways(group: list[Supply]) -> list[tuple[Gift, ...]]:
    gifts = group[0].gifts
    both = any(gift.attack and (gift.defense or gift.heal) for gift in gifts)
    return list(combinations_with_replacement((*gifts, NOT_USED) if both else gifts, len(group)))


def _role(rows: list[tuple[Supply, Gift]], shared: dict[tuple[Parts, ...], Shelter]) -> Role:
    bought: list[Blow] = []
    free: list[Blow] = []
    sheltering: list[tuple[int, Parts]] = []
    for supply, gift in rows:
        blow = (gift.attack, supply.owner, supply.index)
        if gift.defense or gift.heal:
            sheltering.append((supply.index, (gift.defense, gift.heal, 0 if gift.attack else 1)))
            if gift.attack:
                free.append(blow)
        elif gift.attack:
            bought.append(blow)
    parts = tuple(sorted(part for _, part in sheltering))
    if parts not in shared:
        shared[parts] = Shelter(list(parts))
    gifts = {supply.index: gift for supply, gift in rows}
    return Role(tuple(bought), tuple(free), len(free), tuple(sheltering), shared[parts], gifts)
