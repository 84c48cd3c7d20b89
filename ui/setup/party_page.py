"""Third page of the wizard: who plays, in the order of the seats, and who begins."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QComboBox,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from blackbook.text import Name
from ui import theme
from ui.icons import icon
from ui.language import shown
from ui.setup.page import Page
from ui.widgets.labels import WrappingLabel

ID = Qt.ItemDataRole.UserRole


class PartyPage(Page):
    """Tick who plays; drag a name, or move it by the buttons or Ctrl with the arrow keys, to another seat."""

    def __init__(self, characters: Sequence[tuple[str, Name]], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._solo = False
        self._pressed_at = QPoint()
        self.set_heading(
            self.tr("Who plays?"),
            self.tr("Tick two to four characters. From top to bottom they sit clockwise around the table."),
        )
        self.list = QListWidget()
        self.list.setObjectName("party")
        self.list.setAccessibleName(self.tr("Characters in the order of their seats"))
        self.list.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.list.setIconSize(QSize(theme.scaled(18), theme.scaled(18)))
        self.list.setSpacing(theme.step(1))
        for id, name in characters:
            item = QListWidgetItem(shown(name))
            item.setData(ID, id)
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
            item.setFlags(item.flags() & ~Qt.ItemFlag.ItemIsDropEnabled)
            item.setCheckState(Qt.CheckState.Unchecked)
            self.list.addItem(item)
        self.list.setCurrentRow(0)
        rows = len(characters) * (self.list.sizeHintForRow(0) + 2 * self.list.spacing())
        self.list.setFixedHeight(rows + 2 * self.list.frameWidth() + theme.step(2))
        self.list.itemChanged.connect(self._on_changed)
        self.list.viewport().installEventFilter(self)
        for moved in (self.list.model().rowsMoved, self.list.model().rowsInserted):
            moved.connect(self._on_changed)
        row = QHBoxLayout()
        row.addWidget(self.list, 1)
        row.addLayout(self._movers())
        self.body.addLayout(row)
        self.body.addWidget(WrappingLabel(self.tr("First player"), "heading"))
        self.body.addWidget(WrappingLabel(self.tr("Whoever sinned most recently; if that is disputed, chance."), "dim"))
        self.first = QComboBox()
        self.first.setObjectName("first")
        self.first.setAccessibleName(self.tr("First player"))
        self.body.addWidget(self.first)
        self.body.addStretch(1)
        self.setFocusProxy(self.list)
        self._fill_first()

    def _movers(self) -> QVBoxLayout:
        column = QVBoxLayout()
        words = {"up": self.tr("One seat up"), "down": self.tr("One seat down")}
        for name, by in (("up", -1), ("down", 1)):
            button = QToolButton()
            button.setObjectName(name)
            button.setIcon(icon(f"chevron-{name}"))
            button.setShortcut(f"Ctrl+{name.capitalize()}")
            button.setToolTip(f"{words[name]} (Ctrl+{name.capitalize()})")
            button.setAccessibleName(words[name])
            button.clicked.connect(lambda _=False, by=by: self.move(by))
            column.addWidget(button)
        column.addStretch(1)
        return column

    def move(self, by: int) -> None:
        """Give the chosen character another seat, so many further down."""
        row = self.list.currentRow()
        if 0 <= row + by < self.list.count():
            item = self.list.takeItem(row)
            self.list.insertItem(row + by, item)
            self.list.setCurrentItem(item)

    def item(self, id: str) -> QListWidgetItem:
        """The row of a character; StopIteration if there is none."""
        return next(item for item in self._items() if item.data(ID) == id)

    @property
    def party(self) -> tuple[str, ...]:
        """Ids of those who play, clockwise."""
        return tuple(item.data(ID) for item in self._items() if item.checkState() == Qt.CheckState.Checked)

    @property
    def first_player(self) -> str | None:
        """Id of the first player; None if the table decides later."""
        id = self.first.currentData()
        return str(id) if id else None

    def set_solo(self, solo: bool) -> None:
        """Alone one plays exactly two characters."""
        self._solo = solo

    @property
    def problem(self) -> str:
        count = len(self.party)
        if self._solo and count != 2:
            return self.tr("Alone one plays exactly two characters.")
        return "" if 2 <= count <= 4 else self.tr("Tick two to four characters.")

    def _items(self) -> list[QListWidgetItem]:
        return [self.list.item(row) for row in range(self.list.count())]

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A click anywhere on a name ticks it, not only one on its box; dragging it does not."""
        if event.type() == QEvent.Type.MouseButtonPress and isinstance(event, QMouseEvent):
            self._pressed_at = event.position().toPoint()
        elif event.type() == QEvent.Type.MouseButtonRelease and isinstance(event, QMouseEvent):
            return self._tick_at(event.position().toPoint())
        return super().eventFilter(watched, event)

    def _tick_at(self, released: QPoint) -> bool:
        item = self.list.itemAt(released)
        moved = (released - self._pressed_at).manhattanLength()
        if item is None or moved >= QApplication.startDragDistance() or self.list.itemAt(self._pressed_at) is not item:
            return False
        on = item.checkState() == Qt.CheckState.Checked
        item.setCheckState(Qt.CheckState.Unchecked if on else Qt.CheckState.Checked)
        return True

    def _on_changed(self, *_: object) -> None:
        self._fill_first()
        self.changed.emit()

    def _fill_first(self) -> None:
        chosen = self.first_player
        self.first.clear()
        self.first.addItem(self.tr("Decide at the table"), "")
        for id in self.party:
            self.first.addItem(self.item(id).text(), id)
        self.first.setCurrentIndex(max(0, self.first.findData(chosen)))
