"""The shelf of somebody who is new here: a welcome, and two ways to begin."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from ui import theme
from ui.widgets.empty_state import EmptyState


class EmptyShelf(QWidget):
    """Offers the sample campaign first, to look around in, and a new campaign."""

    new_asked = Signal()
    sample_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("empty")
        self.welcome = EmptyState("book", " ", " ")
        self.sample_button = QPushButton()
        self.sample_button.setObjectName("sample")
        self.sample_button.setProperty("role", "primary")
        self.sample_button.clicked.connect(self.sample_asked)
        self.new_button = QPushButton()
        self.new_button.setObjectName("new")
        self.new_button.clicked.connect(self.new_asked)
        row = QHBoxLayout()
        row.setSpacing(theme.step(3))
        row.addStretch(1)
        row.addWidget(self.sample_button)
        row.addWidget(self.new_button)
        row.addStretch(1)
        layout = QVBoxLayout(self)
        layout.addStretch(2)
        layout.addWidget(self.welcome, 0, Qt.AlignmentFlag.AlignBottom)
        layout.addLayout(row)
        layout.addStretch(3)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language on screen."""
        self.welcome.title.setText(self.tr("No campaign is on the shelf yet"))
        self.welcome.text.setText(
            self.tr("Look around in the sample campaign, or begin your own: a name, a story and the characters.")
        )
        self.sample_button.setText(self.tr("Look at the sample"))
        self.new_button.setText(self.tr("New campaign"))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
