"""A panel over the page, which is dimmed behind it; it goes at Esc and at a click beside it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from ui import theme

VEIL = 150
"""Opacity of what lies over the page, of 255."""


class Overlay(QWidget):
    """Covers a window; a subclass fills `panel`. The focus goes back to where it was."""

    def __init__(self, window: QWidget, width: int) -> None:
        super().__init__(window)
        self._window = window
        self._width = width
        self._before = window.focusWidget()
        self.panel = QFrame(self)
        self.panel.setProperty("role", "panel")
        self.body = QVBoxLayout(self.panel)
        self.body.setContentsMargins(20, 16, 20, 16)
        self.body.setSpacing(theme.step(2))
        window.installEventFilter(self)

    def open(self) -> None:
        """Show it over everything."""
        self.place()
        self.show()
        self.raise_()
        self.setFocus()

    def close_overlay(self) -> None:
        """Take it away and give the focus back."""
        self.hide()
        if self._before is not None:
            self._before.setFocus()
        self.deleteLater()

    def place(self) -> None:
        """Give the panel its place: in the middle, a little above it."""
        self.setGeometry(self._window.rect())
        width = min(theme.scaled(self._width), self.width() - theme.step(12))
        height = min(self.panel_height(width), self.height() - theme.step(16))
        top = max(theme.step(8), (self.height() - height) // 3)
        self.panel.setGeometry((self.width() - width) // 2, top, width, height)

    def panel_height(self, width: int) -> int:
        """The height that the panel would like at a width."""
        wanted = self.body.heightForWidth(width) if self.body.hasHeightForWidth() else self.panel.sizeHint().height()
        return max(wanted, self.panel.minimumSizeHint().height())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self.place()
        return super().eventFilter(watched, event)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()  # no key reaches the page behind
            return True
        return super().event(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        return True  # nor does the focus

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self.isVisible():
            self.close_overlay()  # what it says is in the other language

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        veil = QColor(0, 0, 0, VEIL) if theme.current().palette.is_dark else QColor(42, 33, 23, VEIL)
        painter.fillRect(self.rect(), veil)
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if not self.panel.geometry().contains(event.position().toPoint()):
            self.close_overlay()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close_overlay()
        else:
            super().keyPressEvent(event)
