"""The market: three black and three white word cards, three natural and three crafted items (R-MARKET).

A row of the market is kept once something has been laid out in it; a group that does not want to tell what lies there
leaves the row alone, and tells what it buys when it buys.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Literal

from blackbook.campaign.components import CardInPlay, ItemToken
from blackbook.campaign.game import Counter
from blackbook.rules.agenda import NOTHING, Answer, Step, Steps
from blackbook.rules.command import Command
from blackbook.rules.conditions import colour_of
from blackbook.rules.conspiracy import UNNAMED_CARDS, name_of_card
from blackbook.rules.drawing import DRAWN, copies_left, draw, drawn_option
from blackbook.rules.items import UNNAMED, name_of_item
from blackbook.rules.naming import BY_ITS_NAME, NAME_ENTRY, NEW, come_up, known_options, new_component
from blackbook.rules.offers import offerer
from blackbook.rules.question import Offer, Option, Question
from blackbook.text import Name, Text, say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from blackbook.rules.game import Game

SPACES_OF_A_ROW = 3
ROWS = (*UNNAMED_CARDS, *UNNAMED)
"""black and white word cards, natural and crafted items."""
LEAVE = Option("leave", say("Leave the space empty"))


def row_name(row: str, game: Game) -> Name | Text:
    return name_of_card(game, row) if row in UNNAMED_CARDS else name_of_item(game, row)


def lying_in(game: Game, row: str) -> list[CardInPlay] | list[ItemToken]:
    """What lies face up in a row, by its space."""
    if row in UNNAMED_CARDS:
        cards = [card for card in game.state.all(CardInPlay) if card.place == "market"]
        return sorted((card for card in cards if colour_of(game, card.card) == row), key=lambda card: card.slot or 0)
    tokens = [token for token in game.state.all(ItemToken) if token.place == "market" and token.pool == row]
    return sorted(tokens, key=lambda token: token.slot or 0)


def is_kept(game: Game, row: str) -> bool:
    """Whether the group tells what lies in this row."""
    return game.counter(f"market:{row}") > 0


def keep_row(game: Game, row: str) -> None:
    name = f"market:{row}"
    kept = game.state.find(Counter, name) or game.state.add(Counter(name=name))
    kept.value = 1


def free_space(game: Game, row: str) -> int | None:
    taken = {lying.slot for lying in lying_in(game, row)}
    return next((space for space in range(1, SPACES_OF_A_ROW + 1) if space not in taken), None)


def lay_out(game: Game, row: str, component: str) -> None:
    """Put a card or token into the next free space of a row."""
    keep_row(game, row)
    space = free_space(game, row)
    if row in UNNAMED_CARDS:
        game.state.add(CardInPlay(card=component, place="market", slot=space))
    else:
        game.state.add(ItemToken(item=component, pool=row, place="market", slot=space))
    deck = game.deck(row)
    deck.left = max(0, deck.left - 1)


def refill_market(game: Game) -> Steps:
    """Fill the spaces that are empty, at the end of a turn and of the day (R-MARKET-2); an empty bag leaves them so."""
    return tuple(FillRow(row=row) for row in ROWS if is_kept(game, row))


class FillRow(Step):
    """The players tell what was revealed for each empty space of a row."""

    step: ClassVar[str] = "fill_row"
    chapter: ClassVar[str] = "market"

    row: str

    def title(self, game: Game) -> Text:
        return say("The market is filled up: which {thing} came?", thing=row_name(self.row, game))

    def question(self, game: Game) -> Question | None:
        if free_space(game, self.row) is None or game.deck(self.row).left <= 0:
            return None
        unnamed = Option(self.row, say("{thing}, unnamed", thing=row_name(self.row, game)))
        known = known_options(game, self._kind, self._candidates(game), self._in_play(game))
        options = (*drawn_option(self._copies(game)), *known, unnamed, BY_ITS_NAME, LEAVE)
        return Question("R-MARKET-2", self.title(game), options, entries=(NAME_ENTRY,))

    def answered(self, game: Game, answer: Answer) -> Steps:
        chosen = answer.chosen[0]
        if chosen == LEAVE.id:
            return NOTHING
        if chosen == DRAWN:
            (chosen,) = draw(game, self._kind, self._copies(game))
        lay_out(game, self.row, chosen if chosen == self.row else self._told(game, chosen, answer.values.get("name")))
        return (self,)

    @property
    def _kind(self) -> str:
        return "word_cards" if self.row in UNNAMED_CARDS else "items"

    def _candidates(self, game: Game) -> list[str]:
        """Known components that may come in this row."""
        if self.row in UNNAMED_CARDS:
            cards = game.library.word_cards.values()
            return [card.id for card in cards if card.colour in (None, self.row) and card.market is not False]
        return [item.id for item in game.library.items.values() if item.pool in (None, self.row)]

    def _in_play(self, game: Game) -> list[str]:
        if self.row in UNNAMED_CARDS:
            return [card.card for card in game.state.all(CardInPlay)]
        return [token.item for token in game.state.all(ItemToken)]

    def _copies(self, game: Game) -> tuple[str, ...]:
        candidates = self._candidates(game)
        if any(getattr(game.library.find(self._kind, id), self._told_by_row) is None for id in candidates):
            return ()  # it may belong to the other row
        return copies_left(game, self._kind, candidates, self._in_play(game), game.deck(self.row).left)

    @property
    def _told_by_row(self) -> str:
        return "colour" if self.row in UNNAMED_CARDS else "pool"

    def _told(self, game: Game, chosen: str, name: object) -> str:
        """The component that came, and what lying in this row tells of it."""
        in_row: dict[str, Any] = {"colour": self.row, "market": True}
        values = in_row if self.row in UNNAMED_CARDS else {"pool": self.row}
        if chosen == NEW:
            return new_component(game, self._kind, name, **values)
        return come_up(game, self._kind, chosen, **values)


class KeepMarket(Command):
    """Tell the program what lies in a row of the market from now on, or no longer."""

    command: ClassVar[str] = "keep_market"

    row: Literal["black", "white", "natural", "crafted"]
    keep: bool = True

    def describe(self, game: Game) -> Text:
        thing = row_name(self.row, game)
        return (
            say("Keep the market: {row}", row=thing) if self.keep else say("Leave the market alone: {row}", row=thing)
        )

    def apply(self, game: Game) -> None:
        if self.keep:
            keep_row(game, self.row)
            game.agenda.push(FillRow(row=self.row))
        else:
            clear_row(game, self.row)


def clear_row(game: Game, row: str) -> None:
    """What lies there counts with its deck or bag again, and is told when it is bought."""
    for lying in lying_in(game, row):
        game.deck(row).left += 1
        game.state.remove(lying)
    counter = game.state.find(Counter, f"market:{row}")
    if counter is not None:
        game.state.remove(counter)


@offerer
def market_offers(game: Game) -> Iterator[Offer]:
    """Rows of which the group does not tell what lies there."""
    if not game.is_set_up or game.story.outcome is not None:
        return
    for row in ROWS:
        if not is_kept(game, row):
            command = KeepMarket.model_validate({"row": row})
            yield Offer(command, command.describe(game), "table")
