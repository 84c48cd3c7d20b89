"""Packs of components: TOML documents that are read and checked, each by itself."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import resources
from pathlib import Path as File
from typing import Any, Protocol

from pydantic import ValidationError

from blackbook.content.complaints import Path, complaints, dotted
from blackbook.content.components import KINDS, SINGLES
from blackbook.content.lines import line_of
from blackbook.content.printed import Printed
from blackbook.errors import UserError
from blackbook.text import Name, Text, say

Values = dict[str, Any]
Fault = Callable[[Path, Text, int], UserError]
"""Makes the error for a path, what is wrong there, and how many more faults there are."""


class Readable(Protocol):
    """A file of the disk or of an installed package."""

    @property
    def name(self) -> str: ...

    def read_bytes(self) -> bytes: ...


@dataclass(frozen=True)
class Pack:
    """What one document says of components; `tables` holds it by kind and id, `singles` by the table's name."""

    file: str
    text: str = field(repr=False)
    id: str
    label: Name
    tables: Mapping[str, Mapping[str, Values]] = field(repr=False)
    singles: Mapping[str, Values] = field(repr=False)

    def error(self, path: Path, problem: Text, more: int = 0) -> UserError:
        """The error that names this file, the line and the field."""
        return fault_at(self.file, self.text, path, problem, more)


def fault_at(file: str, text: str, path: Path, problem: Text, more: int = 0) -> UserError:
    """The error that says what is wrong at a path of a TOML document, and how much `more` is."""
    values: Values = {"file": file, "line": line_of(text, path), "field": dotted(path), "problem": problem}
    if more:
        return UserError(say("{file}, line {line}, {field}: {problem} (and %n more problem(s))", more, **values))
    return UserError(say("{file}, line {line}, {field}: {problem}", **values))


def rulebook() -> Readable:
    """The pack of what the rulebook prints."""
    return resources.files("resources").joinpath("content", "rulebook.toml")


def packs_in(folder: File) -> list[File]:
    """The packs of a folder, by file name; none if there is no such folder."""
    return sorted(folder.glob("*.toml"))


def read_pack(file: Readable) -> Pack:
    """Read and check one pack; UserError names file, line and field."""
    text, document = read_document(file)
    about = document.get("pack", {})
    pack = Pack(
        file=file.name,
        text=text,
        id=str(about.get("id", "")) if isinstance(about, dict) else "",
        label=_label(about),
        tables={kind: table for kind, table in document.items() if kind in KINDS},
        singles={name: table for name, table in document.items() if name in SINGLES},
    )
    _check_tables(pack, document)
    _check_components(pack)
    return pack


def read_document(file: Readable) -> tuple[str, Values]:
    """The text and the values of a TOML file."""
    try:
        text = file.read_bytes().decode("utf-8").replace("\r\n", "\n")
    except OSError as error:
        raise UserError(say("{file} cannot be read: {reason}", file=file.name, reason=error.strerror)) from error
    except UnicodeDecodeError as error:
        raise UserError(say("{file} is no UTF-8 text; save it as UTF-8", file=file.name)) from error
    try:
        return text, tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        place = re.search(r" \(at line (\d+).*\)$", str(error))
        line = int(place[1]) if place else len(text.splitlines())
        problem = str(error)[: place.start()] if place else str(error).removesuffix(" (at end of document)")
        raise UserError(say("{file}, line {line}: {problem}", file=file.name, line=line, problem=problem)) from error


def _label(about: Any) -> Name:
    names = {"en": about.get("name"), "ru": about.get("name_ru")} if isinstance(about, dict) else {}
    return Name({language: name for language, name in names.items() if isinstance(name, str)})


def _check_tables(pack: Pack, document: Values) -> None:
    known = ("pack", *SINGLES, *KINDS)
    for name, table in document.items():
        if name not in known:
            raise pack.error((name,), say("is no table of a pack; those are {known}", known=known))
        if not isinstance(table, dict):
            raise pack.error((name,), say("must be a table"))
    about = document.get("pack", {})
    if not pack.id:
        raise pack.error(("pack", "id"), say("is missing"))
    for key in about:
        if key not in ("id", "name", "name_ru"):
            raise pack.error(("pack", key), say("is not known here"))


def _check_components(pack: Pack) -> None:
    for kind, table in pack.tables.items():
        for id, values in table.items():
            if not isinstance(values, dict):
                raise pack.error((kind, id), say("must be a table"))
            if "id" in values:
                raise pack.error((kind, id, "id"), say("stands in the table's name already"))
            check(pack.error, (kind, id), KINDS[kind], {**values, "id": id}, partial=True)
    for name, values in pack.singles.items():
        check(pack.error, (name,), SINGLES[name], values, partial=True)


def check(fault: Fault, where: Path, model: type[Printed], values: Values, *, partial: bool) -> None:
    """Raise the `fault` if the values do not make a `model`.

    With `partial`, fields may be missing, for another pack may give them.
    """
    try:
        model.model_validate(values)
    except ValidationError as error:
        found = complaints(error)
        if partial:
            found = [each for each in found if not (each[1] == "missing" and len(each[0]) == 1)]
        if found:
            path, _, problem = found[0]
            raise fault((*where, *path), problem, len(found) - 1) from error
