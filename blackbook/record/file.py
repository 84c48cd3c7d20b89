"""A campaign file: created, opened, locked, verified, copied and closed; the only place where transactions begin."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import Self

from sqlalchemy import Connection, Engine, event
from sqlalchemy.engine.default import DefaultExecutionContext
from sqlalchemy.exc import DBAPIError
from sqlmodel import Session

from blackbook.errors import UserError
from blackbook.record import lock
from blackbook.record.connection import connect, copy_database, engine_on
from blackbook.record.failures import damaged, explained, explanation, read_only
from blackbook.record.header import refuse_other_files, refuse_write_protected
from blackbook.record.migrations import migrate
from blackbook.record.rows import LoadedRows
from blackbook.record.schema import Schema as Schema
from blackbook.record.triggers import create_journal, create_triggers, number_without_reuse, refuse_unfit
from blackbook.text import Text, say


class CampaignFile:
    """An open campaign. One session lives as long as it, so that loaded rows stay loaded between commands."""

    def __init__(self, path: Path, schema: Schema, connection: sqlite3.Connection, read_only: bool) -> None:
        self.path = path
        self.schema = schema
        self.read_only = read_only
        self.connection = connection
        self.engine: Engine = engine_on(connection, read_only)
        self.session = Session(self.engine, expire_on_commit=False)
        self.rows = LoadedRows(self.session)
        self.written: set[str] = set()
        """Tables that statements of the last transaction wrote to; rows changed by cascades are not in it."""
        self._in_transaction = False
        self._closed = False
        self._total_changes = connection.total_changes
        self._identity = lock.note_open(path)
        event.listen(self.engine, "after_cursor_execute", self._note_written)

    @classmethod
    def create(cls, path: Path, schema: Schema) -> Self:
        """A new file with empty tables. Raises `UserError` if there is something at `path` or it cannot be written."""
        path = path.absolute()
        refuse_unfit(schema.metadata)
        number_without_reuse(schema.metadata)
        if path.exists():
            raise UserError(say("{file} exists already. Choose another name.", file=str(path)))
        with explained(path):
            path.touch(exist_ok=False)
        try:
            file = cls._locked(path, schema)
            with contextlib.ExitStack() as on_failure:
                on_failure.callback(file.close)
                file._lay_out()
                file._total_changes = file.connection.total_changes
                on_failure.pop_all()
        except BaseException:
            path.unlink(missing_ok=True)
            raise
        return file

    @classmethod
    def open(cls, path: Path, schema: Schema, read_only: bool = False, backups: Path | None = None) -> Self:
        """Open a file for play, or for a look only with `read_only`.

        A file of an older version is brought up to date, after a copy of it went to `backups` (by default a folder
        "backups" beside it). Raises `UserError` if it is no campaign, of a newer version, open elsewhere, damaged or
        not writable; the file then stays as it was.
        """
        path = path.absolute()
        refuse_other_files(path, schema)
        refuse_unfit(schema.metadata)
        number_without_reuse(schema.metadata)
        if read_only:
            file = cls(path, schema, _connected(path, read_only=True), read_only=True)
        else:
            refuse_write_protected(path)
            file = cls._locked(path, schema)
        with contextlib.ExitStack() as on_failure:
            on_failure.callback(file.close)
            file._check_health()
            file._bring_up_to_date(backups or path.parent / "backups")
            file._total_changes = file.connection.total_changes
            on_failure.pop_all()
        return file

    @classmethod
    def _locked(cls, path: Path, schema: Schema) -> Self:
        connection = _connected(path, read_only=False)
        try:
            lock.take(path)
        except BaseException:
            connection.close()
            raise
        return cls(path, schema, connection, read_only=False)

    def _lay_out(self) -> None:
        with explained(self.path), self.engine.begin() as connection:
            connection.exec_driver_sql(f"PRAGMA application_id={self.schema.application_id}")
            connection.exec_driver_sql(f"PRAGMA user_version={self.schema.version}")
            self.schema.metadata.create_all(connection)
            create_journal(connection)
            create_triggers(connection, self.schema.metadata)

    def _check_health(self) -> None:
        with explained(self.path):
            found = self.connection.execute("PRAGMA quick_check(1)").fetchone()[0]
        if found != "ok":
            raise UserError(damaged(self.path))

    def _bring_up_to_date(self, backups: Path) -> None:
        if self.version > self.schema.version:
            raise UserError(
                say(
                    "{file} was written by a newer version of the program. Update the program to open it.",
                    file=str(self.path),
                )
            )
        if self.version == self.schema.version:
            return
        if self.read_only:
            raise UserError(
                say(
                    "{file} was written by an older version of the program. Open it for play once.", file=str(self.path)
                )
            )
        migrate(self, backups)

    @property
    def version(self) -> int:
        """The version of the tables in the file."""
        return int(self.connection.execute("PRAGMA user_version").fetchone()[0])

    @contextlib.contextmanager
    def transaction(self) -> Iterator[Session]:
        """All or nothing: commits at the end, takes everything back if an exception leaves the block.

        Raises `UserError` if the disk is full or fails. Loaded rows then show again what the file holds.
        """
        self._refuse_transaction()
        self._end_reading()
        self._in_transaction = True
        self.written.clear()
        try:
            self.session.connection()
            yield self.session
            self.session.commit()
        except BaseException as error:
            self.session.rollback()
            text = explanation(self.path, error) if isinstance(error, sqlite3.Error | DBAPIError) else None
            if text is None:
                raise
            raise UserError(text) from error
        finally:
            self._in_transaction = False
            self._total_changes = self.connection.total_changes

    def _refuse_transaction(self) -> None:
        if self.read_only:
            raise UserError(read_only(self.path))
        if self._in_transaction:
            raise RuntimeError("a transaction is open already")

    def _end_reading(self) -> None:
        """Reading begins a transaction of its own; whatever was written in it was written behind the journal's back."""
        pending = self.session.new or self.session.dirty or self.session.deleted
        if pending or self.connection.total_changes != self._total_changes:
            self.session.rollback()
            self._total_changes = self.connection.total_changes
            raise RuntimeError("rows were changed outside a transaction; the changes were taken back")
        self.session.commit()

    def verify(self) -> tuple[Text, ...]:
        """What is wrong with the file; empty if all is well."""
        found: list[Text] = []
        try:
            for (line,) in self.connection.execute("PRAGMA integrity_check").fetchall():
                if line != "ok":
                    found.append(say("The file is damaged: {detail}", detail=line))
            for table, row, parent, _ in self.connection.execute("PRAGMA foreign_key_check").fetchall():
                found.append(
                    say(
                        "Row {row} of {table} points to a row of {parent} that is not there.",
                        row=row,
                        table=table,
                        parent=parent,
                    )
                )
            application_id = int(self.connection.execute("PRAGMA application_id").fetchone()[0])
            if application_id != self.schema.application_id:
                found.append(say("The file is not marked as a campaign of this game."))
        except sqlite3.DatabaseError as error:
            found.append(say("The file is damaged: {detail}", detail=str(error)))
        return tuple(found)

    def save_copy(self, path: Path) -> None:
        """Write the campaign as last committed, with its journal, to another file, which is replaced if it exists."""
        path = path.absolute()
        if path.exists() and path.samefile(self.path):
            raise UserError(say("A campaign cannot be copied onto itself. Choose another name."))
        if self._in_transaction:
            raise RuntimeError("a copy in the middle of a transaction would hold half of it")
        self._end_reading()
        with explained(path):
            copy_database(self.connection, path)

    def close(self) -> None:
        """Release the file. What was not committed is taken back."""
        if self._closed:
            return
        self._closed = True
        self.session.close()
        if not self.read_only:
            with contextlib.suppress(sqlite3.Error):
                # Removes the emptied rollback journal, so that the campaign is one file again.
                self.connection.execute("PRAGMA journal_mode=DELETE")
            lock.release(self.path)
        self.engine.dispose()
        self.connection.close()
        lock.note_closed(self._identity)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _note_written(
        self,
        connection: Connection,
        cursor: object,
        statement: str,
        parameters: object,
        context: DefaultExecutionContext,
        many: bool,
    ) -> None:
        compiled = context.compiled
        if compiled is not None and (context.isinsert or context.isupdate or context.isdelete):
            table = getattr(compiled.statement, "table", None)
            if table is not None:
                self.written.add(table.name)


def _connected(path: Path, read_only: bool) -> sqlite3.Connection:
    lock.refuse_other_machine(path)
    try:
        with explained(path):
            return connect(path, read_only)
    except UserError as refusal:
        if getattr(refusal.__cause__, "sqlite_errorcode", None) == sqlite3.SQLITE_BUSY:
            raise UserError(lock.busy(path)) from refusal
        raise
