"""The parts of totals, defense and difficulty, each with the text that says where it comes from."""

from __future__ import annotations

from blackbook.resolver.explanation.layout import CARD, Hand, Layout, SourceKey
from blackbook.resolver.explanation.outcome import Part
from blackbook.resolver.model.numbers import Table
from blackbook.text import Text, say


def difficulty_parts(table: Table) -> tuple[Part, ...]:
    """Printed difficulty and what demons add (R-DEMON-9)."""
    return (
        Part(table.printed, say("Printed")),
        *(Part(plus, say("Demon {demon}", demon=name)) for name, plus in table.harder),
    )


def check_parts(table: Table, layout: Layout) -> tuple[Part, ...]:
    """What counts towards a check: unplaced dice of its kind, orders, keys and consumables (R-CHECK-4..5)."""
    kind = table.kind or "attack"
    parts = []
    for hand in layout.hands:
        parts += _hand_parts(hand, kind)
    for use in layout.uses:
        if use.gift and use.gift.attack + use.gift.defense:
            owner = table.characters[use.supply.owner].name
            text = say("{who}: {what}", who=owner, what=use.supply.name)
            parts.append(Part(use.gift.attack + use.gift.defense, text))
    return tuple(parts)


def defense_parts(hand: Hand, layout: Layout) -> tuple[Part, ...]:
    """Defense that a character has for this round."""
    given = [
        Part(use.gift.defense, say("Given by {what}", what=use.supply.name))
        for use in layout.uses
        if use.gift and use.gift.defense and use.seat is hand.seat
    ]
    return (*_hand_parts(hand, "defense"), *given)


def _hand_parts(hand: Hand, kind: str) -> list[Part]:
    who = hand.seat.name
    parts = []
    for die in hand.unplaced(kind):
        if die.value:
            parts.append(Part(die.value, say("{who}: unplaced die", who=who)))
    for die, order in hand.placed():
        given = order.gives("attack" if kind == "attack" else "defense", die.value)
        if given:
            parts.append(Part(given, say("{who}: {card}", who=who, card=order.name)))
    for key in hand.seat.keys:
        given = key.attack if kind == "attack" else key.defense
        if given:
            parts.append(Part(given, say("{who}: {card}", who=who, card=key.name)))
    return parts


def source_text(hand: Hand, source: SourceKey) -> Text:
    """Names a source of attack."""
    what, place = source
    if what != CARD:
        return say("{who}: unplaced die", who=hand.seat.name)
    names = {order.card: order.name for order in hand.seat.orders} | {key.card: key.name for key in hand.seat.keys}
    return say("{who}: {card}", who=hand.seat.name, card=names[place])
