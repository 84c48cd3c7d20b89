"""What the players do with their dice and consumables, named by the ids of the case."""

from __future__ import annotations

from dataclasses import dataclass

from blackbook.resolver.model.effects import Kind


@dataclass(frozen=True, order=True)
class Placement:
    """A die on a word card; `die` is its place among the case's dice."""

    character: str
    die: int
    card: str


@dataclass(frozen=True, order=True)
class Use:
    """An item or a helper that is used.

    `target` is the enemy its attack is aimed at, or the character that its defense or healing goes to; None in a check
    (but for healing) and for a change of dice. `also` is the character where it gives attack and defense or healing.
    `way` is the number of what was chosen among the ways in which it can be used (by ``one_of``), from 0.
    """

    owner: str
    id: str
    target: str | None = None
    also: str | None = None
    way: int = 0


@dataclass(frozen=True, order=True)
class Aim:
    """A source of damage and the enemy it is aimed at: an unplaced attack die, or a word card (R-COMBAT-12..13)."""

    character: str
    enemy: str
    die: int | None = None
    card: str | None = None


@dataclass(frozen=True, order=True)
class ShownDie:
    """A die as it lies after a change that the players had a choice in."""

    character: str
    die: int
    kind: Kind
    value: int


@dataclass(frozen=True)
class Plan:
    """A whole plan. `dice` is empty unless keys or consumables left a choice of how dice are changed."""

    placements: tuple[Placement, ...] = ()
    used: tuple[Use, ...] = ()
    targets: tuple[Aim, ...] = ()
    dice: tuple[ShownDie, ...] = ()
