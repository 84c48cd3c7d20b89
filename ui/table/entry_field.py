"""A value that a question asks for: a number, a text, a choice, or the faces of a die."""

from __future__ import annotations

import re

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QLineEdit, QVBoxLayout, QWidget

from blackbook.rules.question import Entry
from ui.language import shown
from ui.undo_key import leave_undo_to_the_table
from ui.widgets.labels import WrappingLabel
from ui.widgets.open_number import OpenNumber

NO_BOUND = 999


class EntryField(QWidget):
    """Label and field; a number that need not be given may stay empty."""

    confirmed = Signal()

    def __init__(self, entry: Entry, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.entry = entry
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(3)
        label = WrappingLabel(shown(entry.label), "small")
        layout.addWidget(label)
        self.field = self._field()
        self.field.setAccessibleName(shown(entry.label))
        layout.addWidget(self.field)
        if isinstance(self.field, QLineEdit | OpenNumber):
            leave_undo_to_the_table(self.field)
        self.setFocusProxy(self.field)

    def _field(self) -> QWidget:
        if self.entry.kind == "number":
            return self._number()
        if self.entry.kind == "choice":
            return self._choice()
        line = QLineEdit("" if self.entry.default is None else self._line_of(self.entry.default))
        if self.entry.kind == "faces":
            line.setPlaceholderText(self.tr("0 1 1 2 3 4"))
        line.returnPressed.connect(self.confirmed)
        return line

    def _line_of(self, value: object) -> str:
        return " ".join(str(each) for each in value) if isinstance(value, list | tuple) else str(value)

    def _number(self) -> OpenNumber:
        entry = self.entry
        least = entry.minimum if entry.minimum is not None else -NO_BOUND
        most = entry.maximum if entry.maximum is not None else NO_BOUND
        box = OpenNumber(least, most, words=self.tr("not told") if not entry.required else "—")
        box.set_number(entry.default)
        box.lineEdit().returnPressed.connect(self.confirmed)
        return box

    def _choice(self) -> QComboBox:
        box = QComboBox()
        if not self.entry.required or self.entry.default is None:
            box.addItem(self.tr("not told") if not self.entry.required else "—", None)
        for option in self.entry.options:
            box.addItem(shown(option.label), option.id)
        at = box.findData(self.entry.default)
        box.setCurrentIndex(max(0, at))
        return box

    def value(self) -> object:
        """What was filled in, None if nothing was."""
        if isinstance(self.field, OpenNumber):
            return self.field.number
        if isinstance(self.field, QComboBox):
            return self.field.currentData()
        text = self.field.text().strip() if isinstance(self.field, QLineEdit) else ""
        if self.entry.kind == "faces":
            return [int(number) for number in re.findall(r"\d+", text)] or None
        return text or None
