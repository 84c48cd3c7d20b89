"""Items and helpers used in a check or fight."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from blackbook.campaign.components import ItemToken
from blackbook.content.library import read_library
from blackbook.errors import RuleBroken
from blackbook.rules.consumables import use_consumable
from tests.rules.conftest import SAMPLE
from tests.rules.scene_table import (
    carry,
    check,
    conspire,
    enemy,
    facts,
    fight,
    helper,
    items_of,
    person,
    place,
    plan,
    roll,
    run,
    scene,
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


def in_check(table: Table, dice: str = "a1 a3 d2", kind: str = "attack") -> None:
    check(table, "alexander", kind, 20)
    roll(table, alexander=dice, evgenia="a0 a0 d0")


@pytest.mark.rule("R-ITEM-9", "R-COMBAT-19")
def test_a_healing_item_is_for_anybody_who_takes_part(pair: Table) -> None:
    stand(pair, "evgenia", "nyrob", wounds=4)
    herb = carry(pair, "alexander", "herb")
    fight(pair, "alexander", "ovinnik")
    roll(pair, alexander="a0 a0 d9", evgenia="a0 a0 d9")
    pair.do({"command": "use_item", "token": herb, "target": "evgenia"})
    assert person(pair, "evgenia").wounds == 2
    assert items_of(pair, "alexander") == []


@pytest.mark.rule("R-COMBAT-13", "R-ITEM-9")
def test_an_attack_item_asks_for_its_enemy_and_strikes_at_once_before_the_enemies(pair: Table) -> None:
    powder = carry(pair, "alexander", "powder", "crafted")
    fight(pair, "alexander", "ovinnik", "thief")
    pair.answer("alexander")
    pair.answer("alexander")
    roll(pair, alexander="a0 a0 d0", evgenia="a0 a0 d0")
    pair.answer("go", plan=plan())
    pair.do({"command": "use_item", "token": powder})
    assert pair.question.rule == "R-COMBAT-13"
    pair.answer(str(enemy(pair, "ovinnik").id))
    assert (enemy(pair, "ovinnik").damage, enemy(pair, "thief").damage) == (5, 0)


@pytest.mark.rule("R-COMBAT-12", "R-ENEMY-5")
def test_an_attack_item_of_one_who_falls_first_is_lost(pair: Table) -> None:
    stand(pair, "alexander", "nyrob", wounds=8)
    powder = carry(pair, "alexander", "powder", "crafted")
    fight(pair, "alexander", "sorcerer")
    roll(pair, alexander="a0 a0 d0", evgenia="a3 a0 d0")
    sorcerer = enemy(pair, "sorcerer")
    used = [{"owner": "alexander", "id": f"item-{powder}", "target": f"enemy-{sorcerer.id}"}]
    pair.answer("go", plan=plan(used=used))
    pair.answer("go")
    assert person(pair, "alexander").defeated
    assert sorcerer.damage == 3


@pytest.mark.rule("R-ITEM-9")
def test_items_of_the_plan_in_the_pause_protect_before_wounds_are_taken(pair: Table) -> None:
    candle = carry(pair, "evgenia", "candle", "crafted")
    fight(pair, "alexander", "winged-bisyak")
    roll(pair, alexander="a0 a0 d0", evgenia="a0 a0 d0")
    pair.answer("go", plan=plan())
    pair.answer("use", plan=plan(used=[{"owner": "evgenia", "id": f"item-{candle}", "target": "alexander"}]))
    assert facts(pair)["assaults"][0]["wounds"] == 1
    assert [c["id"] for c in facts(pair)["case"]["characters"]] == ["alexander", "evgenia"]
    pair.answer("go")
    assert person(pair, "alexander").wounds == 1


@pytest.mark.rule("R-HELPER-1", "R-CHECK-12")
def test_a_helper_of_attack_and_defense_counts_by_the_kind_of_the_check(pair: Table) -> None:
    raven = helper(pair, "alexander", "raven")
    in_check(pair, kind="defense")
    pair.do({"command": "use_helper", "card": raven})
    assert facts(pair)["total"]["value"] == 2 + 1


@pytest.mark.rule("R-ITEM-8")
def test_an_item_for_fights_is_refused_in_a_check(pair: Table) -> None:
    powder = carry(pair, "alexander", "powder", "crafted")
    in_check(pair)
    with pytest.raises(RuleBroken) as broken:
        run(pair, *use_consumable(pair.game(), "alexander", "items", powder))
    assert broken.value.rule == "R-ITEM-8"
    pair.session.rollback()
    pair.state.reload()
    assert items_of(pair, "alexander") == ["powder"]


@pytest.mark.rule("R-ITEM-8", "R-GEN-1")
def test_what_an_unknown_item_gives_is_told_when_it_is_used(pair: Table) -> None:
    stand(pair, "alexander", "nyrob", wounds=2)
    unknown = carry(pair, "alexander", "natural")
    in_check(pair)
    run(pair, *use_consumable(pair.game(), "alexander", "items", unknown))
    pair.answer(attack=2, defense=0, heal=1)
    assert facts(pair)["total"]["value"] == 6
    assert person(pair, "alexander").wounds == 1
    assert pair.state.find(ItemToken, unknown) is None


@pytest.mark.rule("R-CHECK-3", "R-COMBAT-19")
def test_who_does_not_take_part_helps_nobody(pair: Table) -> None:
    stand(pair, "evgenia", "cherdyn")
    candle = carry(pair, "evgenia", "candle", "crafted")
    check(pair, "alexander", "defense", 5)
    with pytest.raises(RuleBroken) as broken:
        run(pair, *use_consumable(pair.game(), "evgenia", "items", candle, "alexander"))
    assert broken.value.rule == "R-COMBAT-19"


@pytest.mark.rule("R-CARD-11")
def test_what_an_order_may_do_is_offered_once_for_each_die(pair: Table) -> None:
    needles = []
    for who in ("alexander", "evgenia"):
        stand(pair, who, "nyrob", wounds=2)
        needles += conspire(pair, who, "needle")
    fight(pair, "alexander", "winged-bisyak")
    roll(pair, alexander="a4 a0 d0", evgenia="a4 a0 d0")
    pair.answer("go", plan=plan(*(place(needle, 0) for needle in needles)))
    pair.answer("no")
    pair.answer("yes")
    assert [person(pair, who).wounds for who in ("alexander", "evgenia")] == [2, 1]


@pytest.mark.rule("R-CARD-11", "R-COMBAT-9")
def test_in_a_fight_too_an_order_may_heal_at_once(pair: Table) -> None:
    stand(pair, "alexander", "nyrob", wounds=2)
    [needle] = conspire(pair, "alexander", "needle")
    fight(pair, "alexander", "winged-bisyak")
    roll(pair, alexander="a4 a0 d0", evgenia="a0 a0 d0")
    pair.answer("go", plan=plan(place(needle, 0)))
    pair.answer("yes")
    assert person(pair, "alexander").wounds == 1
    current = scene(pair)
    assert current is not None
    assert current.round == 2


CHOICE = """
[pack]
id = "choice"

