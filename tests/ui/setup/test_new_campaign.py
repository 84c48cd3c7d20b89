"""The wizard for a new campaign, clicked through."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QModelIndex, QPoint, Qt
from PySide6.QtWidgets import QComboBox

from blackbook import paths
from blackbook.keeper import OWNER_PACK, SUFFIX, Keeper
from blackbook.rules.campaigns import RecordResult
from ui.setup.new_campaign import NewCampaign


@pytest.fixture
def wizard(below):
    dialog = NewCampaign(below)
    dialog.open()
    return dialog


def next_page(qtbot, wizard: NewCampaign) -> None:
    qtbot.mouseClick(wizard.next_button, Qt.MouseButton.LeftButton)


def tick(wizard: NewCampaign, *characters: str) -> None:
    for id in characters:
        wizard.party_page.item(id).setCheckState(Qt.CheckState.Checked)


def to_boards(qtbot, wizard: NewCampaign, *characters: str) -> None:
    qtbot.keyClicks(wizard.name_page.line, "Winter")
    next_page(qtbot, wizard)
    next_page(qtbot, wizard)
    tick(wizard, *characters)
    next_page(qtbot, wizard)
    assert wizard.stack.currentWidget() is wizard.boards_page


def field(wizard: NewCampaign, name: str):
    return next(each for fields in wizard.boards_page.boards for key, each in fields.fields.items()
                if f"{fields.board.id}.{key}" == name)  # fmt: skip


@pytest.mark.rule("R-SETUP-1", "R-SETUP-7", "R-SETUP-17")
def test_alexander_and_evgenia_set_out(qtbot, wizard: NewCampaign) -> None:
    assert not wizard.next_button.isEnabled()
    assert wizard.problem.text() == "Type a name."
    qtbot.keyClicks(wizard.name_page.line, "Winter at Cherdyn")
    qtbot.keyClick(wizard.name_page.line, Qt.Key.Key_Return)

    qtbot.mouseClick(wizard.story_page.difficulty_buttons["hard"], Qt.MouseButton.LeftButton)
    qtbot.keyClick(wizard.story_page.solo_box, Qt.Key.Key_Space)
    next_page(qtbot, wizard)

    tick(wizard, "alexander", "evgenia")
    wizard.party_page.first.setCurrentIndex(wizard.party_page.first.findData("evgenia"))
    next_page(qtbot, wizard)

    health = field(wizard, "alexander.health")
    assert health.text() == "–"
    qtbot.mouseClick(health.lineEdit(), Qt.MouseButton.LeftButton)
    qtbot.keyClicks(health.lineEdit(), "9")
    assert health.number == 9
    place = field(wizard, "evgenia.start.location")
    assert isinstance(place, QComboBox)
    place.setCurrentIndex(place.findData("bondyug"))
    qtbot.keyClicks(wizard.boards_page.boards[0].cards[0], "Raging Winds")

    with qtbot.waitSignal(wizard.made) as made:
        next_page(qtbot, wizard)
    (keeper,) = made.args
    game = keeper.game()
    try:
        assert keeper.path == paths.campaigns() / f"Winter at Cherdyn{SUFFIX}"
        assert (game.story.story, game.story.difficulty, game.story.solo) == ("progress", "hard", True)
        assert (game.seats, game.story.first_player) == (("alexander", "evgenia"), "evgenia")
        assert game.track.marker == 1
        assert game.library.characters["alexander"].health == 9
        assert game.library.characters["evgenia"].start.location == "bondyug"
        assert game.library.characters["evgenia"].health is None
        assert game.library.word_cards["raging-winds"].owner == "alexander"
    finally:
        keeper.close()
    assert "bondyug" in (paths.packs() / OWNER_PACK).read_text("utf-8")


def test_a_number_that_is_emptied_is_open_again(qtbot, wizard: NewCampaign) -> None:
    to_boards(qtbot, wizard, "alexander", "evgenia")
    health = field(wizard, "alexander.health")
    health.set_number(9)
    health.selectAll()
    qtbot.keyClick(health.lineEdit(), Qt.Key.Key_Delete)
    assert health.number is None
    qtbot.keyClick(health.lineEdit(), Qt.Key.Key_Up)
    assert health.number == 1


def test_what_was_told_once_is_not_asked_again(qtbot, below, wizard: NewCampaign) -> None:
    to_boards(qtbot, wizard, "alexander", "evgenia")
    field(wizard, "alexander.health").setValue(9)
    with qtbot.waitSignal(wizard.made) as made:
        next_page(qtbot, wizard)
    made.args[0].close()

    again = NewCampaign(below)
    again.open()
    to_boards(qtbot, again, "alexander", "vasilisa")
    alexander, vasilisa = again.boards_page.boards
    assert "health" not in alexander.fields
    assert "dice.attack" in alexander.fields
    assert "health" in vasilisa.fields


def test_sample_values_fill_every_field_and_mark_the_campaign(qtbot, wizard: NewCampaign) -> None:
    to_boards(qtbot, wizard, "alexander", "evgenia")
    wizard.boards_page.sample_box.click()
    assert wizard.boards_page.told["evgenia"]["health"] == 7
    wizard.boards_page.sample_box.click()
    assert wizard.boards_page.told == {}
    wizard.boards_page.sample_box.click()
    with qtbot.waitSignal(wizard.made) as made:
        next_page(qtbot, wizard)
    (keeper,) = made.args
    assert keeper.game().campaign.sample
    keeper.close()
    assert not (paths.packs() / OWNER_PACK).exists()


def test_seats_are_changed_by_the_buttons(qtbot, wizard: NewCampaign) -> None:
    tick(wizard, "alexander", "evgenia")
    page = wizard.party_page
    page.list.setCurrentItem(page.item("evgenia"))
    for _ in range(3):
        page.move(-1)
    assert page.party == ("evgenia", "alexander")
    assert [page.first.itemText(row) for row in range(3)] == ["Decide at the table", "Evgenia", "Alexander"]
    page.move(-1)
    assert page.party == ("evgenia", "alexander")


def test_a_seat_that_is_dragged_changes_the_order_of_first_players(qtbot, wizard: NewCampaign) -> None:
    tick(wizard, "alexander", "evgenia")
    page = wizard.party_page
    nowhere = QModelIndex()
    assert page.list.model().moveRow(nowhere, 3, nowhere, 0)
    assert page.party == ("evgenia", "alexander")
    assert page.first.itemText(1) == "Evgenia"


@pytest.mark.rule("R-SETUP-7", "R-GEN-4")
def test_two_to_four_play_and_alone_exactly_two(qtbot, wizard: NewCampaign) -> None:
    page = wizard.party_page
    tick(wizard, "alexander")
    assert page.problem == "Tick two to four characters."
    tick(wizard, "vasilisa", "yegor")
    assert page.problem == ""
    page.set_solo(True)
    assert page.problem == "Alone one plays exactly two characters."


def test_a_click_on_a_name_ticks_it(qtbot, wizard: NewCampaign) -> None:
    page = wizard.party_page
    page.show()
    place = page.list.visualItemRect(page.item("vasilisa")).center()
    qtbot.mouseClick(page.list.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert page.party == ("vasilisa",)
    box = QPoint(14, place.y())
    qtbot.mouseClick(page.list.viewport(), Qt.MouseButton.LeftButton, pos=box)
    assert page.party == ()
    elsewhere = page.list.visualItemRect(page.item("alexander")).center()
    qtbot.mousePress(page.list.viewport(), Qt.MouseButton.LeftButton, pos=place)
    qtbot.mouseRelease(page.list.viewport(), Qt.MouseButton.LeftButton, pos=elsewhere)
    assert page.party == ()


def test_back_keeps_what_was_filled_in(qtbot, wizard: NewCampaign) -> None:
    to_boards(qtbot, wizard, "alexander", "evgenia")
    field(wizard, "alexander.health").setValue(9)
    wizard.boards_page.boards[0].cards[0].setText("Slave")
    qtbot.mouseClick(wizard.back_button, Qt.MouseButton.LeftButton)
    tick(wizard, "vasilisa")
    next_page(qtbot, wizard)
    assert wizard.boards_page.told == {"alexander": {"health": 9}}
    assert wizard.boards_page.cards == {"alexander": ("Slave",)}
    assert len(wizard.boards_page.boards) == 3
    wizard.go_back_to(0)
    assert wizard.stack.currentWidget() is wizard.name_page


@pytest.mark.rule("R-CAMP-2")
def test_the_last_story_cannot_be_chosen_first(qtbot, wizard: NewCampaign) -> None:
    last = wizard.story_page.story_buttons["end-of-the-world"]
    assert not last.isEnabled()
    assert "Master of Frog Affairs" in last.toolTip()
    assert wizard.story_page.story == "progress"


def test_leaving_leaves_no_file(qtbot, wizard: NewCampaign) -> None:
    to_boards(qtbot, wizard, "alexander", "evgenia")
    qtbot.mouseClick(wizard.cancel_button, Qt.MouseButton.LeftButton)
    assert not paths.campaigns().exists()


def test_what_cannot_be_written_is_said_in_the_wizard(qtbot, below, tmp_path: Path) -> None:
    (tmp_path / "blocked").write_text("a file where the folder should be")
    wizard = NewCampaign(below, tmp_path / "blocked")
    wizard.open()
    to_boards(qtbot, wizard, "alexander", "evgenia")
    next_page(qtbot, wizard)
    assert wizard.isVisible()
    assert "cannot be created" in wizard.fault.text()


def test_the_next_story_of_a_campaign_is_asked_without_a_name(qtbot, below, tmp_path: Path) -> None:
    with Keeper.create(tmp_path / f"a{SUFFIX}", "Ours") as keeper:
        keeper.do(RecordResult(story="progress", outcome="won", day=5))
        wizard = NewCampaign(below, keeper=keeper)
        wizard.open()
        assert wizard.stack.currentWidget() is wizard.story_page
        assert wizard.story_page.story == "blight"
        next_page(qtbot, wizard)
        tick(wizard, "alexander", "evgenia")
        next_page(qtbot, wizard)
        with qtbot.waitSignal(wizard.asked) as asked:
            next_page(qtbot, wizard)
        for command in asked.args[0]:
            keeper.do(command)
        assert (keeper.name, keeper.game().story.story) == ("Ours", "blight")
