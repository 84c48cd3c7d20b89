"""Telling the program which component came up: one that is known, one by its name, or one that stays unnamed."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from blackbook.campaign.campaign import Released
from blackbook.content.component import Component
from blackbook.errors import UserError
from blackbook.rules.question import Barred, Entry, Option
from blackbook.text import say

if TYPE_CHECKING:
    from collections.abc import Iterable

    from blackbook.rules.game import Game

NEW = "new"
RESERVED = (NEW, "drawn", "none", "leave", "done", "unnamed", "unnamed-request", "natural", "crafted", "black", "white")
"""Words that stand for something else where components are chosen from."""
BY_ITS_NAME = Option(NEW, say("Another, by its name"))
NAME_ENTRY = Entry("name", "text", say("Its name, if it is not in the list"), required=False, needed_for=(NEW,))


def id_of(name: str) -> str:
    """An id for a printed name: its words, small, with hyphens; of a name without letters, the signs' numbers."""
    words = re.findall(r"\w+", name.casefold()) or [f"{ord(sign):x}" for sign in name.strip()]
    if not words:
        raise UserError(say("Type the printed name, or choose from the list."))
    return "-".join(words)


def known_options(game: Game, kind: str, ids: Iterable[str], in_play: Iterable[str]) -> tuple[Option, ...]:
    """The known components to choose from, by name; what is in play or in the envelope is barred."""
    lying = list(in_play)
    options = (
        Option(id, say("{name}", name=game.name(kind, id)), barred=cannot_come_up(game, kind, id, lying)) for id in ids
    )
    return tuple(sorted(options, key=lambda option: str(option.label)))


def cannot_come_up(game: Game, kind: str, id: str, lying: list[str]) -> Barred | None:
    """Why a component cannot be drawn: no copy is left (R-SETUP-3), or it waits in the envelope (R-ENV-1)."""
    component = game.library.find(kind, id)
    if component.campaign and not is_released(game, kind, id):
        return Barred("R-ENV-1", say("It is still in the envelope."))
    if lying.count(id) >= getattr(component, "count", 1):
        return Barred("R-SETUP-3", say("It is in play already."))
    return None


def is_released(game: Game, kind: str, id: str) -> bool:
    """Whether a card of the envelope has been released, by its own id or that of its entry."""
    entries = {each.id for each in game.library.envelope.values() if (each.kind, each.component) == (kind, id)}
    return any(row.id == id or row.id in entries for row in game.state.all(Released))


def new_component(game: Game, kind: str, name: object, **values: object) -> str:
    """Take up a component that the owner reads off its card; returns its id. UserError without a name.

    A name that is known already, in any language, means that component, unless something else is printed on it.
    """
    if not isinstance(name, str) or not name.strip():
        raise UserError(say("Type the printed name, or choose from the list."))
    known = next((id for id in by_name(game, kind, name) if agrees(game, kind, id, values)), None)
    if known is None:
        known = free_id(game, kind, id_of(name), values)
        game.note_printed(kind, known, "name", name.strip())
    return come_up(game, kind, known, **values)


def come_up(game: Game, kind: str, id: str, **values: object) -> str:
    """Keep what a component's coming up tells of it, such as the bag that it came from; returns its id."""
    component = game.library.find(kind, id) if game.library.has(kind, id) else None
    for field, value in values.items():
        # What is not told is no field of every kind of component, such as the market of a job.
        if value is not None and getattr(component, field, None) is None:
            game.note_printed(kind, id, field, value)
    return id


def by_name(game: Game, kind: str, name: str) -> list[str]:
    """Known components that bear the name in one of their languages."""
    typed = name.strip().casefold()
    return [id for id, each in game.library.of_kind(kind).items() if typed in names_of(each)]


def names_of(component: Component) -> set[str]:
    return {name.casefold() for name in component.label.languages.values()}


def agrees(game: Game, kind: str, id: str, values: dict[str, object]) -> bool:
    """Whether nothing else than these values is known of the component."""
    component = game.library.find(kind, id)
    known = ((getattr(component, field), value) for field, value in values.items() if value is not None)
    return all(printed is None or printed == value for printed, value in known)


def free_id(game: Game, kind: str, id: str, values: dict[str, object]) -> str:
    """The id, or with a number after it where it is taken by a component of which something else is known."""
    number, free = 1, id
    while free in RESERVED or (game.library.has(kind, free) and not agrees(game, kind, free, values)):
        number += 1
        free = f"{id}-{number}"
    return free
