"""A dial: dots in an arc fill up to a number in the middle; at its end stands a mark and a word."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QWheelEvent
from PySide6.QtWidgets import QWidget

from ui import theme
from ui.widgets.lettering import draw_line, line_height, text_width
from ui.widgets.tile import Tile

CROSS = "✠"
_START, _SWEEP = 220.0, -260.0
"""Degrees, counter-clockwise from three o'clock: from lower left over the top to lower right."""


class Dial(Tile):
    """Shows a value of `maximum` as dots; a click asks to correct it, arrow keys and a held wheel step it."""

    step_asked = Signal(int)
    """+1 or -1, asked for by key or by wheel with Ctrl."""

    def __init__(
        self,
        value: int = 0,
        maximum: int = 13,
        *,
        unit: str = "",
        full_word: str = "",
        full_mark: str = CROSS,
        full: bool = False,
        parent: QWidget | None = None,
        clickable: bool = True,
    ) -> None:
        super().__init__(parent, clickable=clickable)
        self._maximum = maximum
        self._unit = unit
        self._full_word = full_word
        self._full_mark = full_mark
        self.set_value(value, full)

    @property
    def value(self) -> int:
        """The number that the dots show."""
        return self._value

    @property
    def full(self) -> bool:
        """Whether the mark and the word of the end stand in place of the number."""
        return self._full

    def set_value(self, value: int, full: bool = False) -> None:
        """Show a value, and with `full` the mark instead of the number."""
        self._value = max(0, min(value, self._maximum))
        self._full = full
        self.retranslate()
        self.refresh()

    def set_words(self, unit: str, full_word: str) -> None:
        """Set the word below the number and the one below the mark."""
        self._unit = unit
        self._full_word = full_word
        self.retranslate()
        self.refresh()

    def retranslate(self) -> None:
        text = self.tr("{unit}: {value} of {maximum}").format(unit=self._unit, value=self._value, maximum=self._maximum)
        if self._full:
            text = f"{text}, {self._full_word}"
        self.setAccessibleName(text)
        self.setToolTip(text)

    def _word(self) -> str:
        return self._full_word if self._full else self._unit

    def natural_size(self) -> QSize:
        arc = theme.scaled(58)
        font = theme.body_font(theme.SMALL)
        words = max(text_width(self._unit, font), text_width(self._full_word, font))
        return QSize(max(arc, words) + 8, arc + line_height(font) + 2)

    def dots(self) -> list[tuple[QPointF, bool]]:
        """The middle of each dot and whether it is filled, from the first to the last."""
        radius = theme.scaled(25)
        middle = QPointF(self.width() / 2, theme.scaled(29) + 1)
        result = []
        for number in range(self._maximum):
            share = number / max(1, self._maximum - 1)
            angle = math.radians(_START + share * _SWEEP)
            place = middle + QPointF(math.cos(angle) * radius, -math.sin(angle) * radius)
            result.append((place, number < self._value))
        return result

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        small, large = theme.scaled(5) / 2, theme.scaled(8) / 2
        for place_number, (place, filled) in enumerate(self.dots(), start=1):
            painter.setBrush(theme.colour("cinnabar" if filled else "line"))
            size = large if place_number == self._maximum else small
            painter.drawEllipse(place, size, size)
        side = theme.scaled(58)
        middle = QRectF(0, 0, side, side)
        middle.moveCenter(QPointF(rect.width() / 2, side / 2))
        text = self._full_mark if self._full else str(self._value)
        number = theme.heading_font(theme.TITLE)
        draw_line(painter, middle, text, number, theme.colour("text"), Qt.AlignmentFlag.AlignHCenter)
        font = theme.body_font(theme.SMALL)
        below = QRectF(0, side, rect.width(), line_height(font))
        tint = theme.colour("cinnabar_text" if self._full else "dim")
        draw_line(painter, below, self._word(), font, tint, Qt.AlignmentFlag.AlignHCenter)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.clickable and event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Plus):
            self.step_asked.emit(1)
        elif self.clickable and event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Minus):
            self.step_asked.emit(-1)
        else:
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        # A bare wheel scrolls the table; only with Ctrl may it change the record.
        if self.clickable and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.step_asked.emit(1 if event.angleDelta().y() > 0 else -1)
            event.accept()
        else:
            event.ignore()
