"""The track shows marker, tokens, end and forecast, each in words as well."""

import pytest
from PySide6.QtCore import Qt

from ui import theme
from ui.widgets.track import Track, TrackView

VIEW = TrackView(last=10, marker=3, tokens={4: False, 7: True}, final=10, forecast=6)


@pytest.mark.parametrize("last", [0, 5, 10, 23])
def test_track_may_be_of_any_length(shown, last: int) -> None:
    track = shown(Track(TrackView(last)), 800)
    assert len(track.spaces) == last + 1


def test_spaces_say_what_is_on_them(shown) -> None:
    names = [space.accessibleName() for space in shown(Track(VIEW), 800).spaces]
    assert names[2] == "Space 2, passed"
    assert names[3] == "Space 3, the marker is here"
    assert names[4] == "Space 4, token face down"
    assert names[5] == "Space 5"
    assert names[6] == "Space 6, forecast"
    assert names[7] == "Space 7, token face up"
    assert names[10] == "Space 10, final"


def test_track_itself_tells_where_the_marker_is(shown) -> None:
    track = shown(Track(VIEW), 800)
    spaces = track.spaces
    assert track.accessibleName() == "Track: marker on 3 of 10"
    track.set_view(TrackView(10, 6))
    assert track.accessibleName() == "Track: marker on 6 of 10"
    assert track.spaces is spaces


def test_marker_and_passed_spaces_are_drawn(shown, painted) -> None:
    track = shown(Track(VIEW), 800)
    palette = theme.current().palette
    assert painted(track.spaces[3])[palette.cinnabar] > 100
    assert painted(track.spaces[2]).get(palette.cinnabar, 0) == 0
    assert painted(track.spaces[2])[palette.passed] > 500
    assert painted(track.spaces[5])[palette.raised] > 500
    assert painted(track.spaces[6])[palette.cinnabar] > 60


@pytest.mark.parametrize("number", [0, 5, 10])
def test_click_asks_for_a_space(shown, qtbot, number: int) -> None:
    track = shown(Track(VIEW), 800)
    asked: list[int] = []
    track.space_clicked.connect(asked.append)
    qtbot.mouseClick(track.spaces[number], Qt.MouseButton.LeftButton)
    qtbot.keyClick(track.spaces[number], Qt.Key.Key_Space)
    assert asked == [number, number]
    assert track.view == VIEW


def test_new_length_builds_new_spaces(shown) -> None:
    track = shown(Track(VIEW), 800)
    track.set_view(TrackView(4, 4))
    assert [space.accessibleName() for space in track.spaces][-1] == "Space 4, the marker is here"
    assert len(track.spaces) == 5
