"""What the story lays out: markers on the map, counters, triggers, the chapter (R-STORY-3, R-STORY-7)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from pydantic import Field

from blackbook.campaign.game import Counter, LocationMarker, TriggerFired
from blackbook.content import conditions
from blackbook.content.amounts import LocationFilter
from blackbook.content.effects import Effects, Marker
from blackbook.content.stories import Trigger
from blackbook.errors import UserError
from blackbook.rules.agenda import NOTHING, Answer, Step, Steps, watcher
from blackbook.rules.command import Command
from blackbook.rules.conditions import amount, asks, holds, location_fits
from blackbook.rules.effects import Cause, operation, perform
from blackbook.rules.movement import may_fit
from blackbook.rules.night_list import chapter_of
from blackbook.rules.offers import offerer
from blackbook.rules.question import Barred, Offer, Option, Question
from blackbook.text import Text, say

if TYPE_CHECKING:
    from blackbook.rules.game import Game

TRACK_TOKENS = {"token_4": "token_4_up", "token_7": "token_7_up"}
"""Names under which a story may flip the tokens of the discontent track."""


def change_counter(game: Game, name: str, n: int) -> None:
    """Count up or down, never below none."""
    row = game.state.find(Counter, name) or game.state.add(Counter(name=name))
    before, row.value = row.value, max(0, row.value + n)
    if row.value != before:
        game.tell(say("{name}: {before} → {after}", name=name.replace("_", " "), before=before, after=row.value))


@operation(Marker)
def change_markers(game: Game, effect: Marker, cause: Cause) -> Steps:
    """Markers on locations and tokens of the story board; a counter of the marker's name follows them."""
    n = amount(game, effect.n, cause)
    marker = effect.put or effect.take or effect.flip or ""
    if effect.flip is not None and marker in TRACK_TOKENS:
        field = TRACK_TOKENS[marker]
        setattr(game.track, field, not getattr(game.track, field))
        return NOTHING
    if effect.at is None and effect.flip is None:
        change_counter(game, marker, n if effect.put is not None else -n)
        return NOTHING
    what = "put" if effect.put is not None else "take" if effect.take is not None else "flip"
    return tuple(PlaceMarker(what=what, marker=marker, at=effect.at or LocationFilter(), cause=cause) for _ in range(n))


class PlaceMarker(Step):
    """One marker is put on a location, taken off it or flipped there; the players choose among those that fit."""

    step: ClassVar[str] = "place_marker"
    chapter: ClassVar[str] = "story"

    what: str
    marker: str
    at: LocationFilter
    cause: Cause

    def title(self, game: Game) -> Text:
        marker = self.marker.replace("_", " ")
        if self.what == "put":
            return say("Where is {marker} put?", marker=marker)
        if self.what == "take":
            return say("Where is {marker} taken away?", marker=marker)
        return say("Where is {marker} flipped?", marker=marker)

    def question(self, game: Game) -> Question | None:
        places = self._places(game)
        if len(places) < 2:
            return None
        options = tuple(Option(place, say("{place}", place=game.name("locations", place))) for place in places)
        return Question("R-STORY-1", self.title(game), options)

    def run(self, game: Game) -> Steps:
        places = self._places(game)
        if not places:
            game.tell(say("{marker}: no location fits", marker=self.marker.replace("_", " ")))
        for place in places:
            self._do(game, place)
        return NOTHING

    def answered(self, game: Game, answer: Answer) -> Steps:
        self._do(game, answer.chosen[0])
        return NOTHING

    def _places(self, game: Game) -> tuple[str, ...]:
        here = game.character(self.cause.who).location
        candidates = tuple(game.library.locations) if self.what == "put" else tuple(markers_on(game, self.marker))
        return tuple(
            place
            for place in candidates
            if location_fits(game, place, self.at, start=here) or may_fit(game, place, self.at, here)
        )

    def _do(self, game: Game, place: str) -> None:
        marker, name = self.marker.replace("_", " "), game.name("locations", place)
        if self.what == "put":
            game.state.add(LocationMarker(marker=self.marker, location=place))
            game.tell(say("{marker} is put on {place}", marker=marker, place=name))
            change_counter(game, self.marker, 1)
            return
        row = markers_on(game, self.marker)[place]
        if self.what == "flip":
            row.face_up = not row.face_up
            game.tell(say("{marker} on {place} is flipped", marker=marker, place=name))
            return
        game.state.remove(row)
        game.tell(say("{marker} is taken from {place}", marker=marker, place=name))
        change_counter(game, self.marker, -1)


def markers_on(game: Game, marker: str) -> dict[str, LocationMarker]:
    """Markers of a kind by the location they lie on, one for each."""
    return {row.location: row for row in game.state.all(LocationMarker) if row.marker == marker}


class ChangeCounter(Command):
    """Count something that the story board counts, such as tokens on the game board (R-STORY-3)."""

    command: ClassVar[str] = "change_counter"
    at_any_time: ClassVar[bool] = True

    name: str = Field(min_length=1)
    by: int = 1

    def describe(self, game: Game) -> Text:
        return say("{name} {change}", name=self.name.replace("_", " "), change=f"{self.by:+d}")

    def apply(self, game: Game) -> None:
        if game.story.outcome is not None:
            game.forbid("R-END-1", say("The story has ended."))
        change_counter(game, self.name, self.by)


