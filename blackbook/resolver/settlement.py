"""How consumables of several uses are used once it is known who places which dice: the best that can be had at once.

Every need - enemies to fell, attacks to ward off, wounds to heal - has its ways to be met (`demands`), and each way
claims uses that must be had at the same time (`uses`). The search asks for one outcome after another, the best first:
so many defeated, so many wounds, so many consumables. It ends with the first that can be had.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from blackbook.resolver.cover import Needs
from blackbook.resolver.demands import Shelters, Strikes, Values, Way
from blackbook.resolver.model import Gift
from blackbook.resolver.shelter import Exposed
from blackbook.resolver.uses import Claim, Uses

Better = Callable[[int, int, int, int], bool]
"""Whether an outcome is worth having: defeated, wounds, used, and attack gained (see `cover.Cover`)."""
Given = dict[int, Gift]
"""How each consumable that is used is used, by its index."""
Claims = tuple[Claim, ...]
ANY_GAIN = 1_000_000_000


@dataclass(frozen=True)
class Target:
    """The outcome that is asked for, at most so many of each; attack gained must be more than `gain`, if it counts."""

    defeated: int
    wounds: int
    used: int
    gain: int | None = None


class Settler:
    """Settles whatever is chosen in battles with the same consumables; remembers the ways it has found."""

    def __init__(self, uses: Uses) -> None:
        self.uses = uses
        self.shelters = Shelters(uses)
        self._strikes: dict[tuple[Values, Needs], Strikes] = {}

    def settle(
        self, free: Values, needs: Needs, leftover: bool, exposed: tuple[Exposed, ...], better: Better
    ) -> Given | None:
        """The best use of the consumables, None if nothing better can be had.

        `free` is what dice and cards bring, greatest first. `leftover` says if attack beyond the needs is worth more.
        """
        strikes = self._strikes.setdefault((free, needs), Strikes(self.uses, free, needs))
        return _Settlement(self, strikes, leftover, exposed, better).best()


class _Settlement:
    """One choice of dice to be settled."""

    def __init__(
        self, settler: Settler, strikes: Strikes, leftover: bool, exposed: tuple[Exposed, ...], better: Better
    ) -> None:
        self.settler = settler
        self.uses = settler.uses
        self.strikes = strikes
        self.leftover = leftover
        self.exposed = exposed
        self.better = better
        self.damage = sum(each.threat for each in exposed)
        self.wounds = sum(each.wounds for each in exposed)

    def best(self) -> Given | None:
        falling = [each for each in self.exposed if each.falls]
        most = self.damage + self.wounds
        least = max(
            sum(each.health for each in falling),
            self.uses.least_hurt(self.strikes.short, self.damage, self.wounds),
        )
        for defeated in range(len(falling), len(self.exposed) + 1):
            for wounds in range(least, most + 1):
                if not self.better(defeated, wounds, 0, ANY_GAIN):
                    break
                if self._had(Target(defeated, wounds, self.uses.size)) is not None:
                    return self._cheapest(defeated, wounds)
                if wounds == least and self._had(Target(defeated, most, self.uses.size)) is None:
                    break
        return None

    def _cheapest(self, defeated: int, wounds: int) -> Given | None:
        """With as few consumables as can be."""
        first = self.uses.fewest(self.strikes.short, self.damage, self.wounds, wounds)
        for used in range(first, self.uses.size + 1):
            if not self.better(defeated, wounds, used, ANY_GAIN):
                return None
            target = Target(defeated, wounds, used)
            found = self._had(target)
            if found is not None:
                return self._fiercest(target) if self.leftover else found
        return None

    def _fiercest(self, target: Target) -> Given | None:
        """With as much attack gained as can be."""
        gain = -ANY_GAIN
        best: Given | None = None
        while (more := self._attempt(Target(target.defeated, target.wounds, target.used, gain))) is not None:
            best, gain = more
        return best

    def _had(self, target: Target) -> Given | None:
        found = self._attempt(target)
        return None if found is None else found[0]

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
