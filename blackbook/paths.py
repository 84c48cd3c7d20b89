"""Every folder the program uses. With BLACKBOOK_HOME set, all of them lie under that one folder."""

from __future__ import annotations

import os
from pathlib import Path

import appdirs  # type: ignore[import-untyped]

from blackbook.errors import UserError
from blackbook.text import say

HOME_VARIABLE = "BLACKBOOK_HOME"
PROGRAM = "blackbook"


def campaigns() -> Path:
    """Where new campaigns are kept unless the players choose another folder."""
    return _folder(appdirs.user_data_dir(PROGRAM, False), "campaigns")


def backups() -> Path:
    """Where the copies of campaigns go that are taken at each start and before risky steps."""
    return _folder(appdirs.user_data_dir(PROGRAM, False), "backups")


def packs() -> Path:
    """Where the owner's own packs of components lie."""
    return _folder(appdirs.user_data_dir(PROGRAM, False), "packs")


def logs() -> Path:
    """Where the program writes what went wrong."""
    return _folder(appdirs.user_log_dir(PROGRAM, False), "logs", own=True)


def settings() -> Path:
    """Where the choices of this person on this machine are kept."""
    return _folder(appdirs.user_config_dir(PROGRAM, False), "settings", own=True)


def made(folder: Path) -> Path:
    """The folder, created where it is missing. Raises `UserError` where it cannot be."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UserError(
            say(
                "The folder {folder} cannot be created: {reason}. Make room or set {variable} to another folder.",
                folder=str(folder),
                reason=error.strerror or str(error),
                variable=HOME_VARIABLE,
            )
        ) from error
    return folder


def _folder(standard: str, name: str, own: bool = False) -> Path:
    """`own` says that the standard folder is already for this one purpose."""
    home = os.environ.get(HOME_VARIABLE)
    if home:
        return Path(home).expanduser().absolute() / name
    return Path(standard) if own else Path(standard) / name
