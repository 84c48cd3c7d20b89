"""Starting the program: the window first, then what it opens; the log of mistakes."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from blackbook import paths
from blackbook.errors import UserError
from ui.app import log_bug, make_app, refuse_without_display
from ui.preferences import Preferences
from ui.theme import LEAST_SCALE, MOST_SCALE
from ui.window import Window


def run_program(code: str) -> subprocess.CompletedProcess[str]:
    """Run a piece of the program by itself, as Qt's event loop ends only once."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=environment, check=False)


def test_the_program_starts_opens_a_campaign_and_ends(new_campaign_file) -> None:
    path = new_campaign_file("Winter")
    done = run_program(
        "import sys\n"
        "from PySide6.QtCore import QTimer\n"
        "from ui import app\n"
        "from ui.window import Window\n"
        "def look(window):\n"
        "    print(window.windowTitle(), 'sqlmodel' in at_first_sight, 'sqlmodel' in sys.modules)\n"
        "    window.close()\n"
        "at_first_sight = set()\n"
        "begin = Window.begin\n"
        "def begin_and_look(window, file=None, *, sample=False):\n"
        "    at_first_sight.update(sys.modules)\n"
        "    begin(window, file, sample=sample)\n"
        "    look(window)\n"
        "Window.begin = begin_and_look\n"
        "from pathlib import Path\n"
        f"sys.exit(app.run(Path({str(path)!r}), theme='light', language='ru'))\n"
    )
    assert done.stdout.split() == ["Winter", "—", "Чёрная", "книга", "False", "True"], done.stderr
    assert done.returncode == 0


def test_there_is_one_application(qapp) -> None:
    assert make_app() is qapp


def test_no_display_is_said_before_qt_ends_the_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    with pytest.raises(UserError, match="no display"):
        refuse_without_display()
    monkeypatch.setenv("DISPLAY", ":0")
    refuse_without_display()


def test_a_mistake_is_returned_even_where_it_cannot_be_logged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("no folder")
    monkeypatch.setenv("BLACKBOOK_HOME", str(blocked))
    details, file = log_bug(ValueError, ValueError("by nobody"), None)
    assert details == "ValueError: by nobody\n"
    assert file == paths.logs() / "errors.log"


def test_ctrl_c_closes_the_window(qtbot) -> None:
    window = Window(Preferences())
    qtbot.addWidget(window)
    window.show()
    window.show_bug(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert not window.isVisible()
    assert not (paths.logs() / "errors.log").exists()


def test_only_one_mistake_is_shown_at_a_time_but_all_are_logged(qtbot) -> None:
    from ui.bug_dialog import BugDialog

    window = Window(Preferences())
    qtbot.addWidget(window)
    window.show()
    for text in ("first", "second"):
        window.show_bug(ValueError, ValueError(text), None)
    (dialog,) = window.findChildren(BugDialog)
    assert "first" in dialog.details
    assert "second" in (paths.logs() / "errors.log").read_text("utf-8")


def test_choices_that_make_no_sense_count_as_not_made() -> None:
    preferences = Preferences()
    preferences.theme = "purple"
    preferences.language = "xx"
    preferences.text_scale = 5000
    assert preferences.theme == "dark"
    assert preferences.language in ("en", "ru")
    assert preferences.text_scale == MOST_SCALE
    preferences.text_scale = 1
    assert preferences.text_scale == LEAST_SCALE
    assert preferences.geometry is None
