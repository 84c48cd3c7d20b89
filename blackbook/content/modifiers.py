"""What holds as long as its card is in force (rules.md 7.3), but for those that hold effects of their own."""

from __future__ import annotations

from typing import Literal

from pydantic import Field, model_validator

from blackbook.content.amounts import AnyDiceKind, CardFilter, Pool
from blackbook.content.printed import Number, Printed, Wrapped, at_least_one

Keyword = Literal["attacks_first", "no_damage", "no_attack", "hits_all", "flees"]
"""What an enemy does differently: strikes before the characters, takes no damage, …"""


class MoveRange(Printed):
    """How far a character may move in a turn, against the usual."""

    change: Number = Field(alias="move_range")


class Price(Wrapped):
    """What items and word cards cost more, in rubles."""

    key = "price"
    items: Number | None = None
    cards: Number | None = None

    @model_validator(mode="after")
    def something(self) -> Price:
        at_least_one(self, ("items", "cards"))
        return self


class CheckHarder(Wrapped):
    """Checks of a kind are more difficult."""

    key = "check"
    kind: AnyDiceKind | None = "any"
    plus: Number = 2


class DiceMinus(Wrapped):
    """Fewer dice of a kind."""

    key = "dice"
    kind: AnyDiceKind | None = "any"
    minus: Number = Field(default=1, ge=1)


class FlipCards(Wrapped):
    """Word cards in the conspiracy lie face down."""

    key = "flip"
    n: Number = Field(default=1, ge=1)
    filter: CardFilter = CardFilter()


class BlockItems(Printed):
    """Items of a pool cannot be used."""

    pool: Pool = Field(alias="block_items")


class Defeat(Printed):
    """The character is defeated."""

    defeat: Literal[True]
