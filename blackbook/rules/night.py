"""The night: the steps that the story board lists, one after the other (R-NIGHT)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from blackbook.campaign.game import NIGHT
from blackbook.content.stories import NightStep, NightStepName, RequestDraw
from blackbook.rules.agenda import NOTHING, Step, Steps
from blackbook.rules.night_list import AskNight, AskRequestDraw, chapter_of, night_of
from blackbook.rules.track import FinalSpaceAtDawn, move_marker, track_event
from blackbook.text import Text, say

if TYPE_CHECKING:
    from blackbook.rules.game import Game

State = Literal["done", "now", "to_come"]


@dataclass(frozen=True)
class NightLine:
    """A step of the night as a guided sequence shows it."""

    title: Text
    state: State


def begin_night(game: Game) -> Steps:
    """Steps of the whole night, as the story board lists them; the next morning follows them."""
    return (NightFalls(),)


def night_overview(game: Game) -> tuple[NightLine, ...]:
    """All steps of tonight with what has become of them; none by day."""
    waiting = game.agenda.steps
    to_come = {step.number for step in waiting if isinstance(step, NightAct)}
    open_ones = {step.number for step in waiting if isinstance(step, NightActDone)}
    if not game.is_set_up or game.story.phase != NIGHT or not (to_come or open_ones):
        return ()
    acts = night_of(game) or ()
    now = min(open_ones, default=min(to_come, default=len(acts) + 1))
    states: list[State] = ["done" if n < now else "now" if n == now else "to_come" for n in range(1, len(acts) + 1)]
    return tuple(NightLine(title_of(act), state) for act, state in zip(acts, states, strict=True))


def title_of(act: NightStep) -> Text:
    """A step of the night in words."""
    match act.step:
        case "discard_requests":
            return say("Discard requests: discontent +1 for each, and for each cursed character")
        case "discontent":
            return say("Discontent {change}", change=f"{act.n or 0:+d}")
        case "track_event":
            return say("Track event")
        case "draw_requests":
            return say("Take requests")
        case "pass_first_player":
            return say("Pass the first-player token")
        case "demons":
            return say("Deal with the demons")
        case "restore_helpers":
            return say("Restore helpers")
        case "refill_market":
            return say("Refill the market")
        case _:
            return say("{note}", note=act.text or "")


class NightFalls(Step):
    """Nobody is on turn any more; the night's list is asked for if nobody knows it (R-NIGHT-1)."""

    step: ClassVar[str] = "night_falls"
    chapter: ClassVar[str] = "night"

    def title(self, game: Game) -> Text:
        return say("Night falls")

    def run(self, game: Game) -> Steps:
        game.story.phase = NIGHT
        game.story.on_turn = None
        asked: Steps = (AskNight(),) if night_of(game) is None else NOTHING
        return (*asked, NightActs())


class NightActs(Step):
    """Every step of the night's list, then the end of the day."""

    step: ClassVar[str] = "night_acts"
    chapter: ClassVar[str] = "night"

    def title(self, game: Game) -> Text:
        return say("The steps of the night")

    def run(self, game: Game) -> Steps:
        acts = night_of(game) or ()
        steps = tuple(
            NightAct(number=number, name=act.step, n=act.n, text=act.text) for number, act in enumerate(acts, 1)
        )
        return (*steps, FinalSpaceAtDawn(), NightEnds())


class NightAct(Step):
    """One step of the night's list."""

    step: ClassVar[str] = "night_act"
    chapter: ClassVar[str] = "night"

    number: int
    name: NightStepName
    n: int | None = None
    text: str | None = None

    @property
    def act(self) -> NightStep:
        return NightStep(step=self.name, n=self.n, text=self.text)

    def title(self, game: Game) -> Text:
        return title_of(self.act)

    def run(self, game: Game) -> Steps:
        if game.story.outcome is not None:
            return NOTHING
        return (*carry_out_act(game, self.act), NightActDone(number=self.number))


