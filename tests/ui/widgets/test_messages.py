"""Labels, empty states and messages."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from ui.widgets.empty_state import EmptyState
from ui.widgets.labels import ElidedLabel, WrappingLabel
from ui.widgets.toast import Toast

LONG = "Старый соловецкий ключ от амбара"


def test_elided_label_shows_all_where_there_is_room_and_else_a_tip(shown) -> None:
    label = shown(ElidedLabel(LONG), 600, 20)
    assert label.text() == LONG
    assert label.toolTip() == ""
    label.resize(90, 20)
    assert label.text().endswith("…")
    assert LONG.startswith(label.text()[:-1].rstrip())
    assert label.toolTip() == LONG
    assert label.accessibleName() == label.full_text == LONG
    label.set_full_text("Нож")
    assert label.text() == "Нож"


def test_elided_label_can_be_narrow(qapp) -> None:
    label = ElidedLabel(LONG)
    assert label.minimumSizeHint().width() < label.sizeHint().width() / 4


def test_wrapping_label_grows_where_it_is_narrow(shown) -> None:
    label = shown(WrappingLabel(LONG, "heading"), 600)
    assert label.heightForWidth(120) > label.heightForWidth(600)


def test_empty_state_offers_its_action(shown, qtbot) -> None:
    state = shown(EmptyState("shelf", "No campaign yet", "Start one.", "New campaign"), 400, 300)
    with qtbot.waitSignal(state.action_clicked):
        qtbot.mouseClick(state.button, Qt.MouseButton.LeftButton)
    assert state.accessibleName() == "No campaign yet"
    assert state.text.isVisible()


def test_empty_state_without_action_has_no_button(shown) -> None:
    state = shown(EmptyState("shelf", "Nothing here"), 400, 300)
    assert not state.button.isVisible()
    assert not state.text.isVisible()


def test_toast_goes_by_itself_but_a_failure_stays(shown) -> None:
    window = shown(QWidget(), 600, 300)
    toast = Toast(window)
    toast.say("Saved")
    assert toast.isVisible()
    assert toast.goes_by_itself
    toast.say("The file could not be written.", failure=True)
    assert not toast.goes_by_itself
    assert toast.isVisible()
    assert toast.accessibleName() == "The file could not be written."


def test_toast_acts_once_and_closes(shown, qtbot) -> None:
    window = shown(QWidget(), 600, 300)
    toast = Toast(window)
    acts: list[bool] = []
    toast.action_clicked.connect(lambda: acts.append(True))
    toast.say("Vasilisa buys Needle", "Undo")
    qtbot.mouseClick(toast.button, Qt.MouseButton.LeftButton)
    assert acts == [True]
    assert not toast.isVisible()
    assert not toast.goes_by_itself
    toast.say("Saved")
    assert not toast.button.isVisible()
    qtbot.mouseClick(toast.close_button, Qt.MouseButton.LeftButton)
    assert not toast.isVisible()


def test_toast_stays_inside_a_window_that_shrinks(shown) -> None:
    window = shown(QWidget(), 900, 300)
    toast = Toast(window)
    toast.say("The campaign was saved, and a copy was put beside it. " * 3, failure=True)
    window.resize(420, 260)
    assert window.rect().contains(toast.geometry())
