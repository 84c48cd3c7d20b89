"""A track of numbered spaces with a marker, tokens, a final space and a forecast."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QPainter, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from ui import theme
from ui.icons import draw_icon
from ui.widgets.flow_layout import EvenLayout
from ui.widgets.lettering import draw_line, line_height, text_width
from ui.widgets.tile import Tile, draw_box


@dataclass(frozen=True)
class TrackView:
    """What lies on the track: `tokens` tells for each space with a token whether it lies face up."""

    last: int
    marker: int = 0
    tokens: Mapping[int, bool] = field(default_factory=dict)
    final: int | None = None
    forecast: int | None = None


class TrackSpace(Tile):
    """One space; frames, icons and words tell what is on it."""

    def __init__(self, number: int, view: TrackView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._number = number
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.set_view(view)

    def set_view(self, view: TrackView) -> None:
        """Show what is on the space."""
        self._view = view
        self.retranslate()
        self.update()

    def retranslate(self) -> None:
        view, number = self._view, self._number
        words = [self.tr("Space {number}").format(number=number)]
        if number == view.marker:
            words.append(self.tr("the marker is here"))
        elif number < view.marker:
            words.append(self.tr("passed"))
        if number in view.tokens:
            words.append(self.tr("token face up") if view.tokens[number] else self.tr("token face down"))
        if number == view.final:
            words.append(self.tr("final"))
        if number == view.forecast and number != view.marker:
            words.append(self.tr("forecast"))
        self.setAccessibleName(", ".join(words))
        self.setToolTip(", ".join(words))

    def natural_size(self) -> QSize:
        return QSize(theme.scaled(34), line_height(theme.body_font()) + theme.step(6))

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        view, number = self._view, self._number
        inner = rect.adjusted(3, 3, -3, -3)
        passed = number <= view.marker
        special = number == view.final or number in view.tokens
        line = self._line_role()
        draw_box(painter, inner, theme.colour("passed" if passed else "raised"), theme.colour(line), theme.CORNER_SMALL)
        if number == view.marker:
            draw_box(painter, rect, None, theme.colour("cinnabar"), theme.CORNER, 2)
            self._draw_pointer(painter, inner)
        elif number == view.forecast:
            draw_box(painter, rect, None, theme.colour("cinnabar"), theme.CORNER, 2, Qt.PenStyle.DashLine)
        self._draw_number(painter, inner, theme.body_font(theme.BODY, bold=special or number == view.marker))

    def _draw_number(self, painter: QPainter, rect: QRectF, font: QFont) -> None:
        text, tint = str(self._number), theme.colour(self._text_role())
        mark, side = self._mark(), theme.scaled(12)
        width = text_width(text, font)
        if not mark or width + 3 + side > rect.width() - 4:
            draw_line(painter, rect, text, font, tint, Qt.AlignmentFlag.AlignHCenter)
            return
        left = rect.center().x() - (width + 3 + side) / 2
        draw_line(painter, QRectF(left, rect.top(), width + 1, rect.height()), text, font, tint)
        draw_icon(painter, QRectF(left + width + 3, rect.center().y() - side / 2, side, side), mark, tint)

    def _mark(self) -> str:
        """The icon that tells what is special about the space, or empty."""
        if self._number == self._view.final:
            return "warning"
        if self._number in self._view.tokens:
            return "paragraph" if self._view.tokens[self._number] else "check"
        return ""

    def _line_role(self) -> str:
        if self._number == self._view.final:
            return "cinnabar"
        return "ochre" if self._number in self._view.tokens else "line"

    def _text_role(self) -> str:
        if self._number == self._view.final:
            return "cinnabar_text"
        if self._number in self._view.tokens:
            return "dim" if self._view.tokens[self._number] else "ochre_text"
        return "text" if self._number == self._view.marker else "dim"

    def _draw_pointer(self, painter: QPainter, rect: QRectF) -> None:
        half = theme.scaled(4)
        x, y = rect.center().x(), rect.top()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour("cinnabar"))
        painter.drawPolygon(QPolygonF([QPointF(x - half, y), QPointF(x + half, y), QPointF(x, y + half * 1.4)]))


class Track(QWidget):
    """Spaces from 0 to the last; each can be clicked, as to correct where the marker stands."""

    space_clicked = Signal(int)

    def __init__(self, view: TrackView | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._layout = EvenLayout(self, least_width=36, spacing=4)
        self._spaces: list[TrackSpace] = []
        self.set_view(view or TrackView(last=10))

    @property
    def view(self) -> TrackView:
        """What lies on the track."""
        return self._view

    @property
    def spaces(self) -> list[TrackSpace]:
        """The spaces from 0 on."""
        return self._spaces

    def set_view(self, view: TrackView) -> None:
        """Show another state; the spaces are built anew only if their number differs."""
        self._view = view
        if len(self._spaces) != view.last + 1:
            self._build()
        for space in self._spaces:
            space.set_view(view)
        self.setAccessibleName(
            self.tr("Track: marker on {marker} of {last}").format(marker=view.marker, last=view.last)
        )

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.set_view(self._view)

    def _build(self) -> None:
        self._layout.clear()
        self._spaces = []
        for number in range(self._view.last + 1):
            space = TrackSpace(number, self._view, self)
            space.clicked.connect(lambda _=False, number=number: self.space_clicked.emit(number))
            self._layout.addWidget(space)
            self._spaces.append(space)
            space.show()
        self.updateGeometry()
