"""The day: morning, noon, evening, night; in each of the first three every character takes one turn (R-DAY)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from blackbook.campaign.game import EVENING, MORNING, NIGHT, NOON
from blackbook.rules.agenda import NOTHING, Step, Steps
from blackbook.rules.command import Command
from blackbook.rules.offers import offerer
from blackbook.rules.question import Barred, Offer
from blackbook.text import Text, say

if TYPE_CHECKING:
    from blackbook.rules.game import Game

NEXT_PHASE = {MORNING: NOON, NOON: EVENING, EVENING: NIGHT}


def phase_name(phase: str) -> Text:
    return {
        MORNING: say("morning"),
        NOON: say("noon"),
        EVENING: say("evening"),
        NIGHT: say("night"),
    }[phase]


def on_turn(game: Game) -> str:
    """The character whose turn it is; RuleBroken at night and after the end of the story."""
    story = game.story
    if story.outcome is not None:
        game.forbid("R-END-1", say("The story has ended."))
    if story.on_turn is None:
        game.forbid("R-DAY-2", say("It is nobody's turn."))
    return story.on_turn or game.active


def turn_is_on(game: Game) -> bool:
    """Whether somebody can move and act now."""
    return game.is_set_up and game.story.outcome is None and game.story.on_turn is not None


def action_barred(game: Game) -> Barred | None:
    """Why no action can be taken: the single one of this turn has been (R-DAY-8)."""
    if game.story.acted:
        return Barred("R-DAY-8", say("The action of this turn has been taken."))
    return None


def spend_action(game: Game) -> None:
    """Take the single action of the turn; movement is over with it (R-DAY-7, R-DAY-8)."""
    barred = action_barred(game)
    if barred is not None:
        game.forbid(barred.rule, barred.reason)
    game.story.acted = True
    end_movement(game)


def end_movement(game: Game) -> None:
    """Movement comes first: whatever else is done in the turn ends it (R-DAY-7)."""
    story = game.story
    if not story.moved and story.on_turn is not None:
        story.moved = True
        story.stood_at = game.character(story.on_turn).location


class BeginTurn(Step):
    """A character's turn begins: nothing of it is used up."""

    step: ClassVar[str] = "begin_turn"

    who: str

    def title(self, game: Game) -> Text:
        return say("{who} is on turn", who=game.name("characters", self.who))

    def run(self, game: Game) -> Steps:
        story = game.story
        story.on_turn = self.who
        story.moved = story.acted = story.ability_used = False
        story.stood_at = None
        game.tell(self.title(game))
        return NOTHING


class EndTurn(Command):
    """The turn of the active character ends; the next clockwise follows, or the next phase (R-DAY-2, R-DAY-3)."""

    command: ClassVar[str] = "end_turn"

    def describe(self, game: Game) -> Text:
        return say("{who} ends the turn", who=game.name("characters", game.active))

    def apply(self, game: Game) -> None:
        who = on_turn(game)
        end_movement(game)
        game.story.last_acted = who
        game.agenda.push(TurnEnds(), NextTurn())


class TurnIsOver(Step):
    """The active character was defeated: its turn ends with what followed from that (A-COMBAT-12)."""

    step: ClassVar[str] = "turn_is_over"
    chapter: ClassVar[str] = "turn"

    who: str

    def title(self, game: Game) -> Text:
        return say("{who} was defeated: the turn ends", who=game.name("characters", self.who))

    def run(self, game: Game) -> Steps:
        if game.story.outcome is not None or game.story.on_turn != self.who:
            return NOTHING
        if len(game.agenda.steps) > 1:
            # What the turn has begun, such as the other effects of a location, is finished first.
            game.agenda.append(self)
            return NOTHING
        game.story.last_acted = self.who
        game.tell(self.title(game))
        return TurnEnds(), NextTurn()


class TakeTurn(Command):
    """A character takes its turn although nobody was on turn, as after steps that were done by hand."""

    command: ClassVar[str] = "take_turn"

    who: str

    def describe(self, game: Game) -> Text:
        return say("{who} is on turn", who=game.name("characters", self.who))

    def apply(self, game: Game) -> None:
        if game.story.outcome is not None:
            game.forbid("R-END-1", say("The story has ended."))
        if game.story.phase == NIGHT:
            game.forbid("R-DAY-2", say("At night nobody takes a turn."))
        game.agenda.push(BeginTurn(who=game.character(self.who).id))


