"""Makes cases up: small ones for trying everything, and full tables as large as the box allows.

Full tables may be made harder: `hostile` where many may fall at the first strike, `versatile` where items have several
uses.
"""

from __future__ import annotations

from random import Random
from typing import Any

Document = dict[str, Any]
KINDS = ("attack", "defense")


def full_table(seed: int, scene: str = "combat") -> Document:
    """Four characters, all 14 dice, 16 word cards, 24 items, 5 helpers, up to five enemies."""
    draw = Random(seed)
    dice = [{"kind": kind, "value": draw.choice((0, 1, 1, 2, 2, 3, 4))} for kind in KINDS for _ in range(7)]
    draw.shuffle(dice)
    cuts = draw.choice(((3, 7, 10), (4, 8, 11), (2, 7, 11), (4, 7, 11)))
    hands = [dice[: cuts[0]], dice[cuts[0] : cuts[1]], dice[cuts[1] : cuts[2]], dice[cuts[2] :]]
    helpers = [_helper(draw, number) for number in range(5)]
    characters = []
    for name, hand in zip("abcd", hands, strict=True):
        character = _character(draw, name, cards=4, items=6)
        character["dice"] = hand
        characters.append(character)
    for helper in helpers:
        draw.choice(characters)["helpers"].append(helper)
    return _scene(draw, scene, characters, enemies=5)


def hostile(table: Document) -> Document:
    """The same, with everybody one wound from defeat, and every enemy fiercer and first to strike."""
    for character in table["characters"]:
        character["wounds"] = character["health"] - 1
    for enemy in table["enemies"]:
        enemy["attack"] += 3
        enemy["effects"] = [{"when": "each_round", "do": [{"rule": "attacks_first"}]}]
    return table


def unruly(table: Document, seed: int) -> Document:
    """The same, with any wounds, and enemies that may be fiercer, strike first, or strike at everyone."""
    draw = Random(seed)
    for character in table["characters"]:
        character["wounds"] = draw.choice((draw.randrange(character["health"]), character["health"] - 1))
    for enemy in table["enemies"]:
        enemy["attack"] += draw.randint(0, 6)
        words = [word for word, chance in (("attacks_first", 0.5), ("hits_all", 0.3)) if draw.random() < chance]
        enemy["effects"] = [{"when": "each_round", "do": [{"rule": word}]} for word in words]
    return table


def versatile(table: Document, seed: int, share: float = 1) -> Document:
    """The same, with so great a share of the items as different ones of several uses."""
    draw = Random(seed)
    items = [item for character in table["characters"] for item in character["items"]]
    for item in draw.sample(items, round(share * len(items))):
        item["use"] = _versatile_use(draw)
    return table


def _versatile_use(draw: Random) -> list[Document]:
    """One of several uses, or two at once, or one and then one of several."""
    kinds = [{"stat": {"attack": draw.randint(1, 4)}}, {"stat": {"defense": draw.randint(1, 4)}}]
    kinds.append({"wounds": -draw.randint(1, 4)})
    first, *others = draw.sample(kinds, draw.choice((2, 3)))
    chance = draw.random()
    if chance < 0.6:
        return [{"one_of": [first, *others]}]
    return [first, others[0]] if chance < 0.8 else [first, {"one_of": [*others, first]}]


def small_table(draw: Random, scene: str, rich: bool = False) -> Document:
    """One or two characters with a few dice, cards and consumables, so that everything can be tried.

    A rich table has items of several uses, and enemies that flee or block items.
    """
    characters = []
    for name in "ab"[: draw.randint(1, 2)]:
        character = _character(draw, name, cards=draw.randint(0, 2), items=draw.randint(0, 2))
        number = draw.randint(0, 3)
        character["dice"] = [{"kind": draw.choice(KINDS), "value": draw.randint(0, 4)} for _ in range(number)]
        characters.append(character)
    if draw.random() < 0.4:
        characters[0]["helpers"].append(_helper(draw, 0))
    table = _scene(draw, scene, characters, enemies=draw.randint(1, 2 + (len(characters) == 1)))
    return _enrich(draw, table) if rich else table


def _enrich(draw: Random, table: Document) -> Document:
    for character in table["characters"]:
        kept = [_rich_item(draw, item["id"]) if draw.random() < 0.7 else item for item in character["items"]]
        character["items"] = kept
        character["wounds"] = draw.choice((character["wounds"], character["health"] - 1))
    for enemy in table.get("enemies", []):
        if draw.random() < 0.5:
            rule = draw.choice(("flees", "attacks_first", "attacks_first", "hits_all", {"block_items": "natural"}))
            enemy["effects"].append({"when": draw.choice(("round1", "each_round")), "do": [{"rule": rule}]})
    return table


