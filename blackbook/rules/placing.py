"""Plans for a check or round as the players answer them: read, tested against the rules, kept, carried out."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from blackbook.campaign.components import CardInPlay
from blackbook.campaign.scene import Participant
from blackbook.errors import RuleBroken, UserError
from blackbook.resolver.explanation.layout import lay_out
from blackbook.resolver.model.plan import Aim, Placement, Plan, ShownDie, Use
from blackbook.resolver.resolution import plan_to_json
from blackbook.rules.agenda import Steps
from blackbook.rules.bridge import row_id
from blackbook.rules.dice import lost_dice
from blackbook.rules.effects import Cause, perform
from blackbook.rules.sums import fitting, placed_plan, table_now
from blackbook.text import say

if TYPE_CHECKING:
    from blackbook.rules.game import Game

Document = dict[str, Any]
SUMS = ("total", "damage", "defense")
"""What the players may tell instead of placing dice."""


def read_plan(document: object) -> Plan:
    """A plan as the resolver writes it: placements, used, targets; UserError if it is none."""
    if not isinstance(document, dict):
        raise UserError(say("A plan is an object with placements, used and targets."))
    try:
        return Plan(
            tuple(_placement(each) for each in document.get("placements", ())),
            tuple(_use(each) for each in document.get("used", ())),
            tuple(_aim(each) for each in document.get("targets", ())),
            tuple(_shown_die(each) for each in document.get("dice", ())),
        )
    except (KeyError, TypeError, ValueError) as error:
        raise UserError(say("The plan cannot be read: {reason}.", reason=str(error))) from None


def _placement(row: Document) -> Placement:
    return Placement(str(row["character"]), int(row["die"]), str(row["card"]))


def _use(row: Document) -> Use:
    return Use(str(row["owner"]), str(row["id"]), row.get("target"), row.get("also"), int(row.get("way", 0)))


def _aim(row: Document) -> Aim:
    source = row["source"]
    return Aim(str(source["character"]), str(row["enemy"]), source.get("die"), source.get("card"))


def _shown_die(row: Document) -> ShownDie:
    return ShownDie(str(row["character"]), int(row["die"]), row["kind"], int(row["value"]))


def keep_plan(game: Game, plan: Plan) -> None:
    """Keep dice on cards, aims and uses. RuleBroken or UserError if a rule is against it or something is not there."""
    scene = game.scene
    if scene is None:
        raise UserError(say("No check or fight is going on."))
    table = table_now(game)
    if table is not None:
        try:
            lay_out(table, plan)
        except RuleBroken as broken:
            game.forbid(broken.rule, broken.reason)
    for row in game.state.all(Participant):
        stuck = {die: row.placements[die] for die in lost_dice(game, row)}
        placed = {str(each.die): row_id(each.card) for each in plan.placements if each.character == row.character}
        row.placements = {**placed, **stuck}
    written = plan_to_json(plan)
    chosen = {"targets": written["targets"], "used": written["used"], "dice": written.get("dice", []), "chosen": True}
    scene.plan = {**scene.plan, **chosen}


def kept_plan(game: Game) -> Plan | None:
    """The plan that the players have chosen so far, as far as it still fits; None if there is none."""
    scene = game.scene
    if scene is None or not scene.plan.get("chosen"):
        return None
    table = table_now(game)
    placed = placed_plan(game)
    if table is None:
        return placed
    there = {None, *(seat.id for seat in table.characters), *(foe.id for foe in table.enemies)}
    used = read_plan({"used": scene.plan.get("used", ())}).used
    still_there = tuple(use for use in used if {use.target, use.also} <= there)
    return fitting(table, replace(placed, used=still_there))


def carry_out_uses(game: Game, plan: Plan) -> Steps:
    """Use the items and helpers of the plan (R-ITEM-3, R-CHECK-12)."""
    from blackbook.rules.consumables import use_consumable

    steps: list[Any] = []
    for use in plan.used:
        kind = "helpers" if use.id.startswith("helper-") else "items"
        steps += use_consumable(game, use.owner, kind, row_id(use.id), use.target, use.also)
    return steps


def extras(game: Game, plan: Plan) -> Steps:
    """What orders do besides, once for each die that was placed (R-CARD-11)."""
    steps: list[Any] = []
    for placement in plan.placements:
        card = game.state.find(CardInPlay, row_id(placement.card))
        printed = game.library.word_cards.get(card.card) if card is not None else None
        row = game.state.find(Participant, placement.character)
        if card is None or printed is None or row is None or not card.face_up:
            continue
        cause = Cause(
            who=placement.character, kind="word_cards", component=card.card, die=row.dice[placement.die]["value"]
        )
        steps += perform(printed.extra, cause)
    return steps


def chosen_plan(game: Game, document: object | None, sums_only: bool) -> Plan:
    """The plan of an answer, else the one that was shown; it is kept from now on.

    Where only sums are told and no plan, nothing is placed and nothing used.
    """
    from blackbook.rules.advice import advise
    from blackbook.rules.bridge import resolver_case

    scene = game.scene
    if document is not None:
        plan = read_plan(document)
        if scene is not None:
            scene.plan = {key: value for key, value in scene.plan.items() if key not in SUMS}
    elif sums_only:
        plan = Plan()
    else:
        plan = advise(resolver_case(game), kept_plan(game)).plan
    keep_plan(game, plan)
    return plan
