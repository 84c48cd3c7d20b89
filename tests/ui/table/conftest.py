"""The page on a real campaign file."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent

import blackbook.rules  # noqa: F401 - every chapter makes its commands, steps and effects known
from blackbook.content.library import Library, read_library
from blackbook.keeper import SCHEMA, Keeper
from blackbook.record.file import CampaignFile
from tests.ui.table.laid_table import lay_table
from ui.open_campaign import OpenCampaign
from ui.table.table_page import TablePage

SAMPLE = Path(__file__).parents[2] / "rules" / "sample.toml"


@pytest.fixture(scope="session")
def library() -> Library:
    """The rulebook's pack, and the sample pack over it."""
    return read_library([SAMPLE])


@pytest.fixture(scope="session")
def laid(tmp_path_factory: pytest.TempPathFactory, library: Library) -> Callable[..., Path]:
    """A file with a table laid as told; each is made once and then only copied."""
    folder = tmp_path_factory.mktemp("laid")
    made: dict[str, Path] = {}

    def lay(*characters: str, **told: object) -> Path:
        key = repr((characters, sorted(told.items())))
        if key not in made:
            made[key] = folder / f"{len(made)}.blackbook"
            lay_table(made[key], library, *characters, **told).close()  # type: ignore[arg-type]
        return made[key]

    return lay


@pytest.fixture
def new_page(qtbot, tmp_path: Path, library: Library, laid: Callable[..., Path]) -> Iterator[Callable[..., TablePage]]:
    """Shows the page of a table that is laid as told; its campaign is `page.campaign`."""
    opened: list[OpenCampaign] = []

    def show(*characters: str, width: int = 1440, height: int = 900, **told: object) -> TablePage:
        copy = shutil.copy(laid(*characters, **told), tmp_path / "winter.blackbook")
        return show_keeper(Keeper(CampaignFile.open(copy, SCHEMA), library), width, height)

    def show_keeper(keeper: Keeper, width: int = 1440, height: int = 900) -> TablePage:
        campaign = OpenCampaign(keeper)
        opened.append(campaign)
        page = TablePage(campaign)
        qtbot.addWidget(page)
        page.resize(width, height)
        with qtbot.waitExposed(page):
            page.show()
        page.activateWindow()
        qtbot.waitUntil(page.isActiveWindow)
        page.setFocus()
        return page

    show.keeper = show_keeper  # type: ignore[attr-defined]
    yield show
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # the page goes before its campaign
    for campaign in opened:
        campaign.close()


@pytest.fixture
def page(new_page: Callable[..., TablePage]) -> TablePage:
    """Alexander, Vasilisa and Yegor at noon of the third day; it is Alexander's turn."""
    return new_page()
