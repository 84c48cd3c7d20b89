"""What tests of the window share: finding what lies in and over it, choosing a file."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QWidget

from ui.shelf.shelf_page import ShelfPage
from ui.window import Window


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
