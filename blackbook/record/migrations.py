"""Brings a campaign of an older version up to date, step by step, after a backup; it works or nothing changes."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from blackbook.errors import UserError
from blackbook.record.backup import back_up
from blackbook.record.connection import foreign_keys_off
from blackbook.record.failures import explained
from blackbook.record.schema import Schema
from blackbook.record.triggers import create_triggers, drop_triggers, seal
from blackbook.text import say

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from blackbook.record.file import CampaignFile


def migrate(file: CampaignFile, backups: Path) -> None:
    """Run every step from the file's version to the schema's in one transaction.

    What was done before can be read in the journal but no longer undone: it speaks of the old tables.
    Raises `UserError` if a step is not known any more. If a step fails, its error is raised and nothing has changed.
    """
    steps = missing_steps(file.version, file.schema)
    if steps:
        raise UserError(
            say(
                "{file} is of version {version}, which this program can no longer read. "
                "Open it with an older program first.",
                file=str(file.path),
                version=file.version,
            )
        )
    back_up(file, backups, f"before version {file.schema.version}")
    with explained(file.path), foreign_keys_off(file.connection), file.engine.begin() as connection:
        take_steps(connection, file.version, file.schema)


def missing_steps(version: int, schema: Schema) -> tuple[int, ...]:
    return tuple(each for each in range(version, schema.version) if each not in schema.migrations)


def take_steps(connection: Connection, version: int, schema: Schema) -> None:
    """The steps themselves, inside a transaction with foreign keys off.

    Triggers vanish with the tables that a step rebuilds, so all are made anew.
    """
    drop_triggers(connection)
    for each in range(version, schema.version):
        schema.migrations[each](connection)
    refuse_loose_rows(connection)
    seal(connection)
    create_triggers(connection, schema.metadata)
    connection.exec_driver_sql(f"PRAGMA user_version={schema.version}")


def refuse_loose_rows(connection: Connection) -> None:
    """Raises `ValueError` if a row points to one that is not there."""
    loose = connection.exec_driver_sql("PRAGMA foreign_key_check").fetchall()
    if loose:
        table, row, parent, _ = loose[0]
        raise ValueError(f"row {row} of {table} points to a row of {parent} that is not there")
