"""The resolver and HiGHS on the same fights, one after the other."""

from __future__ import annotations

from collections.abc import Iterable
from statistics import median
from time import perf_counter
from typing import Any

from blackbook.resolver import parse_case, resolve
from tests.benchmarks.highs_resolver import best_vector
from tests.resolver.simulator import Json


def race(bench: str, documents: Iterable[Json]) -> dict[str, Any]:
    """How many times longer HiGHS takes: the median, and the case where the resolver does worst."""
    ratios = []
    same = True
    for document in documents:
        case = parse_case(document)
        start = perf_counter()
        objective = resolve(case).objective
        between = perf_counter()
        vector = best_vector(document)
        end = perf_counter()
        ratios.append((end - between) / (between - start))
        same &= vector == objective
    return {
        "bench": bench,
        "against": "HiGHS",
        "cases": len(ratios),
        "median_ratio": round(median(ratios), 1),
        "worst_ratio": round(min(ratios), 1),
        "same_answers": same,
    }
