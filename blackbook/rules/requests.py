"""Personal requests: drawn at night, fulfilled in their location, discarded (R-REQ)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from blackbook.campaign.components import RequestCard
from blackbook.campaign.game import MORNING, NIGHT, Counter
from blackbook.content.requests import Request
from blackbook.rules.agenda import NOTHING, Answer, Step, Steps
from blackbook.rules.choices import NoteToPlayers
from blackbook.rules.effects import Cause, perform
from blackbook.rules.naming import BY_ITS_NAME, NAME_ENTRY, NEW, come_up, known_options, new_component
from blackbook.rules.printed import ask_printed
from blackbook.rules.question import Entry, Option, Question
from blackbook.text import Name, Text, say

if TYPE_CHECKING:
    from blackbook.rules.game import Game

UNNAMED_REQUEST = "unnamed-request"
DISCARDED = "discarded:"
"""Beginning of the names of the counters that tell which requests lie in the discard piles."""


def requests_of(game: Game, who: str) -> list[RequestCard]:
    """The request cards in a character's hand."""
    return [card for card in game.state.all(RequestCard) if card.owner == who]


def request_name(game: Game, card: RequestCard) -> Name | Text:
    """The printed name, or its location if nobody has told the name."""
    if card.request != UNNAMED_REQUEST and game.library.has("requests", card.request):
        label = game.library.requests[card.request].label
        if label.languages:
            return label
    place = place_of(game, card)
    if place is not None:
        return say("request at {place}", place=game.name("locations", place))
    return say("request")


def place_of(game: Game, card: RequestCard) -> str | None:
    """Where it is fulfilled, as its marker says or, told later, the card; None if nobody has told."""
    if card.location is not None:
        return card.location
    printed = printed_request(game, card)
    return printed.location if printed is not None else None


def printed_request(game: Game, card: RequestCard) -> Request | None:
    return game.library.requests.get(card.request)


def draw_requests(game: Game, who: str, deck: str, n: int = 1) -> Steps:
    """The character takes request cards; an empty deck means paragraph 10 (R-NIGHT-5, R-REQ-13)."""
    return tuple(DrawRequest(who=who, deck=deck) for _ in range(n))


def is_empty(game: Game, deck: str) -> bool:
    """Whether a request deck is known to have no card; numbered cards of the story are not counted at setup."""
    return game.deck(deck).left <= 0 and deck != "story"


class DrawRequest(Step):
    """The players tell which request was drawn; its marker goes to its location (R-REQ-1)."""

    step: ClassVar[str] = "draw_request"
    chapter: ClassVar[str] = "request"

    who: str
    deck: str

    def title(self, game: Game) -> Text:
        who = game.name("characters", self.who)
        if self.deck == "special":
            return say("{who} takes a special request: which?", who=who)
        return say("{who} takes a request: which?", who=who)

    def question(self, game: Game) -> Question | None:
        if is_empty(game, self.deck):
            return None
        story = game.story.story
        printed = [
            request.id
            for request in game.library.requests.values()
            if request.deck in (None, self.deck) and request.story in (None, story)
        ]
        lying = [*(card.request for card in game.state.all(RequestCard)), *discarded(game)]
        places = tuple(Option(id, say("{place}", place=game.name("locations", id))) for id in game.library.locations)
        options = (
            *known_options(game, "requests", printed, lying),
            Option(UNNAMED_REQUEST, say("One that stays unnamed")),
            BY_ITS_NAME,
        )
        where = Entry("location", "choice", say("Its location, if the card is new"), required=False, options=places)
        return Question("R-NIGHT-5", self.title(game), options, entries=(NAME_ENTRY, where), who=self.who)

    def run(self, game: Game) -> Steps:
        """R-REQ-13: paragraph 10, unless the story board says otherwise."""
        from blackbook.rules.night_list import chapter_of

        chapter = chapter_of(game)
        if chapter is not None and chapter.empty_deck is not None:
            game.tell(say("A request had to be drawn and its deck is empty."))
            return perform(chapter.empty_deck, Cause(who=self.who, kind="stories", component=game.story.story))
        from blackbook.rules.story import read_paragraph

        return read_paragraph(game, 10, say("A request had to be drawn and its deck is empty."))

    def answered(self, game: Game, answer: Answer) -> Steps:
        request, location = answer.chosen[0], answer.values.get("location") or None
        if request == NEW:
            request = new_component(game, "requests", answer.values.get("name"), deck=self.deck, location=location)
        elif request != UNNAMED_REQUEST:
            come_up(game, "requests", request, deck=self.deck, location=location)
        printed = game.library.requests.get(request)
        if printed is not None and printed.location is not None:
            location = printed.location
        deck = game.deck(self.deck)
        deck.left = max(0, deck.left - 1)
        card = take_request(game, self.who, request, self.deck, location)
        if request == UNNAMED_REQUEST or location is not None:
            return NOTHING
        return ask_printed(game, "requests", card.request, "location")


def take_request(game: Game, who: str, request: str, deck: str, location: str | None) -> RequestCard:
    """The card goes to the character's hand, its marker to its location (R-REQ-1)."""
    story = game.story
    begun = story.on_turn is not None and (story.phase != MORNING or story.on_turn != story.first_player or story.moved)
    day = story.day + 1 if story.phase == NIGHT else story.day
    card = RequestCard(request=request, deck=deck, owner=who, location=location, received_day=day, by_day=begun)
    game.state.add(card)
    game.tell(say("{who} takes {request}", who=game.name("characters", who), request=request_name(game, card)))
    return card


