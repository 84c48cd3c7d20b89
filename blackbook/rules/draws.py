"""Items gained: from a bag, drawn by the players who tell which came up, or free from the market (R-LOC-7, R-LOC-8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from blackbook.campaign.components import ItemToken
from blackbook.content.amounts import ItemFilter
from blackbook.content.effects import ItemGain
from blackbook.rules.agenda import NOTHING, Answer, Step, Steps
from blackbook.rules.conditions import amount, item_fits
from blackbook.rules.effects import Cause, operation
from blackbook.rules.items import UNNAMED, item_name, name_of_item, receive
from blackbook.rules.naming import NAME_ENTRY, NEW, known_options, new_component
from blackbook.rules.question import Option, Question
from blackbook.text import Text, say

if TYPE_CHECKING:
    from blackbook.rules.game import Game


@operation(ItemGain)
def gain_items(game: Game, effect: ItemGain, cause: Cause) -> Steps:
    n = amount(game, effect.gain, cause)
    return gain(cause.who, n, effect.source, effect.filter, draw=effect.draw)


def gain(who: str, n: int, source: str | None, wanted: ItemFilter, draw: int | None = None) -> Steps:
    """Steps that bring n items; without a source or category the players say which (A-ITEM-1)."""
    if n <= 0:
        return NOTHING
    return (GainItem(who=who, n=n, source=source, filter=wanted, draw=draw),)


class GainItem(Step):
    """One item after the other, until n have been gained."""

    step: ClassVar[str] = "gain_item"
    chapter: ClassVar[str] = "items"

    who: str
    n: int
    source: str | None = None
    filter: ItemFilter = ItemFilter()
    draw: int | None = None
    """Look at so many tokens and keep n, the rest goes back (R-LOC-7)."""

    def title(self, game: Game) -> Text:
        who = game.name("characters", self.who)
        if self.source == "market":
            return say("{who} takes %n item(s) from the market", n=self.n, who=who)
        if self.draw is not None and self.draw > self.n:
            return say("{who} draws {draw} and keeps %n item(s)", n=self.n, who=who, draw=self.draw)
        if self.filter.type is not None:
            return say("{who} draws until an item of that kind shows: {type}", who=who, type=self.filter.type)
        return say("{who} draws %n item(s)", n=self.n, who=who)

    def question(self, game: Game) -> Question | None:
        if self.source is None:
            places = (Option("bag", say("From the bag")), Option("market", say("From the market")))
            return Question("R-LOC-7", self.title(game), places, who=self.who)
        if self.source == "market":
            tokens = self._on_market(game)
            options = [Option(str(token.id), say("{item}", item=item_name(game, token))) for token in tokens]
            return Question("R-MARKET-5", self.title(game), tuple(options), who=self.who) if options else None
        if self.filter.pool is None:
            pools = tuple(Option(pool, say("{item}", item=name_of_item(game, pool))) for pool in UNNAMED)
            return Question("R-LOC-7", self.title(game), pools, who=self.who)
        if game.deck(self.filter.pool).left <= 0:
            return None
        return Question("R-LOC-7", self.title(game), self._in_bag(game), entries=(NAME_ENTRY,), who=self.who)

    def run(self, game: Game) -> Steps:
        who = game.name("characters", self.who)
        game.tell(say("{who} gets nothing: none is left", who=who))
        return NOTHING

    def answered(self, game: Game, answer: Answer) -> Steps:
        chosen = answer.chosen[0]
        if self.source is None:
            return (self.model_copy(update={"source": chosen}),)
        if self.source == "market":
            token = game.state.get(ItemToken, int(chosen))
            game.state.remove(token)
            return (*receive(game, self.who, token.item, token.pool), *self._rest(game))
        if self.filter.pool is None:
            wanted = ItemFilter(pool=chosen, type=self.filter.type)
            return (self.model_copy(update={"filter": wanted}),)
        if chosen == "none":
            who = game.name("characters", self.who)
            game.tell(say("{who} finds none; what was drawn goes back to the bag", who=who))
            return NOTHING
        if chosen == NEW:
            types = [self.filter.type] if self.filter.type is not None else None
            chosen = new_component(game, "items", answer.values.get("name"), pool=self.filter.pool, types=types)
        game.deck(self.filter.pool).left -= 1
        return (*receive(game, self.who, chosen, self.filter.pool), *self._rest(game))

    def _rest(self, game: Game) -> Steps:
        draw = self.draw - 1 if self.draw is not None else None
        return gain(self.who, self.n - 1, self.source, self.filter, draw=draw)

    def _on_market(self, game: Game) -> list[ItemToken]:
        tokens = [token for token in game.state.all(ItemToken) if token.place == "market"]
        return [token for token in tokens if item_fits(game, token, self.filter)]

    def _in_bag(self, game: Game) -> tuple[Option, ...]:
        pool, type = self.filter.pool or "natural", self.filter.type
        ids = [item.id for item in game.library.items.values() if item.pool == pool and fits_type(item.types, type)]
        lying = [token.item for token in game.state.all(ItemToken)]
        unnamed = () if type is not None else (Option(pool, say("{item}, unnamed", item=name_of_item(game, pool))),)
        none = (Option("none", say("There is none")),) if type is not None else ()
        return (*known_options(game, "items", ids, lying), *unnamed, Option(NEW, say("Another, by its name")), *none)


def fits_type(types: tuple[str, ...] | None, wanted: str | None) -> bool:
    """Whether an item has the type symbol; one whose symbols are not known may have it."""
    return wanted is None or types is None or wanted in types
