"""What is to be counted before a roll: the case, who could join, and the word cards in hand.

What cannot be weighed before the roll, such as a card that lets dice be rolled again in a fight, is left out piece by
piece and named, so that all else is counted.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from blackbook.resolver.model.case import Case, Character, Consumable, WordCard
from blackbook.resolver.model.document import parse_case
from blackbook.resolver.model.reading import CaseError
from blackbook.resolver.model.table import build_table
from blackbook.resolver.odds.chance import exact_odds
from blackbook.text import Name

Document = dict[str, Any]


@dataclass(frozen=True)
class Task:
    """A case whose dice are not rolled, and what could be brought in, as far as it can be weighed."""

    case: Case
    friends: tuple[Character, ...]
    hands: Mapping[str, tuple[WordCard, ...]]
    """Word cards outside the conspiracy, by the id of the character."""
    left_out: tuple[Name | str, ...]
    """What cannot be weighed."""


def read_task(document: Mapping[str, Any]) -> Task:
    """Read a `case`, `friends` (characters of a case) and `hands` (word cards by the id of a character).

    CaseError if the case cannot be read; consumables, friends and cards that cannot be read or weighed are left out.
    """
    left_out: list[Name | str] = []
    case = _weighable(parse_case(document["case"]), left_out)
    friends, hands = _friends(document, left_out), _hands(document, left_out)
    return Task(case, friends, hands, tuple(dict.fromkeys(left_out)))


def _friends(document: Mapping[str, Any], left_out: list[Name | str]) -> tuple[Character, ...]:
    """Each is read as one more character of the case."""
    friends = []
    for friend in document.get("friends", ()):
        case = _countable(document, [*document["case"]["characters"], friend])
        if case is not None:
            friends.append(case.characters[-1])
        else:
            left_out.append(_name(friend))
    return tuple(friends)


def _hands(document: Mapping[str, Any], left_out: list[Name | str]) -> dict[str, tuple[WordCard, ...]]:
    """Each card is read as one more card of its owner's conspiracy. Only one character may roll dice again."""
    hands: dict[str, tuple[WordCard, ...]] = {}
    everyone = document["case"]["characters"]
    rerolling: set[int] = set()
    for at, character in enumerate(everyone):
        cards = []
        for card in document.get("hands", {}).get(character["id"], ()):
            owner = {**character, "conspiracy": [*character["conspiracy"], card]}
            case = _countable(document, [*everyone[:at], owner, *everyone[at + 1 :]])
            if case is not None and len(rerolling | _rerolling(case)) < 2:
                rerolling |= _rerolling(case)
                cards.append(case.characters[at].conspiracy[-1])
            else:
                left_out.append(_name(card))
        hands[character["id"]] = tuple(cards)
    return hands


def _rerolling(case: Case) -> set[int]:
    """Who may roll dice again."""
    bare = replace(case, characters=tuple(replace(each, items=(), helpers=()) for each in case.characters))
    return {seat.index for seat in build_table(bare).characters if seat.rerolls}


def _name(document: Document) -> Name | str:
    name = document.get("name", document.get("id", "?"))
    return Name(name) if isinstance(name, dict) else str(name)


def _countable(document: Mapping[str, Any], characters: list[Document]) -> Case | None:
    """The case with these characters, if its chance can be told at all."""
    try:
        case = parse_case({**document["case"], "characters": characters})
        bare = replace(case, characters=tuple(replace(each, items=(), helpers=()) for each in case.characters))
        if len(_rerolling(case)) > (1 if case.scene == "check" else 0):
            return None
        if case.scene == "combat":
            exact_odds(bare, 0.0)
    except CaseError:
        return None
    return case


def _weighable(case: Case, left_out: list[Name | str]) -> Case:
    """The case with only those consumables that can be weighed."""
    bare = [replace(each, items=(), helpers=()) for each in case.characters]

    def kept(at: int, consumables: tuple[Consumable, ...]) -> tuple[Consumable, ...]:
        able = []
        for each in consumables:
            alone = replace(bare[at], items=(each,))
            try:
                build_table(replace(case, characters=(*bare[:at], alone, *bare[at + 1 :])))
                able.append(each)
            except CaseError:
                left_out.append(each.name)
        return tuple(able)

    characters = [
        replace(each, items=kept(at, each.items), helpers=kept(at, each.helpers))
        for at, each in enumerate(case.characters)
    ]
    return replace(case, characters=tuple(characters))
