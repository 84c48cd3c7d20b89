"""Steps are done, current or to come, and say so."""

import pytest
from PySide6.QtCore import Qt

from ui.widgets.stepper import Step, Stepper

STEPS = [Step("Discontent grows", "3 → 6"), Step("Demons go to work"), Step("Refresh the market")]


@pytest.mark.parametrize(
    ("current", "states"),
    [
        (0, ["current", "to_come", "to_come"]),
        (1, ["done", "current", "to_come"]),
        (3, ["done", "done", "done"]),
    ],
)
def test_steps_before_the_current_are_done(shown, current: int, states: list[str]) -> None:
    stepper = shown(Stepper(STEPS, current), 260)
    assert [row.state for row in stepper.rows] == states
    assert stepper.current == current


def test_rows_say_number_state_and_detail(shown) -> None:
    names = [row.accessibleName() for row in shown(Stepper(STEPS, 1), 260).rows]
    assert names == [
        "Step 1: Discontent grows, done, 3 → 6",
        "Step 2: Demons go to work, current",
        "Step 3: Refresh the market, to come",
    ]


def test_click_names_the_step(shown, qtbot) -> None:
    stepper = shown(Stepper(STEPS, 1), 260)
    asked: list[int] = []
    stepper.step_clicked.connect(asked.append)
    qtbot.mouseClick(stepper.rows[2], Qt.MouseButton.LeftButton)
    qtbot.keyClick(stepper.rows[0], Qt.Key.Key_Return)
    assert asked == [2, 0]


def test_steps_come_and_go(shown) -> None:
    stepper = shown(Stepper(STEPS, 1), 260)
    first = stepper.rows[0]
    stepper.set_steps([*STEPS, Step("New day")], 2)
    assert [row.state for row in stepper.rows] == ["done", "done", "current", "to_come"]
    stepper.set_steps(STEPS[:1], 0)
    assert stepper.rows == [first]
