"""When an effect applies (rules.md 7.1, Cond)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from pydantic import BeforeValidator, Discriminator, Field, PlainSerializer, Tag, model_validator
from pydantic_core import PydanticCustomError

from blackbook.content.amounts import CardFilter, ItemFilter, LocationFilter, Phase, Scene
from blackbook.content.printed import Flag, Number, Printed, Wrapped, exactly_one, key_of


def _several(value: Any) -> Any:
    return (value,) if isinstance(value, str | int) else value


def _pairs(value: Any) -> Any:
    if isinstance(value, Mapping):
        return tuple(value.items())
    if not isinstance(value, tuple):
        raise PydanticCustomError("table_needed", "{key} must be a table", {"key": "counter"})
    return value


class Has(Wrapped):
    """The character possesses something; the test never spends it."""

    key = "has"
    rubles: Number | None = None
    item: ItemFilter | None = None
    card: CardFilter | None = None
    n: Number = Field(default=1, ge=1)

    @model_validator(mode="after")
    def one_thing(self) -> Has:
        exactly_one(self, ("rubles", "item", "card"))
        return self


class Cursed(Printed):
    cursed: Flag


class InPhase(Printed):
    phases: Annotated[tuple[Phase, ...], BeforeValidator(_several)] = Field(alias="phase")


class At(Printed):
    location: LocationFilter = Field(alias="at")


class InScene(Printed):
    scenes: Annotated[tuple[Scene, ...], BeforeValidator(_several)] = Field(alias="scene")


class InRound(Printed):
    rounds: Annotated[tuple[Number, ...], BeforeValidator(_several)] = Field(alias="round")


class Counter(Printed):
    """Each named counter of the game has reached at least its number."""

    counters: Annotated[tuple[tuple[str, Number], ...], BeforeValidator(_pairs), PlainSerializer(dict)] = Field(
        alias="counter"
    )


class AllOf(Printed):
    conditions: tuple[Cond, ...] = Field(alias="all")


class AnyOf(Printed):
    conditions: tuple[Cond, ...] = Field(alias="any")


class Not(Printed):
    condition: Cond = Field(alias="not")


class Ask(Printed):
    """Something only the players can judge; the text is shown to them as it stands."""

    question: str = Field(alias="ask")


CONDITIONS: dict[str, type[Printed]] = {
    "has": Has,
    "cursed": Cursed,
    "phase": InPhase,
    "at": At,
    "scene": InScene,
    "round": InRound,
    "counter": Counter,
    "all": AllOf,
    "any": AnyOf,
    "not": Not,
    "ask": Ask,
}
_KEYS = {model: key for key, model in CONDITIONS.items()}


def _condition_tag(value: Any) -> str | None:
    key = _KEYS.get(type(value)) if isinstance(value, Printed) else key_of(value, tuple(CONDITIONS))
    return key and f"<{key}>"


Cond = Annotated[
    Annotated[Has, Tag("<has>")]
    | Annotated[Cursed, Tag("<cursed>")]
    | Annotated[InPhase, Tag("<phase>")]
    | Annotated[At, Tag("<at>")]
    | Annotated[InScene, Tag("<scene>")]
    | Annotated[InRound, Tag("<round>")]
    | Annotated[Counter, Tag("<counter>")]
    | Annotated[AllOf, Tag("<all>")]
    | Annotated[AnyOf, Tag("<any>")]
    | Annotated[Not, Tag("<not>")]
    | Annotated[Ask, Tag("<ask>")],
    Discriminator(
        _condition_tag,
        custom_error_type="condition",
        custom_error_message=f"must be a condition: a table with one of {', '.join(CONDITIONS)}",
    ),
]

for _model in (AllOf, AnyOf, Not):
    _model.model_rebuild()
