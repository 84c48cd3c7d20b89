"""Lines with a number at the right, a fine rule between them: what a total is made of."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from blackbook.resolver.explanation.outcome import Part
from ui import theme
from ui.language import shown
from ui.widgets.labels import WrappingLabel


@dataclass(frozen=True)
class Line:
    """What, and how much of it; `role` colours the number ("good", "danger" or nothing)."""

    text: str
    value: str
    role: str = "strong"


def part_lines(parts: Sequence[Part]) -> tuple[Line, ...]:
    """The parts of a number; those that say the same stand on one line."""
    together: dict[str, list[int]] = {}
    for part in parts:
        together.setdefault(shown(part.text), []).append(part.amount)
    return tuple(
        Line(text if len(amounts) == 1 else f"{text} {' + '.join(map(str, amounts))}", str(sum(amounts)))
        for text, amounts in together.items()
    )


class PartLines(QWidget):
    """Shows lines, as many as there are."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lines: tuple[Line, ...] = ()
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(0)

    @property
    def lines(self) -> tuple[Line, ...]:
        """What is shown."""
        return self._lines

    def set_lines(self, lines: Sequence[Line]) -> None:
        """Show other lines."""
        if tuple(lines) == self._lines:
            return
        self._lines = tuple(lines)
        while (item := self._layout.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        for line in lines:
            self._layout.addWidget(_row(line))
            rule = QFrame()
            rule.setProperty("role", "rule")
            self._layout.addWidget(rule)


def _row(line: Line) -> QWidget:
    row = QWidget()
    layout = QHBoxLayout(row)
    layout.setContentsMargins(0, theme.step(1), 0, theme.step(1))
    number = QLabel(line.value)
    number.setProperty("role", line.role)
    layout.addWidget(WrappingLabel(line.text), 1)
    layout.addWidget(number, 0, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    return row
