"""The best plan for a check.

First the fewest consumables that reach the difficulty are counted, from the greatest totals alone; a check that fails
anyway spends none. Then, with exactly so many, every way to leave the characters' wounds is kept with its greatest
total: that is little, since a character's offers differ only in value, healing and consumables spent.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import accumulate

from blackbook.resolver.model.numbers import Gift, Seat, Supply, Table
from blackbook.resolver.search.offers import Offer, offers

CheckVector = tuple[int, int, int, int]
"""Failed, consumables used, wounds of all afterwards, the total below 0."""
Wounds = tuple[int, ...]


@dataclass(frozen=True)
class Granted:
    """A consumable that is used, how, and who is healed by it."""

    supply: Supply
    gift: Gift
    healed: int | None = None


@dataclass(frozen=True)
class FoundCheck:
    """The best plan in numbers: one offer a character, and the consumables used."""

    vector: CheckVector
    chosen: tuple[Offer, ...]
    granted: tuple[Granted, ...]


@dataclass(frozen=True)
class _State:
    total: int
    wounds: Wounds
    chosen: tuple[Offer, ...]
    granted: tuple[Granted, ...]


States = dict[tuple[int, Wounds], _State]
"""By consumables spent and wounds, sorted since it does not matter who has them: the greatest total."""


def value(table: Table, offer: Offer) -> int:
    """What an offer adds to the check."""
    return sum(offer.sources) if table.kind == "attack" else offer.defense


def search(table: Table) -> FoundCheck:
    """The plan with the smallest vector."""
    states = _everyone(table)
    plain, healing = sort_supplies(table.consumables)
    best_values = sorted(map(_most, (*plain, *healing)), reverse=True)
    used = _fewest(states, best_values, table.difficulty)
    if used is None:
        unspent = [_found(table, state, 0) for (spent, _), state in states.items() if not spent]
        return min(unspent, key=_vector)
    return min(_with_exactly(table, states, plain, healing, used), key=_vector)


def search_healing(table: Table) -> FoundCheck | None:
    """The plan that succeeds with the fewest wounds left, whatever adding consumables that takes; None if none does."""
    states = _everyone(table)
    plain, healing = sort_supplies(table.consumables)
    most = max(spent for spent, _ in states) + len(plain) + len(healing)
    found = [each for used in range(most + 1) for each in _with_exactly(table, states, plain, healing, used)]
    return min(found, key=lambda each: (each.vector[2], each.vector[1], each.vector[3]), default=None)


def search_total(table: Table) -> FoundCheck:
    """The plan with the greatest total, all that adds to it used."""
    states = _everyone(table)
    (spent, _), state = max(states.items(), key=lambda item: (item[1].total, -item[0][0], -sum(item[0][1])))
    plain, healing = sort_supplies(table.consumables)
    granted = tuple(Granted(supply, max(supply.gifts, key=_worth)) for supply in (*plain, *healing))
    total = state.total + sum(_worth(each.gift) for each in granted)
    return _found(table, replace(state, total=total, granted=granted), spent + len(granted))


def _with_exactly(
    table: Table, states: States, plain: list[Supply], healing: list[Supply], used: int
) -> list[FoundCheck]:
    """Plans that succeed with so many consumables."""
    states = {key: state for key, state in states.items() if key[0] <= used}
    for at, supply in enumerate(healing):
        most = [0, *accumulate(sorted(map(_most, (*plain, *healing[at:])), reverse=True))]
        hopeful = {
            key: state
            for key, state in states.items()
            if state.total + most[min(used - key[0], len(most) - 1)] >= table.difficulty
        }
        states = _with_healing(hopeful, supply, used)
    finished: list[FoundCheck] = []
    for (spent, _), state in states.items():
        more = plain[: used - spent]
        granted = [Granted(supply, max(supply.gifts, key=_worth)) for supply in more]
        total = state.total + sum(_worth(each.gift) for each in granted)
        if spent + len(more) == used and total >= table.difficulty:
            whole = replace(state, total=total, granted=(*state.granted, *granted))
            finished.append(_found(table, whole, used))
    return finished


def _vector(found: FoundCheck) -> CheckVector:
    return found.vector


def _found(table: Table, state: _State, used: int) -> FoundCheck:
    failed = int(state.total < table.difficulty)
    return FoundCheck((failed, used, sum(state.wounds), -state.total), state.chosen, state.granted)


def _most(supply: Supply) -> int:
    return max(map(_worth, supply.gifts))


def _worth(gift: Gift) -> int:
    """What a gift adds; the model keeps only the check's kind."""
    return gift.attack + gift.defense


