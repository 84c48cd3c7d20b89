"""Ctrl+Z in a field that took the focus by itself."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QLineEdit, QSpinBox, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from ui.undo_key import leave_undo_to_the_table

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def table(qtbot: QtBot) -> QWidget:
    """Stands for the window, which has the two keys as its own."""
    widget = QWidget()
    QVBoxLayout(widget)
    qtbot.addWidget(widget)
    with qtbot.waitActive(widget):
        widget.show()
        widget.activateWindow()
    return widget


def put(table: QWidget, field: QLineEdit | QSpinBox) -> None:
    layout = table.layout()
    assert layout is not None
    layout.addWidget(field)
    leave_undo_to_the_table(field)
    field.show()
    field.setFocus()


@pytest.mark.parametrize("kind", [QLineEdit, QSpinBox])
def test_typed_text_is_undone_first_and_then_the_table(table: QWidget, kind: type[QLineEdit] | type[QSpinBox]) -> None:
    field = kind()
    put(table, field)
    line = field.lineEdit() if isinstance(field, QSpinBox) else field
    undone = QSignalSpy(QShortcut(QKeySequence("Ctrl+Z"), table).activated)
    before = line.text()
    QTest.keyClicks(field, "7")
    assert line.text() != before
    while line.isUndoAvailable():
        QTest.keyClick(field, Qt.Key.Key_Z, CTRL)
    assert line.text() == before
    assert undone.count() == 0
    QTest.keyClick(field, Qt.Key.Key_Z, CTRL)
    assert undone.count() == 1


def test_the_same_with_redo(table: QWidget) -> None:
    field = QLineEdit()
    put(table, field)
    redone = QSignalSpy(QShortcut(QKeySequence("Ctrl+Shift+Z"), table).activated)
    QTest.keyClicks(field, "7")
    QTest.keyClick(field, Qt.Key.Key_Z, CTRL)
    assert field.text() == ""
    QTest.keyClick(field, Qt.Key.Key_Z, CTRL | SHIFT)
    assert (field.text(), redone.count()) == ("7", 0)
    QTest.keyClick(field, Qt.Key.Key_Z, CTRL | SHIFT)
    assert (field.text(), redone.count()) == ("7", 1)


def test_other_keys_are_the_field_s(table: QWidget) -> None:
    field = QLineEdit()
    put(table, field)
    pressed = QSignalSpy(QShortcut(QKeySequence("Z"), table).activated)
    QTest.keyClick(field, Qt.Key.Key_Z)
    assert (field.text(), pressed.count()) == ("z", 0)
