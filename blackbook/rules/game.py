"""The table as the rules see it: rows by the rulebook's names, the library of components, the narration."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from blackbook.campaign.campaign import Campaign, PrintedValue
from blackbook.campaign.characters import Character
from blackbook.campaign.components import Deck
from blackbook.campaign.game import Counter, Seat, StoryGame
from blackbook.campaign.scene import Scene
from blackbook.campaign.state import State
from blackbook.campaign.track import Track
from blackbook.errors import RuleBroken, UserError
from blackbook.rules.agenda import Agenda
from blackbook.text import Name, Text, say

if TYPE_CHECKING:
    from blackbook.content.library import Library

AUTO, SUGGEST, OFF = "auto", "suggest", "off"


class Game:
    """What a command works on. `told` collects what happened, for the journal."""

    def __init__(
        self, state: State, library: Library, despite: Iterable[str] = (), *, looking: bool = False
    ) -> None:
        self.state = state
        self.looking = looking
        """Nothing may change: the game is only looked at."""
        self._packs = library
        self._library: Library | None = None
        self.despite = frozenset(despite)
        self.set_aside: list[str] = []
        """Rules that were really broken by the leave of `despite`."""
        self.told: list[Text] = []
        self.agenda = Agenda(self)

    # -- the rules' voice

    def tell(self, text: Text) -> None:
        """Add a line to what happened."""
        self.told.append(text)

    def forbid(self, rule: str, reason: Text) -> None:
        """Raise RuleBroken, unless the players have set this rule aside for the command."""
        if rule not in self.despite:
            raise RuleBroken(rule, reason)
        self.set_aside.append(rule)

    def house_rule(self, ambiguity: str, default: str) -> str:
        """The reading of an ambiguity (rules.md part 5, ⚙) that this campaign plays."""
        return str(self.campaign.house_rules.get(ambiguity, default))

    def automation(self, chapter: str) -> str:
        """auto, suggest or off for a chapter of rules."""
        return self.campaign.automation.get(chapter, AUTO)

    # -- content

    @property
    def library(self) -> Library:
        """All components, with the values that the owner of the box has read off them."""
        if self._library is None:
            printed: dict[tuple[str, str], dict[str, object]] = {}
            for row in self.state.all(PrintedValue):
                printed.setdefault((row.kind, row.component), {})[row.field] = row.value
            self._library = self._packs.with_values(printed) if printed else self._packs
        return self._library

    def note_printed(self, kind: str, component: str, field: str, value: object, *, sample: bool = False) -> None:
        """Keep a printed value that the owner of the box has told."""
        row = self.state.find(PrintedValue, kind, component, field)
        if row is None:
            self.state.add(PrintedValue(kind=kind, component=component, field=field, value=value, sample=sample))
        else:
            row.value, row.sample = value, sample
        self._library = None
        if kind == "characters":
            from blackbook.rules.unread_boards import take_told

            take_told(self, component, field, value)

    def name(self, kind: str, id: str) -> Name:
        """The printed name of a component, `kind` being its table in a pack; its id if nobody knows the name."""
        if self.library.has(kind, id):
            label = self.library.find(kind, id).label
            if label.languages:
                return label
        return Name({"en": id.replace("-", " ").capitalize()})

    # -- rows

    @property
    def campaign(self) -> Campaign:
        return self.state.get(Campaign, 1)

    @property
    def is_set_up(self) -> bool:
        return self.state.find(StoryGame, 1) is not None

    @property
    def story(self) -> StoryGame:
        """The story on the table; UserError while there is none."""
        row = self.state.find(StoryGame, 1)
        if row is None:
            raise UserError(say("No story is on the table yet: set one up first."))
        return row

    @property
    def track(self) -> Track:
        return self.state.get(Track, 1)

    @property
    def scene(self) -> Scene | None:
        return self.state.find(Scene, 1)

    @property
    def seats(self) -> tuple[str, ...]:
        """Characters clockwise, in the order they sit."""
        return tuple(seat.character for seat in sorted(self.state.all(Seat), key=lambda seat: seat.position))

    @property
    def characters(self) -> list[Character]:
        """Characters of this game in the order of their seats."""
        return [self.state.get(Character, id) for id in self.seats]

    def character(self, id: str) -> Character:
        """The character of that id; UserError if it is not in the game."""
        row = self.state.find(Character, id)
        if row is None:
            raise UserError(say('"{id}" is not in this game.', id=id))
        return row

    def clockwise(self, start: str | None) -> list[Character]:
        """All characters clockwise, beginning with `start`."""
        seats = self.seats
        if start not in seats:
            return self.characters
        at = seats.index(start)
        return [self.state.get(Character, id) for id in (*seats[at:], *seats[:at])]

    @property
    def in_turn_order(self) -> list[Character]:
        """All characters, first player first, then clockwise (R-DAY-2)."""
        return self.clockwise(self.story.first_player)

    @property
    def active(self) -> str:
        """Whom effects concern: the character on turn; with nobody on turn the one that acted last in a solo game,
        else the holder of the first-player token (R-GEN-3, R-GEN-5, A-TRACK-6)."""
        story = self.story
        if story.on_turn is not None:
            return story.on_turn
        if story.solo and story.last_acted is not None:
            return story.last_acted
        return story.first_player or self.seats[0]

    def at(self, location: str | None) -> list[Character]:
        """Characters in a location, in the order of their seats."""
        return [each for each in self.characters if location is not None and each.location == location]

    def deck(self, name: str) -> Deck:
        """The deck or bag of that name, empty if it was never filled."""
        found = self.state.find(Deck, name)
        if found is not None:
            return found
        return Deck(name=name) if self.looking else self.state.add(Deck(name=name))

    def counter(self, name: str) -> int:
        row = self.state.find(Counter, name)
        return row.value if row is not None else 0
