"""A question to the players, as plain values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Form = Literal["one", "several", "number", "text"]


@dataclass(frozen=True)
class Option:
    """An answer to choose; `barred` says why the rules forbid it, `key` is a keyboard key of its own."""

    value: str
    title: str
    detail: str = ""
    key: str = ""
    barred: str = ""
    recommended: bool = False


@dataclass(frozen=True)
class Question:
    """What is asked and in which form.

    `least` and `most` bound a number, or how many options may be chosen of several.
    """

    title: str
    text: str = ""
    form: Form = "one"
    options: tuple[Option, ...] = ()
    least: int = 0
    most: int | None = None
    start: int | str = ""
    unit: str = ""


def key_of(option: Option, place: int) -> str:
    """The key that chooses an option: its own, or the digit of its place from 1 to 9."""
    return option.key or (str(place + 1) if place < 9 else "")
