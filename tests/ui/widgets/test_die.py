"""Dice are turned by click, keys and wheel, and say what they are."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication

from ui import theme
from ui.widgets.die import AddDie, Die, next_face

LEFT = Qt.MouseButton.LeftButton


def turn_wheel(widget, up: bool, keys: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    place = QPointF(5, 5)
    event = QWheelEvent(place, widget.mapToGlobal(place), QPoint(0, 0), QPoint(0, 120 if up else -120),
                        Qt.MouseButton.NoButton, keys, Qt.ScrollPhase.NoScrollPhase, False)  # fmt: skip
    QApplication.sendEvent(widget, event)


@given(st.lists(st.integers(0, 9), min_size=1, max_size=6), st.integers(0, 9))
def test_known_faces_go_round(faces: list[int], start: int) -> None:
    faces = sorted(set(faces))
    value = next_face(start, faces, 1)
    seen = [value]
    while (value := next_face(value, faces, 1)) not in seen:
        seen.append(value)
    assert sorted(seen) == faces
    for face in faces:
        assert next_face(next_face(face, faces, 1), faces, -1) == face


@pytest.mark.parametrize(("value", "by", "after"), [(None, 1, 1), (None, -1, 1), (0, -1, 0), (4, 1, 5), (99, 1, 99)])
def test_unknown_faces_count_up_and_down(value: int | None, by: int, after: int) -> None:
    assert next_face(value, (), by) == after


def test_click_shows_the_next_face_and_shift_click_the_one_before(shown, qtbot) -> None:
    die = shown(Die("attack", 1, faces=[1, 3, 4], editable=True))
    changes: list[object] = []
    die.value_changed.connect(changes.append)
    qtbot.mouseClick(die, LEFT)
    qtbot.mouseClick(die, LEFT, Qt.KeyboardModifier.ShiftModifier)
    qtbot.mouseClick(die, LEFT, Qt.KeyboardModifier.ShiftModifier)
    assert changes == [3, 1, 4]
    assert die.accessibleName() == "Attack die: 4"


def test_keys_set_step_and_forget(shown, qtbot) -> None:
    die = shown(Die("defense", editable=True))
    changes: list[object] = []
    removals: list[bool] = []
    die.value_changed.connect(changes.append)
    die.removal_asked.connect(lambda: removals.append(True))
    for key in (Qt.Key.Key_4, Qt.Key.Key_Up, Qt.Key.Key_Minus, Qt.Key.Key_Return, Qt.Key.Key_Delete):
        qtbot.keyClick(die, key)
    assert changes == [4, 5, 4, 5, None]
    assert removals == []
    qtbot.keyClick(die, Qt.Key.Key_Delete)
    assert removals == [True]


def test_wheel_turns_only_a_die_that_has_focus(shown, qtbot) -> None:
    die = shown(Die("attack", 2, editable=True))
    die.clearFocus()
    turn_wheel(die, up=True)
    assert die.value == 2
    die.setFocus()
    qtbot.waitUntil(die.hasFocus)
    turn_wheel(die, up=True)
    turn_wheel(die, up=True)
    turn_wheel(die, up=False)
    assert die.value == 3


def test_die_that_is_not_editable_only_says_that_it_was_clicked(shown, qtbot) -> None:
    die = shown(Die("attack", 2))
    with qtbot.waitSignal(die.clicked):
        qtbot.mouseClick(die, LEFT)
    qtbot.keyClick(die, Qt.Key.Key_5)
    assert die.value == 2


def test_mere_picture_takes_neither_click_nor_focus(shown, qtbot) -> None:
    die = shown(Die("attack", 2, clickable=False))
    with qtbot.assertNotEmitted(die.clicked):
        qtbot.mouseClick(die, LEFT)
    assert die.focusPolicy() == Qt.FocusPolicy.NoFocus


@pytest.mark.parametrize(("kind", "fill"), [("attack", "card_black"), ("defense", "card_white")])
def test_colour_tells_the_kind_and_an_outline_that_it_is_placed(shown, painted, kind: str, fill: str) -> None:
    die = shown(Die(kind, 2))
    surface = getattr(theme.current().palette, fill)
    full = painted(die)[surface]
    assert full > 800
    die.set_state(placed=True)
    assert 0 < painted(die).get(surface, 0) < full / 5
    assert die.accessibleName().endswith("2, placed on a card")


def test_states_are_said_in_words() -> None:
    die = Die("defense")
    die.set_state(dim=True, selected=True)
    assert die.accessibleName() == "Defense die: not rolled yet, counts for nothing, selected"
    assert die.toolTip() == die.accessibleName()


@pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing)", extend=True)
def test_add_tile_offers_both_kinds(shown, qtbot) -> None:
    tile = shown(AddDie())
    chosen: list[str] = []
    tile.kind_chosen.connect(chosen.append)
    qtbot.keyClick(tile, Qt.Key.Key_Return)
    qtbot.waitUntil(tile.menu.isVisible)
    assert [action.text() for action in tile.menu.actions()] == ["Attack die", "Defense die"]
    qtbot.keyClick(tile.menu, Qt.Key.Key_Down)
    qtbot.keyClick(tile.menu, Qt.Key.Key_Down)
    qtbot.keyClick(tile.menu, Qt.Key.Key_Return)
    assert chosen == ["defense"]
    assert tile.accessibleName() == "Add a die"
