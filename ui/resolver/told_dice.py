"""The dice as told so far, while the roll is asked for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ui.widgets.roll import RolledDie, parse_roll


class ToldDice:
    """Begins with as many unknown dice as are due."""

    def __init__(self, characters: list[Mapping[str, Any]]) -> None:
        self._due: dict[str, tuple[int, int, int]] = {
            each["id"]: (each["attack"], each["defense"], each["any"]) for each in characters
        }
        self.dice: dict[str, tuple[RolledDie, ...]] = {each["id"]: _at_first(each) for each in characters}

    @property
    def known(self) -> int:
        """How many dice have a value."""
        return sum(die.value is not None for dice in self.dice.values() for die in dice)

    @property
    def all(self) -> int:
        return sum(len(dice) for dice in self.dice.values())

    @property
    def complete(self) -> bool:
        return self.known == self.all

    @property
    def as_due(self) -> bool:
        """Whether all dice that are due are told, no more and no fewer."""
        return self.complete and all(self._fits(who) for who in self.dice)

    def _fits(self, who: str) -> bool:
        attack, defense, any_kind = self._due[who]
        kinds = [die.kind for die in self.dice[who]]
        if any_kind:
            return len(kinds) == any_kind
        return kinds.count("attack") == attack and kinds.count("defense") == defense

    def answer(self) -> dict[str, list[str]]:
        """The dice as an answer holds them, such as d2 and a4."""
        return {who: [f"{die.kind[0]}{die.value}" for die in dice] for who, dice in self.dice.items()}


def _at_first(character: Mapping[str, Any]) -> tuple[RolledDie, ...]:
    now = parse_roll(" ".join(character["now"])).dice if not character["any"] else ()
    if now:
        return now
    attack = RolledDie("attack"), character["attack"] + character["any"]
    return (*(RolledDie("defense"),) * character["defense"], *(attack[0],) * attack[1])
