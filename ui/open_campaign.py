"""The campaign that is open in the window: screens read its table and give it commands through here."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from blackbook.errors import RuleBroken, UserError
from blackbook.keeper import Changed, Keeper
from blackbook.rules.agenda import Answer
from blackbook.rules.command import Command, parse_command
from blackbook.rules.question import Question
from blackbook.views.table import TableView


class OpenCampaign(QObject):
    """A keeper for widgets. Nothing raised here reaches a slot: refusals and mistakes become signals."""

    changed = Signal(object)
    """`Changed`: an action, an undo or a redo has been done and saved."""
    refused = Signal(object, object)
    """`RuleBroken`, `Command`: a rule is against it; the same command with `despite` goes through."""
    failed = Signal(object)
    """`Text`: it could not be done, and why."""
    not_saved = Signal(object)
    """`Text`: what failed was writing the file; nothing of the action was kept. Follows `failed`."""

    def __init__(self, keeper: Keeper, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.keeper = keeper
        self._table: TableView | None = None
        keeper.on_change.append(self._on_change)

    @property
    def path(self) -> Path:
        return self.keeper.path

    @property
    def table(self) -> TableView:
        """The table as it stands; made once for each change."""
        if self._table is None:
            self._table = self.keeper.table()
        return self._table

    @property
    def question(self) -> Question | None:
        return self.table.question

    def do(self, command: Command) -> bool:
        """Give a command; False if it was refused or failed, which has been signalled then."""
        try:
            self.keeper.do(command)
        except RuleBroken as refusal:
            self.refused.emit(refusal, command)
            return False
        except UserError as mistake:
            self._fail(mistake)
            return False
        return True

    def do_json(self, document: dict[str, object]) -> bool:
        """Give a command as its JSON document names it."""
        try:
            return self.do(parse_command(document))
        except UserError as mistake:
            self.failed.emit(mistake.text)
            return False

    def do_anyway(self, command: Command, rule: str) -> bool:
        """Give a refused command again, with the rule set aside."""
        return self.do(command.model_copy(update={"despite": (*command.despite, rule)}))

    def answer(self, *choices: str, despite: tuple[str, ...] = (), **values: object) -> bool:
        return self.do(Answer(choices=choices, values=values, despite=despite))

    def undo(self) -> None:
        self._travel(self.keeper.undo)

    def redo(self) -> None:
        self._travel(self.keeper.redo)

    def jump(self, entry: int | None) -> None:
        self._travel(lambda: self.keeper.jump(entry))

    def bookmark(self, name: str) -> None:
        self._travel(lambda: self.keeper.bookmark(name))

    def close(self) -> None:
        self.keeper.on_change.remove(self._on_change)
        self.keeper.close()

    def _travel(self, go: Callable[[], object]) -> None:
        try:
            go()
        except UserError as mistake:
            self._fail(mistake)

    def _fail(self, mistake: UserError) -> None:
        self.failed.emit(mistake.text)
        # A mistake of the person has no cause; one that the disk or the engine reported has.
        if mistake.__cause__ is not None or self.keeper.file.read_only:
            self.not_saved.emit(mistake.text)

    def _on_change(self, changed: Changed) -> None:
        self._table = None
        self.changed.emit(changed)
