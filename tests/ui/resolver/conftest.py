"""Scenes on a real campaign file: a table is set as in the tests of the rules, then copied into the file."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

import blackbook.rules  # noqa: F401 - every chapter makes its commands, steps and effects known
from blackbook.campaign.components import JobCard
from blackbook.campaign.state import TABLES
from blackbook.content.library import Library, read_library
from blackbook.keeper import Keeper
from tests.rules.conftest import SAMPLE
from tests.rules.scene_table import carry, conspire, fight, request, stand
from tests.rules.table import Table, set_table
from ui import theme
from ui.language import language, use_language
from ui.open_campaign import OpenCampaign
from ui.resolver.odds_panel import OddsPanel
from ui.resolver.resolver_page import ResolverPage

Put = Callable[[Table], OpenCampaign]


@pytest.fixture(scope="session")
def library() -> Library:
    return read_library([SAMPLE])


@pytest.fixture(autouse=True)
def candle(qapp: QApplication) -> Iterator[None]:
    """The dark theme at 100 %, in English."""
    if theme.current() != theme.Theme(theme.CANDLE) or not qapp.styleSheet():
        theme.apply_theme(qapp)
    yield
    if language() != "en":
        use_language("en")
    if theme.current() != theme.Theme(theme.CANDLE):
        theme.apply_theme(qapp)


def copy_to_file(table: Table, path: Path) -> Keeper:
    """The state of a table in memory as a campaign file."""
    keeper = Keeper.create(path, "Scenes", library=table.library, sample={})
    with keeper._journal.unrecorded() as session:
        for kind in TABLES:
            for row in table.state.all(kind):
                session.merge(kind(**row.model_dump()))
    keeper._state.reload()
    return keeper


@pytest.fixture
def put(tmp_path: Path) -> Iterator[Put]:
    """Puts a table into a file and opens it."""
    opened: list[OpenCampaign] = []

    def open_table(table: Table) -> OpenCampaign:
        campaign = OpenCampaign(copy_to_file(table, tmp_path / "scene.blackbook"))
        opened.append(campaign)
        return campaign

    yield open_table
    for campaign in opened:
        campaign.close()
        campaign.deleteLater()


@pytest.fixture
def page(qtbot, put: Put) -> Callable[[OpenCampaign], ResolverPage]:
    """Shows the page of a campaign."""

    def show(campaign: OpenCampaign) -> ResolverPage:
        page = ResolverPage(campaign)
        qtbot.addWidget(page)
        page.resize(1440, 900)
        with qtbot.waitActive(page):
            page.show()
            page.activateWindow()
        return page

    return show


@pytest.fixture
def panel(qtbot) -> OddsPanel:
    """The chances before a roll, alone."""
    made = OddsPanel()
    qtbot.addWidget(made)
    made.resize(380, 600)
    made.show()
    return made


def yegors_check(library: Library, vasilisa_at: str = "salt-works") -> Table:
    """W-13 before the roll: Yegor and Vasilisa at the Salt Works, a check of defense 11."""
    table = set_table(library, ("yegor", "vasilisa"), asleep=True)
    stand(table, "yegor", "salt-works", attack_dice=2, defense_dice=1, rubles=1)
    stand(table, "vasilisa", vasilisa_at, attack_dice=1, defense_dice=2, rubles=2)
    conspire(table, "yegor", "whale-fish", "raging-winds")
    conspire(table, "vasilisa", "slave", "needle", "chur")
    carry(table, "yegor", "natural-defense-3")
    hat = request(table, "yegor", "thiefs-hat", "salt-works")
    table.do({"command": "fulfil_request", "request": hat})
    table.answer("0")
    while table.question.form == "options":
        table.answer(*table.question.suggested)
    return table


def two_enemies(library: Library) -> Table:
    """W-17 before the first roll: the Drowned One against Alexander, the Winged Bisyak against Evgenia."""
    table = set_table(library, ("alexander", "evgenia"), market=False)
    stand(table, "alexander", "nyrob", attack_dice=2, defense_dice=1, rubles=3)
    stand(table, "evgenia", "nyrob", attack_dice=2, defense_dice=2, rubles=4)
    table.add(*(JobCard(job="useless", owner="alexander", place="slot", slot=slot) for slot in (2, 3)))
    table.add(*(JobCard(job="useless", owner="evgenia", place="slot", slot=slot) for slot in (1, 2, 3)))
    _, chur, tryasovitsa = conspire(table, "alexander", "castle", "chur", hand=["tryasovitsa"])
    conspire(table, "evgenia", "blue-stone", "shchekotukha")
    carry(table, "alexander", "natural-attack-2")
    fight(table, "alexander", "drowned-one", "winged-bisyak")
    table.answer("alexander")
    table.answer("evgenia")
    table.answer(str(chur.id), str(tryasovitsa.id))
    while table.question.form == "options":
        table.answer(*table.question.suggested)
    return table
