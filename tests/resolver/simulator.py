"""The rules of a check and of a round once more, straight from the JSON and with nothing of the program.

`simulate` plays an answer's plan and returns its vector; it stops at anything the rules forbid. The pieces also serve
`everything`, which tries all plans.
"""

from __future__ import annotations

from typing import Any

Json = dict[str, Any]
Dice = list[tuple[str, int]]


def holds(character: Json, condition: Json | None) -> bool:
    """The conditions that made-up cases use."""
    if condition is None:
        return True
    if "cursed" in condition:
        return bool(character["cursed"]) == condition["cursed"]
    return int(character["rubles"]) >= condition["has"]["rubles"]


def passives(document: Json, character: Json) -> list[tuple[Json, Json]]:
    """What the keys do here: card and effect."""
    return [
        (card, passive["do"])
        for card in character["conspiracy"]
        if card["type"] == "key" and card.get("face") != "down"
        for passive in card["passive"]
        if document["scene"] in passive["in"] and holds(character, passive.get("if"))
    ]


def lying(document: Json, character: Json) -> Dice:
    """The dice after the keys, in the order of the conspiracy."""
    dice = [(die["kind"], die["value"]) for die in character["dice"]]
    for _, do in passives(document, character):
        if "dice" in do:
            match = do["dice"]["match"]
            wanted = (match["kind"], match["value"])
            dice = [(die[0], do["dice"]["set"]) if die == wanted else die for die in dice]
    return dice


def orders(character: Json) -> list[Json]:
    return [card for card in character["conspiracy"] if card["type"] == "order" and card.get("face") != "down"]


def gives(character: Json, card: Json, kind: str, value: int) -> int:
    """What a die brings on an order."""
    entries = card["yields"] if holds(character, card.get("if")) else card.get("else", [])
    amounts = [entry["amount"] for entry in entries if entry["kind"] == kind]
    return sum(amount if isinstance(amount, int) else value + amount["plus"] for amount in amounts)


def heals(card: Json) -> int:
    return -sum(extra["may"]["wounds"] for extra in card.get("extra", []))


def consumables(document: Json) -> list[tuple[int, Json]]:
    """Owner and consumable, of those that can be used."""
    blocked = set()
    for enemy in document.get("enemies", []):
        for effect in enemy["effects"]:
            if enemy["damage"] < enemy["health"] and (effect["when"] == "each_round" or document["round"] == 1):
                blocked |= {do["rule"]["block_items"] for do in effect["do"] if isinstance(do["rule"], dict)}
    rows = []
    for owner, character in enumerate(document["characters"]):
        rows += [(owner, item) for item in character["items"] if item["pool"] not in blocked]
        rows += [(owner, each) for each in character["helpers"] if each["ready"] and document["scene"] in each["in"]]
    return rows


def ways(consumable: Json) -> list[dict[str, int]]:
    """Each way to use it: attack, defense, healing."""
    options: list[list[Json]] = [[]]
    for effect in consumable["use"]:
        chosen = [[one] for one in effect["one_of"]] if "one_of" in effect else [[effect]]
        options = [have + more for have in options for more in chosen]
    found = []
    for effects in options:
        gift = {"attack": 0, "defense": 0, "heal": 0}
        for effect in effects:
            gift["heal"] -= effect.get("wounds", 0)
            for kind, amount in effect.get("stat", {}).items():
                gift[kind] += amount
        found.append(gift)
    return found


class Side:
    """One character's share of a plan: what its dice and cards bring, and what it is given."""

    def __init__(self, document: Json, index: int, placed: dict[int, Json]) -> None:
        character = document["characters"][index]
        dice = lying(document, character)
        keys = [(card, do["stat"]) for card, do in passives(document, character) if "stat" in do]
        self.wounds: int = character.get("wounds", 0)
        self.health: int = character["health"]
        self.sources: dict[tuple[str, Any], int] = {}
        self.defense = sum(stat.get("defense", 0) for _, stat in keys)
        for card, stat in keys:
            self._source(("card", card["id"]), stat.get("attack", 0))
        for at, (kind, value) in enumerate(dice):
            if at in placed:
                card = placed[at]
                assert card["accepts"] in (kind, "any")
                self.defense += gives(character, card, "defense", value)
                self._source(("card", card["id"]), gives(character, card, "attack", value))
                if document["scene"] == "check" or character.get("wounds", 0) < self.health:
                    self.wounds = max(0, self.wounds - heals(card))
            elif kind == "defense":
                self.defense += value
            else:
                self._source(("die", at), value)

    def _source(self, name: tuple[str, Any], attack: int) -> None:
        if attack:
            self.sources[name] = self.sources.get(name, 0) + attack


def difficulty(document: Json) -> int:
    """Printed, and what demons add."""
    kind = document["check"]["kind"]
    more = [
        demon["rule"]["check"]["plus"]
        for character in document["characters"]
        for demon in character["demons"]
        if demon["rule"]["check"]["kind"] in (kind, "any")
    ]
    return int(document["check"]["difficulty"]) + sum(more)


