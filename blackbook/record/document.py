"""The state of a campaign as plain values for JSON, the same for the same rows.

Values are taken as the database stores them, so that nothing is lost on the way there and back: true and false for
booleans, base64 for bytes, the value itself for JSON columns, numbers and text for all else.
"""

from __future__ import annotations

import base64
import json
from typing import Any

from sqlalchemy import JSON, Boolean, Column, Connection, LargeBinary, MetaData, Table
from sqlalchemy.dialects import sqlite
from sqlalchemy.types import TypeDecorator, TypeEngine
from sqlmodel import Session

from blackbook.record.schema import Schema
from blackbook.record.triggers import is_journaled

Document = dict[str, Any]

_dialect = sqlite.dialect()
_quoted_name = _dialect.identifier_preparer.quote


def state_document(session: Session, schema: Schema) -> Document:
    """All rows of all tables that undo restores, by table name, sorted by primary key."""
    return {name: rows_of(session.connection(), table) for name, table in journaled_tables(schema.metadata).items()}


def state_text(session: Session, schema: Schema) -> str:
    """The state document as canonical JSON: equal exactly if the states are."""
    return json.dumps(state_document(session, schema), ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def all_tables(metadata: MetaData) -> dict[str, Table]:
    return {name: metadata.tables[name] for name in sorted(metadata.tables)}


def journaled_tables(metadata: MetaData) -> dict[str, Table]:
    return {name: table for name, table in all_tables(metadata).items() if is_journaled(table)}


def stored_columns(table: Table) -> list[Column[Any]]:
    """The columns that are written; computed ones follow from them."""
    return [column for column in table.columns if column.computed is None]


def rows_of(connection: Connection, table: Table) -> list[Document]:
    columns = stored_columns(table)
    names = ", ".join(_quoted_name(each.name) for each in columns)
    keys = ", ".join(_quoted_name(each.name) for each in table.primary_key.columns)
    statement = f"SELECT {names} FROM {_quoted_name(table.name)} ORDER BY {keys}"
    rows = connection.exec_driver_sql(statement).fetchall()
    return [{each.name: to_document(each, value) for each, value in zip(columns, row, strict=True)} for row in rows]


def plain_type(column: Column[Any]) -> TypeEngine[Any]:
    """The column's type without what a game has wrapped around it."""
    kind: TypeEngine[Any] = column.type
    while isinstance(kind, TypeDecorator):
        kind = kind.impl_instance
    return kind


def to_document(column: Column[Any], stored: Any) -> Any:
    """A stored value as it stands in the document."""
    kind = plain_type(column)
    if isinstance(stored, bytes):
        return base64.b64encode(stored).decode("ascii")
    if isinstance(kind, Boolean) and stored is not None:
        return bool(stored)
    if isinstance(kind, JSON) and isinstance(stored, str):
        return json.loads(stored)
    return stored


def to_stored(column: Column[Any], value: Any) -> Any:
    """A value of the document, already checked to fit the column, as the database stores it."""
    kind = plain_type(column)
    if isinstance(kind, JSON):
        return None if value is None and column.nullable else json.dumps(value)
    if value is None:
        return None
    if isinstance(kind, LargeBinary):
        return base64.b64decode(value, validate=True)
    if isinstance(kind, Boolean):
        return int(value)
    return value


def insert_row(connection: Connection, table: Table, row: Document) -> None:
    """Insert one checked row; fields that are missing are NULL."""
    columns = stored_columns(table)
    names = ", ".join(_quoted_name(each.name) for each in columns)
    marks = ", ".join("?" for _ in columns)
    values = tuple(to_stored(each, row.get(each.name)) for each in columns)
    connection.exec_driver_sql(f"INSERT INTO {_quoted_name(table.name)} ({names}) VALUES ({marks})", values)