def sort_supplies(supplies: Iterable[Supply]) -> tuple[list[Supply], list[Supply]]:
    """Consumables that add to the check, greatest first, and those of them that may heal as well.

    One that only heals is never worth its use here.
    """
    adding = [supply for supply in supplies if any(_worth(gift) for gift in supply.gifts)]
    healing = [supply for supply in adding if any(gift.heal and _worth(gift) for gift in supply.gifts)]
    plain = [supply for supply in adding if supply not in healing]
    plain.sort(key=_most, reverse=True)
    return plain, healing


def _everyone(table: Table) -> States:
    """What all characters together can reach without consumables but those that change dice."""
    states: States = {(0, ()): _State(0, (), (), ())}
    for seat in table.characters:
        following: States = {}
        best_offers = _best_offers(table, seat)
        for (spent, _), state in states.items():
            for offer in best_offers:
                wounds = (*state.wounds, max(0, seat.wounds - offer.heal))
                more = _State(state.total + value(table, offer), wounds, (*state.chosen, offer), ())
                _keep(following, spent + offer.spent, more)
        states = following
    return states


def _best_offers(table: Table, seat: Seat) -> list[Offer]:
    """Offers that are not outdone in value, healing and cost at once."""
    ranked = sorted(offers(seat), key=lambda offer: (-value(table, offer), -offer.heal, offer.spent))
    kept: list[Offer] = []
    for offer in ranked:
        if not any(other.heal >= offer.heal and other.spent <= offer.spent for other in kept):
            kept.append(offer)
    return kept


def _keep(states: States, spent: int, state: _State) -> None:
    key = (spent, tuple(sorted(state.wounds)))
    known = states.get(key)
    if known is None or state.total > known.total:
        states[key] = state


def _fewest(states: States, values: list[int], difficulty: int) -> int | None:
    """The fewest consumables with which the check succeeds, None if it never does."""
    totals: dict[int, int] = {}
    for (spent, _), state in states.items():
        totals[spent] = max(state.total, totals.get(spent, 0))
    counts = [
        spent + more
        for spent, total in totals.items()
        for more, added in enumerate(accumulate(values, initial=0))
        if total + added >= difficulty
    ]
    return min(counts, default=None)


def _with_healing(states: States, supply: Supply, most: int) -> States:
    """The states with and without one more consumable that may heal somebody as well."""
    following = dict(states)
    for (spent, _), state in states.items():
        if spent == most:
            continue
        for gift in supply.gifts:
            if not _worth(gift):
                continue
            for healed, after in _healings(gift, state.wounds):
                granted = (*state.granted, Granted(supply, gift, healed))
                _keep(following, spent + 1, _State(state.total + _worth(gift), after, state.chosen, granted))
    return following


def _healings(gift: Gift, wounds: Wounds) -> Iterator[tuple[int | None, Wounds]]:
    """Who may be healed by a gift, and the wounds after it."""
    wounded = [at for at, left in enumerate(wounds) if left] if gift.heal else []
    if not wounded:
        yield None, wounds
    for at in wounded:
        yield at, (*wounds[:at], max(0, wounds[at] - gift.heal), *wounds[at + 1 :])
