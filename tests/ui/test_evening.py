"""An evening at the window: wizard, turns, the check of W-13, the fight of W-17, the night of W-11 and W-12."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSpinBox
from pytestqt.qtbot import QtBot

from blackbook import paths
from blackbook.rules.question import Question
from tests.ui.evening import CTRL, SHIFT, Evening
from tests.ui.table.clicking import choose, find, popover
from ui.resolver.enemy_card import EnemyCard
from ui.window import Window

SAMPLE_PACK = Path(__file__).parents[1] / "rules" / "sample.toml"
PARTY = ("alexander", "evgenia", "yegor", "vasilisa")
NAME = "An evening"


@pytest.fixture
def evening(qtbot: QtBot, window: Window) -> Evening:
    shutil.copy(SAMPLE_PACK, paths.made(paths.packs()) / "sample.toml")
    return Evening(qtbot, window)


@pytest.mark.rule("W-11", "W-12", "W-13", "W-17")
def test_an_evening(evening: Evening) -> None:
    new_campaign(evening)
    lay_the_table(evening)
    a_turn_each(evening)
    check_of_w_13(evening)
    fight_of_w_17(evening)
    night_of_w_11_and_w_12(evening)
    undo_and_redo_everything(evening)


def new_campaign(evening: Evening) -> None:
    """Through the wizard by keys and clicks; the boards are known, so nothing is asked of them."""
    evening.key(Qt.Key.Key_N, CTRL)
    wizard = evening.wizard()
    evening.qtbot.keyClicks(wizard.name_page.line, NAME)
    evening.qtbot.keyClick(wizard.name_page.line, Qt.Key.Key_Return)
    evening.click(wizard.next_button)
    names = wizard.party_page.list
    evening.qtbot.keyClick(names, Qt.Key.Key_Home)
    for _ in PARTY:
        evening.qtbot.keyClick(names, Qt.Key.Key_Space)
        evening.qtbot.keyClick(names, Qt.Key.Key_Down)
    seat(evening, "evgenia", 1)
    seat(evening, "yegor", 2)
    assert wizard.party_page.party == PARTY
    evening.qtbot.keyClicks(wizard.party_page.first, "Alexander")
    evening.click(wizard.next_button)
    assert wizard.boards_page.known.isVisible()
    evening.click(wizard.next_button)
    assert [board.id for board in evening.view.boards] == list(PARTY)
    assert evening.keeper.path.parent == paths.campaigns()


def seat(evening: Evening, who: str, place: int) -> None:
    """Move a character up to its seat."""
    page = evening.wizard().party_page
    page.list.setCurrentItem(page.item(who))
    while page.list.currentRow() > place:
        evening.click(find(page, "up"))


def lay_the_table(evening: Evening) -> None:
    """Prologue, decks of requests, jobs; the market is not told. Then the first jobs go to work."""
    evening.option("done")
    evening.tell(main=12, special=6)
    assert evening.form.confirm is not None
    evening.click(evening.form.confirm)
    for _ in PARTY:
        evening.labelled("Take these jobs")
    evening.labelled("Lay it out without")
    evening.option("track", "decks", "supply", "cards", "box")
    for _ in PARTY:
        jobs_of_the_first_day(evening)
    assert evening.question is None
    assert evening.table.now.title.text() == "Morning — Alexander"
    assert {board.id: board.location for board in evening.view.boards} == {
        "alexander": "cherdyn", "evgenia": "bondyug", "yegor": "vilgort", "vasilisa": "salt-works",
    }  # fmt: skip


def jobs_of_the_first_day(evening: Evening) -> None:
    """Vasilisa has all three at work (W-12), Alexander leaves Pierre idle (W-17), the others leave their second."""
    question = evening.question
    assert question is not None
    who = question.who
    if who == "vasilisa":
        evening.labelled("Snatch", "Steal", "Con")
        return
    evening.option(*(option.id for option in question.options[:2]))
    evening.option(*(("2", "3") if who == "alexander" else ("1", "3")))


def a_turn_each(evening: Evening) -> None:
    """Alexander stays, Evgenia comes to him; Return ends a turn."""
    evening.key(Qt.Key.Key_Return)
    assert evening.table.now.title.text() == "Morning — Evgenia"
    evening.press("move cherdyn")
    assert evening.board("evgenia").location == "cherdyn"
    assert find(evening.table, "board evgenia").head.place.text() == "Cherdyn"  # type: ignore[attr-defined]
    evening.key(Qt.Key.Key_Return)
    assert evening.view.story is not None
    assert evening.view.story.on_turn == "yegor"


def check_of_w_13(evening: Evening) -> None:
    """Yegor's check of defense 11 at the Salt Works; Vasilisa joins by an item."""
    evening.correct("yegor", "place", location="salt-works")
    evening.correct("yegor", "dice", attack_dice=2, defense_dice=1)
    evening.correct("vasilisa", "place", location="bondyug")
    evening.correct("vasilisa", "dice", attack_dice=1, defense_dice=2)
    evening.add_item("vasilisa", "To port")
    request_of(evening, "yegor")
    before = evening.board("yegor").rubles
    evening.click(find(evening.table, "board yegor").requests.rows[0])  # type: ignore[attr-defined]
    choose(evening.table, "Fulfil The thief's hat is on fire")
    evening.option("0")
    keep_cards(evening)

    evening.to_the_dice()
    assert evening.scene.header.number.text() == "11"
    evening.roll("d2 a4 a1")
    assert evening.card("yegor", "Whale-Fish").view.yields == "+4"
    assert evening.result() == ("6", "of 11")
    evening.click(evening.scene.side.result.keep)

    evening.item_menu("vasilisa", "To port", "Vasilisa uses To port")
    evening.labelled("Salt Works")
    keep_cards(evening)
    evening.to_the_dice()
    evening.roll("V d3 d1 a2")
    assert evening.result() == ("12", "of 11")
    evening.accept()
    evening.wait_for_the_table()
    assert str(evening.keeper.history(1)[0].text) == "The check succeeds: 12 of 11"
    assert evening.board("yegor").rubles == before + 5
    assert evening.board("yegor").requests == ()
    evening.key(Qt.Key.Key_Return, times=2)
    assert evening.table.now.title.text() == "Noon — Alexander"


