"""What can be done now: actions first, then where to go, then the rarer things a level down."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QVBoxLayout, QWidget

from blackbook.rules.question import Offer
from ui import theme
from ui.language import shown
from ui.table.barred_options import BarredList
from ui.table.clearing import clear_layout
from ui.widgets.action_button import ActionButton
from ui.widgets.chip import Chip
from ui.widgets.flow_layout import FlowLayout
from ui.widgets.labels import WrappingLabel

KEYS = {"fulfil_request": "F", "location_action": "L", "read_paragraph": "R", "story_action": "R", "end_turn": "Enter"}
"""Keys of this page; other commands have the key that their rules propose."""

GIVING = ("give_item", "give_rubles")
MOVING = ("move", "move_elsewhere")
NAMING = ("name_item", "name_card", "name_request")
ACCEPTING = "accept_difference"


class Folded(QWidget):
    """A button with a key that opens a list of further offers below itself."""

    taken = Signal(object)

    def __init__(self, title: str, offers: Sequence[Offer], key: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.step(1))
        self.button = ActionButton(title, key=key)
        layout.addWidget(self.button)
        self.list = QWidget()
        self.list.hide()
        self.button.clicked.connect(lambda: self.list.setVisible(self.list.isHidden()))
        inner = QVBoxLayout(self.list)
        inner.setContentsMargins(theme.step(4), 0, 0, 0)
        inner.setSpacing(theme.step(1))
        self.buttons: list[ActionButton] = []
        for offer in offers:
            button = ActionButton(shown(offer.label))
            button.clicked.connect(lambda _=False, offer=offer: self.taken.emit(offer))
            inner.addWidget(button)
            self.buttons.append(button)
        layout.addWidget(self.list)


class OffersList(QWidget):
    """Shows the offers of the table in groups."""

    taken = Signal(object, str)
    """The `Offer`, and the rule that is set aside for it, or empty."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("offers")
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(theme.step(2))
        self._offers: tuple[Offer, ...] | None = None
        self.set_offers(())

    def set_offers(self, offers: Sequence[Offer]) -> None:
        """Offer something else."""
        if tuple(offers) != self._offers:
            self._offers = tuple(offers)
            self._build()

    def _build(self) -> None:
        clear_layout(self._layout)
        self.buttons: dict[str, ActionButton] = {}
        self.places: dict[str, Chip] = {}
        self.folded: dict[str, Folded] = {}
        self.barred: BarredList | None = None
        self._leading = False
        offers = [offer for offer in self._offers or () if offer.command.command != ACCEPTING]
        free = [offer for offer in offers if offer.barred is None]
        leading = [offer for offer in free if offer.group in ("action", "turn") and not _moves(offer)]
        # Between two stories nothing of a turn is offered: what concerns the table then stands on top.
        tables = [offer for offer in free if offer.group == "table" and offer.command.command not in NAMING]
        lifted = [offer for offer in tables if offer.primary or not leading]
        self._add_actions([*lifted, *leading])
        self._add_places([offer for offer in free if _moves(offer)])
        self._add_folded([offer for offer in free if offer not in lifted])
        self._add_ending(free)
        self._add_barred([offer for offer in offers if offer.barred is not None])

    def _add_actions(self, offers: Iterable[Offer]) -> None:
        used: set[str] = set()
        for offer in sorted(offers, key=lambda offer: not offer.primary):
            if offer.command.command == "end_turn":
                continue
            key = KEYS.get(offer.command.command, offer.key or "")
            self._add_button(offer, "" if key in used else key)
            used.add(key)

    def _add_button(self, offer: Offer, key: str) -> None:
        first = offer.primary and not self._leading
        self._leading = self._leading or first
        button = ActionButton(shown(offer.label), key=key, tone="primary" if first else "plain")
        if key == "Enter":
            # The page hears Return itself, so that a button in focus can be pressed with it instead.
            button.setShortcut(QKeySequence())
        name = f"offer {offer.command.command}"
        button.setObjectName(name)
        button.clicked.connect(lambda: self.taken.emit(offer, ""))
        self._layout.addWidget(button)
        self.buttons.setdefault(offer.command.command, button)

    def _add_places(self, offers: list[Offer]) -> None:
        if not offers:
            return
        self._layout.addWidget(WrappingLabel(self.tr("Move to"), "small"))
        holder = QWidget()
        flow = FlowLayout(holder, spacing=5)
        for offer in offers:
            elsewhere = offer.command.command == "move_elsewhere"
            chip = Chip(self.tr("elsewhere… (M)") if elsewhere else shown(offer.label), clickable=True)
            chip.set_quiet(not offer.primary)
            chip.setObjectName(f"move {offer.command.to_json().get('to', 'elsewhere')}")
            chip.clicked.connect(lambda _=False, offer=offer: self.taken.emit(offer, ""))
            if elsewhere:
                chip.setShortcut(QKeySequence("M"))
            flow.addWidget(chip)
            self.places[shown(offer.label)] = chip
        self._layout.addWidget(holder)

    def _add_folded(self, offers: list[Offer]) -> None:
        giving = [offer for offer in offers if offer.command.command in GIVING]
        naming = [offer for offer in offers if offer.command.command in NAMING]
        using = [offer for offer in offers if offer.group == "trade" and offer not in giving]
        rest = [offer for offer in offers if offer.group == "table" and offer not in naming]
        for name, title, key, found in (
            ("give", self.tr("Give items or rubles…"), "G", giving),
            ("use", self.tr("Use an item or a helper…"), "U", using),
            ("name", self.tr("Name what lies face up…"), "N", naming),
            ("more", self.tr("More…"), "", rest),
        ):
            if found:
                folded = Folded(title, found, key)
                folded.setObjectName(name)
                folded.taken.connect(lambda offer: self.taken.emit(offer, ""))
                self._layout.addWidget(folded)
                self.folded[name] = folded

    def _add_ending(self, offers: list[Offer]) -> None:
        for offer in offers:
            if offer.command.command == "end_turn":
                self._add_button(offer, KEYS["end_turn"])

    def _add_barred(self, offers: list[Offer]) -> None:
        if not offers:
            return
        things = [(str(place), shown(each.label), each.barred) for place, each in enumerate(offers) if each.barred]
        self.barred = BarredList(things)
        self.barred.forced.connect(lambda place, rule: self.taken.emit(offers[int(place)], rule))
        self._layout.addWidget(self.barred)

    def press_end_turn(self) -> bool:
        """End the turn as Return does; False if that is not offered."""
        button = self.buttons.get("end_turn")
        if button is None or not self.isVisible():
            return False
        button.click()
        return True

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._build()


def _moves(offer: Offer) -> bool:
    return offer.command.command in MOVING
