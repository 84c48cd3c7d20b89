"""The head of a board: letter, name, where the character stands, and the dial of sins."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from blackbook.views.boards import BoardView
from ui import theme
from ui.icons import draw_icon
from ui.language import shown
from ui.widgets.avatar import Avatar
from ui.widgets.dial import Dial
from ui.widgets.lettering import draw_line, draw_wrapped, fitted, line_height, text_height, text_width
from ui.widgets.tile import Tile

MOST_SINS = 13
SIDE, NARROW_SIDE = 46, 34
"""Size of the letter's ring, in pixels at a text scale of 100 %."""


class NameLine(Tile):
    """A name in large letters; where there is little room, smaller and in two lines."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, clickable=False)
        self.wrap_freely()

    def set_name(self, name: str) -> None:
        """Show another name."""
        self.setText(name)
        self.setAccessibleName(name)
        self.refresh()

    def _font(self, width: float) -> QFont:
        if text_width(self.text(), theme.heading_font(theme.TITLE)) <= width:
            return theme.heading_font(theme.TITLE)
        return fitted(theme.heading_font(theme.LARGE), self.text(), width, theme.scaled(theme.SMALL))

    def height_at(self, width: int) -> int:
        return text_height(self.text(), self._font(width), width, 2, break_words=False) + 2

    def natural_size(self) -> QSize:
        width = text_width(self.text(), theme.heading_font(theme.TITLE)) + 2
        return QSize(width, self.height_at(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.scaled(48), line_height(theme.heading_font(theme.SMALL)))

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        tint = theme.colour("text")
        draw_wrapped(painter, rect, self.text(), self._font(rect.width()), tint, most=2, break_words=False)


class PlaceLine(Tile):
    """Where a character stands: the place, an anchor for a port, a star for the first-player token."""

    corner = theme.CORNER_SMALL

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._port = self._first = False
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    def set_place(self, place: str, *, port: bool, first_player: bool) -> None:
        """Show another place."""
        self._port, self._first = port, first_player
        self.setText(place)
        words = [place]
        if port:
            words.append(self.tr("a port"))
        if first_player:
            words.append(self.tr("holds the first-player token"))
        self.setAccessibleName(", ".join(words))
        self.setToolTip("\n".join(words))
        self.refresh()

    def _marks(self) -> list[str]:
        return ["anchor"] * self._port + ["first-player"] * self._first

    def _marks_width(self) -> int:
        return len(self._marks()) * (theme.scaled(14) + 5)

    def natural_size(self) -> QSize:
        font = theme.body_font()
        return QSize(text_width(self.text(), font) + self._marks_width() + 2, line_height(font) + 4)

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.scaled(40), self.natural_size().height())

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        font = theme.body_font()
        tint = theme.colour("text" if self.underMouse() else "dim")
        room = rect.width() - self._marks_width()
        draw_line(painter, QRectF(rect.left(), rect.top(), room, rect.height()), self.text(), font, tint)
        side = theme.scaled(14)
        left = rect.left() + min(room, text_width(self.text(), font)) + 5
        for mark in self._marks():
            role = "ochre_text" if mark == "first-player" else "dim"
            draw_icon(painter, QRectF(left, rect.center().y() - side / 2, side, side), mark, theme.colour(role))
            left += side + 5


class BoardHead(QWidget):
    """A click asks to correct what it hits."""

    correct_asked = Signal(str, QWidget)
    """The field, and the widget that shows it."""
    step_asked = Signal(str, int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.avatar = Avatar("", parent=self)
        self.name = NameLine(self)
        self.place = PlaceLine(self)
        self.place.setObjectName("place")
        self.place.clicked.connect(lambda: self.correct_asked.emit("location", self.place))
        self.dial = Dial(parent=self, maximum=MOST_SINS)
        self.dial.setObjectName("sins")
        self.dial.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.dial.clicked.connect(lambda: self.correct_asked.emit("sins", self.dial))
        self.dial.step_asked.connect(lambda step: self.step_asked.emit("sins", step))
        middle = QVBoxLayout()
        middle.setSpacing(0)
        middle.addStretch(1)
        middle.addWidget(self.name)
        middle.addWidget(self.place)
        middle.addStretch(1)
        self._row = layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.step(3))
        layout.addWidget(self.avatar, 0, Qt.AlignmentFlag.AlignVCenter)
        layout.addLayout(middle, 1)
        layout.addWidget(self.dial, 0, Qt.AlignmentFlag.AlignTop)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def set_narrow(self, narrow: bool) -> None:
        """Leave more room for the name."""
        self.avatar.set_side(NARROW_SIDE if narrow else SIDE)
        self._row.setSpacing(theme.step(2 if narrow else 3))

    def set_board(self, board: BoardView) -> None:
        """Show the head of a character's board."""
        name = shown(board.name)
        self.avatar.set_name(board.letter, dim=board.defeated)
        self.name.set_name(name)
        place = shown(board.place) if board.place is not None else self.tr("nowhere yet")
        if board.defeated:
            place = self.tr("{place}, defeated").format(place=place)
        self.place.set_place(place, port=board.port, first_player=board.first_player)
        self.dial.set_words(self.tr("sins"), self.tr("cursed"))
        self.dial.set_value(board.sins, board.cursed)
