"""The keeper of a campaign: the façade for screens and command line, and the only one who writes.

A command is done whole or not at all, in one transaction, with one entry in the journal. Whoever shows something
listens to `on_change` and refreshes what it shows of the kinds that changed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from blackbook import paths
from blackbook.campaign.base import metadata
from blackbook.campaign.campaign import Campaign, PrintedValue
from blackbook.campaign.state import State
from blackbook.content.library import Library, read_what_can_be
from blackbook.content.owner import write_all_owner_values
from blackbook.content.packs import packs_in
from blackbook.errors import UserError
from blackbook.record.backup import back_up, list_backups, thin_out
from blackbook.record.document import state_text
from blackbook.record.entries import Entry
from blackbook.record.exchange import Preview, export_to, import_into, import_new, preview
from blackbook.record.failures import explained
from blackbook.record.file import CampaignFile
from blackbook.record.journal import Journal
from blackbook.record.schema import Schema
from blackbook.rules.agenda import carry_out
from blackbook.rules.command import Command, parse_command
from blackbook.rules.game import Game
from blackbook.text import Text, say
from blackbook.views.table import TableView, table_view

SCHEMA = Schema(application_id=0x426C426B, version=1, metadata=metadata)
SUFFIX = ".blackbook"
OWNER_PACK = "my-box.toml"


@dataclass(frozen=True)
class Changed:
    """What an action changed: names of tables; `text` says what was done."""

    kinds: frozenset[str]
    text: Text | None = None


@dataclass(frozen=True)
class Done:
    """A command that has been done: what the journal calls it, and what came of it, line by line."""

    text: Text
    told: tuple[Text, ...]


@dataclass(frozen=True)
class HistoryLine:
    """An entry of the journal, as screens show it."""

    id: int
    at: datetime
    text: Text
    told: tuple[Text, ...]
    despite: tuple[str, ...]
    command: dict[str, Any]
    sealed: bool


def default_library() -> tuple[Library, tuple[Text, ...]]:
    """The rulebook's pack, the packs of the folder by file name, the owner's own last; and what is wrong with any."""
    files = sorted(packs_in(paths.packs()), key=lambda file: (file.name == OWNER_PACK, file.name))
    library, faults = read_what_can_be(files)
    return library, tuple(fault.text for fault in faults)


def preview_document(path: Path) -> Preview:
    """What importing a document would bring; UserError with every reason why it cannot be imported."""
    return preview(path, SCHEMA)


class Keeper:
    """An open campaign. Close it, or use it as a context manager."""

    def __init__(self, file: CampaignFile, library: Library | None = None) -> None:
        self.file = file
        faults: tuple[Text, ...] = ()
        if library is None:
            library, faults = default_library()
        self.library = library
        self.on_change: list[Callable[[Changed], None]] = []
        self.notices: list[Text] = list(faults)
        """What went wrong beside the campaign, such as a pack that cannot be read or written."""
        self.is_trial = False
        self._journal = Journal(file)
        self._state = State(file.session)

    # -- opening and closing

    @classmethod
    def create(
        cls,
        path: Path,
        name: str,
        *,
        library: Library | None = None,
        sample: Mapping[tuple[str, str], Mapping[str, Any]] | None = None,
    ) -> Self:
        """A new campaign with an empty table. UserError if there is something at `path` already.

        `sample` holds values by kind and id of a component; they are marked as samples, and so is the campaign.
        """
        if not name.strip():
            raise UserError(say("A campaign needs a name."))
        paths.made(path.absolute().parent)
        file = CampaignFile.create(path, SCHEMA)
        try:
            with Journal(file).unrecorded() as session:
                session.add(Campaign(name=name.strip(), created=datetime.now(UTC), sample=sample is not None))
                session.add_all(sample_values(sample or {}))
            return cls(file, library)
        except BaseException:
            file.close()
            path.unlink(missing_ok=True)
            raise

    @classmethod
    def open(cls, path: Path, *, library: Library | None = None, read_only: bool = False) -> Self:
        """Open a campaign; a backup is taken first, unless it is only looked at."""
        file = CampaignFile.open(path, SCHEMA, read_only=read_only, backups=paths.backups())
        try:
            keeper = cls(file, library)
            if not read_only:
                keeper.back_up("start")
            return keeper
        except BaseException:
            file.close()
            raise

    def close(self) -> None:
        self.file.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    # -- what is on the table

    @property
    def path(self) -> Path:
        return self.file.path

    @property
    def name(self) -> str:
        return self.game().campaign.name

    def game(self) -> Game:
        """The table as the rules see it; to look at, not to change."""
        return Game(self._state, self.library, looking=True)

    def table(self) -> TableView:
        """Everything that lies on the table, for a screen."""
        return table_view(self.game())

    def document_text(self) -> str:
        """The whole state as canonical JSON text: equal states give equal texts."""
        return state_text(self.file.session, SCHEMA)

    # -- doing

    def do(self, command: Command | dict[str, Any]) -> Done:
        """Do a command and all that follows, up to the next question.

        RuleBroken if a rule is against it and `despite` does not name the rule, UserError if it cannot be; nothing
        of it is kept then.
        """
        command = parse_command(command) if isinstance(command, dict) else command
        game = Game(self._state, self.library, command.despite)
        try:
            with self._journal.record(command.command, {}, say("")) as recording:
                recording.text = carry_out(game, command)
                recording.despite = tuple(dict.fromkeys(game.set_aside))
                told = [line.to_json() for line in game.told]
                recording.parameters = {"command": command.to_json(), "told": told}
        except BaseException:
            with explained(self.path):
                self._state.reload()
            raise
        self._after(recording.text)
        return Done(recording.text, tuple(game.told))

    def undo(self) -> Text | None:
        """Take back the last command; returns what it was, or None if there is none."""
        return self._travelled(self._journal.undo())

    def redo(self) -> Text | None:
        """Do again what was last taken back; returns what it was, or None if there is none."""
        return self._travelled(self._journal.redo())

    def jump(self, entry: int | None) -> None:
        """Go to the point just after an entry, also one of an abandoned branch; None is the start."""
        try:
            self._journal.jump(entry)
        finally:
            self._state.reload()
        self._announce(Changed(self._journal.changed))

    # -- the journal

    @property
    def undo_text(self) -> Text | None:
        entry = self._journal.next_undo
        return entry.text if entry is not None else None

    @property
    def redo_text(self) -> Text | None:
        entry = self._journal.next_redo
        return entry.text if entry is not None else None

    @property
    def head(self) -> HistoryLine | None:
        entry = self._journal.head
        return line_of(entry) if entry is not None else None

    def history(self, limit: int = 100, before: int | None = None) -> tuple[HistoryLine, ...]:
        """What led to the present, newest first."""
        return tuple(line_of(entry) for entry in self._journal.history(limit, before))

    def future(self) -> tuple[HistoryLine, ...]:
        """What redo would do, the next first."""
        return tuple(line_of(entry) for entry in self._journal.future())

    def branches(self) -> tuple[tuple[HistoryLine, tuple[str, ...]], ...]:
        """Tips of lines that were abandoned, with their bookmarks, newest first."""
        return tuple((line_of(branch.tip), branch.bookmarks) for branch in self._journal.branches())

    def bookmark(self, name: str) -> None:
        self._journal.bookmark(name)

    def bookmarks(self) -> tuple[tuple[str, int | None], ...]:
        """Named points: name and entry."""
        return tuple((bookmark.name, bookmark.entry) for bookmark in self._journal.bookmarks())

    # -- safety

    def back_up(self, reason: str) -> Path:
        """A verified copy in the backup folder; old ones are thinned out by age."""
        path = back_up(self.file, paths.backups(), reason)
        thin_out(paths.backups(), self.path)
        return path

    def backups(self) -> tuple[Path, ...]:
        return tuple(backup.path for backup in list_backups(paths.backups(), self.path))

    def verify(self) -> tuple[Text, ...]:
        """What is wrong with the file; empty if all is well."""
        return self.file.verify()

    def save_copy(self, path: Path) -> None:
        self.file.save_copy(path)

    # -- one readable document

    def export_to(self, path: Path) -> None:
        """Write the campaign with its history as one JSON document."""
        export_to(path, self.file, version("blackbook"))

    @classmethod
    def import_new(cls, document: Path, path: Path, *, library: Library | None = None) -> Self:
        """A new campaign at `path` from a document; all or nothing."""
        paths.made(path.absolute().parent)
        return cls(import_new(document, path, SCHEMA), library)

    def import_into(self, document: Path) -> None:
        """Put the document's state in place of this campaign's, as one action that can be undone; backs up first."""
        try:
            import_into(document, self.file, self._journal, paths.backups())
        finally:
            self._state.reload()
        self._announce(Changed(self._journal.changed))

    # -- trying something out

    def try_out(self, path: Path) -> Keeper:
        """A copy of the campaign at `path`, to try something in (what if); it tells the owner's pack nothing."""
        self.save_copy(path)
        trial = Keeper(CampaignFile.open(path, SCHEMA), self.library)
        trial.is_trial = True
        return trial

    # -- within

    def _travelled(self, entry: Entry | None) -> Text | None:
        self._state.reload()
        if entry is None:
            return None
        self._announce(Changed(self._journal.changed))
        return entry.text

    def _after(self, text: Text) -> None:
        kinds = self._journal.changed
        self._state.refresh(kinds)
        if PrintedValue.__tablename__ in kinds:
            self._keep_printed_values()
        self._announce(Changed(kinds, text))

    def _announce(self, changed: Changed) -> None:
        for listener in tuple(self.on_change):
            listener(changed)

    def _keep_printed_values(self) -> None:
        """Printed values also go to the owner's own pack, so that the next campaign knows them; samples do not."""
        if self.is_trial or self.game().campaign.sample:
            return
        told: dict[tuple[str, str], dict[str, Any]] = {}
        for row in self._state.all(PrintedValue):
            if not row.sample:
                told.setdefault((row.kind, row.component), {})[row.field] = row.value
        try:
            write_all_owner_values(paths.made(paths.packs()) / OWNER_PACK, told)
        except UserError as error:
            self.notices.append(error.text)


def sample_values(told: Mapping[tuple[str, str], Mapping[str, Any]]) -> list[PrintedValue]:
    """Rows for values that are samples."""
    return [
        PrintedValue(kind=kind, component=id, field=field, value=value, sample=True)
        for (kind, id), values in told.items()
        for field, value in values.items()
    ]


def line_of(entry: Entry) -> HistoryLine:
    """An entry of the record as screens show it."""
    told = tuple(Text.from_json(line) for line in entry.parameters.get("told", ()))
    command = dict(entry.parameters.get("command", {}))
    return HistoryLine(entry.id, entry.at, entry.text, told, entry.despite, command, entry.sealed)
