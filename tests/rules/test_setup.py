"""Setting up a story (R-SETUP)."""

from __future__ import annotations

from typing import Any

import pytest

from blackbook.campaign.campaign import Released
from blackbook.campaign.components import CardInPlay, HelperCard, ItemToken, JobCard
from blackbook.content.library import Library
from blackbook.errors import RuleBroken, UserError
from tests.rules.table import Table, new_campaign

SET_UP = {
    "command": "set_up",
    "story": "progress",
    "characters": ["alexander", "evgenia"],
    "first_player": "evgenia",
    "main_requests": 20,
    "special_requests": 6,
    "lay_out": False,
}


@pytest.fixture
def shelf(library: Library) -> Table:
    """A campaign without a story on the table; everything printed is known."""
    return new_campaign(library)


def set_up(table: Table, *answers: tuple[str, ...], **more: Any) -> None:
    """Set a story up and answer what is asked, up to the first jobs."""
    table.do({**SET_UP, **more})
    table.answer("done")  # the prologue
    for answer in answers:
        table.answer(*answer)


def begin(table: Table, **more: Any) -> None:
    """Set a story up for two without helpers told and without jobs placed: the first morning."""
    set_up(table, ("none",), ("none",), **more)
    while table.waits:
        table.answer(*table.question.suggested)


@pytest.mark.rule("W-24", "R-SETUP-1", "A-TRACK-1")
@pytest.mark.parametrize(("difficulty", "space"), [("normal", 0), ("hard", 1), ("very_hard", 2)])
def test_w_24_the_difficulty_moves_the_start_of_the_discontent(shelf: Table, difficulty: str, space: int) -> None:
    shelf.do({**SET_UP, "difficulty": difficulty})
    track = shelf.game().track
    assert (track.marker, track.highest, track.lowest_space, track.final_space) == (space, space, 0, 10)


@pytest.mark.rule("R-SETUP-2")
def test_both_event_tokens_lie_with_their_numbers_up(shelf: Table) -> None:
    shelf.do(SET_UP)
    assert (shelf.game().track.token_4_up, shelf.game().track.token_7_up) == (True, True)


@pytest.mark.rule("R-SETUP-3", "R-SETUP-5", "R-SETUP-6")
def test_decks_and_bags_are_counted_from_the_box(shelf: Table) -> None:
    shelf.do(SET_UP)
    left = {name: shelf.game().deck(name).left for name in ("deal", "useless", "regular", "strong", "helpers")}
    assert left == {"deal": 10, "useless": 8, "regular": 15, "strong": 15, "helpers": 5}
    assert (shelf.game().deck("natural").left, shelf.game().deck("crafted").left) == (25, 25)
    # Of the starting cards five are white and three black; they never enter the market decks.
    assert (shelf.game().deck("black").left, shelf.game().deck("white").left) == (17, 15)


@pytest.mark.rule("R-SETUP-3", "R-ENV-3", "R-CAMP-4")
def test_what_the_envelope_has_released_is_in_its_deck(shelf: Table) -> None:
    game = shelf.game()
    for field, value in {"name": "Storm", "tier": "strong", "campaign": True}.items():
        game.note_printed("enemies", "storm", field, value)
    # Released by the card's own id, or by that of its entry in the envelope.
    for id, kind in {"envelope-thunder": "word_card", "wolf": "enemy", "storm": "enemy"}.items():
        shelf.add(Released(id=id, kind=kind))
    shelf.do(SET_UP)
    assert [shelf.game().deck(name).left for name in ("black", "regular", "strong")] == [18, 16, 16]


@pytest.mark.rule("R-SETUP-7")
@pytest.mark.parametrize("characters", [["alexander"], ["alexander", "evgenia", "yegor", "vasilisa"]])
def test_two_to_four_characters_are_in_play(shelf: Table, characters: list[str]) -> None:
    command = {**SET_UP, "characters": characters, "first_player": "alexander"}
    if len(characters) == 1:
        with pytest.raises(RuleBroken) as broken:
            shelf.do(command)
        assert broken.value.rule == "R-SETUP-7"
    shelf.do({**command, "despite": ["R-SETUP-7"]})
    assert list(shelf.game().seats) == characters


