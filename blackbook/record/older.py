"""Brings the rows of a document of an older version up to date, with the same steps as a file.

The document carries the columns and keys of its tables. They are laid out in memory as they were, without what ties
tables together, and the steps run on them.
"""

from __future__ import annotations

import contextlib
import re
import sqlite3
from typing import Any

from sqlalchemy import MetaData
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DBAPIError

from blackbook.errors import UserError
from blackbook.record.connection import engine_on
from blackbook.record.document import Document, all_tables, insert_row, rows_of
from blackbook.record.migrations import missing_steps
from blackbook.record.schema import Schema
from blackbook.text import say

_quoted_name = sqlite.dialect().identifier_preparer.quote_identifier
_TYPE = re.compile(r"[A-Za-z0-9_ (),]*")


def brought_up_to_date(document: Document, schema: Schema) -> dict[str, list[Document]]:
    """The rows by table as the schema wants them. Raises `UserError` if the document cannot be brought so far."""
    version = document["version"]
    if missing_steps(version, schema):
        raise UserError(
            say("This document is of version {version}, which the program can no longer read.", version=version)
        )
    with contextlib.closing(sqlite3.connect(":memory:", isolation_level=None)) as memory:
        engine = engine_on(memory)
        try:
            with engine.begin() as connection:
                for name, table in document["tables"].items():
                    connection.exec_driver_sql(_layout(name, table))
                old = MetaData()
                old.reflect(connection)
                for name, table in all_tables(old).items():
                    for row in document["tables"][name]["rows"]:
                        insert_row(connection, table, row)
                for each in range(version, schema.version):
                    schema.migrations[each](connection)
                return {name: rows_of(connection, table) for name, table in all_tables(schema.metadata).items()}
        except (DBAPIError, ValueError, TypeError, KeyError, AttributeError) as error:
            raise UserError(
                say("This document of version {version} is not whole: {detail}", version=version, detail=str(error))
            ) from error
        finally:
            engine.dispose()


def _layout(name: str, table: dict[str, Any]) -> str:
    columns = [f"{_quoted_name(column)} {_checked(kind)}" for column, kind in table["columns"].items()]
    key = ", ".join(_quoted_name(each) for each in table["key"])
    return f"CREATE TABLE {_quoted_name(name)} ({', '.join(columns)}, PRIMARY KEY ({key}))"


def _checked(kind: str) -> str:
    if not _TYPE.fullmatch(kind):
        raise ValueError(f"{kind!r} is not a type of a column")
    return kind