def check_vector(document: Json, sides: list[Side], added: int, used: int) -> tuple[int, ...]:
    kind = document["check"]["kind"]
    brought = [sum(side.sources.values()) if kind == "attack" else side.defense for side in sides]
    total = sum(brought) + added
    return (int(total < difficulty(document)), used, sum(side.wounds for side in sides), -total)


class Round:
    """The enemies of a round and what they do to the sides."""

    def __init__(self, document: Json) -> None:
        self.names = [character["id"] for character in document["characters"]]
        self.enemies = [enemy for enemy in document["enemies"] if enemy["damage"] < enemy["health"]]
        self.number = document["round"]

    def has(self, enemy: Json, rule: str) -> bool:
        return any(
            {"rule": rule} in effect["do"] and (effect["when"] == "each_round" or self.number == 1)
            for effect in enemy["effects"]
        )

    def strike(self, enemies: list[Json], sides: list[Side], fallen: set[int]) -> None:
        """An enemy step; what is left of each defense stays with its side."""
        hit: set[int] = set()
        for at, side in enumerate(sides):
            if at in fallen:
                continue
            attack = sum(
                enemy["attack"]
                for enemy in enemies
                if not self.has(enemy, "no_attack")
                and (self.has(enemy, "hits_all") or enemy["assigned_to"] == self.names[at])
            )
            warded = min(attack, side.defense)
            side.defense -= warded
            side.wounds += attack - warded
            if side.wounds >= side.health:
                hit.add(at)
        fallen |= hit

    def left(self, enemy: Json) -> int:
        return int(enemy["health"] - enemy["damage"])


def simulate(document: Json, answer: Json) -> tuple[int, ...]:
    """The vector of an answer's plan. Any step against the rules fails an assertion."""
    plan = answer["plan"]
    names = [character["id"] for character in document["characters"]]
    sides = []
    for at, character in enumerate(document["characters"]):
        rows = [row for row in plan["placements"] if row["character"] == character["id"]]
        cards = {card["id"]: card for card in orders(character)}
        assert len({row["die"] for row in rows}) == len({row["card"] for row in rows}) == len(rows)
        sides.append(Side(document, at, {row["die"]: cards[row["card"]] for row in rows}))
    used = []
    free = consumables(document)
    for row in plan["used"]:
        owner, consumable = next(
            (owner, each) for owner, each in free if names[owner] == row["owner"] and each["id"] == row["id"]
        )
        free.remove((owner, consumable))
        used.append((owner, ways(consumable)[row.get("way", 0)], row))
    if document["scene"] == "check":
        return _simulate_check(document, sides, used)
    return _simulate_round(document, sides, used, plan["targets"])


def _simulate_check(document: Json, sides: list[Side], used: list[tuple[int, dict[str, int], Json]]) -> tuple[int, ...]:
    names = [character["id"] for character in document["characters"]]
    added = 0
    for _, gift, row in used:
        added += gift[document["check"]["kind"]]
        if row["target"] is not None:
            side = sides[names.index(row["target"])]
            side.wounds = max(0, side.wounds - gift["heal"])
    return check_vector(document, sides, added, len(used))


def _simulate_round(
    document: Json, sides: list[Side], used: list[tuple[int, dict[str, int], Json]], targets: list[Json]
) -> tuple[int, ...]:
    fight = Round(document)
    damage = {enemy["id"]: 0 for enemy in fight.enemies}
    for _, gift, row in used:
        helped = [name for name in (row["target"], row.get("also")) if name in fight.names]
        assert len(helped) <= 1
        for name in helped:
            side = sides[fight.names.index(name)]
            side.defense += gift["defense"]
            side.wounds = max(0, side.wounds - gift["heal"])
    fallen: set[int] = set()
    fight.strike([enemy for enemy in fight.enemies if fight.has(enemy, "attacks_first")], sides, fallen)
    aimed = set()
    for row in targets:
        source = row["source"]
        at = fight.names.index(source["character"])
        name = ("card", source["card"]) if "card" in source else ("die", source["die"])
        assert (at, name) not in aimed
        aimed.add((at, name))
        if at not in fallen:
            damage[row["enemy"]] += sides[at].sources[name]
        else:
            assert name in sides[at].sources
    for owner, gift, row in used:
        if gift["attack"] and row["target"] in damage and owner not in fallen:
            damage[row["target"]] += gift["attack"]
    for enemy in fight.enemies:
        assert not (fight.has(enemy, "no_damage") and damage[enemy["id"]])
    alive = [enemy for enemy in fight.enemies if damage[enemy["id"]] < fight.left(enemy)]
    fight.strike([enemy for enemy in alive if not fight.has(enemy, "attacks_first")], sides, fallen)
    left = [enemy for enemy in alive if not fight.has(enemy, "flees") or fight.has(enemy, "no_attack")]
    health = sum(fight.left(enemy) - damage[enemy["id"]] for enemy in left)
    return (len(fallen), len(left), sum(side.wounds for side in sides), len(used), health)
