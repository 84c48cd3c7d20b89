"""Chances counted in a process beside the window: it never stutters, and a stop stops at once."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, QTimer, Signal

from blackbook.resolver.advice.counting import STOP
from blackbook.resolver.advice.found import Found, from_line

PATIENCE = 1500
"""Milliseconds in which a process that is told to stop may tell what it has drawn."""
KILLED_WITHIN = 2000
"""Milliseconds."""


class Counting(QObject):
    """Counts one task at a time; what is found for an older task is dropped."""

    told = Signal()
    """More is found, more is done, or it has ended."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.found = Found()
        self.share = 0.0
        """How much is done of the chance, and then of what would change it, from 0 to 1."""
        self.failed = False
        """Whether the process could not be started, or broke down."""
        self._running: list[QProcess] = []
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(PATIENCE)
        self._patience.timeout.connect(self.drop)
        running = self._running
        self.destroyed.connect(lambda: _end(running))

    @property
    def is_on(self) -> bool:
        """Whether something is being counted."""
        return bool(self._running)

    def begin(self, task: Mapping[str, Any]) -> None:
        """Count another task."""
        self.drop()
        self.found, self.share, self.failed = Found(), 0.0, False
        process = QProcess()
        environment = QProcessEnvironment.systemEnvironment()
        environment.insert("PYTHONPATH", os.pathsep.join(path for path in sys.path if path))
        process.setProcessEnvironment(environment)
        process.readyReadStandardOutput.connect(self._read)
        process.finished.connect(self._on_finished)
        process.errorOccurred.connect(self._on_error)
        self._running.append(process)
        process.start(sys.executable, ["-P", "-m", "blackbook.resolver.advice.counting"])
        process.write(f"{json.dumps(task)}\n".encode())

    def stop(self) -> None:
        """End it; what is found stays, and rolls that are being drawn are told as far as they have come."""
        if self._running:
            self._running[0].write(f"{STOP}\n".encode())
            self._patience.start()

    def drop(self) -> None:
        """End it at once, whatever has been found."""
        was_on = self.is_on
        self._patience.stop()
        _end(self._running)
        if was_on:
            self.told.emit()

    def _read(self) -> None:
        if not self._running:
            return
        process = self._running[0]
        told = False
        while process.canReadLine():
            line = from_line(process.readLine().toStdString())
            told = True
            if isinstance(line, Found):
                if self.found.odds is None:
                    self.share = 0.0
                self.found = line
            else:
                self.share = line
        if told:
            self.told.emit()

    def _on_finished(self) -> None:
        """Raises what the process has said of a mistake of the program, so that it is logged and shown like any."""
        if not self._running:
            return
        self._read()
        process = self._running[0]
        self.failed = self.found == Found()
        trace = process.readAllStandardError().toStdString() if process.exitCode() else ""
        self.drop()
        if trace:
            raise RuntimeError(trace)

    def _on_error(self, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart:
            self._on_finished()


def _end(processes: list[QProcess]) -> None:
    """Kill what still runs, and wait until it has gone."""
    while processes:
        process = processes.pop()
        process.blockSignals(True)
        if process.state() != QProcess.ProcessState.NotRunning:
            process.kill()
            process.waitForFinished(KILLED_WITHIN)
        process.deleteLater()
