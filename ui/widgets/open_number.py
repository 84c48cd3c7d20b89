"""A number that may be left open."""

from __future__ import annotations

import re

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QFocusEvent, QValidator
from PySide6.QtWidgets import QSpinBox, QWidget

OPEN = "–"
"""Stands in a field that is left open, unless other words are chosen for it."""


class OpenNumber(QSpinBox):
    """Shows a dash until somebody types a number or steps up; emptied, it is open again."""

    def __init__(self, least: int, most: int, parent: QWidget | None = None, *, words: str = OPEN) -> None:
        super().__init__(parent)
        self.setRange(least - 1, most)
        self.setSpecialValueText(words)
        self.setValue(least - 1)
        self.lineEdit().installEventFilter(self)

    @property
    def number(self) -> int | None:
        """The number, or None while it is open."""
        return None if self.value() == self.minimum() else self.value()

    def set_number(self, number: int | None) -> None:
        """Show a number, or leave it open."""
        self.setValue(self.minimum() if number is None else number)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.selectAll()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A click chooses the whole number too, so that what is typed replaces it."""
        if event.type() == QEvent.Type.MouseButtonRelease and not self.lineEdit().hasSelectedText():
            self.selectAll()
        return super().eventFilter(watched, event)

    def validate(self, text: str, position: int) -> object:
        """What is typed among the words counts without them, and nothing at all leaves the number open."""
        if text == self.specialValueText():
            return QValidator.State.Acceptable, text, position
        plain = re.sub(r"[^\d-]", "", text)
        if not plain:
            return QValidator.State.Acceptable, plain, 0
        return super().validate(plain, min(position, len(plain)))

    def valueFromText(self, text: str) -> int:
        return super().valueFromText(text) if re.search(r"\d", text) else self.minimum()
