"""A number that may be left open."""

from __future__ import annotations

from PySide6.QtGui import QFocusEvent, QValidator
from PySide6.QtWidgets import QSpinBox, QWidget

OPEN = "–"
"""Stands in a field that is left open."""


class OpenNumber(QSpinBox):
    """Shows a dash until somebody types a number or steps up; emptied, it is open again."""

    def __init__(self, least: int, most: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setRange(least - 1, most)
        self.setSpecialValueText(OPEN)
        self.setValue(least - 1)

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

    def validate(self, text: str, position: int) -> object:
        """What is typed beside the dash counts without it, and nothing at all leaves the number open."""
        plain = text.replace(OPEN, "") if len(text) > len(OPEN) else text
        if not plain:
            return QValidator.State.Acceptable, plain, 0
        return super().validate(plain, min(position, len(plain)))

    def valueFromText(self, text: str) -> int:
        return super().valueFromText(text) if text.strip(OPEN) else self.minimum()
