"""A row of slots that hold named things; a coloured left edge and an icon tell where each came from."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from ui import theme
from ui.icons import draw_icon
from ui.widgets.flow_layout import EvenLayout
from ui.widgets.lettering import draw_wrapped, fitted, line_height, longest_word, text_height
from ui.widgets.tile import Tile, draw_box

Tone = Literal["spruce", "river", "dim"]


@dataclass(frozen=True)
class SlotContent:
    """A thing in a slot; `note` says in words what the tone and the icon show."""

    name: str
    tone: Tone = "dim"
    note: str = ""
    icon: str = ""
    dim: bool = False


LEAST_WIDTH, MOST_WIDTH = 46, 92
"""Bounds of the least width of a slot, in pixels at 100 % text."""
SMALLEST, LEGIBLE = 10, 9
"""Size to which a name shrinks before it is shortened, in pixels at 100 % text, and the least at any scale."""
BESIDE_NAME = 13
"""Pixels of a slot that its name does not use."""


def _smallest_size() -> int:
    return max(LEGIBLE, theme.scaled(SMALLEST))


class Slot(Tile):
    """One slot, filled or empty; `over` marks one more than there is room for."""

    corner = theme.CORNER_SMALL

    def __init__(
        self, content: SlotContent | None = None, *, over: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._content = content
        self._over = over
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.retranslate()

    @property
    def content(self) -> SlotContent | None:
        """What it holds, None if empty."""
        return self._content

    def retranslate(self) -> None:
        if self._content is None:
            text = self.tr("Empty slot")
        else:
            over = self.tr("one too many") if self._over else ""
            text = ", ".join(part for part in (self._content.name, self._content.note, over) if part)
        self.setAccessibleName(text)
        self.setToolTip(text)

    def natural_size(self) -> QSize:
        return QSize(theme.scaled(44), 2 * line_height(theme.body_font(theme.SMALL)) + theme.step(4))

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        if self._content is None:
            draw_box(painter, rect, None, theme.colour("outline"), self.corner, 1, Qt.PenStyle.DashLine)
            return
        self._draw_frame(painter, rect, self._content)
        inner = rect.adjusted(7, 3, -4, -3)
        if self._content.icon and rect.width() >= theme.scaled(90):
            side = theme.scaled(16)
            place = QRectF(inner.left(), inner.center().y() - side / 2, side, side)
            draw_icon(painter, place, self._content.icon, theme.colour("dim"))
            inner.setLeft(inner.left() + side + 5)
        self._draw_name(painter, inner, self._content)

    def _draw_frame(self, painter: QPainter, rect: QRectF, content: SlotContent) -> None:
        painter.save()
        painter.setClipRect(QRectF(rect.left(), rect.top(), 3, rect.height()))
        draw_box(painter, rect, theme.colour(content.tone), None, self.corner)
        painter.restore()
        body = rect.adjusted(3, 0, 0, 0)
        line = theme.colour("cinnabar") if self._over else None
        draw_box(painter, body, theme.colour("alert" if self._over else "raised"), line, self.corner)

    def _draw_name(self, painter: QPainter, rect: QRectF, content: SlotContent) -> None:
        font = fitted(theme.body_font(theme.SMALL), content.name, rect.width(), _smallest_size())
        tint = theme.colour("dim" if content.dim else "text")
        height = text_height(content.name, font, rect.width(), 2, break_words=False)
        top = rect.top() + (rect.height() - height) / 2
        place = QRectF(rect.left(), top, rect.width(), height)
        draw_wrapped(painter, place, content.name, font, tint, Qt.AlignmentFlag.AlignHCenter, 2, break_words=False)


class SlotRow(QWidget):
    """A number of places, filled from the left; what exceeds them is shown too, marked as too many."""

    slot_clicked = Signal(int)
    """The place of a filled slot, from 0."""
    empty_clicked = Signal(int)
    """The place of an empty slot, from 0."""

    def __init__(self, contents: Sequence[SlotContent] = (), places: int = 6, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._layout = EvenLayout(self, least_width=LEAST_WIDTH, spacing=5)
        self._contents: tuple[SlotContent, ...] = ()
        self._places = -1
        self._slots: list[Slot] = []
        self.set_contents(contents, places)

    @property
    def contents(self) -> tuple[SlotContent, ...]:
        """What the slots hold, from the left."""
        return self._contents

    @property
    def slots(self) -> list[Slot]:
        """The slots from the left, filled ones first."""
        return list(self._slots)

    def _least_width(self) -> int:
        """Wide enough, in pixels that are scaled later, for each word of the names in small letters."""
        font = theme.body_font()
        font.setPixelSize(_smallest_size())
        word = max((longest_word(content.name, font) for content in self._contents), default=0)
        unscaled = math.ceil((word + BESIDE_NAME) * 100 / theme.current().text_scale)
        return min(max(LEAST_WIDTH, unscaled), MOST_WIDTH)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.StyleChange, QEvent.Type.FontChange):
            self._layout.set_least_width(self._least_width())

    def set_contents(self, contents: Sequence[SlotContent], places: int = 6) -> None:
        """Show other contents; nothing happens where they are the same."""
        if (tuple(contents), places) == (self._contents, self._places):
            return
        self._contents, self._places = tuple(contents), places
        self._layout.set_least_width(self._least_width())
        self._layout.clear()
        self._slots = []
        for place in range(max(places, len(self._contents))):
            content = self._contents[place] if place < len(self._contents) else None
            slot = Slot(content, over=place >= places, parent=self)
            signal = self.empty_clicked if content is None else self.slot_clicked
            slot.clicked.connect(lambda _=False, place=place, signal=signal: signal.emit(place))
            self._layout.addWidget(slot)
            self._slots.append(slot)
            slot.show()
        self.updateGeometry()
