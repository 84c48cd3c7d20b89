"""A part of a board: a small title, a note at its right that may be clicked, and what belongs to it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from ui.widgets.labels import ElidedLabel


class Section(QWidget):
    """The note is a button where `note_clickable`, else a label."""

    note_clicked = Signal()

    def __init__(self, content: QWidget, parent: QWidget | None = None, *, note_clickable: bool = False) -> None:
        super().__init__(parent)
        self.title = ElidedLabel("", "small", self)
        self.label = QLabel(self)
        self.label.setProperty("role", "small")
        self.button = QPushButton(self)
        self.button.setProperty("role", "note")
        self.button.clicked.connect(lambda: self.note_clicked.emit())
        self.label.setVisible(not note_clickable)
        self.button.setVisible(note_clickable)
        head = QHBoxLayout()
        head.setContentsMargins(0, 0, 0, 0)
        head.addWidget(self.title, 1)
        head.addWidget(self.button if note_clickable else self.label)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        layout.addLayout(head)
        layout.addWidget(content)

    def set_texts(self, title: str, note: str = "") -> None:
        """Say the title and the note at its right."""
        self.title.set_full_text(title)
        self.label.setText(note)
        self.button.setText(note)

    @property
    def note(self) -> str:
        """What stands at the right."""
        return self.label.text()
