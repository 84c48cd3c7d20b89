"""What is still to be done: a stack of steps, so that a campaign can be left in the middle of anything."""

from __future__ import annotations

from typing import Any

from sqlmodel import Field

from blackbook.campaign.base import Row, json_column


class AgendaStep(Row, table=True):
    """A step of the agenda; the one with the highest position is on top."""

    __tablename__ = "agenda_step"

    position: int = Field(primary_key=True)
    kind: str
    data: dict[str, Any] = json_column(dict)
