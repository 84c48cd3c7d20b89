"""Counts the chances before a roll in a process of its own, so that no window waits and a stop stops at once.

``python -m blackbook.resolver.counting`` reads a task as one line of JSON from standard input and writes what it finds
to standard output, a line for each `Found` and for each share of the work that is done. The word ``stop`` on a further
line, or the end of the input, ends it: rolls that are being drawn are told as far as they have come.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from fractions import Fraction
from threading import Event, Thread
from time import monotonic
from typing import Any, TextIO

from blackbook.resolver.case import Case, Character, Consumable, WordCard
from blackbook.resolver.chances import Chance, chances
from blackbook.resolver.conspiracy import best_conspiracy
from blackbook.resolver.document import parse_case
from blackbook.resolver.odds import Odds, check_odds, exact_odds, odds
from blackbook.resolver.reading import CaseError
from blackbook.resolver.table import build_table
from blackbook.text import Text, say

Document = dict[str, Any]
STOP = "stop"
QUICK = 5.0
"""Seconds. A fight that takes longer than this is not counted again and again for each thing that would help."""
CARDS_LIMIT = 10.0
"""Seconds for comparing word cards."""
TELL_EVERY = 0.1
"""Seconds between two shares of the work."""


@dataclass(frozen=True)
class BestCards:
    """The word cards that are best in the conspiracies, by character, and the chance with them."""

    cards: Mapping[str, tuple[str, ...]]
    chance: Fraction


@dataclass(frozen=True)
class Found:
    """What has been counted so far; None is what has not been counted yet, or cannot be."""

    odds: Odds | None = None
    totals: Mapping[int, Fraction] | None = None
    """How likely each total of a check is."""
    difficulty: int | None = None
    helped: tuple[Chance, ...] | None = None
    cards: BestCards | None = None
    left_out: Text | None = None
    """Why not everything is counted."""
    fault: Text | None = None
    """Why there are no chances at all."""


def count(
    task: Mapping[str, Any], progress: Callable[[float], bool] = lambda _: True, quick: float = QUICK
) -> Iterator[Found]:
    """What is found, each time with what was found before.

    A task has a `case` whose dice are not rolled, `friends` that could join (characters of a case) and `hands` (word
    cards by the id of a character).
    """
    try:
        case = parse_case(task["case"])
        begun = monotonic()
        found = _odds_of(case, progress)
    except CaseError as error:
        yield Found(fault=error.text)
        return
    yield found
    if case.scene == "combat" and (monotonic() - begun > quick or found.odds is None or not found.odds.exact):
        yield replace(found, left_out=say("What would help takes too long to count in this fight."))
        return
    hands = _read_hands(task)
    found = replace(found, helped=_helped(case, _read_friends(task), quick))
    yield found
    if any(hands.values()):
        yield _with_cards(case, hands, found)


def _odds_of(case: Case, progress: Callable[[float], bool]) -> Found:
    if case.scene == "combat":
        return Found(odds(case, progress=progress))
    counted = check_odds(case)
    return Found(Odds(counted.probability, counted.probability), counted.totals, counted.difficulty)


def _helped(case: Case, friends: Sequence[Character], limit: float) -> tuple[Chance, ...]:
    """What each thing would add, without those that cannot be weighed with dice."""
    case = replace(case, characters=tuple(_weighable(case, at) for at in range(len(case.characters))))
    able = [friend for friend in friends if _can_be_counted(replace(case, characters=(*case.characters, friend)))]
    return chances(case, friends=able, limit_seconds=limit)


def _weighable(case: Case, at: int) -> Character:
    """A character with only those consumables that can be weighed."""
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


def _can_be_counted(case: Case) -> bool:
    try:
        exact_odds(case, 0.0)
    except CaseError:
        return False
    return True


def _with_cards(case: Case, hands: Mapping[str, Sequence[WordCard]], found: Found) -> Found:
    try:
        best = best_conspiracy(case, hands, CARDS_LIMIT)
    except CaseError:
        return replace(found, left_out=say("There are too many choices of word cards to compare them all."))
    ids = {who: tuple(card.id for card in cards) for who, cards in best.cards.items()}
    return replace(found, cards=BestCards(ids, best.probability))


def _read_friends(task: Mapping[str, Any]) -> tuple[Character, ...]:
    """The friends that can be read; each is read as one more character of the case."""
    friends = []
    for friend in task.get("friends", ()):
        with suppress(CaseError):
            friends.append(parse_case(_with_characters(task, [*task["case"]["characters"], friend])).characters[-1])
    return tuple(friends)


def _read_hands(task: Mapping[str, Any]) -> dict[str, tuple[WordCard, ...]]:
    """The cards in hand that can be read; each is read as one more card of its owner's conspiracy."""
    hands: dict[str, tuple[WordCard, ...]] = {}
    for at, character in enumerate(task["case"]["characters"]):
        cards = []
        for card in task.get("hands", {}).get(character["id"], ()):
            with suppress(CaseError):
                owner = {**character, "conspiracy": [*character["conspiracy"], card]}
                others = task["case"]["characters"]
                read = parse_case(_with_characters(task, [*others[:at], owner, *others[at + 1 :]]))
                cards.append(read.characters[at].conspiracy[-1])
        hands[character["id"]] = tuple(cards)
    return hands


