"""A table laid in a real campaign file, with sample values for what the rulebook does not print."""

from __future__ import annotations

from pathlib import Path

from blackbook.campaign.campaign import Campaign
from blackbook.campaign.components import CardInPlay, HelperCard, ItemToken, JobCard, RequestCard
from blackbook.campaign.state import TABLES
from blackbook.content.library import Library
from blackbook.keeper import Keeper
from blackbook.record.journal import Journal
from tests.rules.table import set_table

ITEMS = ("herb", "amber", "candle", "powder", "icon", "natural-attack-2")


def lay_table(path: Path, library: Library, *characters: str, name: str = "Winter at Cherdyn", items: int = 2) -> Keeper:
    """A campaign with boards, items, jobs in slots, helpers and requests; the first character is on turn, at noon."""
    keeper = Keeper.create(path, name, library=library)
    table = set_table(library, characters or ("alexander", "evgenia", "vasilisa"), "noon", day=3)
    for number, who in enumerate(table.game().seats):
        _give(table, who, number, items)
    with Journal(keeper.file).unrecorded() as session:
        for kind in TABLES:
            if kind is not Campaign:
                for row in table.state.all(kind):
                    session.add(kind(**row.model_dump()))
    keeper.close()
    table.session.close()
    return Keeper.open(path, library=library)


def _give(table, who: str, number: int, items: int) -> None:
    row = table.state.get(type(table.game().character(who)), who)
    row.wounds, row.sins, row.rubles = 2 * number, (9, 4, 13, 0)[number], 1 + number
    row.cursed = row.sins == 13
    hand = [job for job in table.state.all(JobCard) if job.owner == who and job.place == "hand"]
    for slot, job in enumerate(hand[:2], 1):
        job.place, job.slot = "slot", slot
    for slot in range(1, items + 1):
        item = ITEMS[(slot + number) % len(ITEMS)]
        table.add(ItemToken(item=item, pool=table.library.items[item].pool, place="inventory", owner=who, slot=slot))
    helper = sorted(table.library.helpers)[number]
    table.add(HelperCard(helper=helper, owner=who, face_up=number != 1))
    request = sorted(table.library.requests)[number]
    place = sorted(table.library.locations)[number]
    table.add(RequestCard(request=request, deck="main", owner=who, location=place))
    card = sorted(table.library.word_cards)[number]
    table.add(CardInPlay(card=card, place="hand", owner=who))
