"""What does not add up on the table, each with its likely cause and a way to accept it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QFrame, QPushButton, QVBoxLayout, QWidget

from blackbook.rules.conservation import Difference
from ui import theme
from ui.language import shown
from ui.table.clearing import clear_layout
from ui.widgets.labels import WrappingLabel


class Alerts(QWidget):
    """One box for each difference; hidden where everything adds up."""

    accepted = Signal(str)
    """Subject of the difference."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("alerts")
        self._differences: tuple[Difference, ...] = ()
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(theme.step(2))
        self._build()

    def set_differences(self, differences: Sequence[Difference]) -> None:
        """Show other differences."""
        if tuple(differences) != self._differences:
            self._differences = tuple(differences)
            self._build()

    def _build(self) -> None:
        clear_layout(self._layout)
        self.accept_buttons: dict[str, QPushButton] = {}
        for difference in self._differences:
            self._layout.addWidget(self._box(difference))
        self.setVisible(bool(self._differences))

    def _box(self, difference: Difference) -> QFrame:
        box = QFrame()
        box.setProperty("role", "alert")
        box.setObjectName(f"alert {difference.subject}")
        box.setAccessibleName(shown(difference.text))
        inner = QVBoxLayout(box)
        inner.setContentsMargins(14, 10, 12, 8)
        inner.setSpacing(2)
        inner.addWidget(WrappingLabel(shown(difference.text), "strong"))
        inner.addWidget(WrappingLabel(shown(difference.cause)))
        accept = QPushButton(self.tr("It is right as it is"))
        accept.setProperty("role", "link")
        accept.clicked.connect(lambda: self.accepted.emit(difference.subject))
        inner.addWidget(accept)
        self.accept_buttons[difference.subject] = accept
        return box

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._build()
