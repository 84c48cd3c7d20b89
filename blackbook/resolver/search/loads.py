"""Checks whether some consumables can bring what is claimed of them, all checks at once.

Any consumable that brings at least as much meets a claim, so claims are checked by thresholds: of all consumables that
bring attack 3, or defense 2, or healing 4 or more, there must be as many as there are claims that ask for so much.
Where each can be used but once that is Hall's theorem; for others it is a bound. A second kind of check weighs all
claims together with a price for each point of attack, defense and healing: together they cost no more than the dearest
uses bring.

What claims come to in each check, and what consumables bring, are numbers side by side in one long integer: a *load*
and a *room*. A single subtraction then makes all the checks.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import accumulate, product
from sys import byteorder

from blackbook.resolver.model.numbers import Gift

PRICES = (
    (0, 1, 1), (1, 0, 0), (1, 1, 1), (1, 2, 2), (2, 1, 1), (1, 3, 3), (3, 1, 1), (2, 3, 3), (3, 2, 2),
    (0, 1, 0), (0, 0, 1), (1, 1, 0), (1, 0, 1), (1, 2, 1), (1, 1, 2), (2, 2, 1), (2, 1, 2), (0, 1, 2), (0, 2, 1),
    (1, 2, 0), (2, 1, 0), (1, 0, 2), (2, 0, 1), (2, 3, 2), (2, 2, 3), (3, 3, 2), (3, 2, 3),
    (1, 4, 4), (1, 4, 2), (1, 2, 4), (2, 4, 1), (2, 1, 4), (4, 1, 2), (4, 2, 1), (1, 3, 2), (1, 2, 3), (3, 1, 2),
    (3, 2, 1), (2, 3, 1), (2, 1, 3),
)  # fmt: skip
"""Attack, defense, healing."""
SMALL, LARGE = "I", "Q"
"""Words of 32 and 64 bits, one for each check; its highest bit shows that a load is too heavy."""
Threshold = tuple[int, int, int]


@dataclass(frozen=True)
class Brought:
    """What some consumables bring, prepared for any number of them that are used."""

    once: tuple[int, ...]
    """For each threshold and pair how many reach it by some use."""
    twice: tuple[int, ...]
    """How many reach it with their attack and with their shelter at the same time."""
    worth: tuple[tuple[int, ...], ...]
    """For each price the most that 0, 1, 2 … of them bring."""


class Scale:
    """Weighs claims and consumables; made for the uses that there are."""

    def __init__(self, gifts: Iterable[Gift]) -> None:
        every = list(gifts)
        levels = [
            _levels({gift.attack for gift in every}),
            _levels({gift.defense for gift in every}),
            _levels({gift.heal for gift in every}),
        ]
        greatest = max((priced(price, gift) for gift in every for price in PRICES), default=0)
        self.word = SMALL if greatest < 1 << 20 else LARGE
        self.thresholds: list[Threshold] = [(a, d, h) for a, d, h in product(*levels)]
        self.pairs = sorted({(gift.defense, gift.heal) for gift in every if gift.defense and gift.heal})
        """Defense and healing at once; whoever claims both must get both."""
        self.counts = len(self.thresholds) + len(self.pairs)
        self.guard = self._packed([1 << (8 * array(self.word).itemsize - 1)] * (self.counts + len(PRICES)))
        self.per_wound = self._packed([0] * self.counts + [max(price[1:]) for price in PRICES])
        """What a wound that is left adds to a load: no point of defense or healing is dearer."""

    def load(self, gift: Gift) -> int:
        """What one claim of so much adds to each check."""
        return self._packed([*self._reached(gift), *_priced(gift)])

    def brought(self, consumables: Iterable[tuple[Gift, ...]]) -> Brought:
        some = list(consumables)
        reached = [list(map(max, *map(self._reached, gifts), [0] * self.counts)) for gifts in some]
        priced = [list(map(max, *map(_priced, gifts), [0] * len(PRICES))) for gifts in some]
        return Brought(
            tuple(sum(count > 0 for count in column) for column in zip(*reached, strict=True)),
            tuple(sum(count > 1 for count in column) for column in zip(*reached, strict=True)),
            tuple((0, *accumulate(sorted(column, reverse=True))) for column in zip(*priced, strict=True))
            or ((0,),) * len(PRICES),
        )

    def room(self, brought: Brought, n: int) -> int:
        """The heaviest load for `n` of the consumables, with the guards that show what is too heavy."""
        counts = [min(n, once) + min(n, twice) for once, twice in zip(brought.once, brought.twice, strict=True)]
        return self.guard + self._packed([*counts, *(sums[min(n, len(sums) - 1)] for sums in brought.worth)])

    def fits(self, load: int, room: int) -> bool:
        return (room - load) & self.guard == self.guard

    def lightest(self, loads: Iterable[int]) -> int:
        """The least in each check that any of these loads has."""
        size = (self.counts + len(PRICES)) * array(self.word).itemsize
        rows = [array(self.word, load.to_bytes(size, byteorder)) for load in loads]
        return self._packed(map(min, *rows, rows[0])) if rows else 0

    def _packed(self, numbers: Iterable[int]) -> int:
        return int.from_bytes(array(self.word, numbers).tobytes(), byteorder)

    def _reached(self, gift: Gift) -> list[int]:
        """How many of a gift's uses, as a source and as shelter, reach each threshold and pair."""
        return [
            (gift.attack >= attack) + (gift.defense >= defense or gift.heal >= heal)
            for attack, defense, heal in self.thresholds
        ] + [int(gift.defense >= defense and gift.heal >= heal) for defense, heal in self.pairs]


def priced(price: tuple[int, int, int], gift: Gift) -> int:
    """What a gift brings at a price."""
    return price[0] * gift.attack + price[1] * gift.defense + price[2] * gift.heal


def _priced(gift: Gift) -> list[int]:
    return [priced(price, gift) for price in PRICES]


def _levels(values: set[int]) -> list[int]:
    """Each different value, and one more than any, where this kind does not count."""
    return [*sorted(values - {0}), max(values, default=0) + 1]
