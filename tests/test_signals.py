"""Guards the choice of the Qt release: some releases lose references at each signal and abort the interpreter."""

from __future__ import annotations

import subprocess
import sys

EMITS = 5_000
PROGRAM = f"""
from PySide6.QtCore import QObject, Signal

class Bell(QObject):
    truth = Signal(bool)
    thing = Signal(object)
    plain = Signal()

heard = []
bell = Bell()
bell.truth.connect(lambda value: heard.append(value))
bell.thing.connect(lambda value: heard.append(value))
bell.plain.connect(lambda: None)
for number in range({EMITS}):
    bell.truth.emit(number % 2 == 0)
    bell.thing.emit(None)
    bell.thing.emit(True)
    bell.plain.emit()
    bell.setObjectName("bell")
print(heard.count(None), heard.count(True), heard.count(False))
"""


def test_thousands_of_signals_leave_the_interpreter_whole() -> None:
    """Counted in a process of its own, since the fault shows as an abort, often only at the end."""
    ended = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=False)

    assert ended.returncode == 0, ended.stderr
    assert ended.stdout.split() == [str(EMITS), str(EMITS + EMITS // 2), str(EMITS // 2)]
