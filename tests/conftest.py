"""Every test gets a home of its own and must leave nothing behind: no window, no running timer, no thread."""

from __future__ import annotations

import gc
import os
import sys
import threading
from collections.abc import Generator, Iterator
from dataclasses import dataclass, field
from itertools import count
from typing import TYPE_CHECKING

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")  # before anything imports Qt
if os.access("/dev/shm", os.W_OK):
    # Every action of a campaign waits for the disk; the tests' own files may lie in memory.
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", "/dev/shm")

import pytest
from hypothesis import HealthCheck, settings

if TYPE_CHECKING:
    from PySide6.QtCore import QObject, QTimer
    from PySide6.QtWidgets import QWidget

# Speed is never tested, so no example has a deadline and slow machines are no failure.
settings.register_profile("small", max_examples=30, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("ci", settings.get_profile("small"), derandomize=True, database=None)
settings.register_profile("deep", settings.get_profile("small"), max_examples=2000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci" if os.environ.get("CI") else "small"))

GRACE = 5.0  # seconds that a thread gets to end when its test has ended
homes = count(1)
passed = pytest.StashKey[bool]()


@dataclass
class Alive:
    """What is alive at one moment: windows without a parent, running timers, threads."""

    windows: list[QWidget] = field(default_factory=list)
    timers: list[QTimer] = field(default_factory=list)
    threads: list[threading.Thread] = field(default_factory=list)

    def since(self, before: Alive) -> Alive:
        """What is alive now and was not before."""
        return Alive(
            [window for window in self.windows if window not in before.windows],
            [timer for timer in self.timers if timer not in before.timers],
            [thread for thread in self.threads if thread not in before.threads],
        )

    def names(self) -> list[str]:
        """Each thing that is alive, for the message of a failing test."""
        things: list[QObject] = [*self.windows, *self.timers]
        return [f"{type(thing).__name__} {thing.objectName()!r}" for thing in things] + [
            f"thread {thread.name!r}" for thread in self.threads
        ]


def application_exists() -> bool:
    """Whether a test has made the Qt application; never imports Qt itself."""
    qt = sys.modules.get("PySide6.QtWidgets")
    return qt is not None and qt.QApplication.instance() is not None


def look() -> Alive:
    """What is alive now, but for the tool tip's window, which Qt keeps."""
    threads = [
        thread
        for thread in threading.enumerate()
        if not isinstance(thread, threading._DummyThread)  # Qt's pool keeps its threads for a while
    ]
    if not application_exists():
        return Alive(threads=threads)
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication
    from shiboken6 import Shiboken

    windows = [window for window in QApplication.topLevelWidgets() if window.parent() is None]
    timers = [thing for thing in Shiboken.getAllValidWrappers() if isinstance(thing, QTimer) and thing.isActive()]
    return Alive([w for w in windows if w.metaObject().className() != "QTipLabel"], timers, threads)


def deliver_deletions() -> None:
    """Carries out each deleteLater that waits; without a running event loop nothing else does."""
    from PySide6.QtCore import QCoreApplication, QEvent

    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def settle(before: Alive) -> Alive:
    """Gives everything its chance to go, then says what has stayed."""
    for thread in look().since(before).threads:
        thread.join(GRACE)
    if application_exists():
        from PySide6.QtCore import QThreadPool

        QThreadPool.globalInstance().waitForDone(int(GRACE * 1000))
        deliver_deletions()
    left = look().since(before)
    if left.windows or left.timers:
        del left
        gc.collect()  # a window in a cycle of references is garbage, not a leak
        left = look().since(before)
    return left


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Notes on the test whether it has passed."""
    report = yield
    if report.when == "call":
        item.stash[passed] = report.passed
    return report


@pytest.fixture(autouse=True)
def nothing_left(request: pytest.FixtureRequest) -> Iterator[None]:
    """Delivers each deleteLater and fails a test that leaves a window, a running timer or a thread."""
    before = look()
    yield
    left = settle(before)
    names = left.names()
    for timer in left.timers:
        timer.stop()
    for window in left.windows:
        window.deleteLater()
        deliver_deletions()
    # The trace of a failed test holds on to its widgets, and says enough.
    if names and request.node.stash.get(passed, False):
        pytest.fail(f"left behind: {', '.join(names)}", pytrace=False)


@pytest.fixture(autouse=True)
def own_home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Gives the program a folder of its own, so that no test meets another's files or the user's."""
    home = tmp_path_factory.getbasetemp() / "homes" / str(next(homes))
    home.mkdir(parents=True)
    monkeypatch.setenv("BLACKBOOK_HOME", str(home))
