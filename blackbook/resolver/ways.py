"""Several plans side by side, each the best for another aim, each with a sentence why.

A plan is left out if another one of the same participants is at least as good in every entry of the vector and uses
nothing that it does not use.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from blackbook.resolver.explanation.replay import cost
from blackbook.resolver.model.case import Case
from blackbook.resolver.model.numbers import Table
from blackbook.resolver.model.reading import CaseError
from blackbook.resolver.model.table import build_table
from blackbook.resolver.resolution import Resolution, best, resolution
from blackbook.resolver.search import check, combat
from blackbook.resolver.search.assembly import check_plan, combat_plan
from blackbook.resolver.search.wish import Vector, Wish
from blackbook.text import Text, say


@dataclass(frozen=True)
class Way:
    """A plan, what it aims at, and what that costs against the best plan."""

    title: Text
    why: Text
    resolution: Resolution
    participants: tuple[str, ...]


def ways(case: Case) -> tuple[Way, ...]:
    """The best plan first, then those for other aims. Raises `CaseError` like `resolve`."""
    if not case.is_rolled:
        raise CaseError("characters[0].dice", say("is missing; a plan needs dice that have been rolled"))
    table = build_table(case)
    first = Way(say("Best plan"), say("Nothing comes out better on the whole"), best(table), _everybody(table))
    kept: list[Way] = [first]
    others = _check_ways(case, table, first) if table.scene == "check" else _combat_ways(table, first)
    for way in others:
        if any(_outdoes(other, way) for other in kept):
            continue
        kept = [other for other in kept if other is first or not _outdoes(way, other)] + [way]
    return tuple(kept)


def _everybody(table: Table) -> tuple[str, ...]:
    return tuple(seat.id for seat in table.characters)


def _outdoes(one: Way, other: Way) -> bool:
    return (
        all(ours <= theirs for ours, theirs in zip(one.resolution.objective, other.resolution.objective, strict=True))
        and _used(one) <= _used(other)
        and one.participants == other.participants
    )


def _used(way: Way) -> set[tuple[str, str]]:
    return {(use.owner, use.id) for use in way.resolution.plan.used}


def _combat_ways(table: Table, first: Way) -> Iterator[Way]:
    frugal = _fight(_without_consumables(table), Wish())
    if frugal is not None:
        yield _way(say("Spend nothing"), say("All items and helpers are kept"), first, frugal)
    unhurt = _fight(table, Wish(order=_wounds_first))
    if unhurt is not None:
        yield _way(say("Fewest wounds"), say("Nobody is hurt more than must be"), first, unhurt)
    beaten = {enemy.id for enemy in first.resolution.outcome.enemies if enemy.beaten}
    for at, foe in enumerate(table.enemies):
        certain = _fight(table, Wish(beat=at)) if foe.vulnerable and foe.id not in beaten else None
        if certain is not None:
            title = say("Beat {enemy}", enemy=foe.name)
            yield _way(title, say("{enemy} falls for certain", enemy=foe.name), first, certain)
    fierce = _fight(table, Wish(fiercest=True))
    if fierce is not None:
        yield _way(say("Strike hardest"), say("Every die strikes as hard as it can"), first, fierce)
    yield from _keeping(table, first)


def _wounds_first(vector: Vector) -> tuple[int, ...]:
    defeated, left, wounds, used, health = vector
    return defeated, wounds, left, used, health


def _fight(table: Table, wish: Wish) -> Resolution | None:
    found = combat.search(table, wish)
    return None if found is None else resolution(table, combat_plan(table, found))


def _check_ways(case: Case, table: Table, first: Way) -> Iterator[Way]:
    yield _way(say("Spend nothing"), say("All items and helpers are kept"), first, best(_without_consumables(table)))
    healing = check.search_healing(table)
    if healing is not None:
        found = resolution(table, check_plan(table, healing))
        yield _way(say("Heal most"), say("The check succeeds with the fewest wounds left"), first, found)
    total = resolution(table, check_plan(table, check.search_total(table)))
    yield _way(say("Greatest total"), say("Everything that adds to the check is used"), first, total)
    if len(case.characters) > 1:
        yield from _alone(case)
    yield from _keeping(table, first)


def _alone(case: Case) -> Iterator[Way]:
    """Whoever can pass the check without the others."""
    for character in case.characters:
        table = build_table(replace(case, characters=(character,)))
        alone = best(table)
        if alone.success:
            title = say("{who} alone", who=character.name)
            yield Way(title, say("{who} succeeds without the others", who=character.name), alone, (character.id,))


def _keeping(table: Table, first: Way) -> Iterator[Way]:
    """The best plan without one of the consumables that the best plan uses."""
    used = _used(first)
    for supply in table.consumables:
        if (table.characters[supply.owner].id, supply.id) in used:
            found = best(_without(table, {supply.index}))
            title = say("Keep {what}", what=supply.name)
            yield _way(title, say("{what} is kept for later", what=supply.name), first, found)


def _without_consumables(table: Table) -> Table:
    return _without(table, {supply.index for supply in table.consumables})


def _without(table: Table, indices: set[int]) -> Table:
    """The table as if these consumables had no use."""
    consumables = tuple(
        replace(supply, gifts=(), ways=()) if supply.index in indices else supply for supply in table.consumables
    )
    characters = tuple(
        replace(seat, rolls=tuple(roll for roll in seat.rolls if not indices.intersection(roll.spent)))
        for seat in table.characters
    )
    return replace(table, consumables=consumables, characters=characters)


def _way(title: Text, gain: Text, first: Way, found: Resolution) -> Way:
    differences = _differences(cost(found.outcome, first.resolution.outcome))
    if differences:
        why = say("{gain}; against the best plan: {differences}", gain=gain, differences=differences)
    else:
        why = say("{gain}, and it comes out no worse", gain=gain)
    return Way(title, why, found, first.participants)


def _differences(costs: tuple[int, ...]) -> tuple[Text, ...]:
    """What is more or less than in the best plan, in words."""
    if len(costs) == 4:
        failed, used, wounds, total = costs
        parts = [say("the check fails") if failed > 0 else None, _used_more(used), _wounds_more(wounds)]
        parts.append(_more(say("total {by} lower", by=total), say("total {by} higher", by=-total), total))
    else:
        defeated, left, wounds, used, health = costs
        more, less = say("%n more health left on enemies", n=health), say("%n less health left on enemies", n=-health)
        parts = [
            _more(say("%n more defeated", n=defeated), say("%n fewer defeated", n=-defeated), defeated),
            _more(say("%n more of the enemies left", n=left), say("%n fewer of the enemies left", n=-left), left),
            _wounds_more(wounds),
            _used_more(used),
            _more(more, less, health),
        ]
    return tuple(part for part in parts if part is not None)


def _more(more: Text, fewer: Text, difference: int) -> Text | None:
    return more if difference > 0 else fewer if difference < 0 else None


def _used_more(used: int) -> Text | None:
    more, fewer = say("%n more item(s) or helper(s) used", n=used), say("%n fewer item(s) or helper(s) used", n=-used)
    return _more(more, fewer, used)


def _wounds_more(wounds: int) -> Text | None:
    return _more(say("%n more wound(s)", n=wounds), say("%n fewer wound(s)", n=-wounds), wounds)
