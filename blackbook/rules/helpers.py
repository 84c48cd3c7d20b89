"""Helpers: unique cards, each of use once a day (R-HELPER)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from blackbook.campaign.components import HelperCard
from blackbook.content.effects import Effects, HelperChange
from blackbook.errors import UserError
from blackbook.rules.agenda import NOTHING, Answer, Step, Steps
from blackbook.rules.choices import NoteToPlayers
from blackbook.rules.command import Command
from blackbook.rules.conditions import amount
from blackbook.rules.drawing import DRAWN, copies_left, draw, drawn_option
from blackbook.rules.effects import Cause, operation, perform
from blackbook.rules.item_use import has_a_place, helps_in_scene, not_here, scenes_of, takes_part
from blackbook.rules.naming import BY_ITS_NAME, NAME_ENTRY, NEW, known_options, new_component
from blackbook.rules.offers import offerer
from blackbook.rules.printed import ask_printed
from blackbook.rules.question import Barred, Offer, Option, Question
from blackbook.text import Text, say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from blackbook.rules.game import Game


def helpers_of(game: Game, who: str) -> list[HelperCard]:
    return [card for card in game.state.all(HelperCard) if card.owner == who]


def take_helper(game: Game, who: str, helper: str) -> None:
    """The character gets a helper, ready for use (R-HELPER-5)."""
    game.state.add(HelperCard(helper=helper, owner=who))
    names = game.name("characters", who), game.name("helpers", helper)
    game.tell(say("{who} gets the helper {helper}", who=names[0], helper=names[1]))


def restore_helpers(game: Game) -> None:
    """All used helpers face up (R-NIGHT-7, R-HELPER-2)."""
    for card in game.state.all(HelperCard):
        restore(game, card)


def restore(game: Game, card: HelperCard) -> None:
    if not card.face_up:
        card.face_up = True
        game.tell(say("{helper} can help again", helper=game.name("helpers", card.helper)))


def spend(game: Game, card: HelperCard) -> None:
    """Turn a used helper face down, unless its card says otherwise (R-HELPER-1)."""
    stays_up = game.library.has("helpers", card.helper) and game.library.helpers[card.helper].stays_up
    card.face_up = stays_up


def cannot_help(game: Game, card: HelperCard) -> Barred | None:
    """Why a helper cannot be used now."""
    name = game.name("helpers", card.helper)
    if not card.face_up:
        return Barred("R-HELPER-1", say("{helper} has helped today already.", helper=name))
    if game.character(card.owner).defeated:
        who = game.name("characters", card.owner)
        return Barred("R-DEFEAT-2", say("{who} is defeated.", who=who))
    printed = game.library.helpers.get(card.helper)
    scenes = printed.scenes if printed is not None else ("any",)
    if scenes_of(game, card.owner) & set(scenes):
        return None
    rule = "R-HELPER-6" if scenes == ("final",) else "R-HELPER-1"
    return Barred(rule, say("{helper} helps only in: {scenes}.", helper=name, scenes=scenes))


def property_of(game: Game, card: HelperCard) -> Effects | None:
    """What the helper does; None if nobody has told yet."""
    printed = game.library.helpers.get(card.helper)
    return printed.use if printed is not None else None


class UseHelper(Command):
    """A helper does what is printed on it, once a day (R-HELPER-1)."""

    command: ClassVar[str] = "use_helper"
    at_any_time: ClassVar[bool] = True

    card: int
    target: str | None = None
    """Character that the help is for, or the enemy in play that it hits."""

    def describe(self, game: Game) -> Text:
        return helping(game, self._card(game), self.target)

    def apply(self, game: Game) -> None:
        card = self._card(game)
        for barred in (cannot_help(game, card), not_here(game, card.owner, self.target)):
            if barred is not None:
                game.forbid(barred.rule, barred.reason)
        asked_first = ask_printed(game, "helpers", card.helper, "use")
        game.agenda.push(*asked_first, LetHelp(card=self.card, target=self.target))

    def _card(self, game: Game) -> HelperCard:
        card = game.state.find(HelperCard, self.card)
        if card is None:
            raise UserError(say("There is no helper {id}.", id=self.card))
        return card


class LetHelp(Step):
    """The helper's property is carried out; an unknown one by the players."""

    step: ClassVar[str] = "let_help"
    chapter: ClassVar[str] = "items"

    card: int
    target: str | None = None

    def title(self, game: Game) -> Text:
        card = game.state.find(HelperCard, self.card)
        return helping(game, card, self.target) if card is not None else say("The helper is gone")

    def run(self, game: Game) -> Steps:
        card = game.state.find(HelperCard, self.card)
        if card is None or not card.face_up:
            return NOTHING
        effects = property_of(game, card)
        if helps_in_scene(effects) and takes_part(game, card.owner):
            from blackbook.rules.consumables import use_consumable

            return use_consumable(game, card.owner, "helpers", self.card, self.target)
        spend(game, card)
        target = self.target if self.target in game.seats else None
        cause = Cause(who=target or card.owner, kind="helpers", component=card.helper)
        return (NoteToPlayers(cause=cause),) if effects is None else perform(effects, cause)


