"""The discontent track over the whole width, and what tonight will do to it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QWidget

from blackbook.views.table import TableView
from blackbook.views.tonight import TonightView
from ui import theme
from ui.language import shown
from ui.table.parts_popover import PartsPopover
from ui.widgets.lettering import draw_line, line_height, text_width
from ui.widgets.tile import Tile, draw_box
from ui.widgets.track import Track
from ui.widgets.track import TrackView as Spaces


class Tonight(Tile):
    """Two lines: where the marker will land, and what is read then; a click opens the parts."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("tonight")
        self._view: TonightView | None = None
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    @property
    def lines(self) -> tuple[str, str]:
        """What it says."""
        view = self._view
        if view is None:
            return "", ""
        first = self.tr("Tonight: {start} → {landing}").format(start=view.start, landing=view.landing)
        return first, shown(view.outcome)

    def set_view(self, view: TonightView | None) -> None:
        """Show another forecast, or none."""
        self._view = view
        self.setVisible(view is not None)
        self.retranslate()
        self.refresh()

    def retranslate(self) -> None:
        averted = self._view.averted if self._view is not None else None
        words = (*self.lines, shown(averted) if averted is not None else "")
        self.setAccessibleName(", ".join(part for part in words if part))
        self.setToolTip("\n".join(part for part in words if part))

    def natural_size(self) -> QSize:
        font = theme.body_font()
        width = max(text_width(line, font) for line in self.lines)
        return QSize(width + theme.step(4), 2 * line_height(font) + theme.step(2))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.scaled(120), self.natural_size().height())

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        view = self._view
        if view is None:
            return
        if self.underMouse():
            draw_box(painter, rect, theme.colour("raised"), None, self.corner)
        font, height = theme.body_font(), line_height(theme.body_font())
        inner = rect.adjusted(theme.step(2), theme.step(1), -theme.step(2), 0)
        right = Qt.AlignmentFlag.AlignRight
        worse = view.landing > view.start
        head, landing = self.lines[0].rsplit(" ", 1)
        bold = theme.body_font(bold=True)
        first = QRectF(inner.left(), inner.top(), inner.width(), height)
        draw_line(painter, first, landing, bold, theme.colour("cinnabar_text" if worse else "spruce_text"), right)
        beside = first.adjusted(0, 0, -text_width(landing, bold) - 4, 0)
        draw_line(painter, beside, head, font, theme.colour("dim"), right)
        role = "cinnabar_text" if view.lost else "dim"
        draw_line(painter, first.translated(0, height), self.lines[1], font, theme.colour(role), right)


class TrackBar(QFrame):
    """A click on a space asks to correct the marker."""

    marker_asked = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "bar")
        self.title = QLabel(self)
        self.title.setProperty("role", "name")
        self.track = Track(parent=self)
        self.track.setObjectName("track")
        self.track.space_clicked.connect(self.marker_asked)
        self.tonight = Tonight(self)
        self.tonight.clicked.connect(self._open_parts)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(20, 10, 12, 10)
        layout.setSpacing(theme.step(4))
        layout.addWidget(self.title)
        layout.addWidget(self.track, 1)
        layout.addWidget(self.tonight)
        self._view: TonightView | None = None
        self.retranslate()

    def set_table(self, table: TableView) -> None:
        """Show the track of the table; hidden where no story is on it."""
        self._view = table.tonight
        self.setVisible(table.track is not None)
        if table.track is None:
            return
        track = table.track
        landing = table.tonight.landing if table.tonight is not None else None
        self.track.set_view(Spaces(track.final, track.marker, dict(track.tokens), track.final, landing))
        self.tonight.set_view(table.tonight)

    def _open_parts(self) -> None:
        view = self._view
        if view is None:
            return
        notes = [shown(view.outcome)[:1].upper() + shown(view.outcome)[1:] + "."]
        if view.averted is not None:
            notes.append(shown(view.averted) + ".")
        if view.proposed:
            notes.append(self.tr("The steps of this night are a proposal: nobody has read them off the story board."))
        popover = PartsPopover(
            self.tr("Discontent tonight"),
            view.parts,
            (self.tr("At dawn"), view.landing),
            self,
            start=(self.tr("Now"), view.start),
            notes=notes,
        )
        popover.open_below(self.tonight)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def retranslate(self) -> None:
        """Say the title in the language on screen."""
        self.title.setText(self.tr("Discontent"))
