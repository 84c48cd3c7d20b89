"""The achievement sheet and the envelope (R-ACH, R-ENV)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from blackbook.campaign.campaign import CharacterSheet, Released, StoryAchievement, StoryResult
from blackbook.content.effects import effects_from_data
from blackbook.content.library import Library
from blackbook.errors import RuleBroken, UserError
from blackbook.rules.achievements import BOXES
from blackbook.rules.envelope import sealed
from blackbook.rules.offers import offers
from blackbook.rules.story_board import ApplyEffects
from tests.rules.table import Table, set_table

GAIN = {"command": "gain_character_achievements"}


def sheets(table: Table) -> dict[str, tuple[int, list[str]]]:
    return {row.character: (row.boxes, row.conditions) for row in table.state.all(CharacterSheet)}


def win(table: Table) -> None:
    table.do({"command": "end_story", "outcome": "won"})


@pytest.mark.rule("T-ACH-1", "R-ACH-3", "R-ACH-4", "R-ENV-4")
def test_t_ach_1_the_first_story_without_sins_marks_a_box_and_brings_two_cards(
    new_table: Callable[..., Table],
) -> None:
    table = new_table("alexander", "evgenia")
    table.game().character("alexander").sins = 0
    table.game().character("evgenia").sins = 4
    win(table)
    table.do(GAIN)
    assert {row.id for row in table.state.all(Released)} == {"alexander-reward", "alexander-envelope-job"}
    assert {row.character for row in table.state.all(Released)} == {"alexander"}
    assert sheets(table)["alexander"] == (1, ["one-story", "no-sins"])
    assert sheets(table)["evgenia"] == (1, ["one-story"])
    # No pack knows which card Evgenia takes; it is told by its name.
    assert table.question.entries[0].is_needed(("jobs",))
    assert not table.question.entries[0].is_needed(("later",))
    table.answer("word_cards", name="Long Night")
    assert {row.id for row in table.state.all(Released)} >= {"long-night"}
    card = table.game().library.word_cards["long-night"]
    assert (card.owner, card.campaign, card.market) == ("evgenia", True, False)


@pytest.mark.rule("R-ACH-4", "R-SETUP-14")
def test_a_job_that_no_pack_knows_comes_out_of_the_envelope_by_its_name(table: Table) -> None:
    win(table)
    table.do(GAIN)
    table.answer("jobs", name="Night Watch")
    row = next(row for row in table.state.all(Released) if row.id == "night-watch")
    assert (row.kind, row.character) == ("job", "evgenia")
    job = table.game().library.jobs["night-watch"]
    assert (str(job.label), job.owner, job.campaign) == ("Night Watch", "evgenia", True)


@pytest.mark.rule("R-ACH-3")
@pytest.mark.parametrize("boxes", range(BOXES + 1))
def test_the_lowest_unmarked_box_is_marked_if_there_is_one(table: Table, boxes: int) -> None:
    table.add(CharacterSheet(character="alexander", boxes=boxes, conditions=["one-story", "three-stories"]))
    win(table)
    table.do(GAIN)
    assert sheets(table)["alexander"][0] == min(BOXES, boxes + 1)


@pytest.mark.rule("R-ACH-4")
def test_the_third_story_is_a_condition_of_its_own(table: Table) -> None:
    table.add(CharacterSheet(character="alexander", boxes=2, conditions=["one-story"]))
    win(table)
    table.do(GAIN)
    assert sheets(table)["alexander"] == (3, ["one-story", "three-stories"])


@pytest.mark.rule("R-ACH-4", "A-SIN-4", "A-SIN-5")
@pytest.mark.parametrize(
    ("sins", "cursed", "gained"),
    [
        (0, False, "no-sins"),
        (0, True, "thirteen-sins"),
        (13, False, "thirteen-sins"),
        (12, False, None),
        (5, True, "thirteen-sins"),
    ],
)
def test_sins_at_the_end_of_the_story(table: Table, sins: int, cursed: bool, gained: str | None) -> None:
    character = table.game().character("alexander")
    character.sins, character.cursed = sins, cursed
    win(table)
    table.do(GAIN)
    assert [each for each in sheets(table)["alexander"][1] if each != "one-story"] == ([gained] if gained else [])


@pytest.mark.rule("R-ACH-5")
def test_a_card_is_taken_once(table: Table) -> None:
    table.add(
        CharacterSheet(character="alexander", boxes=1, conditions=["one-story"]),
        Released(id="alexander-reward", kind="word_card", character="alexander"),
    )
    win(table)
    table.do(GAIN)
    assert [row.id for row in table.state.all(Released)] == ["alexander-reward"]
    assert sheets(table)["alexander"] == (2, ["one-story"])
    assert table.question.who == "evgenia"


@pytest.mark.rule("T-BOSS-2", "R-ACH-6", "R-BOSS-5")
def test_t_boss_2_who_fell_in_the_final_battle_gains_achievements_too(table: Table) -> None:
    character = table.game().character("alexander")
    character.wounds, character.defeated, character.fell_in_final, character.sins = 9, True, True, 0
    win(table)
    table.do(GAIN)
    assert sheets(table)["alexander"] == (1, ["one-story", "no-sins"])
    assert (character.wounds, character.location) == (9, "cherdyn")


@pytest.mark.rule("R-ACH-3")
def test_only_those_who_took_part_are_marked(table: Table) -> None:
    win(table)
    table.do(GAIN)
    assert set(sheets(table)) == {"alexander", "evgenia"}


@pytest.mark.rule("A-ACH-1")
def test_a_lost_story_is_not_marked(table: Table) -> None:
    table.do({"command": "end_story", "outcome": "lost"})
    assert "gain_character_achievements" not in {offer.command.command for offer in offers(table.game())}
    with pytest.raises(RuleBroken) as broken:
        table.do(GAIN)
    assert broken.value.rule == "A-ACH-1"


@pytest.mark.rule("A-ACH-2")
@pytest.mark.parametrize(("answer", "boxes"), [("yes", 2), ("no", 1)])
def test_marking_a_story_again_is_warned_of(table: Table, answer: str, boxes: int) -> None:
    table.add(
        StoryResult(story="progress", outcome="won", day=3, characters=["alexander"]),
        CharacterSheet(character="alexander", boxes=1, conditions=["one-story"]),
    )
    win(table)
    table.do(GAIN)
    assert table.question.rule == "A-ACH-2"
    table.answer(answer)
    assert sheets(table)["alexander"][0] == boxes


@pytest.mark.rule("A-ACH-2")
def test_the_marks_are_offered_once(table: Table) -> None:
    win(table)
    assert "gain_character_achievements" in {offer.command.command for offer in offers(table.game())}
    table.do(GAIN)
    while table.waits:
        table.answer("later")
    assert "gain_character_achievements" not in {offer.command.command for offer in offers(table.game())}
    table.do(GAIN)
    assert table.question.rule == "A-ACH-2"


@pytest.mark.rule("R-ACH-1", "R-ACH-2", "R-CAMP-6")
def test_story_achievements_are_marked_by_the_book_or_by_hand(table: Table) -> None:
    table.do(ApplyEffects(effects=effects_from_data([{"unlock": {"achievement": "Chosen One"}}])))
    table.do({"command": "mark_achievement", "name": "Friend of the Mill"})
    table.do({"command": "mark_achievement", "name": "chosen-one"})
    assert [row.name for row in table.state.all(StoryAchievement)] == ["chosen-one", "Friend of the Mill"]
    table.do({"command": "mark_achievement", "name": "Избранный", "marked": False})
    assert [row.name for row in table.state.all(StoryAchievement)] == ["Friend of the Mill"]
    with pytest.raises(UserError):
        table.do({"command": "mark_achievement", "name": "Избранный", "marked": False})


@pytest.mark.rule("R-ACH-3")
def test_the_book_can_give_character_achievements(table: Table) -> None:
    table.do(ApplyEffects(effects=effects_from_data([{"unlock": {"characters": True}}])))
    assert sheets(table)["alexander"][0] == 1


@pytest.mark.rule("R-ENV-1")
class TestEnvelope:
    def test_nothing_is_used_before_it_is_released(self, table: Table) -> None:
        barred = sealed(table.game(), "word_cards", "envelope-thunder")
        assert barred is not None
        assert barred.rule == "R-ENV-1"
        assert sealed(table.game(), "word_cards", "hail") is None
        table.do({"command": "release", "id": "thunder"})
        assert sealed(table.game(), "word_cards", "envelope-thunder") is None
        assert sealed(table.game(), "enemies", "envelope-wolf") is not None

    def test_the_book_releases_the_named_component_and_no_other(self, table: Table) -> None:
        table.do(ApplyEffects(effects=effects_from_data([{"unlock": {"envelope": "wolf"}}])))
        assert [(row.id, row.kind, row.reason) for row in table.state.all(Released)] == [
            ("envelope-wolf", "enemy", "the story book")
        ]
        with pytest.raises(UserError):
            table.do({"command": "release", "id": "envelope-wolf"})
        table.do({"command": "put_back", "id": "envelope-wolf"})
        assert table.state.all(Released) == []
        with pytest.raises(UserError):
            table.do({"command": "put_back", "id": "envelope-wolf"})

    @pytest.mark.rule("R-ENV-2")
    def test_what_no_pack_knows_is_released_by_its_name(self, rulebook_library: Library) -> None:
        table = set_table(rulebook_library, market=False)
        table.do({"command": "release", "name": "Night Songs", "kind": "jobs", "owner": "evgenia"})
        assert [(row.id, row.kind, row.character) for row in table.state.all(Released)] == [
            ("night-songs", "job", "evgenia")
        ]
        with pytest.raises(UserError):
            table.do({"command": "release", "name": "Night Songs"})
        with pytest.raises(UserError):
            table.do({"command": "release", "id": "no-such-card"})

    @pytest.mark.rule("R-ENV-2")
    def test_the_box_says_how_much_is_in_it(self, library: Library) -> None:
        envelope = library.box.envelope
        assert (envelope.jobs, envelope.starting_word_cards) == (8, 8)
        assert (envelope.white_word_cards, envelope.black_word_cards) == (4, 4)
        assert (envelope.regular_enemies, envelope.strong_enemies) == (4, 3)
