"""Every action that keys and the palette reach: one list, filled by the window and by the page that is shown."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractButton, QWidget

from ui.language import LANGUAGES, source_in


@dataclass(frozen=True)
class Action:
    """Something that can be done. Its text is a source text of the screens, translated where it is shown."""

    id: str
    context: str
    source: str
    do: Callable[[], object]
    key: str = ""
    """As `QKeySequence` writes it; empty if only the palette reaches it."""
    possible: Callable[[], bool] = lambda: True
    """Whether it can be done as things stand."""

    @property
    def text(self) -> str:
        """What it does, in the language on screen."""
        return QCoreApplication.translate(self.context, self.source)

    @property
    def words(self) -> tuple[str, ...]:
        """What it does, in every language."""
        return tuple(source_in(language, self.context, self.source) for language in LANGUAGES)


class Keys(QObject):
    """The registry. A key does its action wherever the focus is, unless a line of text takes the key."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._actions: dict[str, Action] = {}
        self._shortcuts: dict[str, QShortcut] = {}

    def add(self, *actions: Action) -> None:
        """Register actions; one of an id that is known takes its place."""
        for action in actions:
            self.remove(action.id)
            self._actions[action.id] = action
            if action.key:
                self._shortcuts[action.id] = self._shortcut(action)

    def remove(self, *ids: str) -> None:
        """Forget actions, such as those of a page that goes."""
        for id in ids:
            self._actions.pop(id, None)
            shortcut = self._shortcuts.pop(id, None)
            if shortcut is not None:
                shortcut.setEnabled(False)
                shortcut.deleteLater()

    def yield_to(self, page: QWidget) -> None:
        """Leave keys to a page that has them itself: two shortcuts of one key would block each other."""
        taken = {shortcut.key() for shortcut in page.findChildren(QShortcut)}
        for shortcut in self._shortcuts.values():
            shortcut.setEnabled(shortcut.key() not in taken)

    @property
    def actions(self) -> tuple[Action, ...]:
        """All of them, in the order in which they were added."""
        return tuple(self._actions.values())

    @property
    def possible(self) -> tuple[Action, ...]:
        """Those that can be done as things stand."""
        return tuple(action for action in self._actions.values() if action.possible())

    def do(self, id: str) -> bool:
        """Do the action of an id; False if it cannot be done as things stand."""
        action = self._actions[id]
        if not action.possible():
            return False
        action.do()
        return True

    def _shortcut(self, action: Action) -> QShortcut:
        shortcut = QShortcut(QKeySequence(action.key), self._window)
        shortcut.setContext(Qt.ShortcutContext.WindowShortcut)
        shortcut.activated.connect(lambda: self.do(action.id))
        return shortcut


def buttons_with_keys(page: QWidget) -> Iterable[QAbstractButton]:
    """The visible buttons of a page that a key presses, from top to bottom."""
    found = [
        button
        for button in page.findChildren(QAbstractButton)
        if not button.shortcut().isEmpty() and button.isVisibleTo(page)
    ]
    return sorted(found, key=lambda button: (button.mapTo(page, button.rect().topLeft()).y(), button.x()))


def key_text(key: str | QKeySequence) -> str:
    """A key as people write it on this system."""
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
