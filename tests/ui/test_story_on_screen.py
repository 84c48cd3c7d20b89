"""A whole story at the window, from the wizard to the achievement sheet and the next story, by clicks and keys."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from blackbook import paths
from blackbook.campaign.campaign import CharacterSheet, Released, StoryAchievement, StoryResult
from blackbook.keeper import Keeper
from blackbook.rules.game import Game
from tests.ui.screen_player import CTRL, MOST_STEPS, SHIFT, ScreenPlayer
from ui.window import Window

SAMPLE_PACK = Path(__file__).parents[1] / "rules" / "sample.toml"
NAME = "Winter"
PARTY = ("alexander", "yegor", "evgenia")
NAMES = ("Alexander", "Grandpa Yegor", "Evgenia")
LIKES = ("Take these jobs", "Lay it out without")
BOX = {"main": "12", "special": "6"}
"""Cards in the decks of requests."""


@pytest.fixture
def player(window: Window) -> ScreenPlayer:
    shutil.copy(SAMPLE_PACK, paths.made(paths.packs()) / "sample.toml")
    return ScreenPlayer(window, LIKES, BOX)


def keeper_of(player: ScreenPlayer) -> Keeper:
    assert player.window.campaign is not None
    return player.window.campaign.keeper


def game_of(player: ScreenPlayer) -> Game:
    return keeper_of(player).game()


def state_of(keeper: Keeper) -> str:
    """All that is recorded, but for the moment at which the file was made."""
    return re.sub(r'"created":"[^"]*"', "", keeper.document_text())


@pytest.mark.rule("R-SETUP-1", "R-STORY-1", "R-STORY-3", "R-STORY-7", "R-BOSS-4", "R-ACH-3", "R-CAMP-2", "R-CAMP-5")
def test_a_whole_story(player: ScreenPlayer, tmp_path: Path) -> None:
    set_up(player)
    two_days(player)
    final_battle(player)
    victory(player)
    achievements(player)
    the_shelf(player)
    next_story(player)
    all_undone_and_redone(player, tmp_path)


def set_up(player: ScreenPlayer) -> None:
    """The wizard, then the questions of the setup."""
    player.press(Qt.Key.Key_N, CTRL)
    player.fill("name", NAME)
    player.click_on("next")
    player.click_on("next")
    player.tick(NAMES)
    player.click_on("next")
    player.click_on("next")
    player.play_until(lambda: player.reads("Morning —"))
    game = game_of(player)
    assert (game.story.story, game.seats) == ("progress", PARTY)
    assert [path.name for path in paths.campaigns().glob("*.blackbook")] == [f"{NAME}.blackbook"]


def two_days(player: ScreenPlayer) -> None:
    """A paragraph, tokens that bring another chapter, a check, and two nights."""
    player.press(Qt.Key.Key_P)
    player.fill("number", "12")
    player.press(Qt.Key.Key_Return)
    player.choose("Read and carried out")

    tell(player, "A marker or token", "Put it there", marker="tokens on board", n="9")
    assert player.asked == "Read paragraph 23"
    tell(player, "Another chapter", "It happens", chapter="2")
    assert player.asked == "Read paragraph 23"
    player.choose("Read and carried out")
    assert game_of(player).story.chapter == 2

    tell(player, "A check is made", "Check of attack", difficulty="3")
    player.play_until(lambda: player.reads("Morning —") and not player.sees("question_text"))
    assert str(keeper_of(player).history(1)[0].text) == "The check succeeds: 19 of 3"

    player.play_until(lambda: player.reads("Day 3"))
    player.play_until(lambda: player.reads("Morning —"))
    assert not player.sees("question_text")


def tell(player: ScreenPlayer, what: str, how: str, **values: str) -> None:
    """What the players read in the book."""
    player.press(Qt.Key.Key_H)
    player.choose(what)
    for name, value in values.items():
        player.fill(f"entry {name}", value)
    player.choose(how)


def final_battle(player: ScreenPlayer) -> None:
    tell(player, "A special enemy", "Sample: master of the dam")
    assert player.asked.startswith("Read paragraph 40")
    player.play_until(lambda: player.asked.startswith("Read paragraph 41"))


def victory(player: ScreenPlayer) -> None:
    """While its paragraph is read, what it says happens; then the story is won."""
    tell(player, "Rubles, wounds", "It happens", sin="-9")
    tell(player, "A story achievement", "It happens", name="Chosen One")
    player.choose("Read and carried out")
    player.choose("The story ends: won")
    assert player.reads("Won")
    assert player.reads("The story has ended.")
    (result,) = game_of(player).state.all(StoryResult)
    assert (result.story, result.outcome, result.day, result.characters) == ("progress", "won", 3, list(PARTY))


def achievements(player: ScreenPlayer) -> None:
    player.choose("Gain character achievements")
    player.play_until(lambda: not player.sees("question_text"))
    state = game_of(player).state
    sheets = {sheet.character: (sheet.boxes, sheet.conditions) for sheet in state.all(CharacterSheet)}
    assert sheets == {
        "alexander": (1, ["one-story"]), "yegor": (1, ["one-story"]), "evgenia": (1, ["one-story", "no-sins"]),
    }  # fmt: skip
    assert sorted(str(row.character) for row in state.all(Released)) == ["alexander", "evgenia", "evgenia", "yegor"]
    assert [row.name for row in state.all(StoryAchievement)] == ["chosen-one"]


def the_shelf(player: ScreenPlayer) -> None:
    """The campaign lies on the shelf with its result, and is opened again."""
    player.press(Qt.Key.Key_W, CTRL)
    assert player.reads(NAME)
    assert player.reads("Day 3, morning")
    player.click_on("open")
    assert player.reads("Won")


def next_story(player: ScreenPlayer) -> None:
    player.choose("Clear the table for the next story")
    player.choose("Set up a story")
    player.click_on("blight")
    player.click_on("next")
    player.tick(NAMES)
    player.click_on("next")
    player.click_on("next")
    player.play_until(lambda: player.reads("Morning —"))
    assert (game_of(player).story.story, game_of(player).seats) == ("blight", PARTY)


def all_undone_and_redone(player: ScreenPlayer, folder: Path) -> None:
    """Ctrl+Z until nothing is left: the table is that of a campaign in which nobody has done anything; and back."""
    played = state_of(keeper_of(player))
    actions = len(keeper_of(player).history(MOST_STEPS))
    for _ in range(actions):
        player.press(Qt.Key.Key_Z, CTRL)
    assert player.reads("Nothing to undo")
    assert player.reads("No story is on the table")
    fresh = Keeper.create(folder / "new.blackbook", NAME)
    assert state_of(keeper_of(player)) == state_of(fresh)
    fresh.close()
    for _ in range(actions):
        player.press(Qt.Key.Key_Z, CTRL | SHIFT)
    assert state_of(keeper_of(player)) == played
