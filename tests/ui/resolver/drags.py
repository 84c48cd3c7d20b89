"""A drag that enters a widget, built as this version of Qt wants it."""

from __future__ import annotations

from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, qVersion
from PySide6.QtGui import QDragEnterEvent

TAKES_FLOATS = tuple(int(part) for part in qVersion().split(".")[:2]) >= (6, 12)
"""From 6.12 on the place is a QPointF, and a QPoint is deprecated."""


def drag_enters(place: QPoint, data: QMimeData) -> QDragEnterEvent:
    point = QPointF(place) if TAKES_FLOATS else place
    button, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    return QDragEnterEvent(point, Qt.DropAction.MoveAction, data, button, none)
