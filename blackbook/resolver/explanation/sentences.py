"""Says in sentences what a plan does and what comes of it."""

from __future__ import annotations

from blackbook.resolver.explanation.layout import Hand, LaidUse, lay_out
from blackbook.resolver.explanation.outcome import CharacterOutcome, EnemyOutcome, Outcome
from blackbook.resolver.explanation.sums import source_text
from blackbook.resolver.model.numbers import Order, PlacedDie, Table
from blackbook.resolver.model.plan import Plan
from blackbook.text import Text, say


def explain(table: Table, plan: Plan, outcome: Outcome) -> tuple[Text, ...]:
    """One sentence for each die on a card, each key, each consumable, each aim and each result."""
    layout = lay_out(table, plan)
    lines: list[Text] = []
    for hand in layout.hands:
        lines += _hand_lines(table, hand)
    lines += [_use_line(table, use) for use in layout.uses]
    if table.scene == "check":
        return (*lines, _total_line(outcome))
    for hand in layout.hands:
        lines += _aim_lines(hand)
    lines += [_enemy_line(enemy) for enemy in outcome.enemies]
    lines += [_character_line(character) for character in outcome.characters]
    return tuple(lines)


def _hand_lines(table: Table, hand: Hand) -> list[Text]:
    who = hand.seat.name
    lines = [_placed_line(hand, die, order) for die, order in hand.placed()]
    for key in hand.seat.keys:
        if key.attack and table.kind != "defense":
            lines.append(say("{who}: {card} gives {amount} attack", who=who, card=key.name, amount=key.attack))
        if key.defense and table.kind != "attack":
            lines.append(say("{who}: {card} gives {amount} defense", who=who, card=key.name, amount=key.defense))
    lines += _unplaced_lines(table, hand)
    return lines


def _unplaced_lines(table: Table, hand: Hand) -> list[Text]:
    """Dice that count by themselves; in a fight the attack dice are among the aims."""
    lines = []
    attack = sum(die.value for die in hand.unplaced("attack"))
    defense = sum(die.value for die in hand.unplaced("defense"))
    if attack and table.kind == "attack":
        lines.append(say("{who}: unplaced dice give {amount} attack", who=hand.seat.name, amount=attack))
    if defense and (table.kind == "defense" or table.scene == "combat"):
        lines.append(say("{who}: unplaced dice give {amount} defense", who=hand.seat.name, amount=defense))
    return lines


def _placed_line(hand: Hand, die: PlacedDie, order: Order) -> Text:
    who, value = hand.seat.name, die.value
    given = _given(order.gives("attack", die.value), order.gives("defense", die.value), order.heals)
    if die.kind == "attack":
        return say("{who}: attack {value} on {card} gives {given}", who=who, value=value, card=order.name, given=given)
    return say("{who}: defense {value} on {card} gives {given}", who=who, value=value, card=order.name, given=given)


def _given(attack: int, defense: int, heal: int) -> tuple[Text, ...] | Text:
    parts = []
    if attack:
        parts.append(say("{amount} attack", amount=attack))
    if defense:
        parts.append(say("{amount} defense", amount=defense))
    if heal:
        parts.append(_healing(heal))
    return tuple(parts) or say("nothing")


def _healing(heal: int) -> Text:
    return say("all wounds healed") if heal >= 1000 else say("%n wound(s) healed", n=heal)


def _use_line(table: Table, use: LaidUse) -> Text:
    who, what = table.characters[use.supply.owner].name, use.supply.name
    if use.gift is None:
        return say("{who} uses {what} to change dice", who=who, what=what)
    given = _given(use.gift.attack, use.gift.defense, use.gift.heal)
    if use.foe is not None and use.seat is not None:
        return say("{who} uses {what} on {enemy} and for {friend}: {given}", who=who, what=what, enemy=use.foe.name,
                   friend=use.seat.name, given=given)
    if use.foe is not None:
        return say("{who} uses {what} on {enemy}: {given}", who=who, what=what, enemy=use.foe.name, given=given)
    if use.seat is not None:
        return say("{who} uses {what} for {friend}: {given}", who=who, what=what, friend=use.seat.name, given=given)
    return say("{who} uses {what}: {given}", who=who, what=what, given=given)


def _aim_lines(hand: Hand) -> list[Text]:
    return [
        say("{source} hits {enemy} for {amount}", source=source_text(hand, source), enemy=hand.aims[source].name,
            amount=value)
        for source, value in hand.sources()
        if source in hand.aims
    ]


def _total_line(outcome: Outcome) -> Text:
    total, difficulty = outcome.total.value, outcome.difficulty.value
    if outcome.success:
        return say("Total {total} against {difficulty}: success", total=total, difficulty=difficulty)
    return say("Total {total} against {difficulty}: {short} short", total=total, difficulty=difficulty,
               short=difficulty - total)


def _enemy_line(enemy: EnemyOutcome) -> Text:
    if enemy.beaten:
        return say("{enemy} is beaten", enemy=enemy.name)
    if enemy.fled:
        return say("{enemy} flees", enemy=enemy.name)
    return say("{enemy} has {left} health left", enemy=enemy.name, left=enemy.health_left)


def _character_line(character: CharacterOutcome) -> Text:
    wounds = character.wounds.value
    if character.fell_first:
        return say("{who} falls before striking", who=character.name)
    if character.defeated:
        return say("{who} is defeated", who=character.name)
    return say("{who} has %n wound(s)", n=wounds, who=character.name)
