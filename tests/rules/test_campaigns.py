"""The campaign around the stories (R-CAMP)."""

from __future__ import annotations

import pytest

from blackbook.campaign.campaign import CharacterSheet, Released, StoryAchievement, StoryResult
from blackbook.campaign.characters import Character, SetAsideDie
from blackbook.campaign.components import CardInPlay, HelperCard, ItemToken, RequestCard
from blackbook.campaign.game import Counter, LocationMarker, ParagraphRead, TriggerFired
from blackbook.campaign.state import GAME_TABLES
from blackbook.content.library import Library
from blackbook.errors import RuleBroken, UserError
from blackbook.rules.campaigns import completed, recommended, story_barred
from blackbook.rules.offers import offers
from tests.rules.table import Table, new_campaign

OTHERS = ("progress", "blight", "wolves", "rusalka-week", "frog-affairs")
LAST = {"command": "set_up", "story": "end-of-the-world", "characters": ["alexander", "evgenia"]}


@pytest.fixture
def shelf(library: Library) -> Table:
    return new_campaign(library)


def play(table: Table, *stories: str, outcome: str = "won") -> None:
    for story in stories:
        table.do({"command": "record_result", "story": story, "outcome": outcome})


@pytest.mark.rule("T-CAMP-1", "R-CAMP-2", "A-CAMP-1")
def test_t_camp_1_the_last_story_waits_for_the_five_others(shelf: Table) -> None:
    play(shelf, *OTHERS[:4])
    with pytest.raises(RuleBroken) as broken:
        shelf.do(LAST)
    assert broken.value.rule == "R-CAMP-2"
    assert "Master of Frog Affairs" in str(broken.value.reason)
    shelf.do({**LAST, "despite": ["R-CAMP-2"]})
    assert shelf.game().story.story == "end-of-the-world"


@pytest.mark.rule("R-CAMP-2", "R-CAMP-1")
def test_any_order_is_allowed_otherwise(shelf: Table) -> None:
    assert [story for story in (*OTHERS, "end-of-the-world") if story_barred(shelf.game(), story) is None] == list(
        OTHERS
    )
    assert recommended(shelf.game()) == "progress"
    play(shelf, "progress", "wolves")
    assert recommended(shelf.game()) == "blight"
    play(shelf, "wolves")  # each can be played again
    assert completed(shelf.game()) == ("progress", "wolves")


@pytest.mark.rule("A-CAMP-2", "R-END-2", "R-END-3")
def test_a_story_lost_in_the_final_battle_counts_as_completed_and_no_other_loss(shelf: Table) -> None:
    play(shelf, *OTHERS[:4])
    play(shelf, "frog-affairs", outcome="lost")
    assert story_barred(shelf.game(), "end-of-the-world") is not None
    assert recommended(shelf.game()) == "frog-affairs"
    play(shelf, "frog-affairs", outcome="lost_final")
    assert story_barred(shelf.game(), "end-of-the-world") is None


@pytest.mark.rule("A-CAMP-1")
def test_in_a_single_game_every_story_may_be_chosen(shelf: Table) -> None:
    shelf.game().campaign.stories = "single"
    assert story_barred(shelf.game(), "end-of-the-world") is None
    assert recommended(shelf.game()) is None


@pytest.mark.rule("R-CAMP-5", "R-CAMP-4")
def test_the_table_is_cleared_and_what_outlives_a_story_stays(table: Table) -> None:
    table.add(CharacterSheet(character="alexander", boxes=1), Released(id="envelope-wolf", kind="enemy"))
    with pytest.raises(RuleBroken) as broken:
        table.do({"command": "clear_table"})
    assert broken.value.rule == "R-CAMP-5"
    table.do({"command": "end_story", "outcome": "won"})
    assert "clear_table" in {offer.command.command for offer in offers(table.game())}
    table.do({"command": "clear_table"})
    assert not table.game().is_set_up
    assert table.state.all(Character) == []
    assert table.state.all(CardInPlay) == []
    assert [row.outcome for row in table.state.all(StoryResult)] == ["won"]
    assert [row.boxes for row in table.state.all(CharacterSheet)] == [1]
    assert [row.id for row in table.state.all(Released)] == ["envelope-wolf"]


@pytest.mark.rule("R-CAMP-4", "R-SETUP-20")
def test_nothing_of_a_game_is_left_on_the_table(table: Table) -> None:
    table.add(
        Counter(name="tokens_on_board", value=9),
        LocationMarker(marker="checkmark", location="nyrob"),
        TriggerFired(trigger="progress 1 1"),
        ParagraphRead(paragraph=23, day=1, phase="morning"),
        HelperCard(helper="lukerya", owner="alexander"),
        RequestCard(request="lost-goat", deck="main", owner="alexander", location="nyrob"),
        ItemToken(item="herb", pool="natural", place="inventory", owner="alexander", slot=1),
        SetAsideDie(character="alexander", kind="attack", cause="demon", source="pierre"),
    )
    table.do({"command": "apply_effects", "effects": [{"fight": {"named": ["drowned-one"]}}]})
    table.do({"command": "read_paragraph", "paragraph": 5})
    laid = {rows.__tablename__ for rows in GAME_TABLES if table.state.all(rows)}
    assert laid == {rows.__tablename__ for rows in GAME_TABLES}
    table.do({"command": "clear_table", "despite": ["R-CAMP-5"]})
    assert [rows.__tablename__ for rows in GAME_TABLES if table.state.all(rows)] == []


@pytest.mark.rule("R-CAMP-5")
def test_results_of_stories_played_without_the_program_are_recorded(shelf: Table) -> None:
    shelf.do(
        {
            "command": "record_result", "story": "blight", "outcome": "lost", "day": 6,
            "characters": ["yegor", "evgenia"], "note": "the well",
        }
    )  # fmt: skip
    rows = shelf.state.all(StoryResult)
    assert [(row.story, row.outcome, row.day, row.characters, row.note) for row in rows] == [
        ("blight", "lost", 6, ["yegor", "evgenia"], "the well")
    ]
    shelf.do({"command": "remove_result", "id": rows[0].id})
    assert shelf.state.all(StoryResult) == []
    for wrong in (
        {"command": "remove_result", "id": 99},
        {"command": "record_result", "story": "winter", "outcome": "won"},
        {"command": "record_result", "story": "blight", "outcome": "won", "characters": ["baba"]},
        {"command": "record_result", "story": "blight", "outcome": "draw"},
    ):
        with pytest.raises(UserError):
            shelf.do(wrong)


@pytest.mark.rule("R-CAMP-7")
def test_a_campaign_begins_anew(table: Table) -> None:
    table.add(
        CharacterSheet(character="alexander", boxes=2, conditions=["one-story"]),
        Released(id="envelope-wolf", kind="enemy"),
        StoryAchievement(name="chosen-one"),
        StoryResult(story="blight", outcome="won", day=4),
    )
    table.do({"command": "restart_campaign"})
    for rows in (CharacterSheet, Released, StoryAchievement, StoryResult):
        assert table.state.all(rows) == []
    assert not table.game().is_set_up
    assert table.game().campaign.name == "Test"


def test_name_and_notes_of_a_campaign(table: Table) -> None:
    table.do({"command": "rename_campaign", "name": "  Winter  "})
    table.do({"command": "note", "text": "Bring candles."})
    assert (table.game().campaign.name, table.game().campaign.notes) == ("Winter", "Bring candles.")
    with pytest.raises(UserError):
        table.do({"command": "rename_campaign", "name": " "})
