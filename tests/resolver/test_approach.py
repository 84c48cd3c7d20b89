"""The chance of a fight comes closer and closer while there is time."""

from __future__ import annotations

from fractions import Fraction

from blackbook.resolver import parse_case
from blackbook.resolver.advice.approach import closer_and_closer, drawn_on
from blackbook.resolver.advice.chances import UNTOLD
from blackbook.resolver.advice.sequel import Sequel
from blackbook.resolver.model.case import Case
from blackbook.resolver.odds.chance import Odds
from tests.resolver.sample import character, enemy, fight


def one_wolf() -> Case:
    """Two attack dice of 1 to 3 against 5 health in the last round: three rolls of nine do it."""
    who = character("a") | {"pool": {"attack": 2, "defense": 0}}
    del who["dice"]
    document = fight([who], [enemy("wolf", 1, 5, "a")], round=3)
    return parse_case(document | {"faces": {"attack": [1, 2, 3], "defense": [1]}})


RIGHT = Odds(Fraction(1, 3), Fraction(1, 3))


def steps(
    rough_within: float, exact_within: float, drawn_within: float = 1000, stop_after: int = 10**9
) -> list[Odds]:
    looks = iter(range(stop_after))
    case = one_wolf()
    return list(
        closer_and_closer(
            case, Sequel(case), lambda _: next(looks, None) is not None, 1,
            rough_within=rough_within, exact_within=exact_within, drawn_within=drawn_within,
        )
    )  # fmt: skip


def test_what_is_quickly_counted_is_told_once() -> None:
    assert steps(1000, 1000) == [RIGHT]


def test_what_takes_longer_is_told_roughly_then_exactly() -> None:
    assert steps(0, 1000) == [UNTOLD, RIGHT]


def test_what_is_too_long_to_count_is_drawn_on_with_the_time_it_takes() -> None:
    assert steps(0, 0) == [UNTOLD, RIGHT]


def test_while_nothing_is_known_it_is_drawn_on_for_longer() -> None:
    assert steps(0, 0, drawn_within=0) == [UNTOLD, RIGHT]


def test_only_what_is_closer_is_told_again() -> None:
    case = one_wolf()
    assert list(drawn_on(case, UNTOLD, lambda _: True, 1)) == [RIGHT]
    assert list(drawn_on(case, RIGHT, lambda _: True, 1)) == []
    assert list(drawn_on(case, UNTOLD, lambda _: False, 1)) == []


def test_a_stop_ends_it_with_what_is_known() -> None:
    assert steps(1000, 1000, stop_after=0) == [UNTOLD]
    assert steps(0, 1000, stop_after=1) == [UNTOLD]