def helping(game: Game, card: HelperCard, target: str | None) -> Text:
    who, helper = game.name("characters", card.owner), game.name("helpers", card.helper)
    if target in game.seats and target != card.owner:
        return say(
            "{helper} of {who} helps {other}", helper=helper, who=who, other=game.name("characters", target or "")
        )
    return say("{who} is helped by {helper}", who=who, helper=helper)


@operation(HelperChange)
def change_helpers(game: Game, effect: HelperChange, cause: Cause) -> Steps:
    if effect.gain is not None:
        n = amount(game, effect.gain, cause, have=game.deck("helpers").left)
        return tuple(GainHelper(who=cause.who) for _ in range(n))
    used = [card for card in helpers_of(game, cause.who) if not card.face_up]
    n = amount(game, effect.restore, cause, have=len(used))
    if n >= len(used):
        for card in used:
            restore(game, card)
        return NOTHING
    return (RestoreSome(who=cause.who, n=n),)


class GainHelper(Step):
    """The players tell which helper was drawn."""

    step: ClassVar[str] = "gain_helper"
    chapter: ClassVar[str] = "items"

    who: str

    def title(self, game: Game) -> Text:
        return say("{who} gets a helper: which?", who=game.name("characters", self.who))

    def question(self, game: Game) -> Question | None:
        lying = [card.helper for card in game.state.all(HelperCard)]
        known = known_options(game, "helpers", game.library.helpers, lying)
        drawn = drawn_option(self._copies(game))
        options = (*drawn, *known, BY_ITS_NAME, Option("none", say("There is none")))
        return Question("R-HELPER-5", self.title(game), options, entries=(NAME_ENTRY,), who=self.who)

    def answered(self, game: Game, answer: Answer) -> Steps:
        helper = answer.chosen[0]
        if helper == "none":
            return NOTHING
        if helper == DRAWN:
            (helper,) = draw(game, "helpers", self._copies(game))
        if helper == NEW:
            helper = new_component(game, "helpers", answer.values.get("name"))
            if helper in (card.helper for card in game.state.all(HelperCard)):
                game.forbid("R-HELPER-1", say("{helper} helps somebody already.", helper=game.name("helpers", helper)))
        deck = game.deck("helpers")
        deck.left = max(0, deck.left - 1)
        take_helper(game, self.who, helper)
        return NOTHING

    def _copies(self, game: Game) -> tuple[str, ...]:
        lying = [card.helper for card in game.state.all(HelperCard)]
        return copies_left(game, "helpers", game.library.helpers, lying, game.deck("helpers").left)


class RestoreSome(Step):
    """Choose which used helpers turn face up."""

    step: ClassVar[str] = "restore_helpers_some"
    chapter: ClassVar[str] = "items"

    who: str
    n: int

    def title(self, game: Game) -> Text:
        return say("{who} turns %n helper(s) face up", n=self.n, who=game.name("characters", self.who))

    def question(self, game: Game) -> Question | None:
        used = [card for card in helpers_of(game, self.who) if not card.face_up]
        names = {card.id: game.name("helpers", card.helper) for card in used}
        options = tuple(Option(str(id), say("{helper}", helper=name)) for id, name in names.items())
        most = min(self.n, len(used))
        return Question("R-HELPER-2", self.title(game), options, least=most, most=most, who=self.who) if most else None

    def answered(self, game: Game, answer: Answer) -> Steps:
        for id in answer.chosen:
            restore(game, game.state.get(HelperCard, int(id)))
        return NOTHING


@offerer
def helper_offers(game: Game) -> Iterator[Offer]:
    """Helpers that do something, or of which nobody has told what they do; why one cannot help now."""
    if not game.is_set_up or game.story.outcome is not None:
        return
    for card in game.state.all(HelperCard):
        if has_a_place(game, card.owner, property_of(game, card)):
            command = UseHelper(card=card.id or 0)
            yield Offer(command, command.describe(game), "trade", barred=cannot_help(game, card))
