"""Text stays within its width, whatever it is."""

from hypothesis import given
from hypothesis import strategies as st

from ui import theme
from ui.widgets.lettering import elided, fitted, longest_word, text_height, text_width, wrapped

WORDS = st.lists(st.text(alphabet="абвШЮiW-", min_size=1, max_size=14), min_size=1, max_size=12)


@given(WORDS, st.integers(30, 400), st.none() | st.integers(1, 4), st.booleans())
def test_no_line_is_wider_than_its_room(
    qapp, words: list[str], width: int, most: int | None, break_words: bool
) -> None:
    font = theme.body_font()
    lines = wrapped(" ".join(words), font, width, most, break_words=break_words)
    assert all(text_width(line, font) <= width + 1 for line in lines)
    assert most is None or len(lines) <= most


@given(WORDS, st.integers(30, 400))
def test_wrapping_loses_nothing(qapp, words: list[str], width: int) -> None:
    text = " ".join(words)
    assert "".join(wrapped(text, theme.body_font(), width)).replace(" ", "") == text.replace(" ", "")


def test_what_is_cut_off_ends_in_an_ellipsis(qapp) -> None:
    lines = wrapped("Старый соловецкий ключ от амбара", theme.body_font(), 90, 2)
    assert len(lines) == 2
    assert lines[1].endswith("…")
    assert wrapped("Старый", theme.body_font(), 90, 0) == []


def test_name_is_shortened_rather_than_broken(qapp) -> None:
    lines = wrapped("Папоротник", theme.body_font(), 50, 2, break_words=False)
    assert len(lines) == 1
    assert lines[0].startswith("Пап")
    assert lines[0].endswith("…")


def test_font_shrinks_only_as_far_as_the_longest_word_needs(qapp) -> None:
    font = theme.heading_font(theme.BODY)
    wide = longest_word("Кит-рыба Трясовица", font)
    assert fitted(font, "Кит-рыба Трясовица", wide, 9).pixelSize() == 13
    smaller = fitted(font, "Кит-рыба Трясовица", wide - 5, 9)
    assert longest_word("Кит-рыба Трясовица", smaller) <= wide - 5
    assert 9 <= smaller.pixelSize() < 13
    assert fitted(font, "Трясовица", 5, 9).pixelSize() == 9


def test_short_text_is_left_alone(qapp) -> None:
    assert elided("Нож", theme.body_font(), 200) == "Нож"
    assert text_height("", theme.body_font(), 200) == 0