@pytest.mark.rule("R-SETUP-7", "R-GEN-4")
def test_alone_one_plays_exactly_two_different_characters(shelf: Table) -> None:
    with pytest.raises(UserError):
        shelf.do({**SET_UP, "characters": ["evgenia", "evgenia"]})
    with pytest.raises(RuleBroken) as broken:
        shelf.do({**SET_UP, "solo": True, "characters": ["alexander", "evgenia", "yegor"]})
    assert broken.value.rule == "R-GEN-4"
    shelf.do({**SET_UP, "solo": True})
    assert shelf.game().story.solo
    assert shelf.game().seats == ("alexander", "evgenia")


@pytest.mark.rule("R-SETUP-9")
@pytest.mark.parametrize("letters", [["А", "Е"], ["A", "E"], ["a", "е"]])
def test_boards_are_known_by_their_letters_cyrillic_or_latin(shelf: Table, letters: list[str]) -> None:
    shelf.do({**SET_UP, "characters": letters, "first_player": letters[1]})
    assert shelf.game().seats == ("alexander", "evgenia")
    assert shelf.game().story.first_player == "evgenia"


@pytest.mark.rule("R-SETUP-8", "R-SETUP-10", "R-SETUP-11", "R-SETUP-12", "A-LOC-4")
def test_characters_get_what_their_boards_say(shelf: Table) -> None:
    set_up(shelf)
    alexander, evgenia = shelf.game().characters
    assert (alexander.health, alexander.attack_dice, alexander.defense_dice, alexander.wounds) == (9, 4, 2, 0)
    assert (alexander.sins, alexander.rubles, alexander.location) == (1, 3, "cherdyn")
    assert (evgenia.health, evgenia.sins, evgenia.rubles, evgenia.location) == (7, 0, 4, "bondyug")
    assert [(token.item, token.owner, token.pool) for token in shelf.state.all(ItemToken)] == [
        ("herb", "alexander", "natural")
    ]
    assert shelf.game().deck("natural").left == 24


@pytest.mark.rule("R-SETUP-13")
def test_two_starting_cards_leave_two_slots_free(shelf: Table) -> None:
    set_up(shelf)
    cards = [(card.card, card.place, card.slot) for card in shelf.state.all(CardInPlay) if card.owner == "alexander"]
    assert cards == [("tryasovitsa", "conspiracy", 1), ("castle", "conspiracy", 2)]


@pytest.mark.rule("R-SETUP-13", "R-CAMP-4", "R-ENV-3")
def test_with_unlocked_cards_the_player_chooses_two(shelf: Table) -> None:
    shelf.add(Released(id="alexander-reward", kind="word_card", character="alexander"))
    set_up(shelf)
    assert {option.id for option in shelf.question.options} == {"castle", "tryasovitsa", "alexander-reward"}
    with pytest.raises(UserError):
        shelf.answer("castle")
    shelf.answer("castle", "alexander-reward")
    cards = [card.card for card in shelf.state.all(CardInPlay) if card.owner == "alexander"]
    assert cards == ["castle", "alexander-reward"]


@pytest.mark.rule("R-SETUP-14", "R-ENV-1")
@pytest.mark.parametrize("unlocked", [True, False])
def test_every_unlocked_job_is_in_the_hand(shelf: Table, unlocked: bool) -> None:
    if unlocked:
        shelf.add(Released(id="alexander-envelope-job", kind="job", character="alexander"))
    set_up(shelf)
    jobs = [card.job for card in shelf.state.all(JobCard) if card.owner == "alexander"]
    assert ("alexander-envelope-job" in jobs) == unlocked
    assert jobs[:3] == ["alexander-coins", "alexander-rest", "alexander-fee"]


