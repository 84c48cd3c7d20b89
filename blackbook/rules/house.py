"""House rules: how this campaign reads what the rulebook leaves open, and which chapters the program carries out."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from blackbook.errors import UserError
from blackbook.rules.command import Command
from blackbook.text import Text, say

if TYPE_CHECKING:
    from blackbook.rules.game import Game

CHAPTER_NAMES: dict[str, Text] = {
    "setup": say("setting up"),
    "turn": say("turn and movement"),
    "location": say("locations"),
    "request": say("personal requests"),
    "story": say("story"),
    "night": say("night"),
    "demons": say("demons and jobs"),
    "track": say("discontent"),
    "sins": say("sins and deals"),
    "defeat": say("defeat and ransom"),
    "check": say("checks"),
    "combat": say("fights"),
    "market": say("market"),
    "items": say("items"),
}
AUTOMATED = tuple(CHAPTER_NAMES)
"""Chapters of rules that the players may take into their own hands."""
MODE_NAMES: dict[str, Text] = {
    "auto": say("the program does it"),
    "suggest": say("the program asks before each step"),
    "off": say("done by hand"),
}
MODES = tuple(MODE_NAMES)


@dataclass(frozen=True)
class HouseRule:
    """An ambiguity (rules.md part 5) with its possible readings; the first of them is the default."""

    id: str
    options: tuple[tuple[str, Text], ...]

    @property
    def default(self) -> str:
        return self.options[0][0]


def house_rules() -> tuple[HouseRule, ...]:
    """All ambiguities that a campaign can settle, from every chapter of the rules, by id."""
    chapters = [module for name, module in sys.modules.items() if name.startswith("blackbook.rules.")]
    found = {rule.id: rule for module in chapters for rule in getattr(module, "HOUSE_RULES", ())}
    return tuple(found[id] for id in sorted(found))


class SetHouseRule(Command):
    """Choose how this campaign reads an ambiguity."""

    command: ClassVar[str] = "set_house_rule"
    at_any_time: ClassVar[bool] = True

    ambiguity: str
    reading: str

    def describe(self, game: Game) -> Text:
        rule = next((rule for rule in house_rules() if rule.id == self.ambiguity), None)
        readings = dict(rule.options) if rule is not None else {}
        return say("House rule {id}: {reading}", id=self.ambiguity, reading=readings.get(self.reading, self.reading))

    def apply(self, game: Game) -> None:
        rule = next((rule for rule in house_rules() if rule.id == self.ambiguity), None)
        if rule is None:
            raise UserError(say('There is no house rule "{id}".', id=self.ambiguity))
        readings = tuple(id for id, _ in rule.options)
        if self.reading not in readings:
            raise UserError(say("{id} can be read as {readings}.", id=self.ambiguity, readings=readings))
        chosen = {id: reading for id, reading in game.campaign.house_rules.items() if id != self.ambiguity}
        game.campaign.house_rules = chosen if self.reading == rule.default else {**chosen, self.ambiguity: self.reading}


class SetAutomation(Command):
    """Choose whether the program carries out a chapter of rules, proposes it, or leaves it to the players."""

    command: ClassVar[str] = "set_automation"
    at_any_time: ClassVar[bool] = True

    chapter: str
    mode: str

    def describe(self, game: Game) -> Text:
        chapter = CHAPTER_NAMES.get(self.chapter, self.chapter)
        return say("Rules, {chapter}: {mode}", chapter=chapter, mode=MODE_NAMES.get(self.mode, self.mode))

    def apply(self, game: Game) -> None:
        if self.chapter not in AUTOMATED:
            raise UserError(say("The chapters are {chapters}.", chapters=AUTOMATED))
        if self.mode not in MODES:
            raise UserError(say("A chapter can be {modes}.", modes=MODES))
        others = {chapter: mode for chapter, mode in game.campaign.automation.items() if chapter != self.chapter}
        game.campaign.automation = others if self.mode == "auto" else {**others, self.chapter: self.mode}
