"""Which word cards one character may have in the conspiracy: every choice of four that may be the best.

Face-down cards stay where they are (A-CARD-4). A slot is left empty only instead of a key that changes dice, since any
other card does no harm. Choices that come to the same are one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations, permutations

from blackbook.resolver.model.case import Case, Character, WordCard
from blackbook.resolver.model.effects import AddDice, ChangeDice, Combined, Condition, Effect, Has, OneOf, Stat, When
from blackbook.resolver.model.numbers import Seat
from blackbook.resolver.model.table import build_table
from blackbook.resolver.odds.fight_round import LAST_ROUND

SLOTS = 4
Cards = tuple[WordCard, ...]


@dataclass(frozen=True)
class Choice:
    """Cards for the conspiracy of one character."""

    swapped: int
    """How many of them are not in the conspiracy now."""
    fixed: Cards
    """Face down."""
    free: tuple[tuple[int, WordCard], ...]
    """Each with its number among the cards to choose from."""
    turning: tuple[tuple[int, WordCard], ...]
    """Those that change dice, in the order in which they do."""

    @property
    def cards(self) -> Cards:
        return (*self.fixed, *(card for _, card in self.free), *(card for _, card in self.turning))

    @property
    def numbers(self) -> frozenset[int]:
        """Those of the cards that are not face down."""
        return frozenset(number for number, _ in (*self.free, *self.turning))

    @property
    def dice(self) -> object:
        """The cards that decide which dice lie there."""
        return self.turning, tuple(pair for pair in self.free if _adds_dice(pair[1]))


def different_choices(case: Case, at: int, hand: Sequence[WordCard]) -> list[Choice]:
    """The choices of one character that differ in what they do; of equal ones that with the fewest cards swapped."""
    found: dict[object, Choice] = {}
    for choice in sorted(_choices(case.characters[at], hand), key=lambda choice: choice.swapped):
        does = tuple(_does(case, seat) for seat in seats_of(case, at, choice.cards))
        found.setdefault(does, choice)
    return list(found.values())


def seats_of(case: Case, at: int, cards: Cards) -> tuple[Seat, ...]:
    """One character with these cards, in numbers, in each round that is left; the others are only counted."""
    rounds = range(case.round, max(LAST_ROUND, case.round) + 1) if case.scene == "combat" else (1,)
    bare = [
        replace(each, conspiracy=cards) if other == at else replace(each, conspiracy=(), items=(), helpers=())
        for other, each in enumerate(case.characters)
    ]
    alone = replace(case, characters=tuple(bare))
    return tuple(build_table(alone, number).characters[at] for number in rounds)


def all_at_once(choices: Sequence[Choice]) -> Cards | None:
    """More than four cards that do all that any of the choices does; None if that cannot be said of any cards."""
    first = choices[0]
    if len(choices) == 1:
        return first.cards
    if any(choice.dice != first.dice for choice in choices):
        return None
    free = dict(sorted(pair for choice in choices for pair in choice.free))
    cards = (*first.fixed, *free.values(), *(card for _, card in first.turning))
    return None if any(_looks_at_cards(card) for card in cards) else cards


def _choices(character: Character, hand: Sequence[WordCard]) -> Iterator[Choice]:
    fixed = tuple(card for card in character.conspiracy if not card.face_up)
    own = [card for card in character.conspiracy if card.face_up]
    cards = list(enumerate([*own, *hand]))
    turning = [pair for pair in cards if _changes_dice(pair[1])]
    slots = min(max(0, SLOTS - len(fixed)), len(cards))
    for size in range(max(0, slots - len(turning)), slots + 1):
        for chosen in combinations(cards, size):
            if size < slots and not all(pair in turning for pair in cards if pair not in chosen):
                continue
            swapped = sum(at >= len(own) for at, _ in chosen)
            free = tuple(pair for pair in chosen if pair not in turning)
            for keys in permutations([pair for pair in chosen if pair in turning]):
                yield Choice(swapped, fixed, free, keys)


def _changes_dice(card: WordCard) -> bool:
    return any(isinstance(effect, ChangeDice) for effect in _effects(card))


def _adds_dice(card: WordCard) -> bool:
    return any(isinstance(effect, AddDice) for effect in _effects(card))


def _looks_at_cards(card: WordCard) -> bool:
    """Whether what it does depends on the other cards of the conspiracy."""
    conditions = [card.condition, *(passive.condition for passive in card.passive)]
    amounts = [each.amount for each in (*card.yields, *card.otherwise)]
    for effect in _effects(card):
        match effect:
            case When(condition, _, _):
                conditions.append(condition)
            case Stat(_, amount):
                amounts.append(amount)
    return any(_counts_cards(condition) for condition in conditions) or any(each.x == "cards" for each in amounts)


def _effects(card: WordCard) -> Iterator[Effect]:
    """All that the properties of a key may do, whatever it takes."""
    waiting = [effect for passive in card.passive for effect in passive.effects]
    while waiting:
        effect = waiting.pop()
        yield effect
        match effect:
            case When(_, then, otherwise):
                waiting += (*then, *otherwise)
            case OneOf(options):
                waiting += [each for option in options for each in option]


def _counts_cards(condition: Condition | None) -> bool:
    match condition:
        case Has(what, _, _):
            return what == "card"
        case Combined(_, parts):
            return any(_counts_cards(part) for part in parts)
        case _:
            return False


def _does(case: Case, seat: Seat) -> object:
    """All that cards do for this check or round."""
    kinds = ("attack", "defense") if case.kind is None else (case.kind,)
    orders = []
    for order in seat.orders:
        yields = tuple(sorted(each for each in order.yields if each[0] in kinds))
        heals = order.heals if case.scene == "combat" else 0
        if yields or heals:
            orders.append((tuple(sorted(order.accepts)), yields, heals))
    attack = tuple(sorted(key.attack for key in seat.keys if key.attack))
    return (
        tuple(sorted(orders)),
        attack if case.kind is None else sum(attack) if case.kind == "attack" else 0,
        seat.defense if case.kind != "attack" else 0,
        seat.dice_keys,
        seat.pools,
        seat.reroll,
    )
