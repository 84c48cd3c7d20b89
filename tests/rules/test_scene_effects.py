"""Effects that change dice, add attack or defense, or are used up in a scene."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from blackbook.campaign.campaign import Released
from blackbook.campaign.characters import SetAsideDie
from blackbook.campaign.scene import Participant
from blackbook.content.effects import effects_from_data
from blackbook.content.library import Library
from blackbook.errors import RuleBroken, UserError
from blackbook.rules.bridge import resolver_case, row_id
from blackbook.rules.dice import dice_due, read_die
from blackbook.rules.effects import Cause, perform
from blackbook.rules.radar import radar
from tests.rules.scene_table import (
    carry,
    check,
    conspire,
    enemy,
    facts,
    fight,
    helper,
    roll,
    run,
    stand,
)
from tests.rules.table import Table, set_table

NewTable = Callable[..., Table]


@pytest.fixture
def pair(new_table: NewTable) -> Table:
    """Alexander on turn and Evgenia at Nyrob with two attack dice and a defense die each."""
    table = new_table("alexander", "evgenia", asleep=True, market=False)
    for who in ("alexander", "evgenia"):
        stand(table, who, "nyrob", attack_dice=2, defense_dice=1, rubles=0, health=9)
        conspire(table, who)
    return table


def effect(table: Table, who: str, *data: dict[str, Any], **cause: Any) -> None:
    run(table, *perform(effects_from_data(list(data)), Cause(who=who, **cause)))


def dice_of(table: Table, who: str) -> list[str]:
    row = table.state.get(Participant, who)
    return [f"{die['kind'][0]}{die['value']}{'!' if die.get('aside') else ''}" for die in row.dice]


def in_check(table: Table, dice: str = "a1 a3 d2", kind: str = "attack") -> None:
    check(table, "alexander", kind, 20)
    roll(table, alexander=dice, evgenia="a0 a0 d0")


KEYS = """
[pack]
id = "keys"

[word_cards.swarm]
name = "Sample: swarm"
colour = "black"
type = "key"
market = true
price = 1
passive = [{ in = ["check"], do = { dice = { add = 1, kind = "attack" } } }]

[word_cards.second-try]
name = "Sample: second try"
colour = "white"
type = "key"
market = true
price = 1
passive = [{ in = ["any"], do = { dice = { reroll = 1 } } }]

[word_cards.night-watch]
name = "Sample: night watch"
colour = "white"
type = "key"
market = true
price = 1
passive = [{ in = ["check"], if = { phase = "evening" }, do = { stat = { attack = 5 } } }]

