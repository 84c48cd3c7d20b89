"""Effects and conditions of the components in the form that the resolver weighs; the rest is left to the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from blackbook.content import conditions
from blackbook.content.effects import DiceChange, Effects, If, May, OneOf, Stat, Wounds
from blackbook.resolver import CaseError
from blackbook.resolver.model.effects import Heal, read_condition, read_effects
from blackbook.resolver.model.reading import Node
from blackbook.rules.conditions import holds

if TYPE_CHECKING:
    from blackbook.content.printed import Printed
    from blackbook.rules.effects import Cause
    from blackbook.rules.game import Game

ALWAYS: dict[str, Any] = {"all": []}
NEVER: dict[str, Any] = {"any": []}


def weighable(game: Game, effects: Effects, cause: Cause) -> list[dict[str, Any]]:
    """Those effects that the resolver can count with."""
    found = [_effect(game, effect, cause) for effect in effects]
    return [data for data in found if data is not None and _readable(data)]


def weighable_healing(game: Game, effects: Effects, cause: Cause) -> list[dict[str, Any]]:
    """Those effects that heal; what else an order does with its die stays with the players."""
    data = weighable(game, effects, cause)
    return [each for each in data if all(isinstance(effect, Heal) for effect in read_effects(Node(each)))]


def weighable_condition(game: Game, condition: Any, cause: Cause) -> dict[str, Any]:
    """A condition that the resolver tests itself, or what it comes to now."""
    match condition:
        case conditions.AllOf():
            return {"all": [weighable_condition(game, part, cause) for part in condition.conditions]}
        case conditions.AnyOf():
            return {"any": [weighable_condition(game, part, cause) for part in condition.conditions]}
        case conditions.Not():
            return {"not": weighable_condition(game, condition.condition, cause)}
    data: dict[str, Any] = condition.to_data()
    try:
        read_condition(Node(data))
    except CaseError:
        return ALWAYS if holds(game, condition, cause) else NEVER
    return data


def _effect(game: Game, effect: Printed, cause: Cause) -> dict[str, Any] | None:
    match effect:
        case If():
            return {
                "if": weighable_condition(game, effect.condition, cause),
                "then": weighable(game, effect.then, cause),
                "else": weighable(game, effect.otherwise, cause),
            }
        case May():
            return {"may": weighable(game, effect.effects, cause)}
        case OneOf():
            return {"one_of": [weighable(game, option, cause) for option in effect.options]}
        case DiceChange():
            return _dice(effect)
        case Stat() | Wounds():
            return effect.to_data()
    return None


def _dice(effect: DiceChange) -> dict[str, Any] | None:
    """A change of values; dice that are added, removed or rolled again lie on the table already."""
    change: dict[str, Any] = {}
    if effect.set_to is not None:
        change["set"] = effect.set_to
    elif effect.plus is not None:
        change["plus"] = effect.plus
    elif effect.turn is not None:
        change["turn"] = effect.turn
    else:
        return None
    if "match" in effect.model_fields_set:
        change["match"] = effect.match.to_data()
    elif effect.kind != "any":
        change |= {"match": {"kind": effect.kind}, "n": 1}
    return {"dice": change}


def _readable(data: dict[str, Any]) -> bool:
    try:
        read_effects(Node(data))
    except CaseError:
        return False
    return True
