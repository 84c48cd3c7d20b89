"""How each printed value is asked for: entries that a person fills in from a component, and what they stand for.

Effects are asked for by their common parts and a line of words. The line may also be written in the effect language of
the packs, as JSON; plain words become a note that the players carry out themselves.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from pydantic import ValidationError

from blackbook.content.effects import effects_from_data, effects_to_data
from blackbook.errors import UserError
from blackbook.rules.command import faults_of
from blackbook.rules.naming import id_of
from blackbook.rules.question import Entry, Option
from blackbook.text import Name, Text, say

if TYPE_CHECKING:
    from blackbook.rules.game import Game

Values = Mapping[str, Any]


class PrintField(Protocol):
    """How one field of a component is asked for; `read` gives the value as a pack holds it, None if left open."""

    def entries(self, game: Game, field: str, id: str) -> Sequence[Entry]: ...

    def read(self, game: Game, field: str, values: Values) -> Any: ...


@dataclass(frozen=True)
class NumberField:
    label: Text
    minimum: int = 0
    maximum: int | None = None

    def entries(self, game: Game, field: str, id: str) -> Sequence[Entry]:
        return (Entry(field, "number", self.label, False, self.minimum, self.maximum),)

    def read(self, game: Game, field: str, values: Values) -> Any:
        return values.get(field)


@dataclass(frozen=True)
class TextField:
    label: Text

    def entries(self, game: Game, field: str, id: str) -> Sequence[Entry]:
        return (Entry(field, "text", self.label, False),)

    def read(self, game: Game, field: str, values: Values) -> Any:
        return (values.get(field) or "").strip() or None


@dataclass(frozen=True)
class FacesField:
    label: Text

    def entries(self, game: Game, field: str, id: str) -> Sequence[Entry]:
        return (Entry(field, "faces", self.label, False),)

    def read(self, game: Game, field: str, values: Values) -> Any:
        faces = values.get(field)
        if faces is not None and len(faces) < 2:
            raise UserError(say("A die has at least two faces."))
        return faces


@dataclass(frozen=True)
class ChoiceField:
    """One of a few words; `stands_for` gives the value where it is not the word itself."""

    label: Text
    options: tuple[tuple[str, Text], ...]
    stands_for: Mapping[str, Any] | None = None

    def entries(self, game: Game, field: str, id: str) -> Sequence[Entry]:
        options = tuple(Option(id, label) for id, label in self.options)
        return (Entry(field, "choice", self.label, False, options=options),)

    def read(self, game: Game, field: str, values: Values) -> Any:
        chosen = values.get(field)
        return self.stands_for[chosen] if self.stands_for is not None and chosen is not None else chosen


def yes_or_no(label: Text) -> ChoiceField:
    return ChoiceField(label, (("yes", say("Yes")), ("no", say("No"))), {"yes": True, "no": False})


@dataclass(frozen=True)
class ComponentField:
    """One component of a table, by its printed name."""

    label: Text
    kind: str
    besides: tuple[tuple[str, Text], ...] = ()

    def entries(self, game: Game, field: str, id: str) -> Sequence[Entry]:
        known = tuple(Option(each, say("{name}", name=game.name(self.kind, each))) for each in ids_of(game, self.kind))
        others = tuple(Option(each, label) for each, label in self.besides)
        return (Entry(field, "choice", self.label, False, options=(*known, *others)),)

    def read(self, game: Game, field: str, values: Values) -> Any:
        return values.get(field)


@dataclass(frozen=True)
class ComponentsField:
    """Several components of a table, by their names with commas between them; a new name makes a new component."""

    label: Text
    kind: str

    def entries(self, game: Game, field: str, id: str) -> Sequence[Entry]:
        return (Entry(field, "text", say("{what} (names with commas between them)", what=self.label), False),)

    def read(self, game: Game, field: str, values: Values) -> Any:
        typed = values.get(field)
        if typed is None:
            return None
        return [self._component(game, name.strip()) for name in typed.split(",") if name.strip()]

    def _component(self, game: Game, name: str) -> str:
        for each in ids_of(game, self.kind):
            label: Name = game.name(self.kind, each)
            if name.casefold() in (each, *(known.casefold() for known in label.languages.values())):
                return each
        id = id_of(name)
        game.note_printed(self.kind, id, "name", name)
        return id


def ids_of(game: Game, kind: str) -> tuple[str, ...]:
    return tuple(game.library.of_kind(kind))


PARTS: dict[str, tuple[Text, dict[str, Any]]] = {
    "rubles": (say("rubles gained"), {"rubles": 1}),
    "pay": (say("rubles lost"), {"rubles": -1}),
    "heal": (say("wounds healed"), {"wounds": -1}),
    "sins": (say("sins gained"), {"sin": 1}),
    "discontent": (say("discontent gained"), {"discontent": 1}),
    "attack": (say("attack"), {"stat": {"attack": 1}}),
    "defense": (say("defense"), {"stat": {"defense": 1}}),
    "lose_items": (say("items lost"), {"item": {"lose": 1}}),
    "lose_cards": (say("word cards lost"), {"card": {"lose": 1}}),
    "natural": (say("natural items from the bag"), {"item": {"gain": 1, "from": "bag", "filter": {"pool": "natural"}}}),
    "crafted": (say("crafted items from the bag"), {"item": {"gain": 1, "from": "bag", "filter": {"pool": "crafted"}}}),
}
"""Common parts of effects: what is asked, and the effect for the number 1."""


@dataclass(frozen=True)
class EffectsField:
    """Effects by their common parts and a line of words."""

    label: Text
    parts: tuple[str, ...] = ()

    def entries(self, game: Game, field: str, id: str) -> Sequence[Entry]:
        numbers = tuple(
            Entry(f"{field}.{part}", "number", say("{what}: {part}", what=self.label, part=PARTS[part][0]), False, 0)
            for part in self.parts
        )
        return (*numbers, Entry(f"{field}.words", "text", say("{what}: in words", what=self.label), False))

    def read(self, game: Game, field: str, values: Values) -> Any:
        given = [part for part in self.parts if values.get(f"{field}.{part}") is not None]
        words = (values.get(f"{field}.words") or "").strip()
        if not given and not words:
            return None
        effects = [times(PARTS[part][1], values[f"{field}.{part}"]) for part in given if values[f"{field}.{part}"]]
        return [*effects, *effects_in(words)]


def times(effect: dict[str, Any], n: int) -> dict[str, Any]:
    """The effect for n, from that for 1."""
    return {
        key: times(value, n) if isinstance(value, dict) else value * n if isinstance(value, int) else value
        for key, value in effect.items()
    }


def effects_in(words: str) -> list[dict[str, Any]]:
    """The effects that a line stands for: JSON of the effect language, or words for the players."""
    if not words:
        return []
    if words[0] not in "[{":
        return [{"note": words}]
    try:
        return effects_to_data(effects_from_data(json.loads(words)))
    except json.JSONDecodeError as error:
        raise UserError(say("This is no JSON: {reason}", reason=error.msg)) from None
    except ValidationError as error:
        raise UserError(say("These are no effects: {faults}", faults=faults_of(error))) from None


def field_of(kind: str, field: str) -> PrintField:
    """How a field of a kind of component is asked for; any other field is a line of text."""
    from blackbook.rules.print_kinds import FIELDS

    return FIELDS.get((kind, field)) or TextField(say("{field}", field=field))
