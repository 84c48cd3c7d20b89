"""A new campaign from the answers of a few questions: what to ask, and the file that comes of it."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import resources
from pathlib import Path
from typing import Any

import blackbook.rules  # noqa: F401 - every chapter makes its commands and steps known
from blackbook.content.library import Library
from blackbook.keeper import Keeper, default_library
from blackbook.rules.campaigns import boxed_plan, recommended, story_barred
from blackbook.rules.command import Command
from blackbook.rules.describe import Describe
from blackbook.rules.naming import id_of, names_of
from blackbook.rules.print_fields import ComponentField, NumberField
from blackbook.rules.print_kinds import FIELDS
from blackbook.rules.question import Entry, Option
from blackbook.rules.seating import BOARD, STARTING_CARDS
from blackbook.rules.setup import Difficulty, SetUp
from blackbook.shelf import free_path
from blackbook.text import Name, Text, say

DIFFICULTIES: tuple[Difficulty, ...] = ("normal", "hard", "very_hard")
ITEMS = "start.items"


@dataclass(frozen=True)
class StoryChoice:
    """A story of the boxed campaign; `barred` says why a new campaign cannot begin with it (R-CAMP-2)."""

    id: str
    name: Name
    barred: Text | None


@dataclass(frozen=True)
class BoardToTell:
    """What nobody has told yet of a character's board and starting word cards (R-SETUP-10..13)."""

    id: str
    name: Name
    entries: tuple[Entry, ...]
    cards: int
    """How many starting word cards are not known by name."""


@dataclass(frozen=True)
class NewCampaign:
    """Everything that a new campaign begins with."""

    name: str
    story: str
    characters: tuple[str, ...]
    """In the order of their seats, clockwise."""
    difficulty: Difficulty = "normal"
    solo: bool = False
    first_player: str | None = None
    told: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    """Filled in entries of `BoardToTell` by character; starting items are names with commas between them."""
    cards: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Names of starting word cards by character."""
    sample: bool = False
    """What is told are samples; the owner's pack does not get them."""


def stories(library: Library) -> tuple[StoryChoice, ...]:
    """The stories of the boxed campaign in the recommended order, as a new campaign may play them."""
    return tuple(
        StoryChoice(each.story, library.stories[each.story].label, _barred(library, each.after))
        for each in boxed_plan().stories
    )


def next_stories(keeper: Keeper) -> tuple[StoryChoice, ...]:
    """The same as a campaign under way may play them; the one that is recommended next comes first."""
    game = keeper.game()
    choices = []
    for each in boxed_plan().stories:
        barred = story_barred(game, each.story)
        reason = barred.reason if barred is not None else None
        choices.append(StoryChoice(each.story, game.name("stories", each.story), reason))
    return tuple(sorted(choices, key=lambda choice: choice.id != recommended(game)))


def characters(library: Library) -> tuple[tuple[str, Name], ...]:
    """The characters of the box, by id."""
    return tuple((board.id, board.label) for board in library.characters.values())


def board_to_tell(library: Library, character: str) -> BoardToTell:
    """What to ask about a character; nothing that is known already."""
    board = library.characters[character]
    entries = tuple(_entry(library, field) for field in BOARD if _value(board, field) is None)
    known = sum(1 for card in library.starting_cards_of(character) if not card.market and not card.campaign)
    return BoardToTell(character, board.label, entries, max(0, STARTING_CARDS - known))


def sample_values() -> dict[str, dict[str, Any]]:
    """Sample values for every entry of a board, by character: for a look at the program without the box."""
    text = resources.files("campaigns").joinpath("sample-boards.toml").read_text(encoding="utf-8")
    return dict(tomllib.loads(text))


def begin(folder: Path, wanted: NewCampaign, library: Library | None = None) -> Keeper:
    """Make the file, keep what was told, and set the story up; no file is left if any of it cannot be.

    UserError if a value cannot be or the file cannot be written, RuleBroken if a rule is against the choice.
    """
    library = library or default_library()[0]
    sample = _told(library, wanted) if wanted.sample else None
    keeper = Keeper.create(free_path(folder, wanted.name), wanted.name, library=library, sample=sample)
    try:
        for command in (set_up(wanted),) if wanted.sample else commands(library, wanted):
            keeper.do(command)
    except BaseException:
        keeper.close()
        keeper.path.unlink(missing_ok=True)
        raise
    return keeper


def commands(library: Library, wanted: NewCampaign) -> tuple[Command, ...]:
    """What was told, component by component, and the set-up of the story, to be done in this order."""
    told = _told(library, wanted)
    return (*(Describe(kind=kind, id=id, fields=fields) for (kind, id), fields in told.items()), set_up(wanted))


def set_up(wanted: NewCampaign) -> SetUp:
    """The command that lays the table."""
    return SetUp(
        story=wanted.story,
        characters=wanted.characters,
        difficulty=wanted.difficulty,
        solo=wanted.solo,
        first_player=wanted.first_player,
    )


def _told(library: Library, wanted: NewCampaign) -> dict[tuple[str, str], dict[str, Any]]:
    """What was told, by kind and id of the component, as a pack holds it."""
    told: dict[tuple[str, str], dict[str, Any]] = {}
    for who in wanted.characters:
        values = dict(wanted.told.get(who, {}))
        if ITEMS in values:
            items = {_item_id(library, name): name for name in _names(values[ITEMS])}
            told |= {("items", id): {"name": name} for id, name in items.items() if id not in library.items}
            values[ITEMS] = list(items)
        if values:
            told["characters", who] = values
        for name in wanted.cards.get(who, ()):
            told["word_cards", _card_id(library, name, who)] = {"name": name, "owner": who, "market": False}
    return told


def _names(typed: str) -> list[str]:
    return [name.strip() for name in typed.split(",") if name.strip()]


def _item_id(library: Library, name: str) -> str:
    """The item that bears the name in any language, else an id for a new one."""
    known = (id for id, item in library.items.items() if name.casefold() in names_of(item))
    return next(known, id_of(name))


def _card_id(library: Library, name: str, who: str) -> str:
    """A card of that name that may be the character's, else an id that no other card has."""
    id, number = id_of(name), 1
    while (card := library.word_cards.get(id)) is not None and (card.market or card.owner not in (None, who)):
        number += 1
        id = f"{id_of(name)}-{number}"
    return id


def _barred(library: Library, after: tuple[str, ...]) -> Text | None:
    if not after:
        return None
    names = tuple(library.stories[story].label for story in after)
    return say("These stories must be completed first: {stories}.", stories=names)


def _value(board: Any, dotted: str) -> Any:
    for name in dotted.split("."):
        board = getattr(board, name)
    return board


def _entry(library: Library, name: str) -> Entry:
    asked = FIELDS["characters", name]
    if isinstance(asked, NumberField):
        return Entry(name, "number", asked.label, False, asked.minimum, asked.maximum)
    label: Text = asked.label  # type: ignore[attr-defined]
    if not isinstance(asked, ComponentField):
        return Entry(name, "text", say("{what} (names with commas between them)", what=label), False)
    options = tuple(
        Option(id, say("{name}", name=component.label)) for id, component in library.of_kind(asked.kind).items()
    )
    return Entry(name, "choice", label, False, options=options)
