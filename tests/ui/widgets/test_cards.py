"""Word cards, on the table and as rows."""

import pytest
from PySide6.QtCore import Qt

from ui import theme
from ui.widgets.roll import RolledDie
from ui.widgets.word_card import CardFace, WordCard
from ui.widgets.word_row import WordRow, WordRowView

NEEDLE = CardFace("Needle", "attack die → defense, value + 1", "order", "white")


@pytest.mark.parametrize(("colour", "fill"), [("white", "card_white"), ("black", "card_black"), ("unknown", "raised")])
def test_card_has_the_colour_of_its_face(shown, painted, colour: str, fill: str) -> None:
    card = shown(WordCard(CardFace("Needle", colour=colour)))
    count = painted(card)
    assert max(count, key=lambda name: count[name]) == getattr(theme.current().palette, fill)


def test_card_says_everything_on_it() -> None:
    card = WordCard(NEEDLE)
    assert card.accessibleName() == "Needle, order, attack die → defense, value + 1"
    card.set_face(CardFace("Needle", face_down=True))
    assert card.accessibleName() == "Needle, face down"
    card.set_face(None)
    assert card.accessibleName() == "Empty place for a card"


def test_card_is_pressed_by_mouse_and_key(shown, qtbot) -> None:
    card = shown(WordCard(NEEDLE))
    clicks: list[bool] = []
    card.clicked.connect(lambda: clicks.append(True))
    qtbot.mouseClick(card, Qt.MouseButton.LeftButton)
    qtbot.keyClick(card, Qt.Key.Key_Return)
    qtbot.keyClick(card, Qt.Key.Key_Space)
    assert len(clicks) == 3


def test_chosen_card_has_an_ochre_frame(shown, painted) -> None:
    card = shown(WordCard(NEEDLE))
    card.clearFocus()
    ochre = theme.current().palette.ochre
    assert painted(card).get(ochre, 0) == 0
    card.set_selected(True)
    assert painted(card)[ochre] > 200


def test_row_shows_the_die_that_lies_on_it(shown, painted) -> None:
    view = WordRowView("Whale-Fish", "order", "+4", takes_die=True)
    row = shown(WordRow(view), 420)
    black = theme.current().palette.card_black
    assert painted(row).get(black, 0) == 0
    row.set_view(WordRowView("Whale-Fish", "order", "+4", takes_die=True, die=RolledDie("attack", 4)))
    assert painted(row)[black] > 400


@pytest.mark.parametrize(
    ("state", "words"), [("active", ""), ("free", ", a die could be placed here"), ("dim", ", gives nothing here")]
)
def test_row_says_its_state(qapp, state: str, words: str) -> None:
    row = WordRow(WordRowView("Chur", "needs 3 rubles", "+0", state))
    assert row.accessibleName() == f"Chur, needs 3 rubles, +0{words}"


def test_row_grows_where_the_description_wraps(qapp) -> None:
    row = WordRow(WordRowView("Chur", "any die gives three defense to whoever owns three rubles " * 2, "+3"))
    assert row.heightForWidth(200) > row.heightForWidth(900)
    assert row.hasHeightForWidth()


def test_row_is_pressed_by_key(shown, qtbot) -> None:
    row = shown(WordRow(WordRowView("Chur")), 300)
    with qtbot.waitSignal(row.clicked):
        qtbot.keyClick(row, Qt.Key.Key_Return)


def test_card_grows_with_its_text_and_an_empty_row_is_low() -> None:
    words = WordCard(CardFace("Blue Stone", "in a check: dice (defense) showing 1 count as 3", "key", "white"))
    assert words.height_at(72) > words.height_at(140) == WordCard(NEEDLE).height_at(140)
    endless = WordCard(CardFace("Blue Stone", "word " * 100, "key", "white"))
    assert endless.height_at(72) == WordCard(CardFace("Blue Stone", "word " * 200, "key", "white")).height_at(72)
    assert WordCard().height_at(72) < WordCard(NEEDLE).height_at(140)
