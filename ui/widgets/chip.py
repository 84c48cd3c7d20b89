"""Chips: short words in a frame, as for a status; and a row of pills with one that is current."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from ui import theme
from ui.icons import draw_icon
from ui.widgets.flow_layout import FlowLayout
from ui.widgets.lettering import draw_line, line_height, text_width
from ui.widgets.tile import Tile, draw_box

ChipTone = Literal["plain", "good", "danger", "active", "crafted"]

_TEXT = {
    "plain": "text",
    "good": "spruce_text",
    "danger": "cinnabar_text",
    "active": "on_ochre",
    "crafted": "river_text",
}
_EDGE = {"plain": "line", "good": "spruce", "danger": "cinnabar", "active": "ochre", "crafted": "river"}


class Chip(Tile):
    """A word with an icon or a dot; the tone adds colour to what the word already says."""

    def __init__(
        self,
        text: str,
        tone: ChipTone = "plain",
        *,
        icon: str = "",
        dot: bool = False,
        quiet: bool = False,
        round_ends: bool = False,
        parent: QWidget | None = None,
        clickable: bool = False,
    ) -> None:
        super().__init__(parent, clickable=clickable)
        self._icon = icon
        self._dot = dot
        self._quiet = quiet
        self._round = round_ends
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.set_chip(text, tone)

    def set_chip(self, text: str, tone: ChipTone = "plain") -> None:
        """Show another word in another tone."""
        self._tone: ChipTone = tone
        self.setText(text)
        self.setAccessibleName(text)
        self.setToolTip(text)
        self.refresh()

    @property
    def tone(self) -> ChipTone:
        """What the colour says."""
        return self._tone

    def set_quiet(self, quiet: bool) -> None:
        """Without a frame and dim, as for a pill that is not current."""
        self._quiet = quiet
        self.refresh()

    def _mark_width(self) -> int:
        if self._icon:
            return theme.scaled(16) + 6
        return theme.scaled(9) + 6 if self._dot else 0

    def _calm(self) -> bool:
        """Whether all is well and the dot alone says so."""
        return self._dot and self._tone == "good"

    def _height(self) -> int:
        return line_height(theme.body_font()) + theme.step(3)

    def natural_size(self) -> QSize:
        side = theme.step(4) if self._round else theme.step(3)
        # Bold or not, the width stays, so that pills do not jump when the current one changes.
        text = text_width(self.text(), theme.body_font(bold=True))
        return QSize(text + self._mark_width() + 2 * side, self._height())

    def minimumSizeHint(self) -> QSize:
        return QSize(min(self.natural_size().width(), theme.scaled(48)), self._height())

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        self.corner = rect.height() / 2 if self._round else theme.CORNER
        active = self._tone == "active"
        if active:
            draw_box(painter, rect, theme.colour("ochre"), None, self.corner)
        elif not self._quiet:
            draw_box(painter, rect, None, theme.colour("line" if self._calm() else _EDGE[self._tone]), self.corner)
        elif self.underMouse() and self.clickable:
            draw_box(painter, rect, theme.colour("hover"), None, self.corner)
        calm = "dim" if self._quiet and self._tone == "plain" else "text" if self._calm() else ""
        tint = theme.colour(calm or _TEXT[self._tone])
        font = theme.body_font(bold=active)
        width = min(text_width(self.text(), font) + self._mark_width(), rect.width() - 12)
        left = rect.left() + (rect.width() - width) / 2
        if self._icon:
            side = theme.scaled(16)
            draw_icon(painter, QRectF(left, rect.center().y() - side / 2, side, side), self._icon, tint)
        elif self._dot:
            side = theme.scaled(9)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.colour(_EDGE[self._tone] if self._tone != "plain" else "dim"))
            painter.drawEllipse(QRectF(left, rect.center().y() - side / 2, side, side))
        place = QRectF(left + self._mark_width(), rect.top(), width - self._mark_width(), rect.height())
        draw_line(painter, place, self.text(), font, tint)


class PhasePills(QWidget):
    """Phases in a row, the current one filled; a click asks for another."""

    phase_clicked = Signal(int)

    def __init__(self, phases: Sequence[str] = (), current: int = 0, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._layout = FlowLayout(self, spacing=4)
        self._pills: list[Chip] = []
        self._current = current
        self.set_phases(phases, current)

    @property
    def current(self) -> int:
        """The place of the current phase, from 0."""
        return self._current

    @property
    def pills(self) -> list[Chip]:
        """The pills from the left."""
        return self._pills

    def set_phases(self, phases: Sequence[str], current: int = 0) -> None:
        """Show other phases."""
        if [pill.text() for pill in self._pills] != list(phases):
            self._build(phases)
        self.set_current(current)

    def set_current(self, current: int) -> None:
        """Fill another pill."""
        self._current = current
        for place, pill in enumerate(self._pills):
            pill.set_chip(pill.text(), "active" if place == current else "plain")
            pill.set_quiet(place != current)
            if place == current:
                pill.setAccessibleName(self.tr("{phase}, current").format(phase=pill.text()))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.set_current(self._current)

    def _build(self, phases: Sequence[str]) -> None:
        self._layout.clear()
        self._pills = []
        for place, phase in enumerate(phases):
            pill = Chip(phase, round_ends=True, quiet=True, parent=self, clickable=True)
            pill.clicked.connect(lambda _=False, place=place: self.phase_clicked.emit(place))
            self._layout.addWidget(pill)
            self._pills.append(pill)
            pill.show()
        self.updateGeometry()
