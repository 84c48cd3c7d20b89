"""Which cards to put into the conspiracies before a check or a fight (R-CHECK-2, R-COMBAT-6).

Every choice of four cards for every character is compared, face-down cards staying where they are (A-CARD-4). A slot is
left empty only instead of a key that changes dice, since any other card does no harm. Choices that come to the same are
counted once. In a check the characters are independent: of each one's distributions only those are joined with the
others' that no other of its own reaches at every total.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import combinations, permutations, product
from time import monotonic

from blackbook.resolver.case import Case, Character, WordCard
from blackbook.resolver.effects import ChangeDice, Effect, OneOf, When
from blackbook.resolver.model import Seat
from blackbook.resolver.odds import exact_odds
from blackbook.resolver.odds_check import Weights, added, faces_of, totals_of, without_use
from blackbook.resolver.odds_round import LAST_ROUND
from blackbook.resolver.reading import CaseError
from blackbook.resolver.table import build_table

SLOTS = 4
Cards = tuple[WordCard, ...]
Choice = tuple[int, Cards]
"""How many cards of it are not in the conspiracy now, and the cards."""
Tails = tuple[tuple[int, Fraction], ...]
"""Chance to reach at least a total, for every total that can come up."""


@dataclass(frozen=True)
class Conspiracies:
    """The best conspiracies, and the chance with them. Where several are best, those nearest to the present ones."""

    cards: Mapping[str, Cards]
    """By the id of the character."""
    probability: Fraction


def best_conspiracy(case: Case, hands: Mapping[str, Sequence[WordCard]], limit_seconds: float = 10.0) -> Conspiracies:
    """The best cards for everyone from conspiracies and hands (by the id of the character).

    CaseError if the case cannot be answered, or has more choices than can be compared exactly within the limit.
    """
    case = without_use(case)
    faces_of(case)
    choices = [
        _different(case, at, tuple(hands.get(character.id, ()))) for at, character in enumerate(case.characters)
    ]
    if case.scene == "check":
        return _for_check(case, choices)
    return _for_fight(case, choices, monotonic() + limit_seconds)


def with_conspiracies(case: Case, cards: Mapping[str, Cards]) -> Case:
    """The same case with other cards in the conspiracies."""
    characters = (replace(each, conspiracy=cards.get(each.id, each.conspiracy)) for each in case.characters)
    return replace(case, characters=tuple(characters))


def _for_check(case: Case, choices: list[list[Choice]]) -> Conspiracies:
    table = build_table(case)
    faces = faces_of(case)
    by_seat = []
    for at, own in enumerate(choices):
        counted: list[tuple[Choice, Weights]] = []
        for choice in own:
            seat = _seat(case, at, choice[1], 1)
            counted += [(choice, totals_of(table, seat, pool, faces)) for pool in seat.pools]
        by_seat.append(_not_outdone(counted))
    best: tuple[Fraction, int, tuple[Choice, ...]] | None = None
    for row in product(*by_seat):
        totals = added(weights for _, weights in row)
        reached = sum(ways for total, ways in totals.items() if total >= table.difficulty)
        chance = Fraction(reached, sum(totals.values()))
        swapped = sum(choice[0] for choice, _ in row)
        if best is None or (chance, -swapped) > (best[0], -best[1]):
            best = (chance, swapped, tuple(choice for choice, _ in row))
    assert best is not None, "there is always the choice of the first cards"
    return _found(case, best[2], best[0])


def _for_fight(case: Case, choices: list[list[Choice]], deadline: float) -> Conspiracies:
    rows = sorted(product(*choices), key=lambda row: sum(choice[0] for choice in row))
    best: tuple[Fraction, tuple[Choice, ...]] | None = None
    for row in rows:
        cards = {character.id: choice[1] for character, choice in zip(case.characters, row, strict=True)}
        chance = exact_odds(with_conspiracies(case, cards), deadline - monotonic())
        if chance is None:
            raise CaseError("characters", "have too many choices of cards to compare them all exactly")
        if best is None or chance > best[0]:
            best = (chance, row)
    assert best is not None, "there is always the choice of the first cards"
    return _found(case, best[1], best[0])


def _found(case: Case, row: tuple[Choice, ...], chance: Fraction) -> Conspiracies:
    cards = {character.id: choice[1] for character, choice in zip(case.characters, row, strict=True)}
    return Conspiracies(cards, chance)


def _different(case: Case, at: int, hand: Cards) -> list[Choice]:
    """The choices of one character that differ in what they do; of equal ones that with the fewest cards swapped."""
    rounds = range(case.round, max(LAST_ROUND, case.round) + 1) if case.scene == "combat" else (1,)
    found: dict[object, Choice] = {}
    for choice in sorted(_choices(case.characters[at], hand), key=lambda choice: choice[0]):
        does = tuple(_does(case, _seat(case, at, choice[1], number)) for number in rounds)
        found.setdefault(does, choice)
    return list(found.values())


def _choices(character: Character, hand: Cards) -> Iterator[Choice]:
    fixed = tuple(card for card in character.conspiracy if not card.face_up)
    free = [card for card in character.conspiracy if card.face_up]
    cards = [*free, *hand]
    changing = [card for card in cards if _changes_dice(card)]
    slots = min(max(0, SLOTS - len(fixed)), len(cards))
    for size in range(max(0, slots - len(changing)), slots + 1):
        for chosen in combinations(range(len(cards)), size):
            swapped = sum(at >= len(free) for at in chosen)
            left = [cards[at] for at in range(len(cards)) if at not in chosen]
            if size < slots and not all(card in changing for card in left):
                continue
            plain = [cards[at] for at in chosen if cards[at] not in changing]
            for keys in permutations([cards[at] for at in chosen if cards[at] in changing]):
                yield swapped, (*fixed, *plain, *keys)


def _changes_dice(card: WordCard) -> bool:
    return any(_holds_change(effect) for passive in card.passive for effect in passive.effects)


def _holds_change(effect: Effect) -> bool:
    match effect:
        case When(_, then, otherwise):
            return any(_holds_change(each) for each in (*then, *otherwise))
        case OneOf(options):
            return any(_holds_change(each) for option in options for each in option)
        case _:
            return isinstance(effect, ChangeDice)


def _seat(case: Case, at: int, cards: Cards, number: int) -> Seat:
    """One character with these cards, in numbers; the others are only counted."""
    bare = [
        replace(each, conspiracy=cards) if other == at else replace(each, conspiracy=(), items=(), helpers=())
        for other, each in enumerate(case.characters)
    ]
    return build_table(replace(case, characters=tuple(bare)), number).characters[at]


def _does(case: Case, seat: Seat) -> object:
    """All that cards do for this check or fight."""
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


def _not_outdone(counted: list[tuple[Choice, Weights]]) -> list[tuple[Choice, Weights]]:
    """Those whose distribution no other one reaches or passes at every total."""
    tails = [_tails(weights) for _, weights in counted]
    kept: list[int] = []
    for at in sorted(range(len(counted)), key=lambda at: (-_mean(counted[at][1]), counted[at][0][0])):
        if not any(_reaches(tails[other], tails[at]) for other in kept):
            kept.append(at)
    return [counted[at] for at in kept]


def _mean(weights: Weights) -> Fraction:
    return Fraction(sum(total * ways for total, ways in weights.items()), sum(weights.values()))


def _tails(weights: Weights) -> Tails:
    rolls = sum(weights.values())
    tails = []
    reached = 0
    for total in sorted(weights, reverse=True):
        reached += weights[total]
        tails.append((total, Fraction(reached, rolls)))
    return tuple(tails)


def _reaches(one: Tails, other: Tails) -> bool:
    """Whether the one is at least as likely as the other to reach each total."""
    at = 0
    reached = Fraction(0)
    for total, chance in other:
        while at < len(one) and one[at][0] >= total:
            reached = one[at][1]
            at += 1
        if reached < chance:
            return False
    return True
