"""All rows of a campaign in memory: rules read and change them here, the session writes them."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, TypeVar

from sqlalchemy import inspect
from sqlmodel import Session, select

from blackbook.campaign.agenda import AgendaStep
from blackbook.campaign.base import Row
from blackbook.campaign.campaign import (
    Campaign,
    CharacterSheet,
    PrintedValue,
    Released,
    Ruling,
    StoryAchievement,
    StoryResult,
)
from blackbook.campaign.characters import Character, SetAsideDie
from blackbook.campaign.components import CardInPlay, Deck, HelperCard, ItemToken, JobCard, RequestCard
from blackbook.campaign.game import Counter, LocationMarker, ParagraphRead, Seat, StoryGame, TriggerFired
from blackbook.campaign.scene import EnemyInPlay, Participant, Scene
from blackbook.campaign.track import Track

TABLES: tuple[type[Row], ...] = (
    Campaign, StoryResult, StoryAchievement, CharacterSheet, Released, PrintedValue, Ruling,
    StoryGame, Seat, Counter, LocationMarker, ParagraphRead, TriggerFired, Track,
    Character, SetAsideDie, CardInPlay, ItemToken, JobCard, HelperCard, RequestCard, Deck,
    Scene, Participant, EnemyInPlay, AgendaStep,
)  # fmt: skip

GAME_TABLES: tuple[type[Row], ...] = TABLES[TABLES.index(StoryGame) :]
"""Tables of the game on the table: cleared when the next story is set up (R-CAMP-4)."""

R = TypeVar("R", bound=Row)


def primary_key(row: Row) -> tuple[Any, ...]:
    return tuple(getattr(row, column.key) for column in inspect(type(row)).primary_key)


class State:
    """Every row of the campaign by table and primary key, in the order of the keys."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self._rows: dict[type[Row], dict[tuple[Any, ...], Row]] = {}
        self.reload()

    def reload(self) -> None:
        """Read all rows again, as after an undo."""
        self.session.expire_all()
        for table in TABLES:
            self._read(table)

    def refresh(self, names: Collection[str]) -> None:
        """Read the rows of these tables again, each table at once: what was deleted may have changed others."""
        for table in TABLES:
            if table.__tablename__ in names:
                self._read(table)

    def _read(self, table: type[Row]) -> None:
        rows = self.session.exec(select(table).order_by(*inspect(table).primary_key)).all()
        self._rows[table] = {primary_key(row): row for row in rows}

    def all(self, table: type[R]) -> list[R]:
        return list(self._rows[table].values())  # type: ignore[arg-type]

    def find(self, table: type[R], *key: Any) -> R | None:
        return self._rows[table].get(key)  # type: ignore[return-value]

    def get(self, table: type[R], *key: Any) -> R:
        """The row of that key; KeyError if there is none."""
        row = self.find(table, *key)
        if row is None:
            raise KeyError(f"{table.__tablename__} {key}")
        return row

    def add(self, row: R) -> R:
        """Take up a new row; its id is known afterwards."""
        self.session.add(row)
        self.session.flush()
        self._rows[type(row)][primary_key(row)] = row
        return row

    def remove(self, row: Row) -> None:
        del self._rows[type(row)][primary_key(row)]
        self.session.delete(row)
        # A row of the same key may follow within the same command.
        self.session.flush()
