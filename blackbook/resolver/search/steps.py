"""Looks into battles step by step, the most promising step of all first.

A battle in which each consumable has one use is a single step. Where that is open a step lets one more character choose
a stand; once all have chosen, it asks for one more outcome that the consumables might come to (`settlement`). What a
step cannot do better than is known, so it waits its turn until nothing promises more: the first plan found is nearly
always the best, and hardly anything worse has been looked at.
"""

from __future__ import annotations

from typing import NamedTuple, Protocol

from blackbook.resolver.search.battle import Field, Stand
from blackbook.resolver.search.placing import NOBODY, Chosen, Found, Placing, with_stand
from blackbook.resolver.search.settlement import Settlement
from blackbook.resolver.search.wish import NOTHING, Ranked


class Step(Protocol):
    """Something that can be looked into further."""

    @property
    def lowest(self) -> Ranked:
        """Nothing that comes of it is better than this."""

    def go(self, best: Found | None) -> tuple[Found | None, list[Step]]:
        """The best plan now known, and the steps that follow."""


def first_step(field: Field, placing: Placing) -> Step:
    """The step to begin a battle with."""
    return Partial(field, placing, 0, (), NOBODY, placing.lowest)


class Sheltering(NamedTuple):
    """All have chosen, and it is decided how each consumable is used; who gets which is still to be found."""

    placing: Placing
    chosen: tuple[Stand, ...]
    so_far: Chosen
    lowest: Ranked

    def go(self, best: Found | None) -> tuple[Found | None, list[Step]]:
        return self.placing.settle(self.chosen, self.so_far, best), []


class Partial(NamedTuple):
    """The characters before `at` have chosen their stands."""

    field: Field
    placing: Placing
    at: int
    chosen: tuple[Stand, ...]
    so_far: Chosen
    lowest: Ranked

    def go(self, best: Found | None) -> tuple[Found | None, list[Step]]:
        stands = self.placing.battle.stands
        if self.at == len(stands):
            if self.placing.battle.role.uses is None:
                lowest = self.placing.sheltered(self.chosen, self.so_far)
                return best, [Sheltering(self.placing, self.chosen, self.so_far, lowest)]
            return best, [Settling(self.field, self.placing, self.chosen, self.so_far)]
        steps: list[Step] = []
        for stand in stands[self.at].choices:
            so_far = with_stand(self.so_far, stand)
            lowest = self.placing.bound(self.at + 1, so_far)
            chosen = (*self.chosen, stand)
            steps.append(Partial(self.field, self.placing, self.at + 1, chosen, so_far, lowest))
        return best, steps


class Settling:
    """All have chosen; the consumables are asked for one outcome after another."""

    def __init__(self, field: Field, placing: Placing, chosen: tuple[Stand, ...], so_far: Chosen) -> None:
        self.field = field
        self.placing = placing
        self.chosen = chosen
        self.so_far = so_far
        battle = placing.battle
        sources = tuple(sorted((source for stand in chosen for source in stand.sources), reverse=True))
        exposed = tuple(stand.exposed for stand in chosen)
        settler = field.settler(battle)
        self.settlement = Settlement(settler, settler.strikes(sources, battle.needs), battle.leftover, exposed)

    @property
    def lowest(self) -> Ranked:
        target = self.settlement.target
        if target is None:
            return NOTHING
        battle, attack, spent = self.placing.battle, self.so_far[3], self.so_far[4]
        left = battle.health
        if battle.leftover:
            left -= attack + self.settlement.most_attack - self.placing.needed
        return self.placing.order((target.defeated, battle.left, target.wounds, spent + target.used, left))

    def go(self, best: Found | None) -> tuple[Found | None, list[Step]]:
        given = self.settlement.ask()
        if given is None:
            return best, [self]
        decided = self.field.decided(self.placing.battle, given)
        return Placing(decided, self.placing.order, self.placing.covers).settle(self.chosen, self.so_far, best), []
