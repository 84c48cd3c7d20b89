"""What is wrong with a value of a pack, and where, in words for the person who wrote it."""

from __future__ import annotations

import re
from typing import Any

from pydantic import ValidationError

from blackbook.content.effects import OPERATIONS
from blackbook.text import Text, say

Path = tuple[str | int, ...]

_BESIDE = {"fight": ("draw", "reward"), "check": ("success", "fail")}
_WRAPPED = (
    "has", "item", "card", "job", "helper", "move", "buy", "fight", "check", "marker", "unlock", "dice", "stat",
    "price", "flip",
)  # fmt: skip


def complaints(error: ValidationError) -> list[tuple[Path, str, Text]]:
    """Each thing that is wrong: the path of the field inside the value, pydantic's kind of error, and a sentence."""
    return [(_path(each["loc"]), each["type"], _problem(each)) for each in error.errors(include_url=False)]


def dotted(path: Path) -> str:
    """A path as people write it: ``word_cards.needle.extra[0].wounds``."""
    return "".join(f"[{each}]" if isinstance(each, int) else f".{each}" for each in path).lstrip(".")


def _path(location: tuple[str | int, ...]) -> Path:
    """Drop the marks by which the models tell operations apart, and name the table that an operation stands in."""
    path: list[str | int] = []
    for place, each in enumerate(location):
        mark = re.fullmatch(r"<(\w*)( lose)?>", each) if isinstance(each, str) else None
        if mark is None:
            if not (isinstance(each, str) and each.startswith("<")):
                path.append(each)
        elif mark[1] in _WRAPPED and _continues_inside(mark[1], location[place + 1 :]):
            path.append(mark[1])
    return tuple(path)


def _continues_inside(key: str, rest: tuple[str | int, ...]) -> bool:
    return not rest or rest[0] not in _BESIDE.get(key, ())


def _problem(error: Any) -> Text:
    context = error.get("ctx", {})
    match error["type"]:
        case "literal_error":
            return say("must be {choices}", choices=_choices(context["expected"]))
        case "extra_forbidden":
            return say("is not known here")
        case "missing":
            return say("is missing")
        case "int_type":
            return say("must be a whole number")
        case "string_type":
            return say("must be a text")
        case "bool_type" | "bool_parsing":
            return say("must be true or false")
        case "tuple_type":
            return say("must be a list")
        case "model_type" | "model_attributes_type" | "dict_type":
            return say("must be a table")
        case "greater_than_equal":
            return say("must be at least {least}", least=context["ge"])
        case "less_than_equal":
            return say("must be at most {most}", most=context["le"])
        case "too_long":
            return say("must have at most {most} entries", most=context["max_length"])
        case "too_short":
            return say("must have at least {least} entries", least=context["min_length"])
        case _:
            return _problem_of_ours(error["type"], context) or say("{problem}", problem=error["msg"])


def _problem_of_ours(kind: str, context: Any) -> Text | None:
    match kind:
        case "table_needed":
            return say("{key} must be a table", key=context["key"])
        case "stands_beside":
            return say("{field} stands beside {key}, not in it", field=context["field"], key=context["key"])
        case "stranger":
            return say("{field} cannot stand beside {key}", field=context["field"], key=context["key"])
        case "one_needed":
            return say("needs exactly one of {fields}", fields=context["fields"])
        case "some_needed":
            return say("needs at least one of {fields}", fields=context["fields"])
        case "step_needs_value":
            return say("{step} needs its value, in a table", step=context["step"])
        case "step_takes_no_value":
            return say("{step} takes no value", step=context["step"])
        case "effect":
            return say("must be an effect: a table with one of {operations}", operations=OPERATIONS)
        case "condition":
            return say("must be a condition, such as {example}", example='{has = {rubles = 3}}')
        case "modifier":
            return say("must be a keyword or a modifier, such as {example}", example='{price = {items = 1}}')
        case "amount":
            return say("must be a number, \"all\" or an amount, such as {example}", example='{x = "die", plus = 1}')
        case "sin":
            return say("must be a number, \"curse\" or {example}", example="{set = 0}")
        case "way":
            return say("must be a table whose do is fight, check or pay")
    return None


def _choices(expected: str) -> Text | str:
    """Pydantic's "'a', 'b' or 'c'" without the quotes."""
    words = re.findall(r"'([^']*)'", expected)
    if len(words) < 2:
        return words[0] if words else expected
    return say("{several} or {last}", several=tuple(words[:-1]), last=words[-1])
