"""Choose a point to go back to: copies of a campaign, or actions in its journal, by time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from ui import theme
from ui.icons import icon
from ui.shelf.dialog import Dialog


@dataclass(frozen=True)
class Point:
    """A point in the past; `key` names it to whoever asked."""

    key: str
    when: str
    what: str
    icon: str = "saved"


class PointsDialog(Dialog):
    """A list of points, the newest on top; the arrow keys choose, Return goes there."""

    chosen = Signal(str)
    """Key of the point."""

    def __init__(
        self, title: str, text: str, accept: str, points: Sequence[Point], parent: QWidget | None = None
    ) -> None:
        super().__init__(title, text, accept, parent, width=560)
        self.setObjectName("points")
        self.list = QListWidget()
        self.list.setObjectName("list")
        self.list.setAccessibleName(title)
        self.list.setIconSize(QSize(theme.scaled(16), theme.scaled(16)))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setMinimumHeight(theme.scaled(320))
        for point in points:
            item = QListWidgetItem(icon(point.icon, "dim"), f"{point.when}   {point.what}")
            item.setData(Qt.ItemDataRole.UserRole, point.key)
            item.setToolTip(point.what)
            self.list.addItem(item)
        self.list.itemActivated.connect(lambda _: self.accept())
        self.list.setCurrentRow(0)
        self.list.setVisible(bool(points))
        self.accept_button.setEnabled(bool(points))
        self.body.addWidget(self.list)
        self.list.setFocus()

    def accept(self) -> None:
        item = self.list.currentItem()
        if item is None or not self.isVisible():  # Return reaches the list and the button
            return
        key = str(item.data(Qt.ItemDataRole.UserRole))
        super().accept()
        self.chosen.emit(key)
