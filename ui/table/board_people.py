"""Demons with their jobs, helpers, and the requests at the foot of a board."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QVBoxLayout, QWidget

from blackbook.views.boards import BoardView, HelperView, RequestView
from ui import theme
from ui.language import shown
from ui.table.faces import demon_line
from ui.table.section import Section
from ui.widgets.chip import Chip
from ui.widgets.demon_row import DemonRow
from ui.widgets.flow_layout import FlowLayout
from ui.widgets.lettering import draw_line, draw_wrapped, line_height, text_height, text_width
from ui.widgets.tile import Tile, draw_box


class BoardDemons(QWidget):
    """Three demons one below the other."""

    demon_clicked = Signal(object, QWidget)
    """`DemonView` and the widget."""
    jobs_clicked = Signal(QWidget)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._board: BoardView | None = None
        rows = QWidget()
        column = QVBoxLayout(rows)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(5)
        self.rows = [DemonRow("", awake=True) for _ in range(3)]
        for place, row in enumerate(self.rows):
            row.setObjectName(f"demon {place + 1}")
            row.clicked.connect(lambda _=False, place=place: self._on_clicked(place))
            column.addWidget(row)
        self.section = Section(rows, self, note_clickable=True)
        self.section.button.setObjectName("jobs")
        self.section.note_clicked.connect(lambda: self.jobs_clicked.emit(self.section.button))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.section)

    def set_board(self, board: BoardView) -> None:
        """Show the demons of a character."""
        self._board = board
        awake = sum(demon.awake for demon in board.demons)
        jobs = self.tr("jobs in hand: %n", "", len(board.jobs_in_hand))
        state = self.tr("%n awake", "", awake)
        self.section.set_texts(self.tr("Demons"), f"{state} · {jobs}")
        for row, demon in zip(self.rows, board.demons, strict=True):
            row.set_demon(shown(demon.name), demon_line(demon), awake=demon.awake)

    def _on_clicked(self, place: int) -> None:
        if self._board is not None:
            self.demon_clicked.emit(self._board.demons[place], self.rows[place])


class BoardHelpers(QWidget):
    """Helpers as chips, those that have helped already quiet; hidden where there are none."""

    helper_clicked = Signal(object, QWidget)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        chips = QWidget()
        self._chips = FlowLayout(chips, spacing=5)
        self.section = Section(chips, self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.section)

    def set_board(self, board: BoardView) -> None:
        """Show the helpers of a character."""
        self.setVisible(bool(board.helpers))
        self.section.set_texts(self.tr("Helpers"))
        self._chips.clear()
        for helper in board.helpers:
            chip = self._chip(helper)
            self._chips.addWidget(chip)
            chip.show()

    def _chip(self, helper: HelperView) -> Chip:
        name = shown(helper.name)
        text = name if helper.ready else self.tr("{helper} (has helped)").format(helper=name)
        chip = Chip(text, icon="helper", quiet=not helper.ready, clickable=True)
        chip.setObjectName(f"helper {helper.id}")
        state = "" if helper.ready else self.tr("has helped already")
        does = shown(helper.does) if helper.does is not None else ""
        chip.setToolTip("\n".join(part for part in (shown(helper.name), does, state) if part))
        chip.clicked.connect(lambda _=False: self.helper_clicked.emit(helper, chip))
        return chip


class RequestRow(Tile):
    """A diamond, the place, and what the request asks for; filled while it can be fulfilled here and now."""

    def __init__(self, request: RequestView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._request = request
        self.setObjectName(f"request {request.id}")
        self.wrap_freely()
        self.retranslate()

    @property
    def texts(self) -> tuple[str, str]:
        """The place, and what is asked for."""
        request = self._request
        place = shown(request.place) if request.place is not None else self.tr("place not known")
        ways = self.tr(", or ").join(shown(way) for way in request.conditions)
        return place, ways or shown(request.name)

    def retranslate(self) -> None:
        state = self.tr("can be fulfilled now") if self._request.open else ""
        parts = (shown(self._request.name), *self.texts, state)
        self.setAccessibleName(", ".join(part for part in parts if part))
        self.setToolTip("\n".join(part for part in parts if part))

    def _left(self) -> int:
        return theme.scaled(14) + 7

    def _beside(self, width: int) -> bool:
        place, asks = self.texts
        used = text_width(place, theme.body_font()) + theme.step(2) + text_width(asks, theme.body_font())
        return self._left() + used <= width

    def height_at(self, width: int) -> int:
        height = line_height(theme.body_font()) + 4
        if self._beside(width):
            return height
        return height + text_height(self.texts[1], theme.body_font(theme.SMALL), width - self._left(), 2)

    def natural_size(self) -> QSize:
        return QSize(theme.scaled(240), self.height_at(theme.scaled(240)))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.scaled(80), line_height(theme.body_font()) + 4)

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        if self.underMouse():
            draw_box(painter, rect, theme.colour("raised"), None, theme.CORNER_SMALL)
        side, height = theme.scaled(14), line_height(theme.body_font()) + 4
        line = QRectF(rect.left(), rect.top(), rect.width(), height)
        self._draw_diamond(painter, QRectF(rect.left(), line.center().y() - side / 2, side, side))
        place, asks = self.texts
        head = line.adjusted(self._left(), 0, 0, 0)
        draw_line(painter, head, place, theme.body_font(), theme.colour("text"))
        if self._beside(int(rect.width())):
            used = text_width(place, theme.body_font()) + theme.step(2)
            draw_line(painter, head.adjusted(used, 0, 0, 0), asks, theme.body_font(), theme.colour("dim"))
        else:
            below = QRectF(head.left(), line.bottom(), head.width(), rect.bottom() - line.bottom())
            draw_wrapped(painter, below, asks, theme.body_font(theme.SMALL), theme.colour("dim"), most=2)

    def _draw_diamond(self, painter: QPainter, rect: QRectF) -> None:
        middle, half = rect.center(), rect.width() / 2 - 1
        points = (QPointF(0, -half), QPointF(half, 0), QPointF(0, half), QPointF(-half, 0))
        painter.setPen(QPen(theme.colour("ochre"), 1.6))
        painter.setBrush(theme.colour("ochre") if self._request.open else Qt.BrushStyle.NoBrush)
        painter.drawPolygon(QPolygonF([middle + point for point in points]))


class BoardRequests(QWidget):
    """Requests in hand, one below the other."""

    request_clicked = Signal(object, QWidget)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(2)
        self.rows: list[RequestRow] = []

    def set_board(self, board: BoardView) -> None:
        """Show the requests of a character."""
        for row in self.rows:
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()
        self.rows = []
        for request in board.requests:
            row = RequestRow(request, self)
            row.clicked.connect(lambda _=False, request=request, row=row: self.request_clicked.emit(request, row))
            self._column.addWidget(row)
            self.rows.append(row)
            row.show()
