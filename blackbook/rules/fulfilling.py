"""The attempt to fulfil a personal request: who, where, when, and in which of its ways (R-REQ-2..7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from pydantic import Field

from blackbook.campaign.components import RequestCard
from blackbook.content.requests import CheckWay, FightWay, PayWay, Way
from blackbook.content.wording import describe
from blackbook.errors import UserError
from blackbook.rules.agenda import NOTHING, Answer, Step, Steps
from blackbook.rules.command import Command
from blackbook.rules.day import action_barred, end_movement, turn_is_on
from blackbook.rules.effects import Cause, pay_in_full, payable
from blackbook.rules.offers import offerer
from blackbook.rules.printed import ask_printed
from blackbook.rules.question import Barred, Offer, Option, Question
from blackbook.rules.requests import (
    UNNAMED_REQUEST,
    place_of,
    printed_request,
    request_name,
    request_resolved,
    requests_of,
    this_turn,
)
from blackbook.text import Text, say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from blackbook.rules.game import Game


class FulfilRequest(Command):
    """Attempt to fulfil an own request, as the action of the turn (R-REQ-3)."""

    command: ClassVar[str] = "fulfil_request"

    request: int
    way: int | None = Field(default=None, ge=0)
    """Which of the card's ways, counted from 0; asked for if there are several."""

    def describe(self, game: Game) -> Text:
        card = held(game, self.request)
        who = game.name("characters", card.owner)
        return say("{who} tries to fulfil {request}", who=who, request=request_name(game, card))

    def apply(self, game: Game) -> None:
        card = held(game, self.request)
        for barred in reasons_against(game, card):
            game.forbid(barred.rule, barred.reason)
        end_movement(game)
        if not card.read:
            card.read = True
            game.tell(say("Read the card aloud, with its conditions"))
        game.agenda.push(*self._asked_first(game, card), ChooseWay(request=self.request, way=self.way))

    def _asked_first(self, game: Game, card: RequestCard) -> Steps:
        """What must be told before: which card it is, and how it is fulfilled."""
        if card.request == UNNAMED_REQUEST:
            from blackbook.rules.identify import WhichRequest

            return (WhichRequest(row=self.request, fields=("ways",)),)
        return ask_printed(game, "requests", card.request, "ways")


def held(game: Game, request: int) -> RequestCard:
    card = game.state.find(RequestCard, request)
    if card is None:
        raise UserError(say("There is no request {id} in a hand.", id=request))
    return card


def reasons_against(game: Game, card: RequestCard) -> list[Barred]:
    """Why the attempt cannot be made now, all reasons (R-REQ-3, R-REQ-7)."""
    reasons: list[Barred] = []
    owner = game.character(card.owner)
    name = game.name("characters", card.owner)
    if game.story.outcome is not None:
        reasons.append(Barred("R-END-1", say("The story has ended.")))
    if game.story.on_turn != card.owner:
        reasons.append(Barred("R-REQ-3", say("It is not the turn of {who}.", who=name)))
    where = place_of(game, card)
    if where is not None and owner.location != where:
        place = game.name("locations", where)
        reasons.append(Barred("R-REQ-3", say("{who} is not at {place}.", who=name, place=place)))
    spent = action_barred(game)
    if spent is not None:
        reasons.append(spent)
    printed = printed_request(game, card)
    if printed is not None and printed.phases and game.story.phase not in printed.phases:
        reasons.append(Barred("R-REQ-3", say("The card is for: {phases}.", phases=printed.phases)))
    if card.failed_on == this_turn(game):
        reasons.append(Barred("R-REQ-7", say("It has been tried in this turn.")))
    return reasons


class ChooseWay(Step):
    """One of the card's ways is taken; one that cannot be paid in full is barred (R-REQ-7, R-GEN-8)."""

    step: ClassVar[str] = "choose_way"
    chapter: ClassVar[str] = "request"

    request: int
    way: int | None = None

    def title(self, game: Game) -> Text:
        return say("How is {request} fulfilled?", request=request_name(game, held(game, self.request)))

    def question(self, game: Game) -> Question | None:
        card = held(game, self.request)
        ways = ways_of(game, card)
        if not ways:
            done = (
                Option("fulfilled", say("Fulfilled")),
                Option("failed", say("Not fulfilled")),
                Option("none", say("Leave it")),
            )
            return Question("R-REQ-4", self.title(game), done, who=card.owner)
        if self.way is not None and self.way < len(ways):
            return None
        cause = Cause(who=card.owner, kind="requests", component=card.request)
        options = [
            Option(str(number), words_of_way(way), barred=way_barred(game, way, cause))
            for number, way in enumerate(ways)
        ]
        options.append(Option("none", say("Leave it")))
        return Question("R-REQ-7", self.title(game), tuple(options), who=card.owner)

    def run(self, game: Game) -> Steps:
        return self._take(game, self.way or 0)

    def answered(self, game: Game, answer: Answer) -> Steps:
        chosen = answer.chosen[0]
        if chosen == "none":
            # Nothing has been attempted, so the action of the turn is still to be had.
            return NOTHING
        if chosen in ("fulfilled", "failed"):
            game.story.acted = True
            return request_resolved(game, self.request, 0, fulfilled=chosen == "fulfilled")
        return self._take(game, int(chosen))

    def _take(self, game: Game, number: int) -> Steps:
        card = held(game, self.request)
        way = ways_of(game, card)[number]
        cause = Cause(who=card.owner, kind="requests", component=card.request)
        game.story.acted = True
        match way:
            case PayWay():
                barred = way_barred(game, way, cause)
                if barred is not None:
                    game.forbid(barred.rule, barred.reason)
                return (*pay_in_full(way.spec, cause), Fulfilled(request=self.request, way=number))
            case CheckWay():
                from blackbook.rules.check import begin_check

                return begin_check(
                    game, card.owner, way.spec.kind, way.spec.difficulty, way.spec.success, way.spec.fail, cause,
                    request=self.request, way=number,
                )  # fmt: skip
            case FightWay():
                from blackbook.rules.combat import begin_fight

                fight = way.spec.model_copy(update={"draw": way.draw})
                return begin_fight(game, card.owner, fight, request=self.request, way=number, cause=cause)


class Fulfilled(Step):
    """The price has been paid: the reward is granted (R-REQ-4)."""

    step: ClassVar[str] = "fulfilled"
    chapter: ClassVar[str] = "request"

    request: int
    way: int

    def title(self, game: Game) -> Text:
        return say("The request is fulfilled")

    def run(self, game: Game) -> Steps:
        return request_resolved(game, self.request, self.way, fulfilled=True)


def ways_of(game: Game, card: RequestCard) -> tuple[Way, ...]:
    printed = printed_request(game, card)
    return printed.ways or () if printed is not None else ()


def way_barred(game: Game, way: Way, cause: Cause) -> Barred | None:
    return payable(game, way.spec, cause) if isinstance(way, PayWay) else None


def words_of_way(way: Way) -> Text:
    """A way as a line: a check, a fight or a price."""
    effects = way.spec if isinstance(way, PayWay) else (way.spec,)
    return say("{way}", way=tuple(describe(effect) for effect in effects))


@offerer
def request_offers(game: Game) -> Iterator[Offer]:
    """The requests of the character on turn, those elsewhere with the reason."""
    if not turn_is_on(game):
        return
    for card in requests_of(game, game.active):
        against = reasons_against(game, card)
        label = say("Fulfil {request}", request=request_name(game, card))
        barred = against[0] if against else None
        yield Offer(FulfilRequest(request=card.id or 0), label, "action", key="F", barred=barred, primary=not against)
