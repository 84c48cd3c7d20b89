"""Rubles gained, lost and paid (R-LOC-10, R-GEN-8)."""

from __future__ import annotations

from typing import Any

import pytest

from blackbook.content.effects import effects_from_data
from blackbook.rules.effects import Cause, payable
from tests.rules.hands import effect, person, rule_of
from tests.rules.table import Table


@pytest.mark.rule("R-LOC-10", "R-GEN-8", "R-GEN-6")
@pytest.mark.parametrize(
    ("change", "after"),
    [(2, 5), (-2, 1), (-7, 0), ("-all", 0), ({"x": "characters"}, 5), ({"x": "characters", "times": -1}, 1), (0, 3)],
)
def test_gains_and_forced_losses(table: Table, change: Any, after: int) -> None:
    effect(table, "alexander", {"rubles": change})
    assert not table.waits
    assert person(table, "alexander").rubles == after
    assert person(table, "evgenia").rubles == 4


@pytest.mark.rule("R-GEN-8")
@pytest.mark.parametrize(
    ("costs", "rule"),
    [
        ([-3], None),
        ([-4], "R-GEN-8"),
        ([-1, -2], None),
        ([-2, -2], "R-GEN-8"),
        (["-all"], None),
        ([{"x": "characters", "times": -2}], "R-GEN-8"),
    ],
)
def test_a_price_is_there_in_full_or_is_none(table: Table, costs: list[Any], rule: str | None) -> None:
    effects = effects_from_data([{"rubles": cost} for cost in costs])
    assert rule_of(payable(table.game(), effects, Cause(who="alexander"))) == rule


@pytest.mark.rule("R-GEN-8")
def test_the_reason_says_what_is_there_and_what_is_due(table: Table) -> None:
    reason = payable(table.game(), effects_from_data([{"rubles": -2}, {"rubles": -3}]), Cause(who="alexander"))
    assert reason is not None
    assert str(reason.reason) == "Alexander has 3 of 5 rubles."
