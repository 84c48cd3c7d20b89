"""A player who knows the window alone: looks at what is visible and enabled, clicks it, types, turns pages by keys."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QScrollArea,
    QSpinBox,
    QWidget,
)

from ui.resolver.person_column import PersonColumn
from ui.widgets.die import Die
from ui.window import Window

W = TypeVar("W", bound=QWidget)
LEFT = Qt.MouseButton.LeftButton
CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
NONE = Qt.KeyboardModifier.NoModifier
FACES = {"attack": 4, "defense": 2}
"""How all dice fall: an evening of luck."""
MOST_STEPS = 400


class ScreenPlayer:
    """`prefers` are beginnings of the answers that the player likes best, else the first open one is taken; `knows`
    is what the player reads off the box, by the fields that ask for it.
    """

    def __init__(self, window: Window, prefers: tuple[str, ...], knows: Mapping[str, str]) -> None:
        self.window = window
        self.prefers, self.knows = prefers, knows
        self.answers: list[tuple[str, str]] = []
        """Every question that was answered, and how."""

    # -- looking

    @property
    def on_top(self) -> QWidget:
        """The panel or dialog that lies over the window, else the window."""
        QApplication.processEvents()
        top = QApplication.activePopupWidget() or QApplication.activeModalWidget() or self.window
        if top is self.window and not top.isActiveWindow():
            top.activateWindow()  # no window manager does so here when a dialog closes
            QTest.qWaitForWindowActive(top)
        return top

    def seen(self, kind: type[W], name: str = "") -> list[W]:
        """What is visible and enabled, of that kind and with that name or, with a space at its end, that beginning."""
        found = [each for each in self.on_top.findChildren(kind) if each.isVisible() and each.isEnabled()]
        return [each for each in found if not name or _is_called(each.objectName(), name)]

    def sees(self, name: str) -> bool:
        return bool(self.seen(QWidget, name))

    def words(self) -> list[str]:
        """All that can be read, but for what lies below a panel or dialog."""
        top = self.on_top
        labels = [label.text() for label in top.findChildren(QLabel) if label.isVisible()]
        return labels + [_text(button) for button in top.findChildren(QAbstractButton) if button.isVisible()]

    def reads(self, words: str) -> bool:
        """Whether a line on screen begins so."""
        return any(line.startswith(words) for line in self.words())

    @property
    def asked(self) -> str:
        """The question on screen, or nothing."""
        return next((label.text() for label in self.seen(QLabel, "question_text")), "")

    # -- hands

    def click(self, widget: QWidget) -> None:
        """Scroll to it and click it where it shows."""
        self._scroll_to(widget)
        QTest.mouseClick(widget, LEFT)
        QApplication.processEvents()

    def press(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> None:
        """Press a key wherever the focus is."""
        QTest.keyClick(QApplication.focusWidget() or self.on_top, key, modifiers)
        QApplication.processEvents()
        while any(button.isDown() for button in self.seen(QAbstractButton)):
            QTest.qWait(10)  # a button that its key presses shows that for a moment before it clicks

    def click_on(self, name: str) -> None:
        """Click what has this name."""
        (widget,) = self.seen(QWidget, name)
        self.click(widget)

    def choose(self, words: str) -> None:
        """Click the answer, or else the button, that begins with these words."""
        buttons = [*self.seen(QAbstractButton, "option "), *self.seen(QAbstractButton)]
        button = next(each for each in buttons if _text(each).startswith(words))
        self.answers.append((self.asked, _text(button)))
        self.click(button)

    def fill(self, name: str, value: str) -> None:
        """Type into the field, or choose in it."""
        (holder,) = self.seen(QWidget, name)
        field = next((each for each in holder.findChildren(QWidget) if isinstance(each, FIELDS)), holder)
        self._scroll_to(field)
        if isinstance(field, QComboBox):
            field.setFocus()
            QTest.keyClicks(field, value)
        else:
            line = field.lineEdit() if isinstance(field, QSpinBox) else field
            QTest.mouseClick(line, LEFT)
            QTest.keyClick(line, Qt.Key.Key_A, CTRL)
            QTest.keyClicks(line, value)
        QApplication.processEvents()

    def tick(self, names: tuple[str, ...]) -> None:
        """Tick lines of the list on screen, in its order, by keys."""
        (list_,) = self.seen(QListWidget)
        list_.setFocus()
        QTest.keyClick(list_, Qt.Key.Key_Home)
        for row in range(list_.count()):
            if list_.item(row).text() in names:
                QTest.keyClick(list_, Qt.Key.Key_Space)
            QTest.keyClick(list_, Qt.Key.Key_Down)

    def _scroll_to(self, widget: QWidget) -> None:
        around = widget.parentWidget()
        while around is not None:
            if isinstance(around, QScrollArea):
                around.ensureWidgetVisible(widget)
            around = around.parentWidget() if not around.isWindow() else None
        QApplication.processEvents()
        assert not widget.visibleRegion().isEmpty(), f"{widget.objectName()} is out of sight"

    # -- playing

    def play_until(self, reached: Callable[[], bool]) -> None:
        """Do what is asked, and end turns where nothing is, until something shows."""
        for _ in range(MOST_STEPS):
            if reached():
                return
            self.play_on()
        raise AssertionError(f"{reached} never came: {self.answers} {self.words()}")

    def play_on(self) -> None:
        """One thing that a person would do now."""
        if self.sees("leave"):
            self.click_on("leave")  # a rule is against it
        elif self.sees("to_the_dice"):
            self.click_on("to_the_dice")
        elif self.sees("roll_line"):
            self.roll()
        elif self.sees("accept"):
            self.click_on("accept")
        elif self.sees("question_text"):
            self.answer()
        else:
            self.press(Qt.Key.Key_Return)  # the turn ends

    def roll(self) -> None:
        """Type the dice of several characters in the line; those of one, die by die."""
        columns = [column for column in self.seen(PersonColumn) if _dice(column)]
        if len(columns) == 1:
            for die in _dice(columns[0]):
                self._scroll_to(die)
                QTest.keyClicks(die, str(FACES[die.kind]))
            self.click_on("tell_dice")
            return
        (line,) = self.seen(QLineEdit, "roll_line")
        line.setFocus()
        # Letters may be Cyrillic, for which QTest has no keys.
        line.insert(" ".join(_roll(column) for column in columns))
        self.press(Qt.Key.Key_Return)

    def answer(self) -> None:
        """Take the answer liked best, or the first open one; tell what must be told with it."""
        before = (self.asked, self.words())
        if self.seen(QCheckBox, "option "):
            self._tick_many()
            return
        buttons = self.seen(QAbstractButton, "option ")
        if not buttons:
            self._tell_all()
            self.answers.append((self.asked, "as told"))
            self.click_on("confirm")
            return
        liked = [each for like in self.prefers for each in buttons if _text(each).startswith(like)]
        words = _text((liked or buttons)[0])
        self.choose(words)
        if (self.asked, self.words()) != before and not self._waits_for_a_field(before[0]):
            return
        if self.sees("tell_more"):
            self.click_on("tell_more")
        self._tell_all()
        self.choose(words)

    def _waits_for_a_field(self, asked: str) -> bool:
        """The same question still waits, with a field that shows now."""
        return self.asked == asked and self.sees("entry ")

    def _tell_all(self) -> None:
        """Fill in what is known; a name that is needed is made up."""
        for holder in self.seen(QWidget, "entry "):
            name = holder.objectName()
            lines = [line for line in holder.findChildren(QLineEdit) if not isinstance(line.parent(), QSpinBox)]
            if (known := self.knows.get(name.removeprefix("entry "))) is not None:
                self.fill(name, known)
            elif lines and not lines[0].text():
                self.fill(name, f"Found {len(self.answers)}")

    def _tick_many(self) -> None:
        """Tick one after the other for as long as it is not too many."""
        boxes = self.seen(QCheckBox, "option ")
        for box in boxes:
            if box.isChecked():
                continue
            enough = self.sees("confirm")
            self.click(box)
            if enough and not self.sees("confirm"):
                self.click(box)
                break
        self.answers.append((self.asked, ", ".join(box.text() for box in boxes if box.isChecked())))
        self.click_on("confirm")


FIELDS = (QLineEdit, QSpinBox, QComboBox)


def _is_called(name: str, wanted: str) -> bool:
    return name.startswith(wanted) if wanted.endswith(" ") else name == wanted


def _text(button: QAbstractButton) -> str:
    return button.accessibleName() or button.text()


def _dice(column: PersonColumn) -> list[Die]:
    """The dice that are asked for."""
    return [die for die in column.findChildren(Die) if die.isVisible() and die.isEnabled()]


def _roll(column: PersonColumn) -> str:
    """The letter of the character and its dice, as people type them."""
    return " ".join([column.avatar.letter, *(f"{die.kind[0]}{FACES[die.kind]}" for die in _dice(column))])
