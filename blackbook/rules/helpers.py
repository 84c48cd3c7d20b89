"""Helpers: unique cards, each of use once a day (R-HELPER)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from blackbook.campaign.components import HelperCard
from blackbook.content.effects import HelperChange
from blackbook.errors import UserError
from blackbook.rules.agenda import NOTHING, Answer, Step, Steps
from blackbook.rules.command import Command
from blackbook.rules.conditions import amount
from blackbook.rules.effects import Cause, operation, perform
from blackbook.rules.items import helps_in_scene
from blackbook.rules.naming import NAME_ENTRY, NEW, known_options, new_component
from blackbook.rules.offers import offerer
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
    scenes = game.library.helpers[card.helper].scenes if game.library.has("helpers", card.helper) else ("any",)
    if "any" in scenes:
        return None
    scene = game.scene
    now = {scene.kind, *(("final",) if scene.final else ())} if scene is not None else set()
    if now & set(scenes):
        return None
    rule = "R-HELPER-6" if scenes == ("final",) else "R-HELPER-1"
    return Barred(rule, say("{helper} helps only in: {scenes}.", helper=name, scenes=scenes))


class UseHelper(Command):
    """A helper does what is printed on it, once a day (R-HELPER-1)."""

    command: ClassVar[str] = "use_helper"
    at_any_time: ClassVar[bool] = True

    card: int
    target: str | None = None

    def describe(self, game: Game) -> Text:
        card = self._card(game)
        who, helper = game.name("characters", card.owner), game.name("helpers", card.helper)
        return say("{who} is helped by {helper}", who=who, helper=helper)

    def apply(self, game: Game) -> None:
        card = self._card(game)
        barred = cannot_help(game, card)
        if barred is not None:
            game.forbid(barred.rule, barred.reason)
        effects = game.library.helpers[card.helper].use if game.library.has("helpers", card.helper) else None
        if game.scene is not None and effects is not None and helps_in_scene(effects):
            from blackbook.rules.scenes import use_consumable

            game.agenda.push(*use_consumable(game, card.owner, "helpers", self.card, self.target))
            return
        spend(game, card)
        cause = Cause(who=self.target or card.owner, kind="helpers", component=card.helper)
        if effects is None:
            from blackbook.rules.choices import NoteToPlayers

            game.agenda.push(NoteToPlayers(text=str(game.name("helpers", card.helper)), cause=cause))
            return
        game.agenda.push(*perform(effects, cause))

    def _card(self, game: Game) -> HelperCard:
        card = game.state.find(HelperCard, self.card)
        if card is None:
            raise UserError(say("There is no helper {id}.", id=self.card))
        return card


@operation(HelperChange)
def change_helpers(game: Game, effect: HelperChange, cause: Cause) -> Steps:
    if effect.gain is not None:
        return tuple(GainHelper(who=cause.who) for _ in range(amount(game, effect.gain, cause)))
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
        options = (*known, Option(NEW, say("Another, by its name")), Option("none", say("There is none")))
        return Question("R-HELPER-5", self.title(game), options, entries=(NAME_ENTRY,), who=self.who)

    def answered(self, game: Game, answer: Answer) -> Steps:
        helper = answer.chosen[0]
        if helper == "none":
            return NOTHING
        if helper == NEW:
            helper = new_component(game, "helpers", answer.values.get("name"))
        take_helper(game, self.who, helper)
        return NOTHING


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
    """Helpers that work by themselves now; in a check or fight the plan offers the others."""
    if not game.is_set_up or game.story.outcome is not None:
        return
    for card in game.state.all(HelperCard):
        effects = game.library.helpers[card.helper].use if game.library.has("helpers", card.helper) else None
        if not effects or (game.scene is not None and helps_in_scene(effects)):
            continue
        command = UseHelper(card=card.id or 0)
        yield Offer(command, command.describe(game), "trade", barred=cannot_help(game, card))
