"""Rolls as people type them for several characters."""

from __future__ import annotations

import pytest

from blackbook.text import Name
from ui.resolver.typed_rolls import Roller, read_rolls
from ui.widgets.roll import RollError, write_roll

YEGOR = Roller("yegor", Name({"en": "Grandpa Yegor", "ru": "Дед Егор"}), "Д")
VASILISA = Roller("vasilisa", Name({"en": "Vasilisa", "ru": "Василиса"}), "В")
EVGENIA = Roller("evgenia", Name({"en": "Evgenia", "ru": "Евгения"}), "Е")
ALL = (YEGOR, VASILISA, EVGENIA)


def read(text: str, rollers: tuple[Roller, ...] = ALL) -> dict[str, str]:
    return {who: write_roll(dice) for who, dice in read_rolls(text, rollers).items()}


@pytest.mark.parametrize(
    "text",
    ["Y d2 a4 a1", "yegor d2,a4,a1", "Grandpa d2a4a1", "Д д2 а4 а1", "дед з2 а4 а1", "Егор d2; a4 a1"],
)
def test_a_character_is_meant_by_letter_or_name_in_either_alphabet(text: str) -> None:
    assert read(text) == {"yegor": "d2 a4 a1"}


def test_several_rolls_stand_in_one_line() -> None:
    assert read("Y d2 a4 V d3 d1 Y a1") == {"yegor": "d2 a4 a1", "vasilisa": "d3 d1"}


def test_the_only_one_who_rolls_need_not_be_named() -> None:
    assert read("d2 a4", (VASILISA,)) == {"vasilisa": "d2 a4"}


def test_a_printed_letter_is_meant_before_names_that_begin_with_it() -> None:
    assert read("е a1") == {"evgenia": "a1"}


def test_nothing_typed_is_no_roll() -> None:
    assert read("  ") == {}


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("d2 a4", "Say whose dice these are: Evgenia, Grandpa Yegor, Vasilisa."),
        ("Proshka d2", "Nobody here is called “Proshka”: Evgenia, Grandpa Yegor, Vasilisa."),
        ("Y", "No dice follow “Y”: write them after the name, as in Y d2 a4."),
        ("Y d2 4", "“4” is no die: write d2 for a defense die of 2, a4 for an attack die of 4."),
    ],
)
def test_what_is_not_understood_is_said(text: str, reason: str) -> None:
    with pytest.raises(RollError) as error:
        read_rolls(text, ALL)
    assert str(error.value) == reason


def test_a_beginning_that_fits_two_asks_for_more() -> None:
    yelena = Roller("yelena", Name({"en": "Yelena"}), "L")
    with pytest.raises(RollError) as error:
        read_rolls("Ye d1", (YEGOR, yelena))
    assert str(error.value) == "“Ye” may be Grandpa Yegor, Yelena: write more of the name."
