"""Chances of heavy fights, piece by piece: what is said while they are counted, and what stays after a stop."""

from __future__ import annotations

from fractions import Fraction

import pytest
from PySide6.QtCore import Qt

from blackbook.resolver.advice.chances import UNTOLD, Chance
from blackbook.resolver.advice.found import BestCards, Found
from blackbook.resolver.odds.chance import Odds
from blackbook.text import say
from blackbook.views.before_roll import BeforeRoll
from tests.ui.resolver.test_odds_panel import NAMES, long_fight, plain, yegor
from ui.language import use_language
from ui.resolver.best_cards import BestCardsPanel, CardNames
from ui.resolver.gains import Gains
from ui.resolver.odds_panel import OddsPanel

LEFT = Qt.MouseButton.LeftButton
CARDS = CardNames({"a": "Yegor"}, {"old": "Old", "new": "New"}, {"a": ("old",)})


def share(per_mille: int) -> Fraction:
    return Fraction(per_mille, 1000)


def exact(per_mille: int) -> Odds:
    return Odds(share(per_mille), share(per_mille))


def drawn(low: int, high: int) -> Odds:
    return Odds(share(low), share(high), 25_000)


def with_item(name: str, odds: Odds, least: int, most: int) -> Chance:
    return Chance("item", name, say("{who} uses {what}", who="Yegor", what=name), odds, share(least), share(most))


NOW = drawn(400, 408)
SLING = with_item("Sling", drawn(448, 456), 40, 56)
SPEAR = with_item("Spear", exact(418), 10, 18)
BROTH = with_item("Broth", drawn(396, 404), -12, 4)
BREAD = with_item("Bread", NOW, 0, 0)
SMOKE = with_item("Smoke", UNTOLD, -408, 600)


@pytest.fixture
def gains(qtbot) -> Gains:
    made = Gains()
    qtbot.addWidget(made)
    made.show()
    return made


@pytest.fixture
def cards(qtbot) -> BestCardsPanel:
    made = BestCardsPanel()
    qtbot.addWidget(made)
    return made


def test_a_drawn_gain_is_about_so_much(gains: Gains) -> None:
    gains.show_chances([SLING, SPEAR])
    assert gains.lines == ["Yegor uses Sling ≈ 45 % ≈ +5", "Yegor uses Spear 41.8 % ≈ +1.4"]
    hint = gains.grid.itemAtPosition(0, 2).widget().toolTip()
    assert hint == "In percentage points: between +4.0 and +5.6"


def test_what_the_intervals_do_not_tell_apart_is_no_clear_change(gains: Gains) -> None:
    gains.show_chances([BROTH, BREAD, SMOKE])
    assert gains.lines == []
    assert gains.title.text() == "What would change it"
    assert gains.unclear.text() == "No clear change: Yegor uses Broth"
    assert gains.nothing.text() == "Adds nothing: Yegor uses Bread"
    assert gains.untold.text() == "Takes too long to count: Yegor uses Smoke"


def test_nothing_would_change_it_only_once_all_is_counted(gains: Gains) -> None:
    gains.show_chances([BREAD], whole=False)
    assert gains.title.text() == "What would change it"
    gains.show_chances([BREAD])
    assert gains.title.text() == "Nothing would change it"


def test_whoever_asked_for_all_lines_sees_those_that_come_later_too(qtbot, gains: Gains) -> None:
    first = [with_item(f"Item {n}", exact(500 - n), 100 - n, 100 - n) for n in range(6)]
    gains.show_chances(first, whole=False)
    assert len(gains.lines) == 5
    qtbot.mouseClick(gains.more, LEFT)
    gains.show_chances([*first, with_item("Item 6", exact(400), 1, 1)])
    assert len(gains.lines) == 7
    gains.show_chances([with_item(f"Other {n}", exact(500 - n), 100 - n, 100 - n) for n in range(6)])
    assert len(gains.lines) == 5


def test_rows_come_one_by_one_under_the_chance(qtbot, panel: OddsPanel) -> None:
    panel.show_before(long_fight(), NAMES)
    panel.counting.found = Found(NOW, helped=(SPEAR,), helping=3)
    panel.counting.told.emit()
    assert plain(panel.chance.text()) == "about 40.4 %"
    assert panel.gains.lines == ["Yegor uses Spear 41.8 % ≈ +1.4"]
    assert panel.doing.text() == "What would help: 1 of 3"
    assert not panel.waiting.isVisible()
    panel._soon.stop()
    panel.counting.told.emit()
    assert panel.waiting.isVisible()
    assert panel.doing.isVisible()
    panel.counting.found = Found(NOW, helped=(SLING, SPEAR), helping=3, cards=better(exact(451), 12))
    panel.counting.told.emit()
    assert [line.split()[2] for line in panel.gains.lines] == ["Sling", "Spear"]
    assert panel.doing.text() == "What would help: 2 of 3\nWord cards: 12 of 70 choices"
    panel.counting.drop()
    assert not panel.waiting.isVisible()
    assert panel.doing.text() == "Counting was stopped; of what would help, 2 of 3 are counted."
    assert panel.again.isVisible()
    assert len(panel.gains.lines) == 2
    assert plain(panel.cards.title.text()) == "Best of those compared (12 of 70): 45.1 %"


