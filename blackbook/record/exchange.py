"""Export to and import from one readable JSON document.

A document holds the state and what the journal tells about the actions that led to it: when, what and why. It does not
hold the row changes behind them, nor branches and bookmarks, so an imported history can be read and printed but not
undone. A copy of the campaign file (`CampaignFile.save_copy`) keeps all of that as well.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from itertools import islice
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Table, insert, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import IntegrityError
from sqlmodel import Session

from blackbook.errors import UserError
from blackbook.record.backup import back_up
from blackbook.record.connection import UNFINISHED
from blackbook.record.document import (
    Document,
    all_tables,
    insert_row,
    journaled_tables,
    rows_of,
    stored_columns,
    to_document,
)
from blackbook.record.entries import Entry, line_to
from blackbook.record.failures import explained, missing
from blackbook.record.file import CampaignFile
from blackbook.record.journal import Journal
from blackbook.record.older import brought_up_to_date
from blackbook.record.rowcheck import faults, key_of
from blackbook.record.schema import Schema
from blackbook.record.triggers import entries, state
from blackbook.text import Text, say

FORMAT = "campaign"
DOCUMENT_VERSION = 1
FAULTS_NAMED = 20
ACTION_FIELDS = {"at": str, "name": str, "parameters": dict, "text": dict, "despite": list, "kinds": list}

_dialect = sqlite.dialect()
_quoted_name = _dialect.identifier_preparer.quote


@dataclass(frozen=True)
class Preview:
    """What a document holds, for a look before it is imported."""

    version: int
    """Of the tables; an older one is brought up to date on import."""
    program: str
    rows: Mapping[str, int]
    """How many rows each table gets."""
    history: tuple[Text, ...]
    """What was done, oldest first."""
    last_at: datetime | None
    """When the last action was done; None if the document has no history."""


@dataclass(frozen=True)
class Parcel:
    """A document that was read, checked and brought up to date."""

    version: int
    program: str
    tables: Mapping[str, list[Document]]
    history: Sequence[Document]


def export_document(file: CampaignFile, program: str, with_history: bool = True) -> Document:
    """The campaign as plain values for JSON; the same for the same campaign. `program` is the program's version."""
    connection = file.session.connection()
    actions = line_to(file.session, Journal(file).head_id) if with_history else ()
    return {
        "format": FORMAT,
        "document_version": DOCUMENT_VERSION,
        "application_id": file.schema.application_id,
        "version": file.schema.version,
        "program": program,
        "tables": {
            name: {"columns": _layout(table), "key": _key(table), "rows": rows_of(connection, table)}
            for name, table in all_tables(file.schema.metadata).items()
        },
        "history": [_action(each) for each in reversed(actions)],
    }


def export_to(path: Path, file: CampaignFile, program: str, with_history: bool = True) -> None:
    """Write the document to a file, which gets its name only when it is whole."""
    if path.exists() and path.samefile(file.path):
        raise UserError(say("A campaign cannot be exported onto itself. Choose another name."))
    text = json.dumps(export_document(file, program, with_history), ensure_ascii=False, indent=1) + "\n"
    unfinished = path.with_name(path.name + UNFINISHED)
    with explained(path):
        try:
            unfinished.write_text(text, "utf-8")
            unfinished.replace(path)
        finally:
            unfinished.unlink(missing_ok=True)


def preview(path: Path, schema: Schema) -> Preview:
    """What importing would bring. Raises `UserError` with every reason why it cannot be imported."""
    parcel = read(path, schema)
    return Preview(
        version=parcel.version,
        program=parcel.program,
        rows={name: len(rows) for name, rows in parcel.tables.items()},
        history=tuple(Text.from_json(each["text"]) for each in parcel.history),
        last_at=datetime.fromisoformat(parcel.history[-1]["at"]) if parcel.history else None,
    )


def import_new(path: Path, target: Path, schema: Schema) -> CampaignFile:
    """A new campaign file with the state and the history of the document. All or nothing."""
    parcel = read(path, schema)
    file = CampaignFile.create(target, schema)
    try:
        with Journal(file).unrecorded() as session:
            _insert_rows(session, parcel, all_tables(schema.metadata), path)
            _insert_history(session, parcel.history)
    except BaseException:
        file.close()
        target.unlink(missing_ok=True)
        raise
    return file


def import_into(path: Path, file: CampaignFile, journal: Journal, backups: Path) -> Entry:
    """Put the state of the document in place of the file's, as one action that can be undone. All or nothing.

    A backup is taken first. The file keeps its own history, and the rows of tables that undo does not restore.
    """
    parcel = read(path, file.schema)
    back_up(file, backups, "before import")
    tables = journaled_tables(file.schema.metadata)
    told = say("The campaign was replaced by the document {file}", file=path.name)
    with journal.record("import", {"file": path.name}, told, keep_empty=True) as recording:
        connection = recording.session.connection()
        connection.exec_driver_sql("PRAGMA defer_foreign_keys=ON")
        for table in tables.values():
            connection.execute(table.delete())
        _insert_rows(recording.session, parcel, tables, path)
    assert recording.entry is not None
    return recording.entry


