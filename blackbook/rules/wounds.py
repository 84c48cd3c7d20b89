"""Wounds and healing; whoever has as many wounds as health is defeated (R-COMBAT-20, R-DEFEAT-1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from blackbook.campaign.characters import Character
from blackbook.content.effects import Wounds
from blackbook.rules.agenda import NOTHING, Steps
from blackbook.rules.conditions import amount
from blackbook.rules.effects import Cause, operation
from blackbook.text import say

if TYPE_CHECKING:
    from blackbook.rules.game import Game


def suffer(game: Game, character: Character, n: int) -> Steps:
    """Take wounds; the steps that follow a defeat, if it comes to that."""
    if n <= 0 or character.defeated:
        return NOTHING
    character.wounds += n
    game.tell(say("{who}: wounds +{number}", who=game.name("characters", character.id), number=n))
    if character.wounds >= character.health > 0:
        from blackbook.rules.defeat import fall

        return fall(game, character)
    return NOTHING


def heal(game: Game, character: Character, n: int) -> int:
    """Remove wounds, never below none; a defeated character cannot be healed (R-LOC-9, R-DEFEAT-2)."""
    if character.defeated:
        return 0
    healed = min(max(n, 0), character.wounds)
    if healed:
        character.wounds -= healed
        game.tell(say("{who}: wounds −{number}", who=game.name("characters", character.id), number=healed))
    return healed


@operation(Wounds)
def change_wounds(game: Game, effect: Wounds, cause: Cause) -> Steps:
    character = game.character(cause.who)
    n = amount(game, effect.amount, cause, have=character.wounds)
    if n < 0:
        heal(game, character, -n)
        return NOTHING
    return suffer(game, character, n)
