"""Ways side by side: one is chosen."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ui.widgets.plan_card import PlanCard


def test_verdict_is_said_in_words(qapp) -> None:
    card = PlanCard(1, "Spend nothing", "12 · the fewest items", passes=True)
    assert card.accessibleName() == "Way 1: Spend nothing, 12 · the fewest items, succeeds"
    card.set_plan("Yegor alone", "8 · three short", passes=False)
    assert card.accessibleName() == "Way 1: Yegor alone, 8 · three short, fails"
    assert not card.passes


def test_choosing_one_way_leaves_the_others(shown, qtbot) -> None:
    holder = QWidget()
    layout = QVBoxLayout(holder)
    cards = [PlanCard(number, f"Way {number}", passes=True, by_key=True) for number in (1, 2, 3)]
    for card in cards:
        layout.addWidget(card)
    shown(holder, 320)
    qtbot.mouseClick(cards[0], Qt.MouseButton.LeftButton)
    assert [card.isChecked() for card in cards] == [True, False, False]
    qtbot.waitUntil(holder.isActiveWindow)
    with qtbot.waitSignal(cards[2].clicked):
        qtbot.keyClick(holder, Qt.Key.Key_3)
    assert [card.isChecked() for card in cards] == [False, False, True]
    qtbot.keyClick(cards[1], Qt.Key.Key_Return)
    assert [card.isChecked() for card in cards] == [False, True, False]
