"""Plays a plan out as the rules say and counts what comes of it; knows nothing of how plans are found.

`replay` takes any plan, also one that players have changed by hand, and says what it costs against another.
"""

from __future__ import annotations

from blackbook.resolver.explanation.layout import Hand, LaidUse, Layout, lay_out
from blackbook.resolver.explanation.outcome import CharacterOutcome, EnemyOutcome, Number, Outcome, Part
from blackbook.resolver.explanation.sums import check_parts, defense_parts, difficulty_parts, source_text
from blackbook.resolver.model.case import Case
from blackbook.resolver.model.numbers import Foe, Table
from blackbook.resolver.model.plan import Plan
from blackbook.resolver.model.table import build_table
from blackbook.text import say


def replay(case: Case, plan: Plan) -> Outcome:
    """What comes of the plan. Raises `RuleBroken` if it breaks a rule, `UserError` if it names what is not there."""
    return play(build_table(case), plan)


def play(table: Table, plan: Plan) -> Outcome:
    """Like `replay`, for a case already in numbers."""
    layout = lay_out(table, plan)
    return _check(table, layout) if table.scene == "check" else _combat(table, layout)


def cost(outcome: Outcome, best: Outcome) -> tuple[int, ...]:
    """How much worse each entry of the vector is than in the best plan; below 0 where it is better."""
    return tuple(ours - theirs for ours, theirs in zip(outcome.objective, best.objective, strict=True))


def _check(table: Table, layout: Layout) -> Outcome:
    total, difficulty = Number(check_parts(table, layout)), Number(difficulty_parts(table))
    characters = tuple(
        CharacterOutcome(hand.seat.id, hand.seat.name, _healed(hand, layout.uses), Number(()), False, False)
        for hand in layout.hands
    )
    failed = int(total.value < difficulty.value)
    wounds = sum(character.wounds.value for character in characters)
    objective = (failed, len(layout.uses), wounds, -total.value)
    return Outcome(objective, not failed, total, difficulty, characters, ())


def _healed(hand: Hand, uses: tuple[LaidUse, ...]) -> Number:
    """Wounds once everybody is healed; they never fall below 0."""
    seat = hand.seat
    parts = [Part(seat.wounds, say("Wounds before"))]
    left = seat.wounds
    healings = [(order.heals, order.name) for _, order in hand.placed() if order.heals]
    healings += [(use.gift.heal, use.supply.name) for use in uses if use.seat is seat and use.gift and use.gift.heal]
    for amount, name in healings:
        healed = min(left, amount)
        left -= healed
        parts.append(Part(-healed, say("Healed by {what}", what=name)))
    return Number(tuple(parts))


def _combat(table: Table, layout: Layout) -> Outcome:
    """One round: shelter, the enemies that attack first, the characters, the other enemies (R-ENEMY-5, R-COMBAT-9)."""
    wounds = {hand.seat.index: _healed(hand, layout.uses) for hand in layout.hands}
    defense = {hand.seat.index: Number(defense_parts(hand, layout)) for hand in layout.hands}
    spared = {index: number.value for index, number in defense.items()}
    fallen = {hand.seat.index for hand in layout.hands if hand.seat.fallen}
    _strike(layout, [foe for foe in table.enemies if foe.first], wounds, spared, fallen)
    fell_first = fallen - {hand.seat.index for hand in layout.hands if hand.seat.fallen}
    enemies = tuple(_beaten(table, layout, foe, fallen) for foe in table.enemies)
    alive = [foe for foe, enemy in zip(table.enemies, enemies, strict=True) if not enemy.beaten and not foe.first]
    _strike(layout, alive, wounds, spared, fallen)
    characters = tuple(
        CharacterOutcome(hand.seat.id, hand.seat.name, wounds[hand.seat.index], defense[hand.seat.index],
                         hand.seat.index in fallen, hand.seat.index in fell_first)
        for hand in layout.hands
    )
    left = [enemy for enemy in enemies if not enemy.beaten and not enemy.fled]
    objective = (
        len(fallen),
        len(left),
        sum(character.wounds.value for character in characters),
        len(layout.uses),
        sum(enemy.health_left for enemy in left),
    )
    return Outcome(objective, not left, Number(()), Number(()), characters, enemies)


def _strike(
    layout: Layout, foes: list[Foe], wounds: dict[int, Number], spared: dict[int, int], fallen: set[int]
) -> None:
    """One enemy step: what is left of a character's defense goes on from step to step (A-COMBAT-3)."""
    for hand in layout.hands:
        at = hand.seat.index
        if at in fallen:
            continue
        attackers = [foe for foe in foes if foe.attack and (foe.hits_all or foe.assigned_to == at)]
        attack = sum(foe.attack for foe in attackers)
        warded = min(attack, spared[at])
        spared[at] -= warded
        parts = [Part(foe.attack, say("{enemy} attacks", enemy=foe.name)) for foe in attackers]
        parts += [Part(-warded, say("Defense"))] if warded else []
        wounds[at] = Number((*wounds[at].parts, *parts))
    fallen |= {hand.seat.index for hand in layout.hands if wounds[hand.seat.index].value >= hand.seat.health}


def _beaten(table: Table, layout: Layout, foe: Foe, fallen: set[int]) -> EnemyOutcome:
    """The sources of characters still standing strike (R-COMBAT-12..15)."""
    parts = []
    for hand in layout.hands:
        if hand.seat.index in fallen:
            continue
        for source, value in hand.sources():
            if hand.aims.get(source) is foe:
                parts.append(Part(value, source_text(hand, source)))
    for use in layout.uses:
        if use.foe is foe and use.gift and use.supply.owner not in fallen:
            owner = table.characters[use.supply.owner].name
            parts.append(Part(use.gift.attack, say("{who}: {what}", who=owner, what=use.supply.name)))
    damage = Number(tuple(parts))
    beaten = damage.value >= foe.health
    return EnemyOutcome(foe.id, foe.name, damage, max(0, foe.health - damage.value), beaten, foe.flees and not beaten)
