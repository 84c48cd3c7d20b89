"""A case for the resolver: a check, or one round of a fight, with the dice that lie on the table.

`document.parse_case` reads it from JSON. Beyond the plain form a case may say:

* `name` on anything that has an `id` (a text, or texts by language); without it the id is shown in capitals.
* `dice`: ``"aside": true`` on a die that a demon or an enemy has set aside; it gives nothing. The rules
  ``{"dice": {"kind", "minus"}}`` of demons and enemies act on `pool`; dice that were rolled are already without them.
* `demons[].rule`: ``check`` and ``dice`` count; ``price``, ``move_range``, ``flip`` and ``fight_start`` are accepted
  (a flipped card shows ``"face": "down"``, the wounds of a fight's start are among `wounds`).
* `enemies[].effects[].do[].rule`: the keywords ``attacks_first``, ``no_attack``, ``no_damage``, ``hits_all``,
  ``flees``, and ``{"block_items": "natural"}``, ``{"dice": {"kind", "minus"}}``. They are in force in the rounds of
  `when`: ``round1`` or ``each_round``; ``start`` and ``dealt_damage`` never touch the dice of a round.
* `items[].in`, `helpers[].in`: the scenes of use, all of them where absent; `final` at the top says that the fight is
  the final battle.
* `use` may offer ``one_of``, ``may``, ``if`` and change dice of its owner; see `effects` for all of them.

Where the rules leave it open, a case means this:

* `extra` of an order heals its owner when a die is placed, whether `if` holds or not, and before anything else.
* Wounds are counted beyond a character's health, so that falling harder is worse.
* A character that falls at the first strike loses its sources and is struck no more in that round (A-COMBAT-8); one
  that had fallen before brings nothing and is not healed, but is among the defeated and its wounds are counted.
* A consumable that gives several things gives them together: its attack to one enemy, all else to one character.
* Items that a living enemy blocks are blocked for the whole round, even if it is beaten in it.
* An enemy that flees strikes in its step like any other; then it is neither left nor is its health counted.

Fields that the components have but dice do not see (colour, price, tier, reward …) are accepted; others are errors.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from blackbook.resolver.model.effects import Condition, Effect, Kind, Yield
from blackbook.text import Name

MOST_DICE = 50
"""Of one kind in a pool; the box holds seven, and a number that was mistyped must not be counted for hours."""
Scene = Literal["check", "combat"]
Accepts = Literal["attack", "defense", "any"]


@dataclass(frozen=True)
class Die:
    """A rolled die; `aside` if it was set aside and gives nothing."""

    kind: Kind
    value: int
    aside: bool = False


@dataclass(frozen=True)
class Pool:
    """Dice that have not been rolled."""

    attack: int
    defense: int


@dataclass(frozen=True)
class Passive:
    """One property of a key and the scenes in which it works."""

    scenes: tuple[str, ...] | None
    condition: Condition | None
    effects: tuple[Effect, ...]
    path: str


@dataclass(frozen=True)
class WordCard:
    """A word card of the conspiracy (R-CARD-4..9)."""

    id: str
    name: str | Name
    type: Literal["order", "key"] | None
    face_up: bool
    colour: str | None
    accepts: Accepts
    condition: Condition | None
    yields: tuple[Yield, ...]
    otherwise: tuple[Yield, ...]
    heals: int
    passive: tuple[Passive, ...]


@dataclass(frozen=True)
class Consumable:
    """An item, or a helper that is ready or not: used at most once (R-ITEM-3, R-CHECK-12)."""

    id: str
    name: str | Name
    is_item: bool
    pool: str | None
    types: tuple[str, ...]
    ready: bool
    scenes: tuple[str, ...] | None
    use: tuple[Effect, ...]
    path: str


@dataclass(frozen=True)
class Less:
    """So many dice of a kind are set aside; the owner chooses where the kind is `any` (R-DEMON-8, R-ENEMY-11)."""

    kind: Accepts
    minus: int


@dataclass(frozen=True)
class Harder:
    """Checks of a kind are harder (R-DEMON-9)."""

    kind: Accepts
    plus: int


@dataclass(frozen=True)
class Demon:
    """A demon that is awake."""

    id: str
    name: str | Name
    rule: Less | Harder | None


@dataclass(frozen=True)
class Character:
    """Who takes part. Exactly one of `dice` and `pool` is given."""

    id: str
    name: str | Name
    rubles: int
    sins: int
    cursed: bool
    health: int
    wounds: int
    dice: tuple[Die, ...] | None
    pool: Pool | None
    conspiracy: tuple[WordCard, ...]
    items: tuple[Consumable, ...]
    helpers: tuple[Consumable, ...]
    demons: tuple[Demon, ...]
    path: str


@dataclass(frozen=True)
class EnemyRule:
    """What an enemy does in the rounds that `rounds` names (None for every round)."""

    only_round: int | None
    keyword: str | None = None
    blocks: str | None = None
    less: Less | None = None


@dataclass(frozen=True)
class Enemy:
    id: str
    name: str | Name
    attack: int
    health: int
    damage: int
    assigned_to: str
    rules: tuple[EnemyRule, ...]


@dataclass(frozen=True)
class Case:
    """All that decides a check or a round of a fight. `faces` are the dice's faces, for odds."""

    scene: Scene
    kind: Kind | None
    difficulty: int
    round: int
    final: bool
    characters: tuple[Character, ...]
    enemies: tuple[Enemy, ...]
    faces: tuple[tuple[int, ...], tuple[int, ...]] | None
    """Faces of attack dice and of defense dice."""

    @property
    def is_rolled(self) -> bool:
        return all(character.dice is not None for character in self.characters)
