"""Telling at any time what is printed on a component, as far as nobody has told it yet or it was told wrongly."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from pydantic import Field, ValidationError

from blackbook.content.components import KINDS, SINGLES
from blackbook.errors import UserError
from blackbook.rules.command import Command, faults_of
from blackbook.text import Text, say

if TYPE_CHECKING:
    from blackbook.rules.game import Game


class Describe(Command):
    """Note printed values of a component, under the names and in the form that a pack gives them.

    A component that no pack has is taken up by it. UserError names the field that cannot be so; nothing is kept then.
    """

    command: ClassVar[str] = "describe"
    at_any_time: ClassVar[bool] = True

    kind: str
    """A table of a pack, such as `items`; of one that exists once, such as `dice`, the id is its name too."""
    id: str = Field(min_length=1)
    fields: dict[str, Any] = Field(min_length=1)

    def describe(self, game: Game) -> Text:
        names = tuple(sorted(self.fields))
        if self.kind in KINDS:
            return say("Printed on {component}: {fields}", component=game.name(self.kind, self.id), fields=names)
        return say("Printed on {component}: {fields}", component=self.kind, fields=names)

    def apply(self, game: Game) -> None:
        if self.kind not in KINDS and self.kind not in SINGLES:
            known = (*KINDS, *SINGLES)
            raise UserError(say("{kind} is no kind of component: {known}.", kind=self.kind, known=known))
        if "id" in self.fields:
            raise UserError(say("id: a component keeps its id."))
        try:
            game.library.with_values({(self.kind, self.id): self.fields})
        except ValidationError as error:
            raise UserError(say("{id}: {faults}", id=self.id, faults=faults_of(error))) from None
        for field, value in self.fields.items():
            game.note_printed(self.kind, self.id, field, value)
