"""The size of a dialog: grown with the text, but never larger than the window it lies over."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from ui import theme

MARGIN = 40
"""Pixels of the window that stay in sight on both sides together."""


def dialog_size(width: int, height: int, over: QWidget | None) -> QSize:
    """Width and height at 100 % text, as they are now over that window."""
    wanted = QSize(theme.scaled(width), theme.scaled(height))
    if over is None:
        return wanted
    return wanted.boundedTo(over.window().size() - QSize(MARGIN, MARGIN))
