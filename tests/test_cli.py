"""The `blackbook` command: what it prints, its exit status, and that it loads no screens unless a window opens."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from blackbook import cli, paths
from blackbook.keeper import SUFFIX
from blackbook.rules.command import COMMANDS

SET_UP = '{"command": "set_up", "story": "progress", "characters": ["А", "E"], "first_player": "alexander"}'


@pytest.fixture
def campaign(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    """A campaign with a story on the table."""
    path = tmp_path / f"winter{SUFFIX}"
    assert cli.main(["new", str(path), "--name", "Winter"]) == 0
    assert cli.main(["do", str(path), SET_UP]) == 0
    capsys.readouterr()
    return path


def test_a_new_campaign_says_where_it_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / f"winter{SUFFIX}"
    assert cli.main(["new", str(path)]) == 0
    assert capsys.readouterr().out == f"winter is in {path}\n"


def test_what_lies_on_the_table_is_shown_line_by_line(campaign: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["show", str(campaign)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[:3] == ["Winter", "Progress, chapter 1, normal: day 1, morning", "Discontent 0 of 10"]
    assert "  done: Done" in lines


def test_the_whole_state_is_shown_as_json(campaign: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["show", str(campaign), "--json"]) == 0
    shown = json.loads(capsys.readouterr().out)
    assert [row["character"] for row in shown["state"]["seat"]] == ["alexander", "evgenia"]
    assert shown["question"]["rule"] == "R-SETUP-18"
    assert shown["undo"] == "Set up Progress with Alexander, Evgenia"


def test_what_was_done_is_printed_with_the_next_question(campaign: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["do", str(campaign), '{"command": "answer", "choice": "done"}']) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].endswith("— Done")
    assert lines[-1] == "  special: Special requests (number)"


def test_undo_and_redo(campaign: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["undo", str(campaign)]) == 0
    assert cli.main(["redo", str(campaign)]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "Undone: Set up Progress with Alexander, Evgenia",
        "Redone: Set up Progress with Alexander, Evgenia",
    ]
    assert cli.main(["redo", str(campaign)]) == 1
    assert capsys.readouterr().err == "There is nothing to redo.\n"
    assert cli.main(["undo", str(campaign), "--times", "2"]) == 1
    assert capsys.readouterr().err == "There is nothing to undo.\n"


def test_export_and_import(campaign: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    document, copy = tmp_path / "winter.json", tmp_path / f"copy{SUFFIX}"
    assert cli.main(["export", str(campaign), str(document)]) == 0
    assert cli.main(["import", str(document), str(copy), "--preview"]) == 0
    assert not copy.exists()
    assert cli.main(["import", str(document), str(copy)]) == 0
    assert cli.main(["import", str(document), str(copy)]) == 0  # over one that is there, which undo takes back
    capsys.readouterr()
    assert cli.main(["undo", str(copy)]) == 0
    assert capsys.readouterr().out == "Undone: The campaign was replaced by the document winter.json\n"


def test_a_document_that_is_not_there_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["import", str(tmp_path / "winter.json"), str(tmp_path / "winter.blackbook")]) == 1
    assert f"There is no file {tmp_path / 'winter.json'}." in capsys.readouterr().err
    assert list(tmp_path.glob("*.blackbook")) == []


def test_a_faulty_pack_is_named_and_the_rest_goes_on(campaign: Path, capsys: pytest.CaptureFixture[str]) -> None:
    paths.packs().mkdir(parents=True, exist_ok=True)
    (paths.packs() / "mine.toml").write_text("[pack\n")
    assert cli.main(["show", str(campaign)]) == 0
    shown = capsys.readouterr()
    assert "mine.toml" in shown.err
    assert shown.out.startswith("Winter\n")


def test_a_sound_file_is_sound(campaign: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["verify", str(campaign)]) == 0
    assert capsys.readouterr().out == f"{campaign} is sound.\n"


def test_every_command_is_described(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["commands"]) == 0
    schemas = json.loads(capsys.readouterr().out)
    assert set(schemas) == set(COMMANDS)
    assert schemas["end_turn"]["type"] == "object"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["show", "{folder}/nothing"], "There is no file {folder}/nothing"),
        (["show", "{folder}"], "{folder} is a folder"),
        (["do", "{file}", "end turn"], "This is not JSON: end turn"),
        (["do", "{file}", '{"command": "fly"}'], 'There is no command "fly".'),
        (["do", "{file}", '{"command": "answer", "choice": "perhaps"}'], '"perhaps" is not among the answers'),
        (["new", "{file}"], "{file} exists already"),
        (["export", "{file}", "{file}"], "A campaign cannot be exported onto itself"),
        (["import", "{file}", "{folder}/x"], "{file} is not a JSON document"),
        (["do", "{file}", SET_UP], "R-CAMP-5: The story on the table has no result yet."),
    ],
)
def test_a_mistake_gets_one_sentence_and_status_1(
    campaign: Path, capsys: pytest.CaptureFixture[str], words: list[str], sentence: str
) -> None:
    def filled(text: str) -> str:
        return text.replace("{file}", str(campaign)).replace("{folder}", str(campaign.parent))

    assert cli.main([filled(word) for word in words]) == 1
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith(filled(sentence))
    assert printed.err.count("\n") == 1


@pytest.mark.parametrize("words", [["show"], ["undo", "x", "--times", "many"], ["--theme", "blue"], ["a", "b"]])
def test_wrong_usage_is_status_2(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        cli.main(words)
    assert ended.value.code == 2
    assert "usage: blackbook" in capsys.readouterr().err


def test_a_mistake_of_the_program_is_logged(
    campaign: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(path: Path, read_only: bool = False) -> None:
        raise ZeroDivisionError("by nobody")

    monkeypatch.setattr(cli, "opened", broken)
    assert cli.main(["verify", str(campaign)]) == 1
    log = paths.logs() / "errors.log"
    error = capsys.readouterr().err
    assert error == f"The program has made a mistake; nothing was changed. The details are in {log}.\n"
    assert "ZeroDivisionError: by nobody" in log.read_text("utf-8")


def test_without_a_display_no_window_is_tried(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    if not sys.platform.startswith("linux"):
        monkeypatch.setattr(sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    assert cli.main([]) == 1
    assert capsys.readouterr().err.startswith("There is no display to open a window on")


def test_no_screens_are_loaded_for_a_file(campaign: Path) -> None:
    code = (
        "import sys; from blackbook.cli import main; status = main(sys.argv[1:]); "
        "print([name for name in sys.modules if name.split('.')[0] in ('PySide6', 'shiboken6', 'ui')]); "
        "sys.exit(status)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, "show", str(campaign)], capture_output=True, text=True, check=True
    )
    assert done.stdout.splitlines()[0] == "Winter"
    assert done.stdout.splitlines()[-1] == "[]"
    assert done.stderr == ""


def test_the_version_is_that_of_the_package(capsys: pytest.CaptureFixture[str]) -> None:
    from importlib.metadata import version

    with pytest.raises(SystemExit) as ended:
        cli.main(["--version"])
    assert ended.value.code == 0
    assert capsys.readouterr().out == f"blackbook {version('blackbook')}\n"
