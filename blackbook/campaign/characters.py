"""A character: board, location, wounds, sins, rubles, dice."""

from __future__ import annotations

from sqlmodel import Field

from blackbook.campaign.base import Row


class Character(Row, table=True):
    """A character of this game. Printed values (health, dice) are copied at setup and can be corrected."""

    __tablename__ = "character"

    id: str = Field(primary_key=True)
    location: str | None = None
    health: int = 0
    wounds: int = 0
    sins: int = 0
    """0 to 13 (R-SIN-1)."""
    cursed: bool = False
    rubles: int = 0
    attack_dice: int = 0
    defense_dice: int = 0
    deal_due: bool = False
    """13 sins were reached and the deal card has not been drawn yet (R-SIN-3)."""
    defeated: bool = False
    """Out of the fight or paragraph that is going on (R-DEFEAT-2)."""
    fell_in_final: bool = False
    """Defeated in the final battle (R-BOSS-5)."""
    reached_13: bool = False
    """Was at 13 sins or cursed at some time of this game (A-SIN-4)."""


class SetAsideDie(Row, table=True):
    """A die that a demon or an enemy has put aside (R-DEMON-8, R-ENEMY-11)."""

    __tablename__ = "set_aside_die"
    __table_args__ = {"sqlite_autoincrement": True}

    id: int | None = Field(default=None, primary_key=True)
    character: str
    kind: str
    """attack or defense."""
    cause: str
    """demon or enemy."""
    source: str
    """Id of the demon, or of the enemy in play."""
