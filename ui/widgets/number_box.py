"""A box with a label and a large number, or with dice; a click asks to correct what it shows."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from ui import theme
from ui.widgets.die import DieKind, draw_die
from ui.widgets.health_bar import draw_bar
from ui.widgets.lettering import draw_line, line_height, text_width
from ui.widgets.tile import Tile, draw_box


class NumberBox(Tile):
    """Label, number, "of maximum" where there is one, and then a bar too."""

    step_asked = Signal(int)
    """+1 or -1, asked for by the arrow keys."""

    def __init__(
        self,
        label: str,
        value: int | None = 0,
        maximum: int | None = None,
        *,
        note: str = "",
        parent: QWidget | None = None,
        clickable: bool = True,
    ) -> None:
        super().__init__(parent, clickable=clickable)
        self._label = label
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.set_value(value, maximum, note)

    @property
    def value(self) -> int | None:
        """The number, None while unknown."""
        return self._value

    def set_label(self, label: str) -> None:
        """Show another label."""
        self._label = label
        self.retranslate()
        self.refresh()

    def set_value(self, value: int | None, maximum: int | None = None, note: str = "") -> None:
        """Show another number; `note` is said in the tool tip, as where the number comes from."""
        self._value, self._maximum, self._note = value, maximum, note
        self.retranslate()
        self.refresh()

    def _shown(self) -> tuple[str, str]:
        number = "?" if self._value is None else str(self._value)
        rest = "" if self._maximum is None else self.tr("of {maximum}").format(maximum=self._maximum or "?")
        return number, rest

    def retranslate(self) -> None:
        number, rest = self._shown()
        text = " ".join(part for part in (f"{self._label}:", number, rest) if part)
        self.setAccessibleName(text)
        self.setToolTip("\n".join(part for part in (text, self._note) if part))

    def natural_size(self) -> QSize:
        number, rest = self._shown()
        label = text_width(self._label, theme.body_font(theme.SMALL))
        below = text_width(number, theme.body_font(theme.LARGE, True)) + text_width(" " + rest, theme.body_font(15))
        return QSize(max(label, below) + theme.step(5), box_height())

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.scaled(64), box_height())

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        inner = draw_labelled_box(painter, rect, self._label)
        number, rest = self._shown()
        font = theme.body_font(theme.LARGE, True)
        line = QRectF(inner.left(), inner.top(), inner.width(), line_height(font))
        draw_line(painter, line, number, font, theme.colour("text"))
        if rest:
            used = text_width(number + " ", font)
            beside = line.adjusted(used, 0, 0, 0)
            roomy = text_width(rest, theme.body_font(15)) <= beside.width()
            draw_line(painter, beside, rest, theme.body_font(15 if roomy else theme.SMALL), theme.colour("dim"))
        if self._maximum is not None and self._value is not None:
            height = theme.scaled(5)
            bar = QRectF(inner.left(), rect.bottom() - height - theme.step(2), inner.width(), height)
            draw_bar(painter, bar, self._value, self._maximum)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.clickable and event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Plus):
            self.step_asked.emit(1)
        elif self.clickable and event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Minus):
            self.step_asked.emit(-1)
        else:
            super().keyPressEvent(event)


class DiceBox(Tile):
    """A label and small dice, one for each die that somebody rolls."""

    def __init__(
        self, label: str, kinds: Sequence[DieKind] = (), parent: QWidget | None = None, *, clickable: bool = True
    ) -> None:
        super().__init__(parent, clickable=clickable)
        self._label = label
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.set_kinds(kinds)

    def set_label(self, label: str) -> None:
        """Show another label."""
        self._label = label
        self.retranslate()
        self.refresh()

    def set_kinds(self, kinds: Sequence[DieKind], aside: Sequence[DieKind] = ()) -> None:
        """Show other dice; those put aside come last and are crossed out."""
        self._kinds = tuple(kinds)
        self._aside = tuple(aside)
        self.retranslate()
        self.refresh()

    def retranslate(self) -> None:
        attack, defense = self._kinds.count("attack"), self._kinds.count("defense")
        text = self.tr("{label}: {attack} attack, {defense} defense").format(
            label=self._label, attack=attack, defense=defense
        )
        if self._aside:
            text = self.tr("{dice}; put aside: {attack} attack, {defense} defense").format(
                dice=text, attack=self._aside.count("attack"), defense=self._aside.count("defense")
            )
        self.setAccessibleName(text)
        self.setToolTip(text)

    def natural_size(self) -> QSize:
        dice = len(self._kinds + self._aside) * (theme.scaled(14) + 4)
        label = text_width(self._label, theme.body_font(theme.SMALL))
        return QSize(max(dice, label) + theme.step(5), box_height())

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.scaled(64), box_height())

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        inner = draw_labelled_box(painter, rect, self._label)
        dice = self._kinds + self._aside
        if not dice:
            draw_line(painter, inner, "—", theme.body_font(), theme.colour("dim"))
            return
        side = min(theme.scaled(14), (inner.width() + 3) / len(dice) - 3)
        for number, kind in enumerate(dice):
            place = QRectF(inner.left() + number * (side + 3), inner.top() + 3, side, side)
            draw_die(painter, place, kind, "")
            if number >= len(self._kinds):
                painter.setPen(QPen(theme.colour("cinnabar"), 2))
                painter.drawLine(place.topLeft(), place.bottomRight())
                painter.drawLine(place.bottomLeft(), place.topRight())


def box_height() -> int:
    """The height of such boxes in pixels, so that they stand in line."""
    label, number = theme.body_font(theme.SMALL), theme.body_font(theme.LARGE, True)
    return line_height(label) + line_height(number) + theme.scaled(5) + theme.step(7)


def draw_labelled_box(painter: QPainter, rect: QRectF, label: str) -> QRectF:
    """Draw the box with its label and return what is left for the value."""
    draw_box(painter, rect, theme.colour("raised"), None)
    inner = rect.adjusted(theme.step(2), theme.step(2), -theme.step(2), -theme.step(1))
    font = theme.body_font(theme.SMALL)
    draw_line(painter, QRectF(inner.left(), inner.top(), inner.width(), line_height(font)), label, font,
              theme.colour("dim"))  # fmt: skip
    return inner.adjusted(0, line_height(font) + 2, 0, 0)
