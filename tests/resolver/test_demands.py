"""The ways to meet a need, against trying every choice of values."""

from __future__ import annotations

from itertools import combinations_with_replacement

from hypothesis import example, given, settings
from hypothesis import strategies as st

from blackbook.resolver.model.numbers import Gift
from blackbook.resolver.search.demands import Strikes, Values, enough
from blackbook.resolver.search.uses import Uses

VALUES = st.sets(st.integers(1, 5), min_size=1, max_size=3).map(lambda values: sorted(values, reverse=True))


def within(less: Values, more: Values) -> bool:
    return len(less) <= len(more) and all(a <= b for a, b in zip(less, more, strict=False))


def choices(values: list[int], most: int) -> list[Values]:
    return [choice for n in range(most + 1) for choice in combinations_with_replacement(values, n)]


def least(ways: list[Values]) -> set[Values]:
    return {way for way in ways if not any(other != way and within(other, way) for other in ways)}


@given(VALUES, st.integers(0, 8))
def test_a_need_is_met_by_all_that_could_not_be_less(values: list[int], need: int) -> None:
    found = [claimed for missing, claimed in enough(dict.fromkeys(values, need), need, 0) if missing == 0]
    assert len(found) == len(set(found))
    assert set(found) == least([way for way in choices(values, need) if sum(way) >= need])


@given(VALUES, st.integers(0, 8), st.integers(0, 8))
def test_a_need_may_be_met_but_for_some_of_it(values: list[int], need: int, short: int) -> None:
    found = enough(dict.fromkeys(values, need), need, short)
    for missing in range(1, min(short, need) + 1):
        wanted = {way for way in choices(values, need) if sum(way) == need - missing}
        assert {claimed for left, claimed in found if left == missing} == wanted
    assert max(missing for missing, _ in found) <= short


def test_no_more_is_claimed_than_there_is() -> None:
    assert enough({3: 1, 2: 3}, 7, 0) == [(0, (3, 2, 2))]
    assert enough({3: 1, 2: 2}, 7, 2) == [(2, (3, 2))]


def falls(needs: tuple[int, ...], sources: Values) -> bool:
    """Whether the enemies fall, each source aimed at one of them in every possible way."""
    if not sources:
        return max(needs, default=0) <= 0
    value, *rest = sources
    return any(falls((*needs[:at], needs[at] - value, *needs[at + 1 :]), tuple(rest)) for at in range(len(needs)))


@settings(deadline=None, max_examples=60)
@given(
    VALUES,
    st.lists(st.integers(1, 4), max_size=3).map(lambda free: tuple(sorted(free, reverse=True))),
    st.lists(st.integers(1, 5), min_size=1, max_size=2).map(tuple),
)
@example([5, 2, 1], (), (1, 5))
def test_enemies_are_felled_by_all_that_could_not_be_less(values: list[int], free: Values, needs: Values) -> None:
    strikes = Strikes(Uses({at: (Gift(value),) for at, value in enumerate(values * 5)}), free, needs)
    every = [way for way in choices(values, 5) if falls(needs, (*free, *way))]
    found = strikes.ways(lambda load: True)
    claimed = [tuple(claim.attack for claim in way.claims) for way, _ in found]
    assert {way for way in claimed if len(way) <= 5} == least(every)
    for (_, gain), way in zip(found, claimed, strict=True):
        assert gain <= sum(way)
        assert gain >= sum(way) - max(0, sum(free) + sum(way) - sum(needs))
