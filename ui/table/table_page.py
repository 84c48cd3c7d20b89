"""The page of a campaign: bars at the top, boards, and at the right what happens now and the journal."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QKeyCombination, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QAbstractButton,
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QSplitter,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from blackbook.keeper import Changed
from blackbook.views.boards import BoardView
from blackbook.views.jobs_ahead import jobs_ahead
from blackbook.views.table import CounterView, DeckView
from ui import theme
from ui.language import shown
from ui.open_campaign import OpenCampaign
from ui.table.asking import ConfirmPopover, NamePopover
from ui.table.boards_row import BoardsRow
from ui.table.correcting import FIELDS, Correcting
from ui.table.jobs_popover import JobsPopover
from ui.table.journal_panel import JournalPanel
from ui.table.market_panel import MarketPanel
from ui.table.now_panel import NowPanel
from ui.table.table_menus import TableMenus
from ui.table.top_bar import TopBar
from ui.table.track_bar import TrackBar
from ui.table.words import PHASES, deck_word, word
from ui.widgets.empty_state import EmptyState

LEAST_SIDE, MOST_SIDE = 290, 340
"""Width of the panel at the right, in pixels at a text scale of 100 %."""

REDO = QKeyCombination(Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier, Qt.Key.Key_Z)
PALETTE = QKeyCombination(Qt.KeyboardModifier.ControlModifier, Qt.Key.Key_K)

BOARDS, MIDDLE, NOTHING_YET = range(3)
"""What stands at the left: the boards, the middle of the table, or an invitation to set up a story."""


class TablePage(QWidget):
    """Shows the table of an open campaign and gives it commands."""

    scene_asked = Signal()
    shelf_asked = Signal()
    setup_asked = Signal()
    settings_asked = Signal()
    palette_asked = Signal()
    keys_asked = Signal()
    trial_asked = Signal()

    def __init__(self, campaign: OpenCampaign, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("table_page")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.campaign = campaign
        self.correcting = Correcting(campaign, self)
        self.menus = TableMenus(campaign, self.correcting, self)
        self.top = TopBar(campaign, self)
        self.track = TrackBar(self)
        self.boards = BoardsRow()
        self.market = MarketPanel()
        self.empty = EmptyState("book", "", "", "…")
        self.now = NowPanel(campaign)
        self.journal = JournalPanel(campaign)
        self._lay_out()
        self._connect()
        self._add_keys()
        self.retranslate()
        self.refresh()

    # -- layout

    def _lay_out(self) -> None:
        self.middle = QStackedWidget()
        self.boards_area = QScrollArea()
        self.boards_area.setWidgetResizable(True)
        self.boards_area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.boards_area.setWidget(self.boards)
        self.middle.addWidget(self.boards_area)
        self.middle.addWidget(self.market)
        self.middle.addWidget(self.empty)
        self.side = self._side()
        lower = QHBoxLayout()
        lower.setSpacing(0)
        lower.addWidget(self.middle, 1)
        lower.addWidget(self.side)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.top)
        layout.addWidget(self.track)
        layout.addLayout(lower, 1)

    def _side(self) -> QFrame:
        side = QFrame()
        side.setProperty("role", "side")
        splitter = QSplitter(Qt.Orientation.Vertical)
        splitter.setChildrenCollapsible(False)
        splitter.setHandleWidth(1)
        splitter.addWidget(self.now)
        splitter.addWidget(self.journal)
        splitter.setSizes([600, 280])
        splitter.setStretchFactor(0, 3)
        splitter.setStretchFactor(1, 2)
        layout = QVBoxLayout(side)
        layout.setContentsMargins(1, 0, 0, 0)
        layout.addWidget(splitter)
        return side

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_side()

    def _fit_side(self) -> None:
        width = min(theme.scaled(MOST_SIDE), max(theme.scaled(LEAST_SIDE), round(self.width() * 0.228)))
        self.side.setFixedWidth(width)

    # -- signals and keys

    def _connect(self) -> None:
        self.campaign.changed.connect(self._on_changed)
        self.top.shelf_asked.connect(self.shelf_asked)
        self.top.settings_asked.connect(self.settings_asked)
        self.top.palette_asked.connect(self.palette_asked)
        self.top.menu.keys_asked.connect(self.keys_asked)
        self.top.menu.trial_asked.connect(self.trial_asked)
        self.empty.action_clicked.connect(self.setup_asked)
        self.now.scene_asked.connect(self.scene_asked)
        self.journal.jump_asked.connect(self._ask_to_jump)
        self.journal.bookmark_asked.connect(self._ask_for_bookmark)
        self.boards.correct_asked.connect(self.correcting.of_board)
        self.boards.step_asked.connect(self.correcting.step)
        self.boards.component_clicked.connect(self.menus.open)
        self.boards.jobs_clicked.connect(self._open_jobs)
        self.market.card_clicked.connect(lambda card, anchor: self.menus.open("card", None, card, anchor))
        self.market.item_clicked.connect(lambda item, anchor: self.menus.open("item", None, item, anchor))
        self.market.deck_clicked.connect(self._correct_deck)
        self.market.price_asked.connect(self.menus.ask_price)
        self.market.counter_clicked.connect(self._correct_counter)
        self.track.marker_asked.connect(self._correct_marker)
        self.top.day_clicked.connect(self._correct_day)
        self.top.phase_clicked.connect(self._ask_for_phase)
        self.top.table_toggled.connect(self.turn_over)

    def _add_keys(self) -> None:
        for keys, slot in (
            ("Ctrl+F", self.journal.search.setFocus),
            ("T", self.turn_over),
            ("Left", lambda: self.boards.focus_beside(-1)),
            ("Right", lambda: self.boards.focus_beside(1)),
        ):
            QShortcut(QKeySequence(keys), self).activated.connect(slot)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        # The window has some of these keys as actions of its own, which come first; here the page needs no window.
        if event.matches(QKeySequence.StandardKey.Undo):
            self.campaign.undo()
        elif event.matches(QKeySequence.StandardKey.Redo) or event.keyCombination() == REDO:
            self.campaign.redo()
        elif event.keyCombination() == PALETTE:
            self.palette_asked.emit()
        elif event.text() == "?":
            self.keys_asked.emit()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._press_return()
        elif key == Qt.Key.Key_Escape:
            self.setFocus()
        else:
            super().keyPressEvent(event)

    def _press_return(self) -> None:
        focus = self.focusWidget()
        if isinstance(focus, QAbstractButton) and focus.isVisible():
            focus.click()
        else:
            self.now.press_return()

    def turn_over(self) -> None:
        """Show the middle of the table instead of the boards, or the boards again."""
        if self.campaign.table.story is not None:
            self.middle.setCurrentIndex(BOARDS if self.middle.currentIndex() == MIDDLE else MIDDLE)
            self.top.say_what_is_shown(self.middle.currentIndex() == MIDDLE)

    # -- what it shows

    def _on_changed(self, changed: Changed) -> None:
        focus = self.focusWidget()
        if focus is not None and self.now.isAncestorOf(focus):
            # What had the focus may go: Return must not press whatever comes after it.
            self.setFocus()
        self.refresh()

    def refresh(self) -> None:
        """Show the campaign as it stands."""
        table = self.campaign.table
        self.top.refresh()
        self.track.set_table(table)
        self.boards.set_boards(table.boards)
        self.market.set_table(table)
        self.now.refresh()
        self.journal.refresh()
        self.side.setVisible(table.story is not None or self.campaign.keeper.head is not None)
        if table.story is None:
            self.middle.setCurrentIndex(NOTHING_YET)
        elif self.middle.currentIndex() == NOTHING_YET:
            self.middle.setCurrentIndex(BOARDS)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.StyleChange:
            self._fit_side()

    def retranslate(self) -> None:
        """Say everything in the language on screen."""
        self.empty.title.setText(self.tr("No story is on the table"))
        self.empty.text.setText(self.tr("Choose a story and who plays; the table is then laid step by step."))
        self.empty.text.show()
        self.empty.button.setText(self.tr("Set up a story"))

    # -- menus and small panels

    def _correct_marker(self, space: int) -> None:
        anchor = self.track.track.spaces[space]
        self.correcting.open_values(self.tr("Discontent"), "track", 1, FIELDS["marker"], anchor)

    def _correct_day(self) -> None:
        self.correcting.open_values(self.tr("The day"), "story_game", 1, FIELDS["day"], self.top.day)

    def _correct_deck(self, deck: DeckView, anchor: QWidget) -> None:
        self.correcting.open_values(deck_word(deck.name), "deck", deck.name, (), anchor)

    def _correct_counter(self, counter: CounterView, anchor: QWidget) -> None:
        self.correcting.open_values(counter.name, "counter", counter.name, (), anchor)

    def _open_jobs(self, board: BoardView, anchor: QWidget) -> None:
        title = self.tr("Jobs of {who}").format(who=shown(board.name))
        JobsPopover(title, jobs_ahead(self.campaign.keeper.game(), board.id), self).open_below(anchor)

    def _ask_for_phase(self, place: int) -> None:
        story = self.campaign.table.story
        if story is None or PHASES[place] == story.phase:
            return
        question = self.tr("Is it {phase}?").format(phase=word(PHASES[place]).lower())
        note = self.tr("This only puts the record right: nothing of the phases between is played.")
        popover = ConfirmPopover(question, note, self.tr("Correct it"), self)
        popover.confirmed.connect(lambda: self.correcting.set("story_game", 1, "phase", PHASES[place]))
        popover.open_below(self.top.phases.pills[place])

    def _ask_to_jump(self, entry: int | None, text: str, anchor: QWidget) -> None:
        question = self.tr("Go to this point?")
        note = self.tr("“{entry}” — what came after it is kept and can be gone back to.").format(entry=text)
        popover = ConfirmPopover(question, note, self.tr("Go there"), self)
        popover.confirmed.connect(lambda: self.campaign.jump(entry))
        popover.open_below(anchor)

    def _ask_for_bookmark(self, anchor: QWidget) -> None:
        story = self.campaign.table.story
        name = self.tr("Day {number}").format(number=story.day) if story is not None else self.tr("Bookmark")
        popover = NamePopover(self.tr("Bookmark this point"), name, self.tr("Set"), self)
        popover.named.connect(self._set_bookmark)
        popover.open_below(anchor)

    def _set_bookmark(self, name: str) -> None:
        self.campaign.bookmark(name)
        self.journal.refresh()
