"""Draws every screen into pictures, without a display: ``python -m ui.tour OUT``.

Each screen is drawn in both themes, both languages and two sizes, from the sample campaign in a folder of its own, so
that nothing of this person's is read or written.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING

from ui.tour_screens import SCREENS, Draw

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from blackbook.keeper import Keeper
    from ui.tour_play import Moment
    from ui.window import Window

THEMES = ("dark", "light")
LANGUAGES = ("en", "ru")
SIZES = ((1280, 720), (1440, 900))
COUNTING = 4000
"""Milliseconds that chances may take to be counted."""


class Tour:
    """A window with the sample campaign, set to one look after the other."""

    def __init__(self) -> None:
        from ui.app import make_app
        from ui.preferences import Preferences
        from ui.window import Window

        self.app = make_app()
        self.window: Window = Window(Preferences())
        self.window.setMinimumSize(1, 1)
        self._moments: dict[str, Path] = {}

    def wear(self, theme: str, language: str, size: tuple[int, int]) -> None:
        """Put a look on."""
        from ui.language import use_language
        from ui.theme import apply_theme

        self.settle()
        apply_theme(self.app, theme)
        use_language(language)
        self.window.resize(*size)

    def settle(self) -> None:
        """Let everything be laid out, and what was closed go."""
        from PySide6.QtCore import QCoreApplication, QEvent

        for _ in range(3):
            self.app.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def wait_for_chances(self) -> None:
        """Let the chances before a roll be counted, or stop where that takes long."""
        from PySide6.QtCore import QDeadlineTimer

        from ui.resolver.odds_panel import OddsPanel

        patience = QDeadlineTimer(COUNTING)
        for panel in self.window.findChildren(OddsPanel):
            while panel.counting.is_on:
                if patience.hasExpired():
                    panel.counting.stop()
                    patience.setRemainingTime(COUNTING)
                self.app.processEvents()

    def at(
        self,
        name: str,
        moment: Moment,
        effect: dict[str, object] | None = None,
        prepare: Callable[[Keeper], None] = lambda keeper: None,
    ) -> Window:
        """The window with the sample at a moment, which is played to once and kept.

        `prepare` is done before the effect that begins a scene.
        """
        from blackbook import paths
        from blackbook.keeper import SUFFIX, Keeper
        from blackbook.shelf import sample_copy
        from ui.tour_play import begin_scene, on_turn, play_until

        if name not in self._moments:
            sample = sample_copy()
            path = paths.made(paths.campaigns().parent / "moments") / f"{name}{SUFFIX}"
            with Keeper.open(sample, read_only=True) as keeper:
                keeper.save_copy(path)
            with Keeper.open(path) as keeper:
                if effect is not None:
                    play_until(keeper, on_turn)
                    prepare(keeper)
                    begin_scene(keeper, effect)
                if not play_until(keeper, moment):
                    raise SystemExit(f"The sample campaign never comes to the moment of {name}.")
            self._moments[name] = path
        self.window.open_path(self._moments[name])
        self.window.show_table()
        return self.window

    def dialog(self, dialog: QWidget) -> QWidget:
        """Shown over the window, so that it has its own size."""
        dialog.show()
        return dialog


def main(arguments: list[str] | None = None) -> int:
    """Draw the pictures and return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m ui.tour", description="Draws every screen into pictures.")
    parser.add_argument("folder", type=Path, metavar="OUT", help="where the pictures go")
    parser.add_argument("--only", nargs="+", choices=sorted(SCREENS), metavar="SCREEN", help="only these screens")
    parser.add_argument("--once", action="store_true", help="each screen only once: dark, English, the larger size")
    chosen = parser.parse_args(arguments)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    looks = [("dark", "en", SIZES[-1])] if chosen.once else list(product(THEMES, LANGUAGES, SIZES))
    screens = {name: draw for name, draw in SCREENS.items() if not chosen.only or name in chosen.only}
    chosen.folder.mkdir(parents=True, exist_ok=True)
    with home_of_its_own():
        for file in draw_all(chosen.folder, screens, looks):
            print(file)
    return 0


def draw_all(folder: Path, screens: dict[str, Draw], looks: list[tuple[str, str, tuple[int, int]]]) -> Iterator[Path]:
    """Draw the screens in each look; gives the files one by one."""
    tour = Tour()
    tour.window.show()
    tour.window.begin()
    for theme, language, size in looks:
        tour.wear(theme, language, size)
        for name, draw in screens.items():
            file = folder / f"{name}_{theme}_{language}_{size[0]}x{size[1]}.png"
            widget = draw(tour)
            tour.settle()
            widget.grab().save(str(file))
            _leave(tour, widget)
            yield file
    tour.window.close()
    tour.window.deleteLater()
    tour.settle()


def _leave(tour: Tour, widget: QWidget) -> None:
    """Take away what lies over the page, and what was shown beside it."""
    from ui.overlay import Overlay

    if widget is not tour.window:
        widget.close()
        widget.deleteLater()
    for overlay in tour.window.findChildren(Overlay):
        overlay.close_overlay()
    tour.window.toast.hide()
    tour.settle()


@contextmanager
def home_of_its_own() -> Iterator[None]:
    """All files of the program lie in a folder that goes at the end."""
    from blackbook.paths import HOME_VARIABLE

    before = os.environ.get(HOME_VARIABLE)
    with tempfile.TemporaryDirectory(prefix="blackbook-tour-") as home:
        os.environ[HOME_VARIABLE] = home
        try:
            yield
        finally:
            os.environ.pop(HOME_VARIABLE)
            if before is not None:
                os.environ[HOME_VARIABLE] = before


if __name__ == "__main__":
    sys.exit(main())
