"""The die or card that was clicked and waits for the place it goes to."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Selection:
    """A die of a character by its place, or a card that gives attack by its id."""

    character: str
    die: int | None = None
    card: str | None = None
