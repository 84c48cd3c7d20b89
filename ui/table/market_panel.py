"""What lies in the middle of the table: market and prices, decks and bags, the story's markers, what was read."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from blackbook.views.boards import CardView, ItemView
from blackbook.views.number import Number
from blackbook.views.table import DeckView, MarketRow, TableView
from ui import theme
from ui.language import shown
from ui.table.clearing import clear_layout
from ui.table.faces import card_face, item_content
from ui.table.parts_popover import PartsPopover
from ui.table.words import deck_order, deck_word, word
from ui.widgets.chip import Chip
from ui.widgets.flow_layout import EvenLayout, FlowLayout
from ui.widgets.labels import ElidedLabel, WrappingLabel
from ui.widgets.number_box import NumberBox
from ui.widgets.slot_row import Slot
from ui.widgets.word_card import WordCard

SPACES = 3


class MarketPanel(QScrollArea):
    """Clicks tell what is meant, as on the boards."""

    card_clicked = Signal(object, QWidget)
    item_clicked = Signal(object, QWidget)
    deck_clicked = Signal(object, QWidget)
    counter_clicked = Signal(object, QWidget)
    price_asked = Signal(object, QWidget)
    """A card or an item whose printed price nobody has told, and the widget that says so."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("market")
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._table: TableView | None = None
        content = QWidget()
        self._layout = QVBoxLayout(content)
        self._layout.setContentsMargins(16, 14, 16, 14)
        self._layout.setSpacing(theme.step(3))
        self.setWidget(content)

    def set_table(self, table: TableView) -> None:
        """Show what lies in the middle of the table; nothing happens where that is the same."""
        if self._table is not None and _middle(self._table) == _middle(table):
            return
        self._table = table
        self._build(table)

    def _build(self, table: TableView) -> None:
        clear_layout(self._layout)
        self.prices: dict[str, str] = {}
        if table.story is None:
            return
        rows = QWidget()
        even = EvenLayout(rows, least_width=400, spacing=theme.step(3))
        for row in table.market:
            even.addWidget(self._market_row(table, row))
        self._layout.addWidget(rows)
        self._layout.addWidget(self._panel(self.tr("Decks and bags"), self._decks(table)))
        lower = QHBoxLayout()
        lower.setSpacing(theme.step(3))
        lower.addWidget(self._panel(self.tr("Markers and counters"), self._markers(table)), 1)
        lower.addWidget(self._panel(self.tr("Paragraphs read"), self._paragraphs(table)), 1)
        self._layout.addLayout(lower)
        self._layout.addStretch(1)

    def _panel(self, title: str, content: QWidget, note: str = "") -> QFrame:
        panel = QFrame()
        panel.setProperty("role", "panel")
        layout = QVBoxLayout(panel)
        layout.setContentsMargins(16, 12, 16, 14)
        layout.setSpacing(theme.step(2))
        heading = QLabel(title)
        heading.setProperty("role", "name")
        layout.addWidget(heading)
        layout.addWidget(content)
        if note:
            layout.addWidget(WrappingLabel(note, "small"))
        layout.addStretch(1)
        return panel

    # -- the market

    def _market_row(self, table: TableView, row: MarketRow) -> QFrame:
        titles = {
            "black": self.tr("Market: black word cards"),
            "white": self.tr("Market: white word cards"),
            "natural": self.tr("Market: natural items"),
            "crafted": self.tr("Market: crafted items"),
        }
        content = QWidget()
        even = EvenLayout(content, least_width=90, spacing=theme.step(2))
        for place in range(max(SPACES, len(row.prices))):
            even.addWidget(self._space(row, place))
        note = "" if row.kept else self.tr("This row is not kept: what is bought is told when it is bought.")
        panel = self._panel(titles.get(row.row, row.row), content, note)
        panel.setObjectName(f"row {row.row}")
        return panel

    def _space(self, row: MarketRow, place: int) -> QWidget:
        holder = QWidget()
        column = QVBoxLayout(holder)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.step(1))
        things = row.cards or row.items
        is_card = row.row in ("black", "white")
        if place >= len(things):
            column.addWidget(WordCard(clickable=False) if is_card else Slot())
            return holder
        if is_card:
            card = row.cards[place]
            tile: WordCard | Slot = WordCard(card_face(card))
            tile.clicked.connect(lambda: self.card_clicked.emit(card, tile))
        else:
            item = row.items[place]
            tile = Slot(item_content(item))
            tile.clicked.connect(lambda: self.item_clicked.emit(item, tile))
        column.addWidget(tile)
        column.addWidget(self._price(things[place], row.prices[place]), 0, Qt.AlignmentFlag.AlignHCenter)
        return holder

    def _price(self, thing: CardView | ItemView, price: Number | None) -> Chip:
        name = shown(thing.name)
        if price is None:
            chip = Chip("?", icon="ruble", quiet=True, clickable=True)
            chip.setToolTip(self.tr("Nobody has read the price yet"))
            chip.setAccessibleName(self.tr("Price of {name}: not known").format(name=name))
            chip.clicked.connect(lambda: self.price_asked.emit(thing, chip))
            self.prices[name] = "?"
            return chip
        chip = Chip(str(price.value), "danger" if price.parts else "plain", icon="ruble", quiet=True)
        chip.setAccessibleName(self.tr("{name} costs {price}").format(name=name, price=price.value))
        self.prices[name] = str(price.value)
        if price.parts:
            chip.set_clickable(True)
            chip.clicked.connect(lambda: self._open_price(name, price, chip))
        return chip

    def _open_price(self, name: str, price: Number, chip: Chip) -> None:
        title = self.tr("Price of {name}").format(name=name)
        PartsPopover(title, price.parts, (self.tr("To pay"), price.value), self).open_below(chip)

    # -- the rest

    def _decks(self, table: TableView) -> QWidget:
        content = QWidget()
        even = EvenLayout(content, least_width=104, spacing=theme.step(2))
        for deck in sorted(table.decks, key=lambda deck: deck_order(deck.name)):
            even.addWidget(self._deck(deck))
        return content

    def _deck(self, deck: DeckView) -> NumberBox:
        note = self.tr("%n discarded", "", deck.discarded) if deck.discarded else ""
        box = NumberBox(deck_word(deck.name), deck.left, note=note)
        box.setObjectName(f"deck {deck.name}")
        box.clicked.connect(lambda: self.deck_clicked.emit(deck, box))
        return box

    def _markers(self, table: TableView) -> QWidget:
        content = QWidget()
        flow = FlowLayout(content, spacing=6)
        for counter in table.counters:
            chip = Chip(f"{counter.name}: {counter.value}", clickable=True)
            chip.setObjectName(f"counter {counter.name}")
            chip.clicked.connect(lambda _=False, counter=counter, chip=chip: self.counter_clicked.emit(counter, chip))
            flow.addWidget(chip)
        for marker in table.markers:
            flow.addWidget(Chip(f"{marker.marker} · {shown(marker.place)}", icon="location"))
        if not table.counters and not table.markers:
            flow.addWidget(ElidedLabel(self.tr("Nothing lies on the story board."), "dim"))
        return content

    def _paragraphs(self, table: TableView) -> QWidget:
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.step(1))
        for read in table.paragraphs:
            when = self.tr("Paragraph {number} · day {day}, {phase}").format(
                number=read.number, day=read.day, phase=word(read.phase)
            )
            column.addWidget(WrappingLabel(f"{when} — {read.outcome}" if read.outcome else when))
        if not table.paragraphs:
            column.addWidget(WrappingLabel(self.tr("None yet."), "dim"))
        return content

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self._table is not None:
            self._build(self._table)


def _middle(table: TableView) -> tuple[object, ...]:
    """What of the table the panel shows."""
    return table.story is None, table.market, table.decks, table.markers, table.counters, table.paragraphs
