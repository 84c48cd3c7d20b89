"""All keys at a glance: those of the program, and those of the page that is shown."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from ui import theme
from ui.keys import Keys, buttons_with_keys, key_text
from ui.overlay import Overlay
from ui.page_keys import page_keys
from ui.widgets.labels import WrappingLabel

WIDTH = 860


class KeysOverlay(Overlay):
    """Any key that closes: Esc, Return or ?."""

    def __init__(self, keys: Keys, page: QWidget | None, window: QWidget) -> None:
        super().__init__(window, WIDTH)
        self.setObjectName("keys")
        self.setAccessibleName(self.tr("Keys"))
        self.body.addWidget(WrappingLabel(self.tr("Keys"), "title"))
        text = self.tr("Every action is also in the palette: Ctrl+K and a few letters.")
        self.body.addWidget(WrappingLabel(text, "dim"))
        program = [(key_text(action.key), action.text) for action in keys.actions if action.key]
        buttons = buttons_with_keys(page) if page is not None else ()
        here = [(key_text(each.shortcut()), each.accessibleName() or each.text()) for each in buttons]
        here += page_keys(page) if page is not None else []
        everywhere = [
            (self.tr("Tab"), self.tr("To the next field or button")),
            (self.tr("Space"), self.tr("Press the button in the ring")),
            ("+  −", self.tr("Change the number in the ring")),
            (self.tr("Esc"), self.tr("Close what lies on top")),
        ]
        columns = QHBoxLayout()
        columns.setSpacing(theme.step(8))
        left, right = QVBoxLayout(), QVBoxLayout()
        left.addWidget(_list(self.tr("The program"), program))
        if here:
            right.addWidget(_list(self.tr("This page"), here))
        right.addWidget(_list(self.tr("Everywhere"), everywhere))
        for column in (left, right):
            column.addStretch(1)
            columns.addLayout(column, 1)
        holder = QWidget()
        holder.setLayout(columns)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(holder)
        self._holder = holder
        self.body.addWidget(area, 1)

    def panel_height(self, width: int) -> int:
        margins = self.body.contentsMargins()
        inner = width - margins.left() - margins.right()
        above = sum(self.body.itemAt(place).heightForWidth(inner) + self.body.spacing() for place in range(2))
        return margins.top() + above + self._holder.heightForWidth(inner) + margins.bottom() + theme.step(6)

    def lines(self) -> list[tuple[str, str]]:
        """Every key that is listed, with what it does."""
        labels = self.findChildren(QLabel)
        keys = [label for label in labels if label.property("role") == "key"]
        return [(key.text(), key.property("does")) for key in keys]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Question, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.close_overlay()
        else:
            super().keyPressEvent(event)


def _list(title: str, lines: Iterable[tuple[str, str]]) -> QFrame:
    frame = QFrame()
    grid = QGridLayout(frame)
    grid.setContentsMargins(0, theme.step(2), 0, theme.step(2))
    grid.setHorizontalSpacing(theme.step(3))
    grid.setVerticalSpacing(theme.step(2))
    grid.setColumnStretch(1, 1)
    grid.addWidget(WrappingLabel(title, "heading"), 0, 0, 1, 2)
    for row, (key, does) in enumerate(lines, 1):
        label = QLabel(key)
        label.setProperty("role", "key")
        label.setProperty("does", does)
        grid.addWidget(label, row, 0, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        grid.addWidget(WrappingLabel(does), row, 1)
    return frame
