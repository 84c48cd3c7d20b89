"""Which uses of consumables can be had at once, against trying every way to use them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from hypothesis import example, given, settings
from hypothesis import strategies as st

from blackbook.resolver.model.numbers import Gift
from blackbook.resolver.search.dealing import Claim, Claims
from blackbook.resolver.search.uses import Uses

GIFTS = st.tuples(*[st.integers(0, 3)] * 3).filter(any).map(lambda parts: Gift(*parts))
PURE = st.sampled_from([Gift(attack=2), Gift(attack=3), Gift(defense=1), Gift(defense=3), Gift(heal=1), Gift(heal=2)])
CONSUMABLES = st.lists(st.lists(st.one_of(GIFTS, PURE), min_size=1, max_size=3, unique=True).map(tuple), max_size=4)
STRIKES = st.integers(1, 3).map(Claim)
SHELTERS = st.tuples(st.integers(0, 3), st.integers(0, 3), st.booleans()).filter(lambda parts: any(parts[:2])).map(
    lambda parts: Claim(0, *parts)
)
CLAIMS = st.lists(st.one_of(STRIKES, SHELTERS), max_size=5).map(tuple)


def uses(consumables: list[tuple[Gift, ...]]) -> Uses:
    return Uses(dict(enumerate(consumables)))


def ways(consumables: list[tuple[Gift, ...]]) -> Iterator[list[Gift]]:
    """Every choice of consumables and of a use of each."""
    for choice in product(*((None, *gifts) for gifts in consumables)):
        yield [gift for gift in choice if gift is not None]


def meet(gifts: list[Gift], claims: Claims) -> bool:
    """Whether each claim is met, no gift's attack serving two claims, nor its shelter."""
    if not claims:
        return True
    claim, *rest = claims
    for at, gift in enumerate(gifts):
        if claim.met_by(gift):
            left = Gift(0, gift.defense, gift.heal) if claim.attack else Gift(gift.attack)
            if meet([*gifts[:at], left, *gifts[at + 1 :]], tuple(rest)):
                return True
    return False


@settings(max_examples=300, deadline=None)
@given(CONSUMABLES, CLAIMS, st.integers(0, 4))
@example([(Gift(2, 3, 0),), (Gift(1), Gift(0, 1))], (Claim(2), Claim(0, 3)), 1)
def test_claims_are_met_if_any_way_to_use_the_consumables_meets_them(
    consumables: list[tuple[Gift, ...]], claims: Claims, n: int
) -> None:
    known = uses(consumables)
    n = min(n, known.size)
    dealt = known.deal(claims, n)
    possible = any(len(gifts) <= n and meet(gifts, claims) for gifts in ways(consumables))
    assert (dealt is not None) == possible
    if dealt is not None:
        assert len(dealt) <= n
        assert all(gift in consumables[index] for index, gift in dealt.items())
        assert meet(list(dealt.values()), claims)
        assert known.scale.fits(known.load(claims), known.room(n, 0))


def test_what_is_too_much_does_not_fit() -> None:
    known = uses([(Gift(3), Gift(0, 3)), (Gift(1), Gift(0, 1))])
    fitting = {
        claims: known.scale.fits(known.load(claims), known.room(2, 0))
        for claims in ((Claim(3), Claim(0, 1)), (Claim(3), Claim(0, 3)), (Claim(1), Claim(1), Claim(0, 1)))
    }
    assert list(fitting.values()) == [True, False, False]


@settings(max_examples=200, deadline=None)
@given(CONSUMABLES, st.integers(0, 6), st.integers(0, 6), st.integers(0, 6))
def test_no_way_to_use_the_consumables_beats_the_bounds(
    consumables: list[tuple[Gift, ...]], attack: int, defense: int, heal: int
) -> None:
    known = uses(consumables)
    least = known.least_hurt(attack, defense, heal)
    for gifts in ways(consumables):
        if sum(gift.attack for gift in gifts) >= attack:
            hurt = max(0, defense - sum(gift.defense for gift in gifts))
            hurt += max(0, heal - sum(gift.heal for gift in gifts))
            assert hurt >= least
            assert len(gifts) >= known.fewest(attack, defense, heal, hurt)


def test_bounds_are_sharp_where_nothing_is_wasted() -> None:
    known = uses([(Gift(4), Gift(0, 3)), (Gift(4), Gift(0, 3)), (Gift(4), Gift(0, 3))])
    assert known.least_hurt(8, 3, 0) == 0
    assert known.fewest(8, 3, 0, 0) == 3
    assert known.least_hurt(12, 3, 0) == 3
    assert known.fewest(0, 3, 0, 0) == 1
