"""Amounts, filters and conditions in words, short enough for a card on the screen."""

from __future__ import annotations

from collections.abc import Callable

from blackbook.content.amounts import CardFilter, Counted, ItemFilter, LocationFilter
from blackbook.content.conditions import (
    AllOf,
    AnyOf,
    Ask,
    At,
    Cond,
    Counter,
    Cursed,
    Has,
    InPhase,
    InRound,
    InScene,
    Not,
)
from blackbook.text import Name, Text, say

WORDS: dict[str, Text] = {
    "attack": say("attack"),
    "defense": say("defense"),
    "any": say("any"),
    "natural": say("natural"),
    "crafted": say("crafted"),
    "plant": say("plant"),
    "sorcerous": say("sorcerous"),
    "incendiary": say("incendiary"),
    "valuable": say("valuable"),
    "church": say("church"),
    "black": say("black"),
    "white": say("white"),
    "order": say("order"),
    "key": say("key"),
    "up": say("face up"),
    "down": say("face down"),
    "conspiracy": say("in the conspiracy"),
    "hand": say("in the hand"),
    "settlement": say("settlement"),
    "enterprise": say("enterprise"),
    "wildland": say("wildland"),
    "morning": say("morning"),
    "noon": say("noon"),
    "evening": say("evening"),
    "night": say("night"),
    "check": say("in a check"),
    "combat": say("in combat"),
    "final": say("in the final battle"),
    "self": say("the character"),
    "each": say("each character"),
    "here": say("each character here"),
    "assignee": say("the character whose enemy it is"),
    "damaged": say("each character it damaged"),
    "one_here": say("one character here"),
    "one_any": say("one character"),
    "team": say("all together"),
    "first_player": say("the first player"),
    "win": say("a victory"),
    "loss": say("a defeat"),
    "fail": say("a failure"),
    "bag": say("from the bag"),
    "market": say("from the market"),
    "deck": say("from the deck"),
}
"""The words of the effect language as people read them."""

NOTHING = Text("")
"""Stands where a text has nothing to add."""

_MEASURES: dict[str, Text] = {
    "die": say("the die's value"),
    "characters": say("the number of characters"),
    "rubles": say("the number of rubles"),
    "sins": say("the number of sins"),
    "wounds": say("the number of wounds"),
    "items": say("the number of items"),
    "cards": say("the number of word cards"),
}


NameOf = Callable[[str, str], Name | str]
"""What a component is called, by kind and id, such as `Library.name_of`."""


def by_id(kind: str, id: str) -> str:
    """The name of a component where no library is at hand."""
    return id


def word(key: str) -> Text:
    return WORDS[key]


def words(keys: tuple[str, ...]) -> tuple[Text, ...]:
    return tuple(WORDS[key] for key in keys)


def listed(parts: tuple[Text | Name | str, ...]) -> Text:
    """Texts one after the other; there is nothing in it to translate."""
    return Text("{parts}", {"parts": parts})


def amount(value: int | str | Counted) -> Text:
    """An amount without its unit."""
    if isinstance(value, Counted):
        return _counted(value)
    return say("all") if isinstance(value, str) else listed((str(value),))


def _counted(value: Counted) -> Text:
    measure = _MEASURES[value.x]
    if value.times != 1:
        measure = say("{times} × {measure}", times=value.times, measure=measure)
    if value.plus > 0:
        return say("{measure} + {number}", measure=measure, number=value.plus)
    if value.plus < 0:
        return say("{measure} − {number}", measure=measure, number=-value.plus)
    return measure


def item(filter: ItemFilter) -> Text:
    """Which items, in brackets; an empty text if any will do."""
    return _in_brackets(tuple(WORDS[each] for each in (filter.pool, filter.type) if each))


def card(filter: CardFilter) -> Text:
    """Which word cards, in brackets; an empty text if any will do."""
    face = filter.face
    where = filter.where if filter.where != "any" else None
    return _in_brackets(tuple(WORDS[each] for each in (filter.colour, filter.type, face, where) if each))


def _in_brackets(parts: tuple[Text, ...]) -> Text:
    return Text(" ({kinds})", {"kinds": parts}) if parts else NOTHING


def place(filter: LocationFilter, name_of: NameOf = by_id) -> Text:
    """Which place or places."""
    parts: list[Text] = []
    if filter.id is not None:
        parts.append(listed((name_of("locations", filter.id),)))
    if filter.type is not None:
        parts.append(WORDS[filter.type])
    if filter.port is not None:
        parts.append(say("a port") if filter.port else say("no port"))
    if filter.adjacent:
        parts.append(say("an adjacent location"))
    if filter.marker is not None:
        parts.append(say("with the token “{marker}”", marker=filter.marker))
    if filter.no_marker is not None:
        parts.append(say("without the token “{marker}”", marker=filter.no_marker))
    return listed(tuple(parts)) if parts else say("any location")


def describe_condition(condition: Cond, name_of: NameOf = by_id) -> Text:
    """A condition in a few words, such as "with 3 rubles"."""
    match condition:
        case Has():
            return _possession(condition)
        case Cursed():
            return say("cursed") if condition.cursed else say("not cursed")
        case InPhase():
            return say("at {phases}", phases=words(condition.phases))
        case At():
            return say("at {place}", place=place(condition.location, name_of))
        case InScene():
            return listed(words(condition.scenes))
        case InRound():
            return say("in round {rounds}", rounds=condition.rounds)
        case Counter():
            return listed(tuple(_counter(name, least) for name, least in condition.counters))
        case AllOf():
            conditions = tuple(describe_condition(each, name_of) for each in condition.conditions)
            return say("all of: {conditions}", conditions=conditions)
        case AnyOf():
            conditions = tuple(describe_condition(each, name_of) for each in condition.conditions)
            return say("one of: {conditions}", conditions=conditions)
        case Not():
            return say("not: {condition}", condition=describe_condition(condition.condition, name_of))
        case Ask():
            return listed((condition.question,))


def _possession(has: Has) -> Text:
    if has.rubles is not None:
        return say("with %n ruble(s)", has.rubles)
    if has.item is not None:
        return say("with %n item(s){kinds}", has.n, kinds=item(has.item))
    return say("with %n word card(s){kinds}", has.n, kinds=card(has.card or CardFilter()))


def _counter(name: str, least: int) -> Text:
    if name == "tokens_on_board":
        return say("%n token(s) on the board", least)
    return say("{counter} at least {least}", counter=name.replace("_", " "), least=least)


