"""Wounds, rubles and dice of a character, side by side."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from blackbook.views.boards import BoardView
from ui import theme
from ui.widgets.die import DieKind
from ui.widgets.number_box import DiceBox, NumberBox

LEAST = {"wounds": 76, "rubles": 52, "dice": 60}
"""Widths in pixels at a text scale of 100 % that are enough where four boards stand side by side."""
SHARES = {"wounds": 5, "rubles": 4, "dice": 5}


class BoardNumbers(QWidget):
    """A click on a box asks to correct it."""

    correct_asked = Signal(str, QWidget)
    step_asked = Signal(str, int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.wounds = NumberBox("")
        self.rubles = NumberBox("")
        self.dice = DiceBox("")
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        for field, box in (("wounds", self.wounds), ("rubles", self.rubles)):
            box.setObjectName(field)
            box.clicked.connect(lambda _=False, field=field, box=box: self.correct_asked.emit(field, box))
            box.step_asked.connect(lambda step, field=field: self.step_asked.emit(field, step))
            layout.addWidget(box, SHARES[field])
        self.dice.setObjectName("dice")
        self.dice.clicked.connect(lambda: self.correct_asked.emit("dice", self.dice))
        layout.addWidget(self.dice, SHARES["dice"])

    def fit(self) -> None:
        """Let the boxes be as narrow as their words allow at the size of the text."""
        for field, box in (("wounds", self.wounds), ("rubles", self.rubles), ("dice", self.dice)):
            box.setMinimumWidth(theme.scaled(LEAST[field]))

    def set_board(self, board: BoardView) -> None:
        """Show the numbers of a character."""
        self.wounds.set_label(self.tr("Wounds"))
        self.wounds.set_value(board.wounds, board.health)
        self.rubles.set_label(self.tr("Rubles"))
        self.rubles.set_value(board.rubles)
        self.dice.set_label(self.tr("Dice"))
        attack: list[DieKind] = ["attack"]
        defense: list[DieKind] = ["defense"]
        aside = attack * board.attack_set_aside + defense * board.defense_set_aside
        ready = attack * (board.attack_dice - board.attack_set_aside)
        ready += defense * (board.defense_dice - board.defense_set_aside)
        self.dice.set_kinds(ready, aside)
