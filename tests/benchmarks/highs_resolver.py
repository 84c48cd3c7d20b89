"""A round of a fight as an integer program, solved by HiGHS five times, once for each level of the vector.

It takes all fights of `tests.resolver.tables` but those with enemies that flee. A consumable of several uses has a
binary for each of them, of which at most one may be set.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from scipy.optimize import Bounds, LinearConstraint, milp
from scipy.sparse import csr_array

from tests.resolver.simulator import Json, Round, consumables, gives, heals, lying, orders, passives, ways

MANY = 200
Terms = dict[int, float]


class Program:
    """Variables and constraints of an integer program, gathered one by one."""

    def __init__(self) -> None:
        self.uppers: list[float] = []
        self.integral: list[int] = []
        self.rows: list[tuple[Terms, float, float]] = []

    def variable(self, upper: float = 1, integral: bool = True) -> int:
        self.uppers.append(upper)
        self.integral.append(int(integral))
        return len(self.uppers) - 1

    def need(self, terms: Mapping[int, float], least: float = -np.inf, most: float = np.inf) -> None:
        if terms:
            self.rows.append((dict(terms), least, most))

    def smallest(self, terms: Mapping[int, float]) -> int:
        """The smallest value of a sum, which from then on it must not exceed."""
        if not terms:
            return 0
        objective = np.zeros(len(self.uppers))
        for column, factor in terms.items():
            objective[column] += factor
        data, row_at, column_at = [], [], []
        for at, (row, _, _) in enumerate(self.rows):
            for column, factor in row.items():
                data.append(factor)
                row_at.append(at)
                column_at.append(column)
        matrix = csr_array((data, (row_at, column_at)), shape=(len(self.rows), len(self.uppers)))
        limits = LinearConstraint(matrix, [row[1] for row in self.rows], [row[2] for row in self.rows])
        result = milp(objective, constraints=limits, bounds=Bounds(0, self.uppers), integrality=self.integral)
        if not result.success:
            raise RuntimeError(result.message)
        value = round(result.fun)
        self.need(terms, most=value + 0.01)
        return value


class Fight:
    """The program of one round."""

    def __init__(self, document: Json) -> None:
        self.document = document
        self.round = Round(document)
        self.program = Program()
        people = range(len(document["characters"]))
        self.falls = [self.program.variable() for _ in people]
        self.hits: list[Terms] = [{} for _ in self.round.enemies]
        self.defense: list[Terms] = [{} for _ in people]
        self.healing: list[Terms] = [{} for _ in people]
        self.flat_defense = [0] * len(people)
        self.used: Terms = {}
        for at in people:
            self._cards(at)
        for owner, consumable in consumables(document):
            self._consumable(owner, ways(consumable))
        self.beaten = [self._enemy(at, enemy) for at, enemy in enumerate(self.round.enemies)]
        self.defeated: Terms = {}
        self.wounds: Terms = {}
        for at in people:
            self._suffer(at)

    def vector(self) -> tuple[int, ...]:
        """The best vector, level by level."""
        enemies = len(self.round.enemies)
        health = sum(self.round.left(enemy) for enemy in self.round.enemies)
        return (
            self.program.smallest(self.defeated),
            enemies + self.program.smallest({beaten: -1 for beaten, _ in self.beaten}),
            self.program.smallest(self.wounds),
            self.program.smallest(self.used),
            health + self.program.smallest({dealt: -1 for _, dealt in self.beaten}),
        )

    def _source(self, owner: int, attack: int, available: Terms, least: float) -> Terms:
        """Aims of one source; `available` less its aims must be at least `least`."""
        aims: Terms = {}
        for at, enemy in enumerate(self.round.enemies):
            if attack and not self.round.has(enemy, "no_damage"):
                aim = self.program.variable()
                self.hits[at][aim] = attack
                aims[aim] = 1
        if aims:
            self.program.need({**available, **dict.fromkeys(aims, -1)}, least=least)
            self.program.need({**aims, self.falls[owner]: 1}, most=1)
        return aims

    def _cards(self, at: int) -> None:
        character = self.document["characters"][at]
        dice = lying(self.document, character)
        by_die: list[Terms] = [{} for _ in dice]
        for card in orders(character):
            on_card: Terms = {}
            for index, (kind, value) in enumerate(dice):
                if card["accepts"] not in (kind, "any"):
                    continue
                placed = self.program.variable()
                by_die[index][placed] = on_card[placed] = 1
                self.defense[at][placed] = gives(character, card, "defense", value)
                self.healing[at][placed] = heals(card)
                self._source(at, gives(character, card, "attack", value), {placed: 1}, 0)
            self.program.need(on_card, most=1)
        for index, (kind, value) in enumerate(dice):
            self.program.need(by_die[index], most=1)
            if kind == "attack":
                self._source(at, value, dict.fromkeys(by_die[index], -1), -1)
            else:
                self.flat_defense[at] += value
                for placed in by_die[index]:
                    self.defense[at][placed] -= value
        for _, do in passives(self.document, character):
            self.flat_defense[at] += do.get("stat", {}).get("defense", 0)
            self._source(at, do.get("stat", {}).get("attack", 0), {}, -1)

    def _consumable(self, owner: int, gifts: list[dict[str, int]]) -> None:
        uses = [self._use(owner, gift) for gift in gifts]
        self.program.need({column: 1 for use in uses for column in use}, most=1)

    def _use(self, owner: int, gift: dict[str, int]) -> Terms:
        """One way to use a consumable: what is set if it is used so, at most one of them, and counts as used."""
        strikes, shelters = gift["attack"] > 0, gift["defense"] > 0 or gift["heal"] > 0
        if strikes and shelters:
            used = self.program.variable()
            self._source(owner, gift["attack"], {used: 1}, 0)
            self.program.need({used: 1, **dict.fromkeys(self._shares(gift), -1)}, least=0)
            use: Terms = {used: 1}
        else:
            use = self._source(owner, gift["attack"], {}, -1) if strikes else self._shares(gift)
        self.used |= use
        return use

    def _shares(self, gift: dict[str, int]) -> Terms:
        shares: Terms = {self.program.variable(): 1 for _ in self.document["characters"]}
        for at, share in enumerate(shares):
            self.defense[at][share] = gift["defense"]
            self.healing[at][share] = gift["heal"]
        return shares

    def _enemy(self, at: int, enemy: Json) -> tuple[int, int]:
        health = self.round.left(enemy)
        beaten, dealt = self.program.variable(), self.program.variable(health, integral=False)
        self.program.need({**self.hits[at], beaten: -health}, least=0)
        self.program.need({**self.hits[at], dealt: -1}, least=0)
        return beaten, dealt

    def _suffer(self, at: int) -> None:
        """Wounds after healing, after the first strike and in the end; exactly, since falling early can shelter."""
        character = self.document["characters"][at]
        start, health = character["wounds"], character["health"]
        left = self._above_zero({heal: -factor for heal, factor in self.healing[at].items()}, start)
        attacks = [
            (enemy["attack"], self.round.has(enemy, "attacks_first"), self.beaten[index][0])
            for index, enemy in enumerate(self.round.enemies)
            if not self.round.has(enemy, "no_attack")
            and (self.round.has(enemy, "hits_all") or enemy["assigned_to"] == character["id"])
        ]
        first = sum(attack for attack, is_first, _ in attacks if is_first)
        warded = {share: -factor for share, factor in self.defense[at].items()}
        struck = self._above_zero(warded, first - self.flat_defense[at])
        falls = self.falls[at]
        self.program.need({left: 1, struck: 1, falls: -MANY}, most=health - 1)
        self.program.need({left: 1, struck: 1, falls: -MANY}, least=health - MANY)
        end, defeated = self.program.variable(MANY, integral=False), self.program.variable()
        later = {beaten: -attack for attack, is_first, beaten in attacks if not is_first}
        whole = sum(attack for attack, _, _ in attacks)
        self.program.need({end: 1, left: -1, struck: -1}, least=0)
        hit = {column: -factor for column, factor in {**warded, **later}.items()}
        self.program.need({end: 1, left: -1, falls: MANY, **hit}, least=whole - self.flat_defense[at])
        self.program.need({end: 1, defeated: -MANY}, most=health - 1)
        self.defeated[defeated] = 1
        self.wounds[end] = 1

    def _above_zero(self, terms: Mapping[int, float], constant: int) -> int:
        """A variable that is exactly the sum, or 0 where the sum is below 0."""
        result, is_zero = self.program.variable(MANY, integral=False), self.program.variable()
        minus: dict[int, float] = {column: -factor for column, factor in terms.items()}
        self.program.need({result: 1, **minus}, least=constant)
        self.program.need({result: 1, is_zero: -MANY, **minus}, most=constant)
        self.program.need({result: 1, is_zero: MANY}, most=MANY)
        return result


def best_vector(document: dict[str, Any]) -> tuple[int, ...]:
    """The best vector of a round."""
    return Fight(document).vector()
