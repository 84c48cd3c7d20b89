"""The connection to the database engine, with the settings that keep a campaign safe in one file."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.pool import StaticPool

UNFINISHED = ".unfinished"
"""Ends the name of a copy that is still being written, or that was when the program was killed."""


def connect(path: Path, read_only: bool = False) -> sqlite3.Connection:
    """Open an existing database file. A writer holds the engine's exclusive lock from here on until it closes."""
    mode = "ro" if read_only else "rw"
    connection = sqlite3.connect(
        f"file:{quote(str(path.absolute()))}?mode={mode}", uri=True, timeout=0, isolation_level=None
    )
    try:
        connection.execute("PRAGMA foreign_keys=ON")
        if read_only:
            connection.execute("SELECT count(*) FROM sqlite_master")
        else:
            _hold_for_writing(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def _hold_for_writing(connection: sqlite3.Connection) -> None:
    connection.execute("PRAGMA locking_mode=EXCLUSIVE")
    connection.execute("BEGIN EXCLUSIVE")
    connection.execute("COMMIT")
    connection.execute("PRAGMA journal_mode=TRUNCATE")
    connection.execute("PRAGMA synchronous=FULL")


def engine_on(connection: sqlite3.Connection, read_only: bool = False) -> Engine:
    """A SQLAlchemy engine on this one connection, whose transactions take the write lock when they begin."""
    engine = create_engine("sqlite://", creator=lambda: connection, poolclass=StaticPool)
    begin = "BEGIN" if read_only else "BEGIN IMMEDIATE"

    @event.listens_for(engine, "begin")
    def _begin(opened: Connection) -> None:
        opened.exec_driver_sql(begin)

    return engine


def copy_database(source: sqlite3.Connection, target: Path) -> None:
    """Copy page by page into a new file that takes its name only when it is whole and on the disk."""
    unfinished = target.with_name(target.name + UNFINISHED)
    try:
        unfinished.unlink(missing_ok=True)
        with contextlib.closing(sqlite3.connect(unfinished)) as copy:
            source.backup(copy)
        with unfinished.open("rb+") as stream:
            os.fsync(stream.fileno())
        unfinished.replace(target)
    finally:
        unfinished.unlink(missing_ok=True)


@contextlib.contextmanager
def foreign_keys_off(connection: sqlite3.Connection) -> Iterator[None]:
    """For rebuilding tables. The engine heeds this only outside a transaction."""
    connection.execute("PRAGMA foreign_keys=OFF")
    try:
        yield
    finally:
        connection.execute("PRAGMA foreign_keys=ON")
