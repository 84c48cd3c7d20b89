"""Reading a JSON document piece by piece, so that each complaint names the place it is about."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TypeVar

from blackbook.errors import UserError
from blackbook.text import Text, say

Read = TypeVar("Read")

GREATEST = 1_000_000_000
"""No number of the game comes near it."""


class CaseError(UserError):
    """A case cannot be read, or asks for something that cannot be computed exactly.

    `path` is the place in the document, as in ``characters[0].dice[2].kind``; it is empty for the whole document.
    """

    def __init__(self, path: str, message: Text | str) -> None:
        said = message if isinstance(message, Text) else Text(message)
        super().__init__(say("{path}: {message}", path=path, message=said) if path else said)
        self.path = path
        self.message = said


@dataclass(frozen=True)
class Node:
    """A value of the document and where it stands."""

    value: object
    path: str = ""

    def error(self, message: Text) -> CaseError:
        return CaseError(self.path, message)

    def has(self, key: str) -> bool:
        return isinstance(self.value, dict) and key in self.value

    def keys(self) -> tuple[str, ...]:
        """The names of the fields of an object."""
        if not isinstance(self.value, dict):
            raise self.error(say("must be an object"))
        return tuple(str(key) for key in self.value)

    def only(self, *known: str) -> None:
        """Refuse every field that is not among those named."""
        for key in self.keys():
            if key not in known:
                raise self.field(key).error(say("is not a field known here; known are {known}", known=known))

    def field(self, key: str) -> Node:
        """The named field, whose value may be missing."""
        value = self.value.get(key) if isinstance(self.value, dict) else None
        return Node(value, f"{self.path}.{key}" if self.path else key)

    def need(self, key: str) -> Node:
        if not self.has(key):
            self.keys()
            raise self.field(key).error(say("is missing"))
        return self.field(key)

    def each(self) -> Iterator[Node]:
        if not isinstance(self.value, list):
            raise self.error(say("must be a list"))
        for index, value in enumerate(self.value):
            yield Node(value, f"{self.path}[{index}]")

    def all_of(self, key: str, read: Callable[[Node], Read]) -> tuple[Read, ...]:
        """Every entry of the list in a field; no entries where the field is absent."""
        return tuple(read(node) for node in self.field(key).each()) if self.has(key) else ()

    def integer(self, least: int | None = None) -> int:
        if not isinstance(self.value, int) or isinstance(self.value, bool):
            raise self.error(say("must be a whole number"))
        if least is not None and self.value < least:
            raise self.error(say("must be {least} or more", least=least))
        if abs(self.value) > GREATEST:
            raise self.error(say("is too large"))
        return self.value

    def text(self) -> str:
        if not isinstance(self.value, str) or not self.value:
            raise self.error(say("must be a text"))
        return self.value

    def truth(self) -> bool:
        if not isinstance(self.value, bool):
            raise self.error(say("must be true or false"))
        return self.value

    def choice(self, *words: str) -> str:
        if not isinstance(self.value, str) or self.value not in words:
            raise self.error(say("must be {words} or {last}", words=words[:-1], last=words[-1]))
        return self.value
