"""The four slots of a conspiracy, the hand beside it, and the six spaces for items."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from blackbook.views.boards import BoardView, CardView, ItemView
from ui import theme
from ui.table.faces import card_face, item_content
from ui.table.section import Section
from ui.widgets.flow_layout import EvenLayout
from ui.widgets.slot_row import SlotRow
from ui.widgets.word_card import WordCard

SPACES = 6


class BoardCards(QWidget):
    """Clicks tell which component is meant; the hand opens below the conspiracy."""

    card_clicked = Signal(object, QWidget)
    """`CardView` or the number of an empty slot, and the widget."""
    item_clicked = Signal(object, QWidget)
    """`ItemView`, or None for an empty space, and the widget."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._board: BoardView | None = None
        self.slots = QWidget()
        row = EvenLayout(self.slots, least_width=70, spacing=7)
        self.cards = [WordCard() for _ in range(4)]
        for number, card in enumerate(self.cards, 1):
            card.setObjectName(f"slot {number}")
            card.clicked.connect(lambda _=False, number=number: self._on_slot(number))
            row.addWidget(card)
        self.conspiracy = Section(self.slots, self, note_clickable=True)
        self.conspiracy.button.setObjectName("hand")
        self.conspiracy.note_clicked.connect(self._toggle_hand)
        self.hand = QWidget(self)
        self._hand_row = EvenLayout(self.hand, least_width=70, spacing=7)
        self.hand.hide()
        self.item_slots = SlotRow(places=SPACES)
        self.item_slots.setObjectName("items")
        self.item_slots.slot_clicked.connect(self._on_item)
        self.item_slots.empty_clicked.connect(self._on_empty)
        self.items = Section(self.item_slots, self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.step(2))
        for widget in (self.conspiracy, self.hand, self.items):
            layout.addWidget(widget)

    def set_board(self, board: BoardView) -> None:
        """Show cards and items of a character."""
        self._board = board
        for widget, card in zip(self.cards, board.conspiracy, strict=True):
            widget.set_face(card_face(card) if card is not None else None)
        self.conspiracy.set_texts(self.tr("Conspiracy"), self.tr("%n in hand", "", len(board.hand)))
        self._fill_hand(board.hand)
        items = self._items()
        self.item_slots.set_contents([item_content(item) for item in items], SPACES)
        count = self.tr("{count} of {most}").format(count=len(items), most=SPACES)
        self.items.set_texts(self.tr("Items"), count)

    def _items(self) -> list[ItemView]:
        board = self._board
        return [item for item in board.items if item is not None] if board is not None else []

    def _fill_hand(self, cards: tuple[CardView, ...]) -> None:
        self._hand_row.clear()
        for card in cards:
            widget = WordCard(card_face(card), parent=self.hand)
            widget.setObjectName(f"hand {card.id}")
            widget.clicked.connect(lambda _=False, card=card, widget=widget: self.card_clicked.emit(card, widget))
            self._hand_row.addWidget(widget)
            widget.show()
        if not cards:
            self.hand.hide()

    def _toggle_hand(self) -> None:
        if self._board is not None and self._board.hand:
            self.hand.setVisible(self.hand.isHidden())

    def _on_slot(self, number: int) -> None:
        if self._board is not None:
            card = self._board.conspiracy[number - 1]
            self.card_clicked.emit(card if card is not None else number, self.cards[number - 1])

    def _on_item(self, place: int) -> None:
        self.item_clicked.emit(self._items()[place], self.item_slots.slots[place])

    def _on_empty(self, place: int) -> None:
        self.item_clicked.emit(None, self.item_slots.slots[place])
