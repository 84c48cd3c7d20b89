"""A board shows everything on and beside it, and nothing is cut off where four stand side by side."""

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QWidget

from tests.ui.table.clicking import LEFT, find
from ui.table.board import Board
from ui.widgets.word_card import WordCard

FOUR = ("alexander", "vasilisa", "yegor", "evgenia")


def board(page, name: str) -> Board:
    return find(page, f"board {name}", Board)


def test_numbers_of_the_head_and_boxes(page) -> None:
    vasilisa = board(page, "vasilisa")
    assert vasilisa.head.name.text() == "Vasilisa"
    assert vasilisa.head.place.accessibleName() == "Salt Works, a port"
    assert (vasilisa.head.dial.value, vasilisa.head.dial.full) == (4, False)
    assert vasilisa.numbers.wounds.accessibleName() == "Wounds: 2 of 8"
    assert vasilisa.numbers.rubles.value == 2
    assert vasilisa.numbers.dice.accessibleName() == "Dice: 1 attack, 2 defense"
    assert board(page, "yegor").head.dial.full, "cursed"


def test_only_the_one_on_turn_is_framed_in_ochre(page) -> None:
    roles = {each.board.id: each.property("role") for each in page.boards.boards}
    assert roles == {"alexander": "active", "vasilisa": "panel", "yegor": "panel"}
    assert board(page, "alexander").accessibleName() == "Alexander, on turn"


def test_first_player_holds_the_star(page) -> None:
    assert "first-player token" in board(page, "alexander").head.place.accessibleName()
    assert "first-player token" not in board(page, "vasilisa").head.place.accessibleName()


def test_cards_items_demons_helpers_and_requests(page) -> None:
    alexander = board(page, "alexander")
    names = [card.face.name if card.face else None for card in alexander.cards.cards]
    assert names == ["Tryasovitsa", "Castle", None, None]
    assert [content.name for content in alexander.cards.item_slots.contents] == ["Sample: herb", "Sample: candle"]
    assert alexander.cards.items.note == "2 of 6"
    assert [row.awake for row in alexander.demons.rows] == [False, False, True]
    assert alexander.demons.section.note == "1 awake · jobs in hand: 1"
    assert alexander.helpers.section.isVisible()
    assert [row.texts[0] for row in alexander.requests.rows] == ["Mill"]


def test_hand_opens_at_a_click_and_closes_again(page, qtbot) -> None:
    alexander = board(page, "alexander")
    assert alexander.cards.conspiracy.button.text() == "1 in hand"
    assert alexander.cards.hand.isHidden()
    qtbot.mouseClick(alexander.cards.conspiracy.button, LEFT)
    assert [card.face.name for card in alexander.cards.hand.findChildren(WordCard)] == ["Sample: dawn"]
    assert alexander.cards.hand.isVisible()
    qtbot.mouseClick(alexander.cards.conspiracy.button, LEFT)
    assert alexander.cards.hand.isHidden()


def test_seventh_item_is_shown_as_one_too_many(new_page) -> None:
    slots = board(new_page("alexander", "vasilisa", items=7), "alexander").cards
    assert slots.items.note == "7 of 6"
    assert len(slots.item_slots.slots) == 7
    assert "one too many" in slots.item_slots.slots[6].accessibleName()


def test_set_aside_dice_are_told(page) -> None:
    page.campaign.do_json({"command": "correct", "what": "character.attack_dice", "of": "vasilisa", "value": 3})
    assert board(page, "vasilisa").numbers.dice.accessibleName() == "Dice: 3 attack, 2 defense"


@pytest.mark.parametrize("size", [(1280, 720), (1440, 900), (1024, 640)])
def test_four_boards_are_cut_off_nowhere(new_page, size: tuple[int, int]) -> None:
    page = new_page(*FOUR, width=size[0], height=size[1], items=6)
    QApplication.processEvents()
    assert page.size().toTuple() == size
    for each in page.boards.boards:
        content = each.area.widget()
        assert content.width() == each.area.viewport().width(), "a board scrolls up and down only"
        for part in (each.head, each.numbers, each.cards, each.demons, each.helpers, each.requests):
            assert within(content, part), part
    last = page.boards.boards[-1]
    right = last.mapTo(page, QPoint(last.width(), 0)).x() - page.boards_area.horizontalScrollBar().maximum()
    assert right <= page.side.mapTo(page, QPoint(0, 0)).x()
    assert (page.boards_area.horizontalScrollBar().maximum() > 0) == (size[0] < 1280)


def within(outer: QWidget, inner: QWidget) -> bool:
    top_left = inner.mapTo(outer, QPoint(0, 0))
    bottom_right = top_left + QPoint(inner.width(), inner.height())
    fits = top_left.x() >= 0 and bottom_right.x() <= outer.width() and bottom_right.y() <= outer.height()
    return fits and inner.height() >= inner.minimumSizeHint().height()
