"""A list of what has happened: time, sentence and marks; what was undone is dim."""

from __future__ import annotations

import html
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QPainter, QPen, QResizeEvent, QTextDocument, QTextOption
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from ui import theme
from ui.icons import draw_icon
from ui.widgets.lettering import draw_line, line_height, text_width

RowMark = Literal["", "bookmark", "despite"]
AnyIndex = QModelIndex | QPersistentModelIndex
ENTRY = Qt.ItemDataRole.UserRole


@dataclass(frozen=True)
class JournalRow:
    """One entry; `names` are parts of the text to set in ochre, `undone` entries are dim and struck."""

    time: str
    text: str
    names: tuple[str, ...] = ()
    undone: bool = False
    mark: RowMark = ""
    note: str = ""
    detail: str = ""
    """What came of it, in lines below the sentence."""


class JournalModel(QAbstractListModel):
    """The rows, newest first or as given."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows: tuple[JournalRow, ...] = ()

    def set_rows(self, rows: Sequence[JournalRow]) -> None:
        """Show other rows."""
        self.beginResetModel()
        self.rows = tuple(rows)
        self.endResetModel()

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008 (Qt's own signature)
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        row = self.rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return row.text
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return ", ".join(part for part in (row.time, row.text, self._state(row), row.note, row.detail) if part)
        if role == Qt.ItemDataRole.ToolTipRole:
            return row.note or None
        return row if role == ENTRY else None

    def _state(self, row: JournalRow) -> str:
        words = [self.tr("undone")] if row.undone else []
        if row.mark == "bookmark":
            words.append(self.tr("bookmark"))
        elif row.mark == "despite":
            words.append(self.tr("despite a rule"))
        return ", ".join(words)


class JournalDelegate(QStyledItemDelegate):
    """Draws a row; its height follows the width of the list."""

    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self._viewport = view.viewport()

    def time_width(self) -> int:
        """The room for the time, in pixels."""
        return text_width("00:00", theme.body_font()) + theme.step(4)

    def document(self, row: JournalRow, width: float) -> QTextDocument:
        """The sentence at a width, with names set in ochre."""
        palette = theme.current().palette
        text = html.escape(row.text)
        for name in sorted(filter(None, row.names), key=len, reverse=True):
            escaped = html.escape(name)
            text = text.replace(escaped, f'<span style="color:{palette.ochre_text}">{escaped}</span>', 1)
        if row.undone:
            text = f'<s style="color:{palette.dim}">{html.escape(row.text)}</s>'
        if row.detail and not row.undone:
            lines = html.escape(row.detail).replace("\n", "<br>")
            text = f'{text}<br><span style="color:{palette.dim}">{lines}</span>'
        result = QTextDocument()
        result.setDocumentMargin(0)
        result.setDefaultFont(theme.body_font())
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        result.setDefaultTextOption(option)
        result.setHtml(f'<div style="color:{palette.text}">{text}</div>')
        result.setTextWidth(max(20.0, width))
        return result

    def _text_width(self, width: int, row: JournalRow) -> int:
        return width - self.time_width() - (theme.scaled(14) + 8 if row.mark else 0) - theme.step(2)

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        row = index.data(ENTRY)
        width = self._viewport.width()
        height = self.document(row, self._text_width(width, row)).size().height()
        return QSize(width, max(round(height), line_height(theme.body_font())) + theme.step(3))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        row, rect = index.data(ENTRY), QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if option.state & (QStyle.StateFlag.State_Selected | QStyle.StateFlag.State_MouseOver):
            painter.fillRect(rect, theme.colour("hover"))
        painter.setPen(QPen(theme.colour("line"), 1))
        painter.drawLine(rect.bottomLeft() - QPointF(0, 0.5), rect.bottomRight() - QPointF(0, 0.5))
        font = theme.body_font()
        first = QRectF(rect.left() + 2, rect.top() + theme.step(), self.time_width(), line_height(font) + 4)
        draw_line(painter, first, row.time, font, theme.colour("dim"))
        self._draw_mark(painter, rect, row)
        painter.translate(rect.left() + self.time_width(), rect.top() + theme.step(1) + 2)
        self.document(row, self._text_width(int(rect.width()), row)).drawContents(painter)
        painter.restore()
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(theme.colour("ochre"), 2))
            painter.drawRect(rect.adjusted(1, 1, -1, -1))

    def _draw_mark(self, painter: QPainter, rect: QRectF, row: JournalRow) -> None:
        if row.mark:
            side = theme.scaled(14)
            place = QRectF(rect.right() - side - 4, rect.top() + theme.step(1) + 3, side, side)
            name, role = ("bookmark", "ochre_text") if row.mark == "bookmark" else ("warning", "cinnabar_text")
            draw_icon(painter, place, name, theme.colour(role))


class JournalList(QListView):
    """The list; a double click or Return asks for a row, as to jump there."""

    row_activated = Signal(int)
    """The place of the row, from 0."""

    def __init__(self, rows: Sequence[JournalRow] = (), parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = JournalModel(self)
        self.setModel(self._model)
        self.setItemDelegate(JournalDelegate(self))
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)
        self.setProperty("role", "plain")
        self._retranslate()
        self.activated.connect(lambda index: self.row_activated.emit(index.row()))
        self.set_rows(rows)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("Journal"))

    @property
    def rows(self) -> tuple[JournalRow, ...]:
        """What is shown, from the top."""
        return self._model.rows

    def set_rows(self, rows: Sequence[JournalRow]) -> None:
        """Show other rows; nothing happens where they are the same."""
        if tuple(rows) != self._model.rows:
            self._model.set_rows(rows)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()