@pytest.mark.rule("R-SETUP-15", "R-HELPER-5")
def test_two_characters_take_a_helper_each(shelf: Table) -> None:
    set_up(shelf, ("cat",), ("owl",))
    assert [(card.helper, card.owner) for card in shelf.state.all(HelperCard)] == [
        ("cat", "alexander"), ("owl", "evgenia"),
    ]  # fmt: skip


@pytest.mark.rule("R-SETUP-15")
def test_three_characters_begin_without_helpers(shelf: Table) -> None:
    set_up(shelf, characters=["alexander", "evgenia", "yegor"])
    assert "jobs" in str(shelf.question.text)
    assert shelf.state.all(HelperCard) == []


@pytest.mark.rule("R-SETUP-17")
def test_the_first_player_is_asked_for(shelf: Table) -> None:
    set_up(shelf, first_player=None)
    assert "sinned" in str(shelf.question.text)
    shelf.answer("alexander")
    assert shelf.game().story.first_player == "alexander"


@pytest.mark.rule("R-SETUP-17")
def test_a_dispute_is_decided_by_chance(shelf: Table) -> None:
    set_up(shelf, first_player=None)
    shelf.answer("chance")
    first = shelf.game().story.first_player
    assert first in ("alexander", "evgenia")
    name = shelf.game().name("characters", first or "")
    assert any(line.startswith(f"Chance makes {name} first player (seed ") for line in shelf.told)


@pytest.mark.rule("R-SETUP-18")
def test_the_prologue_is_read_and_the_request_decks_are_two(shelf: Table) -> None:
    shelf.do({**SET_UP, "main_requests": None, "special_requests": None})
    assert shelf.question.rule == "R-SETUP-18"
    shelf.answer("done")
    with pytest.raises(UserError):
        shelf.answer(main=20)
    shelf.answer(main=20, special=6)
    assert (shelf.game().deck("main").left, shelf.game().deck("special").left) == (20, 6)


@pytest.mark.rule("R-SETUP-19", "R-DEMON-3", "A-DEMON-4")
def test_the_first_jobs_are_placed_from_the_hand_without_any_sin(shelf: Table) -> None:
    set_up(shelf, ("none",), ("none",))
    assert shelf.question.who == "evgenia"  # first player first
    assert [card.place for card in shelf.state.all(JobCard)] == ["hand"] * 6
    mine = [str(card.id) for card in shelf.state.all(JobCard) if card.owner == "evgenia"]
    shelf.answer(*mine)
    shelf.answer()  # Alexander places none: all his demons are idle
    while shelf.waits:
        shelf.answer(shelf.question.open_options[0].id)
    assert [card.place for card in shelf.state.all(JobCard) if card.owner == "evgenia"] == ["slot"] * 3
    assert shelf.game().character("evgenia").sins == 0
    story = shelf.game().story
    assert (story.day, story.phase, story.on_turn) == (1, "morning", "evgenia")


@pytest.mark.rule("R-SETUP-4", "R-SETUP-5", "R-SETUP-6", "R-SETUP-16", "R-MARKET-1")
def test_the_market_is_laid_out_and_the_rest_is_for_hands(shelf: Table) -> None:
    set_up(shelf, lay_out=True)
    for _ in range(2):
        shelf.answer("later")  # more jobs of the two
    shelf.answer("none")
    shelf.answer("none")
    shelf.answer("now")
    for thing in ("hail", "frost", "ember", "chur", "hearth", "spring", "herb", "amber", "natural", "candle", "icon"):
        shelf.answer(thing)
    shelf.answer("crafted")
    assert shelf.question.rule == "R-SETUP-3"
    assert {option.id for option in shelf.question.options} == {"track", "decks", "supply", "cards", "box"}
    shelf.answer("decks", "box")
    # 22 and 22 would remain; Alexander's starting item came out of the natural bag.
    assert (shelf.game().deck("natural").left, shelf.game().deck("crafted").left) == (21, 22)
    assert (shelf.game().deck("black").left, shelf.game().deck("white").left) == (14, 12)
    assert len([token for token in shelf.state.all(ItemToken) if token.place == "market"]) == 6


