"""How consumables of several uses are used once it is known who places which dice: the best that can be had at once.

Every need - enemies to fell, attacks to ward off, wounds to heal - has its ways to be met (`demands`), and each way
claims uses that must be had at the same time (`uses`). The search asks for one outcome after another, the best first:
so many defeated, so many wounds, so many consumables. It ends with the first that can be had.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import NamedTuple

from blackbook.resolver.cover import Needs
from blackbook.resolver.dealing import Claim, Claims, Given
from blackbook.resolver.demands import Shelters, Strikes, Values, Way
from blackbook.resolver.shelter import Exposed
from blackbook.resolver.uses import Uses

Striking = list[tuple[Way, int]]
"""Ways to fell the enemies, and the attack that each gains."""
BUNDLE = 16
"""As many of those ways, alike in what they claim, are looked at together."""
SOON = 2
"""After so many failures it is asked whether more consumables can help."""


@dataclass(frozen=True)
class Target:
    """The outcome that is asked for, at most so many of each; attack gained must be more than `gain`, if it counts."""

    defeated: int
    wounds: int
    used: int
    gain: int | None = None


class Mixed(NamedTuple):
    """Consumables claimed for one character that defend and heal at once, and what is then left to do."""

    room: int
    threat: int
    wounds: int
    claims: Claims


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
        if wounds > self.damage + self.wounds:
            defeated, wounds = defeated + 1, self.least
        if defeated > len(self.exposed):
            return None
        self.failures, self.is_within_reach = 0, False
        used = self.uses.fewest(self.strikes.short, self.damage, self.wounds, wounds)
        return Target(defeated, wounds, used) if used <= self.uses.size else self._first(defeated, wounds + 1)

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
    """Looks for claims that come to one target: characters one after another, the enemies last."""

    def __init__(
        self, settler: Settler, strikes: Strikes, exposed: tuple[Exposed, ...], target: Target
    ) -> None:
        self.uses = settler.uses
        self.shelters = settler.shelters
        self.exposed = exposed
        self.target = target
        self.failed: set[tuple[int, int, int, Claims]] = set()
        self.spared = target.defeated == sum(each.falls for each in exposed)
        """Nobody may be defeated but those who are to fall."""
        self.room, self.guard = self.uses.room(target.used, target.wounds), self.uses.scale.guard
        self.floors = self._floors()
        self.strikes = self._strikes(strikes)
        lightest, loads = self.uses.scale.lightest, [way.load for way, _ in self.strikes]
        self.bundles = [lightest(loads[at : at + BUNDLE]) for at in range(0, len(loads), BUNDLE)]
        """What every way of a bundle brings at least; if that does not fit, none of them does."""
        self.striking = lightest(loads)

    def _floors(self) -> list[int]:
        """What must still be claimed from each character on."""
        defended, healed = self.uses.mixed_sum
        floors = [0]
        for each in reversed(self.exposed):
            threat, wounds = max(0, each.threat - defended), max(0, each.wounds - healed)
            floors.insert(0, floors[0] + self._least(each, "defense", threat) + self._least(each, "heal", wounds))
        return floors

    def _least(self, each: Exposed, kind: str, need: int) -> int:
        return self.shelters.lightest(kind, need, self._short(each), each.falls)

    def _short(self, each: Exposed) -> int:
        """How many wounds a character may be left with."""
        return min(self.target.wounds, each.health - 1) if self.spared and not each.falls else self.target.wounds

    def _strikes(self, strikes: Strikes) -> Striking:
        floor = self.floors[0]

        def fits(load: int) -> bool:
            return self._fits(load + floor)

        gain = self.target.gain
        return strikes.ways(fits) if gain is None else strikes.fiercer(fits, gain)

    def made(self) -> tuple[Given, int] | None:
        """How the consumables are used, and the attack gained; None if the target is out of reach."""
        target = self.target
        return self._shelter(0, target.wounds, target.defeated, 0, (), 0)

    def _shelter(
        self, at: int, short: int, defeated: int, load: int, claims: Claims, strike: int
    ) -> tuple[Given, int] | None:
        """Shelter the characters from `at` on, with so many wounds and defeated to spare.

        No way to fell the enemies before the one at `strike` fits what has been claimed.
        """
        strike = self._fitting(strike, load + self.floors[at])
        if strike == len(self.strikes):
            return None
        if at == len(self.exposed):
            return self._strike(load, claims, strike)
        key = (at, short, defeated, tuple(sorted(claims)))
        if key in self.failed:
            return None
        for way, lost in self._sheltered(at, short, load + self.striking):
            if lost <= defeated:
                more = (*claims, *way.claims)
                found = self._shelter(at + 1, short - way.short, defeated - lost, load + way.load, more, strike)
                if found is not None:
                    return found
        self.failed.add(key)
        return None

    def _fitting(self, strike: int, load: int) -> int:
        """The next way to fell the enemies, from this one on, that fits; their number if none does."""
        space, guard, strikes = self.room - load, self.guard, self.strikes
        while strike < len(strikes):
            if strike % BUNDLE == 0 and (space - self.bundles[strike // BUNDLE]) & guard != guard:
                strike += BUNDLE
            elif (space - strikes[strike][0].load) & guard == guard:
                return strike
            else:
                strike += 1
        return len(strikes)

    def _sheltered(self, at: int, short: int, load: int) -> Iterator[tuple[Way, int]]:
        """The ways to shelter one character that still fit, and whether it is defeated (0 or 1)."""
        each = self.exposed[at]
        guard, room = self.guard, self.room - load - self.floors[at + 1]
        most = min(short, self._short(each))
        for mixed in self._mixed(each, room):
            healed = mixed.room - self._least(each, "heal", mixed.wounds)
            for warding in self.shelters.ways("defense", mixed.threat, most, each.falls):
                if (healed - warding.load) & guard != guard:
                    continue
                left = mixed.room - warding.load
                for healing in self.shelters.ways("heal", mixed.wounds, most - warding.short, each.falls):
                    if (left - healing.load) & guard == guard:
                        lost = each.outcome(warding.short, healing.short)
                        if lost is not None:
                            claims = (*mixed.claims, *warding.claims, *healing.claims)
                            load = room - left + healing.load
                            yield Way(warding.short + healing.short, load, claims), lost

    def _fits(self, load: int) -> bool:
        return (self.room - load) & self.guard == self.guard

    def _mixed(self, each: Exposed, room: int) -> Iterator[Mixed]:
        """Every choice of consumables that defend and heal at once and that fits, none first."""

        def claim(at: int, mixed: Mixed) -> Iterator[Mixed]:
            yield mixed
            for index in range(at, len(self.uses.mixed)):
                defense, heal = self.uses.mixed[index]
                more = Claim(0, defense, heal, each.falls)
                left = mixed.room - self.uses.load((more,))
                if mixed.threat + mixed.wounds and left & self.guard == self.guard:
                    threat, wounds = max(0, mixed.threat - defense), max(0, mixed.wounds - heal)
                    yield from claim(index, Mixed(left, threat, wounds, (*mixed.claims, more)))

        return claim(0, Mixed(room, each.threat, each.wounds, ()))

    def _strike(self, load: int, claims: Claims, strike: int) -> tuple[Given, int] | None:
        while strike < len(self.strikes):
            way, gain = self.strikes[strike]
            given = self.uses.deal((*claims, *way.claims), self.target.used)
            if given is not None:
                return given, gain
            strike = self._fitting(strike + 1, load)
        return None
