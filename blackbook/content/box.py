"""How much of everything is in the box, the faces of the dice and the discontent track."""

from __future__ import annotations

from pydantic import Field

from blackbook.content.printed import Flag, Number, Printed


class Pile(Printed):
    """Tokens of the values 1 and 3."""

    ones: Number = Field(ge=0)
    threes: Number = Field(ge=0)

    @property
    def total(self) -> int:
        return self.ones + 3 * self.threes


class EnvelopeContents(Printed):
    """What the campaign envelope holds."""

    jobs: Number
    starting_word_cards: Number
    white_word_cards: Number
    black_word_cards: Number
    regular_enemies: Number
    strong_enemies: Number


class BoxContents(Printed):
    """Numbers of components, as the rulebook lists them."""

    boards: Number
    story_books: Number
    bags: Number
    natural_items: Number
    crafted_items: Number
    standees: Number
    white_dice: Number
    black_dice: Number
    sin_counters: Number
    boss_counters: Number
    character_boards: Number
    rubles: Pile
    wounds: Pile
    discontent_markers: Number
    request_markers: Number
    track_tokens: Number
    achievement_sheets: Number
    time_tokens: Number
    first_player_tokens: Number
    rulebooks: Number
    jobs: Number
    useless_jobs: Number
    black_word_cards: Number
    white_word_cards: Number
    helpers: Number
    numbered_story_cards: Number
    regular_enemies: Number
    strong_enemies: Number
    reminders: Number
    deals: Number
    main_requests: Number
    story_requests: Number
    story_boards: Number
    location_tokens: Number
    scenario_markers: Number
    agronomist: Number
    bell: Number
    rooster_horse: Number
    field_mistress: Number
    horse: Number
    funeral: Number
    envelopes: Number
    envelope: EnvelopeContents


class DiceFaces(Printed):
    """The numbers on the faces of each kind of dice; never assumed, so None until the owner has looked."""

    attack: tuple[Number, ...] | None = Field(default=None, min_length=2)
    defense: tuple[Number, ...] | None = Field(default=None, min_length=2)

    def unknown(self) -> tuple[str, ...]:
        return tuple(kind for kind in ("attack", "defense") if getattr(self, kind) is None)


class Track(Printed):
    """The discontent track. First and last space and the start are assumed, unless `printed` (A-TRACK-1)."""

    first: Number = 0
    last: Number = 10
    start: Number = 0
    hard: Number = 1
    very_hard: Number = 2
    tokens: tuple[Number, ...] = (4, 7)
    final_paragraph: Number = 10
    printed: Flag = False
