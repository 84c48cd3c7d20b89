"""The tree of actions: history, jumps, branches and bookmarks."""

from pathlib import Path

import pytest

from blackbook.errors import UserError
from blackbook.record.journal import Journal
from tests.record.toy import new_file, open_inn, rename, state_of


def test_what_can_be_undone_and_redone_is_told_beforehand(tmp_path: Path) -> None:
    with new_file(tmp_path) as file:
        journal = Journal(file)
        assert (journal.can_undo, journal.can_redo, journal.head) == (False, False, None)
        inn = open_inn(journal)
        rename(journal, inn, "Elk")
        assert journal.next_undo is not None
        assert journal.next_undo.name == "rename"
        journal.undo()
        assert (journal.can_undo, journal.can_redo) == (True, True)
        assert journal.next_redo is not None
        assert journal.next_redo.name == "rename"
        assert [each.name for each in journal.future()] == ["rename"]


def test_an_id_is_never_given_again_on_another_branch(tmp_path: Path) -> None:
    with new_file(tmp_path) as file:
        journal = Journal(file)
        first = open_inn(journal, "First")
        assert first.id == 1
        journal.undo()
        second = open_inn(journal, "Second")
        assert second.id == 2


def test_acting_after_an_undo_keeps_the_line_that_was_left(tmp_path: Path) -> None:
    with new_file(tmp_path) as file:
        journal = Journal(file)
        inn = open_inn(journal)
        left = rename(journal, inn, "Elk")
        left_state = state_of(file)
        journal.undo()
        taken = rename(journal, inn, "Hare")
        taken_state = state_of(file)
        assert not journal.can_redo
        (branch,) = journal.branches()
        assert (branch.tip.id, branch.fork, branch.bookmarks) == (left, 1, ())
        journal.jump(left)
        assert (state_of(file), inn.name) == (left_state, "Elk")
        (branch,) = journal.branches()
        assert branch.tip.id == taken
        journal.jump(taken)
        assert state_of(file) == taken_state


def test_redo_follows_the_line_last_left(tmp_path: Path) -> None:
    with new_file(tmp_path) as file:
        journal = Journal(file)
        inn = open_inn(journal)
        older = rename(journal, inn, "Elk")
        journal.undo()
        newer = rename(journal, inn, "Hare")
        journal.undo()
        assert journal.next_redo is not None
        assert journal.next_redo.id == newer
        journal.jump(older)
        journal.undo()
        assert journal.next_redo.id == older


def test_one_can_jump_to_the_start_and_back(tmp_path: Path) -> None:
    with new_file(tmp_path) as file:
        start = state_of(file)
        journal = Journal(file)
        inn = open_inn(journal)
        last = rename(journal, inn, "Elk")
        end = state_of(file)
        journal.jump(None)
        assert (state_of(file), journal.head) == (start, None)
        assert [each.name for each in journal.future()] == ["open_inn", "rename"]
        journal.jump(last)
        assert state_of(file) == end
        with pytest.raises(UserError, match="no entry 99"):
            journal.jump(99)


def test_history_is_read_in_pages_newest_first(tmp_path: Path) -> None:
    with new_file(tmp_path) as file:
        journal = Journal(file)
        inn = open_inn(journal)
        for number in range(5):
            rename(journal, inn, f"Inn {number}")
        assert [each.id for each in journal.history(limit=2)] == [6, 5]
        assert [each.id for each in journal.history(limit=3, before=5)] == [4, 3, 2]
        assert [each.id for each in journal.history(before=2)] == [1]
        assert journal.history(before=1) == ()
        found = journal.entry(3)
        assert found is not None
        assert found.parameters == {"name": "Inn 1"}


def test_bookmarks_name_points_and_move(tmp_path: Path) -> None:
    with new_file(tmp_path) as file:
        journal = Journal(file)
        journal.bookmark("start")
        inn = open_inn(journal)
        journal.bookmark("evening")
        rename(journal, inn, "Elk")
        journal.bookmark("what if")
        journal.undo()
        rename(journal, inn, "Hare")
        journal.bookmark("evening")
        assert [(each.name, each.entry) for each in journal.bookmarks()] == [
            ("evening", 3),
            ("start", None),
            ("what if", 2),
        ]
        assert [each.bookmarks for each in journal.branches()] == [("what if",)]
        journal.remove_bookmark("start")
        assert [each.name for each in journal.bookmarks()] == ["evening", "what if"]
