"""Drawing by the program, if the group asks it to: only where it knows everything in the bag; the seed is told."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from blackbook.rules.naming import cannot_come_up
from blackbook.rules.question import Option
from blackbook.rules.seeds import next_seed
from blackbook.text import say

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from blackbook.rules.game import Game

DRAWN = "drawn"


def copies_left(game: Game, kind: str, ids: Iterable[str], in_play: Iterable[str], left: int) -> tuple[str, ...]:
    """Every copy that can still come up, one entry each; none unless they are as many as lie in the bag or deck."""
    lying = list(in_play)
    found: list[str] = []
    for id in ids:
        copies: int = getattr(game.library.find(kind, id), "count", 1)
        if cannot_come_up(game, kind, id, lying) is None:
            found += [id] * (copies - lying.count(id))
    return tuple(found) if len(found) == left else ()


def drawn_option(copies: Sequence[str]) -> tuple[Option, ...]:
    """The offer to draw, where the program can."""
    return (Option(DRAWN, say("Let the program draw")),) if copies else ()


def draw(game: Game, kind: str, copies: Sequence[str], n: int = 1, seed: int | None = None) -> tuple[str, ...]:
    """So many of the copies, or all if there are fewer; what came and the seed are told (R-ITEM-10)."""
    seed = next_seed() if seed is None else seed
    drawn = tuple(random.Random(seed).sample(list(copies), min(n, len(copies))))
    names = tuple(game.name(kind, id) for id in drawn)
    game.tell(say("Drawn: {names} (seed {seed})", names=names, seed=seed))
    return drawn
