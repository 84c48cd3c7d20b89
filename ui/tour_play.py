"""Plays a campaign on by itself, up to a moment that a picture shows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from blackbook.content.effects import effects_from_data
from blackbook.errors import RuleBroken, UserError
from blackbook.keeper import Keeper
from blackbook.rules.agenda import Answer, ByHand
from blackbook.rules.command import Command
from blackbook.rules.correct import MoveComponent
from blackbook.rules.question import Entry, Question
from blackbook.rules.story_board import ApplyEffects
from blackbook.views.table import TableView

MOST_STEPS = 400
LEAVE = ("later", "leave", "done", "none", "end_turn")
"""Answers that bring the play on without telling more."""

Moment = Callable[[TableView], bool]


def at_night(table: TableView) -> bool:
    """The steps of the night are going on."""
    return table.story is not None and table.story.phase == "night" and table.question is not None


def on_turn(table: TableView) -> bool:
    """Somebody is on turn by day, and nothing is asked."""
    return table.story is not None and table.story.on_turn is not None and table.question is None


def asks_for_dice(table: TableView) -> bool:
    return table.question is not None and table.question.form == "dice"


def asks_for_cards(table: TableView) -> bool:
    """Somebody is asked which word cards are in the conspiracy."""
    return table.question is not None and table.question.rule == "R-CARD-3"


def asks_for_a_plan(table: TableView) -> bool:
    return table.question is not None and table.question.form == "plan"


def has_a_barred_option(table: TableView) -> bool:
    """A question of options waits, and a rule is against one of them."""
    question = table.question
    return question is not None and any(option.barred is not None for option in question.options)


def begin_scene(keeper: Keeper, effect: dict[str, Any]) -> None:
    """Let a check or fight come up, as a paragraph would."""
    keeper.do(ApplyEffects(effects=effects_from_data([effect])))


def take_cards_up(keeper: Keeper) -> None:
    """Everybody's last word card of the conspiracy goes to the hand."""
    for board in keeper.table().boards:
        lying = [card for card in board.conspiracy if card is not None]
        if lying:
            keeper.do(MoveComponent(what="card_in_play", of=lying[-1].id, place="hand", owner=board.id))


def play_until(keeper: Keeper, moment: Moment) -> bool:
    """Answer, and end turns where nothing is asked; False if the moment never came."""
    for _ in range(MOST_STEPS):
        table = keeper.table()
        if moment(table):
            return True
        if not _go_on(keeper, table):
            return False
    return False


def _go_on(keeper: Keeper, table: TableView) -> bool:
    if table.question is not None:
        return _try(keeper, _answer(table.question), ByHand())
    offers = [offer.command for offer in table.offers if offer.barred is None]
    return _try(keeper, *sorted(offers, key=lambda command: command.command != "end_turn"))


def _try(keeper: Keeper, *commands: Command) -> bool:
    for command in commands:
        try:
            keeper.do(command)
        except (RuleBroken, UserError):
            continue
        return True
    return False


def _answer(question: Question) -> Answer:
    open_ids = [option.id for option in question.open_options]
    leaving = [id for id in open_ids if id in LEAVE]
    chosen = tuple((question.suggested or leaving or open_ids)[: max(question.least, 1)])
    if question.least == 0 and not question.suggested:
        chosen = ()
    if question.form == "dice":
        dice = {each["id"]: _rolled(each) for each in question.facts["characters"]}
        return Answer(values={"dice": dice})
    values = {entry.name: _value(entry) for entry in question.entries if entry.is_needed(chosen)}
    return Answer(choices=chosen, values=values)


def _rolled(asked: dict[str, Any]) -> list[str]:
    """Dice that fell well enough to have something to place."""
    attack, defense = int(asked["attack"]) + int(asked["any"]), int(asked["defense"])
    faces = (3, 1, 4, 2, 1, 3, 2)
    return [f"a{faces[n]}" for n in range(attack)] + [f"d{faces[-n - 1]}" for n in range(defense)]


def _value(entry: Entry) -> Any:
    if entry.default is not None:
        return entry.default
    if entry.kind == "number":
        return max(entry.minimum or 0, min(4, entry.maximum if entry.maximum is not None else 4))
    if entry.kind == "choice":
        return entry.options[0].id
    return [1, 1, 2, 3] if entry.kind == "faces" else "…"
