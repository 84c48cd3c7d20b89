"""Chances counted in a process of its own: what is found in which order, how it is told, and how it is stopped."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from fractions import Fraction
from typing import Any

import pytest

from blackbook.resolver.advice import approach
from blackbook.resolver.advice.chances import UNTOLD, Chance
from blackbook.resolver.advice.counting import Worker, count
from blackbook.resolver.advice.found import BestCards, Found, from_line, share_line, to_line
from blackbook.resolver.odds.chance import Odds
from blackbook.text import Name, say
from tests.resolver.sample import by_die, character, check, enemy, fight, gives, item, key, order, stat

PROCESS = [sys.executable, "-m", "blackbook.resolver.advice.counting"]
FACES = {"attack": [1, 2, 3], "defense": [1, 2, 2, 3]}


def unrolled(id: str, attack: int, defense: int, **more: Any) -> dict[str, Any]:
    document = character(id, **more)
    del document["dice"]
    return document | {"pool": {"attack": attack, "defense": defense}}


def yegor(**more: Any) -> dict[str, Any]:
    """One defense die, and salt."""
    return unrolled("yegor", 0, 1, items=[item("salt", stat("defense", 1))], **more)


def defense_check(difficulty: int = 3, *friends: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"case": check("defense", difficulty, yegor(**more)) | {"faces": FACES}, "friends": list(friends)}


def small_fight(**more: Any) -> dict[str, Any]:
    """One attack die against 2 health, in the last round."""
    fighter = unrolled("yegor", 1, 0, items=[item("salt", stat("attack", 1))])
    case = fight([fighter], [enemy("thief", 1, 2, "yegor")], round=3) | {"faces": FACES}
    return {"case": case} | more


def helped(found: Found) -> dict[str, Fraction]:
    assert found.helped is not None
    return {str(chance.text): chance.odds.probability for chance in found.helped}


def test_the_chance_comes_first_then_what_would_help() -> None:
    first, listed, second, last = count(defense_check())
    assert first.odds == Odds(Fraction(1, 4), Fraction(1, 4))
    assert first.totals == {1: Fraction(1, 4), 2: Fraction(1, 2), 3: Fraction(1, 4)}
    assert (first.difficulty, first.helped) == (3, None)
    assert (listed.helped, listed.helping) == ((), 1)
    assert helped(second) == {"Yegor uses Salt": Fraction(3, 4)}
    assert second.odds == first.odds
    assert [each.whole for each in (first, listed, second, last)] == [False, False, False, True]


def test_what_cannot_be_weighed_is_left_out_and_the_rest_counted() -> None:
    odd = item("odd", stat("defense", 1), {"dice": {"match": {"kind": "attack"}, "set": 3}})
    unclear = key("unclear", {"one_of": [stat("defense", 1), {"wounds": -1}]})
    task = defense_check(3, unrolled("again", 0, 1, conspiracy=[unclear]), {"id": "?"})
    task["case"]["characters"][0]["items"].append(odd)
    *_, last = count(task)
    assert helped(last) == {"Yegor uses Salt": Fraction(3, 4)}
    assert str(last.left_out) == "Cannot be counted before the roll: Odd, again, ?"


def test_a_friend_who_joins_is_counted() -> None:
    *_, last = count(defense_check(4, unrolled("vasilisa", 0, 1)))
    sums = [a + b for a in FACES["defense"] for b in FACES["defense"]]
    assert helped(last)["Vasilisa joins"] == Fraction(sum(total >= 4 for total in sums), len(sums))


def test_the_best_cards_of_conspiracy_and_hand() -> None:
    whale = order("whale-fish", "attack", gives("defense", by_die()))
    task = defense_check(2, conspiracy=[key("winds", stat("attack", 3))]) | {
        "hands": {"yegor": [whale, {"id": "slave", "type": "key", "passive": [{"do": [stat("defense", 1)]}]}, {}]}
    }
    *_, last = count(task)
    assert last.cards is not None
    assert last.cards.odds == Odds(Fraction(1), Fraction(1))
    assert last.cards.is_best
    assert "slave" in last.cards.cards["yegor"]


AGAIN = key("again", {"dice": {"reroll": 1}})


def test_a_card_that_lets_dice_be_rolled_again_is_among_the_choices_of_a_check() -> None:
    *_, last = count(defense_check(3) | {"hands": {"yegor": [AGAIN, key("slave", stat("defense", 1))]}})
    assert last.cards is not None
    assert set(last.cards.cards["yegor"]) == {"again", "slave"}
    assert last.cards.odds.probability == 1 - Fraction(1, 4) ** 2
    assert last.left_out is None
    assert last.whole


def test_only_one_character_may_roll_dice_again() -> None:
    task = defense_check(3)
    task["case"]["characters"].append(unrolled("vasilisa", 0, 1))
    *_, last = count(task | {"hands": {"yegor": [AGAIN], "vasilisa": [key("mirror", {"dice": {"reroll": 1}})]}})
    assert last.cards is not None
    assert last.cards.cards == {"yegor": ("again",), "vasilisa": ()}
    assert last.cards.is_best
    assert str(last.left_out) == "Cannot be counted before the roll: mirror"


def test_a_card_that_lets_dice_be_rolled_again_is_left_out_of_the_choice_for_a_fight() -> None:
    *_, last = count(small_fight(hands={"yegor": [AGAIN, key("slave", stat("attack", 1))]}))
    assert last.cards is not None
    assert last.cards.cards == {"yegor": ("slave",)}
    assert str(last.left_out) == "Cannot be counted before the roll: again"
    assert last.whole


def test_a_quick_fight_says_what_would_help() -> None:
    first, *_, last = count(small_fight())
    assert first.odds == Odds(Fraction(2, 3), Fraction(2, 3))
    assert first.totals is None
    assert helped(last) == {"Yegor uses Salt": Fraction(1)}


def two_helping(monkeypatch: pytest.MonkeyPatch, chance: Odds) -> dict[str, Any]:
    """A fight in which two things would help and cards are in hand; its own chance is said to be this."""
    monkeypatch.setattr(approach, "odds", lambda case, **_: chance)
    balm, salt = item("balm", stat("attack", 2)), item("salt", stat("attack", 1))
    fighter = unrolled("yegor", 1, 0, items=[salt, balm])
    case = fight([fighter], [enemy("thief", 1, 4, "yegor")], round=3) | {"faces": FACES}
    hands = {"yegor": [key(f"key-{n}", stat("attack", n)) for n in range(1, 4)]}
    return {"case": case, "hands": hands}


def test_a_heavy_fight_too_says_piece_by_piece_what_would_help(monkeypatch: pytest.MonkeyPatch) -> None:
    about = Odds(Fraction(1, 100), Fraction(2, 100), 2000)
    found = list(count(two_helping(monkeypatch, about), exact_within=0.0))
    assert found[0] == Found(about)
    assert {each.helping for each in found[1:]} == {2}
    steps = [(len(each.helped or ()), each.cards is not None) for each in found]
    assert steps[:4] == [(0, False), (0, False), (1, False), (1, True)]
    last = found[-1]
    assert last.whole
    assert [(str(each.text), each.least, each.most) for each in last.helped or ()] == [
        ("Yegor uses Balm", Fraction(2, 3) - about.high, Fraction(2, 3) - about.low),
        ("Yegor uses Salt", Fraction(1, 3) - about.high, Fraction(1, 3) - about.low),
    ]
    assert last.cards is not None
    assert last.cards.odds.probability == 1
    assert last.cards.compared == last.cards.choices


def test_what_was_drawn_is_counted_exactly_if_that_does_not_take_long(monkeypatch: pytest.MonkeyPatch) -> None:
    about = Odds(Fraction(0), Fraction(1, 100), 2000)
    drawn, exact, *_, last = count(two_helping(monkeypatch, about))
    assert drawn.odds == about
    assert exact.odds == Odds(Fraction(0), Fraction(0))
    assert [(each.odds.probability, each.is_exact) for each in last.helped or ()] == [
        (Fraction(2, 3), True), (Fraction(1, 3), True),
    ]  # fmt: skip
    assert last.cards is not None
    assert last.cards.is_best


def test_a_wide_chance_is_drawn_on_after_what_helps(monkeypatch: pytest.MonkeyPatch) -> None:
    rough = Odds(Fraction(0), Fraction(1, 10), 2000)
    chances = iter([rough, rough, rough, Odds(Fraction(0), Fraction(1, 200), 20_000)])
    task = two_helping(monkeypatch, UNTOLD)
    monkeypatch.setattr(approach, "odds", lambda case, **_: next(chances))
    found = list(count(task, exact_within=0.0))
    assert found[0].odds is not None
    assert found[0].odds.high == Fraction(1, 10)
    assert {each.odds.high for each in found if each.odds and len(each.helped or ()) < 2} == {Fraction(1, 10)}
    assert found[-1].odds == Odds(Fraction(0), Fraction(1, 200), 20_000)
    assert found[-1].whole


def test_a_stop_keeps_what_is_found_and_ends_the_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[Found] = []
    task = two_helping(monkeypatch, Odds(Fraction(1, 100), Fraction(2, 100), 2000))
    for each in count(task, lambda _: not (found and found[-1].helped), exact_within=0.0):
        found.append(each)
    assert found[-1].helped is not None
    assert [str(each.text) for each in found[-1].helped] == ["Yegor uses Salt"]
    assert found[-1].helping == 2
    assert not found[-1].whole


def test_the_share_is_that_of_all_that_is_counted_then() -> None:
    shares: list[float] = []

    def watch(share: float) -> bool:
        shares.append(share)
        return True

    for found in count(small_fight(hands={"yegor": [key("slave", stat("attack", 1))]}), watch):
        if found.helped is None:
            shares.clear()
    assert shares[-1] == 1
    assert min(shares) < 1


def test_what_is_wrong_with_the_case_is_told() -> None:
    (only,) = count({"case": {"scene": "check", "characters": []}})
    assert str(only.fault) == "characters: must name at least one character"


def test_a_line_holds_everything() -> None:
    *_, last = count(defense_check(3, unrolled("vasilisa", 0, 1)))
    between = Odds(Fraction(1, 3), Fraction(1, 2), 2000)
    chance = Chance("item", "salt", say("{who} joins", who="Egor"), between, Fraction(-1, 8), Fraction(1, 24))
    cards = BestCards({"a": ("b",)}, between, 12, 70, False)
    whole = Found(last.odds, last.totals, last.difficulty, (chance, *(last.helped or ())), 3, cards,
                  say("Cannot be counted before the roll: {what}", what=("Odd", Name({"en": "Mirror"}))),
                  whole=True)  # fmt: skip
    assert from_line(to_line(whole)) == whole
    (wrong,) = count({"case": {"scene": "check", "characters": []}})
    assert from_line(to_line(wrong)) == wrong
    assert from_line(share_line(0.25)) == 0.25


def test_a_worker_that_is_told_to_stop_tells_how_far_it_has_come() -> None:
    """It is told before it has begun: nothing has been drawn yet."""
    target = io.StringIO()
    worker = Worker(io.StringIO(json.dumps(small_fight()) + "\n"), target)
    worker._stopped.set()
    worker.run()
    found = [from_line(line) for line in target.getvalue().splitlines() if "share" not in line]
    assert found == [Found(Odds(Fraction(0), Fraction(1)))]


def long_fight() -> dict[str, Any]:
    people = [unrolled(f"person-{n}", 4, 3) for n in range(4)]
    foes = [enemy(f"enemy-{n}", 6, 23 + n, f"person-{n}") for n in range(4)]
    faces = {"attack": [0, 1, 2, 3, 5, 7], "defense": [0, 1, 2, 3, 4, 6]}
    return {"case": fight(people, foes) | {"faces": faces}}


def test_the_process_ends_when_it_is_told_to() -> None:
    with subprocess.Popen(PROCESS, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(json.dumps(long_fight()) + "\n")
        process.stdin.flush()
        share = from_line(process.stdout.readline())
        assert isinstance(share, float)
        process.stdin.write("stop\n")
        process.stdin.flush()
        assert process.wait(30) == 0


def test_the_process_ends_with_the_one_who_asked() -> None:
    task = json.dumps(long_fight()) + "\n"
    ended = subprocess.run(PROCESS, input=task, capture_output=True, text=True, timeout=60, check=True)
    last = from_line(ended.stdout.splitlines()[-1])
    assert isinstance(last, Found)
    assert last.odds is not None
    assert not last.odds.exact
    assert ended.stderr == ""
