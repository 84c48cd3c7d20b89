"""What is left of a case once its words are numbers: the form that the search and the odds share.

Conditions are decided, amounts are numbers, keys have changed the dice, and only what can be used in this scene is
here; `table.build_table` makes it. A character that has already fallen brings nothing to a fight.
"""

from __future__ import annotations

from dataclasses import dataclass

from blackbook.resolver.model.case import Pool
from blackbook.resolver.model.effects import ChangeDice, Kind
from blackbook.text import Name

Change = tuple[ChangeDice, ...]


@dataclass(frozen=True)
class PlacedDie:
    """A die as it counts after the keys: `index` is its place among the case's dice."""

    index: int
    kind: Kind
    value: int


@dataclass(frozen=True)
class Roll:
    """Dice of one character as they may lie before placing, and the consumables spent to bring them there."""

    dice: tuple[PlacedDie, ...]
    spent: tuple[int, ...] = ()
    """Indices in `Table.consumables`."""


@dataclass(frozen=True)
class Order:
    """A word card that works with a die; face-down ones are not here. `card` is its place in the conspiracy."""

    card: int
    id: str
    name: str | Name
    accepts: frozenset[Kind]
    yields: tuple[tuple[Kind, int, int], ...]
    """Kind, times the value of the die, plus."""
    heals: int

    def gives(self, kind: Kind, value: int) -> int:
        """What a die of this value brings of one kind."""
        return sum(max(0, times * value + plus) for each, times, plus in self.yields if each == kind)


@dataclass(frozen=True)
class Key:
    """What a key adds in this scene. Its attack is one source."""

    card: int
    id: str
    name: str | Name
    attack: int
    defense: int


@dataclass(frozen=True)
class Gift:
    """What a consumable does if it is used this way."""

    attack: int = 0
    defense: int = 0
    heal: int = 0


@dataclass(frozen=True)
class Supply:
    """An item or a helper that can be used: exactly one of its `gifts`, or a change of its owner's dice."""

    index: int
    owner: int
    id: str
    name: str | Name
    gifts: tuple[Gift, ...]
    ways: tuple[int, ...]
    """For each gift its number among all ways to choose from what the card offers."""
    changes: tuple[Change, ...] = ()


@dataclass(frozen=True)
class Seat:
    """A character at the table. `rolls` is empty while the dice are not rolled, `pools` once they are."""

    index: int
    id: str
    name: str | Name
    health: int
    wounds: int
    fallen: bool
    rolls: tuple[Roll, ...]
    pools: tuple[Pool, ...]
    """Dice to roll; more than one where the owner chooses which die is set aside."""
    orders: tuple[Order, ...]
    keys: tuple[Key, ...]
    dice_keys: tuple[tuple[Change, ...], ...] = ()
    """For each key that changes dice, in order: the ways to change them, of which one is taken (see `after_keys`)."""
    set_aside: tuple[int, ...] = ()
    """For each pool how many attack dice the owner has chosen to set aside, of those that it may choose."""
    reroll: str | None = None
    """Where the case lets dice be rolled again, if it does and they have not been."""
    rerolls: int = 0
    """How many dice may then be rolled again."""

    @property
    def attack(self) -> int:
        return sum(key.attack for key in self.keys)

    def place_of(self, card: str) -> int:
        """Place in the conspiracy of an order or a key that works, -1 if there is none of that id."""
        places = {order.id: order.card for order in self.orders} | {key.id: key.card for key in self.keys}
        return places.get(card, -1)

    @property
    def defense(self) -> int:
        return sum(key.defense for key in self.keys)


@dataclass(frozen=True)
class Foe:
    """A living enemy. `health` is what is left of it; `attack` is 0 where it does not attack this round."""

    index: int
    id: str
    name: str | Name
    attack: int
    health: int
    assigned_to: int
    first: bool
    vulnerable: bool
    hits_all: bool
    flees: bool


@dataclass(frozen=True)
class Table:
    """Everything that decides a check or a round."""

    scene: str
    kind: Kind | None
    printed: int
    difficulty: int
    harder: tuple[tuple[str | Name, int], ...]
    """Awake demons that make the check harder, and by how much."""
    round: int
    characters: tuple[Seat, ...]
    consumables: tuple[Supply, ...]
    enemies: tuple[Foe, ...] = ()
