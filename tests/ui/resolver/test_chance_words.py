"""Chances in per cent."""

from __future__ import annotations

from fractions import Fraction

import pytest

from ui.language import use_language
from ui.resolver.chance_words import about_percent, about_points, in_percent, in_points


@pytest.mark.parametrize(
    ("share", "words"),
    [
        (Fraction(0), "0.0"), (Fraction(1, 3), "33.3"), (Fraction(1), "100.0"), (Fraction(1, 10**9), "< 0.1"),
        (1 - Fraction(1, 10**9), "> 99.9"), (Fraction(5, 10_000), "0.1"), (Fraction(1, 2), "50.0"),
    ],
)  # fmt: skip
def test_it_is_rounded_but_never_to_a_certainty(share: Fraction, words: str) -> None:
    assert in_percent(share) == words


@pytest.mark.parametrize(
    ("gain", "words"),
    [(Fraction(1, 8), "+12.5"), (Fraction(-1, 8), "−12.5"), (Fraction(1, 10**6), "< +0.1"),
     (Fraction(-1, 10**6), "< −0.1")],
)  # fmt: skip
def test_a_difference_has_its_sign(gain: Fraction, words: str) -> None:
    assert in_points(gain) == words


@pytest.mark.parametrize(
    ("share", "words"),
    [(Fraction(4525, 10_000), "≈ 45"), (Fraction(4, 1000), "≈ 0.4"), (Fraction(996, 1000), "≈ 99.6")],
)
def test_what_is_only_about_known_has_no_tenths(share: Fraction, words: str) -> None:
    assert about_percent(share) == words


@pytest.mark.parametrize(
    ("gain", "words"), [(Fraction(48, 1000), "≈ +5"), (Fraction(-54, 1000), "≈ −5"), (Fraction(7, 1000), "≈ +0.7")]
)
def test_nor_has_a_difference_that_is_only_about_known(gain: Fraction, words: str) -> None:
    assert about_points(gain) == words


def test_russian_writes_a_comma() -> None:
    use_language("ru")
    assert (in_percent(Fraction(1, 3)), in_points(Fraction(1, 8))) == ("33,3", "+12,5")
