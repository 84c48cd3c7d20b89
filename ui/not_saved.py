"""The campaign's file could not be written: said in red, in the way of everything else, until somebody has read it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from blackbook.text import Text
from ui import theme
from ui.language import shown
from ui.widgets.labels import WrappingLabel


class NotSavedDialog(QDialog):
    """The last action was taken back whole, so the file is as it was before."""

    copy_asked = Signal()
    """Save a copy of the campaign in another place."""

    def __init__(self, reason: Text, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("not_saved")
        self.setModal(True)
        self.setWindowTitle(self.tr("Not saved"))
        frame = QFrame()
        frame.setProperty("role", "alert")
        self.reason = WrappingLabel(shown(reason))
        self.reason.setObjectName("reason")
        inner = QVBoxLayout(frame)
        inner.setContentsMargins(16, 12, 16, 12)
        inner.setSpacing(theme.step(2))
        inner.addWidget(WrappingLabel(self.tr("The last action was not saved"), "heading"))
        inner.addWidget(self.reason)
        kept = self.tr("It was taken back: the table on screen and the file are as they were before it.")
        self.copy_button = QPushButton(self.tr("Save a copy elsewhere…"))
        self.copy_button.setObjectName("copy")
        self.copy_button.setAutoDefault(False)
        self.copy_button.clicked.connect(self.copy_asked)
        self.close_button = QPushButton(self.tr("I have read it"))
        self.close_button.setObjectName("close")
        self.close_button.setDefault(True)
        self.close_button.clicked.connect(self.accept)
        buttons = QHBoxLayout()
        buttons.addWidget(self.copy_button)
        buttons.addStretch(1)
        buttons.addWidget(self.close_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 20, 20, 20)
        layout.setSpacing(theme.step(3))
        layout.addWidget(frame)
        layout.addWidget(WrappingLabel(kept, "dim"))
        layout.addLayout(buttons)
        self.setMinimumWidth(theme.scaled(480))


def show_not_saved(reason: Text, parent: QWidget, copy: Callable[[], None]) -> None:
    """Open the dialog over a window; `copy` writes a copy elsewhere."""
    dialog = NotSavedDialog(reason, parent)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.copy_asked.connect(copy)
    dialog.open()
