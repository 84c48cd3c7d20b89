"""A whole story by the command line: four days, a new chapter, the final battle, achievements, the next story."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest

from blackbook import paths
from blackbook.keeper import OWNER_PACK
from tests.command_line import CommandLine

SAMPLE_PACK = Path(__file__).parent / "rules" / "sample.toml"
PARTY = ("alexander", "yegor", "evgenia")
OTHERS = ("progress", "blight", "wolves", "rusalka-week", "frog-affairs")
LAST = {"command": "set_up", "story": "end-of-the-world", "characters": list(PARTY), "lay_out": False}
END_TURN = {"command": "end_turn"}
Command = dict[str, Any]


@pytest.fixture
def line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> CommandLine:
    shutil.copy(SAMPLE_PACK, paths.made(paths.packs()) / "sample.toml")
    line = CommandLine(tmp_path / "winter.blackbook", capsys)
    line.run("new", str(line.file), "--name", "Winter")
    return line


@pytest.mark.rule("R-SETUP-1", "R-STORY-3", "R-STORY-7", "R-BOSS-5", "R-ACH-3", "R-CAMP-2", "R-CAMP-4", "R-SETUP-20")
def test_a_whole_story(line: CommandLine) -> None:
    set_up(line)
    first_day(line)
    first_night(line)
    second_day(line)
    second_night(line)
    third_day(line)
    third_night(line)
    final_battle(line)
    achievements(line)
    next_story(line)
    last_story(line)
    assert line.run("verify", str(line.file)) == f"{line.file} is sound.\n"


# -- the words of the table


def answer(*choices: str, **values: Any) -> Command:
    return {"command": "answer", "choices": list(choices), "values": values}


def move(to: str) -> Command:
    return {"command": "move", "to": to}


def happens(*effects: Command, who: str | None = None) -> Command:
    """What the players read in the book or on a board."""
    return {"command": "apply_effects", "effects": list(effects), "who": who}


def put(marker: str, n: int = 1, at: str | None = None) -> Command:
    place = {"at": {"id": at}} if at is not None else {"n": n}
    return {"marker": {"put": marker, **place}}


def fulfil(line: CommandLine, request: str) -> Command:
    return {"command": "fulfil_request", "request": line.id_of("request_card", request=request), "way": 0}


def roll(line: CommandLine, **dice: str) -> None:
    line.answer(dice={who: written.split() for who, written in dice.items()})


def as_proposed(line: CommandLine, choice: str) -> str:
    """Go on with the plan that is proposed, but use nothing up."""
    return line.answer(choice, plan={**line.facts["plan"], "used": []})


def state_of(line: CommandLine, *fields: str) -> dict[str, tuple[Any, ...]]:
    """Values of each character, in the order of the seats."""
    return {who: tuple(line.character(who)[field] for field in fields) for who in PARTY}


def count(line: CommandLine, name: str) -> int:
    return int(line.row("counter", name=name)["value"])


def marker(line: CommandLine) -> int:
    return int(line.row("track")["marker"])


def story(line: CommandLine) -> dict[str, Any]:
    return line.row("story_game")


# -- the story


def set_up(line: CommandLine) -> None:
    """Letters may be typed in either alphabet; the market is laid out and every demon is sent to work."""
    line.do(
        {"command": "set_up", "story": "progress", "characters": ["А", "Д", "E"], "difficulty": "hard",
         "main_requests": 12, "special_requests": 6},
        answer("done"), answer("alexander"), *[answer("keep")] * 3, answer("now"),
        *(answer(card) for card in ("ember", "fog", "frost", "chur", "spring", "dawn")),
        *(answer(item) for item in ("herb", "amber", "natural-attack-2", "candle", "icon", "powder")),
        answer("track"), answer("1", "2", "3"), answer("4", "5", "6"), answer("7", "8", "9"),
    )  # fmt: skip
    assert [row["character"] for row in line.rows("seat")] == list(PARTY)
    assert marker(line) == 1
    assert state_of(line, "location", "rubles", "sins") == {
        "alexander": ("cherdyn", 3, 1), "yegor": ("vilgort", 1, 2), "evgenia": ("bondyug", 4, 0),
    }  # fmt: skip
    left = {row["name"]: row["left"] for row in line.rows("deck")}
    assert (left["natural"], left["crafted"], left["regular"], left["main"]) == (21, 21, 15, 12)


def first_day(line: CommandLine) -> None:
    """The market, a lightning action, paragraphs of two ports, Yegor's ability and the Lake."""
    line.do(
        {"command": "location_action"}, answer("card 7"), answer("item 3"), answer("done"),
        END_TURN, answer("hail"), answer("herb"),
        {"command": "story_action", "number": 2}, {"command": "location_action"}, answer("1"), END_TURN,
        move("docks"), {"command": "story_action", "number": 1},
        happens(put("checkmark", at="docks"), put("tokens_on_board", 3)), answer("done", outcome="He listens."),
        END_TURN,
        move("nyrob"), {"command": "story_action", "number": 1},
        happens(put("checkmark", at="nyrob"), put("tokens_on_board", 2)), answer("done"), END_TURN,
        {"command": "use_ability"}, answer("4"), answer("attack"), answer("lake"),
        {"command": "location_action"}, answer("0"), answer("thief"),
    )  # fmt: skip
    assert state_of(line, "location", "rubles", "sins") == {
        "alexander": ("nyrob", 0, 1), "yegor": ("lake", 3, 1), "evgenia": ("docks", 4, 0),
    }  # fmt: skip
    assert (count(line, "checkmark"), count(line, "tokens_on_board")) == (2, 5)
    line.do(
        answer(dice={"yegor": ["a4", "d2", "d2", "d1", "d1"]}), answer("go"),
        answer(dice={"yegor": ["a2", "d2", "d2", "d1", "d1"]}), answer("go"),
        END_TURN, {"command": "location_action"}, answer("nyrob"), END_TURN,
    )  # fmt: skip
    assert line.rows("scene") == []
    assert state_of(line, "wounds", "rubles")["yegor"] == (0, 4)
    assert story(line)["phase"] == "evening"
    again = line.refused({"command": "story_action", "number": 1})
    assert again == "R-STORY-4: The condition of the story action does not hold here.\n"
    line.do({"command": "give_item", "token": 1, "to": "evgenia"}, END_TURN, move("cherdyn"), END_TURN, END_TURN)
    assert [row["item"] for row in line.rows("item_token", owner="evgenia")] == ["herb"]


