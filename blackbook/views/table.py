"""The whole table screen as one frozen value."""

from __future__ import annotations

from dataclasses import dataclass

from blackbook.campaign.components import CardInPlay, Deck, ItemToken
from blackbook.campaign.game import Counter, LocationMarker, ParagraphRead
from blackbook.rules.agenda import Step
from blackbook.rules.conservation import Difference, differences
from blackbook.rules.demons import surcharge
from blackbook.rules.game import Game
from blackbook.rules.market import ROWS, is_kept, lying_in
from blackbook.rules.night import NightLine, night_overview
from blackbook.rules.offers import offers
from blackbook.rules.question import Offer, Question
from blackbook.rules.shop import printed_price
from blackbook.text import Name, Text, say
from blackbook.views.boards import BoardView, CardView, ItemView, board, card_view, item_view
from blackbook.views.number import Number, Part
from blackbook.views.tonight import TonightView, tonight_view


@dataclass(frozen=True)
class TrackView:
    """The discontent track; `tokens` are the numbered ones with their side."""

    first: int
    final: int
    marker: int
    highest: int
    tokens: tuple[tuple[int, bool], ...]


@dataclass(frozen=True)
class MarketRow:
    """A row of the market: black, white, natural or crafted."""

    row: str
    kept: bool
    cards: tuple[CardView, ...]
    items: tuple[ItemView, ...]
    left: int
    prices: tuple[Number | None, ...]
    """What each of the cards or items costs whoever is on turn; None while nobody has read the price."""


@dataclass(frozen=True)
class DeckView:
    name: str
    left: int
    discarded: int


@dataclass(frozen=True)
class PlaceMarker:
    """A marker of the story on a location."""

    marker: str
    place: Name
    location: str
    face_up: bool


@dataclass(frozen=True)
class CounterView:
    """Something that the story counts."""

    name: str
    value: int


@dataclass(frozen=True)
class ParagraphView:
    """A paragraph that has been read: when, and what came of it."""

    number: int
    day: int
    phase: str
    outcome: str


@dataclass(frozen=True)
class StoryView:
    """What is played, and where the day stands."""

    id: str
    name: Name
    chapter: int
    difficulty: str
    day: int
    phase: str
    on_turn: str | None
    first_player: str | None
    moved: bool
    acted: bool
    outcome: str | None


@dataclass(frozen=True)
class TableView:
    """Everything that lies on the table. Before setup there is no story, and the rest is empty."""

    campaign: str
    sample: bool
    story: StoryView | None
    track: TrackView | None
    boards: tuple[BoardView, ...]
    market: tuple[MarketRow, ...]
    decks: tuple[DeckView, ...]
    markers: tuple[PlaceMarker, ...]
    counters: tuple[CounterView, ...]
    paragraphs: tuple[ParagraphView, ...]
    """The newest first."""
    scene: str | None
    """check or combat while one is going on."""
    step: Step | None
    """What is to be done next."""
    to_do: tuple[Text, ...]
    """Titles of the steps on the agenda, the next first."""
    question: Question | None
    offers: tuple[Offer, ...]
    tonight: TonightView | None
    """The forecast of the coming night, by day."""
    night: tuple[NightLine, ...]
    """The steps of the night that is going on."""
    differences: tuple[Difference, ...]
    """What does not add up and has not been accepted."""

    def board(self, who: str) -> BoardView:
        return next(each for each in self.boards if each.id == who)


def table_view(game: Game) -> TableView:
    """The table as it stands."""
    set_up = game.is_set_up
    steps = game.agenda.steps
    return TableView(
        campaign=game.campaign.name,
        sample=game.campaign.sample,
        story=story_view(game) if set_up else None,
        track=track_view(game) if set_up else None,
        boards=tuple(board(game, character) for character in game.characters) if set_up else (),
        market=tuple(market_row(game, row) for row in ROWS) if set_up else (),
        decks=decks(game),
        markers=markers(game),
        counters=counters(game),
        paragraphs=paragraphs(game),
        scene=game.scene.kind if game.scene is not None else None,
        step=steps[0] if steps else None,
        to_do=tuple(step.title(game) for step in steps),
        question=game.agenda.question(),
        offers=offers(game),
        tonight=tonight_view(game) if set_up else None,
        night=night_overview(game),
        differences=tuple(each for each in differences(game) if not each.accepted),
    )


def story_view(game: Game) -> StoryView:
    story = game.story
    return StoryView(
        id=story.story,
        name=game.name("stories", story.story),
        chapter=story.chapter,
        difficulty=story.difficulty,
        day=story.day,
        phase=story.phase,
        on_turn=story.on_turn,
        first_player=story.first_player,
        moved=story.moved,
        acted=story.acted,
        outcome=story.outcome,
    )


def track_view(game: Game) -> TrackView:
    track = game.track
    tokens = ((4, track.token_4_up), (7, track.token_7_up))
    return TrackView(track.lowest_space, track.final_space, track.marker, track.highest, tokens)


def market_row(game: Game, row: str) -> MarketRow:
    lying = lying_in(game, row)
    cards = tuple(card_view(game, each) for each in lying if isinstance(each, CardInPlay))
    items = tuple(item_view(game, each) for each in lying if isinstance(each, ItemToken))
    prices = tuple(price(game, row, each.card if isinstance(each, CardInPlay) else each.item) for each in lying)
    return MarketRow(row, is_kept(game, row), cards, items, game.deck(row).left, prices)


def price(game: Game, row: str, component: str) -> Number | None:
    """The printed price, and what the demons of the character on turn add to it (R-DEMON-10)."""
    printed = printed_price(game, row, component)
    if printed is None:
        return None
    extra = surcharge(game, game.active, "cards" if row in ("black", "white") else "items")
    if not extra:
        return Number(printed)
    parts = (Part(say("printed price"), printed), Part(say("demons of the buyer"), extra))
    return Number(max(0, printed + extra), parts)


def decks(game: Game) -> tuple[DeckView, ...]:
    return tuple(DeckView(deck.name, deck.left, deck.discarded) for deck in game.state.all(Deck))


def markers(game: Game) -> tuple[PlaceMarker, ...]:
    return tuple(
        PlaceMarker(each.marker, game.name("locations", each.location), each.location, each.face_up)
        for each in game.state.all(LocationMarker)
    )


def counters(game: Game) -> tuple[CounterView, ...]:
    """What the story counts; names with a colon are notes of the program, such as rows of the market that are kept."""
    return tuple(CounterView(row.name, row.value) for row in game.state.all(Counter) if ":" not in row.name)


def paragraphs(game: Game) -> tuple[ParagraphView, ...]:
    rows = reversed(game.state.all(ParagraphRead))
    return tuple(ParagraphView(row.paragraph, row.day, row.phase, row.outcome) for row in rows)
