"""Files of older versions are brought up to date step by step, or stay as they were."""

from dataclasses import replace
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Column, Connection, ForeignKey, Integer, MetaData, String, Table, insert, select, update
from sqlalchemy.exc import IntegrityError

from blackbook.errors import UserError
from blackbook.record.backup import list_backups
from blackbook.record.file import CampaignFile, Schema
from blackbook.record.journal import Journal
from blackbook.record.lock import lock_path
from tests.record.toy import WORD, rows, state_of

FIRST, SECOND, THIRD = MetaData(), MetaData(), MetaData()

Table("ship", FIRST, Column("id", Integer, primary_key=True), Column("title", String, nullable=False))
Table(
    "sailor",
    FIRST,
    Column("id", Integer, primary_key=True),
    Column("ship", ForeignKey("ship.id", ondelete="CASCADE"), nullable=False),
)

for metadata in (SECOND, THIRD):
    Table("ship", metadata, Column("id", Integer, primary_key=True), Column("name", String, nullable=False))
Table(
    "sailor",
    SECOND,
    Column("id", Integer, primary_key=True),
    Column("ship", ForeignKey("ship.id", ondelete="CASCADE"), nullable=False),
)
Table(
    "sailor",
    THIRD,
    Column("id", Integer, primary_key=True),
    Column("ship", ForeignKey("ship.id", ondelete="CASCADE"), nullable=False),
    Column("rank", Integer, nullable=False, server_default="1"),
)


def rebuild_ship(connection: Connection) -> None:
    """The way to change a table that children point to: with foreign keys on, dropping it would take them along."""
    connection.exec_driver_sql(
        "CREATE TABLE new_ship (id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, name VARCHAR NOT NULL)"
    )
    connection.exec_driver_sql("INSERT INTO new_ship SELECT id, title FROM ship")
    connection.exec_driver_sql("DROP TABLE ship")
    connection.exec_driver_sql("ALTER TABLE new_ship RENAME TO ship")


def add_rank(connection: Connection) -> None:
    connection.exec_driver_sql("ALTER TABLE sailor ADD COLUMN rank INTEGER DEFAULT '1' NOT NULL")


def lose_ships(connection: Connection) -> None:
    connection.exec_driver_sql("DELETE FROM ship")


STEPS = {1: rebuild_ship, 2: add_rank}
SCHEMAS = {
    1: Schema(7, 1, FIRST),
    2: Schema(7, 2, SECOND, STEPS),
    3: Schema(7, 3, THIRD, STEPS),
}


def old_file(folder: Path) -> Path:
    path = folder / "old.toy"
    with CampaignFile.create(path, SCHEMAS[1]) as file, Journal(file).record("launch", {}, WORD) as recording:
        recording.session.execute(insert(FIRST.tables["ship"]).values(title="Kite"))
        recording.session.execute(insert(FIRST.tables["sailor"]).values(ship=1))
    return path


@pytest.mark.parametrize("version", [2, 3])
def test_every_older_version_is_brought_up_to_date(tmp_path: Path, version: int) -> None:
    with CampaignFile.open(old_file(tmp_path), SCHEMAS[version]) as file:
        assert file.version == version
        assert rows(file, "ship") == [{"id": 1, "name": "Kite"}]
        assert rows(file, "sailor") == [{"id": 1, "ship": 1} if version == 2 else {"id": 1, "ship": 1, "rank": 1}]
        assert file.verify() == ()


def test_the_second_version_goes_on_to_the_third(tmp_path: Path) -> None:
    path = old_file(tmp_path)
    CampaignFile.open(path, SCHEMAS[2]).close()
    with CampaignFile.open(path, SCHEMAS[3]) as file:
        assert (file.version, rows(file, "sailor")) == (3, [{"id": 1, "ship": 1, "rank": 1}])


def test_a_migrated_file_has_exactly_the_tables_of_a_new_one(tmp_path: Path) -> None:
    def of_the_game(thing: object, name: str, kind: str, reflected: bool, other: object) -> bool:
        return not (kind == "table" and name.startswith("journal_"))

    with CampaignFile.open(old_file(tmp_path), SCHEMAS[3]) as file, file.engine.connect() as connection:
        options = {"compare_type": True, "compare_server_default": True, "include_object": of_the_game}
        assert compare_metadata(MigrationContext.configure(connection, opts=options), THIRD) == []


def test_the_old_file_is_backed_up_first(tmp_path: Path) -> None:
    path = old_file(tmp_path)
    CampaignFile.open(path, SCHEMAS[3], backups=tmp_path / "kept").close()
    (backup,) = list_backups(tmp_path / "kept", path)
    assert backup.reason == "before version 3"
    with CampaignFile.open(backup.path, SCHEMAS[1]) as file:
        assert (file.version, rows(file, "ship")) == (1, [{"id": 1, "title": "Kite"}])
        assert Journal(file).undo() is not None


def test_triggers_are_there_again_and_older_actions_are_sealed(tmp_path: Path) -> None:
    with CampaignFile.open(old_file(tmp_path), SCHEMAS[3]) as file:
        journal = Journal(file)
        assert [(each.name, each.sealed) for each in journal.history()] == [("launch", True)]
        assert (journal.can_undo, journal.undo()) == (False, None)
        with pytest.raises(UserError, match="Open a backup"):
            journal.jump(None)
        before = state_of(file)
        with journal.record("promote", {}, WORD) as recording:
            recording.session.execute(update(THIRD.tables["sailor"]).values(rank=5))
            recording.session.execute(update(THIRD.tables["ship"]).values(name="Crane"))
        journal.undo()
        assert state_of(file) == before


@pytest.mark.parametrize("failing", [lambda connection: 1 / 0, lose_ships], ids=["bug", "loose rows"])
def test_a_failing_step_leaves_the_file_as_it_was(tmp_path: Path, failing: object) -> None:
    path = old_file(tmp_path)
    before = path.read_bytes()
    schema = replace(SCHEMAS[3], migrations={1: rebuild_ship, 2: failing})
    with pytest.raises((ZeroDivisionError, ValueError)):
        CampaignFile.open(path, schema)
    assert not lock_path(path).exists()
    with CampaignFile.open(path, SCHEMAS[1]) as file:
        assert (file.version, file.verify()) == (1, ())
        assert Journal(file).can_undo
    assert len(path.read_bytes()) == len(before)


def test_a_version_without_a_step_is_refused(tmp_path: Path) -> None:
    schema = replace(SCHEMAS[3], migrations={2: add_rank})
    with pytest.raises(UserError, match="version 1, which this program can no longer read"):
        CampaignFile.open(old_file(tmp_path), schema)


def test_an_old_file_is_not_changed_by_a_look(tmp_path: Path) -> None:
    path = old_file(tmp_path)
    with pytest.raises(UserError, match="Open it for play once"):
        CampaignFile.open(path, SCHEMAS[3], read_only=True)
    with CampaignFile.open(path, SCHEMAS[1], read_only=True) as file:
        assert file.version == 1


def test_foreign_keys_hold_again_after_a_migration(tmp_path: Path) -> None:
    with CampaignFile.open(old_file(tmp_path), SCHEMAS[3]) as file:
        sailor = THIRD.tables["sailor"]
        with pytest.raises(IntegrityError, match="FOREIGN KEY"), Journal(file).record("stray", {}, WORD) as recording:
            recording.session.execute(insert(sailor).values(ship=99))
        assert file.session.execute(select(sailor.c.ship)).scalars().all() == [1]
