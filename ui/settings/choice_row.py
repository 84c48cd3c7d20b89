"""A question with a few answers, one of which is in force."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QFrame, QRadioButton, QVBoxLayout, QWidget

from ui import theme
from ui.widgets.labels import WrappingLabel


class ChoiceRow(QFrame):
    """Answers below each other, or beside each other where they are short."""

    chosen = Signal(str, str)
    """Name of the row and id of the answer; only when a person chooses."""

    def __init__(
        self, name: str, title: str, answers: Sequence[tuple[str, str]], note: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setProperty("role", "raised")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(14, 10, 14, 10)
        layout.setSpacing(theme.step(1))
        if title:
            layout.addWidget(WrappingLabel(title, "strong"))
        self._group = QButtonGroup(self)
        self.buttons: dict[str, QRadioButton] = {}
        for id, text in answers:
            button = QRadioButton(text)
            button.setObjectName(f"{name}.{id}")
            button.clicked.connect(lambda _=False, id=id: self.chosen.emit(name, id))
            self._group.addButton(button)
            self.buttons[id] = button
            layout.addWidget(button)
        if note:
            layout.addWidget(WrappingLabel(note, "small"))

    @property
    def answer(self) -> str:
        """Id of the answer in force."""
        return next(id for id, button in self.buttons.items() if button.isChecked())

    def show_answer(self, id: str) -> None:
        """Show which answer is in force."""
        self.buttons[id].setChecked(True)
