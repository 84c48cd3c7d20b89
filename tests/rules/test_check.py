"""Checks: who takes part, what counts, how long the result stays open, and what follows."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from blackbook.errors import RuleBroken, UserError
from blackbook.rules.radar import radar
from tests.rules.scene_table import (
    carry,
    check,
    conspire,
    facts,
    keep_cards,
    person,
    plan,
    request,
    roll,
    scene,
    stand,
    taking_part,
    wake,
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


@pytest.mark.rule("T-CHECK-1", "R-CHECK-6")
@pytest.mark.parametrize(("difficulty", "rubles"), [(11, 3), (12, 0)])
def test_t_check_1_a_total_equal_to_the_difficulty_succeeds(yegor: Table, difficulty: int, rubles: int) -> None:
    stand(yegor, "yegor", "salt-works", rubles=0)
    check(yegor, "yegor", "defense", difficulty, success=[{"rubles": 3}])
    roll(yegor, yegor="d11 a4")
    yegor.answer("accept")
    assert person(yegor, "yegor").rubles == rubles


@pytest.mark.rule("T-CHECK-2", "R-CHECK-8", "R-DEMON-9", "A-CHECK-2")
def test_t_check_2_a_demon_of_any_participant_adds_two(yegor: Table) -> None:
    stand(yegor, "vasilisa", "salt-works", attack_dice=1, defense_dice=1)
    wake(yegor, "vasilisa", 2)
    check(yegor, "yegor", "defense", 11, fail=[{"rubles": -1}])
    roll(yegor, yegor="d8 a0", vasilisa="d4 a0")
    assert facts(yegor)["difficulty"]["value"] == 13
    assert [part["amount"] for part in facts(yegor)["difficulty"]["parts"]] == [11, 2]
    assert facts(yegor)["total"]["value"] == 12
    yegor.answer("accept")
    assert "The check fails: 12 of 13" in yegor.told
    assert person(yegor, "yegor").rubles == 0


@pytest.mark.rule("T-CHECK-3", "R-DEMON-9")
def test_t_check_3_a_demon_of_attack_checks_leaves_defense_alone(yegor: Table) -> None:
    wake(yegor, "yegor", 2)
    check(yegor, "yegor", "defense", 11)
    roll(yegor, yegor="d12 a0")
    assert facts(yegor)["difficulty"]["value"] == 11
    yegor.answer("accept")
    assert "The check succeeds: 12 of 11" in yegor.told


@pytest.mark.rule("R-CHECK-8", "A-CHECK-2")
def test_difficulty_is_reckoned_again_when_somebody_with_a_demon_joins(yegor: Table) -> None:
    wake(yegor, "vasilisa", 2)
    port = carry(yegor, "vasilisa", "to-port", "crafted")
    check(yegor, "yegor", "defense", 5)
    roll(yegor, yegor="d5 a0")
    assert facts(yegor)["success"]
    yegor.do({"command": "use_item", "token": port})
    while yegor.question.form != "dice":
        yegor.answer("salt-works")
    roll(yegor, vasilisa="d1 a0")
    assert (facts(yegor)["difficulty"]["value"], facts(yegor)["total"]["value"]) == (7, 6)
    assert not facts(yegor)["success"]


@pytest.mark.rule("T-CHECK-5", "R-REQ-7", "R-REQ-6")
def test_t_check_5_after_a_failed_way_the_other_waits_for_the_next_turn(yegor: Table) -> None:
    hat = request(yegor, "yegor", "thiefs-hat", "salt-works")
    yegor.do({"command": "fulfil_request", "request": hat})
    yegor.answer("0")
    roll(yegor, yegor="d1 a0")
    yegor.answer("accept")
    game = yegor.game()
    game.story.acted = False
    yegor.session.commit()
    with pytest.raises(RuleBroken) as broken:
        yegor.do({"command": "fulfil_request", "request": hat, "way": 1})
    assert broken.value.rule == "R-REQ-7"
    game.story.day = 2
    yegor.session.commit()
    rubles = person(yegor, "yegor").rubles
    yegor.do({"command": "fulfil_request", "request": hat, "way": 1})
    assert person(yegor, "yegor").rubles == rubles - 1 + 5


@pytest.mark.rule("R-CHECK-4")
def test_only_values_of_the_kind_count(yegor: Table) -> None:
    check(yegor, "yegor", "attack", 4)
    roll(yegor, yegor="d9 a3")
    assert facts(yegor)["total"]["value"] == 3


@pytest.mark.rule("R-CHECK-2", "R-CARD-3", "R-CARD-1")
def test_everyone_who_takes_part_may_swap_cards_before_the_roll(yegor: Table) -> None:
    stand(yegor, "vasilisa", "salt-works", attack_dice=1, defense_dice=1)
    hand = conspire(yegor, "vasilisa", hand=["slave"])
    check(yegor, "yegor", "defense", 4)
    assert yegor.question.who == "vasilisa"
    yegor.answer(str(hand[0].id))
    roll(yegor, yegor="d1 a0", vasilisa="d1 a0")
    assert facts(yegor)["total"]["value"] == 4


@pytest.mark.rule("R-CHECK-9", "R-SIN-3")
def test_a_deal_waits_until_the_check_is_over(yegor: Table) -> None:
    stand(yegor, "yegor", "salt-works", sins=12)
    check(yegor, "yegor", "defense", 3, fail=[{"sin": 1}, {"rubles": 1}])
    roll(yegor, yegor="d1 a0")
    yegor.answer("accept", plan=plan())
    assert scene(yegor) is None
    assert person(yegor, "yegor").sins == 13
    assert yegor.question.rule == "R-SIN-2"


@pytest.mark.rule("A-CHECK-1")
def test_somebody_can_be_kept_out_of_a_check_by_hand(yegor: Table) -> None:
    stand(yegor, "vasilisa", "salt-works", attack_dice=1, defense_dice=1)
    check(yegor, "yegor", "defense", 4)
    yegor.do({"command": "take_part", "who": "vasilisa", "part": False})
    roll(yegor, yegor="d3 a0")
    assert taking_part(yegor) == ["yegor"]
    assert facts(yegor)["total"]["value"] == 3
    yegor.do({"command": "take_part", "who": "vasilisa"})
    roll(yegor, vasilisa="d1 a0")
    assert facts(yegor)["total"]["value"] == 4


@pytest.mark.rule("A-CHECK-1")
def test_by_house_rule_the_players_choose_who_takes_part(yegor: Table) -> None:
    stand(yegor, "vasilisa", "salt-works", attack_dice=1, defense_dice=1)
    yegor.do({"command": "set_house_rule", "ambiguity": "A-CHECK-1", "reading": "chosen"})
    check(yegor, "yegor", "defense", 4)
    yegor.answer("yegor")
    assert taking_part(yegor) == ["yegor"]


@pytest.mark.rule("R-CHECK-3")
def test_who_is_elsewhere_does_not_take_part_unless_the_players_insist(yegor: Table) -> None:
    check(yegor, "yegor", "defense", 4)
    assert taking_part(yegor) == ["yegor"]
    with pytest.raises(RuleBroken) as broken:
        yegor.do({"command": "take_part", "who": "vasilisa"})
    assert broken.value.rule == "R-CHECK-3"
    yegor.do({"command": "take_part", "who": "vasilisa", "despite": ["R-CHECK-3"]})
    assert taking_part(yegor) == ["vasilisa", "yegor"]


@pytest.mark.rule("R-CHECK-3")
def test_the_number_of_dice_is_checked_and_can_be_overruled(yegor: Table) -> None:
    check(yegor, "yegor", "defense", 4)
    with pytest.raises(RuleBroken) as broken:
        roll(yegor, yegor="d3 d3 a0")
    assert broken.value.rule == "R-CHECK-3"
    with pytest.raises(UserError):
        roll(yegor, yegor="d3 x4")
    roll(yegor, ("R-CHECK-3",), yegor="d3 d3 a0")
    assert facts(yegor)["total"]["value"] == 6


@pytest.mark.rule("R-CHECK-3")
def test_any_number_of_dice_may_be_rolled_while_nobody_has_told_how_many_there_are(new_table: NewTable) -> None:
    table = new_table("yegor", "vasilisa", asleep=True)
    stand(table, "yegor", "salt-works", attack_dice=0, defense_dice=0)
    stand(table, "vasilisa", "bondyug")
    conspire(table, "yegor")
    board = table.library.characters["yegor"]
    open_board = board.model_copy(update={"dice": type(board.dice)()})
    table.library = replace(table.library, characters={**table.library.characters, "yegor": open_board})
    check(table, "yegor", "defense", 4)
    table.answer("later")
    roll(table, yegor="d3 d3 a0")
    assert facts(table)["total"]["value"] == 6


@pytest.mark.rule("R-CHECK-11")
def test_only_the_sum_can_be_told(yegor: Table) -> None:
    check(yegor, "yegor", "defense", 8)
    yegor.answer("totals")
    yegor.answer("keep", total=7)
    assert facts(yegor)["total"]["value"] == 7
    assert not facts(yegor)["success"]
    yegor.answer("accept", total=8)
    assert "The check succeeds: 8 of 8" in yegor.told


@pytest.mark.rule("R-GEN-1")
def test_the_players_can_say_how_the_check_ended(yegor: Table) -> None:
    stand(yegor, "yegor", "salt-works", rubles=0)
    check(yegor, "yegor", "defense", 8, success=[{"rubles": 3}])
    roll(yegor, yegor="d1 a0")
    yegor.answer("passed")
    assert person(yegor, "yegor").rubles == 3


@pytest.mark.rule("R-GEN-1")
def test_a_check_done_by_hand_asks_for_its_result_alone(yegor: Table) -> None:
    stand(yegor, "yegor", "salt-works", rubles=0)
    check(yegor, "yegor", "defense", 8, success=[{"rubles": 3}])
    yegor.do({"command": "by_hand"})
    yegor.do({"command": "by_hand"})
    yegor.answer("success")
    assert person(yegor, "yegor").rubles == 3
    assert scene(yegor) is None


@pytest.mark.rule("R-CHECK-1", "A-REQ-6")
def test_what_is_not_known_of_a_check_is_asked_for(yegor: Table) -> None:
    check(yegor, "yegor", None, 12)
    yegor.answer("attack", difficulty=12)
    roll(yegor, yegor="d1 a2")
    current = scene(yegor)
    assert current is not None
    assert (current.check_kind, current.difficulty) == ("attack", 12)


@pytest.mark.rule("R-CHECK-3")
def test_dice_can_be_told_anew(yegor: Table) -> None:
    check(yegor, "yegor", "defense", 8)
    roll(yegor, yegor="d1 a0")
    yegor.answer("dice")
    assert facts(yegor)["characters"][0]["now"] == ["d1", "a0"]
    roll(yegor, yegor="d5 a0")
    assert facts(yegor)["total"]["value"] == 5


@pytest.mark.rule("R-CHECK-8")
def test_the_radar_names_the_demons_that_make_a_check_harder(yegor: Table) -> None:
    wake(yegor, "yegor", 2)
    check(yegor, "yegor", "attack", 8)
    [reminder] = radar(yegor.game())
    assert (reminder.rule, reminder.character) == ("R-CHECK-8", "yegor")
    assert str(reminder.source) == "Sample of Yegor, slot 2"


@pytest.mark.rule("R-CHECK-2")
def test_a_second_check_waits_for_the_first(yegor: Table) -> None:
    check(yegor, "yegor", "defense", 1)
    check(yegor, "yegor", "attack", 1)
    keep_cards(yegor)
    roll(yegor, yegor="d1 a0")
    yegor.answer("accept")
    assert "The check succeeds: 1 of 1" in yegor.told
    current = scene(yegor)
    assert current is not None
    assert current.check_kind == "attack"
