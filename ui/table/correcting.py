"""Puts values right by hand: opens the small panel for a value and gives the command `correct`."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from blackbook.errors import UserError
from blackbook.rules.command import Command, parse_command
from blackbook.views.boards import BoardView
from ui.language import shown
from ui.open_campaign import OpenCampaign
from ui.table.correct_popover import CorrectPopover


class Correcting(QObject):
    """Any value of the state can be corrected through here."""

    def __init__(self, campaign: OpenCampaign, parent: QWidget) -> None:
        super().__init__(parent)
        self._campaign = campaign
        self._page = parent

    def correct(self, what: str, of: object, value: object) -> bool:
        """Set a value; False if that failed, which has been signalled then."""
        try:
            command: Command = parse_command({"command": "correct", "what": what, "of": of, "value": value})
        except UserError as mistake:
            self._campaign.failed.emit(mistake.text)
            return False
        return self._campaign.do(command)

    def open_number(
        self, title: str, value: int, what: str, of: object, anchor: QWidget, *, most: int = 99, note: str = ""
    ) -> None:
        """The panel with the number."""
        popover = CorrectPopover(title, value, self._page, most=most, note=note)
        popover.set_asked.connect(lambda new: self.correct(what, of, new))
        popover.open_below(anchor)

    def of_board(self, board: BoardView, field: str, anchor: QWidget) -> None:
        """The panel for a number on a board."""
        titles = {"wounds": self.tr("Wounds"), "rubles": self.tr("Rubles"), "sins": self.tr("Sins")}
        values = {"wounds": board.wounds, "rubles": board.rubles, "sins": board.sins}
        if field in values:
            title = self.tr("{value} of {who}").format(value=titles[field], who=shown(board.name))
            self.open_number(title, values[field], field, board.id, anchor)

    def step(self, board: BoardView, field: str, by: int) -> None:
        """One more or one less of a number on a board."""
        values = {"wounds": board.wounds, "rubles": board.rubles, "sins": board.sins}
        if values[field] + by >= 0:
            self.correct(field, board.id, values[field] + by)
