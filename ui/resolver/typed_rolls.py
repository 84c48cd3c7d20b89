"""Rolls typed for several characters in one line: ``Y d2 a4 a1 V d3 d1``, names or letters of either alphabet."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from blackbook.text import Name
from ui.widgets.roll import RolledDie, RollError, parse_roll

translate = QCoreApplication.translate



@dataclass(frozen=True)
class Roller:
    """Who may be named before a roll."""

    id: str
    name: Name
    letter: str


def read_rolls(text: str, rollers: Sequence[Roller]) -> dict[str, tuple[RolledDie, ...]]:
    """The dice of each character that is named; RollError says which part is not understood.

    Dice before any name are those of the only one who rolls.
    """
    rolls: dict[str, tuple[RolledDie, ...]] = {}
    for who, words in _parts(text):
        roll = parse_roll(" ".join(words))
        if not roll.dice:
            lacking = translate("TypedRolls", "No dice follow “{who}”: write them after the name, as in {who} d2 a4.")
            raise RollError(lacking.format(who=who))
        roller = _roller(who, rollers)
        rolls[roller.id] = (*rolls.get(roller.id, ()), *roll.dice)
    return rolls


def _parts(text: str) -> list[tuple[str, list[str]]]:
    """The names with the words that follow each; an empty name where the text begins with dice."""
    parts: list[tuple[str, list[str]]] = []
    for word in re.split(r"[\s,;]+", text.strip()):
        if not word:
            continue
        if re.fullmatch(r"[^\W\d_]+", word):
            parts.append((word, []))
        elif not parts:
            parts.append(("", [word]))
        else:
            parts[-1][1].append(word)
    return parts


def _roller(who: str, rollers: Sequence[Roller]) -> Roller:
    fitting = [roller for roller in rollers if _is_meant(who, roller)]
    exact = [roller for roller in fitting if who.casefold() == roller.letter.casefold()]
    if len(exact) == 1 or len(fitting) == 1:
        return (exact or fitting)[0]
    names = ", ".join(sorted(str(roller.name) for roller in (fitting or rollers)))
    if not who:
        raise RollError(translate("TypedRolls", "Say whose dice these are: {names}.").format(names=names))
    if fitting:
        raise RollError(translate("TypedRolls", "“{who}” may be {names}: write more of the name.").format(
            who=who, names=names))  # fmt: skip
    raise RollError(translate("TypedRolls", "Nobody here is called “{who}”: {names}.").format(who=who, names=names))


def _is_meant(who: str, roller: Roller) -> bool:
    """Whether a letter or the beginning of a word of the name in any language is meant; nothing means anybody."""
    begun = who.casefold()
    words = [word for name in roller.name.languages.values() for word in re.split(r"[\s-]+", name.casefold())]
    return begun == roller.letter.casefold() or any(word.startswith(begun) for word in words)
