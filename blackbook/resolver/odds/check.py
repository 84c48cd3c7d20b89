"""The chance of a check before the dice are rolled: an exact fraction.

Characters place their dice apart from each other, so each has a distribution of the most that its roll can bring, and
the sum of all is their convolution. A distribution is counted die by die. What has to be remembered of the dice so far
is, for each set of orders, how much those orders can gain over leaving their dice unplaced: rolls that agree in that
are one, whatever the dice show.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import combinations_with_replacement, product
from math import prod

from blackbook.resolver.model.case import Case, Character, Consumable, Pool
from blackbook.resolver.model.dice import after_keys, changed
from blackbook.resolver.model.effects import KINDS, Kind
from blackbook.resolver.model.numbers import PlacedDie, Seat, Table
from blackbook.resolver.model.reading import CaseError
from blackbook.resolver.model.table import build_table
from blackbook.resolver.odds.reroll import totals_after_reroll
from blackbook.resolver.odds.rolls import arrangements

Weights = dict[int, int]
"""Number of equally likely rolls by the total they reach."""
Gains = tuple[int, ...]
"""What can be gained with the orders of a set, by the set as a bit mask."""
Face = tuple[int, tuple[int, ...]]
"""What a face counts unplaced, and what each order gains by it."""


@dataclass(frozen=True)
class CheckOdds:
    """How likely each total is, under the best placement of each roll and without consumables."""

    totals: Mapping[int, Fraction]
    difficulty: int

    @property
    def probability(self) -> Fraction:
        """The chance to reach the difficulty."""
        return sum((share for total, share in self.totals.items() if total >= self.difficulty), Fraction(0))


def check_odds(case: Case) -> CheckOdds:
    """The distribution of totals of a check. Where an owner chooses which die is set aside, it chooses best.

    CaseError if the case is no check, its dice are rolled already, or it cannot be answered exactly, as when several
    characters may roll dice again.
    """
    if case.scene != "check":
        raise CaseError("scene", "must be a check")
    table = build_table(without_use(case))
    faces = faces_of(case)
    again = next((seat for seat in table.characters if seat.rerolls), None)
    by_seat = [
        [totals_of(table, seat, pool, faces) for pool in seat.pools] for seat in table.characters if seat is not again
    ]
    found = []
    for chosen in product(*by_seat):
        others = added(chosen)
        if again is None:
            found.append(CheckOdds(_shares(others), table.difficulty))
            continue
        for pool in again.pools:
            found.append(CheckOdds(_rerolled(table, again, pool, faces, others), table.difficulty))
    return max(found, key=lambda odds: odds.probability)


def _rerolled(
    table: Table, seat: Seat, pool: Pool, faces: Mapping[Kind, tuple[int, ...]], others: Weights
) -> dict[int, Fraction]:
    need_faces(pool, faces)
    kind = table.kind or "attack"
    fixed = seat.attack if kind == "attack" else seat.defense

    def best(attack: tuple[int, ...], defense: tuple[int, ...]) -> int:
        dice = (*_dice("attack", attack), *_dice("defense", defense))
        return fixed + max(_best_total(seat, kind, after) for after in after_keys(dice, seat.dice_keys))

    return totals_after_reroll(pool, seat.rerolls, faces, best, others, table.difficulty)


def _dice(kind: Kind, values: tuple[int, ...]) -> tuple[PlacedDie, ...]:
    return tuple([PlacedDie(0, kind, value) for value in values])


def without_use(case: Case) -> Case:
    """The same case with consumables that are owned but not used."""
    return replace(case, characters=tuple(_without_use(character) for character in case.characters))


def _without_use(character: Character) -> Character:
    def kept(consumables: tuple[Consumable, ...]) -> tuple[Consumable, ...]:
        return tuple(replace(each, ready=False) for each in consumables)

    if not character.items and not character.helpers:
        return character
    return replace(character, items=kept(character.items), helpers=kept(character.helpers))


def faces_of(case: Case) -> dict[Kind, tuple[int, ...]]:
    """The faces by kind of die; CaseError if the case does not give them or its dice are rolled."""
    for index, character in enumerate(case.characters):
        if character.pool is None:
            raise CaseError(f"characters[{index}].pool", "is missing; odds are for dice that have not been rolled")
    if case.faces is None:
        raise CaseError("faces", "is missing; odds need the faces of the dice")
    return dict(zip(KINDS, case.faces, strict=True))


def need_faces(pool: Pool, faces: Mapping[Kind, tuple[int, ...]]) -> None:
    """CaseError if there are dice to roll whose faces are not given."""
    kinds: tuple[tuple[Kind, int], ...] = (("attack", pool.attack), ("defense", pool.defense))
    for kind, dice in kinds:
        if dice and not faces[kind]:
            raise CaseError(f"faces.{kind}", "must hold at least one face")


def totals_of(table: Table, seat: Seat, pool: Pool, faces: Mapping[Kind, tuple[int, ...]]) -> Weights:
    """How many rolls of one character reach each total at best."""
    if seat.reroll is not None:
        raise CaseError(seat.reroll, "lets dice be rolled again; that cannot be counted before the roll")
    need_faces(pool, faces)
    kind = table.kind or "attack"
    fixed = seat.attack if kind == "attack" else seat.defense
    counts: tuple[tuple[Kind, int], ...] = (("attack", pool.attack), ("defense", pool.defense))
    dice = [each for each, n in counts for _ in range(n)]
    if any(change.n is not None for ways in seat.dice_keys for way in ways for change in way) or any(
        len(ways) > 1 for ways in seat.dice_keys
    ):
        return _totals_with_choices(seat, kind, dice, faces, fixed)
    rows = {each: _faces_after_keys(seat, kind, each, faces[each]) for each in set(dice)}
    useful = [
        at for at in range(len(seat.orders)) if any(gains[at] for row in rows.values() for _, gains in row)
    ]
    rows = {each: _with_orders(row, useful) for each, row in rows.items()}
    return _count([rows[each] for each in dice], len(useful), fixed)


def added(distributions: Iterable[Weights]) -> Weights:
    """The distribution of the sum of independent totals."""
    result: Weights = {0: 1}
    for weights in distributions:
        following: Weights = {}
        for total, ways in result.items():
            for more, times in weights.items():
                following[total + more] = following.get(total + more, 0) + ways * times
        result = following
    return result


def _shares(weights: Weights) -> dict[int, Fraction]:
    rolls = sum(weights.values())
    return {total: Fraction(ways, rolls) for total, ways in sorted(weights.items())}


def _faces_after_keys(seat: Seat, kind: Kind, die: Kind, faces: tuple[int, ...]) -> dict[Face, int]:
    """What the faces of a die are worth once the keys have changed it, and how many faces are worth the same."""
    rows: dict[Face, int] = {}
    for value in set(faces):
        lying = PlacedDie(0, die, value)
        for ways in seat.dice_keys:
            for change in ways[0]:
                lying = changed(lying, change)
        row = _worth(seat, kind, lying)
        rows[row] = rows.get(row, 0) + faces.count(value)
    return rows


def _with_orders(rows: dict[Face, int], useful: list[int]) -> dict[Face, int]:
    """The same with only those orders by which something can be gained."""
    kept: dict[Face, int] = {}
    for (unplaced, gains), times in rows.items():
        row = unplaced, tuple([gains[at] for at in useful])
        kept[row] = kept.get(row, 0) + times
    return kept


def _worth(seat: Seat, kind: Kind, die: PlacedDie) -> Face:
    unplaced = die.value if die.kind == kind else 0
    gains = [order.gives(kind, die.value) - unplaced if die.kind in order.accepts else 0 for order in seat.orders]
    return unplaced, tuple([gain if gain > 0 else 0 for gain in gains])


def _count(dice: list[dict[Face, int]], orders: int, fixed: int) -> Weights:
    """Count rolls die by die, keeping those apart that orders can still gain differently by."""
    states: dict[Gains, Weights] = {(0,) * (1 << orders): {fixed: 1}}
    after: dict[tuple[Gains, tuple[int, ...]], Gains] = {}
    for rows in dice[:-1]:
        following: dict[Gains, Weights] = {}
        for state, weights in states.items():
            for (unplaced, gains), times in rows.items():
                reached = after.get((state, gains))
                if reached is None:
                    reached = after[state, gains] = _with_die(state, gains)
                _add(following.setdefault(reached, {}), weights, unplaced, times)
        states = following
    result: Weights = {}
    for state, weights in states.items():
        for (unplaced, gains), times in dice[-1].items() if dice else [((0, ()), 1)]:
            _add(result, weights, unplaced + _with_last_die(state, gains), times)
    return result


def _add(into: Weights, weights: Weights, more: int, times: int) -> None:
    """Count rolls with so much added to their totals, so many times."""
    for total, ways in weights.items():
        total += more
        into[total] = into.get(total, 0) + ways * times


def _with_last_die(state: Gains, gains: tuple[int, ...]) -> int:
    """What all orders gain together once there is one more die."""
    best = state[-1]
    for order, gain in enumerate(gains):
        if gain:
            best = max(best, state[-1 - (1 << order)] + gain)
    return best


def _with_die(state: Gains, gains: tuple[int, ...]) -> Gains:
    """What sets of orders gain once there is one more die."""
    result = list(state)
    for order, gain in enumerate(gains):
        if gain:
            bit = 1 << order
            for chosen in range(bit, len(state)):
                if chosen & bit and state[chosen ^ bit] + gain > result[chosen]:
                    result[chosen] = state[chosen ^ bit] + gain
    return tuple(result)


def _totals_with_choices(
    seat: Seat, kind: Kind, dice: list[Kind], faces: Mapping[Kind, tuple[int, ...]], fixed: int
) -> Weights:
    """Count whole rolls where keys let the owner choose which dice are changed."""
    result: Weights = {}
    by_kind = [
        [(each, values) for values in combinations_with_replacement(sorted(set(faces[each])), dice.count(each))]
        for each in KINDS
    ]
    for rolled in product(*by_kind):
        lying = tuple(PlacedDie(0, each, value) for each, values in rolled for value in values)
        total = fixed + max(_best_total(seat, kind, after) for after in after_keys(lying, seat.dice_keys))
        ways = prod(arrangements(values, faces[each]) for each, values in rolled)
        result[total] = result.get(total, 0) + ways
    return result


def _best_total(seat: Seat, kind: Kind, dice: tuple[PlacedDie, ...]) -> int:
    state: Gains = (0,) * (1 << len(seat.orders))
    unplaced = 0
    for die in dice:
        counts, gains = _worth(seat, kind, die)
        unplaced += counts
        state = _with_die(state, gains)
    return unplaced + state[-1]
