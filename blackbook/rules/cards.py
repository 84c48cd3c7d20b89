"""Word cards that effects bring, take, flip or hand over (rules.md 7.2, op `card`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from blackbook.campaign.components import CardInPlay
from blackbook.content.amounts import CardFilter
from blackbook.content.effects import CardChange
from blackbook.rules.agenda import NOTHING, Answer, Step, Steps
from blackbook.rules.conditions import amount, card_fits, cards_like
from blackbook.rules.conspiracy import UNNAMED_CARDS, card_name, flip, name_of_card, remove_card, take_card
from blackbook.rules.effects import Cause, operation, price
from blackbook.rules.naming import NAME_ENTRY, NEW, known_options, new_component
from blackbook.rules.question import Barred, Option, Question
from blackbook.text import Text, say

if TYPE_CHECKING:
    from blackbook.rules.game import Game


@operation(CardChange)
def change_cards(game: Game, effect: CardChange, cause: Cause) -> Steps:
    who = cause.who
    if effect.gain is not None:
        step = GainFromMarket if effect.source == "market" else GainFromDeck
        return tuple(step(who=who, filter=effect.filter) for _ in range(amount(game, effect.gain, cause)))
    if effect.lose is not None:
        have = len(cards_like(game, who, effect.filter))
        return (LoseCards(who=who, n=amount(game, effect.lose, cause, have=have), filter=effect.filter),)
    if effect.flip is not None:
        wanted = to_flip(effect.filter)
        have = len(cards_like(game, who, wanted))
        return (FlipCardsDown(who=who, n=amount(game, effect.flip, cause, have=have), filter=wanted),)
    have = len(cards_like(game, who, effect.filter))
    return tuple(HandOver(who=who, filter=effect.filter) for _ in range(amount(game, effect.give, cause, have=have)))


@price(CardChange)
def cannot_pay_cards(game: Game, effect: CardChange, cause: Cause) -> Barred | None:
    owed = effect.lose if effect.lose is not None else effect.give
    if owed is None:
        return None
    have = len(cards_like(game, cause.who, effect.filter))
    due = amount(game, owed, cause, have=have)
    if due <= have:
        return None
    who = game.name("characters", cause.who)
    return Barred("R-GEN-8", say("{who} has {have} of {due} fitting word cards.", who=who, have=have, due=due))


def to_flip(wanted: CardFilter) -> CardFilter:
    """Only cards of the conspiracy that lie face up can be flipped (R-CARD-8)."""
    return wanted.model_copy(update={"where": "conspiracy", "face": "up"})


class ChooseCards(Step):
    """Choose n of the character's fitting cards; with no more than that many, all of them."""

    chapter: ClassVar[str] = "items"

    who: str
    n: int = 1
    filter: CardFilter = CardFilter()

    def question(self, game: Game) -> Question | None:
        cards = cards_like(game, self.who, self.filter)
        if len(cards) <= self.n or self.n <= 0:
            return None
        options = tuple(Option(str(card.id), say("{card}", card=card_name(game, card))) for card in cards)
        return Question("R-CARD-7", self.title(game), options, least=self.n, most=self.n, who=self.who)

    def run(self, game: Game) -> Steps:
        if self.n > 0:
            for card in cards_like(game, self.who, self.filter):
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
            for card in cards_like(game, self.who, self.filter)
            for other in game.seats
            if other != self.who
        )
        return Question("R-LOC-5", self.title(game), options, who=self.who) if options else None

    def answered(self, game: Game, answer: Answer) -> Steps:
        id, other = answer.chosen[0].split(" ", 1)
        card = game.state.get(CardInPlay, int(id))
        game.state.remove(card)
        return take_card(game, other, card.card)


class GainFromMarket(Step):
    """Take a word card from the market, free of charge (R-MARKET-5)."""

    step: ClassVar[str] = "card_from_market"
    chapter: ClassVar[str] = "market"

    who: str
    filter: CardFilter = CardFilter()

    def title(self, game: Game) -> Text:
        return say("{who} takes a word card from the market", who=game.name("characters", self.who))

    def question(self, game: Game) -> Question | None:
        cards = [card for card in game.state.all(CardInPlay) if card.place == "market"]
        fitting = [card for card in cards if card_fits(game, card, self.filter)]
        options = tuple(Option(str(card.id), say("{card}", card=card_name(game, card))) for card in fitting)
        return Question("R-MARKET-5", self.title(game), options, who=self.who) if options else None

    def answered(self, game: Game, answer: Answer) -> Steps:
        card = game.state.get(CardInPlay, int(answer.chosen[0]))
        game.state.remove(card)
        return take_card(game, self.who, card.card)


class GainFromDeck(Step):
    """A word card from a deck; the players tell which it is."""

    step: ClassVar[str] = "card_from_deck"
    chapter: ClassVar[str] = "market"

    who: str
    filter: CardFilter = CardFilter()

    def title(self, game: Game) -> Text:
        return say("{who} gets a word card: which?", who=game.name("characters", self.who))

    def question(self, game: Game) -> Question | None:
        colours = (self.filter.colour,) if self.filter.colour is not None else UNNAMED_CARDS
        fitting = [card for card in game.library.word_cards.values() if card.colour is None or card.colour in colours]
        lying = [card.card for card in game.state.all(CardInPlay)]
        known = known_options(game, "word_cards", [card.id for card in fitting], lying)
        unnamed = tuple(Option(c, say("{card}, unnamed", card=name_of_card(game, c))) for c in colours)
        options = (*known, *unnamed, Option(NEW, say("Another, by its name")))
        return Question("R-CARD-2", self.title(game), options, entries=(NAME_ENTRY,), who=self.who)

    def answered(self, game: Game, answer: Answer) -> Steps:
        card = answer.chosen[0]
        if card == NEW:
            card = new_component(game, "word_cards", answer.values.get("name"), colour=self.filter.colour)
        printed = game.library.word_cards.get(card)
        colour = card if card in UNNAMED_CARDS else printed.colour if printed is not None else None
        if colour is not None and game.deck(colour).left > 0:
            game.deck(colour).left -= 1
        return take_card(game, self.who, card)