def discard_request(game: Game, card: RequestCard) -> None:
    """The card goes to the discard pile beside its deck, its marker off the board (R-REQ-5)."""
    game.deck(card.deck).discarded += 1
    if card.request != UNNAMED_REQUEST:
        count_one(game, f"{DISCARDED}{card.request}")
    game.state.remove(card)


def discarded(game: Game) -> list[str]:
    """The requests of the discard piles, which are not shuffled in again (R-REQ-13)."""
    rows = [row for row in game.state.all(Counter) if row.name.startswith(DISCARDED)]
    return [row.name.removeprefix(DISCARDED) for row in rows for _ in range(row.value)]


def count_one(game: Game, name: str) -> None:
    counter = game.state.find(Counter, name) or game.state.add(Counter(name=name))
    counter.value += 1


def due_tonight(game: Game) -> list[RequestCard]:
    """The cards in hand that the night discards."""
    return [card for card in game.state.all(RequestCard) if card.received_day <= game.story.day]


def ask_kept(game: Game) -> Steps:
    """The players decide on cards that were taken in the middle of this day (A-REQ-3)."""
    return (KeepRequests(),)


class KeepRequests(Step):
    """Which of the cards that had less than a whole day are kept for the next one; none, unless the players say so."""

    step: ClassVar[str] = "keep_requests"
    chapter: ClassVar[str] = "request"

    def title(self, game: Game) -> Text:
        return say("Which requests that were taken in the course of this day are kept?")

    def question(self, game: Game) -> Question | None:
        cards = [card for card in due_tonight(game) if card.by_day and card.received_day == game.story.day]
        if not cards:
            return None
        options = tuple(
            Option(
                str(card.id),
                say("{who}: {request}", who=game.name("characters", card.owner), request=request_name(game, card)),
            )
            for card in cards
        )
        return Question("A-REQ-3", self.title(game), options, least=0, most=len(options))

    def answered(self, game: Game, answer: Answer) -> Steps:
        for id in answer.chosen:
            card = game.state.get(RequestCard, int(id))
            card.received_day, card.by_day = game.story.day + 1, False
        return NOTHING


def discard_unfulfilled(game: Game) -> int:
    """Every request left in hand is discarded at night; returns how many (R-REQ-9, R-NIGHT-2)."""
    cards = due_tonight(game)
    for card in cards:
        who = game.name("characters", card.owner)
        game.tell(say("{who} did not fulfil {request}", who=who, request=request_name(game, card)))
        note_outcome(game, card, fulfilled=False)
        discard_request(game, card)
    return len(cards)


def note_outcome(game: Game, card: RequestCard, fulfilled: bool) -> None:
    """Count how a card of the story ended, for what the plot makes of it (R-REQ-11)."""
    printed = printed_request(game, card)
    if card.request == UNNAMED_REQUEST or (card.deck != "story" and (printed is None or printed.story is None)):
        return
    count_one(game, f"{'fulfilled' if fulfilled else 'failed'}:{card.request}")


def expire_requests(game: Game, phase: str) -> Steps:
    """At the start of a phase, requests that had to be fulfilled before it follow their own text; the discontent of
    the night's discard is not added (R-REQ-8, A-REQ-1, A-REQ-2)."""
    steps: list[Step] = []
    for card in game.state.all(RequestCard):
        printed = printed_request(game, card)
        if printed is None or printed.expire is None or printed.expire.phase != phase:
            continue
        who = game.name("characters", card.owner)
        game.tell(say("{who} was too late for {request}", who=who, request=request_name(game, card)))
        steps += perform(printed.expire.do, Cause(who=card.owner, kind="requests", component=card.request))
        note_outcome(game, card, fulfilled=False)
        discard_request(game, card)
    return tuple(steps)


def this_turn(game: Game) -> str:
    """The turn, as `failed_on` holds it."""
    return f"{game.story.day} {game.story.phase}"


def request_resolved(game: Game, request: int, way: int, fulfilled: bool, rewarded: str | None = None) -> Steps:
    """What follows an attempt: reward and discard, or the card stays in hand (R-REQ-5, R-REQ-6).

    `way` counts from 0; `rewarded` is the character that gets the reward, if not the card's owner (R-COMBAT-25).
    """
    card = game.state.find(RequestCard, request)
    if card is None:
        return NOTHING
    printed = printed_request(game, card)
    name = request_name(game, card)
    cause = Cause(who=rewarded or card.owner, kind="requests", component=card.request)
    if fulfilled:
        game.tell(say("{request}: fulfilled", request=name))
        note_outcome(game, card, fulfilled=True)
        discard_request(game, card)
        ways = printed.ways if printed is not None and printed.ways is not None else ()
        return perform(ways[way].reward, cause) if way < len(ways) else (NoteToPlayers(cause=cause),)
    game.tell(say("{request}: not fulfilled", request=name))
    card.failed_on = this_turn(game)
    if printed is None:
        return NOTHING
    if not printed.keep_on_fail:
        note_outcome(game, card, fulfilled=False)
        discard_request(game, card)
    return perform(printed.fail, cause.about(card.owner))
