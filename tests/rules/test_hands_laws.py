"""Laws that hold whatever is gained, given, bought, used or lost, by players who choose at random."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from blackbook.campaign.components import CardInPlay, Deck, HelperCard, ItemToken, RequestCard
from blackbook.content.library import Library
from blackbook.errors import RuleBroken
from blackbook.rules.items import PlaceItem
from blackbook.rules.market import ROWS, refill_market
from blackbook.rules.offers import offers
from blackbook.rules.question import Entry, Question
from tests.rules.hands import carry, effect, helper, request, run
from tests.rules.table import Table, set_table

WHO = ("alexander", "evgenia", "vasilisa")
CHANGES: tuple[dict[str, Any], ...] = (
    {"item": {"gain": 3, "from": "bag"}},
    {"item": {"gain": 1, "from": "bag", "draw": 3, "filter": {"pool": "natural"}}},
    {"item": {"gain": 1, "from": "bag", "filter": {"pool": "crafted", "type": "church"}}},
    {"item": {"gain": 2, "from": "market"}},
    {"item": {"gain": 1}},
    {"item": {"lose": 2}},
    {"item": {"lose": 1, "filter": {"type": "plant"}}},
    {"card": {"gain": 1, "from": "market"}},
    {"card": {"gain": 2, "from": "deck"}},
    {"card": {"gain": 1}},
    {"card": {"lose": 1}},
    {"card": {"flip": 1}},
    {"card": {"give": 1}},
    {"helper": {"gain": 1}},
    {"helper": {"restore": 1}},
    {"buy": {"cards": 3}},
    {"buy": {"cards": 1, "natural": 1, "crafted": 1}},
    {"rubles": 6},
    {"one_of": [{"pay": [{"item": {"lose": 1}}, {"item": {"lose": 1, "filter": {"type": "valuable"}}}]}, {"sin": 1}]},
    {"one_of": [{"rubles": -3}, {"card": {"lose": 1}}, {"item": {"lose": "all"}}]},
    {"may": {"pay": [{"rubles": -1}, {"rubles": -1}], "then": [{"item": {"gain": 1, "from": "market"}}]}},
)
COMMANDS = {
    "use_item", "use_helper", "give_item", "give_rubles", "name_item", "name_card", "keep_market",
    "fulfil_request",
}  # fmt: skip
MOST_QUESTIONS = 25
"""Players who never stop buying would go on for ever."""


def value_for(draw: Any, entry: Entry, fresh: Any) -> Any:
    """A value as the entry describes it."""
    if entry.kind == "number":
        low = entry.minimum if entry.minimum is not None else 0
        return draw(st.integers(low, entry.maximum if entry.maximum is not None else low + 5))
    if entry.kind == "choice":
        return draw(st.sampled_from([option.id for option in entry.options])) if entry.options else None
    return f"Name {next(fresh)}"


def answer(table: Table, question: Question, draw: Any, fresh: Any) -> None:
    """Any open answer must be taken, any barred one refused by the rule that it names."""
    closed = [option for option in question.options if option.barred is not None]
    if closed and draw(st.integers(0, 4)) == 0:
        option = draw(st.sampled_from(closed))
        with pytest.raises(RuleBroken) as broken:
            table.answer(option.id)
        assert broken.value.rule == option.barred.rule
    ids = [option.id for option in question.open_options]
    assert len(ids) >= question.least, f"{question.text} cannot be answered"
    size = draw(st.integers(question.least, min(question.most, len(ids))))
    chosen = draw(st.permutations(ids))[:size]
    values = {
        entry.name: value_for(draw, entry, fresh)
        for entry in question.entries
        if entry.is_needed(chosen) or (entry.kind != "text" and draw(st.booleans()))
    }
    table.answer(*chosen, **{name: value for name, value in values.items() if value is not None})


def act(table: Table, draw: Any) -> None:
    """Something happens, or somebody does something that is offered."""
    if draw(st.booleans()):
        effect(table, draw(st.sampled_from(WHO)), draw(st.sampled_from(CHANGES)))
        return
    if draw(st.integers(0, 5)) == 0:
        run(table, *refill_market(table.game()))
        return
    found = [offer for offer in offers(table.game()) if offer.command.command in COMMANDS]
    if not found:
        return
    offer = draw(st.sampled_from(found))
    if offer.barred is None:
        table.do(offer.command)
        return
    with pytest.raises(RuleBroken) as broken:
        table.do(offer.command)
    assert broken.value.rule == offer.barred.rule


def totals(table: Table) -> dict[str, int]:
    """How many there are of everything, wherever it is."""
    state, game = table.state, table.game()
    placed = [step for step in game.agenda.steps if isinstance(step, PlaceItem)]
    found = {
        pool: state.get(Deck, pool).left
        + sum(token.pool == pool for token in state.all(ItemToken))
        + sum(step.pool == pool for step in placed)
        for pool in ("natural", "crafted")
    }
    found["word cards"] = state.get(Deck, "black").left + state.get(Deck, "white").left + len(state.all(CardInPlay))
    found["helpers"] = state.get(Deck, "helpers").left + len(state.all(HelperCard))
    main = state.get(Deck, "main")
    found["requests"] = main.left + main.discarded + len(state.all(RequestCard))
    return found


def check_places(table: Table) -> None:
    """Every token and card has one place of its own, and no place holds too much."""
    spaces = [
        (row.place, row.owner, row.pool if row.place == "market" else "", row.slot)
        for row in table.state.all(ItemToken)
    ]
    assert len(set(spaces)) == len(spaces)
    for place, owner, _, slot in spaces:
        assert (owner in WHO and slot in range(1, 7)) if place == "inventory" else (owner is None and slot in (1, 2, 3))
    active = [row for row in table.state.all(CardInPlay) if row.place == "conspiracy"]
    assert len({(row.owner, row.slot) for row in active}) == len(active)
    assert all(row.slot in (1, 2, 3, 4) for row in active)
    for row in table.state.all(CardInPlay):
        assert (row.owner in WHO) == (row.place in ("conspiracy", "hand"))
        assert row.place in ("conspiracy", "hand", "market", "out")
        assert row.face_up or row.place in ("conspiracy", "hand")
    helpers = [row.helper for row in table.state.all(HelperCard)]
    assert len(set(helpers)) == len(helpers)
    assert all(each.rubles >= 0 for each in table.game().characters)
    assert all(table.state.get(Deck, row).left >= 0 for row in ROWS)


@pytest.mark.rule(
    "R-ITEM-1", "R-ITEM-2", "R-ITEM-4", "R-CARD-1", "R-CARD-2", "R-CARD-7", "R-MARKET-1", "R-MARKET-2", "R-HELPER-1",
    "R-GEN-8", "R-TRADE-2", "R-LOC-7", "R-LOC-8",
)  # fmt: skip
@settings(max_examples=25)
@given(data=st.data(), kept=st.booleans())
def test_nothing_is_lost_or_doubled_and_every_offer_can_be_taken(
    library: Library, data: st.DataObject, kept: bool
) -> None:
    table = set_table(library, WHO, market=kept)
    gather(table)
    carry(table, "alexander", "herb", "amber", "natural", "step-adjacent", "candle")
    carry(table, "evgenia", "crafted", "icon", "to-port")
    helper(table, "alexander", "owl")
    request(table, "alexander", "noon-bell")
    play(table, data.draw)


@pytest.mark.rule("R-ITEM-10", "R-MARKET-3", "R-GEN-8")
@settings(max_examples=25)
@given(data=st.data())
def test_the_same_holds_where_nobody_has_told_what_is_printed(rulebook_library: Library, data: st.DataObject) -> None:
    """Prices, colours, symbols and properties are asked for or left open, whatever happens."""
    table = set_table(rulebook_library, WHO, market=False)
    gather(table)
    carry(table, "alexander", "natural", "natural-attack-2", "crafted")
    carry(table, "evgenia", "crafted", "natural")
    helper(table, "alexander", "nobody-knows")
    table.add(CardInPlay(card="black", place="hand", owner="evgenia"))
    play(table, data.draw)


def gather(table: Table) -> None:
    """Two of the three stand together; all own rubles."""
    for each in table.game().characters:
        each.rubles, each.location = 4, "nyrob" if each.id == "vasilisa" else "cherdyn"
    table.session.commit()


def play(table: Table, draw: Any) -> None:
    """Several things happen; between any two of them the laws hold."""
    before, fresh = totals(table), count(1)
    for _ in range(draw(st.integers(3, 8))):
        act(table, draw)
        for _ in range(MOST_QUESTIONS):
            check_places(table)
            assert totals(table) == before
            if not table.waits:
                break
            answer(table, table.question, draw, fresh)
        else:
            table.game().agenda.clear()
            before = totals(table)
    check_places(table)
