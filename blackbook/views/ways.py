"""Other ways to place the dice, next to the best one, each with a name and a sentence that compares it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from blackbook.errors import RuleBroken, UserError
from blackbook.resolver import Outcome, Plan, Resolution, Table, build_table, parse_case, resolve
from blackbook.resolver.model import Supply
from blackbook.resolver.plan import Use
from blackbook.resolver.resolution import resolution
from blackbook.text import Text, say
from blackbook.views.working_plan import WorkingPlan

MOST = 9


@dataclass(frozen=True)
class Way:
    """A whole plan that can be taken as it stands."""

    title: Text
    sentence: Text
    found: Resolution

    @property
    def suffices(self) -> bool:
        """Whether the check succeeds, or nobody falls in the round."""
        return self.found.success or (len(self.found.objective) == 5 and not self.found.objective[0])


def table_of(case: dict[str, Any]) -> Table:
    """The case in numbers; CaseError (a UserError) where the resolver cannot tell them."""
    return _table(json.dumps(case, sort_keys=True))


def best_of(case: dict[str, Any]) -> Resolution:
    """The best plan; CaseError where there is none to be told."""
    return _best(json.dumps(case, sort_keys=True))


def ways(case: dict[str, Any]) -> tuple[Way, ...]:
    """The best way first, then others that differ in what comes of them, at most nine."""
    table, best = table_of(case), best_of(case)
    found: list[Way] = []
    seen: set[tuple[int, ...]] = set()
    for title, plan in _candidates(case, table, best):
        try:
            way = resolution(table, plan)
        except (RuleBroken, UserError):
            continue
        if way.objective not in seen:
            seen.add(way.objective)
            found.append(Way(title, sentence(table, way.outcome, best.outcome), way))
    return tuple(found[:MOST])


@lru_cache(maxsize=32)
def _table(case: str) -> Table:
    return build_table(parse_case(json.loads(case)))


@lru_cache(maxsize=32)
def _best(case: str) -> Resolution:
    return resolve(parse_case(json.loads(case)))


def _candidates(case: dict[str, Any], table: Table, best: Resolution) -> Iterator[tuple[Text, Plan]]:
    frugal = _without_supplies(case)
    yield (say("The best plan") if best.plan.used else say("Spend nothing")), best.plan
    if best.plan.used:
        yield say("Spend nothing"), frugal.plan
    for supply in table.consumables:
        for use in _uses(table, supply):
            if use.id not in {used.id for used in best.plan.used}:
                yield say("With {what} too", what=supply.name), replace(best.plan, used=(*best.plan.used, use))
    for foe in table.enemies:
        if len(table.enemies) > 1 and foe.vulnerable:
            aimed = tuple(replace(aim, enemy=foe.id) for aim in frugal.plan.targets)
            yield say("All at {enemy}", enemy=foe.name), replace(frugal.plan, targets=aimed)
    working = WorkingPlan(table, best.plan)
    for placement in best.plan.placements:
        card = next(o.name for s in table.characters for o in s.orders if o.id == placement.card)
        yield say("Without {card}", card=card), working.lift(placement.character, placement.die).plan
    if len(best.plan.placements) > 1:
        bare = WorkingPlan(table, replace(frugal.plan, placements=()))
        yield say("No die on a card"), bare.aimed().plan


def _without_supplies(case: dict[str, Any]) -> Resolution:
    """The best plan that uses no item and no helper; dice that only they could change stay as they lie."""
    bare = [{**character, "items": [], "helpers": []} for character in case["characters"]]
    return _best(json.dumps({**case, "characters": bare}, sort_keys=True))


def _uses(table: Table, supply: Supply) -> Iterator[Use]:
    """One way for the consumable to be used besides, aimed where it makes a difference."""
    owner = table.characters[supply.owner]
    for gift, way in zip(supply.gifts, supply.ways, strict=True):
        foes = [foe.id for foe in table.enemies if foe.vulnerable]
        friend = owner.id if gift.defense or gift.heal else None
        if table.scene == "check":
            yield Use(owner.id, supply.id, friend if gift.heal else None, None, way)
        elif gift.attack and foes:
            yield Use(owner.id, supply.id, foes[0], friend, way)
        elif friend is not None:
            yield Use(owner.id, supply.id, friend, None, way)


def sentence(table: Table, outcome: Outcome, best: Outcome) -> Text:
    """What comes of a way, in a few words."""
    if table.scene == "check":
        return _check_sentence(outcome, best)
    return _fight_sentence(outcome, sum(seat.wounds for seat in table.characters))


def _check_sentence(outcome: Outcome, best: Outcome) -> Text:
    total, used = outcome.total.value, outcome.objective[1]
    healed = best.objective[2] - outcome.objective[2]
    if not outcome.success:
        return say("{total} · {short} short", total=total, short=outcome.difficulty.value - total)
    if healed > 0:
        return say("{total} · %n wound(s) fewer", n=healed, total=total)
    if used:
        return say("{total} · %n item(s) or helper(s) used", n=used, total=total)
    return say("{total} · nothing used", total=total)


def _fight_sentence(outcome: Outcome, before: int) -> Text:
    fallen, left, wounds, used, _ = outcome.objective
    new = wounds - before
    parts = [say("enemies left: {left}", left=left) if left else say("no enemy left")]
    if new:
        parts.append(say("%n new wound(s)", n=new) if new > 0 else say("%n wound(s) healed", n=-new))
    else:
        parts.append(say("no new wound"))
    if fallen:
        parts.append(say("defeated characters: {fallen}", fallen=fallen))
    if used:
        parts.append(say("%n item(s) or helper(s) used", n=used))
    return Text("{parts}", {"parts": tuple(parts)})


def cost_lines(outcome: Outcome, best: Outcome) -> tuple[Text, ...]:
    """What a plan costs against the best one, a line for each difference; empty if there is none."""
    difference = [ours - theirs for ours, theirs in zip(outcome.objective, best.objective, strict=True)]
    lines = _check_costs(difference) if len(difference) == 4 else _fight_costs(difference)
    return tuple(lines)


def _check_costs(difference: list[int]) -> Iterator[Text]:
    failed, used, wounds, lower = difference
    if failed > 0:
        yield say("the check fails")
    if lower:
        yield say("{less} less", less=lower) if lower > 0 else say("{more} more", more=-lower)
    yield from _spent(used)
    yield from _wounds(wounds)


def _fight_costs(difference: list[int]) -> Iterator[Text]:
    fallen, left, wounds, used, health = difference
    if fallen > 0:
        yield say("%n more character(s) defeated", n=fallen)
    if left > 0:
        yield say("more enemies left: {more}", more=left)
    yield from _wounds(wounds)
    yield from _spent(used)
    if health:
        yield say("{less} less damage", less=health) if health > 0 else say("{more} more damage", more=-health)


def _wounds(n: int) -> Iterator[Text]:
    if n:
        yield say("%n wound(s) more", n=n) if n > 0 else say("%n wound(s) fewer", n=-n)


def _spent(n: int) -> Iterator[Text]:
    if n:
        yield say("%n item(s) or helper(s) more", n=n) if n > 0 else say("%n item(s) or helper(s) fewer", n=-n)
