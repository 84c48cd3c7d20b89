"""A dial fills dot by dot and never speaks by colour alone."""

import pytest
from PySide6.QtCore import Qt

from tests.ui.widgets.test_die import turn_wheel
from ui import theme
from ui.widgets.dial import Dial


@pytest.mark.parametrize("value", range(14))
def test_as_many_dots_are_filled_as_the_value_says(qapp, value: int) -> None:
    dial = Dial(value, unit="sins")
    filled = [filled for _, filled in dial.dots()]
    assert filled == [True] * value + [False] * (13 - value)


@pytest.mark.parametrize(("asked", "given"), [(-1, 0), (14, 13)])
def test_value_stays_on_the_dial(qapp, asked: int, given: int) -> None:
    assert Dial(asked).value == given


def test_dots_run_over_the_top_from_left_to_right(shown) -> None:
    places = [place for place, _ in shown(Dial(3)).dots()]
    assert [place.x() for place in places[2:-2]] == sorted(place.x() for place in places[2:-2])
    assert places[0].x() < places[6].x() < places[12].x()
    assert places[6].y() == min(place.y() for place in places)
    assert abs(places[0].y() - places[-1].y()) < 0.01


def test_end_is_told_by_a_word(shown, painted) -> None:
    dial = shown(Dial(13, unit="sins", full_word="cursed", full=True))
    assert dial.full
    assert dial.accessibleName() == "sins: 13 of 13, cursed"
    assert painted(dial)[theme.current().palette.cinnabar] > 150


def test_words_can_be_changed(qapp) -> None:
    dial = Dial(4, unit="sins", full_word="cursed")
    dial.set_words("грехи", "проклят")
    assert dial.accessibleName() == "грехи: 4 of 13"


def test_click_keys_and_held_wheel_ask_and_change_nothing_themselves(shown, qtbot) -> None:
    dial = shown(Dial(4, unit="sins"))
    steps: list[int] = []
    clicks: list[bool] = []
    dial.step_asked.connect(steps.append)
    dial.clicked.connect(lambda: clicks.append(True))
    qtbot.mouseClick(dial, Qt.MouseButton.LeftButton)
    qtbot.keyClick(dial, Qt.Key.Key_Space)
    qtbot.keyClick(dial, Qt.Key.Key_Up)
    qtbot.keyClick(dial, Qt.Key.Key_Minus)
    turn_wheel(dial, up=True)
    turn_wheel(dial, up=True, keys=Qt.KeyboardModifier.ControlModifier)
    assert (len(clicks), steps, dial.value) == (2, [1, -1, 1], 4)


def test_size_grows_with_the_text(qapp) -> None:
    dial = Dial(4, unit="sins")
    before = dial.sizeHint()
    theme.apply_theme(qapp, "dark", 200)
    assert dial.sizeHint().height() > 1.8 * before.height()
