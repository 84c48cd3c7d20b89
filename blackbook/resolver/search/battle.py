"""What is decided before a round is searched: which enemies are to be beaten, who falls at the first strike, and what
each character's offers then are worth against what attacks it.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import combinations, product

from blackbook.resolver.model.numbers import Foe, Gift, Seat, Table
from blackbook.resolver.model.sources import outdoes
from blackbook.resolver.search.dealing import Given
from blackbook.resolver.search.offers import Offer, offers
from blackbook.resolver.search.roles import Role, decided_role, first_role, ways_to_use
from blackbook.resolver.search.settlement import Settler
from blackbook.resolver.search.shelter import Exposed
from blackbook.resolver.search.uses import Uses


@dataclass(frozen=True)
class Stand:
    """One offer of one character, against what attacks it: what the bounds look at."""

    offer: Offer
    exposed: Exposed
    damage: int
    wounds: int
    sources: tuple[int, ...]
    attack: int
    doomed: int
    short: int
    """Defense and healing that it must be given so as to stand if it is to."""


@dataclass(frozen=True)
class Stands:
    """All that is left of one character's offers, and the least or most that any of them has."""

    choices: tuple[Stand, ...]
    doomed: int
    damage: int
    wounds: int
    attack: int
    spent: int
    short: int
    rescue: int
    """Defense and healing that it must be given so as not to be defeated."""


@dataclass(frozen=True)
class Battle:
    """A set of enemies to beat, who falls at the first strike, and how consumables are used if that is decided."""

    role: Role
    falls: tuple[bool, ...]
    beaten: frozenset[int]
    """Places in `Table.enemies`."""
    needs: tuple[int, ...]
    left: int
    health: int
    """Of the enemies that would be left, before anything is left over for them."""
    leftover: bool
    stands: tuple[Stands, ...]
    bought: tuple[int, ...]
    """Attack of the consumables that can be aimed, greatest first."""
    free: tuple[int, ...]
    lost: frozenset[int]
    """Characters that fall before they strike."""


@dataclass(frozen=True)
class Seated:
    """A character that stands when the round begins."""

    seat: Seat
    offers: tuple[Offer, ...]
    sieved: tuple[Offer, ...]
    """Those that are not outdone by another against any attack."""
    first: int
    """Attack of the enemies that strike first."""
    may_fall: bool
    """Whether it can fall at the first strike."""


class Field:
    """The battles a round may be: all, or those in which one enemy is beaten, or with the fiercest offers alone."""

    def __init__(self, table: Table, beat: int | None, fiercest: bool) -> None:
        self.table = table
        self.beat = beat
        self.seated = [_seated(table, seat, fiercest) for seat in table.characters if not seat.fallen]
        self._stands: dict[tuple[int, int, bool], Stands] = {}
        self._ways_to_use: dict[frozenset[int], dict[int, dict[Gift, Gift]]] = {}
        self._settlers: dict[frozenset[int], Settler] = {}

    def battles(self) -> list[Battle]:
        """A battle for each set of enemies to beat and each set of characters that fall first."""
        role = first_role(self.table)
        fates = list(product(*((False, True) if each.may_fall else (False,) for each in self.seated)))
        return [self._battle(role, beaten, falls) for beaten in _sets_to_beat(self.table, self.beat) for falls in fates]

    def settler(self, battle: Battle) -> Settler:
        """Settles the uses of consumables in battles where as many characters are lost as in this one."""
        lost, uses = battle.lost, battle.role.uses
        if lost not in self._settlers:
            if lost or uses is None:
                uses = Uses({index: tuple(ways) for index, ways in self._ways(lost).items()})
            self._settlers[lost] = Settler(uses)
        return self._settlers[lost]

    def decided(self, battle: Battle, given: Given) -> Battle:
        """The same battle with the uses of consumables decided as a settler has found them."""
        ways = self._ways(battle.lost)
        role = decided_role(self.table, {index: ways[index][gift] for index, gift in given.items()})
        return _armed(battle, role)

    def _ways(self, lost: frozenset[int]) -> dict[int, dict[Gift, Gift]]:
        if lost not in self._ways_to_use:
            self._ways_to_use[lost] = ways_to_use(self.table, lost)
        return self._ways_to_use[lost]

    def _battle(self, role: Role, beaten: frozenset[int], falls: tuple[bool, ...]) -> Battle:
        enemies = self.table.enemies
        stopped = frozenset(i for i in beaten if not enemies[i].first)
        stands = []
        for each, falling in zip(self.seated, falls, strict=True):
            attack = _attack(enemies, each.seat, stopped)
            key = (each.seat.index, attack, falling)
            if key not in self._stands:
                self._stands[key] = _summed(_stands(each, attack, falling, role))
            stands.append(self._stands[key])
        lost = frozenset(each.seat.index for each, falling in zip(self.seated, falls, strict=True) if falling)
        return _battle(self.table, role, falls, beaten, tuple(stands), lost)


def _seated(table: Table, seat: Seat, fiercest: bool) -> Seated:
    later = frozenset(i for i, foe in enumerate(table.enemies) if not foe.first)
    first, worst = _attack(table.enemies, seat, later), _attack(table.enemies, seat, frozenset())
    every = offers(seat)
    if fiercest:
        most = max(sum(offer.sources) for offer in every)
        every = tuple(offer for offer in every if sum(offer.sources) == most)
    may_fall = first > 0 and any(
        max(0, seat.wounds - offer.heal) + max(0, first - offer.defense) >= seat.health for offer in every
    )
    return Seated(seat, every, _sieve(every, worst), first, may_fall)


