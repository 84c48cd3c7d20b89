"""Compares all choices of word cards for a fight, the promising ones first.

Choices are parted card by card: those with the strongest card, and those without it. With all cards of a part laid out
at once, more than four, nobody can do worse than with any choice of that part. So a part is left out as a whole where
even they bring no better chance than has been found already; of the others those that may bring most come first.

Where the chance can only be drawn from rolls, nothing is left out unless no chance could be clearly better, and what is
found is the best of those compared.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from heapq import heappop, heappush
from itertools import count
from math import inf, prod

from blackbook.resolver.advice.chances import UNTOLD
from blackbook.resolver.advice.choices import Cards, Choice, all_at_once, seats_of
from blackbook.resolver.advice.sequel import exact_chance
from blackbook.resolver.advice.watching import Watching, within
from blackbook.resolver.model.case import Case
from blackbook.resolver.model.effects import KINDS
from blackbook.resolver.model.numbers import Order, Seat
from blackbook.resolver.model.reading import CaseError
from blackbook.resolver.odds.chance import Odds, Progress, odds
from blackbook.resolver.odds.check import faces_of

WORTH_A_BOUND = 3
"""So many choices are rather left out together, if they can be, than counted one by one."""
SURE = Fraction(1)
Part = tuple[tuple[Choice, ...], ...]
"""Some of the choices of each character."""


@dataclass(frozen=True)
class Conspiracies:
    """The best conspiracies of those compared, and the chance with them."""

    cards: Mapping[str, Cards]
    """By the id of the character."""
    odds: Odds
    compared: int
    """Choices that were counted, or left out since they cannot be better."""
    choices: int
    all_exact: bool
    """Whether all chances that were compared are exact."""

    @property
    def is_best(self) -> bool:
        """Whether no other choice at all can be better."""
        return self.compared == self.choices and (self.all_exact or self.odds.low == SURE)


def with_conspiracies(case: Case, cards: Mapping[str, Cards]) -> Case:
    """The same case with other cards in the conspiracies."""
    characters = (replace(each, conspiracy=cards.get(each.id, each.conspiracy)) for each in case.characters)
    return replace(case, characters=tuple(characters))


class Comparison:
    """One fight whose choices are being compared. `limit` holds for each exact count, in seconds."""

    def __init__(
        self,
        case: Case,
        choices: Sequence[Sequence[Choice]],
        now: Odds | None,
        progress: Progress | None,
        limit: float,
        seed: int | None,
        draw_seconds: float = inf,
    ) -> None:
        self.case = case
        self.all: Part = tuple(tuple(own) for own in choices)
        self.whole = _size(self.all)
        self.watching = Watching(progress, self.whole)
        self.limit = limit
        self.seed = seed
        self.draw_seconds = draw_seconds
        self.strength = [_strengths(case, at, own) for at, own in enumerate(self.all)]
        self._counted: dict[tuple[Cards, ...], Odds] = {}
        self._bounds: dict[tuple[Cards, ...], Fraction] = {}
        self.present = tuple(who.conspiracy for who in case.characters)
        self.is_drawn = False
        """Whether any chance was drawn from rolls."""
        if now is not None:
            self._counted[self.present] = now
            self.is_drawn = not now.exact
        self.best, self.found = self.present, UNTOLD
        self._waiting: list[tuple[Fraction, int, int, Part]] = []
        self._order = count()
        self._tried = 0

    def better_and_better(self) -> Iterator[Conspiracies]:
        """What is best so far, step by step, until all are compared or the work is stopped."""
        self._try(self.present)
        if self.found.high < SURE:
            self._try(self._strongest())
        self._wait(self.all, SURE)
        while self.watching.look(0.0):
            yield self._conspiracies()
            if not self._waiting:
                break
            self._step()
        if not self.watching.stopped and self._keep_present_cards():
            yield self._conspiracies()

    def _wait(self, part: Part, bound: Fraction) -> None:
        """Those that may bring most come first, of these the smallest."""
        heappush(self._waiting, (-bound, _size(part), next(self._order), part))

    def _step(self) -> None:
        """Leave one part out, count it, or part it; whatever has become less promising waits for its turn."""
        hoped, size, _, part = heappop(self._waiting)
        bound = self._bound(part, -hoped)
        if bound <= self.found.high:
            self.watching.done += size
        elif bound < -hoped:
            self._wait(part, bound)
        elif size > 1:
            for smaller in self._parted(part):
                self._wait(smaller, bound)
        else:
            self._try(tuple(own[0].cards for own in part))
            self.watching.done += 1

    def _try(self, row: tuple[Cards, ...]) -> None:
        """Count these cards, and keep them if nothing so far is as good."""
        chance = self._count(row)
        if row == self.present:
            self.best, self.found = row, chance
            return
        self._tried += 1
        if chance.probability > self.found.probability and chance != UNTOLD:
            self.best, self.found = row, chance

    def _strongest(self) -> tuple[Cards, ...]:
        """The choice that is tried first."""
        rows = []
        for own, strength in zip(self.all, self.strength, strict=True):
            totals = [sum(strength[number] for number, _ in choice.free) for choice in own]
            rows.append(own[totals.index(max(totals))].cards)
        return tuple(rows)

    def _conspiracies(self) -> Conspiracies:
        cards = {who.id: own for who, own in zip(self.case.characters, self.best, strict=True)}
        compared = min(self.whole, max(self._tried, self.watching.done))
        return Conspiracies(cards, self.found, compared, self.whole, not self.is_drawn)

    def _case(self, row: tuple[Cards, ...]) -> Case:
        return with_conspiracies(self.case, {who.id: own for who, own in zip(self.case.characters, row, strict=True)})

    def _count(self, row: tuple[Cards, ...]) -> Odds:
        """The chance with these cards; anything between 0 and 1 if it cannot be told."""
        if row not in self._counted:
            try:
                look = within(self.watching.look, self.draw_seconds)
                self._counted[row] = odds(self._case(row), progress=look, limit_seconds=self.limit, seed=self.seed)
            except CaseError:
                self._counted[row] = UNTOLD
            self.is_drawn |= not self._counted[row].exact
        return self._counted[row]

    def _bound(self, part: Part, bound: Fraction) -> Fraction:
        """What no choice of the part can pass: the chance with all its cards at once, if it can be counted."""
        if bound <= self.found.high or _size(part) < WORTH_A_BOUND or not self._counted[self.present].exact:
            return bound
        row = tuple(cards for cards in map(all_at_once, part) if cards is not None)
        if len(row) < len(part) or not self.watching.look(0.0):
            return bound
        if row not in self._bounds:
            chance = exact_chance(self._case(row), lambda _: self.watching.look(0.0), self.limit)
            self._bounds[row] = SURE if chance is None else chance
        return min(bound, self._bounds[row])

    def _parted(self, part: Part) -> tuple[Part, Part]:
        """The part with the strongest card that some of its choices have, and the part without it."""
        for at, own in enumerate(part):
            if any(choice.dice != own[0].dice for choice in own):
                return _split(part, at, [choice.dice == own[0].dice for choice in own])
        open_cards = [
            (self.strength[at][number], -at, -number)
            for at, own in enumerate(part)
            for number in {number for choice in own for number, _ in choice.free}
            if not all(number in choice.numbers for choice in own)
        ]
        _, at, number = max(open_cards)
        return _split(part, -at, [-number in choice.numbers for choice in part[-at]])

    def _keep_present_cards(self) -> bool:
        """Whether there is somebody who does not need other cards; they are no longer among the best then."""
        before = self.best
        for at, own in enumerate(self.present):
            row = (*self.best[:at], own, *self.best[at + 1 :])
            if not self.is_drawn and row != self.best and self._count(row).low >= self.found.low:
                self.best = row
        return self.best != before and not self.watching.stopped


def _size(part: Part) -> int:
    return prod(len(own) for own in part)


def _split(part: Part, at: int, having: Sequence[bool]) -> tuple[Part, Part]:
    """Those of one character's choices that have something, and those that have it not; each with all of the others."""
    both = list(zip(part[at], having, strict=True))
    has, lacks = tuple(each for each, has in both if has), tuple(each for each, has in both if not has)
    return (*part[:at], has, *part[at + 1 :]), (*part[:at], lacks, *part[at + 1 :])


def _strengths(case: Case, at: int, choices: Sequence[Choice]) -> dict[int, Fraction]:
    """About how much each card gives, by its number; it only decides what is compared first."""
    cards = {number: card for choice in choices for number, card in choice.free}
    return {
        number: sum((_gives(case, seat) for seat in seats_of(case, at, (card,))), Fraction(0))
        for number, card in cards.items()
    }


def _gives(case: Case, seat: Seat) -> Fraction:
    return Fraction(seat.attack + seat.defense) + sum((_gains(case, order) for order in seat.orders), Fraction(0))


def _gains(case: Case, order: Order) -> Fraction:
    """What an order gives on average over leaving the die unplaced, on the kind of dice that suits it better."""
    faces = faces_of(case)
    means = [Fraction(sum(max(0, _both(order, value) - value) for value in faces[kind]), len(faces[kind]))
             for kind in order.accepts if faces[kind]]  # fmt: skip
    return max(means, default=Fraction(0)) + order.heals


def _both(order: Order, value: int) -> int:
    return sum(order.gives(kind, value) for kind in KINDS)
