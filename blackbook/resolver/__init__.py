"""Dice on word cards: plain values in, the best plan out, and the odds beforehand. Knows no campaign, no database."""

from blackbook.resolver.explanation.outcome import Outcome
from blackbook.resolver.explanation.replay import cost, replay
from blackbook.resolver.model.case import Case
from blackbook.resolver.model.document import parse_case
from blackbook.resolver.model.numbers import Table
from blackbook.resolver.model.plan import Aim, Placement, Plan, ShownDie, Use
from blackbook.resolver.model.reading import CaseError
from blackbook.resolver.model.table import build_table
from blackbook.resolver.resolution import Resolution, resolve, to_json
from blackbook.resolver.ways import Way, ways

__all__ = [
    "Aim",
    "Case",
    "CaseError",
    "Outcome",
    "Placement",
    "Plan",
    "Resolution",
    "ShownDie",
    "Table",
    "Use",
    "Way",
    "build_table",
    "cost",
    "parse_case",
    "replay",
    "resolve",
    "to_json",
    "ways",
]
