"""Puts a card or an item on a board that the program does not know of yet."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QCompleter, QHBoxLayout, QPushButton, QWidget

from blackbook.rules.correct import AddRow
from ui.language import shown
from ui.open_campaign import OpenCampaign
from ui.table.correcting import TABLES
from ui.table.popover import Popover
from ui.table.words import word

UNNAMED = {"word_cards": ("black", "white"), "items": ("natural", "crafted")}
"""Ids of components that nobody has named yet."""
KINDS = {"card": "word_cards", "item": "items"}


@dataclass(frozen=True)
class Addition:
    """What is to be added (card or item), to whose board, and in which slot; None is the first free one."""

    kind: str
    owner: str
    slot: int | None = None


class AddPopover(Popover):
    """A list of all known components of the kind, to choose from or to type in."""

    def __init__(self, addition: Addition, campaign: OpenCampaign, parent: QWidget) -> None:
        super().__init__("", parent)
        titles = {"card": self.tr("Which word card lies here?"), "item": self.tr("Which item lies here?")}
        self.title.setText(titles[addition.kind])
        self._addition, self._campaign = addition, campaign
        self.choice = QComboBox()
        self.choice.setObjectName("component")
        self.choice.setAccessibleName(titles[addition.kind])
        self.choice.setEditable(True)
        self.choice.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        for text, id in self._known():
            self.choice.addItem(text, id)
        completer = QCompleter(self.choice.model(), self.choice)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        self.choice.setCompleter(completer)
        self.button = QPushButton(self.tr("Add"))
        self.button.setObjectName("set")
        self.button.setProperty("role", "primary")
        self.button.clicked.connect(self._add)
        row = QHBoxLayout()
        row.addWidget(self.choice, 1)
        row.addWidget(self.button)
        self.body.addLayout(row)
        self.first = self.choice

    def _known(self) -> list[tuple[str, str]]:
        game = self._campaign.keeper.game()
        kind = KINDS[self._addition.kind]
        unnamed = [(self._unnamed(id), id) for id in UNNAMED[kind]]
        return unnamed + sorted((shown(game.name(kind, id)), id) for id in game.library.of_kind(kind))

    def _unnamed(self, id: str) -> str:
        return self.tr("unnamed ({pool})").format(pool=word(id))

    def _add(self) -> None:
        id = self.choice.itemData(self.choice.findText(self.choice.currentText()))
        if id is None:
            return
        addition = self._addition
        values = {self._addition.kind: id, "owner": addition.owner, "slot": self._slot()}
        if addition.kind == "item":
            values |= {"place": "inventory", "pool": self._pool(id)}
        else:
            values |= {"place": "conspiracy"}
        self.close()
        self._campaign.do(AddRow(what=TABLES[addition.kind], values=values))

    def _pool(self, id: str) -> str:
        if id in UNNAMED["items"]:
            return id
        return self._campaign.keeper.game().library.items[id].pool or "natural"

    def _slot(self) -> int:
        if self._addition.slot is not None:
            return self._addition.slot
        taken = {item.slot for item in self._campaign.table.board(self._addition.owner).items if item is not None}
        return next(slot for slot in range(1, 8) if slot not in taken)
