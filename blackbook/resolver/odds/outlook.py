"""What a round may do to the characters: how each of their offers fares against what may hit them."""

from __future__ import annotations

from collections.abc import Iterator

from blackbook.resolver.model.sources import outdoes
from blackbook.resolver.odds.fight_round import Stage, Standing, Threat, Wounds, after, threat
from blackbook.resolver.odds.rolls import Brought

Exposure = tuple[tuple[int, ...], Wounds]
"""One offer of one character against a threat: its sources, and its wounds for each sum in `Threat.later`."""
Offers = tuple[Exposure, ...]


class Outlook:
    """What a round may do to the characters, whatever health its enemies have.

    `threats` is what may hit each of them, as far as it still matters.
    """

    def __init__(self, stage: Stage, standing: Standing) -> None:
        self.stage = stage
        self.wounds = standing.wounds
        self.assigned = tuple(assigned for _, _, assigned in standing.enemies)
        self.threats = tuple(self._threat(at) for at in range(len(stage.seats)))

    def _threat(self, at: int) -> Threat:
        if self.wounds[at] >= self.stage.seats[at].health:
            return Threat(0, (0,))
        against = threat(self.stage, self.assigned, at)
        return Threat(against.first, (0,)) if self.stage.ends_with_the_sources else against

    def exposure(self, at: int, brought: Brought) -> Exposure:
        """How an offer of a character fares. Wounds that can never make it fall any more count as none."""
        health = self.stage.seats[at].health
        sources, wounds = exposure(brought, self.wounds[at], health, self.threats[at])
        harmless = health - self.stage.to_come
        return sources, tuple([0 if each < harmless else each for each in wounds])

    def after(self, healths: Wounds, tables: tuple[Wounds, ...]) -> Iterator[Standing | bool]:
        """How it may go on: with the health left to each enemy, and the wounds of each offer that was taken."""
        if not any(healths):
            yield True
            return
        yield from after(self.stage, self.assigned, healths, self.wounds_after(healths, tables))

    def wounds_after(self, healths: Wounds, tables: tuple[Wounds, ...]) -> Wounds:
        """Everybody's wounds once the enemies that are left have struck."""
        return tuple([
            table[against.later.index(self._hits_later(healths, at))] if len(against.later) > 1 else table[0]
            for at, (table, against) in enumerate(zip(tables, self.threats, strict=True))
        ])

    def _hits_later(self, healths: Wounds, at: int) -> int:
        """Attack of the enemies left that strike a character after the sources."""
        return sum(
            foe.attack
            for foe, left, assigned in zip(self.stage.foes, healths, self.assigned, strict=True)
            if left and not foe.first and (foe.hits_all or assigned == at)
        )


def exposure(brought: Brought, wounds: int, health: int, against: Threat) -> Exposure:
    """How an offer fares. Who falls at the first strike, or had fallen, has no sources."""
    if wounds >= health:
        return (), (health,) * len(against.later)
    sources, defense, heal = brought
    wounds = max(0, wounds - heal) + max(0, against.first - defense)
    if wounds >= health:
        return (), (health,) * len(against.later)
    left = max(0, defense - against.first)
    return sources, tuple([min(health, wounds + max(0, attack - left)) for attack in against.later])


def best_offers(offers: frozenset[Exposure]) -> Offers:
    """Without those that another outdoes, in one order."""
    if len(offers) == 1:
        return tuple(offers)
    kept: list[Exposure] = []
    for sources, wounds in sorted(offers, key=lambda offer: (-sum(offer[0]), -len(offer[0]), offer[1], offer[0])):
        for stronger, fewer in kept:
            if outdoes(stronger, sources) and all(a <= b for a, b in zip(fewer, wounds, strict=True)):
                break
        else:
            kept.append((sources, wounds))
    return tuple(sorted(kept))
