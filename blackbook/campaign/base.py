"""What all tables of a campaign share: their metadata, kept apart from any other SQLModel table of the process."""

from __future__ import annotations

from typing import Any

from sqlalchemy import JSON, Column
from sqlalchemy.orm import registry
from sqlmodel import Field, SQLModel

_tables: registry = registry()


class Row(SQLModel, registry=_tables):
    """A row of the state. JSON columns are replaced, never changed in place."""


metadata = _tables.metadata
# SQLModel gives each registry's first subclass the default metadata; ours must hold our tables alone.
Row.metadata = metadata


def json_column(default: Any) -> Any:
    """A column that holds a JSON value; `default` makes the value of a new row."""
    return Field(default_factory=default, sa_column=Column(JSON, nullable=False))
