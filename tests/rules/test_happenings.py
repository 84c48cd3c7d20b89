"""What the players tell of a paragraph by choosing it (R-STORY-1)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from blackbook.campaign.campaign import Released, StoryAchievement, StoryResult
from blackbook.campaign.game import LocationMarker
from blackbook.campaign.scene import EnemyInPlay
from blackbook.content.library import Library
from blackbook.errors import RuleBroken, UserError
from blackbook.rules.happenings import HAPPENINGS, LEAVE
from tests.rules.table import Table, set_table


def tell(table: Table, happening: str, how: str, **values: Any) -> None:
    table.do({"command": "tell_happening"})
    table.answer(happening)
    table.answer(how, **values)


@pytest.mark.rule("R-STORY-1")
def test_it_may_be_told_while_a_paragraph_is_read(table: Table) -> None:
    table.do({"command": "read_paragraph", "paragraph": 5})
    tell(table, "numbers", "tell", who="evgenia", rubles=2, wounds=0, sin=-1, discontent=3)
    assert str(table.question.text) == "Read paragraph 5"
    game = table.game()
    assert (game.character("evgenia").rubles, game.character("alexander").rubles) == (6, 3)
    assert game.track.marker == 3


@pytest.mark.parametrize("happening", [None, *HAPPENINGS])
def test_nothing_after_all(table: Table, happening: str | None) -> None:
    before = table.snapshot()
    table.do({"command": "tell_happening"})
    if happening is not None:
        table.answer(happening)
    table.answer(LEAVE)
    assert table.snapshot() == before
    assert not table.waits


@pytest.mark.rule("R-BOSS-1")
def test_a_special_enemy_is_fought(table: Table) -> None:
    tell(table, "boss", "dam-master")
    assert str(table.question.text) == "Read paragraph 40: Rules of Sample: master of the dam"
    (enemy,) = table.game().state.all(EnemyInPlay)
    assert (enemy.enemy, enemy.tier, enemy.attack, enemy.health) == ("dam-master", "special", 5, 30)


@pytest.mark.rule("R-BOSS-1")
def test_a_special_enemy_that_nobody_has_told_yet_is_asked_for_by_its_name(rulebook_library: Library) -> None:
    table = set_table(rulebook_library)
    table.do({"command": "tell_happening"})
    table.answer("boss")
    assert [option.id for option in table.question.options] == ["new", LEAVE]
    table.answer("new", name="Master of the Dam")
    assert str(table.question.text) == "What is printed on Master of the Dam?"
    scene = table.game().scene
    assert scene is not None
    assert scene.final


@pytest.mark.rule("R-COMBAT-1")
def test_enemies_are_drawn_and_fought(table: Table) -> None:
    tell(table, "fight", "tell", regular=1, strong=0)
    scene = table.game().scene
    assert scene is not None
    assert (scene.kind, scene.final) == ("combat", False)


def test_no_enemies_are_no_fight(table: Table) -> None:
    tell(table, "fight", "tell", regular=0, strong=0)
    assert table.game().scene is None


@pytest.mark.rule("R-CHECK-1")
def test_a_check_is_made(table: Table) -> None:
    tell(table, "check", "defense", difficulty=7)
    scene = table.game().scene
    assert scene is not None
    assert (scene.kind, scene.check_kind, scene.difficulty) == ("check", "defense", 7)


@pytest.mark.rule("R-STORY-3")
def test_a_marker_lies_on_a_location_and_is_taken_away(table: Table) -> None:
    tell(table, "marker", "put", marker="Black cross", place="nyrob", n=1)
    game = table.game()
    assert [(row.marker, row.location) for row in game.state.all(LocationMarker)] == [("black_cross", "nyrob")]
    assert game.counter("black_cross") == 1
    tell(table, "marker", "take", marker="black cross", place="nyrob", n=1)
    assert table.game().state.all(LocationMarker) == []


@pytest.mark.rule("R-STORY-3")
def test_tokens_are_counted(table: Table) -> None:
    tell(table, "marker", "put", marker="tokens on board", n=9)
    assert table.game().counter("tokens_on_board") == 9
    assert str(table.question.text) == "Read paragraph 23"


@pytest.mark.rule("R-STORY-7")
def test_another_chapter_begins(table: Table) -> None:
    tell(table, "chapter", "tell", chapter=2)
    assert table.game().story.chapter == 2


@pytest.mark.rule("R-ACH-2")
def test_a_story_achievement_is_gained(table: Table) -> None:
    tell(table, "achievement", "tell", name="chosen one")
    assert [row.name for row in table.game().state.all(StoryAchievement)] == ["chosen-one"]


@pytest.mark.rule("R-ENV-1")
@pytest.mark.parametrize(
    ("kind", "name", "owner", "row"),
    [
        ("enemies", "Sample of the envelope: wolf", None, ("envelope-wolf", "enemy", None)),
        ("jobs", "Night Watch", "evgenia", ("night-watch", "job", "evgenia")),
    ],
)
def test_a_component_comes_out_of_the_envelope(
    table: Table, kind: str, name: str, owner: str | None, row: tuple[str, str, str | None]
) -> None:
    tell(table, "envelope", kind, name=name, **({"owner": owner} if owner is not None else {}))
    assert [(each.id, each.kind, each.character) for each in table.game().state.all(Released)] == [row]
    with pytest.raises(UserError, match="out of the envelope already"):
        tell(table, "envelope", kind, name=name, **({"owner": owner} if owner is not None else {}))


@pytest.mark.rule("R-END-1", "R-END-3")
@pytest.mark.parametrize("outcome", ["won", "lost", "lost_final"])
def test_the_story_ends(table: Table, new_table: Callable[..., Table], outcome: str) -> None:
    tell(table, "end", outcome)
    game = table.game()
    assert game.story.outcome == outcome
    assert [row.outcome for row in game.state.all(StoryResult)] == [outcome]
    with pytest.raises(RuleBroken, match="R-END-1"):
        table.do({"command": "tell_happening"})
