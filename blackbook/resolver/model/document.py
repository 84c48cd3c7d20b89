"""Reads a case from its JSON document; what is wrong is reported with the place where it stands."""

from __future__ import annotations

from typing import Literal, cast

from blackbook.resolver.model.case import (
    MOST_DICE,
    Accepts,
    Case,
    Character,
    Consumable,
    Demon,
    Die,
    Enemy,
    EnemyRule,
    Harder,
    Less,
    Passive,
    Pool,
    Scene,
    WordCard,
)
from blackbook.resolver.model.effects import Heal, read_condition, read_effects, read_kind, read_yield
from blackbook.resolver.model.reading import CaseError, Node
from blackbook.text import Name, say

KEYWORDS = ("attacks_first", "no_attack", "no_damage", "hits_all", "flees")


def parse_case(document: object) -> Case:
    """The case in a JSON document. Raises `CaseError` with the path of what is wrong."""
    node = Node(document)
    node.only("scene", "check", "round", "final", "characters", "enemies", "faces", "note", "answer")
    scene = cast("Scene", node.need("scene").choice("check", "combat"))
    characters = node.all_of("characters", _read_character)
    if not characters:
        raise node.need("characters").error(say("must name at least one character"))
    _refuse_twins(node.field("characters"), [character.id for character in characters])
    faces = _read_faces(node.field("faces")) if node.has("faces") else None
    _check_pools(node, characters, faces is not None)
    final = node.field("final").truth() if node.has("final") else False
    if scene == "check":
        check = node.need("check")
        check.only("kind", "difficulty")
        kind, difficulty = read_kind(check.need("kind")), check.need("difficulty").integer(0)
        return Case(scene, kind, difficulty, 1, final, characters, (), faces)
    enemies = node.all_of("enemies", _read_enemy)
    if not enemies:
        raise node.need("enemies").error(say("must name at least one enemy"))
    _refuse_twins(node.field("enemies"), [enemy.id for enemy in enemies], [character.id for character in characters])
    for index, enemy in enumerate(enemies):
        if enemy.assigned_to not in {character.id for character in characters}:
            raise CaseError(f"enemies[{index}].assigned_to", say("must be the id of a character of the case"))
    number = node.field("round").integer(1) if node.has("round") else 1
    return Case(scene, None, 0, number, final, characters, enemies, faces)


def _refuse_twins(node: Node, ids: list[str], others: list[str] | None = None) -> None:
    seen = set(others or ())
    for index, each in enumerate(ids):
        if each in seen:
            raise CaseError(f"{node.path}[{index}].id", say("must differ from the other ids"))
        seen.add(each)


def _read_faces(node: Node) -> tuple[tuple[int, ...], tuple[int, ...]]:
    node.only("attack", "defense")
    attack, defense = (
        tuple(face.integer(0) for face in node.field(kind).each()) if node.has(kind) else ()
        for kind in ("attack", "defense")
    )
    return attack, defense


def _check_pools(node: Node, characters: tuple[Character, ...], faces: bool) -> None:
    for character in characters:
        if character.pool is not None and not faces:
            raise node.field("faces").error(say("is missing; dice that are not rolled need the faces of the dice"))
        if (character.pool is None) != (characters[0].pool is None):
            raise CaseError(character.path, say("must have rolled if the others have, and not if they have not"))


def _read_name(node: Node) -> str | Name:
    if not node.has("name") or node.field("name").value is None:
        return node.field("id").text().title()
    name = node.field("name")
    if isinstance(name.value, dict):
        return Name({language: name.field(language).text() for language in name.keys()})  # noqa: SIM118
    return name.text()


def _read_die(node: Node) -> Die:
    node.only("kind", "value", "aside")
    aside = node.field("aside").truth() if node.has("aside") else False
    return Die(read_kind(node.need("kind")), node.need("value").integer(0), aside)


def _read_character(node: Node) -> Character:
    node.only("id", "name", "letter", "rubles", "sins", "cursed", "health", "wounds", "dice", "pool", "conspiracy",
              "items", "helpers", "demons")
    if node.has("dice") == node.has("pool"):
        raise node.field("dice").error(say("must be given, or a pool of dice that are not rolled, but not both"))
    character = Character(
        id=node.need("id").text(),
        name=_read_name(node),
        rubles=node.field("rubles").integer(0) if node.has("rubles") else 0,
        sins=node.field("sins").integer(0) if node.has("sins") else 0,
        cursed=node.field("cursed").truth() if node.has("cursed") else False,
        health=node.need("health").integer(1),
        wounds=node.field("wounds").integer(0) if node.has("wounds") else 0,
        dice=node.all_of("dice", _read_die) if node.has("dice") else None,
        pool=_read_pool(node.field("pool")) if node.has("pool") else None,
        conspiracy=node.all_of("conspiracy", _read_card),
        items=node.all_of("items", _read_item),
        helpers=node.all_of("helpers", _read_helper),
        demons=node.all_of("demons", _read_demon),
        path=node.path,
    )
    _refuse_twins(node.field("conspiracy"), [card.id for card in character.conspiracy])
    _refuse_different_twins([each for key in ("items", "helpers") if node.has(key) for each in node.field(key).each()])
    return character


def _refuse_different_twins(consumables: list[Node]) -> None:
    """Of the same consumable there may be several, but a plan could not say which of two different ones it means."""
    seen: dict[str, dict[str, object]] = {}
    for each in consumables:
        does = {key: value for key, value in cast("dict[str, object]", each.value).items() if key != "ready"}
        if seen.setdefault(each.need("id").text(), does) != does:
            raise each.field("id").error(say("must differ from the other ids"))