def _character(draw: Random, name: str, cards: int, items: int) -> Document:
    health = draw.randint(5, 10)
    return {
        "id": name,
        "rubles": draw.randint(0, 4),
        "sins": draw.randint(0, 12),
        "cursed": draw.random() < 0.2,
        "health": health,
        "wounds": draw.randint(0, health - 1),
        "conspiracy": [_card(draw, f"{name}{number}") for number in range(cards)],
        "items": [_item(draw, f"item-{name}{number}") for number in range(items)],
        "helpers": [],
        "demons": [_demon(draw, name)] if draw.random() < 0.3 else [],
    }


def _scene(draw: Random, scene: str, characters: list[Document], enemies: int) -> Document:
    if scene == "check":
        most = 4 + 2 * sum(len(character["dice"]) for character in characters)
        check = {"kind": draw.choice(KINDS), "difficulty": draw.randint(3, max(4, most))}
        return {"scene": "check", "check": check, "characters": characters}
    names = [character["id"] for character in characters]
    return {
        "scene": "combat",
        "round": draw.randint(1, 3),
        "characters": characters,
        "enemies": [_enemy(draw, number, names) for number in range(enemies)],
    }


def _card(draw: Random, name: str) -> Document:
    if draw.random() < 0.3:
        return _key(draw, name)
    card: Document = {
        "id": f"order-{name}",
        "type": "order",
        "accepts": draw.choice(("attack", "defense", "any")),
        "yields": [_yield(draw) for _ in range(draw.choice((1, 1, 1, 2)))],
    }
    if draw.random() < 0.25:
        card["if"] = draw.choice(({"has": {"rubles": 3}}, {"cursed": False}))
        if draw.random() < 0.5:
            card["else"] = [_yield(draw)]
    if draw.random() < 0.25:
        card["extra"] = [{"may": {"wounds": -draw.randint(1, 2)}}]
    if draw.random() < 0.08:
        card["face"] = "down"
    return card


def _key(draw: Random, name: str) -> Document:
    if draw.random() < 0.5:
        do: Document = {"stat": {draw.choice(KINDS): draw.randint(1, 3)}}
    else:
        do = {"dice": {"match": {"kind": draw.choice(KINDS), "value": draw.randint(0, 2)}, "set": draw.randint(2, 4)}}
    passive: Document = {"in": draw.choice((["check"], ["combat"], ["check", "combat"], ["combat"])), "do": do}
    if draw.random() < 0.2:
        passive["if"] = {"has": {"rubles": 3}}
    return {"id": f"key-{name}", "type": "key", "passive": [passive]}


def _yield(draw: Random) -> Document:
    amount: Any = draw.randint(1, 6) if draw.random() < 0.4 else {"x": "die", "plus": draw.randint(0, 2)}
    return {"kind": draw.choice(KINDS), "amount": amount}


def _item(draw: Random, name: str) -> Document:
    return {"id": name, "pool": draw.choice(("natural", "crafted")), "use": [_use(draw)]}


def _use(draw: Random) -> Document:
    chance = draw.random()
    if chance < 0.3:
        return {"wounds": -draw.randint(1, 3)}
    return {"stat": {"attack" if chance < 0.65 else "defense": draw.randint(1, 3)}}


def _rich_item(draw: Random, name: str) -> Document:
    """An item that gives several things at once, or one of several."""
    parts = [_use(draw) for _ in range(2)]
    use = draw.choice((parts, [{"one_of": parts}], [*parts, {"one_of": [_use(draw), _use(draw)]}]))
    return {"id": name, "pool": draw.choice(("natural", "crafted")), "use": use}


def _helper(draw: Random, number: int) -> Document:
    return {
        "id": f"helper-{number}",
        "ready": draw.random() < 0.8,
        "in": draw.choice((["check"], ["combat"], ["check", "combat"])),
        "use": [{"stat": {draw.choice(KINDS): draw.randint(1, 4)}}],
    }


def _demon(draw: Random, name: str) -> Document:
    return {"id": f"demon-{name}", "rule": {"check": {"kind": draw.choice((*KINDS, "any")), "plus": 2}}}


def _enemy(draw: Random, number: int, names: list[str]) -> Document:
    health = draw.choice((draw.randint(3, 17), draw.randint(9, 17)))
    effects = []
    if draw.random() < 0.4:
        rule = draw.choice(("attacks_first", "attacks_first", "no_attack", "no_damage", "hits_all"))
        effects.append({"when": draw.choice(("round1", "each_round")), "do": [{"rule": rule}]})
    return {
        "id": f"enemy-{number}",
        "attack": draw.randint(2, 8),
        "health": health,
        "damage": draw.randint(0, min(draw.choice((2, 8)), health - 1)),
        "assigned_to": draw.choice(names),
        "effects": effects,
    }
