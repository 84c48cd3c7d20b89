"""Chips and phase pills."""

import pytest
from PySide6.QtCore import Qt

from ui import theme
from ui.widgets.chip import Chip, PhasePills

PHASES = ["Morning", "Noon", "Evening", "Night"]


def test_chip_says_its_word_and_takes_room_for_it(qapp) -> None:
    chip = Chip("Saved", "good", dot=True)
    narrow = chip.sizeHint().width()
    chip.set_chip("Saved 14:02 · entry 214", "danger")
    assert chip.accessibleName() == chip.toolTip() == "Saved 14:02 · entry 214"
    assert chip.tone == "danger"
    assert chip.sizeHint().width() > narrow


@pytest.mark.parametrize("clickable", [True, False])
def test_chip_is_pressed_only_if_it_is_a_button(shown, qtbot, clickable: bool) -> None:
    chip = shown(Chip("Undo", icon="undo", clickable=clickable))
    clicks: list[bool] = []
    chip.clicked.connect(lambda: clicks.append(True))
    qtbot.mouseClick(chip, Qt.MouseButton.LeftButton)
    assert clicks == [True] * clickable


@pytest.mark.parametrize("current", range(4))
def test_current_phase_is_filled_and_said(shown, painted, current: int) -> None:
    pills = shown(PhasePills(PHASES, current), 600)
    names = [pill.accessibleName() for pill in pills.pills]
    assert names == [f"{phase}, current" if place == current else phase for place, phase in enumerate(PHASES)]
    ochre = theme.current().palette.ochre
    filled = [painted(pill).get(ochre, 0) > pill.width() * pill.height() / 3 for pill in pills.pills]
    assert filled == [place == current for place in range(4)]


def test_click_on_a_phase_asks_for_it(shown, qtbot) -> None:
    pills = shown(PhasePills(PHASES, 1), 600)
    asked: list[int] = []
    pills.phase_clicked.connect(asked.append)
    qtbot.mouseClick(pills.pills[3], Qt.MouseButton.LeftButton)
    qtbot.keyClick(pills.pills[0], Qt.Key.Key_Return)
    assert asked == [3, 0]
    assert pills.current == 1


def test_pills_keep_their_width_when_the_phase_changes(shown) -> None:
    pills = shown(PhasePills(PHASES, 0), 600)
    before = [pill.sizeHint().width() for pill in pills.pills]
    pills.set_current(2)
    assert [pill.sizeHint().width() for pill in pills.pills] == before


def test_other_phases_replace_the_pills(shown) -> None:
    pills = shown(PhasePills(PHASES, 0), 600)
    pills.set_phases(["Утро", "Ночь"], 1)
    assert [pill.text() for pill in pills.pills] == ["Утро", "Ночь"]
