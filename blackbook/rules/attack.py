"""The enemy step: enemies attack, defense holds off what it can, the rest are wounds (R-COMBAT-18..20, R-ENEMY-5)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from blackbook.campaign.scene import ENEMY, FIRST, EnemyInPlay
from blackbook.rules.advice import advise
from blackbook.rules.agenda import NOTHING, Answer, Step, Steps
from blackbook.rules.bridge import resolver_case
from blackbook.rules.enemies import SPECIAL, enemy_name, has_keyword, standing_enemies
from blackbook.rules.enemy_effects import DealtDamage
from blackbook.rules.placing import carry_out_uses, read_plan
from blackbook.rules.question import Entry, Option, Question
from blackbook.rules.scenes import SetStage, standing
from blackbook.rules.sums import defense_left
from blackbook.rules.wounds import suffer
from blackbook.text import Text, say

if TYPE_CHECKING:
    from blackbook.rules.game import Game


@dataclass(frozen=True)
class Assault:
    """What comes at one character in an enemy step."""

    who: str
    enemies: tuple[EnemyInPlay, ...]
    defense: int

    @property
    def attack(self) -> int:
        return sum(enemy.attack for enemy in self.enemies)

    @property
    def wounds(self) -> int:
        return max(0, self.attack - self.defense)

    def to_json(self) -> dict[str, Any]:
        return {
            "character": self.who,
            "enemies": [f"enemy-{enemy.id}" for enemy in self.enemies],
            "attack": self.attack,
            "defense": self.defense,
            "wounds": self.wounds,
        }


def assaults(game: Game, first: bool) -> list[Assault]:
    """Whom the enemies of this step attack; `first` for those that attack before the characters."""
    attackers = [
        enemy
        for enemy in standing_enemies(game)
        if enemy.attack > 0 and not has_keyword(game, enemy, "no_attack")
        and has_keyword(game, enemy, "attacks_first") == first
    ]  # fmt: skip
    found = []
    for row in standing(game):
        enemies = tuple(enemy for enemy in attackers if attacks(game, enemy, row.character))
        if enemies:
            found.append(Assault(row.character, enemies, defense_left(game, row.character)))
    return found


def attacks(game: Game, enemy: EnemyInPlay, who: str) -> bool:
    """Its own character, or everyone; an enemy of a fallen one waits for the next round (A-COMBAT-8).

    A special enemy attacks everyone unless it was assigned by hand, as its own rules may say (R-BOSS-2).
    """
    if has_keyword(game, enemy, "hits_all") or (enemy.tier == SPECIAL and enemy.assigned_to is None):
        return True
    return enemy.assigned_to == who and not enemy.orphaned


def over(game: Game) -> bool:
    return game.scene is None or game.scene.result is not None


class BeforeAttack(Step):
    """The attack is seen: items and helpers may be used before wounds are taken (R-COMBAT-29, A-COMBAT-10)."""

    step: ClassVar[str] = "before_attack"
    chapter: ClassVar[str] = "combat"

    first: bool = False

    def title(self, game: Game) -> Text:
        if self.first:
            return say("Enemies that attack first are about to strike")
        return say("The enemies are about to strike")

    def question(self, game: Game) -> Question | None:
        if over(game) or not any(assault.wounds for assault in assaults(game, self.first)):
            return None
        options = (
            Option("go", say("Take the wounds")),
            Option("use", say("Use items or helpers, then look again")),
        )
        entries = (Entry("plan", "plan", say("Items and helpers used"), required=False),)
        return Question(
            "R-COMBAT-18", self.title(game), options, entries=entries, form="plan", facts=self._facts(game)
        )

    def _facts(self, game: Game) -> dict[str, Any]:
        case = resolver_case(game)
        return {
            "stage": FIRST if self.first else ENEMY,
            "case": case,
            **advise(case, None).to_json(),
            "assaults": [assault.to_json() for assault in assaults(game, self.first)],
        }

    def answered(self, game: Game, answer: Answer) -> Steps:
        plan = answer.values.get("plan")
        steps = carry_out_uses(game, read_plan(plan)) if plan is not None else NOTHING
        return (*steps, self) if answer.chosen == ("use",) else steps


class EnemiesAttack(Step):
    """All attack at once (R-COMBAT-18)."""

    step: ClassVar[str] = "enemies_attack"
    chapter: ClassVar[str] = "combat"

    first: bool = False

    def title(self, game: Game) -> Text:
        return say("The enemies attack")

    def run(self, game: Game) -> Steps:
        if over(game):
            return NOTHING
        steps: list[Step] = []
        for assault in assaults(game, self.first):
            steps += self._strike(game, assault)
        return steps

    def _strike(self, game: Game, assault: Assault) -> Sequence[Step]:
        row = next(row for row in standing(game) if row.character == assault.who)
        row.defense_spent += min(assault.attack, assault.defense)
        for enemy in assault.enemies:
            enemy.attacked = True
        names = tuple(enemy_name(game, enemy) for enemy in assault.enemies)
        who = game.name("characters", assault.who)
        numbers = {"attack": assault.attack, "defense": assault.defense}
        game.tell(say("{who} is attacked by {enemies}: {attack} against {defense}", who=who, enemies=names, **numbers))
        if not assault.wounds:
            return NOTHING
        fallen = suffer(game, game.character(assault.who), assault.wounds)
        return (*fallen, DealtDamage(who=assault.who, enemies=tuple(enemy.id or 0 for enemy in assault.enemies)))


def enemy_step(first: bool) -> Steps:
    """The steps of an enemy step."""
    return (SetStage(stage=FIRST if first else ENEMY), BeforeAttack(first=first), EnemiesAttack(first=first))
