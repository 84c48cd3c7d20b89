"""The campaign envelope: what is in it stays there until the book or an achievement releases it (R-ENV)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from blackbook.campaign.campaign import Released
from blackbook.content.components import EnvelopeEntry
from blackbook.errors import UserError
from blackbook.rules.command import Command
from blackbook.rules.naming import is_released, new_component
from blackbook.rules.question import Barred
from blackbook.text import Text, say

if TYPE_CHECKING:
    from blackbook.rules.game import Game

Kind = Literal["jobs", "word_cards", "enemies"]
ROW_KINDS = {"jobs": "job", "word_cards": "word_card", "enemies": "enemy"}


def released(game: Game) -> frozenset[str]:
    """Ids of the components that have come out of the envelope."""
    return frozenset(row.id for row in game.state.all(Released))


def sealed(game: Game, kind: str, id: str) -> Barred | None:
    """Why a component cannot be used: it lies in the envelope still (R-ENV-1)."""
    if not game.library.has(kind, id) or not game.library.find(kind, id).campaign or is_released(game, kind, id):
        return None
    return Barred("R-ENV-1", say("It is in the campaign envelope and has not been released."))


def entry_of(game: Game, id: str) -> EnvelopeEntry | None:
    """The entry of the envelope of that id, or the one whose component has it."""
    entries = game.library.envelope
    return entries.get(id) or next((entry for entry in entries.values() if entry.component == id), None)


def release(game: Game, id: str, reason: Text, kind: str | None = None, owner: str | None = None) -> bool:
    """Take the named component, and only that, out of the envelope (R-ENV-1); False if it is out already (R-ACH-5)."""
    entry = entry_of(game, id)
    component = entry.component if entry is not None and entry.component is not None else id
    if component in released(game):
        return False
    kind = kind or (entry.kind if entry is not None else None) or kind_of(game, component)
    owner = owner or (entry.owner if entry is not None else None) or owner_of(game, kind, component)
    game.state.add(Released(id=component, kind=ROW_KINDS.get(kind or "", "enemy"), character=owner, reason=str(reason)))
    if kind is not None and game.library.has(kind, component) and not game.library.find(kind, component).campaign:
        game.note_printed(kind, component, "campaign", True)
    name = game.name(kind or "envelope", component)
    game.tell(say("{component} comes out of the envelope: {reason}", component=name, reason=reason))
    return True


def kind_of(game: Game, component: str) -> str | None:
    return next((kind for kind in ROW_KINDS if game.library.has(kind, component)), None)


def owner_of(game: Game, kind: str | None, component: str) -> str | None:
    """The character that a job or a starting card belongs to."""
    owner = game.library.find(kind, component) if kind is not None and game.library.has(kind, component) else None
    return getattr(owner, "owner", None)


class Release(Command):
    """The story book releases a component of the envelope, by its id or by its printed name."""

    command: ClassVar[str] = "release"
    at_any_time: ClassVar[bool] = True

    id: str | None = None
    name: str | None = None
    kind: Kind | None = None
    """What a component that no pack knows is."""
    owner: str | None = None
    """Character that a new job or starting card belongs to."""

    def describe(self, game: Game) -> Text:
        return say("Out of the envelope: {component}", component=self.name or self.id or "")

    def apply(self, game: Game) -> None:
        id = self.id
        if id is None:
            if self.kind is None:
                raise UserError(say("Say whether it is a job, a word card or an enemy."))
            owner = None if self.kind == "enemies" else self.owner
            id = new_component(game, self.kind, self.name, owner=owner)
        elif entry_of(game, id) is None and kind_of(game, id) is None:
            raise UserError(say('The envelope has no "{id}".', id=id))
        if not release(game, id, say("the story book"), self.kind, self.owner):
            raise UserError(say("It is out of the envelope already."))


class PutBack(Command):
    """A component that was released by mistake goes back into the envelope."""

    command: ClassVar[str] = "put_back"
    at_any_time: ClassVar[bool] = True

    id: str

    def describe(self, game: Game) -> Text:
        return say("Back into the envelope: {component}", component=self.id)

    def apply(self, game: Game) -> None:
        row = game.state.find(Released, self.id)
        if row is None:
            raise UserError(say('"{id}" has not been released.', id=self.id))
        game.state.remove(row)
