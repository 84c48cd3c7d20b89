"""Enemies of a fight: revealed, assigned, struck, defeated and rewarded (R-COMBAT-2, R-COMBAT-3, R-COMBAT-12..16)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from blackbook.campaign.scene import DEFEATED, STANDING, EnemyInPlay
from blackbook.content.effects import effects_from_data
from blackbook.rules.agenda import NOTHING, Answer, Step, Steps, watcher
from blackbook.rules.choices import NoteToPlayers
from blackbook.rules.effects import Cause, perform
from blackbook.rules.enemy_effects import StartOfCombat, blocking, effects_of, has_keyword, modifiers
from blackbook.rules.naming import NAME_ENTRY, NEW, is_released, known_options, new_component
from blackbook.rules.question import Barred, Entry, Option, Question
from blackbook.text import Name, Text, say

if TYPE_CHECKING:
    from blackbook.rules.game import Game

__all__ = ["StartOfCombat", "blocking", "effects_of", "has_keyword", "modifiers"]

SPECIAL = "special"
PRINTED = ("attack", "health", "effects", "reward")


def standing_enemies(game: Game) -> list[EnemyInPlay]:
    return [enemy for enemy in game.state.all(EnemyInPlay) if enemy.state == STANDING]


def enemy_name(game: Game, enemy: EnemyInPlay) -> Name:
    return game.name("bosses" if enemy.tier == SPECIAL else "enemies", enemy.enemy)


class RevealEnemy(Step):
    """The players tell which card came up (R-COMBAT-2)."""

    step: ClassVar[str] = "reveal_enemy"
    chapter: ClassVar[str] = "combat"

    tier: str

    def title(self, game: Game) -> Text:
        if self.tier == "strong":
            return say("Which strong enemy is revealed?")
        return say("Which enemy is revealed?")

    def question(self, game: Game) -> Question | None:
        if game.scene is None:
            return None
        fitting = [enemy for enemy in game.library.enemies.values() if enemy.tier in (self.tier, None)]
        lying = [enemy.enemy for enemy in game.state.all(EnemyInPlay)]
        known = known_options(game, "enemies", [enemy.id for enemy in fitting], lying)
        options = tuple(self._with_bar(game, option) for option in known)
        return Question(
            "R-COMBAT-2", self.title(game), (*options, Option(NEW, say("Another, by its name"))), entries=(NAME_ENTRY,)
        )

    def _with_bar(self, game: Game, option: Option) -> Option:
        """Enemies of the envelope come into their deck only once they are released (R-SETUP-3, R-ENV-1)."""
        if not game.library.enemies[option.id].campaign or is_released(game, "enemies", option.id):
            return option
        reason = say("It is still in the campaign envelope.")
        return Option(option.id, option.label, barred=Barred("R-ENV-1", reason))

    def answered(self, game: Game, answer: Answer) -> Steps:
        id = answer.chosen[0]
        if id == NEW:
            id = new_component(game, "enemies", answer.values.get("name"), tier=self.tier)
        draw(game, self.tier)
        return put_enemy(game, id, self.tier)


def draw(game: Game, tier: str) -> None:
    """Take a card from its deck; an empty one is made anew of the discard pile (A-COMBAT-16)."""
    deck = game.deck(tier)
    if deck.left == 0:
        deck.left, deck.discarded = deck.discarded, 0
    deck.left = max(0, deck.left - 1)


def put_enemy(game: Game, id: str, tier: str) -> Steps:
    """The enemy comes to the table; what is printed on it and not known yet is asked for first."""
    from blackbook.rules.printed import ask_printed

    return (*ask_printed(game, "enemies", id, *PRINTED), PutEnemy(enemy=id, tier=tier))


class PutEnemy(Step):
    """An enemy takes its place in the fight; without attack and health nobody can fight it, so these are told."""

    step: ClassVar[str] = "put_enemy"
    chapter: ClassVar[str] = "combat"

    enemy: str
    tier: str

    def title(self, game: Game) -> Text:
        return say("Attack and health of {enemy}", enemy=game.name("enemies", self.enemy))

    def question(self, game: Game) -> Question | None:
        printed = game.library.enemies.get(self.enemy)
        if game.scene is None or (printed is not None and printed.attack is not None and printed.health is not None):
            return None
        entries = (
            Entry("attack", "number", say("Attack"), minimum=0, maximum=99,
                  default=printed.attack if printed is not None else None),
            Entry("health", "number", say("Health"), minimum=1, maximum=99,
                  default=printed.health if printed is not None else None),
        )  # fmt: skip
        return Question("R-COMBAT-2", self.title(game), least=0, entries=entries)

    def run(self, game: Game) -> Steps:
        printed = game.library.enemies.get(self.enemy)
        if game.scene is None or printed is None:
            return NOTHING
        return self._put(game, printed.attack or 0, printed.health or 1)

    def answered(self, game: Game, answer: Answer) -> Steps:
        return self._put(game, int(answer.values["attack"]), int(answer.values["health"]))

    def _put(self, game: Game, attack: int, health: int) -> Steps:
        printed = game.library.enemies.get(self.enemy)
        effects = [effect.to_data() for effect in (printed.effects or () if printed is not None else ())]
        reward = [effect.to_data() for effect in (printed.reward or () if printed is not None else ())]
        game.state.add(
            EnemyInPlay(
                enemy=self.enemy, tier=self.tier, attack=attack, health=health, effects=effects, reward=reward
            )
        )
        name = game.name("enemies", self.enemy)
        numbers = {"attack": attack, "health": health}
        game.tell(say("{enemy} is revealed: attack {attack}, health {health}", enemy=name, **numbers))
        return NOTHING


class AssignEnemy(Step):
    """The active player gives an enemy to somebody; at least one to the own character (R-COMBAT-3)."""

    step: ClassVar[str] = "assign_enemy"
    chapter: ClassVar[str] = "combat"

    enemy: int
    last: bool = False

    def title(self, game: Game) -> Text:
        enemy = game.state.find(EnemyInPlay, self.enemy)
        return say("Who fights {enemy}?", enemy=enemy_name(game, enemy) if enemy is not None else "?")

    def question(self, game: Game) -> Question | None:
        enemy = game.state.find(EnemyInPlay, self.enemy)
        scene = game.scene
        whos = self._candidates(game)
        if scene is None or enemy is None or len(whos) < 2 or len(_assignable(game)) < 2:
            return None
        taken = any(each.assigned_to == scene.active for each in _assignable(game))
        bar = Barred("R-COMBAT-3", say("At least one enemy is for the active character."))
        options = tuple(
            Option(who, say("{who}", who=game.name("characters", who)),
                   barred=bar if self.last and not taken and who != scene.active else None)
            for who in whos
        )  # fmt: skip
        return Question("R-COMBAT-3", self.title(game), options, who=scene.active)

    def run(self, game: Game) -> Steps:
        whos = self._candidates(game)
        if game.scene is not None and whos:
            self._assign(game, game.scene.active if game.scene.active in whos else whos[0])
        return NOTHING

    def answered(self, game: Game, answer: Answer) -> Steps:
        self._assign(game, answer.chosen[0])
        return NOTHING

    def _candidates(self, game: Game) -> list[str]:
        from blackbook.rules.scenes import standing

        return [row.character for row in standing(game)]

    def _assign(self, game: Game, who: str) -> None:
        enemy = game.state.find(EnemyInPlay, self.enemy)
        if enemy is not None:
            enemy.assigned_to = who
            name = game.name("characters", who)
            game.tell(say("{enemy} is assigned to {who}", enemy=enemy_name(game, enemy), who=name))


def _assignable(game: Game) -> list[EnemyInPlay]:
    return [enemy for enemy in standing_enemies(game) if enemy.tier != SPECIAL]


class AssignEnemies(Step):
    """Every enemy but a special one is assigned (R-COMBAT-3, R-BOSS-2)."""

    step: ClassVar[str] = "assign_enemies"

    def title(self, game: Game) -> Text:
        return say("Assign the enemies")

    def run(self, game: Game) -> Steps:
        ids = [enemy.id or 0 for enemy in _assignable(game)]
        return tuple(AssignEnemy(enemy=id, last=id == ids[-1]) for id in ids)


@watcher
def enemies_of_the_fallen(game: Game) -> Steps:
    """As soon as a character falls its enemies wait for somebody else (R-COMBAT-21, A-COMBAT-8)."""
    for enemy in standing_enemies(game) if game.scene is not None else ():
        if enemy.assigned_to is not None and not enemy.orphaned and game.character(enemy.assigned_to).defeated:
            enemy.orphaned = True
    return NOTHING


class TakeOver(Step):
    """An enemy whose character has fallen or left goes to one of the others (R-COMBAT-21, R-DISP-2)."""

    step: ClassVar[str] = "take_over"
    chapter: ClassVar[str] = "combat"

    enemy: int

    def title(self, game: Game) -> Text:
        enemy = game.state.find(EnemyInPlay, self.enemy)
        return say("Who takes over {enemy}?", enemy=enemy_name(game, enemy) if enemy is not None else "?")

    def question(self, game: Game) -> Question | None:
        from blackbook.rules.scenes import standing

        whos = [row.character for row in standing(game)]
        if len(whos) < 2 or game.state.find(EnemyInPlay, self.enemy) is None:
            return None
        options = tuple(Option(who, say("{who}", who=game.name("characters", who))) for who in whos)
        return Question("R-COMBAT-21", self.title(game), options)

    def run(self, game: Game) -> Steps:
        from blackbook.rules.scenes import standing

        for row in standing(game)[:1]:
            self._take(game, row.character)
        return NOTHING

    def answered(self, game: Game, answer: Answer) -> Steps:
        self._take(game, answer.chosen[0])
        return NOTHING

    def _take(self, game: Game, who: str) -> None:
        enemy = game.state.find(EnemyInPlay, self.enemy)
        if enemy is not None:
            enemy.assigned_to, enemy.orphaned = who, False
            name = game.name("characters", who)
            game.tell(say("{who} takes over {enemy}", enemy=enemy_name(game, enemy), who=name))


def hit(game: Game, enemy: EnemyInPlay, n: int) -> Steps:
    """One source of damage strikes an enemy, whole; what is too much is lost (R-COMBAT-14, R-COMBAT-15)."""
    if enemy.state != STANDING or n <= 0:
        return NOTHING
    name = enemy_name(game, enemy)
    if has_keyword(game, enemy, "no_damage"):
        game.tell(say("{enemy} takes no damage", enemy=name))
        return NOTHING
    dealt = min(n, enemy.health - enemy.damage)
    enemy.damage += dealt
    game.tell(say("{enemy}: damage {damage}, {left} left", enemy=name, damage=dealt, left=enemy.health - enemy.damage))
    return defeat_enemy(game, enemy) if enemy.damage >= enemy.health else NOTHING


def defeat_enemy(game: Game, enemy: EnemyInPlay) -> Steps:
    """It is out of the fight; its reward goes at once to whom it was assigned (R-COMBAT-16, A-COMBAT-5)."""
    enemy.state = DEFEATED
    name = enemy_name(game, enemy)
    game.tell(say("{enemy} is defeated", enemy=name))
    if enemy.tier == SPECIAL:
        return NOTHING
    who = enemy.assigned_to or game.active
    cause = Cause(who=who, kind="enemies", component=enemy.enemy)
    printed = game.library.enemies.get(enemy.enemy)
    if not enemy.reward and (printed is None or printed.reward is None):
        return (NoteToPlayers(cause=cause),)
    return perform(effects_from_data(list(enemy.reward)), cause)
