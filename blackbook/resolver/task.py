"""What is to be counted before a roll: the case, who could join, and the word cards in hand.

What cannot be weighed before the roll, such as a card that lets dice be rolled again, is left out piece by piece, so
that all else is counted.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any

from blackbook.resolver.case import Case, Character, Consumable, WordCard
from blackbook.resolver.document import parse_case
from blackbook.resolver.odds import exact_odds
from blackbook.resolver.reading import CaseError
from blackbook.resolver.table import build_table

Document = dict[str, Any]


@dataclass(frozen=True)
class Task:
    """A case whose dice are not rolled, and what could be brought in."""

    case: Case
    friends: tuple[Character, ...]
    hands: Mapping[str, tuple[WordCard, ...]]
    """Word cards outside the conspiracy, by the id of the character."""

    @property
    def weighable(self) -> Case:
        """The case with only those consumables that can be weighed."""
        characters = tuple(_weighable(self.case, at) for at in range(len(self.case.characters)))
        return replace(self.case, characters=characters)


def read_task(document: Mapping[str, Any]) -> Task:
    """Read a `case`, `friends` (characters of a case) and `hands` (word cards by the id of a character).

    CaseError if the case cannot be read; friends and cards that cannot be read or counted are left out.
    """
    case = parse_case(document["case"])
    return Task(case, _friends(document), _hands(document))


def _friends(document: Mapping[str, Any]) -> tuple[Character, ...]:
    """Each is read as one more character of the case."""
    friends = []
    for friend in document.get("friends", ()):
        with suppress(CaseError):
            case = parse_case(_with_characters(document, [*document["case"]["characters"], friend]))
            if _can_be_counted(case):
                friends.append(case.characters[-1])
    return tuple(friends)


def _hands(document: Mapping[str, Any]) -> dict[str, tuple[WordCard, ...]]:
    """Each card is read as one more card of its owner's conspiracy."""
    hands: dict[str, tuple[WordCard, ...]] = {}
    everyone = document["case"]["characters"]
    for at, character in enumerate(everyone):
        cards = []
        for card in document.get("hands", {}).get(character["id"], ()):
            with suppress(CaseError):
                owner = {**character, "conspiracy": [*character["conspiracy"], card]}
                case = parse_case(_with_characters(document, [*everyone[:at], owner, *everyone[at + 1 :]]))
                if _can_be_counted(case):
                    cards.append(case.characters[at].conspiracy[-1])
        hands[character["id"]] = tuple(cards)
    return hands


def _with_characters(document: Mapping[str, Any], characters: list[Document]) -> Document:
    return {**document["case"], "characters": characters}


def _can_be_counted(case: Case) -> bool:
    """Whether the chance of the case can be told at all."""
    case = replace(case, characters=tuple(replace(each, items=(), helpers=()) for each in case.characters))
    try:
        if any(seat.reroll is not None for seat in build_table(case).characters):
            return False
        if case.scene == "combat":
            exact_odds(case, 0.0)
    except CaseError:
        return False
    return True


def _weighable(case: Case, at: int) -> Character:
    character = case.characters[at]

    def kept(consumables: tuple[Consumable, ...], items: bool) -> tuple[Consumable, ...]:
        able = []
        for each in consumables:
            alone = replace(character, items=(each,) if items else (), helpers=() if items else (each,))
            with suppress(CaseError):
                others = [replace(other, items=(), helpers=()) for other in case.characters]
                build_table(replace(case, characters=(*others[:at], alone, *others[at + 1 :])))
                able.append(each)
        return tuple(able)

    return replace(character, items=kept(character.items, True), helpers=kept(character.helpers, False))
