"""What can be done now: every chapter of rules offers its commands, whole and ready to be given."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from blackbook.rules.question import Offer

if TYPE_CHECKING:
    from blackbook.rules.game import Game

Offerer = Callable[["Game"], Iterable[Offer]]
_OFFERERS: list[Offerer] = []


def offerer(function: Offerer) -> Offerer:
    """Register a chapter's offers. Each looks at the state itself and offers nothing where it has no place."""
    _OFFERERS.append(function)
    return function


def offers(game: Game) -> tuple[Offer, ...]:
    """All commands that can be given as things stand; barred ones with the reason.

    While a question waits only those are offered that may be given at any time.
    """
    waiting = game.agenda.question() is not None
    found = [offer for function in _OFFERERS for offer in function(game)]
    return tuple(offer for offer in found if offer.command.at_any_time or not waiting)
