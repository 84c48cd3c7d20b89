"""A number on the screen that opens into its parts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from blackbook.text import Text


@dataclass(frozen=True)
class Part:
    """One of the numbers that add up to a derived one."""

    text: Text
    value: int


@dataclass(frozen=True)
class Number:
    """A value, what it is made of, and which value of the state to correct (subject, id, field); None if derived."""

    value: int
    parts: tuple[Part, ...] = ()
    corrects: tuple[str, str] | None = None
    """`what` and `of` of the command `correct`."""

    def to_json(self) -> Any:
        if not self.parts:
            return self.value
        return {"value": self.value, "parts": [{"text": str(part.text), "value": part.value} for part in self.parts]}
