"""Questions are answered by click and key; what the rules bar takes one step more."""

import pytest
from PySide6.QtCore import Qt

from ui.widgets.action_button import ActionButton
from ui.widgets.question import Option, Question, key_of
from ui.widgets.question_panel import QuestionPanel

LEFT = Qt.MouseButton.LeftButton
ACTIONS = Question(
    "Noon — Vasilisa",
    "One action left.",
    options=(
        Option("fulfil", "Fulfil “The thief's hat”", key="F", recommended=True),
        Option("act", "Location action"),
        Option("buy", "Buy a word", barred="Not enough rubles: 3 of 4"),
    ),
)
ITEMS = (Option("mint", "Mint"), Option("salt", "Salt"), Option("icon", "Icon", barred="Church item"))


def ask(shown, question: Question) -> tuple[QuestionPanel, list[object], list[object]]:
    panel = QuestionPanel(question)
    shown(panel, 360)
    answers: list[object] = []
    forced: list[object] = []
    panel.answered.connect(answers.append)
    panel.forced.connect(forced.append)
    return panel, answers, forced


def test_click_answers(shown, qtbot) -> None:
    panel, answers, _ = ask(shown, ACTIONS)
    qtbot.mouseClick(panel.buttons["act"], LEFT)
    assert answers == ["act"]
    assert panel.accessibleName() == "Noon — Vasilisa"
    assert panel.accessibleDescription() == "One action left."


@pytest.mark.parametrize(("key", "value"), [(Qt.Key.Key_F, "fulfil"), (Qt.Key.Key_2, "act")])
def test_hinted_key_answers(shown, qtbot, key: Qt.Key, value: str) -> None:
    panel, _, _ = ask(shown, ACTIONS)
    qtbot.waitUntil(panel.isActiveWindow)
    with qtbot.waitSignal(panel.answered) as caught:
        qtbot.keyClick(panel, key)
    assert caught.args == [value]


def test_key_is_the_option_s_own_or_its_place() -> None:
    assert [key_of(option, place) for place, option in enumerate(ACTIONS.options)] == ["F", "2", "3"]
    assert key_of(Option("x", "x"), 9) == ""


def test_barred_option_gives_its_reason_and_takes_no_click(shown, qtbot) -> None:
    panel, answers, forced = ask(shown, ACTIONS)
    button = panel.buttons["buy"]
    assert not button.isEnabled()
    assert button.detail == "Not enough rubles: 3 of 4"
    assert button.accessibleDescription() == "Not enough rubles: 3 of 4"
    qtbot.mouseClick(button, LEFT)
    assert (answers, forced) == ([], [])


def test_barred_option_can_be_forced_a_level_down(shown, qtbot) -> None:
    panel, answers, forced = ask(shown, ACTIONS)
    force = panel.force_buttons["buy"]
    assert not force.isVisible()
    qtbot.mouseClick(panel.despite["buy"], LEFT)
    assert force.isVisible()
    assert force.accessibleName() == "Do it anyway: Buy a word"
    qtbot.mouseClick(force, LEFT)
    assert (answers, forced) == ([], ["buy"])


@pytest.mark.parametrize(
    ("ticked", "why"), [([], "2 more to choose"), (["mint"], "1 more to choose"), (["mint", "salt"], "")]
)
def test_several_are_chosen_when_enough_are_ticked(shown, qtbot, ticked: list[str], why: str) -> None:
    panel, answers, _ = ask(shown, Question("Discard two", form="several", options=ITEMS, least=2, most=2))
    for value in ticked:
        panel.boxes[value].click()
    assert panel.confirm.isEnabled() == (not why)
    assert panel.confirm.detail.replace("(s)", "") == why
    qtbot.mouseClick(panel.confirm, LEFT)
    assert answers == ([] if why else [("mint", "salt")])
    assert not panel.boxes["icon"].isEnabled()


def test_too_many_are_refused(shown, qtbot) -> None:
    panel, answers, _ = ask(shown, Question("Discard one", form="several", options=ITEMS, least=1, most=1))
    panel.boxes["mint"].click()
    panel.boxes["salt"].click()
    assert not panel.confirm.isEnabled()
    panel.boxes["mint"].click()
    qtbot.mouseClick(panel.confirm, LEFT)
    assert answers == [("salt",)]


def test_number_stays_within_bounds(shown, qtbot) -> None:
    panel, answers, _ = ask(shown, Question("Rubles", form="number", least=1, most=5, start=3))
    assert panel.number.value() == 3
    for _ in range(4):
        qtbot.keyClick(panel.number, Qt.Key.Key_Up)
    qtbot.mouseClick(panel.confirm, LEFT)
    assert answers == [5]


def test_return_in_the_number_answers(shown, qtbot) -> None:
    panel, answers, _ = ask(shown, Question("Rubles", form="number", most=50))
    panel.number.selectAll()
    qtbot.keyClicks(panel.number, "17")
    qtbot.keyClick(panel.number, Qt.Key.Key_Return)
    assert answers == [17]


def test_text_is_answered_by_return(shown, qtbot) -> None:
    panel, answers, _ = ask(shown, Question("Name the card", form="text", start="Нож"))
    panel.line.selectAll()
    qtbot.keyClicks(panel.line, "Needle")
    qtbot.keyClick(panel.line, Qt.Key.Key_Return)
    assert answers == ["Needle"]


def test_next_question_replaces_the_last_and_none_hides_the_panel(shown) -> None:
    panel, _, _ = ask(shown, ACTIONS)
    panel.set_question(Question("Rubles", form="number", most=5))
    assert panel.buttons == {}
    assert panel.number is not None
    panel.set_question(None)
    assert panel.question is None
    assert not panel.isVisible()


def test_button_grows_where_its_title_wraps(qapp) -> None:
    button = ActionButton("Give the old Solovki key to the barn to Vasilisa, who is here", key="G")
    assert button.heightForWidth(140) > button.heightForWidth(600)
    assert button.key == "G"


def test_ampersand_in_a_title_makes_no_shortcut(qapp) -> None:
    button = ActionButton("Salt & Silver", key="S")
    assert button.shortcut().toString() == "S"
    assert button.accessibleName() == "Salt & Silver"
