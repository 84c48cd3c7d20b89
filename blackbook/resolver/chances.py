"""What would help before the dice are rolled: each item and helper, a friend who joins, rubles lent, other cards.

Each is weighed alone against the chance as things stand. A consumable is used in the check, or in the round of the
fight that is about to be rolled: what it gives then counts like a key of that round, its healing beforehand; in a fight
it goes to whomever it helps most.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Literal

from blackbook.resolver.case import Case, Character, Passive, WordCard
from blackbook.resolver.conspiracy import best_conspiracy
from blackbook.resolver.effects import Amount, Combined, Condition, Has, InRound, OneOf, Stat
from blackbook.resolver.model import Change, Gift, Supply
from blackbook.resolver.odds import Odds, exact_odds, odds
from blackbook.resolver.reading import CaseError
from blackbook.resolver.table import build_table
from blackbook.text import Text, say

What = Literal["item", "helper", "friend", "rubles", "conspiracy"]


@dataclass(frozen=True)
class Chance:
    """The chance with one thing more. `gain` is what it adds, 0 or more but for a friend, who may do harm."""

    what: What
    id: str
    """Of the consumable, the friend, or the character that borrows; empty for other cards."""
    text: Text
    odds: Odds
    gain: Fraction


@dataclass(frozen=True)
class _Offer:
    """One thing that would help, and the cases that it may lead to, of which the best counts."""

    what: What
    id: str
    text: Text
    cases: tuple[Case, ...]


def chances(
    case: Case,
    *,
    friends: Sequence[Character] = (),
    hands: Mapping[str, Sequence[WordCard]] | None = None,
    limit_seconds: float = 2.0,
) -> tuple[Chance, ...]:
    """What each thing would add, the greatest first.

    `friends` could join with dice to roll; `hands` are word cards outside the conspiracies, by character. What cannot
    be told within the limit, each time anew, is left out. CaseError if the case itself cannot be answered.
    """
    now = odds(case, limit_seconds=limit_seconds)
    found: list[Chance] = []
    for offer in (*_consumables(case), *_friends(case, friends), *_loans(case)):
        with_it = _best(offer.cases, limit_seconds)
        if with_it is not None:
            found.append(Chance(offer.what, offer.id, offer.text, with_it, with_it.probability - now.probability))
    if hands:
        found += _other_cards(case, hands, now, limit_seconds)
    return tuple(sorted(found, key=lambda chance: -chance.gain))


def _best(cases: Sequence[Case], limit_seconds: float) -> Odds | None:
    """The best of the exact chances; None if one of them cannot be told exactly in time."""
    best: Fraction | None = None
    for case in cases:
        chance = exact_odds(case, limit_seconds)
        if chance is None:
            return None
        best = chance if best is None else max(best, chance)
    return None if best is None else Odds(best, best)


def _other_cards(
    case: Case, hands: Mapping[str, Sequence[WordCard]], now: Odds, limit_seconds: float
) -> Iterator[Chance]:
    try:
        best = best_conspiracy(case, hands, limit_seconds)
    except CaseError:
        return
    text = say("The best cards in the conspiracies")
    chance = best.probability
    yield Chance("conspiracy", "", text, Odds(chance, chance), chance - now.probability)


def _consumables(case: Case) -> Iterator[_Offer]:
    for supply in build_table(case).consumables:
        owner = case.characters[supply.owner]
        what: What = "item" if supply.id in {item.id for item in owner.items} else "helper"
        text = say("{who} uses {what}", who=owner.name, what=supply.name)
        yield _Offer(what, supply.id, text, tuple(_used(case, supply)))


def _used(case: Case, supply: Supply) -> Iterator[Case]:
    """The case after each way to use a consumable."""
    if supply.changes:
        yield _with_changes(case, supply)
    if case.scene == "check":
        most = max((gift.attack + gift.defense for gift in supply.gifts), default=0)
        if most:
            yield replace(case, difficulty=case.difficulty - most)
        return
    for gift in supply.gifts:
        helped = range(len(case.characters)) if gift.defense or gift.heal else (supply.owner,)
        for at in helped:
            yield _with_gift(case, supply, gift, at)


def _with_changes(case: Case, supply: Supply) -> Case:
    """The owner may change its dice once they are rolled."""
    ways: tuple[Change, ...] = (*supply.changes, ())
    return _changed(case, supply.owner, cards=(_key(case, supply, (OneOf(ways),)),))


def _with_gift(case: Case, supply: Supply, gift: Gift, at: int) -> Case:
    """Attack stays a source of the owner; defense and healing go to whoever is helped."""
    attack = (_key(case, supply, (Stat("attack", Amount(gift.attack)),)),) if gift.attack else ()
    defense = (_key(case, supply, (Stat("defense", Amount(gift.defense)),)),) if gift.defense else ()
    case = _changed(case, supply.owner, cards=attack)
    return _changed(case, at, cards=defense, heal=gift.heal)


def _key(case: Case, supply: Supply, effects: tuple[Stat | OneOf, ...]) -> WordCard:
    """A key that does what the consumable does, in this round."""
    condition = InRound((case.round,)) if case.scene == "combat" else None
    passive = Passive(None, condition, effects, "")
    return WordCard(f"use-{supply.id}", supply.name, "key", True, None, "any", None, (), (), 0, (passive,))


def _changed(case: Case, at: int, cards: tuple[WordCard, ...] = (), heal: int = 0, rubles: int = 0) -> Case:
    who = case.characters[at]
    who = replace(
        who,
        conspiracy=(*who.conspiracy, *cards),
        wounds=who.wounds if who.wounds >= who.health else max(0, who.wounds - heal),
        rubles=who.rubles + rubles,
    )
    return replace(case, characters=(*case.characters[:at], who, *case.characters[at + 1 :]))


def _friends(case: Case, friends: Sequence[Character]) -> Iterator[_Offer]:
    for friend in friends:
        joined = replace(case, characters=(*case.characters, friend))
        yield _Offer("friend", friend.id, say("{who} joins", who=friend.name), (joined,))


def _loans(case: Case) -> Iterator[_Offer]:
    """Rubles from one character to another, as many as make a condition of its cards true (R-CARD-10)."""
    for borrower, who in enumerate(case.characters):
        for missing in sorted({wanted - who.rubles for wanted in _wanted(who)}):
            lenders = [
                at for at, other in enumerate(case.characters) if at != borrower and other.rubles >= missing > 0
            ]
            cases = tuple(_changed(_changed(case, at, rubles=-missing), borrower, rubles=missing) for at in lenders)
            if cases:
                yield _Offer("rubles", who.id, say("{who} borrows %n ruble(s)", n=missing, who=who.name), cases)


def _wanted(character: Character) -> set[int]:
    """How many rubles the character's word cards ask for."""
    conditions = [card.condition for card in character.conspiracy]
    conditions += [passive.condition for card in character.conspiracy for passive in card.passive]
    return {wanted for condition in conditions for wanted in _rubles(condition)}


def _rubles(condition: Condition | None) -> Iterator[int]:
    match condition:
        case Has("rubles", n):
            yield n
        case Combined(_, parts):
            for part in parts:
                yield from _rubles(part)
