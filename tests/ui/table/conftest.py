"""The page on a real campaign file, in the dark theme and in English."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

import blackbook.rules  # noqa: F401 - every chapter makes its commands, steps and effects known
from blackbook.content.library import Library, read_library
from blackbook.keeper import Keeper
from tests.ui.table.laid_table import lay_table
from ui import theme
from ui.language import use_language
from ui.open_campaign import OpenCampaign
from ui.table.table_page import TablePage

SAMPLE = Path(__file__).parents[2] / "rules" / "sample.toml"


@pytest.fixture(scope="session")
def library() -> Library:
    """The rulebook's pack, and the sample pack over it."""
    return read_library([SAMPLE])


@pytest.fixture(autouse=True)
def candle(qapp: QApplication) -> Iterator[None]:
    """The dark theme at 100 %, in English."""
    theme.apply_theme(qapp)
    use_language("en")
    yield
    theme.apply_theme(qapp)
    use_language("en")


@pytest.fixture
def new_page(qtbot, tmp_path: Path, library: Library) -> Iterator[Callable[..., TablePage]]:
    """Shows the page of a table that is laid as told; its campaign is `page.campaign`."""
    opened: list[OpenCampaign] = []

    def show(*characters: str, width: int = 1440, height: int = 900, **laid: object) -> TablePage:
        keeper = lay_table(tmp_path / "winter.blackbook", library, *characters, **laid)  # type: ignore[arg-type]
        return show_keeper(keeper, width, height)

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
    for campaign in opened:
        campaign.close()


@pytest.fixture
def page(new_page: Callable[..., TablePage]) -> TablePage:
    """Alexander, Vasilisa and Yegor at noon of the third day; it is Alexander's turn."""
    return new_page()
