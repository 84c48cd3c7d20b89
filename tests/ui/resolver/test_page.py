"""The page as a whole: what the resolver cannot weigh, who has fallen, size, language and theme."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget

from blackbook.campaign.characters import Character
from blackbook.content.library import Library, read_library
from blackbook.text import Text
from tests.rules.conftest import SAMPLE
from tests.rules.scene_table import carry, conspire, fight, stand
from tests.rules.table import Table, set_table
from tests.ui.resolver.conftest import Put, two_enemies, yegors_check
from tests.ui.resolver.test_check import type_roll
from ui import theme
from ui.language import use_language
from ui.open_campaign import OpenCampaign
from ui.resolver.resolver_page import ResolverPage
from ui.widgets.roll import RolledDie

Show = Callable[[OpenCampaign], ResolverPage]
LEFT = Qt.MouseButton.LeftButton

ODD_ITEM = """
[items.odd]
name = "Sample: odd"
pool = "natural"
types = []
price = 1
use = [{ stat = { defense = 1 } }, { dice = { match = { kind = "attack", value = 1 }, set = 3 } }]
in = ["check", "combat"]
"""


@pytest.fixture
def odd_library(tmp_path: Path) -> Library:
    """Has an item that gives defense and changes dice at once, which the resolver does not weigh."""
    pack = tmp_path / "odd.toml"
    pack.write_text(SAMPLE.read_text(encoding="utf-8") + ODD_ITEM, encoding="utf-8")
    return read_library([pack])


def four_fighters(library: Library) -> Table:
    whos = ("alexander", "vasilisa", "yegor", "evgenia")
    table = set_table(library, whos, asleep=True)
    cards = (
        ("castle", "chur", "tryasovitsa", "hail"), ("slave", "needle", "chur", "spring"),
        ("whale-fish", "raging-winds", "fog", "hearth"), ("blue-stone", "shchekotukha", "dawn", "frost"),
    )  # fmt: skip
    for who, own in zip(whos, cards, strict=True):
        stand(table, who, "nyrob")
        conspire(table, who, *own)
        carry(table, who, "herb")
    fight(table, "alexander", "sorcerer", "winged-bisyak", "drowned-one", "fugitive")
    for who in whos:
        table.answer(who)
    while table.question.form == "options":
        table.answer(*table.question.suggested)
    return table


def tell_all(page: ResolverPage, value: int) -> None:
    for who, dice in list(page._told.dice.items()):
        page.columns.dice_changed.emit(who, tuple(RolledDie(die.kind, value) for die in dice))
    page.tell_dice()


def test_what_cannot_be_weighed_is_said_and_sums_are_asked(
    qtbot, put: Put, odd_library: Library, page: Show
) -> None:
    table = yegors_check(odd_library)
    carry(table, "vasilisa", "odd")
    campaign = put(table)
    shown_page = page(campaign)
    type_roll(qtbot, shown_page, "Y d2 a4 a1 V d3 d1 a2")
    assert "changes dice and gives more at once" in shown_page.side.trouble.text()
    assert shown_page.side.totals.isVisible()
    assert not shown_page.side.result.isVisible()
    shown_page.side.totals.boxes["total"].setValue(12)
    qtbot.keyClick(shown_page, Qt.Key.Key_Return)
    assert campaign.table.scene is None
    assert str(campaign.keeper.history(1)[0].text) == "The check succeeds: 12 of 11"


def test_wounds_are_shown_even_where_nothing_can_be_weighed(
    qtbot, put: Put, odd_library: Library, page: Show
) -> None:
    table = two_enemies(odd_library)
    carry(table, "evgenia", "odd")
    campaign = put(table)
    shown_page = page(campaign)
    type_roll(qtbot, shown_page, "A d3 a3 a0 E d1 d2 a4 a0")
    shown_page.side.totals.boxes["defense evgenia"].setValue(2)
    qtbot.mouseClick(shown_page.side.totals.tell, LEFT)
    result = shown_page.side.result
    assert (result.big.text(), result.beside.text()) == ("3", "wounds")
    assert [(line.text, line.value) for line in result.lines.lines] == [("Evgenia: 5 against 2", "+3")]
    qtbot.mouseClick(result.accept, LEFT)
    assert campaign.keeper._state.get(Character, "evgenia").wounds == 3


def test_an_item_that_the_dice_do_not_see_is_used_at_once(qtbot, put: Put, library: Library, page: Show) -> None:
    table = yegors_check(library)
    carry(table, "vasilisa", "amber")
    campaign = put(table)
    shown_page = page(campaign)
    type_roll(qtbot, shown_page, "Y d2 a4 a1 V d3 d1 a2")
    rubles = campaign.keeper._state.get(Character, "vasilisa").rubles
    [amber] = shown_page.columns.columns["vasilisa"].supplies.values()
    qtbot.mouseClick(amber, LEFT)
    [action] = shown_page.menu.actions()
    assert action.text() == "Use it at once"
    action.trigger()
    shown_page.menu.close()
    assert campaign.keeper._state.get(Character, "vasilisa").rubles == rubles + 2
    assert not shown_page.columns.columns["vasilisa"].supplies


def test_the_fallen_are_shown_so(qtbot, put: Put, library: Library, page: Show) -> None:
    table = two_enemies(library)
    table.state.get(Character, "evgenia").defeated = True
    shown_page = page(put(table))
    evgenia = shown_page.columns.columns["evgenia"]
    assert (evgenia.role.text(), evgenia.role.property("role")) == ("defeated", "danger")
    assert list(shown_page._told.dice) == ["alexander"]


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (1440, 900)])
def test_four_characters_fit(put: Put, library: Library, page: Show, width: int, height: int) -> None:
    shown_page = page(put(four_fighters(library)))
    tell_all(shown_page, 2)
    shown_page.resize(width, height)
    QApplication.processEvents()
    assert len(shown_page.columns.columns) == len(shown_page.columns.enemies) == 4
    for part in (*shown_page.columns.columns.values(), *shown_page.columns.enemies.values()):
        place = QRect(part.mapTo(shown_page, QPoint(0, 0)), part.size())
        assert place.left() >= 0
        assert place.right() < shown_page.side.x()
    for card in shown_page.columns.enemies.values():
        assert card.height() >= card.heightForWidth(card.width())
    for scroll in shown_page.findChildren(QScrollArea):
        content = scroll.widget()
        assert content.width() <= scroll.viewport().width()
        assert content.minimumSizeHint().width() <= scroll.viewport().width()
    for column in shown_page.columns.columns.values():
        for row in (*column.cards.values(), *column.supplies.values()):
            assert row.height() >= row.heightForWidth(row.width())
            assert inside(row, column)


def test_more_than_three_ways_wait_behind_a_link(qtbot, put: Put, library: Library, page: Show) -> None:
    shown_page = page(put(four_fighters(library)))
    tell_all(shown_page, 1)
    best = shown_page.desk.ways[0]
    titles = ("One", "Two", "Three", "Four", "Five")
    shown_page.desk.ways = tuple(replace(best, title=Text(title)) for title in titles)
    shown_page.desk.changed.emit()
    ways = shown_page.side.ways
    assert [card.isVisible() for card in ways.cards] == [True, True, True, False, False]
    assert ways.more.text() == "More ways (2)"
    qtbot.mouseClick(ways.more, LEFT)
    assert ways.cards[4].isVisible()
    assert not ways.more.isVisible()


def inside(part: QWidget, whole: QWidget) -> bool:
    return whole.rect().contains(QRect(part.mapTo(whole, QPoint(0, 0)), part.size()))


def test_the_page_follows_language_and_theme(qtbot, put: Put, library: Library, page: Show) -> None:
    shown_page = page(put(yegors_check(library)))
    type_roll(qtbot, shown_page, "Y d2 a4 a1 V d3 d1 a2")
    use_language("ru")
    QApplication.sendEvent(shown_page, QEvent(QEvent.Type.LanguageChange))  # comes by itself with translations
    assert shown_page.columns.columns["yegor"].name.full_text == "Дед Егор"
    names = [row.view.name for row in shown_page.columns.columns["yegor"].cards.values()]
    assert names == ["Кит-рыба", "Буйные ветра"]
    theme.apply_theme(QApplication.instance(), "light")
    QApplication.processEvents()
    assert theme.BIRCH_BARK.spruce_text in shown_page.side.result.big.styleSheet()
