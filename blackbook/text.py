"""Texts that the domain hands to people: an English template and its values, translated where it is shown.

A template names its values in braces, as in ``say("{who} moves to {place}", who=…, place=…)``. With ``n=…`` it may hold
``%n`` and ``(s)``: Qt Linguist turns it into the plural forms of each language, `str` into plain English.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Name:
    """What is printed on a component, in the languages that its pack gives; English stands for a missing one."""

    languages: Mapping[str, str]

    def in_language(self, language: str) -> str:
        return self.languages.get(language) or self.languages.get("en") or next(iter(self.languages.values()), "?")

    def __str__(self) -> str:
        return self.in_language("en")

    def __hash__(self) -> int:
        return hash(tuple(sorted(self.languages.items())))



@dataclass(frozen=True)
class Text:
    """An English template with its values; `str` is English, the screens translate."""

    template: str
    values: Mapping[str, Any] = field(default_factory=dict)
    n: int | None = None

    def __str__(self) -> str:
        filled = fill(plural_in_english(self.template, self.n), {k: in_english(v) for k, v in self.values.items()})
        return filled if self.n is None else filled.replace("%n", str(self.n))

    def __hash__(self) -> int:
        return hash((self.template, repr(sorted(self.values.items(), key=lambda pair: pair[0])), self.n))

    def to_json(self) -> dict[str, Any]:
        document: dict[str, Any] = {"text": self.template}
        if self.values:
            document["values"] = {key: value_to_json(value) for key, value in self.values.items()}
        if self.n is not None:
            document["n"] = self.n
        return document

    @staticmethod
    def from_json(document: Mapping[str, Any]) -> Text:
        values = {key: value_from_json(value) for key, value in document.get("values", {}).items()}
        return Text(document["text"], values, document.get("n"))


def say(template: str, n: int | None = None, **values: Any) -> Text:
    """A text for people. The template must be a literal: it is also what translators see."""
    return Text(template, values, n)


def fill(template: str, values: Mapping[str, str]) -> str:
    """Put values in place of ``{name}``; unknown names stay as they are, so a faulty translation still reads."""
    return re.sub(r"\{(\w+)\}", lambda match: values.get(match[1], match[0]), template)


def plural_in_english(template: str, n: int | None) -> str:
    return template if n is None else template.replace("(s)", "" if n == 1 else "s")


def in_english(value: Any) -> str:
    if isinstance(value, tuple):
        return ", ".join(in_english(each) for each in value)
    return str(value)


def value_to_json(value: Any) -> Any:
    if isinstance(value, Text):
        return value.to_json()
    if isinstance(value, Name):
        return {"name": dict(value.languages)}
    if isinstance(value, list | tuple):
        return [value_to_json(each) for each in value]
    return value


def value_from_json(value: Any) -> Any:
    if isinstance(value, Mapping) and "text" in value:
        return Text.from_json(value)
    if isinstance(value, Mapping) and "name" in value:
        return Name(value["name"])
    if isinstance(value, list):
        return tuple(value_from_json(each) for each in value)
    return value
