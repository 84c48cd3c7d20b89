"""What if: the window plays on in a copy, marked as such, and what was done there is kept or dropped."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt

from blackbook import paths
from blackbook.content.effects import effects_from_data
from blackbook.keeper import Keeper
from blackbook.rules.campaigns import WriteNotes
from blackbook.rules.correct import Correct
from blackbook.rules.describe import Describe
from blackbook.rules.story_board import ApplyEffects
from tests.ui.in_window import shelf_of
from ui.language import use_language
from ui.resolver.resolver_page import ResolverPage
from ui.table.table_page import TablePage
from ui.tour_play import asks_for_a_plan, asks_for_dice, play_until
from ui.window import Window

LEFT = Qt.MouseButton.LeftButton
Make = Callable[..., Path]


@pytest.fixture
def trials(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder in which copies are made."""
    folder = tmp_path / "copies"
    folder.mkdir()
    monkeypatch.setattr("tempfile.tempdir", str(folder))
    return folder


@pytest.fixture
def opened(window: Window, new_campaign_file: Make, trials: Path) -> Window:
    """The window with a campaign open."""
    assert window.open_path(new_campaign_file("Winter"))
    return window


def commands() -> list[Any]:
    return [
        Correct(what="character.rubles", of="alexander", value=9),
        WriteNotes(text="what if"),
        Correct(what="character.wounds", of="evgenia", value=2),
    ]


def keeper_of(window: Window) -> Keeper:
    assert window.campaign is not None
    return window.campaign.keeper


def do_all(window: Window) -> None:
    assert window.campaign is not None
    for command in commands():
        assert window.campaign.do(command)


def begin_trial(window: Window) -> None:
    page = window.pages.currentWidget()
    assert isinstance(page, TablePage)
    page.top.menu.fill()
    (entry,) = [action for action in page.top.menu.actions() if action.objectName() == "try_out"]
    entry.trigger()
    assert window.what_if.is_on


def test_a_trial_is_marked_and_dropped_without_a_trace(qtbot, opened: Window, trials: Path) -> None:
    campaign = keeper_of(opened)
    before, history = campaign.document_text(), campaign.history()
    begin_trial(opened)
    assert opened.what_if.bar.isVisible()
    assert opened.what_if.bar.text.text() == "A trial: nothing of this counts"
    assert opened.windowTitle() == "Winter: a trial — Black Book"
    assert keeper_of(opened) is not campaign
    page = opened.pages.currentWidget()
    assert isinstance(page, TablePage)
    assert page.top.saved.text() == "A copy"
    do_all(opened)
    assert keeper_of(opened).document_text() != before
    assert campaign.document_text() == before
    qtbot.mouseClick(opened.what_if.bar.drop, LEFT)
    assert not opened.what_if.bar.isVisible()
    assert opened.windowTitle() == "Winter — Black Book"
    assert keeper_of(opened) is campaign
    assert (campaign.document_text(), campaign.history()) == (before, history)
    assert list(trials.iterdir()) == []


def test_what_is_kept_is_as_if_it_had_been_done_at_once(
    qtbot, opened: Window, trials: Path, tmp_path: Path
) -> None:
    campaign = keeper_of(opened)
    with campaign.try_out(tmp_path / "directly.blackbook") as directly:
        for command in commands():
            directly.do(command)
        expected = directly.document_text()
    begin_trial(opened)
    do_all(opened)
    qtbot.mouseClick(opened.what_if.bar.keep, LEFT)
    assert keeper_of(opened) is campaign
    assert campaign.document_text() == expected
    assert opened.toast.text.text() == "Kept: it counts now"
    assert list(trials.iterdir()) == []
    page = opened.pages.currentWidget()
    assert isinstance(page, TablePage)
    assert page.campaign.keeper is campaign


def test_keys_begin_and_end_it(qtbot, opened: Window) -> None:
    qtbot.keyClick(opened, Qt.Key.Key_F6)
    assert opened.what_if.is_on
    trial = keeper_of(opened)
    qtbot.keyClick(opened, Qt.Key.Key_F6)
    assert keeper_of(opened) is trial
    do_all(opened)
    qtbot.keyClick(opened, Qt.Key.Key_F7)
    assert not opened.what_if.is_on
    assert keeper_of(opened).game().campaign.notes == "what if"
    qtbot.keyClick(opened, Qt.Key.Key_F6)
    qtbot.keyClick(opened, Qt.Key.Key_F8)
    assert not opened.what_if.is_on


