"""How the time of check odds and of the best plan grows from one character to four."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from time import process_time
from typing import Any

from blackbook.resolver import Case, parse_case, resolve
from blackbook.resolver.odds.chance import odds
from tests.benchmarks.odds_of_checks import document
from tests.resolver.odds_tables import unrolled_full_table
from tests.resolver.tables import full_table

PEOPLE = (1, 2, 3, 4)
SEEDS = range(20)
REPEATS = 5


def measure() -> Iterator[dict[str, Any]]:
    """By how much each further character multiplies the time, at most."""
    yield _growth("odds of a check", odds, lambda people: [_check_odds(people)] * len(SEEDS))
    for scene in ("check", "combat"):
        yield _growth(f"best plan of a {scene}", resolve, lambda people, scene=scene: _rolled(scene, people))
    yield _growth("odds of the last round of a combat", odds, _last_rounds)


def _check_odds(people: int) -> Case:
    case = document(difficulty=42)
    return parse_case({**case, "characters": case["characters"][:people]})


def _rolled(scene: str, people: int) -> list[Case]:
    """Full tables with only the first characters; enemies of the others turn to those."""
    cases = []
    for seed in SEEDS:
        table = full_table(seed, scene)
        table["characters"] = table["characters"][:people]
        names = [character["id"] for character in table["characters"]]
        for at, enemy in enumerate(table.get("enemies", [])):
            enemy["assigned_to"] = enemy["assigned_to"] if enemy["assigned_to"] in names else names[at % people]
        cases.append(parse_case(table))
    return cases


def _last_rounds(people: int) -> list[Case]:
    """Against three enemies."""
    tables = [unrolled_full_table(seed, "combat", people, enemies=3) for seed in SEEDS]
    return [parse_case({**table, "round": 3}) for table in tables]


def _growth(
    name: str, answer: Callable[[Case], object], cases_for: Callable[[int], list[Case]]
) -> dict[str, Any]:
    times = []
    for people in PEOPLE:
        cases = cases_for(people)
        times.append(min(_time(answer, cases) for _ in range(REPEATS)))
    steps = [round(more / fewer, 2) for fewer, more in pairwise(times)]
    return {"bench": "growth", "of": name, "each_character_multiplies_time_by": steps, "at_most": max(steps)}


def _time(answer: Callable[[Case], object], cases: list[Case]) -> float:
    start = process_time()
    for case in cases:
        answer(case)
    return process_time() - start
