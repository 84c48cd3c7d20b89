"""Chances from rolls that are drawn: the interval holds the exact chance, and the work can be watched and stopped."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from random import Random
from typing import Any

import pytest

from blackbook.resolver import Case, CaseError, parse_case
from blackbook.resolver.model.case import Pool
from blackbook.resolver.odds.chance import exact_odds, odds, to_json, without_use
from blackbook.resolver.odds.fight import Fight
from blackbook.resolver.odds.fight_round import Standing
from blackbook.resolver.odds.lot import Lot
from blackbook.resolver.odds.rehearsal import Rehearsal, Trial
from blackbook.resolver.odds.sample import WIDTH, draw, student
from blackbook.resolver.odds.striking import Striking
from tests.resolver.odds_tables import unrolled_full_table, unrolled_small_table


def table(seed: int, people: int, enemies: int, round: int) -> Case:
    return parse_case({**unrolled_full_table(seed, "combat", people, enemies), "round": round})


def small(seed: int) -> Case:
    return without_use(parse_case(unrolled_small_table(Random(seed), "combat", dice=4, rich=True)))


@pytest.mark.parametrize("seed", [0, 2, 5, 7, 10, 13])
def test_an_interval_holds_the_exact_chance(seed: int) -> None:
    case = small(seed)
    exact = exact_odds(case, 1000)
    found = draw(Fight(case, (0, 0)), lambda _: None, seed)
    assert exact is not None
    assert found.low <= exact <= found.high
    assert found.high - found.low <= WIDTH


def one_die(enemies: list[dict[str, Any]]) -> Case:
    """One character with one die, of two faces, at the beginning of a fight."""
    character: dict[str, Any] = {"id": "a", "rubles": 0, "sins": 0, "cursed": False, "health": 4, "wounds": 1}
    character |= {"conspiracy": [], "items": [], "helpers": [], "demons": [], "pool": {"attack": 1, "defense": 0}}
    fight = {"scene": "combat", "round": 1, "characters": [character], "enemies": enemies}
    return parse_case({**fight, "faces": {"attack": [1, 3], "defense": [0]}})


def enemy(name: str, health: int, attack: int, *rules: str, when: str = "each_round") -> dict[str, Any]:
    effects = [{"when": when, "do": [{"rule": rule} for rule in rules]}]
    return {"id": name, "attack": attack, "health": health, "damage": 0, "assigned_to": "a", "effects": effects}


@pytest.mark.parametrize("enemies", [
    [enemy("e", 5, 1)],
    [enemy("e", 3, 1), enemy("f", 1, 1)],
    [enemy("e", 3, 1, "attacks_first"), enemy("f", 1, 1)],
    [enemy("e", 4, 0), enemy("f", 9, 1, "flees")],
    [enemy("e", 4, 0), enemy("f", 50, 1, "flees", when="round1")],
    [enemy("e", 3, 2)],
])  # fmt: skip
def test_with_one_die_a_round_every_lot_is_what_is_to_be_expected(enemies: list[dict[str, Any]]) -> None:
    """A die shows its faces equally often, so there is nothing left to chance: both means are the chance itself."""
    case = one_die(enemies)
    fight = Fight(case, (0,))
    start = fight.start()
    exact = exact_odds(case, 1000)
    assert isinstance(start, Standing)
    assert exact is not None

    def lots(seed: str) -> dict[int, Lot]:
        return {round: Lot(fight, 4, f"{seed} {round}") for round in (1, 2, 3)}

    rehearsal = Rehearsal(Striking(fight, start), lots("known"))
    assert 0 <= rehearsal.chance(start) - exact < 1 / 128
    assert Trial(rehearsal, lots("fresh")).chance(start) == exact


def test_a_rehearsal_is_on_the_mean_no_worse_than_its_trial_on_fresh_lots() -> None:
    fight = Fight(without_use(table(0, people=2, enemies=2, round=1)), (0, 0))
    start = fight.start()
    assert isinstance(start, Standing)
    striking = Striking(fight, start)
    differences = []
    for seed in range(6):

        def lots(what: str, seed: int = seed) -> dict[int, Lot]:
            return {round: Lot(fight, 24, f"{what} {seed} {round}") for round in (1, 2, 3)}

        rehearsal = Rehearsal(striking, lots("known"))
        trial = Trial(rehearsal, {**lots("fresh"), 1: rehearsal.lots[1]})
        differences.append(rehearsal.chance(start) - trial.chance(start))
        same = Trial(rehearsal, rehearsal.lots)
        assert same.chance(start) == pytest.approx(rehearsal.chance(start), abs=0.01)
    assert sum(differences) > 0


def test_in_a_lot_every_die_shows_every_face_equally_often() -> None:
    fight = Fight(without_use(table(2, people=2, enemies=1, round=3)), (0, 0))
    start = fight.start()
    assert isinstance(start, Standing)
    lot = Lot(fight, 60, "x")
    for die in range(3):
        counts = Counter(lot.die(0, "attack", die))
        assert counts == {face: 10 * fight.faces["attack"].count(face) for face in fight.faces["attack"]}
    seat = fight.stage(start).seats[0]
    many, few = lot.choices(seat, Pool(3, 1)), lot.choices(seat, Pool(2, 1))
    strength = [max(sum(sources) for sources, _, _ in choices) for choices in many]
    weaker = [max(sum(sources) for sources, _, _ in choices) for choices in few]
    assert all(a >= b for a, b in zip(strength, weaker, strict=True))
    assert Lot(fight, 60, "x").choices(seat, Pool(3, 1)) == many
    assert Lot(fight, 60, "y").choices(seat, Pool(3, 1)) != many


def test_the_same_seed_draws_the_same_rolls() -> None:
    case = table(3, people=2, enemies=2, round=3)
    found = [draw(Fight(case, (0, 0)), lambda _: None, seed) for seed in (7, 7, 8)]
    assert found[0] == found[1] != found[2]
    assert 0 < found[0].low < found[0].high < 1


def test_a_large_fight_is_sampled_and_says_how_many_rolls_it_drew() -> None:
    case = table(2, people=4, enemies=1, round=2)
    exact = exact_odds(case, 1000)
    found = odds(case, limit_seconds=0, seed=5)
    assert exact is not None
    assert found.low <= exact <= found.high
    answer = to_json(found)
    assert answer["exact"] is False
    assert answer["low"] == float(found.low)
    assert answer["high"] == float(found.high)
    assert answer["rolls"] == found.rolls >= 4_096
    assert found.low < found.probability < found.high


@pytest.mark.parametrize(("people", "enemies", "round"), [(4, 5, 3), (2, 3, 2)])
def test_large_tables_are_told_closely(people: int, enemies: int, round: int) -> None:
    found = odds(table(0, people, enemies, round), limit_seconds=0, seed=1)
    assert not found.exact
    assert 0 <= found.low <= found.high <= 1
    assert found.high - found.low <= WIDTH


def test_progress_rises_and_stops_the_work() -> None:
    case = table(3, people=2, enemies=3, round=2)
    heard: list[float] = []

    def stop_at_an_eighth(share: float) -> bool:
        heard.append(share)
        return share < 0.13

    found = odds(case, limit_seconds=0, progress=stop_at_an_eighth, seed=5)
    assert heard == sorted(heard)
    assert 0.13 <= heard[-1] < 1
    whole = odds(case, limit_seconds=0, seed=6)
    assert not found.exact
    assert found.low <= whole.probability <= found.high
    assert 0 < found.high - found.low < 0.2
    # Whoever stops before anything is drawn knows nothing.
    for limit in (0, 1000):
        none = odds(case, limit_seconds=limit, progress=lambda _: False)
        assert (none.low, none.high, none.rolls, none.exact) == (0, 1, 0, False)


def test_what_takes_too_long_is_refused() -> None:
    case = table(0, people=4, enemies=5, round=1)
    assert exact_odds(case, 0) is None
    with pytest.raises(CaseError, match="cannot be told in reasonable time"):
        odds(case, limit_seconds=0, patience_seconds=0)


def test_students_t() -> None:
    assert student(0.975, 15) == pytest.approx(2.1314, abs=0.001)
    assert student(0.99875, 15) == pytest.approx(3.624, abs=0.005)
    assert student(0.99875, 7) == pytest.approx(4.595, abs=0.01)


def test_a_sampled_answer_has_no_fraction() -> None:
    keys: dict[bool, set[str]] = {}
    for limit in (0.0, 1000.0):
        answer: dict[str, Any] = to_json(odds(table(2, people=4, enemies=1, round=3), limit_seconds=limit, seed=1))
        keys[answer["exact"]] = set(answer)
    assert keys == {True: {"probability", "exact"}, False: {"exact", "low", "high", "rolls"}}


def test_an_interval_touches_what_is_certain() -> None:
    found = draw(Fight(one_die([enemy("e", 2, 0)]), (0,)), lambda _: None, 1)
    assert found.high == 1
    assert Fraction(99, 100) < found.low < 1


def test_health_beyond_measure_is_no_reason_to_wait() -> None:
    lone = one_die([enemy("e", 1_000_000, 0)])
    assert odds(lone).probability == 0
    pair = one_die([enemy("e", 9_000_000, 0), enemy("f", 9_000_000, 0)])
    assert draw(Fight(pair, (0,)), lambda _: None, 1).rolls == 0
