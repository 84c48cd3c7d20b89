"""Copies of a campaign, taken at each start and before risky steps, verified, and thinned out by age."""

from __future__ import annotations

import contextlib
import hashlib
import re
import sqlite3
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING

from blackbook.errors import UserError
from blackbook.record.connection import UNFINISHED, connect, copy_database
from blackbook.record.failures import explained
from blackbook.record.header import refuse_other_files
from blackbook.record.schema import Schema
from blackbook.text import say

if TYPE_CHECKING:
    from blackbook.record.file import CampaignFile

KEPT_AT_LEAST = 3
KEPT_ALL = timedelta(days=1)
KEPT_DAILY = timedelta(days=14)
KEPT_WEEKLY = timedelta(days=92)

_NAME = re.compile(r"(?P<campaign>.+) (?P<mark>[0-9a-f]{8}) (?P<at>\d{8}T\d{12}) (?P<reason>.+)")
_BESIDE = (".lock", "-journal", UNFINISHED)
"""Ends of the names of files that lie beside a campaign file and are none."""
_TIME = "%Y%m%dT%H%M%S%f"


@dataclass(frozen=True)
class Backup:
    """A copy of a campaign, as its file name tells."""

    path: Path
    campaign: str
    mark: str
    """Tells campaigns of the same name in different folders apart."""
    at: datetime
    reason: str


def back_up(file: CampaignFile, folder: Path, reason: str) -> Path:
    """Copy the campaign into `folder` and reopen the copy to prove it. Raises `UserError` if that fails."""
    at = datetime.now(UTC)
    name = f"{file.path.stem} {mark_of(file.path)} {at.strftime(_TIME)} {_plain(reason)}{file.path.suffix}"
    path = folder / name
    with explained(path):
        folder.mkdir(parents=True, exist_ok=True)
    file.save_copy(path)
    if not is_sound(path, file.schema.application_id):
        path.unlink(missing_ok=True)
        raise UserError(say("The backup {file} could not be read again. Check the disk.", file=str(path)))
    return path


def restore(backup: Path, target: Path, schema: Schema) -> Path:
    """Make a campaign file of a backup, which itself stays as it is. Raises `UserError` if `target` exists already."""
    refuse_other_files(backup, schema)
    if target.exists():
        raise UserError(say("{file} exists already. Choose another name.", file=str(target)))
    with explained(target), contextlib.closing(connect(backup, read_only=True)) as connection:
        copy_database(connection, target)
    return target


def list_backups(folder: Path, campaign: Path | None = None) -> tuple[Backup, ...]:
    """The backups in `folder`, newest first; of one campaign only if its path is given."""
    if not folder.is_dir():
        return ()
    found = [backup for backup in map(_backup, folder.iterdir()) if backup is not None]
    if campaign is not None:
        found = [each for each in found if (each.campaign, each.mark) == (campaign.stem, mark_of(campaign))]
    return tuple(sorted(found, key=lambda each: each.at, reverse=True))


def thin_out(folder: Path, campaign: Path, now: datetime | None = None) -> tuple[Path, ...]:
    """Delete backups of one campaign that age has made needless; returns what was deleted.

    All of the last day stay, then one a day for two weeks, one a week for three months, one a month for ever.
    The newest `KEPT_AT_LEAST` stay however old they are. Copies that were never finished are deleted as well.
    """
    backups = list_backups(folder, campaign)
    kept = worth_keeping(backups, now or datetime.now(UTC))
    needless = tuple(each.path for each in backups if each not in kept) + _left_unfinished(folder, campaign)
    for path in needless:
        with explained(path):
            path.unlink(missing_ok=True)
    return needless


def _left_unfinished(folder: Path, campaign: Path) -> tuple[Path, ...]:
    start = f"{campaign.stem} {mark_of(campaign)} "
    return tuple(each for each in folder.glob(f"*{UNFINISHED}") if each.name.startswith(start))


def worth_keeping(backups: Iterable[Backup], now: datetime) -> set[Backup]:
    newest_first = sorted(backups, key=lambda each: each.at, reverse=True)
    newest_of_span: dict[object, Backup] = {}
    for each in newest_first:
        newest_of_span.setdefault(_span(each, now - each.at), each)
    return {*newest_first[:KEPT_AT_LEAST], *newest_of_span.values()}


def _span(backup: Backup, age: timedelta) -> object:
    if age <= KEPT_ALL:
        return backup.path
    steps: tuple[tuple[timedelta, Callable[[datetime], object]], ...] = (
        (KEPT_DAILY, lambda at: at.date()),
        (KEPT_WEEKLY, lambda at: at.isocalendar()[:2]),
    )
    for limit, span in steps:
        if age <= limit:
            return limit, span(backup.at)
    return backup.at.year, backup.at.month


def is_sound(path: Path, application_id: int) -> bool:
    """Can the file be opened, is it whole, and is it one of ours?"""
    try:
        with contextlib.closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            (whole,) = connection.execute("PRAGMA integrity_check").fetchone()
            (found,) = connection.execute("PRAGMA application_id").fetchone()
            return bool(whole == "ok" and found == application_id)
    except sqlite3.Error:
        return False


def mark_of(campaign: Path) -> str:
    return hashlib.sha256(str(campaign.absolute()).encode()).hexdigest()[:8]


def _backup(path: Path) -> Backup | None:
    match = _NAME.fullmatch(path.stem)
    if match is None or path.name.endswith(_BESIDE):
        return None
    try:
        at = datetime.strptime(match["at"], _TIME).replace(tzinfo=UTC)
    except ValueError:
        return None
    return Backup(path, match["campaign"], match["mark"], at, match["reason"])


def _plain(reason: str) -> str:
    """The reason, fit for a file name."""
    return re.sub(r"[^\w -]+", "-", reason).strip() or "backup"
