"""The column of a character in a check or fight: dice, conspiracy, items and helpers."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from blackbook.views.scene import Fighter
from ui import theme
from ui.language import shown
from ui.resolver.column_view import ColumnView, Row
from ui.resolver.dragging import DragSource, DropTarget
from ui.widgets.avatar import Avatar
from ui.widgets.dice_row import DiceRow
from ui.widgets.labels import ElidedLabel, WrappingLabel
from ui.widgets.roll import RolledDie
from ui.widgets.word_row import WordRow


class PersonColumn(QFrame):
    """While the roll is asked for, its dice are turned and added; later they are chosen and dragged."""

    die_clicked = Signal(str, int)
    card_clicked = Signal(str, str)
    supply_clicked = Signal(str, str)
    dice_changed = Signal(str, object)
    die_dropped = Signal(str, int, str, str)
    """Whose die and its place, on whose card and its id."""

    def __init__(
        self, fighter: Fighter, faces: dict[str, tuple[int, ...]] | None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setProperty("role", "panel")
        self.setObjectName(f"column_{fighter.id}")
        self._fighter = fighter
        self._role = ""
        self.avatar = Avatar(fighter.letter, 42)
        self.name = ElidedLabel("", "heading")
        self.role = WrappingLabel("", "dim")
        self.role.setObjectName("role")
        self.sums = QLabel()
        self.sums.setObjectName("sum")
        self.sums.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.entry = DiceRow(with_entry=False, faces=dict(faces) if faces is not None else None)
        self.entry.dice_changed.connect(lambda dice: self.dice_changed.emit(fighter.id, dice))
        self.dice = DiceRow(editable=False)
        self.dice.die_clicked.connect(lambda place: self.die_clicked.emit(fighter.id, place))
        self.aims = WrappingLabel("", "dim")
        self.aims.setObjectName("aims")
        self.cards_title, self.supplies_title = QLabel(), QLabel()
        self.notes = WrappingLabel("", "dim")
        self.notes.setObjectName("notes")
        self.cards: dict[str, WordRow] = {}
        self.supplies: dict[str, WordRow] = {}
        self._rows = QVBoxLayout()
        self._lay_out()

    @property
    def who(self) -> str:
        return self._fighter.id

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(theme.step(2))
        names = QVBoxLayout()
        names.setSpacing(0)
        names.addWidget(self.name)
        names.addWidget(self.role)
        names.addStretch(1)
        head.addWidget(self.avatar, 0, Qt.AlignmentFlag.AlignTop)
        head.addLayout(names, 1)
        head.addWidget(self.sums, 0, Qt.AlignmentFlag.AlignTop)
        for title in (self.cards_title, self.supplies_title):
            title.setProperty("role", "small")
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setSpacing(theme.step(2))
        for part in (self.cards_title, self.supplies_title):
            self._rows.addWidget(part)
        self._rows.addStretch(1)
        self._rows.addWidget(self.notes)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(*(theme.step(4),) * 3, theme.step(3))
        layout.setSpacing(theme.step(3))
        layout.addLayout(head)
        layout.addWidget(self.entry)
        layout.addWidget(self.dice)
        layout.addWidget(self.aims)
        layout.addLayout(self._rows, 1)

    def show_fighter(self, fighter: Fighter, view: ColumnView, role: str, asked: Sequence[RolledDie] | None) -> None:
        """Show another state; `asked` are the dice as told so far while the roll is asked for, else None."""
        self._fighter, self._role = fighter, role
        self.avatar.set_name(fighter.letter, fighter.defeated)
        self.avatar.setAccessibleName(shown(fighter.name))
        self.name.set_full_text(shown(fighter.name))
        self.role.setText(role)
        self._set_role(self.role, "danger" if fighter.defeated else "dim")
        self._show_sums(view.sums if asked is None else ())
        self.entry.setVisible(asked is not None)
        self.dice.setVisible(asked is None and bool(view.dice))
        if asked is not None:
            self.entry.set_dice(asked)
        else:
            self._show_dice(view.dice)
        self.aims.setText(" · ".join(view.aims))
        self.aims.setVisible(bool(view.aims) and asked is None)
        self._fill(self.cards, view.cards, 1, self._on_card)
        self._fill(self.supplies, view.supplies, 2 + len(view.cards), self._on_supply)
        self.cards_title.setVisible(bool(view.cards))
        self.supplies_title.setVisible(bool(view.supplies))
        self.notes.setText("\n".join(view.notes))
        self.notes.setVisible(bool(view.notes))
        self._retranslate()

    def _show_sums(self, sums: Sequence[tuple[str, int]]) -> None:
        size, small, dim = theme.scaled(23), theme.scaled(theme.SMALL), theme.current().palette.dim
        parts = []
        for caption, value in sums:
            number = f'<span style="font-family:\'{theme.serif()}\';font-size:{size}px;font-weight:bold">{value}</span>'
            word = f' <span style="font-size:{small}px;color:{dim}">{caption}</span>' if caption else ""
            parts.append(number + word)
        self.sums.setText("<br>".join(parts))
        self.sums.setAccessibleName(", ".join(f"{value} {caption}".strip() for caption, value in sums))
        self.sums.setVisible(bool(sums))

    def _show_dice(self, dice: Sequence[RolledDie]) -> None:
        before = list(self.dice.tiles)
        self.dice.set_dice(dice)
        for place, tile in enumerate(self.dice.tiles):
            if tile not in before:
                DragSource(tile, self.who, place)

    def _fill(self, rows: dict[str, WordRow], wanted: Sequence[Row], at: int, connect: object) -> None:
        if list(rows) != [row.id for row in wanted]:
            for old in rows.values():
                self._rows.removeWidget(old)
                old.hide()
                old.deleteLater()
            rows.clear()
            for place, row in enumerate(wanted):
                rows[row.id] = self._new_row(row, connect)
                self._rows.insertWidget(at + place, rows[row.id])
        for row in wanted:
            rows[row.id].set_view(row.view)

    def _new_row(self, row: Row, connect: object) -> WordRow:
        widget = WordRow(row.view)
        widget.setObjectName(row.id)
        assert callable(connect)
        widget.clicked.connect(lambda: connect(row.id))
        target = DropTarget(widget)
        target.dropped.connect(lambda who, die: self.die_dropped.emit(who, die, self.who, row.id))
        return widget

    def _on_card(self, id: str) -> None:
        self.card_clicked.emit(self.who, id)

    def _on_supply(self, id: str) -> None:
        self.supply_clicked.emit(self.who, id)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _retranslate(self) -> None:
        self.cards_title.setText(self.tr("Conspiracy"))
        self.supplies_title.setText(self.tr("Items and helpers"))

    @staticmethod
    def _set_role(label: QLabel, role: str) -> None:
        label.setProperty("role", role)
        label.style().polish(label)
