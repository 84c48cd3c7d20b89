"""Giving rubles and items to somebody in the same location, at any time (R-TRADE-2, R-TRADE-3, R-ITEM-12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from pydantic import Field

from blackbook.errors import UserError
from blackbook.rules.command import Command
from blackbook.rules.items import has_room, inventory, item_name, own_token, receive
from blackbook.rules.offers import offerer
from blackbook.rules.question import Barred, Offer
from blackbook.text import Text, say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from blackbook.rules.game import Game


def apart(game: Game, giver: str, taker: str) -> Barred | None:
    """Why the two cannot trade: they are not in the same location."""
    here, there = game.character(giver).location, game.character(taker).location
    if here is not None and here == there:
        return None
    names = game.name("characters", giver), game.name("characters", taker)
    return Barred("R-TRADE-2", say("{giver} and {taker} are not in the same location.", giver=names[0], taker=names[1]))


def require_together(game: Game, giver: str, taker: str) -> None:
    if giver == taker:
        raise UserError(say("Nobody gives things to themselves."))
    barred = apart(game, giver, taker)
    if barred is not None:
        game.forbid(barred.rule, barred.reason)


class GiveItem(Command):
    """Give an own item to a character in the same location; a defeated one may still do so (R-DEFEAT-2)."""

    command: ClassVar[str] = "give_item"
    at_any_time: ClassVar[bool] = True

    token: int
    to: str

    def describe(self, game: Game) -> Text:
        token = own_token(game, self.token)
        giver, taker = game.name("characters", token.owner or ""), game.name("characters", self.to)
        return say("{giver} gives {item} to {taker}", giver=giver, item=item_name(game, token), taker=taker)

    def apply(self, game: Game) -> None:
        token = own_token(game, self.token)
        require_together(game, token.owner or "", self.to)
        game.state.remove(token)
        game.agenda.push(*receive(game, self.to, token.item, token.pool))


class GiveRubles(Command):
    """Give rubles to a character in the same location; nothing has to be given back (R-TRADE-3)."""

    command: ClassVar[str] = "give_rubles"
    at_any_time: ClassVar[bool] = True

    giver: str
    to: str
    n: int = Field(ge=1)

    def describe(self, game: Game) -> Text:
        giver, taker = game.name("characters", self.giver), game.name("characters", self.to)
        return say("{giver} gives {taker} %n ruble(s)", n=self.n, giver=giver, taker=taker)

    def apply(self, game: Game) -> None:
        giver, taker = game.character(self.giver), game.character(self.to)
        require_together(game, self.giver, self.to)
        if giver.rubles < self.n:
            who = game.name("characters", self.giver)
            raise UserError(say("{who} has only %n ruble(s).", n=giver.rubles, who=who))
        giver.rubles -= self.n
        taker.rubles += self.n


@offerer
def trade_offers(game: Game) -> Iterator[Offer]:
    """A ruble or an item to everyone who stands in the same place."""
    if not game.is_set_up or game.story.outcome is not None:
        return
    for giver in game.characters:
        for taker in game.at(giver.location):
            if taker.id == giver.id:
                continue
            if giver.rubles:
                command = GiveRubles(giver=giver.id, to=taker.id, n=1)
                yield Offer(command, command.describe(game), "trade")
            if has_room(game, taker.id):
                for token in inventory(game, giver.id):
                    give = GiveItem(token=token.id or 0, to=taker.id)
                    yield Offer(give, give.describe(game), "trade")
