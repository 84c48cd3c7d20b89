"""The rounds of a fight (R-COMBAT-9): roll, character step, enemy step, end of the round."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from blackbook.campaign.scene import CHARACTER, FLED, ROLL, EnemyInPlay, Participant
from blackbook.errors import UserError
from blackbook.rules.advice import advise
from blackbook.rules.agenda import NOTHING, Answer, Step, Steps
from blackbook.rules.attack import assaults, enemy_step, over
from blackbook.rules.bridge import resolver_case, row_id
from blackbook.rules.dice import EnterDice
from blackbook.rules.enemies import TakeOver, enemy_name, has_keyword, hit, standing_enemies
from blackbook.rules.enemy_effects import RoundEffects, dice_come_back
from blackbook.rules.house import HouseRule
from blackbook.rules.placing import carry_out_uses, chosen_plan, extras, kept_plan
from blackbook.rules.question import Entry, Option, Question
from blackbook.rules.scenes import SetStage, participants, standing
from blackbook.rules.sums import blows_now, defense_of
from blackbook.text import Text, say

if TYPE_CHECKING:
    from blackbook.rules.game import Game

VICTORY, DEFEAT, DRAW = "victory", "defeat", "draw"
ROUNDS = 3

HOUSE_RULES = (
    HouseRule(
        "A-BOSS-1",
        options=(
            ("three", say("The final battle lasts three rounds like any other")),
            ("to_the_end", say("The final battle lasts until one side is beaten")),
        ),
    ),
)


class FightRound(Step):
    """A round: all dice are rolled again, whatever lay on cards (R-COMBAT-10)."""

    step: ClassVar[str] = "fight_round"

    number: int

    def title(self, game: Game) -> Text:
        return say("Round {number}", number=self.number)

    def run(self, game: Game) -> Steps:
        scene = game.scene
        if not game.state.all(EnemyInPlay):
            # Nobody has told which enemies there are: how the fight ends is told as well.
            return NOTHING
        if scene is None or end_if_decided(game):
            return NOTHING
        scene.round, scene.stage, scene.plan = self.number, ROLL, {}
        for row in game.state.all(Participant):
            row.rolled, row.dice, row.placements, row.defense_spent = False, [], {}, 0
        game.tell(self.title(game))
        return (
            RoundEffects(moment="roll"),
            EnterDice(),
            SetStage(stage=CHARACTER),
            RoundEffects(moment="character"),
            PlanRound(),
            *enemy_step(first=True),
            CharactersStrike(),
            RoundEffects(moment="enemy"),
            *enemy_step(first=False),
            RoundEffects(moment="end"),
            EndOfRound(),
        )


def end_if_decided(game: Game) -> bool:
    """Victory as soon as no enemy is left, defeat when everybody has fallen (R-COMBAT-17, R-COMBAT-23)."""
    scene = game.scene
    if scene is None or scene.result is not None:
        return True
    if not standing_enemies(game):
        scene.result = VICTORY
        game.tell(say("Victory"))
    elif not standing(game):
        # Who only walked away is not defeated.
        scene.result = DEFEAT if participants(game) else DRAW
        game.tell(say("Defeat") if scene.result == DEFEAT else say("Draw"))
    return scene.result is not None


class PlanRound(Step):
    """Dice on cards, aims, items and helpers; all may change until the players go on (A-COMBAT-17)."""

    step: ClassVar[str] = "plan_round"
    chapter: ClassVar[str] = "combat"

    def title(self, game: Game) -> Text:
        return say("Round {number}: place dice and aim", number=game.scene.round if game.scene is not None else 0)

    def question(self, game: Game) -> Question | None:
        if over(game) or not standing(game) or not standing_enemies(game):
            return None
        options = (
            Option("go", say("Go on with this plan")),
            Option("keep", say("Keep the plan, go on later")),
            Option("dice", say("Tell the dice anew")),
        )
        entries = (
            Entry("plan", "plan", say("Dice on cards, aims, items and helpers used"), required=False),
            Entry("damage", "sums", say("Damage to each enemy, if only sums are told"), required=False),
            Entry("defense", "sums", say("Defense of each character, if only sums are told"), required=False),
        )
        return Question(
            "R-COMBAT-13", self.title(game), options, entries=entries, form="plan", facts=self._facts(game)
        )

    def _facts(self, game: Game) -> dict[str, Any]:
        case = resolver_case(game)
        scene = game.scene
        return {
            "stage": CHARACTER,
            "round": scene.round if scene is not None else 0,
            "case": case,
            **advise(case, kept_plan(game)).to_json(),
            "defense": {row.character: defense_of(game, row.character) for row in standing(game)},
            "assaults": [each.to_json() for first in (True, False) for each in assaults(game, first)],
            "by_sums": bool(scene is not None and scene.plan.get("by_sums")),
        }

    def answered(self, game: Game, answer: Answer) -> Steps:
        choice = answer.chosen[0]
        if choice == "dice":
            return (EnterDice(whos=tuple(row.character for row in standing(game))), self)
        told = bool({"damage", "defense"} & set(answer.values))
        by_sums = game.scene is not None and bool(game.scene.plan.get("by_sums"))
        plan = chosen_plan(game, answer.values.get("plan"), told or by_sums)
        self._keep_sums(game, answer)
        if choice == "keep":
            return (self,)
        return (*extras(game, plan), *carry_out_uses(game, plan))

    def _keep_sums(self, game: Game, answer: Answer) -> None:
        """Sums told instead of dice: damage by enemy, defense by character; what was used before is in them."""
        scene = game.scene
        assert scene is not None
        sums: dict[str, Any] = {}
        for name in ("damage", "defense"):
            told = answer.values.get(name)
            if told is None:
                continue
            if not isinstance(told, dict) or not all(isinstance(n, int) and n >= 0 for n in told.values()):
                raise UserError(say('"{name}" must tell a number for each.', name=name))
            sums[name] = told
        if sums:
            scene.plan = {**scene.plan, "damage": {}, "defense": {}, **sums}
            scene.used = [{**use, "counted": True} if use["round"] == scene.round else use for use in scene.used]


class CharactersStrike(Step):
    """Every source of those who still stand hits its enemy; a reward comes at once (R-COMBAT-12..17)."""

    step: ClassVar[str] = "characters_strike"
    chapter: ClassVar[str] = "combat"

    def title(self, game: Game) -> Text:
        return say("The characters strike")

    def run(self, game: Game) -> Steps:
        scene = game.scene
        if scene is None or scene.result is not None:
            return NOTHING
        told = scene.plan.get("damage")
        steps = self._told(game, told) if isinstance(told, dict) else self._blows(game)
        scene.used = [{**use, "dealt": True} if use["round"] == scene.round else use for use in scene.used]
        end_if_decided(game)
        return steps

    def _told(self, game: Game, told: dict[str, int]) -> Steps:
        steps: list[Step] = []
        for id, n in told.items():
            enemy = game.state.find(EnemyInPlay, row_id(id))
            steps += hit(game, enemy, n) if enemy is not None else NOTHING
        standing_now = {row.character for row in standing(game)}
        for use in game.scene.used if game.scene is not None else ():
            later = use["attack"] and not use["counted"] and not use["dealt"] and use["owner"] in standing_now
            enemy = game.state.find(EnemyInPlay, use["enemy"]) if later else None
            steps += hit(game, enemy, use["attack"]) if enemy is not None else NOTHING
        return steps

    def _blows(self, game: Game) -> Steps:
        steps: list[Step] = []
        for blow in blows_now(game):
            aimed = game.state.find(EnemyInPlay, blow.enemy) if blow.enemy is not None else None
            enemy = aimed or self._first_in_reach(game)
            steps += hit(game, enemy, blow.amount) if enemy is not None else NOTHING
        return steps

    def _first_in_reach(self, game: Game) -> EnemyInPlay | None:
        """Where a source goes that nobody aimed: every source hits some enemy (R-COMBAT-13)."""
        enemies = [enemy for enemy in standing_enemies(game) if not has_keyword(game, enemy, "no_damage")]
        return enemies[0] if enemies else None


class EndOfRound(Step):
    """Enemies that flee leave; then the fight is decided, or the next round begins (R-COMBAT-22, R-ENEMY-12)."""

    step: ClassVar[str] = "end_of_round"

    def title(self, game: Game) -> Text:
        return say("End of the round")

    def run(self, game: Game) -> Steps:
        if over(game):
            return NOTHING
        fleeing = [e for e in standing_enemies(game) if e.attacked and has_keyword(game, e, "flees")]
        return (*(Flee(enemy=enemy.id or 0) for enemy in fleeing), AfterRound())


class Flee(Step):
    """An enemy that has attacked flees: no reward, and it counts as beaten (R-ENEMY-12, A-COMBAT-11)."""

    step: ClassVar[str] = "flee"
    chapter: ClassVar[str] = "combat"

    enemy: int

    def title(self, game: Game) -> Text:
        enemy = game.state.find(EnemyInPlay, self.enemy)
        return say("Does {enemy} flee?", enemy=enemy_name(game, enemy) if enemy is not None else "?")

    def question(self, game: Game) -> Question | None:
        enemy = game.state.find(EnemyInPlay, self.enemy)
        if enemy is None or enemy.hurt:
            return None
        note = say("It has attacked and wounded nobody.")
        options = (Option("yes", say("It flees"), note=note), Option("no", say("It stays")))
        return Question("A-COMBAT-11", self.title(game), options)

    def run(self, game: Game) -> Steps:
        enemy = game.state.find(EnemyInPlay, self.enemy)
        if enemy is not None:
            enemy.state = FLED
            game.tell(say("{enemy} flees", enemy=enemy_name(game, enemy)))
        return NOTHING

    def answered(self, game: Game, answer: Answer) -> Steps:
        return self.run(game) if answer.chosen == ("yes",) else NOTHING


class AfterRound(Step):
    """The fight is decided, or somebody takes over what the fallen leave, and the next round begins (R-COMBAT-21)."""

    step: ClassVar[str] = "after_round"

    def title(self, game: Game) -> Text:
        return say("After the round")

    def run(self, game: Game) -> Steps:
        scene = game.scene
        if scene is None or end_if_decided(game):
            return NOTHING
        dice_come_back(game)
        if scene.round >= ROUNDS and not (scene.final and game.house_rule("A-BOSS-1", "three") == "to_the_end"):
            scene.result = DRAW
            game.tell(say("Draw"))
            return NOTHING
        upright = {row.character for row in standing(game)}
        assigned = [enemy for enemy in standing_enemies(game) if enemy.assigned_to is not None]
        orphans = [enemy for enemy in assigned if enemy.orphaned or enemy.assigned_to not in upright]
        return (*(TakeOver(enemy=enemy.id or 0) for enemy in orphans), FightRound(number=scene.round + 1))
