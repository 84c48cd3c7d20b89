"""What has been counted before a roll, so far, and how it is told as a line of JSON."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from blackbook.resolver.advice.chances import Chance
from blackbook.resolver.odds.chance import Odds
from blackbook.text import Text

Document = dict[str, Any]


@dataclass(frozen=True)
class BestCards:
    """The best word cards of those compared so far, by character, and the chance with them."""

    cards: Mapping[str, tuple[str, ...]]
    odds: Odds
    compared: int
    choices: int
    is_best: bool
    """Whether no other choice can be better."""


@dataclass(frozen=True)
class Found:
    """What has been counted so far; None is what has not been counted yet, or cannot be."""

    odds: Odds | None = None
    totals: Mapping[int, Fraction] | None = None
    """How likely each total of a check is."""
    difficulty: int | None = None
    helped: tuple[Chance, ...] | None = None
    """What would help, the greatest gain first."""
    helping: int = 0
    """How many things could help, with those that are not weighed yet."""
    cards: BestCards | None = None
    left_out: Text | None = None
    """What cannot be counted before the roll."""
    fault: Text | None = None
    """Why there are no chances at all."""
    whole: bool = False
    """Whether all has been counted that can be."""

    @property
    def is_exact(self) -> bool:
        """Whether the chance itself is known exactly."""
        return self.odds is not None and self.odds.exact


def to_line(found: Found) -> str:
    """What is found as one line of JSON."""
    document = {
        "odds": _odds_document(found.odds) if found.odds is not None else None,
        "totals": [[n, str(share)] for n, share in found.totals.items()] if found.totals is not None else None,
        "difficulty": found.difficulty,
        "helped": [_chance_document(each) for each in found.helped] if found.helped is not None else None,
        "helping": found.helping,
        "cards": _cards_document(found.cards) if found.cards is not None else None,
        "left_out": found.left_out.to_json() if found.left_out is not None else None,
        "fault": found.fault.to_json() if found.fault is not None else None,
        "whole": found.whole,
    }
    return json.dumps({key: value for key, value in document.items() if value is not None})


def from_line(line: str) -> Found | float:
    """What a line tells: what is found, or the share of the work that is done."""
    document = json.loads(line)
    if "share" in document:
        return float(document["share"])
    totals, helped = document.get("totals"), document.get("helped")
    return Found(
        odds=_read_odds(document["odds"]) if "odds" in document else None,
        totals={int(n): Fraction(share) for n, share in totals} if totals is not None else None,
        difficulty=document.get("difficulty"),
        helped=tuple(_read_chance(each) for each in helped) if helped is not None else None,
        helping=document["helping"],
        cards=_read_cards(document["cards"]) if "cards" in document else None,
        left_out=Text.from_json(document["left_out"]) if "left_out" in document else None,
        fault=Text.from_json(document["fault"]) if "fault" in document else None,
        whole=document["whole"],
    )


def share_line(share: float) -> str:
    """The share of the work that is done as one line of JSON."""
    return json.dumps({"share": round(share, 3)})


def _odds_document(found: Odds) -> Document:
    return {"low": str(found.low), "high": str(found.high), "rolls": found.rolls}


def _read_odds(document: Document) -> Odds:
    return Odds(Fraction(document["low"]), Fraction(document["high"]), document["rolls"])


def _chance_document(chance: Chance) -> Document:
    return {"what": chance.what, "id": chance.id, "text": chance.text.to_json(), "odds": _odds_document(chance.odds),
            "least": str(chance.least), "most": str(chance.most)}  # fmt: skip


def _read_chance(document: Document) -> Chance:
    text, found = Text.from_json(document["text"]), _read_odds(document["odds"])
    least, most = Fraction(document["least"]), Fraction(document["most"])
    return Chance(document["what"], document["id"], text, found, least, most)


def _cards_document(cards: BestCards) -> Document:
    return {"cards": dict(cards.cards), "odds": _odds_document(cards.odds), "compared": cards.compared,
            "choices": cards.choices, "is_best": cards.is_best}  # fmt: skip


def _read_cards(document: Document) -> BestCards:
    cards = {who: tuple(ids) for who, ids in document["cards"].items()}
    odds = _read_odds(document["odds"])
    return BestCards(cards, odds, document["compared"], document["choices"], document["is_best"])
