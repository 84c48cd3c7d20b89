"""The check or fight that is going on, as its screen shows it: who takes part, with which cards and against whom."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from blackbook.campaign.scene import CHECK, EnemyInPlay, Participant, Scene
from blackbook.content.captions import describe_enemy_effect
from blackbook.content.effects import effects_from_data
from blackbook.content.wording import describe_all
from blackbook.resolver.explanation.outcome import Number
from blackbook.rules.dice import dice_due
from blackbook.rules.enemies import effects_of, enemy_name
from blackbook.rules.game import Game
from blackbook.rules.radar import Reminder, radar
from blackbook.rules.rounds import ROUNDS
from blackbook.rules.scenes import participants
from blackbook.rules.sums import difficulty_number
from blackbook.text import Name, Text, say
from blackbook.views.before_roll import BeforeRoll, before_roll
from blackbook.views.scene_cards import SceneCard, Supply, scene_cards, supplies


@dataclass(frozen=True)
class SceneDie:
    """A die as it fell; `card` is the card of the conspiracy on which the state holds it."""

    kind: str
    value: int
    aside: bool
    card: str | None


@dataclass(frozen=True)
class Fighter:
    """A character that takes part."""

    id: str
    name: Name
    letter: str
    role: Text
    """Why it is here: its check, its fight, or how it came."""
    defeated: bool
    wounds: int
    health: int
    """0 while nobody has read it off the board."""
    rubles: int
    rolled: bool
    attack_due: int
    defense_due: int
    """Dice to roll now, with what keys add and without those set aside."""
    dice: tuple[SceneDie, ...]
    cards: tuple[SceneCard, ...]
    supplies: tuple[Supply, ...]


@dataclass(frozen=True)
class Foe:
    """An enemy of the fight; `id` is the one that plans use."""

    id: str
    name: Name
    tier: str
    attack: int
    health: int
    damage: int
    state: str
    """standing, defeated or fled."""
    against: Name | None
    """Whom it attacks; None for everyone."""
    waits: bool
    """Its character has fallen or left: it attacks nobody until somebody takes it over."""
    effects: tuple[Text, ...]
    reward: Text | None


@dataclass(frozen=True)
class SceneView:
    """Everything that the screen of a check or fight shows beside the plan."""

    kind: str
    """check or combat."""
    check_kind: str | None
    title: Text
    round: int
    rounds: int | None
    """How many rounds the fight lasts at most; None where it goes on to the end."""
    stage: str
    by_sums: bool
    """The players tell sums instead of dice."""
    difficulty: Number | None
    """Of a check, with what demons add."""
    before_roll: BeforeRoll | None
    """What the odds of the check or round are counted from, while nobody has rolled."""
    fighters: tuple[Fighter, ...]
    foes: tuple[Foe, ...]
    faces: dict[str, tuple[int, ...]] | None
    """Faces of attack and defense dice; None while nobody has told them."""
    reminders: tuple[Reminder, ...]

    def fighter(self, who: str) -> Fighter:
        return next(each for each in self.fighters if each.id == who)


def scene_view(game: Game) -> SceneView | None:
    """The scene as it stands; None if there is none."""
    scene = game.scene
    if scene is None:
        return None
    faces = game.library.dice
    known = faces.attack is not None and faces.defense is not None
    return SceneView(
        kind=scene.kind,
        check_kind=scene.check_kind,
        title=_title(game, scene),
        round=scene.round,
        rounds=None if scene.final and game.house_rule("A-BOSS-1", "three") == "to_the_end" else ROUNDS,
        stage=scene.stage,
        by_sums=bool(scene.plan.get("by_sums")),
        difficulty=difficulty_number(game) if scene.kind == CHECK else None,
        before_roll=before_roll(game),
        fighters=tuple(_fighter(game, scene, row) for row in participants(game)),
        foes=tuple(_foe(game, enemy) for enemy in game.state.all(EnemyInPlay)),
        faces={"attack": tuple(faces.attack or ()), "defense": tuple(faces.defense or ())} if known else None,
        reminders=radar(game),
    )


def _title(game: Game, scene: Scene) -> Text:
    if scene.location is None:
        return say("Check") if scene.kind == CHECK else say("Fight")
    place = game.name("locations", scene.location)
    return say("Check: {place}", place=place) if scene.kind == CHECK else say("Fight: {place}", place=place)


def _fighter(game: Game, scene: Scene, row: Participant) -> Fighter:
    character = game.character(row.character)
    printed = game.library.characters.get(character.id)
    name = game.name("characters", character.id)
    due = dice_due(game, character.id)
    return Fighter(
        id=character.id,
        name=name,
        letter=(printed.letter if printed is not None and printed.letter else str(name)[:1]),
        role=_role(game, scene, row),
        defeated=character.defeated,
        wounds=character.wounds,
        health=character.health,
        rubles=character.rubles,
        rolled=row.rolled,
        attack_due=due["attack"],
        defense_due=due["defense"],
        dice=tuple(_die(row, index) for index in range(len(row.dice))),
        cards=scene_cards(game, character.id),
        supplies=supplies(game, character.id),
    )


def _role(game: Game, scene: Scene, row: Participant) -> Text:
    if row.character == scene.active and game.story.on_turn == row.character:
        return say("on turn")
    if row.character == scene.active:
        return say("the check is theirs") if scene.kind == CHECK else say("the fight is theirs")
    if row.joined_round > 1:
        return say("joined in round {round}", round=row.joined_round)
    return say("in the same place")


def _die(row: Participant, index: int) -> SceneDie:
    die = row.dice[index]
    card = row.placements.get(str(index))
    return SceneDie(die["kind"], die["value"], bool(die.get("aside")), f"card-{card}" if card is not None else None)


def _foe(game: Game, enemy: EnemyInPlay) -> Foe:
    def name_of(kind: str, id: str) -> Name:
        return game.name(kind, id)

    against = game.name("characters", enemy.assigned_to) if enemy.assigned_to is not None else None
    reward = effects_from_data(list(enemy.reward))
    return Foe(
        id=f"enemy-{enemy.id}",
        name=enemy_name(game, enemy),
        tier=enemy.tier,
        attack=enemy.attack,
        health=enemy.health,
        damage=enemy.damage,
        state=enemy.state,
        against=against,
        waits=enemy.orphaned,
        effects=tuple(describe_enemy_effect(effect, name_of) for effect in effects_of(enemy)),
        reward=describe_all(reward, name_of) if reward else None,
    )


JOINS = "{who} joins in"
ENDINGS = (
    "The check succeeds: {total} of {difficulty}", "The check fails: {total} of {difficulty}", "Victory", "Defeat",
    "Draw",
)  # fmt: skip


def how_joined(entries: Iterable[tuple[Text, tuple[Text, ...]]], who: Name) -> Text | None:
    """What brought a character into this scene, from the journal: what was done and what it told, newest first.

    None if it was there from the start.
    """
    for done, told in entries:
        lines = (done, *told)
        if any(line.template == JOINS and line.values["who"] == who for line in lines):
            return say("joined: {what}", what=done) if done.template != JOINS else say("joined later")
        if any(line.template in ENDINGS for line in lines):
            return None
    return None
