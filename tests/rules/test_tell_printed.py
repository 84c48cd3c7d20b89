"""Values that the owner tells before anything asks for them."""

from __future__ import annotations

import pytest

from blackbook.campaign.campaign import PrintedValue
from blackbook.content.library import Library
from blackbook.errors import UserError
from blackbook.rules.tell_printed import TellPrinted
from tests.rules.table import Table, new_campaign

BOARD = ("health", "dice.attack", "start.location")


@pytest.fixture
def shelf(rulebook_library: Library) -> Table:
    """A campaign of somebody who has told nothing yet."""
    return new_campaign(rulebook_library)


def tell(table: Table, *, sample: bool = False, **values: object) -> str:
    told = {name.replace("_", "."): value for name, value in values.items()}
    return str(table.do(TellPrinted(kind="characters", id="evgenia", fields=BOARD, values=told, sample=sample)))


@pytest.mark.rule("R-GEN-1")
def test_what_is_told_is_known_and_the_rest_stays_open(shelf: Table) -> None:
    assert tell(shelf, health=7, start_location="bondyug") == "Printed on Evgenia"
    board = shelf.game().library.characters["evgenia"]
    assert (board.health, board.start.location, board.dice.attack) == (7, "bondyug", None)


def test_the_component_in_the_hand_is_right(shelf: Table) -> None:
    tell(shelf, health=7)
    tell(shelf, health=8)
    assert shelf.game().library.characters["evgenia"].health == 8


def test_a_sample_is_marked_until_the_real_value_is_told(shelf: Table) -> None:
    assert tell(shelf, sample=True, health=7) == "Sample values of Evgenia"
    assert shelf.state.get(PrintedValue, "characters", "evgenia", "health").sample
    tell(shelf, health=8)
    row = shelf.state.get(PrintedValue, "characters", "evgenia", "health")
    assert (row.value, row.sample) == (8, False)


@pytest.mark.parametrize(("values", "sentence"), [
    ({"dice_attack": 8}, "at most 7"),
    ({"health": "many"}, "whole number"),
    ({"start_location": "moscow"}, "must be one of"),
    ({"home": "bondyug"}, "were not asked for: home"),
])  # fmt: skip
def test_what_cannot_be_printed_is_refused_and_nothing_is_kept(
    shelf: Table, values: dict[str, object], sentence: str
) -> None:
    before = shelf.snapshot()
    with pytest.raises(UserError, match=sentence):
        tell(shelf, health=values.pop("health", 7), **values)
    assert shelf.snapshot() == before


def test_the_faces_of_the_dice_are_told_too(shelf: Table) -> None:
    command = TellPrinted(kind="dice", id="dice", fields=("attack",), values={"attack": [1, 1, 4]})
    assert str(shelf.do(command)) == "Printed on the dice"
    assert shelf.game().library.dice.attack == (1, 1, 4)