def _sets_to_beat(table: Table, beat: int | None) -> list[frozenset[int]]:
    beatable = [i for i, foe in enumerate(table.enemies) if foe.vulnerable]
    sets = [frozenset(some) for size in range(len(beatable), -1, -1) for some in combinations(beatable, size)]
    return [some for some in sets if beat is None or beat in some]


def _battle(
    table: Table,
    role: Role,
    falls: tuple[bool, ...],
    beaten: frozenset[int],
    stands: tuple[Stands, ...],
    lost: frozenset[int],
) -> Battle:
    remaining = [foe for i, foe in enumerate(table.enemies) if i not in beaten and not foe.flees]
    battle = Battle(
        role=role,
        falls=falls,
        beaten=beaten,
        needs=tuple(table.enemies[i].health for i in sorted(beaten)),
        left=len(remaining),
        health=sum(foe.health for foe in remaining),
        leftover=any(foe.vulnerable for foe in remaining),
        stands=stands,
        bought=(),
        free=(),
        lost=lost,
    )
    return _armed(battle, role)


def _armed(battle: Battle, role: Role) -> Battle:
    """The battle with consumables used like this."""
    return replace(
        battle,
        role=role,
        bought=tuple(sorted((value for value, owner, _ in role.bought if owner not in battle.lost), reverse=True)),
        free=tuple(value for value, owner, _ in role.free if owner not in battle.lost),
    )


def _attack(enemies: tuple[Foe, ...], seat: Seat, without: frozenset[int]) -> int:
    """What the enemies do to a character, but for some of them."""
    return sum(
        foe.attack
        for i, foe in enumerate(enemies)
        if i not in without and (foe.hits_all or foe.assigned_to == seat.index)
    )


def _sieve(every: tuple[Offer, ...], attack: int) -> tuple[Offer, ...]:
    """The offers that are not outdone by another against any attack up to this one."""
    ranked = sorted(every, key=lambda o: (-sum(o.sources), -min(o.defense, attack), -o.heal, o.spent, -len(o.sources)))
    kept: list[Offer] = []
    for offer in ranked:
        defense = min(offer.defense, attack)
        if not any(
            other.heal >= offer.heal
            and min(other.defense, attack) >= defense
            and other.spent <= offer.spent
            and outdoes(other.sources, offer.sources)
            for other in kept
        ):
            kept.append(offer)
    return tuple(kept)


def _stands(each: Seated, attack: int, falls: bool, role: Role) -> tuple[Stand, ...]:
    """The offers against this attack, without those that are outdone."""
    if falls:
        return _falling(each, attack)
    seat = each.seat
    ranked = []
    for offer in each.sieved:
        wounds = max(0, seat.wounds - offer.heal)
        exposed = Exposed(wounds, each.first - offer.defense, attack - offer.defense, seat.health)
        least = max(0, wounds - role.shelter.heal)
        if least + max(0, exposed.first - role.shelter.defense) >= seat.health:
            continue
        damage = max(0, exposed.all)
        doomed = int(least + max(0, damage - role.shelter.defense) >= seat.health)
        short = exposed.short(exposed.first)
        ranked.append(Stand(offer, exposed, damage, wounds, offer.sources, sum(offer.sources), doomed, short))
    ranked.sort(key=lambda stand: (stand.damage + stand.wounds, -stand.attack, stand.offer.spent))
    kept: list[Stand] = []
    for stand in ranked:
        if not any(
            other.damage <= stand.damage
            and other.wounds <= stand.wounds
            and other.offer.spent <= stand.offer.spent
            and outdoes(other.sources, stand.sources)
            for other in kept
        ):
            kept.append(stand)
    return tuple(kept)


def _summed(choices: tuple[Stand, ...]) -> Stands:
    return Stands(
        choices,
        doomed=min((stand.doomed for stand in choices), default=0),
        damage=min((stand.damage for stand in choices), default=0),
        wounds=min((stand.wounds for stand in choices), default=0),
        attack=max((stand.attack for stand in choices), default=0),
        spent=min((stand.offer.spent for stand in choices), default=0),
        short=min((stand.short for stand in choices), default=0),
        rescue=min((stand.exposed.short(stand.exposed.all) for stand in choices), default=0),
    )


def _falling(each: Seated, attack: int) -> tuple[Stand, ...]:
    """The offers with which the character falls at the first strike; more defense is not always better here.

    Nothing is better than to fall with no wound more than that takes.
    """
    cheapest: dict[tuple[int, int], Stand] = {}
    for offer in sorted(each.offers, key=lambda offer: offer.spent):
        wounds = max(0, each.seat.wounds - offer.heal)
        exposed = Exposed(wounds, each.first - offer.defense, attack - offer.defense, each.seat.health, True)
        struck = wounds + max(0, exposed.first)
        stand = Stand(offer, exposed, max(0, exposed.first), wounds, (), 0, 1, 0)
        if struck == each.seat.health and not offer.spent:
            return (stand,)
        if struck >= each.seat.health:
            cheapest.setdefault((wounds, exposed.first), stand)
    return tuple(sorted(cheapest.values(), key=lambda stand: stand.damage + stand.wounds))
