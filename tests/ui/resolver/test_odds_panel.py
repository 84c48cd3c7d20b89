"""Chances before the roll: counted beside the screen, and only where the faces of the dice are known."""

from __future__ import annotations

import re
from collections.abc import Callable
from fractions import Fraction
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt

from blackbook.content.library import Library, read_library
from blackbook.resolver.odds.chance import Odds
from blackbook.text import Name
from blackbook.views.before_roll import BeforeRoll
from tests.rules.conftest import SAMPLE
from tests.rules.scene_table import conspire, request, stand
from tests.rules.table import Table, set_table
from tests.ui.resolver.conftest import Put, two_enemies, yegors_check
from tests.ui.resolver.test_check import type_roll
from ui.language import use_language
from ui.open_campaign import OpenCampaign
from ui.resolver.faces_popover import FacesPopover
from ui.resolver.odds_panel import OddsPanel
from ui.resolver.resolver_page import ResolverPage
from ui.resolver.scene_memory import SceneMemory

Show = Callable[[OpenCampaign], ResolverPage]
LEFT = Qt.MouseButton.LeftButton
NAMES = (Name({"en": "Yegor"}),)
COUNTED_WITHIN = 60_000


def yegor(**more: Any) -> dict[str, Any]:
    """With one defense die, and salt for 1 more."""
    salt = {"id": "salt", "name": "Salt", "pool": "natural", "use": [{"stat": {"defense": 1}}]}
    return {
        "id": "yegor", "rubles": 0, "sins": 0, "cursed": False, "health": 9, "wounds": 0, "conspiracy": [],
        "pool": {"attack": 0, "defense": 1}, "items": [salt], "helpers": [], "demons": [],
    } | more  # fmt: skip


def one_die(difficulty: int = 3, **more: Any) -> BeforeRoll:
    """One defense die of 1, 2, 2, 3."""
    case = {"scene": "check", "check": {"kind": "defense", "difficulty": difficulty}, "characters": [yegor()]}
    return BeforeRoll(case | {"faces": {"attack": [1], "defense": [1, 2, 2, 3]}} | more, (), {})


def long_fight() -> BeforeRoll:
    """A fight whose rolls take minutes to count."""
    people = [yegor(id=f"person-{n}", items=[], pool={"attack": 4, "defense": 3}) for n in range(4)]
    foes = [
        {"id": f"enemy-{n}", "attack": 6, "health": 23 + n, "assigned_to": f"person-{n}", "effects": []}
        for n in range(4)
    ]
    faces = {"attack": [0, 1, 2, 3, 5, 7], "defense": [0, 1, 2, 3, 4, 6]}
    case = {"scene": "combat", "round": 1, "enemies": foes, "characters": people, "faces": faces}
    return BeforeRoll(case, (), {})


def wait_until_counted(qtbot, panel: OddsPanel) -> None:
    qtbot.waitUntil(lambda: not panel.counting.is_on, timeout=COUNTED_WITHIN)


def plain(text: str) -> str:
    """A text with plain spaces."""
    return text.replace("\u00a0", " ")


def test_the_chance_is_exact_and_each_item_says_what_it_adds(qtbot, panel: OddsPanel) -> None:
    panel.show_before(one_die(), NAMES)
    assert panel.waiting.isVisible()
    wait_until_counted(qtbot, panel)
    assert not panel.waiting.isVisible()
    assert plain(panel.chance.text()) == "25.0 % to reach 3"
    assert panel.exact.text() == "exactly 1/4"
    assert panel.histogram.accessibleName() == "25.0 % reach 3"
    assert panel.gains.lines == ["Yegor uses Salt 75.0 % +50.0"]


def test_what_cannot_be_weighed_is_left_out_and_the_rest_is_counted(qtbot, panel: OddsPanel) -> None:
    use = [{"stat": {"defense": 1}}, {"dice": {"match": {"kind": "attack"}, "set": 3}}]
    both = {"id": "odd", "name": "Odd", "use": use}
    items = [*yegor()["items"], both]
    panel.show_before(one_die(characters=[yegor(items=items)]), NAMES)
    wait_until_counted(qtbot, panel)
    assert panel.found.odds == Odds(Fraction(1, 4), Fraction(1, 4))
    assert panel.gains.lines == ["Yegor uses Salt 75.0 % +50.0"]
    assert panel.line.text() == "Cannot be counted before the roll: Odd"


def test_a_friend_who_would_do_harm_is_shown_with_the_loss(qtbot, panel: OddsPanel) -> None:
    demon = {"id": "third", "rule": {"check": {"kind": "any", "plus": 2}}}
    sick = yegor(id="vasilisa", name="Vasilisa", items=[], pool={"attack": 0, "defense": 0}, demons=[demon])
    panel.show_before(BeforeRoll(one_die(2).case, (sick,), {}), NAMES)
    wait_until_counted(qtbot, panel)
    assert panel.gains.lines == ["Yegor uses Salt 100.0 % +25.0", "Vasilisa joins 0.0 % −75.0"]


