"""What stands where there is nothing yet: a picture, a sentence, and a way to begin."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from ui import theme
from ui.icons import draw_icon
from ui.widgets.labels import WrappingLabel
from ui.widgets.tile import Tile


class _Picture(Tile):
    def __init__(self, icon: str) -> None:
        super().__init__(clickable=False)
        self._icon = icon

    def natural_size(self) -> QSize:
        return QSize(theme.scaled(48), theme.scaled(48))

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        draw_icon(painter, rect, self._icon, theme.colour("dim"))


class EmptyState(QWidget):
    """Centred; the button is there only if it has a name."""

    action_clicked = Signal()

    def __init__(self, icon: str, title: str, text: str = "", action: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 24, 24, 24)
        layout.setSpacing(theme.step(2))
        layout.addStretch(1)
        picture = _Picture(icon)
        picture.setAccessibleName(title)
        layout.addWidget(picture, 0, Qt.AlignmentFlag.AlignHCenter)
        self.title = WrappingLabel(title, "heading")
        self.text = WrappingLabel(text, "dim")
        for label in (self.title, self.text):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            layout.addWidget(label)
        self.text.setVisible(bool(text))
        self.button = QPushButton(action)
        self.button.setProperty("role", "primary")
        self.button.clicked.connect(lambda: self.action_clicked.emit())
        layout.addSpacing(theme.step(1))
        layout.addWidget(self.button, 0, Qt.AlignmentFlag.AlignHCenter)
        self.button.setVisible(bool(action))
        layout.addStretch(1)
        self.setAccessibleName(title)
        self.setAccessibleDescription(text)
