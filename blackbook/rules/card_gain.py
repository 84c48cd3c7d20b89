"""Word cards that effects bring: from the market, free of charge, or from a deck (rules.md 7.2, op `card`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from blackbook.campaign.components import CardInPlay
from blackbook.content.amounts import CardFilter
from blackbook.content.effects import CardChange
from blackbook.rules.agenda import NOTHING, Answer, Step, Steps
from blackbook.rules.conditions import card_perhaps_fits, colour_of
from blackbook.rules.conspiracy import UNNAMED_CARDS, card_name, name_of_card, receive_card, take_card
from blackbook.rules.drawing import DRAWN, copies_left, draw, drawn_option
from blackbook.rules.market import is_kept
from blackbook.rules.naming import BY_ITS_NAME, NAME_ENTRY, NEW, come_up, known_options, new_component
from blackbook.rules.question import Option, Question
from blackbook.text import Text, say

if TYPE_CHECKING:
    from blackbook.rules.game import Game


def gain_cards(who: str, n: int, effect: CardChange) -> Steps:
    """Steps that bring n word cards; the players say from where if the effect does not."""
    step = {"market": CardFromMarket, "deck": CardFromDeck, None: CardFromSomewhere}[effect.source]
    return tuple(step(who=who, filter=effect.filter) for _ in range(n))


def for_sale(game: Game, wanted: CardFilter) -> list[CardInPlay]:
    """The cards of the market that fit, or may."""
    cards = [card for card in game.state.all(CardInPlay) if card.place == "market"]
    return [card for card in cards if card_perhaps_fits(game, card, wanted)]


def colours(wanted: CardFilter) -> tuple[str, ...]:
    return UNNAMED_CARDS if wanted.colour is None else (wanted.colour,)


class GainCard(Step):
    """One word card comes to the character."""

    chapter: ClassVar[str] = "market"

    who: str
    filter: CardFilter = CardFilter()

    def run(self, game: Game) -> Steps:
        game.tell(say("{who} gets no word card: none is left", who=game.name("characters", self.who)))
        return NOTHING

    def _from_deck(self, game: Game, card: str, name: object) -> Steps:
        """The card on top of a deck, as the players tell it; its deck has one less."""
        colour = self.filter.colour
        if card == NEW:
            card = new_component(game, "word_cards", name, colour=colour, market=True)
        elif card not in UNNAMED_CARDS:
            card = come_up(game, "word_cards", card, colour=colour)
        deck = game.deck(colour_of(game, card) or UNNAMED_CARDS[0])
        deck.left = max(0, deck.left - 1)
        return take_card(game, self.who, card)


class CardFromSomewhere(GainCard):
    """The players say whether a card comes from the market or from its deck."""

    step: ClassVar[str] = "card_from_somewhere"

    def title(self, game: Game) -> Text:
        return say("{who} gets a word card: from where?", who=game.name("characters", self.who))

    def question(self, game: Game) -> Question | None:
        places = (Option("market", say("From the market")), Option("deck", say("From the deck")))
        return Question("A-ITEM-1", self.title(game), places, who=self.who)

    def answered(self, game: Game, answer: Answer) -> Steps:
        step = CardFromMarket if answer.chosen == ("market",) else CardFromDeck
        return (step(who=self.who, filter=self.filter),)


class CardFromMarket(GainCard):
    """Take a word card from the market, free of charge and of surcharges (R-MARKET-5)."""

    step: ClassVar[str] = "card_from_market"

    def title(self, game: Game) -> Text:
        return say("{who} takes a word card from the market", who=game.name("characters", self.who))

    def question(self, game: Game) -> Question | None:
        options = [
            Option(str(card.id), say("{card}", card=card_name(game, card))) for card in for_sale(game, self.filter)
        ]
        untold = [row for row in colours(self.filter) if not is_kept(game, row) and game.deck(row).left > 0]
        options += [Option(row, say("Another {thing}", thing=name_of_card(game, row))) for row in untold]
        entries = (NAME_ENTRY,) if untold else ()
        if not options:
            return None
        return Question("R-MARKET-5", self.title(game), tuple(options), entries=entries, who=self.who)

    def answered(self, game: Game, answer: Answer) -> Steps:
        chosen, name = answer.chosen[0], answer.values.get("name")
        if chosen in UNNAMED_CARDS:
            this = self.model_copy(update={"filter": self.filter.model_copy(update={"colour": chosen})})
            return this._from_deck(game, NEW if name else chosen, name)
        return receive_card(game, self.who, game.state.get(CardInPlay, int(chosen)))


class CardFromDeck(GainCard):
    """A word card from a deck; the players tell which it is."""

    step: ClassVar[str] = "card_from_deck"

    def title(self, game: Game) -> Text:
        return say("{who} gets a word card: which?", who=game.name("characters", self.who))

    def question(self, game: Game) -> Question | None:
        decks = [colour for colour in colours(self.filter) if game.deck(colour).left > 0]
        if not decks:
            return None
        if len(decks) > 1:
            rows = tuple(Option(colour, say("{card}", card=name_of_card(game, colour))) for colour in decks)
            return Question("R-CARD-2", self.title(game), rows, who=self.who)
        colour, type = decks[0], self.filter.type
        fitting = [
            card.id
            for card in game.library.word_cards.values()
            if card.colour in (None, colour)
            and card.market is not False
            and (type is None or card.type in (None, type))
        ]
        lying = [card.card for card in game.state.all(CardInPlay)]
        known = (*drawn_option(self._copies(game, colour)), *known_options(game, "word_cards", fitting, lying))
        unnamed = Option("unnamed", say("{card}, unnamed", card=name_of_card(game, colour)))
        options = (*known, unnamed, BY_ITS_NAME)
        return Question("R-CARD-2", self.title(game), options, entries=(NAME_ENTRY,), who=self.who)

    def answered(self, game: Game, answer: Answer) -> Steps:
        chosen = answer.chosen[0]
        decks = [colour for colour in colours(self.filter) if game.deck(colour).left > 0]
        colour = chosen if chosen in UNNAMED_CARDS else decks[0]
        this = self.model_copy(update={"filter": self.filter.model_copy(update={"colour": colour})})
        if chosen in UNNAMED_CARDS:
            return (this,)
        if chosen == DRAWN:
            (chosen,) = draw(game, "word_cards", self._copies(game, colour))
        return this._from_deck(game, colour if chosen == "unnamed" else chosen, answer.values.get("name"))

    def _copies(self, game: Game, colour: str) -> tuple[str, ...]:
        """What lies in the deck, if the program knows all of it; of a kind it is searched for at the table."""
        cards = [card for card in game.library.word_cards.values() if card.market is not False]
        if self.filter.type is not None or any(card.colour is None or card.market is None for card in cards):
            return ()
        lying = [card.card for card in game.state.all(CardInPlay)]
        ids = [card.id for card in cards if card.colour == colour]
        return copies_left(game, "word_cards", ids, lying, game.deck(colour).left)