[word_cards.choice]
name = "Sample: choice"
colour = "white"
type = "key"
market = true
price = 1
passive = [{ in = ["check"], do = { dice = { plus = 2 } } }]
"""


@pytest.fixture
def keyed(tmp_path: Any, library: Library) -> Table:
    from blackbook.content.library import read_library
    from tests.rules.conftest import SAMPLE

    pack = tmp_path / "keys.toml"
    pack.write_text(KEYS, encoding="utf-8")
    table = set_table(read_library([SAMPLE, pack]), ("alexander", "evgenia"), asleep=True, market=False)
    for who in ("alexander", "evgenia"):
        stand(table, who, "nyrob", attack_dice=1, defense_dice=1)
        conspire(table, who)
    return table


@pytest.mark.rule("R-CHECK-3")
@pytest.mark.parametrize(
    ("change", "choice", "after"),
    [
        ({"dice": {"match": {"kind": "attack", "value": 1}, "set": 3}}, None, ["a3", "a3", "d2"]),
        ({"dice": {"match": {"kind": "attack"}, "plus": 1}}, None, ["a2", "a4", "d2"]),
        ({"dice": {"plus": 2}}, "2", ["a1", "a3", "d4"]),
        ({"dice": {"turn": "attack", "kind": "defense"}}, None, ["a1", "a3", "a2"]),
        ({"dice": {"remove": 1, "kind": "attack"}}, "1", ["a1", "a3!", "d2"]),
    ],
)
def test_effects_change_dice_that_lie(
    pair: Table, change: dict[str, Any], choice: str | None, after: list[str]
) -> None:
    in_check(pair)
    effect(pair, "alexander", change)
    if choice is not None:
        pair.answer(choice)
    assert dice_of(pair, "alexander") == after


@pytest.mark.rule("R-CHECK-3")
def test_a_die_that_was_taken_away_gives_nothing(pair: Table) -> None:
    in_check(pair)
    effect(pair, "alexander", {"dice": {"remove": 1, "kind": "attack"}})
    pair.answer("1")
    assert facts(pair)["total"]["value"] == 1


@pytest.mark.rule("R-CHECK-3")
def test_added_dice_are_rolled_and_lie_with_the_others(pair: Table) -> None:
    in_check(pair)
    effect(pair, "alexander", {"dice": {"add": 2, "kind": "attack"}})
    asked = facts(pair)["characters"][0]
    assert (asked["attack"], asked["defense"]) == (2, 0)
    roll(pair, alexander="a4 a2")
    assert dice_of(pair, "alexander") == ["a1", "a3", "d2", "a4", "a2"]
    assert facts(pair)["total"]["value"] == 10


@pytest.mark.rule("R-CHECK-3")
def test_dice_rolled_again_are_told_as_they_lie(pair: Table) -> None:
    in_check(pair)
    effect(pair, "alexander", {"dice": {"reroll": 1}})
    assert facts(pair)["characters"][0]["now"] == ["a1", "a3", "d2"]
    roll(pair, alexander="a4 a3 d2")
    assert facts(pair)["total"]["value"] == 7


@pytest.mark.rule("R-ENEMY-11")
def test_a_die_removed_before_the_roll_is_not_due_and_comes_back_after_the_scene(pair: Table) -> None:
    check(pair, "alexander", "attack", 3)
    effect(pair, "alexander", {"dice": {"remove": 1, "kind": "attack"}})
    assert dice_due(pair.game(), "alexander") == {"attack": 1, "defense": 1}
    roll(pair, alexander="a4 d1", evgenia="a0 a0 d0")
    pair.answer("accept")
    assert pair.state.all(SetAsideDie) == []


@pytest.mark.rule("R-GEN-1")
def test_outside_of_scenes_dice_and_sums_are_left_to_the_players(pair: Table) -> None:
    effect(pair, "alexander", {"dice": {"add": 1, "kind": "attack"}}, {"stat": {"attack": 2}})
    pair.answer("done")
    pair.answer("done")
    assert not pair.waits


@pytest.mark.rule("R-CHECK-5")
def test_attack_that_an_effect_brings_counts_in_the_check(pair: Table) -> None:
    in_check(pair)
    effect(pair, "evgenia", {"stat": {"attack": 2}}, kind="items", component="amber")
    assert facts(pair)["total"]["value"] == 6


def test_a_die_is_read_as_people_write_it() -> None:
    assert read_die(" D2") == {"kind": "defense", "value": 2}
    assert read_die({"kind": "attack", "value": 4}) == {"kind": "attack", "value": 4}
    for written in ("x2", "d", "", 4, {"kind": "any", "value": 1}):
        with pytest.raises(UserError):
            read_die(written)


def test_ids_of_a_case_name_rows() -> None:
    assert row_id("card-12") == 12
    with pytest.raises(UserError):
        row_id("used")


@pytest.mark.rule("R-CARD-6", "R-CHECK-3")
def test_a_key_that_adds_dice_adds_them_to_those_due(keyed: Table) -> None:
    conspire(keyed, "alexander", "swarm")
    check(keyed, "alexander", "attack", 5)
    assert facts(keyed)["characters"][0]["attack"] == 2
    roll(keyed, alexander="a2 a3 d0", evgenia="a0 d0")
    assert facts(keyed)["total"]["value"] == 5


@pytest.mark.rule("R-CARD-6")
def test_the_radar_reminds_of_a_key_that_rolls_again(keyed: Table) -> None:
    conspire(keyed, "alexander", "second-try")
    check(keyed, "alexander", "attack", 5)
    assert [(each.rule, str(each.text)) for each in radar(keyed.game())] == [
        ("R-CARD-6", "Sample: second try: dice may be rolled again")
    ]


@pytest.mark.rule("R-CARD-6")
@pytest.mark.parametrize(("phase", "total"), [("morning", 0), ("evening", 5)])
def test_a_key_may_depend_on_what_only_the_table_knows(keyed: Table, phase: str, total: int) -> None:
    conspire(keyed, "alexander", "night-watch")
    keyed.game().story.phase = phase
    keyed.session.commit()
    check(keyed, "alexander", "attack", 5)
    roll(keyed, alexander="a0 d0", evgenia="a0 d0")
    assert facts(keyed)["total"]["value"] == total


@pytest.mark.rule("R-CARD-6")
def test_where_a_key_leaves_a_choice_of_dice_the_best_is_shown_and_kept(keyed: Table) -> None:
    conspire(keyed, "alexander", "choice")
    check(keyed, "alexander", "attack", 5)
    roll(keyed, alexander="a3 d1", evgenia="a0 d0")
    assert facts(keyed)["total"]["value"] == 5
    keyed.answer("accept")
    assert "The check succeeds: 5 of 5" in keyed.told


@pytest.mark.rule("R-GEN-1", "R-CARD-6")
def test_a_card_that_nobody_has_read_is_asked_for_before_the_roll(new_table: NewTable) -> None:
    table = new_table("alexander", "evgenia", asleep=True, market=False)
    stand(table, "alexander", "nyrob", attack_dice=1, defense_dice=0)
    conspire(table, "alexander", "strange-card")
    check(table, "alexander", "attack", 5)
    assert "Strange card" in str(table.question.text)
    table.answer("later")
    roll(table, alexander="a1")
    assert facts(table)["total"]["value"] == 1


def test_the_case_names_rows_and_holds_what_the_table_shows(pair: Table) -> None:
    [needle] = conspire(pair, "alexander", "needle")
    herb = carry(pair, "alexander", "herb")
    cat = helper(pair, "evgenia", "cat")
    fight(pair, "alexander", "thief")
    assert resolver_case(pair.game())["characters"][0]["pool"] == {"attack": 2, "defense": 1}
    roll(pair, alexander="a1 a3 d2", evgenia="a0 a0 d0")
    case = resolver_case(pair.game())
    alexander, evgenia = case["characters"]
    assert alexander["dice"] == [
        {"kind": "attack", "value": 1}, {"kind": "attack", "value": 3}, {"kind": "defense", "value": 2},
    ]  # fmt: skip
    assert [card["id"] for card in alexander["conspiracy"]] == [f"card-{needle.id}"]
    assert [item["id"] for item in alexander["items"]] == [f"item-{herb}"]
    assert [(each["id"], each["ready"]) for each in evgenia["helpers"]] == [(f"helper-{cat}", True)]
    assert (case["scene"], case["round"]) == ("combat", 1)
    assert [(foe["attack"], foe["health"], foe["assigned_to"]) for foe in case["enemies"]] == [(2, 6, "alexander")]
    assert case["faces"] == {"attack": [0, 1, 1, 2, 3, 4], "defense": [0, 1, 1, 2, 2, 3]}


def test_there_is_no_case_without_a_scene(pair: Table) -> None:
    with pytest.raises(UserError):
        resolver_case(pair.game())
    assert radar(pair.game()) == ()


@pytest.mark.rule("R-COMBAT-2", "R-SETUP-3")
def test_enemies_are_revealed_from_their_decks_and_shuffled_anew_when_these_are_empty(pair: Table) -> None:
    deck = pair.game().deck("regular")
    deck.left, deck.discarded = 1, 4
    pair.session.commit()
    fight(pair, "alexander", regular=2)
    assert pair.question.rule == "R-COMBAT-2"
    pair.answer("thief")
    assert (deck.left, deck.discarded) == (0, 4)
    pair.answer("new", name="Marsh Hag")
    assert (deck.left, deck.discarded) == (3, 0)
    while pair.question.rule != "R-COMBAT-3":
        asked: Sequence[Any] = [entry.name for entry in pair.question.entries]
        if pair.question.option("later") is not None:
            pair.answer("later")
        else:
            assert asked == ["attack", "health"]
            pair.answer(attack=3, health=4)
    hag = enemy(pair, "marsh-hag")
    assert (hag.attack, hag.health, hag.tier) == (3, 4, "regular")


@pytest.mark.rule("R-ENV-1", "R-COMBAT-2")
def test_an_enemy_of_the_envelope_is_not_revealed_before_its_release(pair: Table) -> None:
    fight(pair, "alexander", regular=1)
    with pytest.raises(RuleBroken) as broken:
        pair.answer("envelope-wolf")
    assert broken.value.rule == "R-ENV-1"


@pytest.mark.rule("R-ENV-1", "R-ENV-3")
@pytest.mark.parametrize("released", ["envelope-wolf", "wolf"])
def test_an_enemy_is_revealed_once_it_or_its_entry_of_the_envelope_is_released(pair: Table, released: str) -> None:
    pair.add(Released(id=released, kind="enemy"))
    fight(pair, "alexander", regular=1)
    pair.answer("envelope-wolf")
    assert enemy(pair, "envelope-wolf").tier == "regular"
