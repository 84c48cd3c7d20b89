"""Texts of deal cards that nobody has told yet: plain numbers are asked for, and kept if the card has a name."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from blackbook.content.amounts import CardFilter, ItemFilter
from blackbook.content.characters import Deal, Ransom, Refusal
from blackbook.content.effects import CardChange, Discontent, Effect, ItemGain, ItemLoss, Rubles, effects_to_data
from blackbook.rules.agenda import NOTHING, Answer, Step, Steps
from blackbook.rules.conditions import cards_like, items_like
from blackbook.rules.deals import UNNAMED, cause_of, deal_name, gift_steps, printed, refusal_steps
from blackbook.rules.question import Entry, Option, Question
from blackbook.text import Text, say

if TYPE_CHECKING:
    from blackbook.rules.game import Game

MOST = 30
"""No card takes or brings more of anything than there are ruble tokens in the box."""


def ransom_of(game: Game, deal: str, who: str) -> Steps:
    """What the card's ransom does to all; its text is asked for where nobody has told it."""
    from blackbook.rules.defeat import ransom_steps

    card = printed(game, deal)
    if card is None or card.ransom is None:
        return (TellRansom(who=who, deal=deal),)
    return ransom_steps(game, card.ransom, cause_of(who, deal))


def keep(game: Game, deal: str, field: str, value: object) -> None:
    """Keep what was read off a card that has a name."""
    if deal != UNNAMED:
        game.note_printed("deals", deal, field, value)


def number(name: str, label: Text, least: int = 0, most: int = MOST) -> Entry:
    return Entry(name, "number", label, required=False, minimum=least, maximum=most, default=0)


LOSSES = (
    number("rubles", say("Rubles lost")),
    number("items", say("Items lost")),
    number("cards", say("Word cards lost")),
)
DISCONTENT = number("discontent", say("Discontent, negative for less"), least=-MOST)
BY_HAND = Option("by_hand", say("The text says something else: resolve it by hand"))


def told(answer: Answer, name: str) -> int:
    return int(answer.values.get(name) or 0)


def losses(answer: Answer) -> tuple[Effect, ...]:
    """The losses of the form as effects."""
    found: list[Effect] = []
    if told(answer, "rubles"):
        found.append(Rubles(amount=-told(answer, "rubles")))
    if told(answer, "items"):
        found.append(ItemLoss(lose=told(answer, "items"), filter=ItemFilter()))
    if told(answer, "cards"):
        found.append(CardChange(lose=told(answer, "cards"), filter=CardFilter()))
    return tuple(found)


def moved(answer: Answer) -> tuple[Effect, ...]:
    n = told(answer, "discontent")
    return (Discontent(amount=n),) if n else ()


class TellRansom(Step):
    """The ransom of a card whose text is not known."""

    step: ClassVar[str] = "tell_ransom"
    chapter: ClassVar[str] = "defeat"

    who: str
    deal: str

    def title(self, game: Game) -> Text:
        return say("What is the ransom of {deal}?", deal=deal_name(game, self.deal))

    def question(self, game: Game) -> Question | None:
        options = (
            Option("each", say("Every player loses this")),
            Option("team", say("All players together lose this in total")),
            BY_HAND,
        )
        return Question("R-DEAL-4", self.title(game), options, entries=(*LOSSES, DISCONTENT))

    def answered(self, game: Game, answer: Answer) -> Steps:
        from blackbook.rules.defeat import ransom_steps

        whom = answer.chosen[0]
        if whom == "by_hand":
            return NOTHING
        effects = (*losses(answer), *moved(answer))
        ransom = Ransom(who="team" if whom == "team" else "each", do=effects)
        keep(game, self.deal, "ransom", {"who": ransom.who, "do": effects_to_data(effects)})
        return ransom_steps(game, ransom, cause_of(self.who, self.deal))


class TellGift(Step):
    """The gift of a card whose text is not known; the character is cursed in any case."""

    step: ClassVar[str] = "tell_gift"
    chapter: ClassVar[str] = "sins"

    who: str
    deal: str

    def title(self, game: Game) -> Text:
        return say("What does the gift of {deal} bring?", deal=deal_name(game, self.deal))

    def question(self, game: Game) -> Question | None:
        entries = (
            number("gain", say("Rubles gained")),
            number("market", say("Items from the market"), most=6),
            DISCONTENT,
        )
        options = (Option("told", say("This")), BY_HAND)
        return Question("R-DEAL-1", self.title(game), options, entries=entries, who=self.who)

    def answered(self, game: Game, answer: Answer) -> Steps:
        if answer.chosen == ("by_hand",):
            return (GiftByHand(who=self.who, deal=self.deal), *gift_steps(Deal(id=self.deal), self.who))
        effects: list[Effect] = []
        if told(answer, "gain"):
            effects.append(Rubles(amount=told(answer, "gain")))
        if told(answer, "market"):
            effects.append(ItemGain(gain=told(answer, "market"), source="market", filter=ItemFilter()))
        effects += moved(answer)
        keep(game, self.deal, "accept", effects_to_data(effects))
        return gift_steps(Deal(id=self.deal, accept=tuple(effects)), self.who)


class GiftByHand(Step):
    """A gift that the players carry out themselves."""

    step: ClassVar[str] = "gift_by_hand"
    chapter: ClassVar[str] = "sins"

    who: str
    deal: str

    def title(self, game: Game) -> Text:
        who = game.name("characters", self.who)
        return say("{who}: do as the gift of {deal} says", who=who, deal=deal_name(game, self.deal))

    def question(self, game: Game) -> Question | None:
        return Question("R-DEAL-1", self.title(game), (Option("done", say("Done")),), who=self.who)

    def answered(self, game: Game, answer: Answer) -> Steps:
        return NOTHING


class TellRefusal(Step):
    """The price of refusing a card whose text is not known; no more can be paid than there is (R-DEAL-2)."""

    step: ClassVar[str] = "tell_refusal"
    chapter: ClassVar[str] = "sins"

    who: str
    deal: str

    def title(self, game: Game) -> Text:
        return say("What does it cost to refuse {deal}?", deal=deal_name(game, self.deal))

    def question(self, game: Game) -> Question | None:
        character = game.character(self.who)
        rubles, items, cards = LOSSES
        entries = (
            number("rubles", rubles.label, most=character.rubles),
            number("items", items.label, most=len(items_like(game, self.who, ItemFilter()))),
            number("cards", cards.label, most=len(cards_like(game, self.who, CardFilter()))),
            Entry("sins", "number", say("By how much the sins become fewer"), required=False, minimum=0, maximum=13),
        )
        options = (
            Option("told", say("This")),
            Option("accept", say("More than there is: the gift must be accepted")),
        )
        return Question("R-DEAL-2", self.title(game), options, entries=entries, who=self.who)

    def answered(self, game: Game, answer: Answer) -> Steps:
        if answer.chosen == ("accept",):
            return (TellGift(who=self.who, deal=self.deal),)
        refusal = Refusal(pay=losses(answer), sin=-told(answer, "sins"))
        keep(game, self.deal, "refuse", {"pay": effects_to_data(refusal.pay), "sin": refusal.sin})
        return refusal_steps(Deal(id=self.deal, refuse=refusal), self.who)
