"""Ctrl+Z in a field: it undoes what was typed there, and with nothing typed it is left to the table."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLineEdit, QSpinBox


def leave_undo_to_the_table(field: QLineEdit | QSpinBox) -> None:
    """A field that takes the focus by itself must not stop the way back through the story."""
    field.installEventFilter(UndoKey(field))


class UndoKey(QObject):
    """Turns down the keys for undo and redo that the field has nothing for, so that they reach the window."""

    def __init__(self, field: QLineEdit | QSpinBox) -> None:
        super().__init__(field)
        self._line = field.lineEdit() if isinstance(field, QSpinBox) else field

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and self._is_idle(event):
            event.ignore()
            return True
        return False

    def _is_idle(self, event: QKeyEvent) -> bool:
        """Whether it is a key for undo or redo, and the field has nothing to undo or redo."""
        if event.matches(QKeySequence.StandardKey.Undo):
            return not self._line.isUndoAvailable()
        return event.matches(QKeySequence.StandardKey.Redo) and not self._line.isRedoAvailable()
