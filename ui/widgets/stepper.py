"""Steps of a guided sequence: done, current, to come."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ui import theme
from ui.icons import draw_icon
from ui.widgets.lettering import draw_line, draw_wrapped, line_height, text_height
from ui.widgets.tile import Tile

StepState = Literal["done", "current", "to_come"]


@dataclass(frozen=True)
class Step:
    """A step's name and a line about it, as its result or what it will ask."""

    title: str
    detail: str = ""


class StepRow(Tile):
    """One step with its number in a circle, tied to the next by a line."""

    def __init__(self, number: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._number = number
        self._step = Step("")
        self._state: StepState = "to_come"
        self._last = False
        self.wrap_freely()

    @property
    def state(self) -> StepState:
        """Whether the step is done, current or to come."""
        return self._state

    def set_step(self, step: Step, state: StepState, *, last: bool) -> None:
        """Show another step."""
        self._step, self._state, self._last = step, state, last
        self.retranslate()
        self.refresh()

    def retranslate(self) -> None:
        words = {"done": self.tr("done"), "current": self.tr("current"), "to_come": self.tr("to come")}
        text = self.tr("Step {number}: {title}").format(number=self._number, title=self._step.title)
        parts = (text, words[self._state], self._step.detail)
        self.setAccessibleName(", ".join(part for part in parts if part))
        self.setToolTip(words[self._state])

    def _side(self) -> int:
        return theme.scaled(22)

    def _room(self, width: int) -> int:
        return max(20, width - self._side() - theme.step(5))

    def height_at(self, width: int) -> int:
        room = self._room(width)
        title = text_height(self._step.title, theme.body_font(bold=self._state == "current"), room)
        detail = text_height(self._step.detail, theme.body_font(theme.SMALL), room)
        return max(title + detail, self._side()) + theme.step(3)

    def natural_size(self) -> QSize:
        return QSize(theme.scaled(240), self.height_at(theme.scaled(240)))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.scaled(110), self._side() + theme.step(3))

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        side = self._side()
        circle = QRectF(rect.left() + theme.step(), rect.top() + 4, side, side)
        self._draw_circle(painter, circle)
        if not self._last:
            painter.setPen(QPen(theme.colour("line"), 2))
            x = circle.center().x()
            painter.drawLine(round(x), round(circle.bottom() + 2), round(x), round(rect.bottom()))
        title = theme.body_font(bold=self._state == "current")
        lift = max(0.0, (side - line_height(title)) / 2)
        room = self._room(int(rect.width()))
        place = QRectF(circle.right() + theme.step(3), circle.top() + lift, room, rect.height())
        tint = theme.colour("text" if self._state == "current" else "dim")
        used = draw_wrapped(painter, place, self._step.title, title, tint)
        small = theme.body_font(theme.SMALL)
        draw_wrapped(painter, place.adjusted(0, used, 0, 0), self._step.detail, small, theme.colour("dim"))

    def _draw_circle(self, painter: QPainter, circle: QRectF) -> None:
        roles = {"done": ("spruce", None), "current": ("ochre", "ochre"), "to_come": ("outline", None)}
        edge, fill = roles[self._state]
        painter.setPen(QPen(theme.colour(edge), 1.5))
        painter.setBrush(theme.colour(fill) if fill else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(circle.adjusted(1, 1, -1, -1))
        if self._state == "done":
            inset = circle.width() * 0.22
            draw_icon(painter, circle.adjusted(inset, inset, -inset, -inset), "check", theme.colour("spruce_text"))
        else:
            tint = theme.colour("on_ochre" if self._state == "current" else "dim")
            font = theme.body_font(theme.SMALL, True)
            draw_line(painter, circle, str(self._number), font, tint, Qt.AlignmentFlag.AlignHCenter)


class Stepper(QWidget):
    """All steps from top to bottom; a click on one asks to see it."""

    step_clicked = Signal(int)
    """The place of the step, from 0."""

    def __init__(self, steps: Sequence[Step] = (), current: int = 0, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(0)
        self._rows: list[StepRow] = []
        self.set_steps(steps, current)

    @property
    def rows(self) -> list[StepRow]:
        """The rows from the top."""
        return self._rows

    @property
    def current(self) -> int:
        """The place of the current step, from 0; the number of steps if all are done."""
        return self._current

    def set_steps(self, steps: Sequence[Step], current: int) -> None:
        """Show other steps; those before `current` are done."""
        self._current = current
        while len(self._rows) > len(steps):
            row = self._rows.pop()
            self._layout.removeWidget(row)
            row.hide()
            row.deleteLater()
        while len(self._rows) < len(steps):
            self._add_row()
        for place, (row, step) in enumerate(zip(self._rows, steps, strict=True)):
            state: StepState = "done" if place < current else "current" if place == current else "to_come"
            row.set_step(step, state, last=place == len(steps) - 1)

    def _add_row(self) -> None:
        place = len(self._rows)
        row = StepRow(place + 1, self)
        row.clicked.connect(lambda: self.step_clicked.emit(place))
        self._layout.addWidget(row)
        self._rows.append(row)
        row.show()
