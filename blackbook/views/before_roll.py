"""What the chances of a check or round are counted from, while nobody has rolled."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from blackbook.campaign.scene import COMBAT, ROLL
from blackbook.rules.bridge import hand_case, joined_case, standing_enemies, whole_case
from blackbook.rules.scenes import participants

if TYPE_CHECKING:
    from blackbook.rules.game import Game

Document = dict[str, Any]


@dataclass(frozen=True)
class BeforeRoll:
    """A case whose dice are not rolled, and what could be brought in."""

    case: Document
    friends: tuple[Document, ...]
    """Those who are elsewhere, as they would be if they joined."""
    hands: Mapping[str, tuple[Document, ...]]
    """Word cards outside the conspiracy, by character."""

    @property
    def faces_known(self) -> bool:
        return "faces" in self.case

    @property
    def unread(self) -> bool:
        """Whether a card lies face up of which nobody has told what it does: it counts as giving nothing."""
        cards = [card for character in self.case["characters"] for card in character["conspiracy"]]
        return any(card.get("face") == "up" and "type" not in card for card in cards)

    def task(self) -> Document:
        """What `blackbook.resolver.advice.counting` counts."""
        return {"case": self.case, "friends": list(self.friends), "hands": {k: list(v) for k, v in self.hands.items()}}


def before_roll(game: Game) -> BeforeRoll | None:
    """None without a scene, once somebody has rolled, and while an enemy of a fight has not found its character."""
    scene = game.scene
    rows = participants(game)
    if scene is None or not rows or scene.stage != ROLL or any(row.rolled for row in rows):
        return None
    if scene.kind == COMBAT:
        enemies = standing_enemies(game)
        if not enemies or any(enemy.assigned_to is None and enemy.tier != "special" for enemy in enemies):
            return None
    here = [row.character for row in rows]
    away = [who for who in game.seats if who not in here and not game.character(who).defeated]
    return BeforeRoll(
        case=whole_case(game),
        friends=tuple(joined_case(game, who) for who in away),
        hands={who: tuple(hand_case(game, who)) for who in here},
    )
