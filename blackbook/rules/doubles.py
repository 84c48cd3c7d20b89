"""Components that lie in two places at once, and spaces with more on them than they hold."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from blackbook.campaign.components import CardInPlay, HelperCard, ItemToken, JobCard, RequestCard
from blackbook.rules.conspiracy import SLOTS, UNNAMED_CARDS
from blackbook.rules.items import SPACES, inventory
from blackbook.rules.jobs import is_useless
from blackbook.text import Name, Text, say

if TYPE_CHECKING:
    from blackbook.rules.game import Game


@dataclass(frozen=True)
class Fault:
    """What is where it cannot be, with its likely cause."""

    subject: str
    text: Text
    cause: Text
    measure: int


def doubles(game: Game) -> Iterator[Fault]:
    """Every component that lies in more places than there are copies of it, and every space that is too full."""
    yield from _copies(game, "word_cards", (card.card for card in game.state.all(CardInPlay)))
    yield from _copies(game, "items", (token.item for token in game.state.all(ItemToken)))
    yield from _copies(game, "helpers", (card.helper for card in game.state.all(HelperCard)))
    yield from _copies(game, "jobs", (card.job for card in game.state.all(JobCard) if not is_useless(game, card)))
    yield from _copies(game, "requests", (card.request for card in game.state.all(RequestCard)))
    yield from _full_inventories(game)
    yield from _shared_slots(game)


def _copies(game: Game, kind: str, lying: Iterable[str]) -> Iterator[Fault]:
    for id, n in Tally(lying).items():
        if id in UNNAMED_CARDS or not game.library.has(kind, id):
            continue
        component = game.library.find(kind, id)
        if kind == "items" and "count" not in component.model_fields_set:
            continue  # how many tokens of this kind are in the bag is not known
        copies = getattr(component, "count", 1)
        if n > copies:
            text = say(
                "{name} lies in {number} places, but there is only {copies}",
                name=game.name(kind, id),
                number=n,
                copies=copies,
            )
            cause = say("It was given on or discarded without being entered, or another component was meant.")
            yield Fault(f"{kind}:{id}", text, cause, n)


def _full_inventories(game: Game) -> Iterator[Fault]:
    for character in game.characters:
        n = len(inventory(game, character.id))
        if n > SPACES:
            who = game.name("characters", character.id)
            text = say("{who} has {number} items, and room for {most}", who=who, number=n, most=SPACES)
            cause = say("A seventh item must be given away or discarded (R-ITEM-2).")
            yield Fault(f"inventory:{character.id}", text, cause, n)


def _shared_slots(game: Game) -> Iterator[Fault]:
    """Two cards in one slot of a conspiracy, or two jobs in one of a demon."""
    conspiracy = [
        ((card.owner or "", card.slot), game.name("word_cards", card.card))
        for card in game.state.all(CardInPlay)
        if card.place == "conspiracy"
    ]
    slots = [
        ((card.owner, card.slot), game.name("jobs", card.job))
        for card in game.state.all(JobCard)
        if card.place == "slot"
    ]
    yield from _crowded(game, "conspiracy", conspiracy)
    yield from _crowded(game, "demons", slots)
    for who in game.seats:
        n = sum(owner == who for (owner, _), _ in conspiracy)
        if n > SLOTS:
            text = say("The conspiracy of {who} has {number} cards", who=game.name("characters", who), number=n)
            yield Fault(f"conspiracy:{who}", text, say("One of them belongs in the hand."), n)


def _crowded(game: Game, place: str, lying: Sequence[tuple[tuple[str, int | None], Name]]) -> Iterator[Fault]:
    for (who, slot), n in Tally(where for where, _ in lying).items():
        if n > 1:
            names = tuple(name for where, name in lying if where == (who, slot))
            text = say(
                "{who} has several cards in slot {slot}: {names}",
                who=game.name("characters", who),
                slot=slot,
                names=names,
            )
            yield Fault(f"{place}:{who}:{slot}", text, say("One of them lies in another slot or in the hand."), n)
