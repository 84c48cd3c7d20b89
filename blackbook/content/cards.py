"""Word cards, items and helpers: what the characters use."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BeforeValidator, Field

from blackbook.content.amounts import Amount, AnyDiceKind, CardType, Colour, DiceKind, ItemType, Pool
from blackbook.content.component import Component
from blackbook.content.conditions import Cond
from blackbook.content.effects import Effects
from blackbook.content.printed import Flag, Number, Printed, single_or_all

Where = Literal["check", "combat", "final", "any"]
Scenes = Annotated[tuple[Where, ...], BeforeValidator(single_or_all)]
ItemStep = Literal["roll", "character", "enemy", "any"]


class Yield(Printed):
    """What a die on an order is worth."""

    kind: DiceKind
    amount: Amount


class Passive(Printed):
    """What a key does without a die, and in which scenes."""

    scenes: Scenes = Field(default=("any",), alias="in")
    condition: Cond | None = Field(default=None, alias="if")
    do: Effects


class WordCard(Component):
    """An order turns the die on it into its yields; a key works by itself. `market` cards are for sale."""

    colour: Colour | None = None
    type: CardType | None = None
    market: Flag | None = None
    price: Number | None = Field(default=None, ge=0)
    owner: str | None = None
    accepts: AnyDiceKind | None = None
    condition: Cond | None = Field(default=None, alias="if")
    yields: tuple[Yield, ...] | None = None
    otherwise: tuple[Yield, ...] = Field(default=(), alias="else")
    extra: Effects = ()
    passive: tuple[Passive, ...] | None = None

    def asked(self) -> tuple[str, ...]:
        provenance = {None: (), True: ("price",), False: ("owner",)}[self.market]
        working = {None: (), "order": ("accepts", "yields"), "key": ("passive",)}[self.type]
        return ("colour", "type", "market", *provenance, *working)


class Item(Component):
    """A token; `scenes` and `step` say when its property helps, `count` how many such tokens are in the box."""

    ASKED = ("pool", "types", "price", "use")

    pool: Pool | None = None
    types: tuple[ItemType, ...] | None = Field(default=None, max_length=2)
    price: Number | None = Field(default=None, ge=0)
    use: Effects | None = None
    scenes: Scenes = Field(default=("any",), alias="in")
    step: ItemStep = "any"
    count: Number = Field(default=1, ge=1)


class Helper(Component):
    """Usable once a day; `stays_up` if it is not turned face down after use."""

    ASKED = ("use",)

    use: Effects | None = None
    scenes: Scenes = Field(default=("any",), alias="in")
    stays_up: Flag = False
