"""Which values are printed on which kind of component, and how each is asked for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, get_args

from blackbook.content.stories import NightStepName
from blackbook.rules.print_fields import (
    ChoiceField,
    ComponentField,
    ComponentsField,
    EffectsField,
    FacesField,
    NumberField,
    PrintField,
    TextField,
    Values,
    ids_of,
    yes_or_no,
)
from blackbook.rules.question import Entry, Option
from blackbook.text import Text, say

if TYPE_CHECKING:
    from blackbook.rules.game import Game

COLOURS = (("black", say("black")), ("white", say("white")))
KINDS_OF_DICE = (("attack", say("attack")), ("defense", say("defense")))
ANY_DICE = (*KINDS_OF_DICE, ("any", say("any")))
POOLS = (("natural", say("natural")), ("crafted", say("crafted")))
TIERS = (("regular", say("regular")), ("strong", say("strong")))
DECKS = (("main", say("main")), ("special", say("special")), ("story", say("story")))
ITEM_TYPES = (
    ("none", say("none")), ("plant", say("plant")), ("sorcerous", say("sorcerous")),
    ("incendiary", say("incendiary")), ("valuable", say("valuable")), ("church", say("church")),
)  # fmt: skip
PLACES = (("settlement", say("settlement")), ("enterprise", say("enterprise")), ("wildland", say("wildland")))
SCENES = (("any", say("checks and fights")), ("check", say("checks")), ("combat", say("fights")))


def number(field: str, label: Text) -> Entry:
    return Entry(field, "number", label, False, 0)


def choice(field: str, label: Text, options: tuple[tuple[str, Text], ...]) -> Entry:
    return Entry(field, "choice", label, False, options=tuple(Option(id, text) for id, text in options))


class TypesField:
    """None, one or two type symbols of an item (R-ITEM-5)."""

    def entries(self, game: Game, field: str, id: str) -> Sequence[Entry]:
        return (
            choice(f"{field}.1", say("Type symbol"), ITEM_TYPES),
            choice(f"{field}.2", say("Second type symbol"), ITEM_TYPES),
        )

    def read(self, game: Game, field: str, values: Values) -> Any:
        given = [values[name] for name in (f"{field}.1", f"{field}.2") if values.get(name) is not None]
        return list(dict.fromkeys(type for type in given if type != "none")) if given else None


class YieldsField:
    """What a die on an order is worth: its own value and more, or a fixed number."""

    def entries(self, game: Game, field: str, id: str) -> Sequence[Entry]:
        ways = (("die", say("the value of the die and more")), ("fixed", say("a fixed number")))
        return (
            choice(f"{field}.kind", say("The die becomes"), KINDS_OF_DICE),
            choice(f"{field}.from", say("It counts"), ways),
            number(f"{field}.number", say("More than the die, or the fixed number")),
        )

    def read(self, game: Game, field: str, values: Values) -> Any:
        kind = values.get(f"{field}.kind")
        if kind is None:
            return None
        n = values.get(f"{field}.number") or 0
        return [{"kind": kind, "amount": n if values.get(f"{field}.from") == "fixed" else {"x": "die", "plus": n}}]


@dataclass(frozen=True)
class PassiveField:
    """What a key does by itself."""

    does: EffectsField

    def entries(self, game: Game, field: str, id: str) -> Sequence[Entry]:
        return (choice(f"{field}.in", say("It works in"), SCENES), *self.does.entries(game, field, id))

    def read(self, game: Game, field: str, values: Values) -> Any:
        effects = self.does.read(game, field, values)
        return None if effects is None else [{"in": [values.get(f"{field}.in") or "any"], "do": effects}]


@dataclass(frozen=True)
class EnemyEffectsField:
    """What an enemy does and when; an enemy that does nothing special has 'none'."""

    does: EffectsField

    def entries(self, game: Game, field: str, id: str) -> Sequence[Entry]:
        moments = (
            ("none", say("nothing special")), ("start", say("at the start of combat")), ("round1", say("in round 1")),
            ("each_round", say("in each round")), ("dealt_damage", say("if it dealt damage")),
        )  # fmt: skip
        return (choice(f"{field}.when", say("It does something"), moments), *self.does.entries(game, field, id))

    def read(self, game: Game, field: str, values: Values) -> Any:
        effects = self.does.read(game, field, values)
        when = values.get(f"{field}.when")
        if when == "none":
            return []
        return None if effects is None else [{"when": when or "start", "do": effects}]


@dataclass(frozen=True)
class DemonField:
    """A demon's penalty: one of the kinds that the rulebook describes, or words."""

    does: EffectsField

    def entries(self, game: Game, field: str, id: str) -> Sequence[Entry]:
        kinds = tuple(
            (each, say("{name}", name=game.name("demon_kinds", each))) for each in ids_of(game, "demon_kinds")
        )
        return (choice(f"{field}.kind", say("Penalty of the kind"), kinds), *self.does.entries(game, field, id))

    def read(self, game: Game, field: str, values: Values) -> Any:
        kind = values.get(f"{field}.kind")
        if kind is not None:
            return game.library.demon_kinds[kind].to_data()["effect"]
        return self.does.read(game, field, values)


