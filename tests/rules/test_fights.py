"""Laws of fights: a round on the table comes out as the resolver says, and can be left at any question."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from blackbook.campaign.characters import SetAsideDie
from blackbook.campaign.scene import EnemyInPlay, Participant
from blackbook.campaign.state import State
from blackbook.content.library import Library, read_library
from blackbook.resolver import parse_case, resolve
from blackbook.rules.bridge import resolver_case
from tests.rules.conftest import SAMPLE
from tests.rules.scene_table import carry, conspire, facts, fight, items_of, person, plan, roll, scene, stand
from tests.rules.table import Table, set_table

NewTable = Callable[..., Table]
WHOS = ("alexander", "evgenia")
CARDS = ("needle", "whale-fish", "tryasovitsa", "chur", "slave", "hail", "frost", "ember", "spring", "castle")
ITEMS = {"natural-defense-3": "natural", "natural-attack-2": "natural", "candle": "crafted", "powder": "crafted"}
FOES = ("thief", "ovinnik", "drowned-one", "winged-bisyak", "sorcerer")

dice = st.tuples(
    st.lists(st.integers(0, 4), min_size=2, max_size=2), st.lists(st.integers(0, 3), min_size=1, max_size=1)
)
people = st.fixed_dictionaries({
    "dice": dice,
    "cards": st.lists(st.sampled_from(CARDS), max_size=3, unique=True),
    "items": st.lists(st.sampled_from(sorted(ITEMS)), max_size=2),
    "wounds": st.integers(0, 8),
})  # fmt: skip


def begin(library: Library, who_has: dict[str, dict[str, Any]], foes: list[str]) -> Table:
    table = set_table(library, WHOS, asleep=True, market=False)
    for who, has in who_has.items():
        stand(table, who, "nyrob", attack_dice=2, defense_dice=1, health=9, wounds=has["wounds"], rubles=3)
        conspire(table, who, *has["cards"])
        for item in has["items"]:
            carry(table, who, item, ITEMS[item])
    fight(table, "alexander", *foes)
    while table.question.rule == "R-COMBAT-3":
        table.answer(table.question.open_options[0].id)
    roll(table, **{who: written(has["dice"]) for who, has in who_has.items()})
    return table


def until_the_next_roll(table: Table) -> None:
    """Heal what can be healed, take the wounds, draw the first item that may come up as a reward."""
    answers = {"R-GEN-7": "yes", "R-COMBAT-18": "go"}
    while table.waits and table.question.form != "dice" and scene(table) is not None:
        question = table.question
        first = [option.id for option in question.open_options[: question.least]]
        table.answer(*([answers[question.rule]] if question.rule in answers else first))


def written(dice: tuple[list[int], list[int]]) -> str:
    attack, defense = dice
    return " ".join([*(f"a{value}" for value in attack), *(f"d{value}" for value in defense)])


@cache
def sample_library() -> Library:
    return read_library([SAMPLE])


@given(people, people, st.lists(st.sampled_from(FOES), min_size=1, max_size=3, unique=True))
def test_a_round_comes_out_as_the_resolver_foretells(
    alexander: dict[str, Any], evgenia: dict[str, Any], foes: list[str]
) -> None:
    table = begin(sample_library(), {"alexander": alexander, "evgenia": evgenia}, foes)
    foretold = resolve(parse_case(resolver_case(table.game())))
    best = table.question.facts["best"]
    assert best is not None
    assert best["objective"] == list(foretold.objective)
    table.answer("go")
    until_the_next_roll(table)
    wounds = {each.id: each.wounds.value for each in foretold.outcome.characters}
    left = {each.id: each.health_left for each in foretold.outcome.enemies}
    current = scene(table)
    if current is None or current.result is not None:
        assert foretold.success or all(each.defeated for each in foretold.outcome.characters)
        return
    assert {who: person(table, who).wounds for who in WHOS} == wounds
    enemies = {f"enemy-{row.id}": max(0, row.health - row.damage) for row in table.state.all(EnemyInPlay)}
    assert enemies == left


@pytest.mark.rule("R-GEN-1")
def test_a_fight_can_be_left_at_any_question_and_taken_up_again(library: Library) -> None:
    has = {"dice": ([1, 2], [1]), "cards": ["hail"], "items": ["candle"], "wounds": 0}
    table = begin(library, dict.fromkeys(WHOS, has), ["drowned-one", "ovinnik"])
    before = facts(table)
    table.session.expire_all()
    table.state = State(table.session)
    assert facts(table) == before
    assert [step.step for step in table.game().agenda.steps][-2:] == ["fight_outcome", "close_scene"]
    table.answer("go", plan=plan())
    table.state = State(table.session)
    assert table.question.rule == "R-COMBAT-18"
    assert items_of(table, "alexander") == ["candle"]


@pytest.mark.rule("R-COMBAT-9", "R-COMBAT-23", "R-COMBAT-26")
@pytest.mark.parametrize("seed", range(8))
def test_whatever_is_answered_a_fight_comes_to_an_end_and_leaves_nothing_behind(library: Library, seed: int) -> None:
    random = Random(seed)
    foes = random.sample(FOES, random.randint(1, 3))
    has = {"dice": ([1, 2], [1]), "cards": ["hail", "needle"], "items": ["candle", "powder"], "wounds": 2}
    table = begin(library, dict.fromkeys(WHOS, has), foes)
    for _ in range(60):
        if scene(table) is None:
            break
        question = table.question
        if question.form == "dice":
            asked = question.facts["characters"]
            rolled = {each["id"]: ["a2"] * each["attack"] + ["d1"] * each["defense"] for each in asked}
            table.answer(dice=rolled)
            continue
        options = [option.id for option in question.open_options if option.id not in ("keep", "use", "dice", "new")]
        table.answer(*random.sample(options, max(question.least, min(1, question.most))))
    assert scene(table) is None
    assert table.state.all(EnemyInPlay) == []
    assert table.state.all(Participant) == []
    assert all(die.cause == "demon" for die in table.state.all(SetAsideDie))
