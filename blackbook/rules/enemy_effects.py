"""What enemies do besides striking: at the start, round by round, and to those they wound (R-ENEMY)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, ClassVar

from blackbook.campaign.characters import SetAsideDie
from blackbook.campaign.scene import STANDING, EnemyInPlay, Participant
from blackbook.content.effects import CardChange, Effects, FightStart, ForWho, Rule
from blackbook.content.foes import EnemyEffect
from blackbook.content.modifiers import BlockItems, Defeat, DiceMinus, FlipCards
from blackbook.rules.agenda import NOTHING, Answer, Step, Steps
from blackbook.rules.choices import NoteToPlayers
from blackbook.rules.dice_changes import set_aside
from blackbook.rules.effects import Cause, operation, perform
from blackbook.rules.house import HouseRule
from blackbook.rules.question import Option, Question
from blackbook.rules.standing import beside, in_force
from blackbook.text import Text, say

if TYPE_CHECKING:
    from blackbook.rules.game import Game

HOUSE_RULES = (
    HouseRule(
        "A-COMBAT-1",
        options=(
            ("all", say("What happens at the start of combat concerns everyone who takes part")),
            ("assignee", say("What happens at the start of combat concerns only whom the enemy is assigned to")),
        ),
    ),
    HouseRule(
        "A-COMBAT-4",
        options=(
            ("all", say("Every enemy whose attack was part of the damage has dealt damage")),
            ("ask", say("The players say which enemies have dealt the damage")),
        ),
    ),
)


def effects_of(enemy: EnemyInPlay) -> tuple[EnemyEffect, ...]:
    return tuple(EnemyEffect.model_validate(effect) for effect in enemy.effects)


def modifiers(game: Game, enemy: EnemyInPlay) -> Iterator[Any]:
    """Its keywords and standing modifiers of this round, as long as it stands (R-ENEMY-4, R-ENEMY-14)."""
    if enemy.state != STANDING:
        return
    round = max(1, game.scene.round) if game.scene is not None else 1
    now = {"start": True, "each_round": True, "round1": round == 1, "dealt_damage": enemy.hurt}
    for effect in effects_of(enemy):
        if now[effect.when]:
            yield from in_force(game, effect.do, cause_of(game, enemy))


def cause_of(game: Game, enemy: EnemyInPlay) -> Cause:
    """The enemy as the cause of what happens to whom it is assigned to, else to the active character."""
    who = enemy.assigned_to or game.active
    return Cause(who=who, kind=carrier(enemy), component=enemy.enemy, enemy=enemy.id)


def has_keyword(game: Game, enemy: EnemyInPlay, word: str) -> bool:
    return word in [modifier for modifier in modifiers(game, enemy) if isinstance(modifier, str)]


def blocking(game: Game, pool: str) -> EnemyInPlay | None:
    """The enemy that keeps everybody from using items of a category (R-ENEMY-9)."""
    for enemy in game.state.all(EnemyInPlay):
        if any(isinstance(each, BlockItems) and each.pool == pool for each in modifiers(game, enemy)):
            return enemy
    return None


def carrier(enemy: EnemyInPlay) -> str:
    return "bosses" if enemy.tier == "special" else "enemies"


class StartOfCombat(Step):
    """What enemies and its own demons do to a character before its first roll (R-COMBAT-7, R-COMBAT-8, R-DEMON-13)."""

    step: ClassVar[str] = "start_of_combat"
    chapter: ClassVar[str] = "combat"

    who: str

    def title(self, game: Game) -> Text:
        return say("Start of combat for {who}", who=game.name("characters", self.who))

    def run(self, game: Game) -> Steps:
        from blackbook.rules.demons import fight_start_effects

        row = game.state.find(Participant, self.who)
        if game.scene is None or row is None or row.started:
            return NOTHING
        row.started = True
        steps: list[Step] = []
        for enemy in game.state.all(EnemyInPlay):
            if enemy.state == STANDING:
                steps += self._suffered(game, enemy)
        steps += perform(fight_start_effects(game, self.who), Cause(who=self.who, kind="demons"))
        return steps

    def _suffered(self, game: Game, enemy: EnemyInPlay) -> Steps:
        steps: list[Step] = []
        cause = Cause(who=self.who, kind=carrier(enemy), component=enemy.enemy, enemy=enemy.id)
        for effect in effects_of(enemy):
            if effect.when == "start" and self._concerned(game, enemy, effect):
                steps += self._done(acts(effect.do), effect, cause)
        steps += dice_taken(game, enemy, self.who)
        return steps

    def _done(self, do: Effects, effect: EnemyEffect, cause: Cause) -> Steps:
        """Whom the card names by itself, or leaves to choose, it concerns once for the whole fight."""
        by_name = effect.who in ("team", "one_here", "one_any", "first_player")
        return perform((ForWho(who=effect.who, do=do),) if by_name and do else do, cause)

    def _concerned(self, game: Game, enemy: EnemyInPlay, effect: EnemyEffect) -> bool:
        """A-COMBAT-1: everyone; a single one named by the card only once."""
        narrow = game.house_rule("A-COMBAT-1", "all") == "assignee"
        if effect.who in ("self", "assignee") or (narrow and enemy.assigned_to is not None):
            return enemy.assigned_to == self.who
        if effect.who in ("here", "each", "damaged"):
            return True
        return game.scene is not None and self.who == game.scene.active


COUNTED = (str, BlockItems, DiceMinus)
"""Modifiers of an enemy that are looked up while it stands."""


def acts(effects: Effects) -> Effects:
    """Effects that do something at their moment; keywords and the like are only in force."""
    return beside(effects, COUNTED, COUNTED)


def dice_taken(game: Game, enemy: EnemyInPlay, who: str) -> Steps:
    """One die fewer for all: the owner chooses once (R-ENEMY-11, A-COMBAT-15)."""
    steps: list[Step] = []
    round = game.scene.round if game.scene is not None else 0
    for effect in effects_of(enemy):
        another = effect.who in ("self", "assignee") and enemy.assigned_to != who
        if not another and effect.when != "dealt_damage" and not (effect.when == "round1" and round > 1):
            steps += take_dice(game, enemy, effect, who)
    return steps


def take_dice(game: Game, enemy: EnemyInPlay, effect: EnemyEffect, who: str) -> Steps:
    """The dice that one effect of an enemy takes from a character."""
    source = f"{enemy.id}" if effect.when != "round1" else f"{enemy.id} round1"
    minus = [each for each in in_force(game, effect.do, cause_of(game, enemy)) if isinstance(each, DiceMinus)]
    taken = [set_aside(game, who, each.kind or "any", each.minus, "enemy", source) for each in minus]
    return tuple(step for steps in taken for step in steps)


def dice_come_back(game: Game) -> None:
    """At the end of a round: dice that an enemy held that is gone, or held for the first round (R-ENEMY-11)."""
    living = {str(enemy.id) for enemy in game.state.all(EnemyInPlay) if enemy.state == STANDING}
    for die in game.state.all(SetAsideDie):
        if die.cause == "enemy" and die.source not in living:
            game.state.remove(die)
            game.tell(say("{who} takes a die back", who=game.name("characters", die.character)))


class RoundEffects(Step):
    """What enemies do in every round or in the first, at one of its moments (R-ENEMY-1, R-ENEMY-4)."""

    step: ClassVar[str] = "round_effects"
    chapter: ClassVar[str] = "table"

    moment: str

    def title(self, game: Game) -> Text:
        return say("Effects of the enemies in this round")

    def run(self, game: Game) -> Steps:
        from blackbook.rules.scenes import standing

        scene = game.scene
        if scene is None or scene.result is not None:
            return NOTHING
        steps: list[Step] = []
        for enemy in game.state.all(EnemyInPlay):
            for effect in effects_of(enemy) if enemy.state == STANDING else ():
                now = effect.when == "each_round" or (effect.when == "round1" and scene.round == 1)
                if now and (effect.step or "enemy") == self.moment:
                    steps += self._perform(game, enemy, effect, [row.character for row in standing(game)])
        return steps

    def _perform(self, game: Game, enemy: EnemyInPlay, effect: EnemyEffect, here: list[str]) -> Steps:
        do = acts(effect.do)
        cause = cause_of(game, enemy)
        if effect.who == "here":
            return tuple(step for who in here for step in perform(do, cause.about(who)))
        return perform((ForWho(who=effect.who, do=do),), cause) if do else NOTHING


class DealtDamage(Step):
    """What enemies do to a character that took a wound from them (R-ENEMY-2, A-COMBAT-4)."""

    step: ClassVar[str] = "dealt_damage"
    chapter: ClassVar[str] = "combat"

    who: str
    enemies: tuple[int, ...]

    def title(self, game: Game) -> Text:
        return say("Which enemies have wounded {who}?", who=game.name("characters", self.who))

    def question(self, game: Game) -> Question | None:
        if len(self.enemies) < 2 or game.house_rule("A-COMBAT-4", "all") == "all":
            return None
        rows = [game.state.get(EnemyInPlay, id) for id in self.enemies]
        options = tuple(Option(str(row.id), say("{enemy}", enemy=game.name(carrier(row), row.enemy))) for row in rows)
        every = tuple(option.id for option in options)
        return Question("A-COMBAT-4", self.title(game), options, least=0, most=len(options), suggested=every)

    def run(self, game: Game) -> Steps:
        return self._follow(game, self.enemies)

    def answered(self, game: Game, answer: Answer) -> Steps:
        return self._follow(game, tuple(int(id) for id in answer.chosen))

    def _follow(self, game: Game, enemies: tuple[int, ...]) -> Steps:
        steps: list[Step] = []
        for id in enemies:
            enemy = game.state.find(EnemyInPlay, id)
            if enemy is None:
                continue
            enemy.hurt = True
            cause = Cause(who=self.who, kind=carrier(enemy), component=enemy.enemy, enemy=id, damaged=(self.who,))
            for effect in effects_of(enemy):
                if effect.when == "dealt_damage":
                    named = effect.who if "who" in effect.model_fields_set else "damaged"
                    steps += perform((ForWho(who=named, do=acts(effect.do)),), cause)
                    steps += take_dice(game, enemy, effect, self.who)
        return steps


@operation(Rule)
def rule(game: Game, effect: Rule, cause: Cause) -> Steps:
    """A modifier is in force as long as its card is, by being looked up there; carried out by itself it is kept by the
    players. "You are defeated" happens at once (R-ENEMY-8), and so does what a fight brings when it begins."""
    if isinstance(effect.modifier, Defeat):
        from blackbook.rules.defeat import fall

        return fall(game, game.character(cause.who))
    if game.scene is not None and cause.kind in ("enemies", "bosses", "demons"):
        if isinstance(effect.modifier, FlipCards):
            return perform((CardChange(flip=effect.modifier.n, filter=effect.modifier.filter),), cause)
        if isinstance(effect.modifier, FightStart):
            return perform(effect.modifier.effects, cause)
    return (NoteToPlayers(effects=(effect,), cause=cause),)
