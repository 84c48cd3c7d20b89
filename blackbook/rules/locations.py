"""The action of a location: each effect printed at its bottom, in any order (R-LOC-2, R-LOC-3)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from blackbook.content.conditions import Cursed
from blackbook.content.effects import If
from blackbook.content.locations import LocationAction
from blackbook.content.wording import describe_all
from blackbook.rules.agenda import NOTHING, Answer, Step, Steps
from blackbook.rules.command import Command
from blackbook.rules.conditions import asks, holds
from blackbook.rules.day import action_barred, on_turn, spend_action, turn_is_on
from blackbook.rules.effects import Cause, perform
from blackbook.rules.offers import offerer
from blackbook.rules.printed import ask_printed
from blackbook.rules.question import Barred, Offer, Option, Question
from blackbook.text import Text, say

if TYPE_CHECKING:
    from blackbook.rules.game import Game


def actions_of(game: Game, location: str | None) -> tuple[LocationAction, ...] | None:
    """The effects at the bottom of a location; None if nobody has told them yet."""
    printed = game.library.locations.get(location) if location is not None else None
    return printed.actions if printed is not None else None


def unavailable_at(game: Game, who: str, location: str | None) -> Barred | None:
    """Why the character can do nothing there: there is no effect, or no condition holds (R-LOC-3, R-CURSED-4)."""
    if location is None:
        return Barred("R-LOC-2", say("The character is in no location."))
    actions = actions_of(game, location)
    if actions is None:
        return None
    place = game.name("locations", location)
    if not actions:
        return Barred("R-LOC-2", say("{place} has no action.", place=place))
    cause = Cause(who=who)
    closed = [action.condition for action in actions if not holds(game, action.condition, cause)]
    if len(closed) < len(actions):
        return None
    if all(isinstance(condition, Cursed) for condition in closed) and game.character(who).cursed:
        return Barred("R-CURSED-4", say("{place}: not for a cursed character.", place=place))
    return Barred("R-LOC-3", say("{place}: its condition does not hold.", place=place))


class TakeLocationAction(Command):
    """The character on turn takes the action of the location it stands in (R-DAY-8, A)."""

    command: ClassVar[str] = "location_action"

    def describe(self, game: Game) -> Text:
        location = game.character(game.active).location
        place = game.name("locations", location) if location is not None else say("nowhere")
        return say("{who}: action at {place}", who=game.name("characters", game.active), place=place)

    def apply(self, game: Game) -> None:
        who = on_turn(game)
        location = game.character(who).location
        barred = unavailable_at(game, who, location)
        if barred is not None:
            game.forbid(barred.rule, barred.reason)
        spend_action(game)
        if location is not None:
            begin = BeginLocationAction(who=who, location=location)
            game.agenda.push(*ask_printed(game, "locations", location, "actions"), begin)


class BeginLocationAction(Step):
    """What the location gives is known now, or stays for the players to do."""

    step: ClassVar[str] = "begin_location_action"
    chapter: ClassVar[str] = "location"

    who: str
    location: str

    def title(self, game: Game) -> Text:
        who, place = game.name("characters", self.who), game.name("locations", self.location)
        return say("{who}: action at {place}", who=who, place=place)

    def question(self, game: Game) -> Question | None:
        if actions_of(game, self.location) is not None:
            return None
        text = say("{action}: do what is printed there", action=self.title(game))
        return Question("R-LOC-2", text, (Option("done", say("Done")),), who=self.who)

    def run(self, game: Game) -> Steps:
        actions = actions_of(game, self.location) or ()
        cause = Cause(who=self.who)
        open_ones = tuple(n for n, action in enumerate(actions) if holds(game, action.condition, cause))
        if len(open_ones) == 1:
            return effects_of(actions[open_ones[0]], self.who, self.location)
        return (LocationEffects(who=self.who, location=self.location, left=open_ones),)

    def answered(self, game: Game, answer: Answer) -> Steps:
        return NOTHING


class LocationEffects(Step):
    """Each effect once, in the order that the player likes; those that need not be done may be left out (R-LOC-2)."""

    step: ClassVar[str] = "location_effects"
    chapter: ClassVar[str] = "location"

    who: str
    location: str
    left: tuple[int, ...]

    def title(self, game: Game) -> Text:
        who, place = game.name("characters", self.who), game.name("locations", self.location)
        return say("{who} at {place}: which effect is next?", who=who, place=place)

    def question(self, game: Game) -> Question | None:
        actions = self._left(game)
        must = [n for n in self.left if n in actions and actions[n].mandatory]
        if not actions or (len(actions) == 1 and must):
            return None
        options = [
            Option(str(n), describe_all(action.do, game.library.name_of))
            for n, action in actions.items()
        ]
        barred = Barred("R-LOC-2", say("An effect that must be done is left.")) if must else None
        options.append(Option("done", say("Done"), barred=barred))
        return Question("R-LOC-2", self.title(game), tuple(options), who=self.who)

    def run(self, game: Game) -> Steps:
        actions = self._left(game)
        return self._do(game, next(iter(actions))) if actions else NOTHING

    def answered(self, game: Game, answer: Answer) -> Steps:
        chosen = answer.chosen[0]
        return NOTHING if chosen == "done" else self._do(game, int(chosen))

    def _left(self, game: Game) -> dict[int, LocationAction]:
        actions = actions_of(game, self.location) or ()
        return {n: actions[n] for n in self.left if n < len(actions)}

    def _do(self, game: Game, n: int) -> Steps:
        rest = tuple(each for each in self.left if each != n)
        follow = (self.model_copy(update={"left": rest}),) if rest else ()
        return (*effects_of(self._left(game)[n], self.who, self.location), *follow)


def effects_of(action: LocationAction, who: str, location: str) -> Steps:
    """Steps that carry out one effect of a location; what only players can judge is asked first."""
    cause = Cause(who=who, kind="locations", component=location)
    if action.condition is not None and asks(action.condition):
        # Fields by their aliases, because the agenda keeps what was said under the printed keys.
        return perform((If.model_validate({"if": action.condition, "then": action.do}),), cause)
    return perform(action.do, cause)


@offerer
def location_offers(game: Game) -> Iterator[Offer]:
    if not turn_is_on(game):
        return
    who = on_turn(game)
    location = game.character(who).location
    if location is not None and actions_of(game, location) != ():
        barred = unavailable_at(game, who, location) or action_barred(game)
        label = say("Action at {place}", place=game.name("locations", location))
        yield Offer(TakeLocationAction(), label, "action", key="A", barred=barred, primary=barred is None)
