"""A table to play at in tests: a real database in memory, commands given one after the other."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from datetime import UTC, datetime
from functools import cache
from typing import Any

from sqlalchemy import Engine, NullPool, StaticPool
from sqlmodel import Session, create_engine

from blackbook.campaign.base import Row, metadata
from blackbook.campaign.campaign import Campaign
from blackbook.campaign.characters import Character
from blackbook.campaign.components import CardInPlay, Deck, ItemToken, JobCard
from blackbook.campaign.game import NIGHT, Counter, Seat, StoryGame
from blackbook.campaign.state import TABLES, State, primary_key
from blackbook.campaign.track import Track
from blackbook.content.library import Library
from blackbook.rules.agenda import Answer, carry_out
from blackbook.rules.command import Command, parse_command
from blackbook.rules.game import Game
from blackbook.rules.question import Question
from blackbook.text import Text


@cache
def empty_tables() -> bytes:
    """A database with the tables of a campaign and nothing in them, made once."""
    engine = create_engine("sqlite://", poolclass=StaticPool)
    metadata.create_all(engine)
    with engine.connect() as connection:
        made: sqlite3.Connection = connection.connection.driver_connection  # type: ignore[assignment]
        content = made.serialize()
    engine.dispose()
    return content


@cache
def tables_engine() -> Engine:
    """One engine for all tables, so that statements are compiled once; each connection is a database of its own."""
    return create_engine("sqlite://", creator=empty_campaign, poolclass=NullPool)


def empty_campaign() -> sqlite3.Connection:
    connection = sqlite3.connect(":memory:", check_same_thread=False)
    connection.deserialize(empty_tables())
    return connection


class Table:
    """Given a state, when commands are done, then the state is as the rulebook says."""

    def __init__(self, library: Library) -> None:
        self.library = library
        self.session = Session(tables_engine().connect(), expire_on_commit=False)
        self.state = State(self.session)
        self.told: list[str] = []
        """Everything told since the table was made, in English."""

    def game(self, *despite: str) -> Game:
        return Game(self.state, self.library, despite)

    def add(self, *rows: Row) -> None:
        """Put rows into the state, as a given."""
        for row in rows:
            self.state.add(row)
        self.session.commit()

    def do(self, command: Command | dict[str, Any]) -> Text:
        """Do a command as a keeper would: whole or not at all."""
        if isinstance(command, dict):
            command = parse_command(command)
        self.session.commit()  # what a test has changed by itself is a given
        game = self.game(*command.despite)
        try:
            text = carry_out(game, command)
        except BaseException:
            self.session.rollback()
            self.state.reload()
            raise
        self.session.commit()
        self.told += [str(line) for line in (text, *game.told)]
        return text

    def answer(self, *choices: str, despite: tuple[str, ...] = (), **values: Any) -> Text:
        return self.do(Answer(choices=choices, values=values, despite=despite))

    @property
    def question(self) -> Question:
        question = self.game().agenda.question()
        assert question is not None, "no question waits"
        return question

    @property
    def waits(self) -> bool:
        return self.game().agenda.question() is not None

    def snapshot(self) -> str:
        """The whole state as text."""
        rows = {
            table.__tablename__: [row.model_dump(mode="json") for row in sorted(self.state.all(table), key=primary_key)]
            for table in TABLES
        }
        return json.dumps(rows, sort_keys=True, ensure_ascii=False)


MARKET_CARDS = {"black": ("hail", "frost", "ember"), "white": ("chur", "hearth", "spring")}
MARKET_ITEMS = {"natural": ("herb", "amber", "natural-attack-2"), "crafted": ("candle", "powder", "icon")}
DECKS = {
    "black": 13, "white": 13, "natural": 22, "crafted": 22, "regular": 15, "strong": 15, "deal": 10, "useless": 8,
    "helpers": 5, "main": 32, "special": 8,
}  # fmt: skip


def new_campaign(library: Library) -> Table:
    """A campaign in which no story is on the table yet."""
    table = Table(library)
    table.add(Campaign(name="Test", created=datetime(2025, 1, 17, tzinfo=UTC)))
    return table


def set_table(
    library: Library,
    characters: Sequence[str] = ("alexander", "evgenia"),
    phase: str = "morning",
    *,
    story: str = "progress",
    solo: bool = False,
    market: bool = True,
    asleep: bool = False,
    day: int = 1,
) -> Table:
    """A story under way: boards as printed, starting cards in the conspiracy, jobs in hand, no items, a full market.

    The first of the characters is first player and on turn, unless it is night. With `asleep`, a useless job keeps each
    demon quiet.
    """
    table = new_campaign(library)
    first = characters[0]
    table.add(
        StoryGame(
            story=story, solo=solo, day=day, phase=phase, first_player=first, on_turn=first if phase != NIGHT else None
        ),
        Track(),
        *(Seat(position=position, character=id) for position, id in enumerate(characters, 1)),
        *(sitting(library, id) for id in characters),
        *(Deck(name=name, left=left) for name, left in DECKS.items()),
    )
    for id in characters:
        cards = [card for card in library.starting_cards_of(id) if not card.campaign][:2]
        for slot, card in enumerate(cards, 1):
            table.add(CardInPlay(card=card.id, place="conspiracy", owner=id, slot=slot))
        table.add(*(JobCard(job=job.id, owner=id, place="hand") for job in library.jobs_of(id) if not job.campaign))
    if asleep:
        asleep_in = [(id, slot) for id in characters for slot in (1, 2, 3)]
        table.add(*(JobCard(job="useless", owner=id, place="slot", slot=slot) for id, slot in asleep_in))
    if market:
        table.add(*(Counter(name=f"market:{row}", value=1) for row in (*MARKET_CARDS, *MARKET_ITEMS)))
        for cards in MARKET_CARDS.values():
            table.add(*(CardInPlay(card=card, place="market", slot=slot) for slot, card in enumerate(cards, 1)))
        for pool, items in MARKET_ITEMS.items():
            table.add(*(ItemToken(item=id, pool=pool, place="market", slot=n) for n, id in enumerate(items, 1)))
    return table


def sitting(library: Library, id: str) -> Character:
    """A character as its board says it begins, without items."""
    board = library.characters[id]
    return Character(
        id=id,
        location=board.start.location,
        health=board.health or 0,
        sins=board.start.sin or 0,
        rubles=board.start.rubles or 0,
        attack_dice=board.dice.attack or 0,
        defense_dice=board.dice.defense or 0,
    )
