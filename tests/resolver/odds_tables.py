"""Makes cases up whose dice are not rolled: small ones for trying everything, and full tables."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.resolver.tables import KINDS, full_table, small_table

Document = dict[str, Any]
SIX_FACES = {"attack": [0, 1, 1, 2, 3, 4], "defense": [1, 1, 2, 2, 3, 4]}


def unrolled_full_table(seed: int, scene: str, people: int = 4, enemies: int = 5) -> Document:
    """All dice of the box in the hands of four characters, or the first so many of them."""
    document = full_table(seed, scene)
    document["characters"] = document["characters"][:people]
    names = [character["id"] for character in document["characters"]]
    for character in document["characters"]:
        _unroll(character)
    if scene == "combat":
        document["enemies"] = document["enemies"][:enemies]
        for at, enemy in enumerate(document["enemies"]):
            enemy["assigned_to"] = enemy["assigned_to"] if enemy["assigned_to"] in names else names[at % len(names)]
    document["faces"] = SIX_FACES
    return document


def unrolled_small_table(draw: Random, scene: str, dice: int = 3, rich: bool = False) -> Document:
    """One or two characters with a few dice of few faces, so that every roll and every play can be tried."""
    document = small_table(draw, scene, rich)
    most = max(1, dice - len(document["characters"]))
    for character in document["characters"]:
        kinds = [draw.choice(KINDS) for _ in range(draw.randint(1, most))]
        character["dice"] = [{"kind": kind} for kind in ("attack", *kinds)]
        character["wounds"] = draw.randint(0, character["health"] - 1)
        _unroll(character)
    document["faces"] = {kind: _faces(draw) for kind in KINDS}
    _make_open(draw, document)
    return document


def _make_open(draw: Random, document: Document) -> None:
    """Make enemies and checks such that so few dice may win or lose against them."""
    for enemy in document.get("enemies", []):
        enemy["health"] = draw.randint(2, 10)
        enemy["damage"] = draw.randint(0, 1)
        enemy["attack"] = draw.randint(0, 6)
    if "check" in document:
        document["check"]["difficulty"] = draw.randint(2, 3 + 4 * len(document["characters"]))


def _faces(draw: Random) -> list[int]:
    return sorted(draw.randint(0, 4) for _ in range(draw.choice((2, 2, 3))))


def _unroll(character: Document) -> None:
    dice = character.pop("dice")
    kinds = [die["kind"] for die in dice]
    character["pool"] = {kind: kinds.count(kind) for kind in ("attack", "defense")}
