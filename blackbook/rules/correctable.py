"""Which values the players can correct by hand: every one of the state, with its kind and the bounds of the rules."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sqlalchemy import inspect

from blackbook.campaign.base import Row
from blackbook.campaign.game import Counter
from blackbook.campaign.state import TABLES, primary_key
from blackbook.errors import UserError
from blackbook.rules.question import Barred, Option
from blackbook.text import Text, say

if TYPE_CHECKING:
    from blackbook.rules.game import Game

Choices = Callable[["Game"], tuple[Option, ...]]
Limit = int | Callable[["Game"], int] | None


@dataclass(frozen=True)
class Value:
    """How a value is corrected. Below `least` it has no meaning; beyond `most` a rule is against it."""

    label: Text
    kind: str = "number"
    """number, flag, choice, text, or json for what a screen of its own writes."""
    least: Limit = 0
    most: Limit = None
    rule: str = "R-GEN-1"
    choices: Choices | None = None
    empty: bool = False
    """It may also be empty."""


@dataclass(frozen=True)
class Correctable:
    """A value as it is now, with all that a screen needs to correct it: `Correct(what=…, of=…, value=…)`."""

    what: str
    """Table and field, such as character.wounds."""
    of: str | int
    """Which row: id or name."""
    subject: Text
    label: Text
    kind: str
    value: Any
    minimum: int | None
    maximum: int | None
    options: tuple[Option, ...]
    optional: bool


def tables() -> dict[str, type[Row]]:
    """Tables with values to correct, by name."""
    from blackbook.rules.correctable_values import VALUES

    return {str(table.__tablename__): table for table in TABLES if table in VALUES}


def correctable(game: Game) -> tuple[Correctable, ...]:
    """Every value that can be corrected, as it is now."""
    return tuple(value for table in tables() for value in correctable_of(game, table))


def correctable_of(game: Game, table: str, of: str | int | None = None) -> tuple[Correctable, ...]:
    """The values of a table, or of one of its rows."""
    from blackbook.rules.correctable_values import VALUES

    model = tables()[table]
    rows = [row for row in game.state.all(model) if of is None or key_of(row) == of]
    # A counter with a colon in its name is a mark of the program, not something that lies on the table.
    rows = [row for row in rows if not (isinstance(row, Counter) and ":" in row.name)]
    return tuple(as_it_is(game, row, field, value) for row in rows for field, value in VALUES[model].items())


def as_it_is(game: Game, row: Row, field: str, value: Value) -> Correctable:
    return Correctable(
        what=f"{row.__tablename__}.{field}",
        of=key_of(row),
        subject=subject(game, row),
        label=value.label,
        kind=value.kind,
        value=getattr(row, field),
        minimum=limit(game, value.least) if value.kind == "number" else None,
        maximum=limit(game, value.most) if value.kind == "number" else None,
        options=value.choices(game) if value.choices is not None else (),
        optional=value.empty,
    )


def limit(game: Game, bound: Limit) -> int | None:
    return bound(game) if callable(bound) else bound


def key_of(row: Row) -> str | int:
    """The id of a row: its table has one of a single part."""
    (key,) = primary_key(row)
    return key if isinstance(key, str | int) else str(key)


def key_field(table: type[Row]) -> str | None:
    """The name of the key that a new row must bring; None if rows are numbered."""
    (key,) = (column.key for column in inspect(table).primary_key)
    return key if table.model_fields[key].is_required() else None


def row_of(game: Game, table: type[Row], of: str | int | None) -> Row:
    """The row of that id; the only one if none is given. UserError if it is not there."""
    rows = game.state.all(table)
    if of is None and len(rows) == 1:
        return rows[0]
    found = next((row for row in rows if str(key_of(row)) == str(of)), None)
    if found is None:
        name = str(table.__tablename__).replace("_", " ")
        raise UserError(say('There is no {table} "{id}".', table=name, id=of if of is not None else "?"))
    return found


def check_value(game: Game, field: str, value: Value, given: Any) -> Barred | None:
    """UserError if the given value cannot stand there at all; why a rule is against it, if one is."""
    if given is None:
        if not value.empty:
            raise UserError(say('"{field}" cannot be empty.', field=field))
        return None
    kinds: dict[str, tuple[type, ...]] = {
        "number": (int,), "flag": (bool,), "choice": (str,), "text": (str,), "json": (list, dict),
    }  # fmt: skip
    if not isinstance(given, kinds[value.kind]) or (value.kind == "number" and isinstance(given, bool)):
        raise UserError(say('"{field}" must be a {kind}.', field=field, kind=value.kind))
    if value.kind == "choice" and value.choices is not None:
        known = tuple(option.id for option in value.choices(game))
        if given not in known:
            raise UserError(say('"{field}" must be one of {known}.', field=field, known=known))
    if value.kind != "number":
        return None
    least, most = limit(game, value.least), limit(game, value.most)
    if least is not None and given < least:
        raise UserError(say('"{field}" must be at least {minimum}.', field=field, minimum=least))
    if most is not None and given > most:
        return Barred(value.rule, say('"{field}" goes up to {maximum}.', field=field, maximum=most))
    return None


def subject(game: Game, row: Row) -> Text:
    """What a row is about: a component by its name and owner, a character, a deck."""
    values = row.model_dump()
    for field, kind in (
        ("card", "word_cards"), ("item", "items"), ("job", "jobs"), ("helper", "helpers"), ("request", "requests"),
        ("enemy", "enemies"), ("marker", ""), ("source", ""), ("rule", ""),
    ):  # fmt: skip
        if isinstance(values.get(field), str):  # the track too has a marker: a number
            name = game.name(kind, values[field]) if kind else str(values[field]).replace("_", " ")
            owner = values.get("owner") or values.get("character")
            if owner is None:
                return say("{thing}", thing=name)
            return say("{thing} of {who}", thing=name, who=game.name("characters", owner))
    if "position" in values:
        return say("seat {number}", number=values["position"])
    if "paragraph" in values:
        return say("paragraph {number}", number=values["paragraph"])
    if str(row.__tablename__) == "story_result":
        return say("result of {story}", story=game.name("stories", values["story"]))
    key = key_of(row)
    if str(row.__tablename__) in ("character", "participant", "character_sheet"):
        return say("{who}", who=game.name("characters", str(key)))
    if isinstance(key, str):
        return say("{name}", name=key.replace("_", " "))
    return say("{table}", table=str(row.__tablename__).replace("_", " "))
