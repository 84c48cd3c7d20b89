"""Effects run from data: none is ignored (rules.md 7.2, 7.3)."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from blackbook.content.effects import DiceChange, Effect, Note, Rubles, Rule, Stat, effects_from_data
from blackbook.rules.agenda import NOTHING
from blackbook.rules.effects import Cause, carried_out, perform
from tests.rules.hands import carried, effect, options, person
from tests.rules.table import Table


def test_every_operation_of_the_language_is_carried_out_by_a_chapter() -> None:
    union, _ = get_args(Effect)
    models = {get_args(tagged)[0] for tagged in get_args(union)}
    assert {Rubles, Note, Rule, Stat, DiceChange} <= models
    assert carried_out() == models


CHANGES: list[tuple[dict[str, Any], str, Any]] = [
    ({"rubles": 2}, "rubles", 5),
    ({"wounds": 3}, "wounds", 5),
    ({"wounds": -1}, "wounds", 1),
    ({"wounds": "-all"}, "wounds", 0),
    ({"sin": 2}, "sins", 3),
    ({"sin": -4}, "sins", 0),
    ({"sin": {"set": 7}}, "sins", 7),
    ({"sin": "curse"}, "cursed", True),
]


@pytest.mark.rule("R-LOC-9", "R-LOC-10", "R-LOC-11", "R-LOC-17", "R-SIN-1")
@pytest.mark.parametrize(("data", "field", "value"), CHANGES, ids=[str(data) for data, _, _ in CHANGES])
def test_what_changes_a_value(table: Table, data: dict[str, Any], field: str, value: Any) -> None:
    person(table, "alexander", wounds=2)
    effect(table, "alexander", data)
    assert not table.waits
    assert getattr(person(table, "alexander"), field) == value


@pytest.mark.rule("R-TRACK-1")
@pytest.mark.parametrize(("change", "marker"), [(2, 5), (-1, 2), (-9, 0), (20, 10), ({"x": "characters"}, 5)])
def test_discontent_moves_within_the_track(table: Table, change: Any, marker: int) -> None:
    table.game().track.marker = 3
    effect(table, "alexander", {"discontent": change})
    assert table.game().track.marker == marker


@pytest.mark.rule("R-GEN-1")
@pytest.mark.parametrize(
    ("data", "words"),
    [
        ({"rule": "attacks_first"}, "attacks first"),
        ({"rule": {"move_range": -1}}, "1"),
        ({"rule": {"fight_start": [{"wounds": 3}]}}, "3 wounds"),
        ({"stat": {"defense": 3}}, "defense"),
        ({"dice": {"reroll": 2}}, "2"),
    ],
)
def test_what_has_no_place_here_is_left_to_the_players(table: Table, data: dict[str, Any], words: str) -> None:
    """A standing modifier, an attack or dice outside of a check or fight."""
    before = table.snapshot()
    effect(table, "alexander", data)
    assert words in str(table.question.text)
    assert options(table) == ["done"]
    table.answer("done")
    assert table.snapshot() == before


@pytest.mark.rule("R-GEN-1")
def test_effects_follow_one_another_each_when_the_one_before_is_done(table: Table) -> None:
    sequence = [{"one_of": [{"rubles": 1}, {"sin": 1}]}, {"item": {"gain": 1, "from": "bag"}}, {"rubles": 10}]
    effect(table, "alexander", *sequence)
    table.answer("1")
    assert person(table, "alexander").rubles == 4
    table.answer("natural")
    table.answer("herb")
    assert carried(table, "alexander") == ["herb"]
    assert person(table, "alexander").rubles == 14


def test_no_effects_are_no_steps() -> None:
    assert perform((), Cause(who="alexander")) == NOTHING


@pytest.mark.rule("R-GEN-1")
def test_a_step_of_effects_outlives_the_closing_of_the_campaign(table: Table) -> None:
    """What waits is kept as data and read again, whatever the effect holds."""
    nested = {
        "if": {"ask": "Rain?"},
        "then": [
            {
                "one_of": [
                    {"pay": [{"item": {"lose": 1, "filter": {"type": "plant"}}}], "then": [{"sin": -1}]},
                    {"sin": 1},
                ]
            },
            {
                "who": "each",
                "do": [{"may": {"check": {"kind": "attack", "difficulty": 3}, "success": [{"rubles": 1}]}}],
            },
        ],
        "else": [{"rule": {"flip": {"filter": {"colour": "white"}}}}],
    }
    data = [{"note": "first"}, nested]
    effect(table, "alexander", *data)
    table.state.reload()
    rest = table.game().agenda.steps[-1]
    assert rest.effects == effects_from_data([nested])  # type: ignore[attr-defined]
    table.answer("done")
    table.state.reload()
    table.answer("no")
    assert "white" in str(table.question.text)


def test_a_step_of_effects_says_what_it_will_do(table: Table) -> None:
    (step,) = perform(effects_from_data([{"rubles": 2}, {"sin": -1}]), Cause(who="alexander"))
    assert str(step.title(table.game())) == "Alexander: +2 rubles, −1 sin"
