"""What word cards, items, helpers, demons and enemies say about dice, as frozen values read from a case.

The language is that of the components. What does not touch dice, attack, defense or wounds of this check or round is
accepted and has no weight (rubles, sins, moves …). What would touch them and cannot be counted exactly is refused, with
the place in the document.

* **Amount**: ``3`` or ``{"x": …, "times": 1, "plus": 0}``; `x` is ``die`` (orders only), ``characters``, ``rubles``,
  ``sins``, ``wounds``, ``items`` or ``cards`` (of the conspiracy). What is counted is what the case says: before any
  item is used and before anyone is healed. An amount is never below 0.
* **Condition**: ``{"has": {"rubles": 3}}``, ``{"has": {"item": {"pool", "type"}, "n": 1}}``, ``{"has": {"card":
  {"colour", "type", "face"}, "n": 1}}``, ``{"cursed": …}``, ``{"round": [1]}``, ``{"scene": ["check"]}``, ``all``,
  ``any``, ``not``; tested on what the case says, like the amounts.
* **Dice**: ``match`` names the owner's dice by kind and value; with it the change goes to every matching die,
  without it to ``n`` dice (1 if absent) of the owner's choice, or to fewer. It is a ``set``, ``plus`` or ``turn``.
  ``{"add": 1, "kind": "attack", "rolled": [3]}`` adds dice and ``{"reroll": 1, "rolled": [{"die": 0, "value": 4}]}``
  gives dice their new value; before ``rolled`` is known no plan can be named, and `resolve` refuses the case.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, cast

from blackbook.resolver.model.reading import Node
from blackbook.text import say

Kind = Literal["attack", "defense"]
KINDS: tuple[Kind, ...] = ("attack", "defense")
COUNTED = ("characters", "rubles", "sins", "wounds", "items", "cards")
WITHOUT_WEIGHT = frozenset({"rubles", "sin", "discontent", "item", "job", "helper", "move", "buy", "marker", "unlock"})
EVERY_WOUND = 1_000_000
FILTERS: dict[str, dict[str, tuple[str, ...]]] = {
    "item": {"pool": ("natural", "crafted"), "type": ("plant", "sorcerous", "incendiary", "valuable", "church")},
    "card": {"colour": ("black", "white"), "type": ("order", "key"), "face": ("up", "down")},
}


@dataclass(frozen=True)
class Amount:
    """A number: `times` what `x` counts, `plus` a fixed part."""

    plus: int
    x: str | None = None
    times: int = 1


@dataclass(frozen=True)
class Has:
    """Owns at least `n` rubles, items or conspiracy cards; nothing is spent (R-CARD-10)."""

    what: Literal["rubles", "item", "card"]
    n: int
    filter: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True)
class Cursed:
    value: bool


@dataclass(frozen=True)
class InRound:
    rounds: tuple[int, ...]


@dataclass(frozen=True)
class InScene:
    scenes: tuple[str, ...]


@dataclass(frozen=True)
class Combined:
    """`all` or `any` of several conditions, or `not` the only one."""

    how: Literal["all", "any", "not"]
    parts: tuple[Condition, ...]


Condition = Has | Cursed | InRound | InScene | Combined


@dataclass(frozen=True)
class Yield:
    """What an order gives for its die."""

    kind: Kind
    amount: Amount


@dataclass(frozen=True)
class Stat:
    """Attack or defense given by a key, an item or a helper."""

    kind: Kind
    amount: Amount


@dataclass(frozen=True)
class Heal:
    """Wounds taken away; `EVERY_WOUND` for all of them."""

    wounds: int


@dataclass(frozen=True)
class ChangeDice:
    """Gives dice another value or kind; `n` is None if it goes to all that match."""

    kind: Kind | None = None
    value: int | None = None
    set: int | None = None
    plus: int = 0
    turn: Kind | None = None
    n: int | None = None


@dataclass(frozen=True)
class AddDice:
    """More dice to roll; `rolled` is None until they are."""

    kind: Kind
    n: int
    rolled: tuple[int, ...] | None
    path: str


@dataclass(frozen=True)
class Reroll:
    """Dice that may be rolled again; `rolled` holds die and new value, None until they are."""

    n: int
    rolled: tuple[tuple[int, int], ...] | None
    path: str


@dataclass(frozen=True)
class When:
    """Effects under a condition (`if`, `then`, `else`)."""

    condition: Condition
    then: tuple[Effect, ...]
    otherwise: tuple[Effect, ...]


@dataclass(frozen=True)
class OneOf:
    """A choice of the user (items and helpers)."""

    options: tuple[tuple[Effect, ...], ...]


Effect = Stat | Heal | ChangeDice | AddDice | Reroll | When | OneOf


def read_amount(node: Node, die: bool = False) -> Amount:
    """A number or a counted amount; the value of a die only where a die lies."""
    if not isinstance(node.value, dict):
        return Amount(node.integer())
    node.only("x", "times", "plus")
    x = node.need("x").choice(*(("die",) if die else ()), *COUNTED)
    times = node.field("times").integer() if node.has("times") else 1
    plus = node.field("plus").integer() if node.has("plus") else 0
    return Amount(plus, x, times)


def read_condition(node: Node) -> Condition:
    names = node.keys()
    if len(names) != 1:
        raise node.error(say("must hold one condition"))
    name = names[0]
    inner = node.field(name)
    if name == "has":
        return _read_has(inner)
    if name == "cursed":
        return Cursed(inner.truth())
    if name == "round":
        return InRound(tuple(each.integer(1) for each in inner.each()))
    if name == "scene":
        return InScene(tuple(each.choice("check", "combat", "final") for each in inner.each()))
    if name in ("all", "any"):
        return Combined("all" if name == "all" else "any", tuple(read_condition(each) for each in inner.each()))
    if name == "not":
        return Combined("not", (read_condition(inner),))
    raise inner.error(say("cannot be told from the dice; answer it, and give the effect only if it holds"))


def _read_has(node: Node) -> Has:
    if node.has("rubles"):
        node.only("rubles")
        return Has("rubles", node.field("rubles").integer(0))
    what: Literal["item", "card"] = "card" if node.has("card") else "item"
    node.only(what, "n")
    wanted = node.need(what)
    fields = FILTERS[what]
    wanted.only(*fields)
    chosen = tuple((key, wanted.field(key).choice(*words)) for key, words in fields.items() if wanted.has(key))
    return Has(what, node.field("n").integer(1) if node.has("n") else 1, chosen)


def read_kind(node: Node) -> Kind:
    return cast("Kind", node.choice(*KINDS))


def read_yield(node: Node) -> Yield:
    node.only("kind", "amount")
    return Yield(read_kind(node.need("kind")), read_amount(node.need("amount"), die=True))


def read_stats(node: Node) -> tuple[Effect, ...]:
    node.only(*KINDS)
    return tuple(Stat(kind, read_amount(node.field(kind))) for kind in KINDS if node.has(kind))


def read_heal(node: Node) -> Heal:
    """Healing of wounds (R-CARD-11); taking wounds is refused."""
    if node.value in ("-all", "all"):
        return Heal(EVERY_WOUND)
    wounds = node.integer()
    if wounds > 0:
        raise node.error(say("wounds that are taken while dice are placed cannot be weighed; only healing can"))
    return Heal(-wounds)


def read_dice(node: Node) -> Effect:
    """A change of number or values of dice."""
    if node.has("add"):
        node.only("add", "kind", "rolled")
        rolled = tuple(each.integer(0) for each in node.field("rolled").each()) if node.has("rolled") else None
        n = node.field("add").integer(1)
        if rolled is not None and len(rolled) > n:
            raise node.field("rolled").error(say("must not hold more than {most}", most=n))
        return AddDice(read_kind(node.need("kind")), n, rolled, node.path)
    if node.has("reroll"):
        node.only("reroll", "rolled")
        n = node.field("reroll").integer(1)
        if not node.has("rolled"):
            return Reroll(n, None, node.path)
        rolled_dice = list(node.field("rolled").each())
        again = tuple((each.need("die").integer(0), each.need("value").integer(0)) for each in rolled_dice)
        if len(again) > n:
            raise node.field("rolled").error(say("must not hold more than {most}", most=n))
        return Reroll(n, again, node.path)
    return _read_change(node)


def _read_change(node: Node) -> ChangeDice:
    node.only("match", "set", "plus", "turn", "n")
    if not (node.has("set") or node.has("plus") or node.has("turn")):
        raise node.error(say("must set, plus or turn dice, add or reroll them"))
    match = node.field("match") if node.has("match") else Node({}, node.path)
    match.only("kind", "value")
    chosen = node.field("n").integer(1) if node.has("n") else None if node.has("match") else 1
    return ChangeDice(
        kind=read_kind(match.field("kind")) if match.has("kind") and match.field("kind").value != "any" else None,
        value=match.field("value").integer(0) if match.has("value") else None,
        set=node.field("set").integer(0) if node.has("set") else None,
        plus=node.field("plus").integer() if node.has("plus") else 0,
        turn=read_kind(node.field("turn")) if node.has("turn") else None,
        n=chosen,
    )


def read_effects(node: Node) -> tuple[Effect, ...]:
    """One effect or a list of them. Those without weight for dice and wounds are left out."""
    if isinstance(node.value, list):
        return tuple(effect for each in node.each() for effect in read_effects(each))
    if node.has("if"):
        node.only("if", "then", "else")
        otherwise = read_effects(node.field("else")) if node.has("else") else ()
        return (When(read_condition(node.field("if")), read_effects(node.need("then")), otherwise),)
    names = node.keys()
    if len(names) != 1:
        raise node.error(say("must hold one effect"))
    inner = node.field(names[0])
    return _read_operation(names[0], inner)


def _read_operation(name: str, inner: Node) -> tuple[Effect, ...]:
    if name == "stat":
        return read_stats(inner)
    if name == "wounds":
        return (read_heal(inner),)
    if name == "dice":
        return (read_dice(inner),)
    if name == "may":
        offered = read_effects(inner)
        return offered if all(isinstance(each, Stat | Heal) for each in offered) else (OneOf((offered, ())),)
    if name == "one_of":
        options = tuple(read_effects(each) for each in inner.each())
        if not options:
            raise inner.error(say("must offer something to choose from"))
        return (OneOf(options),)
    if name in WITHOUT_WEIGHT:
        return ()
    raise inner.error(say("cannot be weighed with dice; resolve it by hand and leave it out"))
