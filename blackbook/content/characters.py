"""The characters with their demons, jobs and deals."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from blackbook.content.component import Component
from blackbook.content.effects import Effects
from blackbook.content.printed import Number, Printed

LATIN_TO_CYRILLIC = str.maketrans("ABE", "АВЕ")
"""Typed Latin letters that look like those on the boards (R-SETUP-9)."""


class DicePool(Printed):
    """How many dice of each kind a character rolls."""

    attack: Number | None = Field(default=None, ge=0, le=7)
    defense: Number | None = Field(default=None, ge=0, le=7)


class Start(Printed):
    """With what a character begins: sins, place, rubles and items (ids of items)."""

    sin: Number | None = Field(default=None, ge=0, le=13)
    location: str | None = None
    rubles: Number | None = Field(default=None, ge=0)
    items: tuple[str, ...] | None = None


class Ability(Printed):
    """What a character can do in certain places after moving, besides its action (R-ABIL-1)."""

    at: tuple[str, ...] | None = None
    pay: Effects = ()
    do: Effects | None = None


class CharacterBoard(Component):
    """A character's board, both sides. `home` is the underlined place, where a defeated character goes."""

    ASKED = (
        "letter",
        "health",
        "dice.attack",
        "dice.defense",
        "start.sin",
        "start.location",
        "start.rubles",
        "start.items",
        "ability.at",
        "ability.do",
        "home",
    )
    MERGED = ("dice", "start", "ability")

    letter: str | None = None
    health: Number | None = Field(default=None, ge=1)
    dice: DicePool = DicePool()
    start: Start = Start()
    ability: Ability = Ability()
    home: str | None = None

    def has_letter(self, typed: str) -> bool:
        """Whether this is the board with the letter; Latin A, B and E pass for Cyrillic ones (R-SETUP-9)."""
        return self.letter is not None and typed.strip().upper().translate(LATIN_TO_CYRILLIC) == self.letter


class Demon(Component):
    """A demon on a character's board, in slot 1, 2 or 3, and its penalty while nobody works for it."""

    ASKED = ("owner", "slot", "effect")

    owner: str | None = None
    slot: Number | None = Field(default=None, ge=1, le=3)
    effect: Effects | None = None


class DemonKind(Component):
    """A kind of penalty that the rulebook describes, to choose from when a demon's own is asked for."""

    effect: Effects


class Job(Component):
    """A job card of a character, or a useless one (owner "useless"); `sin` is gained when it is done."""

    ASKED = ("owner", "do", "sin")

    owner: str | None = None
    do: Effects | None = None
    sin: Number | None = Field(default=None, ge=0)


class Ransom(Printed):
    """What all pay when a character was defeated: each of them, or the team in total."""

    who: Literal["each", "team"] = "each"
    do: Effects


class Refusal(Printed):
    """What must be paid in full to refuse a gift, and by how much the sins then change."""

    pay: Effects = ()
    sin: Number


class Deal(Component):
    ASKED = ("ransom", "accept", "refuse")

    ransom: Ransom | None = None
    accept: Effects | None = None
    refuse: Refusal | None = None