def test_what_cannot_be_kept_is_said_and_the_trial_goes_on(qtbot, opened: Window) -> None:
    campaign = keeper_of(opened)
    begin_trial(opened)
    do_all(opened)
    campaign.do(WriteNotes(text="meanwhile"))
    before = campaign.document_text()
    qtbot.mouseClick(opened.what_if.bar.keep, LEFT)
    assert "has gone on since the trial began" in opened.toast.text.text()
    assert opened.what_if.is_on
    assert campaign.document_text() == before
    qtbot.mouseClick(opened.what_if.bar.drop, LEFT)
    assert keeper_of(opened) is campaign


def test_closing_the_window_drops_the_trial(opened: Window, trials: Path) -> None:
    path, before = keeper_of(opened).path, keeper_of(opened).document_text()
    begin_trial(opened)
    do_all(opened)
    opened.close()
    assert list(trials.iterdir()) == []
    with Keeper.open(path) as again:
        assert again.document_text() == before


def test_the_shelf_drops_the_trial_and_lets_the_campaign_go(qtbot, opened: Window, trials: Path) -> None:
    path, before = keeper_of(opened).path, keeper_of(opened).document_text()
    begin_trial(opened)
    do_all(opened)
    opened.show_shelf()
    assert not opened.what_if.bar.isVisible()
    assert list(trials.iterdir()) == []
    (card,) = shelf_of(opened).cards
    assert card.fault == ""
    assert opened.open_path(path)
    assert keeper_of(opened).document_text() == before


def test_no_backup_is_taken_of_a_trial(qtbot, opened: Window) -> None:
    begin_trial(opened)
    backups = set(paths.backups().iterdir())
    qtbot.keyClick(opened, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    do_all(opened)
    assert set(paths.backups().iterdir()) == backups


# -- in a check


@pytest.fixture
def in_check(opened: Window) -> Window:
    """A check whose dice are to be told."""
    keeper = keeper_of(opened)
    play_until(keeper, lambda table: table.story is not None and table.question is None)
    keeper.do(ApplyEffects(effects=effects_from_data([{"check": {"kind": "defense", "difficulty": 5}}])))
    assert play_until(keeper, asks_for_dice)
    opened.show_scene()
    return opened


def resolver(window: Window) -> ResolverPage:
    page = window.pages.currentWidget()
    assert isinstance(page, ResolverPage)
    return page


def test_a_check_is_tried_and_played_again(qtbot, in_check: Window) -> None:
    before = keeper_of(in_check).document_text()
    qtbot.mouseClick(resolver(in_check).side.try_out, LEFT)
    page = resolver(in_check)
    assert not page.side.try_out.isVisible()
    keeper = keeper_of(in_check)
    assert play_until(keeper, lambda table: table.scene is None)
    qtbot.waitUntil(lambda: isinstance(in_check.pages.currentWidget(), TablePage))
    qtbot.mouseClick(in_check.what_if.bar.drop, LEFT)
    assert keeper_of(in_check).document_text() == before
    in_check.show_scene()
    assert resolver(in_check).side.roll.isVisible()


def test_the_chance_is_remembered_while_the_scene_goes_on(qtbot, in_check: Window) -> None:
    in_check.campaign.do(Describe(kind="dice", id="dice", fields={"attack": [1, 2], "defense": [1, 3]}))
    odds = resolver(in_check).side.odds
    qtbot.waitUntil(lambda: not odds.counting.is_on, timeout=60_000)
    assert odds.chance.isVisible()
    counted = odds.found.odds
    in_check.show_table()
    assert play_until(keeper_of(in_check), asks_for_a_plan)
    in_check.show_scene()
    assert in_check.memory.chance == counted
    assert resolver(in_check).side.odds.line.text().startswith("Before the roll it was")
    assert play_until(keeper_of(in_check), lambda table: table.scene is None)
    assert in_check.memory.chance is None


def test_the_bar_speaks_russian(qtbot, opened: Window) -> None:
    begin_trial(opened)
    use_language("ru")
    qtbot.waitUntil(lambda: opened.what_if.bar.text.text() != "A trial: nothing of this counts")
