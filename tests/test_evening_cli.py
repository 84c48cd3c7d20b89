"""An evening by the command line: setup, turns, the check of W-13, the fight of W-17, the night of W-11 and W-12."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest

from blackbook import paths
from tests.command_line import CommandLine

SAMPLE_PACK = Path(__file__).parent / "rules" / "sample.toml"


@pytest.fixture
def line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> CommandLine:
    shutil.copy(SAMPLE_PACK, paths.made(paths.packs()) / "sample.toml")
    file = tmp_path / "evening.blackbook"
    line = CommandLine(file, capsys)
    assert line.run("new", str(file), "--name", "An evening") == f"An evening is in {file}\n"
    return line


@pytest.mark.rule("W-11", "W-12", "W-13", "W-17")
def test_an_evening(line: CommandLine) -> None:
    empty = line.shown["state"]
    set_up(line)
    a_turn_each(line)
    check_of_w_13(line)
    fight_of_w_17(line)
    night_of_w_11_and_w_12(line)

    end = line.shown["state"]
    entries = line.entries
    line.travel("undo", entries)
    assert line.shown["undo"] is None
    assert line.shown["state"] == empty
    line.travel("redo", entries)
    assert line.shown["state"] == end
    assert line.run("verify", str(line.file)) == f"{line.file} is sound.\n"


def set_up(line: CommandLine) -> None:
    line.do(
        {"command": "set_up", "story": "progress", "characters": ["alexander", "evgenia", "yegor", "vasilisa"],
         "first_player": "alexander", "main_requests": 12, "special_requests": 6, "lay_out": False}
    )  # fmt: skip
    while (question := line.question) is not None:
        if question["text"].startswith("Which jobs"):
            jobs_of_the_first_day(line, question["who"])
        else:
            line.answer(question["options"][0]["id"])
    assert [row["character"] for row in line.rows("seat")] == ["alexander", "evgenia", "yegor", "vasilisa"]
    assert line.character("alexander")["location"] == "cherdyn"


def jobs_of_the_first_day(line: CommandLine, who: str) -> None:
    """Vasilisa has all three at work (W-12), Alexander leaves Pierre idle (W-17), the others leave their second."""
    if who == "vasilisa":
        jobs = ("Snatch", "Steal", "Con")
        line.answer(*(line.option(job) for job in jobs))
        return
    question = line.question
    assert question is not None
    line.answer(*(option["id"] for option in question["options"][:2]))
    line.answer(*(("2", "3") if who == "alexander" else ("1", "3")))


def a_turn_each(line: CommandLine) -> None:
    line.do({"command": "move", "to": "cherdyn"}, {"command": "end_turn"})
    line.do({"command": "move", "to": "cherdyn"}, {"command": "end_turn"})
    assert [line.character(who)["location"] for who in ("alexander", "evgenia")] == ["cherdyn", "cherdyn"]


def check_of_w_13(line: CommandLine) -> None:
    """Yegor's check of defense 11 at the Salt Works; Vasilisa joins by an item."""
    set_values(line, "yegor", location="salt-works", attack_dice=2, defense_dice=1)
    set_values(line, "vasilisa", location="bondyug", attack_dice=1, defense_dice=2)
    line.do(
        {"command": "correct_add", "what": "request_card",
         "values": {"request": "thiefs-hat", "owner": "yegor", "location": "salt-works", "deck": "main"}},
        {"command": "correct_add", "what": "item_token", "values":
         {"item": "to-port", "pool": "crafted", "place": "inventory", "owner": "vasilisa", "slot": 1}},
    )  # fmt: skip
    before = line.character("yegor")["rubles"]
    request = line.id_of("request_card", request="thiefs-hat")
    line.do({"command": "fulfil_request", "request": request, "way": 0})
    keep_cards(line)
    roll(line, yegor="d2 a4 a1")
    whale_fish = line.id_of("card_in_play", card="whale-fish")
    placed = {"placements": [{"character": "yegor", "die": 1, "card": f"card-{whale_fish}"}], "used": [], "targets": []}
    line.answer("keep", plan=placed)
    assert line.facts["total"]["value"] == 6
    assert line.facts["difficulty"]["value"] == 11

    line.do({"command": "use_item", "token": line.id_of("item_token", item="to-port")})
    while line.shown["question"]["form"] == "options":
        first = line.shown["question"]["options"][0]["id"]
        line.answer(line.option("Salt Works") if line.has_option("Salt Works") else first)
    roll(line, vasilisa="d3 d1 a2")
    assert line.facts["total"]["value"] == 12
    assert "The check succeeds: 12 of 11" in line.answer("accept")
    assert line.character("yegor")["rubles"] == before + 5
    assert not any(row["request"] == "thiefs-hat" for row in line.rows("request_card"))
    line.do({"command": "end_turn"}, {"command": "end_turn"})


