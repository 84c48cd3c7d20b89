"""Yegor's check at the Salt Works (W-13) on the page: dice by typing and by clicks, the plan, the result."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt

from blackbook.campaign.characters import Character
from blackbook.campaign.components import JobCard
from blackbook.campaign.scene import Participant
from blackbook.content.library import Library
from blackbook.rules.item_use import UseItem
from tests.rules.scene_table import carry
from tests.ui.resolver.conftest import Put, yegors_check
from ui.open_campaign import OpenCampaign
from ui.resolver.resolver_page import ResolverPage

Show = Callable[[OpenCampaign], ResolverPage]
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def campaign(put: Put, library: Library) -> OpenCampaign:
    return put(yegors_check(library))


@pytest.fixture
def shown_page(campaign: OpenCampaign, page: Show) -> ResolverPage:
    return page(campaign)



def dice_of(campaign: OpenCampaign, who: str) -> list[tuple[str, int]]:
    row = campaign.keeper._state.get(Participant, who)
    return [(die["kind"], die["value"]) for die in row.dice]


def happened(campaign: OpenCampaign) -> list[str]:
    """What the last two entries of the journal say."""
    return [str(line) for entry in campaign.keeper.history(2) for line in (entry.text, *entry.told)]


def type_roll(qtbot, page: ResolverPage, text: str) -> None:
    page.header.line.setFocus()
    page.header.line.insert(text)  # QTest has no keys for Cyrillic letters
    qtbot.keyClick(page.header.line, Qt.Key.Key_Return)


def card(page: ResolverPage, who: str, name: str):
    cards = page.columns.columns[who].cards.values()
    return next(row for row in cards if row.view.name == name)


def test_the_page_asks_for_the_dice_that_are_due(shown_page: ResolverPage) -> None:
    assert shown_page.header.title.full_text == "Check: Salt Works"
    assert shown_page.header.segments.current_word == "Defense"
    assert shown_page.header.number.text() == "11"
    assert shown_page.header.parts.full_text == "printed 11, no demon in the way"
    dice = shown_page.columns.columns["yegor"].entry.dice
    assert [(die.kind, die.value) for die in dice] == [("defense", None), ("attack", None), ("attack", None)]
    assert shown_page.side.roll.count.text() == "0 of 6 dice told"
    assert not shown_page.side.roll.tell.isEnabled()


@pytest.mark.rule("R-CHECK-8", "R-DEMON-9")
def test_a_demon_that_is_awake_is_named_in_the_difficulty(put: Put, library: Library, page: Show) -> None:
    table = yegors_check(library)
    [job] = [job for job in table.state.all(JobCard) if (job.owner, job.slot) == ("vasilisa", 2)]
    table.state.remove(job)
    header = page(put(table)).header
    assert header.number.text() == "13"
    assert header.parts.full_text == "printed 11, Demon Sample of Vasilisa, slot 2 +2"


@pytest.mark.rule("W-13", "R-CHECK-3", "R-CHECK-4", "R-CHECK-5")
def test_a_typed_roll_is_handed_over_and_planned_at_once(
    qtbot, campaign: OpenCampaign, shown_page: ResolverPage
) -> None:
    type_roll(qtbot, shown_page, "Y d2 a4 a1 V d3 d1 a2")
    assert dice_of(campaign, "yegor") == [("defense", 2), ("attack", 4), ("attack", 1)]
    assert dice_of(campaign, "vasilisa") == [("defense", 3), ("defense", 1), ("attack", 2)]
    result = shown_page.side.result
    assert (result.big.text(), result.beside.text(), result.verdict.text()) == ("15", "of 11", "Success")
    assert [(line.text, line.value) for line in result.lines.lines] == [
        ("Grandpa Yegor: unplaced die", "2"),
        ("Grandpa Yegor: Whale-Fish", "4"),
        ("Vasilisa: unplaced die 3 + 1", "4"),
        ("Vasilisa: Needle", "3"),
        ("Vasilisa: Slave", "2"),
    ]
    assert shown_page.columns.columns["yegor"].sums.accessibleName() == "6"
    assert shown_page.columns.columns["vasilisa"].sums.accessibleName() == "9"


def test_each_character_may_be_typed_alone_in_either_alphabet(
    qtbot, campaign: OpenCampaign, shown_page: ResolverPage
) -> None:
    type_roll(qtbot, shown_page, "Егор з2 а4 а1")
    assert shown_page.side.roll.count.text() == "3 of 6 dice told"
    assert campaign.question.form == "dice"
    type_roll(qtbot, shown_page, "В д3 д1 а2")
    assert campaign.question.form == "plan"
    assert dice_of(campaign, "yegor") == [("defense", 2), ("attack", 4), ("attack", 1)]


def test_a_roll_that_is_not_understood_is_said_and_kept(
    qtbot, campaign: OpenCampaign, shown_page: ResolverPage
) -> None:
    type_roll(qtbot, shown_page, "d2 a4")
    assert shown_page.header.problem.isVisible()
    assert shown_page.header.problem.text() == "Say whose dice these are: Grandpa Yegor, Vasilisa."
    assert shown_page.header.line.text() == "d2 a4"
    assert campaign.question.form == "dice"


@pytest.mark.rule("W-13")
def test_dice_are_entered_by_clicks_and_keys(qtbot, campaign: OpenCampaign, shown_page: ResolverPage) -> None:
    for who, values in (("yegor", (2, 4, 1)), ("vasilisa", (3, 1, 2))):
        for place, value in enumerate(values):
            tile = shown_page.columns.columns[who].entry.tiles[place]
            qtbot.mouseClick(tile, LEFT)
            qtbot.keyClicks(tile, str(value))
    assert shown_page.side.roll.count.text() == "6 of 6 dice told"
    qtbot.keyClick(shown_page, Qt.Key.Key_Return)
    assert dice_of(campaign, "vasilisa") == [("defense", 3), ("defense", 1), ("attack", 2)]
    assert shown_page.side.result.big.text() == "15"


def test_too_many_dice_are_refused_by_their_rule(qtbot, campaign: OpenCampaign, shown_page: ResolverPage) -> None:
    shown_page.columns.columns["yegor"].entry.add_tile.kind_chosen.emit("attack")
    for who in ("yegor", "vasilisa"):
        for tile in shown_page.columns.columns[who].entry.tiles:
            qtbot.mouseClick(tile, LEFT)
    with qtbot.waitSignal(campaign.refused) as refused:
        qtbot.mouseClick(shown_page.side.roll.tell, LEFT)
    assert refused.args[0].rule == "R-CHECK-3"
    assert campaign.question.form == "dice"


@pytest.fixture
def planned(qtbot, shown_page: ResolverPage) -> ResolverPage:
    type_roll(qtbot, shown_page, "Y d2 a4 a1 V d3 d1 a2")
    return shown_page


def test_cards_show_their_dice_what_they_give_and_what_they_lack(planned: ResolverPage) -> None:
    whale_fish = card(planned, "yegor", "Whale-Fish").view
    assert (whale_fish.die.value, whale_fish.yields, whale_fish.state) == (4, "+4", "active")
    assert card(planned, "vasilisa", "Slave").view.yields == "+2"
    winds = card(planned, "yegor", "Raging Winds").view
    assert (winds.yields, winds.state) == ("not here", "dim")
    chur = card(planned, "vasilisa", "Chur").view
    assert (chur.description, chur.state) == ("needs 3 rubles; Grandpa Yegor could lend 1", "dim")
    [item] = planned.columns.columns["yegor"].supplies.values()
    assert (item.view.description, item.view.yields) == ("not needed: the check already succeeds", "+3")
    assert planned.columns.columns["yegor"].notes.text() == "For nothing in a defense check: attack 1."


def test_a_die_is_moved_by_clicks_and_the_best_comes_back(qtbot, planned: ResolverPage) -> None:
    yegor, result = planned.columns.columns["yegor"], planned.side.result
    qtbot.mouseClick(yegor.dice.tiles[1], LEFT)
    assert (result.big.text(), result.costs.text()) == ("11", "4 less")
    assert card(planned, "yegor", "Whale-Fish").view.yields == "free: +4 more"
    qtbot.mouseClick(yegor.dice.tiles[2], LEFT)
    qtbot.mouseClick(card(planned, "yegor", "Whale-Fish"), LEFT)
    assert card(planned, "yegor", "Whale-Fish").view.die.value == 1
    assert (result.big.text(), result.costs.text()) == ("12", "3 less")
    qtbot.mouseClick(result.back, LEFT)
    assert result.big.text() == "15"
    assert not result.costs.isVisible()


def test_a_free_card_takes_the_best_die_at_one_click(qtbot, planned: ResolverPage) -> None:
    whale_fish = card(planned, "yegor", "Whale-Fish")
    qtbot.mouseClick(whale_fish, LEFT)
    assert whale_fish.view.die is None
    qtbot.mouseClick(whale_fish, LEFT)
    assert whale_fish.view.die.value == 4
    assert planned.side.result.big.text() == "15"


def test_a_die_of_the_wrong_kind_is_not_placed(qtbot, planned: ResolverPage) -> None:
    with qtbot.waitSignal(planned.desk.problem) as problem:
        qtbot.mouseClick(planned.columns.columns["yegor"].dice.tiles[0], LEFT)
        qtbot.mouseClick(card(planned, "yegor", "Whale-Fish"), LEFT)
    assert problem.args == ["Whale-Fish does not accept such a die."]
    assert planned.side.result.big.text() == "15"


def test_a_die_cannot_lie_on_the_card_of_another(qtbot, planned: ResolverPage) -> None:
    with qtbot.waitSignal(planned.desk.problem) as problem:
        planned.columns.die_dropped.emit("yegor", 2, "vasilisa", "card-1")
    assert problem.args == ["A die can be placed only on a card of its own character."]


def test_other_ways_are_taken_by_their_digits(qtbot, planned: ResolverPage) -> None:
    ways = planned.side.ways
    assert [card.accessibleName() for card in ways.cards] == [
        "Way 1: Best plan, 15 · Nothing comes out better on the whole, succeeds",
        "Way 2: Greatest total, 18 · 3 more, 1 item or helper more, succeeds",
    ]
    assert ways.cards[0].isChecked()
    qtbot.keyClick(planned, Qt.Key.Key_2)
    qtbot.waitUntil(lambda: planned.side.result.big.text() == "18")  # a shortcut presses the button for a moment
    assert planned.side.result.costs.text() == "3 more, 1 item or helper more"
    assert ways.cards[1].isChecked()
    assert not ways.more.isVisible()


def test_an_item_is_taken_up_and_put_back(qtbot, planned: ResolverPage) -> None:
    [item] = planned.columns.columns["yegor"].supplies.values()
    qtbot.mouseClick(item, LEFT)
    assert planned.side.result.big.text() == "18"
    assert (item.view.state, item.view.description) == ("active", "used")
    qtbot.mouseClick(item, LEFT)
    assert planned.side.result.big.text() == "15"


@pytest.mark.rule("W-13", "R-CHECK-6")
def test_accepting_ends_the_check_with_its_reward(qtbot, campaign: OpenCampaign, planned: ResolverPage) -> None:
    rubles = campaign.keeper._state.get(Character, "yegor").rubles
    qtbot.keyClick(planned, Qt.Key.Key_Return)
    assert str(campaign.question.text) == "Vasilisa may: heal 1 wound"
    with qtbot.waitSignal(planned.table_asked):
        qtbot.mouseClick(planned.side.form.buttons["no"], LEFT)
    assert campaign.table.scene is None
    assert campaign.keeper._state.get(Character, "yegor").rubles == rubles + 5
    assert "The check succeeds: 15 of 11" in happened(campaign)


@pytest.mark.rule("R-CHECK-7")
def test_keeping_it_open_keeps_the_plan_and_goes_to_the_table(
    qtbot, campaign: OpenCampaign, planned: ResolverPage
) -> None:
    qtbot.mouseClick(planned.columns.columns["vasilisa"].dice.tiles[2], LEFT)
    with qtbot.waitSignal(planned.table_asked):
        qtbot.mouseClick(planned.side.result.keep, LEFT)
    assert campaign.table.scene == "check"
    assert campaign.keeper._state.get(Participant, "vasilisa").placements == {}
    assert len(campaign.keeper._state.get(Participant, "yegor").placements) == 1
    assert planned.side.result.big.text() == "12"


def test_the_total_may_be_told_by_hand(qtbot, campaign: OpenCampaign, planned: ResolverPage) -> None:
    qtbot.mouseClick(planned.side.result.by_hand, LEFT)
    assert planned.side.totals.isVisible()
    planned.side.totals.boxes["total"].setValue(7)
    qtbot.mouseClick(planned.side.totals.tell, LEFT)
    assert campaign.table.scene is None
    assert "The check fails: 7 of 11" in happened(campaign)


def test_only_sums_may_be_told_instead_of_dice(qtbot, campaign: OpenCampaign, shown_page: ResolverPage) -> None:
    qtbot.mouseClick(shown_page.side.roll.sums, LEFT)
    assert shown_page.side.totals.isVisible()
    qtbot.mouseClick(shown_page.side.totals.passed, LEFT)
    assert campaign.table.scene is None


def test_dice_are_told_anew_with_those_that_lie_there(qtbot, campaign: OpenCampaign, planned: ResolverPage) -> None:
    qtbot.mouseClick(planned.side.result.anew, LEFT)
    assert campaign.question.form == "dice"
    assert [die.value for die in planned.columns.columns["yegor"].entry.dice] == [2, 4, 1]
    assert planned.side.roll.tell.isEnabled()


def test_the_reasons_are_a_click_away(qtbot, planned: ResolverPage) -> None:
    explanation = planned.side.result.explanation
    assert not explanation.isVisible()
    qtbot.mouseClick(planned.side.result.why, LEFT)
    assert "Grandpa Yegor: attack 4 on Whale-Fish gives 4 defense" in explanation.text().split("\n")


def test_escape_leaves_the_choice_then_the_page(qtbot, planned: ResolverPage) -> None:
    qtbot.mouseClick(planned.columns.columns["yegor"].dice.tiles[0], LEFT)
    assert planned.desk.selection is not None
    qtbot.keyClick(planned, Qt.Key.Key_Escape)
    assert planned.desk.selection is None
    with qtbot.waitSignal(planned.table_asked):
        qtbot.keyClick(planned, Qt.Key.Key_Escape)


def test_undo_shows_the_roll_again(qtbot, campaign: OpenCampaign, planned: ResolverPage) -> None:
    campaign.undo()
    assert planned.side.roll.isVisible()
    assert not planned.side.result.isVisible()
    assert [die.value for die in planned.columns.columns["yegor"].entry.dice] == [None, None, None]


@pytest.mark.rule("W-13", "W-9", "R-CHECK-7")
def test_whoever_comes_later_is_shown_with_what_brought_them(qtbot, put: Put, library: Library, page: Show) -> None:
    table = yegors_check(library, vasilisa_at="bondyug")
    token = carry(table, "vasilisa", "to-port", pool="crafted")
    campaign = put(table)
    shown_page = page(campaign)
    assert list(shown_page.columns.columns) == ["yegor"]
    type_roll(qtbot, shown_page, "d2 a4 a1")
    assert (shown_page.side.result.big.text(), shown_page.side.result.verdict.text()) == ("6", "5 short")

    campaign.do(UseItem(token=token))
    while campaign.question.form != "dice":
        campaign.answer("salt-works" if campaign.question.option("salt-works") else campaign.question.suggested[0])
    assert list(shown_page.columns.columns) == ["yegor", "vasilisa"]
    assert shown_page.columns.columns["vasilisa"].role.text().startswith("joined")
    type_roll(qtbot, shown_page, "d3 d1 a2")
    qtbot.mouseClick(shown_page.columns.columns["vasilisa"].dice.tiles[2], LEFT)
    assert (shown_page.side.result.big.text(), shown_page.side.result.verdict.text()) == ("12", "Success")
