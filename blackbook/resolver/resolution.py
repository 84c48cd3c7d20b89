"""The answer to a case: the best plan, its vector, and where every number comes from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from blackbook.resolver.explanation.outcome import Outcome
from blackbook.resolver.explanation.replay import play
from blackbook.resolver.explanation.sentences import explain
from blackbook.resolver.model.case import Case
from blackbook.resolver.model.numbers import Table
from blackbook.resolver.model.plan import Plan
from blackbook.resolver.model.reading import CaseError
from blackbook.resolver.model.table import build_table
from blackbook.resolver.search import check, combat
from blackbook.resolver.search.assembly import check_plan, combat_plan
from blackbook.text import Text, say


@dataclass(frozen=True)
class Resolution:
    """A plan with what comes of it."""

    plan: Plan
    outcome: Outcome
    explanation: tuple[Text, ...]

    @property
    def objective(self) -> tuple[int, ...]:
        """The vector; the smaller, the better (see `Outcome`)."""
        return self.outcome.objective

    @property
    def success(self) -> bool:
        return self.outcome.success

    @property
    def total(self) -> int:
        """Total of a check, 0 in a fight."""
        return self.outcome.total.value

    @property
    def difficulty(self) -> int:
        """Difficulty of a check with what demons add, 0 in a fight."""
        return self.outcome.difficulty.value


def resolve(case: Case) -> Resolution:
    """The best plan for dice that have been rolled. Raises `CaseError` where the case cannot be answered exactly."""
    if not case.is_rolled:
        raise CaseError("characters[0].dice", say("is missing; a plan needs dice that have been rolled"))
    return best(build_table(case))


def best(table: Table) -> Resolution:
    """Like `resolve`, for a case already in numbers."""
    if table.scene == "check":
        return resolution(table, check_plan(table, check.search(table)))
    found = combat.search(table)
    assert found is not None, "some plan is always there if nothing is wished for"
    return resolution(table, combat_plan(table, found))


def resolution(table: Table, plan: Plan) -> Resolution:
    """A plan with what comes of it."""
    outcome = play(table, plan)
    return Resolution(plan, outcome, explain(table, plan, outcome))


def to_json(resolved: Resolution) -> dict[str, Any]:
    """The answer as one JSON object, the explanation in English."""
    document: dict[str, Any] = {"objective": list(resolved.objective), "success": resolved.success}
    if len(resolved.objective) == 4:
        document |= {"total": resolved.total, "difficulty": resolved.difficulty}
    document["plan"] = plan_to_json(resolved.plan)
    document["explanation"] = [str(line) for line in resolved.explanation]
    return document


def plan_to_json(plan: Plan) -> dict[str, Any]:
    """A plan as JSON; `dice`, `also` and `way` stand there only where they say something."""
    used: list[dict[str, Any]] = []
    for use in plan.used:
        row: dict[str, Any] = {"owner": use.owner, "id": use.id, "target": use.target}
        row |= {"also": use.also} if use.also is not None else {}
        row |= {"way": use.way} if use.way else {}
        used.append(row)
    targets = [
        {"source": {"character": aim.character, "die": aim.die} if aim.card is None
         else {"character": aim.character, "card": aim.card}, "enemy": aim.enemy}
        for aim in plan.targets
    ]
    placements = [{"character": each.character, "die": each.die, "card": each.card} for each in plan.placements]
    document: dict[str, Any] = {"placements": placements, "used": used, "targets": targets}
    if plan.dice:
        document["dice"] = [
            {"character": die.character, "die": die.die, "kind": die.kind, "value": die.value} for die in plan.dice
        ]
    return document
