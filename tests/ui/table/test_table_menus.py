"""Menus of what lies on the table: use, give, name, lay elsewhere, take away, correct."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSpinBox

from tests.ui.table.clicking import LEFT, choose, entries, find, menu, popover


def item(page, who: str, place: int = 0):
    return find(page, f"board {who}").cards.item_slots.slots[place]


def alexander(page):
    return page.campaign.table.board("alexander")


def test_menu_of_an_item_says_what_it_does_and_what_can_be_done(page, qtbot) -> None:
    qtbot.mouseClick(item(page, "alexander"), LEFT)
    texts = entries(menu(page))
    assert not texts["Sample: herb"].isEnabled(), "its name stands on top"
    assert "Alexander uses Sample: herb" in texts
    assert "In the inventory of Vasilisa" in texts
    menu(page).close()


def test_item_is_used(page, qtbot) -> None:
    page.campaign.do_json({"command": "correct", "what": "character.wounds", "of": "alexander", "value": 4})
    qtbot.mouseClick(item(page, "alexander"), LEFT)
    choose(page, "Alexander uses Sample: herb")
    assert [each.name for each in alexander(page).items if each is not None] != []
    assert page.campaign.keeper.head.command["command"] == "use_item"
    assert alexander(page).wounds < 4


def test_item_is_given_to_somebody_here(page, qtbot) -> None:
    page.campaign.do_json({"command": "correct", "what": "character.location", "of": "vasilisa", "value": "mill"})
    qtbot.mouseClick(item(page, "alexander"), LEFT)
    choose(page, "Alexander gives Sample: herb to Vasilisa")
    assert len([each for each in page.campaign.table.board("vasilisa").items if each is not None]) == 3
    assert page.campaign.keeper.head.command["command"] == "give_item"


def test_item_is_laid_elsewhere_and_discarded(page, qtbot) -> None:
    qtbot.mouseClick(item(page, "alexander"), LEFT)
    choose(page, "In the inventory of Grandpa Yegor")
    assert len([each for each in page.campaign.table.board("yegor").items if each is not None]) == 3
    left = next(deck.left for deck in page.campaign.table.decks if deck.name == "crafted")
    find(page, "board alexander")
    qtbot.mouseClick(item(page, "alexander"), LEFT)
    choose(page, "Discard it: back to its bag")
    assert [each for each in alexander(page).items if each is not None] == []
    assert next(deck.left for deck in page.campaign.table.decks if deck.name == "crafted") == left + 1


def test_item_is_added_to_an_empty_space(page, qtbot) -> None:
    qtbot.mouseClick(item(page, "alexander", 3), LEFT)
    panel = popover(page)
    panel.choice.setCurrentText("Sample: amber")
    qtbot.mouseClick(find(panel, "set"), LEFT)
    assert [str(each.name) for each in alexander(page).items if each is not None][-1] == "Sample: amber"


def test_card_is_turned_laid_in_the_hand_and_back(page, qtbot) -> None:
    card = find(page, "board alexander").cards.cards[0]
    qtbot.mouseClick(card, LEFT)
    choose(page, "Turn it face down")
    assert card.face.face_down
    qtbot.mouseClick(card, LEFT)
    choose(page, "Turn it face up")
    qtbot.mouseClick(card, LEFT)
    choose(page, "In the hand")
    assert [str(each.name) for each in alexander(page).hand] == ["Tryasovitsa", "Sample: dawn"]
    assert card.face is None
    qtbot.mouseClick(card, LEFT)
    choose(page, "Sample: dawn")
    assert str(alexander(page).conspiracy[0].name) == "Sample: dawn"


def test_card_is_added_to_an_empty_slot(page, qtbot) -> None:
    qtbot.mouseClick(find(page, "board alexander").cards.cards[3], LEFT)
    choose(page, "Another card lies here…")
    panel = popover(page)
    panel.choice.setCurrentText("Needle")
    qtbot.mouseClick(find(panel, "set"), LEFT)
    assert str(alexander(page).conspiracy[3].name) == "Needle"


def test_demon_is_put_to_work_and_its_job_taken_back(page, qtbot) -> None:
    rows = find(page, "board alexander").demons.rows
    qtbot.mouseClick(rows[2], LEFT)
    job = next(text for text in entries(menu(page)) if text.startswith("Sample of Alexander: fee"))
    choose(page, job)
    assert alexander(page).demons[2].job is not None
    assert not rows[2].awake
    qtbot.mouseClick(rows[0], LEFT)
    choose(page, "Take the job to the hand")
    assert alexander(page).demons[0].awake
    assert rows[0].awake


def test_helper_is_used_and_turned(page, qtbot) -> None:
    helper = alexander(page).helpers[0]
    qtbot.mouseClick(find(page, f"helper {helper.id}"), LEFT)
    choose(page, "Turn it face down")
    assert not alexander(page).helpers[0].ready
    assert find(page, f"helper {helper.id}").text() == "Sample: bear (has helped)"


def test_request_is_fulfilled_from_its_menu(page, qtbot) -> None:
    qtbot.mouseClick(find(page, "board alexander").requests.rows[0], LEFT)
    choose(page, "Fulfil Sample: noise in the barn")
    assert page.campaign.keeper.head.command["command"] == "fulfil_request"


def test_every_value_of_a_component_can_be_corrected(page, qtbot) -> None:
    qtbot.mouseClick(find(page, "board alexander").cards.cards[1], LEFT)
    choose(page, "Correct…")
    slot = popover(page).findChild(QSpinBox, "value card_in_play.slot")
    assert slot.value() == 2
    slot.setValue(4)
    qtbot.keyClick(slot, Qt.Key.Key_Return)
    assert [card is None for card in alexander(page).conspiracy] == [False, True, True, False]


def test_unnamed_item_is_named(new_page, qtbot) -> None:
    page = new_page("alexander", "vasilisa", "yegor", "evgenia", items=3)
    qtbot.mouseClick(item(page, "evgenia"), LEFT)
    choose(page, "Name natural item")
    assert page.campaign.question is not None
    assert page.campaign.keeper.head.command["command"] == "name_item"

