"""What the disk and the database engine can do to a campaign file, said so that a person can mend it."""

from __future__ import annotations

import errno
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy.exc import DBAPIError

from blackbook.errors import UserError
from blackbook.text import Text, say

NO_ROOM = {errno.ENOSPC, errno.EDQUOT}
NOT_ALLOWED = {errno.EACCES, errno.EPERM, errno.EROFS}


@contextmanager
def explained(path: Path) -> Iterator[None]:
    """Turns failures of disk and engine into `UserError`; everything else passes as it is."""
    try:
        yield
    except (sqlite3.Error, DBAPIError, OSError) as error:
        text = explanation(path, error)
        if text is None:
            raise
        raise UserError(text) from error


def explanation(path: Path, error: BaseException) -> Text | None:
    """What to tell the person, or None if the failure is the program's own."""
    if isinstance(error, OSError):
        return _of_disk(path, error)
    cause = error.orig if isinstance(error, DBAPIError) else error
    code = getattr(cause, "sqlite_errorcode", None)
    return None if code is None else _of_engine(path, code)


def _of_disk(path: Path, error: OSError) -> Text:
    if error.errno in NO_ROOM:
        return no_room(path)
    if error.errno in NOT_ALLOWED:
        return read_only(path)
    reason = error.strerror or str(error)
    return say(
        "{file} cannot be read or written: {reason}. Check the disk and try again.", file=str(path), reason=reason
    )


def _of_engine(path: Path, code: int) -> Text | None:
    if code == sqlite3.SQLITE_READONLY_ROLLBACK:
        return say("{file} was not closed properly. Open it for play once; that mends it.", file=str(path))
    return _of_engine_in_general(path, code & 0xFF)


def _of_engine_in_general(path: Path, code: int) -> Text | None:
    if code == sqlite3.SQLITE_FULL:
        return no_room(path)
    if code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
        return damaged(path)
    if code in (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM):
        return read_only(path)
    if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return say("{file} is open in another program. Close it there and try again.", file=str(path))
    if code in (sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CANTOPEN):
        return say(
            "{file} cannot be read or written. "
            "Check that its disk is connected and its folder writable, and try again.",
            file=str(path),
        )
    return None


def missing(path: Path) -> UserError:
    """What to raise where a file should be and none is."""
    return UserError(say("There is no file {file}. It may have been moved or renamed.", file=str(path)))


def no_room(path: Path) -> Text:
    return say(
        "There is no room left on the disk for {file}. What was being saved was taken back; "
        "free some room and do it again.",
        file=str(path),
    )


def damaged(path: Path) -> Text:
    return say("{file} is damaged. Open its newest backup; the damaged file stays as it is.", file=str(path))


def read_only(path: Path) -> Text:
    return say(
        "{file} is read-only or lies in a read-only folder. "
        "Make it writable, or copy it to a folder of your own and open the copy.",
        file=str(path),
    )
