"""The short wizard for a new campaign: name, story, characters, and what is printed on their boards."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPushButton, QScrollArea, QStackedWidget, QVBoxLayout, QWidget

from blackbook import new_campaign, paths
from blackbook.content.library import Library
from blackbook.errors import RuleBroken, UserError
from blackbook.keeper import Keeper, default_library
from blackbook.new_campaign import DIFFICULTIES
from ui import theme
from ui.dialog_size import dialog_size
from ui.language import shown
from ui.setup.boards_page import BoardsPage
from ui.setup.name_page import NamePage
from ui.setup.page import Page
from ui.setup.party_page import PartyPage
from ui.setup.story_page import StoryPage
from ui.widgets.chip import PhasePills
from ui.widgets.labels import WrappingLabel

SIZE = (760, 620)


class NewCampaign(QDialog):
    """Return goes on, Esc leaves without a trace; the file is made at the very end."""

    made = Signal(object)
    """`Keeper` of the new campaign."""
    asked = Signal(object)
    """Commands that set the next story up, for a campaign that is open already."""

    def __init__(
        self, parent: QWidget | None = None, folder: Path | None = None, *, keeper: Keeper | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("wizard")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._keeper = keeper
        self.setWindowTitle(self.tr("New campaign") if keeper is None else self.tr("Next story"))
        self._folder = folder or paths.campaigns()
        self._library: Library = default_library()[0] if keeper is None else keeper.game().library
        stories = new_campaign.stories(self._library) if keeper is None else new_campaign.next_stories(keeper)
        self.name_page = NamePage()
        self.story_page = StoryPage(stories)
        self.party_page = PartyPage(new_campaign.characters(self._library))
        # A campaign under way is a sample or is none: its print is not mixed.
        self.boards_page = BoardsPage(new_campaign.sample_values() if keeper is None else None)
        story_pages: tuple[Page, ...] = (self.story_page, self.party_page, self.boards_page)
        self.pages: tuple[Page, ...] = (self.name_page, *story_pages) if keeper is None else story_pages
        self.stack = QStackedWidget()
        for page in self.pages:
            page.changed.connect(self._refresh)
            self.stack.addWidget(page)
        self.steps = PhasePills()
        titles = (self.tr("Name"), self.tr("Story"), self.tr("Characters"), self.tr("Boards"))
        self.steps.set_phases(titles[-len(self.pages) :])
        self.steps.phase_clicked.connect(self.go_back_to)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 16, 24, 20)
        layout.setSpacing(theme.step(4))
        layout.addWidget(self.steps)
        layout.addWidget(self._area(), 1)
        self.fault = WrappingLabel("", "danger")
        self.fault.setObjectName("fault")
        self.fault.hide()
        layout.addWidget(self.fault)
        layout.addLayout(self._buttons())
        self.resize(dialog_size(*SIZE, parent))
        self._show(0)

    def _area(self) -> QScrollArea:
        """Large text on a small screen makes a page higher than the dialog."""
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(self.stack)
        return area

    def _buttons(self) -> QHBoxLayout:
        self.problem = WrappingLabel("", "dim")
        self.problem.setObjectName("problem")
        self.cancel_button = QPushButton(self.tr("Cancel"))
        self.cancel_button.setObjectName("cancel")
        self.cancel_button.clicked.connect(self.reject)
        self.back_button = QPushButton(self.tr("Back"))
        self.back_button.setObjectName("back")
        self.back_button.clicked.connect(lambda: self._show(self.stack.currentIndex() - 1))
        self.next_button = QPushButton()
        self.next_button.setObjectName("next")
        self.next_button.setProperty("role", "primary")
        self.next_button.clicked.connect(self.go_on)
        for button in (self.cancel_button, self.back_button):
            button.setAutoDefault(False)
        self.next_button.setDefault(True)
        row = QHBoxLayout()
        row.setSpacing(theme.step(2))
        row.addWidget(self.cancel_button)
        row.addWidget(self.problem, 1)
        row.addWidget(self.back_button)
        row.addWidget(self.next_button)
        return row

    def go_on(self) -> None:
        """The next page, or the campaign after the last one."""
        if self.pages[self.stack.currentIndex()].problem:
            return
        if self.stack.currentWidget() is self.boards_page:
            self._make()
        else:
            self._show(self.stack.currentIndex() + 1)

    def go_back_to(self, page: int) -> None:
        """A page that was filled in already."""
        if page < self.stack.currentIndex():
            self._show(page)

    @property
    def wanted(self) -> new_campaign.NewCampaign:
        """What all pages say."""
        difficulty = next(each for each in DIFFICULTIES if each == self.story_page.difficulty)
        return new_campaign.NewCampaign(
            name=self.name_page.name if self._keeper is None else self._keeper.name,
            story=self.story_page.story,
            characters=self.party_page.party,
            difficulty=difficulty,
            solo=self.story_page.solo,
            first_player=self.party_page.first_player,
            told=self.boards_page.told,
            cards=self.boards_page.cards,
            sample=self.boards_page.sample,
        )

    def _show(self, page: int) -> None:
        self.party_page.set_solo(self.story_page.solo)
        if self.pages[page] is self.boards_page:
            boards = [new_campaign.board_to_tell(self._library, who) for who in self.party_page.party]
            self.boards_page.set_boards(boards)
        self.fault.hide()
        self.stack.setCurrentIndex(page)
        self.steps.set_current(page)
        self._refresh()
        self.pages[page].setFocus()

    def _refresh(self) -> None:
        page = self.stack.currentIndex()
        problem = self.pages[page].problem
        last = page == len(self.pages) - 1
        begin = self.tr("Begin the campaign") if self._keeper is None else self.tr("Set it up")
        self.next_button.setText(begin if last else self.tr("Next"))
        self.next_button.setEnabled(not problem)
        self.back_button.setVisible(page > 0)
        self.problem.setText(problem)

    def _make(self) -> None:
        if self._keeper is not None:
            self.accept()
            self.asked.emit(new_campaign.commands(self._library, self.wanted))
            return
        try:
            keeper = new_campaign.begin(self._folder, self.wanted)
        except UserError as mistake:
            self._say(shown(mistake.text))
        except RuleBroken as refusal:
            self._say(shown(refusal.reason))
        else:
            self.accept()
            self.made.emit(keeper)

    def _say(self, text: str) -> None:
        self.fault.setText(text)
        self.fault.show()
