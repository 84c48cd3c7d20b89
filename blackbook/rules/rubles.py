"""Rubles: gained, lost, paid and given."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from blackbook.campaign.characters import Character
from blackbook.content.effects import Rubles
from blackbook.rules.conditions import amount
from blackbook.rules.effects import Cause, operation, price_in_all
from blackbook.rules.question import Barred
from blackbook.text import say

if TYPE_CHECKING:
    from blackbook.rules.game import Game


def gain_rubles(game: Game, character: Character, n: int) -> None:
    """R-LOC-10."""
    if n > 0:
        character.rubles += n
        game.tell(say("{who}: rubles +{number}", who=game.name("characters", character.id), number=n))


def lose_rubles(game: Game, character: Character, n: int) -> int:
    """A forced loss takes what is there and stops at none (R-GEN-8a, R-DEFEAT-5); returns what was taken."""
    taken = min(max(n, 0), character.rubles)
    if taken:
        character.rubles -= taken
        game.tell(say("{who}: rubles −{number}", who=game.name("characters", character.id), number=taken))
    return taken


@operation(Rubles)
def change_rubles(game: Game, effect: Rubles, cause: Cause) -> None:
    character = game.character(cause.who)
    n = amount(game, effect.amount, cause, have=character.rubles)
    if n >= 0:
        gain_rubles(game, character, n)
    else:
        lose_rubles(game, character, -n)


@price_in_all(Rubles)
def cannot_pay_rubles(game: Game, costs: Sequence[Rubles], cause: Cause) -> Barred | None:
    have = game.character(cause.who).rubles
    due = -sum(amount(game, cost.amount, cause, have=have) for cost in costs)
    if due <= have:
        return None
    who = game.name("characters", cause.who)
    return Barred("R-GEN-8", say("{who} has {have} of {due} rubles.", who=who, have=have, due=due))
