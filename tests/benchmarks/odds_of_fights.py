"""The exact odds of a fight against a plain expectimax that remembers the states it has met."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import product
from time import process_time
from typing import Any

from blackbook.resolver import parse_case
from blackbook.resolver.odds.chance import odds

FACES = [0, 1, 1, 2, 3, 4]
ORDERS = (
    ("attack", "defense", 1, 0),
    ("defense", "attack", 1, 1),
    ("any", "attack", 0, 3),
    ("any", "defense", 1, 1),
)
"""Accepts, gives, times the value of the die, plus."""
HEALTH, WOUNDS, ENEMY_HEALTH, ENEMY_ATTACK, ROUNDS = 8, 1, 24, 7, 3
Dice = tuple[tuple[str, int], ...]


def document() -> dict[str, Any]:
    """One character with three dice of each kind and four orders, one enemy, three rounds."""
    cards = [
        {
            "id": f"order-{at}",
            "type": "order",
            "accepts": accepts,
            "yields": [{"kind": gives, "amount": {"x": "die", "plus": plus} if times else plus}],
        }
        for at, (accepts, gives, times, plus) in enumerate(ORDERS)
    ]
    who = {"id": "a", "health": HEALTH, "wounds": WOUNDS, "conspiracy": cards, "pool": {"attack": 3, "defense": 3}}
    enemy = {"id": "enemy", "attack": ENEMY_ATTACK, "health": ENEMY_HEALTH, "assigned_to": "a"}
    faces = {"attack": FACES, "defense": FACES}
    return {"scene": "combat", "round": 1, "characters": [who], "enemies": [enemy], "faces": faces}


def placements(dice: Dice, orders: tuple[tuple[str, str, int, int], ...]) -> Iterator[tuple[int, int]]:
    """Attack and defense of every way to place dice on orders."""
    if not orders:
        yield (sum(v for kind, v in dice if kind == "attack"), sum(v for kind, v in dice if kind == "defense"))
        return
    (accepts, gives, times, plus), *rest = orders
    yield from placements(dice, tuple(rest))
    for at, (kind, value) in enumerate(dice):
        if accepts in (kind, "any"):
            given = times * value + plus
            for attack, defense in placements(dice[:at] + dice[at + 1 :], tuple(rest)):
                yield (attack + given, defense) if gives == "attack" else (attack, defense + given)


def expectimax() -> Fraction:
    """The same chance, plainly: every state once, in it every different roll, in it all that placing can bring."""
    rolls = Counter(
        tuple(sorted(zip(("attack",) * 3 + ("defense",) * 3, values, strict=True)))
        for values in product(FACES, repeat=6)
    )
    brought = {roll: set(placements(roll, ORDERS)) for roll in rolls}

    @cache
    def chance(number: int, health: int, wounds: int) -> Fraction:
        total = Fraction(0)
        for roll, ways in rolls.items():
            total += ways * max(after(number, health - attack, wounds, defense) for attack, defense in brought[roll])
        return total / len(FACES) ** 6

    def after(number: int, health: int, wounds: int, defense: int) -> Fraction:
        if health <= 0:
            return Fraction(1)
        wounds += max(0, ENEMY_ATTACK - defense)
        if wounds >= HEALTH or number == ROUNDS:
            return Fraction(0)
        return chance(number + 1, health, wounds)

    return chance(1, ENEMY_HEALTH, WOUNDS)


def measure() -> Iterator[dict[str, Any]]:
    """How many times longer the expectimax takes, reading the case included."""
    case = document()
    start = process_time()
    found = odds(parse_case(case), limit_seconds=1000)
    between = process_time()
    plainly = expectimax()
    end = process_time()
    yield {
        "bench": "odds-of-fights",
        "against": "expectimax that remembers states",
        "probability": f"{found.low.numerator}/{found.low.denominator}",
        "ratio": round((end - between) / (between - start), 1),
        "same_answers": found.exact and found.probability == plainly,
    }
