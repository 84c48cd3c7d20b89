"""A word card as a row: the place for a die, name and description, and at the right what it yields."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from ui import theme
from ui.icons import draw_icon
from ui.widgets.die import draw_die
from ui.widgets.lettering import draw_line, draw_wrapped, line_height, text_height, text_width
from ui.widgets.roll import RolledDie
from ui.widgets.tile import Tile, draw_box

RowState = Literal["active", "free", "dim"]


@dataclass(frozen=True)
class WordRowView:
    """What the row shows; `icon` stands in place of a die where the card takes none."""

    name: str
    description: str = ""
    yields: str = ""
    state: RowState = "active"
    takes_die: bool = False
    die: RolledDie | None = None
    icon: str = ""


class WordRow(Tile):
    """Active gives something, free could take a die, dim gives nothing here."""

    def __init__(self, view: WordRowView, parent: QWidget | None = None, *, clickable: bool = True) -> None:
        super().__init__(parent, clickable=clickable)
        self._view = view
        self.wrap_freely()
        self.set_view(view)

    @property
    def view(self) -> WordRowView:
        """What the row shows."""
        return self._view

    def set_view(self, view: WordRowView) -> None:
        """Show something else."""
        self._view = view
        self.retranslate()
        self.refresh()

    def retranslate(self) -> None:
        view = self._view
        states = {
            "active": "",
            "free": self.tr("a die could be placed here"),
            "dim": self.tr("gives nothing here"),
        }
        parts = (view.name, view.description, view.yields, states[view.state])
        self.setAccessibleName(", ".join(part for part in parts if part))
        self.setToolTip("\n".join(part for part in parts if part))

    def _side(self) -> int:
        return theme.scaled(42)

    def _text_left(self) -> int:
        return theme.step(3) + self._side() + theme.step(4)

    def _yield_width(self, width: int) -> int:
        font = theme.body_font(bold=True)
        return min(text_width(self._view.yields, font), width // 3) if self._view.yields else 0

    def _text_width(self, width: int) -> int:
        right = self._yield_width(width)
        return max(20, width - self._text_left() - theme.step(3) - (right + theme.step(3) if right else 0))

    def height_at(self, width: int) -> int:
        room = self._text_width(width)
        name = text_height(self._view.name, theme.heading_font(15), room, 2)
        text = text_height(self._view.description, theme.body_font(), room, 4)
        yields = text_height(self._view.yields, theme.body_font(bold=True), self._yield_width(width) + 1, 4)
        return max(name + text, self._side(), yields) + theme.step(5)

    def natural_size(self) -> QSize:
        return QSize(theme.scaled(420), self.height_at(theme.scaled(420)))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.scaled(180), self._side() + theme.step(5))

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        dim = self._view.state == "dim"
        edge = theme.colour("line") if dim else None
        draw_box(painter, rect, None if dim else theme.colour("raised"), edge, self.corner)
        side = self._side()
        self._draw_place(painter, QRectF(rect.left() + theme.step(3), rect.center().y() - side / 2, side, side))
        self._draw_text(painter, rect)
        self._draw_yield(painter, rect)

    def _draw_place(self, painter: QPainter, place: QRectF) -> None:
        view = self._view
        if view.takes_die:
            edge = theme.colour("outline" if view.state == "dim" else "ochre")
            width = 1 if view.state == "dim" else 2
            draw_box(painter, place, None, edge, self.corner, width, Qt.PenStyle.DashLine)
            if view.die is not None:
                shown = "?" if view.die.value is None else str(view.die.value)
                draw_die(painter, place.adjusted(4, 4, -4, -4), view.die.kind, shown)
        elif view.icon:
            inset = place.width() * 0.24
            tint = theme.colour("dim" if view.state == "dim" else "ochre_text")
            draw_icon(painter, place.adjusted(inset, inset, -inset, -inset), view.icon, tint)

    def _draw_text(self, painter: QPainter, rect: QRectF) -> None:
        room = self._text_width(int(rect.width()))
        name, body = theme.heading_font(15), theme.body_font()
        height = text_height(self._view.name, name, room, 2) + text_height(self._view.description, body, room, 4)
        top = max(rect.top() + 2, rect.center().y() - height / 2)
        place = QRectF(rect.left() + self._text_left(), top, room, rect.bottom() - top)
        tint = theme.colour("dim" if self._view.state == "dim" else "text")
        used = draw_wrapped(painter, place, self._view.name, name, tint, most=2)
        draw_wrapped(painter, place.adjusted(0, used, 0, 0), self._view.description, body, theme.colour("dim"), most=4)

    def _draw_yield(self, painter: QPainter, rect: QRectF) -> None:
        width = self._yield_width(int(rect.width()))
        if not width:
            return
        active = self._view.state == "active"
        font = theme.body_font(bold=active)
        height = text_height(self._view.yields, font, width + 1, 4)
        place = QRectF(rect.right() - theme.step(3) - width - 1, rect.center().y() - height / 2, width + 1, height)
        tint = theme.colour("ochre_text" if active else "dim")
        if height <= line_height(font):
            draw_line(painter, place, self._view.yields, font, tint, Qt.AlignmentFlag.AlignRight)
        else:
            draw_wrapped(painter, place, self._view.yields, font, tint, Qt.AlignmentFlag.AlignRight, 4)
