"""The attempt to fulfil a request: who, where, when, in which way (R-REQ-2..7)."""

from __future__ import annotations

import pytest

from blackbook.campaign.components import Deck, RequestCard
from blackbook.content.library import Library
from blackbook.errors import RuleBroken, UserError
from tests.rules.hands import barred, carried, carry, left, offered, options, person, request
from tests.rules.table import Table, set_table


def fulfil(row: int, **more: object) -> dict[str, object]:
    return {"command": "fulfil_request", "request": row, **more}


def held(table: Table) -> list[str]:
    return [row.request for row in table.state.all(RequestCard)]


def broken_by(table: Table, command: dict[str, object]) -> str:
    with pytest.raises(RuleBroken) as broken:
        table.do(command)
    return broken.value.rule


@pytest.fixture
def bondyug(library: Library) -> Table:
    """Evgenia, at Bondyug, is on turn."""
    return set_table(library, ("evgenia", "alexander"), asleep=True)


@pytest.mark.rule("W-5", "R-REQ-4", "R-REQ-5", "R-REQ-12", "R-ITEM-6")
def test_w_5_a_valuable_item_discarded_instead_of_the_check_of_12(bondyug: Table) -> None:
    table = bondyug
    row = request(table, "evgenia", "bondyug-sample")
    carry(table, "evgenia", "herb", "amber")
    rubles = person(table, "evgenia").rubles
    table.do(fulfil(row))
    assert options(table) == ["0", "1", "none"]
    table.answer("1")
    table.answer("herb")
    table.answer("natural")
    assert not table.waits
    assert table.game().scene is None  # no check
    assert carried(table, "evgenia") == ["herb", "herb", "natural"]  # one more than before
    assert person(table, "evgenia").rubles == rubles  # amber's own property is not triggered
    assert held(table) == []
    assert table.state.get(Deck, "main").discarded == 1
    assert left(table, "natural") == 22 + 1 - 2
    assert table.game().story.acted


@pytest.mark.rule("W-13", "A-REQ-5", "R-REQ-4")
def test_w_13_the_thiefs_hat_is_bought_off_with_a_ruble(library: Library) -> None:
    table = set_table(library, ("yegor", "vasilisa"))
    person(table, "yegor", location="salt-works")
    row = request(table, "yegor", "thiefs-hat")
    table.do(fulfil(row, way=1))
    assert not table.waits
    assert person(table, "yegor").rubles == 1 - 1 + 5
    assert held(table) == []


@pytest.mark.rule("R-REQ-3", "R-REQ-1", "R-DAY-8")
def test_an_attempt_needs_the_owner_on_turn_in_the_place_with_a_free_action(bondyug: Table) -> None:
    table = bondyug
    mine, others = request(table, "evgenia", "bondyug-sample"), request(table, "alexander", "noon-bell")
    assert broken_by(table, fulfil(others)) == "R-REQ-3"  # not Alexander's turn
    person(table, "evgenia", location="mill")
    assert broken_by(table, fulfil(mine)) == "R-REQ-3"
    (offer,) = offered(table, "fulfil_request")
    assert offer.barred is not None
    assert str(offer.barred.reason) == "Evgenia is not at Bondyug."
    person(table, "evgenia", location="bondyug")
    table.game().story.outcome = "won"
    assert broken_by(table, fulfil(mine)) == "R-END-1"
    assert offered(table, "fulfil_request") == []
    table.game().story.outcome = None
    table.game().story.acted = True
    assert broken_by(table, fulfil(mine)) == "R-DAY-8"
    table.game().story.acted = False
    assert [(each.command.to_json(), each.barred) for each in offered(table, "fulfil_request")] == [
        (fulfil(mine), None)
    ]


@pytest.mark.rule("R-REQ-3")
@pytest.mark.parametrize(("phase", "allowed"), [("morning", True), ("noon", True), ("evening", False)])
def test_a_card_may_name_its_phases(table: Table, phase: str, allowed: bool) -> None:
    row = request(table, "alexander", "noon-bell")
    carry(table, "alexander", "candle")
    table.game().story.phase = phase
    if allowed:
        table.do(fulfil(row))
        table.answer("0")
        assert person(table, "alexander").rubles == 7
    else:
        assert broken_by(table, fulfil(row)) == "R-REQ-3"


@pytest.mark.rule("R-REQ-2")
def test_the_card_is_read_aloud_at_the_first_attempt_only(bondyug: Table) -> None:
    table = bondyug
    row = request(table, "evgenia", "bondyug-sample")
    for _ in range(2):
        table.do(fulfil(row))
        table.answer("none")
    assert table.told.count("Read the card aloud, with its conditions") == 1
    assert table.state.get(RequestCard, row).read


