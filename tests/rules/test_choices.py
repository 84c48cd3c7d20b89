"""The control part of the effect language (rules.md 7.2; R-GEN-7, R-GEN-8, R-DISP-1)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from blackbook.campaign.scene import EnemyInPlay, Participant, Scene
from blackbook.errors import RuleBroken, UserError
from tests.rules.hands import barred, carried, carry, effect, options, person
from tests.rules.table import Table


@pytest.mark.rule("R-GEN-7")
def test_exactly_one_of_the_options_is_taken(table: Table) -> None:
    effect(table, "alexander", {"one_of": [{"rubles": 2}, {"wounds": 1}, [{"sin": 1}, {"rubles": 5}]]})
    assert [str(option.label) for option in table.question.options] == [
        "+2 rubles", "suffer 1 wound", "+1 sin, +5 rubles"
    ]  # fmt: skip
    for wrong in ((), ("1", "2")):
        with pytest.raises(UserError, match="Choose from 1 to 1"):
            table.answer(*wrong)
    table.answer("3")
    alexander = person(table, "alexander")
    assert (alexander.rubles, alexander.sins, alexander.wounds) == (8, 2, 0)


@pytest.mark.rule("R-GEN-8", "R-DEMON-5", "T-DEMON-3", "A-DEMON-6")
@pytest.mark.parametrize("plain", [True, False])
@pytest.mark.parametrize("rubles", [0, 1])
def test_t_demon_3_ruble_or_sin(table: Table, plain: bool, rubles: int) -> None:
    """Without a ruble the sin is compulsory; with one it may be chosen."""
    person(table, "alexander", rubles=rubles, sins=1)
    cost = {"rubles": -1} if plain else {"pay": [{"rubles": -1}], "then": []}
    effect(table, "alexander", {"one_of": [cost, {"sin": 1}]})
    if rubles:
        assert options(table) == ["1", "2"]
        table.answer("2")
    assert not table.waits
    assert (person(table, "alexander").rubles, person(table, "alexander").sins) == (rubles, 2)


@pytest.mark.rule("R-GEN-7", "R-GEN-8")
def test_what_cannot_be_paid_in_full_is_barred(table: Table) -> None:
    carry(table, "alexander", "herb")
    lose = {"item": {"lose": 2}}
    effect(table, "alexander", {"one_of": [{"pay": [lose], "then": [{"rubles": 9}]}, {"sin": 1}, {"wounds": 1}]})
    assert [barred(table, id) for id in ("1", "2", "3")] == ["R-GEN-8", None, None]
    with pytest.raises(RuleBroken) as broken:
        table.answer("1")
    assert broken.value.rule == "R-GEN-8"
    assert carried(table, "alexander") == ["herb"]


@pytest.mark.rule("R-GEN-7", "R-GEN-8")
def test_where_nothing_can_be_paid_nothing_happens(table: Table) -> None:
    effect(table, "alexander", {"one_of": [{"rubles": -4}, {"item": {"lose": 1}}]})
    assert options(table) == ["none"]
    table.answer("none")
    assert not table.waits
    assert person(table, "alexander").rubles == 3


@pytest.mark.rule("R-LOC-2", "R-CARD-11")
@pytest.mark.parametrize(("answer", "rubles"), [("yes", 5), ("no", 3)])
def test_what_may_be_done_may_be_left(table: Table, answer: str, rubles: int) -> None:
    effect(table, "alexander", {"may": {"rubles": 2}})
    assert options(table) == ["yes", "no"]
    table.answer(answer)
    assert person(table, "alexander").rubles == rubles


@pytest.mark.rule("R-GEN-8")
def test_what_may_be_done_for_a_price_needs_the_price(table: Table) -> None:
    effect(table, "alexander", {"may": {"pay": [{"rubles": -4}], "then": [{"wounds": "-all"}]}})
    assert options(table) == ["no"]
    assert barred(table, "yes") == "R-GEN-8"


@pytest.mark.rule("R-GEN-8")
@pytest.mark.parametrize(("rubles", "after", "sins"), [(2, 0, 0), (1, 1, 1)])
def test_a_price_is_paid_in_full_or_nothing_follows(table: Table, rubles: int, after: int, sins: int) -> None:
    person(table, "alexander", rubles=rubles)
    effect(table, "alexander", {"pay": [{"rubles": -2}], "then": [{"sin": -1}]})
    assert not table.waits
    assert (person(table, "alexander").rubles, person(table, "alexander").sins) == (after, sins)
    assert ("It cannot be paid in full: Alexander has 1 of 2 rubles." in table.told) is (rubles == 1)


@pytest.mark.rule("R-CURSED-4")
@pytest.mark.parametrize(("cursed", "rubles"), [(False, 5), (True, 2)])
def test_a_condition_decides_between_two_effects(table: Table, cursed: bool, rubles: int) -> None:
    person(table, "alexander", cursed=cursed)
    effect(table, "alexander", {"if": {"cursed": False}, "then": {"rubles": 2}, "else": {"rubles": -1}})
    assert person(table, "alexander").rubles == rubles


@pytest.mark.rule("R-GEN-1")
@pytest.mark.parametrize(("answer", "rubles"), [("yes", 5), ("no", 2)])
def test_what_only_players_can_judge_is_asked(table: Table, answer: str, rubles: int) -> None:
    effect(table, "alexander", {"if": {"ask": "Does it rain?"}, "then": {"rubles": 2}, "else": {"rubles": -1}})
    assert str(table.question.text) == "Is it so? Does it rain?"
    table.answer(answer)
    assert person(table, "alexander").rubles == rubles


@pytest.fixture
def three(new_table: Callable[..., Table]) -> Table:
    """Evgenia beside Alexander, Vasilisa elsewhere; all own 3 rubles; Evgenia is first player."""
    table = new_table("alexander", "evgenia", "vasilisa")
    person(table, "evgenia", location="cherdyn")
    for each in table.game().characters:
        each.rubles = 3
    table.game().story.first_player = "evgenia"
    table.session.commit()
    return table


@pytest.mark.rule("R-GEN-3", "R-GEN-4", "R-DISP-1")
@pytest.mark.parametrize(
    ("who", "asked", "rubles"),
    [
        ("self", None, [4, 3, 3]),
        ("each", None, [4, 4, 4]),
        ("here", None, [4, 4, 3]),
        ("first_player", None, [3, 4, 3]),
        ("one_here", "evgenia", [3, 4, 3]),
        ("one_any", "vasilisa", [3, 3, 4]),
        ("damaged", None, [3, 4, 3]),
        ("assignee", None, [3, 3, 4]),
    ],
)
def test_whom_an_effect_concerns(three: Table, who: str, asked: str | None, rubles: list[int]) -> None:
    row = EnemyInPlay(enemy="thief", tier="regular", assigned_to="vasilisa")
    three.add(row)
    effect(three, "alexander", {"who": who, "do": {"rubles": 1}}, enemy=row.id, damaged=("evgenia",))
    if asked is not None:
        candidates = {"one_here": ["alexander", "evgenia"], "one_any": ["alexander", "evgenia", "vasilisa"]}
        assert (three.question.rule, three.question.who, options(three)) == ("R-DISP-1", None, candidates[who])
        three.answer(asked)
    assert not three.waits
    assert [each.rubles for each in three.game().characters] == rubles


@pytest.mark.rule("R-DEFEAT-6", "R-DISP-2", "T-DEFEAT-2")
def test_a_loss_in_total_is_shared_by_the_group(three: Table) -> None:
    herb, _ = carry(three, "alexander", "herb"), carry(three, "vasilisa", "candle")
    effect(three, "alexander", {"who": "team", "do": {"item": {"lose": 1}}})
    three.answer(str(herb[0]))
    assert [carried(three, who) for who in ("alexander", "vasilisa")] == [[], ["candle"]]


@pytest.mark.rule("R-CHECK-3")
def test_in_a_scene_here_is_who_takes_part(three: Table) -> None:
    three.add(
        Scene(kind="combat", active="alexander", location="cherdyn", round=1),
        Participant(character="alexander"),
        Participant(character="evgenia", excluded=True),
    )
    effect(three, "alexander", {"who": "here", "do": {"rubles": 1}})
    assert [each.rubles for each in three.game().characters] == [4, 3, 3]


@pytest.mark.rule("R-DISP-1")
def test_with_one_candidate_there_is_nothing_to_decide(three: Table) -> None:
    effect(three, "vasilisa", {"who": "one_here", "do": {"rubles": 1}})
    assert not three.waits
    assert [each.rubles for each in three.game().characters] == [3, 3, 4]


@pytest.mark.rule("R-GEN-1")
def test_a_note_waits_until_it_is_ticked_off(table: Table) -> None:
    effect(table, "alexander", {"note": "turn the hourglass"}, {"rubles": 1})
    assert str(table.question.text) == "Alexander: turn the hourglass"
    assert person(table, "alexander").rubles == 3
    table.answer("done")
    assert person(table, "alexander").rubles == 4


@pytest.mark.rule("R-GEN-8", "R-TRADE-2")
def test_rubles_are_paid_before_anything_is_asked(table: Table) -> None:
    """Else they could be given away while the player chooses which item to pay."""
    person(table, "evgenia", location="cherdyn")
    herb, _ = carry(table, "alexander", "herb", "candle")
    effect(table, "alexander", {"pay": [{"item": {"lose": 1}}, {"rubles": -3}], "then": [{"sin": -1}]})
    assert person(table, "alexander").rubles == 0
    table.answer(str(herb))
    assert carried(table, "alexander") == ["candle"]
    assert person(table, "alexander").sins == 0


@pytest.mark.rule("R-GEN-8")
@pytest.mark.parametrize(("rubles", "allowed"), [(3, True), (1, False)])
def test_a_choice_none_of_which_can_be_paid_cannot_be_begun(table: Table, rubles: int, allowed: bool) -> None:
    person(table, "alexander", rubles=rubles)
    effect(table, "alexander", {"may": {"one_of": [{"rubles": -2}, {"item": {"lose": 1}}]}})
    assert barred(table, "yes") == (None if allowed else "R-GEN-8")
    table.answer("yes" if allowed else "no")
    assert not table.waits
    assert person(table, "alexander").rubles == 1
