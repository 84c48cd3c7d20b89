"""Giving rubles and items at any time to who is in the same location (R-TRADE)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from blackbook.campaign.components import CardInPlay, HelperCard, ItemToken, JobCard
from blackbook.campaign.scene import Participant, Scene
from blackbook.content.conditions import Has
from blackbook.content.library import Library
from blackbook.errors import RuleBroken, UserError
from blackbook.rules.command import COMMANDS
from blackbook.rules.conditions import holds
from blackbook.rules.effects import Cause
from tests.rules.hands import carried, carry, effect, helper, offered, person
from tests.rules.table import Table, set_table


def give_item(token: int, to: str, **more: object) -> dict[str, object]:
    return {"command": "give_item", "token": token, "to": to, **more}


def give_rubles(giver: str, to: str, n: int, **more: object) -> dict[str, object]:
    return {"command": "give_rubles", "giver": giver, "to": to, "n": n, **more}


@pytest.mark.rule("R-TRADE-2", "R-ITEM-12", "R-NIGHT-8")
@pytest.mark.parametrize("phase", ["morning", "night"])
def test_rubles_and_items_change_hands_in_the_same_location_at_any_hour(library: Library, phase: str) -> None:
    table = set_table(library, phase=phase)
    (herb,) = carry(table, "evgenia", "herb")
    person(table, "evgenia", location="cherdyn")
    table.do(give_item(herb, "alexander"))
    table.do(give_rubles("evgenia", "alexander", 2))
    assert carried(table, "alexander") == ["herb"]
    assert carried(table, "evgenia") == []
    assert (person(table, "alexander").rubles, person(table, "evgenia").rubles) == (5, 2)


@pytest.mark.rule("R-TRADE-2")
def test_those_apart_cannot_trade_unless_the_players_say_so(table: Table) -> None:
    (herb,) = carry(table, "evgenia", "herb")
    for command in (give_item(herb, "alexander"), give_rubles("evgenia", "alexander", 1)):
        with pytest.raises(RuleBroken) as broken:
            table.do(command)
        assert broken.value.rule == "R-TRADE-2"
        table.do({**command, "despite": ["R-TRADE-2"]})
    assert carried(table, "alexander") == ["herb"]
    assert person(table, "alexander").rubles == 4
    assert offered(table, "give_rubles") == []


@pytest.mark.rule("R-TRADE-2")
def test_nobody_gives_what_is_not_theirs(table: Table) -> None:
    person(table, "evgenia", location="cherdyn")
    with pytest.raises(UserError, match=r"Evgenia has only 4 ruble"):
        table.do(give_rubles("evgenia", "alexander", 5))
    with pytest.raises(UserError, match="Nobody gives things to themselves"):
        table.do(give_rubles("evgenia", "evgenia", 1))
    with pytest.raises(UserError, match="not in this game"):
        table.do(give_rubles("evgenia", "yegor", 1))
    with pytest.raises(UserError, match="No character has the item"):
        table.do(give_item(table.state.all(ItemToken)[0].id or 0, "evgenia"))  # it lies in the market


@pytest.mark.rule("R-TRADE-2", "R-ITEM-2")
def test_who_is_given_a_seventh_item_chooses_what_becomes_of_it(table: Table) -> None:
    person(table, "evgenia", location="cherdyn")
    (herb,) = carry(table, "evgenia", "herb")
    carry(table, "alexander", *["amber"] * 3, *["candle"] * 3)
    assert [offer.command.to_json()["to"] for offer in offered(table, "give_item")] == ["evgenia"] * 6
    table.do(give_item(herb, "alexander"))
    assert table.question.rule == "R-ITEM-2"
    table.answer("give new evgenia")
    assert carried(table, "evgenia") == ["herb"]


@pytest.mark.rule("R-TRADE-4", "R-HELPER-3")
def test_nothing_but_rubles_and_items_can_be_given(table: Table) -> None:
    person(table, "evgenia", location="cherdyn")
    helper(table, "evgenia", "owl")
    (token,) = carry(table, "evgenia", "herb")
    kept = [(row.owner, row.id) for kind in (HelperCard, CardInPlay, JobCard) for row in table.state.all(kind)]
    assert {name for name in COMMANDS if name.startswith("give")} == {"give_item", "give_rubles"}
    table.do(give_item(token, "alexander"))
    table.do(give_rubles("evgenia", "alexander", 1))
    assert [(row.owner, row.id) for kind in (HelperCard, CardInPlay, JobCard) for row in table.state.all(kind)] == kept


THREE_RUBLES = Has(rubles=3)


@pytest.mark.rule("W-10", "T-CARD-5", "R-TRADE-3", "R-CARD-10")
def test_w_10_rubles_lent_in_a_fight_make_a_condition_true_and_are_not_spent(library: Library) -> None:
    table = set_table(library, ("alexander", "yegor"))
    person(table, "alexander", rubles=1)
    person(table, "yegor", location="cherdyn", rubles=2)
    table.add(
        Scene(kind="combat", active="alexander", location="cherdyn", round=1),
        Participant(character="alexander"),
        Participant(character="yegor"),
    )
    cause = Cause(who="alexander")
    assert not holds(table.game(), THREE_RUBLES, cause)
    table.do(give_rubles("yegor", "alexander", 2))
    assert holds(table.game(), THREE_RUBLES, cause)
    assert person(table, "alexander").rubles == 3
    table.do(give_rubles("alexander", "yegor", 2))  # or keep them: nothing has to be given back
    assert (person(table, "alexander").rubles, person(table, "yegor").rubles) == (1, 2)


@pytest.mark.rule("R-TRADE-2", "R-DEFEAT-2", "T-COMBAT-19")
def test_t_combat_19_a_defeated_character_may_still_give(table: Table) -> None:
    (herb,) = carry(table, "alexander", "herb")
    person(table, "alexander", defeated=True)
    person(table, "evgenia", location="cherdyn")
    table.add(
        Scene(kind="combat", active="alexander", location="cherdyn", round=3),
        Participant(character="alexander"),
        Participant(character="evgenia"),
    )
    owl = helper(table, "alexander", "owl")
    table.do(give_item(herb, "evgenia"))
    table.do(give_rubles("alexander", "evgenia", 3))
    assert carried(table, "evgenia") == ["herb"]
    assert person(table, "evgenia").rubles == 7
    with pytest.raises(RuleBroken) as broken:
        table.do({"command": "use_helper", "card": owl})
    assert broken.value.rule == "R-DEFEAT-2"


@pytest.mark.rule("R-TRADE-2")
def test_a_trade_does_not_disturb_the_question_that_waits(table: Table) -> None:
    person(table, "evgenia", location="cherdyn")
    effect(table, "alexander", {"one_of": [{"rubles": 1}, {"wounds": 1}]})
    asked = table.question
    table.do(give_rubles("alexander", "evgenia", 3))
    assert table.question == asked


@pytest.mark.rule("R-TRADE-2", "R-TRADE-3")
@given(trades=st.lists(st.tuples(st.booleans(), st.integers(1, 4)), max_size=8))
def test_trades_keep_the_rubles_of_the_table(library: Library, trades: list[tuple[bool, int]]) -> None:
    table = set_table(library)
    person(table, "evgenia", location="cherdyn")
    for forth, n in trades:
        pair = ("alexander", "evgenia") if forth else ("evgenia", "alexander")
        before = person(table, pair[0]).rubles
        if before < n:
            with pytest.raises(UserError):
                table.do(give_rubles(*pair, n))
        else:
            table.do(give_rubles(*pair, n))
            assert person(table, pair[0]).rubles == before - n
        assert sum(each.rubles for each in table.game().characters) == 7
