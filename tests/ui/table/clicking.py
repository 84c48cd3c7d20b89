"""What the tests of the page do with mouse and keys."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu, QWidget

from ui.table.component_menu import ComponentMenu
from ui.table.popover import Popover

LEFT = Qt.MouseButton.LeftButton


def find(page: QWidget, name: str, kind: type[QWidget] = QWidget) -> QWidget:
    """The visible widget of that name, once everything that is new shows."""
    QApplication.processEvents()
    found = [widget for widget in page.findChildren(kind, name) if widget.isVisibleTo(page)]
    assert len(found) == 1, f"{len(found)} widgets {name!r}"
    return found[0]


def press(page: QWidget, key: Qt.Key) -> None:
    """Press the key of a button of the page; Qt shows the button pressed for a moment before it clicks."""
    QApplication.processEvents()
    wanted = QKeySequence(key)
    button = next(each for each in page.findChildren(QAbstractButton) if each.isVisible() and each.shortcut() == wanted)
    clicked = QSignalSpy(button.clicked)
    QTest.keyClick(page, key)
    assert clicked.count() or clicked.wait(5000)


def popover(page: QWidget) -> Popover:
    """The small panel that is open."""
    found = [each for each in page.findChildren(Popover) if each.isVisible()]
    assert len(found) == 1, f"{len(found)} panels are open"
    return found[0]


def menu(page: QWidget) -> ComponentMenu:
    """The menu that is open."""
    found = [each for each in page.findChildren(ComponentMenu) if each.isVisible()]
    assert len(found) == 1, f"{len(found)} menus are open"
    return found[0]


def entries(menu: QMenu) -> dict[str, QAction]:
    """All entries of a menu and of the menus within it, by their text."""
    result = {}
    for action in menu.actions():
        if action.menu() is not None:
            result |= entries(action.menu())
        elif action.text():
            result[action.text()] = action
    return result


def choose(page: QWidget, text: str) -> None:
    """Choose an entry of the open menu, which closes it."""
    opened = menu(page)
    action = entries(opened)[text]
    opened.close()
    action.trigger()
    QApplication.processEvents()