def _with_characters(task: Mapping[str, Any], characters: list[Document]) -> Document:
    return {**task["case"], "characters": characters}


# -- lines


def to_line(found: Found) -> str:
    """What is found as one line of JSON."""
    document = {
        "odds": _odds_document(found.odds) if found.odds is not None else None,
        "totals": [[n, str(share)] for n, share in found.totals.items()] if found.totals is not None else None,
        "difficulty": found.difficulty,
        "helped": [_chance_document(each) for each in found.helped] if found.helped is not None else None,
        "cards": {"cards": dict(found.cards.cards), "chance": str(found.cards.chance)} if found.cards else None,
        "left_out": found.left_out.to_json() if found.left_out is not None else None,
        "fault": found.fault.to_json() if found.fault is not None else None,
    }
    return json.dumps({key: value for key, value in document.items() if value is not None})


def from_line(line: str) -> Found | float:
    """What a line tells: what is found, or the share of the work that is done."""
    document = json.loads(line)
    if "share" in document:
        return float(document["share"])
    cards, totals, helped = document.get("cards"), document.get("totals"), document.get("helped")
    texts = {key: Text.from_json(document[key]) for key in ("left_out", "fault") if key in document}
    return Found(
        odds=_read_odds(document["odds"]) if "odds" in document else None,
        totals={int(n): Fraction(share) for n, share in totals} if totals is not None else None,
        difficulty=document.get("difficulty"),
        helped=tuple(_read_chance(each) for each in helped) if helped is not None else None,
        cards=BestCards({who: tuple(ids) for who, ids in cards["cards"].items()}, Fraction(cards["chance"]))
        if cards is not None
        else None,
        left_out=texts.get("left_out"),
        fault=texts.get("fault"),
    )


def _odds_document(found: Odds) -> Document:
    return {"low": str(found.low), "high": str(found.high), "rolls": found.rolls}


def _read_odds(document: Document) -> Odds:
    return Odds(Fraction(document["low"]), Fraction(document["high"]), document["rolls"])


def _chance_document(chance: Chance) -> Document:
    return {"what": chance.what, "id": chance.id, "text": chance.text.to_json(),
            "odds": _odds_document(chance.odds), "gain": str(chance.gain)}  # fmt: skip


def _read_chance(document: Document) -> Chance:
    text, found = Text.from_json(document["text"]), _read_odds(document["odds"])
    return Chance(document["what"], document["id"], text, found, Fraction(document["gain"]))


# -- the process


class Worker:
    """Does the task on its input until it is done or told to stop."""

    def __init__(self, source: TextIO, target: TextIO) -> None:
        self._source, self._target = source, target
        self._stopped = Event()
        self._may_end = Event()
        """Set while nothing that was drawn would be lost."""
        self._told_at = 0.0

    def run(self) -> None:
        """Read the task and write what is found."""
        task = json.loads(self._source.readline())
        Thread(target=self._listen, daemon=True).start()
        for found in count(task, self._progress):
            self._write(to_line(found))
            self._may_end.set()
            if self._stopped.is_set():
                return

    def _listen(self) -> None:
        self._source.readline()
        self._stopped.set()
        if self._may_end.is_set():
            os._exit(0)

    def _progress(self, share: float) -> bool:
        now = monotonic()
        if now - self._told_at >= TELL_EVERY:
            self._told_at = now
            self._write(json.dumps({"share": round(share, 3)}))
        return not self._stopped.is_set()

    def _write(self, line: str) -> None:
        self._target.write(f"{line}\n")
        self._target.flush()


def main() -> int:
    """Run one task; the screens come first, so it gives way to them."""
    if hasattr(os, "nice"):
        os.nice(5)
    with suppress(BrokenPipeError):
        Worker(sys.stdin, sys.stdout).run()
    return 0


if __name__ == "__main__":
    sys.exit(main())
