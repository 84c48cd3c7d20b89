"""Telling the program which component came up: one that is known, one by its name, or one that stays unnamed."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from blackbook.errors import UserError
from blackbook.rules.question import Barred, Entry, Option
from blackbook.text import say

if TYPE_CHECKING:
    from collections.abc import Iterable

    from blackbook.rules.game import Game

NEW = "new"
NAME_ENTRY = Entry("name", "text", say("Its name, if it is not in the list"), required=False)


def id_of(name: str) -> str:
    """An id for a printed name: its words, small, with hyphens."""
    words = re.findall(r"\w+", name.casefold())
    if not words:
        raise UserError(say('"{name}" has no letters: type the printed name.', name=name))
    return "-".join(words)


def known_options(game: Game, kind: str, ids: Iterable[str], in_play: Iterable[str]) -> tuple[Option, ...]:
    """The known components to choose from; one of which no copy is left is barred (R-SETUP-3)."""
    lying = list(in_play)
    options = []
    for id in ids:
        copies = getattr(game.library.find(kind, id), "count", 1)
        barred = None
        if lying.count(id) >= copies:
            barred = Barred("R-SETUP-3", say("It is in play already."))
        options.append(Option(id, say("{name}", name=game.name(kind, id)), barred=barred))
    return tuple(sorted(options, key=lambda option: str(option.label)))


def new_component(game: Game, kind: str, name: object, **values: object) -> str:
    """Take up a component that the owner reads off its card; returns its id. UserError without a name."""
    if not isinstance(name, str) or not name.strip():
        raise UserError(say("Type the printed name, or choose from the list."))
    id = id_of(name)
    game.note_printed(kind, id, "name", name.strip())
    for field, value in values.items():
        if value is not None:
            game.note_printed(kind, id, field, value)
    return id
