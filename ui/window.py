"""The window: the shelf, the table and the resolver as pages, and the campaign that is open."""

from __future__ import annotations

from pathlib import Path
from types import TracebackType

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QCloseEvent, QGuiApplication
from PySide6.QtWidgets import QFileDialog, QMainWindow, QMessageBox, QStackedWidget, QWidget

from blackbook.errors import RuleBroken, UserError
from blackbook.keeper import SUFFIX, Changed, Keeper
from blackbook.rules.command import Command
from blackbook.shelf import free_path, move_to_bin, sample_copy
from blackbook.text import Text
from ui.app import log_bug
from ui.language import shown
from ui.open_campaign import OpenCampaign
from ui.preferences import Preferences
from ui.refusal import RefusalDialog
from ui.widgets.toast import Toast

DEFAULT_SIZE = (1440, 900)
LEAST_SIZE = (1024, 640)


class Window(QMainWindow):
    """One window, one campaign at a time."""

    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.preferences = preferences
        self.campaign: OpenCampaign | None = None
        self.pages = QStackedWidget(self)
        self.setCentralWidget(self.pages)
        self.toast = Toast(self)
        self.setMinimumSize(*LEAST_SIZE)
        self.resize(*DEFAULT_SIZE)
        if preferences.geometry is not None:
            self.restoreGeometry(preferences.geometry)
        self.setWindowTitle(self.tr("Black Book"))

    # -- where to begin

    def begin(self, file: Path | None = None, *, sample: bool = False) -> None:
        """Open a campaign or the sample, or show the shelf if neither is asked for or it cannot be opened."""
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
        from ui.shelf.shelf_page import ShelfPage

        self._close_campaign()
        page = ShelfPage(paths.campaigns(), self)
        page.open_asked.connect(self.open_path)
        page.new_asked.connect(self.begin_new)
        page.sample_asked.connect(lambda: self.begin(sample=True))
        page.import_asked.connect(self.import_document)
        page.remove_asked.connect(self.remove)
        self._show(page)
        self.setWindowTitle(self.tr("Black Book"))

    def begin_new(self) -> None:
        """Ask in a short wizard, and open what it made."""
        from ui.shelf.new_campaign import NewCampaign

        wizard = NewCampaign(self)
        wizard.made.connect(self.show_campaign)
        wizard.failed.connect(self.say_mistake)
        wizard.open()

    def open_path(self, path: Path) -> bool:
        """Open a campaign file; a sentence says why if it cannot be opened."""
        try:
            keeper = Keeper.open(path)
        except UserError as mistake:
            self.say_mistake(mistake.text)
            return False
        self.show_campaign(keeper)
        return True

    def open_other(self) -> None:
        """Choose a campaign file from anywhere."""
        name, _ = QFileDialog.getOpenFileName(
            self, self.tr("Open a campaign"), "", self.tr("Campaigns (*{suffix})").format(suffix=SUFFIX)
        )
        if name:
            self.open_path(Path(name))

    def import_document(self, document: Path) -> None:
        """A new campaign from a JSON document."""
        from blackbook import paths

        try:
            keeper = Keeper.import_new(document, free_path(paths.campaigns(), document.stem))
        except UserError as mistake:
            self.say_mistake(mistake.text)
            return
        self.show_campaign(keeper)

    def remove(self, path: Path) -> None:
        """Take a campaign off the shelf; it stays among the backups."""
        try:
            move_to_bin(path)
        except UserError as mistake:
            self.say_mistake(mistake.text)
        self.show_shelf()

    # -- the campaign

    def show_campaign(self, keeper: Keeper) -> None:
        """Lay the table of an open campaign."""
        self._close_campaign()
        self.campaign = OpenCampaign(keeper, self)
        self.campaign.refused.connect(self._on_refused)
        self.campaign.failed.connect(self.say_mistake)
        self.campaign.changed.connect(self._on_changed)
        self.setWindowTitle(self.tr("{campaign} — Black Book").format(campaign=keeper.name))
        self.show_table()

    def show_table(self) -> None:
        from ui.table.table_page import TablePage

        if self.campaign is None:
            return
        page = TablePage(self.campaign, self)
        page.shelf_asked.connect(self.show_shelf)
        page.scene_asked.connect(self.show_scene)
        self._show(page)

    def show_scene(self) -> None:
        """The check or fight that is going on."""
        from ui.resolver.resolver_page import ResolverPage

        if self.campaign is None:
            return
        page = ResolverPage(self.campaign, self)
        page.table_asked.connect(self.show_table)
        self._show(page)

    def _on_changed(self, changed: Changed) -> None:
        if self.campaign is not None and self.campaign.keeper.notices:
            self.say_mistake(self.campaign.keeper.notices.pop())

    def _on_refused(self, refusal: RuleBroken, command: Command) -> None:
        dialog = RefusalDialog(refusal, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        campaign = self.campaign

        def anyway() -> None:
            if campaign is not None:
                campaign.do_anyway(command, refusal.rule)

        # After the dialog has gone: the command may be refused again by another rule.
        dialog.accepted.connect(lambda: QTimer.singleShot(0, self, anyway))
        dialog.open()

    def _close_campaign(self) -> None:
        if self.campaign is not None:
            campaign, self.campaign = self.campaign, None
            self._drop_pages()
            campaign.close()
            campaign.deleteLater()

    def _show(self, page: QWidget) -> None:
        self._drop_pages()
        self.pages.addWidget(page)
        self.pages.setCurrentWidget(page)
        page.setFocus()

    def _drop_pages(self) -> None:
        while self.pages.count():
            old = self.pages.widget(0)
            self.pages.removeWidget(old)
            old.deleteLater()

    # -- what went wrong

    def say_mistake(self, text: Text) -> None:
        """A sentence that helps, at the lower edge of the window."""
        self.toast.say(shown(text), failure=True)

    def show_bug(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """A mistake of the program: logged, and shown once with its details to copy."""
        details, file = log_bug(kind, error, trace)
        box = QMessageBox(self)
        box.setObjectName("bug")
        box.setIcon(QMessageBox.Icon.Warning)
        box.setText(self.tr("The program has made a mistake. Nothing of the last action was kept."))
        box.setInformativeText(self.tr("The details are in {file}.").format(file=str(file)))
        box.setDetailedText(details)
        copy = box.addButton(self.tr("Copy details"), QMessageBox.ButtonRole.ActionRole)
        box.addButton(QMessageBox.StandardButton.Close)
        copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(details))
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.open()

    def closeEvent(self, event: QCloseEvent) -> None:
        self.preferences.geometry = self.saveGeometry()
        self._close_campaign()
        super().closeEvent(event)
