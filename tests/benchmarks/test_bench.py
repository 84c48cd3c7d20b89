"""The benchmarks themselves: found, run, and honest about differing answers. No times are asserted."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Any

import pytest

from blackbook.resolver import parse_case
from blackbook.resolver.odds.chance import odds
from tests.benchmarks import (
    bench,
    odds_of_checks,
    odds_of_fights,
    resolve_full_table,
    resolve_hostile_table,
    resolve_versatile_table,
)


def test_every_benchmark_is_found() -> None:
    assert bench.measures()["resolve_full_table"] is resolve_full_table.measure


@pytest.mark.parametrize(
    ("measure", "names"),
    [
        (resolve_full_table.measure, ["resolve-full-table"]),
        (resolve_hostile_table.measure, ["resolve-hostile-table", "resolve-unruly-table"]),
        (resolve_versatile_table.measure, ["resolve-versatile-items", "resolve-versatile-table"]),
    ],
)
def test_a_measurement_compares_the_same_answers(
    measure: Callable[[int], Iterator[dict[str, Any]]], names: list[str]
) -> None:
    measurements = list(measure(2))
    assert [measurement["bench"] for measurement in measurements] == names
    for measurement in measurements:
        assert (measurement["against"], measurement["cases"], measurement["same_answers"]) == ("HiGHS", 2, True)
        assert 0 < measurement["worst_ratio"] <= measurement["median_ratio"]


def test_the_odds_that_are_measured_are_these() -> None:
    check, fight = odds_of_checks.document(difficulty=42), odds_of_fights.document()
    assert odds(parse_case(check)).probability == Fraction(29591468569, 39182082048)
    assert odds(parse_case(fight)).probability == Fraction(100870249201499, 101559956668416)


@pytest.mark.parametrize(("same", "status"), [(True, 0), (False, 1)])
def test_differing_answers_show_in_the_exit_status(
    same: bool, status: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def measure() -> Iterator[dict[str, Any]]:
        yield {"bench": "sample", "same_answers": same}

    monkeypatch.setattr(bench, "measures", lambda: {"sample": measure})
    assert bench.main(["sample"]) == status
    assert json.loads(capsys.readouterr().out) == {"bench": "sample", "same_answers": same}


def test_an_unknown_benchmark_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.main(["nothing"]) == 1
    assert "no benchmark nothing" in capsys.readouterr().err
