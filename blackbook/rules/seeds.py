"""Seeds of what the program draws and rolls: new ones, or those of an action that is done again."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar

SEEDS = 2**32
_to_come: ContextVar[tuple[int, ...]] = ContextVar("seeds to come", default=())


def next_seed() -> int:
    """A seed that nobody can foresee, or the next one of `the_same_seeds`."""
    to_come = _to_come.get()
    if not to_come:
        return secrets.randbelow(SEEDS)
    _to_come.set(to_come[1:])
    return to_come[0]


@contextmanager
def the_same_seeds(seeds: Sequence[int]) -> Iterator[None]:
    """Whatever is drawn or rolled within comes as it came with these seeds."""
    before = _to_come.set(tuple(seeds))
    try:
        yield
    finally:
        _to_come.reset(before)
