"""Sins from 0 to 13, and the cursed state in which they no longer change (R-SIN, R-CURSED)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from blackbook.campaign.characters import Character
from blackbook.content.effects import SetTo, Sin
from blackbook.rules.agenda import NOTHING, Steps
from blackbook.rules.effects import Cause, operation
from blackbook.text import say

if TYPE_CHECKING:
    from blackbook.rules.game import Game

MOST_SINS = 13


def set_sins(game: Game, character: Character, value: int) -> Steps:
    """Turn the counter, 0 to 13 (R-SIN-1); of a cursed character it never changes (R-SIN-5). At 13 a deal is due."""
    if character.cursed:
        return NOTHING
    before, character.sins = character.sins, max(0, min(MOST_SINS, value))
    if character.sins == before:
        return NOTHING
    who = game.name("characters", character.id)
    game.tell(say("{who}: sins {before} → {after}", who=who, before=before, after=character.sins))
    if character.sins < MOST_SINS:
        return NOTHING
    character.reached_13 = True
    character.deal_due = True
    from blackbook.rules.deals import deals_now

    return deals_now(game)


def change_sins(game: Game, character: Character, n: int) -> Steps:
    """Gain or lose sins (R-LOC-11)."""
    return set_sins(game, character, character.sins + n)


def curse(game: Game, character: Character) -> None:
    """R-DEAL-1: the counter goes to the cursed mark."""
    if not character.cursed:
        character.cursed = True
        character.deal_due = False
        character.reached_13 = True
        game.tell(say("{who} is cursed", who=game.name("characters", character.id)))


@operation(Sin)
def sin(game: Game, effect: Sin, cause: Cause) -> Steps:
    character = game.character(cause.who)
    if effect.change == "curse":
        curse(game, character)
        return NOTHING
    if isinstance(effect.change, SetTo):
        return set_sins(game, character, effect.change.value)
    return change_sins(game, character, effect.change)
