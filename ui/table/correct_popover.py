"""Sets a value by hand: the number with − and +, and what it is made of."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSpinBox, QToolButton, QWidget

from ui.icons import icon
from ui.table.popover import Popover
from ui.widgets.labels import WrappingLabel


class CorrectPopover(Popover):
    """Opens with the value chosen, so that a number can be typed at once; Return sets it."""

    set_asked = Signal(int)

    def __init__(
        self, title: str, value: int, parent: QWidget, *, least: int = 0, most: int = 99, note: str = ""
    ) -> None:
        super().__init__(title, parent)
        if note:
            self.body.addWidget(WrappingLabel(note, "dim"))
        self.minus, self.plus = QToolButton(), QToolButton()
        self.minus.setIcon(icon("minus"))
        self.minus.setAccessibleName(self.tr("One less"))
        self.plus.setIcon(icon("plus"))
        self.plus.setAccessibleName(self.tr("One more"))
        self.number = QSpinBox()
        self.number.setObjectName("number")
        self.number.setRange(min(least, value), max(most, value))
        self.number.setValue(value)
        self.number.setAccessibleName(title)
        self.minus.clicked.connect(self.number.stepDown)
        self.plus.clicked.connect(self.number.stepUp)
        self.button = QPushButton(self.tr("Set"))
        self.button.setObjectName("set")
        self.button.setProperty("role", "primary")
        self.button.clicked.connect(self._set)
        self.number.lineEdit().returnPressed.connect(self._set)
        row = QHBoxLayout()
        row.addWidget(self.minus)
        row.addWidget(self.number, 1)
        row.addWidget(self.plus)
        row.addWidget(self.button)
        self.body.addLayout(row)
        self.number.setFocus()
        self.number.selectAll()

    def _set(self) -> None:
        value = self.number.value()
        self.close()
        self.set_asked.emit(value)
