"""What happens now: the question that waits, or what may be done; the night step by step; what does not add up."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QPushButton, QScrollArea, QVBoxLayout, QWidget

from blackbook.rules.agenda import ByHand
from blackbook.rules.conservation import AcceptDifference
from blackbook.rules.happenings import TellHappening
from blackbook.rules.question import Offer
from blackbook.rules.story import OpenParagraph
from blackbook.views.table import StoryView, TableView
from ui import theme
from ui.language import shown
from ui.open_campaign import OpenCampaign
from ui.table.alerts import Alerts
from ui.table.asking import NumberPopover
from ui.table.night_steps import NightSteps
from ui.table.offers_list import OffersList
from ui.table.question_form import QuestionForm
from ui.table.swap_odds import SwapOdds
from ui.table.words import word
from ui.widgets.labels import WrappingLabel


class NowPanel(QScrollArea):
    """Gives the campaign the commands and answers that are chosen in it."""

    scene_asked = Signal()

    def __init__(self, campaign: OpenCampaign, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._campaign = campaign
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.title = WrappingLabel("", "heading")
        self.title.setObjectName("now")
        self.state = WrappingLabel("", "dim")
        self.state.setObjectName("now_state")
        self.question = QuestionForm()
        self.odds = SwapOdds(campaign)
        self.offers = OffersList()
        self.night = NightSteps()
        self.read = QPushButton()
        self.read.setObjectName("read")
        self.read.setProperty("role", "link")
        self.tell = QPushButton()
        self.tell.setObjectName("tell_happening")
        self.tell.setProperty("role", "link")
        self.alerts = Alerts()
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        content = QWidget()
        layout = QVBoxLayout(content)
        layout.setContentsMargins(18, 14, 18, 12)
        layout.setSpacing(theme.step(2))
        asked = (self.title, self.state, self.night, self.question, self.odds, self.offers)
        for widget in (*asked, self.read, self.tell, self.alerts):
            layout.addWidget(widget)
        layout.addStretch(1)
        self.setWidget(content)

    def _connect(self) -> None:
        self.question.answered.connect(self._answer)
        self.question.by_hand_asked.connect(lambda: self._campaign.do(ByHand()))
        self.question.scene_asked.connect(self.scene_asked)
        self.offers.taken.connect(self._take)
        self.read.clicked.connect(self._ask_for_paragraph)
        self.tell.clicked.connect(lambda: self._campaign.do(TellHappening()))
        self.alerts.accepted.connect(lambda subject: self._campaign.do(AcceptDifference(subject=subject)))

    def refresh(self) -> None:
        """Show the campaign as it stands."""
        table = self._campaign.table
        self._say_whose_turn(table)
        who = table.question.who if table.question is not None else None
        self.question.set_question(table.question, self._name(table, who))
        self.odds.refresh()
        self.offers.set_offers(table.offers)
        for link in (self.read, self.tell):
            link.setVisible(table.story is not None and table.story.outcome is None)
        self.read.setText(self.tr("Read a paragraph… (P)"))
        self.read.setShortcut(QKeySequence("P"))
        self.tell.setText(self.tr("Something else happens… (H)"))
        self.tell.setShortcut(QKeySequence("H"))
        self.night.set_lines(table.night, self.height())
        self.alerts.set_differences(table.differences)

    def _name(self, table: TableView, who: str | None) -> str:
        return next((shown(board.name) for board in table.boards if board.id == who), "")

    def _say_whose_turn(self, table: TableView) -> None:
        story = table.story
        self.title.setVisible(story is not None)
        self.state.setVisible(story is not None)
        if story is None:
            return
        name = self._name(table, story.on_turn)
        phase = word(story.phase)
        self.title.setText(f"{phase} — {name}" if name else phase)
        self.state.setText(self._state_of_turn(table, story))

    def _state_of_turn(self, table: TableView, story: StoryView) -> str:
        if story.outcome is not None:
            return self.tr("The story has ended.")
        board = next((each for each in table.boards if each.id == story.on_turn), None)
        if board is None:
            return self.tr("Nobody is on turn.")
        place = shown(board.place) if board.place is not None else self.tr("nowhere yet")
        moved = self.tr("Has moved.") if story.moved else self.tr("Has not moved yet.")
        acted = self.tr("The action is taken.") if story.acted else self.tr("One action left.")
        return " ".join((self.tr("At: {place}.").format(place=place), moved, acted))

    # -- what the players choose

    def _answer(self, chosen: tuple[str, ...], values: dict[str, object], despite: tuple[str, ...]) -> None:
        self._campaign.answer(*chosen, despite=despite, **values)

    def _ask_for_paragraph(self) -> None:
        popover = NumberPopover(self.tr("Which paragraph is read?"), self.tr("Read"), self)
        popover.told.connect(lambda number: self._campaign.do(OpenParagraph(paragraph=number)))
        popover.open_below(self.read)

    def _take(self, offer: Offer, rule: str) -> None:
        if rule:
            self._campaign.do_anyway(offer.command, rule)
        else:
            self._campaign.do(offer.command)

    def press_return(self) -> bool:
        """Confirm the question, or end the turn; False if Return means nothing now."""
        if self._campaign.question is not None:
            return self.question.press_confirm()
        return self.offers.press_end_turn()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.refresh()
