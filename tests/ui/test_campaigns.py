"""The shelf in the window: campaigns opened, begun, copied, removed, restored."""

from __future__ import annotations

from importlib.metadata import version
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from blackbook import paths
from blackbook.keeper import SUFFIX, Keeper
from blackbook.rules.campaigns import WriteNotes
from blackbook.shelf import sample_copy
from tests.ui.in_window import choose, shelf_of
from ui.window import Window


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
