"""Everything adds up to the box, and what does not is pointed out."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from blackbook.campaign.campaign import Released
from blackbook.campaign.components import CardInPlay, Deck, HelperCard, ItemToken, JobCard, RequestCard
from blackbook.campaign.scene import Scene
from blackbook.content.library import Library
from blackbook.errors import UserError
from blackbook.rules.conservation import counts, differences
from blackbook.rules.offers import offers
from tests.rules.night_table import character, effect, give_item
from tests.rules.table import Table, new_campaign, set_table

NewTable = Callable[..., Table]


def subjects(table: Table) -> list[str]:
    return [difference.subject for difference in differences(table.game())]


def deck(table: Table, name: str) -> Deck:
    return table.state.get(Deck, name)


@pytest.mark.rule("R-SETUP-3", "R-SETUP-4", "R-SETUP-6")
def test_a_fresh_table_adds_up(table: Table) -> None:
    assert differences(table.game()) == ()
    counted = {count.subject: count.counted for count in counts(table.game())}
    assert counted == {
        "attack_dice": 7, "defense_dice": 4, "rubles": 7, "wounds": 0, "natural": 25, "crafted": 25,
        "black": 18, "white": 18, "helpers": 0, "jobs": 6, "useless": 8, "deal": 10, "main": 32, "special": 8,
        "regular": 15, "strong": 15,
    }  # fmt: skip


@pytest.mark.rule("R-SETUP-6")
def test_without_a_story_nothing_is_counted(library: Library) -> None:
    table = new_campaign(library)
    assert (counts(table.game()), differences(table.game())) == ((), ())


@pytest.mark.rule("R-SETUP-3")
def test_a_deck_that_was_never_filled_is_not_counted(table: Table) -> None:
    for each in table.state.all(Deck):
        table.state.remove(each)
    assert subjects(table) == []
    assert {count.subject for count in counts(table.game())}.isdisjoint({"natural", "deal", "regular", "useless"})


@pytest.mark.rule("R-ITEM-4")
def test_a_token_that_did_not_go_back_is_missed(table: Table) -> None:
    deck(table, "natural").left -= 1
    (difference,) = differences(table.game())
    assert (difference.subject, difference.measure, difference.accepted) == ("natural", -1, False)
    assert str(difference.text) == "Natural items: 24 instead of 25"
    assert "did not go back to its bag" in str(difference.cause)
    give_item(table, "alexander", "herb")
    assert subjects(table) == []


@pytest.mark.rule("R-ITEM-4")
def test_a_token_that_never_left_the_bag_is_one_too_many(table: Table) -> None:
    give_item(table, "alexander", "candle", "crafted")
    (difference,) = differences(table.game())
    assert str(difference.text) == "Crafted items: 26 instead of 25"
    assert "did not come out of its bag" in str(difference.cause)


@pytest.mark.rule("R-MARKET-1")
def test_a_row_of_the_market_that_nobody_keeps_may_lie_there(library: Library) -> None:
    table = set_table(library, market=False)
    assert subjects(table) == []
    deck(table, "natural").left -= 1
    assert subjects(table) == ["natural"]


@pytest.mark.rule("R-SETUP-4", "R-SETUP-12")
@pytest.mark.parametrize(("column", "most"), [("attack_dice", 7), ("defense_dice", 7), ("rubles", 60), ("wounds", 72)])
def test_no_more_dice_and_tokens_than_in_the_box(table: Table, column: str, most: int) -> None:
    for who in ("alexander", "evgenia"):
        setattr(character(table, who), column, 0)
    setattr(character(table, "evgenia"), column, most)
    assert column not in subjects(table)
    setattr(character(table, "alexander"), column, 1)
    assert column in subjects(table)


@pytest.mark.rule("R-SETUP-5", "R-ENV-1")
def test_unlocked_cards_raise_the_number(table: Table) -> None:
    table.add(CardInPlay(card="frost", place="hand", owner="alexander"))
    deck(table, "black").left = 16
    assert "black" in subjects(table)
    table.add(Released(id="thunder", kind="word_card"))
    deck(table, "black").left -= 1
    assert "black" not in subjects(table)


@pytest.mark.rule("R-HELPER-1", "R-SETUP-15")
def test_no_more_than_five_helpers_and_none_twice(table: Table) -> None:
    table.add(*(HelperCard(helper=f"h{n}", owner="alexander") for n in range(5)))
    assert subjects(table) == []
    table.add(HelperCard(helper="cat", owner="alexander"), HelperCard(helper="cat", owner="evgenia"))
    assert subjects(table) == ["helpers", "helpers:cat"]


@pytest.mark.rule("R-LOC-12", "R-SETUP-3")
def test_useless_jobs_and_deals_add_up(table: Table) -> None:
    effect(table, "alexander", {"job": {"useless": 2}})
    assert subjects(table) == []
    table.add(JobCard(job="useless", owner="alexander", place="hand"))
    deck(table, "deal").left = 9
    assert subjects(table) == ["useless", "deal"]


@pytest.mark.rule("R-COMBAT-26", "R-ENV-2")
def test_enemies_add_up_between_fights(table: Table) -> None:
    deck(table, "regular").left, deck(table, "regular").discarded = 12, 3
    assert subjects(table) == []
    deck(table, "regular").discarded = 2
    assert subjects(table) == ["regular"]
    table.add(Scene(kind="combat", active="alexander", round=1))
    assert subjects(table) == [], "in a fight some of them lie on the table"
    table.state.remove(table.state.get(Scene, 1))
    deck(table, "regular").discarded = 4
    assert subjects(table) == ["regular"]
    table.add(Released(id="envelope-wolf", kind="enemy"))
    assert subjects(table) == []


@pytest.mark.rule("R-REQ-13")
def test_no_more_requests_than_in_the_box(table: Table) -> None:
    table.add(RequestCard(request="barn", deck="main", owner="alexander"))
    assert subjects(table) == ["main"]
    deck(table, "main").left -= 1
    assert subjects(table) == []


@pytest.mark.rule("R-CARD-1")
def test_a_card_in_two_hands_is_pointed_out(table: Table) -> None:
    deck(table, "black").left -= 1
    table.add(CardInPlay(card="hail", place="hand", owner="evgenia"))
    (difference,) = differences(table.game())
    assert difference.subject == "word_cards:hail"
    assert str(difference.text) == "Sample: hail lies in 2 places, but there is only 1"


@pytest.mark.rule("R-CARD-1")
def test_unnamed_cards_may_lie_in_many_places(table: Table) -> None:
    deck(table, "black").left -= 2
    table.add(*(CardInPlay(card="black", place="hand", owner="evgenia") for _ in range(2)))
    assert subjects(table) == []


@pytest.mark.rule("R-ITEM-1")
def test_a_seventh_item_is_pointed_out(table: Table) -> None:
    deck(table, "natural").left -= 7
    table.add(
        *(ItemToken(item="natural", pool="natural", place="inventory", owner="evgenia", slot=n) for n in range(1, 8))
    )
    (difference,) = differences(table.game())
    assert str(difference.text) == "Evgenia has 7 items, and room for 6"


@pytest.mark.rule("R-ITEM-5")
def test_of_an_item_there_are_so_many_tokens_as_its_pack_says(table: Table) -> None:
    deck(table, "natural").left -= 3
    for _ in range(3):
        give_item(table, "alexander", "amber")  # a fourth lies in the market
    assert subjects(table) == ["items:amber"]


@pytest.mark.rule("R-CARD-1", "R-DEMON-1")
def test_two_cards_in_one_slot_are_pointed_out(table: Table) -> None:
    cards = [card for card in table.state.all(CardInPlay) if card.owner == "alexander"]
    for card in cards:
        card.slot = 2
    jobs = [card for card in table.state.all(JobCard) if card.owner == "evgenia"]
    for job in jobs[:2]:
        job.place, job.slot = "slot", 3
    assert subjects(table) == ["conspiracy:alexander:2", "demons:evgenia:3"]


@pytest.mark.rule("R-CARD-1")
def test_five_cards_in_a_conspiracy_are_pointed_out(table: Table) -> None:
    deck(table, "black").left -= 3
    table.add(*(CardInPlay(card="black", place="conspiracy", owner="alexander", slot=n) for n in (3, 4, 5)))
    assert subjects(table) == ["conspiracy:alexander"]


@pytest.mark.rule("R-GEN-1")
def test_a_difference_is_accepted_until_it_changes(table: Table) -> None:
    deck(table, "natural").left -= 1
    accept = {"command": "accept_difference", "subject": "natural"}
    assert accept in [offer.command.to_json() for offer in offers(table.game())]
    assert str(table.do(accept)) == "Accepted: Natural items: 24 instead of 25"
    assert [difference.accepted for difference in differences(table.game())] == [True]
    assert accept not in [offer.command.to_json() for offer in offers(table.game())]
    deck(table, "natural").left -= 1
    assert [difference.accepted for difference in differences(table.game())] == [False]
    table.do(accept)
    assert [difference.accepted for difference in differences(table.game())] == [True]


@pytest.mark.rule("R-GEN-1")
def test_what_adds_up_cannot_be_accepted(table: Table) -> None:
    with pytest.raises(UserError):
        table.do({"command": "accept_difference", "subject": "natural"})


@pytest.mark.rule("R-ITEM-4", "R-LOC-12", "R-DEFEAT-5")
@given(
    effects=st.lists(
        st.sampled_from(
            [
                {"job": {"useless": 2}},
                {"item": {"lose": 1}},
                {"rubles": 3},
                {"rubles": -9},
                {"wounds": 2},
                {"card": {"lose": 1}},
            ]
        ),
        max_size=6,
    )
)
def test_effects_keep_everything_adding_up(library: Library, effects: list[object]) -> None:
    table = set_table(library)
    deck(table, "natural").left -= 2
    for item in ("herb", "amber"):
        give_item(table, "alexander", item)
    for each in effects:
        effect(table, "alexander", each)
        while table.waits:
            question = table.question
            table.answer(*[option.id for option in question.open_options][: question.least])
        assert differences(table.game()) == ()
