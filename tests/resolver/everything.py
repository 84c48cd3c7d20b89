"""The best vector of a small case by trying everything: every placement, every use, every aim. Slow and plain."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from itertools import product
from typing import Any

from tests.resolver.simulator import Json, Round, Side, check_vector, consumables, lying, orders, ways


def best_vector(document: Json) -> tuple[int, ...]:
    """The smallest vector of all plans."""
    vectors = _check_vectors(document) if document["scene"] == "check" else round_vectors(document)
    return min(vectors)


def layouts(document: Json) -> Iterator[list[Side]]:
    """The sides for every placement of everybody's dice; equal ones but once."""
    each = []
    for at in range(len(document["characters"])):
        different = {}
        for placed in _placements(document, document["characters"][at]):
            side = Side(document, at, placed)
            different[(side.defense, side.wounds, tuple(sorted(side.sources.values())))] = side
        each.append(list(different.values()))
    for sides in product(*each):
        yield [copy(side) for side in sides]


def _placements(document: Json, character: Json) -> Iterator[dict[int, Json]]:
    dice = lying(document, character)
    cards = orders(character)
    for choice in product(range(-1, len(dice)), repeat=len(cards)):
        placed = [at for at in choice if at >= 0]
        if len(set(placed)) == len(placed) and all(
            at < 0 or card["accepts"] in (dice[at][0], "any") for at, card in zip(choice, cards, strict=True)
        ):
            yield {at: card for at, card in zip(choice, cards, strict=True) if at >= 0}


def _uses(document: Json) -> Iterator[list[tuple[int, dict[str, int], int]]]:
    """Every choice of owner, way of use and character helped."""
    options: list[list[Any]] = []
    people = range(len(document["characters"]))
    for owner, consumable in consumables(document):
        options.append([None, *((owner, gift, at) for gift in ways(consumable) for at in people)])
    for choice in product(*options):
        yield [use for use in choice if use is not None]


def _check_vectors(document: Json) -> Iterator[tuple[int, ...]]:
    kind = document["check"]["kind"]
    for sides in layouts(document):
        for uses in _uses(document):
            trial = [copy(side) for side in sides]
            for _, gift, at in uses:
                trial[at].wounds = max(0, trial[at].wounds - gift["heal"])
            yield check_vector(document, trial, sum(gift[kind] for _, gift, _ in uses), len(uses))


def round_vectors(document: Json) -> Iterator[tuple[int, ...]]:
    """The vector of every plan for a round; some more than once."""
    fight = Round(document)
    first = [enemy for enemy in fight.enemies if fight.has(enemy, "attacks_first")]
    for sides in layouts(document):
        for uses in _uses(document):
            trial = [copy(side) for side in sides]
            for _, gift, at in uses:
                trial[at].defense += gift["defense"]
                trial[at].wounds = max(0, trial[at].wounds - gift["heal"])
            fallen: set[int] = set()
            fight.strike(first, trial, fallen)
            sources = [value for at, side in enumerate(trial) if at not in fallen for value in side.sources.values()]
            sources += [gift["attack"] for owner, gift, _ in uses if owner not in fallen and gift["attack"]]
            for healths in struck(fight, sources):
                yield _outcome(fight, trial, fallen, healths, len(uses))


def struck(fight: Round, sources: list[int]) -> set[tuple[int, ...]]:
    """Every way the enemies' health may be once each source has been aimed at someone or no one."""
    ends = {tuple(fight.left(enemy) for enemy in fight.enemies)}
    hurtable = [at for at, enemy in enumerate(fight.enemies) if not fight.has(enemy, "no_damage")]
    for source in sources:
        ends |= {(*end[:at], max(0, end[at] - source), *end[at + 1 :]) for end in ends for at in hurtable}
    return ends


def _outcome(
    fight: Round, sides: list[Side], fallen: set[int], healths: tuple[int, ...], used: int
) -> tuple[int, ...]:
    alive = [(enemy, health) for enemy, health in zip(fight.enemies, healths, strict=True) if health]
    last = [copy(side) for side in sides]
    down = set(fallen)
    fight.strike([enemy for enemy, _ in alive if not fight.has(enemy, "attacks_first")], last, down)
    left = [health for enemy, health in alive if not fight.has(enemy, "flees") or fight.has(enemy, "no_attack")]
    return (len(down), len(left), sum(side.wounds for side in last), used, sum(left))
