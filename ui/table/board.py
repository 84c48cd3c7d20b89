"""The board of a character with everything on and beside it; the one on turn is framed in ochre."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from blackbook.views.boards import BoardView
from ui import theme
from ui.language import shown
from ui.table.board_cards import BoardCards
from ui.table.board_head import BoardHead
from ui.table.board_numbers import BoardNumbers
from ui.table.board_people import BoardDemons, BoardHelpers, BoardRequests

NARROW, LEAST = 280, 230
"""Below this width, in pixels at a text scale of 100 %, margins shrink."""


class Board(QFrame):
    """What is clicked is told with the widget that shows it; what does not fit scrolls."""

    correct_asked = Signal(str, QWidget)
    step_asked = Signal(str, int)
    card_clicked = Signal(object, QWidget)
    item_clicked = Signal(object, QWidget)
    demon_clicked = Signal(object, QWidget)
    helper_clicked = Signal(object, QWidget)
    request_clicked = Signal(object, QWidget)
    jobs_clicked = Signal(QWidget)

    def __init__(self, board: BoardView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(f"board {board.id}")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.head, self.numbers, self.cards = BoardHead(), BoardNumbers(), BoardCards()
        self.demons, self.helpers, self.requests = BoardDemons(), BoardHelpers(), BoardRequests()
        self._lay_out()
        self._connect()
        self._fit()
        self.set_board(board)

    def _lay_out(self) -> None:
        self.area = QScrollArea(self)
        self.area.setWidgetResizable(True)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        content = QWidget()
        content.setObjectName("content")
        self._inner = inner = QVBoxLayout(content)
        inner.setContentsMargins(14, 12, 14, 10)
        inner.setSpacing(theme.step(2))
        for widget in (self.head, self.numbers, self.cards, self.demons, self.helpers):
            inner.addWidget(widget)
        inner.addStretch(1)
        inner.addWidget(self.requests)
        self.area.setWidget(content)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(2, 2, 2, 2)
        layout.addWidget(self.area)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        self.setMinimumWidth(theme.scaled(LEAST))
        narrow = self.width() < theme.scaled(NARROW)
        side = 8 if narrow else 14
        self._inner.setContentsMargins(side, 10 if narrow else 12, side, 10)
        self.head.set_narrow(narrow)
        self.numbers.fit()

    def _connect(self) -> None:
        for part in (self.head, self.numbers):
            part.correct_asked.connect(self.correct_asked)
            part.step_asked.connect(self.step_asked)
        self.cards.card_clicked.connect(self.card_clicked)
        self.cards.item_clicked.connect(self.item_clicked)
        self.demons.demon_clicked.connect(self.demon_clicked)
        self.demons.jobs_clicked.connect(self.jobs_clicked)
        self.helpers.helper_clicked.connect(self.helper_clicked)
        self.requests.request_clicked.connect(self.request_clicked)

    @property
    def board(self) -> BoardView:
        """What it shows."""
        return self._board

    def set_board(self, board: BoardView) -> None:
        """Show the board as it is now; nothing happens where it is the same."""
        self._board = board
        role = "active" if board.on_turn else "panel"
        if self.property("role") != role:
            self.setProperty("role", role)
            self.style().unpolish(self)
            self.style().polish(self)
        state = self.tr("on turn") if board.on_turn else ""
        self.setAccessibleName(", ".join(part for part in (shown(board.name), state) if part))
        for part in (self.head, self.numbers, self.cards, self.demons, self.helpers, self.requests):
            part.set_board(board)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.set_board(self._board)
        elif event.type() == QEvent.Type.StyleChange:
            self._fit()
