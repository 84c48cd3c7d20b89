"""The window: from the shelf to a campaign and back, keys and palette, and what is said when something is wrong."""

from __future__ import annotations

import sys
from importlib.metadata import version
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from blackbook import paths
from blackbook.backups import all_backups
from blackbook.keeper import SUFFIX, Keeper
from blackbook.rules.campaigns import WriteNotes
from blackbook.shelf import sample_copy
from ui import theme
from ui.language import language
from ui.preferences import Preferences
from ui.shelf.shelf_page import ShelfPage
from ui.window import Window


@pytest.fixture
def window(qtbot):
    made = Window(Preferences())
    qtbot.addWidget(made)
    made.resize(1280, 720)
    with qtbot.waitExposed(made):
        made.show()
    made.begin()
    yield made
    made.close()


def shelf_of(window: Window) -> ShelfPage:
    page = window.pages.currentWidget()
    assert isinstance(page, ShelfPage)
    return page


def overlay(window: Window, name: str) -> QWidget:
    found = window.findChild(QWidget, name, Qt.FindChildOption.FindDirectChildrenOnly)
    assert found is not None
    return found


def choose(monkeypatch: pytest.MonkeyPatch, which: str, answer: Path) -> None:
    """The person chooses this file in the system's dialog."""
    monkeypatch.setattr(QFileDialog, which, lambda *_: (str(answer), ""))


# -- the shelf


def test_a_new_user_is_welcomed(window: Window) -> None:
    assert shelf_of(window).empty.isVisible()
    assert window.windowTitle() == "Black Book"


def test_a_campaign_opens_from_its_card_and_closes_to_the_shelf(qtbot, window: Window, new_campaign_file) -> None:
    path = new_campaign_file("Winter")
    window.show_shelf()
    (card,) = shelf_of(window).cards
    assert (card.title, card.subtitle, card.day) == ("Winter", "Progress", "Day 1, morning")
    assert (card.party, card.tag) == (("Alexander", "Evgenia"), "sample")
    qtbot.mouseClick(shelf_of(window).frame(card.key).open_button, Qt.MouseButton.LeftButton)
    assert window.campaign is not None
    assert window.campaign.path == path
    assert window.windowTitle() == "Winter — Black Book"
    qtbot.keyClick(window, Qt.Key.Key_W, Qt.KeyboardModifier.ControlModifier)
    assert window.campaign is None
    assert [card.title for card in shelf_of(window).cards] == ["Winter"]


