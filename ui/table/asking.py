"""Small panels that ask once more, or for a name, before something is done."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QSpinBox, QWidget

from ui.table.popover import Popover
from ui.widgets.labels import WrappingLabel


class ConfirmPopover(Popover):
    """Asks whether something is really meant."""

    confirmed = Signal()

    def __init__(self, title: str, text: str, action: str, parent: QWidget) -> None:
        super().__init__(title, parent)
        self.body.addWidget(WrappingLabel(text, "dim"))
        self.button = QPushButton(action)
        self.button.setObjectName("confirm")
        self.button.setProperty("role", "primary")
        self.button.setAutoDefault(True)
        self.button.clicked.connect(self._confirm)
        leave = QPushButton(self.tr("Leave it"))
        leave.setObjectName("leave")
        leave.clicked.connect(self.close)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(leave)
        row.addWidget(self.button)
        self.body.addLayout(row)
        self.first = self.button

    def _confirm(self) -> None:
        self.close()
        self.confirmed.emit()


class NamePopover(Popover):
    """Asks for a name, as of a bookmark."""

    named = Signal(str)

    def __init__(self, title: str, name: str, action: str, parent: QWidget) -> None:
        super().__init__(title, parent)
        self.line = QLineEdit(name)
        self.line.setObjectName("name")
        self.line.setAccessibleName(title)
        self.line.returnPressed.connect(self._name)
        self.button = QPushButton(action)
        self.button.setObjectName("confirm")
        self.button.setProperty("role", "primary")
        self.button.clicked.connect(self._name)
        row = QHBoxLayout()
        row.addWidget(self.line, 1)
        row.addWidget(self.button)
        self.body.addLayout(row)
        self.first = self.line

    def _name(self) -> None:
        name = self.line.text().strip()
        if name:
            self.close()
            self.named.emit(name)


class NumberPopover(Popover):
    """Asks for a number, as of a paragraph."""

    told = Signal(int)

    def __init__(self, title: str, action: str, parent: QWidget, *, least: int = 1, most: int = 999) -> None:
        super().__init__(title, parent)
        self.number = QSpinBox()
        self.number.setObjectName("number")
        self.number.setRange(least, most)
        self.number.setAccessibleName(title)
        self.number.lineEdit().returnPressed.connect(self._tell)
        self.button = QPushButton(action)
        self.button.setObjectName("confirm")
        self.button.setProperty("role", "primary")
        self.button.clicked.connect(self._tell)
        row = QHBoxLayout()
        row.addWidget(self.number, 1)
        row.addWidget(self.button)
        self.body.addLayout(row)
        self.first = self.number

    def _tell(self) -> None:
        number = self.number.value()
        self.close()
        self.told.emit(number)
