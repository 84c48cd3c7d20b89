"""Shorthands for tests of what characters hold: effects carried out, things given, questions read."""

from __future__ import annotations

from typing import Any

from blackbook.campaign.characters import Character
from blackbook.campaign.components import CardInPlay, Deck, HelperCard, ItemToken, RequestCard
from blackbook.content.effects import effects_from_data
from blackbook.rules.agenda import Step
from blackbook.rules.effects import Cause, perform
from blackbook.rules.offers import offers
from blackbook.rules.question import Barred, Offer
from tests.rules.table import Table


def run(table: Table, *steps: Step) -> None:
    """Carry steps out, up to the next question."""
    game = table.game()
    game.agenda.push(*steps)
    game.agenda.run()
    table.session.commit()
    table.told += [str(line) for line in game.told]


def effect(table: Table, who: str, *data: Any, **cause: Any) -> None:
    """Carry out effects, given as in a pack, upon a character."""
    run(table, *perform(effects_from_data(list(data)), Cause(who=who, **cause)))


def person(table: Table, who: str, **values: Any) -> Character:
    """The character, with these values of its own."""
    character = table.state.get(Character, who)
    for name, value in values.items():
        setattr(character, name, value)
    table.session.commit()
    return character


def carry(table: Table, who: str, *items: str) -> list[int]:
    """Put items into an inventory, taken from nowhere; returns their rows."""
    rows = []
    for item in items:
        printed = table.library.items.get(item)
        pool = printed.pool if printed is not None and printed.pool is not None else item
        slot = len(carried(table, who)) + 1
        rows.append(ItemToken(item=item, pool=pool, place="inventory", owner=who, slot=slot))
        table.add(rows[-1])
    return [row.id or 0 for row in rows]


def carried(table: Table, who: str) -> list[str]:
    """The items of an inventory by slot."""
    tokens = [token for token in table.state.all(ItemToken) if token.owner == who]
    return [token.item for token in sorted(tokens, key=lambda token: token.slot or 0)]


def conspire(table: Table, who: str, *cards: str, hand: tuple[str, ...] = ()) -> list[int]:
    """Give a character this conspiracy and this hand in place of all its word cards; returns their rows.

    A card of them that lay elsewhere, as in the market, lies there no longer.
    """
    for card in [card for card in table.state.all(CardInPlay) if card.owner == who or card.card in (*cards, *hand)]:
        table.state.remove(card)
    rows = [CardInPlay(card=card, place="conspiracy", owner=who, slot=slot) for slot, card in enumerate(cards, 1)]
    rows += [CardInPlay(card=card, place="hand", owner=who) for card in hand]
    table.add(*rows)
    return [row.id or 0 for row in rows]


def cards_in(table: Table, place: str, who: str | None = None) -> list[str]:
    """Word cards of a place, by slot."""
    cards = [card for card in table.state.all(CardInPlay) if card.place == place and card.owner == who]
    return [card.card for card in sorted(cards, key=lambda card: (card.slot or 0, card.id or 0))]


def card(table: Table, id: str) -> CardInPlay:
    """The word card of that id that is in play."""
    return next(row for row in table.state.all(CardInPlay) if row.card == id)


def token_on_market(table: Table, item: str) -> ItemToken:
    return next(row for row in table.state.all(ItemToken) if row.item == item and row.place == "market")


def on_market(table: Table, pool: str) -> list[str]:
    """Items of a row of the market by space."""
    tokens = [row for row in table.state.all(ItemToken) if row.place == "market" and row.pool == pool]
    return [row.item for row in sorted(tokens, key=lambda row: row.slot or 0)]


def helper(table: Table, who: str, id: str) -> int:
    row = HelperCard(helper=id, owner=who)
    table.add(row)
    return row.id or 0


def request(table: Table, who: str, id: str, location: str | None = None, deck: str = "main", **values: Any) -> int:
    """A request card in a hand, with its printed location unless another is given; returns its row."""
    printed = table.library.requests.get(id)
    place = location if location is not None or printed is None else printed.location
    row = RequestCard(request=id, deck=deck, owner=who, location=place, **values)
    table.add(row)
    return row.id or 0


def left(table: Table, deck: str) -> int:
    return table.state.get(Deck, deck).left


def options(table: Table) -> list[str]:
    """The answers that the question offers without a rule against them."""
    return [option.id for option in table.question.open_options]


def barred(table: Table, option: str) -> str | None:
    """The rule that bars an answer."""
    found = table.question.option(option)
    assert found is not None, f"{option} is not among {[each.id for each in table.question.options]}"
    return found.barred.rule if found.barred is not None else None


def offered(table: Table, command: str) -> list[Offer]:
    """What is offered of a kind of command."""
    return [offer for offer in offers(table.game()) if offer.command.command == command]


def rule_of(bar: Barred | None) -> str | None:
    return bar.rule if bar is not None else None
