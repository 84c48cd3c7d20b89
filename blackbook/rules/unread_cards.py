"""Word cards in a conspiracy that nobody has read off yet: asked for when a check or fight needs them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from blackbook.campaign.components import CardInPlay
from blackbook.rules.agenda import NOTHING, Step, Steps
from blackbook.rules.conspiracy import UNNAMED_CARDS, conspiracy
from blackbook.rules.unread_boards import read_boards
from blackbook.text import Text, say

if TYPE_CHECKING:
    from blackbook.rules.game import Game

WORKING = {"order": ("accepts", "yields"), "key": ("passive",)}


class ReadCards(Step):
    """What lies face up in the conspiracies of those who take part, and their boards, as far as it is not known."""

    step: ClassVar[str] = "read_cards"
    chapter: ClassVar[str] = "items"

    whos: tuple[str, ...]

    def title(self, game: Game) -> Text:
        return say("Read the word cards that are not known yet")

    def run(self, game: Game) -> Steps:
        if game.scene is None:
            return NOTHING
        cards = [card for who in self.whos for card in conspiracy(game, who) if card.face_up]
        return (*read_boards(game, self.whos), *(step for card in cards for step in self._read(game, card)))

    def _read(self, game: Game, card: CardInPlay) -> Steps:
        from blackbook.rules.identify import WhichCard
        from blackbook.rules.printed import ask_printed

        if card.card in UNNAMED_CARDS:
            return (WhichCard(row=card.id or 0, fields=("type",)), ReadWorking(card=card.id or 0))
        return (*ask_printed(game, "word_cards", card.card, "type"), ReadWorking(card=card.id or 0))


class ReadWorking(Step):
    """How the card works, once it is known whether it is an order or a key."""

    step: ClassVar[str] = "read_working"
    chapter: ClassVar[str] = "items"

    card: int

    def title(self, game: Game) -> Text:
        return say("Read how the word card works")

    def run(self, game: Game) -> Steps:
        from blackbook.rules.printed import ask_printed

        card = game.state.find(CardInPlay, self.card)
        printed = game.library.word_cards.get(card.card) if card is not None else None
        if card is None or printed is None or printed.type is None:
            return NOTHING
        return ask_printed(game, "word_cards", card.card, *WORKING[printed.type])
