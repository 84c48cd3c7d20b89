"""Deals consumables to the claims of a plan, where some may meet two claims at once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from blackbook.resolver.model.numbers import Gift
from blackbook.resolver.search.loads import Brought, Scale

Given = dict[int, Gift]
"""How each consumable that is used is used, by its index."""


class Claim(NamedTuple):
    """One use that a plan asks for. `exact` claims are not met by more: too much would keep a character standing."""

    attack: int = 0
    defense: int = 0
    heal: int = 0
    exact: bool = False

    def met_by(self, gift: Gift) -> bool:
        if self.exact:
            return (gift.defense, gift.heal) == (self.defense, self.heal)
        return gift.attack >= self.attack and gift.defense >= self.defense and gift.heal >= self.heal


Claims = tuple[Claim, ...]


def matched(gifts: dict[int, tuple[Gift, ...]], claims: Claims) -> Given | None:
    """Each claim met by a consumable of its own, by augmenting paths; None if that cannot be."""
    meets = {
        claim: [(index, gift) for index, some in gifts.items() for gift in some if claim.met_by(gift)]
        for claim in set(claims)
    }
    holder: dict[int, tuple[int, Gift]] = {}

    def place(at: int, seen: set[int]) -> bool:
        for index, gift in meets[claims[at]]:
            if index not in seen:
                seen.add(index)
                if index not in holder or place(holder[index][0], seen):
                    holder[index] = (at, gift)
                    return True
        return False

    if not all(place(at, set()) for at in range(len(claims))):
        return None
    return {index: gift for index, (_, gift) in holder.items()}


class Dealing:
    """Deals one consumable after another, those that bring two uses at once first.

    A consumable takes the greatest claim that it can meet: were that met by another one, the two could change places.
    """

    def __init__(self, scale: Scale, gifts: dict[int, tuple[Gift, ...]]) -> None:
        self.scale = scale
        self.loads: dict[Claim, int] = {}
        self.waiting = sorted(gifts.items(), key=lambda row: (-max(map(uses_at_once, row[1])), str(row[1])))
        self._brought: dict[int, Brought] = {}
        self._rooms: dict[tuple[int, int], int] = {}
        self._failed: set[tuple[int, Claims, int]] = set()

    def load(self, claim: Claim) -> int:
        if claim not in self.loads:
            self.loads[claim] = self.scale.load(Gift(claim.attack, claim.defense, claim.heal))
        return self.loads[claim]

    def deal(self, at: int, claims: Claims, load: int, n: int) -> Given | None:
        """Meet claims, sorted, which come to this load, with at most `n` of the consumables from `at` on."""
        if not claims:
            return {}
        key = (at, claims, n)
        if at == len(self.waiting) or key in self._failed or not self.scale.fits(load, self._room(at, n)):
            return None
        index, gifts = self.waiting[at]
        for gift, met in _meetings(gifts, claims):
            rest = [*claims]
            for claim in met:
                rest.remove(claim)
            found = self.deal(at + 1, tuple(rest), load - sum(map(self.load, met)), n - 1)
            if found is not None:
                return {**found, index: gift}
        following = range(at, len(self.waiting))
        different = next((i for i in following if self.waiting[i][1] != gifts), len(self.waiting))
        found = self.deal(different, claims, load, n)
        if found is None:
            self._failed.add(key)
        return found

    def _room(self, at: int, n: int) -> int:
        if (at, n) not in self._rooms:
            if at not in self._brought:
                self._brought[at] = self.scale.brought(gifts for _, gifts in self.waiting[at:])
            self._rooms[at, n] = self.scale.room(self._brought[at], n)
        return self._rooms[at, n]


def uses_at_once(gift: Gift) -> int:
    """1 or 2: a source, shelter, or both."""
    return int(gift.attack > 0) + int(gift.defense > 0 or gift.heal > 0)


def _meetings(gifts: tuple[Gift, ...], claims: Claims) -> Iterator[tuple[Gift, Claims]]:
    """The claims that a consumable may meet, two at once first."""
    rows: list[tuple[Gift, Claims]] = []
    different = dict.fromkeys(claims)
    for gift in gifts:
        strike = max((claim for claim in different if claim.attack and claim.met_by(gift)), default=None)
        strikes = () if strike is None else (strike,)
        shelters = [claim for claim in different if not claim.attack and claim.met_by(gift)]
        greatest = [claim for claim in shelters if not any(_is_less(claim, other) for other in shelters)]
        rows += [(gift, (*strikes, claim)) for claim in greatest] or [(gift, strikes)]
    rows.sort(key=lambda row: -len(row[1]))
    return (row for row in rows if row[1])


def _is_less(claim: Claim, other: Claim) -> bool:
    """Whether the other claim is of the same kind and asks for more."""
    return claim != other and not claim.exact and not other.exact and (
        claim.defense <= other.defense and claim.heal <= other.heal
    )
