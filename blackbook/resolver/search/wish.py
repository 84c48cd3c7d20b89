"""What is asked of a plan for a round: the order in which its aims count, and what it must do."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

Vector = tuple[int, int, int, int, int]
"""Characters defeated, enemies left, wounds at the end, consumables used, health left on the enemies."""
Ranked = tuple[int, ...]
"""A vector in the order in which its entries count; the smaller, the better."""
Order = Callable[[Vector], Ranked]

NOTHING: Ranked = (1_000_000_000,)
"""Worse than any vector."""


def as_printed(vector: Vector) -> Ranked:
    return vector


@dataclass(frozen=True)
class Wish:
    """What is asked of a plan besides being the best: the order of aims, and what it must or must not do."""

    order: Order = as_printed
    beat: int | None = None
    """Index of an enemy that must be beaten."""
    fiercest: bool = False
    """Only the offers with the most attack."""
