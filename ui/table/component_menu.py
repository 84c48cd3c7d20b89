"""The menu of something that lies on the table: what can be done with it now, and how to put it right by hand."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QMenu, QWidget

from blackbook.rules.question import Offer
from ui.language import shown
from ui.open_campaign import OpenCampaign

NUMBER_FIELDS = ("token", "card", "row", "request")
"""Fields of commands that hold the number of a component."""

KINDS = {
    "item": ("use_item", "give_item", "name_item"),
    "card": ("name_card",),
    "request": ("fulfil_request", "name_request"),
    "helper": ("use_helper",),
}


def offers_about(offers: Iterable[Offer], kind: str, id: int) -> tuple[Offer, ...]:
    """The offers whose command concerns the component of that kind and number."""
    return tuple(offer for offer in offers if offer.command.command in KINDS[kind] and _number(offer) == id)


def _number(offer: Offer) -> object:
    document = offer.command.to_json()
    return next((document[field] for field in NUMBER_FIELDS if field in document), None)


class ComponentMenu(QMenu):
    """Offers on top, those that a rule bars with its reason; corrections below."""

    def __init__(self, title: str, campaign: OpenCampaign, parent: QWidget) -> None:
        super().__init__(title, parent)
        self.setObjectName("component_menu")
        self.setAccessibleName(title)
        self.aboutToHide.connect(self.deleteLater)
        self._campaign = campaign
        self.addSection(title)

    def add_lines(self, lines: Iterable[str]) -> None:
        """Show what the component does."""
        for line in lines:
            self.addAction(line).setEnabled(False)

    def add_offers(self, offers: Iterable[Offer]) -> None:
        """What can be done with it; a rule that is against it is refused as everywhere."""
        for offer in offers:
            text = shown(offer.label)
            if offer.barred is not None:
                text = f"{text} ({shown(offer.barred.reason)})"
            action = self.addAction(text)
            action.triggered.connect(lambda _=False, offer=offer: self._campaign.do(offer.command))

    def open_below(self, anchor: QWidget) -> None:
        """Show it below the widget."""
        self.popup(anchor.mapToGlobal(QPoint(0, anchor.height())))
