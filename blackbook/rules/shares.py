"""Losses "in total": the group decides who bears how much, nobody more than they have (R-DEFEAT-5, R-DEFEAT-6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from blackbook.campaign.components import CardInPlay, ItemToken
from blackbook.content.amounts import CardFilter, ItemFilter
from blackbook.content.effects import CardChange, Effect, ItemLoss, Rubles
from blackbook.rules.agenda import NOTHING, Answer, Step, Steps
from blackbook.rules.conditions import amount, cards_like, items_like
from blackbook.rules.effects import Cause, perform
from blackbook.rules.question import Entry, Option, Question
from blackbook.text import Text, say

if TYPE_CHECKING:
    from blackbook.rules.game import Game


def share(game: Game, effect: Effect, cause: Cause) -> Steps:
    """One effect upon the group; what is not a loss that can be divided concerns one character of its choice."""
    from blackbook.rules.choices import ChooseWho
    from blackbook.rules.defeat import OF_THE_TABLE

    match effect:
        case Rubles():
            have = sum(each.rubles for each in game.characters)
            n = amount(game, effect.amount, cause, have=have)
            if n < 0:
                order = tuple(each.id for each in game.in_turn_order)
                return (ShareRubles(left=min(-n, have), whos=order),)
        case ItemLoss():
            have = len(_items(game, effect.filter))
            n = amount(game, effect.lose, cause, have=have)
            return (ShareItems(n=min(n, have), filter=effect.filter),)
        case CardChange() if effect.lose is not None:
            have = len(_cards(game, effect.filter))
            n = amount(game, effect.lose, cause, have=have)
            return (ShareCards(n=min(n, have), filter=effect.filter),)
        case _ if isinstance(effect, OF_THE_TABLE):
            return perform((effect,), cause)
        case _:
            pass
    return (ChooseWho(candidates=game.seats, effects=(effect,), cause=cause),)


def _items(game: Game, wanted: ItemFilter) -> list[ItemToken]:
    return [token for each in game.in_turn_order for token in items_like(game, each.id, wanted)]


def _cards(game: Game, wanted: CardFilter) -> list[CardInPlay]:
    return [card for each in game.in_turn_order for card in cards_like(game, each.id, wanted)]


class ShareRubles(Step):
    """One character after the other says how many of the rubles it bears; the last bears the rest."""

    step: ClassVar[str] = "share_rubles"
    chapter: ClassVar[str] = "defeat"

    left: int
    whos: tuple[str, ...]

    def title(self, game: Game) -> Text:
        return say("%n ruble(s) are lost in total", self.left)

    def _bounds(self, game: Game) -> tuple[int, int]:
        first, *others = (game.character(who).rubles for who in self.whos)
        return max(0, self.left - sum(others)), min(first, self.left)

    def question(self, game: Game) -> Question | None:
        if self.left <= 0 or not self.whos:
            return None
        least, most = self._bounds(game)
        if least >= most:
            return None
        who = game.name("characters", self.whos[0])
        label = say("Rubles of {who}", who=who)
        entry = Entry("rubles", "number", label, minimum=least, maximum=most, default=most)
        text = say("%n ruble(s) are lost in total: how many does {who} bear?", self.left, who=who)
        return Question("R-DEFEAT-6", text, entries=(entry,))

    def run(self, game: Game) -> Steps:
        return self._bear(game, self._bounds(game)[0]) if self.left > 0 and self.whos else NOTHING

    def answered(self, game: Game, answer: Answer) -> Steps:
        return self._bear(game, int(answer.values["rubles"]))

    def _bear(self, game: Game, n: int) -> Steps:
        from blackbook.rules.rubles import lose_rubles

        taken = lose_rubles(game, game.character(self.whos[0]), n)
        return (ShareRubles(left=self.left - taken, whos=self.whos[1:]),)


class ShareItems(Step):
    """The group chooses which items of anybody are discarded."""

    step: ClassVar[str] = "share_items"
    chapter: ClassVar[str] = "defeat"

    n: int
    filter: ItemFilter = ItemFilter()

    def title(self, game: Game) -> Text:
        return say("%n item(s) are lost in total", self.n)

    def question(self, game: Game) -> Question | None:
        from blackbook.rules.items import item_name

        tokens = _items(game, self.filter)
        if self.n <= 0 or len(tokens) <= self.n:
            return None
        options = tuple(
            Option(
                str(token.id),
                say("{item} of {who}", item=item_name(game, token), who=game.name("characters", token.owner or "")),
            )
            for token in tokens
        )
        return Question("R-DEFEAT-6", self.title(game), options, least=self.n, most=self.n)

    def run(self, game: Game) -> Steps:
        return self._discard(game, _items(game, self.filter)[: max(self.n, 0)])

    def answered(self, game: Game, answer: Answer) -> Steps:
        return self._discard(game, [game.state.get(ItemToken, int(id)) for id in answer.chosen])

    def _discard(self, game: Game, tokens: list[ItemToken]) -> Steps:
        from blackbook.rules.items import discard_item, item_name

        for token in tokens:
            who, item = game.name("characters", token.owner or ""), item_name(game, token)
            game.tell(say("{who} discards {item}", who=who, item=item))
            discard_item(game, token)
        return NOTHING


class ShareCards(Step):
    """The group chooses which word cards of anybody leave the game."""

    step: ClassVar[str] = "share_cards"
    chapter: ClassVar[str] = "defeat"

    n: int
    filter: CardFilter = CardFilter()

    def title(self, game: Game) -> Text:
        return say("%n word card(s) are lost in total", self.n)

    def question(self, game: Game) -> Question | None:
        from blackbook.rules.conspiracy import card_name

        cards = _cards(game, self.filter)
        if self.n <= 0 or len(cards) <= self.n:
            return None
        options = tuple(
            Option(
                str(card.id),
                say("{card} of {who}", card=card_name(game, card), who=game.name("characters", card.owner or "")),
            )
            for card in cards
        )
        return Question("R-DEFEAT-6", self.title(game), options, least=self.n, most=self.n)

    def run(self, game: Game) -> Steps:
        return self._remove(game, _cards(game, self.filter)[: max(self.n, 0)])

    def answered(self, game: Game, answer: Answer) -> Steps:
        return self._remove(game, [game.state.get(CardInPlay, int(id)) for id in answer.chosen])

    def _remove(self, game: Game, cards: list[CardInPlay]) -> Steps:
        from blackbook.rules.conspiracy import card_name, remove_card

        for card in cards:
            who, name = game.name("characters", card.owner or ""), card_name(game, card)
            game.tell(say("{who} loses {card}", who=who, card=name))
            remove_card(game, card)
        return NOTHING
