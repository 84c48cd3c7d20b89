"""The shelf of plain cards: what it shows, and what its buttons and menus ask for."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QLabel

from ui.shelf.points_dialog import Point, PointsDialog
from ui.shelf.preview_dialog import PreviewDialog
from ui.shelf.shelf_card import ASKS, ShelfCard
from ui.shelf.shelf_page import ShelfPage

SOUND = ShelfCard(
    "a", "Winter at Cherdyn", "Progress", "Day 3, noon", ("Alexander", "Vasilisa"), "12 January, 14:02", "sample"
)
FAULTY = ShelfCard("b", "Broken", when="Broken.blackbook", fault="It is not a campaign of this game.")


def page_of(qtbot, *cards: ShelfCard) -> ShelfPage:
    page = ShelfPage("Black Book")
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.set_cards(cards)
    with qtbot.waitExposed(page):
        page.show()
    return page


def texts(widget) -> set[str]:
    return {label.accessibleName() or label.text() for label in widget.findChildren(QLabel)}


def test_a_card_shows_all_that_it_is_given(qtbot) -> None:
    page = page_of(qtbot, SOUND)
    card = page.frame("a")
    assert {"Winter at Cherdyn", "Progress", "Day 3, noon", "Alexander, Vasilisa", "12 January, 14:02"} <= texts(card)
    assert card.open_button.accessibleName() == "Open Winter at Cherdyn"
    assert [action.isVisible() for action in card.actions_by_ask.values()] == [True] * len(ASKS)


def test_a_click_on_the_card_or_its_button_opens_it(qtbot) -> None:
    page = page_of(qtbot, SOUND)
    card = page.frame("a")
    with qtbot.waitSignal(page.open_asked) as asked:
        qtbot.mouseClick(card, Qt.MouseButton.LeftButton, pos=QPoint(10, 10))
    assert asked.args == ["a"]
    with qtbot.waitSignal(page.open_asked):
        qtbot.keyClick(card.open_button, Qt.Key.Key_Space)


def test_a_faulty_file_says_why_and_can_only_be_restored_or_removed(qtbot) -> None:
    page = page_of(qtbot, FAULTY)
    card = page.frame("b")
    assert "It is not a campaign of this game." in texts(card)
    assert not card.open_button.isVisible()
    shown = [ask for ask, action in card.actions_by_ask.items() if action.isVisible()]
    assert shown == ["restore", "remove"]
    opened: list[str] = []
    page.open_asked.connect(opened.append)
    qtbot.mouseClick(card, Qt.MouseButton.LeftButton, pos=QPoint(10, 10))
    assert opened == []


def test_the_menu_of_a_card_asks_for_each_of_its_entries(qtbot) -> None:
    page = page_of(qtbot, SOUND)
    asked: list[tuple[str, str]] = []
    page.menu_asked.connect(lambda ask, key: asked.append((ask, key)))
    for action in page.frame("a").menu.actions():
        action.trigger()
    assert asked == [(ask, "a") for ask in ASKS]


def test_the_bar_asks_for_what_it_says(qtbot) -> None:
    page = page_of(qtbot, SOUND)
    for button, signal in (
        (page.new_button, page.new_asked),
        (page.sample_button, page.sample_asked),
        (page.elsewhere_button, page.elsewhere_asked),
        (page.import_button, page.import_asked),
        (page.restore_button, page.restore_asked),
        (page.settings_button, page.settings_asked),
    ):
        with qtbot.waitSignal(signal):
            qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def test_an_empty_shelf_offers_the_sample_and_a_new_campaign(qtbot) -> None:
    page = page_of(qtbot)
    assert page.empty.isVisible()
    assert page.focusWidget() is None or page.focusProxy() is page.empty.sample_button
    with qtbot.waitSignal(page.sample_asked):
        qtbot.mouseClick(page.empty.sample_button, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(page.new_asked):
        qtbot.mouseClick(page.empty.new_button, Qt.MouseButton.LeftButton)
    page.set_cards((SOUND,))
    assert not page.empty.isVisible()


def test_the_focus_goes_to_the_first_campaign_that_can_be_opened(qtbot) -> None:
    page = page_of(qtbot, FAULTY, SOUND)
    assert page.focusProxy() is page.frame("a").open_button
    page.set_cards((FAULTY,))
    assert page.focusProxy() is page.frame("b").more


def test_a_point_in_the_past_is_chosen_by_keys(qtbot, below) -> None:
    points = [Point("7", "12 January", "Vasilisa buys Needle"), Point("6", "11 January", "Night begins")]
    dialog = PointsDialog("Earlier", "Nothing is lost.", "Open there", points, below)
    dialog.open()
    assert dialog.list.item(1).text() == "11 January   Night begins"
    qtbot.keyClick(dialog.list, Qt.Key.Key_Down)
    with qtbot.waitSignal(dialog.chosen) as chosen:
        qtbot.mouseClick(dialog.accept_button, Qt.MouseButton.LeftButton)
    assert chosen.args == ["6"]


def test_without_points_there_is_nothing_to_accept(qtbot, below) -> None:
    dialog = PointsDialog("Earlier", "There is none yet.", "Restore", [], below)
    dialog.open()
    assert not dialog.accept_button.isEnabled()
    assert not dialog.list.isVisible()
    dialog.accept()
    assert dialog.isVisible()


def test_a_preview_names_the_document_and_its_facts(qtbot, below) -> None:
    dialog = PreviewDialog("winter.json", [("Rows", "120"), ("Actions", "14")], ["Night begins"], below)
    dialog.open()
    assert dialog.heading.text() == "Import winter.json?"
    assert {"Rows", "120", "Actions", "14", "Its last actions"} <= texts(dialog)
    assert dialog.list.item(0).text() == "Night begins"
    with qtbot.waitSignal(dialog.accepted):
        qtbot.mouseClick(dialog.accept_button, Qt.MouseButton.LeftButton)
