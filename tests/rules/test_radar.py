"""Reminders of a scene: what matters now, by which rule, and whether it is done."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from blackbook.rules.offers import offers
from blackbook.rules.radar import radar
from blackbook.rules.scenes import scene_offers
from tests.rules.scene_table import (
    arrive,
    both,
    check,
    conspire,
    enemy,
    fight,
    party_of_three,
    plan,
    roll,
    taking_part,
    wake,
)
from tests.rules.table import Table

NewTable = Callable[..., Table]
Seen = set[tuple[str, str, bool]]


@pytest.fixture
def party(new_table: NewTable) -> Table:
    return party_of_three(new_table)


def seen(table: Table) -> Seen:
    return {(each.rule, str(each.text), each.done) for each in radar(table.game())}


@pytest.mark.rule("R-COMBAT-7", "R-DEMON-13")
def test_the_start_of_combat_of_demons_is_shown_as_done(party: Table) -> None:
    wake(party, "evgenia", 3)
    fight(party, "alexander", "drowned-one")
    assert ("R-DEMON-13", "The demons of Evgenia at the start of combat", True) in seen(party)
    assert ("R-ENEMY-7", "Drowned One does not attack now", False) in seen(party)


@pytest.mark.rule("R-COMBAT-8")
def test_who_joined_later_is_shown(party: Table) -> None:
    fight(party, "alexander", "drowned-one")
    both(party, "a0 d0", "a0 d0")
    party.answer("go", plan=plan())
    arrive(party, "vasilisa")
    assert ("R-COMBAT-8", "Vasilisa joined in round 2", True) in seen(party)
    assert ("R-ENEMY-7", "Drowned One does not attack now", False) not in seen(party)


@pytest.mark.rule("R-ENEMY-11", "R-ENEMY-1", "R-ENEMY-4", "R-ENEMY-9", "R-ENEMY-5", "R-ENEMY-2")
def test_effects_of_enemies_are_shown_in_the_rounds_in_which_they_matter(party: Table) -> None:
    fight(party, "alexander", "spirit")
    party.answer("attack")
    party.answer("attack")
    spirit = enemy(party, "spirit")
    spirit.effects = [
        *spirit.effects,
        {"when": "each_round", "do": [{"wounds": 1}]},
        {"when": "round1", "do": [{"rubles": -1}]},
        {"when": "each_round", "do": [{"rule": {"block_items": "crafted"}}, {"rule": "attacks_first"}]},
        {"when": "dealt_damage", "who": "damaged", "do": [{"item": {"lose": 1}}]},
    ]
    party.session.commit()
    assert seen(party) == {
        ("R-ENEMY-11", "Alexander rolls a die fewer", True),
        ("R-ENEMY-11", "Evgenia rolls a die fewer", True),
        ("R-ENEMY-1", "Sample: spirit: in every round", False),
        ("R-ENEMY-4", "Sample: spirit: in the first round", False),
        ("R-ENEMY-9", "Sample: spirit blocks crafted items", False),
        ("R-ENEMY-5", "Sample: spirit attacks first", False),
        ("R-ENEMY-2", "Sample: spirit: if it deals damage", False),
    }
    both(party, "d9", "d9")
    party.answer("go", plan=plan())
    assert ("R-ENEMY-4", "Sample: spirit: in the first round", False) not in seen(party)
    assert ("R-ENEMY-5", "Sample: spirit attacks first", True) in seen(party)


@pytest.mark.rule("R-CARD-6")
def test_a_card_that_nobody_knows_is_shown(party: Table) -> None:
    conspire(party, "alexander", "riddle")
    check(party, "alexander", "attack", 3)
    assert ("R-CARD-6", "Riddle: what it does is not known", False) in seen(party)


@pytest.mark.rule("A-CHECK-1")
def test_keeping_somebody_out_of_a_check_is_offered_and_taken_back(party: Table) -> None:
    check(party, "alexander", "attack", 3)
    labels = [str(offer.label) for offer in scene_offers(party.game())]
    assert labels == ["Alexander takes no part", "Evgenia takes no part"]
    out = next(offer for offer in offers(party.game()) if str(offer.label) == "Evgenia takes no part")
    party.do(out.command)
    assert taking_part(party) == ["alexander"]
    assert [str(offer.label) for offer in scene_offers(party.game())] == ["Evgenia takes part"]
    roll(party, alexander="a0 d0")
    assert party.question.form == "plan"
