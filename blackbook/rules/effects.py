"""Effects run from data (rules.md part 7): each operation is carried out by the chapter of rules that it belongs to.

A chapter registers what it can do by `@operation(Model)`; the function changes the state at once or returns steps for
the agenda. A chapter whose operation can be a price registers by `@price(Model)` whether it can be paid in full.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

from pydantic import BaseModel, ConfigDict

from blackbook.content.effects import Effects, OneOf, Pay
from blackbook.content.printed import Printed
from blackbook.rules.agenda import NOTHING, Step, Steps
from blackbook.rules.question import Barred
from blackbook.text import Text, say

if TYPE_CHECKING:
    from blackbook.rules.game import Game


class Cause(BaseModel):
    """Whom effects concern, and what carries them."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    who: str
    """The character that an effect without `who` concerns (R-GEN-3)."""
    kind: str = ""
    """Kind of the carrying component: word_card, item, helper, enemy, demon, job, deal, request, location …"""
    component: str = ""
    enemy: int | None = None
    """The enemy in play that carries the effect."""
    damaged: tuple[str, ...] = ()
    """Characters that took a wound from that enemy just now (R-ENEMY-2)."""
    die: int | None = None
    """Value of the die placed on the word card."""
    in_full: bool = False
    """It is a price: the whole of it is taken, not what is there (R-GEN-8)."""

    def about(self, who: str) -> Cause:
        return self.model_copy(update={"who": who})


E = TypeVar("E", bound=Printed)
Operation = Callable[["Game", Any, Cause], Steps | None]
Price = Callable[["Game", Any, Cause], Barred | None]

PriceInAll = Callable[["Game", Sequence[Any], Cause], Barred | None]

_OPERATIONS: dict[type[Printed], Operation] = {}
_PRICES: dict[type[Printed], PriceInAll] = {}


def operation(model: type[E]) -> Callable[[Callable[[Game, E, Cause], Steps | None]], Operation]:
    """Register the function that carries out an operation of the effect language."""

    def register(function: Callable[[Game, E, Cause], Steps | None]) -> Operation:
        _OPERATIONS[model] = function
        return function

    return register


def price(model: type[E]) -> Callable[[Callable[[Game, E, Cause], Barred | None]], Price]:
    """Register the function that tells why an operation cannot be paid in full; None if it can (R-GEN-8)."""

    def register(function: Callable[[Game, E, Cause], Barred | None]) -> Price:
        def each_by_itself(game: Game, costs: Sequence[E], cause: Cause) -> Barred | None:
            reasons = (function(game, cost, cause) for cost in costs)
            return next((barred for barred in reasons if barred is not None), None)

        _PRICES[model] = each_by_itself
        return function

    return register


def price_in_all(model: type[E]) -> Callable[[Callable[[Game, Sequence[E], Cause], Barred | None]], PriceInAll]:
    """Like `price`, for an operation whose costs add up: the function is given all of them at once."""

    def register(function: Callable[[Game, Sequence[E], Cause], Barred | None]) -> PriceInAll:
        _PRICES[model] = function
        return function

    return register


def carried_out() -> frozenset[type[Printed]]:
    """Operations that the rules can carry out."""
    return frozenset(_OPERATIONS)


def payable(game: Game, costs: Effects, cause: Cause) -> Barred | None:
    """None if all costs together can be paid in full, else why not (R-GEN-8b)."""
    for model in dict.fromkeys(type(cost) for cost in costs):
        test = _PRICES.get(model)
        barred = test(game, [cost for cost in costs if type(cost) is model], cause) if test is not None else None
        if barred is not None:
            return barred
    return None


def unavailable(game: Game, effects: Effects, cause: Cause) -> Barred | None:
    """Why these effects cannot be chosen: a price among them cannot be paid."""
    for effect in effects:
        if isinstance(effect, Pay):
            barred = payable(game, effect.costs, cause)
            if barred is not None:
                return barred
        if isinstance(effect, OneOf):
            reasons = [cannot_be_chosen(game, option, cause) for option in effect.options]
            if reasons and all(reasons):
                return reasons[0]
    return None


def cannot_be_chosen(game: Game, effects: Effects, cause: Cause) -> Barred | None:
    """Why an option of a choice is barred: beside its prices, what it takes must be there in full (R-GEN-8c)."""
    return payable(game, effects, cause) or unavailable(game, effects, cause)


class Perform(Step):
    """Carry out effects one after the other."""

    step: ClassVar[str] = "perform"

    effects: Effects
    cause: Cause

    def title(self, game: Game) -> Text:
        from blackbook.content.wording import describe

        who = game.name("characters", self.cause.who)
        effects = tuple(describe(effect, game.library.name_of) for effect in self.effects)
        return say("{who}: {effects}", who=who, effects=effects)

    def run(self, game: Game) -> Steps:
        if not self.effects:
            return NOTHING
        first, *rest = self.effects
        carry_out = _OPERATIONS[type(first)]
        steps = carry_out(game, first, self.cause) or NOTHING
        return (*steps, Perform(effects=tuple(rest), cause=self.cause)) if rest else steps


def perform(effects: Effects, cause: Cause) -> Steps:
    """Steps that carry out the effects; none for no effects."""
    return (Perform(effects=effects, cause=cause),) if effects else NOTHING


def pay_in_full(costs: Effects, cause: Cause) -> Steps:
    """Steps that take a price; whether it can be paid has been asked by `payable`."""
    return perform(tuple(sorted(costs, key=turn_to_pay)), cause.model_copy(update={"in_full": True}))


MOST_FIELDS = 100
"""More than any filter has."""


def turn_to_pay(cost: Printed) -> int:
    """First what asks nothing, so that it is still there; then what only few things can pay."""
    wanted = getattr(cost, "filter", None)
    return -len(wanted.model_fields_set) if isinstance(wanted, Printed) else -MOST_FIELDS
