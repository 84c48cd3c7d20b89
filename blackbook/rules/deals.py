"""Deals: the gift at 13 sins, accepted or refused, and which deal card was drawn (R-SIN-2, R-DEAL)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from blackbook.campaign.characters import Character
from blackbook.content.characters import Deal
from blackbook.content.effects import Sin
from blackbook.rules.agenda import NOTHING, Answer, Step, Steps, watcher
from blackbook.rules.defeat import fallen
from blackbook.rules.effects import Cause, pay_in_full, payable, perform
from blackbook.rules.events import event_is_going_on
from blackbook.rules.naming import NAME_ENTRY, NEW, new_component
from blackbook.rules.question import Option, Question
from blackbook.text import Name, Text, say

if TYPE_CHECKING:
    from blackbook.rules.game import Game

UNNAMED = "unnamed"
"""A deal card whose name nobody types: its texts are told for this once."""

Occasion = Literal["ransom", "sins"]


def due(game: Game) -> list[Character]:
    """Characters whose deal card is still to be drawn; on turn or first player first, then clockwise (R-SIN-4)."""
    first = game.story.on_turn or game.story.first_player
    return [each for each in game.clockwise(first) if each.deal_due and not each.cursed]


def deal_steps(game: Game) -> Steps:
    """The deals of all to whom one is due; the agenda remembers them from here on."""
    characters = due(game)
    for character in characters:
        character.deal_due = False
    return tuple(Deal13(who=character.id) for character in characters)


def deals_now(game: Game) -> Steps:
    """Deals that may be drawn now: none while a scene, a paragraph or the demons' step is going on (R-SIN-3).

    Whoever fell is carried home and ransomed first (A-SIN-2).
    """
    if not game.is_set_up or game.story.outcome is not None or not due(game):
        return NOTHING
    return NOTHING if fallen(game) or event_is_going_on(game) else deal_steps(game)


@watcher
def deals_that_waited(game: Game) -> Steps:
    """A deal comes as soon as the event in which 13 was reached is over (R-SIN-3, A-SIN-3)."""
    return deals_now(game)


class Deal13(Step):
    """The deal of a character that reached 13 sins, even if they are fewer again (R-SIN-2, A-SIN-1)."""

    step: ClassVar[str] = "deal_13"
    chapter: ClassVar[str] = "sins"

    who: str

    def title(self, game: Game) -> Text:
        return say("{who} reached 13 sins: a deal card is drawn", who=game.name("characters", self.who))

    def run(self, game: Game) -> Steps:
        if game.character(self.who).cursed:
            return NOTHING
        return (DrawDeal(who=self.who, occasion="sins"),)


class DrawDeal(Step):
    """The players tell which deal card is on top; it goes to the bottom afterwards, so ten stay ten (R-DEAL-5)."""

    step: ClassVar[str] = "draw_deal"
    chapter: ClassVar[str] = "sins"

    who: str
    occasion: Occasion

    def title(self, game: Game) -> Text:
        return say("Which deal card is drawn for {who}?", who=game.name("characters", self.who))

    def question(self, game: Game) -> Question | None:
        example = say("An example of the rulebook, without its name.")
        known = [
            Option(id, say("{deal}", deal=game.name("deals", id)), note=example if deal.sample else None)
            for id, deal in game.library.deals.items()
        ]
        options = (
            *sorted(known, key=lambda option: str(option.label)),
            Option(UNNAMED, say("Another: its text is told for this once")),
            Option(NEW, say("Another, by its name")),
        )
        rule = "R-DEFEAT-4" if self.occasion == "ransom" else "R-SIN-2"
        return Question(rule, self.title(game), options, entries=(NAME_ENTRY,), who=self.who)

    def answered(self, game: Game, answer: Answer) -> Steps:
        deal = answer.chosen[0]
        if deal == NEW:
            deal = new_component(game, "deals", answer.values.get("name"))
        if self.occasion == "ransom":
            from blackbook.rules.deal_texts import ransom_of

            return (*ransom_of(game, deal, self.who), ToTheBottom(deal=deal, who=self.who))
        return (AcceptOrRefuse(who=self.who, deal=deal), ToTheBottom(deal=deal, who=self.who))


class AcceptOrRefuse(Step):
    """Accept the gift and be cursed, or refuse it at a price that must be paid in full (R-DEAL-1, R-DEAL-2)."""

    step: ClassVar[str] = "accept_or_refuse"
    chapter: ClassVar[str] = "sins"

    who: str
    deal: str

    def title(self, game: Game) -> Text:
        who = game.name("characters", self.who)
        return say("{who}: accept or refuse the gift of {deal}?", who=who, deal=deal_name(game, self.deal))

    def question(self, game: Game) -> Question | None:
        from blackbook.content.wording import describe_all

        deal = printed(game, self.deal)
        accept = Option("accept", say("Accept the gift"), note=say("What it brings is asked for next."))
        refuse = Option("refuse", say("Refuse the gift"), note=say("What it costs is asked for next."))
        if deal is not None and deal.accept is not None:
            accept = Option("accept", accept.label, note=describe_all(deal.accept, game.library.name_of))
        if deal is not None and deal.refuse is not None:
            price = (*deal.refuse.pay, Sin(change=deal.refuse.sin))
            barred = payable(game, deal.refuse.pay, cause_of(self.who, self.deal))
            refuse = Option("refuse", refuse.label, note=describe_all(price, game.library.name_of), barred=barred)
        return Question("R-DEAL-1", self.title(game), (accept, refuse), who=self.who)

    def answered(self, game: Game, answer: Answer) -> Steps:
        from blackbook.rules.deal_texts import TellGift, TellRefusal

        deal = printed(game, self.deal)
        if answer.chosen == ("accept",):
            if deal is None or deal.accept is None:
                return (TellGift(who=self.who, deal=self.deal),)
            return gift_steps(deal, self.who)
        if deal is None or deal.refuse is None:
            return (TellRefusal(who=self.who, deal=self.deal),)
        return refusal_steps(deal, self.who)


class ToTheBottom(Step):
    """The deal card goes to the bottom of its deck (R-DEFEAT-7, R-DEAL-3)."""

    step: ClassVar[str] = "deal_to_the_bottom"
    chapter: ClassVar[str] = "sins"

    deal: str
    who: str

    def title(self, game: Game) -> Text:
        return say("{deal} goes to the bottom of the deal deck", deal=deal_name(game, self.deal))

    def run(self, game: Game) -> Steps:
        game.tell(self.title(game))
        return NOTHING


def gift_steps(deal: Deal, who: str) -> Steps:
    """R-DEAL-1: the effects as far as they can be done (A-SIN-6), and the counter to the cursed mark."""
    return perform((*(deal.accept or ()), Sin(change="curse")), cause_of(who, deal.id))


def refusal_steps(deal: Deal, who: str) -> Steps:
    """R-DEAL-2: the price, and fewer sins by the printed number."""
    if deal.refuse is None:
        return NOTHING
    cause = cause_of(who, deal.id)
    return (*pay_in_full(deal.refuse.pay, cause), *perform((Sin(change=deal.refuse.sin),), cause))


def cause_of(who: str, deal: str) -> Cause:
    return Cause(who=who, kind="deals", component=deal)


def printed(game: Game, deal: str) -> Deal | None:
    return game.library.deals.get(deal)


def deal_name(game: Game, deal: str) -> Name | Text:
    """The printed name, or words for a card that nobody has named."""
    return say("the deal card") if deal == UNNAMED else game.name("deals", deal)