def request_of(evening: Evening, who: str) -> None:
    """By the keeper: a request is drawn at night, and the worked examples begin with one in hand."""
    values = {"request": "thiefs-hat", "owner": who, "location": "salt-works", "deck": "main"}
    assert evening.campaign.do_json({"command": "correct_add", "what": "request_card", "values": values})


def keep_cards(evening: Evening) -> None:
    """Leave every conspiracy as it lies."""
    while (question := evening.question) is not None and question.rule == "R-CARD-3":
        evening.option(*question.suggested)


def fight_of_w_17(evening: Evening) -> None:
    """Alexander and Evgenia against the Drowned One and the Winged Bisyak, round by round."""
    begin_the_fight(evening)
    first_round(evening)
    second_round(evening)
    third_round(evening)
    evening.wait_for_the_table()
    assert evening.view.scene is None
    assert numbers(evening) == {"alexander": (3, 5), "evgenia": (0, 8)}
    evening.labelled("Read and carried out")
    assert evening.question is None


def begin_the_fight(evening: Evening) -> None:
    """Paragraph 23 brings the two enemies; Pierre, who is idle, wounds Alexander."""
    evening.correct("alexander", "dice", attack_dice=2, defense_dice=1)
    evening.correct("alexander", "rubles", rubles=3)
    evening.correct("evgenia", "dice", attack_dice=2, defense_dice=2)
    evening.correct("evgenia", "rubles", rubles=4)
    evening.add_item("alexander", "Natural attack 2")
    evening.add_card("alexander", 3, "Chur")
    evening.card_menu("alexander", slot_of(evening, "Tryasovitsa"), "In the hand")
    evening.button_key(Qt.Key.Key_P)
    panel = popover(evening.table)
    evening.qtbot.keyClicks(panel.findChild(QSpinBox, "number"), "23")
    evening.click(find(panel, "confirm"))
    assert evening.form.question is not None
    assert str(evening.form.question.text) == "Read paragraph 23"
    evening.button_key(Qt.Key.Key_H)
    evening.labelled("Enemies are drawn and fought")
    evening.tell(regular=2)
    evening.labelled("It happens")
    evening.labelled("Drowned One")
    evening.labelled("Winged Bisyak")
    evening.labelled("Alexander")
    evening.labelled("Evgenia")
    evening.labelled("Chur", "Tryasovitsa")
    keep_cards(evening)
    assert numbers(evening) == {"alexander": (3, 3), "evgenia": (0, 4)}
    evening.to_the_dice()
    assert enemy(evening, "Drowned One").against == "attacks Alexander"
    assert enemy(evening, "Winged Bisyak").against == "attacks Evgenia"


def slot_of(evening: Evening, name: str) -> int:
    cards = evening.board("alexander").conspiracy
    return next(slot for slot, card in enumerate(cards, 1) if card is not None and str(card.name) == name)


def numbers(evening: Evening) -> dict[str, tuple[int, int]]:
    """Wounds and rubles of the two who fight."""
    return {who: (evening.board(who).wounds, evening.board(who).rubles) for who in ("alexander", "evgenia")}


def enemy(evening: Evening, name: str) -> EnemyCard:
    return next(card for card in evening.scene.columns.enemies.values() if str(card.foe.name) == name)


def left(evening: Evening, name: str) -> int:
    """Health that an enemy has left."""
    foe = enemy(evening, name).foe
    return foe.health - foe.damage


def first_round(evening: Evening) -> None:
    """All of it against the Bisyak, which falls before it strikes; the Drowned One does not attack yet."""
    assert evening.scene.header.number.text() == "1"
    evening.roll("A d3 a3 a0 E d1 d2 a4 a0")
    evening.use_nothing()
    assert evening.result() == ("14", "damage")
    assert enemy(evening, "Winged Bisyak").planned == "−14: beaten"
    evening.accept()
    assert enemy(evening, "Winged Bisyak").against == "defeated"
    evening.option("natural-defense-3")
    assert numbers(evening) == {"alexander": (3, 3), "evgenia": (0, 8)}


