"""What must not be forgotten at this step of a check or fight, and where it comes from."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from blackbook.campaign.characters import SetAsideDie
from blackbook.campaign.components import CardInPlay
from blackbook.campaign.scene import CHECK, EnemyInPlay, Participant
from blackbook.content.cards import WordCard
from blackbook.content.effects import DiceChange, Effect, Effects, If, May, OneOf
from blackbook.content.modifiers import BlockItems
from blackbook.content.wording import describe
from blackbook.rules.conditions import holds
from blackbook.rules.dice import scene_names
from blackbook.rules.effects import Cause
from blackbook.rules.enemies import enemy_name, modifiers, standing_enemies
from blackbook.rules.enemy_effects import acts, effects_of
from blackbook.rules.weighing import weighable
from blackbook.text import Name, Text, say

if TYPE_CHECKING:
    from blackbook.rules.game import Game


@dataclass(frozen=True)
class Reminder:
    """An effect that matters now: what, from where, by which rule, and whether it is done."""

    rule: str
    text: Text
    source: Name
    done: bool = False
    character: str | None = None


def radar(game: Game) -> tuple[Reminder, ...]:
    """Reminders of the step that the scene is at; none without a scene."""
    scene = game.scene
    if scene is None:
        return ()
    reminders = [*_cards(game)]
    if scene.kind == CHECK:
        return (*_demons_of_check(game), *reminders)
    return (*_starts(game), *_late(game), *_enemies(game), *_dice(game), *reminders)


def _demons_of_check(game: Game) -> Iterator[Reminder]:
    from blackbook.rules.demons import awake_demons, check_penalty
    from blackbook.rules.scenes import participants

    kind = game.scene.check_kind if game.scene is not None else None
    for row in participants(game):
        plus = check_penalty(game, row.character, kind or "any")
        if plus:
            who = game.name("characters", row.character)
            names = [demon.label for demon in awake_demons(game, row.character) if demon.label.languages]
            text = say("{who} makes the check harder by {plus}", who=who, plus=plus)
            yield Reminder("R-CHECK-8", text, names[0] if names else who, True, row.character)


def _starts(game: Game) -> Iterator[Reminder]:
    """Start of combat: of each enemy and of each character's own demons, once for each character."""
    from blackbook.rules.demons import fight_start_effects

    for row in game.state.all(Participant):
        who = game.name("characters", row.character)
        for enemy in standing_enemies(game):
            if any(effect.when == "start" and acts(effect.do) for effect in effects_of(enemy)):
                text = say("Start of combat for {who}", who=who)
                yield Reminder("R-ENEMY-3", text, enemy_name(game, enemy), row.started, row.character)
        if fight_start_effects(game, row.character):
            text = say("The demons of {who} at the start of combat", who=who)
            yield Reminder("R-DEMON-13", text, who, row.started, row.character)


def _late(game: Game) -> Iterator[Reminder]:
    for row in game.state.all(Participant):
        if row.joined_round > 1:
            who = game.name("characters", row.character)
            text = say("{who} joined in round {round}", who=who, round=row.joined_round)
            yield Reminder("R-COMBAT-8", text, who, row.started, row.character)


KEYWORDS = {
    "attacks_first": ("R-ENEMY-5", say("{enemy} attacks first")),
    "no_damage": ("R-ENEMY-6", say("{enemy} takes no damage now")),
    "no_attack": ("R-ENEMY-7", say("{enemy} does not attack now")),
    "hits_all": ("R-ENEMY-10", say("{enemy} hits everyone")),
    "flees": ("R-ENEMY-12", say("{enemy} flees after its attack")),
}


def _enemies(game: Game) -> Iterator[Reminder]:
    for enemy in standing_enemies(game):
        name = enemy_name(game, enemy)
        for modifier in modifiers(game, enemy):
            if isinstance(modifier, str):
                rule, template = KEYWORDS[modifier]
                done = modifier in ("attacks_first", "flees") and enemy.attacked
                yield Reminder(rule, Text(template.template, {"enemy": name}), name, done)
            elif isinstance(modifier, BlockItems):
                text = (
                    say("{enemy} blocks natural items", enemy=name)
                    if modifier.pool == "natural"
                    else say("{enemy} blocks crafted items", enemy=name)
                )
                yield Reminder("R-ENEMY-9", text, name)
        yield from _moments(game, enemy, name)


def _moments(game: Game, enemy: EnemyInPlay, name: Name) -> Iterator[Reminder]:
    round = game.scene.round if game.scene is not None else 0
    for effect in effects_of(enemy):
        if not acts(effect.do):
            continue
        if effect.when == "dealt_damage":
            yield Reminder("R-ENEMY-2", say("{enemy}: if it deals damage", enemy=name), name, enemy.hurt)
        elif effect.when == "each_round":
            yield Reminder("R-ENEMY-1", say("{enemy}: in every round", enemy=name), name)
        elif effect.when == "round1" and round <= 1:
            yield Reminder("R-ENEMY-4", say("{enemy}: in the first round", enemy=name), name)


def _dice(game: Game) -> Iterator[Reminder]:
    for die in game.state.all(SetAsideDie):
        if die.cause == "enemy":
            who = game.name("characters", die.character)
            yield Reminder("R-ENEMY-11", say("{who} rolls a die fewer", who=who), who, True, die.character)


def _cards(game: Game) -> Iterator[Reminder]:
    """Cards whose work with dice is done on the table, and cards that nobody has read off yet."""
    scene = game.scene
    for row in game.state.all(Participant):
        for card in game.state.all(CardInPlay):
            if card.owner != row.character or card.place != "conspiracy" or not card.face_up or scene is None:
                continue
            printed = game.library.word_cards.get(card.card)
            name = game.name("word_cards", card.card)
            if printed is None or printed.type is None:
                text = say("{card}: what it does is not known", card=name)
                yield Reminder("R-CARD-6", text, name, False, row.character)
                continue
            cause = Cause(who=row.character, kind="word_cards", component=card.card)
            for passive in printed.passive or ():
                now = scene_names(scene) & set(passive.scenes) and holds(game, passive.condition, cause)
                for effect in passive.do if now else ():
                    if not is_counted(game, printed, effect, cause):
                        yield Reminder("R-CARD-6", _by_hand(name, effect), name, False, row.character)
            for effect in printed.extra if printed.type == "key" else ():
                yield Reminder("R-CARD-6", _by_hand(name, effect), name, False, row.character)


def is_counted(game: Game, card: WordCard, effect: Effect, cause: Cause) -> bool:
    """Whether the program counts what a key gives; an order gives nothing by itself, so that is told as well."""
    adds = isinstance(effect, DiceChange) and effect.add is not None and effect.kind != "any"
    inside = parts_of(effect)
    if inside:
        return all(is_counted(game, card, each, cause) for each in inside)
    return card.type == "key" and (adds or bool(weighable(game, (effect,), cause)))


def parts_of(effect: Effect) -> Effects:
    """The effects within a condition or choice."""
    match effect:
        case If():
            return (*effect.then, *effect.otherwise)
        case May():
            return effect.effects
        case OneOf():
            return tuple(each for option in effect.options for each in option)
    return ()


def _by_hand(card: Name, effect: Effect) -> Text:
    if isinstance(effect, DiceChange) and effect.reroll is not None:
        return say("{card}: dice may be rolled again", card=card)
    return say("{card}, by hand: {effect}", card=card, effect=describe(effect))
