"""Buying on the market: printed price and surcharge, paid in full, within the limits of the action (R-MARKET-3..6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from blackbook.campaign.components import CardInPlay, ItemToken
from blackbook.content.effects import Buy
from blackbook.rules.agenda import NOTHING, Answer, Step, Steps
from blackbook.rules.conspiracy import UNNAMED_CARDS, name_of_card, receive_card, take_card
from blackbook.rules.demons import surcharge
from blackbook.rules.effects import Cause, operation
from blackbook.rules.items import UNNAMED, name_of_item, receive
from blackbook.rules.market import ROWS, is_kept, lying_in, row_name
from blackbook.rules.naming import new_component
from blackbook.rules.question import Barred, Entry, Option, Question
from blackbook.text import Name, Text, say

if TYPE_CHECKING:
    from blackbook.rules.game import Game

DEAREST = 30
"""A printed price is not higher than this."""
ANOTHER = "another"
"""Prefix of the option for something that is not in the list: `another natural`."""


@operation(Buy)
def buy(game: Game, effect: Buy, cause: Cause) -> Steps:
    return (Shop(who=cause.who, cards=effect.cards, natural=effect.natural, crafted=effect.crafted),)


class Shop(Step):
    """Buy one thing after the other while the limits allow; the market is not filled up meanwhile (R-MARKET-2)."""

    step: ClassVar[str] = "shop"
    chapter: ClassVar[str] = "market"

    who: str
    cards: int = 0
    natural: int = 0
    crafted: int = 0

    def title(self, game: Game) -> Text:
        who = game.name("characters", self.who)
        rubles = game.character(self.who).rubles
        return say("{who} buys on the market with %n ruble(s)", n=rubles, who=who)

    def question(self, game: Game) -> Question | None:
        rows = [row for row in ROWS if self._limit(row) > 0]
        options = [option for row in rows for option in self._options(game, row)]
        if not options:
            return None
        untold = tuple(option.id for option in options if self._is_price_untold(game, option.id))
        price = Entry("price", "number", say("Printed price"), False, 0, DEAREST, needed_for=untold)
        name = Entry("name", "text", say("Its name, if it is told"), required=False)
        entries = ((price,) if untold else ()) + ((name,) if any(ANOTHER in id for id in untold) else ())
        done = Option("done", say("Buy nothing more"))
        return Question("R-MARKET-4", self.title(game), (*options, done), entries=entries, who=self.who)

    def answered(self, game: Game, answer: Answer) -> Steps:
        chosen = answer.chosen[0]
        if chosen == "done":
            return NOTHING
        verb, what = chosen.split(" ", 1)
        if verb == ANOTHER:
            return self._buy_another(game, what, answer)
        if verb == "card":
            return self._buy_card(game, game.state.get(CardInPlay, int(what)), answer)
        return self._buy_item(game, game.state.get(ItemToken, int(what)), answer)

    def _limit(self, row: str) -> int:
        return self.cards if row in UNNAMED_CARDS else self.natural if row == "natural" else self.crafted

    def _less(self, row: str) -> Shop:
        limit = "cards" if row in UNNAMED_CARDS else row
        return self.model_copy(update={limit: self._limit(row) - 1})

    def _options(self, game: Game, row: str) -> list[Option]:
        kind = "card" if row in UNNAMED_CARDS else "item"
        options = []
        for lying in lying_in(game, row):
            component = lying.card if isinstance(lying, CardInPlay) else lying.item
            name = name_of_card(game, component) if kind == "card" else name_of_item(game, component)
            printed = printed_price(game, row, component)
            if printed is None:
                options.append(Option(f"{kind} {lying.id}", say("{thing}, price not known yet", thing=name)))
                continue
            due = total_price(game, self.who, row, printed)
            label = say("{thing} for {due}", thing=name, due=due)
            options.append(Option(f"{kind} {lying.id}", label, barred=too_dear(game, self.who, due)))
        if not is_kept(game, row) and game.deck(row).left > 0:
            options.append(Option(f"{ANOTHER} {row}", say("Another {thing}", thing=row_name(row, game))))
        return options

    def _is_price_untold(self, game: Game, option: str) -> bool:
        verb, what = option.split(" ", 1)
        if verb == ANOTHER:
            return True
        if verb == "card":
            return printed_price(game, UNNAMED_CARDS[0], game.state.get(CardInPlay, int(what)).card) is None
        return printed_price(game, UNNAMED[0], game.state.get(ItemToken, int(what)).item) is None

    def _buy_card(self, game: Game, card: CardInPlay, answer: Answer) -> Steps:
        row = next(row for row in UNNAMED_CARDS if card in lying_in(game, row))
        if not self._pay(game, row, card.card, name_of_card(game, card.card), answer):
            return (self,)
        return (*receive_card(game, self.who, card), self._less(row))

    def _buy_item(self, game: Game, token: ItemToken, answer: Answer) -> Steps:
        if not self._pay(game, token.pool, token.item, name_of_item(game, token.item), answer):
            return (self,)
        game.state.remove(token)
        return (*receive(game, self.who, token.item, token.pool), self._less(token.pool))

    def _buy_another(self, game: Game, row: str, answer: Answer) -> Steps:
        """Something from a row that the group does not keep: unnamed, or by its name."""
        component, name = row, answer.values.get("name")
        is_card = row in UNNAMED_CARDS
        if name and is_card:
            component = new_component(game, "word_cards", name, colour=row, market=True)
        elif name:
            component = new_component(game, "items", name, pool=row)
        shown = name_of_card(game, component) if is_card else name_of_item(game, component)
        if not self._pay(game, row, component, shown, answer):
            return (self,)
        game.deck(row).left = max(0, game.deck(row).left - 1)
        taken = take_card(game, self.who, component) if is_card else receive(game, self.who, component, row)
        return (*taken, self._less(row))

    def _pay(self, game: Game, row: str, component: str, name: Name | Text, answer: Answer) -> bool:
        """Whether the price has been paid. What is told of it is kept, also if it turns out to be too high."""
        base = printed_price(game, row, component)
        if base is None:
            base = int(answer.values["price"])
            if component not in ROWS:
                game.note_printed("word_cards" if row in UNNAMED_CARDS else "items", component, "price", base)
        due = total_price(game, self.who, row, base)
        barred = too_dear(game, self.who, due)
        if barred is not None and barred.rule not in game.despite:
            game.tell(barred.reason)
            return False
        if barred is not None:
            game.forbid(barred.rule, barred.reason)
        character = game.character(self.who)
        character.rubles = max(0, character.rubles - due)
        game.tell(price_line(game, self.who, name, base, due))
        return True


def printed_price(game: Game, row: str, component: str) -> int | None:
    """What is printed on the card or token; None if nobody has told yet."""
    kind = "word_cards" if row in UNNAMED_CARDS else "items"
    if component in ROWS or not game.library.has(kind, component):
        return None
    price: int | None = getattr(game.library.find(kind, component), "price", None)
    return price


def total_price(game: Game, who: str, row: str, printed: int) -> int:
    """Printed price and the surcharge of the buyer's demons (R-MARKET-3, R-DEMON-10)."""
    return max(0, printed + surcharge(game, who, "cards" if row in UNNAMED_CARDS else "items"))


def too_dear(game: Game, who: str, due: int) -> Barred | None:
    have = game.character(who).rubles
    if due <= have:
        return None
    name = game.name("characters", who)
    return Barred("R-MARKET-3", say("It costs {due}; {who} has {have} of the rubles.", due=due, who=name, have=have))


def price_line(game: Game, who: str, thing: Name | Text, base: int, total: int) -> Text:
    buyer = game.name("characters", who)
    if total == base:
        return say("{who} buys {thing} for {total}", who=buyer, thing=thing, total=total)
    return say(
        "{who} buys {thing} for {total} = {base} + {extra}",
        who=buyer, thing=thing, total=total, base=base, extra=total - base,
    )  # fmt: skip
