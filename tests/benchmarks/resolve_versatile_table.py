"""The best plan for full tables at which items can be used in several ways or bring two things, against HiGHS."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.benchmarks.against_highs import race
from tests.resolver.tables import full_table, versatile

CASES = 30


def measure(cases: int = CASES) -> Iterator[dict[str, Any]]:
    """Where two items in three are such, and where all are."""
    yield race("resolve-versatile-items", (versatile(full_table(seed), seed, 2 / 3) for seed in range(cases)))
    yield race("resolve-versatile-table", (versatile(full_table(seed), seed) for seed in range(cases)))
