"""Whether something is going on that must be over before a defeat or a deal is dealt with (R-SIN-3, R-DEFEAT-3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from blackbook.rules.game import Game

GOING_ON = frozenset({"story", "check", "combat", "demons", "defeat", "sins"})
"""Chapters whose steps belong to an event: a paragraph, a scene, the night's work of the demons, an earlier deal."""


def event_is_going_on(game: Game) -> bool:
    """Whether a check, a fight, a paragraph, the demons' step or the effects of any card are still under way."""
    if game.scene is not None:
        return True
    waiting = game.agenda.steps
    return any(step.chapter in GOING_ON or getattr(step, "cause", None) is not None for step in waiting)
