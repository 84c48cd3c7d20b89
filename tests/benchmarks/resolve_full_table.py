"""The best plan for a full table against HiGHS with the same five levels."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import median
from time import perf_counter
from typing import Any

from blackbook.resolver import parse_case, resolve
from tests.benchmarks.highs_resolver import best_vector
from tests.resolver.tables import full_table

CASES = 200


def measure(cases: int = CASES) -> Iterator[dict[str, Any]]:
    """How many times longer HiGHS takes: the median, and the case where the resolver does worst."""
    ratios = []
    same = True
    for seed in range(cases):
        document = full_table(seed)
        case = parse_case(document)
        start = perf_counter()
        objective = resolve(case).objective
        between = perf_counter()
        vector = best_vector(document)
        end = perf_counter()
        ratios.append((end - between) / (between - start))
        same &= vector == objective
    yield {
        "bench": "resolve-full-table",
        "against": "HiGHS",
        "cases": cases,
        "median_ratio": round(median(ratios), 1),
        "worst_ratio": round(min(ratios), 1),
        "same_answers": same,
    }
