"""Values that the owner of the box reads off a component before anything asks for them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from blackbook.content.components import SINGLES
from blackbook.errors import UserError
from blackbook.rules.agenda import check_entry
from blackbook.rules.command import Command
from blackbook.rules.print_fields import field_of
from blackbook.rules.printed import note_value
from blackbook.text import Name, Text, say

if TYPE_CHECKING:
    from blackbook.rules.game import Game


class TellPrinted(Command):
    """Tell what is printed on one component; `values` are the filled in entries of `fields` (R-GEN-1).

    A field without a value stays open. A value that was known gives way: the component in the hand is right.
    """

    command: ClassVar[str] = "tell_printed"
    at_any_time: ClassVar[bool] = True

    kind: str
    id: str
    fields: tuple[str, ...]
    values: dict[str, Any]
    sample: bool = False
    """The values are samples, so the owner's pack does not get them."""

    def describe(self, game: Game) -> Text:
        if self.sample:
            return say("Sample values of {component}", component=self._name(game))
        return say("Printed on {component}", component=self._name(game))

    def apply(self, game: Game) -> None:
        asked = {entry.name: entry for field in self.fields for entry in self._entries(game, field)}
        for name, value in self.values.items():
            if name not in asked:
                raise UserError(say("These values were not asked for: {names}.", names=(name,)))
            check_entry(asked[name], value)
        for field in self.fields:
            value = field_of(self.kind, field).read(game, field, self.values)
            if value is not None:
                note_value(game, self.kind, self.id, field, value, sample=self.sample)

    def _entries(self, game: Game, field: str) -> Any:
        return field_of(self.kind, field).entries(game, field, self.id)

    def _name(self, game: Game) -> Name | Text:
        return say("the dice") if self.kind in SINGLES else game.name(self.kind, self.id)
