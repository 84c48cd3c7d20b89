"""The places on the board."""

from __future__ import annotations

from pydantic import Field

from blackbook.content.amounts import LocationType
from blackbook.content.component import Component
from blackbook.content.conditions import Cond
from blackbook.content.effects import Effects
from blackbook.content.printed import Flag, Number, Printed


class LocationAction(Printed):
    """One effect at the bottom of a location."""

    mandatory: Flag = True
    condition: Cond | None = Field(default=None, alias="if")
    do: Effects


class Location(Component):
    """A place: `number` is its paragraph; neighbours that are not known yet may exist besides those given."""

    ASKED = ("number", "type", "port", "actions")

    number: Number | None = Field(default=None, ge=1)
    type: LocationType | None = None
    port: Flag | None = None
    neighbours: tuple[str, ...] = ()
    neighbours_complete: Flag = False
    actions: tuple[LocationAction, ...] | None = None

    def unknown(self) -> tuple[str, ...]:
        return super().unknown() + (() if self.neighbours_complete else ("neighbours",))
