"""Which uses of consumables can be had at once, where some can be used in one of several ways or bring two at a time.

A plan *claims* uses: attack 3 for an enemy, defense 2 for a character. Any consumable that brings at least as much
meets a claim, so claims are checked by thresholds: of all consumables that bring attack 3, or defense 2, or healing 4
or more, there must be as many as there are claims that ask for so much. For claims of one kind of consumable that is
Hall's theorem; for others it is a bound. A second kind of check weighs all claims together with a price for each point
of attack, defense and healing: together they cost no more than the dearest uses bring. All these checks are numbers
side by side in one long integer (a *load*), so that a single subtraction makes them all.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable
from itertools import accumulate, product
from typing import NamedTuple

from blackbook.resolver.model import Gift

PRICES = (
    (0, 1, 1), (1, 0, 0), (1, 1, 1), (1, 2, 2), (2, 1, 1), (1, 3, 3), (3, 1, 1), (2, 3, 3), (3, 2, 2),
    (0, 1, 0), (0, 0, 1), (1, 1, 0), (1, 0, 1), (1, 2, 1), (1, 1, 2), (2, 2, 1), (2, 1, 2), (0, 1, 2), (0, 2, 1),
    (1, 2, 0), (2, 1, 0), (1, 0, 2), (2, 0, 1), (2, 3, 2), (2, 2, 3), (3, 3, 2), (3, 2, 3),
)  # fmt: skip
"""Attack, defense, healing."""
LANE = 32
"""Bits for each check; the highest shows that a load is too heavy."""


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


class Uses:
    """The uses of some consumables, each known by an index."""

    def __init__(self, gifts: dict[int, tuple[Gift, ...]]) -> None:
        self.gifts = {index: some for index, some in gifts.items() if some}
        every = {gift for some in self.gifts.values() for gift in some}
        self.attacks = sorted({gift.attack for gift in every if gift.attack}, reverse=True)
        self.defenses = sorted({gift.defense for gift in every if gift.defense and not gift.heal}, reverse=True)
        self.heals = sorted({gift.heal for gift in every if gift.heal and not gift.defense}, reverse=True)
        self.mixed = sorted({(gift.defense, gift.heal) for gift in every if gift.defense and gift.heal}, reverse=True)
        self.mixed_sum = (
            sum(max(gift.defense if gift.heal else 0 for gift in some) for some in self.gifts.values()),
            sum(max(gift.heal if gift.defense else 0 for gift in some) for some in self.gifts.values()),
        )
        """Defense and healing of all that bring both at once."""
        self.size = len(self.gifts)
        self.worth = [self._worth(price) for price in PRICES]
        self.most_attack = self.worth[PRICES.index((1, 0, 0))][-1]
        self.thresholds = self._thresholds()
        self._loads: dict[Claim, int] = {}
        self._dealt: dict[tuple[tuple[Claim, ...], int], dict[int, Gift] | None] = {}
        self.guard = self._packed([1 << (LANE - 1)] * (len(self.thresholds) + len(PRICES)))
        self.rooms = self._rooms()
        self.per_wound = self._packed([0] * len(self.thresholds) + [max(price[1:]) for price in PRICES])

    def _worth(self, price: tuple[int, int, int]) -> list[int]:
        """The most that 0, 1, 2 … consumables bring at this price."""
        best = [max(_priced(price, gift) for gift in some) for some in self.gifts.values()]
        return [0, *accumulate(sorted(best, reverse=True))]

    def _thresholds(self) -> list[tuple[int, int, int]]:
        """Attack, defense and healing that count from there on; one more than any where they do not count."""
        shelters = [(gift.defense, gift.heal) for some in self.gifts.values() for gift in some]
        defenses = {defense for defense, _ in shelters if defense}
        heals = {heal for _, heal in shelters if heal}
        return list(product(_levels(self.attacks), _levels(defenses), _levels(heals)))

    def _rooms(self) -> list[int]:
        """The heaviest load for 0, 1, 2 … consumables used, with the guards."""
        most = []
        for threshold in self.thresholds:
            counts = [max(_passing(threshold, gift) for gift in some) for some in self.gifts.values()]
            most.append((sum(count > 0 for count in counts), sum(count > 1 for count in counts)))
        return [
            self.guard + self._packed(
                [min(n, some) + min(n, twice) for some, twice in most] + [sums[n] for sums in self.worth]
            )
            for n in range(self.size + 1)
        ]

    @staticmethod
    def _packed(numbers: list[int]) -> int:
        return sum(number << (LANE * at) for at, number in enumerate(numbers))

    def load(self, claim: Claim) -> int:
        """What a claim adds to each check."""
        if claim not in self._loads:
            gift = Gift(claim.attack, claim.defense, claim.heal)
            counts = [_passing(threshold, gift) for threshold in self.thresholds]
            self._loads[claim] = self._packed(counts + [_priced(price, gift) for price in PRICES])
        return self._loads[claim]

    def need_load(self, attack: int, defense: int, heal: int) -> int:
        """What needs add to the prices, whatever claims will meet them."""
        gift = Gift(attack, defense, heal)
        return self._packed([0] * len(self.thresholds) + [_priced(price, gift) for price in PRICES])

    def lightest(self, loads: Iterable[int]) -> int:
        """The least in each count of claims that any of these loads has; prices are left to `need_load`."""
        size = len(self.thresholds) * LANE // 8
        rows = [(load & ((1 << (size * 8)) - 1)).to_bytes(size, "little") for load in loads]
        if not rows:
            return 0
        counts = [min(column) for column in zip(*(row[:: LANE // 8] for row in rows), strict=True)]
        return self._packed(counts)

    def fits(self, load: int, n: int, wounds: int = 0) -> bool:
        """Whether so much may be claimed from `n` consumables, if so many wounds need not be prevented or healed."""
        return (self.rooms[n] + wounds * self.per_wound - load) & self.guard == self.guard

    def least_hurt(self, attack: int, defense: int, heal: int) -> int:
        """Fewest wounds that are left if attack must be had, and defense and healing would be needed."""
        return max(
            (-((sums[-1] - _priced(price, Gift(attack, defense, heal))) // price[1])
             for price, sums in zip(PRICES, self.worth, strict=True) if price[1] == price[2] > 0),
            default=0,
        )

    def fewest(self, attack: int, defense: int, heal: int, hurt: int) -> int:
        """How many must be used at least for that, if so many wounds are left; more than all if all are too few."""
        needs = Gift(attack, defense, heal)
        return max(
            bisect_left(sums, _priced(price, needs) - max(price[1:]) * hurt)
            for price, sums in zip(PRICES, self.worth, strict=True)
        )

    def deal(self, claims: tuple[Claim, ...], n: int) -> dict[int, Gift] | None:
        """How at most `n` consumables are used so that every claim is met; None if they cannot."""
        key = (tuple(sorted(claims, reverse=True)), n)
        if key not in self._dealt:
            self._dealt[key] = self._deal(list(key[0]), n, list(self.gifts), {})
        return self._dealt[key]

    def _deal(
        self, claims: list[Claim], n: int, waiting: list[int], dealt: dict[int, Gift]
    ) -> dict[int, Gift] | None:
        """Let consumables that bring two uses meet two claims until one claim each is left for the others."""
        if len(claims) <= n - len(dealt):
            matched = self._matched(claims, dealt)
            if matched is not None:
                return matched
        strikes = sorted({claim for claim in claims if claim.attack}, reverse=True)
        shelters = sorted({claim for claim in claims if not claim.attack}, reverse=True)
        for at, index in enumerate(waiting):
            for gift in self.gifts[index]:
                if not (gift.attack and (gift.defense or gift.heal)):
                    continue
                for strike in strikes:
                    for shelter in shelters:
                        if not (strike.met_by(gift) and shelter.met_by(gift)):
                            continue
                        rest = [*claims]
                        rest.remove(strike)
                        rest.remove(shelter)
                        found = self._deal(rest, n, waiting[at + 1 :], {**dealt, index: gift})
                        if found is not None:
                            return found
        return None

    def _matched(self, claims: list[Claim], dealt: dict[int, Gift]) -> dict[int, Gift] | None:
        """Each claim to a consumable of its own, by augmenting paths."""
        meets = {
            claim: [(index, gift) for index, some in self.gifts.items() if index not in dealt
                    for gift in some if claim.met_by(gift)]
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
        return dealt | {index: gift for index, (_, gift) in holder.items()}


def _levels(values: Iterable[int]) -> list[int]:
    return [*sorted(values), max(values, default=0) + 1]


def _priced(price: tuple[int, int, int], gift: Gift) -> int:
    return price[0] * gift.attack + price[1] * gift.defense + price[2] * gift.heal


def _passing(threshold: tuple[int, int, int], gift: Gift) -> int:
    """How many of a gift's uses, as a source and as shelter, reach a threshold."""
    attack, defense, heal = threshold
    return int(gift.attack >= attack) + int(gift.defense >= defense or gift.heal >= heal)
