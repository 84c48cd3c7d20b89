"""House rules, automation, rulings (R-GEN-1, R-DISP-1)."""

from __future__ import annotations

import pytest

from blackbook.errors import UserError
from blackbook.rules.house import AUTOMATED, house_rules
from blackbook.rules.rulings import rulings_on
from tests.rules.table import Table


@pytest.mark.rule("R-GEN-1")
def test_every_house_rule_has_a_default_and_at_least_one_other_reading() -> None:
    rules = house_rules()
    switches = {"A-TRACK-2", "A-TRACK-3", "A-CHECK-1", "A-COMBAT-1", "A-COMBAT-3", "A-COMBAT-4", "A-DEMON-2"}
    assert switches <= {rule.id for rule in rules}
    for rule in rules:
        readings = [reading for reading, _ in rule.options]
        assert len(set(readings)) == len(readings) >= 2, rule.id
        assert rule.default == readings[0]


@pytest.mark.rule("R-GEN-1")
def test_an_ambiguity_is_read_as_the_group_likes(table: Table) -> None:
    rule = next(rule for rule in house_rules() if rule.id == "A-TRACK-2")
    table.do({"command": "set_house_rule", "ambiguity": "A-TRACK-2", "reading": "marker"})
    assert table.game().house_rule("A-TRACK-2", rule.default) == "marker"
    table.do({"command": "set_house_rule", "ambiguity": "A-TRACK-2", "reading": rule.default})
    assert table.game().campaign.house_rules == {}
    for wrong in ({"ambiguity": "A-TRACK-2", "reading": "tarot"}, {"ambiguity": "A-NONE", "reading": "marker"}):
        with pytest.raises(UserError):
            table.do({"command": "set_house_rule", **wrong})


@pytest.mark.rule("R-GEN-1")
def test_each_chapter_can_be_taken_over_and_given_back(table: Table) -> None:
    for chapter in AUTOMATED:
        table.do({"command": "set_automation", "chapter": chapter, "mode": "off"})
        assert table.game().automation(chapter) == "off"
        table.do({"command": "set_automation", "chapter": chapter, "mode": "auto"})
        assert table.game().campaign.automation == {}
    for wrong in ({"chapter": "story", "mode": "sometimes"}, {"chapter": "weather", "mode": "off"}):
        with pytest.raises(UserError):
            table.do({"command": "set_automation", **wrong})


@pytest.mark.rule("R-DISP-1", "R-DISP-2")
def test_a_ruling_remembers_who_decided(table: Table) -> None:
    table.game().story.day = 3
    table.do({"command": "add_ruling", "rule": "R-ENEMY-12", "decision": "It flees even if it did no damage."})
    table.do({"command": "add_ruling", "rule": "R-ENEMY-12", "decision": "Only after damage.", "agreed": True})
    table.do({"command": "add_ruling", "rule": "R-CARD-3", "decision": "Swap both."})
    found = rulings_on(table.game(), "R-ENEMY-12")
    assert [(row.decision, row.decided_by, row.day) for row in found] == [
        ("Only after damage.", None, 3),
        ("It flees even if it did no damage.", "alexander", 3),
    ]
    table.do({"command": "remove_ruling", "id": found[0].id})
    assert len(rulings_on(table.game(), "R-ENEMY-12")) == 1
    for wrong in ({"command": "remove_ruling", "id": 77}, {"command": "add_ruling", "rule": "R-X", "decision": " "}):
        with pytest.raises(UserError):
            table.do(wrong)
