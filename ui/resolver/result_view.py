"""What the result panel shows of a plan, as plain values: the big number, the verdict and the lines behind it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from PySide6.QtCore import QCoreApplication

from blackbook.resolver import Outcome, Resolution
from blackbook.resolver.explanation.outcome import CharacterOutcome, EnemyOutcome
from blackbook.views.ways import cost_lines
from ui.language import shown
from ui.resolver.part_lines import Line, part_lines

translate = QCoreApplication.translate


Tone = Literal["good", "danger", "plain"]


@dataclass(frozen=True)
class ResultView:
    """`big` is the total of a check, the damage of a round, or the wounds to come."""

    big: str
    beside: str
    verdict: str
    tone: Tone
    lines: tuple[Line, ...]
    costs: tuple[str, ...] = ()
    """What the plan costs against the best one; empty if there is none better."""
    explanation: tuple[str, ...] = ()


def result_view(stage: str, found: Resolution, best: Resolution, wounds: Mapping[str, int]) -> ResultView:
    """The view of a plan; `wounds` are those that each character has before it."""
    outcome = found.outcome
    costs = tuple(shown(line) for line in cost_lines(outcome, best.outcome))
    why = tuple(shown(line) for line in found.explanation)
    if stage == "check":
        return _check(outcome, costs, why)
    return _fight(stage, outcome, costs, why, wounds)


def _check(outcome: Outcome, costs: tuple[str, ...], why: tuple[str, ...]) -> ResultView:
    of = translate("Resolver", "of {difficulty}").format(difficulty=outcome.difficulty.value)
    short = outcome.difficulty.value - outcome.total.value
    verdict = translate("Resolver", "Success")
    if not outcome.success:
        verdict = translate("Resolver", "{short} short").format(short=short)
    lines = [line for line in part_lines(outcome.total.parts) if line.value != "0"]
    tone: Tone = "good" if outcome.success else "danger"
    return ResultView(str(outcome.total.value), of, verdict, tone, tuple(lines), costs, why)


def _fight(
    stage: str, outcome: Outcome, costs: tuple[str, ...], why: tuple[str, ...], wounds: Mapping[str, int]
) -> ResultView:
    coming = {each.id: each.wounds.value - wounds[each.id] for each in outcome.characters}
    people = [_person_line(each, coming[each.id]) for each in outcome.characters]
    enemies = [_enemy_line(each) for each in outcome.enemies if stage == "character" or each.damage.value]
    damage = sum(enemy.damage.value for enemy in outcome.enemies)
    suffered = sum(max(0, n) for n in coming.values())
    big, beside = str(damage), translate("Resolver", "damage")
    if stage != "character":
        big, beside = str(suffered), translate("Resolver", "wounds")
    return ResultView(big, beside, _verdict(outcome), _tone(outcome, suffered), (*enemies, *people), costs, why)


def _tone(outcome: Outcome, suffered: int) -> Tone:
    if outcome.success:
        return "good"
    return "danger" if suffered or outcome.objective[0] else "plain"


def _verdict(outcome: Outcome) -> str:
    fallen = [shown(each.name) for each in outcome.characters if each.defeated]
    if outcome.success:
        return translate("Resolver", "Victory")
    if fallen:
        return translate("Resolver", "{who} falls").format(who=", ".join(fallen))
    return translate("Resolver", "It goes on")


def _enemy_line(enemy: EnemyOutcome) -> Line:
    name, damage = shown(enemy.name), enemy.damage.value
    if enemy.beaten:
        return Line(translate("Resolver", "{enemy}: beaten").format(enemy=name), f"−{damage}", "good")
    left = translate("Resolver", "{enemy}: {left} health left").format(enemy=name, left=enemy.health_left)
    return Line(left, f"−{damage}" if damage else "0")


def _person_line(person: CharacterOutcome, coming: int) -> Line:
    name = shown(person.name)
    if person.defeated:
        return Line(translate("Resolver", "{who}: defeated").format(who=name), f"+{coming}", "danger")
    if coming > 0:
        return Line(translate("Resolver", "{who}: wounds to come").format(who=name), f"+{coming}", "danger")
    if coming < 0:
        return Line(translate("Resolver", "{who}: wounds healed").format(who=name), f"−{-coming}", "good")
    return Line(translate("Resolver", "{who}: no wound").format(who=name), "0", "good")


def assault_view(assaults: Sequence[Mapping[str, Any]], names: Mapping[str, str]) -> ResultView:
    """The view of an enemy step that the resolver cannot weigh: the wounds as the rules count them."""
    lines = [
        Line(
            translate("Resolver", "{who}: {attack} against {defense}").format(
                who=names[each["character"]], attack=each["attack"], defense=each["defense"]
            ),
            f"+{each['wounds']}",
            "danger",
        )
        for each in assaults
    ]
    wounds = sum(each["wounds"] for each in assaults)
    return ResultView(str(wounds), translate("Resolver", "wounds"), "", "danger", tuple(lines))