def second_round(evening: Evening) -> None:
    """8 damage; then the window is closed, and opened at the same point: the item saves Alexander 3 wounds."""
    assert evening.scene.header.number.text() == "2"
    evening.roll("A a1 a3 d1 E a4 a1 d2 d0")
    evening.use_nothing()
    evening.take_dice_back("evgenia")
    evening.accept()
    assert left(evening, "Drowned One") == 9
    assert evening.result() == ("3", "wounds")

    before, question = evening.keeper.document_text(), evening.question
    evening.close_and_open(NAME)
    assert (evening.keeper.document_text(), evening.question) == (before, question)
    evening.to_the_dice()
    assert evening.scene.header.segments.current_word == "Enemies"
    assert evening.result() == ("3", "wounds")

    evening.click(evening.supply("evgenia", "Natural defense 3"))
    choose_use(evening, "for Alexander")
    assert evening.result()[0] == "0"
    evening.accept()
    assert numbers(evening) == {"alexander": (3, 3), "evgenia": (0, 8)}


def third_round(evening: Evening) -> None:
    """7 damage leave it 2, which the last item takes before it strikes."""
    assert evening.scene.header.number.text() == "3"
    evening.roll("A a3 a0 d2 E a4 a0 d2 d0")
    evening.use_nothing()
    for who in ("alexander", "evgenia"):
        evening.take_dice_back(who)
    evening.accept()
    assert left(evening, "Drowned One") == 2
    evening.click(evening.supply("alexander", "Natural attack 2"))
    assert evening.scene.side.result.verdict.text() == "Victory"
    evening.accept()


def choose_use(evening: Evening, words: str) -> None:
    """Choose in the menu of an item whom it is used for."""
    menu = evening.scene.menu
    action = next(action for action in menu.actions() if action.text() == words)
    menu.close()
    action.trigger()


def night_of_w_11_and_w_12(evening: Evening) -> None:
    """One request is left and one character is cursed; Vasilisa's three jobs are done."""
    evening.correct("vasilisa", "wounds", wounds=3)
    evening.correct("vasilisa", "rubles", rubles=1)
    evening.correct("vasilisa", "sins", sins=2)
    evening.correct("yegor", "sins", cursed=True)
    request_of(evening, "evgenia")
    assert evening.view.story is not None
    evening.key(Qt.Key.Key_Escape)  # leave the value that was corrected last: Return would open its panel again
    evening.key(Qt.Key.Key_Return, times=8)
    assert evening.view.story.phase == "night"
    # One request and one cursed character, and the step of the story board that adds 1.
    assert evening.view.track is not None
    assert (evening.view.track.marker, evening.table.track.track.view.marker) == (3, 3)
    decks: dict[str, str] = {}
    for _ in range(40):
        if (question := evening.question) is None:
            break
        at_night(evening, question, decks)
    assert decks == {"alexander": "special", "evgenia": "main", "yegor": "main", "vasilisa": "main"}
    assert evening.table.now.title.text() == "Morning — Evgenia"
    assert (evening.table.top.day.text(), evening.board("evgenia").first_player) == ("Day 2", True)
    vasilisa = evening.board("vasilisa")
    assert (vasilisa.wounds, vasilisa.rubles, vasilisa.sins) == (1, 3, 6)
    assert [str(item.name) for item in vasilisa.items if item is not None] == ["Sample: amber"]
    assert sorted(job.job for job in vasilisa.jobs_in_hand) == ["card-players", "carol-gifts", "duckling"]
    assert evening.board("yegor").cursed


def at_night(evening: Evening, question: Question, decks: dict[str, str]) -> None:
    """Answer what the night asks next."""
    text = str(question.text)
    if "takes a" in text and "request" in text:
        assert question.who is not None
        decks[question.who] = "special" if "special" in text else "main"
        evening.tell(location="mill")
        evening.option("unnamed-request")
    elif "keeps" in text:
        assert text == "Vasilisa draws 3 and keeps 1 item"
        evening.option("amber")
    elif text.startswith("Which jobs"):
        evening.option()
    else:
        evening.option(question.options[0].id)


def undo_and_redo_everything(evening: Evening) -> None:
    """Ctrl+Z back to the empty table, Ctrl+Shift+Z to the end again: the same state byte for byte."""
    end, entry = evening.keeper.document_text(), evening.keeper.head
    steps = len(evening.keeper.history(1000))
    evening.key(Qt.Key.Key_Z, CTRL, times=steps)
    assert evening.keeper.undo_text is None
    assert evening.view.story is None
    assert evening.table.empty.isVisible()
    assert not json.loads(evening.keeper.document_text())["character"]
    evening.key(Qt.Key.Key_Z, CTRL | SHIFT, times=steps)
    assert evening.keeper.redo_text is None
    assert evening.keeper.head == entry
    assert evening.keeper.document_text() == end
    assert evening.keeper.verify() == ()
    assert evening.table.now.title.text() == "Morning — Evgenia"
