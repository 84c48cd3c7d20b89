"""A word card as it lies on the table: name, text and kind; or its back, or the empty place for one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from ui import theme
from ui.icons import draw_icon
from ui.widgets.lettering import draw_line, draw_wrapped, fitted, line_height, text_height
from ui.widgets.tile import Tile, draw_box

MOST_LINES = 8
"""Lines of a card's text that make it taller."""
_LEFT, _TOP, _RIGHT, _BOTTOM = 8, 7, 6, 6

CardColour = Literal["white", "black", "unknown"]


@dataclass(frozen=True)
class CardFace:
    """What shows on a card; `kind` is the word at its foot ("order", "key"), in the players' language."""

    name: str
    text: str = ""
    kind: str = ""
    colour: CardColour = "unknown"
    face_down: bool = False


class WordCard(Tile):
    """A compact card; without a face it is an empty place."""

    def __init__(self, face: CardFace | None = None, *, parent: QWidget | None = None, clickable: bool = True) -> None:
        super().__init__(parent, clickable=clickable)
        self._face = face
        self._selected = False
        self.wrap_freely()
        self.set_face(face)

    @property
    def face(self) -> CardFace | None:
        """What the card shows, None for an empty place."""
        return self._face

    def set_face(self, face: CardFace | None) -> None:
        """Show another card, or an empty place."""
        self._face = face
        self.retranslate()
        self.refresh()

    def set_selected(self, selected: bool) -> None:
        """Mark the card with an ochre frame."""
        self._selected = selected
        self.update()

    def retranslate(self) -> None:
        face = self._face
        if face is None:
            text = self.tr("Empty place for a card")
        else:
            down = self.tr("face down") if face.face_down else ""
            text = "\n".join(part for part in (face.name, face.kind, face.text, down) if part)
        self.setAccessibleName(text.replace("\n", ", "))
        self.setToolTip(text)

    def natural_size(self) -> QSize:
        name, body = theme.heading_font(theme.BODY), theme.body_font(theme.SMALL)
        if self._face is None:  # a row of empty places takes little room; beside a card it is as tall as the card
            return QSize(theme.scaled(70), 3 * line_height(body))
        return QSize(theme.scaled(70), 2 * line_height(name) + 5 * line_height(body) + theme.step(5))

    def height_at(self, width: int) -> int:
        """Tall enough for the card's text, up to some lines; the tool tip has the rest."""
        least = self.natural_size().height()
        if self._face is None or self._face.face_down:
            return least
        room = max(20, width - _LEFT - _RIGHT)
        small = theme.body_font(theme.SMALL)
        name = fitted(theme.heading_font(theme.BODY), self._face.name, room, max(9, theme.scaled(9)))
        height = text_height(self._face.name, name, room, 2, break_words=False)
        height += text_height(self._face.text, small, room, MOST_LINES)
        height += line_height(small) if self._face.kind else 0
        return max(least, height + _TOP + _BOTTOM + 4)

    def sizeHint(self) -> QSize:
        return QSize(theme.scaled(104), self.natural_size().height())

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        if self._face is None:
            self._draw_empty(painter, rect)
        elif self._face.face_down:
            self._draw_back(painter, rect, self._face)
        else:
            self._draw_front(painter, rect, self._face)
        if self._selected:
            draw_box(painter, rect, None, theme.colour("ochre"), self.corner, 2)

    def _draw_empty(self, painter: QPainter, rect: QRectF) -> None:
        draw_box(painter, rect, None, theme.colour("outline"), self.corner, 1, Qt.PenStyle.DashLine)
        font = theme.body_font(theme.SMALL)
        inner = rect.adjusted(4, 0, -4, 0)
        draw_line(painter, inner, self.tr("empty"), font, theme.colour("dim"), Qt.AlignmentFlag.AlignHCenter)

    def _draw_back(self, painter: QPainter, rect: QRectF, face: CardFace) -> None:
        draw_box(painter, rect, theme.colour("raised"), theme.colour("outline"))
        draw_box(painter, rect.adjusted(4, 4, -4, -4), None, theme.colour("line"), theme.CORNER_SMALL)
        side = theme.scaled(24)
        mark = QRectF(0, 0, side, side)
        mark.moveCenter(rect.center())
        mark.moveTop(rect.top() + theme.step(3))
        draw_icon(painter, mark, "word-card", theme.colour("dim"))
        inner = rect.adjusted(8, side + theme.step(4), -8, -6)
        name = fitted(theme.heading_font(theme.BODY), face.name, inner.width(), max(9, theme.scaled(9)))
        middle, tint = Qt.AlignmentFlag.AlignHCenter, theme.colour("text")
        used = draw_wrapped(painter, inner, face.name, name, tint, middle, 2, break_words=False)
        below = inner.adjusted(0, used + 2, 0, 0)
        small = theme.body_font(theme.SMALL)
        word = self.tr("face down")
        draw_wrapped(painter, below, word, small, theme.colour("dim"), Qt.AlignmentFlag.AlignHCenter)

    def _draw_front(self, painter: QPainter, rect: QRectF, face: CardFace) -> None:
        fill, ink, dim, line = surface(face.colour)
        style = Qt.PenStyle.DashLine if face.colour == "unknown" else Qt.PenStyle.SolidLine
        draw_box(painter, rect, fill, line, self.corner, 1, style)
        inner = rect.adjusted(_LEFT, _TOP, -_RIGHT, -_BOTTOM)
        name = fitted(theme.heading_font(theme.BODY), face.name, inner.width(), max(9, theme.scaled(9)))
        used = draw_wrapped(painter, inner, face.name, name, ink, most=2, break_words=False)
        small = theme.body_font(theme.SMALL)
        foot = line_height(small) if face.kind else 0
        text = inner.adjusted(0, used + 2, 0, -foot)
        draw_wrapped(painter, text, face.text, small, ink)
        if face.kind:
            place = QRectF(inner.left(), inner.bottom() - foot, inner.width(), foot)
            draw_line(painter, place, face.kind, small, dim)


def surface(colour: CardColour) -> tuple[QColor, QColor, QColor, QColor]:
    """Background, text, dim text and edge of a card of that colour."""
    if colour == "white":
        roles = ("card_white", "card_white_text", "card_white_dim", "card_white")
    elif colour == "black":
        roles = ("card_black", "card_black_text", "card_black_dim", "card_black_line")
    else:
        roles = ("raised", "text", "dim", "outline")
    fill, ink, dim, line = (theme.colour(role) for role in roles)
    if colour == "white" and not theme.current().palette.is_dark:
        line = theme.colour("outline")
    return fill, ink, dim, line
