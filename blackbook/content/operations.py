"""The operations that stand for themselves, without effects inside (rules.md 7.2)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import Discriminator, Field, Tag, model_validator

from blackbook.content.amounts import (
    Amount,
    AnyDiceKind,
    CardFilter,
    DiceKind,
    DieMatch,
    ItemFilter,
    LocationFilter,
    SignedAmount,
)
from blackbook.content.printed import Number, Printed, Wrapped, at_least_one, exactly_one


class Rubles(Printed):
    """Gain rubles; a negative amount is a loss and stops at none."""

    amount: SignedAmount = Field(alias="rubles")


class Wounds(Printed):
    """Suffer wounds; a negative amount heals, and "-all" heals all."""

    amount: SignedAmount = Field(alias="wounds")


class SetTo(Printed):
    value: Number = Field(alias="set", ge=0, le=13)


def _sin_form(value: Any) -> str | None:
    if isinstance(value, str):
        return "<word>"
    if isinstance(value, Mapping | SetTo):
        return "<table>"
    return "<number>" if isinstance(value, int) else None


def _paragraph_form(value: Any) -> str:
    return "<word>" if isinstance(value, str) else "<number>"


class Sin(Printed):
    """Change the sin counter by a number, set it, or curse the character."""

    change: Annotated[
        Annotated[Number, Tag("<number>")]
        | Annotated[Literal["curse"], Tag("<word>")]
        | Annotated[SetTo, Tag("<table>")],
        Discriminator(
            _sin_form,
            custom_error_type="sin",
            custom_error_message='must be a number, "curse" or {set = number}',
        ),
    ] = Field(alias="sin")


class Discontent(Printed):
    amount: SignedAmount = Field(alias="discontent")


class ItemGain(Wrapped):
    """Gain items; with `draw`, look at so many and keep `gain`. Without `source` the players say from where."""

    key = "item"
    gain: Amount
    source: Literal["bag", "market"] | None = Field(default=None, alias="from")
    draw: Number | None = Field(default=None, ge=1)
    filter: ItemFilter = ItemFilter()


class ItemLoss(Wrapped):
    key = "item"
    lose: Amount
    filter: ItemFilter = ItemFilter()


class CardChange(Wrapped):
    """Gain, lose (out of the game), flip down or hand over word cards."""

    key = "card"
    gain: Amount | None = None
    lose: Amount | None = None
    flip: Amount | None = None
    give: Amount | None = None
    source: Literal["market", "deck"] | None = Field(default=None, alias="from")
    filter: CardFilter = CardFilter()

    @model_validator(mode="after")
    def one_change(self) -> CardChange:
        exactly_one(self, ("gain", "lose", "flip", "give"))
        return self


class JobChange(Wrapped):
    """Take useless jobs, or take job cards back from their slots into the hand."""

    key = "job"
    useless: Amount | None = None
    take_back: Amount | None = None

    @model_validator(mode="after")
    def one_change(self) -> JobChange:
        exactly_one(self, ("useless", "take_back"))
        return self


class HelperChange(Wrapped):
    """Gain helpers, or turn used ones face up again."""

    key = "helper"
    gain: Amount | None = None
    restore: Amount | None = None

    @model_validator(mode="after")
    def one_change(self) -> HelperChange:
        exactly_one(self, ("gain", "restore"))
        return self


class Move(Wrapped):
    """Move to a place, or so many steps; the place's action does not follow."""

    key = "move"
    to: LocationFilter | None = None
    steps: Number | None = Field(default=None, ge=1)

    @model_validator(mode="after")
    def one_way(self) -> Move:
        exactly_one(self, ("to", "steps"))
        return self


class Buy(Wrapped):
    """Buy up to so many of each on the market."""

    key = "buy"
    cards: Number = Field(default=0, ge=0)
    natural: Number = Field(default=0, ge=0)
    crafted: Number = Field(default=0, ge=0)


class Read(Printed):
    """Read a paragraph of the story, or that of the location."""

    paragraph: Annotated[
        Annotated[Number, Tag("<number>")] | Annotated[Literal["location"], Tag("<word>")],
        Discriminator(_paragraph_form),
    ] = Field(alias="read")


class Marker(Wrapped):
    """Put, take or flip a marker, by the marker's name."""

    key = "marker"
    put: str | None = None
    take: str | None = None
    flip: str | None = None
    at: LocationFilter | None = None
    n: Amount = 1

    @model_validator(mode="after")
    def one_change(self) -> Marker:
        exactly_one(self, ("put", "take", "flip"))
        return self


class Unlock(Wrapped):
    """Release a card of the envelope, gain a story achievement, or gain character achievements."""

    key = "unlock"
    envelope: str | None = None
    achievement: str | None = None
    characters: Literal[True] | None = None

    @model_validator(mode="after")
    def one_thing(self) -> Unlock:
        exactly_one(self, ("envelope", "achievement", "characters"))
        return self


class End(Printed):
    result: Literal["win", "loss"] = Field(alias="end")


class DiceChange(Wrapped):
    """Add, remove or reroll dice, or change the value or kind of those that match."""

    key = "dice"
    add: Amount | None = None
    remove: Amount | None = None
    reroll: Amount | None = None
    set_to: Number | None = Field(default=None, alias="set", ge=0)
    plus: Number | None = None
    turn: DiceKind | None = None
    kind: AnyDiceKind = "any"
    match: DieMatch = DieMatch()

    @model_validator(mode="after")
    def one_change(self) -> DiceChange:
        exactly_one(self, ("add", "remove", "reroll", "set_to", "plus", "turn"))
        return self


class Stat(Wrapped):
    """Attack or defense; attack in combat is a source of damage of its own."""

    key = "stat"
    attack: Amount | None = None
    defense: Amount | None = None

    @model_validator(mode="after")
    def something(self) -> Stat:
        at_least_one(self, ("attack", "defense"))
        return self


class Note(Printed):
    """A text that the players resolve themselves."""

    text: str = Field(alias="note")
