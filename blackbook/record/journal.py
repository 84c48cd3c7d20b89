"""Undo, redo, history and bookmarks: a tree of actions with a head, kept in the campaign file.

Undo goes to the parent, redo to the child last left. Acting after an undo starts a new branch; the old one is kept and
can be jumped to. Each entry keeps the statements that take its row changes back. Running them makes the triggers log
their inverse in turn, so an undone entry holds what redoes it, and undo and redo are one and the same operation.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from sqlalchemy import Table, delete, func, insert, select, update
from sqlmodel import Session

from blackbook.errors import UserError
from blackbook.record.entries import (
    Bookmark,
    Branch,
    Entry,
    entry_of,
    find,
    leaves,
    line_from,
    line_to,
    now,
)
from blackbook.record.file import CampaignFile
from blackbook.record.triggers import UNLOGGED, bookmarks, changes, entries, is_journaled, state
from blackbook.text import Text, say


@dataclass
class Recording:
    """An action while it happens. What is set here before the block ends goes into its entry."""

    session: Session
    id: int
    parameters: Mapping[str, Any]
    text: Text
    despite: Sequence[str]
    entry: Entry | None = field(default=None, init=False)
    """Set when the block has ended; None if nothing changed and the action was dropped."""


class Journal:
    """The journal of an open campaign file."""

    def __init__(self, file: CampaignFile) -> None:
        self.file = file
        self.changed: frozenset[str] = frozenset()
        """The tables that the last transaction of the journal changed."""
        self._unjournaled = {each.name for each in file.schema.metadata.sorted_tables if not is_journaled(each)}

    @contextmanager
    def record(
        self,
        name: str,
        parameters: Mapping[str, Any],
        text: Text,
        despite: Sequence[str] = (),
        keep_empty: bool = False,
    ) -> Iterator[Recording]:
        """One action in one transaction: its row changes and its entry are saved together or not at all.

        An action that changed no journaled row gets an entry only with `keep_empty`.
        """
        with self.file.transaction() as session:
            recording = Recording(session, _next_id(session), parameters, text, despite)
            session.execute(update(state).values(recording=recording.id))
            yield recording
            session.flush()
            kinds, deleted = _effects(session, recording.id)
            session.execute(update(state).values(recording=None))
            if kinds or keep_empty:
                recording.entry = _append(session, recording, name, kinds)
            if deleted or kinds - self.file.written:
                # Cascades changed rows without the session's knowledge.
                self.file.rows.read_again(kinds)
        self.changed = kinds | self._unjournaled & self.file.written

    @contextmanager
    def unrecorded(self) -> Iterator[Session]:
        """Row changes that undo is not to know, in one transaction. Allowed only while the journal is empty."""
        with self.file.transaction() as session:
            if session.execute(select(func.count()).select_from(entries)).scalar_one():
                raise RuntimeError("rows must not change past a journal that has entries")
            session.execute(update(state).values(recording=UNLOGGED))
            yield session
            session.flush()
            session.execute(update(state).values(recording=None))
        self.changed = frozenset(self.file.written) - {state.name}

    def undo(self) -> Entry | None:
        """Take back the last action; returns it, or None if there is none that can be undone."""
        entry = self.next_undo
        if entry is not None:
            self._travel((entry,), ())
        return entry

    def redo(self) -> Entry | None:
        """Do again the action last taken back here; returns it, or None if there is none."""
        entry = self.next_redo
        if entry is not None:
            self._travel((), (entry,))
        return entry

    def jump(self, entry_id: int | None) -> None:
        """Go to the point just after any entry of the tree, or to the start with None, in one transaction.

        Raises `UserError` if there is no such entry or the way leads past a sealed one.
        """
        session = self.file.session
        target = line_to(session, entry_id)
        if entry_id is not None and not target:
            raise UserError(say("The journal has no entry {entry}.", entry=entry_id))
        current = line_to(session, self.head_id)
        shared = {each.id for each in target} & {each.id for each in current}
        backward = tuple(each for each in current if each.id not in shared)
        forward = tuple(each for each in reversed(target) if each.id not in shared)
        if any(each.sealed for each in backward + forward):
            raise UserError(
                say("That point lies before the campaign was imported or updated. Open a backup to go back to it.")
            )
        self._travel(backward, forward)

    @property
    def head_id(self) -> int | None:
        return _head_id(self.file.session)

    @property
    def head(self) -> Entry | None:
        """The last action; None at the start."""
        return find(self.file.session, self.head_id)

    @property
    def next_undo(self) -> Entry | None:
        """The action that undo would take back."""
        head = self.head
        return None if head is None or head.sealed else head

    @property
    def next_redo(self) -> Entry | None:
        """The action that redo would do again."""
        return find(self.file.session, _redo_of(self.file.session, self.head_id))

    @property
    def can_undo(self) -> bool:
        return self.next_undo is not None

    @property
    def can_redo(self) -> bool:
        return self.next_redo is not None

    def entry(self, entry_id: int) -> Entry | None:
        return find(self.file.session, entry_id)

    def history(self, limit: int = 100, before: int | None = None) -> tuple[Entry, ...]:
        """What led to the present, newest first; with `before`, only what came before that entry."""
        session = self.file.session
        start = self.head_id
        if before is not None:
            start = session.execute(select(entries.c.parent).where(entries.c.id == before)).scalar_one_or_none()
        return line_to(session, start, limit)

    def future(self) -> tuple[Entry, ...]:
        """What redo would do again, step by step, the next first."""
        session = self.file.session
        return line_from(session, _redo_of(session, self.head_id))

    def branches(self) -> tuple[Branch, ...]:
        """The lines that were left for another, the one with the newest tip first."""
        session = self.file.session
        current = {each.id for each in (*line_to(session, self.head_id), *self.future())}
        named = self.bookmarks()
        found = []
        for tip in leaves(session):
            if tip.id not in current and not tip.sealed:
                line = line_to(session, tip.id)
                fork = next((each.id for each in line if each.id in current), None)
                own = {each.id for each in line} - current
                found.append(Branch(tip, fork, tuple(each.name for each in named if each.entry in own)))
        return tuple(found)

    def bookmark(self, name: str) -> None:
        """Give the present point a name; a name that is in use moves here."""
        with self.file.transaction() as session:
            head = _head_id(session)
            session.execute(delete(bookmarks).where(bookmarks.c.name == name))
            session.execute(insert(bookmarks).values(name=name, entry=head, at=now()))

    def remove_bookmark(self, name: str) -> None:
        """Forget a name; the point itself stays."""
        with self.file.transaction() as session:
            session.execute(delete(bookmarks).where(bookmarks.c.name == name))

    def bookmarks(self) -> tuple[Bookmark, ...]:
        """All named points, by name."""
        rows = self.file.session.execute(select(bookmarks).order_by(bookmarks.c.name))
        return tuple(Bookmark(row.name, row.entry, datetime.fromisoformat(row.at)) for row in rows)

    def _travel(self, backward: Sequence[Entry], forward: Sequence[Entry]) -> None:
        with self.file.transaction() as session:
            session.connection().exec_driver_sql("PRAGMA defer_foreign_keys=ON")
            for entry in backward:
                _turn(session, entry.id)
                _set_redo(session, entry.parent, entry.id)
                session.execute(update(state).values(head=entry.parent))
            for entry in forward:
                _turn(session, entry.id)
                _set_redo(session, entry.parent, entry.id)
                session.execute(update(state).values(head=entry.id))
            session.execute(update(state).values(recording=None))
            kinds = frozenset[str]().union(*(each.kinds for each in (*backward, *forward)))
            self.file.rows.read_again(kinds)
        self.changed = kinds


def _next_id(session: Session) -> int:
    """Entries are never deleted, so no id is given twice."""
    newest = session.execute(select(func.max(entries.c.id))).scalar_one()
    return 1 if newest is None else newest + 1


def _effects(session: Session, entry_id: int) -> tuple[frozenset[str], bool]:
    """The tables an entry changed, and whether rows were deleted, by cascades perhaps."""
    first_letter = func.substr(changes.c.statement, 1, 1)
    query = select(changes.c.table_name, first_letter).where(changes.c.entry == entry_id).distinct()
    rows = session.execute(query).all()
    return frozenset(table for table, _ in rows), any(letter == "I" for _, letter in rows)


def _append(session: Session, recording: Recording, name: str, kinds: frozenset[str]) -> Entry:
    head = _head_id(session)
    values = {
        "id": recording.id,
        "parent": head,
        "redo": None,
        "at": now(),
        "name": name,
        "parameters": dict(recording.parameters),
        "text": recording.text.to_json(),
        "despite": list(recording.despite),
        "kinds": sorted(kinds),
        "sealed": False,
    }
    session.execute(insert(entries).values(values))
    session.execute(update(state).values(head=recording.id))
    row = session.execute(select(entries).where(entries.c.id == recording.id)).one()
    return entry_of(row)


def _turn(session: Session, entry_id: int) -> None:
    """Undo an entry that is done, or redo one that is undone."""
    connection = session.connection()
    query = select(changes.c.statement).where(changes.c.entry == entry_id).order_by(changes.c.id.desc())
    statements = connection.execute(query).scalars().all()
    connection.execute(delete(changes).where(changes.c.entry == entry_id))
    connection.execute(update(state).values(recording=entry_id))
    for statement in statements:
        connection.exec_driver_sql(statement)


def _head_id(session: Session) -> int | None:
    found: int | None = session.execute(select(state.c.head)).scalar_one()
    return found


def _redo_of(session: Session, entry_id: int | None) -> int | None:
    query = select(state.c.redo) if entry_id is None else select(entries.c.redo).where(entries.c.id == entry_id)
    found: int | None = session.execute(query).scalar_one()
    return found


def _set_redo(session: Session, entry_id: int | None, redo: int) -> None:
    table: Table = state if entry_id is None else entries
    statement = update(table).values(redo=redo)
    session.execute(statement if entry_id is None else statement.where(entries.c.id == entry_id))
