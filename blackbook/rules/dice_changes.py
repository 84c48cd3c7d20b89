"""Effects that change dice: added, taken away, rolled again, given another value or kind (R-CHECK-3, R-ENEMY-11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from blackbook.campaign.characters import SetAsideDie
from blackbook.campaign.scene import COMBAT, Participant
from blackbook.content.effects import DiceChange
from blackbook.rules.agenda import NOTHING, Answer, Step, Steps
from blackbook.rules.choices import NoteToPlayers
from blackbook.rules.conditions import amount
from blackbook.rules.dice import Die, EnterDice, dice_due
from blackbook.rules.effects import Cause, operation
from blackbook.rules.question import Option, Question
from blackbook.text import Text, say

if TYPE_CHECKING:
    from blackbook.rules.game import Game

SCENE = "scene"
"""Cause of a die that is set aside until the check or fight ends."""


class ChangeDie(Step):
    """One die of the owner's choice is changed or set aside."""

    step: ClassVar[str] = "change_die"
    chapter: ClassVar[str] = "check"

    who: str
    effect: DiceChange

    def title(self, game: Game) -> Text:
        return say("Which die of {who}?", who=game.name("characters", self.who))

    def question(self, game: Game) -> Question | None:
        fitting = self._fitting(game)
        if len(fitting) < 2:
            return None
        options = tuple(
            Option(str(index), say("attack {value}", value=die["value"]) if die["kind"] == "attack"
                   else say("defense {value}", value=die["value"]))
            for index, die in fitting
        )  # fmt: skip
        return Question("R-CHECK-3", self.title(game), options, who=self.who)

    def run(self, game: Game) -> Steps:
        fitting = self._fitting(game)
        if fitting:
            self._change(game, fitting[0][0])
        return NOTHING

    def answered(self, game: Game, answer: Answer) -> Steps:
        self._change(game, int(answer.chosen[0]))
        return NOTHING

    def _fitting(self, game: Game) -> list[tuple[int, Die]]:
        row = game.state.find(Participant, self.who)
        dice = enumerate(row.dice) if row is not None else ()
        kinds = ("any",) if self.effect.kind == "any" else (self.effect.kind,)
        return [(at, die) for at, die in dice if {"any", die["kind"]} & set(kinds) and not die.get("aside")]

    def _change(self, game: Game, index: int) -> None:
        row = game.state.get(Participant, self.who)
        row.dice = [changed(die, self.effect) if at == index else die for at, die in enumerate(row.dice)]


def changed(die: Die, effect: DiceChange) -> Die:
    """The die after the change; one that is taken away lies aside."""
    if effect.remove is not None:
        return {**die, "aside": True}
    if effect.turn is not None:
        return {**die, "kind": effect.turn}
    value = effect.set_to if effect.set_to is not None else die["value"] + (effect.plus or 0)
    return {**die, "value": max(0, value)}


def matches(die: Die, effect: DiceChange) -> bool:
    return effect.match.kind in ("any", die["kind"]) and effect.match.value in (None, die["value"])


@operation(DiceChange)
def change_dice(game: Game, effect: DiceChange, cause: Cause) -> Steps:
    """Dice added are rolled now; values change at once, by the owner's choice where the card leaves one."""
    row = game.state.find(Participant, cause.who)
    if game.scene is None or row is None:
        return (NoteToPlayers(effects=(effect,), cause=cause),)
    if effect.add is not None and game.scene.kind == COMBAT and game.scene.round == 0:
        # Before the first round there is no roll that they could lie with.
        return (NoteToPlayers(effects=(effect,), cause=cause),)
    if effect.add is not None:
        return (EnterDice(whos=(cause.who,), more=amount(game, effect.add, cause), kind=effect.kind),)
    if effect.reroll is not None:
        return (EnterDice(whos=(cause.who,)),)
    if effect.remove is not None and not row.rolled:
        return set_aside(game, cause.who, effect.kind, amount(game, effect.remove, cause), SCENE, cause.component)
    if not row.dice:
        # Nothing has fallen yet, or only sums are told.
        return (NoteToPlayers(effects=(effect,), cause=cause),)
    if effect.remove is not None:
        return tuple(ChangeDie(who=cause.who, effect=effect) for _ in range(amount(game, effect.remove, cause)))
    if "match" in effect.model_fields_set:
        row.dice = [changed(die, effect) if matches(die, effect) else die for die in row.dice]
        return NOTHING
    return (ChangeDie(who=cause.who, effect=effect),)


class TakeDieAside(Step):
    """A die is set aside before the roll; of either kind where the owner may choose (R-DEMON-8, A-COMBAT-15)."""

    step: ClassVar[str] = "enemy_takes_die"
    chapter: ClassVar[str] = "combat"

    who: str
    kind: str
    cause: str
    source: str

    def title(self, game: Game) -> Text:
        return say("{who} sets a die aside", who=game.name("characters", self.who))

    def question(self, game: Game) -> Question | None:
        kinds = self._kinds(game)
        if len(kinds) < 2:
            return None
        labels = {"attack": say("An attack die"), "defense": say("A defense die")}
        options = tuple(Option(kind, labels[kind]) for kind in kinds)
        return Question("R-ENEMY-11", self.title(game), options, who=self.who)

    def run(self, game: Game) -> Steps:
        for kind in self._kinds(game):
            self._set_aside(game, kind)
        return NOTHING

    def answered(self, game: Game, answer: Answer) -> Steps:
        self._set_aside(game, answer.chosen[0])
        return NOTHING

    def _kinds(self, game: Game) -> list[str]:
        return [kind for kind, n in dice_due(game, self.who).items() if n > 0 and self.kind in ("any", kind)]

    def _set_aside(self, game: Game, kind: str) -> None:
        game.state.add(SetAsideDie(character=self.who, kind=kind, cause=self.cause, source=self.source))
        game.tell(say("{who} sets a die aside", who=game.name("characters", self.who)))


def set_aside(game: Game, who: str, kind: str, n: int, cause: str, source: str) -> Steps:
    return tuple(TakeDieAside(who=who, kind=kind, cause=cause, source=source) for _ in range(n))
