"""A bar that fills from the left, as with wounds up to one's health."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from ui import theme
from ui.widgets.tile import Tile, draw_box


def draw_bar(painter: QPainter, rect: QRectF, value: int, maximum: int, role: str = "cinnabar") -> None:
    """Draw the bar; an empty one where `maximum` is not known (0)."""
    corner = rect.height() / 2
    draw_box(painter, rect, theme.colour("window"), None, corner)
    share = min(1.0, max(0.0, value / maximum)) if maximum > 0 else 0.0
    if share:
        filled = QRectF(rect.left(), rect.top(), max(rect.height(), rect.width() * share), rect.height())
        draw_box(painter, filled, theme.colour(role), None, corner)


class HealthBar(Tile):
    """A thin bar; the number beside it is the business of others."""

    def __init__(self, value: int = 0, maximum: int = 0, parent: QWidget | None = None) -> None:
        super().__init__(parent, clickable=False)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.set_value(value, maximum)

    def set_value(self, value: int, maximum: int) -> None:
        """Fill to `value` of `maximum`."""
        self._value, self._maximum = value, maximum
        self.retranslate()
        self.update()

    def retranslate(self) -> None:
        text = self.tr("{value} of {maximum}").format(value=self._value, maximum=self._maximum or "?")
        self.setAccessibleName(text)
        self.setToolTip(text)

    def natural_size(self) -> QSize:
        return QSize(40, theme.scaled(5))

    def sizeHint(self) -> QSize:
        return QSize(120, theme.scaled(5))

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        draw_bar(painter, rect, self._value, self._maximum)
