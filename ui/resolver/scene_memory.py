"""What the page of a check or fight remembers while it is left for the table, as long as the scene goes on."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from blackbook.resolver.odds.chance import Odds
    from blackbook.rules.radar import Reminder


@dataclass
class SceneMemory:
    """Kept by whoever opens the page, and forgotten with the scene."""

    ticked: set[Reminder] = field(default_factory=set)
    """Reminders that the players have ticked."""
    chance: Odds | None = None
    """The chance before the roll of this check or round, once it has been counted."""

    def forget(self) -> None:
        """The scene is over."""
        self.ticked.clear()
        self.chance = None
