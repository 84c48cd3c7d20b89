"""What follows from a correction: values derived from the corrected one, and questions that it raises."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from blackbook.campaign.base import Row
from blackbook.campaign.campaign import StoryResult
from blackbook.campaign.characters import Character
from blackbook.campaign.components import CardInPlay, JobCard
from blackbook.campaign.game import NIGHT, Seat, StoryGame
from blackbook.campaign.scene import STANDING, EnemyInPlay
from blackbook.campaign.track import Track
from blackbook.rules.agenda import NOTHING, Answer, Step, Steps
from blackbook.rules.defeat import fall
from blackbook.rules.demons import demons_changed
from blackbook.rules.question import Option, Question
from blackbook.rules.sins import MOST_SINS
from blackbook.text import Text, say

if TYPE_CHECKING:
    from blackbook.rules.game import Game


def before_correction(game: Game, row: Row, field: str, given: Any) -> None:
    """The highest space of the day goes with the marker that had reached it; two who swap seats do so at once."""
    if isinstance(row, Seat):
        for other in game.state.all(Seat):
            if other.character == given:
                other.character = row.character
    if isinstance(row, Track) and field == "marker" and (row.highest == row.marker or given > row.highest):
        row.highest = given


def corrected(game: Game, row: Row, field: str, before: Any) -> Steps:
    """Bring what depends on a corrected value in line; steps ask what only the players know."""
    match row:
        case Character():
            return character_corrected(game, row, field, before)
        case StoryGame():
            return story_corrected(game, row, field)
        case CardInPlay() if field == "face_up":
            row.flipped_by = None if row.face_up else row.flipped_by or "fight"
            row.flipping_demon = None if row.face_up else row.flipping_demon
        case JobCard() if game.is_set_up:
            return demons_changed(game)
        case EnemyInPlay() if row.state == STANDING and row.damage >= row.health:
            return (AskEnemyDefeated(enemy=row.id or 0),)
    return NOTHING


def lifted(game: Game, row: Row) -> Steps:
    """What follows when a component is taken away: the demons of a slot without a job wake."""
    return demons_changed(game) if isinstance(row, JobCard) and game.is_set_up else NOTHING


def character_corrected(game: Game, row: Character, field: str, before: Any) -> Steps:
    match field:
        case "sins" if row.sins >= MOST_SINS and not row.cursed and not row.deal_due:
            row.reached_13 = True
            return (AskDealDue(who=row.id),)
        case "cursed" if row.cursed:
            row.deal_due, row.reached_13 = False, True
        case "wounds" | "health" if row.wounds >= row.health > 0 and not row.defeated:
            return (AskDefeated(who=row.id),)
        case "location" if game.scene is not None:
            from blackbook.rules import scenes

            if row.location == game.scene.location:
                return scenes.joined(game, row.id)
            return scenes.left(game, row.id) if before == game.scene.location else NOTHING
    return NOTHING


def story_corrected(game: Game, row: StoryGame, field: str) -> Steps:
    match field:
        case "phase":
            row.on_turn = None if row.phase == NIGHT else row.on_turn or game.in_turn_order[0].id
        case "on_turn":
            row.moved = row.acted = row.ability_used = False
            row.stood_at = None
        case "outcome":
            results = [result for result in game.state.all(StoryResult) if result.story == row.story]
            if row.outcome is None:
                if results:
                    game.state.remove(results[-1])
                row.on_turn = row.on_turn or (None if row.phase == NIGHT else game.in_turn_order[0].id)
            elif results:
                results[-1].outcome = row.outcome
    return NOTHING


class AskDealDue(Step):
    """The counter stands at 13: is the deal card still to be drawn?"""

    step: ClassVar[str] = "ask_deal_due"

    who: str

    def title(self, game: Game) -> Text:
        return say("{who} is at 13 sins: is a deal card due?", who=game.name("characters", self.who))

    def question(self, game: Game) -> Question | None:
        options = (Option("yes", say("Draw a deal card")), Option("no", say("It has been dealt with")))
        return Question("R-SIN-2", self.title(game), options, who=self.who)

    def answered(self, game: Game, answer: Answer) -> Steps:
        game.character(self.who).deal_due = answer.chosen == ("yes",)
        return NOTHING


class AskDefeated(Step):
    """As many wounds as health: is the character defeated?"""

    step: ClassVar[str] = "ask_defeated"

    who: str

    def title(self, game: Game) -> Text:
        return say("{who} has as many wounds as health: defeated?", who=game.name("characters", self.who))

    def question(self, game: Game) -> Question | None:
        options = (Option("yes", say("Defeated")), Option("no", say("Still standing")))
        return Question("R-DEFEAT-1", self.title(game), options, who=self.who)

    def answered(self, game: Game, answer: Answer) -> Steps:
        return fall(game, game.character(self.who)) if answer.chosen == ("yes",) else NOTHING


class AskEnemyDefeated(Step):
    """As much damage as health: is the enemy defeated, and its reward due?"""

    step: ClassVar[str] = "ask_enemy_defeated"

    enemy: int

    def title(self, game: Game) -> Text:
        enemy = game.state.find(EnemyInPlay, self.enemy)
        name = game.name("enemies", enemy.enemy) if enemy is not None else say("the enemy")
        return say("{enemy} has as much damage as health: defeated?", enemy=name)

    def question(self, game: Game) -> Question | None:
        if game.state.find(EnemyInPlay, self.enemy) is None:
            return None
        options = (Option("yes", say("Defeated")), Option("no", say("Still standing")))
        return Question("R-COMBAT-15", self.title(game), options)

    def answered(self, game: Game, answer: Answer) -> Steps:
        from blackbook.rules.enemies import defeat_enemy

        enemy = game.state.get(EnemyInPlay, self.enemy)
        return defeat_enemy(game, enemy) if answer.chosen == ("yes",) else NOTHING
