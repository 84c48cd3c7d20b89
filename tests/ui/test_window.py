"""The window: what is said when something is wrong, keys and palette, the look."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from blackbook import paths
from blackbook.backups import all_backups
from blackbook.keeper import SUFFIX, Keeper
from blackbook.rules.campaigns import WriteNotes
from tests.ui.in_window import choose, overlay, shelf_of
from ui import theme
from ui.language import language
from ui.preferences import Preferences
from ui.window import Window


def test_a_faulty_pack_is_named_and_the_campaign_opens_all_the_same(window: Window, new_campaign_file) -> None:
    path = new_campaign_file("Winter")
    paths.packs().mkdir(parents=True, exist_ok=True)
    (paths.packs() / "mine.toml").write_text("[pack\n")
    assert window.open_path(path)
    assert window.campaign is not None
    assert "mine.toml" in window.toast.text.text()


def test_a_file_that_is_no_campaign_is_refused_with_a_sentence(window: Window, tmp_path: Path) -> None:
    other = tmp_path / f"holiday{SUFFIX}"
    other.write_bytes(b"a picture of the sea")
    assert not window.open_path(other)
    assert "is not a campaign of this game" in window.toast.text.text()
    assert not window.toast.goes_by_itself
    assert other.read_bytes() == b"a picture of the sea"


def test_what_went_wrong_is_not_said_any_more_once_something_was_done(window: Window, new_campaign_file) -> None:
    assert window.open_path(new_campaign_file("Winter"))
    assert window.campaign is not None
    assert not window.campaign.answer("yes")
    assert window.toast.isVisible()
    assert window.campaign.do(WriteNotes(text="Snow"))
    assert window.toast.isHidden()


def test_a_screen_without_room_for_the_first_size_is_filled(window: Window, qtbot) -> None:
    window.preferences.geometry = None
    window.resize(window.screen().availableGeometry().size() + QSize(1, 0))
    window.show_fitting()
    assert window.isMaximized()
    window.showNormal()
    window.preferences.geometry = window.saveGeometry()
    window.show_fitting()
    assert not window.isMaximized()


def test_a_campaign_of_a_newer_version_is_refused(window: Window, new_campaign_file) -> None:
    import sqlite3
    from contextlib import closing

    path = new_campaign_file("Winter")
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA user_version = 99")
    assert not window.open_path(path)
    assert "newer version of the program" in window.toast.text.text()


def test_a_read_only_campaign_is_refused(window: Window, new_campaign_file) -> None:
    path = new_campaign_file("Winter")
    path.chmod(0o444)
    assert not window.open_path(path)
    assert "read-only" in window.toast.text.text()
    path.chmod(0o644)


def test_a_campaign_that_is_open_elsewhere_is_refused(window: Window, new_campaign_file) -> None:
    path = new_campaign_file("Winter")
    with Keeper.open(path):
        assert not window.open_path(path)
        assert "is open" in window.toast.text.text()
        window.show_shelf()
        (card,) = shelf_of(window).cards
        assert "is open" in card.fault
    assert window.open_path(path)


def test_a_campaign_that_is_open_stays_open_when_another_cannot_be(
    window: Window, new_campaign_file, tmp_path: Path
) -> None:
    path = new_campaign_file("Winter")
    assert window.open_path(path)
    assert not window.open_path(tmp_path / "nothing")
    assert window.campaign is not None
    assert window.campaign.path == path
    assert window.open_path(path)


def test_a_rule_against_it_is_named_and_can_be_set_aside(qtbot, window: Window, new_campaign_file) -> None:
    window.open_path(new_campaign_file("Winter"))
    assert window.campaign is not None
    refused: list[str] = []
    window.campaign.refused.connect(lambda refusal, command: refused.append(refusal.rule))
    again = {"command": "set_up", "story": "progress", "characters": ["alexander", "evgenia"]}
    from blackbook.rules.command import parse_command

    assert not window.campaign.do(parse_command(again))
    assert refused == ["R-CAMP-5"]
    dialog = window.findChild(QWidget, "refusal")
    assert dialog.findChild(QWidget, "reason").text() == "The story on the table has no result yet."
    entries = window.campaign.keeper.head.id
    qtbot.mouseClick(dialog.findChild(QWidget, "anyway"), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: window.campaign.keeper.head.id > entries)
    assert window.campaign.keeper.head.despite == ("R-CAMP-5",)


def test_a_mistake_of_the_program_is_logged_and_can_be_copied(qtbot, window: Window) -> None:
    try:
        raise ZeroDivisionError("by nobody")
    except ZeroDivisionError:
        window.show_bug(*sys.exc_info())
    dialog = window.findChild(QWidget, "bug")
    assert dialog.isVisible()
    qtbot.mouseClick(dialog.copy_button, Qt.MouseButton.LeftButton)
    copied = QGuiApplication.clipboard().text()
    assert "ZeroDivisionError: by nobody" in copied
    assert copied in (paths.logs() / "errors.log").read_text("utf-8")
    qtbot.mouseClick(dialog.close_button, Qt.MouseButton.LeftButton)


def test_a_failed_save_blocks_in_red_and_nothing_is_lost(
    qtbot, window: Window, new_campaign_file, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.open_path(new_campaign_file("Winter"))
    assert window.campaign is not None
    keeper = window.campaign.keeper
    before = keeper.document_text()
    pages = keeper.file.connection.execute("PRAGMA page_count").fetchone()[0]
    keeper.file.connection.execute(f"PRAGMA max_page_count = {pages}")  # the disk is full
    while window.campaign.do(WriteNotes(text=f"{len(before)} long evenings. " * 200)):
        before = keeper.document_text()
    dialog = window.findChild(QWidget, "not_saved")
    assert dialog.isModal()
    assert "no room left on the disk" in dialog.reason.text()
    assert not window.toast.isVisible()
    assert keeper.document_text() == before
    choose(monkeypatch, "getSaveFileName", tmp_path / "rescued")
    qtbot.mouseClick(dialog.copy_button, Qt.MouseButton.LeftButton)
    with Keeper.open(tmp_path / f"rescued{SUFFIX}", read_only=True) as copy:
        assert copy.document_text() == before
    qtbot.mouseClick(dialog.close_button, Qt.MouseButton.LeftButton)


# -- keys, palette, look


def test_the_keys_are_listed_and_every_key_is_said_once(qtbot, window: Window) -> None:
    qtbot.keyClick(window, "?")
    listed = overlay(window, "keys").lines()
    keys = [key for key, _ in listed]
    assert len(keys) == len(set(keys))
    assert ("Ctrl+K", "Find any action") in listed
    assert ("Ctrl+N", "New campaign") in listed
    qtbot.keyClick(overlay(window, "keys"), Qt.Key.Key_Escape)
    assert not overlay(window, "keys").isVisible()


def test_the_keys_of_the_table_are_listed(qtbot, window: Window, new_campaign_file) -> None:
    window.open_path(new_campaign_file("Winter"))
    window.show_keys()
    listed = overlay(window, "keys").lines()
    assert ("T", "To the market, and back to the boards") in listed
    assert ("Ctrl+F", "Search the journal") in listed
    assert ("1", "Done") in listed
    keys = [key for key, _ in listed]
    assert len(keys) == len(set(keys))


def test_no_key_and_no_focus_reaches_the_page_behind_an_overlay(qtbot, window: Window, new_campaign_file) -> None:
    window.open_path(new_campaign_file("Winter"))
    assert window.campaign is not None
    before = window.campaign.keeper.head.id
    window.show_keys()
    keys = overlay(window, "keys")
    qtbot.keyClick(keys, "1")  # the key of the answer that waits
    qtbot.keyClick(keys, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClick(keys, Qt.Key.Key_Tab)
    assert window.focusWidget() is keys
    assert window.campaign.keeper.head.id == before
    qtbot.keyClick(keys, Qt.Key.Key_Return)
    window.show_palette()
    palette = overlay(window, "palette")
    qtbot.keyClick(palette.line, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClick(palette.line, Qt.Key.Key_Tab)
    assert window.focusWidget() is palette.line
    qtbot.keyClick(palette.line, Qt.Key.Key_Escape)
    assert not palette.isVisible()
    assert window.campaign.keeper.head.id == before


def test_the_palette_does_what_was_found(qtbot, window: Window) -> None:
    qtbot.keyClick(window, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    palette = overlay(window, "palette")
    qtbot.keyClicks(palette.line, "dark light")
    assert [entry.text for entry in palette.found] == ["Switch between dark and light"]
    qtbot.keyClick(palette.line, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: theme.current().palette.name == "light")
    assert Preferences().theme == "light"


def test_the_palette_finds_what_can_be_done_at_the_table(qtbot, window: Window, new_campaign_file) -> None:
    window.open_path(new_campaign_file("Winter"))
    assert window.campaign is not None
    window.show_palette()
    palette = overlay(window, "palette")
    qtbot.keyClicks(palette.line, "done")
    first = palette.found[0]
    assert (first.text, first.note.startswith("Read the prologue of Progress")) == ("Done", True)
    before = window.campaign.keeper.head.id
    qtbot.keyClick(palette.line, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.campaign.keeper.head.id == before + 1)


def test_the_palette_says_when_nothing_is_called_so(qtbot, window: Window) -> None:
    window.show_palette()
    palette = overlay(window, "palette")
    qtbot.keyClicks(palette.line, "zzzz")
    assert palette.found == []
    assert palette.nothing.isVisible()
    qtbot.keyClick(palette.line, Qt.Key.Key_Return)
    assert palette.isVisible()
    qtbot.mouseClick(palette, Qt.MouseButton.LeftButton, pos=QPoint(2, 2))
    assert not palette.isVisible()


def test_undo_and_redo_by_key(qtbot, window: Window, new_campaign_file) -> None:
    window.open_path(new_campaign_file("Winter"))
    assert window.campaign is not None
    keeper = window.campaign.keeper
    qtbot.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert not keeper.game().is_set_up
    both = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    qtbot.keyClick(window, Qt.Key.Key_Z, both)
    assert keeper.game().is_set_up


def test_the_look_is_switched_by_keys_and_kept(qtbot, window: Window) -> None:
    control = Qt.KeyboardModifier.ControlModifier
    qtbot.keyClick(window, Qt.Key.Key_L, control)
    assert (language(), Preferences().language) == ("ru", "ru")
    qtbot.keyClick(window, Qt.Key.Key_T, control)
    assert (theme.current().palette.name, Preferences().theme) == ("light", "light")
    qtbot.keyClick(window, Qt.Key.Key_Plus, control)
    assert (theme.current().text_scale, Preferences().text_scale) == (110, 110)
    qtbot.keyClick(window, Qt.Key.Key_Minus, control)
    assert Preferences().text_scale == 100


def test_a_backup_by_hand(qtbot, window: Window, new_campaign_file) -> None:
    window.open_path(new_campaign_file("Winter"))
    qtbot.keyClick(window, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert "taken by hand" in [str(each.reason) for each in all_backups()]
    assert window.toast.text.text().startswith("The backup Winter ")


def test_size_and_place_are_kept(qtbot) -> None:
    first = Window(Preferences())
    qtbot.addWidget(first)
    first.resize(1024, 655)
    first.show()
    first.close()
    second = Window(Preferences())
    qtbot.addWidget(second)
    assert (second.width(), second.height()) == (1024, 655)


def test_the_sample_opens_from_the_empty_shelf(qtbot, window: Window) -> None:
    qtbot.mouseClick(shelf_of(window).empty.sample_button, Qt.MouseButton.LeftButton)
    assert window.campaign is not None
    assert window.campaign.table.sample
    assert len(window.campaign.table.boards) >= 2
    window.show_shelf()
    assert [card.tag for card in shelf_of(window).cards] == ["sample"]


def test_the_sample_that_is_missing_shows_the_shelf(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    from blackbook import shelf

    monkeypatch.setattr(shelf, "SAMPLE", "no-such-sample")
    window.begin(sample=True)
    assert "not in this installation" in window.toast.text.text()
    assert shelf_of(window).empty.isVisible()
