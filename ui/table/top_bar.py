"""The bar at the top: what is played, day and phase, undo and redo, whether it is saved, and the ways out."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QLabel, QSizePolicy, QToolButton, QWidget

from blackbook.text import Text
from ui import theme
from ui.icons import icon
from ui.language import shown
from ui.open_campaign import OpenCampaign
from ui.table.history_menu import HistoryMenu
from ui.table.look_menu import LookMenu
from ui.table.words import PHASES, word
from ui.widgets.chip import Chip, PhasePills
from ui.widgets.labels import ElidedLabel

WIDE = 1600
"""From this width on, in pixels at a text scale of 100 %, story and campaign stand side by side."""
ROOMY = 1400
LEAST_NAME, LEAST_UNDO, TINY, LEAST_WIDTH = 190, 96, 48, 680
LEVELS = 5


class TopBar(QFrame):
    """Shows the open campaign; what it cannot do itself it asks for."""

    phase_clicked = Signal(int)
    day_clicked = Signal()
    table_toggled = Signal()
    palette_asked = Signal()
    shelf_asked = Signal()
    settings_asked = Signal()

    def __init__(self, campaign: OpenCampaign, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "bar")
        self._campaign = campaign
        self._failure: Text | None = None
        self._short = False
        self._saved = ("", "")
        self._fitting = True  # until everything is built
        self._build()
        self._lay_out()
        campaign.not_saved.connect(self.say_not_saved)
        campaign.changed.connect(self._on_changed)
        self._fitting = False
        self.refresh()

    def _build(self) -> None:
        self.name = ElidedLabel("", "heading", self)
        self.name.setObjectName("campaign")
        self.story = ElidedLabel("", "dim", self)
        self.story.setObjectName("story")
        self.day = Chip("", quiet=True, parent=self, clickable=True)
        self.day.setObjectName("day")
        self.day.clicked.connect(lambda: self.day_clicked.emit())
        self.phases = PhasePills(parent=self)
        self.phases.setObjectName("phases")
        self.phases.phase_clicked.connect(self.phase_clicked)
        self.outcome = QLabel(self)
        self.outcome.setProperty("role", "active")
        self.undo = Chip("", icon="undo", parent=self, clickable=True)
        self.undo.setObjectName("undo")
        self.undo.clicked.connect(lambda: self._campaign.undo())
        self.redo = self._tool("redo", "redo")
        self.redo.clicked.connect(lambda: self._campaign.redo())
        self.history = self._tool("chevron-down", "history")
        self.history.setMenu(HistoryMenu(self._campaign, self.history))
        self.history.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.saved = Chip("", "good", dot=True, parent=self)
        self.saved.setObjectName("saved")
        self.palette_chip = Chip("Ctrl K", parent=self, clickable=True)
        self.palette_chip.setObjectName("palette")
        self.palette_chip.clicked.connect(lambda: self.palette_asked.emit())
        self.middle = self._tool("market", "middle")
        self.middle.setCheckable(True)
        self.middle.clicked.connect(lambda: self.table_toggled.emit())
        self.shelf = self._tool("shelf", "shelf")
        self.shelf.clicked.connect(lambda: self.shelf_asked.emit())
        self.settings = self._tool("settings", "settings")
        self.menu = LookMenu(self)
        self.menu.settings_asked.connect(self.settings_asked)
        self.settings.setMenu(self.menu)
        self.settings.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)

    def _tool(self, icon_name: str, name: str) -> QToolButton:
        button = QToolButton(self)
        button.setObjectName(name)
        button.setIcon(icon(icon_name))
        return button

    def _lay_out(self) -> None:
        self._row = layout = QHBoxLayout(self)
        layout.setContentsMargins(20, 6, 16, 6)
        layout.setSpacing(theme.step(2))
        self._heading = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._heading.setSpacing(0)
        self._heading.addWidget(self.name)
        self._heading.addWidget(self.story)
        layout.addLayout(self._heading, 5)
        for label in (self.name, self.story):
            label.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        for fixed in (self.phases, self.day, self.saved, self.palette_chip):
            fixed.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        for centred in (self.day, self.phases, self.outcome):
            layout.addWidget(centred, 0, Qt.AlignmentFlag.AlignVCenter)
        layout.addStretch(1)
        layout.addWidget(self.undo)
        layout.addWidget(self.redo)
        layout.addWidget(self.history)
        layout.addSpacing(theme.step(1))
        for widget in (self.saved, self.palette_chip, self.middle, self.shelf, self.settings):
            layout.addWidget(widget)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        wide = self.width() >= theme.scaled(WIDE)
        directions = QBoxLayout.Direction
        self._heading.setDirection(directions.LeftToRight if wide else directions.TopToBottom)
        self._heading.setSpacing(theme.step(4) if wide else 0)
        self._leave_out_what_has_no_room()

    def _leave_out_what_has_no_room(self) -> None:
        """In a narrow window the way to the palette goes first, then words, then the phases that are not on."""
        if self._fitting:  # showing and hiding what is in a layout resizes the bar
            return
        self._fitting = True
        self.setMinimumWidth(theme.scaled(LEAST_WIDTH))
        for level in range(LEVELS):
            self._leave_out(level)
            self._row.invalidate()
            if self._row.minimumSize().width() <= self.width():
                break
        self._row.activate()
        self._fitting = False

    def _leave_out(self, level: int) -> None:
        self.palette_chip.setVisible(level < 1)
        self._short = level >= 2
        self._show_saved()
        for place, pill in enumerate(self.phases.pills):
            pill.setVisible(level < 3 or place == self.phases.current)
        self.phases.setFixedSize(self.phases.sizeHint())  # never in two rows
        least_name, least_undo = (LEAST_NAME, LEAST_UNDO) if level < 4 else (TINY, TINY)
        self.name.setMinimumWidth(min(self.name.sizeHint().width(), theme.scaled(least_name)))
        share = 0.15 if self.width() >= theme.scaled(ROOMY) else 0.13
        self.undo.setMinimumWidth(theme.scaled(least_undo))
        self.undo.setMaximumWidth(max(theme.scaled(least_undo), round(self.width() * share)))

    # -- what it shows

    def say_what_is_shown(self, middle: bool) -> None:
        """Tell whether the middle of the table is shown instead of the boards."""
        self.middle.setChecked(middle)

    def refresh(self) -> None:
        """Show the campaign as it stands."""
        self._say_what_is_played()
        self._say_what_can_be_undone()
        self._say_whether_it_is_saved()

    def _say_what_is_played(self) -> None:
        table = self._campaign.table
        self.name.set_full_text(table.campaign)
        story = table.story
        for widget in (self.story, self.day, self.phases):
            widget.setVisible(story is not None)
        self.outcome.setVisible(story is not None and story.outcome is not None)
        if story is None:
            return
        chapter = self.tr("chapter {number}").format(number=story.chapter)
        self.story.set_full_text(" · ".join((shown(story.name), chapter, word(story.difficulty))))
        self.day.set_chip(self.tr("Day {number}").format(number=story.day))
        self.phases.set_phases([word(phase) for phase in PHASES], PHASES.index(story.phase))
        self._leave_out_what_has_no_room()
        outcomes = {"won": self.tr("Won"), "lost": self.tr("Lost"), "lost_final": self.tr("Lost in the final battle")}
        self.outcome.setText(outcomes.get(story.outcome or "", ""))

    def _say_what_can_be_undone(self) -> None:
        keeper = self._campaign.keeper
        undo, redo = keeper.undo_text, keeper.redo_text
        self.undo.setEnabled(undo is not None)
        if undo is None:
            self.undo.set_chip(self.tr("Nothing to undo"))
        else:
            self.undo.set_chip(self.tr("Undo “{action}”").format(action=shown(undo)))
        self.redo.setEnabled(redo is not None)
        text = self.tr("Nothing to redo") if redo is None else self.tr("Redo “{action}”").format(action=shown(redo))
        self.redo.setToolTip(text)
        self.redo.setAccessibleName(text)

    def _say_whether_it_is_saved(self) -> None:
        head = self._campaign.keeper.head
        if self._failure is not None:
            self._saved = self.tr("Not saved"), shown(self._failure)
        elif self._campaign.keeper.is_trial:
            self._saved = self.tr("A copy"), self.tr("A trial: nothing of this counts")
        elif head is None:
            self._saved = self.tr("Saved"), self.tr("Nothing has been done yet")
        else:
            when = head.at.astimezone().strftime("%H:%M")
            text = self.tr("Saved {time} · entry {id}").format(time=when, id=head.id)
            self._saved = text, text
        self._show_saved()

    def _show_saved(self) -> None:
        text, more = self._saved
        failed = self._failure is not None
        self.saved.set_chip(self.tr("Saved") if self._short and not failed else text, "danger" if failed else "good")
        self.saved.setToolTip(more)

    def _on_changed(self) -> None:
        # No lambda: Qt lets go of a method with its widget, but would call a lambda once the bar is gone.
        self.say_not_saved(None)

    def say_not_saved(self, failure: Text | None) -> None:
        """Show in red that the last action is not in the file, or with None that all is well again."""
        self._failure = failure
        self._say_whether_it_is_saved()

    # -- language

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.StyleChange:
            self._leave_out_what_has_no_room()

    def retranslate(self) -> None:
        """Say everything in the language on screen."""
        for button, text in (
            (self.history, self.tr("History: go back to any point")),
            (self.middle, self.tr("Market, decks, markers and paragraphs read (T)")),
            (self.shelf, self.tr("All campaigns")),
            (self.settings, self.tr("Theme, language and settings")),
        ):
            button.setToolTip(text)
            button.setAccessibleName(text)
        self.palette_chip.setToolTip(self.tr("Find any action"))
        self.refresh()
