"""Values printed on a component that nobody has told the program yet: asked for at first use, in one question."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from blackbook.content.components import SINGLES
from blackbook.rules.agenda import NOTHING, Answer, Step, Steps
from blackbook.rules.print_fields import field_of
from blackbook.rules.question import Option, Question
from blackbook.text import Name, Text, say

if TYPE_CHECKING:
    from blackbook.rules.game import Game


def printed(game: Game, kind: str, id: str, field: str) -> Any:
    """The value of a field, its name dotted as in "dice.attack"; None if it is not known."""
    if kind in SINGLES:
        value: Any = getattr(game.library, kind)
    elif game.library.has(kind, id):
        value = game.library.find(kind, id)
    else:
        return None
    for name in field.split("."):
        value = getattr(value, name, None)
    return value


def unknown(game: Game, kind: str, id: str, fields: tuple[str, ...]) -> tuple[str, ...]:
    """Which of the fields are not known yet."""
    return tuple(field for field in fields if printed(game, kind, id, field) is None)


def ask_printed(game: Game, kind: str, id: str, *fields: str) -> Steps:
    """Steps that ask once for those of the fields that are not known; the players may leave any of them open.

    `kind` is a table of a pack; of a table that exists once, such as "dice", the `id` is its name too.
    """
    missing = unknown(game, kind, id, fields)
    return (AskPrinted(kind=kind, id=id, fields=missing),) if missing else NOTHING


class AskPrinted(Step):
    """The owner of the box reads values off a component; they are kept for all later use."""

    step: ClassVar[str] = "ask_printed"

    kind: str
    id: str
    fields: tuple[str, ...]

    def title(self, game: Game) -> Text:
        return say("What is printed on {component}?", component=self._name(game))

    def question(self, game: Game) -> Question | None:
        missing = unknown(game, self.kind, self.id, self.fields)
        if not missing:
            return None
        entries = tuple(
            entry for field in missing for entry in field_of(self.kind, field).entries(game, field, self.id)
        )
        options = (Option("keep", say("Keep these values")), Option("later", say("Leave it open for now")))
        return Question("R-GEN-1", self.title(game), options, entries=entries, entries_first=True)

    def answered(self, game: Game, answer: Answer) -> Steps:
        if answer.chosen[0] == "later":
            return NOTHING
        for field in unknown(game, self.kind, self.id, self.fields):
            reader = field_of(self.kind, field)
            value = reader.read(game, field, answer.values)
            if value is not None:
                note_value(game, self.kind, self.id, field, value)
        return NOTHING

    def _name(self, game: Game) -> Name | Text:
        if self.kind == "dice":
            return say("the dice")
        if self.kind in SINGLES:
            return say("{id}", id=self.id)
        return game.name(self.kind, self.id)


def note_value(game: Game, kind: str, id: str, field: str, value: Any) -> None:
    """Keep a value of a component; UserError, and nothing kept, if it cannot stand there."""
    from pydantic import ValidationError

    from blackbook.errors import UserError
    from blackbook.rules.command import faults_of

    try:
        game.library.with_values({(kind, id): {field: value}})
    except ValidationError as error:
        raise UserError(say("{field}: {faults}", field=field, faults=faults_of(error))) from None
    game.note_printed(kind, id, field, value)
