"""On which line of a TOML document a field stands."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from typing import Any

Path = tuple[str | int, ...]


def line_of(text: str, path: Path) -> int:
    """The line, from 1, of the statement that comes nearest to `path` in a document that can be read."""
    best, best_line = 0, 1
    for line, found in _statements(text):
        shared = _shared_length(found, path)
        if shared > best:
            best, best_line = shared, line
    return best_line


def _shared_length(one: Path, other: Path) -> int:
    length = 0
    for mine, yours in zip(one, other, strict=False):
        if mine != yours:
            break
        length += 1
    return length


def _statements(text: str) -> Iterator[tuple[int, Path]]:
    """Each header and each assignment of the document with its line and its whole path."""
    table: Path = ()
    elements: dict[Path, int] = {}
    pending: list[str] = []
    start = 1
    for number, line in enumerate(text.splitlines(), 1):
        if not pending:
            start = number
            if line.strip().startswith("["):
                table = _header(line, elements)
                yield number, table
                continue
        pending.append(line)
        statement = _parsed("\n".join(pending))
        if statement is not None:
            pending = []
            if statement:
                yield start, table + _single_path(statement)


def _header(line: str, elements: dict[Path, int]) -> Path:
    header = _parsed(line) or {}
    keys = _single_path(header)
    path: Path = ()
    for place, key in enumerate(keys):
        path += (key,)
        if place == len(keys) - 1 and line.strip().startswith("[["):
            elements[path] = elements.get(path, -1) + 1
        if path in elements:
            path += (elements[path],)
    return path


def _parsed(statement: str) -> dict[str, Any] | None:
    try:
        return tomllib.loads(statement)
    except tomllib.TOMLDecodeError:
        return None


def _single_path(value: Any) -> tuple[str, ...]:
    """The keys on the way down, as long as there is only one."""
    path: tuple[str, ...] = ()
    while isinstance(value, dict) and len(value) == 1:
        ((key, value),) = value.items()
        path += (key,)
    return path
