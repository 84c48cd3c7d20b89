"""The effect language: its forms, its laws and what it says of faults."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from pydantic import BaseModel, ValidationError

from blackbook.content.amounts import Counted, ItemFilter
from blackbook.content.complaints import complaints, dotted
from blackbook.content.conditions import Counter
from blackbook.content.effects import (
    Check,
    Fight,
    ForWho,
    If,
    ItemGain,
    ItemLoss,
    May,
    OneOf,
    Pay,
    Rubles,
    SetTo,
    Sin,
    Stat,
    Wounds,
    effect_to_data,
    effects_from_data,
    effects_to_data,
)
from tests.content.strategies import Data, effects


@given(effects)
@settings(max_examples=300, deadline=None)
def test_an_effect_is_written_as_it_was_read(data: Data) -> None:
    (effect,) = effects_from_data(data)

    assert effect_to_data(effect) == data


@given(effects)
@settings(max_examples=150, deadline=None)
def test_an_effect_that_was_written_and_read_is_the_same_value(data: Data) -> None:
    (effect,) = effects_from_data(data)
    (again,) = effects_from_data(effect_to_data(effect))

    assert again == effect
    assert hash(again) == hash(effect)


def test_a_single_table_stands_for_a_list_of_one() -> None:
    assert effects_from_data({"rubles": 2}) == effects_from_data([{"rubles": 2}]) == (Rubles(amount=2),)


def test_effects_made_by_the_program_are_written_with_the_printed_keys() -> None:
    made = (
        ItemGain(gain=1, draw=3, source="bag", filter=ItemFilter(pool="natural")),
        Fight(regular=1, draw="win", reward=(Rubles(amount=1),)),
        If(condition=_has_three_rubles(), then=(Wounds(amount=-1),), otherwise=()),
    )

    assert effects_to_data(made) == [
        {"item": {"gain": 1, "draw": 3, "from": "bag", "filter": {"pool": "natural"}}},
        {"fight": {"regular": 1}, "draw": "win", "reward": [{"rubles": 1}]},
        {"if": {"has": {"rubles": 3}}, "then": [{"wounds": -1}], "else": []},
    ]
    assert effects_from_data(effects_to_data(made)) == made


def _has_three_rubles() -> object:
    (effect,) = effects_from_data({"if": {"has": {"rubles": 3}}})
    assert isinstance(effect, If)
    return effect.condition


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        ({"wounds": "-all"}, Wounds(amount="-all")),
        ({"sin": {"set": 0}}, Sin(change=SetTo(value=0))),
        ({"sin": "curse"}, Sin(change="curse")),
        ({"item": {"lose": 1, "filter": {}}}, ItemLoss(lose=1)),
        ({"stat": {"attack": {"x": "die", "plus": 1}}}, Stat(attack=Counted(x="die", plus=1))),
        ({"check": {"kind": "defense", "difficulty": 11}}, Check(kind="defense", difficulty=11)),
        ({"may": {"wounds": -1}}, May(effects=(Wounds(amount=-1),))),
        ({"who": "team", "do": {"rubles": -2}}, ForWho(who="team", do=(Rubles(amount=-2),))),
        (
            {"one_of": [{"pay": [{"rubles": -1}], "then": []}, {"sin": 1}]},
            OneOf(options=((Pay(costs=(Rubles(amount=-1),), then=()),), (Sin(change=1),))),
        ),
    ],
    ids=str,
)
def test_each_printed_form_is_read(data: Data, expected: object) -> None:
    assert effects_from_data(data) == (expected,)


@pytest.mark.rule("R-REQ-10")
def test_a_draw_counts_as_a_failure_unless_it_is_said() -> None:
    (fight,) = effects_from_data({"fight": {"strong": 1}})

    assert isinstance(fight, Fight)
    assert (fight.draw, fight.strong, fight.regular, fight.reward) == ("fail", 1, 0, ())


@pytest.mark.parametrize(
    ("data", "path", "problem"),
    [
        ({"rubls": 2}, "[0]", "must be an effect: a table with one of rubles, wounds"),
        ([5], "[0]", "must be an effect: a table with one of rubles, wounds"),
        ({"item": {"gain": 1, "filter": "plant"}}, "[0].item.filter", "must be a table"),
        ({"if": {"counter": 9}}, "[0].if.counter", "counter must be a table"),
        ({"if": {"counter": {"tokens": "9"}}}, "[0].if.counter[0][1]", "must be a whole number"),
        ({"may": 3}, "[0].may", "must be a list"),
        ({"rubles": True}, "[0].rubles", 'must be a number, "all" or an amount'),
        ({"rubles": "2"}, "[0].rubles", "must be all or -all"),
        ({"rubles": 2.5}, "[0].rubles", 'must be a number, "all" or an amount'),
        ({"rubles": 1, "wounds": 2}, "[0].wounds", "is not known here"),
        ({"item": 5}, "[0].item", "item must be a table"),
        ({"item": {"gain": 1, "form": "bag"}}, "[0].item.form", "is not known here"),
        ({"item": {"gain": 1}, "filter": {}}, "[0].item", "filter cannot stand beside item"),
        ({"item": {"draw": 1}}, "[0].item.gain", "is missing"),
        ({"fight": {"regular": 1, "draw": "win"}}, "[0].fight", "draw stands beside fight, not in it"),
        ({"fight": {"regular": 1}, "draw": "lost"}, "[0].draw", "must be win, loss or fail"),
        ({"check": {"kind": "any"}}, "[0].check.kind", "must be attack or defense"),
        ({"card": {"gain": 1, "lose": 1}}, "[0].card", "needs exactly one of gain, lose, flip, give"),
        ({"stat": {}}, "[0].stat", "needs at least one of attack, defense"),
        ({"sin": {"set": 14}}, "[0].sin.set", "must be at most 13"),
        ({"sin": True}, "[0].sin", "must be a whole number"),
        ({"sin": []}, "[0].sin", 'must be a number, "curse" or {set = 0}'),
        ({"move": {"steps": 0}}, "[0].move.steps", "must be at least 1"),
        ({"read": "place"}, "[0].read", "must be location"),
        ({"rule": "flee"}, "[0].rule", "must be attacks_first, no_damage, no_attack, hits_all or flees"),
        ({"rule": {"prize": 1}}, "[0].rule", "must be a keyword or a modifier"),
        ({"rule": {"price": {"items": "1"}}}, "[0].rule.price.items", "must be a whole number"),
        ({"if": {"having": 1}, "then": []}, "[0].if", "must be a condition"),
        ({"if": {"has": {}}}, "[0].if.has", "needs exactly one of rubles, item, card"),
        ({"if": {"cursed": False}, "then": [{"wounds": []}]}, "[0].then[0].wounds", 'must be a number, "all"'),
        ({"one_of": [{"rubles": 1}, {"item": {"gain": "x"}}]}, "[0].one_of[1][0].item.gain", "must be all"),
        ({"rule": {"fight_start": [{"wound": 3}]}}, "[0].rule.fight_start[0]", "must be an effect"),
    ],
    ids=str,
)
def test_a_fault_is_named_with_its_operation_and_field(data: Data, path: str, problem: str) -> None:
    with pytest.raises(ValidationError) as raised:
        effects_from_data(data)

    where, _, text = complaints(raised.value)[0]
    assert dotted(where) == path
    assert str(text).startswith(problem)
    assert len(complaints(raised.value)) == 1


def test_a_fault_without_words_of_ours_is_told_in_those_of_pydantic() -> None:
    class Weight(BaseModel):
        grams: float

    with pytest.raises(ValidationError) as raised:
        Weight.model_validate({"grams": "heavy"})

    ((path, _, text),) = complaints(raised.value)
    assert path == ("grams",)
    assert str(text) == "Input should be a valid number, unable to parse string as a number"


def test_a_counter_is_a_value_as_all_others() -> None:
    counter = Counter(counters=(("tokens_on_board", 9),))

    assert counter.to_data() == {"counter": {"tokens_on_board": 9}}
    assert hash(counter) == hash(Counter.model_validate(counter.to_data()))
