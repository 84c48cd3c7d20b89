"""What concerns the campaign: house rules, who carries out which rules, and which market rows are kept."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, Qt
from PySide6.QtWidgets import QCheckBox, QComboBox, QGridLayout, QScrollArea, QVBoxLayout, QWidget

from blackbook.rules.house import AUTOMATED, MODES, HouseRule, SetAutomation, SetHouseRule, house_rules
from blackbook.rules.market import KeepMarket
from ui import theme
from ui.language import shown
from ui.open_campaign import OpenCampaign
from ui.settings.choice_row import ChoiceRow
from ui.table.words import deck_word
from ui.widgets.labels import WrappingLabel

CHAPTERS = {
    "setup": QT_TRANSLATE_NOOP("Chapters", "Setting up"),
    "turn": QT_TRANSLATE_NOOP("Chapters", "Turn and movement"),
    "location": QT_TRANSLATE_NOOP("Chapters", "Locations"),
    "request": QT_TRANSLATE_NOOP("Chapters", "Personal requests"),
    "story": QT_TRANSLATE_NOOP("Chapters", "Story"),
    "night": QT_TRANSLATE_NOOP("Chapters", "Night"),
    "demons": QT_TRANSLATE_NOOP("Chapters", "Demons and jobs"),
    "track": QT_TRANSLATE_NOOP("Chapters", "Discontent"),
    "sins": QT_TRANSLATE_NOOP("Chapters", "Sins and deals"),
    "defeat": QT_TRANSLATE_NOOP("Chapters", "Defeat and ransom"),
    "check": QT_TRANSLATE_NOOP("Chapters", "Checks"),
    "combat": QT_TRANSLATE_NOOP("Chapters", "Fights"),
    "market": QT_TRANSLATE_NOOP("Chapters", "Market"),
    "items": QT_TRANSLATE_NOOP("Chapters", "Items"),
}
MODE_WORDS = {
    "auto": QT_TRANSLATE_NOOP("Chapters", "The program does it"),
    "suggest": QT_TRANSLATE_NOOP("Chapters", "It asks before each step"),
    "off": QT_TRANSLATE_NOOP("Chapters", "We do it by hand"),
}


def chapter_word(id: str) -> str:
    """A chapter of rules, or one of the ways to carry it out, in the language on screen."""
    return QCoreApplication.translate("Chapters", {**CHAPTERS, **MODE_WORDS}[id])


class CampaignPage(QScrollArea):
    """A page of settings; each choice is a command, so the journal has it and undo takes it back."""

    def __init__(self, campaign: OpenCampaign, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.campaign = campaign
        holder = QWidget()
        self.body = QVBoxLayout(holder)
        self.body.setContentsMargins(0, 12, 8, 12)
        self.body.setSpacing(theme.step(2))
        self.text = WrappingLabel("", "dim")
        self.body.addWidget(self.text)
        self.setWidget(holder)
        campaign.changed.connect(self.refresh)

    def refresh(self) -> None:
        """Show what is in force."""


class HousePage(CampaignPage):
    """How this campaign reads what the rulebook leaves open."""

    def __init__(self, campaign: OpenCampaign, parent: QWidget | None = None) -> None:
        super().__init__(campaign, parent)
        self.text.setText(self.tr("Where the rulebook can be read in two ways, this campaign reads it so:"))
        self.rows = {rule.id: self._row(rule) for rule in house_rules()}
        for row in self.rows.values():
            row.chosen.connect(self._choose)
            self.body.addWidget(row)
        self.body.addStretch(1)
        self.refresh()

    def _row(self, rule: HouseRule) -> ChoiceRow:
        answers = [(id, shown(text)) for id, text in rule.options]
        return ChoiceRow(rule.id, "", answers, self.tr("{rule}; the first one is usual").format(rule=rule.id))

    def _choose(self, rule: str, reading: str) -> None:
        self.campaign.do(SetHouseRule(ambiguity=rule, reading=reading))
        self.refresh()

    def refresh(self) -> None:
        game = self.campaign.keeper.game()
        for rule in house_rules():
            self.rows[rule.id].show_answer(game.house_rule(rule.id, rule.default))


class AutomationPage(CampaignPage):
    """Who carries out each chapter of rules."""

    def __init__(self, campaign: OpenCampaign, parent: QWidget | None = None) -> None:
        super().__init__(campaign, parent)
        self.text.setText(
            self.tr("Any step can also be ticked off by hand when it comes; here that is settled for good.")
        )
        grid = QGridLayout()
        grid.setColumnStretch(0, 1)
        grid.setVerticalSpacing(theme.step(2))
        self.boxes: dict[str, QComboBox] = {}
        for row, chapter in enumerate(AUTOMATED):
            box = QComboBox()
            box.setObjectName(chapter)
            box.setAccessibleName(chapter_word(chapter))
            for mode in MODES:
                box.addItem(chapter_word(mode), mode)
            box.activated.connect(lambda _, chapter=chapter: self._choose(chapter))
            self.boxes[chapter] = box
            grid.addWidget(WrappingLabel(chapter_word(chapter)), row, 0)
            grid.addWidget(box, row, 1)
        self.body.addLayout(grid)
        self.body.addStretch(1)
        self.refresh()

    def _choose(self, chapter: str) -> None:
        self.campaign.do(SetAutomation(chapter=chapter, mode=str(self.boxes[chapter].currentData())))
        self.refresh()

    def refresh(self) -> None:
        game = self.campaign.keeper.game()
        for chapter, box in self.boxes.items():
            box.setCurrentIndex(box.findData(game.automation(chapter)))


class MarketPage(CampaignPage):
    """Which rows of the market the program knows; in the others it is told what is bought."""

    def __init__(self, campaign: OpenCampaign, parent: QWidget | None = None) -> None:
        super().__init__(campaign, parent)
        self.text.setText(
            self.tr("For a row that is ticked the program keeps what lies there; in another one it asks when you buy.")
        )
        self.boxes = {row.row: QCheckBox(deck_word(row.row)) for row in campaign.table.market}
        for row, box in self.boxes.items():
            box.setObjectName(row)
            box.clicked.connect(lambda keep, row=row: self._keep(row, keep))
            self.body.addWidget(box)
        self.note = WrappingLabel("", "dim")
        self.body.addWidget(self.note)
        self.body.addStretch(1)
        self.refresh()

    def _keep(self, row: str, keep: bool) -> None:
        self.campaign.do(KeepMarket(row=row, keep=keep))  # type: ignore[arg-type]
        self.refresh()

    def refresh(self) -> None:
        table = self.campaign.table
        for row in table.market:
            if row.row in self.boxes:
                self.boxes[row.row].setChecked(row.kept)
                self.boxes[row.row].setEnabled(table.question is None)
        waits = self.tr("First answer the question that waits at the table.") if table.question is not None else ""
        self.note.setText(waits if self.boxes else self.tr("No story is on the table yet."))
