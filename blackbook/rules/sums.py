"""What dice, cards and consumables come to as the players placed them, counted by the resolver."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from blackbook.campaign.scene import Participant
from blackbook.errors import RuleBroken, UserError
from blackbook.resolver import CaseError, Table, build_table, parse_case
from blackbook.resolver.explanation.layout import CARD, Layout, lay_out
from blackbook.resolver.explanation.outcome import Number, Part
from blackbook.resolver.explanation.sums import check_parts, difficulty_parts
from blackbook.resolver.model.plan import Aim, Placement, Plan, ShownDie
from blackbook.rules.dice import lost_dice
from blackbook.rules.house import HouseRule
from blackbook.text import say

if TYPE_CHECKING:
    from blackbook.resolver.explanation.layout import Hand
    from blackbook.rules.game import Game

HOUSE_RULES = (
    HouseRule(
        "A-COMBAT-3",
        options=(
            ("carries_over", say("Defense used against enemies that attack first is used up for the round")),
            ("whole", say("Defense counts in full in both enemy steps of a round")),
        ),
    ),
)


@lru_cache(maxsize=64)
def _table_of(case: str) -> Table:
    return build_table(parse_case(json.loads(case)))


def table_of(case: dict[str, Any]) -> Table | None:
    """The case in numbers; None where the resolver cannot tell them."""
    try:
        return _table_of(json.dumps(case, sort_keys=True))
    except CaseError:
        return None


def table_now(game: Game) -> Table | None:
    from blackbook.rules.bridge import whole_case

    return table_of(whole_case(game)) if game.scene is not None else None


def placed_plan(game: Game) -> Plan:
    """The dice on cards and the aims as the state holds them; consumables stand in the case already."""
    scene = game.scene
    kept: dict[str, Any] = scene.plan if scene is not None else {}
    placements = tuple(
        Placement(row.character, int(die), f"card-{card}")
        for row in game.state.all(Participant)
        for die, card in row.placements.items()
        if die not in lost_dice(game, row)
    )
    targets = tuple(_aim(each["source"], each["enemy"]) for each in kept.get("targets", ()))
    dice = tuple(ShownDie(each["character"], each["die"], each["kind"], each["value"]) for each in kept.get("dice", ()))
    return Plan(placements, (), targets, dice)


def _aim(source: dict[str, Any], enemy: str) -> Aim:
    return Aim(source["character"], enemy, source.get("die"), source.get("card"))


def layout_now(game: Game) -> Layout | None:
    """The state laid out; what no longer fits is left out. None where nothing can be told."""
    table = table_now(game)
    return lay_out(table, fitting(table, placed_plan(game))) if table is not None else None


def fitting(table: Table, plan: Plan) -> Plan:
    """What of a plan can be done as things lie now: facts may have changed since it was made."""
    fits = Plan()
    for use in plan.used:
        more = replace(fits, used=(*fits.used, use))
        fits = more if _fits(table, more) else fits
    more = replace(fits, dice=plan.dice)
    fits = more if _fits(table, more) else fits
    for placement in plan.placements:
        more = replace(fits, placements=(*fits.placements, placement))
        fits = more if _fits(table, more) else fits
    for aim in plan.targets:
        more = replace(fits, targets=(*fits.targets, aim))
        fits = more if _fits(table, more) else fits
    return fits


def _fits(table: Table, plan: Plan) -> bool:
    try:
        lay_out(table, plan)
    except (RuleBroken, UserError):
        return False
    return True


@dataclass(frozen=True)
class Blow:
    """A source of damage: what it is worth, and the enemy in play it is aimed at."""

    character: str
    amount: int
    enemy: int | None
    use: int | None = None
    """Index of the consumable used, if it is one."""


def blows_now(game: Game) -> list[Blow]:
    """Every source of attack of those who stand, one by one (R-COMBAT-12)."""
    layout = layout_now(game)
    return [blow for hand in layout.hands for blow in _blows(game, hand)] if layout is not None else []


def _blows(game: Game, hand: Hand) -> Sequence[Blow]:
    used = game.scene.used if game.scene is not None else []
    places = {key.card: key.id for key in hand.seat.keys}
    blows = []
    for source, amount in hand.sources():
        foe = hand.aims.get(source)
        enemy = int(foe.id.removeprefix("enemy-")) if foe is not None else None
        id = places.get(source[1], "") if source[0] == CARD else ""
        use = int(id.removeprefix("used-")) if id.startswith("used-") else None
        if use is not None and enemy is None:
            enemy = used[use]["enemy"]
        blows.append(Blow(hand.seat.id, amount, enemy, use))
    return blows


def check_number(game: Game) -> Number:
    """What the check comes to: the sum that the players told, or all parts of its kind (R-CHECK-4, R-CHECK-5)."""
    scene = game.scene
    if scene is not None and "total" in scene.plan:
        return Number((Part(int(scene.plan["total"]), say("Told by the players")),))
    table, layout = table_now(game), layout_now(game)
    return Number(check_parts(table, layout)) if table is not None and layout is not None else Number(())


def difficulty_number(game: Game) -> Number:
    """The printed difficulty and what awake demons add (R-CHECK-8, A-CHECK-2)."""
    table = table_now(game)
    if table is not None:
        return Number(difficulty_parts(table))
    return Number((Part((game.scene.difficulty or 0) if game.scene is not None else 0, say("Printed")),))


def defense_of(game: Game, who: str) -> int:
    """The defense of a character in this round, from dice, cards and consumables (R-COMBAT-18, R-COMBAT-19)."""
    scene = game.scene
    told = scene.plan.get("defense") if scene is not None else None
    if isinstance(told, dict) and scene is not None:
        later = sum(
            use["defense"]
            for use in scene.used
            if use["round"] == scene.round and (use["target"] or use["owner"]) == who and not use["counted"]
        )
        return int(told.get(who, 0)) + int(later)
    layout = layout_now(game)
    return sum(hand.defense() for hand in layout.hands if hand.seat.id == who) if layout is not None else 0


def defense_left(game: Game, who: str) -> int:
    """What the enemies that attack first have left of it (A-COMBAT-3)."""
    row = game.state.find(Participant, who)
    carries_over = game.house_rule("A-COMBAT-3", "carries_over") == "carries_over"
    spent = row.defense_spent if row is not None and carries_over else 0
    return max(0, defense_of(game, who) - spent)


def number_to_json(number: Number) -> dict[str, Any]:
    """A number with its parts, as facts of a question hold it."""
    return {
        "value": number.value,
        "parts": [{"amount": part.amount, "text": part.text.to_json()} for part in number.parts],
    }
