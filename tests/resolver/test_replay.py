"""Plans that players have made themselves: what comes of them, and what the rules forbid."""

from __future__ import annotations

from dataclasses import replace

import pytest

from blackbook.errors import RuleBroken, UserError
from blackbook.resolver import Aim, Placement, Plan, ShownDie, Use, cost, parse_case, replay, resolve
from tests.resolver.sample import (
    attack,
    by_die,
    character,
    check,
    defense,
    enemy,
    fight,
    gives,
    item,
    key,
    order,
    stat,
)

WHALE = order("whale", "attack", gives("defense", by_die()))
STONE = order("stone", "any", gives("attack", 3), extra=[{"may": {"wounds": -1}}])
CHECK = parse_case(check("defense", 6, character("a", attack(4), attack(1), defense(2), conspiracy=[WHALE, STONE])))
FIGHT = parse_case(
    fight(
        [
            character("a", attack(3), defense(2), wounds=2, conspiracy=[STONE, key("wind", stat("attack", 2))],
                      items=[item("herb", stat("defense", 3)), item("nail", stat("attack", 4))]),
            character("b", attack(5), health=4),
        ],
        [enemy("wolf", 6, 7, "b", "attacks_first"), enemy("bear", 4, 9, "a"), enemy("ghost", 0, 5, "a", "no_damage")],
    )
)


def test_a_die_moved_by_hand_shows_what_it_costs() -> None:
    best = resolve(CHECK)
    assert best.objective == (0, 0, 0, -6)
    moved = replay(CHECK, Plan((Placement("a", 1, "whale"),)))
    assert moved.objective == (1, 0, 0, -3)
    assert cost(moved, best.outcome) == (1, 0, 0, 3)
    assert [(part.amount, str(part.text)) for part in moved.total.parts] == [(2, "A: unplaced die"), (1, "A: Whale")]
    assert [(part.amount, str(part.text)) for part in moved.difficulty.parts] == [(6, "Printed")]


@pytest.mark.rule("R-ENEMY-5", "R-COMBAT-15", "R-COMBAT-18", "R-COMBAT-19")
def test_a_round_by_hand_step_by_step() -> None:
    plan = Plan(
        placements=(Placement("a", 1, "stone"),),
        used=(Use("a", "herb", "b"), Use("a", "nail", "bear")),
        targets=(Aim("a", "bear", die=0), Aim("a", "bear", card="stone"), Aim("a", "wolf", card="wind"),
                 Aim("b", "wolf", die=0)),
    )
    outcome = replay(FIGHT, plan)
    assert outcome.objective == (0, 1, 1 + 3, 2, 5)
    assert [(each.id, each.damage.value, each.beaten) for each in outcome.enemies] == [
        ("wolf", 7, True), ("bear", 10, True), ("ghost", 0, False),
    ]
    assert [(part.amount, str(part.text)) for part in outcome.characters[1].wounds.parts] == [
        (0, "Wounds before"), (6, "Wolf attacks"), (-3, "Defense"),
    ]
    assert [(part.amount, str(part.text)) for part in outcome.characters[0].wounds.parts] == [
        (2, "Wounds before"), (-1, "Healed by Stone"),
    ]


@pytest.mark.rule("R-ENEMY-5", "R-COMBAT-20")
def test_who_falls_first_does_not_strike() -> None:
    outcome = replay(FIGHT, Plan(targets=(Aim("b", "wolf", die=0), Aim("a", "wolf", die=0))))
    assert (outcome.characters[1].fell_first, outcome.characters[1].wounds.value) == (True, 6)
    assert outcome.enemies[0].damage.value == 3
    assert outcome.objective == (1, 3, 6 + 4, 0, 4 + 9 + 5)


@pytest.mark.parametrize(
    ("plan", "rule"),
    [
        (Plan((Placement("a", 2, "whale"),)), "R-CARD-5"),
        (Plan((Placement("a", 0, "whale"), Placement("a", 1, "whale"))), "A-CARD-8"),
        (Plan((Placement("a", 0, "whale"), Placement("a", 0, "stone"))), "R-COMBAT-11"),
        (Plan((Placement("a", 0, "needle"),)), "R-CARD-4"),
        (Plan(used=(Use("a", "herb"),)), "R-ITEM-3"),
        (Plan(dice=(ShownDie("a", 0, "attack", 9),)), "R-CHECK-3"),
    ],
)
def test_a_check_keeps_the_rules(plan: Plan, rule: str) -> None:
    with pytest.raises(RuleBroken) as error:
        replay(CHECK, plan)
    assert error.value.rule == rule


@pytest.mark.parametrize(
    ("plan", "rule"),
    [
        (Plan(targets=(Aim("a", "ghost", die=0),)), "R-ENEMY-6"),
        (Plan(targets=(Aim("a", "wolf", die=0), Aim("a", "bear", die=0))), "R-COMBAT-13"),
        (Plan(used=(Use("a", "herb", "a"), Use("a", "herb", "b"))), "R-ITEM-3"),
        (Plan(used=(Use("b", "herb", "a"),)), "R-ITEM-3"),
        (Plan(used=(Use("a", "nail", "ghost"),)), "R-ENEMY-6"),
    ],
)
def test_a_round_keeps_the_rules(plan: Plan, rule: str) -> None:
    with pytest.raises(RuleBroken) as error:
        replay(FIGHT, plan)
    assert error.value.rule == rule


@pytest.mark.parametrize(
    "plan",
    [
        Plan((Placement("z", 0, "whale"),)),
        Plan((Placement("a", 7, "stone"),)),
        Plan(targets=(Aim("a", "nobody", die=0),)),
        Plan(targets=(Aim("a", "wolf", die=1),)),
        Plan(targets=(Aim("a", "wolf", card="stone"),)),
        Plan(used=(Use("a", "herb", "nobody"),)),
        Plan(used=(Use("a", "herb", "a", way=3),)),
        Plan(used=(Use("a", "nail", "wolf", also="nobody"),)),
    ],
)
def test_what_is_not_there_is_said(plan: Plan) -> None:
    with pytest.raises(UserError) as error:
        replay(FIGHT, plan)
    assert not isinstance(error.value, RuleBroken)


@pytest.mark.rule("A-COMBAT-9")
def test_a_fallen_character_is_not_helped() -> None:
    fallen = character("b", wounds=8)
    healer = character("a", items=[item("bread", {"wounds": -2})])
    case = parse_case(fight([healer, fallen], [enemy("e", 1, 5, "a")]))
    with pytest.raises(RuleBroken) as error:
        replay(case, Plan(used=(Use("a", "bread", "b"),)))
    assert error.value.rule == "A-COMBAT-9"


def test_dice_changed_by_choice_must_be_shown() -> None:
    owner = character("a", attack(2), defense(3), items=[item("mirror", {"dice": {"turn": "attack"}})])
    case = parse_case(check("attack", 5, owner))
    best = resolve(case)
    with pytest.raises(UserError, match="show how they lie"):
        replay(case, replace(best.plan, dice=()))
    assert replay(case, best.plan).objective == (0, 1, 0, -5)
    assert replay(case, Plan()).objective == (1, 0, 0, -2)
