"""On the table: the chances beside the question which word cards are in the conspiracy."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from blackbook.content.library import Library
from tests.ui.resolver.conftest import Put
from tests.ui.resolver.test_odds_panel import swap_question, wait_until_counted
from ui.language import use_language
from ui.table.table_page import TablePage


@pytest.mark.rule("R-CARD-3")
def test_the_table_shows_the_chances_while_cards_are_chosen(qtbot, put: Put, library: Library) -> None:
    campaign = put(swap_question(library))
    page = TablePage(campaign)
    qtbot.addWidget(page)
    page.resize(1280, 720)
    with qtbot.waitExposed(page):
        page.show()
    odds = page.now.odds
    assert odds.isVisible()
    wait_until_counted(qtbot, odds)
    assert odds.exact.text().startswith("exactly ")
    use_language("ru")
    qtbot.waitUntil(lambda: not odds.exact.text().startswith("exactly "))
    page.now.widget().layout().activate()
    assert page.now.widget().minimumSizeHint().width() <= page.now.viewport().width()
    qtbot.mouseClick(odds.cards.button, Qt.MouseButton.LeftButton)
    board = next(board for board in campaign.table.boards if board.id == "yegor")
    assert [str(card.name) for card in board.conspiracy if card is not None] == ["Raging Winds", "Whale-Fish", "Slave"]
    assert campaign.question is not None
    assert campaign.question.form == "dice"
    assert not odds.isVisible()
    assert not odds.counting.is_on
