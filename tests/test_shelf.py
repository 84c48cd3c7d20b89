"""Campaigns on the shelf, their backups, and a new campaign from a few answers."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest

from blackbook import paths, shelf
from blackbook.backups import all_backups, backups_of, put_back, remove
from blackbook.content.library import Library, read_library
from blackbook.errors import RuleBroken, UserError
from blackbook.keeper import OWNER_PACK, SUFFIX, Keeper, default_library
from blackbook.new_campaign import (
    NewCampaign,
    begin,
    board_to_tell,
    characters,
    next_stories,
    sample_values,
    stories,
)
from blackbook.rules.agenda import Answer
from blackbook.rules.campaigns import RecordResult, WriteNotes
from blackbook.shelf import campaigns_in, free_path, sample_copy


@pytest.fixture(scope="module")
def library() -> Library:
    """Only what the rulebook prints."""
    return read_library()


def wanted(name: str = "Winter", **more: object) -> NewCampaign:
    return NewCampaign(name, "progress", ("alexander", "evgenia"), first_player="alexander", **more)  # type: ignore[arg-type]


def test_a_campaign_is_listed_with_story_day_party_and_entry(tmp_path: Path, library: Library) -> None:
    begin(tmp_path, wanted(told=sample_values(), sample=True), library).close()
    (entry,) = campaigns_in(tmp_path, library)
    assert (entry.name, str(entry.story), entry.day, entry.phase) == ("Winter", "Progress", 1, "morning")
    assert [str(name) for name in entry.party] == ["Alexander", "Evgenia"]
    assert (entry.entries, entry.sample, entry.fault) == (1, True, None)
    assert abs((datetime.now(UTC) - entry.last_played).total_seconds()) < 3600


def test_a_campaign_without_a_story_is_listed(tmp_path: Path, library: Library) -> None:
    Keeper.create(tmp_path / f"bare{SUFFIX}", "Bare", library=library).close()
    (entry,) = campaigns_in(tmp_path, library)
    assert (entry.story, entry.day, entry.phase, entry.party, entry.entries) == (None, None, None, (), 0)


def test_the_campaign_played_last_comes_first(tmp_path: Path, library: Library) -> None:
    begin(tmp_path, wanted("First"), library).close()
    begin(tmp_path, wanted("Second"), library).close()
    with Keeper.open(tmp_path / f"First{SUFFIX}", library=library) as keeper:
        keeper.do(Answer(choice="done"))
    assert [entry.name for entry in campaigns_in(tmp_path, library)] == ["First", "Second"]


def test_files_that_cannot_be_opened_are_listed_with_the_reason(tmp_path: Path, library: Library) -> None:
    (tmp_path / f"junk{SUFFIX}").write_bytes(b"no campaign at all")
    (tmp_path / f"gone{SUFFIX}").symlink_to(tmp_path / "nowhere")
    (tmp_path / "notes.txt").write_text("not ours")
    Keeper.create(tmp_path / f"sound{SUFFIX}", "Sound", library=library).close()
    (tmp_path / f"junk{SUFFIX}").touch()
    sound, *faulty = campaigns_in(tmp_path, library)
    assert (sound.name, sound.fault) == ("Sound", None)
    faults = {entry.name: str(entry.fault) for entry in faulty}
    assert set(faults) == {"junk", "gone"}
    assert "is not a campaign of this game" in faults["junk"]
    assert "cannot be read" in faults["gone"]


def test_a_folder_that_is_not_there_holds_no_campaigns(tmp_path: Path, library: Library) -> None:
    assert campaigns_in(tmp_path / "nowhere", library) == ()


def test_a_free_name_is_found_and_fit_for_a_file(tmp_path: Path) -> None:
    assert free_path(tmp_path, "Зима/1").name == f"Зима-1{SUFFIX}"
    (tmp_path / f"Winter{SUFFIX}").touch()
    assert free_path(tmp_path, "Winter").name == f"Winter 2{SUFFIX}"
    assert free_path(tmp_path, "  ").name == f"campaign{SUFFIX}"


def test_the_working_copy_of_the_sample_keeps_what_was_played_in_it(tmp_path: Path) -> None:
    path = sample_copy(tmp_path)
    with Keeper.open(path) as keeper:
        assert keeper.game().campaign.sample
        keeper.do(WriteNotes(text="We were here."))
    assert sample_copy(tmp_path) == path
    with Keeper.open(path, read_only=True) as keeper:
        assert keeper.game().campaign.notes == "We were here."
    assert [entry.sample for entry in campaigns_in(tmp_path)] == [True]


def test_without_the_sample_document_a_sentence_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelf, "SAMPLE", "no-such-sample")
    with pytest.raises(UserError, match="not in this installation"):
        sample_copy(tmp_path)


# -- backups


def test_a_removed_campaign_lies_among_the_backups_and_can_be_put_back(library: Library) -> None:
    folder = paths.campaigns()
    with begin(folder, wanted(), library) as keeper:
        path = keeper.path
    remove(path)
    assert campaigns_in(folder, library) == ()
    (backup,) = backups_of(path)
    assert (backup.campaign, str(backup.reason)) == ("Winter", "when it was removed from the shelf")
    assert put_back(backup, folder) == path
    assert [entry.name for entry in campaigns_in(folder, library)] == ["Winter"]


def test_a_backup_never_replaces_the_campaign(library: Library) -> None:
    keeper = begin(paths.campaigns(), wanted(), library)
    keeper.back_up("by hand")
    keeper.close()
    (backup,) = backups_of(keeper.path)
    assert str(backup.reason) == "taken by hand"
    restored = put_back(backup, paths.campaigns())
    assert restored != keeper.path
    assert restored.stem.startswith("Winter 2")
    with Keeper.open(restored, library=library, read_only=True) as copy:
        assert copy.name == "Winter"


def test_backups_of_all_campaigns_are_listed_newest_first(library: Library) -> None:
    for name in ("One", "Two"):
        keeper = begin(paths.campaigns(), wanted(name), library)
        keeper.back_up("start")
        keeper.close()
    remove(paths.campaigns() / f"One{SUFFIX}")
    assert [(each.campaign, str(each.reason)) for each in all_backups()] == [
        ("One", "when it was removed from the shelf"),
        ("Two", "when it was opened"),
        ("One", "when it was opened"),
    ]


def test_a_campaign_that_is_open_is_not_removed(library: Library) -> None:
    with begin(paths.campaigns(), wanted(), library) as keeper:
        with pytest.raises(UserError, match="is open"):
            remove(keeper.path)
        assert keeper.path.exists()
        keeper.do(WriteNotes(text="Still here."))
    remove(keeper.path)
    assert not keeper.path.exists()


def test_a_damaged_file_that_was_interrupted_can_be_removed(tmp_path: Path) -> None:
    damaged = tmp_path / f"damaged{SUFFIX}"
    damaged.write_bytes(b"lost")
    damaged.with_name(f"{damaged.name}-journal").write_bytes(b"half")
    remove(damaged)
    assert not damaged.exists()
    assert [each.campaign for each in backups_of(damaged)] == ["damaged"]


def test_what_is_not_there_cannot_be_removed(tmp_path: Path) -> None:
    with pytest.raises(UserError, match="cannot be moved"):
        remove(tmp_path / f"nothing{SUFFIX}")


# -- a new campaign


@pytest.mark.rule("R-SETUP-7", "R-SETUP-10", "R-SETUP-11", "R-SETUP-12", "R-SETUP-13")
def test_what_is_told_is_set_up_and_goes_to_the_owners_pack(tmp_path: Path) -> None:
    items = "Natural defense 3, Old rope"
    told = {"alexander": {"health": 9, "dice.attack": 4, "start.sin": 1, "start.location": "mill"}}
    told["evgenia"] = {"start.items": items}
    with begin(tmp_path, wanted(told=told, cards={"alexander": ("Needle of Iron",)})) as keeper:
        keeper.do(Answer(choice="done"))
        keeper.do(Answer(values={"main": 6, "special": 2}))
        game = keeper.game()
        assert game.seats == ("alexander", "evgenia")
        assert game.story.first_player == "alexander"
        assert game.library.characters["evgenia"].start.items == ("natural-defense-3", "old-rope")
        assert str(game.name("items", "old-rope")) == "Old rope"
        keeper.do(Answer(choice="later"))  # the rest of the board
        assert game.character("alexander").health == 9
        assert game.character("alexander").attack_dice == 4
        assert (game.character("alexander").sins, game.character("alexander").location) == (1, "mill")
    text = (paths.packs() / OWNER_PACK).read_text("utf-8")
    assert "health = 9" in text
    assert "Needle of Iron" in text
    later = board_to_tell(default_library()[0], "alexander")
    assert "health" not in [entry.name for entry in later.entries]
    assert later.cards == 1


def test_samples_do_not_go_to_the_owners_pack(tmp_path: Path) -> None:
    with begin(tmp_path, wanted(told=sample_values(), sample=True)) as keeper:
        assert keeper.game().campaign.sample
        assert keeper.game().library.characters["evgenia"].health == 7
    assert not (paths.packs() / OWNER_PACK).exists()


def test_no_file_is_left_where_a_value_cannot_be(tmp_path: Path, library: Library) -> None:
    with pytest.raises(UserError, match="less than or equal to 7"):
        begin(tmp_path, wanted(told={"alexander": {"dice.attack": 8}}), library)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.rule("R-CAMP-2")
def test_the_last_story_waits_for_the_five_others(tmp_path: Path, library: Library) -> None:
    choices = stories(library)
    assert [choice.id for choice in choices if choice.barred is None] == [
        "progress", "blight", "wolves", "rusalka-week", "frog-affairs",
    ]  # fmt: skip
    assert str(choices[-1].name) == "End of the World"
    last = NewCampaign("Too early", "end-of-the-world", ("alexander", "evgenia"))
    with pytest.raises(RuleBroken):
        begin(tmp_path, last, library)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.rule("R-CAMP-2")
def test_the_recommended_story_comes_first(tmp_path: Path, library: Library) -> None:
    with Keeper.create(tmp_path / f"a{SUFFIX}", "A", library=library) as keeper:
        keeper.do(RecordResult(story="progress", outcome="won", day=5))
        assert next_stories(keeper)[0].id == "blight"


def test_all_of_a_board_is_asked_that_the_rulebook_does_not_print(library: Library) -> None:
    board = board_to_tell(library, "vasilisa")
    assert [entry.name for entry in board.entries] == [
        "health", "dice.attack", "dice.defense", "start.sin", "start.location", "start.rubles", "start.items",
    ]  # fmt: skip
    place = board.entries[4]
    assert (place.kind, "salt-works" in [option.id for option in place.options]) == ("choice", True)
    assert board.cards == 2


def test_sample_values_answer_every_question_about_a_board(library: Library) -> None:
    for id, _ in characters(library):
        asked = {entry.name for entry in board_to_tell(library, id).entries}
        assert set(sample_values()[id]) == asked


def test_a_card_of_the_market_with_that_name_stays_what_it_is(tmp_path: Path, library: Library) -> None:
    named = library.with_values({("word_cards", "frost"): {"name": "Frost", "market": True, "colour": "white"}})
    with begin(tmp_path, wanted(cards={"alexander": ("Frost",)}, sample=True), named) as keeper:
        cards = keeper.game().library.word_cards
        assert cards["frost"].market is True
        assert (cards["frost-2"].owner, cards["frost-2"].market) == ("alexander", False)
