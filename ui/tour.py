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

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from ui.tour_play import Moment
    from ui.window import Window

THEMES = ("dark", "light")
LANGUAGES = ("en", "ru")
SIZES = ((1280, 720), (1440, 900))


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

    def at(self, name: str, moment: Moment, effect: dict[str, object] | None = None) -> Window:
        """The window with the sample at a moment, which is played to once and kept."""
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


Draw = Callable[[Tour], "QWidget"]


def shelf(tour: Tour) -> QWidget:
    from blackbook import paths
    from blackbook.keeper import SUFFIX
    from blackbook.shelf import sample_copy

    sample_copy()
    (paths.campaigns() / f"Old notes{SUFFIX}").write_bytes(b"notes, and no campaign")
    tour.window.show_shelf()
    return tour.window


def empty_shelf(tour: Tour) -> QWidget:
    tour.window.show_shelf()
    assert tour.window.campaigns is not None
    tour.window.campaigns.page.set_cards(())
    return tour.window


def wizard_page(page: int) -> Draw:
    """A page of the wizard for a new campaign, filled in as far as that."""

    def draw(tour: Tour) -> QWidget:
        from PySide6.QtCore import Qt

        from ui.setup.new_campaign import NewCampaign

        wizard = NewCampaign(tour.window)
        wizard.name_page.line.setText("Ныроб")
        for who in ("alexander", "evgenia"):
            wizard.party_page.item(who).setCheckState(Qt.CheckState.Checked)
        for _ in range(page):
            wizard.go_on()
        return tour.dialog(wizard)

    return draw


def table_day(tour: Tour) -> QWidget:
    from ui.tour_play import on_turn

    return tour.at("day", on_turn)


def table_night(tour: Tour) -> QWidget:
    from ui.tour_play import at_night

    return tour.at("night", at_night)


def question_barred(tour: Tour) -> QWidget:
    from ui.tour_play import has_a_barred_option

    return tour.at("barred", has_a_barred_option)


def market(tour: Tour) -> QWidget:
    from ui.table.table_page import TablePage
    from ui.tour_play import on_turn

    page = tour.at("day", on_turn).pages.currentWidget()
    assert isinstance(page, TablePage)
    page.turn_over()
    return tour.window


def check_dice(tour: Tour) -> QWidget:
    from ui.tour_play import asks_for_dice

    tour.at("check-dice", asks_for_dice, {"check": {"kind": "defense", "difficulty": 11}})
    tour.window.show_scene()
    return tour.window


def check_plan(tour: Tour) -> QWidget:
    from ui.tour_play import asks_for_a_plan

    tour.at("check-plan", asks_for_a_plan, {"check": {"kind": "defense", "difficulty": 11}})
    tour.window.show_scene()
    return tour.window


def fight(tour: Tour) -> QWidget:
    from ui.tour_play import asks_for_a_plan

    tour.at("fight", asks_for_a_plan, {"fight": {"regular": 2}})
    tour.window.show_scene()
    return tour.window


def settings_tab(tab: int) -> Draw:
    """A page of the settings."""

    def draw(tour: Tour) -> QWidget:
        from ui.tour_play import on_turn

        dialog = tour.at("day", on_turn).show_settings()
        dialog.tabs.setCurrentIndex(tab)
        return dialog

    return draw


def keys(tour: Tour) -> QWidget:
    from ui.tour_play import on_turn

    tour.at("day", on_turn).show_keys()
    return tour.window


def palette(tour: Tour) -> QWidget:
    from ui.tour_play import on_turn

    tour.at("day", on_turn).show_palette()
    return tour.window


def gallery(tour: Tour) -> QWidget:
    from ui.language import language
    from ui.widgets.gallery import gallery as all_widgets

    page = all_widgets(lambda english, russian: russian if language() == "ru" else english)
    page.setObjectName("gallery")
    page.resize(tour.window.width(), page.heightForWidth(tour.window.width()))
    return tour.dialog(page)


SCREENS: dict[str, Draw] = {
    "shelf-empty": empty_shelf,
    "shelf": shelf,
    "wizard-1-name": wizard_page(0),
    "wizard-2-story": wizard_page(1),
    "wizard-3-characters": wizard_page(2),
    "wizard-4-boards": wizard_page(3),
    "table-day": table_day,
    "table-market": market,
    "table-night": table_night,
    "question-barred": question_barred,
    "check-dice": check_dice,
    "check-plan": check_plan,
    "fight": fight,
    "settings-look": settings_tab(0),
    "settings-house-rules": settings_tab(1),
    "settings-automation": settings_tab(2),
    "keys": keys,
    "palette": palette,
    "widgets": gallery,
}
"""Every screen by the first part of the names of its pictures."""


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