def _read_pool(node: Node) -> Pool:
    node.only("attack", "defense")
    attack, defense = (
        _read_number_of_dice(node.field(kind)) if node.has(kind) else 0 for kind in ("attack", "defense")
    )
    return Pool(attack, defense)


def _read_number_of_dice(node: Node) -> int:
    number = node.integer(0)
    if number > MOST_DICE:
        raise node.error(say("must be at most {most}", most=MOST_DICE))
    return number


def _read_card(node: Node) -> WordCard:
    node.only("id", "name", "type", "face", "colour", "market", "price", "owner", "accepts", "if", "yields", "else",
              "extra", "passive")
    given = node.field("type").value is not None
    kind = cast('Literal["order", "key"] | None', node.field("type").choice("order", "key") if given else None)
    accepts = node.need("accepts").choice("attack", "defense", "any") if kind == "order" else "any"
    return WordCard(
        id=node.need("id").text(),
        name=_read_name(node),
        type=kind,
        face_up=node.field("face").choice("up", "down") == "up" if node.has("face") else True,
        colour=node.field("colour").text() if node.field("colour").value is not None else None,
        accepts=cast("Accepts", accepts),
        condition=read_condition(node.field("if")) if node.has("if") else None,
        yields=node.all_of("yields", read_yield),
        otherwise=node.all_of("else", read_yield),
        heals=sum(node.all_of("extra", _read_extra)),
        passive=node.all_of("passive", _read_passive),
    )


def _read_extra(node: Node) -> int:
    """Wounds healed when a die is placed."""
    effects = read_effects(node)
    if not all(isinstance(effect, Heal) for effect in effects):
        raise node.error(say("must heal; what a die gives stands among the yields"))
    return sum(effect.wounds for effect in effects if isinstance(effect, Heal))


def _read_passive(node: Node) -> Passive:
    node.only("in", "if", "do")
    return Passive(
        scenes=_read_scenes(node),
        condition=read_condition(node.field("if")) if node.has("if") else None,
        effects=read_effects(node.need("do")),
        path=node.field("do").path,
    )


def _read_scenes(node: Node) -> tuple[str, ...] | None:
    if not node.has("in"):
        return None
    scenes = tuple(each.choice("check", "combat", "final", "any") for each in node.field("in").each())
    return None if "any" in scenes else scenes


def _read_item(node: Node) -> Consumable:
    node.only("id", "name", "pool", "types", "price", "use", "in", "step")
    pool = node.field("pool").choice("natural", "crafted") if node.field("pool").value is not None else None
    types = node.all_of("types", Node.text)
    return Consumable(node.need("id").text(), _read_name(node), True, pool, types, True, _read_scenes(node),
                      read_effects(node.field("use")) if node.has("use") else (), node.path)


def _read_helper(node: Node) -> Consumable:
    node.only("id", "name", "ready", "in", "use", "stays_up")
    ready = node.field("ready").truth() if node.has("ready") else True
    return Consumable(node.need("id").text(), _read_name(node), False, None, (), ready, _read_scenes(node),
                      read_effects(node.field("use")) if node.has("use") else (), node.path)


def _read_less(node: Node) -> Less:
    node.only("kind", "minus")
    kind = cast("Accepts", node.need("kind").choice("attack", "defense", "any"))
    return Less(kind, node.need("minus").integer(0))


def _read_demon(node: Node) -> Demon:
    node.only("id", "name", "owner", "slot", "rule")
    rule = node.need("rule")
    rule.only("check", "dice", "price", "move_range", "flip", "fight_start")
    weight: Less | Harder | None = None
    if rule.has("check"):
        harder = rule.field("check")
        harder.only("kind", "plus")
        kind = cast("Accepts", harder.need("kind").choice("attack", "defense", "any"))
        weight = Harder(kind, harder.need("plus").integer())
    elif rule.has("dice"):
        weight = _read_less(rule.field("dice"))
    return Demon(node.need("id").text(), _read_name(node), weight)


def _read_enemy(node: Node) -> Enemy:
    node.only("id", "name", "tier", "attack", "health", "damage", "assigned_to", "effects", "reward",
              "count", "campaign")
    return Enemy(
        id=node.need("id").text(),
        name=_read_name(node),
        attack=node.need("attack").integer(0),
        health=node.need("health").integer(1),
        damage=node.field("damage").integer(0) if node.has("damage") else 0,
        assigned_to=node.need("assigned_to").text(),
        rules=tuple(rule for rules in node.all_of("effects", _read_enemy_effect) for rule in rules),
    )


def _read_enemy_effect(node: Node) -> tuple[EnemyRule, ...]:
    node.only("when", "who", "step", "do")
    when = node.need("when").choice("start", "round1", "each_round", "dealt_damage")
    rules = []
    for do in node.need("do").each():
        if do.has("rule"):
            do.only("rule")
            if when not in ("round1", "each_round"):
                raise do.field("rule").error(say("needs round1 or each_round as its time"))
            rules.append(_read_enemy_rule(do.field("rule"), 1 if when == "round1" else None))
        elif when not in ("start", "dealt_damage") or (when == "dealt_damage" and do.has("wounds")):
            raise do.error(say("cannot be weighed with dice; resolve it by hand and leave it out"))
    return tuple(rules)


def _read_enemy_rule(node: Node, only_round: int | None) -> EnemyRule:
    if not isinstance(node.value, dict):
        return EnemyRule(only_round, keyword=node.choice(*KEYWORDS))
    if node.has("block_items"):
        node.only("block_items")
        return EnemyRule(only_round, blocks=node.field("block_items").choice("natural", "crafted"))
    if node.has("dice"):
        node.only("dice")
        return EnemyRule(only_round, less=_read_less(node.field("dice")))
    raise node.error(say("cannot be weighed with dice; resolve it by hand and leave it out"))
