"""A command: a small frozen value that says what somebody does at the table; the only way to change a campaign."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from pydantic import BaseModel, ConfigDict, ValidationError

from blackbook.errors import UserError
from blackbook.text import Text, say

if TYPE_CHECKING:
    from blackbook.rules.game import Game

COMMANDS: dict[str, type[Command]] = {}


class Command(BaseModel):
    """Base of all commands. A subclass names itself by `command` and is known from then on."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    command: ClassVar[str] = ""
    at_any_time: ClassVar[bool] = False
    """May be given while a question waits (R-TRADE-1, R-TRADE-2, corrections)."""

    despite: tuple[str, ...] = ()
    """Ids of rules that the players set aside for this command."""

    @classmethod
    def __pydantic_init_subclass__(cls, **kwargs: Any) -> None:
        super().__pydantic_init_subclass__(**kwargs)
        if cls.command:
            COMMANDS[cls.command] = cls

    def apply(self, game: Game) -> None:
        """Change the state, or push steps on the agenda. RuleBroken if a rule is against it."""
        raise TypeError(f"{type(self).__name__} has no apply()")

    def describe(self, game: Game) -> Text:
        """What is being done, as the journal tells it; asked before it is applied."""
        raise TypeError(f"{type(self).__name__} has no describe()")

    def to_json(self) -> dict[str, Any]:
        return {"command": self.command, **self.model_dump(mode="json", by_alias=True, exclude_defaults=True)}


def parse_command(document: object) -> Command:
    """The command that a JSON object stands for. UserError names what is wrong and where."""
    if not isinstance(document, Mapping) or not isinstance(document.get("command"), str):
        raise UserError(say('A command is an object with its name under "command".'))
    name = document["command"]
    if name not in COMMANDS:
        raise UserError(say('There is no command "{name}".', name=name))
    try:
        return COMMANDS[name].model_validate({key: value for key, value in document.items() if key != "command"})
    except ValidationError as error:
        raise UserError(say("{command}: {faults}", command=name, faults=faults_of(error))) from None


def faults_of(error: ValidationError) -> str:
    """One line for all faults that pydantic found: where, and what is wrong."""
    return "; ".join(
        f"{'.'.join(str(part) for part in fault['loc']) or 'value'}: {fault['msg'].removeprefix('Value error, ')}"
        for fault in error.errors()
    )


def command_schemas() -> dict[str, Any]:
    """Every command by name with its parameters as JSON schema."""
    return {name: COMMANDS[name].model_json_schema() for name in sorted(COMMANDS)}
