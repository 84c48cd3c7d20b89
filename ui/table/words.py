"""Words of the rulebook that the screens write themselves: phases, difficulties, kinds of items and cards."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

CONTEXT = "Words"

_WORDS: dict[str, Any] = {
    "morning": QT_TRANSLATE_NOOP("Words", "Morning"),
    "noon": QT_TRANSLATE_NOOP("Words", "Noon"),
    "evening": QT_TRANSLATE_NOOP("Words", "Evening"),
    "night": QT_TRANSLATE_NOOP("Words", "Night"),
    "normal": QT_TRANSLATE_NOOP("Words", "normal"),
    "hard": QT_TRANSLATE_NOOP("Words", "hard"),
    "very_hard": QT_TRANSLATE_NOOP("Words", "very hard"),
    "natural": QT_TRANSLATE_NOOP("Words", "natural"),
    "crafted": QT_TRANSLATE_NOOP("Words", "crafted"),
    "black": QT_TRANSLATE_NOOP("Words", "black"),
    "white": QT_TRANSLATE_NOOP("Words", "white"),
    "attack": QT_TRANSLATE_NOOP("Words", "attack"),
    "defense": QT_TRANSLATE_NOOP("Words", "defense"),
    "order": QT_TRANSLATE_NOOP("Words", "order"),
    "key": QT_TRANSLATE_NOOP("Words", "key"),
    "plant": QT_TRANSLATE_NOOP("Words", "plant"),
    "sorcerous": QT_TRANSLATE_NOOP("Words", "sorcerous"),
    "incendiary": QT_TRANSLATE_NOOP("Words", "incendiary"),
    "valuable": QT_TRANSLATE_NOOP("Words", "valuable"),
    "church": QT_TRANSLATE_NOOP("Words", "church"),
}

_DECKS: dict[str, Any] = {
    "black": QT_TRANSLATE_NOOP("Words", "Black words"),
    "white": QT_TRANSLATE_NOOP("Words", "White words"),
    "natural": QT_TRANSLATE_NOOP("Words", "Natural items"),
    "crafted": QT_TRANSLATE_NOOP("Words", "Crafted items"),
    "regular": QT_TRANSLATE_NOOP("Words", "Enemies"),
    "strong": QT_TRANSLATE_NOOP("Words", "Strong enemies"),
    "deal": QT_TRANSLATE_NOOP("Words", "Deals"),
    "useless": QT_TRANSLATE_NOOP("Words", "Useless jobs"),
    "helpers": QT_TRANSLATE_NOOP("Words", "Helpers"),
    "main": QT_TRANSLATE_NOOP("Words", "Main requests"),
    "special": QT_TRANSLATE_NOOP("Words", "Special requests"),
}

PHASES = ("morning", "noon", "evening", "night")


def word(id: str) -> str:
    """A word of the rulebook in the language on screen; the id itself if it is none of them."""
    return QCoreApplication.translate(CONTEXT, _WORDS[id]) if id in _WORDS else id


def deck_order(name: str) -> int:
    """The place of a deck or bag where all are listed: word cards, items, enemies, the rest."""
    return list(_DECKS).index(name) if name in _DECKS else len(_DECKS)


def deck_word(name: str) -> str:
    """The name of a deck or bag in the language on screen."""
    return QCoreApplication.translate(CONTEXT, _DECKS[name]) if name in _DECKS else name
