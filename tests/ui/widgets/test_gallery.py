"""All widgets together: in both themes and languages, at every text scale, nothing leaves its place."""

import subprocess
import sys

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

from ui import theme
from ui.widgets.__main__ import main
from ui.widgets.gallery import gallery
from ui.widgets.tile import Tile

OPEN_AND_CLOSE = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from ui.widgets.__main__ import main

def close():
    for window in app.topLevelWidgets():
        if window.isVisible():
            print(type(window).__name__)
            window.close()

app = QApplication([])
QTimer.singleShot(0, close)
sys.exit(main([]))
"""


def page(language: str) -> QWidget:
    return gallery(lambda english, russian: russian if language == "ru" else english)


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("scale", [75, 100, 150, 200])
def test_nothing_leaves_its_place(qapp, shown, language: str, scale: int) -> None:
    theme.apply_theme(qapp, "light" if scale == 150 else "dark", scale)
    shown(whole := page(language), 1440)
    for widget in whole.findChildren(QWidget):
        if not widget.isVisible() or not isinstance(widget, Tile | QLabel):
            continue
        parent = widget.parentWidget()
        name = f"{type(widget).__name__} {widget.accessibleName() or getattr(widget, 'text', str)()}"
        assert parent.rect().contains(widget.geometry()), name
        assert widget.width() >= widget.minimumSizeHint().width(), name
        if widget.hasHeightForWidth():
            assert widget.height() >= widget.heightForWidth(widget.width()), name
        else:
            assert widget.height() >= widget.minimumSizeHint().height(), name


def test_everything_that_can_be_pressed_has_a_name_and_takes_keys(qapp, shown) -> None:
    shown(whole := page("en"), 1440)
    buttons = [button for button in whole.findChildren(QAbstractButton) if button.isVisible()]
    assert len(buttons) > 80
    for button in buttons:
        assert button.accessibleName() or button.text()
        pressable = not isinstance(button, Tile) or button.clickable
        assert not pressable or button.focusPolicy() != Qt.FocusPolicy.NoFocus


def test_widgets_follow_the_theme_while_they_are_shown(qapp, shown, painted) -> None:
    from ui.widgets.number_box import NumberBox

    box = shown(NumberBox("Rubles", 3), 120)
    box.clearFocus()
    assert theme.CANDLE.raised in painted(box)
    theme.apply_theme(qapp, "light")
    assert theme.BIRCH_BARK.raised in painted(box)
    assert theme.CANDLE.raised not in painted(box)


@pytest.mark.parametrize(("name", "window"), [("dark", "#15120f"), ("light", "#f4eee1")])
def test_gallery_is_drawn_into_a_file(qapp, tmp_path, name: str, window: str) -> None:
    file = tmp_path / "gallery.png"
    assert main(["--picture", str(file), "--theme", name, "--language", "ru", "--width", "1000"]) == 0
    image = QImage(str(file))
    assert image.width() == 1000
    assert image.height() > 1000
    assert image.pixelColor(2, 2).name() == window


def test_gallery_opens_a_window_until_it_is_closed() -> None:
    # In a process of its own: once its event loop has ended, an application no longer activates windows.
    run = subprocess.run([sys.executable, "-c", OPEN_AND_CLOSE], capture_output=True, text=True, check=False)
    assert (run.returncode, run.stdout) == (0, "QScrollArea\n")


def test_gallery_says_when_a_file_cannot_be_written(qapp, tmp_path) -> None:
    assert main(["--picture", str(tmp_path / "missing" / "gallery.png")]) == 1
