"""The ability of a character's board: in certain places after moving, besides the action (R-ABIL)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from blackbook.content.effects import Pay
from blackbook.rules.agenda import NOTHING, Answer, Step, Steps
from blackbook.rules.command import Command
from blackbook.rules.day import end_movement, on_turn, turn_is_on
from blackbook.rules.effects import Cause, payable, perform
from blackbook.rules.offers import offerer
from blackbook.rules.printed import ask_printed
from blackbook.rules.question import Barred, Offer, Option, Question
from blackbook.text import Text, say

if TYPE_CHECKING:
    from blackbook.rules.game import Game


def ability_barred(game: Game, who: str) -> Barred | None:
    """Why the ability cannot be used now (R-ABIL-1, A-LOC-2)."""
    story, ability = game.story, game.library.characters[who].ability
    name = game.name("characters", who)
    if story.ability_used:
        return Barred("R-ABIL-1", say("{who} has used the ability in this turn.", who=name))
    location = game.character(who).location
    if ability.at is not None:
        if location not in ability.at:
            places = tuple(game.name("locations", place) for place in ability.at)
            return Barred("R-ABIL-1", say("{who} can use the ability at {places}.", who=name, places=places))
        if story.moved and story.stood_at is not None and story.stood_at not in ability.at:
            return Barred("A-LOC-2", say("{who} came here by the action, not by moving.", who=name))
    return payable(game, ability.pay, Cause(who=who))


class UseAbility(Command):
    """The character on turn uses its ability, before or after the action (R-ABIL-1)."""

    command: ClassVar[str] = "use_ability"

    def describe(self, game: Game) -> Text:
        return say("{who} uses the ability", who=game.name("characters", game.active))

    def apply(self, game: Game) -> None:
        who = on_turn(game)
        barred = ability_barred(game, who)
        if barred is not None:
            game.forbid(barred.rule, barred.reason)
        end_movement(game)
        game.story.ability_used = True
        game.agenda.push(*ask_printed(game, "characters", who, "ability.at", "ability.do"), DoAbility(who=who))


class DoAbility(Step):
    """The price in full, then what it gives; of an ability that nobody has told the players do both."""

    step: ClassVar[str] = "do_ability"
    chapter: ClassVar[str] = "turn"

    who: str

    def title(self, game: Game) -> Text:
        return say("{who} uses the ability", who=game.name("characters", self.who))

    def question(self, game: Game) -> Question | None:
        if game.library.characters[self.who].ability.do is not None:
            return None
        text = say("{ability}: do what the board says", ability=self.title(game))
        return Question("R-ABIL-1", text, (Option("done", say("Done")),), who=self.who)

    def run(self, game: Game) -> Steps:
        ability = game.library.characters[self.who].ability
        cause = Cause(who=self.who, kind="characters", component=self.who)
        if not ability.pay:
            return perform(ability.do or (), cause)
        return perform((Pay.model_validate({"pay": ability.pay, "then": ability.do or ()}),), cause)

    def answered(self, game: Game, answer: Answer) -> Steps:
        return NOTHING


@offerer
def ability_offers(game: Game) -> Iterator[Offer]:
    if not turn_is_on(game):
        return
    who = on_turn(game)
    at = game.library.characters[who].ability.at
    if at is None or game.character(who).location in at:
        barred = ability_barred(game, who)
        yield Offer(UseAbility(), say("Use the ability"), "action", key="B", barred=barred)
