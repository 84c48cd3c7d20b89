"""Shorthands for tests of the night: steps run on a table, rows found by what they are."""

from __future__ import annotations

from blackbook.campaign.characters import Character, SetAsideDie
from blackbook.campaign.components import CardInPlay, Deck, ItemToken, JobCard, RequestCard
from blackbook.campaign.game import StoryGame
from blackbook.campaign.track import Track
from blackbook.content.effects import effects_from_data
from blackbook.rules.agenda import Step
from blackbook.rules.effects import Cause, perform
from tests.rules.table import Table


def run(table: Table, *steps: Step) -> None:
    """Carry steps out, up to the next question."""
    game = table.game()
    game.agenda.push(*steps)
    game.agenda.run()
    table.session.commit()
    table.told += [str(line) for line in game.told]


def effect(table: Table, who: str, *data: object) -> None:
    """Carry out effects, given as in a pack, upon a character."""
    run(table, *perform(effects_from_data(list(data)), Cause(who=who)))


def character(table: Table, who: str) -> Character:
    return table.state.get(Character, who)


def track(table: Table) -> Track:
    return table.state.get(Track, 1)


def story(table: Table) -> StoryGame:
    return table.state.get(StoryGame, 1)


def job(table: Table, name: str, owner: str | None = None) -> JobCard:
    """The job card of that id."""
    return next(card for card in table.state.all(JobCard) if card.job == name and owner in (None, card.owner))


def at_work(table: Table, **slots: str) -> None:
    """Put job cards of the hand into slots: at_work(table, one="duckling", two="card-players")."""
    numbers = {"one": 1, "two": 2, "three": 3}
    for slot, name in slots.items():
        card = job(table, name)
        card.place, card.slot = "slot", numbers[slot]
    table.session.commit()


def all_at_work(table: Table, *whos: str) -> None:
    """Three useless jobs keep every demon of these characters quiet."""
    for who in whos:
        table.add(*(JobCard(job="useless", owner=who, place="slot", slot=slot) for slot in (1, 2, 3)))
        table.state.get(Deck, "useless").left -= 3
    table.session.commit()


def give_item(table: Table, who: str, item: str, pool: str = "natural") -> ItemToken:
    taken = [token for token in table.state.all(ItemToken) if token.owner == who and token.place == "inventory"]
    token = ItemToken(item=item, pool=pool, place="inventory", owner=who, slot=len(taken) + 1)
    table.add(token)
    return token


def give_request(table: Table, who: str, request: str = "lost-goat", deck: str = "main") -> RequestCard:
    card = RequestCard(request=request, deck=deck, owner=who, location="nyrob", received_day=1)
    table.add(card)
    return card


def items_of(table: Table, who: str) -> list[str]:
    return [token.item for token in table.state.all(ItemToken) if token.owner == who]


def cards_of(table: Table, who: str) -> list[CardInPlay]:
    return [card for card in table.state.all(CardInPlay) if card.owner == who]


def dice_away(table: Table, who: str) -> list[tuple[str, str, str]]:
    return [(die.kind, die.cause, die.source) for die in table.state.all(SetAsideDie) if die.character == who]


def answer_until_quiet(table: Table, limit: int = 200) -> None:
    """Answer each question by its least: the suggested, the first open options, or the smallest values."""
    for _ in range(limit):
        if not table.waits:
            return
        question = table.question
        open_ones = [option.id for option in question.open_options]
        values = {}
        for entry in question.entries:
            if entry.required:
                values[entry.name] = entry.default if entry.default is not None else entry.minimum or 0
        table.answer(*open_ones[: question.least] if question.options else (), **values)
    raise AssertionError(f"still asks: {table.question.text}")
