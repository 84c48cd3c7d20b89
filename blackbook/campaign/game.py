"""The game of one story: day, phase, seats, the turn, markers on the board, paragraphs read."""

from __future__ import annotations

from sqlmodel import Field

from blackbook.campaign.base import Row

MORNING, NOON, EVENING, NIGHT = "morning", "noon", "evening", "night"
PHASES = (MORNING, NOON, EVENING, NIGHT)


class StoryGame(Row, table=True):
    """The story on the table; there is one row, with id 1, from setup until the table is cleared."""

    __tablename__ = "story_game"

    id: int = Field(default=1, primary_key=True)
    story: str
    chapter: int = 1
    difficulty: str = "normal"
    """normal, hard or very_hard (R-SETUP-1)."""
    solo: bool = False
    """One player runs both characters (R-GEN-4)."""
    day: int = 1
    phase: str = MORNING
    first_player: str | None = None
    """Character whose player holds the first-player token."""
    on_turn: str | None = None
    """Character whose turn it is; nobody at night."""
    last_acted: str | None = None
    """Character that acted most recently (R-GEN-5)."""
    moved: bool = False
    """Movement of this turn is over, with or without a step."""
    acted: bool = False
    """The single action of this turn has been taken (R-DAY-8)."""
    ability_used: bool = False
    stood_at: str | None = None
    """Where the character on turn was when its movement was over (A-LOC-2)."""
    outcome: str | None = None
    """won, lost or lost_final once the game has ended."""


class Seat(Row, table=True):
    """Characters clockwise around the table."""

    __tablename__ = "seat"

    position: int = Field(primary_key=True)
    character: str


class Counter(Row, table=True):
    """A number that the story counts, such as tokens on the board (R-STORY-3)."""

    __tablename__ = "counter"

    name: str = Field(primary_key=True)
    value: int = 0


class LocationMarker(Row, table=True):
    """A story's marker lying on a location."""

    __tablename__ = "location_marker"
    __table_args__ = {"sqlite_autoincrement": True}

    id: int | None = Field(default=None, primary_key=True)
    marker: str
    location: str
    face_up: bool = True


class ParagraphRead(Row, table=True):
    """A paragraph of the story book that has been read; of its text nothing is stored."""

    __tablename__ = "paragraph_read"
    __table_args__ = {"sqlite_autoincrement": True}

    id: int | None = Field(default=None, primary_key=True)
    paragraph: int
    day: int
    phase: str
    outcome: str = ""


class TriggerFired(Row, table=True):
    """A trigger of the story board that fires once and has fired."""

    __tablename__ = "trigger_fired"

    trigger: str = Field(primary_key=True)
