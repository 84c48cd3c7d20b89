"""What would help before the dice are rolled: each item and helper, a friend who joins, rubles lent.

Each is looked at alone. A consumable is used in the check, or in the round of the fight that is about to be rolled:
what it gives then counts like a key of that round, its healing beforehand; in a fight it goes to whomever it helps
most.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from blackbook.resolver.advice.card_counts import with_fixed_counts
from blackbook.resolver.model.case import Case, Character, Passive, WordCard
from blackbook.resolver.model.effects import Amount, Combined, Condition, Has, InRound, OneOf, Stat
from blackbook.resolver.model.numbers import Change, Gift, Supply
from blackbook.resolver.model.table import build_table
from blackbook.text import Text, say

What = Literal["item", "helper", "friend", "rubles"]


@dataclass(frozen=True)
class Aid:
    """One thing that would help, and the cases that it may lead to, of which the best counts."""

    what: What
    id: str
    """Of the consumable, the friend, or the character that borrows."""
    text: Text
    cases: tuple[Case, ...]

    @property
    def is_used_now(self) -> bool:
        """Whether it changes nothing but the check or the round that is about to be rolled."""
        return self.what in ("item", "helper")


def aids(case: Case, friends: Sequence[Character] = ()) -> tuple[Aid, ...]:
    """Everything that would help, the quickest to count first. `friends` could join with dice to roll."""
    alone = sorted((*_consumables(case), *_loans(case)), key=lambda aid: len(aid.cases))
    return tuple(aid for aid in (*alone, *_friends(case, friends)) if aid.cases)


def _consumables(case: Case) -> Iterator[Aid]:
    for supply in build_table(case).consumables:
        owner = case.characters[supply.owner]
        what: What = "item" if supply.id in {item.id for item in owner.items} else "helper"
        text = say("{who} uses {what}", who=owner.name, what=supply.name)
        yield Aid(what, supply.id, text, tuple(_used(case, supply)))


def _used(case: Case, supply: Supply) -> Iterator[Case]:
    """The case after each way to use a consumable."""
    if supply.changes:
        yield _with_changes(case, supply)
    if case.scene == "check":
        most = max((gift.attack + gift.defense for gift in supply.gifts), default=0)
        if most:
            yield replace(case, difficulty=case.difficulty - most)
        return
    standing = [at for at, each in enumerate(case.characters) if each.wounds < each.health]
    for gift in supply.gifts:
        for at in standing if gift.defense or gift.heal else (supply.owner,):
            yield _with_gift(case, supply.owner, gift, at)


def _with_changes(case: Case, supply: Supply) -> Case:
    """The owner may change its dice once they are rolled."""
    ways: tuple[Change, ...] = (*supply.changes, ())
    return _changed(case, supply.owner, cards=(_key(case, OneOf(ways)),))


def _with_gift(case: Case, owner: int, gift: Gift, at: int) -> Case:
    """Attack stays a source of the owner; defense and healing go to whoever is helped."""
    attack = (_key(case, Stat("attack", Amount(gift.attack))),) if gift.attack else ()
    defense = (_key(case, Stat("defense", Amount(gift.defense))),) if gift.defense else ()
    case = _changed(case, owner, cards=attack)
    return _changed(case, at, cards=defense, heal=gift.heal)


def _key(case: Case, effect: Stat | OneOf) -> WordCard:
    """A key that does what a consumable does, in this round; nameless, so that the same use is the same case."""
    condition = InRound((case.round,)) if case.scene == "combat" else None
    passive = Passive(None, condition, (effect,), "")
    return WordCard("use", "use", "key", True, None, "any", None, (), (), 0, (passive,))


def _changed(case: Case, at: int, cards: tuple[WordCard, ...] = (), heal: int = 0, rubles: int = 0) -> Case:
    who = case.characters[at]
    if cards:
        who = with_fixed_counts(case, who)
    who = replace(
        who,
        conspiracy=(*who.conspiracy, *cards),
        wounds=who.wounds if who.wounds >= who.health else max(0, who.wounds - heal),
        rubles=who.rubles + rubles,
    )
    return replace(case, characters=(*case.characters[:at], who, *case.characters[at + 1 :]))


def _friends(case: Case, friends: Sequence[Character]) -> Iterator[Aid]:
    for friend in friends:
        joined = replace(case, characters=(*case.characters, friend))
        yield Aid("friend", friend.id, say("{who} joins", who=friend.name), (joined,))


def _loans(case: Case) -> Iterator[Aid]:
    """Rubles from one character to another, as many as make a condition of its cards true (R-CARD-10)."""
    for borrower, who in enumerate(case.characters):
        for missing in sorted({wanted - who.rubles for wanted in _wanted(who)}):
            lenders = [
                at for at, other in enumerate(case.characters) if at != borrower and other.rubles >= missing > 0
            ]
            cases = tuple(_changed(_changed(case, at, rubles=-missing), borrower, rubles=missing) for at in lenders)
            if cases:
                yield Aid("rubles", who.id, say("{who} borrows %n ruble(s)", n=missing, who=who.name), cases)


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