def test_what_was_drawn_is_counted_more_closely_next(panel: OddsPanel) -> None:
    panel.show_before(long_fight(), NAMES)
    panel.counting.found = Found(NOW)
    panel.counting.told.emit()
    assert plain(panel.chance.text()) == "about 40.4 %"
    assert panel.doing.text() == "It is being counted more closely"
    panel.counting.found = Found(exact(404))
    panel.counting.told.emit()
    assert plain(panel.chance.text()) == "40.4 % to win"
    assert panel.doing.text() == ""
    panel.counting.drop()


def test_cards_are_spoken_of_once_some_are_compared(panel: OddsPanel) -> None:
    panel.show_before(long_fight(), NAMES)
    panel.counting.found = Found(exact(404), cards=better(exact(404), 0))
    panel.counting.told.emit()
    assert not panel.cards.isVisible()
    assert panel.doing.text() == "Word cards: 0 of 70 choices"
    panel.counting.found = Found(exact(404), cards=better(exact(404), 1))
    panel.counting.told.emit()
    assert panel.cards.isVisible()
    panel.counting.drop()


def test_all_that_is_counted_needs_no_second_count(qtbot, panel: OddsPanel) -> None:
    panel.show_before(long_fight(), NAMES)
    panel.counting.found = Found(NOW, helped=(SPEAR,), helping=1, whole=True)
    panel.counting.drop()
    assert panel.doing.text() == ""
    assert not panel.again.isVisible()


def test_a_wide_interval_is_shown_beside_the_stop(panel: OddsPanel) -> None:
    panel.show_before(long_fight(), NAMES)
    panel.counting.found = Found(Odds(share(120), share(700), 1200))
    panel.counting.drop()
    assert plain(panel.chance.text()) == "12–70 %"
    assert plain(panel.exact.text()) == "between 12.0 % and 70.0 %, from 1,200 rolls"
    assert panel.doing.text() == "Counting was stopped."
    assert panel.again.isVisible()


def better(odds: Odds, compared: int, is_best: bool = False) -> BestCards:
    return BestCards({"a": ("new",)}, odds, compared, 70, is_best)


@pytest.mark.parametrize(
    ("best", "now", "title", "line"),
    [
        (better(exact(451), 70, True), exact(404), "The best cards: 45.1 %", "Yegor: New"),
        (better(exact(451), 12), exact(404), "Best of those compared (12 of 70): 45.1 %", "Yegor: New"),
        (
            better(drawn(448, 456), 12), NOW,
            "Best of those compared, by sampling (12 of 70): about 45.2 %", "Yegor: New",
        ),
        (better(exact(404), 70, True), exact(404), "The cards lie as well as can be", ""),
        (better(exact(404), 12), exact(404), "None of the choices compared is better (12 of 70)", ""),
        (
            better(drawn(405, 413), 70), NOW,
            "None of the choices compared is clearly better, by sampling (70 of 70)", "",
        ),
    ],
)  # fmt: skip
def test_only_the_best_of_all_are_called_the_best(
    cards: BestCardsPanel, best: BestCards, now: Odds, title: str, line: str
) -> None:
    cards.show_cards(best, now, CARDS, None)
    assert plain(cards.title.text()) == title
    assert cards.lines.text() == line


def test_russian_says_it_too(panel: OddsPanel, qtbot) -> None:
    panel.show_before(long_fight(), NAMES)
    panel.counting.found = Found(NOW, helped=(SLING,), helping=3, cards=better(drawn(448, 456), 12))
    panel.counting.drop()
    use_language("ru")
    qtbot.waitUntil(lambda: "Расчёт остановлен" in panel.doing.text())
    assert panel.doing.text() == "Расчёт остановлен; из того, что может помочь, учтено 1 из 3."
    assert plain(panel.cards.title.text()).endswith("(12 из 70): около 45,2 %")
    assert panel.gains.lines[0].endswith("≈ 45 % ≈ +5")


def test_items_of_a_small_fight_are_counted_in_its_own_process(qtbot, panel: OddsPanel) -> None:
    salt = {"id": "salt", "name": "Salt", "pool": "natural", "use": [{"stat": {"attack": 1}}]}
    fighter = yegor(pool={"attack": 1, "defense": 0}, items=[salt])
    foe = {"id": "thief", "attack": 1, "health": 3, "assigned_to": "yegor", "effects": []}
    case = {"scene": "combat", "round": 3, "enemies": [foe], "characters": [fighter]}
    hand = {"id": "pike", "name": "Pike", "type": "key", "passive": [{"do": [{"stat": {"attack": 2}}]}]}
    before = BeforeRoll(case | {"faces": {"attack": [1, 2, 3], "defense": [1]}}, (), {"yegor": (hand,)})
    panel.show_before(before, NAMES)
    qtbot.waitUntil(lambda: not panel.counting.is_on, timeout=60_000)
    assert panel.found.whole
    assert panel.gains.lines == ["Yegor uses Salt 66.7 % +33.3"]
    assert plain(panel.cards.title.text()) == "The best cards: 100.0 %"
    assert panel.doing.text() == ""