def first_night(line: CommandLine) -> None:
    """Each takes a request, jobs are done; Evgenia pays for the job of her neighbour."""
    assert (story(line)["phase"], marker(line)) == ("night", 2)
    line.do(answer("nikolai"), answer("noon-bell"), answer("lost-goat"), answer("natural-defense-3"), answer("9"))
    assert line.question is not None
    assert line.question["rule"] == "R-NIGHT-8"
    line.do(
        {"command": "give_rubles", "giver": "evgenia", "to": "alexander", "n": 1},
        answer("3"), answer("1"), answer("4"), answer("1"),
    )  # fmt: skip
    assert (story(line)["day"], story(line)["first_player"], marker(line)) == (2, "yegor", 1)
    assert state_of(line, "rubles", "sins") == {"alexander": (2, 2), "yegor": (4, 2), "evgenia": (4, 4)}
    requests = {row["owner"]: (row["request"], row["deck"]) for row in line.rows("request_card")}
    assert requests == {
        "alexander": ("nikolai", "special"), "yegor": ("noon-bell", "main"), "evgenia": ("lost-goat", "main"),
    }  # fmt: skip


def second_day(line: CommandLine) -> None:
    """Two requests that are paid for, cards from the market, one that is fought for by all three."""
    bell, goat = fulfil(line, "noon-bell"), fulfil(line, "lost-goat")
    line.do(bell, END_TURN, goat, END_TURN)
    assert state_of(line, "rubles", "sins") == {"alexander": (2, 2), "yegor": (8, 2), "evgenia": (2, 2)}
    line.do({"command": "location_action"}, answer("card 11"), answer("done"), END_TURN, answer("hearth"))
    told = line.do({"command": "location_action"}, answer("card 9"), answer("done"), END_TURN, answer("black"))
    assert "Grandpa Yegor buys Sample: frost for 7 = 5 + 2" in told
    line.do(move("cherdyn"), END_TURN)
    assert line.refused(move("vilgort")) == "R-DAY-9: A demon holds the character up: Vilgort is too far today.\n"
    line.do(
        move("cherdyn"), END_TURN,
        move("vilgort"), {"command": "story_action", "number": 2}, END_TURN,
        move("vilgort"), END_TURN, move("vilgort"),
    )  # fmt: skip
    line.do(fulfil(line, "nikolai"), answer("spirit"), answer("defense"), answer("defense"), answer("attack"))
    assert state_of(line, "wounds") == {"alexander": (3,), "yegor": (0,), "evgenia": (3,)}
    roll(line, alexander="a4 a3 a2 d2", yegor="a4 a1 d1 d1 d1", evgenia="a3 a1 d1")
    assert "Victory" in as_proposed(line, "go")
    assert count(line, "tokens_on_board") == 6
    assert state_of(line, "rubles", "wounds")["alexander"] == (4, 3)


