"""Layouts that break into rows never overlap and never leave their width."""

from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QPushButton, QWidget

from ui.widgets.flow_layout import EvenLayout, FlowLayout


def fill(layout, count: int) -> None:
    for number in range(count):
        button = QPushButton("W" * (number % 5 + 1))
        layout.addWidget(button)


def rectangles(layout, width: int) -> list[QRect]:
    return [place for _, place in layout.places(QRect(0, 0, width, 10_000))]


@given(st.integers(1, 14), st.integers(120, 900), st.booleans())
def test_places_neither_overlap_nor_leave_the_width(qapp, count: int, width: int, even: bool) -> None:
    holder = QWidget()
    layout = EvenLayout(holder, least_width=50) if even else FlowLayout(holder)
    fill(layout, count)
    places = rectangles(layout, width)
    assert len(places) == count
    assert all(place.left() >= 0 and place.right() < width for place in places)
    for number, place in enumerate(places):
        assert not any(place.intersects(other) for other in places[number + 1 :])
    assert layout.heightForWidth(width) == max(place.bottom() for place in places) + 1


@given(st.integers(1, 14), st.integers(50, 900))
def test_even_rows_hold_the_same_number_but_for_the_last(qapp, count: int, width: int) -> None:
    holder = QWidget()
    layout = EvenLayout(holder, least_width=50)
    fill(layout, count)
    rows: dict[int, int] = {}
    for place in rectangles(layout, width):
        rows[place.top()] = rows.get(place.top(), 0) + 1
    sizes = list(rows.values())
    assert set(sizes[:-1]) <= {layout.columns(width)}
    assert sizes[-1] <= layout.columns(width)


def test_items_can_be_taken_out(qapp, qtbot) -> None:
    holder = QWidget()
    qtbot.addWidget(holder)
    layout = FlowLayout(holder)
    fill(layout, 3)
    assert layout.count() == 3
    assert layout.takeAt(7) is None
    assert layout.itemAt(3) is None
    layout.clear()
    assert layout.count() == 0
    assert layout.heightForWidth(100) == 0


def test_hidden_items_take_no_room(qapp, qtbot) -> None:
    holder = QWidget()
    qtbot.addWidget(holder)
    layout = EvenLayout(holder, least_width=50)
    fill(layout, 4)
    layout.itemAt(0).widget().hide()
    assert len(rectangles(layout, 400)) == 3
