"""How keys, items and helpers change dice before any is placed."""

from __future__ import annotations

from itertools import permutations, product

from blackbook.resolver.model.effects import ChangeDice
from blackbook.resolver.model.numbers import Change, PlacedDie, Roll, Supply


def changed(die: PlacedDie, change: ChangeDice) -> PlacedDie:
    """The die after a change that fits it, itself otherwise."""
    if change.kind not in (None, die.kind) or change.value not in (None, die.value):
        return die
    value = max(0, (die.value if change.set is None else change.set) + change.plus)
    return PlacedDie(die.index, change.turn or die.kind, value)


def after_keys(
    dice: tuple[PlacedDie, ...], dice_keys: tuple[tuple[Change, ...], ...]
) -> tuple[tuple[PlacedDie, ...], ...]:
    """Every way the dice may lie once the keys have changed them, in the order of the conspiracy."""
    lying = {_sorted(dice): dice}
    for changes in dice_keys:
        ways = [_ways_to_change(before, change) for before in lying.values() for change in changes]
        lying = {_sorted(after): after for each in ways for after in each}
    return tuple(lying.values())


def _ways_to_change(dice: tuple[PlacedDie, ...], change: Change) -> list[tuple[PlacedDie, ...]]:
    lying = [dice]
    for each in change:
        if each.n is None:
            lying = [tuple(changed(die, each) for die in before) for before in lying]
        else:
            lying = [after for before in lying for after in _change_some(before, each, each.n)]
    return lying


def _change_some(dice: tuple[PlacedDie, ...], change: ChangeDice, n: int) -> list[tuple[PlacedDie, ...]]:
    """Up to `n` dice of the owner's choice are changed."""
    either = [(die,) if changed(die, change) == die else (die, changed(die, change)) for die in dice]
    ways: dict[tuple[tuple[str, int], ...], tuple[PlacedDie, ...]] = {}
    for after in product(*either):
        if sum(old != new for old, new in zip(dice, after, strict=True)) <= n:
            ways.setdefault(_sorted(after), after)
    return list(ways.values())


def _sorted(dice: tuple[PlacedDie, ...]) -> tuple[tuple[str, int], ...]:
    return tuple(sorted((die.kind, die.value) for die in dice))


def bought_dice(rolls: tuple[Roll, ...], supplies: list[Supply]) -> list[tuple[PlacedDie, ...]]:
    """Every way the dice may lie once exactly these consumables have changed them, in whatever order."""
    lying = {_sorted(roll.dice): roll.dice for roll in rolls if not roll.spent}
    ways = dict(lying) if not supplies else {}
    for order in permutations(supplies):
        after = lying
        for supply in order:
            changes = [_ways_to_change(dice, change) for dice in after.values() for change in supply.changes]
            after = {_sorted(dice): dice for each in changes for dice in each}
        ways |= after
    return list(ways.values())


def buy_rolls(lying: tuple[tuple[PlacedDie, ...], ...], supplies: list[Supply]) -> tuple[Roll, ...]:
    """Every way to use consumables that change dice, cheapest first; the same dice are not bought twice."""
    seen: dict[tuple[tuple[str, int], ...], Roll] = {_sorted(dice): Roll(dice) for dice in lying}
    ring = list(seen.values())
    while ring:
        following: list[Roll] = []
        for roll in ring:
            for supply in supplies:
                if supply.index in roll.spent:
                    continue
                for change in supply.changes:
                    for dice in _ways_to_change(roll.dice, change):
                        key = _sorted(dice)
                        if key not in seen:
                            seen[key] = Roll(dice, (*roll.spent, supply.index))
                            following.append(seen[key])
        ring = following
    return tuple(seen.values())
