"""Puts values right by hand: opens the small panel for a value and gives the command `correct`."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from blackbook.rules.correct import Correct
from blackbook.rules.correctable import Correctable, correctable_of
from blackbook.views.boards import BoardView
from ui.language import shown
from ui.open_campaign import OpenCampaign
from ui.table.correct_popover import CorrectPopover

TABLES = {
    "card": "card_in_play", "item": "item_token", "job": "job_card", "helper": "helper_card", "request": "request_card",
}  # fmt: skip
"""Where the components lie in the state."""

FIELDS = {
    "location": ("location", "defeated"),
    "sins": ("sins", "cursed", "deal_due", "reached_13"),
    "wounds": ("wounds", "health"),
    "rubles": ("rubles",),
    "dice": ("attack_dice", "defense_dice"),
    "marker": ("marker", "highest", "token_4_up", "token_7_up", "lowest_space", "final_space"),
    "day": ("day", "phase", "first_player", "on_turn", "moved", "acted", "ability_used", "chapter", "difficulty"),
}
"""What is corrected together, first what was clicked."""


class Correcting(QObject):
    """Any value of the state can be corrected through here."""

    def __init__(self, campaign: OpenCampaign, page: QWidget) -> None:
        super().__init__(page)
        self._campaign = campaign
        self._page = page

    def values(self, table: str, of: str | int, fields: Sequence[str] = ()) -> list[Correctable]:
        """The values of a row as they are now, in the order of `fields`; all of them if none are named."""
        found = {each.what.split(".")[1]: each for each in correctable_of(self._campaign.keeper.game(), table, of)}
        return [found[field] for field in fields or found if field in found]

    def open_values(
        self, title: str, table: str, of: str | int, fields: Sequence[str], anchor: QWidget, note: str = ""
    ) -> None:
        """The small panel for some values of a row."""
        values = self.values(table, of, fields)
        if values:
            popover = CorrectPopover(title, values, self._page, note=note)
            popover.set_asked.connect(self._set)
            popover.open_below(anchor)

    def of_board(self, board: BoardView, field: str, anchor: QWidget) -> None:
        """The panel for a number on a board."""
        self.open_values(shown(board.name), "character", board.id, FIELDS[field], anchor)

    def of_component(self, kind: str, id: int, title: str, anchor: QWidget) -> None:
        """The panel for all values of a component."""
        self.open_values(title, TABLES[kind], id, (), anchor)

    def step(self, board: BoardView, field: str, by: int) -> None:
        """One more or one less of a number on a board."""
        for value in self.values("character", board.id, (field,)):
            if value.value + by >= (value.minimum or 0):
                self._campaign.do(Correct(what=value.what, of=value.of, value=value.value + by))

    def set(self, table: str, of: str | int, field: str, new: object) -> None:
        """Set a value at once."""
        self._campaign.do(Correct(what=f"{table}.{field}", of=of, value=new))

    def _set(self, changes: list[tuple[Correctable, object]]) -> None:
        for value, new in changes:
            if not self._campaign.do(Correct(what=value.what, of=value.of, value=new)):
                return
