"""Slots: six places, and a seventh thing is pointed out."""

import pytest
from PySide6.QtCore import Qt

from ui import theme
from ui.widgets.lettering import longest_word
from ui.widgets.slot_row import SlotContent, SlotRow

MINT = SlotContent("Mint", "spruce", "natural, plant", "plant")
FLINT = SlotContent("Flint", "river", "crafted, incendiary", "incendiary")


def test_filled_slots_come_first_and_empty_ones_follow(shown) -> None:
    row = shown(SlotRow([MINT, FLINT]), 360)
    assert [slot.content for slot in row.slots] == [MINT, FLINT, None, None, None, None]
    assert row.slots[0].accessibleName() == "Mint, natural, plant"
    assert row.slots[5].accessibleName() == "Empty slot"


def test_one_too_many_is_said_and_shown(shown, painted) -> None:
    row = shown(SlotRow([MINT] * 7), 420)
    assert len(row.slots) == 7
    assert row.slots[6].accessibleName() == "Mint, natural, plant, one too many"
    assert "one too many" not in row.slots[5].accessibleName()
    assert painted(row.slots[6])[theme.current().palette.cinnabar] > 40


def test_left_edge_has_the_colour_of_the_origin(shown) -> None:
    row = shown(SlotRow([MINT, FLINT]), 420)
    row.slots[0].clearFocus()
    edges = [slot.grab().toImage().pixelColor(1, slot.height() // 2).name() for slot in row.slots[:2]]
    assert edges == [theme.current().palette.spruce, theme.current().palette.river]


def test_clicks_name_the_place(shown, qtbot) -> None:
    row = shown(SlotRow([MINT, FLINT]), 420)
    filled: list[int] = []
    empty: list[int] = []
    row.slot_clicked.connect(filled.append)
    row.empty_clicked.connect(empty.append)
    qtbot.mouseClick(row.slots[1], Qt.MouseButton.LeftButton)
    qtbot.keyClick(row.slots[4], Qt.Key.Key_Return)
    assert (filled, empty) == ([1], [4])


def test_same_contents_keep_the_slots_and_others_replace_them(shown) -> None:
    row = shown(SlotRow([MINT]), 420)
    first = row.slots[0]
    row.set_contents([MINT])
    assert row.slots[0] is first
    row.set_contents([FLINT, MINT], places=4)
    assert [slot.content for slot in row.slots] == [FLINT, MINT, None, None]


def test_narrow_row_breaks_evenly(shown) -> None:
    row = shown(SlotRow([MINT]), 200)
    assert [slot.y() for slot in row.slots] == [0] * 3 + [row.slots[3].y()] * 3
    assert row.slots[3].y() > 0
    widths = [slot.width() for slot in row.slots]
    assert max(widths) - min(widths) <= 1


def test_long_words_get_wider_slots_rather_than_be_shortened(shown) -> None:
    short = shown(SlotRow([MINT] * 6), 320)
    long = shown(SlotRow([MINT] * 5 + [SlotContent("Папоротник")]), 320)
    assert len({slot.y() for slot in short.slots}) == 1
    assert len({slot.y() for slot in long.slots}) == 2
    assert long.slots[0].width() > 1.8 * short.slots[0].width()


@pytest.mark.parametrize("scale", [75, 95, 120, 200])
def test_names_fit_their_slots_at_every_size_of_the_text(shown, qapp, scale: int) -> None:
    row = shown(SlotRow([SlotContent(name) for name in ("Огниво", "Корень ясеня", "Воск")]), 320)
    theme.apply_theme(qapp, text_scale=scale)
    font = theme.body_font()
    font.setPixelSize(max(9, theme.scaled(10)))
    for width in range(260, 700, 20):
        row.resize(width, row.heightForWidth(width))
        row.layout().activate()
        assert row.slots[0].width() - 11 >= longest_word("Огниво", font)
