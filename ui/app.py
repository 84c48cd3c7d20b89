"""Starts the program with a window."""

from __future__ import annotations

import os
import sys
import traceback
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType

from PySide6.QtWidgets import QApplication

from blackbook.errors import UserError
from blackbook.text import say
from ui.icons import icon
from ui.language import use_language
from ui.preferences import Preferences
from ui.theme import apply_theme


def make_app() -> QApplication:
    """The application object, made once."""
    app = QApplication.instance()
    if isinstance(app, QApplication):
        return app
    app = QApplication(["blackbook"])
    app.setApplicationName("blackbook")
    app.setApplicationDisplayName("Black Book")
    app.setDesktopFileName("blackbook")
    return app


def refuse_without_display() -> None:
    """UserError where windows cannot be shown, before Qt ends the process for it."""
    if not sys.platform.startswith("linux") or os.environ.get("QT_QPA_PLATFORM"):
        return
    if not os.environ.get("DISPLAY") and not os.environ.get("WAYLAND_DISPLAY"):
        raise UserError(
            say("There is no display to open a window on; `make tour` draws every screen into pictures instead.")
        )


def run(
    file: Path | None = None, *, sample: bool = False, theme: str | None = None, language: str | None = None
) -> int:
    """Open the window with a campaign, the sample, or the shelf; returns when it is closed."""
    refuse_without_display()
    app = make_app()
    preferences = Preferences()
    apply_theme(app, theme or preferences.theme, preferences.text_scale)
    use_language(language or preferences.language)
    app.setWindowIcon(icon("book"))
    # The window shows before the record is imported: the database's layers take a quarter of a second.
    from ui.window import Window

    window = Window(preferences)
    sys.excepthook = window.show_bug
    window.painted.connect(lambda: window.begin(file, sample=sample))
    window.show_fitting()
    return app.exec()


def log_bug(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> tuple[str, Path]:
    """Write a trace to the log; returns it and where it went. On a full disk it is only returned."""
    from blackbook import paths

    details = "".join(traceback.format_exception(kind, error, trace))
    file = paths.logs() / "errors.log"
    with suppress(OSError, UserError):
        paths.made(file.parent)
        with file.open("a", encoding="utf-8") as log:
            log.write(f"{datetime.now(UTC).isoformat()}\n{details}\n")
    return details, file