@dataclass(frozen=True)
class RansomField:
    """What is lost for a defeated character: by each, or by all in total."""

    does: EffectsField

    def entries(self, game: Game, field: str, id: str) -> Sequence[Entry]:
        whom = (("each", say("each of the players")), ("team", say("all in total")))
        return (choice(f"{field}.who", say("Ransom paid by"), whom), *self.does.entries(game, field, id))

    def read(self, game: Game, field: str, values: Values) -> Any:
        effects = self.does.read(game, field, values)
        return None if effects is None else {"who": values.get(f"{field}.who") or "each", "do": effects}


@dataclass(frozen=True)
class RefusalField:
    """The price of refusing a gift, and by how much the sins fall."""

    price: EffectsField

    def entries(self, game: Game, field: str, id: str) -> Sequence[Entry]:
        return (*self.price.entries(game, field, id), number(f"{field}.sin", say("Refusing: sins lowered by")))

    def read(self, game: Game, field: str, values: Values) -> Any:
        lowered = values.get(f"{field}.sin")
        return None if lowered is None else {"pay": self.price.read(game, field, values) or [], "sin": -lowered}


@dataclass(frozen=True)
class WaysField:
    """Ways to fulfil a request: a check, a fight, a price; they share the reward."""

    price: EffectsField
    reward: EffectsField

    def entries(self, game: Game, field: str, id: str) -> Sequence[Entry]:
        return (
            choice(f"{field}.check", say("Pass a check of"), KINDS_OF_DICE),
            number(f"{field}.difficulty", say("Difficulty of the check")),
            number(f"{field}.regular", say("Or defeat so many enemies")),
            number(f"{field}.strong", say("Or defeat so many strong enemies")),
            *self.price.entries(game, f"{field}.price", id),
            *self.reward.entries(game, f"{field}.reward", id),
        )

    def read(self, game: Game, field: str, values: Values) -> Any:
        reward = self.reward.read(game, f"{field}.reward", values) or []
        ways: list[dict[str, Any]] = []
        if values.get(f"{field}.check") is not None or values.get(f"{field}.difficulty") is not None:
            spec = {"kind": values.get(f"{field}.check"), "difficulty": values.get(f"{field}.difficulty")}
            known = {key: value for key, value in spec.items() if value is not None}
            ways.append({"do": "check", "spec": known, "reward": reward})
        enemies = {tier: values.get(f"{field}.{tier}") or 0 for tier in ("regular", "strong")}
        if any(enemies.values()):
            ways.append({"do": "fight", "spec": enemies, "reward": reward})
        price = self.price.read(game, f"{field}.price", values)
        if price is not None:
            ways.append({"do": "pay", "spec": price, "reward": reward})
        return ways or None


@dataclass(frozen=True)
class ActionsField:
    """The effects at the bottom of a location, taken together as one that must be done."""

    does: EffectsField

    def entries(self, game: Game, field: str, id: str) -> Sequence[Entry]:
        must = (("yes", say("must be done")), ("no", say("may be left out")))
        return (choice(f"{field}.mandatory", say("The effects"), must), *self.does.entries(game, field, id))

    def read(self, game: Game, field: str, values: Values) -> Any:
        effects = self.does.read(game, field, values)
        mandatory = values.get(f"{field}.mandatory") != "no"
        return None if effects is None else [{"mandatory": mandatory, "do": [effect]} for effect in effects]


class ChaptersField:
    """The night of the story board on the table, step by step, and the requests that are drawn in it."""

    def entries(self, game: Game, field: str, id: str) -> Sequence[Entry]:
        names = tuple(name for name in get_args(NightStepName) if name not in ("discontent", "note"))
        steps = say(
            'Steps of the night, with commas between them: {names}; "discontent 1"; or other words', names=names
        )
        return (
            Entry(f"{field}.night", "text", steps, False),
            choice(f"{field}.first", say("The first player draws a request of the deck"), DECKS),
            choice(f"{field}.others", say("The others draw requests of the deck"), DECKS),
            number(f"{field}.n", say("Requests drawn by each")),
        )

    def read(self, game: Game, field: str, values: Values) -> Any:
        night = values.get(f"{field}.night")
        if night is None:
            return None
        draw = {
            "first_player": values.get(f"{field}.first"),
            "others": values.get(f"{field}.others"),
            "n": values.get(f"{field}.n"),
        }
        chapter: dict[str, Any] = {"night": [night_step(step.strip()) for step in night.split(",") if step.strip()]}
        chapter["request_draw"] = {key: value for key, value in draw.items() if value is not None}
        return [chapter] * (game.story.chapter if game.is_set_up else 1)


def night_step(words: str) -> Any:
    """A step of the night as a pack holds it."""
    name, _, n = words.casefold().partition(" ")
    if name == "discontent" and n.strip().isdigit():
        return {"discontent": int(n)}
    known = words.casefold().replace(" ", "_")
    return known if known in get_args(NightStepName) and known not in ("discontent", "note") else {"note": words}


