"""Layouts that break into further rows where the width does not suffice."""

from __future__ import annotations

import math
from collections.abc import Iterator

from PySide6.QtCore import QMargins, QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget

from ui import theme


class RowsLayout(QLayout):
    """What both layouts share: the list of items and the dependence of height on width."""

    def __init__(self, parent: QWidget | None = None, spacing: int = 8) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self.setContentsMargins(QMargins(0, 0, 0, 0))
        self.setSpacing(spacing)

    def places(self, area: QRect) -> Iterator[tuple[QLayoutItem, QRect]]:
        """Each visible item with its place in the area."""
        raise TypeError(f"{type(self).__name__} places nothing")

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def shown(self) -> list[QLayoutItem]:
        """The items that take room."""
        return [item for item in self._items if not item.isEmpty()]

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        margins = self.contentsMargins()
        area = QRect(0, 0, max(1, width - margins.left() - margins.right()), 100_000)
        bottom = max((place.bottom() + 1 for _, place in self.places(area)), default=0)
        return bottom + margins.top() + margins.bottom()

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        area = rect.marginsRemoved(self.contentsMargins())
        for item, place in list(self.places(area)):
            item.setGeometry(place)

    def minimumSize(self) -> QSize:
        margins = self.contentsMargins()
        widest = max((item.minimumSize().width() for item in self.shown()), default=0)
        tallest = max((item.minimumSize().height() for item in self.shown()), default=0)
        return QSize(widest + margins.left() + margins.right(), tallest + margins.top() + margins.bottom())

    def clear(self) -> None:
        """Take out all items and delete their widgets."""
        while (item := self.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()


class FlowLayout(RowsLayout):
    """Items at their own size, one after the other, like words."""

    def places(self, area: QRect) -> Iterator[tuple[QLayoutItem, QRect]]:
        x, y, row_height = area.left(), area.top(), 0
        for item in self.shown():
            size = item.sizeHint()
            width = min(size.width(), area.width())
            if x > area.left() and x + width > area.left() + area.width():
                x, y, row_height = area.left(), y + row_height + self.spacing(), 0
            height = item.heightForWidth(width) if item.hasHeightForWidth() else size.height()
            yield item, QRect(QPoint(x, y), QSize(width, height))
            x += width + self.spacing()
            row_height = max(row_height, height)

    def sizeHint(self) -> QSize:
        widths = [item.sizeHint().width() for item in self.shown()]
        heights = [item.sizeHint().height() for item in self.shown()]
        margins = self.contentsMargins()
        width = sum(widths) + self.spacing() * max(0, len(widths) - 1)
        return QSize(
            width + margins.left() + margins.right(), max(heights, default=0) + margins.top() + margins.bottom()
        )


class EvenLayout(RowsLayout):
    """Items of equal width in as few rows as `least_width` (in pixels at 100 % text) allows, evenly filled."""

    def __init__(self, parent: QWidget | None = None, *, least_width: int, spacing: int = 8) -> None:
        super().__init__(parent, spacing)
        self._least_width = least_width

    def set_least_width(self, least_width: int) -> None:
        """Allow another width, in pixels at 100 % text."""
        if least_width != self._least_width:
            self._least_width = least_width
            self.invalidate()

    def columns(self, width: int) -> int:
        """How many items stand side by side at a width."""
        count = max(1, len(self.shown()))
        least = theme.scaled(self._least_width)
        fitting = max(1, min(count, (width + self.spacing()) // (least + self.spacing())))
        return math.ceil(count / math.ceil(count / fitting))

    def places(self, area: QRect) -> Iterator[tuple[QLayoutItem, QRect]]:
        items = self.shown()
        columns = self.columns(area.width())
        step = (area.width() + self.spacing()) / columns
        y = area.top()
        for start in range(0, len(items), columns):
            row = items[start : start + columns]
            height = max(_height(item, int(step) - self.spacing()) for item in row)
            for number, item in enumerate(row):
                left, right = round(number * step), round((number + 1) * step) - self.spacing()
                yield item, QRect(area.left() + left, y, max(1, right - left), height)
            y += height + self.spacing()

    def minimumSize(self) -> QSize:
        margins = self.contentsMargins()
        tallest = max((item.minimumSize().height() for item in self.shown()), default=0)
        return QSize(
            theme.scaled(self._least_width) + margins.left() + margins.right(),
            tallest + margins.top() + margins.bottom(),
        )

    def sizeHint(self) -> QSize:
        widest = max((item.sizeHint().width() for item in self.shown()), default=0)
        tallest = max((item.sizeHint().height() for item in self.shown()), default=0)
        count = len(self.shown())
        return QSize(max(0, count * (widest + self.spacing()) - self.spacing()), tallest)


def _height(item: QLayoutItem, width: int) -> int:
    return item.heightForWidth(width) if item.hasHeightForWidth() else item.sizeHint().height()
