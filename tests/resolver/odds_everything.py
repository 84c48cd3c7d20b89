"""The chance of a small case by trying everything: every roll, every placement, every aim, every taking over.

Straight from the JSON and with nothing of the program; slow and plain.
"""

from __future__ import annotations

from collections import Counter
from copy import copy, deepcopy
from fractions import Fraction
from itertools import combinations, product
from typing import Any

from tests.resolver.everything import layouts, struck
from tests.resolver.simulator import Json, Round, Side, check_vector

LAST_ROUND = 3
Rolled = tuple[tuple[tuple[str, int], ...], ...]


def rolls(document: Json) -> dict[Rolled, int]:
    """Every roll of all characters, dice of a kind in order, and how often it comes."""
    found: Counter[Rolled] = Counter({(): 1})
    for character in document["characters"]:
        kinds = [kind for kind in ("attack", "defense") for _ in range(character["pool"][kind])]
        own = Counter(
            tuple(sorted(zip(kinds, values, strict=True)))
            for values in product(*(document["faces"][kind] for kind in kinds))
        )
        found = Counter({(*all_, one): n * ways for all_, n in found.items() for one, ways in own.items()})
    return found


def with_dice(document: Json, roll: Rolled) -> Json:
    """The same case once the dice are rolled; consumables are not used."""
    characters = []
    for character, dice in zip(document["characters"], roll, strict=True):
        rolled: Json = {**character, "items": [], "helpers": []}
        del rolled["pool"]
        rolled["dice"] = [{"kind": kind, "value": value} for kind, value in dice]
        characters.append(rolled)
    return {**document, "characters": characters}


def best_check_chance(document: Json) -> Fraction:
    """The chance of a check."""
    every = rolls(document)
    wins = sum(ways for roll, ways in every.items() if _succeeds(document, roll))
    return Fraction(wins, sum(every.values()))


def best_check_chance_with_reroll(document: Json, at: int, again: int) -> Fraction:
    """The chance of a check in which one character may roll so many of its dice again, once all have been seen."""
    every = rolls(document)
    wins = sum((ways * _best_reroll(document, roll, at, again) for roll, ways in every.items()), Fraction(0))
    return wins / sum(every.values())


def _best_reroll(document: Json, roll: Rolled, at: int, again: int) -> Fraction:
    own = roll[at]
    chances = []
    for number in range(min(again, len(own)) + 1):
        for dice in combinations(range(len(own)), number):
            wins = [
                _succeeds(document, (*roll[:at], tuple(sorted(_replaced(own, dice, values))), *roll[at + 1 :]))
                for values in product(*(document["faces"][own[die][0]] for die in dice))
            ]
            chances.append(Fraction(sum(wins), len(wins)))
    return max(chances)


def _replaced(
    own: tuple[tuple[str, int], ...], dice: tuple[int, ...], values: tuple[int, ...]
) -> list[tuple[str, int]]:
    new = dict(zip(dice, values, strict=True))
    return [(kind, new.get(die, value)) for die, (kind, value) in enumerate(own)]


def _succeeds(document: Json, roll: Rolled) -> bool:
    return any(not check_vector(document, sides, 0, 0)[0] for sides in layouts(with_dice(document, roll)))


class Expectimax:
    """The chance of a fight under the best play. What was found for a state is kept, no more."""

    def __init__(self, document: Json) -> None:
        self.document = document
        self.rolls = rolls(document)
        self.known: dict[Any, Fraction] = {}

    def chance(self) -> Fraction:
        """The chance from the case on."""
        return self._of(self.document)

    def _of(self, document: Json) -> Fraction:
        """The chance before the dice of a round are rolled."""
        enemies = [enemy for enemy in document["enemies"] if enemy["damage"] < enemy["health"]]
        if all(character["wounds"] >= character["health"] for character in document["characters"]):
            return Fraction(0)
        if not enemies:
            return Fraction(1)
        key = (
            document["round"],
            tuple((enemy["id"], enemy["damage"], enemy["assigned_to"]) for enemy in enemies),
            tuple(character["wounds"] for character in document["characters"]),
        )
        if key not in self.known:
            total = sum(
                ways * max(self._after(document, sides) for sides in layouts(with_dice(document, roll)))
                for roll, ways in self.rolls.items()
            )
            self.known[key] = total / sum(self.rolls.values())
        return self.known[key]

    def _after(self, document: Json, sides: list[Side]) -> Fraction:
        """The chance once the dice are placed, under the best aims."""
        fight = Round(document)
        fallen = {at for at, side in enumerate(sides) if side.wounds >= side.health}
        fight.strike([enemy for enemy in fight.enemies if fight.has(enemy, "attacks_first")], sides, fallen)
        sources = [value for at, side in enumerate(sides) if at not in fallen for value in side.sources.values()]
        return max(
            self._later(document, fight, [copy(side) for side in sides], set(fallen), healths)
            for healths in struck(fight, sources)
        )

    def _later(
        self, document: Json, fight: Round, sides: list[Side], fallen: set[int], healths: tuple[int, ...]
    ) -> Fraction:
        """The chance once the sources have struck, under the best taking over."""
        alive = [(enemy, health) for enemy, health in zip(fight.enemies, healths, strict=True) if health]
        if not alive:
            return Fraction(1)
        fight.strike([enemy for enemy, _ in alive if not fight.has(enemy, "attacks_first")], sides, fallen)
        standing = [name for at, name in enumerate(fight.names) if at not in fallen]
        left = [pair for pair in alive if not fight.has(pair[0], "flees") or fight.has(pair[0], "no_attack")]
        if not standing:
            return Fraction(0)
        if not left:
            return Fraction(1)
        if document["round"] >= LAST_ROUND:
            return Fraction(0)
        return max(
            self._of(_next(document, sides, left, names))
            for names in product(
                *([enemy["assigned_to"]] if enemy["assigned_to"] in standing else standing for enemy, _ in left)
            )
        )


def _next(document: Json, sides: list[Side], left: list[tuple[Json, int]], names: tuple[str, ...]) -> Json:
    following = deepcopy(document)
    following["round"] += 1
    for character, side in zip(following["characters"], sides, strict=True):
        character["wounds"] = min(side.wounds, side.health)
    following["enemies"] = [
        {**enemy, "damage": enemy["health"] - health, "assigned_to": name}
        for (enemy, health), name in zip(left, names, strict=True)
    ]
    return following