def second_night(line: CommandLine) -> None:
    """Evgenia draws a card that no pack knows."""
    line.do(
        END_TURN, answer("surveyor"), answer("new", name="Broken Sledge", location="vilgort"), answer("barn"),
        answer("7", "8", "9"), answer("1", "2", "3"), answer("5", "6"), answer("1", "2"),
    )  # fmt: skip
    assert (story(line)["day"], story(line)["first_player"], marker(line)) == (3, "evgenia", 2)
    assert state_of(line, "rubles", "sins")["yegor"] == (3, 3)


def third_day(line: CommandLine) -> None:
    """What is printed on the new card is told once; nine tokens on the board bring another chapter."""
    sledge = {key: value for key, value in fulfil(line, "broken-sledge").items() if key != "way"}
    printed = {"ways.check": "defense", "ways.difficulty": 9, "ways.reward.rubles": 3}
    line.do(sledge, answer("keep", **printed), answer("0"))
    assert "[requests.broken-sledge]" in (paths.packs() / OWNER_PACK).read_text("utf-8")
    roll(line, alexander="a4 a3 a1 a0 d2 d1", yegor="a4 a1 d1 d1 d1 d0", evgenia="a3 a2 a1 d2 d1")
    assert (line.facts["total"]["value"], line.facts["difficulty"]["value"]) == (17, 9)
    assert "The check succeeds: 17 of 9" in as_proposed(line, "accept")
    assert line.character("evgenia")["rubles"] == 5

    line.do(END_TURN, move("mill"), fulfil(line, "barn"), answer("ovinnik"))
    roll(line, alexander="a4 a3 a1 a0 d2 d1")
    as_proposed(line, "go")
    assert line.character("alexander")["rubles"] == 8

    line.do(END_TURN, END_TURN, move("cherdyn"), {"command": "read_paragraph", "paragraph": 12})
    told = line.do(happens(put("tokens_on_board", 3)))
    assert "Read paragraph 23" in told
    line.do({"command": "go_to_chapter", "chapter": 2}, answer("done", outcome="The dam breaks."), answer("done"))
    assert story(line)["chapter"] == 2
    line.do(
        END_TURN, {"command": "story_action", "number": 1}, END_TURN, move("cherdyn"), END_TURN,
        END_TURN, move("cherdyn"), END_TURN, END_TURN,
    )  # fmt: skip
    assert line.character("alexander")["rubles"] == 9


def third_night(line: CommandLine) -> None:
    """The night of the second chapter: discontent rises by the one request that was not fulfilled."""
    assert marker(line) == 3
    line.do(
        answer("thiefs-hat"), answer("bondyug-sample"), answer("unnamed-request"),
        answer("1"), answer("3"), answer("1"), answer("herb"), answer("9"), answer("4"), answer("1"),
    )  # fmt: skip
    assert {row["deck"] for row in line.rows("request_card")} == {"main"}
    assert (story(line)["day"], story(line)["first_player"], marker(line)) == (4, "alexander", 2)
    assert state_of(line, "wounds", "rubles", "sins") == {
        "alexander": (1, 10, 3), "yegor": (0, 3, 4), "evgenia": (1, 6, 6),
    }  # fmt: skip


def final_battle(line: CommandLine) -> None:
    """Evgenia falls in the first round and stays where she is; the two others win in the second."""
    conspiracy = ("1", "7", "11", "12")
    line.do(
        {"command": "location_action"}, answer("card 12"), answer(*conspiracy), answer("done"),
        {"command": "read_paragraph", "paragraph": 30}, happens({"fight": {"boss": "dam-master"}}),
        answer("done"), answer(*conspiracy),
    )  # fmt: skip
    assert state_of(line, "wounds") == {"alexander": (4,), "yegor": (0,), "evgenia": (4,)}
    roll(line, alexander="a4 a3 a3 d2 d1", yegor="a4 a3 d2 d2 d1 d1", evgenia="a3 a2 a1 d0")
    as_proposed(line, "go")
    line.choose("Yes")
    strikes = {each["character"]: (each["defense"], each["wounds"]) for each in line.facts["assaults"]}
    assert strikes == {"alexander": (5, 0), "yegor": (6, 0), "evgenia": (0, 5)}
    line.answer("go")
    assert line.row("enemy_in_play")["damage"] == 24
    assert state_of(line, "wounds", "location", "fell_in_final")["evgenia"] == (9, "cherdyn", True)

    roll(line, alexander="a4 a1 a0 d2 d2", yegor="a2 a1 d2 d2 d1 d1")
    as_proposed(line, "go")
    assert "Victory" in line.choose("No")
    assert line.rows("scene") == []
    evgenia = line.character("evgenia")
    assert (evgenia["wounds"], evgenia["location"]) == (9, "cherdyn")
    assert not {"go_home", "pay_ransom", "draw_deal"} & {row["kind"] for row in line.rows("agenda_step")}


