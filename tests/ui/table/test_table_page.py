"""The page answers keys and clicks, shows what follows at once, and takes it back."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QApplication

from blackbook.keeper import Keeper
from tests.ui.table.clicking import LEFT, find, popover, press
from ui import theme


def test_location_action_by_key_asks_on_the_market(new_page, qtbot) -> None:
    page = new_page("evgenia", "alexander")
    page.campaign.do_json({"command": "correct", "what": "character.location", "of": "evgenia", "value": "cherdyn"})
    press(page, Qt.Key.Key_L)
    assert page.campaign.question.rule == "R-MARKET-4"
    assert find(page, "question_text").text().startswith("Evgenia buys on the market")
    press(page, Qt.Key.Key_1)
    assert page.campaign.table.board("evgenia").rubles == 0


def test_move_by_click_and_undo_by_key(page, qtbot) -> None:
    qtbot.mouseClick(find(page, "move cherdyn"), LEFT)
    assert page.campaign.table.board("alexander").location == "cherdyn"
    assert find(page, "now_state").text().startswith("At: Cherdyn.")
    assert page.top.undo.text() == "Undo “Alexander moves Mill → Cherdyn”"
    qtbot.keyClick(page, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert page.campaign.table.board("alexander").location == "mill"
    assert page.top.undo.text() == "Nothing to undo"
    assert page.top.redo.accessibleName() == "Redo “Alexander moves Mill → Cherdyn”"
    qtbot.keyClick(page, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    assert page.campaign.table.board("alexander").location == "cherdyn"


def test_undo_and_redo_by_click(page, qtbot) -> None:
    qtbot.mouseClick(find(page, "move cherdyn"), LEFT)
    qtbot.mouseClick(page.top.undo, LEFT)
    assert page.campaign.table.board("alexander").location == "mill"
    qtbot.mouseClick(page.top.redo, LEFT)
    assert page.campaign.table.board("alexander").location == "cherdyn"


def test_return_ends_the_turn(page, qtbot) -> None:
    qtbot.keyClick(page, Qt.Key.Key_Return)
    assert page.campaign.keeper.head.text.template == "{who} ends the turn"
    assert page.campaign.table.story.on_turn == "vasilisa"
    assert find(page, "now").text() == "Noon — Vasilisa"
    assert find(page, "board vasilisa").property("role") == "active"


def test_return_presses_a_button_in_focus_instead(page, qtbot) -> None:
    button = page.now.offers.buttons["location_action"]
    button.setFocus()
    qtbot.keyClick(button, Qt.Key.Key_Return)
    assert page.campaign.table.story.on_turn == "alexander"
    assert page.campaign.keeper.head.text.template == "{who}: action at {place}"


def test_arrows_walk_from_board_to_board(page, qtbot) -> None:
    qtbot.keyClick(page, Qt.Key.Key_Right)
    assert page.focusWidget().board.id == "alexander"
    qtbot.keyClick(page.focusWidget(), Qt.Key.Key_Right)
    assert page.focusWidget().board.id == "vasilisa"
    qtbot.keyClick(page.focusWidget(), Qt.Key.Key_Left)
    qtbot.keyClick(page.focusWidget(), Qt.Key.Key_Left)
    assert page.focusWidget().board.id == "yegor"
    qtbot.keyClick(page.focusWidget(), Qt.Key.Key_Escape)
    assert page.focusWidget() is page


def test_t_shows_the_middle_of_the_table_and_the_boards_again(page, qtbot) -> None:
    qtbot.keyClick(page, Qt.Key.Key_T)
    assert page.market.isVisible()
    assert page.top.middle.isChecked()
    qtbot.mouseClick(page.top.middle, LEFT)
    assert page.boards.isVisible()
    assert not page.top.middle.isChecked()


@pytest.mark.parametrize(
    ("signal", "button"), [("shelf_asked", "shelf"), ("palette_asked", "palette")]
)  # fmt: skip
def test_ways_out(page, qtbot, signal: str, button: str) -> None:
    asked = QSignalSpy(getattr(page, signal))
    qtbot.mouseClick(find(page, button), LEFT)
    assert asked.count() == 1


def test_keys_for_the_palette_and_the_list_of_keys(page, qtbot) -> None:
    palette, keys = QSignalSpy(page.palette_asked), QSignalSpy(page.keys_asked)
    qtbot.keyClick(page, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClick(page, Qt.Key.Key_Question)
    assert (palette.count(), keys.count()) == (1, 1)


def test_without_a_story_the_page_invites_to_set_one_up(new_page, qtbot, tmp_path, library) -> None:
    page = new_page.keeper(Keeper.create(tmp_path / "new.blackbook", "Spring", library=library))
    assert page.empty.isVisible()
    assert not page.track.isVisible()
    assert not page.side.isVisible(), "nothing happens yet"
    assert page.top.name.full_text == "Spring"
    asked = QSignalSpy(page.setup_asked)
    qtbot.mouseClick(page.empty.button, LEFT)
    assert asked.count() == 1
    assert page.empty.button.text() == "Set up a story"
    qtbot.keyClick(page, Qt.Key.Key_T)
    assert page.empty.isVisible(), "there is no middle of the table yet"


def test_set_up_lays_the_boards(new_page, tmp_path, library) -> None:
    page = new_page.keeper(Keeper.create(tmp_path / "new.blackbook", "Spring", library=library))
    page.campaign.do_json({"command": "set_up", "story": "progress", "characters": ["alexander", "evgenia"]})
    assert [board.board.id for board in page.boards.boards] == ["alexander", "evgenia"]
    assert page.boards.isVisible()
    assert page.track.isVisible()
    assert page.now.question.question is not None


def test_jump_back_in_the_journal_is_confirmed_first(page, qtbot) -> None:
    qtbot.mouseClick(find(page, "move cherdyn"), LEFT)
    page.campaign.do_json({"command": "correct", "what": "character.rubles", "of": "alexander", "value": 4})
    journal = page.journal.list
    qtbot.mouseClick(journal.viewport(), LEFT, pos=journal.visualRect(journal.model().index(1, 0)).center())
    assert "Alexander moves Mill → Cherdyn" in popover(page).findChildren(type(popover(page).title))[1].text()
    qtbot.mouseClick(find(popover(page), "confirm"), LEFT)
    board = page.campaign.table.board("alexander")
    assert (board.location, board.rubles) == ("cherdyn", 1)
    assert [row.undone for row in page.journal.list.rows] == [True, False]


def test_larger_text_gets_more_room_at_once(page, qapp) -> None:
    before = page.side.width()
    theme.apply_theme(qapp, "dark", 150)
    QApplication.processEvents()
    assert page.side.width() > before
    assert all(board.minimumWidth() == theme.scaled(230) for board in page.boards.boards)
    assert not page.top.palette_chip.isVisible()
    theme.apply_theme(qapp, "dark", 100)
    QApplication.processEvents()
    assert page.side.width() == before
    assert page.top.palette_chip.isVisible()
