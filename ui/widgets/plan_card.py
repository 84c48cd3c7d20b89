"""One of several ways side by side: its number, what is done, what comes of it, and whether it suffices."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QKeySequence, QPainter
from PySide6.QtWidgets import QWidget

from ui import theme
from ui.icons import draw_icon
from ui.widgets.lettering import draw_line, draw_wrapped, line_height, text_height
from ui.widgets.tile import Tile, draw_box


class PlanCard(Tile):
    """Checkable; the chosen way has an ochre frame. The digit of its number presses it if asked for."""

    def __init__(
        self,
        number: int,
        title: str,
        subtitle: str = "",
        *,
        passes: bool,
        by_key: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.wrap_freely()
        self._number = number
        if by_key and 1 <= number <= 9:
            self.setShortcut(QKeySequence(str(number)))
        self.set_plan(title, subtitle, passes=passes)

    @property
    def passes(self) -> bool:
        """Whether the way suffices."""
        return self._passes

    def set_plan(self, title: str, subtitle: str, *, passes: bool) -> None:
        """Show another way under the same number."""
        self._title, self._subtitle, self._passes = title, subtitle, passes
        self.retranslate()
        self.refresh()

    def retranslate(self) -> None:
        verdict = self.tr("succeeds") if self._passes else self.tr("fails")
        text = self.tr("Way {number}: {title}").format(number=self._number, title=self._title)
        self.setAccessibleName(", ".join(part for part in (text, self._subtitle, verdict) if part))
        self.setToolTip(verdict)

    def _left(self) -> int:
        return theme.step(3) + theme.scaled(28)

    def _room(self, width: int) -> int:
        return max(20, width - self._left() - theme.scaled(18) - theme.step(5))

    def _text_height(self, width: int) -> int:
        room = self._room(width)
        return text_height(self._title, theme.body_font(), room, 3) + text_height(
            self._subtitle, theme.body_font(), room, 3
        )

    def height_at(self, width: int) -> int:
        return self._text_height(width) + theme.step(4)

    def natural_size(self) -> QSize:
        return QSize(theme.scaled(300), self.height_at(theme.scaled(300)))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.scaled(140), 2 * line_height(theme.body_font()) + theme.step(4))

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        hovered = self.underMouse()
        fill = theme.colour("hover" if hovered else "raised")
        edge = theme.colour("ochre") if self.isChecked() else None
        draw_box(painter, rect, fill, edge, self.corner)
        number = QRectF(rect.left() + theme.step(3), rect.top(), theme.scaled(24), rect.height())
        draw_line(painter, number, str(self._number), theme.body_font(bold=True), theme.colour("text"))
        room, body = self._room(int(rect.width())), theme.body_font()
        top = rect.center().y() - self._text_height(int(rect.width())) / 2
        place = QRectF(rect.left() + self._left(), top, room, rect.bottom() - top)
        used = draw_wrapped(painter, place, self._title, body, theme.colour("text"), most=3)
        draw_wrapped(painter, place.adjusted(0, used, 0, 0), self._subtitle, body, theme.colour("dim"), most=3)
        side = theme.scaled(16)
        mark = QRectF(rect.right() - side - theme.step(3), rect.center().y() - side / 2, side, side)
        tint = theme.colour("spruce_text" if self._passes else "cinnabar_text")
        draw_icon(painter, mark, "check" if self._passes else "close", tint)
