"""The tables of the journal, and the database triggers that log the inverse of each row change.

The triggers are generated from the metadata of the state; a table with ``info={"journal": False}`` is left out.
While ``journal_state.recording`` is NULL a change of a journaled row is refused, so nothing can slip past undo;
while it is `UNLOGGED`, rows may change without a trace.
"""

from __future__ import annotations

from collections.abc import Iterator

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Connection,
    Float,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    delete,
    insert,
    text,
    update,
)
from sqlalchemy.dialects import sqlite

UNLOGGED = 0
STATE_KEY = 1
TRIGGER_PREFIX = "journal_"

journal_metadata = MetaData()

entries = Table(
    "journal_entry",
    journal_metadata,
    Column("id", Integer, primary_key=True),
    Column("parent", Integer, index=True),
    Column("redo", Integer),
    Column("at", String, nullable=False),
    Column("name", String, nullable=False),
    Column("parameters", JSON, nullable=False),
    Column("text", JSON, nullable=False),
    Column("despite", JSON, nullable=False),
    Column("kinds", JSON, nullable=False),
    Column("sealed", Boolean, nullable=False),
)

changes = Table(
    "journal_change",
    journal_metadata,
    Column("id", Integer, primary_key=True),
    Column("entry", Integer, nullable=False, index=True),
    Column("table_name", String, nullable=False),
    Column("statement", String, nullable=False),
)

state = Table(
    "journal_state",
    journal_metadata,
    Column("key", Integer, primary_key=True),
    Column("head", Integer),
    Column("redo", Integer),
    Column("recording", Integer),
)

bookmarks = Table(
    "journal_bookmark",
    journal_metadata,
    Column("name", String, primary_key=True),
    Column("entry", Integer),
    Column("at", String, nullable=False),
)

_dialect = sqlite.dialect()
_quoted_name = _dialect.identifier_preparer.quote


def is_journaled(table: Table) -> bool:
    return bool(table.info.get("journal", True))


def number_without_reuse(metadata: MetaData) -> None:
    """Make every surrogate id AUTOINCREMENT: an id must never be given again on another branch of the journal."""
    for table in metadata.tables.values():
        keys = list(table.primary_key.columns)
        surrogate = len(keys) == 1 and isinstance(keys[0].type, Integer) and not keys[0].foreign_keys
        if surrogate and keys[0].autoincrement is not False:
            table.dialect_options["sqlite"]["autoincrement"] = True


def refuse_unfit(metadata: MetaData) -> None:
    """Raises `ValueError` for tables that undo could not serve."""
    for table in metadata.tables.values():
        if not table.primary_key.columns:
            raise ValueError(f"table {table.name} has no primary key, so its rows cannot be journaled")
        if not is_journaled(table) and any(is_journaled(key.column.table) for key in table.foreign_keys):
            raise ValueError(f"table {table.name} is not journaled, so it must not point to rows that undo may remove")


def create_journal(connection: Connection) -> None:
    journal_metadata.create_all(connection)
    connection.execute(insert(state).values(key=STATE_KEY, head=None, redo=None, recording=None))


def seal(connection: Connection) -> None:
    """Nothing done up to now can be undone or redone any more; it can still be read."""
    connection.execute(delete(changes))
    connection.execute(update(entries).values(sealed=True, redo=None))
    connection.execute(update(state).values(redo=None))


def create_triggers(connection: Connection, metadata: MetaData) -> None:
    for table in metadata.sorted_tables:
        if is_journaled(table):
            for statement in triggers_of(table):
                connection.exec_driver_sql(statement)


def drop_triggers(connection: Connection) -> None:
    """Drop all triggers of the journal, also those of tables that the metadata no longer knows."""
    found = connection.execute(text("SELECT name FROM sqlite_master WHERE type = 'trigger'"))
    for name in found.scalars().all():
        if name.startswith(TRIGGER_PREFIX):
            connection.exec_driver_sql(f"DROP TRIGGER {_quoted_name(name)}")


def triggers_of(table: Table) -> Iterator[str]:
    """The three triggers of a table, each writing the statement that takes one row change back."""
    columns = [column for column in table.columns if column.computed is None]
    name = _quoted_name(table.name)
    changed = " OR ".join(f"OLD.{_name(each)} IS NOT NEW.{_name(each)}" for each in columns)
    names = ", ".join(_name(each) for each in columns)
    values = " || ', ' || ".join(_literal("OLD", each) for each in columns)
    yield _trigger(table, "insert", "1", f"{_string(f'DELETE FROM {name} WHERE ')} || {_where('NEW', table)}")
    yield _trigger(
        table, "delete", "1", f"{_string(f'INSERT INTO {name} ({names}) VALUES (')} || {values} || {_string(')')}"
    )
    yield _trigger(
        table,
        "update",
        changed,
        f"{_string(f'UPDATE {name} SET ')} || {_old_values(columns)} || {_string(' WHERE ')} || {_where('NEW', table)}",
    )


def _trigger(table: Table, event: str, condition: str, statement: str) -> str:
    name = _quoted_name(f"{TRIGGER_PREFIX}{table.name}_{event}")
    return (
        f"CREATE TRIGGER {name} AFTER {event.upper()} ON {_quoted_name(table.name)} "
        f"FOR EACH ROW WHEN {condition} BEGIN "
        f"INSERT INTO journal_change (entry, table_name, statement) "
        f"SELECT recording, {_string(table.name)}, {statement} "
        f"FROM journal_state WHERE recording IS NOT {UNLOGGED}; END"
    )


def _old_values(columns: list[Column[object]]) -> str:
    """The assignments that give the changed columns, and no others, their old values."""
    parts = (
        f"CASE WHEN OLD.{_name(each)} IS NOT NEW.{_name(each)} "
        f"THEN {_string(f', {_name(each)} = ')} || {_literal('OLD', each)} ELSE '' END"
        for each in columns
    )
    return f"substr({' || '.join(parts)}, 3)"


def _where(row: str, table: Table) -> str:
    keys = list(table.primary_key.columns)
    first, *others = (f"{_name(each)} = " for each in keys)
    heads = [_string(first), *(_string(f" AND {each}") for each in others)]
    return " || ".join(f"{head} || {_literal(row, key)}" for head, key in zip(heads, keys, strict=True))


def _literal(row: str, column: Column[object]) -> str:
    """An expression that yields the value as SQL. `quote()` alone cuts text at NUL and writes infinity as a name.

    Fractions come back exactly in the range of everyday numbers; beyond some 1e±15 their last digit may differ.
    """
    value = f"{row}.{_name(column)}"
    if isinstance(column.type, Integer | LargeBinary | Boolean):
        return f"quote({value})"
    if isinstance(column.type, Float):
        return f"CASE {value} WHEN 9e999 THEN '9e999' WHEN -9e999 THEN '-9e999' ELSE quote({value}) END"
    whole = f"'CAST(' || quote(CAST({value} AS BLOB)) || ' AS TEXT)'"
    return f"CASE WHEN typeof({value}) = 'text' AND instr({value}, char(0)) THEN {whole} ELSE quote({value}) END"


def _name(column: Column[object]) -> str:
    return str(_quoted_name(column.name))


def _string(value: str) -> str:
    return "'" + value.replace("'", "''") + "'"
