"""Dice are dragged onto cards and enemies."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QMimeData, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QDrag, QDragEnterEvent, QDropEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

MIME = "application/x-blackbook-die"


def die_data(who: str, die: int) -> QMimeData:
    """What is carried along with a die."""
    data = QMimeData()
    data.setData(MIME, f"{die} {who}".encode())
    return data


class DragSource(QObject):
    """Lets a widget be dragged away as a die."""

    def __init__(self, widget: QWidget, who: str, die: int) -> None:
        super().__init__(widget)
        self._widget = widget
        self._who, self._die = who, die
        self._pressed: QPoint | None = None
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QMouseEvent):
            if event.type() == QEvent.Type.MouseButtonPress and event.button() == Qt.MouseButton.LeftButton:
                self._pressed = event.position().toPoint()
            elif event.type() == QEvent.Type.MouseMove and self._is_far(event):
                self._pressed = None
                self._drag()
                return True
        return super().eventFilter(watched, event)

    def _is_far(self, event: QMouseEvent) -> bool:
        if self._pressed is None or not event.buttons() & Qt.MouseButton.LeftButton:
            return False
        way = event.position().toPoint() - self._pressed
        return way.manhattanLength() >= QApplication.startDragDistance()

    def _drag(self) -> None:
        drag = QDrag(self._widget)
        drag.setMimeData(die_data(self._who, self._die))
        drag.setPixmap(self._widget.grab())
        drag.setHotSpot(self._widget.rect().center())
        drag.exec(Qt.DropAction.MoveAction)
        if isinstance(self._widget, QAbstractButton):
            self._widget.setDown(False)  # the drag has swallowed the release of the mouse


class DropTarget(QObject):
    """Lets dice be dropped on a widget."""

    dropped = Signal(str, int)
    """Whose die, and its place."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        widget.setAcceptDrops(True)
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QDragEnterEvent) and event.mimeData().hasFormat(MIME):
            event.acceptProposedAction()
            return True
        if isinstance(event, QDropEvent) and event.type() == QEvent.Type.Drop and event.mimeData().hasFormat(MIME):
            die, _, who = bytes(event.mimeData().data(MIME).data()).decode().partition(" ")
            event.acceptProposedAction()
            self.dropped.emit(who, int(die))
            return True
        return super().eventFilter(watched, event)
