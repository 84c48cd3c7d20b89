"""Dice drawn for one round of a fight, many times over, and what each character can do with them.

Each die shows each of its faces equally often, in an order of its own: every draw is as likely as any, but all together
they are nearer to what is to be expected than draws that know nothing of each other. A character with a die fewer has
the first of the same dice, so it is never better off for it.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from blackbook.resolver.model.case import Pool
from blackbook.resolver.model.effects import Kind
from blackbook.resolver.model.numbers import Seat
from blackbook.resolver.odds.blows import Blows
from blackbook.resolver.odds.fight import Fight
from blackbook.resolver.odds.fight_round import Wounds
from blackbook.resolver.odds.outlook import Outlook, best_offers
from blackbook.resolver.odds.rolls import Choices, Limits, Placing, lying_after_keys

Ways = tuple[tuple[Wounds, Blows], ...]
"""What a character can do in one draw: by what wounds, by what may hit it later in the round, it can strike how."""
NOTHING: Choices = (((), 0, 0),)


class Lot:
    """So many draws of all dice in one round; the same `seed` draws the same."""

    def __init__(self, fight: Fight, size: int, seed: str) -> None:
        self.fight = fight
        self.size = size
        self.seed = seed
        self.limits = limits_of(fight)
        self._dice: dict[tuple[int, Kind, int], list[int]] = {}
        self._choices: dict[object, list[Choices]] = {}
        self._nothing = [NOTHING] * size
        self._ways: dict[object, Sequence[Ways]] = {}
        self._alike: dict[object, Sequence[Ways]] = {}

    def ways(self, outlook: Outlook, at: int) -> Sequence[Ways]:
        """What one character can do, draw by draw. If it is the same for other wounds, it is the same object."""
        seat = outlook.stage.seats[at]
        key = (at, seat.orders, seat.keys, seat.dice_keys, seat.pools, seat.fallen,
               outlook.wounds[at], outlook.threats[at], outlook.stage.to_come)  # fmt: skip
        if key not in self._ways:
            choices = self._nothing if seat.fallen else self.choices(seat, self.fight.pool(seat))
            known = {each: _ways(outlook, at, each) for each in dict.fromkeys(choices)}
            alike = at, id(choices), tuple(known.values())
            if alike not in self._alike:
                self._alike[alike] = [known[each] for each in choices]
            self._ways[key] = self._alike[alike]
        return self._ways[key]

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
            source, faces = Random(f"{self.seed} {key}"), self.fight.faces[kind]
            whole, rest = divmod(self.size, len(faces))
            shown = [*faces] * whole + source.sample(faces, rest)
            source.shuffle(shown)
            self._dice[key] = shown
        return self._dice[key]


def limits_of(fight: Fight) -> Limits:
    """What can be of use to anybody in any round of a fight."""
    enemies, characters = fight.case.enemies, fight.case.characters
    alive = [enemy for enemy in enemies if enemy.damage < enemy.health]
    attack, defense = max(enemy.health - enemy.damage for enemy in alive), sum(enemy.attack for enemy in alive)
    return Limits(attack, defense, max(character.health for character in characters), len(alive) == 1)


def _ways(outlook: Outlook, at: int, choices: Choices) -> Ways:
    found: dict[Wounds, list[tuple[int, ...]]] = {}
    for sources, wounds in best_offers(frozenset([outlook.exposure(at, brought) for brought in choices])):
        found.setdefault(wounds, []).append(sources)
    return tuple([(wounds, tuple(blows)) for wounds, blows in found.items()])
