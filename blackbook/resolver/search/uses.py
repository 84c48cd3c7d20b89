"""The uses of consumables, where some can be used in one of several ways or bring two uses at a time."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable

from blackbook.resolver.model.numbers import Gift
from blackbook.resolver.search.dealing import Claim, Claims, Dealing, Given, matched, uses_at_once
from blackbook.resolver.search.loads import PRICES, Scale, priced

Stock = dict[int, int]
"""How many consumables bring at least so much, greatest first."""


class Uses:
    """The uses of some consumables, each known by an index."""

    def __init__(self, gifts: dict[int, tuple[Gift, ...]]) -> None:
        self.gifts = gifts
        every = {gift for some in gifts.values() for gift in some}
        self.attacks = self._stock("attack", every)
        self.defenses = self._stock("defense", {gift for gift in every if not gift.heal})
        self.heals = self._stock("heal", {gift for gift in every if not gift.defense})
        self.mixed = sorted({(gift.defense, gift.heal) for gift in every if gift.defense and gift.heal}, reverse=True)
        self.mixed_sum = (
            sum(max(gift.defense if gift.heal else 0 for gift in some) for some in gifts.values()),
            sum(max(gift.heal if gift.defense else 0 for gift in some) for some in gifts.values()),
        )
        """Defense and healing of all that bring both at once."""
        self.size = len(gifts)
        self.scale = Scale(every)
        brought = self.scale.brought(gifts.values())
        self.worth = brought.worth
        self.most_attack = self.worth[PRICES.index((1, 0, 0))][-1]
        self.rooms = [self.scale.room(brought, n) for n in range(self.size + 1)]
        self._brings_two = any(uses_at_once(gift) == 2 for gift in every)
        self._dealing = Dealing(self.scale, gifts)
        self._dealt: dict[tuple[Claims, int], Given | None] = {}

    def _stock(self, kind: str, gifts: set[Gift]) -> Stock:
        """How many consumables bring at least as much as each of these gifts."""
        most = [max(getattr(gift, kind) for gift in some) for some in self.gifts.values()]
        values = sorted({getattr(gift, kind) for gift in gifts} - {0}, reverse=True)
        return {value: sum(each >= value for each in most) for value in values}

    def load(self, claims: Iterable[Claim], wounds: int = 0) -> int:
        """What claims, and wounds that are left, add to each check (see `loads`)."""
        return sum(map(self._dealing.load, claims)) + wounds * self.scale.per_wound

    def room(self, n: int, wounds: int) -> int:
        """The heaviest load for `n` consumables and so many wounds."""
        return self.rooms[n] + wounds * self.scale.per_wound

    def least_hurt(self, attack: int, defense: int, heal: int) -> int:
        """Fewest wounds that are left if attack must be had, and defense and healing would be needed."""
        needs = Gift(attack, defense, heal)
        return max(
            -((sums[-1] - priced(price, needs)) // price[1])
            for price, sums in zip(PRICES, self.worth, strict=True)
            if price[1] == price[2] > 0
        )

    def fewest(self, attack: int, defense: int, heal: int, hurt: int) -> int:
        """How many must be used at least for that, if so many wounds are left; more than all if all are too few."""
        needs = Gift(attack, defense, heal)
        return max(
            bisect_left(sums, priced(price, needs) - max(price[1:]) * hurt)
            for price, sums in zip(PRICES, self.worth, strict=True)
        )

    def deal(self, claims: Claims, n: int) -> Given | None:
        """How at most `n` consumables are used so that every claim is met; None if they cannot."""
        key = (tuple(sorted(claims, reverse=True)), n)
        if key not in self._dealt:
            if self._brings_two:
                self._dealt[key] = self._dealing.deal(0, key[0], self.load(claims), n)
            else:
                self._dealt[key] = matched(self.gifts, key[0]) if len(claims) <= n else None
        return self._dealt[key]
