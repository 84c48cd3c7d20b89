"""Within the window the keys of the page and those of the window do not get in each other's way."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from blackbook.content.library import Library
from blackbook.keeper import SCHEMA, Keeper
from blackbook.record.file import CampaignFile
from tests.ui.table.clicking import find, press
from ui.preferences import Preferences
from ui.window import Window

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def window(qtbot, laid: Callable[..., Path], library: Library, tmp_path: Path) -> Window:
    """The window with a campaign on the table."""
    copy = tmp_path / "winter.blackbook"
    copy.write_bytes(laid().read_bytes())
    window = Window(Preferences())
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    window.show_campaign(Keeper(CampaignFile.open(copy, SCHEMA), library))
    return window


def test_action_undo_and_redo_by_key(window, qtbot) -> None:
    press(window, Qt.Key.Key_L)
    assert window.campaign.keeper.head.command == {"command": "location_action"}
    QTest.keyClick(window.pages.currentWidget(), Qt.Key.Key_Z, CTRL)
    assert window.campaign.keeper.head is None
    QTest.keyClick(window.pages.currentWidget(), Qt.Key.Key_Z, CTRL | SHIFT)
    assert window.campaign.keeper.head.command == {"command": "location_action"}


def test_return_ends_the_turn_in_the_window_too(window, qtbot) -> None:
    page = window.pages.currentWidget()
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert window.campaign.table.story.on_turn == "vasilisa"
    assert find(page, "board vasilisa").property("role") == "active"


def test_set_up_is_offered_on_an_empty_table(window, qtbot, tmp_path, library) -> None:
    window.show_campaign(Keeper.create(tmp_path / "new.blackbook", "Spring", library=library))
    assert window.pages.currentWidget().empty.isVisible()
