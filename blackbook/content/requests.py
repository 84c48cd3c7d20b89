"""Requests and the ways to fulfil them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Discriminator, Field, Tag, field_serializer

from blackbook.content.amounts import Phase
from blackbook.content.component import Component
from blackbook.content.effects import Check, Effects, Fight
from blackbook.content.printed import Flag, Number, Printed


class FightWay(Printed):
    """Win a fight."""

    do: Literal["fight"]
    spec: Fight
    draw: Literal["win", "loss", "fail"] = "fail"
    reward: Effects = ()

    @field_serializer("spec")
    def inside(self, spec: Fight) -> Any:
        return spec.to_data()[spec.key]


class CheckWay(Printed):
    """Pass a check; what the card does not tell of it yet is asked for."""

    do: Literal["check"]
    spec: Check
    reward: Effects = ()

    @field_serializer("spec")
    def inside(self, spec: Check) -> Any:
        return spec.to_data()[spec.key]


class PayWay(Printed):
    """Pay costs in full."""

    do: Literal["pay"]
    spec: Effects
    reward: Effects = ()


def _way_tag(value: Any) -> str | None:
    kind = value.get("do") if isinstance(value, dict) else getattr(value, "do", None)
    return f"<{kind} way>"


Way = Annotated[
    Annotated[FightWay, Tag("<fight way>")]
    | Annotated[CheckWay, Tag("<check way>")]
    | Annotated[PayWay, Tag("<pay way>")],
    Discriminator(
        _way_tag,
        custom_error_type="way",
        custom_error_message='must be a table whose do is "fight", "check" or "pay"',
    ),
]


class Expiry(Printed):
    """What happens if a request bound to a phase is not fulfilled in time."""

    phase: Phase
    do: Effects = ()


class Request(Component):
    """A request card. Its story is not kept here: it stays on the card, hidden until the first attempt."""

    ASKED = ("deck", "location", "ways")

    deck: Literal["main", "special", "story"] | None = None
    story: str | None = None
    location: str | None = None
    phases: tuple[Phase, ...] = ()
    ways: tuple[Way, ...] | None = None
    fail: Effects = ()
    keep_on_fail: Flag = True
    expire: Expiry | None = None
    count: Number = Field(default=1, ge=1)
