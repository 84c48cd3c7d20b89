"""Defeat: out of the fight or paragraph, and afterwards home, healed and ransomed (R-DEFEAT)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar

from blackbook.campaign.characters import Character
from blackbook.content.characters import Ransom
from blackbook.content.effects import Discontent, Effects, End, ForWho, Marker, Note, Read, Unlock
from blackbook.content.printed import Printed
from blackbook.rules.agenda import NOTHING, Answer, Step, Steps, watcher
from blackbook.rules.effects import Cause, perform
from blackbook.rules.events import event_is_going_on
from blackbook.rules.question import Option, Question
from blackbook.text import Text, say

if TYPE_CHECKING:
    from blackbook.rules.game import Game

OF_THE_TABLE: tuple[type[Printed], ...] = (Discontent, End, ForWho, Marker, Note, Read, Unlock)
"""Operations that concern the table, or name for themselves whom they concern: done once, whoever else pays."""


def fall(game: Game, character: Character) -> Steps:
    """The character is defeated (R-DEFEAT-1).

    What follows waits until the fight or paragraph is over; of the final battle nothing follows (R-BOSS-5).
    """
    if character.defeated:
        return NOTHING
    character.defeated = True
    game.tell(say("{who} is defeated", who=game.name("characters", character.id)))
    if game.scene is not None and game.scene.final:
        character.fell_in_final = True
    return NOTHING


def aftermath(game: Game, whos: Iterable[str]) -> Steps:
    """What follows for defeated characters, for each by itself and in the order given (R-DEFEAT-8)."""
    steps: list[Step] = []
    for character in map(game.character, whos):
        if not character.fell_in_final:
            # From here on the agenda remembers it, so that a step done by hand does not come back.
            character.defeated = False
            steps += [GoHome(who=character.id), PayRansom(who=character.id)]
    on_turn = game.story.on_turn
    if any(isinstance(step, GoHome) and step.who == on_turn for step in steps):
        from blackbook.rules.day import TurnIsOver

        steps.append(TurnIsOver(who=on_turn or ""))
    return tuple(steps)


def fallen(game: Game) -> list[str]:
    """Defeated characters for whom it has not been dealt with yet; the active one first, then clockwise."""
    return [each.id for each in game.clockwise(game.active) if each.defeated and not each.fell_in_final]


@watcher
def fallen_outside_of_scenes(game: Game) -> Steps:
    """A defeat by a paragraph or anything else is dealt with as soon as that is over (R-DEFEAT-3, A-COMBAT-13)."""
    if not game.is_set_up or game.story.outcome is not None:
        return NOTHING
    waiting = fallen(game)
    return aftermath(game, waiting) if waiting and not event_is_going_on(game) else NOTHING


class GoHome(Step):
    """The standee goes to the underlined place of the board, and all wounds are removed (R-DEFEAT-3)."""

    step: ClassVar[str] = "go_home"
    chapter: ClassVar[str] = "defeat"

    who: str

    def title(self, game: Game) -> Text:
        return say("{who} is carried home and healed", who=game.name("characters", self.who))

    def question(self, game: Game) -> Question | None:
        board = game.library.characters.get(self.who)
        if board is not None and board.home is not None:
            return None
        # Which of the places is underlined is known to nobody but the owner of the board (A-DEFEAT-1).
        named = board.ability.at or () if board is not None else ()
        places = sorted(game.library.locations, key=lambda id: (id not in named, id))
        options = tuple(Option(id, say("{place}", place=game.name("locations", id))) for id in places)
        who = game.name("characters", self.who)
        text = say("Which place is underlined on the board of {who}?", who=who)
        return Question("R-DEFEAT-3", text, options, suggested=tuple(named[:1]), who=self.who) if options else None

    def run(self, game: Game) -> Steps:
        board = game.library.characters.get(self.who)
        return self._go(game, board.home if board is not None else None)

    def answered(self, game: Game, answer: Answer) -> Steps:
        home = answer.chosen[0]
        game.note_printed("characters", self.who, "home", home)
        return self._go(game, home)

    def _go(self, game: Game, home: str | None) -> Steps:
        character = game.character(self.who)
        who = game.name("characters", self.who)
        if home is not None:
            character.location = home
            game.tell(say("{who} goes to {place}", who=who, place=game.name("locations", home)))
        if character.wounds:
            game.tell(say("{who}: wounds −{number}", who=who, number=character.wounds))
        character.wounds = 0
        character.defeated = False
        return NOTHING


class PayRansom(Step):
    """The top deal card is revealed; its ransom hits all players and cannot be refused (R-DEFEAT-4)."""

    step: ClassVar[str] = "pay_ransom"
    chapter: ClassVar[str] = "defeat"

    who: str

    def title(self, game: Game) -> Text:
        return say("A deal card is revealed for the defeat of {who}", who=game.name("characters", self.who))

    def run(self, game: Game) -> Steps:
        from blackbook.rules.deals import DrawDeal

        return (DrawDeal(who=self.who, occasion="ransom"),)


def ransom_steps(game: Game, ransom: Ransom, cause: Cause) -> Steps:
    """The ransom as it hits everybody; what moves the table's own markers happens once (R-DEFEAT-4, R-DEFEAT-5)."""
    if ransom.who == "team":
        return lose_in_total(game, ransom.do, cause)
    steps: list[Step] = []
    for effect in ransom.do:
        if isinstance(effect, OF_THE_TABLE):
            steps += perform((effect,), cause)
        else:
            steps += [step for each in game.in_turn_order for step in perform((effect,), cause.about(each.id))]
    return steps


def lose_in_total(game: Game, effects: Effects, cause: Cause) -> Steps:
    """Effects that concern the group as a whole: it distributes what is lost (R-DEFEAT-6)."""
    from blackbook.rules.shares import share

    return tuple(step for effect in effects for step in share(game, effect, cause))
