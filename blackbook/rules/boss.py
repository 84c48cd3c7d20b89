"""Special enemies and the final battle (R-BOSS): never assigned, attacking everyone, with paragraphs for the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from blackbook.campaign.scene import EnemyInPlay
from blackbook.content.foes import Boss
from blackbook.rules.agenda import NOTHING, Answer, Step, Steps
from blackbook.rules.choices import NoteToPlayers
from blackbook.rules.conditions import amount
from blackbook.rules.effects import Cause
from blackbook.rules.enemies import SPECIAL
from blackbook.rules.question import Entry, Option, Question
from blackbook.text import Text, say

if TYPE_CHECKING:
    from blackbook.rules.game import Game


def printed_boss(game: Game, id: str) -> Boss | None:
    return game.library.bosses.get(id)


def put_boss(game: Game, id: str) -> Steps:
    """The board of a special enemy comes to the table, with its rules (R-BOSS-1)."""
    from blackbook.rules.printed import ask_printed

    return (*ask_printed(game, "bosses", id, "attack", "health"), PutBoss(boss=id))


class PutBoss(Step):
    """The special enemy; its damage is kept on the health counter (R-BOSS-3)."""

    step: ClassVar[str] = "put_boss"
    chapter: ClassVar[str] = "combat"

    boss: str

    def title(self, game: Game) -> Text:
        return say("Attack and health of {enemy}", enemy=game.name("bosses", self.boss))

    def question(self, game: Game) -> Question | None:
        boss = printed_boss(game, self.boss)
        if game.scene is None or (boss is not None and boss.attack is not None and boss.health is not None):
            return None
        entries = (
            Entry("attack", "number", say("Attack"), minimum=0, maximum=99),
            Entry("health", "number", say("Health"), minimum=1, maximum=999),
        )
        return Question("R-BOSS-1", self.title(game), least=0, entries=entries)

    def run(self, game: Game) -> Steps:
        boss = printed_boss(game, self.boss)
        if game.scene is None or boss is None:
            return NOTHING
        cause = Cause(who=game.scene.active, kind="bosses", component=self.boss)
        return self._put(game, amount(game, boss.attack or 0, cause), amount(game, boss.health or 1, cause))

    def answered(self, game: Game, answer: Answer) -> Steps:
        return self._put(game, int(answer.values["attack"]), int(answer.values["health"]))

    def _put(self, game: Game, attack: int, health: int) -> Steps:
        boss = printed_boss(game, self.boss)
        effects = [effect.to_data() for effect in boss.effects] if boss is not None else []
        game.state.add(EnemyInPlay(enemy=self.boss, tier=SPECIAL, attack=attack, health=health, effects=effects))
        name = game.name("bosses", self.boss)
        game.tell(say("{enemy}: attack {attack}, health {health}", enemy=name, attack=attack, health=health))
        return self._own_rules(game, boss)

    def _own_rules(self, game: Game, boss: Boss | None) -> Steps:
        """Its paragraph of rules, and where it differs from the rulebook (R-BOSS-1, R-GEN-1)."""
        if boss is None or game.scene is None:
            return NOTHING
        cause = Cause(who=game.scene.active, kind="bosses", component=self.boss)
        notes = tuple(NoteToPlayers(text=text, cause=cause) for text in boss.differences)
        if boss.rules_paragraph is None:
            return notes
        from blackbook.rules.story import read_paragraph

        return (*read_paragraph(game, boss.rules_paragraph, say("Rules of {enemy}", enemy=boss.label)), *notes)


class BossOver(Step):
    """After the battle the paragraph of victory or of defeat is read (R-BOSS-1, R-BOSS-4)."""

    step: ClassVar[str] = "boss_over"
    chapter: ClassVar[str] = "story"

    boss: str
    won: bool
    asked: bool = False

    def title(self, game: Game) -> Text:
        return say("After the battle with {enemy}", enemy=game.name("bosses", self.boss))

    def run(self, game: Game) -> Steps:
        from blackbook.rules.printed import ask_printed
        from blackbook.rules.story import read_paragraph

        boss = printed_boss(game, self.boss)
        number = (boss.win if self.won else boss.loss) if boss is not None else None
        end = EndOfStory(won=self.won)
        if number is not None:
            return (*read_paragraph(game, number, self.title(game)), end)
        if self.asked:
            return (end,)
        field = "win" if self.won else "loss"
        again = BossOver(boss=self.boss, won=self.won, asked=True)
        return (*ask_printed(game, "bosses", self.boss, field), again)


class EndOfStory(Step):
    """A final battle ends the story; a lost one may be followed by the next story all the same (R-END-3, R-END-4)."""

    step: ClassVar[str] = "end_of_story"
    chapter: ClassVar[str] = "story"

    won: bool

    def title(self, game: Game) -> Text:
        return say("Does the story end with this battle?")

    def question(self, game: Game) -> Question | None:
        if game.story.outcome is not None:
            return None
        end = say("The story ends: won") if self.won else say("The story ends: lost in the final battle")
        options = (Option("end", end), Option("on", say("The story goes on")))
        return Question("R-BOSS-4", self.title(game), options)

    def answered(self, game: Game, answer: Answer) -> Steps:
        if answer.chosen == ("end",):
            from blackbook.rules.ending import end_game

            return end_game(game, "won" if self.won else "lost_final")
        from blackbook.rules.defeat import aftermath

        # It was not the final battle after all: whoever fell in it is dealt with like after any other (R-DEFEAT-3).
        fallen = [character for character in game.clockwise(game.active) if character.fell_in_final]
        for character in fallen:
            character.fell_in_final = False
        return aftermath(game, (character.id for character in fallen))
