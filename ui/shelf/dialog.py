"""What the dialogs of the shelf share: a heading, a sentence, a body, and two buttons below."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from ui import theme
from ui.widgets.labels import WrappingLabel


class Dialog(QDialog):
    """Return presses the main button, Esc leaves; it deletes itself when it closes."""

    def __init__(self, title: str, text: str, accept: str, parent: QWidget | None = None, *, width: int = 520) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(title)
        self.setMinimumWidth(theme.scaled(width))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 20, 24, 20)
        layout.setSpacing(theme.step(3))
        self.heading = WrappingLabel(title, "heading")
        self.text = WrappingLabel(text, "dim")
        self.text.setVisible(bool(text))
        layout.addWidget(self.heading)
        layout.addWidget(self.text)
        self.body = QVBoxLayout()
        self.body.setSpacing(theme.step(2))
        layout.addLayout(self.body, 1)
        self.leave = QPushButton(self.tr("Cancel"))
        self.leave.setObjectName("leave")
        self.leave.clicked.connect(self.reject)
        self.accept_button = QPushButton(accept)
        self.accept_button.setObjectName("accept")
        self.accept_button.setProperty("role", "primary")
        self.accept_button.setDefault(True)
        self.accept_button.clicked.connect(self.accept)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(self.leave)
        buttons.addWidget(self.accept_button)
        layout.addLayout(buttons)
