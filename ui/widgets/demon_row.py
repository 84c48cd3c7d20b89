"""A row for a demon: awake with its rule, or at work with its job; icon, word and colour say the same."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from ui import theme
from ui.icons import draw_icon
from ui.widgets.lettering import draw_line, draw_wrapped, line_height, text_height, text_width
from ui.widgets.tile import Tile, draw_box


class DemonRow(Tile):
    """Name and state at the left; the rule or the job at the right, or below where there is no room."""

    corner = theme.CORNER_SMALL

    def __init__(
        self, name: str, text: str = "", *, awake: bool, parent: QWidget | None = None, clickable: bool = True
    ) -> None:
        super().__init__(parent, clickable=clickable)
        self.wrap_freely()
        self.set_demon(name, text, awake=awake)

    @property
    def awake(self) -> bool:
        """Whether its rule is in force."""
        return self._awake

    def set_demon(self, name: str, text: str, *, awake: bool) -> None:
        """Show another demon or another state; `text` is the rule or the job."""
        self._name, self._text, self._awake = name, text, awake
        self.retranslate()
        self.refresh()

    def state_word(self) -> str:
        """The word for its state."""
        return self.tr("awake") if self._awake else self.tr("at work")

    def retranslate(self) -> None:
        parts = (self._name, self.state_word(), self._text)
        self.setAccessibleName(", ".join(part for part in parts if part))
        self.setToolTip("\n".join(part for part in parts if part))

    def _left(self) -> int:
        return theme.step(2) + theme.scaled(15) + 6

    def _head_width(self) -> int:
        name = text_width(self._name + " ", theme.body_font(bold=self._awake))
        return name + text_width(self.state_word(), theme.body_font(theme.SMALL)) + theme.step(3)

    def _text_beside(self, width: int) -> bool:
        text = text_width(self._text, theme.body_font(theme.SMALL))
        return self._left() + self._head_width() + text + theme.step(2) <= width

    def height_at(self, width: int) -> int:
        height = line_height(theme.body_font()) + theme.step(3)
        if self._text and not self._text_beside(width):
            room = width - self._left() - theme.step(2)
            height += text_height(self._text, theme.body_font(theme.SMALL), room, 3)
        return height

    def natural_size(self) -> QSize:
        return QSize(theme.scaled(300), self.height_at(theme.scaled(300)))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.scaled(120), line_height(theme.body_font()) + theme.step(3))

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        draw_box(painter, rect, theme.colour("alert" if self._awake else "raised"), None, self.corner)
        height = line_height(theme.body_font()) + theme.step()
        line = QRectF(rect.left(), rect.top() + theme.step(), rect.width(), height)
        side = theme.scaled(15)
        mark = QRectF(rect.left() + theme.step(2), line.center().y() - side / 2, side, side)
        strong = theme.colour("cinnabar_text" if self._awake else "spruce_text")
        draw_icon(painter, mark, "demon" if self._awake else "job", strong)
        self._draw_head(painter, line, strong)
        self._draw_text(painter, rect, line)

    def _draw_head(self, painter: QPainter, line: QRectF, strong: QColor) -> None:
        name_font, word_font = theme.body_font(bold=self._awake), theme.body_font(theme.SMALL)
        word = text_width(self.state_word(), word_font)
        head = line.adjusted(self._left(), 0, -theme.step(2), 0)
        name = min(text_width(self._name + " ", name_font), max(20.0, head.width() - word - 6))
        draw_line(painter, QRectF(head.left(), head.top(), name, head.height()), self._name, name_font,
                  theme.colour("text"))  # fmt: skip
        beside = QRectF(head.left() + name + 4, head.top(), word + 2, head.height())
        draw_line(painter, beside, self.state_word(), word_font, strong)

    def _draw_text(self, painter: QPainter, rect: QRectF, line: QRectF) -> None:
        font = theme.body_font(theme.SMALL)
        tint = theme.colour("cinnabar_text" if self._awake else "dim")
        if self._text_beside(int(rect.width())):
            place = line.adjusted(self._left() + self._head_width(), 0, -theme.step(2), 0)
            draw_line(painter, place, self._text, font, tint, Qt.AlignmentFlag.AlignRight)
        else:
            place = QRectF(rect.left() + self._left(), line.bottom(), rect.width() - self._left() - theme.step(2),
                           rect.bottom() - line.bottom())  # fmt: skip
            draw_wrapped(painter, place, self._text, font, tint, most=3)
