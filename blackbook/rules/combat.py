"""A fight: enemies, at most three rounds of roll, character step and enemy step, and what follows (R-COMBAT)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, ClassVar

from pydantic import PlainSerializer

from blackbook.campaign.scene import COMBAT, EnemyInPlay, Scene
from blackbook.content.effects import Effects, Fight
from blackbook.rules.agenda import NOTHING, Answer, Step, Steps
from blackbook.rules.conditions import amount
from blackbook.rules.effects import Cause, operation, perform
from blackbook.rules.enemies import AssignEnemies, RevealEnemy, StartOfCombat, draw, put_enemy
from blackbook.rules.naming import is_released
from blackbook.rules.question import Option, Question
from blackbook.rules.rounds import DEFEAT, DRAW, VICTORY, FightRound
from blackbook.rules.scenes import CloseScene, busy, open_scene, participants
from blackbook.rules.unread_cards import ReadCards
from blackbook.text import Text, say

if TYPE_CHECKING:
    from blackbook.rules.game import Game


def begin_fight(
    game: Game,
    who: str,
    fight: Fight,
    request: int | None = None,
    way: int | None = None,
    won: Effects = (),
    *,
    cause: Cause,
) -> Steps:
    """Steps of a fight of that character (R-COMBAT-1).

    `won` and the reward of the fight are for winning (R-COMBAT-25); `request` and `way` name the request it may fulfil.
    """
    return (BeginFight(who=who, spec=fight, won=won, cause=cause, request=request, way=way),)


@operation(Fight)
def fight(game: Game, effect: Fight, cause: Cause) -> Steps:
    return begin_fight(game, cause.who, effect, cause=cause)


def _written(fight: Fight) -> dict[str, Any]:
    """The fight as a pack writes it; by itself pydantic leaves out what stands beside its table."""
    return fight.to_data()


class FightStep(Step):
    """What the first and the last step of a fight know of it."""

    chapter: ClassVar[str] = "combat"

    spec: Annotated[Fight, PlainSerializer(_written)]
    won: Effects = ()
    cause: Cause
    request: int | None = None
    way: int | None = None


class BeginFight(FightStep):
    """Everyone in the location takes part, willing or not; the enemies are revealed (R-COMBAT-2, R-COMBAT-4)."""

    step: ClassVar[str] = "begin_fight"

    who: str

    def title(self, game: Game) -> Text:
        return say("{who}: a fight", who=game.name("characters", self.who))

    def run(self, game: Game) -> Steps:
        if busy(game, self):
            return NOTHING
        location = game.character(self.who).location
        final = self.spec.boss is not None
        scene = Scene(kind=COMBAT, active=self.who, location=location, final=final, draw_counts_as=self.spec.draw)
        open_scene(game, scene)
        outcome = FightOutcome(
            spec=self.spec, won=self.won, cause=self.cause, request=self.request, way=self.way
        )
        return (*self._enemies(game), AssignEnemies(), PrepareForFight(), FightRound(number=1), outcome, CloseScene())

    def _enemies(self, game: Game) -> Steps:
        steps: list[Step] = []
        for tier, value in (("regular", self.spec.regular), ("strong", self.spec.strong)):
            steps += [RevealEnemy(tier=tier) for _ in range(amount(game, value, self.cause))]
        for id in self.spec.named:
            printed = game.library.enemies.get(id)
            tier = printed.tier if printed is not None and printed.tier is not None else "regular"
            draw(game, tier)
            steps += put_enemy(game, id, tier)
        if self.spec.boss is not None:
            from blackbook.rules.boss import put_boss

            steps += put_boss(game, self.spec.boss)
        return steps


class PrepareForFight(Step):
    """Everyone may swap cards; then comes what happens at the start of combat (R-COMBAT-6, R-COMBAT-7, A-COMBAT-2)."""

    step: ClassVar[str] = "prepare_for_fight"

    def title(self, game: Game) -> Text:
        return say("Before the first round")

    def run(self, game: Game) -> Steps:
        from blackbook.rules.conspiracy import swap_cards

        if game.scene is None:
            return NOTHING
        whos = tuple(row.character for row in participants(game) if not row.started)
        starts = (StartOfCombat(who=who) for who in whos)
        return (*swap_cards(game, whos), ReadCards(whos=whos), *starts)


class FightOutcome(FightStep):
    """Victory, defeat or draw, and what each brings (R-COMBAT-23..26); asked for if the rounds were played by hand."""

    step: ClassVar[str] = "fight_outcome"
    chapter: ClassVar[str] = "table"

    def title(self, game: Game) -> Text:
        return say("How did the fight end?")

    def question(self, game: Game) -> Question | None:
        if game.scene is None or game.scene.result is not None:
            return None
        options = (Option(VICTORY, say("Victory")), Option(DEFEAT, say("Defeat")), Option(DRAW, say("Draw")))
        return Question("R-COMBAT-23", self.title(game), options)

    def answered(self, game: Game, answer: Answer) -> Steps:
        if game.scene is not None:
            game.scene.result = answer.chosen[0]
        return (self,)

    def run(self, game: Game) -> Steps:
        scene = game.scene
        if scene is None:
            return NOTHING
        won = scene.result == VICTORY or (scene.result == DRAW and scene.draw_counts_as == "win")
        discard_enemies(game)
        winner = who_is_rewarded(game)
        rewards: Steps = NOTHING
        if won:
            rewards = perform((*self.won, *self.spec.reward), self.cause.about(winner))
        rewarded = winner if winner != scene.active else None
        close = CloseScene(fulfilled=won, request=self.request, way=self.way, rewarded=rewarded)
        if self.spec.boss is None:
            return (*rewards, close)
        from blackbook.rules.boss import BossOver

        return (*rewards, close, BossOver(boss=self.spec.boss, won=won))


def who_is_rewarded(game: Game) -> str:
    """The active character; if it fell, the next one clockwise that did not (R-COMBAT-25, A-COMBAT-14)."""
    scene = game.scene
    assert scene is not None
    entitled = {scene.active, *(row.character for row in participants(game))}
    for character in game.clockwise(scene.active):
        if character.id in entitled and not character.defeated:
            return character.id
    return scene.active


def discard_enemies(game: Game) -> None:
    """All enemy cards go to the discard piles of their decks (R-COMBAT-26)."""
    for enemy in game.state.all(EnemyInPlay):
        if enemy.tier not in ("regular", "strong"):
            continue
        deck = game.deck(enemy.tier)
        # An enemy told by name while its deck was empty was not one of these cards.
        if deck.left + deck.discarded < cards_of(game, enemy.tier):
            deck.discarded += 1


def cards_of(game: Game, tier: str) -> int:
    """How many cards a deck of enemies has, with those released from the envelope (R-SETUP-3)."""
    box = game.library.box
    enemies = game.library.enemies
    kept = [id for id, enemy in enemies.items() if enemy.campaign and enemy.tier == tier]
    released = [id for id in kept if is_released(game, "enemies", id)]
    return (box.regular_enemies if tier == "regular" else box.strong_enemies) + len(released)
