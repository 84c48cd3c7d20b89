"""Dice drawn for one round of a fight, many times over.

Each die shows each of its faces equally often, in an order of its own: every draw is as likely as any, but all together
they are nearer to what is to be expected than draws that know nothing of each other. A character with a die fewer has
the first of the same dice, so it is never better off for it.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from blackbook.resolver.case import Pool
from blackbook.resolver.effects import Kind
from blackbook.resolver.model import Seat
from blackbook.resolver.odds_combat import Fight
from blackbook.resolver.odds_rolls import Choices, Limits, Placing, lying_after_keys


def limits_of(fight: Fight) -> Limits:
    """What can be of use to anybody in any round of a fight."""
    enemies, characters = fight.case.enemies, fight.case.characters
    alive = [enemy for enemy in enemies if enemy.damage < enemy.health]
    attack, defense = max(enemy.health - enemy.damage for enemy in alive), sum(enemy.attack for enemy in alive)
    return Limits(attack, defense, max(character.health for character in characters), len(alive) == 1)


class Lot:
    """So many draws of all dice in one round; the same `seed` draws the same."""

    def __init__(self, size: int, faces: Mapping[Kind, tuple[int, ...]], limits: Limits, seed: str) -> None:
        self.size = size
        self.faces = faces
        self.limits = limits
        self.seed = seed
        self._dice: dict[tuple[int, Kind, int], list[int]] = {}
        self._choices: dict[object, list[Choices]] = {}

    def choices(self, seat: Seat, pool: Pool) -> list[Choices]:
        """What a character's dice can bring, draw by draw."""
        key = (seat.index, seat.orders, seat.keys, seat.dice_keys, pool)
        if key not in self._choices:
            self._choices[key] = self._find(seat, pool)
        return self._choices[key]

    def _find(self, seat: Seat, pool: Pool) -> list[Choices]:
        placing = Placing(seat, self.limits)
        known: dict[tuple[tuple[int, ...], tuple[int, ...]], Choices] = {}
        found = []
        attack = self._rolled(seat.index, "attack", pool.attack)
        defense = self._rolled(seat.index, "defense", pool.defense)
        for values in zip(attack, defense, strict=True):
            if values not in known:
                known[values] = placing.choices(lying_after_keys(seat, *values))
            found.append(known[values])
        return found

    def _rolled(self, seat: int, kind: Kind, dice: int) -> list[tuple[int, ...]]:
        if not dice:
            return [()] * self.size
        return [tuple(sorted(values)) for values in zip(*(self.die(seat, kind, n) for n in range(dice)), strict=True)]

    def die(self, seat: int, kind: Kind, number: int) -> list[int]:
        """What one die shows, draw by draw."""
        key = (seat, kind, number)
        if key not in self._dice:
            source, faces = Random(f"{self.seed} {key}"), self.faces[kind]
            whole, rest = divmod(self.size, len(faces))
            shown = [*faces] * whole + source.sample(faces, rest)
            source.shuffle(shown)
            self._dice[key] = shown
        return self._dice[key]
