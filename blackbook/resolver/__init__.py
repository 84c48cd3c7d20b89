"""Dice on word cards: plain values in, the best plan out, and the odds beforehand. Knows no campaign, no database."""

from blackbook.resolver.case import Case
from blackbook.resolver.document import parse_case
from blackbook.resolver.model import Table
from blackbook.resolver.reading import CaseError
from blackbook.resolver.table import build_table

__all__ = ["Case", "CaseError", "Table", "build_table", "parse_case"]
