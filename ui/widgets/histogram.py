"""Bars for the chance of each number, with the number that is needed drawn in."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QLocale, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QHelpEvent, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from ui import theme
from ui.widgets.lettering import draw_line, line_height, text_width
from ui.widgets.tile import Tile, draw_box


class Histogram(Tile):
    """Shares (0 to 1) of whole numbers; those that reach `needed` are spruce, right of a dashed line."""

    corner = theme.CORNER_SMALL

    def __init__(
        self, shares: Mapping[int, float] | None = None, needed: int | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent, clickable=False)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.set_shares(shares or {}, needed)

    def set_shares(self, shares: Mapping[int, float], needed: int | None = None) -> None:
        """Show other chances; gaps between the numbers count as 0."""
        self._shares = (
            {number: shares.get(number, 0.0) for number in range(min(shares), max(shares) + 1)} if shares else {}
        )
        self._needed = needed
        self.retranslate()
        self.update()

    @property
    def reached(self) -> float:
        """The share that reaches what is needed; all of it if nothing is."""
        return sum(share for number, share in self._shares.items() if self._needed is None or number >= self._needed)

    def retranslate(self) -> None:
        if not self._shares:
            self.setAccessibleName(self.tr("No chances to show"))
        elif self._needed is None:
            self.setAccessibleName(self.tr("Chances of {least} to {most}").format(
                least=min(self._shares), most=max(self._shares)))  # fmt: skip
        else:
            self.setAccessibleName(
                self.tr("{percent} % reach {needed}").format(percent=percent(self.reached), needed=self._needed)
            )

    def natural_size(self) -> QSize:
        return QSize(theme.scaled(200), theme.scaled(128))

    def sizeHint(self) -> QSize:
        return QSize(theme.scaled(360), theme.scaled(128))

    def bars(self) -> list[tuple[int, QRectF]]:
        """Each number with its bar, from the left."""
        if not self._shares:
            return []
        foot = line_height(theme.body_font(theme.SMALL)) + 4
        room = self.height() - foot - theme.step(2)
        step = self.width() / len(self._shares)
        gap = min(6.0, step * 0.2)
        highest = max(self._shares.values()) or 1.0
        result = []
        for place, (number, share) in enumerate(self._shares.items()):
            height = max(2.0, room * share / highest) if share else 0.0
            bar = QRectF(place * step + gap / 2, self.height() - foot - height, step - gap, height)
            result.append((number, bar))
        return result

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        font, bold = theme.body_font(theme.SMALL), theme.body_font(theme.SMALL, True)
        foot = line_height(font)
        bars = self.bars()
        every = self._label_distance(bars)
        for place, (number, bar) in enumerate(bars):
            success = self._needed is None or number >= self._needed
            draw_box(painter, bar, theme.colour("spruce" if success else "shortfall"), None, 2)
            if place % every == 0 or number == self._needed:
                middle = bar.center().x()
                label = QRectF(middle - 30, rect.bottom() - foot, 60, foot)
                needed = number == self._needed
                draw_line(painter, label, str(number), bold if needed else font,
                          theme.colour("text" if needed else "dim"), Qt.AlignmentFlag.AlignHCenter)  # fmt: skip
        self._draw_threshold(painter, rect, bars, foot)

    def _label_distance(self, bars: list[tuple[int, QRectF]]) -> int:
        if not bars:
            return 1
        step = self.width() / len(bars)
        widest = max(text_width(str(number), theme.body_font(theme.SMALL, True)) for number, _ in bars)
        return max(1, -(-(widest + 4) // max(1, int(step))))

    def _draw_threshold(self, painter: QPainter, rect: QRectF, bars: list[tuple[int, QRectF]], foot: int) -> None:
        if self._needed is None or not bars:
            return
        step = rect.width() / len(bars)
        x = min(max(0, self._needed - bars[0][0]), len(bars)) * step
        x = min(max(x, 1.0), rect.width() - 1)
        painter.setPen(QPen(theme.colour("ochre"), 2, Qt.PenStyle.DashLine))
        painter.drawLine(QPointF(x, rect.top()), QPointF(x, rect.bottom() - foot - 4))

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            QToolTip.showText(event.globalPos(), self.tip_at(event.pos().x()), self)
            return True
        return super().event(event)

    def tip_at(self, x: float) -> str:
        """What the bar at a distance from the left says."""
        for number, bar in self.bars():
            if bar.left() - 3 <= x <= bar.right() + 3:
                return self.tr("{number}: {percent} %").format(number=number, percent=percent(self._shares[number]))
        return ""


def percent(share: float) -> str:
    """A share in per cent with one decimal, written as the language does, without the sign."""
    return QLocale().toString(100.0 * share, "f", 1)