def counted(condition: object) -> tuple[tuple[str, int], ...]:
    """The counters that a condition looks at, and up to which number."""
    match condition:
        case conditions.Counter():
            return condition.counters
        case conditions.Not():
            return counted(condition.condition)
        case conditions.AllOf() | conditions.AnyOf():
            return tuple(pair for part in condition.conditions for pair in counted(part))
    return ()


@offerer
def counter_offers(game: Game) -> Iterator[Offer]:
    """One more of what the story board counts, until it is enough."""
    if not game.is_set_up or game.story.outcome is not None:
        return
    for name, enough in dict(pair for trigger in triggers_of(game) for pair in counted(trigger.condition)).items():
        if game.counter(name) < enough:
            command = ChangeCounter(name=name)
            yield Offer(command, command.describe(game), "table")


class GoToChapter(Command):
    """Another board of the story is laid out: its night, triggers and actions are in force from now on (R-STORY-7)."""

    command: ClassVar[str] = "go_to_chapter"
    at_any_time: ClassVar[bool] = True

    chapter: int = Field(ge=1)

    def describe(self, game: Game) -> Text:
        return say("Chapter {chapter}", chapter=self.chapter)

    def apply(self, game: Game) -> None:
        game.story.chapter = self.chapter


class ApplyEffects(Command):
    """Carry out for a character what the players read on a card, a board or in the book (R-GEN-1, R-GEN-3)."""

    command: ClassVar[str] = "apply_effects"
    at_any_time: ClassVar[bool] = True

    effects: Effects
    who: str | None = None
    """The character concerned; nobody named = the active one (R-GEN-3, R-GEN-5)."""

    def describe(self, game: Game) -> Text:
        from blackbook.content.wording import describe

        who = game.name("characters", self.who or game.active)
        effects = tuple(describe(effect, game.library.name_of) for effect in self.effects)
        return say("{who}: {effects}", who=who, effects=effects)

    def apply(self, game: Game) -> None:
        if not self.effects:
            raise UserError(say("Say what happens."))
        who = game.character(self.who or game.active).id
        game.agenda.push(*perform(self.effects, Cause(who=who, kind="stories", component=game.story.story)))


def fired_key(game: Game, number: int) -> str:
    """How the state holds that a trigger of the board on the table, counted from 1, has been set off."""
    return f"{game.story.story} {game.story.chapter} {number}"


def story_cause(game: Game) -> Cause:
    return Cause(who=game.active, kind="stories", component=game.story.story)


def triggers_of(game: Game) -> tuple[Trigger, ...]:
    chapter = chapter_of(game)
    return chapter.triggers if chapter is not None else ()


def trigger_barred(game: Game, number: int, trigger: Trigger) -> Barred | None:
    """Why a trigger cannot be set off now: it has been, or what the program knows of its condition does not hold."""
    if game.state.find(TriggerFired, fired_key(game, number)) is not None:
        return Barred("R-STORY-3", say("This has been set off already."))
    if not holds(game, trigger.condition, story_cause(game)):
        return Barred("R-STORY-3", say("The condition of this trigger does not hold."))
    return None


class SetOffTrigger(Command):
    """The players see that a condition of the story board holds which only they can judge (R-STORY-3)."""

    command: ClassVar[str] = "set_off_trigger"
    at_any_time: ClassVar[bool] = True

    number: int = Field(ge=1)
    """Which trigger of the board, counted from 1."""

    def describe(self, game: Game) -> Text:
        return say("{question} Yes", question=" ".join(asks(self._trigger(game).condition)))

    def apply(self, game: Game) -> None:
        if game.story.outcome is not None:
            game.forbid("R-END-1", say("The story has ended."))
        trigger = self._trigger(game)
        barred = trigger_barred(game, self.number, trigger)
        if barred is not None:
            game.forbid(barred.rule, barred.reason)
        key = fired_key(game, self.number)
        if trigger.once and game.state.find(TriggerFired, key) is None:
            game.state.add(TriggerFired(trigger=key))
        game.agenda.push(*perform(trigger.do, story_cause(game)))

    def _trigger(self, game: Game) -> Trigger:
        known = triggers_of(game)
        if self.number > len(known):
            raise UserError(say("The story board has no trigger {number}.", number=self.number))
        return known[self.number - 1]


@offerer
def trigger_offers(game: Game) -> Iterator[Offer]:
    """Triggers that only the players can judge, for as long as they may come true."""
    if not game.is_set_up or game.story.outcome is not None:
        return
    for number, trigger in enumerate(triggers_of(game), 1):
        if asks(trigger.condition) and trigger_barred(game, number, trigger) is None:
            command = SetOffTrigger(number=number)
            yield Offer(command, command.describe(game), "table")


@watcher
def triggers(game: Game) -> Steps:
    """What the story board sets off at once, in the middle of anything, as soon as its condition holds (R-STORY-3)."""
    if not game.is_set_up or game.story.outcome is not None:
        return NOTHING
    steps: list[Step] = []
    for number, trigger in enumerate(triggers_of(game), 1):
        key, cause = fired_key(game, number), story_cause(game)
        # What only the players can judge they set off themselves.
        true = not asks(trigger.condition) and holds(game, trigger.condition, cause)
        fired = game.state.find(TriggerFired, key)
        if true and fired is None:
            game.state.add(TriggerFired(trigger=key))
            steps += perform(trigger.do, cause)
        elif not true and fired is not None and not trigger.once:
            game.state.remove(fired)
    return steps
