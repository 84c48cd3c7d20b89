"""Movement: none, one or two connected locations at the beginning of a turn, and ways that effects open (R-DAY-5)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from blackbook.content.amounts import LocationFilter
from blackbook.content.effects import Move as MoveEffect
from blackbook.errors import UserError
from blackbook.rules.agenda import NOTHING, Answer, Step, Steps
from blackbook.rules.command import Command
from blackbook.rules.conditions import location_fits
from blackbook.rules.day import end_movement, on_turn, turn_is_on
from blackbook.rules.demons import USUAL_RANGE, move_range
from blackbook.rules.effects import Cause, operation
from blackbook.rules.naming import BY_ITS_NAME, NAME_ENTRY, NEW, new_component
from blackbook.rules.offers import offerer
from blackbook.rules.question import Barred, Offer, Option, Question
from blackbook.text import Text, say

if TYPE_CHECKING:
    from blackbook.rules.game import Game


def within(game: Game, start: str | None, steps: int, *, guessing: bool = False) -> tuple[str, ...]:
    """Locations within so many steps, nearest first, without the start.

    With `guessing`, two locations whose connections are not all known count as connected: on the board they may be.
    """
    if start is None:
        return tuple(game.library.locations) if guessing else ()
    reached, edge = [start], [start]
    for _ in range(steps):
        edge = [
            place
            for place in game.library.locations
            if place not in reached and any(connected(game, place, from_, guessing) for from_ in edge)
        ]
        reached += edge
    return tuple(reached[1:])


def connected(game: Game, one: str, other: str, guessing: bool) -> bool:
    printed = [game.library.locations.get(place) for place in (one, other)]
    known = (printed[0], other), (printed[1], one)
    if any(location is not None and far in location.neighbours for location, far in known):
        return True
    return guessing and not any(location is not None and location.neighbours_complete for location in printed)


def step_barred(game: Game, who: str, to: str) -> Barred | None:
    """Why the character cannot walk to a location in this turn (R-DAY-5, R-DAY-9)."""
    start, steps = game.character(who).location, move_range(game, who)
    if to == start or to in within(game, start, steps, guessing=True):
        return None
    place = game.name("locations", to)
    if steps < USUAL_RANGE and to in within(game, start, USUAL_RANGE, guessing=True):
        return Barred("R-DAY-9", say("A demon holds the character up: {place} is too far today.", place=place))
    return Barred("R-DAY-5", say("{place} is more than {steps} connected locations away.", place=place, steps=steps))


def movement_barred(game: Game) -> Barred | None:
    """Why there is no movement now: it is one and whole, and comes before the action (R-DAY-6, R-DAY-7)."""
    if game.story.acted:
        return Barred("R-DAY-7", say("Movement comes before the action."))
    if game.story.moved:
        return Barred("R-DAY-6", say("The movement of this turn is over."))
    return None


class Move(Command):
    """The character on turn walks to a location; what lies between is passed through (R-DAY-5, R-DAY-6)."""

    command: ClassVar[str] = "move"

    to: str

    def describe(self, game: Game) -> Text:
        who, place = game.name("characters", game.active), game.name("locations", self.to)
        start = game.character(game.active).location
        if start is None or start == self.to:
            return say("{who} moves to {place}", who=who, place=place)
        return say("{who} moves {start} → {place}", who=who, start=game.name("locations", start), place=place)

    def apply(self, game: Game) -> None:
        if not game.library.has("locations", self.to):
            raise UserError(say('There is no location "{id}".', id=self.to))
        who = on_turn(game)
        for barred in (movement_barred(game), step_barred(game, who, self.to)):
            if barred is not None:
                game.forbid(barred.rule, barred.reason)
        steps = arrive(game, who, self.to, told=False)
        game.story.moved = False
        end_movement(game)
        game.agenda.push(*steps)


class MoveElsewhere(Command):
    """The character on turn walks to a location whose way, or even name, nobody has told the program yet."""

    command: ClassVar[str] = "move_elsewhere"

    def describe(self, game: Game) -> Text:
        return say("{who} moves", who=game.name("characters", game.active))

    def apply(self, game: Game) -> None:
        who = on_turn(game)
        barred = movement_barred(game)
        if barred is not None:
            game.forbid(barred.rule, barred.reason)
        game.agenda.push(Walk(who=who))


class Walk(Step):
    """Any location of the board; those that are known to be too far are barred."""

    step: ClassVar[str] = "walk"
    chapter: ClassVar[str] = "turn"

    who: str

    def title(self, game: Game) -> Text:
        return say("Where does {who} move?", who=game.name("characters", self.who))

    def question(self, game: Game) -> Question | None:
        here = game.character(self.who).location
        places = {place: game.name("locations", place) for place in game.library.locations if place != here}
        options = [
            Option(place, say("{place}", place=name), barred=step_barred(game, self.who, place))
            for place, name in places.items()
        ]
        stay = Option("stay", say("Stay"))
        return Question("R-DAY-5", self.title(game), (*options, BY_ITS_NAME, stay), entries=(NAME_ENTRY,), who=self.who)

    def answered(self, game: Game, answer: Answer) -> Steps:
        chosen = answer.chosen[0]
        if chosen == NEW:
            chosen = new_component(game, "locations", answer.values.get("name"))
        steps = arrive(game, self.who, chosen) if chosen != "stay" else NOTHING
        end_movement(game)
        return steps


def arrive(game: Game, who: str, location: str, told: bool = True) -> Steps:
    """The character is in a location from now on; a check or fight there is joined, one elsewhere left (R-TRADE-1).

    With `told` False the command has said it already.
    """
    character = game.character(who)
    before = character.location
    if before == location:
        return NOTHING
    character.location = location
    if told:
        game.tell(say("{who} → {place}", who=game.name("characters", who), place=game.name("locations", location)))
    scene = game.scene
    if scene is None:
        return NOTHING
    from blackbook.rules import scenes

    if scene.location == location:
        return scenes.joined(game, who)
    return scenes.left(game, who) if scene.location == before else NOTHING


@operation(MoveEffect)
def move(game: Game, effect: MoveEffect, cause: Cause) -> Steps:
    """R-LOC-13, R-LOC-15: the action of the place that is reached does not follow."""
    if effect.to is not None and effect.to.id is not None:
        return arrive(game, cause.who, effect.to.id)
    return (ChooseDestination(who=cause.who, to=effect.to, steps=effect.steps, cause=cause),)


class ChooseDestination(Step):
    """The player chooses among the locations that fit."""

    step: ClassVar[str] = "choose_destination"
    chapter: ClassVar[str] = "turn"

    who: str
    to: LocationFilter | None = None
    steps: int | None = None
    cause: Cause

    def title(self, game: Game) -> Text:
        return say("Where does {who} go?", who=game.name("characters", self.who))

    def question(self, game: Game) -> Question | None:
        sure, possible = destinations(game, self.who, self.to, self.steps)
        if not possible and len(sure) < 2 and self._map_is_known(game):
            return None
        options = [Option(place, say("{place}", place=game.name("locations", place))) for place in sure]
        doubt = say("Look at the board whether it fits.")
        options += [Option(place, say("{place}", place=game.name("locations", place)), doubt) for place in possible]
        if not self._map_is_known(game):
            options.append(BY_ITS_NAME)
        options.append(Option("stay", say("Stay")))
        return Question("R-LOC-13", self.title(game), tuple(options), entries=(NAME_ENTRY,), who=self.who)

    def run(self, game: Game) -> Steps:
        sure, _ = destinations(game, self.who, self.to, self.steps)
        if sure:
            return arrive(game, self.who, sure[0])
        game.tell(say("{who} stays: no location fits", who=game.name("characters", self.who)))
        return NOTHING

    def answered(self, game: Game, answer: Answer) -> Steps:
        chosen = answer.chosen[0]
        if chosen == "stay":
            return NOTHING
        if chosen == NEW:
            chosen = new_component(game, "locations", answer.values.get("name"))
        return arrive(game, self.who, chosen)

    def _map_is_known(self, game: Game) -> bool:
        return all(location.neighbours_complete for location in game.library.locations.values())


def destinations(
    game: Game, who: str, wanted: LocationFilter | None, steps: int | None
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Locations that fit for sure, and those of which not enough is known to say."""
    here = game.character(who).location
    if wanted is None:
        sure = within(game, here, steps or 1)
        return sure, tuple(each for each in within(game, here, steps or 1, guessing=True) if each not in sure)
    places = tuple(place for place in game.library.locations if place != here)
    sure = tuple(place for place in places if location_fits(game, place, wanted, start=here))
    return sure, tuple(place for place in places if place not in sure and may_fit(game, place, wanted, here))


