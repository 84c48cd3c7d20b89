"""Word cards: four active ones in the conspiracy, the others in hand (R-CARD)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from blackbook.campaign.components import CardInPlay
from blackbook.content.amounts import CardFilter
from blackbook.rules.agenda import NOTHING, Answer, Step, Steps
from blackbook.rules.conditions import cards_like
from blackbook.rules.question import Option, Question
from blackbook.text import Name, Text, say

if TYPE_CHECKING:
    from collections.abc import Iterable

    from blackbook.rules.game import Game

SLOTS = 4
UNNAMED_CARDS = ("black", "white")
"""Ids of word cards that nobody has named yet, one for each colour."""


def card_name(game: Game, card: CardInPlay) -> Name | Text:
    return name_of_card(game, card.card)


def name_of_card(game: Game, card: str) -> Name | Text:
    if card == "black":
        return say("black word card")
    return say("white word card") if card == "white" else game.name("word_cards", card)


def conspiracy(game: Game, who: str) -> list[CardInPlay]:
    """The active cards by slot."""
    return cards_like(game, who, CardFilter(where="conspiracy"))


def hand(game: Game, who: str) -> list[CardInPlay]:
    return cards_like(game, who, CardFilter(where="hand"))


def free_card_slots(game: Game, who: str) -> list[int]:
    taken = {card.slot for card in conspiracy(game, who)}
    return [slot for slot in range(1, SLOTS + 1) if slot not in taken]


def take_card(game: Game, who: str, card: str) -> Steps:
    """A new card goes to a free slot, else to the hand; then the player may choose which are active (R-CARD-2,
    A-CARD-6, A-CARD-7)."""
    return receive_card(game, who, game.state.add(CardInPlay(card=card, place="hand", owner=who)))


def receive_card(game: Game, who: str, card: CardInPlay) -> Steps:
    """The same for a card that lay elsewhere; it comes face up."""
    slots = free_card_slots(game, who)
    card.owner, card.slot = who, slots[0] if slots else None
    card.place = "conspiracy" if slots else "hand"
    card.face_up, card.flipped_by, card.flipping_demon = True, None, None
    game.tell(say("{who} gets {card}", who=game.name("characters", who), card=card_name(game, card)))
    return (ArrangeCards(who=who),)


def swap_cards(game: Game, whos: Iterable[str]) -> Steps:
    """At the start of a check or fight, and on joining a fight, each may swap cards (R-CARD-3)."""
    return tuple(ArrangeCards(who=who) for who in whos)


def remove_card(game: Game, card: CardInPlay) -> None:
    """A discarded word card leaves the game and never comes back to a deck (R-CARD-7)."""
    card.place, card.owner, card.slot = "out", None, None
    card.face_up, card.flipped_by, card.flipping_demon = True, None, None


def flip(game: Game, card: CardInPlay, by: str, demon: str | None = None) -> None:
    """Turn a card face down; one that lies face down already stays so (R-CARD-8)."""
    if card.face_up:
        card.face_up, card.flipped_by, card.flipping_demon = False, by, demon
        game.tell(say("{card} is turned face down", card=card_name(game, card)))


def turn_up(game: Game, card: CardInPlay) -> None:
    card.face_up, card.flipped_by, card.flipping_demon = True, None, None
    game.tell(say("{card} is turned face up", card=card_name(game, card)))


def unflip_after_scene(game: Game) -> None:
    """What was flipped in the check or fight turns up again; what a demon flipped does not (R-CARD-9, R-DEMON-11)."""
    for card in game.state.all(CardInPlay):
        if card.flipped_by == "fight":
            turn_up(game, card)


class ArrangeCards(Step):
    """Choose which cards are active; a card that a demon has flipped stays where it lies (A-CARD-4)."""

    step: ClassVar[str] = "arrange_cards"
    chapter: ClassVar[str] = "items"

    who: str

    def title(self, game: Game) -> Text:
        return say("Which word cards are in the conspiracy of {who}?", who=game.name("characters", self.who))

    def question(self, game: Game) -> Question | None:
        if not hand(game, self.who):
            return None
        cards = [*self._loose(game), *hand(game, self.who)]
        options = tuple(Option(str(card.id), say("{card}", card=card_name(game, card))) for card in cards)
        now = tuple(str(card.id) for card in self._loose(game))
        most = min(SLOTS - len(self._stuck(game)), len(cards))
        return Question("R-CARD-3", self.title(game), options, least=0, most=most, suggested=now, who=self.who)

    def answered(self, game: Game, answer: Answer) -> Steps:
        active = [game.state.get(CardInPlay, int(id)) for id in answer.chosen]
        for card in self._loose(game):
            if card not in active:
                card.place, card.slot = "hand", None
        incoming = [card for card in active if card.place == "hand"]
        for card, slot in zip(incoming, free_card_slots(game, self.who), strict=False):
            card.place, card.slot = "conspiracy", slot
            who = game.name("characters", self.who)
            game.tell(say("{who} puts {card} in the conspiracy", who=who, card=card_name(game, card)))
        return NOTHING

    def _stuck(self, game: Game) -> list[CardInPlay]:
        return [card for card in conspiracy(game, self.who) if card.flipped_by == "demon"]

    def _loose(self, game: Game) -> list[CardInPlay]:
        return [card for card in conspiracy(game, self.who) if card.flipped_by != "demon"]
