"""A short message over the lower edge of a window; it goes by itself unless it tells of a failure."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleEvent, QHideEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QToolButton, QWidget

from ui import theme
from ui.icons import icon
from ui.widgets.labels import WrappingLabel

SHOWN_FOR = 6000
"""Milliseconds."""


class Toast(QFrame):
    """One message at a time, with a button if there is something to do about it."""

    action_clicked = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._window = parent
        self.setProperty("role", "raised")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.text = WrappingLabel()
        self.button = QPushButton()
        self.button.setProperty("role", "link")
        self.button.clicked.connect(self._act)
        self.close_button = QToolButton()
        self.close_button.setIcon(icon("close"))
        self.close_button.clicked.connect(self.hide)
        self._layout = layout = QHBoxLayout(self)
        layout.setContentsMargins(16, 8, 8, 8)
        layout.setSpacing(theme.step(3))
        layout.addWidget(self.text, 1)
        layout.addWidget(self.button)
        layout.addWidget(self.close_button)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.hide)
        parent.installEventFilter(self)
        self.hide()

    def say(self, text: str, action: str = "", *, failure: bool = False) -> None:
        """Show a message; a failure stays until it is closed."""
        self.text.setText(text)
        self.close_button.setAccessibleName(self.tr("Close the message"))
        self.close_button.setToolTip(self.tr("Close the message"))
        self.setAccessibleName(text)
        self.button.setText(action)
        self.button.setVisible(bool(action))
        self.setProperty("role", "alert" if failure else "raised")
        self.style().unpolish(self)
        self.style().polish(self)
        self._timer.stop()
        if not failure:
            self._timer.start(SHOWN_FOR)
        self._place()
        self.show()
        self.raise_()
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))

    @property
    def goes_by_itself(self) -> bool:
        """Whether a timer will hide it."""
        return self._timer.isActive()

    def hideEvent(self, event: QHideEvent) -> None:
        self._timer.stop()
        super().hideEvent(event)

    def _act(self) -> None:
        self.hide()
        self.action_clicked.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and not self.isHidden():
            self._place()
        return super().eventFilter(watched, event)

    def _place(self) -> None:
        above = self._window
        width = max(120, min(above.width() - theme.step(8), theme.scaled(520), self._wanted().width()))
        height = self._layout.heightForWidth(width)
        height = max(height, self._layout.minimumSize().height())
        self.setGeometry((above.width() - width) // 2, above.height() - height - theme.step(6), width, height)

    def _wanted(self) -> QSize:
        text = self.text.fontMetrics().horizontalAdvance(self.text.text())
        beside = self.button.sizeHint().width() if self.button.text() else 0
        return QSize(text + beside + self.close_button.sizeHint().width() + theme.step(16), 0)
