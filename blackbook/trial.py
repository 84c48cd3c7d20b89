"""What if: a campaign is played on in a copy, and what was done there is kept or dropped."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from blackbook.errors import RuleBroken, UserError
from blackbook.keeper import SUFFIX, HistoryLine, Keeper
from blackbook.rules.seeds import the_same_seeds
from blackbook.text import say

MOST_ACTIONS = 1_000_000


class Trial:
    """A copy of a campaign in a folder of its own, which goes with `close`. The campaign rests meanwhile."""

    def __init__(self, campaign: Keeper) -> None:
        self.campaign = campaign
        self._newest = max(_entries(campaign), default=0)
        self._folder = _new_folder()
        try:
            self.keeper = campaign.try_out(Path(self._folder.name) / f"trial{SUFFIX}")
        except BaseException:
            self._folder.cleanup()
            raise

    def keep(self) -> int:
        """Do in the campaign what was done in the trial; returns how many actions that led to where the trial is.

        What was taken back there is done and taken back here too, as it has used up numbers of rows; what the program
        drew or rolled comes the same. UserError if that cannot be; nothing of it is kept then.
        """
        if max(_entries(self.campaign), default=0) != self._newest:
            raise UserError(say("The campaign has gone on since the trial began; what was tried cannot be kept."))
        self._rehearse()
        before = self.campaign.head
        try:
            return self._repeat(self.campaign)
        except BaseException:
            self.campaign.jump(before.id if before is not None else None)
            raise

    def close(self) -> None:
        """Drop the copy."""
        self.keeper.close()
        self._folder.cleanup()

    def _rehearse(self) -> None:
        """Try on another copy whether what was done in the trial can be done in the campaign, and comes the same."""
        path = Path(self._folder.name) / f"rehearsal{SUFFIX}"
        rehearsal = self.campaign.try_out(path)
        try:
            self._repeat(rehearsal)
            same = rehearsal.document_text() == self.keeper.document_text()
        except RuleBroken as refusal:
            raise UserError(
                say("What was tried cannot be done in the campaign: {reason}", reason=refusal.reason)
            ) from None
        finally:
            rehearsal.close()
            path.unlink()
        if not same:
            raise UserError(say("What was tried does not come the same in the campaign; it is not kept."))

    def _repeat(self, keeper: Keeper) -> int:
        """Do all that was done in the trial, in its order, each from where it was done; then go to where it is."""
        entries = _entries(self.keeper)
        ids: dict[int | None, int | None] = {}
        for id in sorted(id for id in entries if id > self._newest):
            line, parent = entries[id]
            _go(keeper, ids.get(parent, parent))
            with the_same_seeds(tuple(_seeds(line))):
                keeper.do(line.command)
            ids[id] = _head(keeper)
        end = _head(self.keeper)
        _go(keeper, ids.get(end, end))
        return sum(line.id > self._newest for line in self.keeper.history(MOST_ACTIONS))


def _new_folder() -> TemporaryDirectory[str]:
    try:
        return TemporaryDirectory(prefix="blackbook-trial-", ignore_cleanup_errors=True)
    except OSError as error:
        reason = error.strerror or str(error)
        raise UserError(say("No folder for a copy can be made: {reason}.", reason=reason)) from error


def _entries(keeper: Keeper) -> dict[int, tuple[HistoryLine, int | None]]:
    """Every action in the journal on every branch by its number, with the number of the one before it."""
    head = keeper.head
    tips = [*((head,) if head is not None else ()), *keeper.future()[-1:], *(tip for tip, _ in keeper.branches())]
    found: dict[int, tuple[HistoryLine, int | None]] = {}
    for tip in tips:
        line = (tip, *keeper.history(MOST_ACTIONS, before=tip.id))
        for entry, parent in zip(line, (*line[1:], None), strict=True):
            found[entry.id] = entry, parent.id if parent is not None else None
    return found


def _head(keeper: Keeper) -> int | None:
    return keeper.head.id if keeper.head is not None else None


def _go(keeper: Keeper, entry: int | None) -> None:
    if entry != _head(keeper):
        keeper.jump(entry)


def _seeds(line: HistoryLine) -> Iterator[int]:
    """The seeds that an action told, in their order."""
    for text in (line.text, *line.told):
        seed = text.values.get("seed")
        if isinstance(seed, int):
            yield seed
