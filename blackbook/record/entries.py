"""What the journal tells about one action, and how it is read from the file."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Row, Select, literal, select
from sqlmodel import Session

from blackbook.record.triggers import entries
from blackbook.text import Text


@dataclass(frozen=True)
class Entry:
    """One action at the table, as the journal keeps it."""

    id: int
    parent: int | None
    """The entry that it followed; None for the first of all."""
    at: datetime
    """In UTC."""
    name: str
    """The command."""
    parameters: Mapping[str, Any]
    text: Text
    despite: tuple[str, ...]
    """The rules that the players set aside."""
    kinds: frozenset[str]
    """The tables whose rows it changed."""
    sealed: bool
    """It can be read but not undone: it came from another file, or the tables have changed since."""


@dataclass(frozen=True)
class Branch:
    """A line of actions that was left and can be gone back to."""

    tip: Entry
    fork: int | None
    """The last entry it shares with the current line; None if it shares none."""
    bookmarks: tuple[str, ...]


@dataclass(frozen=True)
class Bookmark:
    """A name that the players gave to a point of the journal."""

    name: str
    entry: int | None
    """The entry after which it stands; None for the start."""
    at: datetime


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="microseconds")


def entry_of(row: Row[Any]) -> Entry:
    return Entry(
        id=row.id,
        parent=row.parent,
        at=datetime.fromisoformat(row.at),
        name=row.name,
        parameters=row.parameters,
        text=Text.from_json(row.text),
        despite=tuple(row.despite),
        kinds=frozenset(row.kinds),
        sealed=row.sealed,
    )


def find(session: Session, entry_id: int | None) -> Entry | None:
    row = session.execute(select(entries).where(entries.c.id == entry_id)).one_or_none()
    return None if row is None else entry_of(row)


def line_to(session: Session, entry_id: int | None, limit: int | None = None) -> tuple[Entry, ...]:
    """The entry and those it follows, newest first."""
    rows = session.execute(select(entries).where(entries.c.id.in_(_ids(entry_id, "parent", limit))))
    return tuple(sorted(map(entry_of, rows), key=lambda each: each.id, reverse=True))


def line_from(session: Session, entry_id: int | None) -> tuple[Entry, ...]:
    """The entry and those that redo would bring after it, oldest first."""
    rows = session.execute(select(entries).where(entries.c.id.in_(_ids(entry_id, "redo", None))))
    return tuple(sorted(map(entry_of, rows), key=lambda each: each.id))


def _ids(start: int | None, link: str, limit: int | None) -> Select[tuple[int]]:
    """Ids along parents or redos. Children have higher ids than their parents, so there are no circles."""
    line = select(entries.c.id, entries.c[link].label("next"), literal(1).label("length")).where(entries.c.id == start)
    walk = line.cte("line", recursive=True)
    further = select(entries.c.id, entries.c[link], walk.c.length + 1).where(entries.c.id == walk.c.next)
    if limit is not None:
        further = further.where(walk.c.length < limit)
    return select(walk.union_all(further).c.id)


def leaves(session: Session) -> tuple[Entry, ...]:
    """The entries that nothing follows, newest first."""
    followed = entries.alias("followed")
    is_followed = select(followed.c.id).where(followed.c.parent == entries.c.id).exists()
    rows = session.execute(select(entries).where(~is_followed).order_by(entries.c.id.desc()))
    return tuple(map(entry_of, rows))
