"""The discontent track."""

from __future__ import annotations

from sqlmodel import Field

from blackbook.campaign.base import Row


class Track(Row, table=True):
    """Marker and event tokens of the discontent track; there is one row, with id 1."""

    __tablename__ = "track"

    id: int = Field(default=1, primary_key=True)
    marker: int = 0
    highest: int = 0
    """Highest space since the last track event: which tokens were passed (R-TRACK-3, A-TRACK-2)."""
    lowest_space: int = 0
    final_space: int = 10
    token_4_up: bool = True
    token_7_up: bool = True
