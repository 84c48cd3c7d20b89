"""What a page that is left for the table and opened again remembers of the scene."""

from __future__ import annotations

from blackbook.content.library import Library
from tests.ui.resolver.conftest import Put, two_enemies
from ui.resolver.resolver_page import ResolverPage
from ui.resolver.scene_memory import SceneMemory


def test_ticks_stay_while_the_scene_goes_on(qtbot, put: Put, library: Library) -> None:
    campaign, memory = put(two_enemies(library)), SceneMemory()
    first = ResolverPage(campaign, memory=memory)
    qtbot.addWidget(first)
    open_row = next(row for row in first.side.radar.rows if not row.box.isChecked())
    text = open_row.label.text()
    open_row.box.setChecked(True)
    first.close()
    second = ResolverPage(campaign, memory=memory)
    qtbot.addWidget(second)
    assert {row.label.text(): row.box.isChecked() for row in second.side.radar.rows}[text]
    stranger = ResolverPage(campaign)
    qtbot.addWidget(stranger)
    assert not {row.label.text(): row.box.isChecked() for row in stranger.side.radar.rows}[text]


def test_nothing_is_remembered_of_a_scene_that_is_over() -> None:
    memory = SceneMemory()
    ticked = memory.ticked
    memory.forget()
    assert (memory.ticked, memory.chance) == (set(), None)
    assert memory.ticked is ticked
