"""Chances before the roll: counted beside the screen, and only where the faces of the dice are known."""

from __future__ import annotations

import re
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt

from blackbook.content.library import Library, read_library
from blackbook.text import Name
from tests.rules.conftest import SAMPLE
from tests.ui.resolver.conftest import Put, yegors_check
from tests.ui.resolver.test_check import type_roll
from ui.open_campaign import OpenCampaign
from ui.resolver.faces_popover import FacesPopover
from ui.resolver.odds_panel import OddsPanel, count_chances
from ui.resolver.resolver_page import ResolverPage

Show = Callable[[OpenCampaign], ResolverPage]
LEFT = Qt.MouseButton.LeftButton
NAMES = (Name({"en": "Yegor"}),)


def one_die(**more: Any) -> dict[str, Any]:
    """One defense die of 1, 2, 2, 3 against a difficulty of 3, and salt for 1 more."""
    salt = {"id": "salt", "name": "Salt", "pool": "natural", "use": [{"stat": {"defense": 1}}]}
    yegor = {
        "id": "yegor", "rubles": 0, "sins": 0, "cursed": False, "health": 9, "wounds": 0, "conspiracy": [],
        "pool": {"attack": 0, "defense": 1}, "items": [salt], "helpers": [], "demons": [],
    }  # fmt: skip
    case = {"scene": "check", "check": {"kind": "defense", "difficulty": 3}, "characters": [yegor]}
    return case | {"faces": {"attack": [1], "defense": [1, 2, 2, 3]}} | more


def plain(panel: OddsPanel) -> str:
    """The line of the panel with plain spaces."""
    return panel.line.text().replace("\u00a0", " ")


def test_chances_are_exact_and_say_what_each_item_would_add() -> None:
    chances = count_chances(one_die())
    assert chances.odds.probability == Fraction(1, 4)
    assert chances.helped == (("Salt", Fraction(3, 4)),)


def test_an_item_that_cannot_be_weighed_is_left_out() -> None:
    case = one_die()
    both = {"id": "odd", "use": [{"stat": {"defense": 1}}, {"dice": {"match": {"kind": "attack"}, "set": 3}}]}
    case["characters"][0]["items"].append(both)
    chances = count_chances(case)
    assert (chances.odds.probability, chances.helped) == (Fraction(1, 4), ())


def test_the_panel_shows_them_when_they_are_counted(qtbot) -> None:
    panel = OddsPanel()
    qtbot.addWidget(panel)
    panel.show()
    panel.show_case(one_die(), NAMES, faces_known=True)
    assert panel.progress.isVisible()
    qtbot.waitUntil(lambda: panel.chances is not None)
    assert not panel.progress.isVisible()
    assert plain(panel) == "25.0 % to reach 3 · with Salt 75.0 %"
    assert panel.histogram.accessibleName() == "25.0 % reach 3"


def test_counting_is_stopped(qtbot) -> None:
    panel = OddsPanel()
    qtbot.addWidget(panel)
    panel.show()
    panel.show_case(one_die(), NAMES, faces_known=True)
    qtbot.mouseClick(panel.stop, LEFT)
    assert not panel.progress.isVisible()
    panel.show_case(one_die(check={"kind": "defense", "difficulty": 2}), NAMES, faces_known=True)
    qtbot.waitUntil(lambda: panel.chances is not None)
    assert plain(panel) == "75.0 % to reach 2 · with Salt 100.0 %"


def test_what_cannot_be_counted_is_said(qtbot) -> None:
    panel = OddsPanel()
    qtbot.addWidget(panel)
    panel.show()
    panel.show_case({"scene": "check"}, NAMES, faces_known=True)
    qtbot.waitUntil(lambda: not panel.progress.isVisible())
    assert panel.chances is None
    assert plain(panel) == "characters: is missing"


def test_the_page_counts_before_the_roll_and_keeps_the_chances(
    qtbot, put: Put, library: Library, page: Show
) -> None:
    shown_page = page(put(yegors_check(library)))
    odds = shown_page.side.odds
    qtbot.waitUntil(lambda: odds.chances is not None)
    assert plain(odds) == "71.3 % to reach 11 · with Natural defense 3 96.6 %"
    type_roll(qtbot, shown_page, "Y d2 a4 a1 V d3 d1 a2")
    assert odds.isVisible()


@pytest.fixture
def unknown_faces(put: Put, tmp_path: Path) -> OpenCampaign:
    """The check with dice whose faces nobody has told."""
    pack = tmp_path / "faceless.toml"
    pack.write_text(re.sub(r"\[dice\]\n(.+\n)+", "", SAMPLE.read_text(encoding="utf-8")), encoding="utf-8")
    library = read_library([pack])
    assert library.dice.attack is None
    return put(yegors_check(library))


def test_unknown_faces_are_asked_for_never_assumed(qtbot, unknown_faces: OpenCampaign, page: Show) -> None:
    shown_page = page(unknown_faces)
    odds = shown_page.side.odds
    assert not odds.histogram.isVisible()
    qtbot.mouseClick(odds.ask, LEFT)
    popover = odds.findChild(FacesPopover)
    assert not popover.keep.isEnabled()
    qtbot.keyClicks(popover.lines["attack"], "0 1 1 2 3 4")
    qtbot.keyClicks(popover.lines["defense"], "0, 1, 1, 2, 2, 3")
    qtbot.mouseClick(popover.keep, LEFT)
    assert unknown_faces.keeper.game().library.dice.attack == (0, 1, 1, 2, 3, 4)
    qtbot.waitUntil(lambda: odds.chances is not None)
    assert plain(odds).startswith("71.3 % to reach 11")
