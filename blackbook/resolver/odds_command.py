"""The command `blackbook odds`: the chance of each case on a line of its own, in the order given."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TextIO

from blackbook.resolver.command import answer_files
from blackbook.resolver.odds.chance import odds, to_json


def odds_files(paths: Iterable[str], output: TextIO | None = None) -> int:
    """Answer each file on a line of its own; exit status 1 if one of them could not be answered."""
    return answer_files(paths, lambda case: to_json(odds(case)), output)
