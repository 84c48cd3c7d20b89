"""What is rolled for, in a few lines, before the page of the dice is opened."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from PySide6.QtCore import QCoreApplication

from blackbook.rules.question import Question
from blackbook.text import Name
from ui.language import shown
from ui.table.words import word

CONTEXT = "SceneSummary"


def scene_lines(question: Question) -> tuple[str, ...]:
    """The check with its difficulty or the round of the fight, and the dice of each character."""
    return tuple(_lines(question.facts))


def _lines(facts: Mapping[str, Any]) -> Iterator[str]:
    check = (facts.get("case") or {}).get("check")
    if check:
        text = QCoreApplication.translate(CONTEXT, "Check of {kind}, difficulty {difficulty}")
        yield text.format(kind=word(check["kind"]), difficulty=check["difficulty"])
    elif facts.get("round"):
        yield QCoreApplication.translate(CONTEXT, "Round {number} of the fight").format(number=facts["round"])
    for who in facts.get("characters", ()):
        text = QCoreApplication.translate(CONTEXT, "{who}: {attack} attack, {defense} defense")
        yield text.format(who=_name(who["name"]), attack=who["attack"], defense=who["defense"])


def _name(name: object) -> str:
    return shown(Name(name)) if isinstance(name, Mapping) else shown(name)
