"""Real widgets on real campaign files; every test begins in the dark theme at 100 %, in English."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from blackbook import paths
from blackbook.new_campaign import NewCampaign, begin, sample_values
from ui import theme
from ui.language import language, use_language
from ui.preferences import Preferences
from ui.window import Window


@pytest.fixture(autouse=True)
def look(qapp: QApplication) -> Iterator[None]:
    """The look that the program starts with, before and after."""
    _as_at_the_start(qapp)
    yield
    _as_at_the_start(qapp)


def _as_at_the_start(app: QApplication) -> None:
    if theme.current() != theme.Theme(theme.CANDLE) or not app.styleSheet():
        theme.apply_theme(app)
    if language() != "en":
        use_language("en")


@pytest.fixture
def below(qtbot: QtBot) -> QWidget:
    """A widget for dialogs to lie over: they delete themselves, and whatever stays goes with it."""
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.resize(1280, 720)
    with qtbot.waitExposed(widget):
        widget.show()
    return widget


@pytest.fixture
def new_campaign_file() -> Callable[..., Path]:
    """Makes a campaign on the shelf with sample values, and closes it."""

    def make(name: str = "Winter", *characters: str, sample: bool = True) -> Path:
        party = characters or ("alexander", "evgenia")
        wanted = NewCampaign(name, "progress", party, told=sample_values(), first_player=party[0], sample=sample)
        keeper = begin(paths.campaigns(), wanted)
        keeper.close()
        return keeper.path

    return make


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[Window]:
    """The window, showing an empty shelf."""
    made = Window(Preferences())
    qtbot.addWidget(made)
    made.resize(1280, 720)
    with qtbot.waitExposed(made):
        made.show()
    made.begin()
    yield made
    made.close()
