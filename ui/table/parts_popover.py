"""Where a number comes from: its parts one below the other, and their sum."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from blackbook.views.number import Part
from ui.language import shown
from ui.table.popover import Popover
from ui.widgets.labels import WrappingLabel


class PartsPopover(Popover):
    """`start` stands before the parts where they change a value, as they do on the track."""

    def __init__(
        self,
        title: str,
        parts: Sequence[Part],
        total: tuple[str, int],
        parent: QWidget,
        *,
        start: tuple[str, int] | None = None,
        notes: Sequence[str] = (),
    ) -> None:
        super().__init__(title, parent)
        grid = QGridLayout()
        grid.setColumnStretch(0, 1)
        grid.setVerticalSpacing(6)
        self.lines: list[tuple[str, str]] = []
        if start is not None:
            self._add(grid, start[0], str(start[1]), "dim")
        for part in parts:
            self._add(grid, shown(part.text), f"{part.value:+d}" if start is not None else str(part.value), "")
        self._add(grid, total[0], str(total[1]), "strong")
        self.body.addLayout(grid)
        for note in notes:
            self.body.addWidget(WrappingLabel(note, "dim"))

    def _add(self, grid: QGridLayout, text: str, value: str, role: str) -> None:
        row = grid.rowCount()
        grid.addWidget(WrappingLabel(text, role), row, 0)
        number = QLabel(value)
        number.setProperty("role", "strong" if role == "strong" else "")
        grid.addWidget(number, row, 1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
        self.lines.append((text, value))
