"""Whether everything adds up to what is in the box, and what is probably the cause where it does not."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from blackbook.campaign.campaign import Released
from blackbook.campaign.components import CardInPlay, Deck, HelperCard, ItemToken, JobCard, RequestCard
from blackbook.campaign.game import Counter
from blackbook.errors import UserError
from blackbook.rules.command import Command
from blackbook.rules.conditions import colour_of
from blackbook.rules.doubles import doubles
from blackbook.rules.items import PlaceItem
from blackbook.rules.jobs import is_useless
from blackbook.rules.market import SPACES_OF_A_ROW, is_kept
from blackbook.rules.offers import offerer
from blackbook.rules.question import Offer
from blackbook.text import Text, say

if TYPE_CHECKING:
    from blackbook.rules.game import Game


@dataclass(frozen=True)
class Count:
    """How many of a component the campaign knows of, and how many there can be."""

    subject: str
    what: Text
    parts: tuple[tuple[Text, int], ...]
    """Where they are."""
    least: int
    most: int
    if_fewer: Text
    if_more: Text

    @property
    def counted(self) -> int:
        return sum(n for _, n in self.parts)

    @property
    def fits(self) -> bool:
        return self.least <= self.counted <= self.most


@dataclass(frozen=True)
class Difference:
    """Something that does not add up, with its likely cause."""

    subject: str
    text: Text
    cause: Text
    measure: int
    """How far it is off; a difference accepted at this measure is not pointed out again."""
    accepted: bool = False


def counts(game: Game) -> tuple[Count, ...]:
    """Every component that is counted, on the table and in the decks."""
    if not game.is_set_up:
        return ()
    return (*_dice_and_tokens(game), *_items(game), *_cards(game), *_jobs(game), *_decks(game))


def differences(game: Game) -> tuple[Difference, ...]:
    """What does not add up: numbers first, then components in two places and spaces with too much on them."""
    if not game.is_set_up:
        return ()
    found = [_difference(count) for count in counts(game) if not count.fits]
    found += [Difference(fault.subject, fault.text, fault.cause, fault.measure) for fault in doubles(game)]
    return tuple(_with_acceptance(game, difference) for difference in found)


def _difference(count: Count) -> Difference:
    fewer = count.counted < count.least
    expected = count.least if fewer else count.most
    text = say("{what}: {counted} instead of {expected}", what=count.what, counted=count.counted, expected=expected)
    return Difference(count.subject, text, count.if_fewer if fewer else count.if_more, count.counted - expected)


def _with_acceptance(game: Game, difference: Difference) -> Difference:
    row = game.state.find(Counter, _mark(difference.subject))
    if row is None or row.value != difference.measure:
        return difference
    return Difference(difference.subject, difference.text, difference.cause, difference.measure, accepted=True)


def _mark(subject: str) -> str:
    return f"accepted:{subject}"


# -- what is counted

_TAKEN = say("Some lie where the program does not know of them: enter who has them.")
_BEYOND = say("More were entered than there are: look who has fewer than the program says.")


def _dice_and_tokens(game: Game) -> Iterator[Count]:
    box = game.library.box
    columns = (
        ("attack_dice", say("Attack dice"), box.black_dice),
        ("defense_dice", say("Defense dice"), box.white_dice),
        ("rubles", say("Rubles"), box.rubles.total),
        ("wounds", say("Wounds"), box.wounds.total),
    )
    for column, what, most in columns:
        parts = tuple(
            (say("{who}", who=game.name("characters", each.id)), getattr(each, column)) for each in game.characters
        )
        yield Count(column, what, parts, 0, most, _TAKEN, _BEYOND)


def _deck_part(game: Game, name: str) -> tuple[tuple[Text, int], ...]:
    deck = game.state.find(Deck, name)
    if deck is None:
        return ()
    discarded = ((say("discard pile"), deck.discarded),) if deck.discarded else ()
    return ((say("deck or bag"), deck.left), *discarded)


def _items(game: Game) -> Iterator[Count]:
    box = game.library.box
    tokens = game.state.all(ItemToken)
    pools = (
        ("natural", say("Natural items"), box.natural_items),
        ("crafted", say("Crafted items"), box.crafted_items),
    )
    for pool, what, n in pools:
        if game.state.find(Deck, pool) is None:
            continue
        mine = [token for token in tokens if token.pool == pool]
        owned = tuple(
            (say("{who}", who=game.name("characters", who)), sum(token.owner == who for token in mine))
            for who in game.seats
        )
        lying = sum(token.place == "market" for token in mine)
        unseen = 0 if lying or is_kept(game, pool) else SPACES_OF_A_ROW
        waiting = sum(isinstance(step, PlaceItem) and step.pool == pool for step in game.agenda.steps)
        parts = (*owned, (say("waits for a space"), waiting), (say("market"), lying), *_deck_part(game, pool))
        fewer = say("A token did not go back to its bag, or lies in an inventory that was not entered.")
        more = say("A token was entered that did not come out of its bag, or is still with its former owner.")
        yield Count(pool, what, parts, n - unseen, n, fewer, more)


def _cards(game: Game) -> Iterator[Count]:
    box = game.library.box
    fewer = say("A card was bought or lost without being entered.")
    more = say("A card was entered that did not come from its deck.")
    released = _released(game)
    colours = (
        ("black", say("Black word cards"), box.black_word_cards),
        ("white", say("White word cards"), box.white_word_cards),
    )
    for colour, what, n in colours:
        cards = [card for card in game.state.all(CardInPlay) if colour_of(game, card.card) == colour]
        unlocked = sum(colour_of(game, id) == colour for id in released if game.library.has("word_cards", id))
        parts = ((say("on the table"), len(cards)), *_deck_part(game, colour))
        yield Count(colour, what, parts, 0, n + unlocked, fewer, more)
    helpers = ((say("on the table"), len(game.state.all(HelperCard))),)
    yield Count("helpers", say("Helpers"), helpers, 0, box.helpers, fewer, more)


def _jobs(game: Game) -> Iterator[Count]:
    box = game.library.box
    cards = game.state.all(JobCard)
    useless = [card for card in cards if is_useless(game, card)]
    unlocked = sum(game.library.has("jobs", id) for id in _released(game))
    own = tuple(
        (
            say("{who}", who=game.name("characters", who)),
            sum(card.owner == who for card in cards if card not in useless),
        )
        for who in game.seats
    )
    yield Count("jobs", say("Job cards"), own, 0, box.jobs + unlocked, _TAKEN, _BEYOND)
    if game.state.find(Deck, "useless") is not None:
        fewer = say("A useless job was taken without being entered.")
        more = say("A useless job was entered that is still in the pile.")
        parts = ((say("on the table"), len(useless)), *_deck_part(game, "useless"))
        yield Count("useless", say("Useless jobs"), parts, box.useless_jobs, box.useless_jobs, fewer, more)


def _decks(game: Game) -> Iterator[Count]:
    box = game.library.box
    if game.state.find(Deck, "deal") is not None:
        fewer = say("A deal card was not put back at the bottom of its deck.")
        more = say("A card of another deck is among the deals.")
        yield Count("deal", say("Deal cards"), _deck_part(game, "deal"), box.deals, box.deals, fewer, more)
    requests = game.state.all(RequestCard)
    decks = (
        ("main", say("Main requests"), box.main_requests),
        ("special", say("Special requests"), box.story_requests),
    )
    for deck, what, n in decks:
        hands = (say("in hand"), sum(card.deck == deck for card in requests))
        yield Count(deck, what, (hands, *_deck_part(game, deck)), 0, n, _TAKEN, _BEYOND)
    if game.scene is not None:
        return
    tiers = (
        ("regular", say("Enemies"), box.regular_enemies),
        ("strong", say("Strong enemies"), box.strong_enemies),
    )
    for tier, what, n in tiers:
        if game.state.find(Deck, tier) is not None:
            known = game.library.enemies
            unlocked = sum(known[id].tier == tier for id in _released(game) if id in known)
            fewer = say("An enemy was not put on its discard pile after a fight.")
            more = say("An enemy of the envelope was put in before it was released.")
            yield Count(tier, what, _deck_part(game, tier), n, n + unlocked, fewer, more)


def _released(game: Game) -> tuple[str, ...]:
    """Ids of the components that have come out of the campaign envelope."""
    entries = game.library.envelope
    rows = game.state.all(Released)
    return tuple((entries[row.id].component or row.id) if row.id in entries else row.id for row in rows)


class AcceptDifference(Command):
    """The players know why something does not add up: it is pointed out again only if it changes."""

    command: ClassVar[str] = "accept_difference"
    at_any_time: ClassVar[bool] = True

    subject: str

    def describe(self, game: Game) -> Text:
        return say("Accepted: {difference}", difference=self._difference(game).text)

    def apply(self, game: Game) -> None:
        difference = self._difference(game)
        name = _mark(self.subject)
        row = game.state.find(Counter, name) or game.state.add(Counter(name=name))
        row.value = difference.measure

    def _difference(self, game: Game) -> Difference:
        found = next((each for each in differences(game) if each.subject == self.subject), None)
        if found is None:
            raise UserError(say('"{subject}" adds up: there is nothing to accept.', subject=self.subject))
        return found


@offerer
def difference_offers(game: Game) -> Iterator[Offer]:
    for difference in differences(game):
        if not difference.accepted:
            label = say("Accept: {difference}", difference=difference.text)
            yield Offer(AcceptDifference(subject=difference.subject), label, "table")
