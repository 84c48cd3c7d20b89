"""A die: black for attack, white for defense; its value is set by click, wheel and digit keys."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QWheelEvent
from PySide6.QtWidgets import QMenu, QWidget

from ui import theme
from ui.icons import draw_icon
from ui.widgets.lettering import draw_line
from ui.widgets.tile import Tile, draw_box

DieKind = Literal["attack", "defense"]
HIGHEST = 99


class Die(Tile):
    """One die with a value, or with none as long as its roll is unknown.

    Editable, a click shows the next face (with Shift the one before), the wheel and the arrow keys step,
    digits set, Delete forgets. Not editable, it only says that it was clicked.
    """

    value_changed = Signal(object)
    """The new value as int, or None for unknown; only after a person's own change."""
    removal_asked = Signal()
    """Delete was pressed on a die that has no value."""

    def __init__(
        self,
        kind: DieKind = "attack",
        value: int | None = None,
        *,
        faces: Sequence[int] = (),
        editable: bool = False,
        side: int = 46,
        parent: QWidget | None = None,
        clickable: bool = True,
    ) -> None:
        super().__init__(parent, clickable=clickable)
        self._kind: DieKind = kind
        self._value = value
        self._faces = tuple(sorted(set(faces)))
        self._editable = editable
        self._side = side
        self._placed = False
        self._dim = False
        self._selected = False
        self.clicked.connect(self._on_click)
        self.retranslate()

    @property
    def kind(self) -> DieKind:
        """ "attack" or "defense"."""
        return self._kind

    @property
    def value(self) -> int | None:
        """The face that shows, None while unknown."""
        return self._value

    @property
    def placed(self) -> bool:
        """Whether it lies on a card; then its place in the row is left as an outline."""
        return self._placed

    def set_value(self, value: int | None) -> None:
        """Show a value without saying that a person changed it."""
        self._value = value
        self.retranslate()
        self.update()

    def set_faces(self, faces: Sequence[int]) -> None:
        """The values that its sides bear; empty if they are not known."""
        self._faces = tuple(sorted(set(faces)))

    def set_state(self, *, placed: bool = False, dim: bool = False, selected: bool = False) -> None:
        """Placed on a card, dim because it counts for nothing, or selected."""
        self._placed, self._dim, self._selected = placed, dim, selected
        self.retranslate()
        self.update()

    def retranslate(self) -> None:
        kind = self.tr("Attack die") if self._kind == "attack" else self.tr("Defense die")
        value = self.tr("not rolled yet") if self._value is None else str(self._value)
        states = [
            *([self.tr("placed on a card")] if self._placed else []),
            *([self.tr("counts for nothing")] if self._dim else []),
            *([self.tr("selected")] if self._selected else []),
        ]
        text = ", ".join([f"{kind}: {value}", *states])
        self.setAccessibleName(text)
        self.setToolTip(text)

    def natural_size(self) -> QSize:
        side = theme.scaled(self._side)
        return QSize(side, side)

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        shown = "?" if self._value is None else str(self._value)
        if self._side < 20:
            shown = ""
        ghost = self._placed or self._dim
        draw_die(painter, rect, self._kind, shown, ghost=ghost, dashed=self._placed)
        if self._selected:
            draw_box(painter, rect, None, theme.colour("ochre"), self.corner, 3)

    def _on_click(self) -> None:
        if self._editable:
            self._step(1)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self._editable and event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self._step(-1)
        else:
            super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not (self._editable and self.clickable and self._edit_by_key(event)):
            super().keyPressEvent(event)

    def _edit_by_key(self, event: QKeyEvent) -> bool:
        if event.text().isdigit() and event.text().isascii():
            self._change(int(event.text()))
        elif event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Plus):
            self._step(1)
        elif event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Minus):
            self._step(-1)
        elif event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            if self._value is None:
                self.removal_asked.emit()
            else:
                self._change(None)
        else:
            return False
        return True

    def wheelEvent(self, event: QWheelEvent) -> None:
        # Only a die that was chosen first turns, so that scrolling past it changes nothing.
        if self._editable and self.hasFocus():
            self._step(1 if event.angleDelta().y() > 0 else -1)
            event.accept()
        else:
            event.ignore()

    def _step(self, by: int) -> None:
        self._change(next_face(self._value, self._faces, by))

    def _change(self, value: int | None) -> None:
        if value != self._value:
            self.set_value(value)
            self.value_changed.emit(value)


def draw_die(
    painter: QPainter, rect: QRectF, kind: DieKind, shown: str, *, ghost: bool = False, dashed: bool = False
) -> None:
    """Draw a die; a ghost is an outline whose corner still tells the kind."""
    fill, ink, line = _colours(kind)
    corner = min(theme.CORNER, rect.width() / 4)
    if ghost:
        style = Qt.PenStyle.DashLine if dashed else Qt.PenStyle.SolidLine
        draw_box(painter, rect, None, theme.colour("outline"), corner, 1, style)
        side = rect.width() * 0.2
        draw_box(painter, QRectF(rect.right() - side - 4, rect.top() + 4, side, side), fill, theme.colour("outline"), 2)
        ink = theme.colour("dim")
    else:
        draw_box(painter, rect, fill, line, corner)
    font = theme.heading_font(theme.TITLE if rect.width() >= theme.scaled(30) else theme.BODY)
    draw_line(painter, rect, shown, font, ink, Qt.AlignmentFlag.AlignHCenter)


def _colours(kind: DieKind) -> tuple[QColor, QColor, QColor]:
    if kind == "attack":
        return theme.colour("card_black"), theme.colour("card_black_text"), theme.colour("card_black_line")
    edge = "card_white" if theme.current().palette.is_dark else "outline"
    return theme.colour("card_white"), theme.colour("card_white_text"), theme.colour(edge)


def next_face(value: int | None, faces: Sequence[int], by: int) -> int:
    """The face after (`by` = 1) or before (-1) a value; round and round if the faces are known."""
    if not faces:
        return 1 if value is None else max(0, min(HIGHEST, value + by))
    if value is None:
        return faces[0] if by > 0 else faces[-1]
    beyond = [face for face in faces if (face > value if by > 0 else face < value)]
    if by > 0:
        return beyond[0] if beyond else faces[0]
    return beyond[-1] if beyond else faces[-1]


class AddDie(Tile):
    """A dashed tile that offers to add a die of either kind."""

    kind_chosen = Signal(str)

    def __init__(self, side: int = 46, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._side = side
        self.menu = QMenu(self)
        self._attack = self.menu.addAction("", lambda: self.kind_chosen.emit("attack"))
        self._defense = self.menu.addAction("", lambda: self.kind_chosen.emit("defense"))
        self.clicked.connect(self._open)
        self.retranslate()

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Add a die"))
        self.setToolTip(self.tr("Add a die"))
        self._attack.setText(self.tr("Attack die"))
        self._defense.setText(self.tr("Defense die"))

    def _open(self) -> None:
        self.menu.popup(self.mapToGlobal(self.rect().bottomLeft()))

    def natural_size(self) -> QSize:
        side = theme.scaled(self._side)
        return QSize(side, side)

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        draw_box(painter, rect, None, theme.colour("outline"), self.corner, 1, Qt.PenStyle.DashLine)
        inset = rect.width() * 0.2
        draw_icon(painter, rect.adjusted(inset, inset, -inset, -inset), "plus", theme.colour("dim"))
