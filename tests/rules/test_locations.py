"""The actions of locations (R-LOC)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from blackbook.campaign.components import CardInPlay, ItemToken, JobCard
from blackbook.campaign.scene import EnemyInPlay
from blackbook.content.library import Library
from blackbook.errors import RuleBroken
from blackbook.rules.offers import offers
from tests.rules.table import Table, set_table

ACTION = {"command": "location_action"}


def stand(table: Table, who: str, location: str) -> None:
    table.game().character(who).location = location
    table.game().story.on_turn = who
    table.session.commit()


def offer_of(table: Table) -> tuple[bool, str | None]:
    """Whether the action is offered, and the rule that bars it."""
    found = [offer for offer in offers(table.game()) if offer.command.command == "location_action"]
    return bool(found), found[0].barred.rule if found and found[0].barred else None


@pytest.mark.rule("W-2", "R-LOC-4", "R-LOC-6", "R-MARKET-4")
def test_w_2_cherdyn_sells_one_word_card_one_natural_and_one_crafted_item(new_table: Callable[..., Table]) -> None:
    table = new_table("yegor", "evgenia", asleep=True)
    stand(table, "yegor", "cherdyn")
    table.game().character("yegor").rubles = 20
    table.do(ACTION)
    for thing in ("chur", "herb", "candle"):
        rows: list[CardInPlay | ItemToken] = [*table.state.all(CardInPlay), *table.state.all(ItemToken)]
        row = next(row for row in rows if thing in (getattr(row, "card", None), getattr(row, "item", None)))
        table.answer(f"{'card' if isinstance(row, CardInPlay) else 'item'} {row.id}")
    assert not table.waits  # nothing more can be bought
    assert table.game().character("yegor").rubles == 20 - 3 - 1 - 3
    owned = [card.card for card in table.state.all(CardInPlay) if card.owner == "yegor"]
    assert owned == ["whale-fish", "raging-winds", "chur"]
    assert sorted(token.item for token in table.state.all(ItemToken) if token.owner == "yegor") == ["candle", "herb"]


@pytest.mark.rule("W-2", "R-LOC-2")
def test_w_2_all_of_it_is_optional(new_table: Callable[..., Table]) -> None:
    table = new_table("yegor", "evgenia", asleep=True)
    stand(table, "yegor", "cherdyn")
    table.do(ACTION)
    table.answer("done")
    assert not table.waits
    assert table.game().character("yegor").rubles == 1


@pytest.mark.rule("W-3", "R-LOC-9", "R-LOC-12")
@pytest.mark.parametrize("left", [8, 0])
def test_w_3_the_mill_gives_a_useless_job_and_heals_all(new_table: Callable[..., Table], left: int) -> None:
    table = new_table("alexander", "evgenia", asleep=True)
    stand(table, "alexander", "mill")
    table.game().character("alexander").wounds = 5
    table.game().deck("useless").left = left
    table.do(ACTION)
    table.answer("0")  # either may be first; the other follows by itself
    assert table.game().character("alexander").wounds == 0
    hand = [card for card in table.state.all(JobCard) if card.place == "hand" and card.job == "useless"]
    assert len(hand) == min(1, left)
    assert table.game().deck("useless").left == max(0, left - 1)


@pytest.mark.rule("W-4", "R-LOC-2", "R-LOC-3", "R-LOC-11", "A-LOC-1")
@pytest.mark.parametrize(("order", "sins"), [(("0",), 3), (("1",), 3), (("0",), 0)])
def test_w_4_the_lake_takes_a_sin_and_brings_a_fight_in_either_order(
    new_table: Callable[..., Table], order: tuple[str, ...], sins: int
) -> None:
    table = new_table("evgenia", "alexander", asleep=True)
    stand(table, "evgenia", "lake")
    table.game().character("evgenia").sins = sins
    table.do(ACTION)
    assert [option.id for option in table.question.options if option.barred is None] == ["0", "1"]
    with pytest.raises(RuleBroken) as broken:
        table.answer("done")
    assert broken.value.rule == "R-LOC-2"
    table.answer(*order)
    if order == ("0",):
        assert table.game().character("evgenia").sins == max(0, sins - 1)
    fights = [step for step in table.game().agenda.steps if step.chapter == "combat"]
    assert fights, "the fight with one regular enemy has begun"


@pytest.mark.rule("W-4", "R-CURSED-4", "R-LOC-3")
def test_w_4_a_cursed_character_has_no_action_at_the_lake(new_table: Callable[..., Table]) -> None:
    table = new_table("evgenia", "alexander", asleep=True)
    stand(table, "evgenia", "lake")
    assert offer_of(table) == (True, None)
    table.game().character("evgenia").cursed = True
    assert offer_of(table) == (True, "R-CURSED-4")
    with pytest.raises(RuleBroken) as broken:
        table.do(ACTION)
    assert broken.value.rule == "R-CURSED-4"


@pytest.mark.rule("R-LOC-16", "R-COMBAT-1")
@pytest.mark.parametrize(("symbol", "deck"), [("regular", "regular"), ("strong", "strong")])
def test_an_encounter_reveals_from_its_own_deck_and_is_a_fight(table: Table, symbol: str, deck: str) -> None:
    before = {name: table.game().deck(name).left for name in ("regular", "strong")}
    table.do({"command": "apply_effects", "effects": [{"fight": {symbol: 1}}], "who": "alexander"})
    enemies = {"regular": "drowned-one", "strong": "sorcerer"}
    assert enemies[deck] in {option.id for option in table.question.open_options}
    table.answer(enemies[deck])
    scene = table.game().scene
    assert scene is not None
    assert (scene.kind, scene.active, scene.location) == ("combat", "alexander", "cherdyn")
    assert [(row.enemy, row.tier) for row in table.state.all(EnemyInPlay)] == [(enemies[deck], deck)]
    left = {name: table.game().deck(name).left for name in ("regular", "strong")}
    assert left == {**before, deck: before[deck] - 1}


@pytest.mark.rule("R-DAY-8")
def test_there_is_one_action_in_a_turn(new_table: Callable[..., Table]) -> None:
    table = new_table("vasilisa", "alexander", asleep=True)
    assert table.game().character("vasilisa").rubles == 2
    table.do(ACTION)
    assert table.game().character("vasilisa").rubles == 4
    assert offer_of(table) == (True, "R-DAY-8")
    with pytest.raises(RuleBroken) as broken:
        table.do(ACTION)
    assert broken.value.rule == "R-DAY-8"
    table.do({**ACTION, "despite": ["R-DAY-8"]})
    assert table.game().character("vasilisa").rubles == 6


@pytest.mark.rule("R-LOC-10", "R-LOC-17")
def test_the_symbol_of_money_gives_rubles(new_table: Callable[..., Table]) -> None:
    table = new_table("vasilisa", "alexander", asleep=True)
    table.do(ACTION)
    assert "Vasilisa: rubles +2" in table.told


@pytest.mark.rule("R-LOC-2")
def test_optional_effects_may_be_left_out(new_table: Callable[..., Table]) -> None:
    table = new_table("alexander", "evgenia", asleep=True)
    stand(table, "alexander", "vetlan")
    table.do(ACTION)
    table.answer("1")
    table.answer("done")
    assert table.game().character("alexander").rubles == 3
    assert not table.waits


@pytest.mark.rule("R-GEN-7")
def test_of_a_choice_exactly_one_is_taken(new_table: Callable[..., Table]) -> None:
    table = new_table("alexander", "evgenia", asleep=True)
    stand(table, "alexander", "vilgort")
    table.game().character("alexander").wounds = 3
    table.do(ACTION)
    table.answer("2")
    assert table.game().character("alexander").wounds == 2
    assert table.game().character("alexander").rubles == 3


def test_a_place_without_effects_offers_nothing(new_table: Callable[..., Table]) -> None:
    table = new_table("alexander", "evgenia", asleep=True)
    stand(table, "alexander", "station")
    assert offer_of(table) == (False, None)
    with pytest.raises(RuleBroken) as broken:
        table.do(ACTION)
    assert broken.value.rule == "R-LOC-2"


def test_an_unknown_action_is_asked_for_and_kept(rulebook_library: Library) -> None:
    table = set_table(rulebook_library, ("alexander", "evgenia"), market=False)
    stand(table, "alexander", "bondyug")
    table.do(ACTION)
    table.answer("keep", **{"actions.mandatory": "yes", "actions.rubles": 2})
    assert table.game().character("alexander").rubles == 2
    table.game().story.acted = False
    table.do(ACTION)
    assert table.game().character("alexander").rubles == 4


def test_an_action_that_stays_unknown_is_done_by_the_players(rulebook_library: Library) -> None:
    table = set_table(rulebook_library, ("alexander", "evgenia"), market=False)
    stand(table, "alexander", "bondyug")
    table.do(ACTION)
    table.answer("later")
    table.answer("done")
    assert table.game().story.acted
    assert not table.waits
