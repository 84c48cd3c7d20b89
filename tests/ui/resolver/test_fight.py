"""The fight of the two enemies (W-17) on the page: aims, items before the enemies strike, the rounds."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QApplication, QWidget

from blackbook.campaign.characters import Character
from blackbook.campaign.components import ItemToken
from blackbook.campaign.scene import EnemyInPlay
from blackbook.content.library import Library
from tests.ui.resolver.conftest import Put, two_enemies
from tests.ui.resolver.drags import drag_enters
from tests.ui.resolver.test_check import type_roll
from ui.open_campaign import OpenCampaign
from ui.resolver.dragging import die_data
from ui.resolver.resolver_page import ResolverPage

Show = Callable[[OpenCampaign], ResolverPage]
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def campaign(put: Put, library: Library) -> OpenCampaign:
    return put(two_enemies(library))


@pytest.fixture
def shown_page(campaign: OpenCampaign, page: Show) -> ResolverPage:
    return page(campaign)


@pytest.fixture
def planned(qtbot, shown_page: ResolverPage) -> ResolverPage:
    type_roll(qtbot, shown_page, "A d3 a3 a0 E d1 d2 a4 a0")
    return shown_page


def enemy(page: ResolverPage, name: str):
    return next(card for card in page.columns.enemies.values() if str(card.foe.name) == name)


def state_of(campaign: OpenCampaign, id: str) -> EnemyInPlay:
    return next(row for row in campaign.keeper._state.all(EnemyInPlay) if row.enemy == id)


def supply(page: ResolverPage, who: str, name: str):
    return next(row for row in page.columns.columns[who].supplies.values() if row.view.name == name)


def drop(target: QWidget, who: str, die: int) -> None:
    """Drop a die on a widget as a drag would."""
    data, none, move = die_data(who, die), Qt.KeyboardModifier.NoModifier, Qt.DropAction.MoveAction
    middle = target.rect().center()
    QApplication.sendEvent(target, drag_enters(middle, data))
    QApplication.sendEvent(target, QDropEvent(QPointF(middle), move, data, LEFT, none))


def spend_nothing(page: ResolverPage) -> None:
    """Put all items back, as each of them is known to the desk."""
    for use in page.desk.working.plan.used:
        page.desk.put_back(use.owner, use.id)


def take_dice_back(qtbot, page: ResolverPage, who: str) -> None:
    """The worked example leaves them unplaced, which the best plan does not."""
    placed = [die.index for die, _ in page.desk.working.hand(who).placed()]
    assert placed
    for index in placed:
        qtbot.mouseClick(page.columns.columns[who].dice.tiles[index], LEFT)
    assert not page.desk.working.hand(who).placed()


def test_enemies_show_their_numbers_and_whom_they_attack(shown_page: ResolverPage) -> None:
    drowned, bisyak = enemy(shown_page, "Drowned One"), enemy(shown_page, "Winged Bisyak")
    assert drowned.accessibleName() == (
        "Drowned One, attack 7, health 17 of 17, attacks Alexander, first round: does not attack, reward: +2 rubles"
    )
    assert bisyak.against == "attacks Evgenia"
    assert bisyak.lines()[0] == "if it dealt damage: discard 2 items"
    assert shown_page.header.number.text() == "1"
    assert shown_page.header.segments.current_word == "Roll"
    assert shown_page.columns.columns["alexander"].role.text() == "3 of 9 wounds · on turn"


@pytest.mark.rule("W-17", "R-COMBAT-12", "R-COMBAT-13", "R-COMBAT-15")
def test_the_plan_of_round_one_beats_the_bisyak(planned: ResolverPage) -> None:
    assert planned.header.segments.current_word == "Dice and aims"
    result = planned.side.result
    assert (result.big.text(), result.beside.text()) == ("14", "damage")
    assert [(line.text, line.value) for line in result.lines.lines] == [
        ("Drowned One: 17 health left", "0"),
        ("Winged Bisyak: beaten", "−14"),
        ("Alexander: no wound", "0"),
        ("Evgenia: no wound", "0"),
    ]
    assert enemy(planned, "Winged Bisyak").planned == "−14: beaten"
    alexander = planned.columns.columns["alexander"]
    assert alexander.sums.accessibleName() == "7 attack, 0 defense"
    assert alexander.aims.text() == "3 → Winged Bisyak"
    assert planned.columns.columns["evgenia"].notes.text() == "The defense 1 counts as defense 3."


def test_a_die_is_aimed_by_clicks_and_the_cost_is_said(qtbot, planned: ResolverPage) -> None:
    qtbot.mouseClick(planned.columns.columns["alexander"].dice.tiles[1], LEFT)
    qtbot.mouseClick(enemy(planned, "Drowned One"), LEFT)
    assert planned.columns.columns["alexander"].aims.text() == "3 → Drowned One"
    assert enemy(planned, "Winged Bisyak").planned == "−11: 2 left"
    assert planned.side.result.costs.text() == "more enemies left: 1, 3 wounds more, 1 more damage"
    qtbot.mouseClick(planned.side.result.back, LEFT)
    assert enemy(planned, "Winged Bisyak").planned == "−14: beaten"


def test_a_card_that_gives_attack_is_aimed_too(qtbot, planned: ResolverPage) -> None:
    cards = planned.columns.columns["alexander"].cards.values()
    tryasovitsa = next(row for row in cards if row.view.name == "Tryasovitsa")
    assert tryasovitsa.view.yields == "4 attack → Winged Bisyak"
    qtbot.mouseClick(tryasovitsa, LEFT)
    qtbot.mouseClick(enemy(planned, "Drowned One"), LEFT)
    assert tryasovitsa.view.yields == "4 attack → Drowned One"
    assert enemy(planned, "Drowned One").planned == "−4: 13 left"


def test_an_enemy_clicked_with_nothing_chosen_says_what_to_do(qtbot, planned: ResolverPage) -> None:
    with qtbot.waitSignal(planned.desk.problem) as problem:
        qtbot.mouseClick(enemy(planned, "Drowned One"), LEFT)
    assert problem.args == ["First choose a die or a card that gives attack."]


def test_a_die_is_dragged_onto_an_enemy_and_onto_a_card(planned: ResolverPage) -> None:
    drop(enemy(planned, "Drowned One"), "evgenia", 2)
    assert enemy(planned, "Drowned One").planned == "−4: 13 left"
    cards = planned.columns.columns["alexander"].cards.values()
    chur = next(row for row in cards if row.view.name == "Chur")
    drop(chur, "alexander", 1)
    assert (chur.view.die.value, chur.view.yields) == (3, "3 defense")
    assert planned.columns.columns["alexander"].sums.accessibleName() == "4 attack, 3 defense"


def test_an_attack_item_asks_for_its_target(qtbot, planned: ResolverPage) -> None:
    item = supply(planned, "alexander", "Natural attack 2")
    qtbot.mouseClick(item, LEFT)
    assert [action.text() for action in planned.menu.actions()] == ["against Drowned One", "against Winged Bisyak"]
    planned.menu.actions()[0].trigger()
    planned.menu.close()
    assert (item.view.description, item.view.yields) == ("used against Drowned One", "2 attack")
    assert enemy(planned, "Drowned One").planned == "−2: 15 left"
    qtbot.mouseClick(item, LEFT)
    assert item.view.description == "+2 attack"


@pytest.mark.rule("W-17", "R-COMBAT-16", "R-COMBAT-18", "R-COMBAT-19", "R-COMBAT-29", "R-ITEM-9")
def test_the_fight_is_fought_to_its_end(qtbot, campaign: OpenCampaign, planned: ResolverPage) -> None:
    qtbot.keyClick(planned, Qt.Key.Key_Return)
    assert state_of(campaign, "winged-bisyak").state == "defeated"
    assert enemy(planned, "Winged Bisyak").against == "defeated"

    # The reward is asked for on the page: a natural item for Evgenia.
    qtbot.mouseClick(planned.side.form.buttons["natural-defense-3"], LEFT)
    assert planned.header.number.text() == "2"
    type_roll(qtbot, planned, "A a1 a3 d1 E a4 a1 d2 d0")
    spend_nothing(planned)
    take_dice_back(qtbot, planned, "evgenia")
    planned.accept()
    drowned = state_of(campaign, "drowned-one")
    assert drowned.health - drowned.damage == 9

    # Before the Drowned One strikes, the item protects Alexander: 7 against 4 would be 3 wounds.
    assert planned.header.segments.current_word == "Enemies"
    assert (planned.side.result.big.text(), planned.side.result.beside.text()) == ("3", "wounds")
    assert planned.side.result.accept.accessibleName() == "Take the wounds"
    item = supply(planned, "evgenia", "Natural defense 3")
    qtbot.mouseClick(item, LEFT)
    next(action for action in planned.menu.actions() if action.text() == "for Alexander").trigger()
    planned.menu.close()
    assert planned.side.result.big.text() == "0"
    assert planned.side.result.accept.accessibleName() == "Use these, then look again"
    qtbot.mouseClick(planned.side.result.accept, LEFT)
    assert not [t for t in campaign.keeper._state.all(ItemToken) if t.owner == "evgenia"]
    assert campaign.keeper._state.get(Character, "alexander").wounds == 3

    # In round 3 the other item takes the last 2 of its health before it strikes.
    assert planned.header.number.text() == "3"
    type_roll(qtbot, planned, "A a3 a0 d2 E a4 a0 d2 d0")
    spend_nothing(planned)
    for who in ("alexander", "evgenia"):
        take_dice_back(qtbot, planned, who)
    planned.accept()
    assert drowned.health - drowned.damage == 2
    qtbot.mouseClick(supply(planned, "alexander", "Natural attack 2"), LEFT)
    assert planned.side.result.verdict.text() == "Victory"
    with qtbot.waitSignal(planned.table_asked):
        qtbot.mouseClick(planned.side.result.accept, LEFT)
    assert campaign.table.scene is None
    alexander, evgenia = (campaign.keeper._state.get(Character, who) for who in ("alexander", "evgenia"))
    assert (alexander.wounds, alexander.rubles) == (3, 5)
    assert (evgenia.wounds, evgenia.rubles) == (0, 8)


def test_sums_of_a_round_may_be_told_by_hand(qtbot, campaign: OpenCampaign, planned: ResolverPage) -> None:
    qtbot.mouseClick(planned.side.result.by_hand, LEFT)
    drowned, bisyak = state_of(campaign, "drowned-one"), state_of(campaign, "winged-bisyak")
    boxes = planned.side.totals.boxes
    assert list(boxes) == [
        f"damage enemy-{drowned.id}", f"damage enemy-{bisyak.id}", "defense alexander", "defense evgenia",
    ]  # fmt: skip
    boxes[f"damage enemy-{drowned.id}"].setValue(6)
    boxes["defense evgenia"].setValue(1)
    qtbot.mouseClick(planned.side.totals.tell, LEFT)
    assert drowned.damage == 6
    assert planned.side.result.big.text() == "4"
    qtbot.mouseClick(planned.side.result.accept, LEFT)
    assert campaign.keeper._state.get(Character, "evgenia").wounds == 4


def test_reminders_are_ticked(qtbot, shown_page: ResolverPage) -> None:
    rows = {row.label.text(): row for row in shown_page.side.radar.rows}
    assert rows["The demons of Alexander at the start of combat"].box.isChecked()
    bisyak = rows["Winged Bisyak: if it deals damage"]
    assert not bisyak.box.isChecked()
    qtbot.mouseClick(bisyak.label, LEFT)
    assert bisyak.box.isChecked()
