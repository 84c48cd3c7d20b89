"""What a campaign file must know of the game whose campaign it holds: its tables, and how they came to be."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from sqlalchemy import Connection, MetaData

Migration = Callable[[Connection], None]
"""Brings the tables of one version to the next, in plain SQL: the metadata describes the newest version only."""


@dataclass(frozen=True)
class Schema:
    """The tables of a game's state and their version."""

    application_id: int
    """Marks the files of this game among all SQLite files; 1 to 2**31 - 1."""
    version: int
    """Counts up with each change of the tables; 1 is the first."""
    metadata: MetaData
    migrations: Mapping[int, Migration] = field(default_factory=dict)
    """The step that leads on from each older version, by that version."""
