"""A pack in which everything that can carry effects carries each effect of the language once, and a player for it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from blackbook.content.effects import Effects
from blackbook.content.effects import effects_from_data as read
from blackbook.rules.question import Question
from blackbook.rules.radar import radar
from tests.rules.table import Table

NOTE = {"note": "Sample: knock three times"}
ITEM = {"pool": "natural"}

VALUES: dict[str, Any] = {
    "rubles": {"rubles": 1},
    "rubles-lost": {"rubles": -1},
    "wounds": {"wounds": 1},
    "healing": {"wounds": -1},
    "healing-all": {"wounds": "-all"},
    "sin": {"sin": -1},
    "sin-set": {"sin": {"set": 0}},
    "curse": {"sin": "curse"},
    "discontent": {"discontent": 1},
}
THINGS: dict[str, Any] = {
    "item-bag": {"item": {"gain": 1, "from": "bag", "filter": ITEM}},
    "item-of-three": {"item": {"gain": 1, "draw": 3, "from": "bag", "filter": ITEM}},
    "item-typed": {"item": {"gain": 1, "from": "bag", "filter": {"pool": "natural", "type": "plant"}}},
    "item-market": {"item": {"gain": 1, "from": "market"}},
    "item-anywhere": {"item": {"gain": 1}},
    "item-lost": {"item": {"lose": 1}},
    "card-market": {"card": {"gain": 1, "from": "market"}},
    "card-deck": {"card": {"gain": 1, "from": "deck"}},
    "card-lost": {"card": {"lose": 1}},
    "card-flipped": {"card": {"flip": 1}},
    "card-given": {"card": {"give": 1}},
    "job-useless": {"job": {"useless": 1}},
    "job-back": {"job": {"take_back": 1}},
    "helper": {"helper": {"gain": 1}},
    "helper-restored": {"helper": {"restore": "all"}},
}
PLACES: dict[str, Any] = {
    "move-id": {"move": {"to": {"id": "mill"}}},
    "move-port": {"move": {"to": {"port": True}}},
    "move-type": {"move": {"to": {"type": "wildland"}}},
    "move-adjacent": {"move": {"to": {"adjacent": True}}},
    "move-any": {"move": {"to": {"any": True}}},
    "move-unmarked": {"move": {"to": {"no_marker": "checkmark"}}},
    "move-steps": {"move": {"steps": 1}},
    "buy": {"buy": {"cards": 1, "natural": 1, "crafted": 1}},
    "marker-put": {"marker": {"put": "bells"}},
    "marker-put-at": {"marker": {"put": "checkmark", "at": {"id": "mill"}}},
    "marker-taken": {"marker": {"take": "bells"}},
    "marker-flipped": {"marker": {"flip": "token_7"}},
}
EVENTS: dict[str, Any] = {
    "fight": {"fight": {"regular": 1}},
    "fight-strong": {"fight": {"strong": 1}},
    "fight-named": {"fight": {"named": ["drowned-one"]}, "draw": "win", "reward": [{"rubles": 1}]},
    "fight-boss": {"fight": {"boss": "dam-master"}},
    "check": {"check": {"kind": "defense", "difficulty": 3}, "success": [{"rubles": 1}], "fail": [{"wounds": 1}]},
    "read": {"read": 23},
    "read-location": {"read": "location"},
    "unlock-envelope": {"unlock": {"envelope": "wolf"}},
    "unlock-achievement": {"unlock": {"achievement": "Chosen One"}},
    "unlock-characters": {"unlock": {"characters": True}},
    "win": {"end": "win"},
    "loss": {"end": "loss"},
    "note": NOTE,
}
DICE: dict[str, Any] = {
    "dice-add": {"dice": {"add": 1, "kind": "attack"}},
    "dice-remove": {"dice": {"remove": 1, "kind": "any"}},
    "dice-reroll": {"dice": {"reroll": 2}},
    "dice-set": {"dice": {"match": {"kind": "defense", "value": 1}, "set": 3}},
    "dice-plus": {"dice": {"plus": 1}},
    "dice-turn": {"dice": {"turn": "attack", "kind": "defense"}},
    "stat-attack": {"stat": {"attack": 2}},
    "stat-defense": {"stat": {"defense": {"x": "characters", "times": 2}}},
}
RULES: dict[str, Any] = {
    f"rule-{name}": {"rule": rule}
    for name, rule in {
        "attacks-first": "attacks_first",
        "no-damage": "no_damage",
        "no-attack": "no_attack",
        "hits-all": "hits_all",
        "flees": "flees",
        "move-range": {"move_range": -1},
        "price-items": {"price": {"items": 1}},
        "price-cards": {"price": {"cards": 2}},
        "check": {"check": {"kind": "any", "plus": 2}},
        "dice": {"dice": {"kind": "any", "minus": 1}},
        "flip": {"flip": {"filter": {"colour": "white"}}},
        "fight-start": {"fight_start": [{"wounds": 1}]},
        "block-items": {"block_items": "natural"},
        "defeat": {"defeat": True},
    }.items()
}
CONTROL: dict[str, Any] = {
    "one-of": {"one_of": [{"rubles": 1}, {"sin": 1}]},
    "may": {"may": {"rubles": 1}},
    "if": {"if": {"cursed": False}, "then": {"rubles": 1}},
    "else": {"if": {"cursed": True}, "then": [], "else": {"rubles": 1}},
    "ask": {"if": {"ask": "Is it dark?"}, "then": {"rubles": 1}},
    "pay": {"pay": [{"rubles": -1}], "then": {"sin": -1}},
}
CONDITIONS: dict[str, Any] = {
    f"if-{number}": {"if": condition, "then": NOTE, "else": {"rubles": 1}}
    for number, condition in enumerate(
        (
            {"has": {"rubles": 3}}, {"has": {"item": {"type": "church"}, "n": 1}}, {"has": {"card": {"face": "up"}}},
            {"cursed": True}, {"phase": ["night"]}, {"at": {"port": True}}, {"scene": ["final"]}, {"round": [1]},
            {"counter": {"bells": 1}}, {"all": [{"cursed": False}, {"phase": "morning"}]},
            {"any": [{"cursed": True}, {"phase": "noon"}]}, {"not": {"cursed": False}}, {"ask": "Is it dark?"},
        )
    )
}  # fmt: skip
WHO: dict[str, Any] = {
    f"who-{who}": {"who": who, "do": {"rubles": 1}}
    for who in ("self", "each", "here", "assignee", "damaged", "one_here", "one_any", "team", "first_player")
}
AMOUNTS: dict[str, Any] = {
    f"amount-{x}": {"rubles": {"x": x, "times": 2, "plus": 1}}
    for x in ("die", "characters", "rubles", "sins", "wounds", "items", "cards")
}
EFFECTS = {**VALUES, **THINGS, **PLACES, **EVENTS, **DICE, **RULES, **CONTROL}
TERMS = {**CONDITIONS, **WHO, **AMOUNTS}
EVERY = {**EFFECTS, **TERMS}
MOMENTS = {
    "start": {"when": "start"},
    "round1": {"when": "round1"},
    **{step: {"when": "each_round", "step": step} for step in ("roll", "character", "enemy", "end")},
    "hurt": {"when": "dealt_damage"},
}
SILENT = "nothing"
"""Stands for no effect."""
UNSHOWN = ("case", "plan", "best", "explanation", "objective")
"""Facts that hold the effects themselves rather than what came of them."""


def effects_of(name: str) -> Effects:
    return read([] if name == SILENT else EVERY[name])


def id_of(name: str) -> str:
    return f"every-{name}"


def components(effect: str) -> dict[str, dict[str, Any]]:
    """Every kind of component with one effect; all bear the same name, so that they differ in nothing else."""
    do = [] if effect == SILENT else [EVERY[effect]]
    name = id_of(effect)
    foe = {"tier": "regular", "attack": 9, "health": 30, "reward": []}
    return {
        "items": {name: {"pool": "natural", "types": [], "price": 0, "use": do}},
        "helpers": {name: {"use": do}},
        "jobs": {name: {"owner": "vasilisa", "do": do, "sin": 0}},
        "deals": {name: {"ransom": {"do": do}, "accept": do, "refuse": {"pay": [], "sin": 0}},
                  f"team-{name}": {"ransom": {"who": "team", "do": do}}},
        "requests": {name: {"deck": "main", "location": "nyrob", "fail": do, "expire": {"phase": "noon", "do": do},
                            "ways": [{"do": "pay", "spec": [], "reward": do}]}},
        "locations": {f"at-{name}": {"number": 90, "type": "settlement", "port": False, "neighbours": [],
                                     "neighbours_complete": True, "actions": [{"do": do}]}},
        "word_cards": {
            f"key-{name}": {"colour": "white", "type": "key", "market": True, "price": 0, "passive": [{"do": do}]},
            f"order-{name}": {"colour": "white", "type": "order", "market": True, "price": 0, "accepts": "any",
                              "yields": [{"kind": "attack", "amount": 9}], "extra": do}},
        "enemies": {
            **{f"{moment}-{name}": {**foe, "effects": [{**when, "do": do}]} for moment, when in MOMENTS.items()},
            f"prize-{name}": {**foe, "health": 1, "effects": [], "reward": do}},
        "stories": {name: {"chapters": [{"night": [], "empty_deck": do, "actions": [{"do": do}],
                                         "triggers": [{"if": {"counter": {"bells": 2}}, "do": do}]}]}},
    }  # fmt: skip


def every_pack() -> str:
    """The pack as text."""
    lines = ["[pack]", 'id = "everything"']
    for effect in (*EVERY, SILENT):
        for kind, each in components(effect).items():
            for id, values in each.items():
                lines.append(f"[{kind}.{id}]")
                lines += [f"{key} = {toml(value)}" for key, value in {"name": "Sample", **values}.items()]
    return "\n".join(lines)


def toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {toml(each)}" for key, each in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(toml(each) for each in value) + "]"
    return json.dumps(value)


def watch(table: Table, effect: str, limit: int = 40) -> Iterator[str]:
    """Answer what is asked until nothing is: all that is asked, told and shown, without the effect's own name."""
    for _ in range(limit):
        if not table.waits:
            break
        question = table.question
        facts = {key: value for key, value in question.facts.items() if key not in UNSHOWN}
        reminders = [str(each.text) for each in radar(table.game())]
        seen = [question.rule, str(question.text), facts, reminders, table.told]
        yield json.dumps(seen, default=str).replace(id_of(effect), "…")
        answer(table, question)
    yield (json.dumps(table.told) + table.snapshot()).replace(id_of(effect), "…")


def answer(table: Table, question: Question) -> None:
    """The first answer that goes on; dice fall on 1."""
    if question.form == "dice":
        rolled = {
            row["id"]: ["a1"] * (row["attack"] + row["any"]) + ["d1"] * row["defense"]
            for row in question.facts["characters"]
        }
        table.answer(dice=rolled)
        return
    open_ones = [option.id for option in question.open_options if option.id not in ("drawn", "new")]
    chosen = question.suggested or tuple(open_ones[: max(question.least, 0)])
    needed = [entry for entry in question.entries if entry.is_needed(chosen)]
    values = {entry.name: "Thing" if entry.kind == "text" else entry.minimum or 0 for entry in needed}
    table.answer(*(("go",) if "go" in open_ones else chosen), **values)
