"""A question that waits for the players, and what may be done now: plain values that a screen can show."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from blackbook.text import Text, value_to_json

if TYPE_CHECKING:
    from blackbook.rules.command import Command


@dataclass(frozen=True)
class Barred:
    """Why something cannot be done by the rules; the players may do it anyway."""

    rule: str
    reason: Text

    def to_json(self) -> dict[str, Any]:
        return {"rule": self.rule, "reason": str(self.reason)}


@dataclass(frozen=True)
class Option:
    """One of the possible answers. A barred one is shown with its reason."""

    id: str
    label: Text
    note: Text | None = None
    barred: Barred | None = None

    def to_json(self) -> dict[str, Any]:
        document: dict[str, Any] = {"id": self.id, "label": str(self.label)}
        if self.note is not None:
            document["note"] = str(self.note)
        if self.barred is not None:
            document["barred"] = self.barred.to_json()
        return document


@dataclass(frozen=True)
class Entry:
    """A value to be filled in: `number`, `text`, `choice` (of options), `faces` (numbers of a die's faces)."""

    name: str
    kind: str
    label: Text
    required: bool = True
    minimum: int | None = None
    maximum: int | None = None
    options: tuple[Option, ...] = ()
    default: Any = None
    needed_for: tuple[str, ...] = ()
    """Options of the question that cannot be chosen without this value."""

    def is_needed(self, chosen: Iterable[str]) -> bool:
        """Whether an answer with these options must give the value."""
        return self.required or not set(self.needed_for).isdisjoint(chosen)

    def to_json(self) -> dict[str, Any]:
        document: dict[str, Any] = {"name": self.name, "kind": self.kind, "label": str(self.label)}
        document["required"] = self.required
        for key in ("minimum", "maximum", "default"):
            if getattr(self, key) is not None:
                document[key] = getattr(self, key)
        if self.options:
            document["options"] = [option.to_json() for option in self.options]
        if self.needed_for:
            document["needed_for"] = list(self.needed_for)
        return document


@dataclass(frozen=True)
class Question:
    """What the players decide now.

    The answer takes from `least` to `most` of the options, and a value for each of the entries. A `form` other than
    `options` has a screen of its own (`dice`, `plan`); its `facts` are what that screen needs, as JSON.
    """

    rule: str
    text: Text
    options: tuple[Option, ...] = ()
    least: int = 1
    most: int = 1
    entries: tuple[Entry, ...] = ()
    suggested: tuple[str, ...] = ()
    """Options that are chosen unless the players say otherwise: how things lie now."""
    who: str | None = None
    """Character whose player answers; None = the group (R-DISP-1)."""
    entries_first: bool = False
    """Whether the values are what is asked, and the options only say what to do with them."""
    form: str = "options"
    facts: Mapping[str, Any] = field(default_factory=dict)

    def option(self, id: str) -> Option | None:
        return next((option for option in self.options if option.id == id), None)

    @property
    def open_options(self) -> tuple[Option, ...]:
        return tuple(option for option in self.options if option.barred is None)

    def to_json(self) -> dict[str, Any]:
        document: dict[str, Any] = {"rule": self.rule, "text": str(self.text), "form": self.form}
        if self.who is not None:
            document["who"] = self.who
        if self.options:
            document |= {
                "options": [option.to_json() for option in self.options],
                "least": self.least,
                "most": self.most,
            }
        if self.suggested:
            document["suggested"] = list(self.suggested)
        if self.entries:
            document["entries"] = [entry.to_json() for entry in self.entries]
        if self.facts:
            document["facts"] = value_to_json(dict(self.facts))
        return document


@dataclass(frozen=True)
class Offer:
    """A command that can be given now, whole as it stands."""

    command: Command
    label: Text
    group: str
    """turn, action, trade, table: where the screen shows it."""
    key: str | None = None
    barred: Barred | None = None
    primary: bool = False

    def to_json(self) -> dict[str, Any]:
        document: dict[str, Any] = {"label": str(self.label), "group": self.group, "do": self.command.to_json()}
        if self.barred is not None:
            document["barred"] = self.barred.to_json()
        return document
