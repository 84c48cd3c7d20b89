"""The worked examples of the rulebook for checks and fights, number by number."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from blackbook.campaign.components import JobCard, RequestCard
from tests.rules.scene_table import (
    aim,
    carry,
    conspire,
    enemy,
    facts,
    fight,
    items_of,
    person,
    place,
    plan,
    request,
    roll,
    scene,
    stand,
    token_of,
)
from tests.rules.table import Table

NewTable = Callable[..., Table]


@pytest.mark.rule(
    "W-13", "W-9", "R-CHECK-1", "R-CHECK-3", "R-CHECK-4", "R-CHECK-5", "R-CHECK-6", "R-CHECK-7", "R-TRADE-1",
)  # fmt: skip
def test_w_13_yegors_check_succeeds_once_vasilisa_has_come(new_table: NewTable) -> None:
    table = new_table("yegor", "vasilisa", asleep=True)
    stand(table, "yegor", "salt-works", attack_dice=2, defense_dice=1)
    stand(table, "vasilisa", "bondyug", attack_dice=1, defense_dice=2)
    [whale_fish] = conspire(table, "yegor", "whale-fish")
    conspire(table, "vasilisa", "slave")
    to_port = carry(table, "vasilisa", "to-port", pool="crafted")
    hat = request(table, "yegor", "thiefs-hat", "salt-works")
    rubles = person(table, "yegor").rubles

    table.do({"command": "fulfil_request", "request": hat})
    table.answer("0")
    assert table.question.form == "dice"
    assert facts(table)["characters"][0] | {"name": None} == {
        "id": "yegor", "name": None, "attack": 2, "defense": 1, "any": 0, "now": [],
    }  # fmt: skip
    roll(table, yegor="d2 a4 a1")
    table.answer("keep", plan=plan(place(whale_fish, 1)))
    assert facts(table)["total"]["value"] == 6
    assert facts(table)["difficulty"]["value"] == 11
    assert not facts(table)["success"]

    table.do({"command": "use_item", "token": to_port})
    while table.question.form != "dice":
        table.answer("salt-works")
    assert person(table, "vasilisa").location == "salt-works"
    roll(table, vasilisa="d3 d1 a2")
    assert facts(table)["total"]["value"] == 12
    table.answer("accept")

    assert person(table, "yegor").rubles == rubles + 5
    assert table.state.find(RequestCard, hat) is None
    assert scene(table) is None
    assert not items_of(table, "vasilisa")
    assert "The check succeeds: 12 of 11" in table.told


@pytest.mark.rule(
    "W-17", "R-COMBAT-2", "R-COMBAT-3", "R-COMBAT-4", "R-COMBAT-5", "R-COMBAT-6", "R-COMBAT-7", "R-COMBAT-9",
    "R-COMBAT-10", "R-COMBAT-11", "R-COMBAT-12", "R-COMBAT-15", "R-COMBAT-16", "R-COMBAT-18", "R-COMBAT-19",
    "R-COMBAT-22", "R-COMBAT-23", "R-COMBAT-26", "R-COMBAT-28", "R-COMBAT-29", "R-ENEMY-4", "R-ENEMY-7", "R-ITEM-9",
    "R-DEMON-13", "R-CARD-10",
)  # fmt: skip
def test_w_17_the_two_enemy_fight_round_by_round(new_table: NewTable) -> None:
    table = new_table("alexander", "evgenia", market=False)
    stand(table, "alexander", "nyrob", attack_dice=2, defense_dice=1, rubles=3)
    stand(table, "evgenia", "nyrob", attack_dice=2, defense_dice=2, rubles=4)
    table.add(*(JobCard(job="useless", owner="alexander", place="slot", slot=slot) for slot in (2, 3)))
    table.add(*(JobCard(job="useless", owner="evgenia", place="slot", slot=slot) for slot in (1, 2, 3)))
    castle, chur, tryasovitsa = conspire(table, "alexander", "castle", "chur", hand=["tryasovitsa"])
    _, shchekotukha = conspire(table, "evgenia", "blue-stone", "shchekotukha")
    own_item = carry(table, "alexander", "natural-attack-2")
    bag = table.game().deck("natural").left

    # Reveal and assign: at least one to the active character.
    fight(table, "alexander", "drowned-one", "winged-bisyak")
    drowned, bisyak = enemy(table, "drowned-one"), enemy(table, "winged-bisyak")
    assert (drowned.attack, drowned.health, bisyak.attack, bisyak.health) == (7, 17, 5, 13)
    table.answer("alexander")
    table.answer("evgenia")
    assert (drowned.assigned_to, bisyak.assigned_to) == ("alexander", "evgenia")

    # Swap, then Pierre.
    table.answer(str(chur.id), str(tryasovitsa.id))
    assert castle.place == "hand"
    assert tryasovitsa.place == "conspiracy"
    assert (person(table, "alexander").wounds, person(table, "evgenia").wounds) == (3, 0)

    # Round 1: 7 and 7 at the Bisyak, which is out before it attacks; the Drowned One does not attack.
    roll(table, alexander="d3 a3 a0", evgenia="d1 d2 a4 a0")
    table.answer(
        "go",
        plan=plan(
            place(tryasovitsa, 0), place(shchekotukha, 0),
            targets=[
                aim("alexander", bisyak, card=tryasovitsa), aim("alexander", bisyak, die=1),
                aim("evgenia", bisyak, card=shchekotukha), aim("evgenia", bisyak, die=2),
            ],
        ),
    )  # fmt: skip
    assert (bisyak.state, bisyak.damage, drowned.damage) == ("defeated", 13, 0)
    table.answer("natural-defense-3")
    assert items_of(table, "evgenia") == ["natural-defense-3"]
    assert person(table, "evgenia").rubles == 8
    assert table.game().deck("natural").left == bag - 1
    assert (person(table, "alexander").wounds, person(table, "evgenia").wounds) == (3, 0)

    # Round 2: all dice again; 8 at the Drowned One; Chur holds by rubles that are not spent.
    assert scene(table).round == 2
    roll(table, alexander="a1 a3 d1", evgenia="a4 a1 d2 d0")
    table.answer(
        "go",
        plan=plan(
            place(chur, 0),
            targets=[
                aim("alexander", drowned, die=1), aim("evgenia", drowned, die=0), aim("evgenia", drowned, die=1),
            ],
        ),
    )  # fmt: skip
    assert drowned.health - drowned.damage == 9
    [assault] = facts(table)["assaults"]
    assert (assault["attack"], assault["defense"], assault["wounds"]) == (7, 4, 3)
    table.do({"command": "give_item", "token": token_of(table, "evgenia", "natural-defense-3"), "to": "alexander"})
    given = token_of(table, "alexander", "natural-defense-3")
    table.do({"command": "use_item", "token": given, "target": "alexander"})
    assert person(table, "alexander").wounds == 3
    assert person(table, "alexander").rubles == 3
    assert not items_of(table, "evgenia")

    # Round 3: 7 more leave 2; an item before the enemy step takes those.
    assert scene(table).round == 3
    roll(table, alexander="a3 a0 d2", evgenia="a4 a0 d2 d0")
    table.answer("go", plan=plan(targets=[aim("alexander", drowned, die=0), aim("evgenia", drowned, die=0)]))
    assert drowned.health - drowned.damage == 2
    [assault] = facts(table)["assaults"]
    assert assault["wounds"] == 5
    table.do({"command": "use_item", "token": own_item})

    assert scene(table) is None
    assert "Victory" in table.told
    assert (person(table, "alexander").wounds, person(table, "alexander").rubles) == (3, 5)
    assert (person(table, "evgenia").wounds, person(table, "evgenia").rubles) == (0, 8)
    assert items_of(table, "alexander") == []
    assert table.game().deck("natural").left == bag - 1 + 2
    assert table.game().deck("regular").discarded == 2
