"""What helps before the roll: consumables, friends, rubles, other cards."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations, product
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from blackbook.resolver import CaseError, parse_case
from blackbook.resolver.case import Case, Character, WordCard
from blackbook.resolver.chances import chances
from blackbook.resolver.conspiracy import best_conspiracy, with_conspiracies
from blackbook.resolver.odds import odds
from tests.resolver.odds_tables import unrolled_full_table, unrolled_small_table
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


def cards(*documents: dict[str, Any]) -> tuple[WordCard, ...]:
    return friend(unrolled("a", conspiracy=list(documents))).conspiracy


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
    found = chances(case, friends=[friend(unrolled("c", attack=1))], hands={"b": cards(key("pike", stat("attack", 3)))})
    assert odds(case).probability == 0
    assert {(each.what, each.id): (each.odds.probability, each.gain) for each in found} == {
        ("item", "salt"): (Fraction(1, 4), Fraction(1, 4)),
        ("helper", "cat"): (Fraction(1, 2), Fraction(1, 2)),
        ("friend", "c"): (Fraction(10, 16), Fraction(10, 16)),
        ("rubles", "a"): (Fraction(0), Fraction(0)),
        ("conspiracy", ""): (Fraction(3, 4), Fraction(3, 4)),
    }
    assert [each.gain for each in found] == sorted((each.gain for each in found), reverse=True)
    assert str(found[1].text) == "C joins"
    assert str(found[-1].text) == "A borrows 2 rubles"


@pytest.mark.rule("R-CARD-10")
def test_lent_rubles_open_a_card() -> None:
    chur = order("chur", "any", gives("attack", 4), **{"if": {"has": {"rubles": 3}}})
    case = read(check("attack", 4, unrolled("a", attack=1, rubles=1, conspiracy=[chur]), unrolled("b", rubles=2)))
    (loan,) = chances(case)
    assert (loan.what, loan.id, loan.odds.probability, loan.gain) == ("rubles", "a", 1, Fraction(3, 4))


def test_a_consumable_that_changes_dice_is_used_after_the_roll() -> None:
    mirror = item("mirror", {"dice": {"n": 1, "set": 4}})
    case = read(check("attack", 7, unrolled("a", attack=2, items=[mirror])))
    (with_mirror,) = chances(case)
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
    found = {(each.what, each.id): each.odds.probability for each in chances(case, friends=[friend(unrolled("c", 1))])}
    assert found == {
        ("item", "sling"): Fraction(2, 4),
        ("item", "shield"): Fraction(10, 16),
        ("item", "balm"): Fraction(0),
        # Together 5 or more at once, or the friend takes the wolf over in the last round.
        ("friend", "c"): odds(read(fight([a, unrolled("c", 1)], [enemy("wolf", 6, 5, "a")], round=2))).probability,
    }
    assert found["friend", "c"] > Fraction(10, 16)


@settings(max_examples=20)
@given(st.integers(0, 2**32 - 1))
def test_no_other_cards_are_better_for_a_check(seed: int) -> None:
    case, hands = _with_hands(seed, "check", 5)
    best = best_conspiracy(case, hands)
    assert odds(with_conspiracies(case, best.cards)).probability == best.probability
    assert best.probability == max(odds(other).probability for other in _every_choice(case, hands))


@settings(max_examples=10)
@given(st.integers(0, 2**32 - 1))
def test_no_other_cards_are_better_for_a_fight(seed: int) -> None:
    case, hands = _with_hands(seed, "combat", 3)
    best = best_conspiracy(case, hands, limit_seconds=1000)
    found = odds(with_conspiracies(case, best.cards), limit_seconds=1000)
    assert found.probability == best.probability
    assert best.probability == max(odds(other, limit_seconds=1000).probability for other in _every_choice(case, hands))


@pytest.mark.rule("A-CARD-4", "R-CARD-1", "R-CHECK-2")
def test_a_flipped_card_stays_and_takes_its_slot() -> None:
    keys = [key(f"key-{number}", stat("attack", number)) for number in range(1, 6)]
    case = read(check("attack", 12, unrolled("a", conspiracy=[{**keys[0], "face": "down"}, keys[1]])))
    best = best_conspiracy(case, {"a": cards(*keys[2:])})
    assert [card.id for card in best.cards["a"]] == ["key-1", "key-3", "key-4", "key-5"]
    assert best.probability == 1


@pytest.mark.rule("R-CARD-6")
def test_of_equal_choices_the_present_cards_stay() -> None:
    case = read(check("attack", 1, unrolled("a", attack=1, conspiracy=[order("own", "any", gives("attack", 1))])))
    others = cards(*(order(f"other-{n}", "any", gives("attack", 1)) for n in range(4)))
    best = best_conspiracy(case, {"a": others})
    assert best.probability == 1
    assert best.cards["a"][0].id == "own"


def test_keys_are_laid_in_the_order_that_serves_best() -> None:
    first = key("first", {"dice": {"match": {"kind": "attack", "value": 1}, "set": 2}})
    second = key("second", {"dice": {"match": {"kind": "attack", "value": 2}, "set": 4}})
    spoiling = key("spoiling", {"dice": {"match": {"kind": "attack", "value": 4}, "set": 0}})
    case = read(check("attack", 4, unrolled("a", attack=1, conspiracy=[second, first, spoiling])))
    best = best_conspiracy(case, {})
    assert best.probability == Fraction(3, 4)
    assert odds(case).probability == 0


def test_too_many_choices_for_a_fight_are_refused() -> None:
    document = unrolled_full_table(3, "combat", people=2, enemies=2)
    case = parse_case(document)
    with pytest.raises(CaseError, match="too many choices of cards"):
        best_conspiracy(case, {}, limit_seconds=0)


def _with_hands(seed: int, scene: str, most: int) -> tuple[Case, dict[str, tuple[WordCard, ...]]]:
    """A small case with so many cards for each character in all, and the first of them in the conspiracy."""
    draw = Random(seed)
    case = parse_case(unrolled_small_table(draw, scene))
    others = [parse_case(unrolled_full_table(draw.randint(0, 1000), "check")) for _ in range(2)]
    spare = [card for other in others for who in other.characters for card in who.conspiracy]
    hands = {who.id: tuple(draw.sample(spare, most - len(who.conspiracy))) for who in case.characters}
    return case, hands


def _every_choice(case: Case, hands: dict[str, tuple[WordCard, ...]]) -> list[Case]:
    """Every four cards, or fewer, in the order they come."""
    options = []
    for who in case.characters:
        fixed = tuple(card for card in who.conspiracy if not card.face_up)
        free = [*(card for card in who.conspiracy if card.face_up), *hands[who.id]]
        options.append([(*fixed, *some) for n in range(5 - len(fixed)) for some in combinations(free, n)])
    ids = [who.id for who in case.characters]
    return [with_conspiracies(case, dict(zip(ids, row, strict=True))) for row in product(*options)]
