"""The tests' own guard: a test that leaves a window, a running timer or a thread behind fails, and no other does."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

SAMPLES = """
import threading
import pytest
from PySide6.QtCore import QThreadPool, QTimer
from PySide6.QtWidgets import QApplication, QDialog, QWidget

KEPT = []
BELL = threading.Event()

def test_window_left(qapp):
    KEPT.append(QWidget())

def test_timer_left(qapp):
    KEPT.append(QTimer())
    KEPT[-1].start(100_000)

def test_thread_left():
    threading.Thread(target=BELL.wait, name="waiting", daemon=True).start()

def test_window_gone(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    QDialog(window).show()
    QTimer(window).start(100_000)

def test_window_in_a_cycle(qapp):
    class Window(QWidget):
        pass
    window = Window()
    window.itself = window
    window.show()

def test_window_to_be_deleted(qapp):
    KEPT.append(QWidget())
    KEPT[-1].deleteLater()

def test_timer_stopped(qapp):
    KEPT.append(QTimer())
    KEPT[-1].start(100_000)
    KEPT[-1].stop()

def test_thread_ended(qapp):
    threading.Thread(target=lambda: None).start()
    QThreadPool.globalInstance().start(lambda: None)

def test_nothing_of_the_others_is_met(qapp):
    assert QApplication.topLevelWidgets() == []
"""


def test_what_a_test_leaves_behind_fails_it(tmp_path: Path) -> None:
    """Run in a process of its own, with little patience for threads."""
    guard = shutil.copy(Path(__file__).with_name("conftest.py"), tmp_path)
    text = Path(guard).read_text(encoding="utf-8")
    Path(guard).write_text(text.replace("GRACE = 5.0", "GRACE = 0.2"), encoding="utf-8")
    (tmp_path / "test_samples.py").write_text(SAMPLES, encoding="utf-8")
    (tmp_path / "pytest.ini").write_text("[pytest]\nqt_api = pyside6\n", encoding="utf-8")
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}

    ended = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "no:randomly", "-p", "no:xdist", "-rE", "--tb=no", "-q"],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )

    failures = [line.split("::")[1] for line in ended.stdout.splitlines() if line.startswith("ERROR")]
    assert failures == [
        "test_window_left - Failed: left behind: QWidget ''",
        "test_timer_left - Failed: left behind: QTimer ''",
        "test_thread_left - Failed: left behind: thread 'waiting'",
    ]
    assert "9 passed, 3 errors" in ended.stdout
