"""Each value can be put right by hand: a click opens it, Return sets it, undo takes it back."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QCheckBox, QComboBox, QSpinBox, QToolButton

from tests.ui.table.clicking import LEFT, find, popover


def value(page, what: str, kind: type = QSpinBox):
    return popover(page).findChild(kind, f"value {what}")


def alexander(page):
    return find(page, "board alexander")


@pytest.mark.parametrize(
    ("field", "typed"), [("wounds", "5"), ("rubles", "3"), ("sins", "7")]
)  # fmt: skip
def test_number_is_typed_and_set(page, qtbot, field: str, typed: str) -> None:
    qtbot.mouseClick(find(alexander(page), field), LEFT)
    box = value(page, f"character.{field}")
    assert box.value() == getattr(page.campaign.table.board("alexander"), field)
    qtbot.keyClicks(box, typed)
    qtbot.keyClick(box, Qt.Key.Key_Return)
    assert getattr(page.campaign.table.board("alexander"), field) == int(typed)
    page.campaign.undo()
    assert getattr(page.campaign.table.board("alexander"), field) != int(typed)


def test_plus_and_minus(page, qtbot) -> None:
    qtbot.mouseClick(find(alexander(page), "wounds"), LEFT)
    panel = popover(page)
    plus = panel.findChildren(QToolButton, "plus")[0]
    for _ in range(3):
        qtbot.mouseClick(plus, LEFT)
    qtbot.mouseClick(panel.findChildren(QToolButton, "minus")[0], LEFT)
    qtbot.mouseClick(find(panel, "set"), LEFT)
    assert page.campaign.table.board("alexander").wounds == 2


def test_escape_leaves_everything_as_it_is(page, qtbot) -> None:
    qtbot.mouseClick(find(alexander(page), "rubles"), LEFT)
    box = value(page, "character.rubles")
    qtbot.keyClicks(box, "9")
    qtbot.keyClick(box, Qt.Key.Key_Escape)
    assert page.campaign.table.board("alexander").rubles == 1
    assert page.campaign.keeper.head is None


def test_arrow_keys_step_a_number(page, qtbot) -> None:
    rubles = find(alexander(page), "rubles")
    qtbot.keyClick(rubles, Qt.Key.Key_Up)
    assert page.campaign.table.board("alexander").rubles == 2
    for _ in range(5):
        qtbot.keyClick(rubles, Qt.Key.Key_Down)
    assert page.campaign.table.board("alexander").rubles == 0


def test_dice_are_corrected_together(page, qtbot) -> None:
    qtbot.mouseClick(find(alexander(page), "dice"), LEFT)
    value(page, "character.attack_dice").setValue(2)
    value(page, "character.defense_dice").setValue(3)
    qtbot.mouseClick(find(popover(page), "set"), LEFT)
    board = page.campaign.table.board("alexander")
    assert (board.attack_dice, board.defense_dice) == (2, 3)


def test_place_is_chosen(page, qtbot) -> None:
    qtbot.mouseClick(find(alexander(page), "place"), LEFT)
    places = value(page, "character.location", QComboBox)
    assert places.currentText() == "Mill"
    places.setCurrentIndex(places.findData("nyrob"))
    qtbot.mouseClick(find(popover(page), "set"), LEFT)
    assert page.campaign.table.board("alexander").location == "nyrob"
    assert alexander(page).head.place.text() == "Nyrob"


def test_marker_of_the_track(page, qtbot) -> None:
    qtbot.mouseClick(page.track.track.spaces[6], LEFT)
    marker = value(page, "track.marker")
    assert marker.value() == 0
    qtbot.keyClicks(marker, "6")
    value(page, "track.token_4_up", QCheckBox).setChecked(False)
    qtbot.mouseClick(find(popover(page), "set"), LEFT)
    assert page.campaign.table.track.marker == 6
    assert page.campaign.table.track.tokens[0] == (4, False)
    assert page.track.track.view.marker == 6


def test_phase_is_corrected_only_when_confirmed(page, qtbot) -> None:
    qtbot.mouseClick(page.top.phases.pills[2], LEFT)
    assert popover(page).title.text() == "Is it evening?"
    qtbot.mouseClick(find(popover(page), "leave"), LEFT)
    assert page.campaign.table.story.phase == "noon"
    qtbot.mouseClick(page.top.phases.pills[2], LEFT)
    qtbot.mouseClick(find(popover(page), "confirm"), LEFT)
    assert page.campaign.table.story.phase == "evening"
    assert page.top.phases.current == 2


def test_day(page, qtbot) -> None:
    qtbot.mouseClick(page.top.day, LEFT)
    qtbot.keyClicks(value(page, "story_game.day"), "4")
    qtbot.mouseClick(find(popover(page), "set"), LEFT)
    assert page.campaign.table.story.day == 4
    assert page.top.day.text() == "Day 4"


def test_deck(page, qtbot) -> None:
    page.turn_over()
    deck = find(page.market, "deck regular")
    assert deck.value == 15
    qtbot.mouseClick(deck, LEFT)
    qtbot.keyClicks(value(page, "deck.left"), "12")
    qtbot.mouseClick(find(popover(page), "set"), LEFT)
    assert find(page.market, "deck regular").value == 12


def test_a_rule_against_it_is_refused_and_can_be_set_aside(page, qtbot) -> None:
    refused = QSignalSpy(page.campaign.refused)
    qtbot.mouseClick(find(alexander(page), "sins"), LEFT)
    qtbot.keyClicks(value(page, "character.sins"), "20")
    qtbot.mouseClick(find(popover(page), "set"), LEFT)
    assert refused.count() == 1
    refusal, command = refused.at(0)
    assert refusal.rule == "R-SIN-1"
    assert page.campaign.table.board("alexander").sins == 9
    page.campaign.do_anyway(command, refusal.rule)
    assert page.campaign.table.board("alexander").sins == 20
