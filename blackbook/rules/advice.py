"""What the resolver says to the case on the table: the best plan, other ways, and what comes of the plan chosen."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from blackbook.errors import RuleBroken, UserError
from blackbook.resolver import Table, build_table, parse_case
from blackbook.resolver.explanation.outcome import Outcome
from blackbook.resolver.model.plan import Plan
from blackbook.resolver.resolution import Resolution, plan_to_json, resolution, resolve


@dataclass(frozen=True)
class Advice:
    """The plan that is shown (the players' own, else the best) and what the resolver says about it."""

    plan: Plan
    outcome: Outcome | None
    shown: Resolution | None
    best: Resolution | None
    trouble: str | None = None
    """Why the resolver cannot answer; the players then tell sums."""

    def to_json(self) -> dict[str, Any]:
        """As facts of a question: `plan` and `best` as the resolver writes plans, explanations as texts."""
        document: dict[str, Any] = {"plan": plan_to_json(self.plan), "best": None}
        if self.shown is not None:
            document["explanation"] = [line.to_json() for line in self.shown.explanation]
            document["objective"] = list(self.shown.objective)
        if self.best is not None:
            document["best"] = {
                "plan": plan_to_json(self.best.plan),
                "objective": list(self.best.objective),
                "success": self.best.success,
                "explanation": [line.to_json() for line in self.best.explanation],
            }
        if self.trouble is not None:
            document["trouble"] = self.trouble
        return document


def advise(case: dict[str, Any], chosen: Plan | None) -> Advice:
    """Advice for a case; `chosen` is the plan of the players, None if they have none yet."""
    written = json.dumps(case, sort_keys=True)
    try:
        found = _best(written)
    except UserError as error:
        return Advice(chosen or Plan(), None, None, None, str(error))
    if chosen is None:
        return Advice(found.plan, found.outcome, found, found)
    try:
        shown = resolution(_table(written), chosen)
    except (RuleBroken, UserError) as error:
        return Advice(chosen, None, None, found, str(error))
    return Advice(chosen, shown.outcome, shown, found)


@lru_cache(maxsize=32)
def _table(case: str) -> Table:
    return build_table(parse_case(json.loads(case)))


@lru_cache(maxsize=32)
def _best(case: str) -> Resolution:
    return resolve(parse_case(json.loads(case)))
