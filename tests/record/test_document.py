"""The state as plain values, the same for the same rows."""

import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import JSON, Column, Computed, Dialect, Integer, MetaData, String, Table, insert, update
from sqlalchemy.types import TypeDecorator

from blackbook.errors import UserError
from blackbook.record.document import state_document, state_text
from blackbook.record.exchange import export_to, import_new, preview
from blackbook.record.file import CampaignFile, Schema
from blackbook.record.journal import Journal
from tests.record.toy import SCHEMA, WORD, Guest, Roll, new_file, open_inn


class Words(TypeDecorator[tuple[str, ...]]):
    """A tuple of words, kept as JSON, as a game may wrap a type of its own around a plain one."""

    impl = JSON
    cache_ok = True

    def process_result_value(self, value: Any, dialect: Dialect) -> tuple[str, ...] | None:
        if not isinstance(value, list):
            raise ValueError("not a list of words")
        return tuple(value)


WRAPPED = MetaData()
SONG = Table(
    "song",
    WRAPPED,
    Column("id", Integer, primary_key=True),
    Column("group by", Words, nullable=False),
    Column("title", String, nullable=False),
    Column("letters", Integer, Computed("length(title)")),
)


def test_the_state_is_what_undo_restores(tmp_path: Path) -> None:
    with new_file(tmp_path) as file:
        with Journal(file).record("arrive", {}, WORD) as recording:
            recording.session.add(Roll(pips=3))
            recording.session.add(Guest(inn=1, name="Ё"))
            recording.session.connection().exec_driver_sql("INSERT INTO inn VALUES (1, 'Bear', 1, 0)")
        document = state_document(file.session, SCHEMA)
        assert sorted(document) == ["bag", "guest", "inn"]
        assert document["inn"] == [{"id": 1, "name": "Bear", "open": True, "guests_seen": 0}]
        assert json.loads(state_text(file.session, SCHEMA)) == document
        assert '"full name":"Ё"' in state_text(file.session, SCHEMA)


def test_rows_are_sorted_by_key(tmp_path: Path) -> None:
    with new_file(tmp_path) as file:
        journal = Journal(file)
        open_inn(journal)
        with journal.record("pack", {}, WORD) as recording:
            recording.session.add(Guest(inn=1))
            recording.session.flush()
            for slot in ("c", "a", "b"):
                recording.session.connection().exec_driver_sql(f"INSERT INTO bag VALUES (1, '{slot}', 0)")
        assert [each["slot"] for each in state_document(file.session, SCHEMA)["bag"]] == ["a", "b", "c"]


def test_types_of_the_games_own_and_computed_columns_travel(tmp_path: Path) -> None:
    schema = Schema(9, 1, WRAPPED)
    with CampaignFile.create(tmp_path / "song.toy", schema) as file:
        journal = Journal(file)
        with journal.record("write", {}, WORD) as recording:
            recording.session.execute(insert(SONG).values({"group by": ("ой", "да"), "title": "Кони"}))
        before = state_text(file.session, schema)
        with journal.record("rewrite", {}, WORD) as recording:
            recording.session.execute(update(SONG).values({"group by": ("ах",), "title": "Степь"}))
        journal.undo()
        assert state_text(file.session, schema) == before
        assert state_document(file.session, schema)["song"] == [{"id": 1, "group by": ["ой", "да"], "title": "Кони"}]
        export_to(tmp_path / "song.json", file, "1.0")
    with import_new(tmp_path / "song.json", tmp_path / "new.toy", schema) as file:
        assert state_text(file.session, schema) == before
        assert file.session.execute(SONG.select()).one() == (1, ("ой", "да"), "Кони", 4)
    document = json.loads((tmp_path / "song.json").read_text("utf-8"))
    document["tables"]["song"]["rows"][0]["group by"] = "ой"
    (tmp_path / "song.json").write_text(json.dumps(document), "utf-8")
    with pytest.raises(UserError, match="song, row 1, group by: 'ой' is not valid here"):
        preview(tmp_path / "song.json", schema)
