"""Item tokens: six spaces, received, discarded, lost (R-ITEM)."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, ClassVar

from blackbook.campaign.characters import Character
from blackbook.campaign.components import ItemToken
from blackbook.content.amounts import ItemFilter
from blackbook.content.effects import ItemLoss
from blackbook.errors import UserError
from blackbook.rules.agenda import NOTHING, Answer, Step, Steps
from blackbook.rules.conditions import amount, items_like, items_perhaps_like
from blackbook.rules.effects import Cause, operation, price_in_all
from blackbook.rules.question import Barred, Option, Question
from blackbook.text import Name, Text, say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from blackbook.rules.game import Game

SPACES = 6
UNNAMED = ("natural", "crafted")
"""Ids of tokens that nobody has named yet, one for each pool."""


def inventory(game: Game, who: str) -> list[ItemToken]:
    """The character's items by slot."""
    return items_like(game, who, ItemFilter())


def item_name(game: Game, token: ItemToken) -> Name | Text:
    """The printed name of a token, or what its bag says of it."""
    return name_of_item(game, token.item)


def name_of_item(game: Game, item: str) -> Name | Text:
    if item == "natural":
        return say("natural item")
    return say("crafted item") if item == "crafted" else game.name("items", item)


def free_slot(game: Game, who: str) -> int | None:
    taken = {token.slot for token in inventory(game, who)}
    return next((slot for slot in range(1, SPACES + 1) if slot not in taken), None)


def has_room(game: Game, who: str) -> bool:
    return free_slot(game, who) is not None


def receive(game: Game, who: str, item: str, pool: str) -> Steps:
    """The character gets a token that lies in no inventory; a seventh asks what becomes of it (R-ITEM-2)."""
    return (PlaceItem(who=who, item=item, pool=pool),)


def discard_item(game: Game, token: ItemToken) -> None:
    """Put a token back into the bag of its category (R-ITEM-4)."""
    bag = game.deck(token.pool)
    bag.left += 1
    game.state.remove(token)


def put_in_inventory(game: Game, who: str, item: str, pool: str) -> ItemToken:
    slot = free_slot(game, who)
    game.tell(say("{who} gets {item}", who=game.name("characters", who), item=name_of_item(game, item)))
    return game.state.add(ItemToken(item=item, pool=pool, place="inventory", owner=who, slot=slot))


def neighbours_with_room(game: Game, who: str) -> list[Character]:
    """Who stands in the same location and has a free space (A-ITEM-2)."""
    here = game.at(game.character(who).location)
    return [each for each in here if each.id != who and has_room(game, each.id)]


class PlaceItem(Step):
    """A token finds its space; of seven one is discarded or given to somebody here (R-ITEM-1, R-ITEM-2)."""

    step: ClassVar[str] = "place_item"
    chapter: ClassVar[str] = "items"

    who: str
    item: str
    pool: str

    def title(self, game: Game) -> Text:
        return say("A seventh item: {who} got {item}", who=game.name("characters", self.who), item=self._name(game))

    def question(self, game: Game) -> Question | None:
        if has_room(game, self.who):
            return None
        owned = [(str(token.id), item_name(game, token)) for token in inventory(game, self.who)]
        things: list[tuple[str, Name | Text]] = [("new", self._name(game)), *owned]
        options = [Option(f"discard {id}", say("Discard {item}", item=name)) for id, name in things]
        for neighbour in neighbours_with_room(game, self.who):
            to = game.name("characters", neighbour.id)
            options += [
                Option(f"give {id} {neighbour.id}", say("Give {item} to {who}", item=name, who=to))
                for id, name in things
            ]
        return Question("R-ITEM-2", self.title(game), tuple(options), who=self.who)

    def run(self, game: Game) -> Steps:
        put_in_inventory(game, self.who, self.item, self.pool)
        return NOTHING

    def answered(self, game: Game, answer: Answer) -> Steps:
        verb, id, *to = answer.chosen[0].split(" ", 2)
        if id == "new":
            if verb == "give":
                return receive(game, to[0], self.item, self.pool)
            game.deck(self.pool).left += 1
            game.tell(say("{item} goes back to the bag", item=self._name(game)))
            return NOTHING
        token = game.state.get(ItemToken, int(id))
        name = item_name(game, token)
        if verb == "give":
            game.state.remove(token)
            game.tell(say("{who} gives {item} away", who=game.name("characters", self.who), item=name))
            return (*receive(game, to[0], token.item, token.pool), self)
        discard_item(game, token)
        game.tell(say("{who} discards {item}", who=game.name("characters", self.who), item=name))
        return (self,)

    def _name(self, game: Game) -> Name | Text:
        return name_of_item(game, self.item)


