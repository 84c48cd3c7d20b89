"""A number that may be left open: typed over its words, emptied, stepped."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from ui.widgets.open_number import OPEN, OpenNumber


@pytest.mark.parametrize("words", [OPEN, "—", "not told"])
@pytest.mark.parametrize("place", [0, 1, 99])
def test_a_number_typed_anywhere_among_the_words_takes_their_place(qtbot: QtBot, words: str, place: int) -> None:
    field = OpenNumber(0, 99, words=words)
    qtbot.addWidget(field)
    assert (field.text(), field.number) == (words, None)
    field.lineEdit().deselect()
    field.lineEdit().setCursorPosition(min(place, len(words)))
    qtbot.keyClicks(field.lineEdit(), "12")
    assert (field.text(), field.number) == ("12", 12)


def test_emptied_it_is_open_again_and_a_step_up_gives_the_least(qtbot: QtBot) -> None:
    field = OpenNumber(1, 9)
    qtbot.addWidget(field)
    field.set_number(7)
    field.selectAll()
    qtbot.keyClick(field.lineEdit(), Qt.Key.Key_Delete)
    assert field.number is None
    qtbot.keyClick(field.lineEdit(), Qt.Key.Key_Up)
    assert field.number == 1


def test_what_is_typed_after_a_click_replaces_the_number(qtbot: QtBot) -> None:
    field = OpenNumber(-99, 99)
    qtbot.addWidget(field)
    field.set_number(0)
    for number in (-2, 7):
        qtbot.mouseClick(field.lineEdit(), Qt.MouseButton.LeftButton)
        qtbot.keyClicks(field.lineEdit(), str(number))
        assert field.number == number


def test_what_is_too_much_is_not_taken(qtbot: QtBot) -> None:
    field = OpenNumber(-9, 9, words="not told")
    qtbot.addWidget(field)
    qtbot.keyClicks(field.lineEdit(), "-45")
    assert field.number == -4
