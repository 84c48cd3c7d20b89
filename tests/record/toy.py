"""A small game of its own for the tests of the record: an inn with guests, their bags and their debts."""

import enum
import json
from datetime import datetime
from pathlib import Path
from typing import Any

from sqlalchemy import JSON, CheckConstraint, Column, ForeignKey, ForeignKeyConstraint, MetaData, Text
from sqlmodel import Field, SQLModel

from blackbook.record.document import state_text
from blackbook.record.file import CampaignFile, Schema
from blackbook.record.journal import Journal
from blackbook.text import say

TOY_METADATA = MetaData()
WORD = say("A guest does something")


class Toy(SQLModel):
    metadata = TOY_METADATA


class Mood(enum.Enum):
    GOOD = "good"
    BAD = "bad"


class Inn(Toy, table=True):
    id: int | None = Field(default=None, primary_key=True)
    name: str = Field(max_length=40)
    open: bool = True
    guests_seen: int = 0


class Guest(Toy, table=True):
    id: int | None = Field(default=None, primary_key=True)
    inn: int = Field(sa_column=Column(ForeignKey("inn.id", ondelete="CASCADE"), nullable=False))
    friend: int | None = Field(
        default=None, sa_column=Column(ForeignKey("guest.id", ondelete="SET NULL", onupdate="CASCADE"))
    )
    name: str | None = Field(default=None, sa_column=Column("full name", Text))
    weight: float | None = None
    portrait: bytes | None = None
    notes: Any = Field(default=None, sa_column=Column(JSON))
    mood: Mood = Mood.GOOD
    arrived: datetime | None = None


class Bag(Toy, table=True):
    __table_args__ = (
        ForeignKeyConstraint(["guest"], ["guest.id"], ondelete="CASCADE", onupdate="CASCADE"),
        CheckConstraint("count > -100", name="not_too_few"),
    )
    guest: int = Field(primary_key=True)
    slot: str = Field(primary_key=True)
    count: int = 0


class Roll(Toy, table=True):
    """A roll of dice: what the dice showed is not undone."""

    __table_args__ = {"info": {"journal": False}}
    id: int | None = Field(default=None, primary_key=True)
    pips: int


SCHEMA = Schema(application_id=0x544F5931, version=1, metadata=TOY_METADATA)


def new_file(folder: Path, name: str = "inn.toy") -> CampaignFile:
    return CampaignFile.create(folder / name, SCHEMA)


def open_inn(journal: Journal, name: str = "The Bear") -> Inn:
    """The first action of most tests."""
    with journal.record("open_inn", {"name": name}, say("{inn} opens", inn=name)) as recording:
        inn = Inn(name=name)
        recording.session.add(inn)
    return inn


def inn_file(folder: Path) -> Path:
    """A closed file with one inn in it."""
    with new_file(folder) as file:
        open_inn(Journal(file))
    return folder / "inn.toy"


def rename(journal: Journal, inn: Inn, name: str) -> int:
    with journal.record("rename", {"name": name}, say("The inn is now {name}", name=name)) as recording:
        inn.name = name
        recording.session.add(inn)
    return recording.id


def state_of(file: CampaignFile) -> str:
    return state_text(file.session, file.schema)


def rows(file: CampaignFile, table: str) -> list[dict[str, Any]]:
    document: dict[str, list[dict[str, Any]]] = json.loads(state_of(file))
    return document[table]
