"""The chance to win a fight, exactly: backward induction over rounds, health left and wounds.

The players see the whole roll of a round, then place and aim so that the chance of the rest is greatest. Each state
between two rounds is weighed once. A roll of several characters is gathered one character after another: what their
offers bring together is what counts, and rolls that come to the same are one.

Less health left to an enemy, fewer wounds, more defense are never worse: whoever has them can do the same as without.
So what is outdone is left out everywhere, and the value found is that of the best play.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from fractions import Fraction
from itertools import product
from math import prod

from blackbook.resolver.model.case import Case, Pool
from blackbook.resolver.model.effects import Amount, Effect, Kind, OneOf, Stat, When
from blackbook.resolver.model.numbers import Seat
from blackbook.resolver.model.reading import CaseError
from blackbook.resolver.model.table import build_table
from blackbook.resolver.odds.blows import Blows
from blackbook.resolver.odds.check import faces_of, need_faces
from blackbook.resolver.odds.fight_round import FAR, LAST_ROUND, Stage, Standing
from blackbook.resolver.odds.finish import chance_to_finish
from blackbook.resolver.odds.outlook import Outlook, best_offers
from blackbook.resolver.odds.rolls import Choices, Limits, rolls_of
from blackbook.resolver.odds.weighing import Known, Weighing

MOST_CELLS = 1_000_000
"""Of more health of the enemies together no set is kept."""
Watch = Callable[[], None]
"""Called now and then; raises to give up."""


def nothing_to_watch() -> None:
    """Never gives up."""


def ways_to_set_aside(case: Case) -> Iterator[tuple[int, ...]]:
    """Every way to choose which dice are set aside: how many attack dice for each character."""
    return product(*(seat.set_aside or (0,) for seat in build_table(case).characters))


class Fight:
    """A fight before the dice of its round are rolled. `watch` is called often while something is computed.

    `preferred` holds for each character how many attack dice it sets aside of those that it may choose. The owner
    chooses once (A-COMBAT-15); if so many cannot be set aside in a round, it is as near as can be.
    """

    def __init__(self, case: Case, preferred: tuple[int, ...], watch: Watch = nothing_to_watch) -> None:
        self.case = case
        self.preferred = preferred
        self.watch = watch
        self.faces: Mapping[Kind, tuple[int, ...]] = faces_of(case)
        self.last = max(LAST_ROUND, case.round)
        if case.round < self.last:
            _refuse_counted_wounds(case)
        self._stages: dict[tuple[int, tuple[int, ...]], Stage] = {}
        self._rolls: dict[object, dict[Choices, int]] = {}
        self._values: dict[Standing, Fraction] = {}
        self.known = Known()

    def start(self) -> Standing | bool:
        """The state of the case; True or False where the fight is already decided."""
        ids = [character.id for character in self.case.characters]
        wounds = tuple(min(each.wounds, each.health) for each in self.case.characters)
        enemies = tuple(
            (index, enemy.health - enemy.damage, ids.index(enemy.assigned_to))
            for index, enemy in enumerate(self.case.enemies)
            if enemy.damage < enemy.health
        )
        if all(each.wounds >= each.health for each in self.case.characters):
            return False
        return Standing(self.case.round, enemies, wounds) if enemies else True

    def value(self, standing: Standing | bool) -> Fraction:
        """The chance to win from here."""
        if isinstance(standing, bool):
            return Fraction(int(standing))
        standing = self.plain(standing)
        if standing not in self._values:
            self.watch()
            stage = self.stage(standing)
            cells = prod(health + 1 for _, health, _ in standing.enemies)
            if stage.ends_with_the_sources and cells <= MOST_CELLS:
                self._values[standing] = self._to_finish(stage, standing)
            else:
                self._values[standing] = Weighing(stage, standing, self.value, self.known, self.watch).chance()
        return self._values[standing]

    def _to_finish(self, stage: Stage, standing: Standing) -> Fraction:
        if not all(foe.vulnerable for foe in stage.foes):
            return Fraction(0)
        outlook = Outlook(stage, standing)
        healths = tuple(health for _, health, _ in standing.enemies)
        rolls = []
        for at, choices in enumerate(stage.rolls):
            own: dict[Blows, int] = {}
            for each, ways in choices.items():
                blows = _blows(outlook, at, each, max(healths))
                own[blows] = own.get(blows, 0) + ways
            rolls.append(own)
        return chance_to_finish(healths, rolls, self.watch)

    def plain(self, standing: Standing) -> Standing:
        """The same without what no longer matters."""
        stage = self.stage(standing)
        return _without_wounds(stage, standing) if stage.only_sources_count else standing

    def stage(self, standing: Standing) -> Stage:
        """The round that is to be rolled."""
        key = (standing.round, tuple(index for index, _, _ in standing.enemies))
        if key not in self._stages:
            self._stages[key] = self._new_stage(*key)
        return self._stages[key]

    def _new_stage(self, number: int, alive: tuple[int, ...]) -> Stage:
        enemies = tuple(
            enemy if index in alive else replace(enemy, damage=enemy.health)
            for index, enemy in enumerate(self.case.enemies)
        )
        case = replace(self.case, enemies=enemies)
        table = build_table(case, number)
        open_to_attack = [foe.health for foe in table.enemies if foe.vulnerable]
        attack, defense = max(open_to_attack, default=0), sum(foe.attack for foe in table.enemies)
        limits = Limits(attack, defense, max(seat.health for seat in table.characters), len(open_to_attack) < 2)
        rolls = tuple(self._rolls_of(seat, limits) for seat in table.characters)
        return Stage(number, number == self.last, table.enemies, table.characters, rolls,
                     self._to_come(case, number), self._attack_to_come(case, number))

    def _to_come(self, case: Case, number: int) -> int:
        """What all enemies together can do after a round. In the last one only what comes before the end counts."""
        attack = 0
        for later in range(number + 1, self.last + 1):
            foes = build_table(case, later).enemies
            every = later < self.last or any(foe.flees for foe in foes)
            attack += sum(foe.attack for foe in foes if every or foe.first)
        return attack

    def _attack_to_come(self, case: Case, number: int) -> int:
        """The best rolls of all later rounds together, no die set aside by an enemy."""
        free = tuple(
            replace(enemy, rules=tuple(rule for rule in enemy.rules if rule.less is None)) for enemy in case.enemies
        )
        attack = 0
        for later in range(number + 1, self.last + 1):
            table = build_table(replace(case, enemies=free), later)
            if any(foe.flees for foe in table.enemies):
                return FAR
            attack += sum(self._strongest(seat) for seat in table.characters)
        return attack

    def _strongest(self, seat: Seat) -> int:
        """The greatest attack that any roll of a character can bring."""
        rolls = self._rolls_of(seat, Limits(FAR, 0, 0, True))
        return max(sum(sources) for choices in rolls for sources, _, _ in choices)

    def pool(self, seat: Seat) -> Pool:
        """The dice that a character rolls."""
        preferred = self.preferred[seat.index]
        return min(zip(seat.set_aside, seat.pools, strict=True), key=lambda pair: abs(pair[0] - preferred))[1]

    def _rolls_of(self, seat: Seat, limits: Limits) -> dict[Choices, int]:
        if seat.fallen:
            return {(((), 0, 0),): 1}
        if seat.reroll is not None:
            raise CaseError(seat.reroll, "lets dice be rolled again; that cannot be counted before the roll")
        pool = self.pool(seat)
        need_faces(pool, self.faces)
        key = (seat.orders, seat.keys, seat.dice_keys, pool, limits)
        if key not in self._rolls:
            self._rolls[key] = rolls_of(seat, pool, self.faces, limits, self.watch)
        return self._rolls[key]


def _blows(outlook: Outlook, at: int, choices: Choices, most: int) -> Blows:
    """How a character may strike, none of its ways outdone by another; more attack than `most` is of no use."""
    every = frozenset([outlook.exposure(at, brought)[0] for brought in choices])
    offers = best_offers(frozenset([(tuple([min(each, most) for each in sources]), ()) for sources in every]))
    return tuple([sources for sources, _ in offers])


def _refuse_counted_wounds(case: Case) -> None:
    """CaseError if what a word card gives depends on wounds, since they change from round to round."""
    for character in case.characters:
        for at, card in enumerate(character.conspiracy):
            amounts = [each.amount for each in (*card.yields, *card.otherwise)]
            amounts += [amount for passive in card.passive for amount in _amounts(passive.effects)]
            if any(amount.x == "wounds" for amount in amounts):
                path = f"{character.path}.conspiracy[{at}]"
                raise CaseError(path, "counts wounds; what it gives in later rounds cannot be told beforehand")


def _amounts(effects: tuple[Effect, ...]) -> Iterator[Amount]:
    for effect in effects:
        match effect:
            case Stat(_, amount):
                yield amount
            case When(_, then, otherwise):
                yield from _amounts((*then, *otherwise))
            case OneOf(options):
                for option in options:
                    yield from _amounts(option)


def _without_wounds(stage: Stage, standing: Standing) -> Standing:
    """The same for the last round where wounds and assignments no longer matter."""
    wounds = tuple(
        seat.health if wounds >= seat.health else 0 for seat, wounds in zip(stage.seats, standing.wounds, strict=True)
    )
    enemies = tuple((index, health, 0) for index, health, _ in standing.enemies)
    return Standing(standing.round, enemies, wounds)
