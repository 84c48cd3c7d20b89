"""Who has a campaign open, and what a process that died leaves behind."""

import json
import os
import socket
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

from blackbook.errors import UserError
from blackbook.record.file import CampaignFile
from blackbook.record.journal import Journal
from blackbook.record.lock import Holder, holder, lock_path
from tests.record.toy import SCHEMA, inn_file, state_of

ROOT = Path(__file__).parents[2]


def python(code: str, *arguments: object) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", textwrap.dedent(code), *map(str, arguments)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60)


def test_a_second_window_is_told_who_has_the_file_open(tmp_path: Path) -> None:
    path = inn_file(tmp_path)
    with CampaignFile.open(path, SCHEMA):
        assert holder(path) == Holder.myself()
        with pytest.raises(UserError, match=f"open on {socket.gethostname()} by process {os.getpid()}"):
            CampaignFile.open(path, SCHEMA)
        second = python(
            """
            import sys, pathlib
            from blackbook.errors import UserError
            from blackbook.record.file import CampaignFile
            from tests.record.toy import SCHEMA
            try:
                CampaignFile.open(pathlib.Path(sys.argv[1]), SCHEMA)
            except UserError as error:
                print(error)
            """,
            path,
        )
        assert f"open on {socket.gethostname()} by process {os.getpid()}" in second.stdout
        with pytest.raises(UserError, match=f"open on {socket.gethostname()} by process {os.getpid()}"):
            CampaignFile.open(path, SCHEMA, read_only=True)
        assert holder(path) == Holder.myself()
    assert holder(path) is None
    CampaignFile.open(path, SCHEMA).close()


def test_a_lock_of_another_machine_is_believed(tmp_path: Path) -> None:
    path = inn_file(tmp_path)
    lock_path(path).write_text(json.dumps({"host": "cabin", "pid": 7, "program": "blackbook"}))
    with pytest.raises(UserError, match=r"open on cabin by process 7 \(blackbook\).*delete .*inn\.toy\.lock"):
        CampaignFile.open(path, SCHEMA)
    lock_path(path).unlink()
    CampaignFile.open(path, SCHEMA).close()


@pytest.mark.parametrize("content", ["", "nonsense", "[]", '{"host": 1}'])
def test_an_unreadable_lock_does_not_stand_in_the_way(tmp_path: Path, content: str) -> None:
    path = inn_file(tmp_path)
    lock_path(path).write_text(content)
    with CampaignFile.open(path, SCHEMA):
        assert holder(path) == Holder.myself()


def test_a_killed_process_leaves_the_last_commit_and_its_lock_is_taken_over(tmp_path: Path) -> None:
    path = inn_file(tmp_path)
    with CampaignFile.open(path, SCHEMA) as file:
        before = state_of(file)
    killed = python(
        """
        import os, sys, pathlib
        from sqlalchemy import insert
        from blackbook.record.file import CampaignFile
        from blackbook.record.journal import Journal
        from tests.record.toy import SCHEMA, WORD, Guest, Inn
        file = CampaignFile.open(pathlib.Path(sys.argv[1]), SCHEMA)
        file.connection.execute("PRAGMA cache_size=5")
        with Journal(file).record("crowd", {}, WORD) as recording:
            recording.session.execute(insert(Guest), [{"inn": 1, "name": "x" * 900} for _ in range(500)])
            print(os.getpid(), flush=True)
            os._exit(9)
        """,
        path,
    )
    assert killed.returncode == 9
    found = holder(path)
    assert found is not None
    assert found.pid == int(killed.stdout)
    assert (tmp_path / "inn.toy-journal").stat().st_size > 0
    with pytest.raises(UserError, match="not closed properly"):
        CampaignFile.open(path, SCHEMA, read_only=True)
    with CampaignFile.open(path, SCHEMA) as file:
        assert holder(path) == Holder.myself()
        assert state_of(file) == before
        assert file.verify() == ()
        assert Journal(file).undo() is not None
    assert [each.name for each in tmp_path.iterdir()] == ["inn.toy"]


def test_a_file_that_only_others_read_says_so(tmp_path: Path) -> None:
    path = inn_file(tmp_path)
    with (
        CampaignFile.open(path, SCHEMA, read_only=True) as file,
        CampaignFile.open(path, SCHEMA, read_only=True) as other,
    ):
        assert state_of(file) == state_of(other)
        with pytest.raises(UserError, match="open in another program"):
            CampaignFile.open(path, SCHEMA)


def test_closing_twice_is_harmless(tmp_path: Path) -> None:
    path = inn_file(tmp_path)
    file = CampaignFile.open(path, SCHEMA)
    file.close()
    with CampaignFile.open(path, SCHEMA):
        file.close()
        assert holder(path) == Holder.myself()
        with pytest.raises(UserError, match="is open on"):
            CampaignFile.open(path, SCHEMA)


def test_a_lock_that_cannot_be_written_is_told_and_nothing_stays_open(tmp_path: Path) -> None:
    path = inn_file(tmp_path)
    lock_path(path).mkdir()
    with pytest.raises(UserError, match="cannot be read or written"):
        CampaignFile.open(path, SCHEMA)
    lock_path(path).rmdir()
    CampaignFile.open(path, SCHEMA).close()
