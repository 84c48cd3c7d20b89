"""Dice set aside and cards turned down by demons, and brought back when the demon goes to work (R-DEMON-8, -11)."""

from __future__ import annotations

from collections.abc import Container
from typing import TYPE_CHECKING, ClassVar

from blackbook.campaign.characters import SetAsideDie
from blackbook.campaign.components import CardInPlay
from blackbook.content.amounts import CardFilter
from blackbook.content.characters import Demon
from blackbook.rules.agenda import NOTHING, Answer, Step, Steps
from blackbook.rules.conditions import cards_like
from blackbook.rules.conspiracy import card_name, flip, turn_up
from blackbook.rules.demons import awake_demons, dice_of, flips, lost_dice
from blackbook.rules.question import Option, Question
from blackbook.text import Text, say

if TYPE_CHECKING:
    from blackbook.rules.game import Game

DEMON = "demon"


class DemonsOf(Step):
    """Return what a character's demons at work had taken, and take what idle ones take."""

    step: ClassVar[str] = "demons_of"
    chapter: ClassVar[str] = "demons"

    who: str
    told: bool = False
    """Demons that nobody knew have been asked for."""

    def title(self, game: Game) -> Text:
        return say("The idle demons of {who} do their mischief", who=game.name("characters", self.who))

    def run(self, game: Game) -> Steps:
        from blackbook.rules.demon_board import unknown_demons

        asked = () if self.told else unknown_demons(game, self.who)
        if asked:
            return (*asked, DemonsOf(who=self.who, told=True))
        awake = {demon.id: demon for demon in awake_demons(game, self.who)}
        give_back_dice(game, self.who, awake)
        turn_cards_up(game, self.who, awake)
        return tuple(
            step
            for demon in awake.values()
            for step in (*dice_to_take(game, self.who, demon), *cards_to_turn(game, self.who, demon))
        )


def dice_to_take(game: Game, who: str, demon: Demon) -> Steps:
    """Dice that an idle demon has still to take."""
    away = len(dice_taken_by(game, who, demon.id))
    return tuple(SetDieAside(who=who, demon=demon.id, kind=kind) for kind in lost_dice(demon)[away:])


def cards_to_turn(game: Game, who: str, demon: Demon) -> Steps:
    """Word cards that an idle demon has still to turn down."""
    down = len(cards_flipped_by(game, who, demon.id))
    steps: list[Step] = []
    for modifier in flips(demon):
        already = min(down, modifier.n)
        down -= already
        if modifier.n > already:
            n = modifier.n - already
            steps.append(TurnCardDown(who=who, demon=demon.id, n=n, filter=modifier.filter))
    return tuple(steps)


def dice_taken_by(game: Game, who: str, demon: str) -> list[SetAsideDie]:
    dice = game.state.all(SetAsideDie)
    return [die for die in dice if die.character == who and die.cause == DEMON and die.source == demon]


def cards_flipped_by(game: Game, who: str, demon: str) -> list[CardInPlay]:
    cards = game.state.all(CardInPlay)
    return [card for card in cards if card.owner == who and card.flipped_by == DEMON and card.flipping_demon == demon]


def give_back_dice(game: Game, who: str, awake: Container[str]) -> None:
    """Dice that a demon had set aside come back once it is at work."""
    for die in game.state.all(SetAsideDie):
        if die.character == who and die.cause == DEMON and die.source not in awake:
            game.state.remove(die)
            game.tell(say("{who} has the die back: {kind}", who=game.name("characters", who), kind=kind_name(die.kind)))


def turn_cards_up(game: Game, who: str, awake: Container[str]) -> None:
    """Cards that a demon had turned down come up once it is at work, and not before (R-DEMON-11)."""
    for card in game.state.all(CardInPlay):
        if card.owner == who and card.flipped_by == DEMON and (card.flipping_demon or "") not in awake:
            turn_up(game, card)


def kind_name(kind: str) -> Text:
    return say("attack") if kind == "attack" else say("defense")


class SetDieAside(Step):
    """A demon takes one die; where either kind will do, the owner says which (R-DEMON-8)."""

    step: ClassVar[str] = "set_die_aside"
    chapter: ClassVar[str] = "demons"

    who: str
    demon: str
    kind: str

    def title(self, game: Game) -> Text:
        who, demon = game.name("characters", self.who), game.name("demons", self.demon)
        return say("{demon}: which die does {who} set aside?", demon=demon, who=who)

    def _kinds(self, game: Game) -> list[str]:
        return [kind for kind, n in dice_of(game, self.who).items() if n > 0 and self.kind in (kind, "any")]

    def question(self, game: Game) -> Question | None:
        kinds = self._kinds(game)
        if len(kinds) < 2:
            return None
        options = tuple(Option(kind, kind_name(kind)) for kind in kinds)
        return Question("R-DEMON-8", self.title(game), options, who=self.who)

    def run(self, game: Game) -> Steps:
        for kind in self._kinds(game):
            self._take(game, kind)
        return NOTHING

    def answered(self, game: Game, answer: Answer) -> Steps:
        self._take(game, answer.chosen[0])
        return NOTHING

    def _take(self, game: Game, kind: str) -> None:
        game.state.add(SetAsideDie(character=self.who, kind=kind, cause=DEMON, source=self.demon))
        who, demon = game.name("characters", self.who), game.name("demons", self.demon)
        game.tell(say("{demon} takes a die of {who}: {kind}", demon=demon, who=who, kind=kind_name(kind)))


class TurnCardDown(Step):
    """A demon turns cards of the conspiracy down; among several that fit the owner chooses (A-CARD-5)."""

    step: ClassVar[str] = "turn_card_down"
    chapter: ClassVar[str] = "demons"

    who: str
    demon: str
    n: int = 1
    filter: CardFilter = CardFilter()

    def title(self, game: Game) -> Text:
        who, demon = game.name("characters", self.who), game.name("demons", self.demon)
        return say("{demon}: which word card of {who} is turned face down?", demon=demon, who=who)

    def _cards(self, game: Game) -> list[CardInPlay]:
        wanted = self.filter.model_copy(update={"where": "conspiracy", "face": "up"})
        return cards_like(game, self.who, wanted)

    def question(self, game: Game) -> Question | None:
        cards = self._cards(game)
        if len(cards) <= self.n:
            return None
        options = tuple(Option(str(card.id), say("{card}", card=card_name(game, card))) for card in cards)
        return Question("R-DEMON-11", self.title(game), options, least=self.n, most=self.n, who=self.who)

    def run(self, game: Game) -> Steps:
        for card in self._cards(game):
            flip(game, card, by=DEMON, demon=self.demon)
        return NOTHING

    def answered(self, game: Game, answer: Answer) -> Steps:
        for id in answer.chosen:
            flip(game, game.state.get(CardInPlay, int(id)), by=DEMON, demon=self.demon)
        return NOTHING
