"""How consumables of several uses are used once it is known who places which dice: the best that can be had at once.

Every need - enemies to fell, attacks to ward off, wounds to heal - has its ways to be met (`demands`), and each way
claims uses that must be had at the same time (`uses`). The search asks for one outcome after another, the best first:
so many defeated, so many wounds, so many consumables. It ends with the first that can be had.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from blackbook.resolver.cover import Needs
from blackbook.resolver.demands import Shelters, Strikes, Values, Way
from blackbook.resolver.model import Gift
from blackbook.resolver.shelter import Exposed
from blackbook.resolver.uses import Claim, Uses

Given = dict[int, Gift]
"""How each consumable that is used is used, by its index."""
Claims = tuple[Claim, ...]


@dataclass(frozen=True)
class Target:
    """The outcome that is asked for, at most so many of each; attack gained must be more than `gain`, if it counts."""

    defeated: int
    wounds: int
    used: int
    gain: int | None = None


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
        self.is_within_reach = False
        """Whether so many defeated and wounds can be had with all consumables."""
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
        self.is_within_reach = False
        used = self.uses.fewest(self.strikes.short, self.damage, self.wounds, wounds)
        return Target(defeated, wounds, used) if used <= self.uses.size else self._first(defeated, wounds + 1)

    def ask(self) -> Given | None:
        """How to come to the target; None if it is out of reach, and then the next target is greater."""
        assert self.target is not None, "whoever asks has looked at the target"
        target, size = self.target, self.uses.size
        found = self._attempt(target)
        if found is not None:
            return self._fiercest(target, *found) if self.leftover else found[0]
        if target.used < size and (self.is_within_reach or self._attempt(replace(target, used=size)) is not None):
            self.is_within_reach = True
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
        self.floors = self._floors()
        self.strikes = self._strikes(strikes)
        least = self.uses.lightest(way.load for way, _ in self.strikes)
        least += self.uses.need_load(strikes.short, 0, 0)
        self.floors = [(floor + least, healing + least) for floor, healing in self.floors]

    def _floors(self) -> list[tuple[int, int]]:
        """What must still be claimed from each character on, and for its healing and those after it."""
        mixed_defense, mixed_heal = self.uses.mixed_sum
        floors = [(0, 0)]
        for each in reversed(self.exposed):
            short = self._short(each)
            threat, wounds = max(0, each.threat - mixed_defense), max(0, each.wounds - mixed_heal)
            healing = floors[0][0] + self.uses.need_load(0, 0, each.wounds)
            healing += self.shelters.lightest("heal", wounds, short, each.falls)
            warding = healing + self.uses.need_load(0, each.threat, 0)
            floors.insert(0, (warding + self.shelters.lightest("defense", threat, short, each.falls), healing))
        return floors

    def _short(self, each: Exposed) -> int:
        """How many wounds a character may be left with."""
        return min(self.target.wounds, each.health - 1) if self.spared and not each.falls else self.target.wounds

    def _strikes(self, strikes: Strikes) -> list[tuple[Way, int]]:
        floor, target = self.floors[0][0], self.target

        def fits(load: int) -> bool:
            return self.uses.fits(load + floor, target.used, target.wounds)

        return strikes.ways(fits) if target.gain is None else strikes.fiercer(fits, target.gain)

    def made(self) -> tuple[Given, int] | None:
        """How the consumables are used, and the attack gained; None if the target is out of reach."""
        target = self.target
        if not self.strikes or not self.uses.fits(self.floors[0][0], target.used, target.wounds):
            return None
        return self._shelter(0, target.wounds, target.defeated, 0, ())

    def _shelter(
        self, at: int, short: int, defeated: int, load: int, claims: Claims
    ) -> tuple[Given, int] | None:
        """Shelter the characters from `at` on, with so many wounds and defeated to spare."""
        if at == len(self.exposed):
            return self._strike(load, claims)
        key = (at, short, defeated, tuple(sorted(claims)))
        if key in self.failed:
            return None
        for hurt, lost, more in self._sheltered(at, short, load):
            if lost <= defeated:
                more_load = load + sum(map(self.uses.load, more))
                found = self._shelter(at + 1, short - hurt, defeated - lost, more_load, (*claims, *more))
                if found is not None:
                    return found
        self.failed.add(key)
        return None

    def _sheltered(self, at: int, short: int, load: int) -> Iterator[tuple[int, int, Claims]]:
        """Wounds, defeated (0 or 1) and claims of each way to shelter one character that still fits."""
        each, used = self.exposed[at], self.target.used
        after_defense, after_both = self.floors[at][1], self.floors[at + 1][0]
        most = min(short, self._short(each))
        for mixed in self._mixed(each):
            defense, heal = sum(claim.defense for claim in mixed), sum(claim.heal for claim in mixed)
            before = load + sum(map(self.uses.load, mixed))
            threat, wounds = max(0, each.threat - defense), max(0, each.wounds - heal)
            for warding in self.shelters.ways("defense", threat, most, each.falls):
                warded = before + warding.load
                if not mixed and not self.uses.fits(warded + after_defense, used, short - warding.short):
                    continue
                for healing in self.shelters.ways("heal", wounds, most - warding.short, each.falls):
                    hurt = warding.short + healing.short
                    lost = each.outcome(warding.short, healing.short)
                    if lost is None:
                        continue
                    if self.uses.fits(warded + healing.load + after_both, used, short - hurt):
                        yield hurt, lost, (*mixed, *warding.claims, *healing.claims)

    def _mixed(self, each: Exposed) -> Iterator[Claims]:
        """Every choice of consumables that defend and heal at once, none first."""
        def claim(at: int, threat: int, wounds: int, claims: Claims) -> Iterator[Claims]:
            yield claims
            for index in range(at, len(self.uses.mixed)):
                defense, heal = self.uses.mixed[index]
                if threat > 0 or wounds > 0:
                    more = Claim(0, defense, heal, each.falls)
                    yield from claim(index, threat - defense, wounds - heal, (*claims, more))

        yield from claim(0, each.threat, each.wounds, ())

    def _strike(self, load: int, claims: Claims) -> tuple[Given, int] | None:
        for way, gain in self.strikes:
            if self.uses.fits(load + way.load, self.target.used):
                given = self.uses.deal((*claims, *way.claims), self.target.used)
                if given is not None:
                    return given, gain
        return None