def set_values(line: CommandLine, who: str, **values: Any) -> None:
    """Correct values of a character by hand."""
    line.do(*(
        {"command": "correct", "what": f"character.{field}", "of": who, "value": value}
        for field, value in values.items()
    ))  # fmt: skip


def roll(line: CommandLine, **dice: str) -> None:
    line.answer(dice={who: written.split() for who, written in dice.items()})


def keep_cards(line: CommandLine) -> None:
    """Leave every conspiracy as it lies."""
    while (question := line.question) is not None and question["rule"] == "R-CARD-3":
        line.answer(*question.get("suggested", ()))


def fight_of_w_17(line: CommandLine) -> None:
    """Alexander and Evgenia against the Drowned One and the Winged Bisyak, round by round."""
    set_values(line, "alexander", attack_dice=2, defense_dice=1, rubles=3)
    set_values(line, "evgenia", attack_dice=2, defense_dice=2, rubles=4)
    own = {"item": "natural-attack-2", "pool": "natural", "place": "inventory", "owner": "alexander", "slot": 6}
    chur = {"card": "chur", "place": "conspiracy", "owner": "alexander", "slot": 3}
    line.do(
        {"command": "correct_add", "what": "item_token", "values": own},
        {"command": "correct_add", "what": "card_in_play", "values": chur},
        {"command": "correct_move", "what": "card_in_play", "of": card(line, "tryasovitsa"), "place": "hand"},
        {"command": "read_paragraph", "paragraph": 23},
        {"command": "apply_effects", "effects": [{"fight": {"named": ["drowned-one", "winged-bisyak"]}}]},
    )
    line.answer("alexander")
    line.answer("evgenia")
    line.answer(str(card(line, "chur")), str(card(line, "tryasovitsa")))
    assert wounds(line) == {"alexander": 3, "evgenia": 0}

    roll(line, alexander="d3 a3 a0", evgenia="d1 d2 a4 a0")
    on_cards = [place(line, "alexander", 0, "tryasovitsa"), place(line, "evgenia", 0, "shchekotukha")]
    bisyak, drowned = enemy(line, "winged-bisyak"), enemy(line, "drowned-one")
    sources: Sources = {"alexander": ["tryasovitsa", 1], "evgenia": ["shchekotukha", 2]}
    line.answer("go", plan=aimed(on_cards, bisyak, sources, line))
    assert damage(line) == {"winged-bisyak": 13, "drowned-one": 0}
    line.answer("natural-defense-3")
    assert line.character("evgenia")["rubles"] == 8
    assert wounds(line) == {"alexander": 3, "evgenia": 0}

    roll(line, alexander="a1 a3 d1", evgenia="a4 a1 d2 d0")
    on_cards = [place(line, "alexander", 0, "chur")]
    line.answer("go", plan=aimed(on_cards, drowned, {"alexander": [1], "evgenia": [0, 1]}, line))
    assert damage(line)["drowned-one"] == 8
    assert line.facts["assaults"][0]["wounds"] == 3
    given = line.id_of("item_token", item="natural-defense-3", owner="evgenia")
    line.do({"command": "give_item", "token": given, "to": "alexander"})
    given = line.id_of("item_token", item="natural-defense-3", owner="alexander")
    line.do({"command": "use_item", "token": given, "target": "alexander"})
    assert wounds(line) == {"alexander": 3, "evgenia": 0}

    roll(line, alexander="a3 a0 d2", evgenia="a4 a0 d2 d0")
    line.answer("go", plan=aimed([], drowned, {"alexander": [0], "evgenia": [0]}, line))
    assert damage(line)["drowned-one"] == 15
    told = line.do({"command": "use_item", "token": line.id_of("item_token", item="natural-attack-2")})
    assert "Victory" in told
    assert wounds(line) == {"alexander": 3, "evgenia": 0}
    assert line.character("alexander")["rubles"] == 5
    assert line.rows("scene") == []
    line.answer("done")


