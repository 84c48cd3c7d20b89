"""A die is dragged away with the mouse and carries whose it is."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QDrag, QDropEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QVBoxLayout, QWidget

from tests.ui.resolver.drags import drag_enters
from ui.resolver.dragging import MIME, DragSource, DropTarget, die_data
from ui.widgets.die import Die

LEFT = Qt.MouseButton.LeftButton


def test_the_data_of_a_die_say_whose_it_is_and_its_place() -> None:
    assert bytes(die_data("yegor", 2).data(MIME).data()) == b"2 yegor"


def test_pulling_a_die_begins_a_drag_and_leaves_the_die_unpressed(qtbot) -> None:
    holder = QWidget()
    die = Die("attack", 4)
    layout = QVBoxLayout(holder)
    layout.addWidget(die)
    DragSource(die, "yegor", 1)
    qtbot.addWidget(holder)
    with qtbot.waitExposed(holder):
        holder.show()
    middle = die.rect().center()
    QTest.mousePress(die, LEFT, Qt.KeyboardModifier.NoModifier, middle)
    assert die.isDown()
    far = QPointF(middle + QPoint(60, 0))
    none = Qt.KeyboardModifier.NoModifier
    pulled = QMouseEvent(QEvent.Type.MouseMove, far, die.mapToGlobal(far), Qt.MouseButton.NoButton, LEFT, none)
    QApplication.sendEvent(die, pulled)
    # This platform lets go of a drag at once; what was carried is still there.
    carried = die.findChild(QDrag).mimeData()
    assert bytes(carried.data(MIME).data()) == b"1 yegor"
    assert not die.isDown()


def test_a_small_shake_is_still_a_click(qtbot) -> None:
    die = Die("attack", 4)
    DragSource(die, "yegor", 1)
    qtbot.addWidget(die)
    die.show()
    with qtbot.waitSignal(die.clicked):
        middle = die.rect().center()
        QTest.mousePress(die, LEFT, Qt.KeyboardModifier.NoModifier, middle)
        QTest.mouseMove(die, middle + QPoint(1, 0))
        QTest.mouseRelease(die, LEFT, Qt.KeyboardModifier.NoModifier, middle + QPoint(1, 0))


def test_a_target_takes_dice_and_nothing_else(qtbot) -> None:
    button = QPushButton()
    qtbot.addWidget(button)
    target = DropTarget(button)
    words = QMimeData()
    words.setText("4")
    assert not accepts(button, words)
    die = die_data("yegor", 1)
    assert accepts(button, die)
    with qtbot.waitSignal(target.dropped) as dropped:
        move, none = Qt.DropAction.MoveAction, Qt.KeyboardModifier.NoModifier
        QApplication.sendEvent(button, QDropEvent(QPointF(2, 2), move, die, LEFT, none))
    assert dropped.args == ["yegor", 1]


def accepts(widget: QWidget, data: QMimeData) -> bool:
    event = drag_enters(QPoint(2, 2), data)
    event.ignore()
    QApplication.sendEvent(widget, event)
    return event.isAccepted()
