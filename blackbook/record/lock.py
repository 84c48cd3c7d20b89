"""The small file next to a campaign that says who has it open.

On one machine the engine's own lock decides, so that the lock file of a process that died never stands in the way.
For a folder shared by several machines the lock file decides, because engine locks often do not reach that far.
"""

from __future__ import annotations

import json
import os
import socket
import sys
from collections import Counter
from dataclasses import asdict, dataclass
from pathlib import Path

from blackbook.errors import UserError
from blackbook.record.failures import explained
from blackbook.text import Text, say


@dataclass(frozen=True)
class Holder:
    """Who has a campaign open."""

    host: str
    pid: int
    program: str

    @staticmethod
    def myself() -> Holder:
        return Holder(socket.gethostname(), os.getpid(), Path(sys.argv[0]).name or "python")

    def here(self) -> bool:
        return self.host == socket.gethostname()


FileIdentity = tuple[int, int]

_open_here: Counter[FileIdentity] = Counter()
"""The campaign files that this process has open. On POSIX, closing any other stream on such a file would silently drop
the engine's locks on it, so nothing else in this process may read it."""


def note_open(path: Path) -> FileIdentity:
    found = path.stat()
    identity = (found.st_dev, found.st_ino)
    _open_here[identity] += 1
    return identity


def note_closed(identity: FileIdentity) -> None:
    _open_here[identity] -= 1


def is_open_here(path: Path) -> bool:
    """Has this process the file open, under whatever name?"""
    found = path.stat()
    return _open_here[found.st_dev, found.st_ino] > 0


def lock_path(path: Path) -> Path:
    return path.with_name(path.name + ".lock")


def holder(path: Path) -> Holder | None:
    """Who says to have the campaign open; None if nobody does or the lock file is unreadable."""
    try:
        document = json.loads(lock_path(path).read_text("utf-8"))
        return Holder(str(document["host"]), int(document["pid"]), str(document["program"]))
    except (OSError, ValueError, KeyError, TypeError):
        return None


def refuse_other_machine(path: Path) -> None:
    """Raises `UserError` if a process of another machine says to have the campaign open."""
    found = holder(path)
    if found is not None and not found.here():
        raise UserError(
            say(
                "{file} is open on {host} by process {pid} ({program}). Close it there. "
                "If nobody has it open there any more, delete {lock} and try again.",
                file=str(path),
                host=found.host,
                pid=found.pid,
                program=found.program,
                lock=str(lock_path(path)),
            )
        )


def busy(path: Path) -> Text:
    """What to say when the engine's lock is held by another process of this machine."""
    found = holder(path)
    if found is None:
        return say("{file} is open in another program. Close it there and try again.", file=str(path))
    return say(
        "{file} is open on {host} by process {pid} ({program}). Close it there and try again.",
        file=str(path),
        host=found.host,
        pid=found.pid,
        program=found.program,
    )


def take(path: Path) -> None:
    """Write the lock file, over a stale one if there is one. Call only while holding the engine's lock."""
    with explained(path):
        lock_path(path).write_text(json.dumps(asdict(Holder.myself())), "utf-8")


def release(path: Path) -> None:
    """Remove the lock file if it is this process's own."""
    if holder(path) == Holder.myself():
        lock_path(path).unlink(missing_ok=True)
