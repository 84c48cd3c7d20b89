"""The owner's own pack: what was asked for at first use, written back without touching the rest of the file."""

from __future__ import annotations

import os
import tempfile
import tomllib
from collections.abc import Mapping
from pathlib import Path as File
from typing import Any

import tomlkit
from tomlkit import TOMLDocument
from tomlkit.items import InlineTable
from tomlkit.items import Item as TomlItem

from blackbook.content.complaints import Path, dotted
from blackbook.content.components import KINDS, SINGLES
from blackbook.content.packs import Values, check, read_pack
from blackbook.errors import UserError
from blackbook.text import Text, say

OWNER_PACK = '[pack]\nid = "owner"\nname = "My box"\nname_ru = "Моя коробка"\n'


Fields = Mapping[str, Any]


def write_owner_values(file: File, kind: str, id: str, fields: Fields) -> None:
    """Set fields of one component in the owner's pack, which is made if need be.

    Fields bear their names of the pack and hold plain values; a dotted name such as "start.sin" reaches into a table,
    and None takes a field out. `id` is ignored for the tables that exist once, such as "dice". Comments and all
    other content stay. Raises UserError, and writes nothing, if a value cannot be or the file cannot be written.
    """
    write_all_owner_values(file, {(kind, id): fields})


def write_all_owner_values(file: File, told: Mapping[tuple[str, str], Fields]) -> None:
    """Set fields of many components, by kind and id, at once; a file that says all of it already is left alone."""
    text = read_pack(file).text if file.exists() else OWNER_PACK
    edited = text
    for (kind, id), fields in told.items():
        path = (kind,) if kind in SINGLES else (kind, id)
        values = tomllib.loads(edited)
        wanted = _with_fields(tomllib.loads(edited), path, fields)
        _check_values(path, wanted)
        if values != wanted:
            edited = _written(edited, path, fields, wanted)
    if edited != text:
        _replace(file, edited)


def _with_fields(document: Values, path: tuple[str, ...], fields: Fields) -> Values:
    """The document as it must read afterwards."""
    table = document
    for key in path:
        table = table.setdefault(key, {})
    for name, value in fields.items():
        *tables, last = name.split(".")
        place = table
        for key in tables:
            place = place.setdefault(key, {})
        if value is None:
            place.pop(last, None)
        else:
            place[last] = _plain(value)
    return document


def _plain(value: Any) -> Any:
    if isinstance(value, Mapping):
        return {str(key): _plain(each) for key, each in value.items() if each is not None}
    return [_plain(each) for each in value] if isinstance(value, list | tuple) else value


def _check_values(path: tuple[str, ...], wanted: Values) -> None:
    if path[0] not in KINDS and path[0] not in SINGLES:
        raise UserError(say("{kind} is no table of a pack", kind=path[0]))
    values = wanted[path[0]] if len(path) == 1 else {**wanted[path[0]][path[1]], "id": path[1]}
    model = SINGLES.get(path[0]) or KINDS[path[0]]
    check(_fault, path, model, values, partial=True)


def _fault(path: Path, problem: Text, more: int) -> UserError:
    """The answer is at fault, not a line of the file."""
    return UserError(say("{field}: {problem}", field=dotted(path), problem=problem))


def _written(text: str, path: tuple[str, ...], fields: Fields, wanted: Values) -> str:
    """The document with the fields set in place; the component's table is written anew if that is not possible."""
    document = tomlkit.parse(text)
    _set_in_place(document, path, fields)
    edited = tomlkit.dumps(document)
    if _reads_as(edited, wanted):
        return edited
    document = tomlkit.parse(text)
    _write_anew(document, path, wanted)
    return tomlkit.dumps(document)


def _reads_as(text: str, wanted: Values) -> bool:
    try:
        return tomllib.loads(text) == wanted
    except tomllib.TOMLDecodeError:
        return False


def _set_in_place(document: TOMLDocument, path: tuple[str, ...], fields: Fields) -> None:
    table = _table_at(document, path)
    for name, value in fields.items():
        *tables, last = name.split(".")
        place: Any = table
        for key in tables:
            if key not in place:
                place[key] = tomlkit.inline_table()
            place = place[key]
        if value is not None:
            place[last] = _inline(_plain(value))
        elif last in place:
            del place[last]


def _table_at(document: TOMLDocument, path: tuple[str, ...]) -> Any:
    table: Any = document
    for place, key in enumerate(path):
        if key not in table:
            inline = isinstance(table, InlineTable)
            table[key] = tomlkit.inline_table() if inline else tomlkit.table(is_super_table=place < len(path) - 1)
        table = table[key]
    return table


def _write_anew(document: TOMLDocument, path: tuple[str, ...], wanted: Values) -> None:
    values: Any = wanted
    for key in path:
        values = values[key]
    parent: Any = document if len(path) == 1 else document[path[0]]
    del parent[path[-1]]
    table = tomlkit.table()
    for key, value in values.items():
        table[key] = _inline(value)
    parent[path[-1]] = table


def _inline(value: Any) -> TomlItem:
    """A value on one line, so that it never opens a table of its own."""
    if isinstance(value, dict):
        table = tomlkit.inline_table()
        for key, each in value.items():
            table[key] = _inline(each)
        return table
    if isinstance(value, list):
        array = tomlkit.array()
        for each in value:
            array.append(_inline(each))
        return array
    plain: TomlItem = tomlkit.item(value)
    return plain


def _replace(file: File, text: str) -> None:
    """Put the new text in the file's place at once, so that a crash leaves the old or the new one."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        handle, temporary = tempfile.mkstemp(dir=file.parent, prefix=file.name, suffix=".new")
        try:
            with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as stream:
                stream.write(text)
                stream.flush()
                os.fsync(stream.fileno())
            os.replace(temporary, file)
        except BaseException:
            os.unlink(temporary)
            raise
    except OSError as error:
        raise UserError(say("{file} cannot be written: {reason}", file=file.name, reason=error.strerror)) from error
