"""What checks and fights have in common: who takes part, joins and leaves, and what is tidied up afterwards."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar

from blackbook.campaign.characters import Character, SetAsideDie
from blackbook.campaign.scene import CHARACTER, CHECK, COMBAT, ENEMY, FIRST, EnemyInPlay, Participant, Scene
from blackbook.errors import UserError
from blackbook.rules.agenda import NOTHING, Answer, Step, Steps
from blackbook.rules.command import Command
from blackbook.rules.consumables import use_consumable
from blackbook.rules.dice import EnterDice
from blackbook.rules.house import HouseRule
from blackbook.rules.offers import offerer
from blackbook.rules.question import Offer, Option, Question
from blackbook.rules.unread_cards import ReadCards
from blackbook.text import Text, say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from blackbook.rules.game import Game

__all__ = ["joined", "left", "open_scene", "participants", "standing", "use_consumable"]

HOUSE_RULES = (
    HouseRule(
        "A-CHECK-1",
        options=(
            ("all", say("Everyone in the location takes part in a check")),
            ("chosen", say("The players choose who takes part in a check")),
        ),
    ),
)


def participants(game: Game) -> list[Participant]:
    """Everyone who takes part, in the order of the seats."""
    rows = {row.character: row for row in game.state.all(Participant) if not row.excluded}
    return [rows[id] for id in game.seats if id in rows]


def standing(game: Game) -> list[Participant]:
    """Those who take part and are not defeated."""
    return [row for row in participants(game) if not game.character(row.character).defeated]


def takes_part(game: Game, who: str) -> bool:
    row = game.state.find(Participant, who)
    return game.scene is not None and row is not None and not row.excluded


def busy(game: Game, step: Step) -> bool:
    """Whether another scene must end first; the step then waits below everything else.

    A scene whose result stands already makes room: its effects may bring the next one.
    """
    if game.scene is None:
        return False
    waiting = {each.step for each in game.agenda.steps}
    if game.scene.result is None and CloseScene.step in waiting:
        game.agenda.append(step)
        return True
    clear_scene(game)
    return False


def open_scene(game: Game, scene: Scene) -> None:
    """Everyone in the location takes part, willing or not (R-COMBAT-4, A-CHECK-1)."""
    game.state.add(scene)
    here = {each.id for each in game.at(scene.location)} | {scene.active}
    for id in game.seats:
        if id in here and not game.character(id).defeated:
            game.state.add(Participant(character=id))


def joined(game: Game, who: str) -> Steps:
    """A character has come to the location of the scene: it takes part from now on (R-TRADE-1, R-CHECK-7, W-9).

    It may swap cards, suffers what happens at the start of combat (R-COMBAT-8), and rolls if the dice of this round
    still count (A-COMBAT-6). No steps if there is no scene in its location.
    """
    scene = game.scene
    character = game.character(who)
    if scene is None or scene.result is not None or character.location != scene.location or character.defeated:
        return NOTHING
    if game.state.find(Participant, who) is not None:
        return NOTHING
    return enter(game, who)


def enter(game: Game, who: str) -> Steps:
    """Steps of a character that comes in after the others."""
    from blackbook.rules.conspiracy import swap_cards

    scene = game.scene
    assert scene is not None
    game.state.add(Participant(character=who, joined_round=max(1, scene.round)))
    game.tell(say("{who} joins in", who=game.name("characters", who)))
    steps: list[Step] = [*swap_cards(game, (who,)), ReadCards(whos=(who,))]
    if scene.kind == COMBAT:
        from blackbook.rules.enemies import StartOfCombat

        steps.append(StartOfCombat(who=who))
    if scene.stage == CHARACTER:
        steps.append(EnterDice(whos=(who,)))
    return steps


def left(game: Game, who: str) -> Steps:
    """A character has left the location of the scene (A-COMBAT-7): its enemies wait for somebody else."""
    scene = game.scene
    row = game.state.find(Participant, who)
    if scene is None or row is None or game.character(who).location == scene.location:
        return NOTHING
    game.state.remove(row)
    for enemy in game.state.all(EnemyInPlay):
        if enemy.assigned_to == who:
            enemy.orphaned = True
    game.tell(say("{who} is out of it", who=game.name("characters", who)))
    return NOTHING


class SetStage(Step):
    """The scene comes to its next moment."""

    step: ClassVar[str] = "set_stage"

    stage: str

    def title(self, game: Game) -> Text:
        titles = {
            CHARACTER: say("The dice are placed"),
            FIRST: say("Enemies that attack first"),
            ENEMY: say("The enemies' turn"),
        }
        return titles[self.stage]

    def run(self, game: Game) -> Steps:
        if game.scene is not None:
            game.scene.stage = self.stage
        return NOTHING


class WhoTakesPart(Step):
    """The players choose who takes part in a check, if their house rule lets them (A-CHECK-1)."""

    step: ClassVar[str] = "who_takes_part"
    chapter: ClassVar[str] = "check"

    def title(self, game: Game) -> Text:
        return say("Who takes part in the check?")

    def question(self, game: Game) -> Question | None:
        rows = participants(game)
        if len(rows) < 2 or game.house_rule("A-CHECK-1", "all") == "all":
            return None
        options = tuple(Option(row.character, say("{who}", who=game.name("characters", row.character))) for row in rows)
        everyone = tuple(row.character for row in rows)
        return Question("A-CHECK-1", self.title(game), options, most=len(options), suggested=everyone)

    def answered(self, game: Game, answer: Answer) -> Steps:
        for row in participants(game):
            row.excluded = row.character not in answer.chosen
        return NOTHING


class TakePart(Command):
    """A character is kept out of the scene by hand, or taken into it (A-CHECK-1)."""

    command: ClassVar[str] = "take_part"
    at_any_time: ClassVar[bool] = True

    who: str
    part: bool = True

    def describe(self, game: Game) -> Text:
        who = game.name("characters", self.who)
        return say("{who} takes part", who=who) if self.part else say("{who} takes no part", who=who)

    def apply(self, game: Game) -> None:
        scene = game.scene
        if scene is None:
            raise UserError(say("No check or fight is going on."))
        character, row = game.character(self.who), game.state.find(Participant, self.who)
        name = game.name("characters", self.who)
        if not self.part:
            if scene.kind != CHECK:
                game.forbid("R-COMBAT-4", say("All in the location take part in a fight."))
            if row is not None:
                row.excluded = True
            return
        if row is not None:
            row.excluded = False
            if scene.stage == CHARACTER and not row.rolled:
                game.agenda.push(EnterDice(whos=(self.who,)))
            return
        if character.location != scene.location:
            game.forbid("R-CHECK-3", say("{who} is not in the location.", who=name))
        if character.defeated:
            game.forbid("R-DEFEAT-2", say("{who} is defeated.", who=name))
        game.agenda.push(*enter(game, self.who))


def clear_scene(game: Game) -> None:
    """Take the scene from the table; dice that enemies held aside come back (R-CHECK-10, R-ENEMY-11)."""
    rows: Iterable[EnemyInPlay | Participant] = (*game.state.all(EnemyInPlay), *game.state.all(Participant))
    for row in rows:
        game.state.remove(row)
    for die in game.state.all(SetAsideDie):
        if die.cause != "demon":
            game.state.remove(die)
    if game.scene is not None:
        game.state.remove(game.scene)


class CloseScene(Step):
    """The scene is over: cards turn up, the request is resolved, then the fallen and the deals (R-COMBAT-27).

    One of these without a request waits below every scene, so that the table is cleared whatever is done by hand.
    """

    step: ClassVar[str] = "close_scene"

    fulfilled: bool = False
    request: int | None = None
    way: int | None = None
    rewarded: str | None = None
    """Who gets the reward of the request, if not its owner (R-COMBAT-25)."""

    def title(self, game: Game) -> Text:
        return say("Tidy up after the check or fight")

    def run(self, game: Game) -> Steps:
        from blackbook.rules.conspiracy import unflip_after_scene

        fallen = fallen_in_order(game)
        if game.scene is not None and game.scene.final:
            for character in fallen:
                character.fell_in_final = True
                character.defeated = False
            fallen = []
        if game.scene is not None and game.scene.active in [character.id for character in fallen]:
            turn_is_over(game, game.scene.active)
        clear_scene(game)
        unflip_after_scene(game)
        resolved: Steps = NOTHING
        if self.request is not None:
            from blackbook.rules.requests import request_resolved

            resolved = request_resolved(game, self.request, self.way or 0, self.fulfilled, self.rewarded)
        return (*resolved, AfterScene(fallen=tuple(character.id for character in fallen)))


def turn_is_over(game: Game, who: str) -> None:
    """Whoever falls on its own turn does nothing more in it (A-COMBAT-12)."""
    story = game.story
    if story.on_turn == who:
        story.moved = story.acted = story.ability_used = True


def fallen_in_order(game: Game) -> list[Character]:
    """Who fell in this scene, the active character first, then clockwise (R-DEFEAT-8)."""
    if game.scene is None:
        return []
    taking_part = {row.character for row in participants(game)}
    return [each for each in game.clockwise(game.scene.active) if each.defeated and each.id in taking_part]


class AfterScene(Step):
    """What follows for the fallen; the deals of 13 sins come when this is over (A-SIN-2, R-CHECK-9)."""

    step: ClassVar[str] = "after_scene"
    chapter: ClassVar[str] = "defeat"

    fallen: tuple[str, ...] = ()

    def title(self, game: Game) -> Text:
        return say("After the check or fight")

    def run(self, game: Game) -> Steps:
        from blackbook.rules.defeat import aftermath

        return aftermath(game, self.fallen)


@offerer
def scene_offers(game: Game) -> Iterator[Offer]:
    """Keep somebody out of a check, or take him in again."""
    scene = game.scene
    if scene is None or scene.kind != CHECK or scene.result is not None:
        return
    for row in game.state.all(Participant):
        who = game.name("characters", row.character)
        if row.excluded:
            yield Offer(TakePart(who=row.character), say("{who} takes part", who=who), "table")
        elif len(participants(game)) > 1:
            label = say("{who} takes no part", who=who)
            yield Offer(TakePart(who=row.character, part=False), label, "table")
