"""A campaign on the shelf as a card: what it is, where it stands, and what can be done with it."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import zip_longest

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenu, QPushButton, QToolButton, QVBoxLayout, QWidget

from ui import theme
from ui.icons import icon
from ui.widgets.avatar import Avatar
from ui.widgets.chip import Chip
from ui.widgets.labels import ElidedLabel, WrappingLabel


@dataclass(frozen=True)
class ShelfCard:
    """What a card says, in the language on screen. `key` names the campaign to whoever keeps the shelf."""

    key: str
    title: str
    subtitle: str = ""
    day: str = ""
    party: tuple[str, ...] = ()
    when: str = ""
    tag: str = ""
    """A short word in a frame beside the title."""
    fault: str = ""
    """Why it cannot be opened."""
    letters: tuple[str, ...] = ()
    """What stands in the circle of each of the party; the first letter of the name where none is given."""


ASKS = ("earlier", "export", "copy", "restore", "remove")
"""What the card's menu asks for."""


class CardFrame(QFrame):
    """Opens by its button or a click anywhere on it; a faulty one says why it does not."""

    open_asked = Signal(str)
    menu_asked = Signal(str, str)
    """One of `ASKS`, and the key of the card."""

    def __init__(self, card: ShelfCard, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.card = card
        self.setObjectName("card")
        self.setProperty("role", "alert" if card.fault else "panel")
        self.setAccessibleName(card.title)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 16, 16, 14)
        layout.setSpacing(theme.step(2))
        layout.addLayout(self._head())
        if card.fault:
            self.fault = WrappingLabel(card.fault)
            self.fault.setObjectName("fault")
            layout.addWidget(self.fault)
        else:
            layout.addLayout(self._party())
            self.setCursor(Qt.CursorShape.PointingHandCursor)
        layout.addStretch(1)
        layout.addLayout(self._foot())
        self.retranslate()

    def _head(self) -> QVBoxLayout:
        title = ElidedLabel(self.card.title, "title")
        title.setObjectName("title")
        row = QHBoxLayout()
        row.setSpacing(theme.step(2))
        row.addWidget(title, 1)
        if self.card.tag:
            row.addWidget(Chip(self.card.tag, "crafted"))
        head = QVBoxLayout()
        head.setSpacing(theme.step(1))
        head.addLayout(row)
        for text, role in ((self.card.subtitle, "dim"), (self.card.day, "strong")):
            if text:
                head.addWidget(ElidedLabel(text, role))
        return head

    def _party(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(theme.step(2))
        for name, letter in zip_longest(self.card.party, self.card.letters, fillvalue=""):
            row.addWidget(Avatar(letter or name, 34))
        if self.card.party:
            row.addSpacing(theme.step(1))
            row.addWidget(ElidedLabel(", ".join(self.card.party), "dim"), 1)
        row.addStretch(0)
        return row

    def _foot(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(theme.step(2))
        row.addWidget(ElidedLabel(self.card.when, "small"), 1)
        self.open_button = QPushButton()
        self.open_button.setObjectName("open")
        self.open_button.setAutoDefault(True)  # Return presses it too
        self.open_button.clicked.connect(lambda: self.open_asked.emit(self.card.key))
        self.open_button.setVisible(not self.card.fault)
        row.addWidget(self.open_button)
        self.more = QToolButton()
        self.more.setObjectName("more")
        self.more.setIcon(icon("chevron-down"))
        self.more.setStyleSheet("QToolButton::menu-indicator { image: none; }")  # the icon says it already
        self.more.setIconSize(QSize(theme.scaled(16), theme.scaled(16)))
        self.more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.menu = QMenu(self.more)
        self.actions_by_ask = {ask: self.menu.addAction("") for ask in ASKS}
        for ask, action in self.actions_by_ask.items():
            action.setObjectName(ask)
            action.triggered.connect(lambda _=False, ask=ask: self.menu_asked.emit(ask, self.card.key))
            action.setVisible(not self.card.fault or ask in ("restore", "remove"))
        self.more.setMenu(self.menu)
        row.addWidget(self.more)
        return row

    def retranslate(self) -> None:
        """Say buttons and menu in the language on screen."""
        self.open_button.setText(self.tr("Open"))
        self.open_button.setAccessibleName(self.tr("Open {campaign}").format(campaign=self.card.title))
        self.more.setToolTip(self.tr("More for this campaign"))
        self.more.setAccessibleName(self.tr("More for {campaign}").format(campaign=self.card.title))
        words = {
            "earlier": self.tr("Open at an earlier point…"),
            "export": self.tr("Export as a document…"),
            "copy": self.tr("Save a copy…"),
            "restore": self.tr("Restore a backup…"),
            "remove": self.tr("Remove from the shelf"),
        }
        for ask, action in self.actions_by_ask.items():
            action.setText(words[ask])

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        if self.card.fault or event.button() != Qt.MouseButton.LeftButton:
            return
        if self.rect().contains(event.position().toPoint()):
            self.open_button.click()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
