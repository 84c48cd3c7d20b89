"""Which cards are best in the conspiracies: checks and fights against trying every choice."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from itertools import combinations, product
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from blackbook.resolver import parse_case
from blackbook.resolver.advice import comparison
from blackbook.resolver.advice.conspiracy import Conspiracies, best_conspiracies, with_conspiracies
from blackbook.resolver.model.case import Case, WordCard
from blackbook.resolver.model.reading import CaseError
from blackbook.resolver.odds.chance import Odds, odds
from tests.resolver.odds_tables import unrolled_full_table, unrolled_small_table
from tests.resolver.sample import by_die, character, check, enemy, fight, gives, key, order, stat

FACES = {"attack": [1, 2, 3, 4], "defense": [1, 2]}
Hands = dict[str, tuple[WordCard, ...]]


def unrolled(id: str, attack: int = 0, defense: int = 0, **more: Any) -> dict[str, Any]:
    who = character(id, **more)
    del who["dice"]
    return {**who, "pool": {"attack": attack, "defense": defense}}


def read(document: dict[str, Any]) -> Case:
    return parse_case({**document, "faces": FACES})


def cards(*documents: dict[str, Any]) -> tuple[WordCard, ...]:
    return read(check("attack", 0, unrolled("a", conspiracy=list(documents)))).characters[0].conspiracy


def best_conspiracy(case: Case, hands: Hands, **more: Any) -> Conspiracies:
    """The best of all."""
    *_, best = best_conspiracies(case, hands, **more)
    assert best.is_best
    return best


@settings(max_examples=20)
@given(st.integers(0, 2**32 - 1))
def test_no_other_cards_are_better_for_a_check(seed: int) -> None:
    case, hands = _with_hands(seed, "check", 5)
    best = best_conspiracy(case, hands)
    assert odds(with_conspiracies(case, best.cards)).probability == best.odds.probability
    assert best.odds.probability == max(odds(other).probability for other in _every_choice(case, hands))


@settings(max_examples=10)
@given(st.integers(0, 2**32 - 1))
def test_no_other_cards_are_better_for_a_fight(seed: int) -> None:
    case, hands = fight_with_hands(seed, 3)
    best = best_conspiracy(case, hands, limit_seconds=1000)
    found = odds(with_conspiracies(case, best.cards), limit_seconds=1000)
    assert found.probability == best.odds.probability
    others = [odds(other, limit_seconds=1000).probability for other in _every_choice(case, hands)]
    assert best.odds.probability == max(others)


@pytest.mark.rule("A-CARD-4", "R-CARD-1", "R-CHECK-2")
def test_a_flipped_card_stays_and_takes_its_slot() -> None:
    keys = [key(f"key-{number}", stat("attack", number)) for number in range(1, 6)]
    case = read(check("attack", 12, unrolled("a", conspiracy=[{**keys[0], "face": "down"}, keys[1]])))
    best = best_conspiracy(case, {"a": cards(*keys[2:])})
    assert [card.id for card in best.cards["a"]] == ["key-1", "key-3", "key-4", "key-5"]
    assert best.odds.probability == 1


@pytest.mark.rule("R-CARD-6")
def test_of_equal_choices_the_present_cards_stay() -> None:
    case = read(check("attack", 1, unrolled("a", attack=1, conspiracy=[order("own", "any", gives("attack", 1))])))
    others = cards(*(order(f"other-{n}", "any", gives("attack", 1)) for n in range(4)))
    best = best_conspiracy(case, {"a": others})
    assert best.odds.probability == 1
    assert best.cards["a"][0].id == "own"


def test_keys_are_laid_in_the_order_that_serves_best() -> None:
    first = key("first", {"dice": {"match": {"kind": "attack", "value": 1}, "set": 2}})
    second = key("second", {"dice": {"match": {"kind": "attack", "value": 2}, "set": 4}})
    spoiling = key("spoiling", {"dice": {"match": {"kind": "attack", "value": 4}, "set": 0}})
    case = read(check("attack", 4, unrolled("a", attack=1, conspiracy=[second, first, spoiling])))
    best = best_conspiracy(case, {})
    assert best.odds.probability == Fraction(3, 4)
    assert odds(case).probability == 0


def hunters(**more: Any) -> tuple[Case, Hands]:
    """Two characters with cards in hand, against a wolf and a bear in the last round."""
    given = (("attack", "attack", 1), ("defense", "attack", 2), ("any", "defense", 2), ("defense", "defense", 1))
    orders = [order(f"o{n}", kind, gives(to, by_die(plus))) for n, (kind, to, plus) in enumerate(given)]
    keys = [key(f"k{n}", stat(kind, n)) for n, kind in ((1, "attack"), (2, "defense"), (3, "attack"))]
    a = unrolled("a", attack=2, defense=1, health=6, conspiracy=[orders[3], keys[0]])
    b = unrolled("b", attack=1, defense=1, health=5, wounds=1, conspiracy=[keys[1]])
    case = read(fight([a, b], [enemy("wolf", 5, 13, "a"), enemy("bear", 4, 11, "b")], round=3) | more)
    spear = order("spear", "any", gives("attack", 4))
    return case, {"a": cards(*orders[:3], keys[2]), "b": cards(*orders[1:3], keys[2], spear)}


def test_better_and_better_cards_until_all_are_compared() -> None:
    case, hands = hunters()
    steps = list(best_conspiracies(case, hands))
    chances = [step.odds.probability for step in steps]
    assert chances == sorted(chances)
    assert [step.compared for step in steps] == sorted(step.compared for step in steps)
    assert not steps[0].is_best
    assert steps[-1].is_best
    assert steps[-1].odds.probability == max(odds(other).probability for other in _fours(case, hands))


def test_few_choices_have_to_be_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    counted: list[Case] = []

    def note(count: Callable[..., Any]) -> Callable[..., Any]:
        def noted(case: Case, *given: Any, **more: Any) -> Any:
            counted.append(case)
            return count(case, *given, **more)

        return noted

    monkeypatch.setattr(comparison, "odds", note(comparison.odds))
    monkeypatch.setattr(comparison, "exact_chance", note(comparison.exact_chance))
    case, hands = hunters()
    best_conspiracy(case, hands)
    assert len(counted) * 4 < len(_fours(case, hands))


def test_stopped_it_says_how_many_it_has_compared() -> None:
    case, hands = hunters()
    found: list[Conspiracies] = []
    for step in best_conspiracies(case, hands, progress=lambda _: not found or found[-1].compared < 4):
        found.append(step)
    last = found[-1]
    assert 4 <= last.compared < last.choices
    assert not last.is_best
    assert last.odds == odds(with_conspiracies(case, last.cards))


def test_stopped_at_once_it_says_nothing() -> None:
    case, hands = hunters()
    assert list(best_conspiracies(case, hands, progress=lambda _: False)) == []


def test_whoever_needs_no_other_cards_keeps_the_present_ones() -> None:
    """One more attack decides, and either may bring it; a has it already."""
    pike = key("pike", stat("attack", 3))
    a, b = unrolled("a", conspiracy=[order("old", "defense", gives("defense", 1))]), unrolled("b", attack=1)
    case = read(fight([a, b], [enemy("wolf", 0, 3, "a")], round=3))
    best = best_conspiracy(case, {"a": cards(key("staff", stat("attack", 1))), "b": cards(pike)})
    assert best.odds.probability == 1
    assert [card.id for card in best.cards["a"]] == ["old"]
    assert [card.id for card in best.cards["b"]] == ["pike"]


def test_drawn_chances_are_compared_and_never_called_the_best(monkeypatch: pytest.MonkeyPatch) -> None:
    """No count is exact here: each chance is known but for one in a hundred."""

    def about(case: Case, **_: Any) -> Odds:
        right = odds(case).probability
        return Odds(max(Fraction(0), right - Fraction(1, 200)), min(Fraction(1), right + Fraction(1, 200)), 2000)

    monkeypatch.setattr(comparison, "odds", about)
    case, hands = hunters()
    few = {"a": hands["a"][:3]}
    *_, last = best_conspiracies(case, few, now=about(case))
    assert last.compared == last.choices > 1
    assert not last.is_best
    assert last.odds == about(with_conspiracies(case, last.cards))
    assert odds(with_conspiracies(case, last.cards)).probability == max(
        odds(other).probability for other in _fours(case, few)
    )


def test_nothing_is_clearly_better_than_what_may_be_certain() -> None:
    case, hands = hunters()
    now = Odds(Fraction(99, 100), Fraction(1), 2000)
    *_, only = best_conspiracies(case, hands, now=now)
    assert only.odds == now
    assert only.compared == only.choices > 1
    assert not only.is_best


def test_a_chance_that_cannot_be_told_is_no_better(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(case: Case, **_: Any) -> Odds:
        raise CaseError("", "too long")

    monkeypatch.setattr(comparison, "odds", never)
    monkeypatch.setattr(comparison, "exact_chance", lambda case, look, limit: None)
    case, hands = hunters()
    now = odds(case)
    *_, last = best_conspiracies(case, {"a": hands["a"][:1]}, now=now)
    assert {who: [card.id for card in own] for who, own in last.cards.items()} == {"a": ["o3", "k1"], "b": ["k2"]}
    assert last.odds == now
    assert not last.is_best


@pytest.mark.rule("R-CARD-10")
def test_cards_that_count_other_cards_are_compared_one_by_one() -> None:
    """With all cards at once the key would give nothing, so they are no bound."""
    few = key("few", stat("attack", 6), **{"if": {"not": {"has": {"card": {"type": "key"}, "n": 3}}}})
    others = [key(f"k{n}", stat("attack", 1)) for n in range(3)]
    orders = [order(f"o{n}", "attack", gives("attack", by_die(n))) for n in range(3)]
    case = read(fight([unrolled("a", attack=1, conspiracy=[*others, orders[0]])], [enemy("wolf", 0, 12, "a")], round=3))
    hands = {"a": cards(few, *orders[1:])}
    best = best_conspiracy(case, hands)
    assert "few" in {card.id for card in best.cards["a"]}
    assert best.odds.probability == max(odds(other).probability for other in _every_choice(case, hands)) > 0


def fight_with_hands(seed: int, most: int) -> tuple[Case, Hands]:
    """A small fight with so many cards for each character in all."""
    return _with_hands(seed, "combat", most)


def _with_hands(seed: int, scene: str, most: int) -> tuple[Case, dict[str, tuple[WordCard, ...]]]:
    """A small case with so many cards for each character in all, and the first of them in the conspiracy."""
    draw = Random(seed)
    case = parse_case(unrolled_small_table(draw, scene))
    others = [parse_case(unrolled_full_table(draw.randint(0, 1000), "check")) for _ in range(2)]
    spare = [card for other in others for who in other.characters for card in who.conspiracy]
    hands = {who.id: tuple(draw.sample(spare, most - len(who.conspiracy))) for who in case.characters}
    return case, hands


def _fours(case: Case, hands: Hands) -> list[Case]:
    """Every choice that fills as many slots as can be filled."""
    sizes = {who.id: min(4, len(who.conspiracy) + len(hands.get(who.id, ()))) for who in case.characters}
    options = [combinations((*who.conspiracy, *hands.get(who.id, ())), sizes[who.id]) for who in case.characters]
    return [with_conspiracies(case, dict(zip(sizes, row, strict=True))) for row in product(*options)]


def _every_choice(case: Case, hands: dict[str, tuple[WordCard, ...]]) -> list[Case]:
    """Every four cards, or fewer, in the order they come."""
    options = []
    for who in case.characters:
        fixed = tuple(card for card in who.conspiracy if not card.face_up)
        free = [*(card for card in who.conspiracy if card.face_up), *hands[who.id]]
        options.append([(*fixed, *some) for n in range(5 - len(fixed)) for some in combinations(free, n)])
    ids = [who.id for who in case.characters]
    return [with_conspiracies(case, dict(zip(ids, row, strict=True))) for row in product(*options)]


AGAIN = key("again", {"dice": {"reroll": 1}})


def test_a_card_that_lets_dice_be_rolled_again_is_compared_with_the_others_for_a_check() -> None:
    others = [key(f"plus-{number}", stat("attack", 1)) for number in range(3)]
    who = unrolled("a", attack=2, conspiracy=[*others, key("weak", stat("attack", 0))])
    case = read(check("attack", 9, who))
    best = best_conspiracy(case, {"a": cards(AGAIN)})
    assert {card.id for card in best.cards["a"]} == {"plus-0", "plus-1", "plus-2", "again"}
    with_it = [unrolled("a", attack=2, conspiracy=[*others, AGAIN])]
    assert best.odds == odds(read(check("attack", 9, *with_it)))
    assert best.odds.probability == Fraction(sum(_best_of_two(a, b) for a in range(1, 5) for b in range(1, 5)), 16)


def _best_of_two(one: int, other: int) -> Fraction:
    """The chance to show 6 with two dice of 1 to 4, of which one may be rolled again."""
    if one + other >= 6:
        return Fraction(1)
    return Fraction(sum(max(one, other) + new >= 6 for new in range(1, 5)), 4)


def test_where_nothing_can_be_told_it_is_said() -> None:
    people = [unrolled(name, attack=1, conspiracy=[key(f"plus-{name}", stat("attack", 1))]) for name in "ab"]
    with pytest.raises(CaseError, match="have no word cards with which the chance can be told"):
        list(best_conspiracies(read(check("attack", 9, *people)), {name: cards(AGAIN) for name in "ab"}))
