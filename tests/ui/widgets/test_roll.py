"""Typed rolls: every way of writing one means the same, and what is no roll is named."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ui.widgets.roll import Roll, RolledDie, RollError, parse_roll, write_roll

DICE = st.lists(
    st.builds(RolledDie, st.sampled_from(["attack", "defense"]), st.none() | st.integers(min_value=0, max_value=99)),
    max_size=8,
)


@given(DICE)
def test_what_is_written_is_read_back(dice: list[RolledDie]) -> None:
    assert parse_roll(write_roll(dice)) == Roll(tuple(dice))


@given(DICE, st.sampled_from([" ", ", ", ";", "  ", ""]), st.booleans())
def test_separators_and_capitals_do_not_matter(dice: list[RolledDie], between: str, capitals: bool) -> None:
    text = between.join(write_roll([die]) for die in dice)
    assert parse_roll(text.upper() if capitals else text).dice == tuple(dice)


@given(DICE, st.sampled_from("дз"))
def test_cyrillic_letters_mean_the_same(dice: list[RolledDie], defense: str) -> None:
    latin = write_roll(dice)
    assert parse_roll(latin.replace("a", "а").replace("d", defense)) == parse_roll(latin)


@given(st.text(alphabet="adдаз019?xё .,-", max_size=12))
def test_any_text_is_a_roll_or_a_sentence_about_what_is_wrong(text: str) -> None:
    values: list[int | None] = []
    sentence = "."
    try:
        values = [die.value for die in parse_roll(text).dice]
    except RollError as error:
        sentence = str(error)
    assert sentence.endswith(".")
    assert "{" not in sentence
    assert all(value is None or 0 <= value <= 99 for value in values)


@pytest.mark.parametrize(
    ("text", "who", "dice"),
    [
        ("Y d2 a4 a1", "Y", [("defense", 2), ("attack", 4), ("attack", 1)]),
        ("Егор з2а4", "Егор", [("defense", 2), ("attack", 4)]),
        ("А а4", "А", [("attack", 4)]),
        ("a? d10", "", [("attack", None), ("defense", 10)]),
        ("", "", []),
    ],
)
def test_reads_names_and_dice(text: str, who: str, dice: list[tuple[str, int | None]]) -> None:
    assert parse_roll(text) == Roll(tuple(RolledDie(kind, value) for kind, value in dice), who)


@pytest.mark.parametrize(
    ("text", "part"),
    [("d2 x4", "“x4” is no die"), ("d2 a", "“a” lacks a value"), ("a100", "100 is more"), ("4", "“4” is no die")],
)
def test_names_the_part_that_is_wrong(text: str, part: str) -> None:
    with pytest.raises(RollError) as caught:
        parse_roll(text)
    assert part in str(caught.value)
