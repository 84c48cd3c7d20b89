"""Counts the chances before a roll in a process of its own, so that no window waits and a stop stops at once.

``python -m blackbook.resolver.advice.counting`` reads a task as one line of JSON from standard input and writes what it
finds to standard output, a line for each `Found` and for each share of the work that is done. The word ``stop`` on a
further line, or the end of the input, ends it: rolls that are being drawn are told as far as they have come.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import replace
from itertools import chain
from math import inf
from random import Random
from threading import Event, Lock, Thread
from time import monotonic
from typing import Any, TextIO

from blackbook.resolver.advice.aid import aids
from blackbook.resolver.advice.approach import (
    DRAWN_WITHIN,
    EXACT_WITHIN,
    HOPELESS,
    ROUGH_WITHIN,
    closer_and_closer,
    drawn_on,
)
from blackbook.resolver.advice.chances import Chance, chances
from blackbook.resolver.advice.conspiracy import Conspiracies, best_conspiracies
from blackbook.resolver.advice.found import BestCards, Found, share_line, to_line
from blackbook.resolver.advice.sequel import Sequel
from blackbook.resolver.advice.task import Task, read_task
from blackbook.resolver.advice.watching import Watching
from blackbook.resolver.model.case import Case
from blackbook.resolver.model.reading import CaseError
from blackbook.resolver.odds.chance import Odds, Progress, check_odds
from blackbook.resolver.odds.sample import WIDTH
from blackbook.text import say

STOP = "stop"
QUICKEST = 2.0
"""Seconds that every exact count may take."""
SLOWER = 3
"""So many times longer than the chance itself may one exact count take of what would change it."""
DRAWING = 1.5
"""So many times as long as the chance itself may one be drawn of what would change it."""
TELL_EVERY = 0.1
"""Seconds between two lines, but for the first one and the last."""
Piece = Chance | Conspiracies | Odds
"""What one thing adds, better cards, or the chance itself more closely."""


def count(
    document: Mapping[str, Any],
    progress: Progress = lambda _: True,
    seed: int | None = None,
    exact_within: float = EXACT_WITHIN,
) -> Iterator[Found]:
    """What is found, each time with what was found before: the chance, then turn by turn what helps and better cards.

    The document is that of `task.read_task`. Rolls that have to be drawn are the same for all that is compared. Where
    the chance itself was drawn, it is counted exactly after all if that takes no longer than `exact_within` seconds.
    """
    watching = Watching(progress, 1)
    seed = Random().getrandbits(32) if seed is None else seed
    begun = monotonic()
    try:
        task = read_task(document)
        sequel = Sequel(task.case) if task.case.scene == "combat" else None
        closer = _chance(task.case, sequel, watching.look, seed, exact_within)
        found = next(closer)
    except CaseError as error:
        yield Found(fault=error.text, whole=True)
        return
    yield found
    taken, begun = monotonic() - begun, monotonic()
    for found in closer:
        yield found
        taken = monotonic() - begun
    if not watching.stopped:
        yield from _more(task, found, watching, taken, seed, sequel)


def _chance(
    case: Case, sequel: Sequel | None, look: Progress, seed: int, exact_within: float
) -> Iterator[Found]:
    if sequel is not None:
        for found in closer_and_closer(case, sequel, look, seed, exact_within=exact_within):
            yield Found(found)
        return
    counted = check_odds(case)
    yield Found(Odds(counted.probability, counted.probability), counted.totals, counted.difficulty)


def _more(
    task: Task, found: Found, watching: Watching, taken: float, seed: int, sequel: Sequel | None
) -> Iterator[Found]:
    """What was found, and with it what would help and which cards are best, a piece of both in turn.

    `taken` are the seconds that the chance itself took: what is drawn from rolls may take about as long.
    """
    assert found.odds is not None, "the chance is counted first"
    case, now = task.case, found.odds
    helping = aids(case, task.friends)
    left_out = say("Cannot be counted before the roll: {what}", what=task.left_out) if task.left_out else None
    in_hand = any(task.hands.values())
    shares = _Shares(watching, 1 + in_hand)
    yield (found := replace(found, helped=(), helping=len(helping), left_out=left_out))
    limit = max(QUICKEST, SLOWER * taken) if now.exact else HOPELESS
    longest = inf if now.exact else max(ROUGH_WITHIN, DRAWING * min(taken, DRAWN_WITHIN))
    helps = chances(
        case, now, helping, progress=shares.of(0), limit_seconds=limit, seed=seed, sequel=sequel, draw_seconds=longest
    )
    closer = drawn_on(case, now, watching.look, seed) if now.high - now.low > WIDTH else iter(())
    works: list[Iterator[Piece]] = [chain(helps, closer)]
    if in_hand:
        look = shares.of(1)
        works.append(
            best_conspiracies(
                case, task.hands, now=now, progress=look, limit_seconds=limit, seed=seed, draw_seconds=longest
            )
        )
    for piece in _in_turn(works):
        yield (found := _with(found, piece))
    if not watching.stopped:
        yield replace(found, whole=True)


def _in_turn(works: Iterable[Iterator[Piece]]) -> Iterator[Piece]:
    """A piece of the work that has taken the least time so far, until all are done."""
    taken = dict.fromkeys(works, 0.0)
    while taken:
        work = min(taken, key=lambda each: taken[each])
        begun = monotonic()
        piece = next(work, None)
        taken[work] += monotonic() - begun
        if piece is None:
            del taken[work]
        else:
            yield piece


def _with(found: Found, piece: Piece) -> Found:
    if isinstance(piece, Odds):
        return replace(found, odds=piece)
    return _with_chance(found, piece) if isinstance(piece, Chance) else _with_cards(found, piece)


def _with_chance(found: Found, chance: Chance) -> Found:
    helped = sorted((*(found.helped or ()), chance), key=lambda each: -each.gain)
    return replace(found, helped=tuple(helped))


def _with_cards(found: Found, best: Conspiracies) -> Found:
    ids = {who: tuple(card.id for card in cards) for who, cards in best.cards.items()}
    return replace(found, cards=BestCards(ids, best.odds, best.compared, best.choices, best.is_best))


class _Shares:
    """The progress of several works that go on in turn."""

    def __init__(self, watching: Watching, works: int) -> None:
        self.watching = watching
        self.done = [0.0] * works

    def of(self, work: int) -> Progress:
        """What one of them tells its own share."""

        def look(share: float) -> bool:
            self.done[work] = share
            return self.watching.look(sum(self.done) / len(self.done))

        return look


class Worker:
    """Does the task on its input until it is done or told to stop."""

    def __init__(self, source: TextIO, target: TextIO) -> None:
        self._source, self._target = source, target
        self._stopped = Event()
        self._may_end = Event()
        """Set while nothing that was drawn would be lost."""
        self._writing = Lock()
        self._waiting: Found | None = None
        """What is found and not yet told."""
        self._told_at = 0.0

    def run(self) -> None:
        """Read the task and write what is found."""
        document = json.loads(self._source.readline())
        Thread(target=self._listen, daemon=True).start()
        for found in count(document, self._progress):
            self._waiting = found
            if found.helped is None or found.whole or self._is_time():
                self._tell()
            if found.helped is not None or found.whole:
                self._may_end.set()
            if self._stopped.is_set():
                break
        self._tell()

    def _listen(self) -> None:
        self._source.readline()
        self._stopped.set()
        if self._may_end.is_set():
            with suppress(BrokenPipeError):
                self._tell()
            with self._writing:  # so that no line ends in the middle
                os._exit(0)

    def _progress(self, share: float) -> bool:
        if self._is_time():
            self._tell(share_line(share))
        return not self._stopped.is_set()

    def _is_time(self) -> bool:
        return monotonic() - self._told_at >= TELL_EVERY

    def _tell(self, *lines: str) -> None:
        """Write what is waiting to be told, and these lines."""
        with self._writing:
            found, self._waiting = self._waiting, None
            for line in (*(to_line(each) for each in (found,) if each is not None), *lines):
                self._target.write(f"{line}\n")
            self._target.flush()
            self._told_at = monotonic()


def main() -> int:
    """Run one task; the screens come first, so it gives way to them."""
    if hasattr(os, "nice"):
        os.nice(5)
    with suppress(BrokenPipeError):
        Worker(sys.stdin, sys.stdout).run()
    return 0


if __name__ == "__main__":
    sys.exit(main())
