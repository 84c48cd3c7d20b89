"""The boards of all characters side by side."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from blackbook.views.boards import BoardView
from ui import theme
from ui.table.board import Board


class BoardsRow(QWidget):
    """Clicks come with the board that they fell on."""

    correct_asked = Signal(object, str, QWidget)
    step_asked = Signal(object, str, int)
    jobs_clicked = Signal(object, QWidget)
    component_clicked = Signal(str, object, object, QWidget)
    """Kind (card, item, demon, helper, request), `BoardView`, the component, the widget."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._layout = QHBoxLayout(self)
        self._layout.setContentsMargins(16, 12, 14, 12)
        self._layout.setSpacing(theme.step(3))
        self.boards: list[Board] = []

    def set_boards(self, boards: Sequence[BoardView]) -> None:
        """Show these boards; the widgets stay where the characters are the same."""
        if [board.board.id for board in self.boards] != [board.id for board in boards]:
            self._build(boards)
        for widget, board in zip(self.boards, boards, strict=True):
            if widget.board != board:
                widget.set_board(board)

    def _build(self, boards: Sequence[BoardView]) -> None:
        for old in self.boards:
            self._layout.removeWidget(old)
            old.hide()
            old.deleteLater()
        self._layout.setSpacing(theme.step(2 if len(boards) > 3 else 3))
        self.boards = [Board(board, self) for board in boards]
        for widget in self.boards:
            self._layout.addWidget(widget, 1)
            self._connect(widget)
            widget.show()

    def _connect(self, board: Board) -> None:
        board.correct_asked.connect(lambda field, widget: self.correct_asked.emit(board.board, field, widget))
        board.step_asked.connect(lambda field, step: self.step_asked.emit(board.board, field, step))
        board.jobs_clicked.connect(lambda widget: self.jobs_clicked.emit(board.board, widget))
        for kind, signal in (
            ("card", board.card_clicked),
            ("item", board.item_clicked),
            ("demon", board.demon_clicked),
            ("helper", board.helper_clicked),
            ("request", board.request_clicked),
        ):
            signal.connect(
                lambda component, widget, kind=kind: self.component_clicked.emit(kind, board.board, component, widget)
            )

    def focus_beside(self, step: int) -> None:
        """Move the focus to the next board at the left or right."""
        if not self.boards:
            return
        at = next((number for number, board in enumerate(self.boards) if _has_focus(board)), None)
        target = 0 if at is None else (at + step) % len(self.boards)
        self.boards[target].setFocus()


def _has_focus(board: Board) -> bool:
    focus = board.window().focusWidget()
    return focus is board or (focus is not None and board.isAncestorOf(focus))
