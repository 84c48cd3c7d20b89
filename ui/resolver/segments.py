"""Words side by side in one frame, the one that holds now set off: attack or defense, the steps of a round."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QSizePolicy, QWidget

from ui import theme
from ui.widgets.lettering import draw_line, line_height, text_width
from ui.widgets.tile import Tile, draw_box


class Segments(Tile):
    """Shows only; nothing can be clicked."""

    def __init__(self, words: Sequence[str] = (), current: int = 0, parent: QWidget | None = None) -> None:
        super().__init__(parent, clickable=False)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.set_words(words, current)

    def set_words(self, words: Sequence[str], current: int) -> None:
        """Show other words, or another one as current."""
        self._words, self._current = tuple(words), current
        self.setAccessibleName(self.current_word)
        self.setToolTip(self.current_word)
        self.refresh()

    @property
    def current_word(self) -> str:
        """The word that is set off."""
        return self._words[self._current] if self._current < len(self._words) else ""

    def _widths(self) -> list[int]:
        font = theme.body_font(bold=True)
        return [text_width(word, font) + theme.step(7) for word in self._words]

    def natural_size(self) -> QSize:
        return QSize(sum(self._widths()) + 2, line_height(theme.body_font()) + theme.step(4))

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        frame = QPainterPath()
        frame.addRoundedRect(rect.adjusted(1, 1, -1, -1), self.corner, self.corner)
        left = rect.left() + 1
        for number, (word, width) in enumerate(zip(self._words, self._widths(), strict=True)):
            place = QRectF(left, rect.top(), width, rect.height())
            if number == self._current:
                painter.save()
                painter.setClipPath(frame)
                painter.fillRect(place, theme.colour("hover"))
                painter.restore()
            font = theme.body_font(bold=number == self._current)
            tint = theme.colour("text" if number == self._current else "dim")
            draw_line(painter, place, word, font, tint, Qt.AlignmentFlag.AlignHCenter)
            left += width
        draw_box(painter, rect, None, theme.colour("line"), self.corner)