def test_an_older_count_is_dropped(qtbot, panel: OddsPanel) -> None:
    panel.show_before(long_fight(), NAMES)
    panel.show_before(one_die(2), NAMES)
    wait_until_counted(qtbot, panel)
    assert plain(panel.chance.text()) == "75.0 % to reach 2"


def test_what_cannot_be_counted_is_said(qtbot, panel: OddsPanel) -> None:
    broken = BeforeRoll({"scene": "check", "characters": [], "faces": {}}, (), {})
    panel.show_before(broken, NAMES)
    wait_until_counted(qtbot, panel)
    assert not panel.chance.isVisible()
    assert panel.line.text() == "characters: must name at least one character"


def test_a_mistake_of_the_program_is_not_hidden(qtbot, panel: OddsPanel) -> None:
    class Nonsense(BeforeRoll):
        def task(self) -> dict[str, Any]:
            return {"nonsense": True}

    with qtbot.capture_exceptions() as raised:
        panel.show_before(Nonsense({"faces": {}, "characters": []}, (), {}), NAMES)
        wait_until_counted(qtbot, panel)
    assert panel.line.text() == "The chances could not be counted."
    ((kind, error, _),) = raised
    assert kind is RuntimeError
    assert "KeyError: 'case'" in str(error)


def test_stop_ends_a_fight_that_is_being_counted(qtbot, panel: OddsPanel) -> None:
    panel.show_before(long_fight(), NAMES)
    qtbot.waitUntil(lambda: panel.counting.share > 0, timeout=COUNTED_WITHIN)
    assert panel.progress.maximum() > 0
    qtbot.mouseClick(panel.stop, LEFT)
    wait_until_counted(qtbot, panel)
    assert not panel.waiting.isVisible()
    assert panel.found.odds is None or not panel.found.odds.exact
    assert not panel.chance.isVisible()
    assert panel.doing.text() == "Counting was stopped."
    qtbot.mouseClick(panel.again, LEFT)
    assert panel.waiting.isVisible()


def test_a_sampled_chance_says_between_what_it_lies(panel: OddsPanel) -> None:
    sampled = Odds(Fraction(612, 1000), Fraction(621, 1000), 40_000)
    assert panel.between(sampled) == "between 61.2 % and 62.1 %, from 40,000 rolls"
    panel.show_after(sampled)
    assert plain(panel.line.text()) == "Before the roll it was between 61.2 % and 62.1 %, from 40,000 rolls"


def w13_by_trying_everything() -> Fraction:
    """Every roll of Yegor's and Vasilisa's dice: Whale-Fish turns his best attack die, Needle hers and adds 1, Slave
    adds 2; Chur gives nothing, as she has only 2 rubles."""
    attack, defense = (0, 1, 1, 2, 3, 4), (0, 1, 1, 2, 2, 3)
    rolls = list(product(attack, attack, defense, attack, defense, defense))
    reached = sum(max(a1, a2) + d1 + 2 + a3 + 1 + d2 + d3 >= 11 for a1, a2, d1, a3, d2, d3 in rolls)
    return Fraction(reached, len(rolls))


@pytest.mark.rule("W-13")
def test_w_13_shows_the_fraction_that_trying_everything_gives(qtbot, put: Put, library: Library, page: Show) -> None:
    odds = page(put(yegors_check(library))).side.odds
    wait_until_counted(qtbot, odds)
    right = w13_by_trying_everything()
    assert odds.exact.text() == f"exactly {right.numerator}/{right.denominator}"
    assert plain(odds.chance.text()) == "71.3 % to reach 11"
    assert odds.gains.lines == [
        "Grandpa Yegor uses Natural defense 3 96.6 % +25.3", "Vasilisa borrows 1 ruble 94.6 % +23.2",
    ]  # fmt: skip
    assert not odds.cards.isVisible()


def test_russian_says_it_with_a_comma(qtbot, panel: OddsPanel) -> None:
    panel.show_before(one_die(), NAMES)
    wait_until_counted(qtbot, panel)
    use_language("ru")
    qtbot.waitUntil(lambda: "25,0" in panel.chance.text())
    assert panel.gains.lines[0].endswith("75,0 % +50,0")


def test_after_the_roll_one_line_says_what_it_was(qtbot, put: Put, library: Library, page: Show) -> None:
    shown_page = page(put(yegors_check(library)))
    wait_until_counted(qtbot, shown_page.side.odds)
    type_roll(qtbot, shown_page, "Y d2 a4 a1 V d3 d1 a2")
    odds = shown_page.side.odds
    assert plain(odds.line.text()) == "Before the roll it was 71.3 %"
    assert odds.line.isVisible()
    assert not odds.histogram.isVisible()
    assert not odds.gains.isVisible()


