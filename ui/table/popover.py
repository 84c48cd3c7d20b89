"""A small panel over the page: it closes at Esc and at a click elsewhere."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QLineEdit, QSpinBox, QVBoxLayout, QWidget

from ui import theme
from ui.widgets.labels import WrappingLabel

WIDTH = 300


class Popover(QFrame):
    """Holds a title and what a subclass adds to `body`; deletes itself when it closes."""

    width_wanted = WIDTH
    """In pixels at a text scale of 100 %."""

    def __init__(self, title: str, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setObjectName("popover")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setProperty("role", "popover")
        self.setAccessibleName(title)
        self.body = QVBoxLayout(self)
        self.body.setContentsMargins(16, 12, 16, 14)
        self.body.setSpacing(theme.step(2))
        self.first: QWidget | None = None
        """Has the focus when it opens."""
        self.title = WrappingLabel(title, "heading")
        self.body.addWidget(self.title)

    def open_below(self, anchor: QWidget) -> None:
        """Show it below the widget that it is about, or above where there is no room."""
        self.setFixedWidth(theme.scaled(self.width_wanted))
        self.adjustSize()
        below = anchor.mapToGlobal(QPoint(0, anchor.height() + theme.step(1)))
        room = anchor.screen().availableGeometry()
        left = max(room.left(), min(below.x(), room.right() - self.width()))
        top = below.y()
        if top + self.height() > room.bottom():
            top = max(room.top(), anchor.mapToGlobal(QPoint(0, 0)).y() - self.height() - theme.step(1))
        self.move(left, top)
        self.show()
        self._begin()

    def _begin(self) -> None:
        """Let what is typed replace what stands in the first field."""
        if self.first is None:
            return
        self.first.setFocus()
        if isinstance(self.first, QSpinBox | QLineEdit):
            self.first.selectAll()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)
