"""Cards, items and helpers in a check."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from blackbook.campaign.components import CardInPlay, HelperCard
from blackbook.campaign.scene import Participant
from blackbook.errors import RuleBroken
from tests.rules.scene_table import (
    carry,
    check,
    conspire,
    facts,
    helper,
    items_of,
    person,
    place,
    plan,
    roll,
    scene,
    stand,
    taking_part,
    token_of,
)
from tests.rules.table import Table

NewTable = Callable[..., Table]


@pytest.fixture
def yegor(new_table: NewTable) -> Table:
    """Yegor at the Salt Works with one defense die and one attack die, Vasilisa elsewhere with the same."""
    table = new_table("yegor", "vasilisa", asleep=True)
    stand(table, "yegor", "salt-works", attack_dice=1, defense_dice=1)
    stand(table, "vasilisa", "bondyug", attack_dice=1, defense_dice=1)
    conspire(table, "yegor")
    conspire(table, "vasilisa")
    return table


@pytest.mark.rule("T-CHECK-4", "R-CHECK-7", "R-TRADE-1", "W-9")
def test_t_check_4_who_arrives_by_item_turns_a_failure_that_was_shown(yegor: Table) -> None:
    port = carry(yegor, "vasilisa", "to-port", "crafted")
    check(yegor, "yegor", "defense", 11)
    roll(yegor, yegor="d9 a0")
    assert not facts(yegor)["success"]
    yegor.answer("keep")
    yegor.do({"command": "use_item", "token": port})
    while yegor.question.form != "dice":
        yegor.answer("salt-works")
    assert taking_part(yegor) == ["vasilisa", "yegor"]
    roll(yegor, vasilisa="d3 a0")
    yegor.answer("accept")
    assert "The check succeeds: 12 of 11" in yegor.told


@pytest.mark.rule("W-20", "R-CARD-4", "R-CARD-11")
@pytest.mark.parametrize(("answer", "wounds"), [("yes", 2), ("no", 3)])
def test_w_20_needle_makes_four_five_and_may_heal_one(yegor: Table, answer: str, wounds: int) -> None:
    stand(yegor, "yegor", "salt-works", wounds=3)
    [needle] = conspire(yegor, "yegor", "needle")
    check(yegor, "yegor", "defense", 7)
    roll(yegor, yegor="d2 a4")
    yegor.answer("keep", plan=plan(place(needle, 1)))
    assert facts(yegor)["total"]["value"] == 7
    yegor.answer("accept")
    yegor.answer(answer)
    assert person(yegor, "yegor").wounds == wounds
    assert "The check succeeds: 7 of 7" in yegor.told


@pytest.mark.rule("W-20", "R-CARD-4")
def test_needle_without_a_die_gives_nothing(yegor: Table) -> None:
    stand(yegor, "yegor", "salt-works", wounds=3)
    conspire(yegor, "yegor", "needle")
    check(yegor, "yegor", "defense", 7)
    roll(yegor, yegor="d2 a4")
    yegor.answer("accept", plan=plan())
    assert "The check fails: 2 of 7" in yegor.told
    assert person(yegor, "yegor").wounds == 3


@pytest.mark.rule("R-CARD-5")
def test_an_order_takes_only_the_dice_it_accepts(yegor: Table) -> None:
    [needle] = conspire(yegor, "yegor", "needle")
    check(yegor, "yegor", "defense", 7)
    roll(yegor, yegor="d2 a4")
    with pytest.raises(RuleBroken) as broken:
        yegor.answer("accept", plan=plan(place(needle, 0)))
    assert broken.value.rule == "R-CARD-5"


@pytest.mark.rule("A-CARD-8")
def test_one_die_lies_on_one_order(yegor: Table) -> None:
    stand(yegor, "yegor", "salt-works", attack_dice=2)
    [needle] = conspire(yegor, "yegor", "needle")
    check(yegor, "yegor", "defense", 7)
    roll(yegor, yegor="d2 a4 a1")
    with pytest.raises(RuleBroken) as broken:
        yegor.answer("accept", plan=plan(place(needle, 1), place(needle, 2)))
    assert broken.value.rule == "A-CARD-8"


@pytest.mark.rule("W-21", "R-CARD-6", "R-CHECK-5")
@pytest.mark.parametrize(("kind", "total"), [("attack", 5), ("defense", 1)])
def test_w_21_raging_winds_add_three_attack_in_checks(yegor: Table, kind: str, total: int) -> None:
    conspire(yegor, "yegor", "raging-winds")
    check(yegor, "yegor", kind, 9)
    roll(yegor, yegor="d1 a2")
    assert facts(yegor)["total"]["value"] == total


@pytest.mark.rule("W-22", "R-ITEM-8", "R-ITEM-3", "R-ITEM-4", "R-CHECK-12")
def test_w_22_an_item_adds_its_defense_and_goes_back_to_its_bag(yegor: Table) -> None:
    candle = carry(yegor, "yegor", "candle", "crafted")
    bag = yegor.game().deck("crafted").left
    check(yegor, "yegor", "defense", 5)
    roll(yegor, yegor="d1 a0")
    yegor.answer("accept", plan=plan(used=[{"owner": "yegor", "id": f"item-{candle}", "target": None}]))
    assert "The check succeeds: 5 of 5" in yegor.told
    assert items_of(yegor, "yegor") == []
    assert yegor.game().deck("crafted").left == bag + 1


@pytest.mark.rule("R-ITEM-8", "R-CHECK-4")
def test_an_item_of_the_other_kind_adds_nothing_to_the_check(yegor: Table) -> None:
    attack = carry(yegor, "yegor", "natural-attack-2")
    check(yegor, "yegor", "defense", 5)
    roll(yegor, yegor="d4 a0")
    yegor.do({"command": "use_item", "token": attack})
    assert facts(yegor)["total"]["value"] == 4
    assert items_of(yegor, "yegor") == []


@pytest.mark.rule("R-CHECK-7", "R-CHECK-12")
def test_an_item_used_while_the_result_is_open_counts_at_once(yegor: Table) -> None:
    candle = carry(yegor, "yegor", "candle", "crafted")
    check(yegor, "yegor", "defense", 5)
    roll(yegor, yegor="d1 a0")
    yegor.do({"command": "use_item", "token": candle})
    assert facts(yegor)["total"]["value"] == 5
    assert facts(yegor)["success"]


@pytest.mark.rule("R-CHECK-12", "R-HELPER-1")
def test_a_helper_adds_to_a_check_once(yegor: Table) -> None:
    rooster = helper(yegor, "yegor", "rooster")
    check(yegor, "yegor", "defense", 3)
    roll(yegor, yegor="d1 a0")
    yegor.do({"command": "use_helper", "card": rooster})
    assert facts(yegor)["total"]["value"] == 3
    assert not yegor.state.get(HelperCard, rooster).face_up
    with pytest.raises(RuleBroken) as broken:
        yegor.do({"command": "use_helper", "card": rooster})
    assert broken.value.rule == "R-HELPER-1"


@pytest.mark.rule("T-CARD-5", "R-CARD-10", "W-10", "R-TRADE-3")
def test_t_card_5_lent_rubles_make_a_condition_true_and_are_not_spent(yegor: Table) -> None:
    stand(yegor, "yegor", "salt-works", rubles=1)
    stand(yegor, "vasilisa", "salt-works", rubles=2, attack_dice=0, defense_dice=0)
    [chur] = conspire(yegor, "yegor", "chur")
    check(yegor, "yegor", "defense", 4)
    roll(yegor, yegor="d1 a1", vasilisa="")
    yegor.answer("keep", plan=plan(place(chur, 1)))
    assert facts(yegor)["total"]["value"] == 1
    yegor.do({"command": "give_rubles", "giver": "vasilisa", "to": "yegor", "n": 2})
    assert facts(yegor)["total"]["value"] == 4
    yegor.answer("accept")
    assert "The check succeeds: 4 of 4" in yegor.told
    assert person(yegor, "yegor").rubles == 3


@pytest.mark.rule("T-CARD-1", "R-CARD-8", "R-CARD-9")
def test_t_card_1_a_flipped_order_keeps_its_die_and_gives_nothing(yegor: Table) -> None:
    [needle] = conspire(yegor, "yegor", "needle")
    check(yegor, "yegor", "attack", 9)
    roll(yegor, yegor="d2 a4")
    yegor.answer("keep", plan=plan(place(needle, 1)))
    card = yegor.state.get(CardInPlay, needle.id)
    card.face_up, card.flipped_by = False, "fight"
    yegor.session.commit()
    assert facts(yegor)["total"]["value"] == 0
    assert yegor.state.get(Participant, "yegor").placements == {"1": needle.id}
    yegor.answer("accept")
    assert "The check fails: 0 of 9" in yegor.told


@pytest.mark.rule("R-CHECK-10", "R-CARD-9", "R-DEMON-11", "T-CARD-3")
def test_after_the_check_flipped_cards_turn_up_but_not_those_of_demons(yegor: Table) -> None:
    needle, slave = conspire(yegor, "yegor", "needle", "slave")
    check(yegor, "yegor", "attack", 9)
    roll(yegor, yegor="d2 a4")
    needle.face_up, needle.flipped_by = False, "fight"
    slave.face_up, slave.flipped_by, slave.flipping_demon = False, "demon", "yegor-first"
    yegor.session.commit()
    yegor.answer("accept")
    assert (needle.face_up, slave.face_up) == (True, False)
    assert scene(yegor) is None
    assert yegor.state.all(Participant) == []


@pytest.mark.rule("R-TRADE-2")
def test_items_change_hands_during_a_check(yegor: Table) -> None:
    stand(yegor, "vasilisa", "salt-works", attack_dice=0, defense_dice=0)
    candle = carry(yegor, "vasilisa", "candle", "crafted")
    check(yegor, "yegor", "defense", 5)
    roll(yegor, yegor="d1 a0", vasilisa="")
    yegor.do({"command": "give_item", "token": candle, "to": "yegor"})
    yegor.do({"command": "use_item", "token": token_of(yegor, "yegor", "candle")})
    assert facts(yegor)["success"]
