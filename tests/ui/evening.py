"""A person at the window for a whole evening: finds what to click by its name, types rolls, turns pages."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from blackbook.keeper import Keeper
from blackbook.rules.question import Question
from blackbook.views.boards import BoardView
from blackbook.views.table import TableView
from tests.ui.in_window import shelf_of
from tests.ui.table.clicking import LEFT, choose, find, popover, press
from ui.open_campaign import OpenCampaign
from ui.preferences import Preferences
from ui.resolver.resolver_page import ResolverPage
from ui.setup.new_campaign import NewCampaign
from ui.table.question_form import QuestionForm
from ui.table.table_page import TablePage
from ui.widgets.word_row import WordRow
from ui.window import Window

NONE = Qt.KeyboardModifier.NoModifier
CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


class Evening:
    """Plays on a real window; reads the campaign only to know what is asked."""

    def __init__(self, qtbot: QtBot, window: Window) -> None:
        self.qtbot = qtbot
        self.window = window

    # -- what there is

    @property
    def campaign(self) -> OpenCampaign:
        assert self.window.campaign is not None
        return self.window.campaign

    @property
    def keeper(self) -> Keeper:
        return self.campaign.keeper

    @property
    def view(self) -> TableView:
        return self.campaign.table

    @property
    def question(self) -> Question | None:
        return self.campaign.question

    def board(self, who: str) -> BoardView:
        return self.view.board(who)

    @property
    def page(self) -> QWidget:
        QApplication.processEvents()
        page = self.window.pages.currentWidget()
        assert page is not None
        return page

    @property
    def table(self) -> TablePage:
        page = self.page
        assert isinstance(page, TablePage)
        return page

    @property
    def scene(self) -> ResolverPage:
        page = self.page
        assert isinstance(page, ResolverPage)
        return page

    @property
    def form(self) -> QuestionForm:
        page = self.page
        return page.side.form if isinstance(page, ResolverPage) else self.table.now.question

    # -- clicks and keys

    def click(self, widget: QWidget) -> None:
        assert widget.isVisibleTo(self.window), widget.objectName()
        self.qtbot.mouseClick(widget, LEFT)
        QApplication.processEvents()

    def activate(self) -> None:
        """Bring the window to the front, as it is after a small panel or a menu has closed."""
        self.window.activateWindow()
        self.qtbot.waitUntil(self.window.isActiveWindow)

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE, *, times: int = 1) -> None:
        self.activate()
        page = self.page
        for _ in range(times):
            self.qtbot.keyClick(page, key, modifiers)
        QApplication.processEvents()

    def button_key(self, key: Qt.Key) -> None:
        """The key of a button of the page."""
        self.activate()
        press(self.page, key)

    def press(self, name: str) -> None:
        """Click what has this name on the page."""
        self.click(find(self.page, name))

    # -- questions

    def option(self, *ids: str) -> None:
        """Click an option, or tick several in this order, or none of them, and confirm."""
        form = self.form
        if form.boxes or not ids:
            self._tick(form, ids)
            assert form.confirm is not None
            self.click(form.confirm)
        else:
            self.click(form.buttons[ids[0]])

    def labelled(self, *labels: str) -> None:
        """The options whose labels begin so."""
        question = self.question
        assert question is not None
        options = {str(each.label): each.id for each in question.open_options}
        ids = [id for label in labels for text, id in options.items() if text.startswith(label)]
        assert len(ids) == len(labels), (str(question.text), options)
        self.option(*ids)

    def _tick(self, form: QuestionForm, ids: tuple[str, ...]) -> None:
        for id in (*form.chosen(), *ids):
            self._click_box(form.boxes[id])
        assert form.chosen() == ids

    def _click_box(self, box: QCheckBox) -> None:
        """A short label leaves the middle empty, so the box itself is clicked."""
        self.qtbot.mouseClick(box, LEFT, pos=QPoint(8, box.height() // 2))

    def tell(self, **values: Any) -> None:
        """Fill in fields of the question, which may be folded away."""
        self.activate()
        fields = self.form.entries
        assert fields is not None
        if fields.folded:
            self.click(fields.link)
        for name, value in values.items():
            field = fields.fields[name].field
            if isinstance(field, QComboBox):
                field.setCurrentIndex(field.findData(value))
            elif isinstance(field, QSpinBox):
                self.click(field.lineEdit())
                self.qtbot.keyClicks(field.lineEdit(), str(value))
                assert field.value() == value

    # -- the table

    def correct(self, who: str, what: str, **values: Any) -> None:
        """Click a value on a board and set it, and what is set together with it, in the small panel."""
        self.click(find(find(self.table, f"board {who}"), what))
        panel = popover(self.table)
        for name, value in values.items():
            field = panel.findChild(QWidget, f"value character.{name}")
            if isinstance(field, QSpinBox):
                field.selectAll()
                self.qtbot.keyClicks(field, str(value))
            elif isinstance(field, QComboBox):
                field.setCurrentIndex(field.findData(value))
            elif isinstance(field, QCheckBox) and field.isChecked() is not value:
                self._click_box(field)
        self.click(find(panel, "set"))
        assert all(getattr(self.board(who), name) == value for name, value in values.items())

    def add_item(self, who: str, name: str) -> None:
        """An item that the program does not know of is put in the first empty space."""
        slots = find(self.table, f"board {who}").cards.item_slots.slots  # type: ignore[attr-defined]
        taken = len([item for item in self.board(who).items if item is not None])
        self.click(slots[taken])
        self._add(name)

    def add_card(self, who: str, slot: int, name: str) -> None:
        """A card that the program does not know of is put in an empty slot."""
        self.card_menu(who, slot, "Another card lies here…")
        self._add(name)

    def _add(self, name: str) -> None:
        panel = popover(self.table)
        choice = panel.findChild(QComboBox, "component")
        assert choice is not None
        choice.setCurrentText(name)
        self.click(find(panel, "set"))

    def card_menu(self, who: str, slot: int, entry: str) -> None:
        """Click a slot of the conspiracy and choose from its menu."""
        self.click(find(find(self.table, f"board {who}"), f"slot {slot}"))
        choose(self.table, entry)

    def item_menu(self, who: str, name: str, entry: str) -> None:
        """Click an item and choose from its menu."""
        items = [str(item.name) for item in self.board(who).items if item is not None]
        self.click(find(self.table, f"board {who}").cards.item_slots.slots[items.index(name)])  # type: ignore[attr-defined]
        choose(self.table, entry)

    # -- checks and fights

    def to_the_dice(self) -> None:
        self.press("to_the_dice")
        assert isinstance(self.page, ResolverPage)

    def roll(self, text: str) -> None:
        """Type a roll into the line; QTest has no keys for Cyrillic letters."""
        self.activate()
        line = self.scene.header.line
        line.setFocus()
        line.insert(text)
        self.qtbot.keyClick(line, Qt.Key.Key_Return)
        QApplication.processEvents()

    def supply(self, who: str, name: str) -> WordRow:
        return next(row for row in self.scene.columns.columns[who].supplies.values() if row.view.name == name)

    def card(self, who: str, name: str) -> WordRow:
        return next(row for row in self.scene.columns.columns[who].cards.values() if row.view.name == name)

    def use_nothing(self) -> None:
        """Put back what the plan would use up."""
        plan = self.scene.desk.working
        assert plan is not None
        for use in plan.plan.used:
            self.click(self.scene.columns.columns[use.owner].supplies[use.id])
        assert self.scene.desk.working is not None
        assert self.scene.desk.working.plan.used == ()

    def take_dice_back(self, who: str) -> None:
        """Take all dice of a character off the cards."""
        working = self.scene.desk.working
        assert working is not None
        for die, _ in working.hand(who).placed():
            self.click(self.scene.columns.columns[who].dice.tiles[die.index])
            self.key(Qt.Key.Key_Escape)  # the die that was lifted is chosen; nothing shall be aimed with it

    def result(self) -> tuple[str, str]:
        """The large number, and what stands beside it."""
        result = self.scene.side.result
        return result.big.text(), result.beside.text()

    def accept(self) -> None:
        self.click(self.scene.side.result.accept)

    def wait_for_the_table(self) -> None:
        """The page of the dice leaves by itself when the scene is over."""
        self.qtbot.waitUntil(lambda: isinstance(self.window.pages.currentWidget(), TablePage))

    # -- the window

    def close_and_open(self, name: str) -> None:
        """Close the window; open another one and the campaign from the shelf."""
        self.window.close()
        self.window = Window(Preferences())
        self.qtbot.addWidget(self.window)
        self.window.resize(1280, 720)
        with self.qtbot.waitExposed(self.window):
            self.window.show()
        self.window.begin()
        frame = next(frame for frame in shelf_of(self.window).frames if frame.card.title == name)
        self.click(frame.open_button)

    def wizard(self) -> NewCampaign:
        wizard = self.window.findChild(NewCampaign)
        assert wizard is not None
        return wizard
