"""Saying later which item, word card or request it is that was laid down without a name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from blackbook.campaign.components import CardInPlay, ItemToken, RequestCard
from blackbook.errors import UserError
from blackbook.rules.agenda import NOTHING, Answer, Step, Steps
from blackbook.rules.command import Command
from blackbook.rules.conditions import colour_of
from blackbook.rules.conspiracy import UNNAMED_CARDS, card_name
from blackbook.rules.items import UNNAMED, item_name
from blackbook.rules.naming import (
    BY_ITS_NAME,
    NAME_ENTRY,
    NEW,
    cannot_come_up,
    come_up,
    known_options,
    new_component,
)
from blackbook.rules.offers import offerer
from blackbook.rules.printed import ask_printed
from blackbook.rules.question import Offer, Option, Question
from blackbook.rules.requests import UNNAMED_REQUEST, request_name
from blackbook.text import Name, Text, say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from blackbook.rules.game import Game

STAYS = Option("unnamed", say("It stays unnamed"))


class WhichOne(Step):
    """The players tell which component it is; then the values are asked for that are needed now."""

    kind: ClassVar[str] = ""

    row: int
    fields: tuple[str, ...] = ()

    def title(self, game: Game) -> Text:
        return say("Which one is it: {thing}?", thing=self.shown(game))

    def question(self, game: Game) -> Question | None:
        if not self.is_there(game):
            return None
        options = (*known_options(game, self.kind, self.candidates(game), self.lying(game)), BY_ITS_NAME, STAYS)
        return Question("R-GEN-1", self.title(game), options, entries=(NAME_ENTRY,))

    def answered(self, game: Game, answer: Answer) -> Steps:
        chosen = answer.chosen[0]
        if chosen == STAYS.id:
            return NOTHING
        known = None if chosen == NEW else chosen
        return self.called(game, known, answer.values.get("name"))

    def called(self, game: Game, known: str | None, name: object) -> Steps:
        """Put the component in the place of the unnamed one."""
        values = self.told_by_place(game)
        if known is not None and not game.library.has(self.kind, known):
            raise UserError(say('Nothing known has the id "{id}"; give its name.', id=known))
        if known is not None and known not in self.candidates(game):
            raise UserError(say("{name} cannot lie here.", name=game.name(self.kind, known)))
        if known is not None:
            barred = cannot_come_up(game, self.kind, known, self.lying(game))
            if barred is not None:
                game.forbid(barred.rule, barred.reason)
            id = come_up(game, self.kind, known, **values)
        else:
            id = new_component(game, self.kind, name, **values)
        before = self.shown(game)
        self.becomes(game, id)
        game.tell(say("{before} is {name}", before=before, name=self.shown(game)))
        return ask_printed(game, self.kind, id, *self.fields)

    def is_there(self, game: Game) -> bool:
        raise TypeError(f"{type(self).__name__} has no is_there()")

    def shown(self, game: Game) -> Name | Text:
        raise TypeError(f"{type(self).__name__} has no shown()")

    def candidates(self, game: Game) -> list[str]:
        """Known components that it may be."""
        raise TypeError(f"{type(self).__name__} has no candidates()")

    def lying(self, game: Game) -> list[str]:
        """Components of the kind that are in play."""
        raise TypeError(f"{type(self).__name__} has no lying()")

    def told_by_place(self, game: Game) -> dict[str, Any]:
        """What is known of it by where it lies."""
        raise TypeError(f"{type(self).__name__} has no told_by_place()")

    def becomes(self, game: Game, id: str) -> None:
        raise TypeError(f"{type(self).__name__} has no becomes()")


class WhichItem(WhichOne):
    step: ClassVar[str] = "which_item"
    kind: ClassVar[str] = "items"

    def is_there(self, game: Game) -> bool:
        return game.state.find(ItemToken, self.row) is not None

    def shown(self, game: Game) -> Name | Text:
        token = game.state.find(ItemToken, self.row)
        return item_name(game, token) if token is not None else say("The item is gone")

    def candidates(self, game: Game) -> list[str]:
        pool = game.state.get(ItemToken, self.row).pool
        return [item.id for item in game.library.items.values() if item.pool in (None, pool)]

    def lying(self, game: Game) -> list[str]:
        return [token.item for token in game.state.all(ItemToken)]

    def told_by_place(self, game: Game) -> dict[str, Any]:
        return {"pool": game.state.get(ItemToken, self.row).pool}

    def becomes(self, game: Game, id: str) -> None:
        game.state.get(ItemToken, self.row).item = id


class WhichCard(WhichOne):
    step: ClassVar[str] = "which_card"
    kind: ClassVar[str] = "word_cards"

    def is_there(self, game: Game) -> bool:
        return game.state.find(CardInPlay, self.row) is not None

    def shown(self, game: Game) -> Name | Text:
        card = game.state.find(CardInPlay, self.row)
        return card_name(game, card) if card is not None else say("The word card is gone")

    def candidates(self, game: Game) -> list[str]:
        colour = colour_of(game, game.state.get(CardInPlay, self.row).card)
        return [
            card.id for card in game.library.word_cards.values() if colour in (None, card.colour) or not card.colour
        ]

    def lying(self, game: Game) -> list[str]:
        return [card.card for card in game.state.all(CardInPlay)]

    def told_by_place(self, game: Game) -> dict[str, Any]:
        return {"colour": colour_of(game, game.state.get(CardInPlay, self.row).card)}

    def becomes(self, game: Game, id: str) -> None:
        game.state.get(CardInPlay, self.row).card = id


class WhichRequest(WhichOne):
    step: ClassVar[str] = "which_request"
    kind: ClassVar[str] = "requests"

    def is_there(self, game: Game) -> bool:
        return game.state.find(RequestCard, self.row) is not None

    def shown(self, game: Game) -> Name | Text:
        card = game.state.find(RequestCard, self.row)
        return request_name(game, card) if card is not None else say("The request is gone")

    def candidates(self, game: Game) -> list[str]:
        row, story = game.state.get(RequestCard, self.row), game.story.story
        return [
            request.id
            for request in game.library.requests.values()
            if request.deck in (None, row.deck)
            and request.story in (None, story)
            and (None in (row.location, request.location) or request.location == row.location)
        ]

    def lying(self, game: Game) -> list[str]:
        return [card.request for card in game.state.all(RequestCard)]

    def told_by_place(self, game: Game) -> dict[str, Any]:
        card = game.state.get(RequestCard, self.row)
        return {"deck": card.deck, "location": card.location}

    def becomes(self, game: Game, id: str) -> None:
        card = game.state.get(RequestCard, self.row)
        card.request = id
        card.location = card.location or game.library.requests[id].location


class NameOne(Command):
    """Tell which component it is: one that is known by its id, or by its printed name; asked for if neither is told."""

    at_any_time: ClassVar[bool] = True
    which: ClassVar[type[WhichOne]] = WhichOne

    row: int
    known: str | None = None
    name: str | None = None

    def describe(self, game: Game) -> Text:
        return say("Name {thing}", thing=self._which(game).shown(game))

    def apply(self, game: Game) -> None:
        which = self._which(game)
        if self.known is None and self.name is None:
            game.agenda.push(which)
        else:
            game.agenda.push(*which.called(game, self.known, self.name))

    def _which(self, game: Game) -> WhichOne:
        which = self.which(row=self.row)
        if not which.is_there(game):
            raise UserError(say("There is nothing with the number {row} to be named.", row=self.row))
        return which


class NameItem(NameOne):
    command: ClassVar[str] = "name_item"
    which: ClassVar[type[WhichOne]] = WhichItem


class NameCard(NameOne):
    command: ClassVar[str] = "name_card"
    which: ClassVar[type[WhichOne]] = WhichCard


class NameRequest(NameOne):
    command: ClassVar[str] = "name_request"
    which: ClassVar[type[WhichOne]] = WhichRequest


@offerer
def naming_offers(game: Game) -> Iterator[Offer]:
    """What lies on the table without a name."""
    if not game.is_set_up or game.story.outcome is not None:
        return
    commands: list[NameOne] = [
        *(NameItem(row=token.id or 0) for token in game.state.all(ItemToken) if token.item in UNNAMED),
        *(NameCard(row=card.id or 0) for card in game.state.all(CardInPlay) if card.card in UNNAMED_CARDS),
        *(NameRequest(row=card.id or 0) for card in game.state.all(RequestCard) if card.request == UNNAMED_REQUEST),
    ]
    for command in commands:
        yield Offer(command, command.describe(game), "table")
