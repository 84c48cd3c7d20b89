"""Effects of components in the form that the resolver weighs."""

from __future__ import annotations

from typing import Any

import pytest

from blackbook.content.conditions import AllOf, AnyOf, InPhase, Not
from blackbook.content.effects import effects_from_data
from blackbook.rules.advice import advise
from blackbook.rules.effects import Cause
from blackbook.rules.weighing import ALWAYS, NEVER, weighable, weighable_condition, weighable_healing
from tests.rules.table import Table

CAUSE = Cause(who="alexander")


@pytest.mark.parametrize(
    ("effect", "weighed"),
    [
        ({"stat": {"attack": 2}}, [{"stat": {"attack": 2}}]),
        ({"wounds": -1}, [{"wounds": -1}]),
        ({"wounds": 1}, []),
        ({"rubles": 2}, []),
        ({"may": {"wounds": -1}}, [{"may": [{"wounds": -1}]}]),
        ({"one_of": [{"stat": {"attack": 1}}, {"rubles": 1}]}, [{"one_of": [[{"stat": {"attack": 1}}], []]}]),
        ({"dice": {"plus": 1, "kind": "attack"}}, [{"dice": {"plus": 1, "match": {"kind": "attack"}, "n": 1}}]),
        ({"dice": {"match": {"value": 1}, "set": 3}}, [{"dice": {"set": 3, "match": {"value": 1}}}]),
        ({"dice": {"turn": "attack"}}, [{"dice": {"turn": "attack"}}]),
        ({"dice": {"reroll": 2}}, []),
        ({"dice": {"add": 1, "kind": "attack"}}, []),
        (
            {"if": {"cursed": False}, "then": [{"stat": {"defense": 1}}]},
            [{"if": {"cursed": False}, "then": [{"stat": {"defense": 1}}], "else": []}],
        ),
        (
            {"if": {"phase": "night"}, "then": [{"stat": {"defense": 1}}]},
            [{"if": NEVER, "then": [{"stat": {"defense": 1}}], "else": []}],
        ),
    ],
)
def test_effects_are_weighed_or_left_to_the_rules(table: Table, effect: dict[str, Any], weighed: list[Any]) -> None:
    assert weighable(table.game(), effects_from_data(effect), CAUSE) == weighed


def test_of_what_an_order_does_besides_only_healing_is_weighed(table: Table) -> None:
    extra = effects_from_data([{"may": {"wounds": -1}}, {"stat": {"attack": 1}}, {"rubles": 1}])
    assert weighable_healing(table.game(), extra, CAUSE) == [{"may": [{"wounds": -1}]}]


def test_conditions_of_the_table_are_decided_within_others(table: Table) -> None:
    morning, night = InPhase(phases=("morning",)), InPhase(phases=("night",))
    game = table.game()
    assert weighable_condition(game, AllOf(conditions=(morning, night)), CAUSE) == {"all": [ALWAYS, NEVER]}
    assert weighable_condition(game, AnyOf(conditions=(night,)), CAUSE) == {"any": [NEVER]}
    assert weighable_condition(game, Not(condition=night), CAUSE) == {"not": NEVER}


def test_a_case_that_cannot_be_answered_says_why() -> None:
    advice = advise({"scene": "check", "check": {"kind": "attack", "difficulty": 1}, "characters": []}, None)
    assert advice.best is None
    assert advice.to_json()["trouble"].startswith("characters")
    assert advice.to_json()["plan"] == {"placements": [], "used": [], "targets": []}
