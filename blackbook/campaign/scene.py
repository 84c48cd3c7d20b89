"""The check or fight that is going on."""

from __future__ import annotations

from typing import Any

from sqlmodel import Field

from blackbook.campaign.base import Row, json_column

CHECK, COMBAT = "check", "combat"
STANDING, DEFEATED, FLED = "standing", "defeated", "fled"
ROLL, CHARACTER, FIRST, ENEMY = "roll", "character", "first", "enemy"


class Scene(Row, table=True):
    """A check or a fight; there is one row, with id 1, while it lasts."""

    __tablename__ = "scene"

    id: int = Field(default=1, primary_key=True)
    kind: str
    """check or combat."""
    active: str
    """The character whose check or fight it is."""
    location: str | None = None
    check_kind: str | None = None
    """attack or defense."""
    difficulty: int | None = None
    """As printed; demons add to it (R-CHECK-8)."""
    round: int = 0
    """1 to 3 in a fight (R-COMBAT-9)."""
    stage: str = ROLL
    """roll, character, first (enemies that attack first are about to) or enemy."""
    final: bool = False
    """The final battle of the story (R-BOSS-4)."""
    result: str | None = None
    """success or failure; victory, defeat or draw."""
    draw_counts_as: str | None = None
    used: list[dict[str, Any]] = json_column(list)
    """Consumables used: {"owner", "kind", "component", "attack", "defense", "target", "enemy", "round", "dealt"}."""
    plan: dict[str, Any] = json_column(dict)
    """The aims and uses that the players chose for this round, as the resolver writes a plan; also what they told by
    sums alone: `total` of a check; `damage` by enemy and `defense` by character."""


class Participant(Row, table=True):
    """A character that takes part in the scene."""

    __tablename__ = "participant"

    character: str = Field(primary_key=True)
    joined_round: int = 1
    """Round in which it joined; 1 for those who were there at the start."""
    rolled: bool = False
    started: bool = False
    """Start-of-combat effects have been applied to it (R-COMBAT-7, R-COMBAT-8)."""
    dice: list[dict[str, Any]] = json_column(list)
    """Dice as rolled: {"kind", "value"}."""
    placements: dict[str, int] = json_column(dict)
    """Index of a die (as text) → id of the card in play it lies on."""
    defense_spent: int = 0
    """Defense of this round that the enemies that attack first have used up (A-COMBAT-3)."""
    excluded: bool = False
    """Kept out by hand (A-CHECK-1)."""


class EnemyInPlay(Row, table=True):
    """An enemy of the fight, regular, strong or special."""

    __tablename__ = "enemy_in_play"
    __table_args__ = {"sqlite_autoincrement": True}

    id: int | None = Field(default=None, primary_key=True)
    enemy: str
    tier: str
    """regular, strong or special."""
    attack: int = 0
    health: int = 1
    damage: int = 0
    assigned_to: str | None = None
    """Nobody for a special enemy: it attacks everyone (R-BOSS-2)."""
    orphaned: bool = False
    """Its character has fallen; taken over from the next round on (R-COMBAT-21)."""
    state: str = STANDING
    """standing, defeated or fled."""
    attacked: bool = False
    """Has attacked in this fight: one that flees leaves at the end of that round (R-ENEMY-12)."""
    hurt: bool = False
    """Has wounded somebody in this fight (A-COMBAT-11)."""
    effects: list[dict[str, Any]] = json_column(list)
    """Its effects as on the card, copied when it is revealed and open to correction."""
    reward: list[dict[str, Any]] = json_column(list)
