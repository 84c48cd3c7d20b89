"""What helps before the roll: consumables, friends, rubles."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from blackbook.resolver import parse_case
from blackbook.resolver.advice.aid import aids
from blackbook.resolver.advice.chances import Chance, chances
from blackbook.resolver.advice.sequel import Sequel
from blackbook.resolver.model.case import Case, Character
from blackbook.resolver.odds.chance import Odds, odds
from tests.resolver.odds_tables import unrolled_small_table
from tests.resolver.sample import character, check, enemy, fight, gives, item, key, order, stat

FACES = {"attack": [1, 2, 3, 4], "defense": [1, 2]}


def unrolled(id: str, attack: int = 0, defense: int = 0, **more: Any) -> dict[str, Any]:
    who = character(id, **more)
    del who["dice"]
    return {**who, "pool": {"attack": attack, "defense": defense}}


def read(document: dict[str, Any]) -> Case:
    return parse_case({**document, "faces": FACES})


def friend(document: dict[str, Any]) -> Character:
    return read(check("attack", 0, document)).characters[0]


def helped(case: Case, *friends: Character) -> list[Chance]:
    """What each thing adds, the greatest gain first."""
    return sorted(chances(case, odds(case), aids(case, friends)), key=lambda each: -each.gain)


@pytest.mark.rule("R-CHECK-12", "R-CHECK-7", "R-CARD-10")
def test_each_thing_that_would_help_in_a_check() -> None:
    chur = order("chur", "any", gives("attack", 4), **{"if": {"has": {"rubles": 3}}})
    salt = item("salt", stat("attack", 1))
    bread = item("bread", stat("defense", 9))
    cat = {"id": "cat", "ready": True, "in": ["check"], "use": [stat("attack", 2)]}
    case = read(
        check(
            "attack",
            5,
            unrolled("a", attack=1, rubles=1, conspiracy=[chur], items=[salt, bread], helpers=[cat]),
            unrolled("b", rubles=2, defense=1),
        )
    )
    found = helped(case, friend(unrolled("c", attack=1)))
    assert odds(case).probability == 0
    assert {(each.what, each.id): (each.odds.probability, each.gain) for each in found} == {
        ("item", "salt"): (Fraction(1, 4), Fraction(1, 4)),
        ("helper", "cat"): (Fraction(1, 2), Fraction(1, 2)),
        ("friend", "c"): (Fraction(10, 16), Fraction(10, 16)),
        ("rubles", "a"): (Fraction(0), Fraction(0)),
    }
    assert all(each.is_exact and each.is_told for each in found)
    assert [each.is_clear for each in found] == [True, True, True, False]
    assert str(found[0].text) == "C joins"
    assert str(found[-1].text) == "A borrows 2 rubles"


@pytest.mark.rule("R-CARD-10")
def test_lent_rubles_open_a_card() -> None:
    chur = order("chur", "any", gives("attack", 4), **{"if": {"has": {"rubles": 3}}})
    case = read(check("attack", 4, unrolled("a", attack=1, rubles=1, conspiracy=[chur]), unrolled("b", rubles=2)))
    (loan,) = helped(case)
    assert (loan.what, loan.id, loan.odds.probability, loan.gain) == ("rubles", "a", 1, Fraction(3, 4))


def test_a_consumable_that_changes_dice_is_used_after_the_roll() -> None:
    mirror = item("mirror", {"dice": {"n": 1, "set": 4}})
    case = read(check("attack", 7, unrolled("a", attack=2, items=[mirror])))
    (with_mirror,) = helped(case)
    # Without it 7 is 3 and 4 or more; with it one die shows 4 and the other 3 or 4.
    assert (odds(case).probability, with_mirror.odds.probability) == (Fraction(3, 16), Fraction(12, 16))


@pytest.mark.rule("R-COMBAT-12", "R-COMBAT-19")
def test_consumables_and_friends_in_a_fight() -> None:
    sling = item("sling", stat("attack", 2))
    shield = item("shield", stat("defense", 6))
    balm = item("balm", {"wounds": -4})
    a = unrolled("a", attack=1, health=6, wounds=1, items=[sling, shield, balm])
    case = read(fight([a], [enemy("wolf", 6, 5, "a")], round=2))
    assert odds(case).probability == 0
    found = {(each.what, each.id): each.odds.probability for each in helped(case, friend(unrolled("c", 1)))}
    assert found == {
        ("item", "sling"): Fraction(2, 4),
        ("item", "shield"): Fraction(10, 16),
        ("item", "balm"): Fraction(0),
        # Together 5 or more at once, or the friend takes the wolf over in the last round.
        ("friend", "c"): odds(read(fight([a, unrolled("c", 1)], [enemy("wolf", 6, 5, "a")], round=2))).probability,
    }
    assert found["friend", "c"] > Fraction(10, 16)


def two_fighters(**more: Any) -> dict[str, Any]:
    """Two characters against a wolf each, in the second round."""
    a, b = unrolled("a", attack=2, defense=1, health=6, **more), unrolled("b", attack=2, health=6, wounds=5)
    return fight([a, b], [enemy("wolf", 5, 6, "a"), enemy("bear", 4, 5, "b")], round=2)


def test_each_comes_as_soon_as_it_is_known_the_quickest_first() -> None:
    balm, sling = item("balm", {"wounds": -4}), item("sling", stat("attack", 2))
    case = read(two_fighters(items=[balm, sling], wounds=1))
    helping = aids(case, [friend(unrolled("c", attack=1))])
    assert [(each.id, len(each.cases)) for each in helping] == [("sling", 1), ("balm", 2), ("c", 1)]
    shares: list[float] = []

    def watch(share: float) -> bool:
        shares.append(share)
        return True

    coming = chances(case, odds(case), helping, progress=watch)
    assert next(coming).id == "sling"
    assert shares[-1] == 1 / 4
    assert next(coming).id == "balm"
    assert shares[-1] == 3 / 4
    assert [each.id for each in coming] == ["c"]
    assert shares[-1] == 1
    assert shares == sorted(shares)


def test_stopped_it_keeps_what_it_has_told() -> None:
    case = read(two_fighters(items=[item("balm", {"wounds": -4}), item("sling", stat("attack", 2))]))
    found = [each.id for each in chances(case, odds(case), aids(case), progress=lambda share: share <= 1 / 3)]
    assert found == ["sling"]


@pytest.mark.rule("R-COMBAT-19")
def test_healing_and_defense_go_to_whom_they_help_most_and_never_to_the_fallen() -> None:
    balm = item("balm", {"wounds": -4})
    document = two_fighters(items=[balm])
    (with_balm,) = helped(read(document))
    document["characters"][1]["wounds"] = 1
    assert with_balm.odds == odds(read(document))
    document["characters"][1]["wounds"] = 6
    (aid,) = aids(read(document))
    assert [each.characters[0].wounds for each in aid.cases] == [0]
    assert [each.gain for each in helped(read(document))] == [0]


def test_the_same_use_by_another_is_the_same_case() -> None:
    document = two_fighters(items=[item("shield", stat("defense", 2)), item("buckler", stat("defense", 2))])
    shield, buckler = aids(read(document))
    assert (shield.id, buckler.id) == ("shield", "buckler")
    assert shield.cases == buckler.cases


def drawn(low: int, high: int) -> Odds:
    """A chance in per cent that was drawn."""
    return Odds(Fraction(low, 100), Fraction(high, 100), 2000)


def test_of_drawn_chances_only_that_is_claimed_which_the_intervals_support() -> None:
    case = read(two_fighters(items=[item("sling", stat("attack", 1)), item("balm", {"wounds": -4})]))
    right = odds(case).probability
    doubtful = Odds(right - Fraction(1, 2), right + Fraction(1, 2), 2000)
    found = {each.id: each for each in chances(case, doubtful, aids(case))}
    sling = found["sling"]
    assert sling.odds.exact
    assert (sling.least, sling.most) == (sling.odds.low - doubtful.high, sling.odds.low - doubtful.low)
    assert sling.most > 0 > sling.least
    assert not sling.is_clear
    assert not sling.is_exact
    clear = Chance("item", "salt", sling.text, drawn(60, 61), Fraction(3, 100), Fraction(5, 100))
    assert clear.is_clear
    assert clear.gain == Fraction(4, 100)


def test_what_comes_to_the_same_case_changes_nothing_however_little_is_known() -> None:
    """Balm heals nobody who has no wounds."""
    document = fight([unrolled("a", attack=2, items=[item("balm", {"wounds": -4})])], [enemy("wolf", 1, 5, "a")])
    (balm,) = chances(read(document), drawn(40, 60), aids(read(document)))
    assert (balm.odds, balm.least, balm.most) == (drawn(40, 60), 0, 0)


def three_keys(**condition: Any) -> dict[str, Any]:
    """A key that gives 4 attack, if it finds what it looks for among three keys."""
    keys = [key(f"key-{n}", stat("defense", 1)) for n in (1, 2)]
    return unrolled("a", attack=1, items=[item("salt", stat("attack", 1))],
                    conspiracy=[*keys, key("few", stat("attack", 4), **{"if": condition})])  # fmt: skip


@pytest.mark.parametrize(
    "condition",
    [
        {"not": {"has": {"card": {"type": "key"}, "n": 4}}},
        {"all": [{"has": {"card": {"type": "key"}, "n": 3}}, {"not": {"has": {"card": {"type": "key"}, "n": 4}}}]},
    ],
)
def test_a_consumable_that_is_used_is_no_card_of_the_conspiracy(condition: dict[str, Any]) -> None:
    """It would be the fourth key, and the key that wants fewer would give nothing."""
    case = read(fight([three_keys(**condition)], [enemy("wolf", 0, 8, "a")], round=3))
    (salt,) = helped(case)
    assert (odds(case).probability, salt.odds.probability) == (Fraction(1, 4), Fraction(2, 4))


def test_nor_is_it_counted_where_cards_are_counted() -> None:
    """A key gives 1 for each of two cards, so that the die must show 4; the other key would want a third one."""
    many = key("many", {"stat": {"attack": {"x": "cards"}}})
    either = key("either", {"if": {"has": {"card": {"type": "key"}, "n": 3}}, "then": [stat("attack", 9)]})
    who = unrolled("a", attack=1, conspiracy=[many, either], items=[item("salt", stat("attack", 1))])
    case = read(fight([who], [enemy("wolf", 0, 6, "a")], round=3))
    (salt,) = helped(case)
    assert (odds(case).probability, salt.odds.probability) == (Fraction(1, 4), Fraction(2, 4))


@settings(max_examples=15)
@given(st.integers(0, 2**32 - 1))
def test_the_later_rounds_kept_in_common_give_the_same_chances(seed: int) -> None:
    case = parse_case(unrolled_small_table(Random(seed), "combat", dice=4, rich=True) | {"round": 2})
    whole = {aid.id: max(odds(other, limit_seconds=1000).probability for other in aid.cases) for aid in aids(case)}
    assert {each.id: each.odds.probability for each in helped(case)} == whole


def test_a_count_that_takes_too_long_is_given_up() -> None:
    case = read(two_fighters())
    sequel = Sequel(case)
    assert sequel.chance(case, lambda _: True, limit_seconds=0.0001) is None
    assert sequel.chance(case, lambda _: False, limit_seconds=1000) is None
    assert sequel.chance(case, lambda _: True, limit_seconds=1000) == odds(case).probability


def test_where_the_fight_is_as_good_as_won_nothing_that_is_used_is_counted() -> None:
    case = read(two_fighters(items=[item("sling", stat("attack", 2))]))
    shares: list[float] = []
    for now, most in ((Odds(Fraction(1), Fraction(1)), 0), (drawn(99, 100), Fraction(1, 100))):
        (sling,) = chances(case, now, aids(case), progress=lambda share: shares.append(share) is None)
        assert (sling.odds, sling.least, sling.most) == (now, 0, most)
        assert not sling.is_clear
    assert shares == [1, 1]


def test_what_takes_too_long_with_the_rest_in_common_is_counted_alone() -> None:
    case = read(two_fighters(items=[item("sling", stat("attack", 2))]))
    (right,) = helped(case)
    (sling,) = chances(case, odds(case), aids(case), limit_seconds=0.0001, seed=1)
    assert sling.odds.low <= right.odds.probability <= sling.odds.high
    assert sling.is_told


def test_after_a_while_a_chance_is_told_as_far_as_it_was_drawn() -> None:
    case = read(two_fighters(items=[item("sling", stat("attack", 2))]))
    doubtful = drawn(40, 60)
    (sling,) = chances(case, doubtful, aids(case), draw_seconds=0)
    assert not sling.is_told
    assert not sling.is_clear
