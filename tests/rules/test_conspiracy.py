"""Four active word cards, the others in hand; face down and up again (R-CARD)."""

from __future__ import annotations

import pytest

from blackbook.rules.conspiracy import flip, remove_card, swap_cards, take_card, unflip_after_scene
from tests.rules.hands import card, cards_in, conspire, options, run
from tests.rules.table import Table

FOUR = ("castle", "tryasovitsa", "chur", "needle")


@pytest.mark.rule("R-CARD-1", "R-CARD-2", "A-CARD-6")
def test_a_new_card_goes_to_a_free_slot_of_the_conspiracy(table: Table) -> None:
    conspire(table, "alexander", "castle", "tryasovitsa", "chur")
    card(table, "tryasovitsa").slot = 4
    run(table, *take_card(table.game(), "alexander", "needle"))
    assert not table.waits
    new = card(table, "needle")
    assert (new.place, new.slot, new.owner, new.face_up) == ("conspiracy", 2, "alexander", True)


@pytest.mark.rule("R-CARD-1", "R-CARD-2", "A-CARD-7")
def test_with_a_fifth_card_the_player_chooses_which_four_are_active(table: Table) -> None:
    rows = conspire(table, "alexander", *FOUR)
    run(table, *take_card(table.game(), "alexander", "slave"))
    slave = card(table, "slave").id
    assert (table.question.most, table.question.who) == (4, "alexander")
    assert table.question.suggested == tuple(str(row) for row in rows)
    table.answer(*(str(row) for row in rows[1:]), str(slave))
    assert cards_in(table, "conspiracy", "alexander") == ["slave", "tryasovitsa", "chur", "needle"]
    assert cards_in(table, "hand", "alexander") == ["castle"]


@pytest.mark.rule("R-CARD-3")
def test_each_may_swap_at_the_start_of_a_check_or_fight(table: Table) -> None:
    _, frost = conspire(table, "alexander", "castle", hand=("frost",))
    run(table, *swap_cards(table.game(), ("alexander", "evgenia")))
    assert table.question.rule == "R-CARD-3"
    table.answer(str(frost))
    assert cards_in(table, "conspiracy", "alexander") == ["frost"]
    assert cards_in(table, "hand", "alexander") == ["castle"]
    assert not table.waits  # Evgenia has nothing in hand to swap


@pytest.mark.rule("A-CARD-4", "R-DEMON-11")
def test_what_a_demon_has_flipped_stays_in_its_slot(table: Table) -> None:
    castle, tryasovitsa, *_ = conspire(table, "alexander", *FOUR, hand=("slave",))
    game = table.game()
    flip(game, card(table, "castle"), by="demon", demon="musya")
    run(table, *swap_cards(game, ("alexander",)))
    assert str(castle) not in options(table)
    assert str(tryasovitsa) in options(table)
    assert table.question.most == 3
    table.answer(str(card(table, "slave").id))
    assert cards_in(table, "conspiracy", "alexander") == ["castle", "slave"]


@pytest.mark.rule("R-CARD-9", "R-CARD-8", "T-CARD-2", "R-CHECK-10")
def test_t_card_2_flipping_never_turns_up_and_the_end_of_the_scene_does(table: Table) -> None:
    conspire(table, "alexander", *FOUR)
    game = table.game()
    castle = card(table, "castle")
    flip(game, castle, by="fight")
    flip(game, castle, by="fight")
    assert (castle.face_up, castle.flipped_by) == (False, "fight")
    unflip_after_scene(game)
    assert (castle.face_up, castle.flipped_by) == (True, None)


@pytest.mark.rule("T-CARD-3", "R-DEMON-11")
def test_t_card_3_a_card_flipped_by_a_demon_is_still_down_when_the_fight_ends(table: Table) -> None:
    conspire(table, "alexander", *FOUR)
    game = table.game()
    castle, chur = card(table, "castle"), card(table, "chur")
    flip(game, castle, by="demon", demon="musya")
    flip(game, castle, by="fight")
    flip(game, chur, by="fight")
    unflip_after_scene(game)
    assert (castle.face_up, castle.flipped_by, castle.flipping_demon) == (False, "demon", "musya")
    assert chur.face_up


@pytest.mark.rule("R-CARD-7")
def test_a_discarded_card_leaves_the_game(table: Table) -> None:
    conspire(table, "alexander", *FOUR)
    flip(table.game(), card(table, "castle"), by="fight")
    remove_card(table.game(), card(table, "castle"))
    castle = card(table, "castle")
    assert (castle.place, castle.owner, castle.slot, castle.face_up) == ("out", None, None, True)
