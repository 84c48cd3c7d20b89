"""How much and what kind: amounts, and filters for items, word cards and places (rules.md 7.1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import Discriminator, Field, Tag

from blackbook.content.printed import Flag, Number, Printed

DiceKind = Literal["attack", "defense"]
AnyDiceKind = Literal["attack", "defense", "any"]
Pool = Literal["natural", "crafted"]
ItemType = Literal["plant", "sorcerous", "incendiary", "valuable", "church"]
Colour = Literal["black", "white"]
CardType = Literal["order", "key"]
LocationType = Literal["settlement", "enterprise", "wildland"]
Phase = Literal["morning", "noon", "evening", "night"]
Scene = Literal["check", "combat", "final"]
Who = Literal["self", "each", "here", "assignee", "damaged", "one_here", "one_any", "team", "first_player"]
Measure = Literal["die", "characters", "rubles", "sins", "wounds", "items", "cards"]


class Counted(Printed):
    """An amount that depends on the table: `times` the measure, `plus` a number."""

    x: Measure
    times: Number = 1
    plus: Number = 0


def _amount_form(value: Any) -> str | None:
    if isinstance(value, Counted | Mapping):
        return "<counted>"
    if isinstance(value, str):
        return "<word>"
    return "<number>" if isinstance(value, int) and not isinstance(value, bool) else None


def _amount_discriminator(message: str) -> Discriminator:
    return Discriminator(_amount_form, custom_error_type="amount", custom_error_message=message)


Amount = Annotated[
    Annotated[Number, Tag("<number>")]
    | Annotated[Literal["all"], Tag("<word>")]
    | Annotated[Counted, Tag("<counted>")],
    _amount_discriminator('must be a number, "all" or a table with x'),
]
SignedAmount = Annotated[
    Annotated[Number, Tag("<number>")]
    | Annotated[Literal["all", "-all"], Tag("<word>")]
    | Annotated[Counted, Tag("<counted>")],
    _amount_discriminator('must be a number, "all", "-all" or a table with x'),
]


class ItemFilter(Printed):
    """Which items count; what is left out does not matter."""

    pool: Pool | None = None
    type: ItemType | None = None


class CardFilter(Printed):
    """Which word cards count. A flipped card still has its colour, but no type."""

    colour: Colour | None = None
    type: CardType | None = None
    where: Literal["conspiracy", "hand", "any"] | None = None
    face: Literal["up", "down"] | None = None


class LocationFilter(Printed):
    """Which places count; all that is given must fit."""

    id: str | None = None
    type: LocationType | None = None
    port: Flag | None = None
    adjacent: Flag | None = None
    any: Flag | None = None
    marker: str | None = None
    no_marker: str | None = None


class DieMatch(Printed):
    """Dice of one kind, showing one value; what is left out does not matter."""

    kind: AnyDiceKind = "any"
    value: Number | None = Field(default=None, ge=0)