class BeginDay(Command):
    """The next day begins; the steps of the night are done or were done by hand."""

    command: ClassVar[str] = "begin_day"

    def describe(self, game: Game) -> Text:
        return say("The next day begins")

    def apply(self, game: Game) -> None:
        if game.story.outcome is not None:
            game.forbid("R-END-1", say("The story has ended."))
        if game.story.phase != NIGHT:
            game.forbid("R-DAY-1", say("The night comes first."))
        game.agenda.push(NextMorning())


class TurnEnds(Step):
    """The market is filled up at the end of a turn (R-DAY-10); deals that are due come before it (A-SIN-3)."""

    step: ClassVar[str] = "turn_ends"

    def title(self, game: Game) -> Text:
        return say("The turn ends")

    def run(self, game: Game) -> Steps:
        from blackbook.rules.market import refill_market

        return refill_market(game)


class NextTurn(Step):
    """The character clockwise from the last one is on turn; after all of them the time token moves (R-DAY-3)."""

    step: ClassVar[str] = "next_turn"

    def title(self, game: Game) -> Text:
        return say("The next character is on turn")

    def run(self, game: Game) -> Steps:
        if game.story.outcome is not None:
            return NOTHING
        order = [each.id for each in game.in_turn_order]
        last = game.story.on_turn
        place = order.index(last) + 1 if last in order else 0
        return (BeginTurn(who=order[place]),) if place < len(order) else (NextPhase(),)


class NextPhase(Step):
    """The time token moves one space (R-DAY-1)."""

    step: ClassVar[str] = "next_phase"

    def title(self, game: Game) -> Text:
        return say("The time token moves on")

    def run(self, game: Game) -> Steps:
        from blackbook.rules.requests import expire_requests

        story = game.story
        story.phase = NEXT_PHASE.get(story.phase, MORNING)
        story.on_turn = None
        game.tell(say("Day {day}, {phase}", day=story.day, phase=phase_name(story.phase)))
        if story.phase == NIGHT:
            from blackbook.rules.night import begin_night

            return begin_night(game)
        return (*expire_requests(game, story.phase), FirstTurn())


class FirstTurn(Step):
    """The first player begins the phase (R-DAY-2)."""

    step: ClassVar[str] = "first_turn"

    def title(self, game: Game) -> Text:
        return say("The first player is on turn")

    def run(self, game: Game) -> Steps:
        if game.story.outcome is not None:
            return NOTHING
        return (BeginTurn(who=game.in_turn_order[0].id),)


class NextMorning(Step):
    """The night is over: the market is filled up once more and the next day begins (R-NIGHT-9, A-MARKET-2)."""

    step: ClassVar[str] = "next_morning"

    def title(self, game: Game) -> Text:
        return say("The next day begins")

    def run(self, game: Game) -> Steps:
        from blackbook.rules.market import refill_market

        return (*refill_market(game), Morning(day=game.story.day + 1))


class Morning(Step):
    """The time token lies on the morning of a day."""

    step: ClassVar[str] = "morning"

    day: int

    def title(self, game: Game) -> Text:
        return say("Day {day} begins", day=self.day)

    def run(self, game: Game) -> Steps:
        from blackbook.rules.demons import mischief_of_the_day
        from blackbook.rules.requests import expire_requests

        game.story.day = self.day
        game.story.phase = MORNING
        game.story.on_turn = None
        game.tell(say("Day {day}, {phase}", day=self.day, phase=phase_name(MORNING)))
        return (*expire_requests(game, MORNING), *mischief_of_the_day(game), FirstTurn())


@offerer
def day_offers(game: Game) -> Iterator[Offer]:
    """The end of the turn; where steps were done by hand and nobody is on turn, what comes next."""
    if turn_is_on(game):
        yield Offer(EndTurn(), say("End the turn"), "turn", key="E", primary=game.story.acted)
    elif game.is_set_up and game.story.outcome is None and not game.agenda.steps:
        if game.story.phase == NIGHT:
            yield Offer(BeginDay(), say("Begin the next day"), "turn", primary=True)
            return
        for character in game.in_turn_order:
            label = say("{who} is on turn", who=game.name("characters", character.id))
            yield Offer(TakeTurn(who=character.id), label, "turn")
