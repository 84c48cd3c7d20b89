"""Opens the menus of the table: of cards, items, demons with their jobs, helpers and requests."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from blackbook.rules.describe import Describe
from blackbook.views.boards import BoardView, CardView, DemonView, HelperView, ItemView, RequestView
from ui.language import shown
from ui.open_campaign import OpenCampaign
from ui.table.adding import UNNAMED, Addition, AddPopover
from ui.table.asking import NumberPopover
from ui.table.component_menu import ComponentMenu
from ui.table.correcting import Correcting
from ui.table.faces import job_line


class TableMenus(QObject):
    """Each method opens the menu of one kind of component below the widget that was clicked."""

    def __init__(self, campaign: OpenCampaign, correcting: Correcting, page: QWidget) -> None:
        super().__init__(page)
        self._campaign, self._correcting, self._page = campaign, correcting, page
        self._last: ComponentMenu | None = None

    def open(self, kind: str, board: BoardView | None, component: object, anchor: QWidget) -> None:
        """The menu of whatever was clicked; `board` is None for the market."""
        match component:
            case CardView():
                self._card(board, component, anchor)
            case ItemView():
                self._item(board, component, anchor)
            case DemonView() if board is not None:
                self._demon(board, component, anchor)
            case HelperView() if board is not None:
                self._helper(board, component, anchor)
            case RequestView() if board is not None:
                self._request(board, component, anchor)
            case int() if board is not None:
                self._empty_slot(board, component, anchor)
            case None if board is not None:
                self._add("item", board, anchor)

    def _menu(self, title: str, kind: str, anchor: QWidget) -> ComponentMenu:
        # The menu before is deleted only now: what was chosen in it may still be going on when it closes.
        if self._last is not None:
            self._last.deleteLater()
        self._last = ComponentMenu(title, kind, self._campaign, self._correcting, anchor, self._page)
        return self._last

    def _others(self, board: BoardView | None) -> list[BoardView]:
        return [other for other in self._campaign.table.boards if board is None or other.id != board.id]

    # -- what lies on the table

    def _card(self, board: BoardView | None, card: CardView, anchor: QWidget) -> None:
        menu = self._menu(shown(card.name), "card", anchor)
        menu.add_lines(shown(line) for line in card.lines)
        menu.add_offers(card.id)
        menu.addSeparator()
        turn = self.tr("Turn it face down") if card.face_up else self.tr("Turn it face up")
        menu.add_set(turn, card.id, "face_up", not card.face_up)
        elsewhere = menu.submenu(self.tr("Lay it elsewhere"))
        if board is not None:
            menu.add_move(elsewhere, self.tr("In the conspiracy"), card.id, "conspiracy", board.id)
            menu.add_move(elsewhere, self.tr("In the hand"), card.id, "hand", board.id)
        for other in self._others(board):
            to = self.tr("In the hand of {who}").format(who=shown(other.name))
            menu.add_move(elsewhere, to, card.id, "hand", other.id)
        menu.add_move(elsewhere, self.tr("In the market"), card.id, "market", None)
        menu.add_move(elsewhere, self.tr("Out of the game"), card.id, "out", None)
        menu.add_corrections(card.id, self.tr("Back to its deck"))
        menu.open_below()

    def _item(self, board: BoardView | None, item: ItemView, anchor: QWidget) -> None:
        menu = self._menu(shown(item.name), "item", anchor)
        menu.add_lines(shown(line) for line in item.lines)
        menu.add_offers(item.id)
        elsewhere = menu.submenu(self.tr("Lay it elsewhere"))
        for other in self._others(board):
            to = self.tr("In the inventory of {who}").format(who=shown(other.name))
            menu.add_move(elsewhere, to, item.id, "inventory", other.id)
        if board is not None:
            menu.add_move(elsewhere, self.tr("In the market"), item.id, "market", None)
        menu.add_corrections(item.id, self.tr("Discard it: back to its bag"))
        menu.open_below()

    def _demon(self, board: BoardView, demon: DemonView, anchor: QWidget) -> None:
        menu = self._menu(shown(demon.name), "job", anchor)
        if demon.penalty is not None:
            menu.add_lines((shown(demon.penalty),))
        if demon.job is None:
            place = menu.submenu(self.tr("Put it to work"))
            place.setEnabled(bool(board.jobs_in_hand))
            for job in board.jobs_in_hand:
                menu.add_move(place, job_line(job), job.id, "slot", board.id, demon.slot)
        else:
            menu.add_lines((job_line(demon.job),))
            menu.addSeparator()
            menu.add_move(menu, self.tr("Take the job to the hand"), demon.job.id, "hand", board.id)
            menu.add_corrections(demon.job.id)
        menu.open_below()

    def _helper(self, board: BoardView, helper: HelperView, anchor: QWidget) -> None:
        menu = self._menu(shown(helper.name), "helper", anchor)
        menu.add_lines((shown(helper.does) if helper.does is not None else "",))
        menu.add_offers(helper.id)
        menu.addSeparator()
        turn = self.tr("Turn it face down") if helper.ready else self.tr("Turn it face up")
        menu.add_set(turn, helper.id, "face_up", not helper.ready)
        elsewhere = menu.submenu(self.tr("Lay it elsewhere"))
        for other in self._others(board):
            menu.add_move(elsewhere, shown(other.name), helper.id, None, other.id)
        menu.add_corrections(helper.id, self.tr("Back to its deck"))
        menu.open_below()

    def _request(self, board: BoardView, request: RequestView, anchor: QWidget) -> None:
        menu = self._menu(shown(request.name), "request", anchor)
        menu.add_lines(shown(way) for way in request.conditions)
        menu.add_offers(request.id)
        elsewhere = menu.submenu(self.tr("Lay it elsewhere"))
        for other in self._others(board):
            menu.add_move(elsewhere, shown(other.name), request.id, None, other.id)
        menu.add_corrections(request.id, self.tr("Back to its deck"))
        menu.open_below()

    # -- what is missing

    def ask_price(self, thing: CardView | ItemView, anchor: QWidget) -> None:
        """Ask for the printed price of something; what nobody has named yet is named first."""
        kind, id = ("word_cards", thing.card) if isinstance(thing, CardView) else ("items", thing.item)
        if id in UNNAMED[kind]:
            self.open("", None, thing, anchor)
            return
        title = self.tr("Printed price of {name}").format(name=shown(thing.name))
        popover = NumberPopover(title, self.tr("Set"), self._page, least=0)
        popover.told.connect(
            lambda price: self._campaign.do(Describe(kind=kind, id=id, fields={"price": price}))
        )
        popover.open_below(anchor)

    def _empty_slot(self, board: BoardView, slot: int, anchor: QWidget) -> None:
        menu = self._menu(self.tr("Slot {number} of the conspiracy").format(number=slot), "card", anchor)
        place = menu.submenu(self.tr("Lay a card of the hand here"))
        place.setEnabled(bool(board.hand))
        for card in board.hand:
            menu.add_move(place, shown(card.name), card.id, "conspiracy", board.id, slot)
        add = menu.addAction(self.tr("Another card lies here…"))
        add.triggered.connect(lambda: self._add("card", board, anchor, slot))
        menu.open_below()

    def _add(self, kind: str, board: BoardView, anchor: QWidget, slot: int | None = None) -> None:
        addition = Addition(kind, board.id, slot)
        popover = AddPopover(addition, self._campaign, self._page)
        popover.open_below(anchor)
