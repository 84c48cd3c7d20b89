"""What comes of a plan, every number with its parts."""

from __future__ import annotations

from dataclasses import dataclass

from blackbook.text import Name, Text


@dataclass(frozen=True)
class Part:
    """One part of a number and where it comes from."""

    amount: int
    text: Text


@dataclass(frozen=True)
class Number:
    """A number that is the sum of its parts, but not below `least`."""

    parts: tuple[Part, ...]
    least: int | None = None

    @property
    def value(self) -> int:
        total = sum(part.amount for part in self.parts)
        return total if self.least is None else max(self.least, total)


@dataclass(frozen=True)
class CharacterOutcome:
    """How a character comes out of the check or the round."""

    id: str
    name: str | Name
    wounds: Number
    """Wounds in the end: before, healed, and what the enemies did."""
    defense: Number
    defeated: bool
    fell_first: bool
    """Fallen at the strike of enemies that attack first, so that its sources are lost (R-ENEMY-5)."""


@dataclass(frozen=True)
class EnemyOutcome:
    """How an enemy comes out of the round."""

    id: str
    name: str | Name
    damage: Number
    """Damage of this round alone."""
    health_left: int
    beaten: bool
    fled: bool


@dataclass(frozen=True)
class Outcome:
    """The vector by which plans are compared, and what is behind it.

    Check: failed, consumables used, wounds of all, total below 0. Combat: characters defeated, enemies left, wounds of
    all, consumables used, health left on all enemies. The smaller, the better.
    """

    objective: tuple[int, ...]
    success: bool
    """The check succeeds, or no enemy is left."""
    total: Number
    difficulty: Number
    characters: tuple[CharacterOutcome, ...]
    enemies: tuple[EnemyOutcome, ...]
