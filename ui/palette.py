"""The palette: a line to type a few letters into, and the actions that they may mean, in either language."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from ui import theme
from ui.fuzzy import best_score
from ui.overlay import Overlay
from ui.widgets.labels import WrappingLabel
from ui.widgets.lettering import draw_line, elided, line_height, text_width
from ui.widgets.tile import draw_box

WIDTH, ROWS = 620, 10


@dataclass(frozen=True)
class Entry:
    """Something the palette finds."""

    text: str
    """In the language on screen."""
    words: tuple[str, ...]
    """What it is found by: its text in every language."""
    do: Callable[[], object]
    key: str = ""
    note: str = ""
    """What it belongs to, or why a rule is against it."""


class EntryDelegate(QStyledItemDelegate):
    """Draws an entry in one line: its text, dim what it belongs to, and at the right its key."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(100, line_height(theme.body_font()) + theme.step(3))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        entry: Entry = index.data(Qt.ItemDataRole.UserRole)
        whole = QRectF(option.rect)  # type: ignore[attr-defined]
        rect = whole.adjusted(theme.step(2), 0, -theme.step(2), 0)
        body, small = theme.body_font(), theme.body_font(theme.SMALL)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if option.state & QStyle.StateFlag.State_Selected:  # type: ignore[attr-defined]
            draw_box(painter, whole, theme.colour("hover"), None)
        draw_line(painter, rect, entry.key, small, theme.colour("dim"), Qt.AlignmentFlag.AlignRight)
        room = rect.width() - text_width(entry.key, small) - theme.step(4)
        text = elided(entry.text, body, room)
        draw_line(painter, rect, text, body, theme.colour("text"))
        used = text_width(text, body) + theme.step(3)
        beside = rect.adjusted(used, 0, room - rect.width(), 0)
        if beside.width() > theme.scaled(40):
            draw_line(painter, beside, elided(entry.note, small, beside.width()), small, theme.colour("dim"))
        painter.restore()


class PaletteOverlay(Overlay):
    """Arrow keys choose, Return does it, Esc leaves."""

    def __init__(self, entries: Sequence[Entry], window: QWidget) -> None:
        super().__init__(window, WIDTH)
        self.setObjectName("palette")
        self.setAccessibleName(self.tr("Find an action"))
        self._entries = tuple(entries)
        self.line = QLineEdit()
        self.line.setObjectName("line")
        self.line.setAccessibleName(self.tr("Find an action"))
        self.line.setPlaceholderText(self.tr("What would you like to do?"))
        self.line.textChanged.connect(self.find)
        self.line.installEventFilter(self)
        self.list = QListWidget()
        self.list.setObjectName("found")
        self.list.setProperty("role", "plain")
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.setItemDelegate(EntryDelegate(self.list))
        self.list.setMinimumHeight(theme.scaled(32 * ROWS))
        self.list.itemClicked.connect(lambda _: self.choose())
        self.nothing = WrappingLabel(self.tr("Nothing is called so. Try another word, in English or Russian."), "dim")
        self.body.addWidget(self.line)
        self.body.addWidget(self.nothing)
        self.body.addWidget(self.list, 1)
        self.setFocusProxy(self.line)
        self.find("")

    @property
    def found(self) -> list[Entry]:
        """What is listed, the best first."""
        return [self.list.item(row).data(Qt.ItemDataRole.UserRole) for row in range(self.list.count())]

    def find(self, typed: str) -> None:
        """List what fits; everything while nothing is typed."""
        scored = [(best_score(typed, entry.words), entry) for entry in self._entries]
        fitting = [(score, entry) for score, entry in scored if score is not None]
        fitting.sort(key=lambda pair: -pair[0])
        self.list.clear()
        for _, entry in fitting:
            item = QListWidgetItem(entry.text)
            item.setData(Qt.ItemDataRole.UserRole, entry)
            item.setData(Qt.ItemDataRole.AccessibleDescriptionRole, f"{entry.note} {entry.key}".strip())
            self.list.addItem(item)
        self.list.setCurrentRow(0)
        self.nothing.setVisible(not fitting)

    def choose(self) -> None:
        """Do what is chosen, once the palette has gone."""
        item = self.list.currentItem()
        if item is None:
            return
        entry: Entry = item.data(Qt.ItemDataRole.UserRole)
        window = self._window
        self.close_overlay()
        QTimer.singleShot(0, window, entry.do)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.line and event.type() == QEvent.Type.ShortcutOverride:
            event.accept()  # whatever is typed is meant for the line
            return True
        if watched is self.line and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() == Qt.Key.Key_Escape:
                self.close_overlay()
                return True
            if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
                by = 1 if event.key() == Qt.Key.Key_Down else -1
                self.list.setCurrentRow((self.list.currentRow() + by) % max(1, self.list.count()))
                return True
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self.choose()
                return True
        return super().eventFilter(watched, event)
