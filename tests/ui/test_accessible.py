"""Whatever takes the focus has a name that a screen reader can say, and nothing is wider than the window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QTabBar, QTabWidget, QWidget

from blackbook.keeper import Keeper
from ui.open_campaign import OpenCampaign
from ui.preferences import Preferences
from ui.settings.settings_dialog import SettingsDialog
from ui.setup.new_campaign import NewCampaign
from ui.shelf.shelf_card import ShelfCard
from ui.shelf.shelf_page import ShelfPage

PARTS = ("qt_spinbox_lineedit", "qt_scrollarea_viewport")
"""Parts of Qt's own widgets, which are called by the whole."""


def nameless(page: QWidget) -> list[str]:
    """Visible widgets that take the focus and say nothing of themselves."""
    return [
        f"{type(widget).__name__} {widget.objectName()!r}"
        for widget in page.findChildren(QWidget)
        if widget.isVisibleTo(page)
        and widget.focusPolicy() != Qt.FocusPolicy.NoFocus
        and widget.objectName() not in PARTS
        and not widget.accessibleName()
        and not (isinstance(widget, QAbstractButton) and widget.text())
        and not isinstance(widget, (QTabBar, QTabWidget))  # each of their tabs says itself
    ]


def test_the_shelf_says_what_everything_is(below: QWidget) -> None:
    page = ShelfPage("Black Book", below)
    page.set_cards([ShelfCard("a", "Winter"), ShelfCard("b", "Broken", fault="It is damaged.")])
    assert nameless(page) == []


def test_the_wizard_says_what_everything_is(below: QWidget) -> None:
    wizard = NewCampaign(below)
    wizard.name_page.line.setText("Winter")
    for who in ("alexander", "evgenia"):
        wizard.party_page.item(who).setCheckState(Qt.CheckState.Checked)
    found = nameless(wizard)
    for _ in range(3):
        wizard.go_on()
        found += nameless(wizard)
    assert found == []
    wizard.reject()


def test_the_settings_say_what_everything_is(below: QWidget, new_campaign_file) -> None:
    campaign = OpenCampaign(Keeper.open(new_campaign_file("Winter")), below)
    dialog = SettingsDialog(Preferences(), campaign, below)
    found = []
    for tab in range(dialog.tabs.count()):
        dialog.tabs.setCurrentIndex(tab)
        found += nameless(dialog)
    assert found == []
    campaign.close()


@pytest.mark.parametrize("width", [1024, 1280])
def test_the_shelf_fits_into_the_window(qtbot, below: QWidget, width: int) -> None:
    page = ShelfPage("Black Book")
    qtbot.addWidget(page)
    page.set_cards([ShelfCard(str(n), "A very long name of a campaign " * 3, party=("Alexander",) * 4) for n in "abc"])
    page.resize(width, 720)
    page.show()
    assert page.width() == width
    for frame in page.frames:
        left = frame.mapTo(page, frame.rect().topLeft()).x()
        assert left >= 0
        assert left + frame.width() <= width