def test_the_wizard_opens_what_it_made(qtbot, window: Window) -> None:
    qtbot.keyClick(window, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    wizard = window.findChild(QWidget, "wizard")
    qtbot.keyClicks(wizard.name_page.line, "Ours")
    for page in range(4):
        if page == 2:
            for who in ("alexander", "evgenia"):
                wizard.party_page.item(who).setCheckState(Qt.CheckState.Checked)
        qtbot.mouseClick(wizard.next_button, Qt.MouseButton.LeftButton)
    assert window.campaign is not None
    assert [str(board.name) for board in window.campaign.table.boards] == ["Alexander", "Evgenia"]


def test_a_campaign_from_anywhere_is_opened(
    qtbot, window: Window, new_campaign_file, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    elsewhere = tmp_path / f"Elsewhere{SUFFIX}"
    new_campaign_file("Winter").rename(elsewhere)
    choose(monkeypatch, "getOpenFileName", elsewhere)
    qtbot.mouseClick(shelf_of(window).elsewhere_button, Qt.MouseButton.LeftButton)
    assert window.campaign is not None
    assert window.campaign.path == elsewhere


def test_export_and_import_bring_the_same_campaign(
    qtbot, window: Window, new_campaign_file, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = new_campaign_file("Winter")
    with Keeper.open(path, read_only=True) as keeper:
        before = keeper.document_text()
    window.show_shelf()
    document = tmp_path / "winter.json"
    choose(monkeypatch, "getSaveFileName", tmp_path / "winter")
    shelf_of(window).frame(str(path)).actions_by_ask["export"].trigger()
    assert document.exists()
    assert window.toast.text.text() == "winter.json is written."

    choose(monkeypatch, "getOpenFileName", document)
    qtbot.mouseClick(shelf_of(window).import_button, Qt.MouseButton.LeftButton)
    preview = window.findChild(QWidget, "preview")
    facts = [preview.findChild(QWidget, f"fact{row}").text() for row in range(5)]
    assert facts == [version("blackbook"), "2", "0", "14", "1"]
    assert preview.list.item(0).text() == "Set up Progress with Alexander, Evgenia"
    assert len(list(paths.campaigns().glob(f"*{SUFFIX}"))) == 1
    qtbot.mouseClick(preview.accept_button, Qt.MouseButton.LeftButton)
    assert window.campaign is not None
    assert window.campaign.path == paths.campaigns() / f"winter{SUFFIX}"
    assert window.campaign.keeper.document_text() == before


def test_a_copy_holds_the_journal_too(
    window: Window, new_campaign_file, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = new_campaign_file("Winter")
    window.show_shelf()
    choose(monkeypatch, "getSaveFileName", tmp_path / f"copy{SUFFIX}")
    shelf_of(window).frame(str(path)).actions_by_ask["copy"].trigger()
    with Keeper.open(tmp_path / f"copy{SUFFIX}") as copy:
        assert str(copy.undo()) == "Set up Progress with Alexander, Evgenia"


def test_what_was_removed_can_be_put_back(qtbot, window: Window, new_campaign_file) -> None:
    path = new_campaign_file("Winter")
    window.show_shelf()
    shelf_of(window).frame(str(path)).actions_by_ask["remove"].trigger()
    assert shelf_of(window).cards == ()
    assert not path.exists()
    qtbot.mouseClick(window.toast.button, Qt.MouseButton.LeftButton)
    assert [card.title for card in shelf_of(window).cards] == ["Winter"]
    assert path.exists()


def test_a_backup_is_restored_beside_the_campaign(qtbot, window: Window, new_campaign_file) -> None:
    path = new_campaign_file("Winter")
    Keeper.open(path).close()  # takes a backup
    window.show_shelf()
    shelf_of(window).frame(str(path)).actions_by_ask["restore"].trigger()
    points = window.findChild(QWidget, "points")
    assert points.list.count() == 1
    assert points.list.item(0).text().endswith("Backup, when it was opened")
    qtbot.mouseClick(points.accept_button, Qt.MouseButton.LeftButton)
    assert window.campaign is not None
    assert window.campaign.path != path
    assert window.campaign.keeper.name == "Winter"


def test_a_damaged_campaign_is_restored_from_all_backups(qtbot, window: Window, new_campaign_file) -> None:
    path = new_campaign_file("Winter")
    Keeper.open(path).close()
    path.write_bytes(b"lost")
    window.show_shelf()
    (card,) = shelf_of(window).cards
    assert "is not a campaign of this game" in card.fault
    qtbot.mouseClick(shelf_of(window).restore_button, Qt.MouseButton.LeftButton)
    points = window.findChild(QWidget, "points")
    assert "Winter · Backup, when it was opened" in points.list.item(0).text()
    qtbot.keyClick(points.list, Qt.Key.Key_Return)
    assert window.campaign is not None
    assert path.read_bytes() == b"lost"
    assert len(list(paths.campaigns().glob(f"*{SUFFIX}"))) == 2


def test_a_campaign_opens_at_an_earlier_point(qtbot, window: Window, new_campaign_file) -> None:
    path = new_campaign_file("Winter")
    with Keeper.open(path) as keeper:
        keeper.do({"command": "answer", "choice": "done"})
    window.show_shelf()
    shelf_of(window).frame(str(path)).actions_by_ask["earlier"].trigger()
    points = window.findChild(QWidget, "points")
    texts = [points.list.item(row).text() for row in range(points.list.count())]
    (row,) = [row for row, text in enumerate(texts) if text.endswith("Set up Progress with Alexander, Evgenia")]
    points.list.setCurrentRow(row)
    qtbot.mouseClick(points.accept_button, Qt.MouseButton.LeftButton)
    assert window.campaign is not None
    assert window.campaign.path == path
    assert window.campaign.keeper.redo_text is not None
    assert str(window.campaign.keeper.undo_text) == "Set up Progress with Alexander, Evgenia"


def test_what_came_from_a_document_cannot_be_gone_back_behind(window: Window, tmp_path: Path) -> None:
    path = sample_copy()
    with Keeper.open(path) as keeper:
        newest = keeper.head.text
        keeper.do(WriteNotes(text="Played on."))
    window.show_shelf()
    shelf_of(window).frame(str(path)).actions_by_ask["earlier"].trigger()
    points = window.findChild(QWidget, "points")
    texts = [points.list.item(row).text() for row in range(points.list.count())]
    assert [text.split("   ")[1] for text in texts] == ["Notes", "Backup, when it was opened", str(newest)]
    points.list.setCurrentRow(2)
    points.accept()
    assert window.campaign is not None
    assert window.campaign.keeper.game().campaign.notes == ""


def test_the_shelf_speaks_the_language_that_is_switched_to(qtbot, window: Window, new_campaign_file) -> None:
    new_campaign_file("Winter")
    window.show_shelf()
    qtbot.keyClick(window, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: shelf_of(window).cards[0].party == ("Александр", "Евгения"))
    assert shelf_of(window).cards[0].subtitle == "Прогресс"


# -- what is wrong


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