def card(line: CommandLine, name: str) -> int:
    return line.id_of("card_in_play", card=name)


def place(line: CommandLine, who: str, die: int, name: str) -> dict[str, Any]:
    return {"character": who, "die": die, "card": f"card-{card(line, name)}"}


def enemy(line: CommandLine, name: str) -> str:
    return f"enemy-{line.id_of('enemy_in_play', enemy=name)}"


Sources = dict[str, list[str | int]]
"""Sources of damage by character: dice by their number, cards by their name."""


def aimed(placements: list[dict[str, Any]], target: str, sources: Sources, line: CommandLine) -> dict[str, Any]:
    """A plan that aims all sources at one enemy."""
    named = [(who, each) for who, several in sources.items() for each in several]
    targets = [{"source": {"character": who, **source(line, each)}, "enemy": target} for who, each in named]
    return {"placements": placements, "used": [], "targets": targets}


def source(line: CommandLine, named: str | int) -> dict[str, Any]:
    return {"die": named} if isinstance(named, int) else {"card": f"card-{card(line, named)}"}


def wounds(line: CommandLine) -> dict[str, int]:
    return {who: line.character(who)["wounds"] for who in ("alexander", "evgenia")}


def damage(line: CommandLine) -> dict[str, int]:
    return {row["enemy"]: row["damage"] for row in line.rows("enemy_in_play")}


def night_of_w_11_and_w_12(line: CommandLine) -> None:
    """One request is left and one character is cursed; Vasilisa's three jobs are done."""
    set_values(line, "vasilisa", wounds=3, rubles=1, sins=2)
    set_values(line, "yegor", cursed=True)
    left = {"request": "thiefs-hat", "owner": "evgenia", "location": "salt-works", "deck": "main"}
    line.do({"command": "correct_add", "what": "request_card", "values": left})
    while line.rows("story_game")[0]["phase"] != "night":
        line.do({"command": "end_turn"})
    assert line.rows("track")[0]["marker"] == 3
    drawn: dict[str, str] = {}
    while (question := line.question) is not None:
        text = question["text"]
        if "takes a" in text and "request" in text:
            drawn[question["who"]] = "special" if "special" in text else "main"
            line.answer("unnamed-request", location="mill")
        elif "keeps" in text:
            assert text == "Vasilisa draws 3 and keeps 1 item"
            line.answer("amber")
        elif text.startswith("Which jobs"):
            line.answer()
        else:
            line.answer(question["options"][0]["id"])
    assert drawn == {"alexander": "special", "evgenia": "main", "yegor": "main", "vasilisa": "main"}
    game = line.rows("story_game")[0]
    assert (game["day"], game["phase"], game["first_player"]) == (2, "morning", "evgenia")
    vasilisa = line.character("vasilisa")
    assert (vasilisa["wounds"], vasilisa["rubles"], vasilisa["sins"]) == (1, 3, 6)
    assert [row["item"] for row in line.rows("item_token") if row["owner"] == "vasilisa"] == ["amber"]
    hand = [row["job"] for row in line.rows("job_card") if row["owner"] == "vasilisa" and row["place"] == "hand"]
    assert sorted(hand) == ["card-players", "carol-gifts", "duckling"]
    assert line.character("yegor")["cursed"] is True
