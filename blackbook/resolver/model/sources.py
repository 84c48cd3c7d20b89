"""Sources of attack, each a unit that hits one enemy (R-COMBAT-12)."""

from __future__ import annotations


def outdoes(one: tuple[int, ...], other: tuple[int, ...]) -> bool:
    """Each source of the other has one at least as great to stand for it; both are sorted, greatest first."""
    return len(one) >= len(other) and all(a >= b for a, b in zip(one, other, strict=False))
