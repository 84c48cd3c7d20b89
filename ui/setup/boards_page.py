"""Last page of the wizard: what is printed on the characters' boards, as far as nobody has told it yet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFrame,
    QGridLayout,
    QLabel,
    QLineEdit,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from blackbook.new_campaign import BoardToTell
from blackbook.rules.question import Entry
from ui import theme
from ui.language import shown
from ui.setup.page import Page
from ui.widgets.flow_layout import EvenLayout
from ui.widgets.labels import WrappingLabel
from ui.widgets.open_number import OPEN, OpenNumber

BOARD_WIDTH = 300


class BoardFields(QFrame):
    """The fields of one character; each of them may stay open."""

    def __init__(self, board: BoardToTell, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "panel")
        self.board = board
        self.fields: dict[str, OpenNumber | QComboBox | QLineEdit] = {}
        self.cards: list[QLineEdit] = []
        grid = QGridLayout(self)
        grid.setContentsMargins(16, 12, 16, 14)
        grid.setVerticalSpacing(theme.step(2))
        grid.setColumnStretch(1, 1)
        grid.addWidget(WrappingLabel(shown(board.name), "heading"), 0, 0, 1, 2)
        for row, entry in enumerate(board.entries, 1):
            field = _field(entry)
            field.setObjectName(f"{board.id}.{entry.name}")
            self.fields[entry.name] = field
            self._add_row(grid, row, shown(entry.label), field)
        for number in range(1, board.cards + 1):
            card = QLineEdit()
            card.setObjectName(f"{board.id}.card.{number}")
            card.setPlaceholderText(OPEN)
            self.cards.append(card)
            label = self.tr("Starting word card {number}").format(number=number)
            self._add_row(grid, grid.rowCount(), label, card)
        grid.setRowStretch(grid.rowCount(), 1)

    def _add_row(self, grid: QGridLayout, row: int, text: str, field: QWidget) -> None:
        label = WrappingLabel(text, "dim")
        label.setBuddy(field)
        field.setAccessibleName(f"{shown(self.board.name)}: {text}")
        grid.addWidget(label, row, 0)
        grid.addWidget(field, row, 1)

    @property
    def values(self) -> dict[str, Any]:
        """The fields that were filled in."""
        read = {name: _value(field) for name, field in self.fields.items()}
        return {name: value for name, value in read.items() if value is not None}

    @property
    def card_names(self) -> tuple[str, ...]:
        return tuple(name for card in self.cards if (name := card.text().strip()))

    def fill(self, values: Mapping[str, Any]) -> None:
        """Put values into the fields that are asked here."""
        for name, field in self.fields.items():
            if name in values:
                _set(field, values[name])


class BoardsPage(Page):
    """All boards side by side; sample values, if there are any, fill them for somebody who has no box at hand."""

    def __init__(self, sample: Mapping[str, Mapping[str, Any]] | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sample_values = sample or {}
        self._offers_sample = sample is not None
        self.set_heading(
            self.tr("What is printed on the boards?"),
            self.tr(
                "Read it off once, and every later campaign knows it. Whatever is left open is asked for when it is "
                "needed."
            ),
        )
        self.sample_box = QCheckBox(self.tr("Fill in sample values, to try the program without the box"))
        self.sample_box.setObjectName("samples")
        self.sample_box.toggled.connect(self._on_sample)
        self.body.addWidget(self.sample_box)
        self._area = QScrollArea()
        self._area.setWidgetResizable(True)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.body.addWidget(self._area, 1)
        self.boards: list[BoardFields] = []
        self.known = QLabel(self.tr("Everything is known already."))
        self.body.addWidget(self.known)
        self.setFocusProxy(self.sample_box)

    def set_boards(self, boards: Sequence[BoardToTell]) -> None:
        """Ask about these boards; what was filled in before for a board that stays is kept."""
        earlier = {fields.board.id: fields for fields in self.boards}
        kept = {id: (fields.values, fields.card_names) for id, fields in earlier.items()}
        holder = QWidget()
        column = QVBoxLayout(holder)
        column.setContentsMargins(0, 0, 8, 0)
        rows = EvenLayout(least_width=BOARD_WIDTH, spacing=theme.step(3))
        column.addLayout(rows)
        column.addStretch(1)
        asked = [board for board in boards if board.entries or board.cards]
        self.boards = [BoardFields(board) for board in asked]
        for fields in self.boards:
            rows.addWidget(fields)
            values, names = kept.get(fields.board.id, ({}, ()))
            fields.fill(values)
            for card, name in zip(fields.cards, names, strict=False):
                card.setText(name)
        self._area.setWidget(holder)
        self._area.setVisible(bool(asked))
        self.sample_box.setVisible(bool(asked) and self._offers_sample)
        self.known.setVisible(not asked)
        if self.sample:
            self._on_sample(True)

    @property
    def sample(self) -> bool:
        """Whether the values are samples."""
        return self.sample_box.isChecked()

    @property
    def told(self) -> dict[str, dict[str, Any]]:
        """Filled in values by character."""
        return {fields.board.id: fields.values for fields in self.boards if fields.values}

    @property
    def cards(self) -> dict[str, tuple[str, ...]]:
        """Names of starting word cards by character."""
        return {fields.board.id: fields.card_names for fields in self.boards if fields.card_names}

    def _on_sample(self, wanted: bool) -> None:
        for fields in self.boards:
            values = self._sample_values.get(fields.board.id, {})
            fields.fill(values if wanted else dict.fromkeys(fields.fields))


def _field(entry: Entry) -> OpenNumber | QComboBox | QLineEdit:
    if entry.kind == "number":
        return OpenNumber(entry.minimum or 0, 99 if entry.maximum is None else entry.maximum)
    if entry.kind == "choice":
        choice = QComboBox()
        choice.addItem(OPEN, None)
        for option in entry.options:
            choice.addItem(shown(option.label), option.id)
        return choice
    line = QLineEdit()
    line.setPlaceholderText(OPEN)
    return line


def _value(field: OpenNumber | QComboBox | QLineEdit) -> Any:
    if isinstance(field, OpenNumber):
        return field.number
    if isinstance(field, QComboBox):
        return field.currentData()
    return field.text().strip() or None


def _set(field: OpenNumber | QComboBox | QLineEdit, value: Any) -> None:
    if isinstance(field, OpenNumber):
        field.set_number(value)
    elif isinstance(field, QComboBox):
        field.setCurrentIndex(max(0, field.findData(value)))
    else:
        field.setText(str(value or ""))
