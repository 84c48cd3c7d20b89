"""Copies of campaigns: what was taken when and why, putting one back on the shelf, taking a campaign off it."""

from __future__ import annotations

import re
import shutil
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from blackbook import paths
from blackbook.errors import UserError
from blackbook.keeper import SCHEMA, SUFFIX, Keeper
from blackbook.record.backup import list_backups, restore
from blackbook.record.lock import holder
from blackbook.shelf import free_path
from blackbook.text import Text, say

REMOVED = re.compile(r"removed (?P<at>\d{8}T\d{12}) (?P<campaign>.+)")
TIME = "%Y%m%dT%H%M%S%f"
REASONS = {
    "start": say("when it was opened"),
    "before import": say("before a document was imported"),
    "by hand": say("taken by hand"),
    "removed": say("when it was removed from the shelf"),
}


@dataclass(frozen=True)
class BackupEntry:
    """A copy of a campaign in the folder of backups."""

    path: Path
    campaign: str
    """Name of the campaign's file, without its ending."""
    at: datetime
    reason: Text


def backups_of(campaign: Path) -> tuple[BackupEntry, ...]:
    """The copies of one campaign, newest first, with those that were taken when a file of its name was removed."""
    mine = {each.path for each in list_backups(paths.backups(), campaign)}
    return tuple(
        each
        for each in all_backups()
        if each.path in mine or (REMOVED.match(each.path.stem) and each.campaign == campaign.stem)
    )


def all_backups() -> tuple[BackupEntry, ...]:
    """The copies of all campaigns, newest first."""
    folder = paths.backups()
    copies = [BackupEntry(each.path, each.campaign, each.at, _words(each.reason)) for each in list_backups(folder)]
    removed = [_removed(path) for path in folder.glob(f"removed *{SUFFIX}")]
    found = [*copies, *(each for each in removed if each is not None)]
    return tuple(sorted(found, key=lambda each: each.at, reverse=True))


def put_back(backup: BackupEntry, folder: Path) -> Path:
    """A campaign file made of a copy; it never replaces one that is there. Raises `UserError` if it cannot be."""
    return restore(backup.path, free_path(paths.made(folder), _restored_name(backup, folder)), SCHEMA)


def remove(campaign: Path) -> Path:
    """Take a campaign off the shelf; it goes to the folder of backups, so nothing is lost.

    Raises `UserError` if it is open elsewhere or cannot be moved.
    """
    _close_properly(campaign)
    target = paths.made(paths.backups()) / f"removed {datetime.now(UTC).strftime(TIME)} {campaign.name}"
    try:
        shutil.move(campaign, target)
    except OSError as error:
        reason = error.strerror or str(error)
        raise UserError(say("{file} cannot be moved: {reason}.", file=str(campaign), reason=reason)) from error
    return target


def _close_properly(campaign: Path) -> None:
    """What was interrupted is taken back now: moved without its rollback journal, the file would be damaged."""
    if not campaign.with_name(f"{campaign.name}-journal").exists():
        return
    try:
        Keeper.open(campaign).close()
    except UserError:
        if holder(campaign) is not None:
            raise


def _restored_name(backup: BackupEntry, folder: Path) -> str:
    """The campaign's own name where it is free, else with the time of the copy."""
    if not (folder / f"{backup.campaign}{SUFFIX}").exists():
        return backup.campaign
    return f"{backup.campaign} {backup.at.astimezone():%Y-%m-%d %H-%M}"


def _removed(path: Path) -> BackupEntry | None:
    match = REMOVED.fullmatch(path.stem)
    if match is None:
        return None
    at = datetime.strptime(match["at"], TIME).replace(tzinfo=UTC)
    return BackupEntry(path, match["campaign"], at, REASONS["removed"])


def _words(reason: str) -> Text:
    if reason.startswith("before version "):
        return say("before a newer version of the program opened it")
    return REASONS.get(reason) or say("{reason}", reason=reason)
