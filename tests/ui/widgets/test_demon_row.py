"""Demons say in words whether they are awake."""

from PySide6.QtCore import Qt

from ui import theme
from ui.widgets.demon_row import DemonRow


def test_state_is_said_in_words_and_colour(shown, painted) -> None:
    row = shown(DemonRow("Pierre", "3 wounds at the start of combat", awake=True), 420)
    palette = theme.current().palette
    assert row.accessibleName() == "Pierre, awake, 3 wounds at the start of combat"
    assert painted(row)[palette.alert] > 5000
    row.set_demon("Pierre", "Useless job", awake=False)
    assert row.accessibleName() == "Pierre, at work, Useless job"
    assert not row.awake
    assert painted(row).get(palette.alert, 0) == 0


def test_long_rule_goes_below_the_name(qapp) -> None:
    row = DemonRow("Third demon of the old miller", "checks are harder by 2 for all", awake=True)
    assert row.heightForWidth(240) > row.heightForWidth(900)


def test_row_is_pressed_by_key(shown, qtbot) -> None:
    row = shown(DemonRow("Musya", awake=True), 300)
    with qtbot.waitSignal(row.clicked):
        qtbot.keyClick(row, Qt.Key.Key_Space)
