"""The `blackbook` command as a person at a terminal uses it: commands as JSON, and what `show --json` prints."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from blackbook.cli import main


class CommandLine:
    """Does commands on a campaign file and reads what `show --json` prints."""

    def __init__(self, file: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.file = file
        self.capsys = capsys
        self._shown: dict[str, Any] | None = None

    def run(self, *words: str) -> str:
        assert main(words) == 0, self.capsys.readouterr().err
        return self.capsys.readouterr().out

    def do(self, *commands: dict[str, Any]) -> str:
        self._shown = None
        return self.run("do", str(self.file), *(json.dumps(command) for command in commands))

    def refused(self, command: dict[str, Any]) -> str:
        """What is printed of a command that a rule forbids."""
        assert main(["do", str(self.file), json.dumps(command)]) == 1
        return self.capsys.readouterr().err

    def answer(self, *choices: str, **values: Any) -> str:
        return self.do({"command": "answer", "choices": list(choices), "values": values})

    def choose(self, *labels: str, **values: Any) -> str:
        """Answer with the options whose labels begin so."""
        return self.answer(*(self.option(label) for label in labels), **values)

    @property
    def shown(self) -> dict[str, Any]:
        """What lies on the table, read anew after each command."""
        if self._shown is None:
            self._shown = json.loads(self.run("show", str(self.file), "--json"))
        return self._shown

    def travel(self, verb: str, times: int) -> None:
        self._shown = None
        self.run(verb, str(self.file), "--times", str(times))

    @property
    def entries(self) -> int:
        """How many actions the journal holds."""
        document = self.file.with_suffix(".json")
        self.run("export", str(self.file), str(document))
        return len(json.loads(document.read_text("utf-8"))["history"])

    def rows(self, table: str, **wanted: Any) -> list[dict[str, Any]]:
        """Rows of a table, those that have the wanted values."""
        rows: list[dict[str, Any]] = self.shown["state"][table]
        return [row for row in rows if all(row[key] == value for key, value in wanted.items())]

    def row(self, table: str, **wanted: Any) -> dict[str, Any]:
        return self.rows(table, **wanted)[0]

    def character(self, who: str) -> dict[str, Any]:
        return self.row("character", id=who)

    def id_of(self, table: str, **wanted: Any) -> int:
        return int(self.row(table, **wanted)["id"])

    @property
    def question(self) -> dict[str, Any] | None:
        question: dict[str, Any] | None = self.shown["question"]
        return question

    @property
    def facts(self) -> dict[str, Any]:
        facts: dict[str, Any] = self.shown["question"]["facts"]
        return facts

    def has_option(self, label: str) -> bool:
        question = self.question
        return question is not None and any(option["label"].startswith(label) for option in question["options"])

    def option(self, label: str) -> str:
        """The id of the option whose label begins so."""
        question = self.question
        assert question is not None
        return next(str(option["id"]) for option in question["options"] if option["label"].startswith(label))
