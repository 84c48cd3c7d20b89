"""The campaigns on the shelf: what each card says, and what its menu and the buttons above do with the files."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QDateTime, QEvent, QLocale, QObject, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from blackbook import backups
from blackbook.backups import BackupEntry
from blackbook.errors import UserError
from blackbook.keeper import SUFFIX, HistoryLine, Keeper, preview_document
from blackbook.shelf import ShelfEntry, campaigns_in, free_path
from ui.language import shown
from ui.shelf.points_dialog import Point, PointsDialog
from ui.shelf.preview_dialog import PreviewDialog
from ui.shelf.shelf_card import ShelfCard
from ui.shelf.shelf_page import ShelfPage
from ui.table.words import word

POINTS_SHOWN = 300
"""So many of the newest actions are offered as earlier points."""
HISTORY_SHOWN = 12


class Campaigns(QObject):
    """Keeps a shelf page filled from a folder and carries out what it asks."""

    opened = Signal(object)
    """`Keeper` of a campaign that is to be shown."""
    failed = Signal(object)
    """`Text`: it could not be done, and why."""
    said = Signal(str, str)
    """A short message about what has been done, and the campaign's file that can be put back, or nothing."""

    def __init__(self, page: ShelfPage, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent or page)
        self.page = page
        self.folder = folder
        page.open_asked.connect(lambda key: self.open(Path(key)))
        page.menu_asked.connect(lambda ask, key: getattr(self, f"ask_{ask}")(Path(key)))
        page.elsewhere_asked.connect(self.ask_elsewhere)
        page.import_asked.connect(self.ask_import)
        page.restore_asked.connect(self.ask_any_backup)
        page.installEventFilter(self)
        self.refresh()

    def refresh(self) -> None:
        """Look into the folder again."""
        self.page.set_cards([self._card(entry) for entry in campaigns_in(self.folder)])

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LanguageChange:
            self.refresh()
        return super().eventFilter(watched, event)

    # -- files

    def open(self, path: Path) -> bool:
        """Open a campaign; a sentence says why if it cannot be opened."""
        return self._attempt(lambda: self.opened.emit(Keeper.open(path)))

    def ask_elsewhere(self) -> None:
        """Choose a campaign file from anywhere."""
        path = choose_campaign(self.page)
        if path is not None:
            self.open(path)

    def ask_import(self) -> None:
        """Choose a document, look at what it holds, make a campaign of it."""
        kinds = self.tr("Documents (*.json)")
        name, _ = QFileDialog.getOpenFileName(self.page, self.tr("Import a document"), "", kinds)
        if name:
            self.preview(Path(name))

    def preview(self, document: Path) -> None:
        """Show what a document holds and offer to import it."""
        self._attempt(lambda: self._show_preview(document))

    def import_document(self, document: Path) -> bool:
        """Make a campaign of a document, and open it."""
        path = free_path(self.folder, document.stem)
        return self._attempt(lambda: self.opened.emit(Keeper.import_new(document, path)))

    def ask_export(self, path: Path) -> None:
        title, kinds = self.tr("Export {file}").format(file=path.stem), self.tr("Documents (*.json)")
        name, _ = QFileDialog.getSaveFileName(self.page, title, str(Path.home() / f"{path.stem}.json"), kinds)
        if name:
            self._write(path, Path(name) if Path(name).suffix else Path(f"{name}.json"), Keeper.export_to)

    def ask_copy(self, path: Path) -> None:
        target = choose_target(self.page, path)
        if target is not None:
            self._write(path, target, Keeper.save_copy)

    def ask_remove(self, path: Path) -> None:
        """Take it off the shelf; the message offers to put it back."""
        if self._attempt(lambda: backups.remove(path)):
            self.refresh()
            self.said.emit(self.tr("{file} lies among the backups now.").format(file=path.stem), str(path))

    # -- earlier points

    def ask_restore(self, path: Path) -> None:
        """The backups of one campaign."""
        self._ask_backup(self.tr("Backups of {file}").format(file=path.stem), backups.backups_of(path))

    def ask_any_backup(self) -> None:
        """The backups of all campaigns, also of those that were removed."""
        self._ask_backup(self.tr("All backups"), backups.all_backups(), named=True)

    def ask_earlier(self, path: Path) -> None:
        """The newest actions of its journal and its backups in one list, by time."""
        self._attempt(lambda: self._show_earlier(path))

    def restore(self, backup: BackupEntry) -> None:
        """Put a backup on the shelf as a campaign of its own, and open it."""
        self._attempt(lambda: self.opened.emit(Keeper.open(backups.put_back(backup, self.folder))))

    def put_back_removed(self, path: Path) -> None:
        """Undo a removal: the newest copy of that campaign goes back to its place, unopened."""
        found = backups.backups_of(path)
        if found and self._attempt(lambda: backups.put_back(found[0], path.parent)):
            self.refresh()

    def open_at(self, path: Path, entry: int) -> None:
        """Open a campaign as it was just after an action; what came later stays in its journal."""

        def travel() -> None:
            keeper = Keeper.open(path)
            try:
                keeper.jump(entry)
            except BaseException:
                keeper.close()
                raise
            self.opened.emit(keeper)

        self._attempt(travel)

    # -- within

    def _show_earlier(self, path: Path) -> None:
        with Keeper.open(path, read_only=True) as keeper:
            lines = points_in(keeper.history(POINTS_SHOWN))
        copies = {str(each.path): each for each in backups.backups_of(path)}
        dated = [(line.at, Point(str(line.id), when(line.at), shown(line.text), "journal")) for line in lines]
        dated += [(each.at, self._point(each)) for each in copies.values()]
        points = [point for _, point in sorted(dated, key=lambda pair: pair[0], reverse=True)]
        text = self.tr("Nothing is lost: what came later stays in the journal, and a backup opens as a copy.")
        title = self.tr("Open {file} at an earlier point").format(file=path.stem)
        dialog = PointsDialog(title, text, self.tr("Open there"), points, self.page)
        dialog.chosen.connect(
            lambda key: self.restore(copies[key]) if key in copies else self.open_at(path, int(key))
        )
        dialog.open()

    def _ask_backup(self, title: str, found: tuple[BackupEntry, ...], *, named: bool = False) -> None:
        by_key = {str(each.path): each for each in found}
        text = self.tr("A backup is put on the shelf as a campaign of its own; nothing there is replaced.")
        if not found:
            text = self.tr("There is none yet. One is taken each time a campaign is opened.")
        points = [self._point(each, named=named) for each in found]
        dialog = PointsDialog(title, text, self.tr("Restore"), points, self.page)
        dialog.chosen.connect(lambda key: self.restore(by_key[key]))
        dialog.open()

    def _point(self, backup: BackupEntry, *, named: bool = False) -> Point:
        reason = self.tr("Backup, {reason}").format(reason=shown(backup.reason))
        what = f"{backup.campaign} · {reason}" if named else reason
        return Point(str(backup.path), when(backup.at), what, "save")

    def _show_preview(self, document: Path) -> None:
        found = preview_document(document)
        rows = found.rows
        facts = [
            (self.tr("Written by version"), found.program),
            (self.tr("Characters at the table"), str(rows.get("character", 0))),
            (self.tr("Stories played to the end"), str(rows.get("story_result", 0))),
            (self.tr("Printed values told"), str(rows.get("printed_value", 0))),
            (self.tr("Actions"), str(len(found.history))),
            (self.tr("Last action"), when(found.last_at) if found.last_at is not None else self.tr("none")),
        ]
        newest = [shown(text) for text in reversed(found.history[-HISTORY_SHOWN:])]
        dialog = PreviewDialog(document.name, facts, newest, self.page)
        dialog.accepted.connect(partial(self.import_document, document))
        dialog.open()

    def _write(self, path: Path, target: Path, write: Callable[[Keeper, Path], None]) -> None:
        if self._attempt(lambda: write_from(path, target, write)):
            self.said.emit(self.tr("{file} is written.").format(file=target.name), "")

    def _attempt(self, deed: Callable[[], object]) -> bool:
        try:
            deed()
        except UserError as mistake:
            self.failed.emit(mistake.text)
            return False
        return True

    def _card(self, entry: ShelfEntry) -> ShelfCard:
        day = ""
        if entry.day is not None:
            day = self.tr("Day {day}, {phase}").format(day=entry.day, phase=word(entry.phase or "").lower())
        played = self.tr("{when} · entry {number}").format(when=when(entry.last_played), number=entry.entries)
        story = shown(entry.story) if entry.story is not None else self.tr("No story is on the table yet")
        return ShelfCard(
            key=str(entry.path),
            title=entry.name,
            subtitle=story if entry.fault is None else "",
            day=day,
            party=tuple(shown(name) for name in entry.party),
            letters=entry.letters,
            when=played if entry.fault is None else entry.path.name,
            tag=self.tr("sample") if entry.sample else "",
            fault=shown(entry.fault) if entry.fault is not None else "",
        )


