"""Values of a character's board that were left open at setup: asked for when a check or fight needs them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from blackbook.campaign.characters import Character
from blackbook.campaign.scene import COMBAT
from blackbook.rules.agenda import Steps

if TYPE_CHECKING:
    from collections.abc import Iterable

    from blackbook.rules.game import Game

COPIED = {"health": "health", "dice.attack": "attack_dice", "dice.defense": "defense_dice"}
"""Fields of the board that a character keeps a copy of, which may have been corrected by hand."""


def read_boards(game: Game, whos: Iterable[str]) -> Steps:
    """Ask for dice, and in a fight for health, of those of whom neither board nor hand has told them."""
    from blackbook.rules.printed import ask_printed

    in_fight = game.scene is not None and game.scene.kind == COMBAT
    wanted = tuple(field for field in COPIED if in_fight or field != "health")
    steps: list[Steps] = []
    for who in whos:
        character = game.character(who)
        if character.attack_dice or character.defense_dice:
            open_fields = tuple(field for field in wanted if field == "health" and not character.health)
        else:
            open_fields = tuple(field for field in wanted if not getattr(character, COPIED[field]))
        steps.append(ask_printed(game, "characters", who, *open_fields) if open_fields else ())
    return tuple(step for several in steps for step in several)


def take_told(game: Game, who: str, field: str, value: object) -> None:
    """A value that has just been told goes to a character that plays without it."""
    character = game.state.find(Character, who)
    name = COPIED.get(field)
    if character is not None and name is not None and isinstance(value, int) and not getattr(character, name):
        setattr(character, name, value)
