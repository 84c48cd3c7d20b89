"""The best plan for full tables at which many may fall at the first strike, against HiGHS."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.benchmarks.against_highs import race
from tests.resolver.tables import full_table, hostile, unruly

CASES = 30


def measure(cases: int = CASES) -> Iterator[dict[str, Any]]:
    """Where every enemy strikes first, and where some do and some strike at everyone."""
    yield race("resolve-hostile-table", (hostile(full_table(seed)) for seed in range(cases)))
    yield race("resolve-unruly-table", (unruly(full_table(seed), seed) for seed in range(cases)))
