"""What word cards count of their own conspiracy, told as numbers, so that a card more or less changes nothing of it."""

from __future__ import annotations

from dataclasses import replace

from blackbook.resolver.model.case import Case, Character, WordCard
from blackbook.resolver.model.circumstances import Circumstances
from blackbook.resolver.model.effects import Amount, Combined, Condition, Effect, Has, OneOf, Stat, When, Yield

ALWAYS, NEVER = Combined("all", ()), Combined("any", ())


def with_fixed_counts(case: Case, character: Character) -> Character:
    """The same character, whose word cards look at the conspiracy as it is now."""
    here = Circumstances(case, character, case.round)
    return replace(character, conspiracy=tuple(_card(card, here) for card in character.conspiracy))


def _card(card: WordCard, here: Circumstances) -> WordCard:
    passives = [
        replace(each, condition=_condition(each.condition, here), effects=_effects(each.effects, here))
        for each in card.passive
    ]
    return replace(
        card,
        condition=_condition(card.condition, here),
        yields=_yields(card.yields, here),
        otherwise=_yields(card.otherwise, here),
        passive=tuple(passives),
    )


def _condition(condition: Condition | None, here: Circumstances) -> Condition | None:
    match condition:
        case Has("card"):
            return ALWAYS if here.hold(condition) else NEVER
        case Combined(how, parts):
            return Combined(how, tuple(each for part in parts if (each := _condition(part, here)) is not None))
        case _:
            return condition


def _amount(amount: Amount, here: Circumstances) -> Amount:
    return Amount(here.count(amount)) if amount.x == "cards" else amount


def _yields(yields: tuple[Yield, ...], here: Circumstances) -> tuple[Yield, ...]:
    return tuple(replace(each, amount=_amount(each.amount, here)) for each in yields)


def _effects(effects: tuple[Effect, ...], here: Circumstances) -> tuple[Effect, ...]:
    return tuple(_effect(effect, here) for effect in effects)


def _effect(effect: Effect, here: Circumstances) -> Effect:
    match effect:
        case Stat(_, amount):
            return replace(effect, amount=_amount(amount, here))
        case When(condition, then, otherwise):
            return When(_condition(condition, here) or ALWAYS, _effects(then, here), _effects(otherwise, here))
        case OneOf(options):
            return OneOf(tuple(_effects(option, here) for option in options))
        case _:
            return effect
