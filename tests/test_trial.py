"""What if: a trial that is dropped leaves no trace, one that is kept is as if its actions had been done at once."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from blackbook import paths
from blackbook.content.library import read_library
from blackbook.errors import UserError
from blackbook.keeper import OWNER_PACK, Keeper
from blackbook.new_campaign import NewCampaign, begin, sample_values
from blackbook.rules.setup import CHANCE
from blackbook.trial import Trial
from tests.rules.conftest import SAMPLE


@pytest.fixture
def keeper() -> Iterator[Keeper]:
    """A story with two characters on the table, its first questions answered."""
    wanted = NewCampaign("Winter", "progress", ("alexander", "evgenia"), told=sample_values(), sample=True)
    made = begin(paths.campaigns(), wanted)
    yield made
    made.close()


def notes(text: str) -> dict[str, Any]:
    return {"command": "note", "text": text}


def play(keeper: Keeper, commands: list[dict[str, Any]]) -> None:
    for command in commands:
        keeper.do(command)


def correct_rubles(who: str, rubles: int) -> dict[str, Any]:
    return {"command": "correct", "what": "character.rubles", "of": who, "value": rubles}


def test_what_is_tried_and_dropped_leaves_no_trace(keeper: Keeper) -> None:
    before, history = keeper.document_text(), keeper.history()
    trial = Trial(keeper)
    folder = trial.keeper.path.parent
    play(trial.keeper, [correct_rubles("alexander", 9), notes("what if")])
    assert trial.keeper.document_text() != before
    trial.close()
    assert keeper.document_text() == before
    assert keeper.history() == history
    assert not folder.exists()


def test_what_is_kept_is_as_if_it_had_been_done_at_once(keeper: Keeper, tmp_path: Path) -> None:
    commands = [correct_rubles("alexander", 9), notes("what if"), correct_rubles("evgenia", 2)]
    with keeper.try_out(tmp_path / "directly.blackbook") as directly:
        play(directly, commands)
        expected = directly.document_text()
    trial = Trial(keeper)
    play(trial.keeper, commands)
    assert trial.keep() == 3
    trial.close()
    assert keeper.document_text() == expected
    for _ in commands:
        keeper.undo()
    assert keeper.document_text() != expected


def new_item(who: str) -> dict[str, Any]:
    return {"command": "correct_add", "what": "item_token", "values": {
        "item": "to-port", "pool": "crafted", "place": "inventory", "owner": who, "slot": 1}}  # fmt: skip


def test_numbers_of_rows_are_those_of_the_trial(keeper: Keeper) -> None:
    """What was taken back in the trial has used up a number, and what came after it is called by its own."""
    trial = Trial(keeper)
    first = added_item(trial.keeper)
    trial.keeper.undo()
    second = added_item(trial.keeper)
    assert second > first
    trial.keeper.do({"command": "correct_remove", "what": "item_token", "of": second})
    assert trial.keep() == 2
    assert keeper.document_text() == trial.keeper.document_text()
    trial.close()


def added_item(keeper: Keeper) -> int:
    before = items_on(keeper)
    keeper.do(new_item("alexander"))
    (added,) = items_on(keeper) - before
    return added


def items_on(keeper: Keeper) -> set[int]:
    return {item.id for board in keeper.table().boards for item in board.items if item is not None}


def test_what_the_trial_took_back_is_taken_back(keeper: Keeper) -> None:
    keeper.do(notes("first"))
    keeper.do(notes("second"))
    trial = Trial(keeper)
    trial.keeper.undo()
    trial.keeper.undo()
    trial.keeper.do(notes("other"))
    wanted = trial.keeper.document_text()
    assert trial.keep() == 1
    trial.close()
    assert keeper.document_text() == wanted
    assert "second" in {line.command.get("text") for line, _ in keeper.branches()}


def test_what_the_program_drew_comes_the_same(keeper: Keeper) -> None:
    """Chance decides who is first player, and tells its seed."""
    trial = Trial(keeper)
    question = trial.keeper.table().question
    while question is not None and question.option(CHANCE) is None:
        trial.keeper.do({"command": "by_hand"})
        question = trial.keeper.table().question
    assert question is not None
    trial.keeper.do({"command": "answer", "choice": CHANCE})
    assert trial.keeper.head is not None
    told = trial.keeper.head.text
    assert "seed" in told.values
    trial.keep()
    trial.close()
    assert keeper.head is not None
    assert keeper.head.text == told


def test_a_campaign_that_has_gone_on_takes_nothing_over(keeper: Keeper) -> None:
    trial = Trial(keeper)
    play(trial.keeper, [correct_rubles("alexander", 9), correct_rubles("evgenia", 2)])
    keeper.do(notes("meanwhile"))
    before, history = keeper.document_text(), keeper.history()
    with pytest.raises(UserError, match="has gone on since"):
        trial.keep()
    trial.close()
    assert keeper.document_text() == before
    assert keeper.history() == history


def test_what_cannot_be_done_again_halfway_is_not_kept(keeper: Keeper) -> None:
    """A candle can be put on the table only where its pack is known: the trial has that pack, the campaign has not."""
    trial = Trial(keeper)
    trial.keeper.library = read_library([SAMPLE])
    play(trial.keeper, [correct_rubles("alexander", 9)])
    candle = {"item": "candle", "pool": "natural", "place": "inventory", "owner": "alexander", "slot": 1}
    trial.keeper.do({"command": "correct_add", "what": "item_token", "values": candle})
    before, history = keeper.document_text(), keeper.history()
    with pytest.raises(UserError, match="item"):
        trial.keep()
    trial.close()
    assert keeper.document_text() == before
    assert keeper.history() == history


def test_a_full_disk_halfway_keeps_nothing(keeper: Keeper) -> None:
    trial = Trial(keeper)
    play(trial.keeper, [notes("a" * 100), notes("b" * 200_000)])
    before = keeper.document_text()
    pages = keeper.file.connection.execute("PRAGMA page_count").fetchone()[0]
    keeper.file.connection.execute(f"PRAGMA max_page_count = {pages + 8}")
    with pytest.raises(UserError, match="no room left"):
        trial.keep()
    trial.close()
    assert keeper.document_text() == before


def test_printed_values_told_in_a_trial_are_not_remembered(keeper: Keeper) -> None:
    real = begin(paths.campaigns(), NewCampaign("Real", "progress", ("alexander", "evgenia")))
    own = paths.packs() / OWNER_PACK
    told = {"command": "describe", "kind": "dice", "id": "dice", "fields": {"attack": [1, 2], "defense": [3, 4]}}
    before = own.read_text() if own.exists() else ""
    trial = Trial(real)
    trial.keeper.do(told)
    assert (own.read_text() if own.exists() else "") == before
    trial.keep()
    trial.close()
    assert "attack" in own.read_text()
    real.close()


def test_a_folder_that_cannot_be_made_leaves_the_campaign_open(
    keeper: Keeper, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def refuse(path: Path) -> Keeper:
        raise UserError(say_no())

    monkeypatch.setattr(keeper, "try_out", refuse)
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    with pytest.raises(UserError, match="no room"):
        Trial(keeper)
    assert list(tmp_path.iterdir()) == []
    assert keeper.verify() == ()


def test_a_missing_place_for_copies_is_said(
    keeper: Keeper, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "nowhere"))
    with pytest.raises(UserError, match=r"^No folder for a copy can be made: No such file or directory\.$"):
        Trial(keeper)


def say_no() -> Any:
    from blackbook.text import say

    return say("There is no room.")
