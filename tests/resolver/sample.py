"""Small cases to begin from in tests."""

from __future__ import annotations

from typing import Any

Document = dict[str, Any]


def attack(value: int) -> Document:
    return {"kind": "attack", "value": value}


def defense(value: int) -> Document:
    return {"kind": "defense", "value": value}


def order(id: str, accepts: str, *yields: Document, **more: Any) -> Document:
    return {"id": id, "type": "order", "accepts": accepts, "yields": list(yields), **more}


def gives(kind: str, amount: Any) -> Document:
    return {"kind": kind, "amount": amount}


def by_die(plus: int = 0, times: int = 1) -> Document:
    return {"x": "die", "plus": plus, "times": times}


def key(id: str, do: Any, **more: Any) -> Document:
    return {"id": id, "type": "key", "passive": [{"in": ["check", "combat"], "do": do, **more}]}


def item(id: str, *use: Document, pool: str = "natural") -> Document:
    return {"id": id, "pool": pool, "use": list(use)}


def stat(kind: str, amount: Any) -> Document:
    return {"stat": {kind: amount}}


def character(id: str, *dice: Document, **more: Any) -> Document:
    plain = {"id": id, "rubles": 0, "sins": 0, "cursed": False, "health": 8, "wounds": 0, "dice": list(dice)}
    return {**plain, "conspiracy": [], "items": [], "helpers": [], "demons": [], **more}


def check(kind: str, difficulty: int, *characters: Document) -> Document:
    return {"scene": "check", "check": {"kind": kind, "difficulty": difficulty}, "characters": list(characters)}


def enemy(id: str, attack: int, health: int, assigned_to: str, *rules: Any, when: str = "each_round") -> Document:
    effects = [{"when": when, "do": [{"rule": rule} for rule in rules]}] if rules else []
    return {"id": id, "attack": attack, "health": health, "damage": 0, "assigned_to": assigned_to, "effects": effects}


def fight(characters: list[Document], enemies: list[Document], round: int = 1) -> Document:
    return {"scene": "combat", "round": round, "characters": characters, "enemies": enemies}
