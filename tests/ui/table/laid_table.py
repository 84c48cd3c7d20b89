"""A table laid in a real campaign file, with sample values for what the rulebook does not print."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path

from blackbook.campaign.campaign import Campaign
from blackbook.campaign.components import CardInPlay, Deck, HelperCard, ItemToken, JobCard, RequestCard
from blackbook.campaign.state import TABLES
from blackbook.content.library import Library
from blackbook.keeper import SCHEMA, Keeper
from blackbook.record.file import CampaignFile
from blackbook.record.journal import Journal
from tests.rules.table import Table, set_table

THREE = ("alexander", "vasilisa", "yegor")
SINS = (9, 4, 13, 0)
PLACES = ("mill", "salt-works", "nyrob", "cherdyn")


def lay_table(
    path: Path, library: Library, *characters: str, name: str = "Winter at Cherdyn", items: int = 2, phase: str = "noon"
) -> Keeper:
    """A campaign with boards, items, jobs in slots, helpers and requests; the first character is on turn."""
    keeper = Keeper.create(path, name, library=library)
    table = set_table(library, characters or THREE, phase, day=3)
    tokens = bag_tokens(table)
    for number, who in enumerate(table.game().seats):
        settle(table, who, number)
        give(table, who, number)
        for slot in range(1, items + 1):
            take(table, next(tokens), who, slot)
    with Journal(keeper.file).unrecorded() as session:
        for kind in TABLES:
            if kind is not Campaign:
                session.add_all(kind(**row.model_dump()) for row in table.state.all(kind))
    keeper.close()
    table.session.close()
    return Keeper(CampaignFile.open(path, SCHEMA), library)


def settle(table: Table, who: str, number: int) -> None:
    """A place, wounds, sins, rubles and dice that differ from one character to the next."""
    row = table.game().character(who)
    row.location = PLACES[number]
    row.wounds, row.sins, row.rubles, row.cursed = 2 * number, SINS[number], 1 + number, SINS[number] == 13
    row.attack_dice, row.defense_dice = 1, 1 + number % 2


def give(table: Table, who: str, number: int) -> None:
    """Two jobs at work, a helper, a request and a card in the hand."""
    hand = [job for job in table.state.all(JobCard) if job.owner == who and job.place == "hand"]
    for slot, job in enumerate(hand[:2], 1):
        job.place, job.slot = "slot", slot
    table.add(
        HelperCard(helper=sorted(table.library.helpers)[number], owner=who, face_up=number != 1),
        RequestCard(request=sorted(table.library.requests)[number], deck="main", owner=who, location=PLACES[number]),
        CardInPlay(card=next(free_cards(table), "black"), place="hand", owner=who),
    )
    drawn(table, "helpers", "main", "white", "black")


def bag_tokens(table: Table) -> Iterator[str]:
    """Items that are left in the bags, by turns; then tokens that nobody has named."""
    lying = Counter(token.item for token in table.state.all(ItemToken))
    known = {id: item for id, item in table.library.items.items() if item.label.languages}
    for copy in range(1, 5):
        yield from (id for id, item in known.items() if copy + lying[id] <= item.count)
    yield from cycle(("natural", "crafted"))


def free_cards(table: Table) -> Iterator[str]:
    """Word cards of the market that lie nowhere yet."""
    cards = table.library.word_cards
    lying = {card.card for card in table.state.all(CardInPlay)}
    return (id for id in sorted(cards) if id not in lying and cards[id].market)


def take(table: Table, item: str, who: str, slot: int) -> None:
    """An item out of its bag."""
    pool = item if item in ("natural", "crafted") else table.library.items[item].pool or "natural"
    table.add(ItemToken(item=item, pool=pool, place="inventory", owner=who, slot=slot))
    drawn(table, pool)


def drawn(table: Table, *decks: str) -> None:
    for name in decks:
        table.state.get(Deck, name).left -= 1
