"""What outlives a single story: results, marks on the achievement sheet, the envelope, house rules and notes."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from sqlalchemy import JSON, Column
from sqlmodel import Field

from blackbook.campaign.base import Row, json_column


class Campaign(Row, table=True):
    """The campaign of this file; there is one row, with id 1."""

    __tablename__ = "campaign"

    id: int = Field(default=1, primary_key=True)
    name: str
    stories: str = "six-stories"
    """Which campaign of stories is played."""
    ruleset: int = 1
    """Version of the rules that this campaign was begun with."""
    created: datetime
    sample: bool = False
    """Its values are samples, not what is printed in the box."""
    house_rules: dict[str, Any] = json_column(dict)
    """Chosen reading of an ambiguity by its id, e.g. {"A-TRACK-2": "highest"}; absent = the default."""
    automation: dict[str, str] = json_column(dict)
    """Chapter of rules → "off", "suggest" or "auto"; absent = auto."""
    notes: str = ""


class StoryResult(Row, table=True):
    """A game that has ended (R-CAMP-5)."""

    __tablename__ = "story_result"
    __table_args__ = {"sqlite_autoincrement": True}

    id: int | None = Field(default=None, primary_key=True)
    story: str
    outcome: str
    """won, lost, or lost_final: lost in the final battle (R-END-3)."""
    day: int
    characters: list[str] = json_column(list)
    note: str = ""


class StoryAchievement(Row, table=True):
    """A mark on the story side of the achievement sheet (R-ACH-2)."""

    __tablename__ = "story_achievement"

    name: str = Field(primary_key=True)


class CharacterSheet(Row, table=True):
    """The character side of the achievement sheet: boxes marked from the lowest up (R-ACH-3)."""

    __tablename__ = "character_sheet"

    character: str = Field(primary_key=True)
    boxes: int = 0
    conditions: list[str] = json_column(list)
    """Achievements whose envelope card has been taken (R-ACH-5)."""


class Released(Row, table=True):
    """A component of the campaign envelope that has been released (R-ENV-1)."""

    __tablename__ = "released"

    id: str = Field(primary_key=True)
    kind: str
    """job, word_card or enemy."""
    character: str | None = None
    reason: str = ""


class PrintedValue(Row, table=True):
    """A value read off a component by the owner of the box, because it is not publicly known."""

    __tablename__ = "printed_value"

    kind: str = Field(primary_key=True)
    component: str = Field(primary_key=True)
    field: str = Field(primary_key=True)
    value: Any = Field(default=None, sa_column=Column(JSON))
    sample: bool = False


class Ruling(Row, table=True):
    """A dispute and how it was decided (R-DISP-1)."""

    __tablename__ = "ruling"
    __table_args__ = {"sqlite_autoincrement": True}

    id: int | None = Field(default=None, primary_key=True)
    rule: str
    decision: str
    decided_by: str | None = None
    """Who held the first-player token."""
    day: int = 0
