"""Rulings: a dispute, the rule, how it was decided and by whom; shown when the rule comes up again (R-DISP-1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from pydantic import Field

from blackbook.campaign.campaign import Ruling
from blackbook.errors import UserError
from blackbook.rules.command import Command
from blackbook.text import Text, say

if TYPE_CHECKING:
    from blackbook.rules.game import Game


def rulings_on(game: Game, rule: str) -> tuple[Ruling, ...]:
    """What was decided on a rule before, the latest first."""
    return tuple(row for row in reversed(game.state.all(Ruling)) if row.rule == rule)


class AddRuling(Command):
    """The holder of the first-player token has decided a dispute, or all have agreed."""

    command: ClassVar[str] = "add_ruling"
    at_any_time: ClassVar[bool] = True

    rule: str = Field(min_length=1)
    decision: str
    agreed: bool = False
    """The group decided together."""

    def describe(self, game: Game) -> Text:
        return say("Ruling on {rule}: {decision}", rule=self.rule, decision=self.decision)

    def apply(self, game: Game) -> None:
        if not self.decision.strip():
            raise UserError(say("Say what was decided."))
        story = game.story if game.is_set_up else None
        decided_by = story.first_player if story is not None and not self.agreed else None
        day = story.day if story is not None else 0
        game.state.add(Ruling(rule=self.rule, decision=self.decision.strip(), decided_by=decided_by, day=day))


class RemoveRuling(Command):
    """A ruling no longer stands."""

    command: ClassVar[str] = "remove_ruling"
    at_any_time: ClassVar[bool] = True

    id: int

    def describe(self, game: Game) -> Text:
        return say("Remove ruling {id}", id=self.id)

    def apply(self, game: Game) -> None:
        row = game.state.find(Ruling, self.id)
        if row is None:
            raise UserError(say("There is no ruling {id}.", id=self.id))
        game.state.remove(row)
