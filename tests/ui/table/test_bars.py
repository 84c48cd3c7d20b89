"""The bars at the top: what is played, whether it is saved, and what tonight will bring."""

from itertools import pairwise

import pytest
from PySide6.QtWidgets import QApplication

from blackbook.text import say
from tests.ui.table.clicking import LEFT, find, popover
from ui import theme
from ui.language import language
from ui.preferences import Preferences


def test_what_is_played(page) -> None:
    assert page.top.name.full_text == "Winter at Cherdyn"
    assert page.top.story.full_text == "Progress · chapter 1 · normal"
    assert page.top.day.text() == "Day 3"
    assert [pill.text() for pill in page.top.phases.pills] == ["Morning", "Noon", "Evening", "Night"]
    assert page.top.phases.current == 1


def test_outcome_is_told(page) -> None:
    assert page.top.outcome.isHidden()
    page.campaign.do_json({"command": "correct", "what": "story_game.outcome", "of": 1, "value": "won"})
    assert page.top.outcome.text() == "Won"
    assert find(page, "now_state").text() == "The story has ended."


def test_each_action_is_said_to_be_saved(page) -> None:
    assert page.top.saved.text() == "Saved"
    page.campaign.do_json({"command": "correct", "what": "character.rubles", "of": "alexander", "value": 2})
    at = page.campaign.keeper.head.at.astimezone()
    assert page.top.saved.text() == f"Saved {at:%H:%M} · entry 1"
    assert page.top.saved.tone == "good"


def test_failure_to_save_stays_red_until_something_is_saved(page) -> None:
    connection = page.campaign.keeper.file.connection
    pages = connection.execute("PRAGMA page_count").fetchone()[0]
    connection.execute(f"PRAGMA max_page_count = {pages}")  # as if the disk were full
    page.campaign.do_json({"command": "correct", "what": "campaign.notes", "of": 1, "value": "x" * 1_000_000})
    assert page.top.saved.text() == "Not saved"
    assert page.top.saved.tone == "danger"
    assert page.top.saved.toolTip().startswith("There is no room left on the disk")
    assert page.campaign.keeper.head is None, "nothing of it was kept"
    connection.execute("PRAGMA max_page_count = 1000000")
    page.campaign.do_json({"command": "correct", "what": "character.rubles", "of": "alexander", "value": 2})
    assert page.top.saved.tone == "good"


def test_mistake_of_a_person_is_no_failure_to_save(page) -> None:
    page.campaign.failed.emit(say("There is no such place."))
    assert page.top.saved.tone == "good"


def test_history_goes_back_several_steps_at_once(page) -> None:
    for rubles in (2, 3, 4):
        page.campaign.do_json({"command": "correct", "what": "character.rubles", "of": "alexander", "value": rubles})
    menu = page.top.history.menu()
    menu.fill()
    texts = [action.text() for action in menu.actions()]
    assert texts[0] == "Take back, down to"
    assert texts[2].endswith("Corrected: Alexander, rubles = 3")
    menu.actions()[2].trigger()
    assert page.campaign.table.board("alexander").rubles == 2
    menu.fill()
    assert menu.actions()[0].text() == "Do again, up to"
    menu.actions()[1].trigger()
    assert page.campaign.table.board("alexander").rubles == 4


def test_track_shows_marker_tokens_and_where_it_will_land(page) -> None:
    view = page.track.track.view
    assert (view.marker, view.final, view.forecast, dict(view.tokens)) == (0, 10, 5, {4: True, 7: True})
    assert page.track.tonight.lines == ("Tonight: 0 → 5", "paragraph 4 will be read")


def test_tonight_opens_into_its_parts(page, qtbot) -> None:
    qtbot.mouseClick(page.track.tonight, LEFT)
    lines = popover(page).lines
    assert lines[0] == ("Now", "0")
    assert ("Grandpa Yegor is cursed", "+1") in lines
    assert lines[-1] == ("At dawn", "5")
    assert sum(int(value) for _, value in lines[1:-1]) == 5
    texts = [label.text() for label in popover(page).findChildren(type(popover(page).title))]
    assert "2 more fulfilled request(s) would avert it.".replace("(s)", "s") in texts


@pytest.mark.parametrize("width", [700, 1000, 1240, 1280, 1440, 1920])
def test_nothing_of_the_top_bar_overlaps(page, width: int) -> None:
    page.resize(width, 720)
    QApplication.processEvents()
    shown = [w for w in page.top.children() if getattr(w, "isVisible", bool)() and w.parent() is page.top]
    shown = sorted((w for w in shown if not w.isWindow()), key=lambda w: w.x())
    for left, right in pairwise(shown):
        apart = left.geometry().right() < right.x() or left.geometry().bottom() < right.y()
        apart = apart or right.geometry().bottom() < left.y()
        assert apart, (left.objectName(), right.objectName())
    assert shown[-1].geometry().right() < page.top.width()


def test_theme_language_and_size_are_chosen_in_the_menu(page) -> None:
    def choose(name: str) -> None:
        page.top.menu.fill()
        next(action for action in page.top.menu.actions() if action.objectName() == name).trigger()

    choose("light")
    assert theme.current().palette.name == "light"
    choose("125")
    assert theme.current().text_scale == 125
    choose("ru")
    assert language() == "ru"
    preferences = Preferences()
    assert (preferences.theme, preferences.text_scale, preferences.language) == ("light", 125, "ru")
