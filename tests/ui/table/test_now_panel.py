"""What happens now: questions with their options, values and barred answers; offers; alerts; the night."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QSignalSpy

from blackbook.rules.question import Barred, Entry, Option, Question
from blackbook.text import say
from tests.ui.table.clicking import LEFT, find, popover, press
from ui.table.question_form import QuestionForm
from ui.widgets.labels import WrappingLabel

RED, BLUE = Option("red", say("Red")), Option("blue", say("Blue"), note=say("as the sky"))
GONE = Option("gone", say("Gone"), barred=Barred("R-ITEM-1", say("There is none left.")))


@pytest.fixture
def ask(qtbot):
    def show(question: Question, who: str = "") -> tuple[QuestionForm, list[tuple[object, ...]]]:
        form = QuestionForm()
        qtbot.addWidget(form)
        form.resize(320, 600)
        form.set_question(question, who)
        form.show()
        form.activateWindow()
        qtbot.waitUntil(form.isActiveWindow)
        answers: list[tuple[object, ...]] = []
        form.answered.connect(lambda *answer: answers.append(answer))
        return form, answers

    return show


def test_options_are_answered_by_digit_and_click(ask, qtbot) -> None:
    form, answers = ask(Question("R-X", say("Which one?"), (RED, BLUE)), "Vasilisa")
    with qtbot.waitSignal(form.answered):
        qtbot.keyClick(form, Qt.Key.Key_2)
    qtbot.mouseClick(form.buttons["red"], LEFT)
    assert answers == [(("blue",), {}, ()), (("red",), {}, ())]
    assert form.buttons["blue"].detail == "as the sky"


def test_barred_option_needs_two_more_steps(ask, qtbot) -> None:
    form, answers = ask(Question("R-X", say("Which one?"), (RED, GONE)))
    assert "gone" not in form.buttons
    assert form.barred.link.text() == "1 barred by the rules…"
    assert form.barred.list.isHidden()
    qtbot.mouseClick(form.barred.link, LEFT)
    qtbot.mouseClick(form.barred.force_buttons["gone"], LEFT)
    assert answers == [(("gone",), {}, ("R-ITEM-1",))]


def test_several_are_chosen_in_their_order(ask, qtbot) -> None:
    question = Question("R-X", say("Which?"), (RED, BLUE, Option("green", say("Green"))), least=2, most=3)
    form, answers = ask(question)
    assert not form.confirm.isEnabled()
    assert form.confirm.detail == "2 more to choose"
    form.boxes["green"].click()
    form.boxes["red"].click()
    assert form.confirm.detail == "Green → Red"
    qtbot.mouseClick(form.confirm, LEFT)
    assert answers == [(("green", "red"), {}, ())]


def test_suggested_options_are_ticked_and_lit(ask) -> None:
    form, _ = ask(Question("R-X", say("Which?"), (RED, BLUE), most=2, suggested=("blue",)))
    assert form.chosen() == ("blue",)
    assert form.boxes["blue"].isChecked()


def test_values_are_filled_in(ask, qtbot) -> None:
    entries = (
        Entry("n", "number", say("How many"), minimum=0, maximum=5, default=1),
        Entry("name", "text", say("Name"), required=False),
        Entry("what", "choice", say("What"), options=(RED, BLUE), default="blue"),
        Entry("faces", "faces", say("Faces"), required=False),
        Entry("price", "number", say("Price"), required=False, minimum=0),
    )
    form, answers = ask(Question("R-X", say("Tell"), entries=entries))
    form.entries.fields["n"].field.setValue(4)
    qtbot.keyClicks(form.entries.fields["faces"].field, "0 1 1, 2")
    qtbot.mouseClick(form.confirm, LEFT)
    assert answers == [((), {"n": 4, "what": "blue", "faces": [0, 1, 1, 2]}, ())]
    qtbot.keyClicks(form.entries.fields["name"].field, "Ash root")
    qtbot.keyClick(form.entries.fields["name"].field, Qt.Key.Key_Return)
    assert answers[1][1]["name"] == "Ash root"


def test_value_that_one_option_needs_is_asked_for_when_that_is_chosen(ask, qtbot) -> None:
    name = Entry("name", "text", say("Its name"), required=False, needed_for=("blue",))
    form, answers = ask(Question("R-X", say("Which one?"), (RED, BLUE), entries=(name,)))
    assert form.entries.holder.isHidden()
    qtbot.mouseClick(form.buttons["blue"], LEFT)
    assert answers == []
    assert form.entries.holder.isVisible()
    field = form.entries.fields["name"].field
    qtbot.keyClicks(field, "Azure")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert answers == [(("blue",), {"name": "Azure"}, ())]
    qtbot.mouseClick(form.buttons["red"], LEFT)
    assert answers[1][0] == ("red",)


def test_number_can_be_typed_at_once(ask, qtbot) -> None:
    form, answers = ask(Question("R-X", say("How many?"), entries=(Entry("n", "number", say("Rubles"), minimum=0),)))
    qtbot.waitUntil(lambda: form.focusWidget() is form.entries.fields["n"].field)
    form.focusWidget().selectAll()
    qtbot.keyClicks(form.focusWidget(), "7")
    qtbot.keyClick(form.focusWidget(), Qt.Key.Key_Return)
    assert answers == [((), {"n": 7}, ())]


def test_return_presses_nothing_after_an_answer_by_mouse(page, qtbot) -> None:
    page.campaign.do_json({"command": "correct", "what": "character.location", "of": "alexander", "value": "cherdyn"})
    press(page, Qt.Key.Key_L)
    qtbot.mouseClick(page.now.question.buttons["done"], LEFT)
    assert page.focusWidget() is page
    assert page.campaign.question is None


def test_many_options_can_be_searched(ask, qtbot) -> None:
    options = tuple(Option(f"o{n}", say("Place {number}", number=n)) for n in range(12))
    form, _ = ask(Question("R-X", say("Where?"), options))
    form.search.setFocus()
    qtbot.keyClicks(form.search, "place 11")
    assert [id for id, button in form.buttons.items() if not button.isHidden()] == ["o11"]


def test_dice_have_a_page_of_their_own(ask, qtbot) -> None:
    form, answers = ask(Question("R-CHECK-2", say("Roll"), form="dice"))
    asked = QSignalSpy(form.scene_asked)
    qtbot.mouseClick(find(form, "to_the_dice"), LEFT)
    assert asked.count() == 1
    assert answers == []


def test_dice_are_summed_up_before_their_page_opens(page, qtbot) -> None:
    page.campaign.do_json({"command": "correct", "what": "story_game.on_turn", "of": 1, "value": "vasilisa"})
    request = page.campaign.table.board("vasilisa").requests[0]
    page.campaign.do_json({"command": "fulfil_request", "request": request.id, "way": 0})
    while page.campaign.question.form == "options":
        page.campaign.answer(*page.campaign.question.suggested)
    assert find(page, "question_text").text() == "Roll the dice: Vasilisa"
    texts = [label.text() for label in page.now.question.findChildren(WrappingLabel) if label.isVisibleTo(page)]
    assert texts[1:] == ["Check of attack, difficulty 12", "Vasilisa: 1 attack, 2 defense"]
    asked = QSignalSpy(page.scene_asked)
    press(page, Qt.Key.Key_D)
    assert asked.count() == 1


def test_paragraph_is_read_by_its_number(page, qtbot) -> None:
    press(page, Qt.Key.Key_P)
    number = popover(page).number
    qtbot.keyClicks(number, "14")
    qtbot.keyClick(number, Qt.Key.Key_Return)
    assert page.campaign.keeper.head.command == {"command": "read_paragraph", "paragraph": 14}
    assert "14" in find(page, "question_text").text()


def test_what_concerns_the_table_stands_on_top_between_stories(page) -> None:
    page.campaign.do_json({"command": "correct", "what": "story_game.outcome", "of": 1, "value": "won"})
    assert find(page, "offer clear_table").accessibleName() == "Clear the table for the next story"
    assert page.now.read.isHidden()


def test_steps_can_be_ticked_off_by_hand(page, qtbot) -> None:
    page.campaign.do_json({"command": "correct", "what": "character.location", "of": "alexander", "value": "cherdyn"})
    press(page, Qt.Key.Key_L)
    assert page.campaign.question is not None
    qtbot.mouseClick(find(page, "by_hand"), LEFT)
    assert page.campaign.question is None
    assert page.campaign.keeper.head.command["command"] == "by_hand"


def test_giving_is_a_level_down(page, qtbot) -> None:
    page.campaign.do_json({"command": "correct", "what": "character.location", "of": "vasilisa", "value": "mill"})
    giving = page.now.offers.folded["give"]
    assert giving.list.isHidden()
    press(page, Qt.Key.Key_G)
    titles = [button.accessibleName() for button in giving.buttons]
    assert titles[0] == "Alexander gives Vasilisa 1 ruble"
    qtbot.mouseClick(giving.buttons[0], LEFT)
    assert page.campaign.table.board("vasilisa").rubles == 3


def test_barred_offer_is_done_anyway(page, qtbot) -> None:
    page.campaign.do_json({"command": "correct", "what": "character.location", "of": "alexander", "value": "nyrob"})
    barred = page.now.offers.barred
    qtbot.mouseClick(barred.link, LEFT)
    forced = next(button for button in barred.force_buttons.values() if "Fulfil" in button.accessibleName())
    qtbot.mouseClick(forced, LEFT)
    assert page.campaign.keeper.head.despite != ()


def test_only_one_offer_leads(page) -> None:
    tones = [button._tone for button in page.now.offers.buttons.values()]
    assert tones.count("primary") == 1
    assert page.now.offers.buttons["fulfil_request"].key == "F"
    assert page.now.offers.buttons["end_turn"].key == "Enter"


def test_what_does_not_add_up_can_be_accepted(new_page, qtbot) -> None:
    page = new_page("alexander", "vasilisa", items=7)
    alerts = page.now.alerts
    assert "inventory:alexander" in alerts.accept_buttons
    assert find(page, "alert inventory:alexander").accessibleName() == "Alexander has 7 items, and room for 6"
    qtbot.mouseClick(alerts.accept_buttons["inventory:alexander"], LEFT)
    assert "inventory:alexander" not in page.now.alerts.accept_buttons
    assert "inventory:vasilisa" in page.now.alerts.accept_buttons


def test_night_goes_step_by_step(new_page, qtbot) -> None:
    page = new_page("alexander", "vasilisa", phase="evening")
    assert page.now.night.isHidden()
    for _ in range(2):
        qtbot.keyClick(page, Qt.Key.Key_Return)
    assert page.campaign.table.story.phase == "night"
    assert page.campaign.question.rule == "R-NIGHT-5"
    assert [row.state for row in page.now.night.stepper.rows].count("current") == 1
    assert page.now.night.link.text().endswith(": Take requests")
    assert page.now.night.stepper.isVisible() == page.now.night.link.isChecked()
    assert page.now.night.isVisible()
    assert find(page, "now").text() == "Night"


def test_values_that_are_what_is_asked_come_before_the_options(ask, qtbot) -> None:
    health = Entry("health", "number", say("Health"), required=False, minimum=1)
    question = Question("R-GEN-1", say("What is printed?"), (RED, BLUE), entries=(health,), entries_first=True)
    form, answers = ask(question)
    field = form.entries.fields["health"].field
    assert field.isVisible()
    assert field.mapTo(form, field.rect().bottomLeft()).y() < form.buttons["red"].y()
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert answers == []
    qtbot.keyClicks(field, "8")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert answers == [(("red",), {"health": 8}, ())]


def test_ticked_options_wrap_in_a_narrow_form(ask, qtbot) -> None:
    words = "Each character has its board, its standee, three requests, and rubles for everything that it may buy"
    form, _ = ask(Question("R-X", say("Prepare"), (Option("long", say(words)), BLUE), most=2))
    form.setFixedWidth(240)
    box = form.boxes["long"]
    assert box.minimumSizeHint().width() < 240
    assert box.heightForWidth(240) >= 3 * box.fontMetrics().height()
    qtbot.mouseClick(box, LEFT, pos=box.rect().bottomRight() - QPoint(3, 3))
    assert form.chosen() == ("long",)
    assert form.confirm.detail == words