@pytest.mark.rule("R-SETUP-5", "R-ENV-1")
def test_starting_cards_and_sealed_cards_do_not_come_to_the_market(shelf: Table) -> None:
    set_up(shelf, ("later",), ("later",), ("none",), ("none",), ("now",), lay_out=True)
    offered = {option.id: option.barred for option in shelf.question.options}
    assert "tryasovitsa" not in offered
    assert offered["envelope-thunder"] is not None
    assert offered["envelope-thunder"].rule == "R-ENV-1"
    assert offered["hail"] is None


def test_a_group_can_start_in_a_minute(shelf: Table) -> None:
    begin(shelf)
    assert shelf.game().story.phase == "morning"
    assert shelf.game().story.on_turn == "evgenia"
    assert [token for token in shelf.state.all(ItemToken) if token.place == "market"] == []


@pytest.mark.rule("R-SETUP-20", "R-CAMP-3", "R-CAMP-4", "R-CAMP-1")
def test_nothing_of_an_earlier_game_is_carried_over(shelf: Table) -> None:
    begin(shelf)
    evgenia = shelf.game().character("evgenia")
    evgenia.sins, evgenia.rubles, evgenia.cursed = 12, 30, True
    shelf.add(ItemToken(item="icon", pool="crafted", place="inventory", owner="evgenia", slot=1))
    with pytest.raises(RuleBroken) as broken:
        shelf.do(SET_UP)
    assert broken.value.rule == "R-CAMP-5"
    shelf.do({"command": "end_story", "outcome": "won"})
    set_up(shelf, characters=["evgenia", "yegor", "vasilisa"])
    evgenia = shelf.game().character("evgenia")
    assert (evgenia.sins, evgenia.rubles, evgenia.cursed) == (0, 4, False)
    assert [token.item for token in shelf.state.all(ItemToken)] == ["candle"]


def test_what_is_not_there_cannot_be_set_up(shelf: Table) -> None:
    for wrong in ({"story": "winter"}, {"characters": ["baba", "evgenia"]}, {"first_player": "yegor"}):
        with pytest.raises(UserError):
            shelf.do({**SET_UP, **wrong})
    assert not shelf.game().is_set_up


class TestWithoutPrintedValues:
    """Nobody has read anything off the boards yet."""

    @pytest.fixture
    def shelf(self, rulebook_library: Library) -> Table:
        return new_campaign(rulebook_library)

    @pytest.mark.rule("R-SETUP-10", "R-SETUP-11", "R-SETUP-12", "R-SETUP-13", "R-SETUP-14")
    def test_boards_cards_and_jobs_are_asked_for(self, shelf: Table) -> None:
        set_up(shelf, lay_out=True)
        shelf.answer(
            "keep",
            **{
                "health": 8, "dice.attack": 3, "dice.defense": 2, "start.sin": 1,
                "start.location": "mill", "start.rubles": 2, "start.items": "Old Amber",
            },
        )  # fmt: skip
        shelf.answer("keep", pool="natural")
        shelf.answer("keep", name_1="First Word", name_2="Second Word")
        shelf.answer("keep", names="Beg for Alms, Lead Astray")
        alexander = shelf.game().character("alexander")
        assert (alexander.health, alexander.attack_dice, alexander.sins, alexander.location) == (8, 3, 1, "mill")
        assert [token.item for token in shelf.state.all(ItemToken)] == ["old-amber"]
        assert [card.card for card in shelf.state.all(CardInPlay)] == ["first-word", "second-word"]
        assert [card.job for card in shelf.state.all(JobCard)] == ["beg-for-alms", "lead-astray"]
        assert shelf.game().library.word_cards["first-word"].owner == "alexander"

    def test_everything_can_be_left_open(self, shelf: Table) -> None:
        set_up(shelf)
        for _ in range(40):
            if not shelf.waits:
                break
            open_options = {option.id for option in shelf.question.open_options}
            shelf.answer(*(open_options & {"later", "none"} or shelf.question.suggested))
        assert shelf.game().story.phase == "morning"
        assert shelf.game().story.on_turn == "evgenia"
