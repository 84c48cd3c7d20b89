"""Dice rolled by the program."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from blackbook.content.library import Library
from blackbook.errors import UserError
from blackbook.rules.rolling import roll
from blackbook.rules.seeds import SEEDS
from tests.rules.table import Table, set_table


def test_a_seed_gives_the_same_dice_again(table: Table) -> None:
    first = roll(table.game(), 4, 3)
    again = roll(table.game(), 4, 3, first.seed)
    assert again == first
    assert (len(first.attack), len(first.defense)) == (4, 3)
    assert 0 <= first.seed < SEEDS


@given(seed=st.integers(0, SEEDS - 1), attack=st.integers(0, 7), defense=st.integers(0, 7))
def test_only_faces_of_the_dice_are_rolled(library: Library, seed: int, attack: int, defense: int) -> None:
    rolled = roll(set_table(library).game(), attack, defense, seed)
    assert set(rolled.attack) <= set(library.dice.attack or ())
    assert set(rolled.defense) <= set(library.dice.defense or ())


def test_the_roll_and_its_seed_are_told(table: Table) -> None:
    table.do({"command": "roll", "attack": 2, "seed": 7})
    line = next(line for line in table.told if line.startswith("Rolled"))
    assert line.endswith("(seed 7)")


def test_unknown_faces_are_never_assumed(rulebook_library: Library) -> None:
    table = set_table(rulebook_library, market=False)
    with pytest.raises(UserError):
        table.do({"command": "roll", "attack": 1})
    table.do({"command": "roll"})  # no dice at all
