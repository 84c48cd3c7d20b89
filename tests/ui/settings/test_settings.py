"""Settings: the look is in force at once, what concerns the campaign is a command."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt

from blackbook.keeper import Keeper
from blackbook.rules.agenda import ByHand
from blackbook.rules.house import AUTOMATED, house_rules
from ui import theme
from ui.language import language
from ui.open_campaign import OpenCampaign
from ui.preferences import Preferences
from ui.settings.settings_dialog import SettingsDialog


@pytest.fixture
def campaign(new_campaign_file) -> Iterator[OpenCampaign]:
    opened = OpenCampaign(Keeper.open(new_campaign_file("Winter")))
    yield opened
    opened.close()
    opened.deleteLater()


@pytest.fixture
def dialog(below, campaign: OpenCampaign) -> SettingsDialog:
    made = SettingsDialog(Preferences(), campaign, below)
    made.open()
    return made


def test_without_a_campaign_there_is_only_the_look(below) -> None:
    dialog = SettingsDialog(Preferences(), None, below)
    assert [dialog.tabs.tabText(tab) for tab in range(dialog.tabs.count())] == ["Look"]


def test_the_theme_is_worn_at_once_and_kept(dialog: SettingsDialog) -> None:
    box = dialog.look.theme_box
    box.setCurrentIndex(box.findData("light"))
    assert theme.current().palette is theme.BIRCH_BARK
    assert Preferences().theme == "light"


def test_the_language_is_switched_while_the_dialog_is_open(dialog: SettingsDialog) -> None:
    dialog.tabs.setCurrentIndex(2)
    box = dialog.look.language_box
    box.setCurrentIndex(box.findData("ru"))
    assert (language(), Preferences().language) == ("ru", "ru")
    assert dialog.tabs.currentIndex() == 2
    assert dialog.tabs.count() == 4


def test_the_size_of_the_text_goes_from_75_to_200(qtbot, dialog: SettingsDialog) -> None:
    slider = dialog.look.scale
    slider.setFocus()
    qtbot.keyClick(slider, Qt.Key.Key_Right)
    assert (theme.current().text_scale, Preferences().text_scale) == (105, 105)
    assert dialog.look.scale_label.text() == "105 %"
    qtbot.keyClick(slider, Qt.Key.Key_End)
    assert theme.current().text_scale == 200
    qtbot.keyClick(slider, Qt.Key.Key_Home)
    assert theme.current().text_scale == 75


def test_a_house_rule_is_chosen_by_a_command_that_undo_takes_back(
    qtbot, dialog: SettingsDialog, campaign: OpenCampaign
) -> None:
    dialog.tabs.setCurrentIndex(1)
    row = dialog.house.rows["A-TRACK-2"]
    assert row.answer == "highest"
    row.buttons["marker"].click()
    assert campaign.keeper.game().house_rule("A-TRACK-2", "highest") == "marker"
    assert row.answer == "marker"
    campaign.undo()
    assert campaign.keeper.game().house_rule("A-TRACK-2", "highest") == "highest"
    assert row.answer == "highest"


def test_every_house_rule_has_its_row(dialog: SettingsDialog) -> None:
    assert set(dialog.house.rows) == {rule.id for rule in house_rules()}
    for rule in house_rules():
        assert list(dialog.house.rows[rule.id].buttons) == [id for id, _ in rule.options]


@pytest.mark.rule("R-GEN-1")
def test_a_chapter_is_taken_into_ones_own_hands(dialog: SettingsDialog, campaign: OpenCampaign) -> None:
    assert list(dialog.automation.boxes) == list(AUTOMATED)
    box = dialog.automation.boxes["night"]
    assert box.currentData() == "auto"
    box.setCurrentIndex(box.findData("off"))
    box.activated.emit(box.currentIndex())
    assert campaign.keeper.game().automation("night") == "off"
    campaign.undo()
    assert box.currentData() == "auto"


def test_a_market_row_is_kept_and_left_alone(dialog: SettingsDialog, campaign: OpenCampaign) -> None:
    box = dialog.market.boxes["black"]
    for kept in (True, False):
        assert not box.isEnabled()
        assert dialog.market.note.text() == "First answer the question that waits at the table."
        while campaign.question is not None:
            campaign.do(ByHand())
        assert dialog.market.note.text() == ""
        box.click()
        assert box.isChecked() is kept
        assert next(row for row in campaign.table.market if row.row == "black").kept is kept


def test_the_dialog_closes_by_its_button(qtbot, dialog: SettingsDialog) -> None:
    with qtbot.waitSignal(dialog.accepted):
        qtbot.mouseClick(dialog.close_button, Qt.MouseButton.LeftButton)
