"""A library with sample values for everything that the rulebook does not print, and tables to play at."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import blackbook.rules  # noqa: F401 - every chapter makes its commands, steps and effects known
from blackbook.content.library import Library, read_library
from tests.rules.table import Table, set_table

SAMPLE = Path(__file__).with_name("sample.toml")


@pytest.fixture(scope="session")
def library() -> Library:
    """The rulebook's pack, and the sample pack over it."""
    return read_library([SAMPLE])


@pytest.fixture(scope="session")
def rulebook_library() -> Library:
    """Only what the rulebook prints."""
    return read_library()


@pytest.fixture
def table(library: Library) -> Table:
    """Alexander and Evgenia on the first morning; it is Alexander's turn, who is first player."""
    return set_table(library)


@pytest.fixture
def new_table(library: Library) -> Callable[..., Table]:
    """Makes a table as `set_table` does, with other characters or another phase."""

    def make(*characters: str, phase: str = "morning", **more: object) -> Table:
        return set_table(library, characters or ("alexander", "evgenia"), phase, **more)  # type: ignore[arg-type]

    return make
