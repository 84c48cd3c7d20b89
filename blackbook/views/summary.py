"""The table in lines of plain text, for the command line."""

from __future__ import annotations

from collections.abc import Iterator

from blackbook.rules.question import Offer, Question
from blackbook.text import Text, say
from blackbook.views.boards import BoardView
from blackbook.views.table import TableView


def table_lines(table: TableView) -> Iterator[Text]:
    """Campaign, story and day, discontent, a paragraph for each character, and what waits."""
    yield say("{campaign}", campaign=table.campaign)
    if table.story is None or table.track is None:
        yield say("No story is on the table.")
    else:
        story = table.story
        yield say(
            "{story}, chapter {chapter}, {difficulty}: day {day}, {phase}",
            story=story.name, chapter=story.chapter, difficulty=story.difficulty, day=story.day, phase=story.phase,
        )  # fmt: skip
        yield say("Discontent {marker} of {final}", marker=table.track.marker, final=table.track.final)
        if story.outcome is not None:
            yield say("The story has ended: {outcome}", outcome=story.outcome)
    for board in table.boards:
        yield from board_lines(board)
    yield from question_lines(table.question)


def board_lines(board: BoardView) -> Iterator[Text]:
    state = say("on turn") if board.on_turn else say("cursed") if board.cursed else say("")
    place = board.place if board.place is not None else say("nowhere yet")
    yield say("{who} at {place} {state}", who=board.name, place=place, state=state)
    yield say(
        "  wounds {wounds} of {health}, sins {sins}, rubles {rubles}, dice {attack} attack {defense} defense",
        wounds=board.wounds, health=board.health, sins=board.sins, rubles=board.rubles,
        attack=board.attack_dice - board.attack_set_aside, defense=board.defense_dice - board.defense_set_aside,
    )  # fmt: skip
    cards = tuple(card.name for card in board.conspiracy if card is not None)
    if cards:
        yield say("  conspiracy: {cards}", cards=cards)
    if board.hand:
        yield say("  in hand: {cards}", cards=tuple(card.name for card in board.hand))
    items = tuple(item.name for item in board.items if item is not None)
    if items:
        yield say("  items: {items}", items=items)
    awake = tuple(demon.name for demon in board.demons if demon.awake)
    if awake:
        yield say("  awake: {demons}", demons=awake)
    for request in board.requests:
        place = request.place if request.place is not None else say("a place that is not known")
        yield say("  request: {request} ({place})", request=request.name, place=place)


def question_lines(question: Question | None) -> Iterator[Text]:
    """The question that waits, with its options by id."""
    if question is None:
        return
    yield say("Question ({rule}): {text}", rule=question.rule, text=question.text)
    for option in question.options:
        if option.barred is None:
            yield say("  {id}: {label}", id=option.id, label=option.label)
        else:
            reason, rule = option.barred.reason, option.barred.rule
            yield say("  {id}: {label} (barred by {rule}: {reason})", id=option.id, label=option.label, rule=rule,
                      reason=reason)  # fmt: skip
    for entry in question.entries:
        yield say("  {name}: {label} ({kind})", name=entry.name, label=entry.label, kind=entry.kind)


def offer_lines(offers: tuple[Offer, ...]) -> Iterator[Text]:
    """What can be done now, in the order of the screen."""
    for offer in offers:
        if offer.barred is None:
            yield say("  {label}", label=offer.label)
