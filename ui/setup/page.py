"""What the pages of the wizard for a new campaign share."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ui import theme
from ui.widgets.labels import WrappingLabel


class Page(QWidget):
    """A heading, a sentence, and fields below; `problem` says what is still missing."""

    changed = Signal()
    """A field has another value."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.body = QVBoxLayout(self)
        self.body.setContentsMargins(0, 0, 0, 0)
        self.body.setSpacing(theme.step(3))
        self._title = WrappingLabel("", "title")
        self._text = WrappingLabel("", "dim")
        self.body.addWidget(self._title)
        self.body.addWidget(self._text)

    def set_heading(self, title: str, text: str) -> None:
        """What is asked here, and a sentence that helps."""
        self._title.setText(title)
        self._text.setText(text)

    @property
    def problem(self) -> str:
        """Why the wizard cannot go on from here, in the language on screen; empty if it can."""
        return ""
