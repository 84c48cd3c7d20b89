"""How consumables of several uses are used once it is known who places which dice: the best that can be had at once.

Every need - enemies to fell, attacks to ward off, wounds to heal - has its ways to be met (`demands`), and each way
claims uses that must be had at the same time (`uses`). The search asks for one outcome after another, the best first:
so many defeated, so many wounds, so many consumables. It ends with the first that can be had.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import accumulate
from typing import NamedTuple

from blackbook.resolver.search.cover import Needs
from blackbook.resolver.search.dealing import Claim, Claims, Given
from blackbook.resolver.search.demands import Shelters, Strikes, Values
from blackbook.resolver.search.shelter import Exposed
from blackbook.resolver.search.uses import Uses

Mixed = tuple[int, int, int, Claims]
"""Room, threat and wounds that are left, and what is claimed for that."""
SOON = 2
"""After so many failures it is asked whether more consumables can help."""


@dataclass(frozen=True)
class Target:
    """The outcome that is asked for, at most so many of each; attack gained must be more than `gain`, if it counts."""

    defeated: int
    wounds: int
    used: int
    gain: int | None = None


class Share(NamedTuple):
    """One way to shelter a character, or to fell the enemies, and what comes of it."""

    short: int
    """Wounds that are left."""
    load: int
    """Of the claims, and of those wounds."""
    claims: Claims
    defeated: int
    gain: int


class Settler:
    """What settlements with the same consumables share: the ways that have been found to meet a need."""

    def __init__(self, uses: Uses) -> None:
        self.uses = uses
        self.shelters = Shelters(uses)
        self._strikes: dict[tuple[Values, Needs], Strikes] = {}

    def strikes(self, free: Values, needs: Needs) -> Strikes:
        """`free` is what dice and cards bring, greatest first."""
        if (free, needs) not in self._strikes:
            self._strikes[free, needs] = Strikes(self.uses, free, needs)
        return self._strikes[free, needs]


class Settlement:
    """One choice of dice to be settled. `target` is what is asked for next; None once nothing is left to ask for."""

    def __init__(self, settler: Settler, strikes: Strikes, leftover: bool, exposed: tuple[Exposed, ...]) -> None:
        self.settler = settler
        self.uses = settler.uses
        self.strikes = strikes
        self.leftover = leftover
        """Whether attack beyond the needs is worth more."""
        self.exposed = exposed
        self.damage = sum(each.threat for each in exposed)
        self.wounds = sum(each.wounds for each in exposed)
        self.least = max(
            sum(each.health for each in exposed if each.falls),
            self.uses.least_hurt(strikes.short, self.damage, self.wounds),
        )
        self.failures = 0
        """How often as many defeated and wounds as in the target have been out of reach."""
        self.is_within_reach = False
        """Whether they can be had with all consumables; looked at after some failures."""
        self.target: Target | None = self._first(sum(each.falls for each in exposed), self.least)

    @property
    def most_attack(self) -> int:
        """No more attack than this can be gained."""
        return self.uses.most_attack

    def _first(self, defeated: int, wounds: int) -> Target | None:
        """The least target of so many defeated and wounds, or more."""
        self.failures, self.is_within_reach = 0, False
        while defeated <= len(self.exposed):
            used = self.uses.fewest(self.strikes.short, self.damage, self.wounds, wounds)
            if wounds > self.damage + self.wounds:
                defeated, wounds = defeated + 1, self.least
            elif used <= self.uses.size:
                return Target(defeated, wounds, used)
            else:
                wounds += 1
        return None

    def ask(self) -> Given | None:
        """How to come to the target; None if it is out of reach, and then the next target is greater."""
        assert self.target is not None, "whoever asks has looked at the target"
        target, size = self.target, self.uses.size
        found = self._attempt(target)
        if found is not None:
            return self._fiercest(target, *found) if self.leftover else found[0]
        self.failures += 1
        if target.used < size and self.failures == SOON:
            more = {min(target.used + SOON, size), size}
            self.is_within_reach = any(self._attempt(replace(target, used=used)) for used in sorted(more))
        if target.used < size and (self.failures < SOON or self.is_within_reach):
            self.target = replace(target, used=target.used + 1)
        elif target.wounds == self.least and self._is_hopeless(target.defeated):
            self.target = self._first(target.defeated + 1, self.least)
        else:
            self.target = self._first(target.defeated, target.wounds + 1)
        return None

    def _is_hopeless(self, defeated: int) -> bool:
        """Whether more are defeated, however many wounds the others may take."""
        return self._attempt(Target(defeated, self.damage + self.wounds, self.uses.size)) is None

    def _fiercest(self, target: Target, given: Given, gain: int) -> Given:
        """The same with as much attack gained as can be."""
        while (more := self._attempt(replace(target, gain=gain))) is not None:
            given, gain = more
        return given

    def _attempt(self, target: Target) -> tuple[Given, int] | None:
        return _Attempt(self.settler, self.strikes, self.exposed, target).made()


class _Attempt:
    """Looks for claims that come to one target.

    Each need has a list of ways to meet it. What every way of a list claims at least is claimed in any case, so ways
    that do not fit with that of all other lists are struck off, until there is nothing more to strike off.
    """

    def __init__(self, settler: Settler, strikes: Strikes, exposed: tuple[Exposed, ...], target: Target) -> None:
        self.uses = settler.uses
        self.shelters = settler.shelters
        self.target = target
        self.room, self.guard = self.uses.room(target.used, target.wounds), self.uses.scale.guard
        self.failed: set[tuple[int, int, int, Claims]] = set()
        self.spared = target.defeated == sum(each.falls for each in exposed)
        """Nobody may be defeated but those who are to fall."""
        defended, healed = self.uses.mixed_sum
        self.floors = [
            self._least(each, "defense", max(0, each.threat - defended))
            + self._least(each, "heal", max(0, each.wounds - healed))
            for each in exposed
        ]
        """What each character claims at least."""
        striking = self._strikes(strikes)
        self.floors.append(self.uses.scale.lightest(share.load for share in striking))
        sheltering = [self._shares(at, each) if striking else [] for at, each in enumerate(exposed)]
        self.lists = [*sheltering, striking]

    def _least(self, each: Exposed, kind: str, need: int) -> int:
        return self.shelters.lightest(kind, need, self._short(each), each.falls)

    def _short(self, each: Exposed) -> int:
        """How many wounds a character may be left with."""
        return min(self.target.wounds, each.health - 1) if self.spared and not each.falls else self.target.wounds

    def _strikes(self, strikes: Strikes) -> list[Share]:
        """The ways to fell the enemies."""
        room = self.room - sum(self.floors)

        def fits(load: int) -> bool:
            return (room - load) & self.guard == self.guard

        gain = self.target.gain
        found = strikes.ways(fits) if gain is None else strikes.fiercer(fits, gain)
        return [Share(0, way.load, way.claims, 0, gained) for way, gained in found]

    def _shares(self, at: int, each: Exposed) -> list[Share]:
        """The ways to shelter a character that fit with what all others claim at least."""
        guard, most = self.guard, self._short(each)
        found = []
        whole = self.room - sum(self.floors) + self.floors[at]
        for room, threat, wounds, mixed in self._mixed(each, whole):
            healed = room - self._least(each, "heal", wounds)
            for warding in self.shelters.ways("defense", threat, most, each.falls):
                if (healed - warding.load) & guard != guard:
                    continue
                left = room - warding.load
                for healing in self.shelters.ways("heal", wounds, most - warding.short, each.falls):
                    if (left - healing.load) & guard == guard:
                        lost = each.outcome(warding.short, healing.short)
                        if lost is not None and lost <= self.target.defeated:
                            claims = (*mixed, *warding.claims, *healing.claims)
                            load = whole - left + healing.load
                            found.append(Share(warding.short + healing.short, load, claims, lost, 0))
        self.floors[at] = self.uses.scale.lightest(share.load for share in found)
        return found

    def _mixed(self, each: Exposed, room: int) -> Iterator[Mixed]:
        """Every choice of consumables that defend and heal at once and that fits, none first."""

        def claim(at: int, room: int, threat: int, wounds: int, claims: Claims) -> Iterator[Mixed]:
            yield room, threat, wounds, claims
            for index in range(at, len(self.uses.mixed)):
                defense, heal = self.uses.mixed[index]
                more = Claim(0, defense, heal, each.falls)
                left = room - self.uses.load((more,))
                if threat + wounds and left & self.guard == self.guard:
                    yield from claim(index, left, max(0, threat - defense), max(0, wounds - heal), (*claims, more))

        return claim(0, room, each.threat, each.wounds, ())

    def made(self) -> tuple[Given, int] | None:
        """How the consumables are used, and the attack gained; None if the target is out of reach."""
        if not all(self.lists):
            return None
        while self._strike_off():
            self.floors = [self.uses.scale.lightest(share.load for share in shares) for shares in self.lists]
        self.after = [0, *accumulate(reversed(self.floors))][::-1]
        """What the lists from each one on claim at least."""
        return self._choose(0, self.target.wounds, self.target.defeated, self.room, (), 0)

    def _strike_off(self) -> bool:
        """Whether some ways did not fit with what all other lists claim at least; they are gone then."""
        room, guard = self.room - sum(self.floors), self.guard
        before = sum(map(len, self.lists))
        self.lists = [
            [share for share in shares if (room + floor - share.load) & guard == guard]
            for shares, floor in zip(self.lists, self.floors, strict=True)
        ]
        return sum(map(len, self.lists)) < before

    def _choose(
        self, at: int, short: int, defeated: int, room: int, claims: Claims, gain: int
    ) -> tuple[Given, int] | None:
        """Choose from the lists from `at` on, with so many wounds and defeated to spare and so much room."""
        if at == len(self.lists):
            given = self.uses.deal(claims, self.target.used)
            return None if given is None else (given, gain)
        key = (at, short, defeated, tuple(sorted(claims)))
        if key in self.failed:
            return None
        guard, left = self.guard, room - self.after[at + 1]
        for share in self.lists[at]:
            if (left - share.load) & guard == guard and share.short <= short and share.defeated <= defeated:
                found = self._choose(
                    at + 1,
                    short - share.short,
                    defeated - share.defeated,
                    room - share.load,
                    (*claims, *share.claims),
                    gain + share.gain,
                )
                if found is not None:
                    return found
        self.failed.add(key)
        return None
