"""Which choices of word cards another outdoes, whatever is rolled."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from blackbook.resolver import parse_case
from blackbook.resolver.advice.choices import different_choices
from blackbook.resolver.advice.conspiracy import with_conspiracies
from blackbook.resolver.advice.outdone import not_outdone
from blackbook.resolver.model.case import Case
from blackbook.resolver.odds.chance import odds
from tests.resolver.sample import by_die, character, enemy, fight, gives, key, order, stat
from tests.resolver.test_conspiracy import fight_with_hands

FACES = {"attack": [1, 2, 3], "defense": [1, 2]}
WORSE = order("worse", "attack", gives("defense", by_die(1)))


def kept(*cards: dict[str, Any], slots: int = 1) -> list[set[str]]:
    """Of these cards in hand, which choices stay where so many slots are free."""
    down = [{"id": f"down-{n}", "face": "down"} for n in range(4 - slots)]
    who = character("a", conspiracy=[*down, *cards]) | {"pool": {"attack": 1, "defense": 1}}
    del who["dice"]
    case = parse_case(fight([who], [enemy("wolf", 1, 90, "a")]) | {"faces": FACES})
    fixed, hand = case.characters[0].conspiracy[: len(down)], case.characters[0].conspiracy[len(down) :]
    choices = different_choices(with_conspiracies(case, {"a": fixed}), 0, hand)
    staying = not_outdone(case, 0, choices)
    return [{card.id for card in choice.cards} - {card.id for card in fixed} for choice in staying]


def test_a_card_that_gives_more_for_every_die_outdoes() -> None:
    assert kept(WORSE, order("better", "attack", gives("defense", by_die(2)))) == [{"better"}]


def test_a_card_that_takes_more_kinds_of_dice_outdoes() -> None:
    assert kept(WORSE, order("better", "any", gives("defense", by_die(1)))) == [{"better"}]


def test_a_key_outdoes_an_order_that_never_gives_more() -> None:
    assert kept(WORSE, key("better", stat("defense", 4))) == [{"better"}]
    assert kept(WORSE, key("other", stat("defense", 3))) == [{"worse"}, {"other"}]


def test_what_is_better_for_some_dice_only_stays() -> None:
    assert kept(WORSE, order("other", "attack", gives("defense", 3))) == [{"worse"}, {"other"}]


def test_an_order_stands_for_no_key() -> None:
    assert kept(key("sure", stat("defense", 1)), order("other", "any", gives("defense", 9))) == [{"sure"}, {"other"}]


def test_healing_counts() -> None:
    healing = WORSE | {"id": "healing", "extra": [{"may": {"wounds": -1}}]}
    assert kept(WORSE, healing) == [{"healing"}]
    assert kept(healing, order("other", "attack", gives("defense", by_die(2)))) == [{"healing"}, {"other"}]


def test_what_is_better_in_one_round_only_stays() -> None:
    late = key("late", stat("defense", 5), **{"if": {"round": [2, 3]}})
    assert kept(WORSE, late) == [{"worse"}, {"late"}]


def test_a_die_may_come_to_lie_as_keys_turn_it() -> None:
    """With the mirror a 3 lies as 9, where the one order gives more than the other."""
    mirror = key("mirror", {"dice": {"match": {"kind": "attack", "value": 3}, "set": 9}})
    steady = order("steady", "attack", gives("defense", 4))
    rising = order("rising", "attack", gives("defense", by_die()))
    assert kept(steady, rising) == [{"steady"}]
    assert {"mirror", "rising"} in kept(mirror, steady, rising, slots=2)


@settings(max_examples=15)
@given(st.integers(0, 2**32 - 1))
def test_whoever_leaves_out_what_is_outdone_loses_nothing(seed: int) -> None:
    case, hands = fight_with_hands(seed, 5)
    for at, who in enumerate(case.characters):
        choices = different_choices(case, at, hands[who.id])
        chances = {choice.cards: _chance(case, who.id, choice.cards) for choice in choices}
        assert max(chances[choice.cards] for choice in not_outdone(case, at, choices)) == max(chances.values())


def _chance(case: Case, who: str, cards: Any) -> Any:
    return odds(with_conspiracies(case, {who: cards}), limit_seconds=1000).probability
