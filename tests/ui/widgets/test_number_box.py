"""Numbers in boxes, bars and avatars."""

import pytest
from PySide6.QtCore import Qt

from ui import theme
from ui.widgets.avatar import Avatar
from ui.widgets.health_bar import HealthBar
from ui.widgets.number_box import DiceBox, NumberBox


@pytest.mark.parametrize(
    ("value", "maximum", "name"),
    [(2, 9, "Wounds: 2 of 9"), (1, None, "Wounds: 1"), (None, 8, "Wounds: ? of 8"), (0, 0, "Wounds: 0 of ?")],
)
def test_box_says_its_number(qapp, value: int | None, maximum: int | None, name: str) -> None:
    box = NumberBox("Wounds", value, maximum, note="2 = 1 + demon 1")
    assert box.accessibleName() == name
    assert box.toolTip() == f"{name}\n2 = 1 + demon 1"


def test_click_and_keys_ask_to_correct(shown, qtbot) -> None:
    box = shown(NumberBox("Rubles", 3))
    clicks: list[bool] = []
    steps: list[int] = []
    box.clicked.connect(lambda: clicks.append(True))
    box.step_asked.connect(steps.append)
    qtbot.mouseClick(box, Qt.MouseButton.LeftButton)
    qtbot.keyClick(box, Qt.Key.Key_Return)
    qtbot.keyClick(box, Qt.Key.Key_Up)
    qtbot.keyClick(box, Qt.Key.Key_Down)
    assert (len(clicks), steps, box.value) == (2, [1, -1], 3)


@pytest.mark.parametrize(("value", "share"), [(0, 0), (5, 0.5), (10, 1), (14, 1)])
def test_bar_fills_with_its_share(shown, painted, value: int, share: float) -> None:
    bar = shown(HealthBar(value, 10), 200)
    red = painted(bar).get(theme.current().palette.cinnabar, 0)
    whole = bar.width() * bar.height()
    assert abs(red / whole - share) < 0.08
    assert bar.accessibleName() == f"{value} of 10"


def test_bar_without_known_maximum_is_empty(shown, painted) -> None:
    bar = shown(HealthBar(3, 0), 200)
    assert painted(bar).get(theme.current().palette.cinnabar, 0) == 0
    assert bar.accessibleName() == "3 of ?"


def test_dice_box_counts_the_kinds(shown, painted) -> None:
    box = shown(DiceBox("Dice", ["attack", "attack", "defense"]))
    assert box.accessibleName() == "Dice: 2 attack, 1 defense"
    white = painted(box)[theme.current().palette.card_white]
    box.set_kinds(["defense", "defense"])
    assert painted(box)[theme.current().palette.card_white] > 1.6 * white


@pytest.mark.parametrize(("name", "letter"), [("Vasilisa", "V"), ("дед Егор", "Д"), ("", "?")])
def test_avatar_shows_the_first_letter(qapp, name: str, letter: str) -> None:
    avatar = Avatar(name)
    assert avatar.letter == letter
    assert avatar.accessibleName() == name
