"""Widgets are tested in the theme that the program starts with."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication, QWidget

from ui import theme
from ui.language import language, use_language


@pytest.fixture(autouse=True)
def candle(qapp: QApplication) -> Iterator[None]:
    """The dark theme at 100 %, in English."""
    if theme.current() != theme.Theme(theme.CANDLE) or not qapp.styleSheet():
        theme.apply_theme(qapp)
    if language() != "en":
        use_language("en")
    yield
    if theme.current() != theme.Theme(theme.CANDLE):
        theme.apply_theme(qapp)
    if language() != "en":
        use_language("en")


@pytest.fixture
def shown(qtbot):
    """Shows a widget at a size and gives it back."""

    def show(widget: QWidget, width: int = 0, height: int = 0) -> QWidget:
        qtbot.addWidget(widget)
        hint = widget.sizeHint()
        width = width or hint.width()
        widget.resize(width, height or (widget.heightForWidth(width) if widget.hasHeightForWidth() else hint.height()))
        with qtbot.waitExposed(widget):
            widget.show()
        widget.activateWindow()
        return widget

    return show


@pytest.fixture
def painted():
    """The colour names that a widget paints, with how often each occurs."""

    def count(widget: QWidget) -> dict[str, int]:
        image = widget.grab().toImage()
        result: dict[str, int] = {}
        for x in range(image.width()):
            for y in range(image.height()):
                name = image.pixelColor(x, y).name()
                result[name] = result.get(name, 0) + 1
        return result

    return count
