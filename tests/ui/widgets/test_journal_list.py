"""The journal list wraps, marks and activates its rows."""

from PySide6.QtCore import Qt

from ui import theme
from ui.widgets.journal_list import JournalList, JournalRow

ROWS = [
    JournalRow("14:03", "Vasilisa moves to the Mill", undone=True),
    JournalRow("14:02", "Vasilisa buys Needle for 4 = 3 + 1 (Musya)", ("Needle", "Musya")),
    JournalRow("13:58", "Check of <defense> & more " * 6, mark="despite", note="R"),
    JournalRow("13:52", "Noon begins", mark="bookmark"),
]


def test_rows_are_read_aloud_with_their_marks(shown) -> None:
    model = shown(JournalList(ROWS), 360, 300).model()
    read = [model.index(place, 0).data(Qt.ItemDataRole.AccessibleTextRole) for place in range(4)]
    assert read[0] == "14:03, Vasilisa moves to the Mill, undone"
    assert read[2].endswith("despite a rule, R")
    assert read[3] == "13:52, Noon begins, bookmark"
    assert model.index(2, 0).data(Qt.ItemDataRole.ToolTipRole) == "R"


def test_long_row_is_higher_and_lower_again_where_there_is_room(shown) -> None:
    journal = shown(JournalList(ROWS), 360, 300)
    heights = [journal.visualRect(journal.model().index(place, 0)).height() for place in range(4)]
    assert heights[2] > 2 * heights[3]
    journal.resize(1400, 300)
    journal.doItemsLayout()
    assert journal.visualRect(journal.model().index(2, 0)).height() < heights[2]


def test_signs_of_markup_are_shown_as_they_are(shown) -> None:
    journal = shown(JournalList(ROWS), 360, 300)
    assert journal.itemDelegate().document(ROWS[2], 300).toPlainText() == ROWS[2].text
    assert journal.itemDelegate().document(ROWS[0], 300).toPlainText() == ROWS[0].text


def test_names_are_set_in_ochre(shown) -> None:
    journal = shown(JournalList(ROWS), 360, 300)
    html = journal.itemDelegate().document(ROWS[1], 300).toHtml()
    assert html.count(theme.current().palette.ochre_text) == 2


def test_return_and_double_click_ask_for_a_row(shown, qtbot) -> None:
    journal = shown(JournalList(ROWS), 360, 300)
    asked: list[int] = []
    journal.row_activated.connect(asked.append)
    journal.setCurrentIndex(journal.model().index(1, 0))
    qtbot.keyClick(journal, Qt.Key.Key_Return)
    place = journal.visualRect(journal.model().index(3, 0)).center()
    qtbot.mouseClick(journal.viewport(), Qt.MouseButton.LeftButton, pos=place)
    qtbot.mouseDClick(journal.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert asked == [1, 3]


def test_same_rows_keep_the_place_in_the_list(shown) -> None:
    journal = shown(JournalList(ROWS), 360, 300)
    journal.setCurrentIndex(journal.model().index(2, 0))
    journal.set_rows(list(ROWS))
    assert journal.currentIndex().row() == 2
    journal.set_rows(ROWS[:1])
    assert journal.rows == (ROWS[0],)
    assert journal.model().rowCount() == 1
