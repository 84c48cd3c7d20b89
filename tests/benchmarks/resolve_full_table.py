"""The best plan for a full table against HiGHS with the same five levels."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.benchmarks.against_highs import race
from tests.resolver.tables import full_table

CASES = 200


def measure(cases: int = CASES) -> Iterator[dict[str, Any]]:
    """The tables as they are made up."""
    yield race("resolve-full-table", (full_table(seed) for seed in range(cases)))
