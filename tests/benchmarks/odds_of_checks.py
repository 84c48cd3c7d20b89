"""The exact odds of a check for a full table against icepool, which gets the same faces and cards.

With icepool each character's dice are expanded into sorted rolls, each is mapped to the best total that placing can
bring, and the totals of all characters are added: what its documentation offers for a choice that looks at the whole
roll.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from statistics import median
from time import process_time
from typing import Any

import icepool

from blackbook.resolver import parse_case
from blackbook.resolver.odds.chance import odds

FACES = {"attack": [0, 1, 1, 2, 3, 4], "defense": [1, 1, 2, 2, 3, 4]}
POOLS = ((2, 2), (2, 2), (2, 1), (1, 2))
RUNS = 7
Card = dict[str, Any]


def document(difficulty: int) -> dict[str, Any]:
    """A check of defense for four characters with all 14 dice and four word cards each."""
    characters = []
    for name, (attack, defense) in zip("abcd", POOLS, strict=True):
        cards = [
            _order(f"whale-{name}", "attack", {"x": "die", "plus": 0}),
            _order(f"needle-{name}", "attack", {"x": "die", "plus": 1}),
            _order(f"chur-{name}", "any", 3),
            _key(f"stone-{name}", {"dice": {"match": {"kind": "defense", "value": 1}, "set": 3}}),
        ]
        characters.append(
            {"id": name, "health": 8, "conspiracy": cards, "pool": {"attack": attack, "defense": defense}}
        )
    check = {"kind": "defense", "difficulty": difficulty}
    return {"scene": "check", "check": check, "characters": characters, "faces": FACES}


def _order(id: str, accepts: str, amount: Any) -> Card:
    return {"id": id, "type": "order", "accepts": accepts, "yields": [{"kind": "defense", "amount": amount}]}


def _key(id: str, do: Any) -> Card:
    return {"id": id, "type": "key", "passive": [{"in": ["check"], "do": do}]}


def with_icepool(case: dict[str, Any]) -> Fraction:
    """The same chance by icepool."""
    total = sum(_total(case, character) for character in case["characters"])
    return Fraction((total >= case["check"]["difficulty"]).probability(True))


def _total(case: dict[str, Any], character: dict[str, Any]) -> Any:
    changes = [card["passive"][0]["do"]["dice"] for card in character["conspiracy"] if card["type"] == "key"]
    cards = [card for card in character["conspiracy"] if card["type"] == "order"]
    rolled = [
        icepool.Pool([_die(case["faces"][kind], kind, changes)] * character["pool"][kind]).expand()
        for kind in ("attack", "defense")
    ]
    kind = case["check"]["kind"]

    def best(attack: tuple[int, ...], defense: tuple[int, ...]) -> int:
        dice = [("attack", value) for value in attack] + [("defense", value) for value in defense]
        reached = {0: 0}  # by the set of orders that hold a die
        for die, value in dice:
            following = {taken: total + (value if die == kind else 0) for taken, total in reached.items()}
            for at, card in enumerate(cards):
                if card["accepts"] in (die, "any"):
                    amount = card["yields"][0]["amount"]
                    gain = amount if isinstance(amount, int) else value + amount["plus"]
                    for taken, total in reached.items():
                        if not taken & 1 << at:
                            with_card = taken | 1 << at
                            following[with_card] = max(following.get(with_card, 0), total + gain)
            reached = following
        return max(reached.values())

    return icepool.map(best, *rolled, star=False)


def _die(faces: list[int], kind: str, changes: list[dict[str, Any]]) -> Any:
    values = list(faces)
    for change in changes:
        if change["match"]["kind"] == kind:
            values = [change["set"] if value == change["match"]["value"] else value for value in values]
    return icepool.Die(values)


def measure() -> Iterator[dict[str, Any]]:
    """How many times longer icepool takes, reading the case included."""
    case = document(difficulty=42)
    ours, theirs = [], []
    same = True
    for _ in range(RUNS):
        start = process_time()
        chance = odds(parse_case(case)).probability
        between = process_time()
        by_icepool = with_icepool(case)
        end = process_time()
        ours.append(between - start)
        theirs.append(end - between)
        same &= chance == by_icepool
    yield {
        "bench": "odds-of-checks",
        "against": f"icepool {icepool.__version__}",
        "characters": len(POOLS),
        "dice": sum(map(sum, POOLS)),
        "probability": f"{chance.numerator}/{chance.denominator}",
        "ratio": round(median(theirs) / median(ours), 1),
        "worst_ratio": round(min(theirs) / max(ours), 1),
        "same_answers": same,
    }
