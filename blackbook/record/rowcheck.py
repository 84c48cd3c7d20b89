"""Checks the rows of a document against the tables they are meant for, and names table, row and field of each fault."""

from __future__ import annotations

import base64
from collections.abc import Iterator
from typing import Any

from sqlalchemy import JSON, Boolean, Column, Float, Integer, LargeBinary, MetaData, Numeric, String, Table
from sqlalchemy.dialects import sqlite

from blackbook.record.document import Document, all_tables, plain_type, stored_columns, to_stored
from blackbook.text import Text, say

LARGEST = 2**63 - 1

_dialect = sqlite.dialect()


def faults(tables: Document, metadata: MetaData) -> Iterator[Text]:
    """What is wrong with the rows; tables are given as lists of rows by name."""
    known = all_tables(metadata)
    for name in tables:
        if name not in known:
            yield say("There is no table {table}.", table=name)
    for name, table in known.items():
        rows = tables.get(name)
        if rows is None:
            yield say("The table {table} is missing.", table=name)
        elif not isinstance(rows, list):
            yield say("The table {table} must be a list of rows.", table=name)
        else:
            yield from _faults_of_rows(rows, table)


def _faults_of_rows(rows: list[Any], table: Table) -> Iterator[Text]:
    columns = {each.name: each for each in stored_columns(table)}
    keys: dict[tuple[object, ...], int] = {}
    for number, row in enumerate(rows, start=1):
        if not isinstance(row, dict):
            yield say("{table}, row {row}: this is not a row with fields.", table=table.name, row=number)
            continue
        for field in row.keys() - columns.keys():
            yield say("{table}, row {row}, {field}: there is no such field.", table=table.name, row=number, field=field)
        for field, column in columns.items():
            reason = fault_of(column, row.get(field))
            if reason is not None:
                yield say(
                    "{table}, row {row}, {field}: {reason}.", table=table.name, row=number, field=field, reason=reason
                )
        key = key_of(row, table)
        if keys.setdefault(key, number) != number:
            yield say(
                "{table}, row {row}: row {other} has the same key.", table=table.name, row=number, other=keys[key]
            )


def key_of(row: Document, table: Table) -> tuple[object, ...]:
    return tuple(repr(row.get(each.name)) for each in table.primary_key.columns)


def fault_of(column: Column[Any], value: Any) -> Text | None:
    """Why the value cannot stand in the column; None if it can."""
    if isinstance(plain_type(column), JSON):
        return _fault_of_meaning(column, value)
    if value is None:
        return None if column.nullable else say("a value is needed")
    return _fault_of_kind(column, value) or _fault_of_meaning(column, value)


def _fault_of_kind(column: Column[Any], value: Any) -> Text | None:
    kind = plain_type(column)
    if isinstance(kind, Boolean):
        return None if isinstance(value, bool) else say("{value} is neither true nor false", value=repr(value))
    if isinstance(kind, Integer):
        whole = isinstance(value, int) and not isinstance(value, bool) and -LARGEST - 1 <= value <= LARGEST
        return None if whole else say("{value} is not a whole number", value=repr(value))
    if isinstance(kind, Float | Numeric):
        number = isinstance(value, int | float) and not isinstance(value, bool) and value == value
        return None if number else say("{value} is not a number", value=repr(value))
    if isinstance(kind, LargeBinary):
        return None if _is_base64(value) else say("{value} is not base64", value=repr(value))
    if not isinstance(value, str):
        return say("{value} is not text", value=repr(value))
    if isinstance(kind, String) and kind.length is not None and len(value) > kind.length:
        return say("the text is longer than {length} letters", length=kind.length)
    return None


def _fault_of_meaning(column: Column[Any], value: Any) -> Text | None:
    """Can the game read the value back? An unknown name of a choice or an impossible date cannot be."""
    process = column.type.dialect_impl(_dialect).result_processor(_dialect, None)
    try:
        if isinstance(value, str):
            value.encode("utf-8")
        stored = to_stored(column, value)
        if process is not None:
            process(stored)
    except (ValueError, TypeError, LookupError, AttributeError):
        return say("{value} is not valid here", value=repr(value))
    return None


def _is_base64(value: Any) -> bool:
    try:
        base64.b64decode(value, validate=True)
    except (ValueError, TypeError):
        return False
    return isinstance(value, str)