[items.two-faced]
name = "Sample: two-faced"
pool = "crafted"
types = []
price = 1
use = [{ one_of = [{ stat = { attack = 2 } }, { stat = { defense = 3 } }] }]
in = ["combat"]

[items.purse]
name = "Sample: purse"
pool = "crafted"
types = []
price = 1
in = ["any"]

[[items.purse.use]]
if = { has = { rubles = 2 } }
then = { stat = { defense = 4 } }
else = { may = { stat = { defense = 1 } } }
"""


@pytest.fixture
def choosing(tmp_path: Path) -> Table:
    pack = tmp_path / "choice.toml"
    pack.write_text(CHOICE, encoding="utf-8")
    table = set_table(read_library([SAMPLE, pack]), ("alexander", "evgenia"), asleep=True, market=False)
    for who in ("alexander", "evgenia"):
        stand(table, who, "nyrob", attack_dice=1, defense_dice=0, rubles=0)
        conspire(table, who)
    return table


@pytest.mark.rule("R-GEN-7", "R-COMBAT-19", "R-ITEM-9")
def test_an_item_with_a_choice_gives_what_is_chosen_to_whom_it_is_for(choosing: Table) -> None:
    item = carry(choosing, "evgenia", "two-faced", "crafted")
    fight(choosing, "alexander", "winged-bisyak")
    roll(choosing, alexander="a0", evgenia="a0")
    choosing.answer("go", plan=plan())
    run(choosing, *use_consumable(choosing.game(), "evgenia", "items", item, "alexander"))
    choosing.answer("2")
    assert facts(choosing)["assaults"][0]["wounds"] == 2


@pytest.mark.rule("R-GEN-7", "R-CARD-10")
@pytest.mark.parametrize(("rubles", "choice", "total"), [(2, None, 4), (1, "1", 1), (1, "2", 0)])
def test_an_item_with_a_condition_looks_at_its_owner(
    choosing: Table, rubles: int, choice: str | None, total: int
) -> None:
    stand(choosing, "alexander", "nyrob", rubles=rubles)
    item = carry(choosing, "alexander", "purse", "crafted")
    check(choosing, "alexander", "defense", 9)
    roll(choosing, alexander="a0", evgenia="a0")
    run(choosing, *use_consumable(choosing.game(), "alexander", "items", item))
    if choice is not None:
        choosing.answer(choice)
    assert facts(choosing)["total"]["value"] == total
