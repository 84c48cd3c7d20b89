"""What a card, a place or a request does, in lines to print beside its name."""

from __future__ import annotations

from blackbook.content.amounts import Counted
from blackbook.content.cards import WordCard, Yield
from blackbook.content.effects import May
from blackbook.content.foes import EnemyEffect
from blackbook.content.locations import LocationAction
from blackbook.content.requests import CheckWay, FightWay, Way
from blackbook.content.terms import NameOf, amount, by_id, describe_condition, word, words
from blackbook.content.wording import describe, describe_all
from blackbook.text import Text, say

_MOMENTS: dict[str, Text] = {
    "start": say("start of combat"),
    "round1": say("first round"),
    "each_round": say("during combat"),
    "dealt_damage": say("if it dealt damage"),
}


def describe_word_card(card: WordCard, name_of: NameOf = by_id) -> tuple[Text, ...]:
    """What a word card does, a line for each part; nothing for what is not known."""
    lines: list[Text] = []
    if card.accepts is not None and card.yields is not None:
        lines.append(_order(card, name_of))
    for passive in card.passive or ():
        scenes = () if "any" in passive.scenes else words(passive.scenes)
        does = describe_all(passive.do, name_of)
        lines.append(Text("{scenes}: {effects}", {"scenes": scenes, "effects": does}) if scenes else does)
    lines.extend(describe(each, name_of) for each in card.extra)
    return tuple(lines)


def _order(card: WordCard, name_of: NameOf) -> Text:
    die = word(card.accepts or "any")
    order = say("{die} die → {yields}", die=die, yields=tuple(map(_yield, card.yields or ())))
    if card.condition is not None:
        order = say("{order}, {condition}", order=order, condition=describe_condition(card.condition, name_of))
    if card.otherwise:
        order = say("{order}; else {yields}", order=order, yields=tuple(map(_yield, card.otherwise)))
    return order


def _yield(given: Yield) -> Text:
    if isinstance(given.amount, Counted) and given.amount.x == "die" and given.amount.times == 1:
        if given.amount.plus == 0:
            return say("{kind}, same value", kind=word(given.kind))
        return say("{kind}, value {change}", kind=word(given.kind), change=f"{given.amount.plus:+d}")
    return say("{amount} {kind}", amount=amount(given.amount), kind=word(given.kind))


def describe_enemy_effect(effect: EnemyEffect, name_of: NameOf = by_id) -> Text:
    """What an enemy does, with its moment, such as "first round: does not attack"."""
    moment, does = _MOMENTS[effect.when], describe_all(effect.do, name_of)
    if effect.who in ("here", "damaged"):
        return Text("{moment}: {effects}", {"moment": moment, "effects": does})
    return Text("{moment}, {who}: {effects}", {"moment": moment, "who": word(effect.who), "effects": does})


def describe_way(way: Way, name_of: NameOf = by_id) -> Text:
    """A way to fulfil a request and what it earns, such as "check: defense 11 → +5 rubles"."""
    if isinstance(way, FightWay):
        task = describe(way.spec, name_of)
        if way.draw != "fail":
            task = say("{fight}, a draw is {result}", fight=task, result=word(way.draw))
    elif isinstance(way, CheckWay):
        task = describe(way.spec, name_of)
    else:
        task = say("pay ({costs})", costs=describe_all(way.spec, name_of))
    return Text("{task} → {reward}", {"task": task, "reward": describe_all(way.reward, name_of)})


def describe_location_action(action: LocationAction, name_of: NameOf = by_id) -> Text:
    """One effect of a location, with its condition; what need not be done is marked with "may"."""
    does = describe_all(action.do, name_of) if action.mandatory else describe(May(effects=action.do), name_of)
    if action.condition is None:
        return does
    return Text("{condition}: {effects}", {"condition": describe_condition(action.condition, name_of), "effects": does})
