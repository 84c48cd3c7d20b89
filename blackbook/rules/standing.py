"""Standing modifiers (rules.md 7.3): in force as long as their card is, those on a condition as long as it holds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from blackbook.content.effects import Effect, Effects, If, Rule
from blackbook.rules.conditions import asks, holds
from blackbook.rules.effects import Cause

if TYPE_CHECKING:
    from blackbook.rules.game import Game

Kinds = tuple[type, ...]


def in_force(game: Game, effects: Effects, cause: Cause) -> Iterator[Any]:
    """The modifiers among effects; what only the players can judge is asked when the effects are carried out."""
    for effect in effects:
        if isinstance(effect, Rule):
            yield effect.modifier
        elif isinstance(effect, If) and not asks(effect.condition):
            yield from in_force(game, effect.then if holds(game, effect.condition, cause) else effect.otherwise, cause)


def beside(effects: Effects, counted: Kinds, on_condition: Kinds) -> Effects:
    """What is left to carry out: all but modifiers that the program counts, within conditions those `on_condition`."""
    return tuple(left for effect in effects for left in _left(effect, counted, on_condition))


def _left(effect: Effect, counted: Kinds, on_condition: Kinds) -> Effects:
    if isinstance(effect, Rule):
        return () if isinstance(effect.modifier, counted) else (effect,)
    if not isinstance(effect, If) or asks(effect.condition):
        return (effect,)
    then, otherwise = (beside(part, on_condition, on_condition) for part in (effect.then, effect.otherwise))
    return (effect.model_copy(update={"then": then, "otherwise": otherwise}),) if then or otherwise else ()