_OWNERS = ComponentField(say("Belongs to"), "characters")
_USE = EffectsField(say("Its property"), ("attack", "defense", "heal", "rubles"))
_REWARD = EffectsField(say("Reward"), ("rubles", "natural", "crafted"))
_PRICE = EffectsField(say("Price"), ("pay", "lose_items", "lose_cards"))

FIELDS: dict[tuple[str, str], PrintField] = {
    ("word_cards", "colour"): ChoiceField(say("Colour"), COLOURS),
    ("word_cards", "type"): ChoiceField(say("Type"), (("order", say("order")), ("key", say("key")))),
    ("word_cards", "market"): yes_or_no(say("Bears the market symbol")),
    ("word_cards", "price"): NumberField(say("Price")),
    ("word_cards", "owner"): _OWNERS,
    ("word_cards", "accepts"): ChoiceField(say("Takes a die of"), ANY_DICE),
    ("word_cards", "yields"): YieldsField(),
    ("word_cards", "passive"): PassiveField(EffectsField(say("The key gives"), ("attack", "defense"))),
    ("items", "pool"): ChoiceField(say("Bag"), POOLS),
    ("items", "types"): TypesField(),
    ("items", "price"): NumberField(say("Price")),
    ("items", "use"): _USE,
    ("helpers", "use"): _USE,
    ("enemies", "tier"): ChoiceField(say("Deck"), TIERS),
    ("enemies", "attack"): NumberField(say("Attack")),
    ("enemies", "health"): NumberField(say("Health"), 1),
    ("enemies", "effects"): EnemyEffectsField(EffectsField(say("Its property"), ("lose_items", "pay"))),
    ("enemies", "reward"): _REWARD,
    ("bosses", "attack"): NumberField(say("Attack")),
    ("bosses", "health"): NumberField(say("Health"), 1),
    ("bosses", "win"): NumberField(say("Paragraph if it is beaten"), 1),
    ("bosses", "loss"): NumberField(say("Paragraph if it is not"), 1),
    ("characters", "letter"): TextField(say("Letter")),
    ("characters", "health"): NumberField(say("Health"), 1),
    ("characters", "dice.attack"): NumberField(say("Attack dice (black)"), 0, 7),
    ("characters", "dice.defense"): NumberField(say("Defense dice (white)"), 0, 7),
    ("characters", "start.sin"): NumberField(say("Sins at the start"), 0, 13),
    ("characters", "start.location"): ComponentField(say("Starting location"), "locations"),
    ("characters", "start.rubles"): NumberField(say("Rubles at the start")),
    ("characters", "start.items"): ComponentsField(say("Items at the start"), "items"),
    ("characters", "ability.at"): ComponentsField(say("Ability: usable at"), "locations"),
    ("characters", "ability.do"): EffectsField(say("Ability"), ("rubles", "heal")),
    ("characters", "home"): ComponentField(say("The location underlined on the board"), "locations"),
    ("demons", "owner"): _OWNERS,
    ("demons", "slot"): NumberField(say("Slot"), 1, 3),
    ("demons", "effect"): DemonField(EffectsField(say("Penalty"))),
    ("jobs", "owner"): ComponentField(say("Belongs to"), "characters", (("useless", say("nobody: a useless job")),)),
    ("jobs", "do"): EffectsField(say("The job gives"), ("rubles", "heal", "natural", "crafted")),
    ("jobs", "sin"): NumberField(say("Sins of the job")),
    ("deals", "ransom"): RansomField(EffectsField(say("Ransom"), ("pay", "lose_items", "lose_cards", "discontent"))),
    ("deals", "accept"): EffectsField(say("Accepting"), ("rubles", "natural", "crafted", "heal", "discontent")),
    ("deals", "refuse"): RefusalField(EffectsField(say("Refusing"), ("pay", "lose_items", "lose_cards"))),
    ("requests", "deck"): ChoiceField(say("Deck"), DECKS),
    ("requests", "location"): ComponentField(say("Location"), "locations"),
    ("requests", "ways"): WaysField(_PRICE, _REWARD),
    ("locations", "number"): NumberField(say("Number in the lower right corner"), 1),
    ("locations", "type"): ChoiceField(say("Type"), PLACES),
    ("locations", "port"): yes_or_no(say("Port (anchor in the lower left corner)")),
    ("locations", "actions"): ActionsField(EffectsField(say("Action"), ("rubles", "heal", "natural", "crafted"))),
    ("locations", "neighbours"): ComponentsField(say("Connected with"), "locations"),
    ("stories", "chapters"): ChaptersField(),
    ("envelope", "kind"): ChoiceField(
        say("Kind"), (("jobs", say("job")), ("word_cards", say("word card")), ("enemies", say("enemy")))
    ),
    ("envelope", "component"): TextField(say("Which one")),
    ("dice", "attack"): FacesField(say("Faces of an attack die (black)")),
    ("dice", "defense"): FacesField(say("Faces of a defense die (white)")),
}  # fmt: skip
