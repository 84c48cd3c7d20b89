"""Buying on the market: printed price and surcharge, paid in full, within the limits of the action (R-MARKET-3..6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from blackbook.campaign.components import CardInPlay, ItemToken
from blackbook.content.effects import Buy
from blackbook.errors import UserError
from blackbook.rules.agenda import NOTHING, Answer, Step, Steps
from blackbook.rules.conspiracy import UNNAMED_CARDS, name_of_card, take_card
from blackbook.rules.demons import surcharge
from blackbook.rules.effects import Cause, operation
from blackbook.rules.items import name_of_item, receive
from blackbook.rules.market import ROWS, is_kept, lying_in, row_name
from blackbook.rules.naming import NAME_ENTRY, new_component
from blackbook.rules.question import Barred, Entry, Option, Question
from blackbook.text import Name, Text, say

if TYPE_CHECKING:
    from blackbook.rules.game import Game

PRICE_ENTRY = Entry("price", "number", say("Printed price"), required=False, minimum=0, maximum=30)
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
        if not rows:
            return None
        options = [option for row in rows for option in self._options(game, row)]
        done = Option("done", say("Buy nothing more"))
        entries = (PRICE_ENTRY, NAME_ENTRY)
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
            due = total_price(game, self.who, row, printed_price(game, row, component))
            options.append(Option(f"{kind} {lying.id}", priced(name, due), barred=too_dear(game, self.who, due)))
        if not is_kept(game, row):
            options.append(Option(f"{ANOTHER} {row}", say("Another {thing}", thing=row_name(row, game))))
        return options

    def _buy_card(self, game: Game, card: CardInPlay, answer: Answer) -> Steps:
        row = next(row for row in UNNAMED_CARDS if card in lying_in(game, row))
        self._pay(game, row, card.card, name_of_card(game, card.card), answer)
        game.state.remove(card)
        return (*take_card(game, self.who, card.card), self._less(row))

    def _buy_item(self, game: Game, token: ItemToken, answer: Answer) -> Steps:
        self._pay(game, token.pool, token.item, name_of_item(game, token.item), answer)
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
        self._pay(game, row, component, shown, answer)
        game.deck(row).left = max(0, game.deck(row).left - 1)
        taken = take_card(game, self.who, component) if is_card else receive(game, self.who, component, row)
        return (*taken, self._less(row))

    def _pay(self, game: Game, row: str, component: str, name: Name | Text, answer: Answer) -> None:
        printed = printed_price(game, row, component)
        told = answer.values.get("price")
        if printed is None and told is None:
            raise UserError(say("What is the printed price of {thing}?", thing=name))
        if printed is None and component not in ROWS:
            game.note_printed("word_cards" if row in UNNAMED_CARDS else "items", component, "price", told)
        base = told if printed is None else printed
        due = total_price(game, self.who, row, base)
        barred = too_dear(game, self.who, due)
        if barred is not None:
            game.forbid(barred.rule, barred.reason)
        character = game.character(self.who)
        character.rubles = max(0, character.rubles - (due or 0))
        game.tell(price_line(game, self.who, name, base or 0, (due or 0) - (base or 0)))


def printed_price(game: Game, row: str, component: str) -> int | None:
    """What is printed on the card or token; None if nobody has told yet."""
    kind = "word_cards" if row in UNNAMED_CARDS else "items"
    if component in ROWS or not game.library.has(kind, component):
        return None
    price: int | None = getattr(game.library.find(kind, component), "price", None)
    return price


def total_price(game: Game, who: str, row: str, printed: int | None) -> int | None:
    """Printed price and the surcharge of the buyer's demons (R-MARKET-3, R-DEMON-10)."""
    if printed is None:
        return None
    return max(0, printed + surcharge(game, who, "cards" if row in UNNAMED_CARDS else "items"))


def too_dear(game: Game, who: str, due: int | None) -> Barred | None:
    have = game.character(who).rubles
    if due is None or due <= have:
        return None
    name = game.name("characters", who)
    return Barred("R-MARKET-3", say("It costs {due}; {who} has {have} of the rubles.", due=due, who=name, have=have))


def priced(name: Name | Text, due: int | None) -> Text:
    if due is None:
        return say("{thing}, price not known yet", thing=name)
    return say("{thing} for {due}", thing=name, due=due)


def price_line(game: Game, who: str, thing: Name | Text, base: int, extra: int) -> Text:
    buyer = game.name("characters", who)
    if extra:
        total = base + extra
        return say(
            "{who} buys {thing} for {total} = {base} + {extra}",
            who=buyer, thing=thing, total=total, base=base, extra=extra,
        )  # fmt: skip
    return say("{who} buys {thing} for {total}", who=buyer, thing=thing, total=base)
