"""The journal beside the table: entries, what came of them, search, bookmarks and abandoned lines."""

import pytest
from PySide6.QtCore import Qt

from tests.ui.table.clicking import LEFT, find, popover


def set_rubles(page, *values: int) -> None:
    for value in values:
        page.campaign.do_json({"command": "correct", "what": "character.rubles", "of": "alexander", "value": value})


@pytest.fixture
def journal(page):
    set_rubles(page, 2, 3)
    page.campaign.do_json({"command": "move", "to": "cherdyn"})
    return page.journal


def test_newest_entry_stands_on_top_with_what_came_of_it(page, journal) -> None:
    page.campaign.do_json({"command": "end_turn"})
    assert [row.text for row in journal.list.rows] == [
        "Alexander ends the turn",
        "Alexander moves Mill → Cherdyn",
        "Corrected: Alexander, rubles = 3",
        "Corrected: Alexander, rubles = 2",
    ]
    assert journal.list.rows[0].detail.endswith("is on turn")
    assert journal.list.rows[0].time == page.campaign.keeper.head.at.astimezone().strftime("%H:%M")


def test_search_narrows_it_down(journal, qtbot) -> None:
    journal.search.setFocus()
    qtbot.keyClicks(journal.search, "CHERDYN")
    assert [row.text for row in journal.list.rows] == ["Alexander moves Mill → Cherdyn"]
    journal.search.clear()
    assert len(journal.list.rows) == 3


def test_what_was_undone_stays_visible_above(page, journal) -> None:
    page.campaign.undo()
    assert [row.undone for row in journal.list.rows] == [True, False, False]


def test_entry_despite_a_rule_is_marked(page, journal) -> None:
    page.campaign.do_json(
        {"command": "correct", "what": "character.sins", "of": "alexander", "value": 14, "despite": ["R-SIN-1"]}
    )
    assert journal.list.rows[0].mark == "despite"
    assert journal.list.rows[0].note == "Despite R-SIN-1"


def test_bookmark_is_set_and_gone_back_to(page, journal, qtbot) -> None:
    qtbot.mouseClick(journal.bookmark, LEFT)
    assert popover(page).line.text() == "Day 3"
    popover(page).line.selectAll()
    qtbot.keyClicks(popover(page).line, "before the fight")
    qtbot.keyClick(popover(page).line, Qt.Key.Key_Return)
    assert journal.list.rows[0].mark == "bookmark"
    assert journal.list.rows[0].note == "before the fight"
    set_rubles(page, 7)
    journal.fill_menu()
    next(action for action in journal.menu.actions() if action.text() == "before the fight").trigger()
    qtbot.mouseClick(find(popover(page), "confirm"), LEFT)
    assert page.campaign.table.board("alexander").rubles == 3


def test_abandoned_line_can_be_gone_back_to(page, journal, qtbot) -> None:
    page.campaign.undo()
    page.campaign.undo()
    set_rubles(page, 9)
    journal.fill_menu()
    tip = next(action for action in journal.menu.actions() if "Mill → Cherdyn" in action.text())
    tip.trigger()
    qtbot.mouseClick(find(popover(page), "confirm"), LEFT)
    board = page.campaign.table.board("alexander")
    assert (board.rubles, board.location) == (3, "cherdyn")


def test_start_of_the_campaign_can_be_gone_back_to(page, journal, qtbot) -> None:
    journal.fill_menu()
    next(action for action in journal.menu.actions() if action.text() == "The start of the campaign").trigger()
    qtbot.mouseClick(find(popover(page), "leave"), LEFT)
    assert page.campaign.table.board("alexander").rubles == 3
    next(action for action in journal.menu.actions() if action.text() == "The start of the campaign").trigger()
    qtbot.mouseClick(find(popover(page), "confirm"), LEFT)
    assert page.campaign.table.board("alexander").rubles == 1


def test_names_of_things_are_set_off_but_not_those_of_people(page, qtbot) -> None:
    page.campaign.do_json({"command": "use_item", "token": page.campaign.table.board("alexander").items[0].id})
    assert "Sample: herb" in page.journal.list.rows[0].names
    assert "Alexander" not in page.journal.list.rows[0].names
