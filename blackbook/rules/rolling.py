"""Dice rolled by the program, if the group asks it to: the faces must be known, and the seed is told."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from pydantic import Field

from blackbook.errors import UserError
from blackbook.rules.command import Command
from blackbook.rules.seeds import SEEDS, next_seed
from blackbook.text import Text, say

if TYPE_CHECKING:
    from blackbook.rules.game import Game


@dataclass(frozen=True)
class Rolled:
    """Values of the dice as they fell, and the seed that gives them again."""

    seed: int
    attack: tuple[int, ...]
    defense: tuple[int, ...]


def roll(game: Game, attack: int, defense: int, seed: int | None = None) -> Rolled:
    """Roll so many dice of each kind. UserError while their faces are not known; they are never assumed."""
    faces = game.library.dice
    for kind, n in (("attack", attack), ("defense", defense)):
        if n and getattr(faces, kind) is None:
            raise UserError(
                say("The faces of the {kind} dice are not known: tell them, or roll at the table.", kind=kind)
            )
    seed = next_seed() if seed is None else seed
    dice = random.Random(seed)
    rolled = Rolled(
        seed,
        tuple(dice.choice(faces.attack or ()) for _ in range(attack)),
        tuple(dice.choice(faces.defense or ()) for _ in range(defense)),
    )
    game.tell(
        say("Rolled: attack {attack}, defense {defense} (seed {seed})",
            attack=list(rolled.attack), defense=list(rolled.defense), seed=seed)
    )  # fmt: skip
    return rolled


class RollDice(Command):
    """Roll dice that belong to no check or fight."""

    command: ClassVar[str] = "roll"
    at_any_time: ClassVar[bool] = True

    attack: int = Field(default=0, ge=0, le=7)
    defense: int = Field(default=0, ge=0, le=7)
    seed: int | None = Field(default=None, ge=0, lt=SEEDS)

    def describe(self, game: Game) -> Text:
        return say("Roll: {attack} attack, {defense} defense", attack=self.attack, defense=self.defense)

    def apply(self, game: Game) -> None:
        roll(game, self.attack, self.defense, self.seed)
