"""What cards, places and stories do (rules.md 7.2): one small model for each operation.

In a pack an effect is a table with the key of its operation, such as ``{"rubles": 2}``; where effects stand in a
sequence, a single table may stand for a list of one. The plain operations are defined in `operations`; here are those
that hold further effects, and the types `Effect` and `Effects`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, Discriminator, Field, PlainSerializer, Tag, TypeAdapter

from blackbook.content import modifiers
from blackbook.content.amounts import Amount, DiceKind, Who
from blackbook.content.conditions import Cond
from blackbook.content.operations import (
    Buy,
    CardChange,
    DiceChange,
    Discontent,
    End,
    HelperChange,
    ItemGain,
    ItemLoss,
    JobChange,
    Marker,
    Move,
    Note,
    Read,
    Rubles,
    SetTo,
    Sin,
    Stat,
    Unlock,
    Wounds,
)
from blackbook.content.printed import Printed, Wrapped, key_of, single_or_all

__all__ = [
    "OPERATIONS",
    "Buy",
    "CardChange",
    "Check",
    "DiceChange",
    "Discontent",
    "Effect",
    "Effects",
    "End",
    "Fight",
    "FightStart",
    "ForWho",
    "HelperChange",
    "If",
    "ItemGain",
    "ItemLoss",
    "JobChange",
    "Marker",
    "May",
    "Modifier",
    "Move",
    "Note",
    "OneOf",
    "Option",
    "Pay",
    "Read",
    "Rubles",
    "Rule",
    "SetTo",
    "Sin",
    "Stat",
    "Unlock",
    "Wounds",
    "effect_to_data",
    "effects_from_data",
    "effects_to_data",
]


class Fight(Wrapped):
    """A combat with enemies from the decks, named ones or a special enemy; `draw` says what a draw counts as."""

    key = "fight"
    beside = ("draw", "reward")
    regular: Amount = 0
    strong: Amount = 0
    boss: str | None = None
    named: tuple[str, ...] = ()
    draw: Literal["win", "loss", "fail"] = "fail"
    reward: Effects = ()


class Check(Wrapped):
    """A check of attack or defense; what is not known of it is asked for."""

    key = "check"
    beside = ("success", "fail")
    kind: DiceKind | None = None
    difficulty: Amount | None = None
    success: Effects = ()
    fail: Effects = ()


class Rule(Printed):
    """A standing modifier, in force as long as its card is."""

    modifier: Modifier = Field(alias="rule")


class OneOf(Printed):
    """One option, chosen by the players."""

    options: tuple[Option, ...] = Field(alias="one_of")


class May(Printed):
    """Effects that the players may leave out."""

    effects: Option = Field(alias="may")


class If(Printed):
    condition: Cond = Field(alias="if")
    then: Effects = ()
    otherwise: Effects = Field(default=(), alias="else")


class ForWho(Printed):
    who: Who
    do: Effects


class Pay(Printed):
    """Costs that must be payable in full, and what follows."""

    costs: Effects = Field(alias="pay")
    then: Effects = ()


class FightStart(Printed):
    """Effects at the start of each combat."""

    effects: Effects = Field(alias="fight_start")


_EFFECTS: dict[type[Printed], str] = {
    Rubles: "rubles", Wounds: "wounds", Sin: "sin", Discontent: "discontent", ItemGain: "item", ItemLoss: "item lose",
    CardChange: "card", JobChange: "job", HelperChange: "helper", Move: "move", Buy: "buy", Fight: "fight",
    Check: "check", Read: "read", Marker: "marker", Unlock: "unlock", End: "end", DiceChange: "dice", Stat: "stat",
    Rule: "rule", Note: "note", OneOf: "one_of", May: "may", If: "if", ForWho: "who", Pay: "pay",
}  # fmt: skip
OPERATIONS = tuple(key for key in _EFFECTS.values() if " " not in key)
_MODIFIERS: dict[type[Printed], str] = {
    modifiers.MoveRange: "move_range", modifiers.Price: "price", modifiers.CheckHarder: "check",
    modifiers.DiceMinus: "dice", modifiers.FlipCards: "flip", FightStart: "fight_start",
    modifiers.BlockItems: "block_items", modifiers.Defeat: "defeat",
}  # fmt: skip


def _effect_tag(value: Any) -> str | None:
    if isinstance(value, Printed):
        return f"<{_EFFECTS.get(type(value))}>"
    key = key_of(value, OPERATIONS)
    if key == "item" and isinstance(value["item"], dict) and "lose" in value["item"]:
        key = "item lose"
    return key and f"<{key}>"


def _modifier_tag(value: Any) -> str | None:
    if isinstance(value, str):
        return "<keyword>"
    key = _MODIFIERS.get(type(value)) if isinstance(value, Printed) else key_of(value, tuple(_MODIFIERS.values()))
    return key and f"<{key}>"


Effect = Annotated[
    Annotated[Rubles, Tag("<rubles>")]
    | Annotated[Wounds, Tag("<wounds>")]
    | Annotated[Sin, Tag("<sin>")]
    | Annotated[Discontent, Tag("<discontent>")]
    | Annotated[ItemGain, Tag("<item>")]
    | Annotated[ItemLoss, Tag("<item lose>")]
    | Annotated[CardChange, Tag("<card>")]
    | Annotated[JobChange, Tag("<job>")]
    | Annotated[HelperChange, Tag("<helper>")]
    | Annotated[Move, Tag("<move>")]
    | Annotated[Buy, Tag("<buy>")]
    | Annotated[Fight, Tag("<fight>")]
    | Annotated[Check, Tag("<check>")]
    | Annotated[Read, Tag("<read>")]
    | Annotated[Marker, Tag("<marker>")]
    | Annotated[Unlock, Tag("<unlock>")]
    | Annotated[End, Tag("<end>")]
    | Annotated[DiceChange, Tag("<dice>")]
    | Annotated[Stat, Tag("<stat>")]
    | Annotated[Rule, Tag("<rule>")]
    | Annotated[Note, Tag("<note>")]
    | Annotated[OneOf, Tag("<one_of>")]
    | Annotated[May, Tag("<may>")]
    | Annotated[If, Tag("<if>")]
    | Annotated[ForWho, Tag("<who>")]
    | Annotated[Pay, Tag("<pay>")],
    Discriminator(
        _effect_tag,
        custom_error_type="effect",
        custom_error_message=f"must be an effect: a table with one of {', '.join(OPERATIONS)}",
    ),
]
Modifier = Annotated[
    Annotated[modifiers.Keyword, Tag("<keyword>")]
    | Annotated[modifiers.MoveRange, Tag("<move_range>")]
    | Annotated[modifiers.Price, Tag("<price>")]
    | Annotated[modifiers.CheckHarder, Tag("<check>")]
    | Annotated[modifiers.DiceMinus, Tag("<dice>")]
    | Annotated[modifiers.FlipCards, Tag("<flip>")]
    | Annotated[FightStart, Tag("<fight_start>")]
    | Annotated[modifiers.BlockItems, Tag("<block_items>")]
    | Annotated[modifiers.Defeat, Tag("<defeat>")],
    Discriminator(
        _modifier_tag,
        custom_error_type="modifier",
        custom_error_message=f"must be a keyword or a table with one of {', '.join(_MODIFIERS.values())}",
    ),
]
Effects = Annotated[tuple[Effect, ...], BeforeValidator(single_or_all)]


def _single_if_one(effects: tuple[Printed, ...]) -> Any:
    data = [effect.to_data() for effect in effects]
    return data[0] if len(data) == 1 else data


Option = Annotated[tuple[Effect, ...], BeforeValidator(single_or_all), PlainSerializer(_single_if_one)]

_HOLD_EFFECTS: tuple[type[Printed], ...] = (Fight, Check, Rule, OneOf, May, If, ForWho, Pay, FightStart)
for _model in _HOLD_EFFECTS:
    _model.model_rebuild()

_READER: TypeAdapter[tuple[Effect, ...]] = TypeAdapter(Effects)


def effects_from_data(data: Any) -> tuple[Effect, ...]:
    """Read one effect or a list of them; pydantic's ValidationError names the operation and the field."""
    return _READER.validate_python(data)


def effect_to_data(effect: Printed) -> dict[str, Any]:
    """The table that stands for this effect in a pack, a campaign file or an export."""
    return effect.to_data()


def effects_to_data(effects: Sequence[Printed]) -> list[dict[str, Any]]:
    return [effect.to_data() for effect in effects]
