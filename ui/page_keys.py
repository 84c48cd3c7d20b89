"""What the keys do that a page has besides its buttons."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication
from PySide6.QtGui import QShortcut
from PySide6.QtWidgets import QWidget

from ui.keys import key_text

CONTEXT = "PageKeys"

WORDS = {
    ("table_page", "T"): QT_TRANSLATE_NOOP("PageKeys", "To the market, and back to the boards"),
    ("table_page", "Ctrl+F"): QT_TRANSLATE_NOOP("PageKeys", "Search the journal"),
    ("table_page", "Left"): QT_TRANSLATE_NOOP("PageKeys", "To the board on the left"),
    ("table_page", "Right"): QT_TRANSLATE_NOOP("PageKeys", "To the board on the right"),
    ("resolver_page", "Return"): QT_TRANSLATE_NOOP("PageKeys", "Go on with what is proposed"),
    ("resolver_page", "Esc"): QT_TRANSLATE_NOOP("PageKeys", "Let go of the die, or back to the table"),
}
"""By the page's name and the key."""


def page_keys(page: QWidget) -> list[tuple[str, str]]:
    """The keys of a page with what they do, in the language on screen."""
    own = [key_text(shortcut.key()) for shortcut in page.findChildren(QShortcut)]
    known = [(key, WORDS.get((page.objectName(), key))) for key in own]
    return [(key, QCoreApplication.translate(CONTEXT, source)) for key, source in known if source is not None]