class LoseItems(Step):
    """Choose which items are lost; with no more than that many, all of them (R-GEN-8a).

    An item of which nobody has told the symbols may be the one that is meant: the players know.
    """

    step: ClassVar[str] = "lose_items"
    chapter: ClassVar[str] = "items"

    who: str
    n: int
    filter: ItemFilter
    cause: Cause

    def title(self, game: Game) -> Text:
        return say("{who} loses %n item(s)", n=self.n, who=game.name("characters", self.who))

    def question(self, game: Game) -> Question | None:
        least, most = self._bounds(game)
        tokens = items_perhaps_like(game, self.who, self.filter)
        if least == len(tokens) or most <= 0:
            return None
        options = tuple(Option(str(token.id), say("{item}", item=item_name(game, token))) for token in tokens)
        return Question("R-GEN-8", self.title(game), options, least=least, most=most, who=self.who)

    def run(self, game: Game) -> Steps:
        if self.n > 0:
            self._discard(game, items_perhaps_like(game, self.who, self.filter))
        return NOTHING

    def answered(self, game: Game, answer: Answer) -> Steps:
        self._discard(game, [game.state.get(ItemToken, int(id)) for id in answer.chosen])
        return NOTHING

    def _bounds(self, game: Game) -> tuple[int, int]:
        """How many must and may go: of a price all, of a forced loss what surely fits."""
        fitting = len(items_like(game, self.who, self.filter))
        most = min(self.n, len(items_perhaps_like(game, self.who, self.filter)))
        return (most if self.cause.in_full else min(self.n, fitting)), most

    def _discard(self, game: Game, tokens: list[ItemToken]) -> None:
        for token in tokens:
            who = game.name("characters", self.who)
            game.tell(say("{who} discards {item}", who=who, item=item_name(game, token)))
            discard_item(game, token)


@operation(ItemLoss)
def lose_items(game: Game, effect: ItemLoss, cause: Cause) -> Steps:
    return (LoseItems(who=cause.who, n=items_due(game, effect, cause), filter=effect.filter, cause=cause),)


def items_due(game: Game, effect: ItemLoss, cause: Cause) -> int:
    return amount(game, effect.lose, cause, have=len(items_like(game, cause.who, effect.filter)))


@price_in_all(ItemLoss)
def cannot_pay_items(game: Game, costs: Sequence[ItemLoss], cause: Cause) -> Barred | None:
    """One item pays for one cost only, so any of the costs together need as many items as they take."""
    for number in range(1, len(costs) + 1):
        for several in combinations(costs, number):
            due = sum(items_due(game, cost, cause) for cost in several)
            fitting = {token.id for cost in several for token in items_perhaps_like(game, cause.who, cost.filter)}
            if len(fitting) < due:
                who, have = game.name("characters", cause.who), len(fitting)
                return Barred("R-GEN-8", say("{who} has {have} of {due} fitting items.", who=who, have=have, due=due))
    return None


def own_token(game: Game, id: int) -> ItemToken:
    """The token of that id in an inventory; UserError if there is none."""
    token = game.state.find(ItemToken, id)
    if token is None or token.place != "inventory" or token.owner is None:
        raise UserError(say("No character has the item {id}.", id=id))
    return token
