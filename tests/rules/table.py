"""A table to play at in tests: a real database in memory, commands given one after the other."""

from __future__ import annotations

import json
from typing import Any

from sqlmodel import Session, create_engine

from blackbook.campaign.base import Row, metadata
from blackbook.campaign.state import TABLES, State
from blackbook.content.packs import Library
from blackbook.rules.agenda import Answer, carry_out
from blackbook.rules.command import Command, parse_command
from blackbook.rules.game import Game
from blackbook.rules.question import Question
from blackbook.text import Text


class Table:
    """Given a state, when commands are done, then the state is as the rulebook says."""

    def __init__(self, library: Library) -> None:
        self.library = library
        engine = create_engine("sqlite://")
        metadata.create_all(engine)
        self.session = Session(engine, expire_on_commit=False)
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
        game = self.game(*command.despite)
        try:
            text = carry_out(game, command)
        except BaseException:
            self.session.rollback()
            self.state.reload()
            raise
        self.session.commit()
        self.told += [str(line) for line in game.told]
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
        rows = {table.__tablename__: [row.model_dump(mode="json") for row in self.state.all(table)] for table in TABLES}
        return json.dumps(rows, sort_keys=True, ensure_ascii=False)
