"""Printed values told at any time."""

from __future__ import annotations

from typing import Any

import pytest

from blackbook.campaign.campaign import PrintedValue
from blackbook.errors import UserError
from tests.rules.hands import effect
from tests.rules.table import Table


def describe(kind: str, id: str, /, **fields: Any) -> dict[str, Any]:
    return {"command": "describe", "kind": kind, "id": id, "fields": fields}


def test_values_are_kept_and_used_from_then_on(table: Table) -> None:
    table.do(describe("items", "herb", price=7, use=[{"rubles": 3}]))
    herb = table.game().library.items["herb"]
    assert (herb.price, herb.types, herb.to_data()["use"]) == (7, ("plant",), [{"rubles": 3}])


def test_a_component_that_nobody_knew_is_taken_up(table: Table) -> None:
    table.do(describe("enemies", "leshy", name="Leshy", tier="strong", attack=9))
    leshy = table.game().library.enemies["leshy"]
    assert (leshy.attack, leshy.health, leshy.tier) == (9, None, "strong")


def test_tables_that_exist_once_can_be_told_too(table: Table) -> None:
    table.do(describe("dice", "dice", attack=[0, 1, 2]))
    assert table.game().library.dice.attack == (0, 1, 2)


def test_it_disturbs_no_question(table: Table) -> None:
    effect(table, "alexander", {"one_of": [{"rubles": 1}, {"sin": 1}]})
    table.do(describe("items", "herb", price=7))
    assert table.question.rule == "R-GEN-7"


@pytest.mark.parametrize(
    ("kind", "id", "fields", "message"),
    [
        ("items", "herb", {"price": "dear"}, r"herb: price: "),
        ("items", "herb", {"price": -1}, r"herb: price: "),
        ("items", "herb", {"cost": 3}, r"herb: cost: "),
        ("items", "herb", {"use": [{"rubbles": 1}]}, r"herb: use"),
        ("items", "herb", {"id": "weed"}, r"id: a component keeps its id"),
        ("wares", "herb", {"price": 1}, r"wares is no kind of component"),
    ],
)
def test_what_cannot_be_is_refused_by_the_name_of_its_field(
    table: Table, kind: str, id: str, fields: dict[str, Any], message: str
) -> None:
    with pytest.raises(UserError, match=message):
        table.do(describe(kind, id, **fields))
    assert table.state.all(PrintedValue) == []


def test_something_must_be_told(table: Table) -> None:
    with pytest.raises(UserError, match="fields"):
        table.do(describe("items", "herb"))
