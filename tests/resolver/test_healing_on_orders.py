"""Healing when a die is placed."""

from __future__ import annotations

import pytest

from blackbook.resolver import parse_case, resolve
from tests.resolver.sample import attack, character, check, enemy, fight, gives, order

MENDING = order("mending", "any", gives("attack", 2), extra=[{"may": {"wounds": -2}}], **{"if": {"has": {"rubles": 3}}})


@pytest.mark.rule("R-CARD-11")
def test_an_order_heals_even_if_its_condition_does_not_hold() -> None:
    owner = character("a", attack(0), wounds=3, conspiracy=[MENDING])
    assert resolve(parse_case(check("attack", 9, owner))).objective == (1, 0, 1, 0)


@pytest.mark.rule("R-CARD-11")
def test_healing_stops_at_no_wounds() -> None:
    owner = character("a", attack(0), wounds=1, conspiracy=[MENDING])
    outcome = resolve(parse_case(check("attack", 9, owner))).outcome
    assert [(part.amount, str(part.text)) for part in outcome.characters[0].wounds.parts] == [
        (1, "Wounds before"), (-1, "Healed by Mending"),
    ]


@pytest.mark.rule("R-CARD-11", "A-COMBAT-10")
def test_healing_comes_before_the_first_strike() -> None:
    owner = character("a", attack(0), wounds=7, conspiracy=[MENDING])
    resolution = resolve(parse_case(fight([owner], [enemy("wolf", 2, 9, "a", "attacks_first")])))
    assert resolution.objective == (0, 1, 7, 0, 9)


@pytest.mark.rule("R-CARD-9")
def test_a_flipped_order_heals_nobody() -> None:
    owner = character("a", attack(0), wounds=3, conspiracy=[{**MENDING, "face": "down"}])
    assert resolve(parse_case(check("attack", 9, owner))).objective == (1, 0, 3, 0)
