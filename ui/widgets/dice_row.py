"""The dice of one person in a row, with a tile to add one and a line to type the whole roll."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ui.widgets.die import AddDie, Die
from ui.widgets.flow_layout import FlowLayout
from ui.widgets.roll import Roll, RolledDie
from ui.widgets.roll_edit import RollEdit


class DiceRow(QWidget):
    """Shows dice; editable, it lets a person turn, add, remove and type them."""

    dice_changed = Signal(object)
    """The new dice as a tuple of `RolledDie`; only after a person's own change."""
    die_clicked = Signal(int)
    """The place of the die, from 0."""
    rolled = Signal(object)
    """The `Roll` as typed, with the name before it; sent before `dice_changed`."""

    def __init__(
        self,
        dice: Sequence[RolledDie] = (),
        *,
        editable: bool = True,
        with_entry: bool = True,
        faces: dict[str, Sequence[int]] | None = None,
        side: int = 46,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._dice: tuple[RolledDie, ...] = ()
        self._widgets: list[Die] = []
        self._editable = editable
        self._faces = faces or {}
        self._side = side
        self._row = QWidget()
        self._flow = FlowLayout(self._row)
        self.add_tile = AddDie(side)
        self.add_tile.kind_chosen.connect(self._add)
        self.entry = RollEdit()
        self.entry.rolled.connect(self._on_rolled)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        layout.addWidget(self._row)
        layout.addWidget(self.entry)
        self._flow.addWidget(self.add_tile)
        self.add_tile.setVisible(editable)
        self.entry.setVisible(editable and with_entry)
        self.set_dice(dice)

    @property
    def dice(self) -> tuple[RolledDie, ...]:
        """The dice from the left."""
        return self._dice

    @property
    def tiles(self) -> list[Die]:
        """The widgets of the dice from the left."""
        return self._widgets

    def set_dice(self, dice: Sequence[RolledDie]) -> None:
        """Show other dice without saying that a person changed them."""
        if [die.kind for die in dice] != [die.kind for die in self._dice]:
            self._build(dice)
        self._dice = tuple(dice)
        for tile, die in zip(self._widgets, dice, strict=True):
            tile.set_value(die.value)
            tile.set_state(placed=die.placed, dim=die.dim, selected=die.selected)

    def _build(self, dice: Sequence[RolledDie]) -> None:
        self._flow.removeWidget(self.add_tile)
        self._flow.clear()
        self._widgets = []
        for place, die in enumerate(dice):
            tile = Die(die.kind, faces=self._faces.get(die.kind, ()), editable=self._editable, side=self._side)
            tile.clicked.connect(lambda _=False, place=place: self.die_clicked.emit(place))
            tile.value_changed.connect(lambda value, place=place: self._on_value(place, value))
            tile.removal_asked.connect(lambda place=place: self._remove(place))
            self._flow.addWidget(tile)
            self._widgets.append(tile)
        self._flow.addWidget(self.add_tile)
        self.updateGeometry()

    def _on_value(self, place: int, value: int | None) -> None:
        dice = list(self._dice)
        dice[place] = replace(dice[place], value=value)
        self._dice = tuple(dice)
        self.dice_changed.emit(self._dice)

    def _remove(self, place: int) -> None:
        self._change(self._dice[:place] + self._dice[place + 1 :])
        if self._widgets:
            self._widgets[min(place, len(self._widgets) - 1)].setFocus()

    def _add(self, kind: str) -> None:
        self._change((*self._dice, RolledDie("defense" if kind == "defense" else "attack")))
        self._widgets[-1].setFocus()

    def _on_rolled(self, roll: Roll) -> None:
        self.rolled.emit(roll)
        self._change(roll.dice)

    def _change(self, dice: tuple[RolledDie, ...]) -> None:
        self.set_dice(dice)
        self.dice_changed.emit(self._dice)
