"""One round of a fight before its dice are rolled: who attacks whom, and how the state goes on from there.

The order of a round is that of the rulebook: the strike of enemies that attack first, all sources of those still
standing, the strike of the other enemies with what is left of each defense (R-ENEMY-5, A-COMBAT-3), flight at the end
(R-ENEMY-12). Enemies of the fallen hit nobody until somebody takes them over in the next round (R-COMBAT-21).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import product

from blackbook.resolver.model.numbers import Foe, Seat
from blackbook.resolver.odds.rolls import Choices

Wounds = tuple[int, ...]
LAST_ROUND = 3
"""R-COMBAT-9."""
FAR = 1_000_000_000
"""More than any sum of attack; for enemies that go away of themselves."""


@dataclass(frozen=True)
class Standing:
    """Between two rounds: enemies as index, health left and index of their character; wounds of each character.

    A fallen character has as many wounds as health.
    """

    round: int
    enemies: tuple[tuple[int, int, int], ...]
    wounds: Wounds


@dataclass(frozen=True)
class Stage:
    """What the same round with the same enemies alive has in common, whatever the wounds and the health left."""

    round: int
    last: bool
    foes: tuple[Foe, ...]
    seats: tuple[Seat, ...]
    rolls: tuple[dict[Choices, int], ...]
    """For each character, how often it rolls what."""

    to_come: int
    """Attack that one character may suffer at most in the rounds after this one."""
    attack_to_come: int
    """Health that all characters together can take from enemies at most in the rounds after this one."""

    @property
    def alive(self) -> tuple[int, ...]:
        return tuple(foe.index for foe in self.foes)

    @property
    def ends_with_the_sources(self) -> bool:
        """Whether what the enemies do after the sources no longer matters."""
        return self.last and not any(foe.flees for foe in self.foes)

    @property
    def only_sources_count(self) -> bool:
        """Whether nobody can fall before the sources strike either."""
        return self.ends_with_the_sources and not any(foe.first and foe.attack for foe in self.foes)


@dataclass(frozen=True)
class Threat:
    """What may hit one character in a round: at first, and later for each set of enemies that may then be left."""

    first: int
    later: tuple[int, ...]
    """Different sums of attack, smallest first."""


def threat(stage: Stage, assigned: tuple[int, ...], at: int) -> Threat:
    """What may hit a character; enemies assigned to the fallen hit nobody."""
    first = 0
    later = {0}
    for foe, to in zip(stage.foes, assigned, strict=True):
        if foe.attack and (foe.hits_all or to == at):
            if foe.first:
                first += foe.attack
            else:
                later |= {attack + foe.attack for attack in later}
    return Threat(first, tuple(sorted(later)))


def strikes(
    sources: tuple[int, ...],
    healths: Wounds,
    open_to_attack: tuple[bool, ...],
    reach: int,
    watch: Callable[[], None],
) -> list[Wounds]:
    """Every health that may be left to the enemies, without what another aim undercuts (R-COMBAT-12..14).

    More health than `reach` in all is hopeless and left out.
    """
    targets = [at for at, is_open in enumerate(open_to_attack) if is_open]
    if len(targets) == 1:
        at = targets[0]
        ends = {(*healths[:at], max(0, healths[at] - sum(sources)), *healths[at + 1 :])}
        return [end for end in ends if sum(end) <= reach]
    ends = {healths}
    still = sum(sources)
    for source in sources if targets else ():
        watch()
        still -= source
        following: set[Wounds] = set()
        for end in ends:
            living = [at for at in targets if end[at]]
            if not living:
                return [end] if sum(end) <= reach else []
            for at in living:
                hit = (*end[:at], max(0, end[at] - source), *end[at + 1 :])
                if sum(hit) - still <= reach:
                    following.add(hit)
        ends = following
    return [end for end in _least(ends) if sum(end) <= reach]


def _least(ends: set[Wounds]) -> list[Wounds]:
    kept: list[Wounds] = []
    for end in sorted(ends, key=sum):
        if not any(all(a <= b for a, b in zip(other, end, strict=True)) for other in kept):
            kept.append(end)
    return kept


def after(stage: Stage, assigned: tuple[int, ...], healths: Wounds, wounds: Wounds) -> Iterator[Standing | bool]:
    """How it may go on after the round: True if the fight is won, False if it is not, or as the players choose."""
    people = [at for at, seat in enumerate(stage.seats) if wounds[at] < seat.health]
    left = [
        (foe.index, health, to)
        for foe, health, to in zip(stage.foes, healths, assigned, strict=True)
        if health and not foe.flees
    ]
    if not people:
        yield False
    elif not left:
        yield True
    elif stage.last:
        yield False
    else:
        choices = [[(*enemy[:2], to) for to in ([enemy[2]] if enemy[2] in people else people)] for enemy in left]
        for enemies in product(*choices):
            yield Standing(stage.round + 1, enemies, wounds)
