"""A letter in a circle, for a person."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from ui import theme
from ui.widgets.lettering import draw_line
from ui.widgets.tile import Tile


class Avatar(Tile):
    """The first letter of a name in an ochre ring; dim for somebody who is out."""

    def __init__(self, name: str, side: int = 46, parent: QWidget | None = None, *, clickable: bool = False) -> None:
        super().__init__(parent, clickable=clickable)
        self._side = side
        self._dim = False
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.set_name(name)

    @property
    def letter(self) -> str:
        """The letter that it shows."""
        return self._name.strip()[:1].upper() or "?"

    def set_name(self, name: str, dim: bool = False) -> None:
        """Show another person's letter."""
        self._name, self._dim = name, dim
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.update()

    def set_side(self, side: int) -> None:
        """Draw it larger or smaller; pixels at a text scale of 100 %."""
        if side != self._side:
            self._side = side
            self.refresh()

    def natural_size(self) -> QSize:
        side = theme.scaled(self._side)
        return QSize(side, side)

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        self.corner = rect.width() / 2
        tint = theme.colour("dim" if self._dim else "ochre_text")
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(tint, 2))
        painter.drawEllipse(rect.adjusted(1, 1, -1, -1))
        font = QFont(theme.heading_font())
        font.setPixelSize(max(9, round(rect.height() * 0.5)))
        draw_line(painter, rect, self.letter, font, tint, Qt.AlignmentFlag.AlignHCenter)
