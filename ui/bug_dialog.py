"""A mistake of the program: said once in plain words, with the details for those who mend it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPlainTextEdit, QPushButton, QVBoxLayout, QWidget

from ui import theme
from ui.widgets.labels import WrappingLabel


class BugDialog(QDialog):
    """The last action was taken back whole, so playing on is safe."""

    def __init__(self, details: str, file: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("bug")
        self.setWindowTitle(self.tr("The program has made a mistake"))
        self.details = details
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 20, 24, 20)
        layout.setSpacing(theme.step(3))
        layout.addWidget(WrappingLabel(self.windowTitle(), "heading"))
        kept = self.tr("Nothing of the last action was kept; the campaign is as it was, and play can go on.")
        layout.addWidget(WrappingLabel(kept))
        layout.addWidget(WrappingLabel(self.tr("The details are in {file}.").format(file=str(file)), "dim"))
        self.text = QPlainTextEdit(details)
        self.text.setObjectName("details")
        self.text.setAccessibleName(self.tr("Details"))
        self.text.setReadOnly(True)
        self.text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.text.setMinimumHeight(theme.scaled(200))
        self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        layout.addWidget(self.text, 1)
        self.copy_button = QPushButton(self.tr("Copy details"))
        self.copy_button.setObjectName("copy")
        self.copy_button.setAutoDefault(False)
        self.copy_button.clicked.connect(self.copy)
        self.close_button = QPushButton(self.tr("Play on"))
        self.close_button.setObjectName("close")
        self.close_button.setProperty("role", "primary")
        self.close_button.setDefault(True)
        self.close_button.clicked.connect(self.accept)
        buttons = QHBoxLayout()
        buttons.addWidget(self.copy_button)
        buttons.addStretch(1)
        buttons.addWidget(self.close_button)
        layout.addLayout(buttons)
        self.setMinimumWidth(theme.scaled(620))

    def copy(self) -> None:
        """Put the details on the clipboard."""
        QGuiApplication.clipboard().setText(self.details)
        self.copy_button.setText(self.tr("Copied"))


def show_details(details: str, file: Path, parent: QWidget) -> None:
    """Open the dialog over a window, unless one is open already."""
    if parent.findChild(BugDialog) is None:
        dialog = BugDialog(details, file, parent)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()
