"""The line in which a roll is typed; what is wrong with it is said below."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QLabel, QLineEdit, QVBoxLayout, QWidget

from ui.widgets.roll import RollError, parse_roll


class RollEdit(QWidget):
    """Reads a roll at Return."""

    rolled = Signal(object)
    """A `Roll` that has at least one die."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.line = QLineEdit()
        self.problem = QLabel()
        self.problem.setProperty("role", "danger")
        self.problem.setWordWrap(True)
        self.problem.hide()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        layout.addWidget(self.line)
        layout.addWidget(self.problem)
        self.line.returnPressed.connect(self._read)
        self.line.textEdited.connect(lambda: self._say(""))
        self.setFocusProxy(self.line)
        self._retranslate()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _retranslate(self) -> None:
        self.line.setPlaceholderText(self.tr("d2 a4 a1"))
        self.line.setAccessibleName(self.tr("Type the roll: d for defense, a for attack, then the value"))
        self.line.setToolTip(self.line.accessibleName())

    def _read(self) -> None:
        try:
            roll = parse_roll(self.line.text())
        except RollError as error:
            self._say(str(error))
            return
        if roll.dice:
            self.line.clear()
            self.rolled.emit(roll)

    def _say(self, problem: str) -> None:
        self.problem.setText(problem)
        self.problem.setVisible(bool(problem))
        self.line.setProperty("wrong", "true" if problem else "false")
        self.line.style().polish(self.line)
