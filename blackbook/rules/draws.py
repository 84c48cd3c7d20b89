"""Items gained: from a bag, drawn by the players who tell which came up, or free from the market (R-LOC-7, R-LOC-8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from blackbook.campaign.components import ItemToken
from blackbook.content.amounts import ItemFilter
from blackbook.content.effects import ItemGain
from blackbook.rules.agenda import NOTHING, Answer, Step, Steps
from blackbook.rules.conditions import amount, item_fits, perhaps_fits
from blackbook.rules.drawing import DRAWN, copies_left, draw, drawn_option
from blackbook.rules.effects import Cause, operation
from blackbook.rules.items import UNNAMED, item_name, name_of_item, receive
from blackbook.rules.market import is_kept
from blackbook.rules.naming import BY_ITS_NAME, NAME_ENTRY, NEW, come_up, known_options, new_component
from blackbook.rules.question import Option, Question
from blackbook.text import Text, say

if TYPE_CHECKING:
    from blackbook.rules.game import Game


@operation(ItemGain)
def gain_items(game: Game, effect: ItemGain, cause: Cause) -> Steps:
    n = amount(game, effect.gain, cause, have=how_many_there(game, effect.source, effect.filter))
    return gain(cause.who, n, effect.source, effect.filter, draw=effect.draw)


def how_many_there(game: Game, source: str | None, wanted: ItemFilter) -> int:
    """What "all" means: the fitting items of the market, or what is in the bags."""
    if source == "market":
        tokens = [token for token in game.state.all(ItemToken) if token.place == "market"]
        return sum(item_fits(game, token, wanted) for token in tokens)
    return sum(game.deck(pool).left for pool in UNNAMED if wanted.pool in (None, pool))


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
    drawn: tuple[str, ...] = ()
    """What the program has drawn, of which n are kept."""

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
            return Question("A-ITEM-1", self.title(game), places, who=self.who)
        if self.source == "market":
            options = self._on_market(game)
            entries = (NAME_ENTRY,) if any(option.id in UNNAMED for option in options) else ()
            return Question("R-MARKET-5", self.title(game), options, entries=entries, who=self.who) if options else None
        if self.filter.pool is None:
            pools = tuple(Option(pool, say("{item}", item=name_of_item(game, pool))) for pool in UNNAMED)
            return Question("A-ITEM-1", self.title(game), pools, who=self.who)
        if game.deck(self.filter.pool).left <= 0:
            return None
        if self.drawn:
            options = tuple(Option(id, say("{item}", item=name_of_item(game, id))) for id in dict.fromkeys(self.drawn))
            return Question("R-LOC-7", self.title(game), options, who=self.who) if len(self.drawn) > self.n else None
        rule = "R-LOC-8" if self.filter.type is not None else "R-LOC-7"
        return Question(rule, self.title(game), self._in_bag(game), entries=(NAME_ENTRY,), who=self.who)

    def run(self, game: Game) -> Steps:
        if self.drawn and self.filter.pool is not None:
            return self._from_bag(game, self.filter.pool, self.drawn[0], None)
        who = game.name("characters", self.who)
        game.tell(say("{who} gets nothing: none is left", who=who))
        return NOTHING

    def answered(self, game: Game, answer: Answer) -> Steps:
        chosen = answer.chosen[0]
        if self.source is None:
            return (self.model_copy(update={"source": chosen}),)
        if self.source == "market":
            return self._from_market(game, chosen, answer.values.get("name"))
        if self.filter.pool is None:
            wanted = ItemFilter(pool=chosen, type=self.filter.type)
            return (self.model_copy(update={"filter": wanted}),)
        if chosen == DRAWN:
            return self._draw(game, self.filter.pool)
        if chosen == "none":
            return self._found_none(game)
        return self._from_bag(game, self.filter.pool, chosen, answer.values.get("name"))

    def _draw(self, game: Game, pool: str) -> Steps:
        """The program draws: the stated number, or until the type shows up (R-LOC-7, R-LOC-8)."""
        items = game.library.items
        copies = [id for id in self._copies(game, pool) if fits_type(items[id].types, self.filter.type)]
        if not copies:
            return self._found_none(game)
        n = self.n if self.filter.type is not None else max(self.n, self.draw or 0)
        return (self.model_copy(update={"drawn": draw(game, "items", copies, n)}),)

    def _copies(self, game: Game, pool: str) -> tuple[str, ...]:
        items = game.library.items.values()
        if any(item.pool is None for item in items):
            return ()  # nobody has told from which bag it comes
        ids, lying = [item.id for item in items if item.pool == pool], [each.item for each in game.state.all(ItemToken)]
        return copies_left(game, "items", ids, lying, game.deck(pool).left)

    def _found_none(self, game: Game) -> Steps:
        who = game.name("characters", self.who)
        game.tell(say("{who} finds none; what was drawn goes back to the bag", who=who))
        return NOTHING

    def _from_bag(self, game: Game, pool: str, item: str, name: object) -> Steps:
        """Only what is kept leaves the bag: what was drawn beside it goes back (R-LOC-7, R-LOC-8)."""
        if item == NEW:
            item = new_component(game, "items", name, pool=pool)
        elif item != pool:
            item = come_up(game, "items", item, pool=pool)
        bag = game.deck(pool)
        bag.left = max(0, bag.left - 1)
        return (*receive(game, self.who, item, pool), *self._rest(item))

    def _from_market(self, game: Game, chosen: str, name: object) -> Steps:
        if chosen in UNNAMED:
            return self._from_bag(game, chosen, NEW if name else chosen, name)
        token = game.state.get(ItemToken, int(chosen))
        game.state.remove(token)
        return (*receive(game, self.who, token.item, token.pool), *self._rest())

    def _rest(self, taken: str = "") -> Steps:
        if self.n <= 1:
            return NOTHING
        still_drawn = list(self.drawn)
        if taken in still_drawn:
            still_drawn.remove(taken)
            if not still_drawn:
                return NOTHING
        fewer = self.draw - 1 if self.draw is not None else None
        return (self.model_copy(update={"n": self.n - 1, "draw": fewer, "drawn": tuple(still_drawn)}),)

    def _on_market(self, game: Game) -> tuple[Option, ...]:
        """The tokens that fit, and one more of each row of which the group does not tell what lies there."""
        tokens = [token for token in game.state.all(ItemToken) if token.place == "market"]
        fitting = [token for token in tokens if perhaps_fits(game, token, self.filter)]
        pools = UNNAMED if self.filter.pool is None else (self.filter.pool,)
        untold = [pool for pool in pools if not is_kept(game, pool) and game.deck(pool).left > 0]
        return (
            *(Option(str(token.id), say("{item}", item=item_name(game, token))) for token in fitting),
            *(Option(pool, say("Another {thing}", thing=name_of_item(game, pool))) for pool in untold),
        )

    def _in_bag(self, game: Game) -> tuple[Option, ...]:
        pool, type = self.filter.pool or "natural", self.filter.type
        items = game.library.items.values()
        ids = [item.id for item in items if item.pool in (None, pool) and fits_type(item.types, type)]
        lying = [token.item for token in game.state.all(ItemToken)]
        unnamed = Option(pool, say("{item}, unnamed", item=name_of_item(game, pool)))
        none = (Option("none", say("There is none")),) if type is not None else ()
        drawn = drawn_option(self._copies(game, pool))
        return (*drawn, *known_options(game, "items", ids, lying), unnamed, BY_ITS_NAME, *none)


def fits_type(types: tuple[str, ...] | None, wanted: str | None) -> bool:
    """Whether an item has the type symbol; one whose symbols are not known may have it."""
    return wanted is None or types is None or wanted in types