def may_fit(game: Game, place: str, wanted: LocationFilter, here: str | None) -> bool:
    """Whether a location fits as far as its print is known."""
    printed = game.library.locations[place]
    unknown = {
        "port": wanted.port is not None and printed.port is None,
        "type": wanted.type is not None and printed.type is None,
        "adjacent": bool(wanted.adjacent) and here is not None and connected(game, place, here, guessing=True),
    }
    known = wanted.model_copy(update={name: None for name, is_unknown in unknown.items() if is_unknown})
    return any(unknown.values()) and location_fits(game, place, known, start=here)


@offerer
def movement_offers(game: Game) -> Iterator[Offer]:
    """Each location that can be walked to, those that may be reached as far as is known, and a way to name another."""
    if not turn_is_on(game) or movement_barred(game) is not None:
        return
    who = on_turn(game)
    here, steps = game.character(who).location, move_range(game, who)
    reachable = within(game, here, steps)
    for place in reachable:
        yield Offer(Move(to=place), say("{place}", place=game.name("locations", place)), "turn", primary=True)
    for place in within(game, here, steps, guessing=True):
        if place not in reachable:
            yield Offer(Move(to=place), say("{place}?", place=game.name("locations", place)), "turn")
    yield Offer(MoveElsewhere(), say("Move elsewhere"), "turn", key="M")
