"""The check or round on the table as a case for the resolver.

Ids in a case name rows of the state: ``card-12`` is the card in play 12, ``item-7`` the item token 7, ``helper-3`` the
helper card 3, ``enemy-5`` the enemy in play 5, ``used-0`` the first consumable used in this scene (its effect stands
as a key of whom it helps). Characters have their own ids. What cannot be weighed with dice is left out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from blackbook.campaign.components import CardInPlay, HelperCard, ItemToken
from blackbook.campaign.scene import CHECK, ENEMY, FIRST, ROLL, STANDING, EnemyInPlay, Participant, Scene
from blackbook.content.effects import Rule
from blackbook.content.modifiers import BlockItems, CheckHarder
from blackbook.errors import UserError
from blackbook.rules.conditions import colour_of
from blackbook.rules.conspiracy import card_name, hand
from blackbook.rules.dice import dice_due, lost_dice
from blackbook.rules.effects import Cause
from blackbook.rules.items import item_name
from blackbook.rules.weighing import weighable, weighable_condition, weighable_healing
from blackbook.text import Name, Text, say

if TYPE_CHECKING:
    from blackbook.campaign.characters import Character
    from blackbook.content.cards import WordCard
    from blackbook.rules.game import Game

Document = dict[str, Any]
UNKNOWN_HEALTH = 99
"""Stands for the health of a character whose board nobody has read yet."""


def row_id(id: str) -> int:
    """The row that an id of a case names; UserError if it names none."""
    number = id.rpartition("-")[2]
    if not number.isdigit():
        raise UserError(say('"{id}" names nothing on the table.', id=id))
    return int(number)


def resolver_case(game: Game) -> Document:
    """What is to be decided now, as a case of the resolver (resolver.md). UserError if no scene is going on."""
    scene = game.scene
    if scene is None:
        raise UserError(say("No check or fight is going on."))
    case = whole_case(game)
    return before_attack(game, case) if scene.stage in (FIRST, ENEMY) else case


def whole_case(game: Game) -> Document:
    """The scene with all dice, cards, consumables and enemies."""
    from blackbook.rules.scenes import participants

    scene = game.scene
    assert scene is not None
    taking_part = participants(game)
    rolled = scene.stage != ROLL or any(row.rolled for row in taking_part)
    case: Document = {"scene": scene.kind, "final": scene.final}
    if scene.kind == CHECK:
        case["check"] = {"kind": scene.check_kind, "difficulty": scene.difficulty or 0}
    else:
        case["round"] = max(1, scene.round)
        case["enemies"] = [_enemy(game, enemy, taking_part) for enemy in standing_enemies(game)]
    case["characters"] = [_character(game, scene, row, rolled) for row in taking_part]
    faces = game.library.dice
    if faces.attack is not None and faces.defense is not None:
        case["faces"] = {"attack": list(faces.attack), "defense": list(faces.defense)}
    return case


def before_attack(game: Game, case: Document) -> Document:
    """The moment in which only consumables can still be used: dice and cards stand as the defense that is left."""
    from blackbook.rules.sums import defense_left

    scene = game.scene
    assert scene is not None
    for character in case["characters"]:
        left = defense_left(game, character["id"])
        character["dice"] = []
        character["conspiracy"] = [_as_key("left", say("Defense left"), {"defense": left})] if left else []
    for enemy in case["enemies"]:
        first = any(do["rule"] == "attacks_first" for effect in enemy["effects"] for do in effect["do"])
        if first != (scene.stage == FIRST):
            enemy["effects"].append({"when": "each_round", "do": [{"rule": "no_attack"}]})
    return case


def standing_enemies(game: Game) -> list[EnemyInPlay]:
    return [enemy for enemy in game.state.all(EnemyInPlay) if enemy.state == STANDING]


def joined_case(game: Game, who: str) -> Document:
    """A character that does not take part, as it would be in the case if it were here and had dice to roll."""
    assert game.scene is not None
    return _character(game, game.scene, Participant(character=who), rolled=False)


def hand_case(game: Game, who: str) -> list[Document]:
    """The word cards in hand, as they would be in the case if they were in the conspiracy."""
    return [_card(game, card) for card in hand(game, who)]


def _names(game: Game, kind: str, id: str) -> dict[str, str]:
    return dict(game.name(kind, id).languages)


def _character(game: Game, scene: Scene, row: Participant, rolled: bool) -> Document:
    character = game.character(row.character)
    health = character.health or UNKNOWN_HEALTH
    document: Document = {
        "id": character.id,
        "name": _names(game, "characters", character.id),
        "rubles": character.rubles,
        "sins": character.sins,
        "cursed": character.cursed,
        "health": health,
        "wounds": max(character.wounds, health) if character.defeated else character.wounds,
        "conspiracy": [*_conspiracy(game, character), *_used(game, scene, character.id)],
        "items": _items(game, character),
        "helpers": _helpers(game, character),
        "demons": _demons(game, character),
    }
    if rolled:
        lost = lost_dice(game, row)
        dice = enumerate(row.dice)
        document["dice"] = [{**die, "aside": True} if str(index) in lost else dict(die) for index, die in dice]
    else:
        document["pool"] = dice_due(game, character.id)
    return document


def _conspiracy(game: Game, character: Character) -> list[Document]:
    cards = [card for card in game.state.all(CardInPlay) if card.place == "conspiracy" and card.owner == character.id]
    return [_card(game, card) for card in sorted(cards, key=lambda card: card.slot or 0)]


def _card(game: Game, card: CardInPlay) -> Document:
    document: Document = {
        "id": f"card-{card.id}",
        "name": _shown(card_name(game, card)),
        "face": "up" if card.face_up else "down",
    }
    document["colour"] = colour_of(game, card.card)
    printed = game.library.word_cards.get(card.card)
    if printed is None:
        return document
    cause = Cause(who=card.owner or "", kind="word_cards", component=card.card)
    if printed.type == "order" and printed.accepts is not None:
        return document | _order(game, printed, cause)
    if printed.type == "key":
        document["type"] = "key"
        document["passive"] = [
            {"in": list(passive.scenes), "do": weighable(game, passive.do, cause)}
            | ({"if": weighable_condition(game, passive.condition, cause)} if passive.condition is not None else {})
            for passive in printed.passive or ()
        ]
    return document


def _order(game: Game, printed: WordCard, cause: Cause) -> Document:
    document: Document = {
        "type": "order",
        "accepts": printed.accepts,
        "yields": [each.to_data() for each in printed.yields or ()],
        "else": [each.to_data() for each in printed.otherwise],
        "extra": weighable_healing(game, printed.extra, cause),
    }
    if printed.condition is not None:
        document["if"] = weighable_condition(game, printed.condition, cause)
    return document


def _used(game: Game, scene: Scene, who: str) -> list[Document]:
    """What consumables used in this scene (in a fight, in this round) still give to a character."""
    cards = []
    for index, use in enumerate(scene.used):
        if scene.kind != CHECK and use["round"] != scene.round:
            continue
        stats = {}
        if use["attack"] and use["owner"] == who and not use["dealt"]:
            stats["attack"] = use["attack"]
        if use["defense"] and (use["target"] or use["owner"]) == who:
            stats["defense"] = use["defense"]
        if stats:
            cards.append(_as_key(f"used-{index}", game.name(use["kind"], use["component"]), stats))
    return cards


def _as_key(id: str, name: Name | Text, stats: dict[str, int]) -> Document:
    return {"id": id, "name": _shown(name), "passive": [{"do": [{"stat": stats}]}]}


def _shown(name: Name | Text) -> str | dict[str, str]:
    return str(name) if isinstance(name, Text) else dict(name.languages)


def _items(game: Game, character: Character) -> list[Document]:
    tokens = [t for t in game.state.all(ItemToken) if t.place == "inventory" and t.owner == character.id]
    return [_item(game, token, character.id) for token in sorted(tokens, key=lambda token: token.slot or 0)]


def _item(game: Game, token: ItemToken, who: str) -> Document:
    document: Document = {"id": f"item-{token.id}", "name": _shown(item_name(game, token)), "pool": token.pool}
    printed = game.library.items.get(token.item)
    if printed is not None:
        cause = Cause(who=who, kind="items", component=token.item)
        document["types"] = list(printed.types or ())
        document["in"] = list(printed.scenes)
        document["use"] = weighable(game, printed.use or (), cause)
    return document


def _helpers(game: Game, character: Character) -> list[Document]:
    documents = []
    for card in game.state.all(HelperCard):
        printed = game.library.helpers.get(card.helper)
        if card.owner != character.id or printed is None:
            continue
        cause = Cause(who=character.id, kind="helpers", component=card.helper)
        use = weighable(game, printed.use or (), cause)
        documents.append(
            {"id": f"helper-{card.id}", "name": _names(game, "helpers", card.helper), "ready": card.face_up,
             "in": list(printed.scenes), "use": use}
        )  # fmt: skip
    return documents


def _demons(game: Game, character: Character) -> list[Document]:
    """Awake demons that make checks harder; dice are handed over without those set aside (R-DEMON-8, R-DEMON-9)."""
    from blackbook.rules.demons import penalties

    return [
        {
            "id": demon.id,
            "name": _names(game, "demons", demon.id),
            "rule": {"check": {"kind": modifier.kind or "any", "plus": modifier.plus}},
        }
        for demon, modifier in penalties(game, character.id)
        if isinstance(modifier, CheckHarder)
    ]


def _enemy_rules(game: Game, enemy: EnemyInPlay) -> list[Document]:
    """Its keywords; one that depends on something counts as it is now."""
    from blackbook.rules.enemies import effects_of, modifiers

    always = [
        (effect.when, do.modifier)
        for effect in effects_of(enemy)
        for do in effect.do
        if isinstance(do, Rule) and effect.when != "dealt_damage"
    ]
    known = [modifier for _, modifier in always]
    now = [("each_round", modifier) for modifier in modifiers(game, enemy) if modifier not in known]
    return [
        {"when": "round1" if when == "round1" else "each_round", "do": [Rule.model_validate({"rule": each}).to_data()]}
        for when, each in (*always, *now)
        if isinstance(each, str | BlockItems)
    ]


def _enemy(game: Game, enemy: EnemyInPlay, taking_part: list[Participant]) -> Document:
    ids = [row.character for row in taking_part]
    rules = _enemy_rules(game, enemy)
    special = enemy.tier == "special"
    hits_all = special and enemy.assigned_to is None
    assigned = enemy.assigned_to if enemy.assigned_to in ids else None
    if hits_all:
        rules.append({"when": "each_round", "do": [{"rule": "hits_all"}]})
    elif assigned is None:
        rules.append({"when": "each_round", "do": [{"rule": "no_attack"}]})
    return {
        "id": f"enemy-{enemy.id}",
        "name": _names(game, "bosses" if special else "enemies", enemy.enemy),
        "attack": max(0, enemy.attack),
        "health": max(1, enemy.health),
        "damage": max(0, enemy.damage),
        "assigned_to": assigned or (ids[0] if ids else ""),
        "effects": rules,
    }
