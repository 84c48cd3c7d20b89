"""A broad button: title, a line below if there is more to say, and at the right the key that presses it."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QKeySequence, QPainter
from PySide6.QtWidgets import QWidget

from ui import theme
from ui.widgets.lettering import draw_line, draw_wrapped, line_height, text_height, text_width
from ui.widgets.tile import Tile, draw_box

ActionTone = Literal["plain", "primary", "danger"]


class ActionButton(Tile):
    """Titles wrap; disabled, it is dashed and dim, and the line below says why."""

    def __init__(
        self,
        title: str,
        detail: str = "",
        *,
        key: str = "",
        tone: ActionTone = "plain",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._tone: ActionTone = tone
        self._key = ""
        self.wrap_freely()
        self.set_texts(title, detail)
        self.set_key(key)

    @property
    def key(self) -> str:
        """The key that presses it, as people write it, or empty."""
        return self._key

    @property
    def detail(self) -> str:
        """The line below the title."""
        return self._detail

    def set_texts(self, title: str, detail: str = "") -> None:
        """Show another title and detail."""
        self._title, self._detail = title, detail
        self.setText(title.replace("&", "&&"))
        self.setAccessibleName(title)
        self.setAccessibleDescription(detail)
        if self._key:
            self.setShortcut(QKeySequence(self._key))
        self.refresh()

    def set_key(self, key: str) -> None:
        """Press it by another key; empty for none."""
        self._key = key
        self.setShortcut(QKeySequence(key))
        self.refresh()

    def _key_width(self) -> int:
        return text_width(self._key, theme.body_font(theme.SMALL)) + theme.step(4) if self._key else 0

    def _text_width(self, width: int) -> int:
        return max(20, width - theme.step(6) - self._key_width())

    def _title_bold(self) -> bool:
        return self._tone == "primary" and self.isEnabled()

    def height_at(self, width: int) -> int:
        room = self._text_width(width)
        title = text_height(self._title, theme.body_font(bold=self._title_bold()), room)
        return max(title, line_height(theme.body_font())) + text_height(
            self._detail, theme.body_font(theme.SMALL), room
        ) + theme.step(4)  # fmt: skip

    def natural_size(self) -> QSize:
        title = text_width(self._title, theme.body_font(bold=True))
        detail = text_width(self._detail, theme.body_font(theme.SMALL))
        width = min(max(title, detail) + theme.step(6) + self._key_width() + 1, theme.scaled(360))
        return QSize(width, self.height_at(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.scaled(96) + self._key_width(), line_height(theme.body_font()) + theme.step(4))

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        ink, dim = self._draw_frame(painter, rect)
        room = self._text_width(int(rect.width()))
        title = theme.body_font(bold=self._title_bold())
        small = theme.body_font(theme.SMALL)
        height = text_height(self._title, title, room) + text_height(self._detail, small, room)
        top = max(rect.top() + 2, rect.center().y() - height / 2)
        place = QRectF(rect.left() + theme.step(3), top, room, rect.bottom() - top)
        used = draw_wrapped(painter, place, self._title, title, theme.colour(ink))
        draw_wrapped(painter, place.adjusted(0, used, 0, 0), self._detail, small, theme.colour(dim))
        if self._key:
            beside = rect.adjusted(0, 0, -theme.step(3), 0)
            draw_line(painter, beside, self._key, small, theme.colour(dim), Qt.AlignmentFlag.AlignRight)

    def _draw_frame(self, painter: QPainter, rect: QRectF) -> tuple[str, str]:
        """Draw the frame and return the colours of title and detail."""
        hovered = self.underMouse() or self.isDown()
        if not self.isEnabled():
            draw_box(painter, rect, None, theme.colour("outline"), self.corner, 1, Qt.PenStyle.DashLine)
            return "dim", "dim"
        if self._tone == "primary":
            draw_box(painter, rect, theme.colour("ochre"), theme.colour("text") if hovered else None, self.corner)
            return "on_ochre", "on_ochre"
        if self._tone == "danger":
            draw_box(painter, rect, theme.colour("alert"), theme.colour("cinnabar"), self.corner)
            return "cinnabar_text", "text"
        edge = theme.colour("outline" if hovered else "line")
        draw_box(painter, rect, theme.colour("hover" if hovered else "raised"), edge, self.corner)
        return "text", "dim"
