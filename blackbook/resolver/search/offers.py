"""Every way one character may place its dice, and what each brings: its sources of attack, its defense, its healing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from blackbook.resolver.model.effects import EVERY_WOUND, Kind
from blackbook.resolver.model.numbers import Order, Roll, Seat

Lying = tuple[Kind, int]
Placed = tuple[tuple[Lying, int], ...]
Brought = tuple[tuple[int, ...], int, int]


@dataclass(frozen=True)
class Offer:
    """What a placement brings. Healing is no more than the character's wounds."""

    sources: tuple[int, ...]
    """Attack of each source, greatest first, without those of 0."""
    defense: int
    heal: int
    spent: int
    """How many consumables changed dice for it."""
    roll: int
    placed: Placed
    """Kind and value of the die, and index of the order in the seat's orders."""


def offers(seat: Seat) -> tuple[Offer, ...]:
    """One offer for each different thing that placing can bring; the cheapest way to it."""
    found: dict[Brought, Offer] = {}
    for index, roll in enumerate(seat.rolls):
        for brought, placed in _placements(seat, roll).items():
            known = found.get(brought)
            if known is None or len(roll.spent) < known.spent:
                found[brought] = Offer(*brought, len(roll.spent), index, placed)
    return tuple(found.values())


def _placements(seat: Seat, roll: Roll) -> dict[Brought, Placed]:
    """What the roll can bring, with the dice that were placed. Equal dice are placed but once."""
    lying: Counter[Lying] = Counter((die.kind, die.value) for die in roll.dice)
    keys = tuple(key.attack for key in seat.keys if key.attack)
    found: dict[Brought, Placed] = {}
    gains = [_gains(order, lying) for order in seat.orders]

    def place(index: int, sources: tuple[int, ...], defense: int, heal: int, placed: Placed) -> None:
        if index == len(gains):
            attack = [*sources]
            for (kind, value), n in lying.items():
                if kind == "defense":
                    defense += value * n
                elif value:
                    attack += [value] * n
            attack.sort(reverse=True)
            found.setdefault((tuple(attack), defense, min(heal, seat.wounds)), placed)
            return
        place(index + 1, sources, defense, heal, placed)
        for die, attack_gain, defense_gain, heals in gains[index]:
            if lying[die]:
                lying[die] -= 1
                more = (*sources, attack_gain) if attack_gain else sources
                place(index + 1, more, defense + defense_gain, heal + heals, (*placed, (die, index)))
                lying[die] += 1

    place(0, keys, seat.defense, 0, ())
    return found


def _gains(order: Order, lying: Mapping[Lying, int]) -> list[tuple[Lying, int, int, int]]:
    """For each kind of die that fits the order: attack, defense and healing that it brings there."""
    return [
        ((kind, value), order.gives("attack", value), order.gives("defense", value), min(order.heals, EVERY_WOUND))
        for kind, value in lying
        if kind in order.accepts
    ]


def dice_placed(seat: Seat, offer: Offer) -> list[tuple[int, int]]:
    """Which die lies on which order: index of the die, index of the order in the seat's orders."""
    free = list(seat.rolls[offer.roll].dice)
    rows = []
    for lying, order in offer.placed:
        die = next(die for die in free if (die.kind, die.value) == lying)
        free.remove(die)
        rows.append((die.index, order))
    return rows
