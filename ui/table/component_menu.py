"""The menu of something that lies on the table: what it does, what can be done with it, how to put it right by hand."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QMenu, QWidget

from blackbook.rules.command import Command
from blackbook.rules.correct import MoveComponent, RemoveRow
from blackbook.rules.question import Offer
from ui.language import shown
from ui.open_campaign import OpenCampaign
from ui.table.correcting import TABLES, Correcting

NUMBER_FIELDS = ("token", "card", "row", "request")
"""Fields of commands that hold the number of a component."""

COMMANDS = {
    "item": ("use_item", "give_item", "name_item"),
    "card": ("name_card",),
    "request": ("fulfil_request", "name_request"),
    "helper": ("use_helper",),
    "job": (),
}


def offers_about(offers: Iterable[Offer], kind: str, id: int) -> tuple[Offer, ...]:
    """The offers whose command concerns the component of that kind and number."""
    return tuple(offer for offer in offers if offer.command.command in COMMANDS[kind] and _number(offer) == id)


def _number(offer: Offer) -> object:
    document = offer.command.to_json()
    return next((document[field] for field in NUMBER_FIELDS if field in document), None)


class ComponentMenu(QMenu):
    """Offers on top, those that a rule bars with the reason; corrections below."""

    def __init__(
        self, title: str, kind: str, campaign: OpenCampaign, correcting: Correcting, anchor: QWidget, parent: QWidget
    ) -> None:
        super().__init__(title, parent)
        self.setObjectName("component_menu")
        self.setAccessibleName(title)
        self._title, self._kind = title, kind
        self._campaign, self._correcting = campaign, correcting
        self._anchor = anchor
        self._add_quiet(title)

    def _add_quiet(self, text: str) -> None:
        self.addAction(text).setEnabled(False)

    def add_lines(self, lines: Iterable[str]) -> None:
        """Say what the component does."""
        for line in lines:
            if line:
                self._add_quiet(line)

    def add_offers(self, id: int) -> None:
        """What can be done with it; a rule that is against it is refused as everywhere."""
        found = offers_about(self._campaign.table.offers, self._kind, id)
        if found:
            self.addSeparator()
        for offer in found:
            reason = f" ({shown(offer.barred.reason)})" if offer.barred is not None else ""
            self.add_command(self, shown(offer.label) + reason, offer.command)

    def add_command(self, menu: QMenu, text: str, command: Command) -> None:
        """An entry that gives a command."""
        menu.addAction(text).triggered.connect(lambda: self._campaign.do(command))

    def submenu(self, title: str) -> QMenu:
        """A menu within this one, at its lower end."""
        return self.addMenu(title)

    def add_move(self, menu: QMenu, text: str, id: int, place: str | None, owner: str | None, slot: int = 0) -> None:
        """An entry that lays the component elsewhere by hand."""
        command = MoveComponent(what=TABLES[self._kind], of=id, place=place, owner=owner, slot=slot or None)
        self.add_command(menu, text, command)

    def add_set(self, text: str, id: int, field: str, value: object) -> None:
        """An entry that sets one value of the component by hand."""
        table = TABLES[self._kind]
        self.addAction(text).triggered.connect(lambda: self._correcting.set(table, id, field, value))

    def add_corrections(self, id: int, back: str = "") -> None:
        """Ways to take it away, `back` into its bag or deck where it has one, and to correct any of its values."""
        self.addSeparator()
        table = TABLES[self._kind]
        if back:
            self.add_command(self, back, RemoveRow(what=table, of=id, back=True))
        self.add_command(self, self.tr("It is not there: take it off"), RemoveRow(what=table, of=id))
        correct = self.addAction(self.tr("Correct…"))
        correct.triggered.connect(
            lambda: self._correcting.of_component(self._kind, id, self._title, self._anchor)
        )

    def open_below(self) -> None:
        """Show it below the widget that it is about."""
        self.popup(self._anchor.mapToGlobal(QPoint(0, self._anchor.height())))
