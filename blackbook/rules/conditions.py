"""Conditions and amounts of the effect language, tested on the state (rules.md 7.1). Possession is never spent."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from blackbook.campaign.components import CardInPlay, ItemToken
from blackbook.campaign.game import LocationMarker
from blackbook.content import conditions as conditions_of_content
from blackbook.content.amounts import CardFilter, Counted, ItemFilter, LocationFilter
from blackbook.rules.effects import Cause

if TYPE_CHECKING:
    from blackbook.rules.game import Game


def amount(game: Game, value: Any, cause: Cause, have: int = 0) -> int:
    """The number that an amount stands for; `have` is what "all" means here."""
    if value in ("all", "-all"):
        return have if value == "all" else -have
    if isinstance(value, Counted):
        return measure(game, value.x, cause) * value.times + value.plus
    return int(value)


def measure(game: Game, x: str, cause: Cause) -> int:
    """A counted state of the character or the table (R-GEN-6 for characters)."""
    if x == "characters":
        return len(game.seats)
    if x == "die":
        return cause.die or 0
    character = game.character(cause.who)
    if x == "items":
        return len(items_like(game, cause.who, ItemFilter()))
    if x == "cards":
        return len(cards_like(game, cause.who, CardFilter()))
    return int(getattr(character, x))


def items_like(game: Game, who: str, wanted: ItemFilter) -> list[ItemToken]:
    """The character's items that fit, by slot."""
    tokens = [token for token in game.state.all(ItemToken) if token.place == "inventory" and token.owner == who]
    return sorted((token for token in tokens if item_fits(game, token, wanted)), key=lambda token: token.slot or 0)


def item_fits(game: Game, token: ItemToken, wanted: ItemFilter) -> bool:
    if wanted.pool is not None and token.pool != wanted.pool:
        return False
    if wanted.type is None:
        return True
    item = game.library.items.get(token.item)
    return item is not None and wanted.type in (item.types or ())


def items_perhaps_like(game: Game, who: str, wanted: ItemFilter) -> list[ItemToken]:
    """The character's items that fit, or would if a symbol that nobody has told is on them; by slot."""
    return [token for token in items_like(game, who, ItemFilter(pool=wanted.pool)) if perhaps_fits(game, token, wanted)]


def perhaps_fits(game: Game, token: ItemToken, wanted: ItemFilter) -> bool:
    item = game.library.items.get(token.item)
    is_told = item is not None and item.types is not None
    return item_fits(game, token, wanted) or not is_told


def cards_like(game: Game, who: str, wanted: CardFilter) -> list[CardInPlay]:
    """The character's word cards that fit: conspiracy by slot, then the hand."""
    places = ("conspiracy", "hand") if wanted.where in (None, "any") else (wanted.where,)
    cards = [card for card in game.state.all(CardInPlay) if card.owner == who and card.place in places]
    fitting = [card for card in cards if card_fits(game, card, wanted)]
    return sorted(fitting, key=lambda card: (card.place != "conspiracy", card.slot or 0, card.id or 0))


def cards_perhaps_like(game: Game, who: str, wanted: CardFilter) -> list[CardInPlay]:
    """The character's word cards that fit, or would if what nobody has told of them is so; in the same order."""
    cards = cards_like(game, who, CardFilter(where=wanted.where, face=wanted.face))
    return [card for card in cards if card_perhaps_fits(game, card, wanted)]


def card_perhaps_fits(game: Game, card: CardInPlay, wanted: CardFilter) -> bool:
    colour, type = colour_of(game, card.card), type_of(game, card)
    return (wanted.colour is None or colour in (None, wanted.colour)) and (
        wanted.type is None or (card.face_up and type in (None, wanted.type))
    )


def card_fits(game: Game, card: CardInPlay, wanted: CardFilter) -> bool:
    """A flipped card keeps its colour and has no type (R-CARD-9)."""
    if wanted.face is not None and card.face_up != (wanted.face == "up"):
        return False
    if wanted.colour is not None and colour_of(game, card.card) != wanted.colour:
        return False
    return wanted.type is None or (card.face_up and type_of(game, card) == wanted.type)


def colour_of(game: Game, card: str) -> str | None:
    """The colour of a word card; of an unnamed one nothing else is known."""
    if card in ("black", "white"):
        return card
    printed = game.library.word_cards.get(card)
    return printed.colour if printed is not None else None


def type_of(game: Game, card: CardInPlay) -> str | None:
    printed = game.library.word_cards.get(card.card)
    return printed.type if printed is not None else None


def location_fits(game: Game, location: str, wanted: LocationFilter, start: str | None = None) -> bool:
    """Whether a location fits; `start` is where `adjacent` is measured from."""
    printed = game.library.locations.get(location)
    if wanted.id is not None and location != wanted.id:
        return False
    if wanted.type is not None and (printed is None or printed.type != wanted.type):
        return False
    if wanted.port is not None and (printed is None or bool(printed.port) != wanted.port):
        return False
    if wanted.adjacent and start is not None:
        home = game.library.locations.get(start)
        if home is None or location not in (home.neighbours or ()):
            return False
    markers = {marker.marker for marker in game.state.all(LocationMarker) if marker.location == location}
    return (wanted.marker is None or wanted.marker in markers) and (
        wanted.no_marker is None or wanted.no_marker not in markers
    )


def asks(condition: Any) -> tuple[str, ...]:
    """The questions that only players can judge within a condition."""
    if isinstance(condition, conditions_of_content.Ask):
        return (condition.question,)
    if isinstance(condition, conditions_of_content.Not):
        return asks(condition.condition)
    if isinstance(condition, conditions_of_content.AllOf | conditions_of_content.AnyOf):
        return tuple(question for part in condition.conditions for question in asks(part))
    return ()


def holds(game: Game, condition: Any, cause: Cause, judged: bool = True) -> bool:
    """Whether a condition holds for the character concerned; `judged` is the players' word on an `ask`."""
    match condition:
        case None:
            return True
        case conditions_of_content.Has():
            return _has(game, condition, cause)
        case conditions_of_content.Cursed():
            return game.character(cause.who).cursed == condition.cursed
        case conditions_of_content.InPhase():
            return game.story.phase in condition.phases
        case conditions_of_content.At():
            place = game.character(cause.who).location
            return place is not None and location_fits(game, place, condition.location, start=place)
        case conditions_of_content.InScene():
            scene = game.scene
            names = {scene.kind, "final" if scene.final else scene.kind} if scene is not None else set()
            return bool(names & set(condition.scenes))
        case conditions_of_content.InRound():
            return game.scene is not None and game.scene.round in condition.rounds
        case conditions_of_content.Counter():
            return all(game.counter(name) >= least for name, least in condition.counters)
        case conditions_of_content.AllOf():
            return all(holds(game, part, cause, judged) for part in condition.conditions)
        case conditions_of_content.AnyOf():
            return any(holds(game, part, cause, judged) for part in condition.conditions)
        case conditions_of_content.Not():
            return not holds(game, condition.condition, cause, judged)
        case conditions_of_content.Ask():
            return judged
    raise TypeError(f"unknown condition {condition!r}")


def _has(game: Game, condition: conditions_of_content.Has, cause: Cause) -> bool:
    if condition.rubles is not None:
        return game.character(cause.who).rubles >= condition.rubles
    if condition.item is not None:
        return len(items_like(game, cause.who, condition.item)) >= condition.n
    return len(cards_like(game, cause.who, condition.card or CardFilter())) >= condition.n