def read(path: Path, schema: Schema) -> Parcel:
    """Read and check a document. Raises `UserError` if it is none, of a newer version, or has faulty rows."""
    document = _loaded(path)
    _refuse_other_documents(document, path, schema)
    if document["version"] < schema.version:
        tables = brought_up_to_date(document, schema)
    else:
        tables = {name: table.get("rows") for name, table in document["tables"].items()}
    history = document.get("history", [])
    _refuse(path, [*faults(tables, schema.metadata), *_faults_of_history(history)])
    if not any(tables.values()):
        raise UserError(say("{file} holds an empty campaign. Choose another document.", file=str(path)))
    return Parcel(document["version"], str(document.get("program", "")), tables, history)


def _loaded(path: Path) -> Any:
    try:
        with explained(path):
            content = path.read_bytes()
    except UserError:
        if path.exists():
            raise
        raise missing(path) from None
    try:
        return json.loads(content.decode("utf-8"))
    except (ValueError, RecursionError) as error:
        raise UserError(
            say("{file} is not a JSON document: {detail}. Choose another file.", file=str(path), detail=str(error))
        ) from error


def _refuse_other_documents(document: Any, path: Path, schema: Schema) -> None:
    named = document.get("format") if isinstance(document, dict) else None
    if named != FORMAT or document.get("application_id") != schema.application_id:
        raise UserError(say("{file} is not a campaign document of this game. Choose another file.", file=str(path)))
    versions = (document.get("document_version"), document.get("version"))
    if not all(isinstance(each, int) and each > 0 for each in versions):
        raise UserError(say("{file} does not say of which version it is. Export it again.", file=str(path)))
    if document["document_version"] > DOCUMENT_VERSION or document["version"] > schema.version:
        raise UserError(
            say(
                "{file} was written by a newer version of the program. Update the program to import it.", file=str(path)
            )
        )
    tables = document.get("tables")
    if not isinstance(tables, dict) or not all(isinstance(each, dict) for each in tables.values()):
        raise UserError(say("{file} holds no tables. Export it again.", file=str(path)))


def _refuse(path: Path, found: Sequence[Text]) -> None:
    if found:
        named = tuple(found[:FAULTS_NAMED])
        raise UserError(
            say(
                "{file} cannot be imported; nothing was changed. %n fault(s): {faults}",
                n=len(found),
                file=str(path),
                faults=named,
            )
        )


def _faults_of_history(history: Any) -> Iterator[Text]:
    if not isinstance(history, list):
        yield say("The history must be a list of actions.")
        return
    for number, action in enumerate(history, start=1):
        try:
            datetime.fromisoformat(action["at"])
            Text.from_json(action["text"])
            whole = all(isinstance(action[field], kind) for field, kind in ACTION_FIELDS.items())
        except (KeyError, TypeError, ValueError, AttributeError):
            whole = False
        if not whole:
            yield say("history, action {number}: it is not whole.", number=number)


def _insert_rows(session: Session, parcel: Parcel, tables: Mapping[str, Table], path: Path) -> None:
    connection = session.connection()
    connection.exec_driver_sql("PRAGMA defer_foreign_keys=ON")
    for name, table in tables.items():
        for number, row in enumerate(parcel.tables[name], start=1):
            try:
                insert_row(connection, table, row)
            except IntegrityError as error:
                reason = str(error.orig)
                _refuse(path, [say("{table}, row {row}: {reason}.", table=name, row=number, reason=reason)])
    _refuse(path, list(islice(_loose_rows(connection, parcel, tables), FAULTS_NAMED)))


def _loose_rows(connection: Connection, parcel: Parcel, tables: Mapping[str, Table]) -> Iterator[Text]:
    """Rows that point to one that is not there."""
    for name, rowid, parent, _ in connection.exec_driver_sql("PRAGMA foreign_key_check").fetchall():
        table = tables[name]
        keys = ", ".join(_quoted_name(each) for each in _key(table))
        statement = f"SELECT {keys} FROM {_quoted_name(name)} WHERE rowid = ?"
        found = connection.exec_driver_sql(statement, (rowid,)).one()
        key = tuple(
            repr(to_document(each, value)) for each, value in zip(table.primary_key.columns, found, strict=True)
        )
        number = next(n for n, row in enumerate(parcel.tables[name], start=1) if key_of(row, table) == key)
        yield say(
            "{table}, row {row}: it points to a row of {parent} that is not there.",
            table=name,
            row=number,
            parent=parent,
        )


def _insert_history(session: Session, history: Sequence[Document]) -> None:
    for number, action in enumerate(history, start=1):
        parent = number - 1 or None
        values = {field: action[field] for field in ACTION_FIELDS}
        session.execute(insert(entries).values(**values, id=number, parent=parent, redo=None, sealed=True))
    session.execute(update(state).values(head=len(history) or None))


def _action(entry: Entry) -> Document:
    return {
        "at": entry.at.isoformat(timespec="microseconds"),
        "name": entry.name,
        "parameters": dict(entry.parameters),
        "text": entry.text.to_json(),
        "despite": list(entry.despite),
        "kinds": sorted(entry.kinds),
    }


def _layout(table: Table) -> dict[str, str]:
    return {each.name: each.type.compile(_dialect) for each in stored_columns(table)}


def _key(table: Table) -> list[str]:
    return [each.name for each in table.primary_key.columns]
