"""The window: the shelf, the table and the resolver as pages, and the campaign that is open."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QPaintEvent
from PySide6.QtWidgets import QDialog, QMainWindow, QStackedWidget, QWidget

from blackbook.errors import RuleBroken, UserError
from blackbook.text import Text
from ui.app import log_bug
from ui.bug_dialog import show_details
from ui.keys import Keys
from ui.keys_overlay import KeysOverlay
from ui.language import shown
from ui.preferences import Preferences
from ui.refusal import show_refusal
from ui.resolver.scene_memory import SceneMemory
from ui.what_if import WhatIf
from ui.widgets.empty_state import EmptyState
from ui.widgets.toast import Toast

if TYPE_CHECKING:
    from blackbook.keeper import Changed, Keeper
    from blackbook.rules.command import Command
    from ui.campaigns import Campaigns
    from ui.open_campaign import OpenCampaign

DEFAULT_SIZE = (1440, 900)
LEAST_SIZE = (1024, 640)


class Window(QMainWindow):
    """One window, one campaign at a time.

    What needs the record is imported where it is used, so that the window shows before the database's layers load.
    """

    painted = Signal()
    """The window has shown itself for the first time."""

    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.preferences = preferences
        self.campaign: OpenCampaign | None = None
        self.campaigns: Campaigns | None = None
        self.pages = QStackedWidget(self)
        self.what_if = WhatIf(self)
        self.memory = SceneMemory()
        self.setCentralWidget(self.what_if.bar.above(self.pages))
        self.toast = Toast(self)
        self._removed: Path | None = None
        self.toast.action_clicked.connect(self._put_back)
        self.keys = Keys(self)
        self.setMinimumSize(*LEAST_SIZE)
        self.resize(*DEFAULT_SIZE)
        if preferences.geometry is not None:
            self.restoreGeometry(preferences.geometry)
        self._say_title()
        self._show(EmptyState("book", self.tr("Black Book")))
        self._was_painted = False

    def show_fitting(self) -> None:
        """Show it at its last size; the first time, fill a screen that has no room for it and its title bar."""
        room, wanted = self.screen().availableGeometry(), self.size()
        if self.preferences.geometry is None and (room.width() < wanted.width() or room.height() <= wanted.height()):
            self.showMaximized()
        else:
            self.show()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._was_painted:
            self._was_painted = True
            QTimer.singleShot(0, self, self.painted.emit)

    # -- where to begin

    def begin(self, file: Path | None = None, *, sample: bool = False) -> None:
        """Open a campaign or the sample, or show the shelf if neither is asked for or it cannot be opened."""
        from blackbook.shelf import sample_copy
        from ui.window_actions import window_actions

        if not self.keys.actions:
            self.keys.add(*window_actions(self))
        try:
            path = sample_copy() if sample else file
        except UserError as mistake:
            self.say_mistake(mistake.text)
            path = None
        if path is None or not self.open_path(path):
            self.show_shelf()

    def show_shelf(self) -> None:
        """Close the campaign and show all of them."""
        from blackbook import paths
        from ui.campaigns import Campaigns
        from ui.shelf.shelf_page import ShelfPage

        self._close_campaign()
        page = ShelfPage(self.tr("Black Book"), self)
        self.campaigns = Campaigns(page, paths.campaigns())
        self.campaigns.opened.connect(self.show_campaign)
        self.campaigns.failed.connect(self.say_mistake)
        self.campaigns.said.connect(self._say_done)
        page.new_asked.connect(self.begin_new)
        page.sample_asked.connect(lambda: self.begin(sample=True))
        page.settings_asked.connect(self.show_settings)
        self._show(page)

    def begin_new(self) -> None:
        """Ask in a short wizard, and open what it made."""
        from ui.setup.new_campaign import NewCampaign

        wizard = NewCampaign(self)
        wizard.made.connect(self.show_campaign)
        wizard.open()

    def set_up_story(self) -> None:
        """The next story of the campaign that is open, asked for in the same wizard."""
        from ui.setup.new_campaign import NewCampaign

        if self.campaign is None:
            return
        campaign = self.campaign
        wizard = NewCampaign(self, keeper=campaign.keeper)
        wizard.asked.connect(lambda commands: all(campaign.do(command) for command in commands))
        wizard.open()

    def open_path(self, path: Path) -> bool:
        """Open a campaign file; a sentence says why if it cannot be opened, and what was open stays so."""
        from blackbook.keeper import Keeper

        if self.campaign is not None and self.campaign.path == path.absolute():
            return True
        try:
            keeper = Keeper.open(path)
        except UserError as mistake:
            self.say_mistake(mistake.text)
            return False
        self.show_campaign(keeper)
        return True

    def open_other(self) -> None:
        """Choose a campaign file from anywhere."""
        from ui.campaigns import choose_campaign

        if path := choose_campaign(self):
            self.open_path(path)

    # -- the campaign

    def show_campaign(self, keeper: Keeper) -> None:
        """Lay the table of an open campaign."""
        from ui.open_campaign import OpenCampaign

        self._close_campaign()
        self.campaigns = None
        self.memory = SceneMemory()
        self.campaign = self.heard(OpenCampaign(keeper, self))
        self.show_table()
        self._say_notices()

    def heard(self, campaign: OpenCampaign) -> OpenCampaign:
        """The campaign, with what it signals shown in this window."""
        campaign.refused.connect(self._on_refused)
        campaign.failed.connect(self.say_mistake)
        campaign.not_saved.connect(self._on_not_saved)
        campaign.changed.connect(self._on_changed)
        return campaign

    def show_table(self) -> None:
        """The table of the open campaign."""
        from ui.table.table_page import TablePage

        if self.campaign is None:
            return
        page = TablePage(self.campaign, self)
        page.shelf_asked.connect(self.show_shelf)
        page.scene_asked.connect(self.show_scene)
        page.setup_asked.connect(self.set_up_story)
        page.settings_asked.connect(self.show_settings)
        page.trial_asked.connect(self.what_if.begin)
        page.top.menu.offer_trial = not self.what_if.is_on
        page.palette_asked.connect(self.show_palette)
        page.keys_asked.connect(self.show_keys)
        self._show(page)

    def show_scene(self) -> None:
        """The check or fight that is going on."""
        from ui.resolver.resolver_page import ResolverPage

        if self.campaign is None:
            return
        page = ResolverPage(self.campaign, self, self.memory)
        page.table_asked.connect(self.show_table)
        page.trial_asked.connect(self.what_if.begin)
        page.side.try_out.setVisible(not self.what_if.is_on)
        self._show(page)

    def scene_is_on(self) -> bool:
        return self.campaign is not None and self.campaign.table.scene is not None

    def undo(self) -> None:
        if self.campaign is not None:
            self.campaign.undo()

    def redo(self) -> None:
        if self.campaign is not None:
            self.campaign.redo()

    def back_up(self) -> None:
        """A verified copy in the folder of backups."""
        self._write(lambda keeper: keeper.back_up("by hand"), self.tr("The backup {file} is written."))

    def _on_changed(self, changed: Changed) -> None:
        if not self.scene_is_on():
            self.memory.forget()
        self._say_title()
        if not self.toast.goes_by_itself:
            self.toast.hide()  # what went wrong before this is over
        self._say_notices()

    def _say_notices(self) -> None:
        if self.campaign is not None and self.campaign.keeper.notices:
            self.say_mistake(self.campaign.keeper.notices.pop())

    def _on_refused(self, refusal: RuleBroken, command: Command) -> None:
        campaign = self.campaign

        def anyway() -> None:
            if campaign is not None and campaign is self.campaign:
                campaign.do_anyway(command, refusal.rule)

        show_refusal(refusal, self, anyway)

    def _on_not_saved(self, reason: Text) -> None:
        from ui.not_saved import show_not_saved

        self.toast.hide()  # the dialog says the same, and stays
        show_not_saved(reason, self, self.save_copy)

    def save_copy(self) -> None:
        """Write the open campaign, with its journal, to another file."""
        from ui.campaigns import save_a_copy

        self._write(lambda keeper: save_a_copy(self, keeper), self.tr("{file} is written."))

    def _write(self, write: Callable[[Keeper], Path | None], words: str) -> None:
        if self.campaign is None:
            return
        try:
            path = write(self.campaign.keeper)
        except UserError as mistake:
            self.say_mistake(mistake.text)
            return
        if path is not None:
            self.toast.say(words.format(file=path.name))

    def _close_campaign(self) -> None:
        if self.campaign is not None:
            campaign, self.campaign = self.campaign, None
            self._drop_pages()
            campaign.close()
            campaign.deleteLater()
            self.what_if.end()

    def _show(self, page: QWidget) -> None:
        self._drop_pages()
        self.pages.addWidget(page)
        self.pages.setCurrentWidget(page)
        self.keys.yield_to(page)
        self._say_title()
        page.setFocus()

    def _drop_pages(self) -> None:
        while self.pages.count():
            old = self.pages.widget(0)
            self.pages.removeWidget(old)
            old.deleteLater()

    def _say_title(self) -> None:
        if self.campaign is None:
            self.setWindowTitle(self.tr("Black Book"))
        elif self.what_if.is_on:
            self.setWindowTitle(self.tr("{campaign}: a trial — Black Book").format(campaign=self.campaign.keeper.name))
        else:
            self.setWindowTitle(self.tr("{campaign} — Black Book").format(campaign=self.campaign.keeper.name))

    # -- over the page

    def show_settings(self) -> QDialog:
        """The settings of this person, and of the campaign if one is open."""
        from ui.settings.settings_dialog import SettingsDialog

        dialog = SettingsDialog(self.preferences, self.campaign, self)
        dialog.open()
        return dialog

    def show_keys(self) -> None:
        """All keys, over the page."""
        KeysOverlay(self.keys, self.pages.currentWidget(), self).open()

    def show_palette(self) -> None:
        """The palette, with what can be done now."""
        from ui.palette import PaletteOverlay
        from ui.window_actions import palette_entries

        entries = palette_entries(self.keys, self.pages.currentWidget(), self.campaign)
        PaletteOverlay(entries, self).open()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._say_title()
            page = self.pages.currentWidget()
            if self.campaigns is not None and self.campaigns.page is page:
                self.campaigns.page.say_program(self.tr("Black Book"))

    # -- what happened, and what went wrong

    def say_mistake(self, text: Text) -> None:
        """A sentence that helps, at the lower edge of the window."""
        self._removed = None
        self.toast.say(shown(text), failure=True)

    def _say_done(self, text: str, removed: str) -> None:
        self._removed = Path(removed) if removed else None
        self.toast.say(text, self.tr("Put it back") if removed else "")

    def _put_back(self) -> None:
        if self._removed is not None and self.campaigns is not None:
            self.campaigns.put_back_removed(self._removed)

    def show_bug(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """A mistake of the program: logged, and shown with its details to copy, one at a time."""
        if issubclass(kind, KeyboardInterrupt):
            self.close()
            return
        show_details(*log_bug(kind, error, trace), self)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.preferences.geometry = self.saveGeometry()
        self._close_campaign()
        super().closeEvent(event)
