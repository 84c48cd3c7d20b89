"""Rolls as people type them: ``d2 a4 a1``, in Latin or Cyrillic letters, for one person or for whoever is named."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from ui.widgets.die import DieKind

translate = QCoreApplication.translate

# д is d in Cyrillic; а and з are the initials of the Russian words for attack and defense.
LETTERS: dict[str, DieKind] = {"a": "attack", "а": "attack", "d": "defense", "д": "defense", "з": "defense"}
_DIE = re.compile(r"([adадз])(\d+|\?)")
_DICE = re.compile(r"(?:[adадз](?:\d+|\?))+")
MOST = 99


@dataclass(frozen=True)
class RolledDie:
    """A die with its value, None while unknown, and what became of it."""

    kind: DieKind
    value: int | None = None
    placed: bool = False
    dim: bool = False
    selected: bool = False


@dataclass(frozen=True)
class Roll:
    """Dice in the order typed; `who` is the name or letter written before them, or empty."""

    dice: tuple[RolledDie, ...]
    who: str = ""


class RollError(ValueError):
    """The text is no roll; the message tells a person which part and how to write it."""


def parse_roll(text: str) -> Roll:
    """The dice that a text names; RollError if any part of it is not understood."""
    words = [word for word in re.split(r"[\s,;]+", text) if word]
    who = ""
    if len(words) > 1 and re.fullmatch(r"[^\W\d_]+", words[0]):
        who = words.pop(0)
    return Roll(tuple(die for word in words for die in _dice(word)), who)


def _dice(word: str) -> list[RolledDie]:
    lower = word.lower()
    if lower in LETTERS:
        lacking = translate("Roll", "“{word}” lacks a value: write it after the letter, as in {word}4.")
        raise RollError(lacking.format(word=word))
    if not _DICE.fullmatch(lower):
        strange = translate("Roll", "“{word}” is no die: write d2 for a defense die of 2, a4 for an attack die of 4.")
        raise RollError(strange.format(word=word))
    return [RolledDie(LETTERS[letter], _value(value)) for letter, value in _DIE.findall(lower)]


def _value(text: str) -> int | None:
    if text == "?":
        return None
    value = int(text)
    if value > MOST:
        raise RollError(translate("Roll", "{value} is more than a die can show.").format(value=text))
    return value


def write_roll(dice: Sequence[RolledDie]) -> str:
    """The dice as a person would type them; `parse_roll` reads it back."""
    return " ".join(f"{die.kind[0]}{'?' if die.value is None else die.value}" for die in dice)
