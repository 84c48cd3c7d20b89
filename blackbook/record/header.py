"""Is this a campaign file, and whose? Read from its first bytes, so that a wrong file is never opened as a database."""

from __future__ import annotations

from pathlib import Path

from blackbook.errors import UserError
from blackbook.record.failures import explained, missing, read_only
from blackbook.record.lock import is_open_here
from blackbook.record.schema import Schema
from blackbook.text import say

MAGIC = b"SQLite format 3\0"
APPLICATION_ID_AT = 68
HEADER_LENGTH = 100


def refuse_other_files(path: Path, schema: Schema) -> None:
    """Raises `UserError` unless `path` is a database file with the application id of `schema`.

    A file that this process has open already has passed and must not be read again (see `lock`).
    """
    if not path.exists():
        raise missing(path)
    if path.is_dir():
        raise UserError(say("{file} is a folder. Choose a campaign file in it.", file=str(path)))
    if is_open_here(path):
        return
    with explained(path), path.open("rb") as stream:
        header = stream.read(HEADER_LENGTH)
    if not header:
        raise UserError(say("{file} is empty. Open its newest backup instead.", file=str(path)))
    application_id = int.from_bytes(header[APPLICATION_ID_AT : APPLICATION_ID_AT + 4], "big")
    if not header.startswith(MAGIC) or len(header) < HEADER_LENGTH or application_id != schema.application_id:
        raise UserError(say("{file} is not a campaign of this game. Choose another file.", file=str(path)))


def refuse_write_protected(path: Path) -> None:
    """Raises `UserError` if the file or its folder is marked read-only, even for one who may write anywhere."""
    for each in (path, path.parent):
        with explained(path):
            writable = each.stat().st_mode & 0o222
        if not writable:
            raise UserError(read_only(path))
