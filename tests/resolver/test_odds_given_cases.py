"""The chances that are known beforehand, asked for as a person asks for them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from blackbook.cli import main

CASES = sorted((Path(__file__).parent / "cases").glob("odds-*.json"))


@pytest.mark.rule("R-CHECK-6", "R-COMBAT-9", "R-COMBAT-10", "R-COMBAT-17", "R-COMBAT-20", "R-COMBAT-23")
def test_the_command_gives_every_known_chance(capsys: pytest.CaptureFixture[str]) -> None:
    paths = [str(path) for path in CASES]
    assert main(["odds", *paths]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    known = [json.loads(path.read_text(encoding="utf-8"))["answer"]["probability"] for path in CASES]
    assert lines == [
        {"case": path, "probability": probability, "exact": True}
        for path, probability in zip(paths, known, strict=True)
    ]


def test_a_case_without_odds_is_named_and_the_others_are_answered(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rolled = tmp_path / "rolled.json"
    document = json.loads(CASES[0].read_text(encoding="utf-8"))
    for character in document["characters"]:
        del character["pool"]
        character["dice"] = []
    rolled.write_text(json.dumps(document), encoding="utf-8")
    assert main(["odds", str(rolled), str(CASES[0])]) == 1
    first, second = (json.loads(line) for line in capsys.readouterr().out.splitlines())
    assert first == {
        "case": str(rolled),
        "error": "characters[0].pool: is missing; odds are for dice that have not been rolled",
    }
    assert second["exact"] is True