class NightActDone(Step):
    """Stands below the steps of a night's step while they last."""

    step: ClassVar[str] = "night_act_done"
    chapter: ClassVar[str] = "table"

    number: int

    def title(self, game: Game) -> Text:
        return say("Step {number} of the night is done", number=self.number)


class NightEnds(Step):
    """The next day follows, unless the night has ended the story."""

    step: ClassVar[str] = "night_ends"
    chapter: ClassVar[str] = "night"

    def title(self, game: Game) -> Text:
        return say("The night is over")

    def run(self, game: Game) -> Steps:
        from blackbook.rules.day import NextMorning

        return (NextMorning(),) if game.story.outcome is None else NOTHING


def carry_out_act(game: Game, act: NightStep) -> Steps:
    """What a step of the night does; steps that need the players are returned."""
    from blackbook.rules.choices import NoteToPlayers
    from blackbook.rules.effects import Cause
    from blackbook.rules.helpers import restore_helpers
    from blackbook.rules.jobs import demons_step
    from blackbook.rules.market import refill_market
    from blackbook.rules.requests import ask_kept

    match act.step:
        case "discard_requests":
            return (*ask_kept(game), DiscardRequests())
        case "discontent":
            move_marker(game, act.n or 0)
            return NOTHING
        case "track_event":
            return track_event(game)
        case "draw_requests":
            return draw_requests_of_night(game)
        case "pass_first_player":
            pass_first_player(game)
            return NOTHING
        case "demons":
            return demons_step(game)
        case "restore_helpers":
            restore_helpers(game)
            return NOTHING
        case "refill_market":
            return refill_market(game)
        case "note":
            return (NoteToPlayers(text=act.text or "", cause=Cause(who=game.active, kind="stories")),)


class DiscardRequests(Step):
    """Once the players have said which are kept."""

    step: ClassVar[str] = "discard_requests"
    chapter: ClassVar[str] = "night"

    def title(self, game: Game) -> Text:
        return say("Discard requests")

    def run(self, game: Game) -> Steps:
        discard_requests(game)
        return NOTHING


def discard_requests(game: Game) -> None:
    """Discontent +1 for each request left in hand, and for each character that is cursed by now (R-NIGHT-2)."""
    from blackbook.rules.requests import discard_unfulfilled

    unfulfilled = discard_unfulfilled(game)
    cursed = sum(character.cursed for character in game.characters)
    move_marker(game, unfulfilled + cursed)


def pass_first_player(game: Game) -> None:
    """To the next player clockwise (R-NIGHT-6)."""
    order = game.in_turn_order
    game.story.first_player = order[1 % len(order)].id
    who = game.name("characters", game.story.first_player)
    game.tell(say("{who} has the first-player token", who=who))


def draw_requests_of_night(game: Game) -> Steps:
    """Everybody takes requests of the deck that the board names; asked for if nobody knows it (R-NIGHT-5)."""
    chapter = chapter_of(game)
    draw = chapter.request_draw if chapter is not None else None
    if draw is None:
        return (AskRequestDraw(), DrawAsTold())
    return draws_of(game, draw)


def draws_of(game: Game, draw: RequestDraw) -> Steps:
    """The draws of all characters, first player first."""
    from blackbook.rules.requests import draw_requests

    first, *others = game.in_turn_order
    decks = [(first.id, draw.first_player), *((each.id, draw.others) for each in others)]
    return tuple(step for who, deck in decks if deck is not None for step in draw_requests(game, who, deck, draw.n))


class DrawAsTold(Step):
    """Takes requests once the players have told which."""

    step: ClassVar[str] = "draw_as_told"
    chapter: ClassVar[str] = "night"

    def title(self, game: Game) -> Text:
        return say("Take requests")

    def run(self, game: Game) -> Steps:
        chapter = chapter_of(game)
        draw = chapter.request_draw if chapter is not None else None
        return draws_of(game, draw) if draw is not None else NOTHING
