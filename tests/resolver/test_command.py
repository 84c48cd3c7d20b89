"""The command that answers files line by line."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from blackbook.resolver.command import resolve_files
from tests.resolver.sample import attack, character, check, enemy, fight, gives, item, order, stat

CASES = Path(__file__).parent / "cases"


def lines(paths: list[str]) -> tuple[int, list[dict[str, Any]]]:
    output = io.StringIO()
    status = resolve_files(paths, output)
    return status, [json.loads(line) for line in output.getvalue().splitlines()]


def test_answers_stand_in_the_order_given() -> None:
    paths = [str(CASES / "combat-w17-round2.json"), str(CASES / "check-w13-joined.json")]
    status, answers = lines(paths)
    assert status == 0
    assert [answer["case"] for answer in answers] == paths
    assert [answer["objective"] for answer in answers] == [[0, 1, 3, 1, 9], [0, 0, 0, -12]]
    assert (answers[1]["success"], answers[1]["total"], answers[1]["difficulty"]) == (True, 12, 11)
    assert answers[1]["plan"]["placements"] == [{"character": "yegor", "die": 1, "card": "whale-fish"}]
    assert answers[0]["plan"]["used"] == [{"owner": "alexander", "id": "natural-defense-3", "target": "alexander"}]
    assert "total" not in answers[0]


def test_what_cannot_be_read_is_said_and_the_rest_is_answered(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.json"
    wrong.write_text(json.dumps(check("attack", 3, {**character("a"), "health": "much"})), encoding="utf-8")
    broken = tmp_path / "broken.json"
    broken.write_text("{", encoding="utf-8")
    binary = tmp_path / "binary.json"
    binary.write_bytes(b"\xff\xfe")
    good = tmp_path / "good.json"
    good.write_text(json.dumps(check("attack", 3, character("a", attack(3)))), encoding="utf-8")
    paths = [str(path) for path in (wrong, tmp_path / "missing.json", broken, binary, good)]
    status, answers = lines(paths)
    assert status == 1
    assert [answer["case"] for answer in answers] == paths
    assert answers[0]["error"] == "characters[0].health: must be a whole number"
    assert answers[1]["error"].startswith("cannot be opened: ")
    assert answers[2]["error"].startswith("is no JSON: ")
    assert answers[3]["error"] == "is not a text in UTF-8"
    assert answers[4]["objective"] == [0, 0, 0, -3]


def written(path: Path, document: Any) -> str:
    path.write_text(document if isinstance(document, str) else json.dumps(document), encoding="utf-8")
    return str(path)


def test_what_is_beyond_measure_is_refused_and_the_rest_is_answered(tmp_path: Path) -> None:
    deep: Any = {"cursed": True}
    for _ in range(330):
        deep = {"all": [deep]}
    conditioned = {**order("o", "attack", gives("attack", 1)), "if": deep}
    paths = [
        written(tmp_path / "digits.json", "[" + "9" * 5000 + "]"),
        written(tmp_path / "deep.json", check("attack", 3, character("a", conspiracy=[conditioned]))),
        written(tmp_path / "large.json", check("attack", 10**12, character("a"))),
        written(tmp_path / "marked.json", "\ufeff" + json.dumps(check("attack", 3, character("a", attack(3))))),
    ]
    status, answers = lines(paths)
    assert status == 1
    assert [answer.get("error") for answer in answers] == [
        "holds a number that is too large",
        "is nested too deeply",
        "check.difficulty: is too large",
        None,
    ]
    assert answers[3]["objective"] == [0, 0, 0, -3]


def test_letters_that_cannot_be_written_are_written_as_numbers(tmp_path: Path) -> None:
    who = character("a", attack(3)) | {"name": "Егор \ud800"}
    path = tmp_path / "name.json"
    path.write_text(json.dumps(check("attack", 3, who)), encoding="utf-8")
    for encoding in ("utf-8", "ascii"):
        output = io.TextIOWrapper(io.BytesIO(), encoding=encoding)
        assert resolve_files([str(path)], output) == 0
        output.seek(0)
        assert json.loads(output.read())["objective"] == [0, 0, 0, -3]


def test_nobody_has_to_read_all_answers(tmp_path: Path) -> None:
    path = written(tmp_path / "check.json", check("attack", 3, character("a", attack(3))))
    asked = [sys.executable, "-m", "blackbook.cli", "resolve", *[path] * 2000]
    with subprocess.Popen(asked, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert json.loads(process.stdout.readline())["objective"] == [0, 0, 0, -3]
        process.stdout.close()
        assert process.stderr.read() == ""
        assert process.wait(60) == 1


def test_a_plan_says_how_an_item_of_several_uses_is_used(tmp_path: Path) -> None:
    either = item("either", {"one_of": [stat("defense", 1), stat("attack", 4)]})
    both = item("both", stat("attack", 5), stat("defense", 2))
    path = tmp_path / "fight.json"
    document = fight([character("a", items=[either, both])], [enemy("wolf", 2, 4, "a"), enemy("bear", 2, 5, "a")])
    path.write_text(json.dumps(document), encoding="utf-8")
    _, answers = lines([str(path)])
    assert answers[0]["objective"] == [0, 0, 0, 2, 0]
    assert sorted(answers[0]["plan"]["used"], key=lambda use: use["id"]) == [
        {"owner": "a", "id": "both", "target": "bear"},
        {"owner": "a", "id": "either", "target": "wolf", "way": 1},
    ]
