"""Jobs planned ahead: each way with what it brings, costs and leaves awake."""

import pytest

from tests.ui.table.clicking import LEFT, find, popover


@pytest.mark.rule("A-SIN-4")
def test_ways_to_place_the_jobs_in_hand(page, qtbot) -> None:
    demons = find(page, "board alexander").demons
    assert demons.section.note == "1 awake · jobs in hand: 1"
    qtbot.mouseClick(demons.section.button, LEFT)
    rows = popover(page).rows
    assert [jobs for jobs, _ in rows] == ["Sample of Alexander: fee", "No job"]
    assert rows[0][1].endswith("nobody awake")
    assert rows[1][1] == "sins +0 → 9 · awake: Sample of Alexander, slot 3"


def test_what_is_in_reach(page, qtbot) -> None:
    qtbot.mouseClick(find(page, "board yegor").demons.section.button, LEFT)
    texts = [label.text() for label in popover(page).findChildren(type(popover(page).title))]
    assert "13 sins: reached" in texts