def points_in(history: Sequence[HistoryLine]) -> tuple[HistoryLine, ...]:
    """The actions, newest first, that can be gone back to: what came from another file cannot be undone."""
    sealed = next((place for place, line in enumerate(history) if line.sealed), len(history))
    return tuple(history[: sealed + 1])


def kinds_of_files() -> str:
    """The filter of file dialogs for campaigns."""
    return QCoreApplication.translate("Campaigns", "Campaigns (*{suffix})").format(suffix=SUFFIX)


def choose_campaign(parent: QWidget) -> Path | None:
    """Let the person choose a campaign file from anywhere; None if they do not."""
    title = QCoreApplication.translate("Campaigns", "Open a campaign")
    name, _ = QFileDialog.getOpenFileName(parent, title, "", kinds_of_files())
    return Path(name) if name else None


def choose_target(parent: QWidget, path: Path) -> Path | None:
    """Let the person choose where a copy of a campaign file goes; None if they do not."""
    title = QCoreApplication.translate("Campaigns", "Save a copy")
    name, _ = QFileDialog.getSaveFileName(parent, title, str(Path.home() / path.name), kinds_of_files())
    if not name:
        return None
    return Path(name) if Path(name).suffix else Path(f"{name}{SUFFIX}")


def save_a_copy(parent: QWidget, keeper: Keeper) -> Path | None:
    """Let the person choose where a copy of an open campaign goes, and write it; None if they do not."""
    target = choose_target(parent, keeper.path)
    if target is not None:
        keeper.save_copy(target)
    return target


def write_from(path: Path, target: Path, write: Callable[[Keeper, Path], None]) -> None:
    """Open a campaign for a look only, and let `write` make `target` of it."""
    with Keeper.open(path, read_only=True) as keeper:
        write(keeper, target)


def when(moment: datetime) -> str:
    """Day and time of this place, as people of the language on screen write them."""
    local = QDateTime.fromSecsSinceEpoch(int(moment.timestamp()))
    return QLocale().toString(local, "d MMMM yyyy, HH:mm")
