"""The histogram adds up what reaches the difficulty."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ui import theme
from ui.language import use_language
from ui.widgets.histogram import Histogram, percent

SHARES = {5: 0.1, 6: 0.2, 8: 0.3, 9: 0.4}


@given(st.dictionaries(st.integers(0, 40), st.floats(0.01, 1), min_size=1), st.integers(-2, 45))
def test_what_reaches_is_the_sum_from_the_difficulty_on(qapp, shares: dict[int, float], needed: int) -> None:
    expected = sum(share for number, share in shares.items() if number >= needed)
    assert Histogram(shares, needed).reached == pytest.approx(expected)


def test_gaps_are_drawn_as_numbers_without_chance(shown) -> None:
    bars = shown(Histogram(SHARES, 8), 300).bars()
    assert [number for number, _ in bars] == [5, 6, 7, 8, 9]
    heights = [bar.height() for _, bar in bars]
    assert heights[2] == 0
    assert heights[4] / heights[0] == pytest.approx(4)


def test_success_and_shortfall_have_their_colours(shown, painted) -> None:
    count = painted(shown(Histogram(SHARES, 8), 300))
    palette = theme.current().palette
    assert count[palette.spruce] / count[palette.shortfall] == pytest.approx(7 / 3, rel=0.1)
    assert count[palette.ochre] > 20


@pytest.mark.parametrize(
    ("shares", "needed", "name"),
    [(SHARES, 8, "70.0 % reach 8"), (SHARES, None, "Chances of 5 to 9"), ({}, 8, "No chances to show")],
)
def test_says_what_it_shows(qapp, shares: dict[int, float], needed: int | None, name: str) -> None:
    assert Histogram(shares, needed).accessibleName() == name


@pytest.mark.parametrize(("language", "text"), [("en", "73.6"), ("ru", "73,6")])
def test_shares_are_written_as_the_language_does(qapp, language: str, text: str) -> None:
    use_language(language)
    assert percent(0.7361) == text


def test_each_bar_has_a_tip(shown) -> None:
    histogram = shown(Histogram(SHARES, 8), 300)
    assert histogram.tip_at(histogram.bars()[1][1].center().x()) == "6: 20.0 %"
    assert histogram.tip_at(-50) == ""


def test_nothing_to_show_draws_nothing(shown) -> None:
    assert shown(Histogram(), 300).bars() == []