@pytest.mark.rule("R-REQ-6")
def test_leaving_it_before_a_way_is_taken_keeps_card_and_action(bondyug: Table) -> None:
    table = bondyug
    row = request(table, "evgenia", "bondyug-sample")
    table.do(fulfil(row))
    assert barred(table, "1") == "R-GEN-8"  # no valuable item
    table.answer("none")
    assert held(table) == ["bondyug-sample"]
    assert not table.game().story.acted
    story = table.game().story
    assert (story.moved, story.stood_at) == (True, "bondyug")  # but reading the card has ended the movement


@pytest.mark.rule("T-CHECK-5", "R-REQ-7", "R-REQ-6")
def test_t_check_5_after_a_failure_the_other_way_waits_for_the_next_own_turn(bondyug: Table) -> None:
    table = bondyug
    row = request(table, "evgenia", "bondyug-sample")
    carry(table, "evgenia", "amber")
    table.do(fulfil(row, way=0))
    assert table.game().scene is not None
    fail_the_check(table)
    assert held(table) == ["bondyug-sample"]
    table.game().story.acted = False  # even if the action were free again
    assert broken_by(table, fulfil(row, way=1)) == "R-REQ-7"
    table.game().story.phase = "noon"
    table.do(fulfil(row, way=1))
    assert held(table) == []


def fail_the_check(table: Table) -> None:
    """Evgenia rolls next to nothing and accepts it."""
    table.answer(dice={"evgenia": ["a1", "a0", "a0", "d3", "d3"]})
    table.answer("keep", plan={"placements": [], "used": [], "targets": []})
    table.answer("accept")


@pytest.mark.rule("A-CHECK-3", "R-TRADE-2")
def test_only_the_owner_pays_and_others_may_give_first(bondyug: Table) -> None:
    table = bondyug
    row = request(table, "evgenia", "bondyug-sample")
    person(table, "alexander", location="bondyug")
    (amber,) = carry(table, "alexander", "amber")
    assert broken_by(table, fulfil(row, way=1)) == "R-GEN-8"
    table.do(fulfil(row))
    assert barred(table, "1") == "R-GEN-8"
    table.do({"command": "give_item", "token": amber, "to": "evgenia"})
    table.answer("1")
    assert held(table) == []


@pytest.mark.rule("R-REQ-4")
def test_a_request_without_known_ways_is_resolved_by_hand_or_told(bondyug: Table) -> None:
    table = bondyug
    table.do(
        {"command": "describe", "kind": "requests", "id": "wedding", "fields": {"name": "Wedding", "deck": "main"}}
    )
    row = request(table, "evgenia", "wedding", location="bondyug")
    table.do(fulfil(row))
    assert "Wedding" in str(table.question.text)
    table.answer("later")
    assert options(table) == ["fulfilled", "failed", "none"]
    table.answer("fulfilled")
    assert str(table.question.text) == "Evgenia: do what Wedding says"  # the reward, which nobody has told
    table.answer("done")
    assert held(table) == []
    assert table.game().story.acted


@pytest.mark.rule("R-REQ-6")
def test_failing_by_hand_keeps_the_card_and_uses_the_action(bondyug: Table) -> None:
    table = bondyug
    row = request(table, "evgenia", "unnamed-request", location="bondyug")
    table.do(fulfil(row))
    table.answer("unnamed")
    table.answer("failed")
    assert held(table) == ["unnamed-request"]
    assert table.game().story.acted
    assert broken_by(table, fulfil(row)) in ("R-DAY-8", "R-REQ-7")


@pytest.mark.rule("R-REQ-4")
def test_an_unnamed_request_may_be_named_when_it_is_tried(bondyug: Table) -> None:
    table = bondyug
    row = request(table, "evgenia", "unnamed-request", location="bondyug")
    carry(table, "evgenia", "amber")
    table.do(fulfil(row, way=1))
    assert options(table) == ["bondyug-sample", "new", "unnamed"]
    table.answer("bondyug-sample")
    table.answer("natural")
    table.answer("natural")
    assert held(table) == []
    assert carried(table, "evgenia") == ["natural", "natural"]


def test_there_must_be_such_a_request(bondyug: Table) -> None:
    with pytest.raises(UserError, match="There is no request 99"):
        bondyug.do(fulfil(99))


@pytest.mark.rule("A-REQ-6", "R-REQ-4")
def test_the_kind_of_the_check_of_12_is_asked_for(rulebook_library: Library) -> None:
    table = set_table(rulebook_library, ("evgenia", "alexander"), market=False)
    person(table, "evgenia", location="bondyug")
    row = request(table, "evgenia", "bondyug-sample")
    table.do(fulfil(row))
    table.answer("0")
    assert {option.id for option in table.question.options} >= {"attack", "defense"}
