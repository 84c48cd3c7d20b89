"""Items used: the token goes, its property comes (R-TRADE-1, R-ITEM-3)."""

from __future__ import annotations

import pytest

from blackbook.campaign.components import ItemToken
from blackbook.campaign.scene import EnemyInPlay, Participant, Scene
from blackbook.errors import RuleBroken, UserError
from tests.rules.hands import carried, carry, effect, left, offered, options, person
from tests.rules.table import Table


def use(token: int, **more: object) -> dict[str, object]:
    return {"command": "use_item", "token": token, **more}


@pytest.mark.rule("R-ITEM-3", "R-ITEM-4", "R-TRADE-1")
def test_anybody_may_use_an_item_even_while_a_question_waits(table: Table) -> None:
    """Evgenia is not on turn, and Alexander is just choosing."""
    (herb,) = carry(table, "evgenia", "herb")
    person(table, "evgenia", wounds=3)
    effect(table, "alexander", {"one_of": [{"rubles": 1}, {"wounds": 1}]})
    asked = table.question
    table.do(use(herb))
    assert person(table, "evgenia").wounds == 1
    assert carried(table, "evgenia") == []
    assert left(table, "natural") == 23
    assert table.question == asked
    with pytest.raises(UserError, match="No character has the item"):
        table.do(use(herb))


@pytest.mark.rule("R-COMBAT-19")
def test_healing_may_be_for_another_character_in_the_same_location_only(table: Table) -> None:
    (herb,) = carry(table, "alexander", "herb")
    person(table, "evgenia", wounds=3)
    with pytest.raises(RuleBroken) as broken:
        table.do(use(herb, target="evgenia"))
    assert broken.value.rule == "R-COMBAT-19"
    assert [offer.command.to_json() for offer in offered(table, "use_item")] == [use(herb)]
    person(table, "evgenia", location="cherdyn")
    assert [offer.command.to_json() for offer in offered(table, "use_item")] == [use(herb), use(herb, target="evgenia")]
    table.do(use(herb, target="evgenia"))
    assert (person(table, "evgenia").wounds, person(table, "alexander").wounds) == (1, 0)


@pytest.mark.rule("R-ITEM-8", "R-ITEM-9")
def test_what_helps_in_checks_and_fights_alone_is_not_offered_elsewhere(table: Table) -> None:
    (candle,) = carry(table, "alexander", "candle")
    assert offered(table, "use_item") == []
    with pytest.raises(RuleBroken) as broken:
        table.do(use(candle))
    assert broken.value.rule == "R-ITEM-8"
    table.do(use(candle, despite=["R-ITEM-8"]))
    assert carried(table, "alexander") == []
    assert "defense" in str(table.question.text)  # left to the players
    table.answer("done")
    assert not table.waits


@pytest.mark.rule("R-DEFEAT-2")
def test_a_defeated_character_uses_no_items(table: Table) -> None:
    (amber,) = carry(table, "alexander", "amber")
    person(table, "alexander", defeated=True)
    with pytest.raises(RuleBroken) as broken:
        table.do(use(amber))
    assert broken.value.rule == "R-DEFEAT-2"
    (offer,) = offered(table, "use_item")
    assert offer.barred is not None
    assert offer.barred.rule == "R-DEFEAT-2"


def thief_fights(table: Table) -> None:
    """Alexander fights an enemy that blocks natural items; Evgenia is elsewhere."""
    block = {"when": "each_round", "step": "roll", "do": [{"rule": {"block_items": "natural"}}]}
    table.add(
        Scene(kind="combat", active="alexander", location="cherdyn", round=1),
        Participant(character="alexander"),
        EnemyInPlay(enemy="thief", tier="regular", attack=2, health=6, assigned_to="alexander", effects=[block]),
    )


@pytest.mark.rule("R-ITEM-7", "R-ENEMY-9")
def test_where_an_enemy_blocks_a_category_only_the_other_is_usable(table: Table) -> None:
    amber, icon = carry(table, "alexander", "amber", "icon")
    (elsewhere,) = carry(table, "evgenia", "amber")
    thief_fights(table)
    with pytest.raises(RuleBroken) as broken:
        table.do(use(amber))
    assert broken.value.rule == "R-ENEMY-9"
    table.do(use(icon))
    table.do(use(elsewhere))
    assert carried(table, "alexander") == ["amber"]
    assert carried(table, "evgenia") == []
    enemy = table.state.all(EnemyInPlay)[0]
    enemy.state = "defeated"
    table.session.commit()
    table.do(use(amber))
    assert carried(table, "alexander") == []


@pytest.mark.rule("R-ITEM-3")
def test_what_an_item_does_is_asked_at_first_use_and_known_from_then_on(table: Table) -> None:
    table.do(
        {"command": "describe", "kind": "items", "id": "feather", "fields": {"name": "Feather", "pool": "natural"}}
    )
    first, second, third = carry(table, "alexander", "feather", "feather", "feather")
    table.do(use(first))
    assert "Feather" in str(table.question.text)
    table.answer("later")
    assert carried(table, "alexander") == ["feather", "feather"]
    assert str(table.question.text) == "Alexander: do what Feather says"  # never guessed
    table.answer("done")
    table.do(use(second))
    table.answer("keep", **{"use.rubles": 2})
    assert person(table, "alexander").rubles == 5
    table.do(use(third))
    assert not table.waits
    assert person(table, "alexander").rubles == 7


@pytest.mark.rule("R-ITEM-3")
def test_an_unnamed_item_may_be_named_when_it_is_used(table: Table) -> None:
    first, second = carry(table, "alexander", "natural", "natural")
    table.do(use(first))
    assert "amber" in options(table)
    assert "candle" not in options(table)  # it is crafted
    table.answer("amber")
    assert person(table, "alexander").rubles == 5
    assert left(table, "natural") == 23
    table.do(use(second))
    table.answer("unnamed")
    table.answer("done")
    assert table.state.find(ItemToken, second) is None
    assert carried(table, "alexander") == []


@pytest.mark.rule("R-COMBAT-19", "R-ITEM-9", "R-COMBAT-29")
def test_in_a_fight_what_protects_is_offered_for_each_who_takes_part(table: Table) -> None:
    (candle,) = carry(table, "alexander", "candle")
    (powder,) = carry(table, "evgenia", "powder")
    person(table, "evgenia", location="cherdyn")
    thief_fights(table)
    table.add(Participant(character="evgenia"))
    assert [offer.command.to_json() for offer in offered(table, "use_item")] == [
        use(candle), use(candle, target="evgenia"), use(powder)
    ]  # fmt: skip
    scene = table.state.get(Scene, 1)
    scene.result = "victory"
    table.session.commit()
    assert offered(table, "use_item") == []  # nothing is to be won any more
