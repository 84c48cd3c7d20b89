"""Word cards that effects take, flip or hand over (rules.md 7.2, op `card`)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import TYPE_CHECKING, ClassVar

from blackbook.campaign.components import CardInPlay
from blackbook.content.amounts import CardFilter
from blackbook.content.effects import CardChange
from blackbook.rules.agenda import NOTHING, Answer, Step, Steps
from blackbook.rules.card_gain import for_sale, gain_cards
from blackbook.rules.conditions import amount, cards_like, cards_perhaps_like
from blackbook.rules.conspiracy import card_name, flip, receive_card, remove_card
from blackbook.rules.effects import Cause, operation, price_in_all
from blackbook.rules.question import Barred, Option, Question
from blackbook.text import Text, say

if TYPE_CHECKING:
    from blackbook.rules.game import Game


@operation(CardChange)
def change_cards(game: Game, effect: CardChange, cause: Cause) -> Steps:
    who = cause.who
    if effect.lose is not None:
        n = cards_due(game, effect, cause)
        return (LoseCards(who=who, n=n, filter=effect.filter, in_full=cause.in_full),)
    if effect.flip is not None:
        wanted = to_flip(effect.filter)
        have = len(cards_like(game, who, wanted))
        return (FlipCardsDown(who=who, n=amount(game, effect.flip, cause, have=have), filter=wanted),)
    if effect.give is not None:
        return tuple(HandOver(who=who, filter=effect.filter) for _ in range(cards_due(game, effect, cause)))
    return gain_cards(who, amount(game, effect.gain, cause, have=len(for_sale(game, effect.filter))), effect)


def cards_due(game: Game, effect: CardChange, cause: Cause) -> int:
    """How many cards are lost or handed over."""
    owed = effect.lose if effect.lose is not None else effect.give
    return amount(game, owed or 0, cause, have=len(cards_like(game, cause.who, effect.filter)))


@price_in_all(CardChange)
def cannot_pay_cards(game: Game, costs: Sequence[CardChange], cause: Cause) -> Barred | None:
    """One card pays for one cost only; a refused deal, for one, takes from conspiracy and hand (T-SIN-2)."""
    owed = [cost for cost in costs if cost.lose is not None or cost.give is not None]
    for number in range(1, len(owed) + 1):
        for several in combinations(owed, number):
            due = sum(cards_due(game, cost, cause) for cost in several)
            fitting = {card.id for cost in several for card in cards_perhaps_like(game, cause.who, cost.filter)}
            if len(fitting) < due:
                who, have = game.name("characters", cause.who), len(fitting)
                reason = say("{who} has {have} of {due} fitting word cards.", who=who, have=have, due=due)
                return Barred("R-GEN-8", reason)
    return None


def to_flip(wanted: CardFilter) -> CardFilter:
    """Only cards of the conspiracy that lie face up can be flipped (R-CARD-8)."""
    return wanted.model_copy(update={"where": "conspiracy", "face": "up"})


class ChooseCards(Step):
    """Choose n of the character's fitting cards; with no more than that many, all of them.

    A card of which nobody has told the colour or kind may be the one that is meant: the players know.
    """

    chapter: ClassVar[str] = "items"

    who: str
    n: int = 1
    filter: CardFilter = CardFilter()
    in_full: bool = False
    """It is a price (R-GEN-8)."""

    def question(self, game: Game) -> Question | None:
        cards = cards_perhaps_like(game, self.who, self.filter)
        most = min(self.n, len(cards))
        least = most if self.in_full else min(self.n, len(cards_like(game, self.who, self.filter)))
        if least == len(cards) or most <= 0:
            return None
        options = tuple(Option(str(card.id), say("{card}", card=card_name(game, card))) for card in cards)
        return Question("R-CARD-7", self.title(game), options, least=least, most=most, who=self.who)

    def run(self, game: Game) -> Steps:
        if self.n > 0:
            for card in cards_perhaps_like(game, self.who, self.filter):
                self.chosen(game, card)
        return NOTHING

    def answered(self, game: Game, answer: Answer) -> Steps:
        for id in answer.chosen:
            self.chosen(game, game.state.get(CardInPlay, int(id)))
        return NOTHING

    def chosen(self, game: Game, card: CardInPlay) -> None:
        """What becomes of a chosen card."""
        raise TypeError(f"{type(self).__name__} has no chosen()")


class LoseCards(ChooseCards):
    """Word cards leave the game, from conspiracy or hand as the player chooses (R-CARD-7)."""

    step: ClassVar[str] = "lose_cards"

    def title(self, game: Game) -> Text:
        return say("{who} loses %n word card(s)", n=self.n, who=game.name("characters", self.who))

    def chosen(self, game: Game, card: CardInPlay) -> None:
        game.tell(say("{who} loses {card}", who=game.name("characters", self.who), card=card_name(game, card)))
        remove_card(game, card)


class FlipCardsDown(ChooseCards):
    """Word cards are turned face down until the check or fight is over (R-CARD-8, R-CARD-9)."""

    step: ClassVar[str] = "flip_cards"

    def title(self, game: Game) -> Text:
        return say("{who} turns %n word card(s) face down", n=self.n, who=game.name("characters", self.who))

    def chosen(self, game: Game, card: CardInPlay) -> None:
        flip(game, card, by="fight")


class HandOver(Step):
    """Give one own word card to another player, however far away (R-LOC-5)."""

    step: ClassVar[str] = "hand_over"
    chapter: ClassVar[str] = "items"

    who: str
    filter: CardFilter = CardFilter()

    def title(self, game: Game) -> Text:
        return say("{who} gives a word card away", who=game.name("characters", self.who))

    def question(self, game: Game) -> Question | None:
        options = tuple(
            Option(
                f"{card.id} {other}",
                say("{card} to {who}", card=card_name(game, card), who=game.name("characters", other)),
            )
            for card in cards_perhaps_like(game, self.who, self.filter)
            for other in game.seats
            if other != self.who
        )
        return Question("R-LOC-5", self.title(game), options, who=self.who) if options else None

    def answered(self, game: Game, answer: Answer) -> Steps:
        id, other = answer.chosen[0].split(" ", 1)
        return receive_card(game, other, game.state.get(CardInPlay, int(id)))