def test_a_page_that_is_opened_again_still_knows_what_it_was(qtbot, put: Put, library: Library, page: Show) -> None:
    campaign, memory = put(yegors_check(library)), SceneMemory()
    first = ResolverPage(campaign, memory=memory)
    qtbot.addWidget(first)
    wait_until_counted(qtbot, first.side.odds)
    first.close()
    campaign.answer(dice={"yegor": ["d2", "a4", "a1"], "vasilisa": ["d3", "d1", "a2"]})
    second = ResolverPage(campaign, memory=memory)
    qtbot.addWidget(second)
    assert plain(second.side.odds.line.text()) == "Before the roll it was 71.3 %"
    third = ResolverPage(campaign)
    qtbot.addWidget(third)
    assert not third.side.odds.isVisibleTo(third)


def swap_question(library: Library) -> Table:
    """Yegor's check of defense 11 alone, Whale-Fish and Slave still in hand, while he is asked for his cards."""
    table = set_table(library, ("yegor", "vasilisa"), asleep=True)
    stand(table, "yegor", "salt-works", attack_dice=2, defense_dice=4, rubles=1)
    stand(table, "vasilisa", "cherdyn", attack_dice=0, defense_dice=0)
    conspire(table, "yegor", "raging-winds", hand=["whale-fish", "slave"])
    conspire(table, "vasilisa")
    hat = request(table, "yegor", "thiefs-hat", "salt-works")
    table.do({"command": "fulfil_request", "request": hat})
    table.answer("0")
    assert table.question.rule == "R-CARD-3"
    return table


@pytest.mark.rule("R-CARD-3", "R-CHECK-2")
def test_the_best_cards_are_named_and_put_in_with_one_click(qtbot, put: Put, library: Library, page: Show) -> None:
    attack, defense = (0, 1, 1, 2, 3, 4), (0, 1, 1, 2, 2, 3)
    fours = list(product(defense, repeat=4))
    rolls = [(max(pair), sum(four)) for pair in product(attack, repeat=2) for four in fours]
    now = Fraction(sum(four >= 11 for _, four in rolls), len(rolls))
    best = Fraction(sum(most + four + 2 >= 11 for most, four in rolls), len(rolls))

    campaign = put(swap_question(library))
    odds = page(campaign).side.odds
    wait_until_counted(qtbot, odds)
    assert odds.exact.text() == f"exactly {now.numerator}/{now.denominator}"
    assert plain(odds.cards.title.text()) == f"The best cards: {float(100 * best):.1f} %"
    assert odds.cards.lines.text() == "Grandpa Yegor: Raging Winds, Whale-Fish, Slave"
    assert odds.cards.button.text() == "Put in the cards of Grandpa Yegor"

    qtbot.mouseClick(odds.cards.button, LEFT)
    board = next(board for board in campaign.table.boards if board.id == "yegor")
    assert [str(card.name) for card in board.conspiracy if card is not None] == [
        "Raging Winds", "Whale-Fish", "Slave",
    ]  # fmt: skip
    wait_until_counted(qtbot, odds)
    assert odds.exact.text() == f"exactly {best.numerator}/{best.denominator}"
    assert not odds.cards.isVisible()


def test_unknown_faces_are_asked_for_never_assumed(qtbot, put: Put, tmp_path: Path, page: Show) -> None:
    pack = tmp_path / "faceless.toml"
    pack.write_text(re.sub(r"\[dice\]\n(.+\n)+", "", SAMPLE.read_text(encoding="utf-8")), encoding="utf-8")
    library = read_library([pack])
    assert library.dice.attack is None
    campaign = put(yegors_check(library))
    odds = page(campaign).side.odds
    assert not odds.counting.is_on
    assert not odds.histogram.isVisible()
    qtbot.mouseClick(odds.ask, LEFT)
    popover = odds.findChild(FacesPopover)
    assert not popover.keep.isEnabled()
    qtbot.keyClicks(popover.lines["attack"], "0 1 1 2 3 4")
    qtbot.keyClicks(popover.lines["defense"], "0, 1, 1, 2, 2, 3")
    qtbot.mouseClick(popover.keep, LEFT)
    assert campaign.keeper.game().library.dice.attack == (0, 1, 1, 2, 3, 4)
    wait_until_counted(qtbot, odds)
    assert plain(odds.chance.text()) == "71.3 % to reach 11"


def test_a_fight_is_counted_before_its_round_is_rolled(qtbot, put: Put, library: Library, page: Show) -> None:
    campaign = put(two_enemies(library))
    shown_page = page(campaign)
    odds = shown_page.side.odds
    qtbot.waitUntil(lambda: odds.counting.share > 0, timeout=COUNTED_WITHIN)
    qtbot.mouseClick(odds.stop, LEFT)
    wait_until_counted(qtbot, odds)
    assert odds.found.totals is None
    assert not odds.histogram.isVisible()