def achievements(line: CommandLine) -> None:
    """The paragraph of victory ends the story; boxes are marked and cards taken out of the envelope."""
    line.do(
        happens({"sin": {"set": 0}}, who="alexander"),
        happens({"unlock": {"achievement": "Chosen One"}}, {"unlock": {"envelope": "wolf"}}),
        answer("done", outcome="The dam holds."), answer("end"),
    )  # fmt: skip
    (result,) = line.rows("story_result")
    assert (result["story"], result["outcome"], result["day"]) == ("progress", "won", 4)
    assert result["characters"] == list(PARTY)
    read = [(row["paragraph"], row["outcome"]) for row in line.rows("paragraph_read") if row["outcome"]]
    assert read == [(40, "He listens."), (23, "The dam breaks."), (41, "The dam holds.")]

    line.do(
        {"command": "gain_character_achievements"},
        answer("word_cards", name="Long Night"), answer("jobs", name="Night Watch"),
    )  # fmt: skip
    sheets = {row["character"]: (row["boxes"], row["conditions"]) for row in line.rows("character_sheet")}
    assert sheets == {
        "alexander": (1, ["one-story", "no-sins"]), "yegor": (1, ["one-story"]), "evgenia": (1, ["one-story"]),
    }  # fmt: skip
    assert {row["id"]: row["character"] for row in line.rows("released")} == {
        "alexander-envelope-job": "alexander", "alexander-reward": "alexander", "envelope-wolf": None,
        "long-night": "yegor", "night-watch": "evgenia",
    }  # fmt: skip
    assert [row["name"] for row in line.rows("story_achievement")] == ["chosen-one"]


def next_story(line: CommandLine) -> None:
    """The next story begins from a clean slate, with what the envelope has released."""
    line.do(
        {"command": "set_up", "story": "blight", "characters": list(PARTY), "first_player": "yegor",
         "main_requests": 10, "special_requests": 4, "lay_out": False},
        answer("done"),
    )  # fmt: skip
    question = line.question
    assert question is not None
    assert question["rule"] == "R-SETUP-13"
    assert [option["id"] for option in question["options"]] == ["tryasovitsa", "castle", "alexander-reward"]
    line.answer("castle", "alexander-reward")
    line.answer("raging-winds", "long-night")
    while (question := line.question) is not None:
        line.answer(*(() if question["rule"] == "R-DEMON-2" else (question["options"][0]["id"],)))
    assert (story(line)["story"], story(line)["day"], marker(line)) == ("blight", 1, 0)
    assert state_of(line, "location", "wounds", "rubles", "sins") == {
        "alexander": ("cherdyn", 0, 3, 1), "yegor": ("vilgort", 0, 1, 2), "evgenia": ("bondyug", 0, 4, 0),
    }  # fmt: skip
    for table in ("request_card", "location_marker", "counter", "paragraph_read", "scene"):
        assert line.rows(table) == []
    assert line.row("deck", name="regular")["left"] == 16
    jobs = {row["job"] for row in line.rows("job_card", owner="alexander")}
    assert jobs == {"alexander-coins", "alexander-rest", "alexander-fee", "alexander-envelope-job"}


def last_story(line: CommandLine) -> None:
    """The last story waits until the five others are completed."""
    line.do({"command": "end_story", "outcome": "lost_final"})
    line.do(*({"command": "record_result", "story": each, "outcome": "won"} for each in OTHERS[2:4]))
    line.do({"command": "record_result", "story": "frog-affairs", "outcome": "lost"})
    refused = line.refused(LAST)
    assert refused == "R-CAMP-2: These stories must be completed first: Master of Frog Affairs.\n"
    line.do({"command": "record_result", "story": "frog-affairs", "outcome": "won"}, LAST)
    assert story(line)["story"] == "end-of-the-world"
    assert [row["story"] for row in line.rows("story_result")] == ["progress", "blight", *OTHERS[2:], "frog-affairs"]
