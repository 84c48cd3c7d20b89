"""How consumables that can be used in several ways are used in a fight: as a source, as shelter, or as both at once.

As long as that is open such a consumable counts as both, and its shelter for nothing if it can be both at once: better
than it can ever be. So what is found impossible or too dear stays so however it is decided, and few cases have to be
told apart.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import combinations_with_replacement

from blackbook.resolver.model import Gift, Supply, Table
from blackbook.resolver.shelter import Parts, Shelter

Blow = tuple[int, int, int]
"""Attack, owner, index in `Table.consumables`."""
Row = tuple[Supply, Gift]
Group = tuple[Supply, ...]
"""Equal consumables."""
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


    rows: tuple[Row, ...]
    undecided: tuple[Group, ...]
    forgone: tuple[int, ...]
    """For each attack that is bought the least shelter forgone for it, as some give either the one or the other."""

    def shelter_forgone(self, attack: int) -> int:
        return self.forgone[attack] if 0 < attack < len(self.forgone) else 0


def open_role(table: Table, may_fall: frozenset[int] = frozenset()) -> Role:
    """Everything undecided that can be used in more than one way, or is a source and shelter at once.

    Only whose owner may fall at the first strike (by index) is told apart from equal ones of others.
    """
    equal: dict[tuple[int, tuple[Gift, ...]], list[Supply]] = {}
    for supply in table.consumables:
        if supply.gifts:
            owner = supply.owner if supply.owner in may_fall else -1
            equal.setdefault((owner, supply.gifts), []).append(supply)
    groups = [tuple(group) for group in equal.values()]
    rows = tuple((supply, group[0].gifts[0]) for group in groups if _is_plain(group) for supply in group)
    undecided = [group for group in groups if not _is_plain(group)]
    return _role(rows, tuple(sorted(undecided, key=lambda group: -max(map(_size, group[0].gifts)))))


def split(role: Role) -> list[Role]:
    """The ways to decide one more group of equal consumables."""
    group, *rest = role.undecided
    return [_role((*role.rows, *zip(group, way, strict=True)), tuple(rest)) for way in _ways(group)]


def _size(gift: Gift) -> int:
    return gift.attack + gift.defense + gift.heal


def _is_both(gift: Gift) -> bool:
    return bool(gift.attack and (gift.defense or gift.heal))


def _is_plain(group: Group) -> bool:
    return len(group[0].gifts) == 1 and not _is_both(group[0].gifts[0])


def _ways(group: Group) -> list[tuple[Gift, ...]]:
    gifts = group[0].gifts
    unused = (NOT_USED,) if any(map(_is_both, gifts)) else ()
    return list(combinations_with_replacement((*gifts, *unused), len(group)))


def _role(rows: tuple[Row, ...], undecided: tuple[Group, ...]) -> Role:
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
    for supply in (supply for group in undecided for supply in group):
        bought.append((max(gift.attack for gift in supply.gifts), supply.owner, supply.index))
        defense, heal = max(gift.defense for gift in supply.gifts), max(gift.heal for gift in supply.gifts)
        sheltering.append((supply.index, (defense, heal, 0 if any(map(_is_both, supply.gifts)) else 1)))
    shelter = Shelter([part for _, part in sheltering])
    gifts = {supply.index: gift for supply, gift in rows}
    forgone = _forgone(rows, undecided)
    return Role(tuple(bought), tuple(free), len(free), tuple(sheltering), shelter, gifts, rows, undecided, forgone)


def _forgone(rows: tuple[Row, ...], undecided: tuple[Group, ...]) -> tuple[int, ...]:
    """By attack bought; taken from those that forgo least for it, parts of a consumable allowed."""
    trades = [(gift.attack, 0) for _, gift in rows if gift.attack and not _is_both(gift)]
    for supply in (supply for group in undecided for supply in group):
        strikes = [gift.attack for gift in supply.gifts]
        shelters = [gift.defense + gift.heal for gift in supply.gifts]
        both = any(map(_is_both, supply.gifts))
        if max(strikes):
            trades.append((max(strikes), 0 if both else max(shelters)))
    if not any(shelter for _, shelter in trades):
        return ()
    trades.sort(key=lambda trade: trade[1] / trade[0])
    forgone, whole = [0], 0
    for attack, shelter in trades:
        forgone += [whole + shelter * part // attack for part in range(1, attack + 1)]
        whole += shelter
    return tuple(forgone)
