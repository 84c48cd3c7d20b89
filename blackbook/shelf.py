"""The campaigns of a folder, each as one line for the shelf; one that cannot be opened is listed with the reason."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from importlib import resources
from pathlib import Path

from blackbook import paths
from blackbook.content.library import Library
from blackbook.errors import UserError
from blackbook.keeper import SUFFIX, Keeper, default_library
from blackbook.text import Name, Text, say

SAMPLE = "winter-at-cherdyn"


@dataclass(frozen=True)
class ShelfEntry:
    """A campaign on the shelf."""

    path: Path
    name: str
    story: Name | None
    day: int | None
    phase: str | None
    party: tuple[Name, ...]
    letters: tuple[str, ...]
    """The letters printed on the boards of the party; empty where nobody knows one."""
    last_played: datetime
    entries: int
    """The number of the newest entry in its journal, 0 for none."""
    sample: bool
    fault: Text | None
    """Why it cannot be opened."""

def campaigns_in(folder: Path, library: Library | None = None) -> tuple[ShelfEntry, ...]:
    """All campaigns of a folder, the one played last first, faulty ones at the end; none if there is no folder."""
    files = sorted(folder.glob(f"*{SUFFIX}")) if folder.is_dir() else []
    library = library or default_library()[0]
    entries = [shelf_entry(file, library) for file in files]
    return tuple(sorted(entries, key=lambda entry: (entry.fault is None, entry.last_played), reverse=True))


def shelf_entry(path: Path, library: Library) -> ShelfEntry:
    """What the shelf shows of a campaign file, without changing it."""
    try:
        changed = datetime.fromtimestamp(path.stat().st_mtime, UTC)
    except OSError as error:  # a link to nowhere, or a file that has just gone
        reason = say("{file} cannot be read: {reason}.", file=str(path), reason=error.strerror or str(error))
        return ShelfEntry(path, path.stem, None, None, None, (), (), datetime.now(UTC), 0, False, reason)
    try:
        with Keeper.open(path, library=library, read_only=True) as keeper:
            return _entry(path, keeper, changed)
    except UserError as error:
        return ShelfEntry(path, path.stem, None, None, None, (), (), changed, 0, False, error.text)


def _entry(path: Path, keeper: Keeper, changed: datetime) -> ShelfEntry:
    game = keeper.game()
    story = game.story if game.is_set_up else None
    head = keeper.head
    return ShelfEntry(
        path=path,
        name=game.campaign.name,
        story=game.name("stories", story.story) if story is not None else None,
        day=story.day if story is not None else None,
        phase=story.phase if story is not None else None,
        party=tuple(game.name("characters", id) for id in game.seats),
        letters=tuple(game.library.characters[id].letter or "" for id in game.seats),
        last_played=head.at if head is not None else changed,
        entries=head.id if head is not None else 0,
        sample=game.campaign.sample,
        fault=None,
    )


def free_path(folder: Path, name: str) -> Path:
    """A file in the folder for a campaign of that name that does not exist yet."""
    plain = "".join(letter if letter.isalnum() or letter in " -_" else "-" for letter in name).strip() or "campaign"
    candidates = (folder / f"{plain}{number}{SUFFIX}" for number in ("", *(f" {n}" for n in range(2, 10_000))))
    return next(path for path in candidates if not path.exists())


def sample_copy(folder: Path | None = None) -> Path:
    """The working copy of the sample campaign, made where it is missing; what was played in it stays."""
    folder = paths.made(folder or paths.campaigns())
    path = folder / f"{SAMPLE}{SUFFIX}"
    if path.exists():
        return path
    document = resources.files("campaigns").joinpath(f"{SAMPLE}.json")
    with resources.as_file(document) as file:
        if not file.exists():
            raise UserError(say("The sample campaign is not in this installation: install the program again."))
        Keeper.import_new(file, path).close()
    return path
