"""Effects and standing modifiers in words, short enough for a card on the screen."""

from __future__ import annotations

from collections.abc import Sequence

from blackbook.content import effects as fx
from blackbook.content import modifiers
from blackbook.content.effects import Effect, Modifier
from blackbook.content.terms import NOTHING, NameOf, amount, by_id, card, describe_condition, item, listed, place, word
from blackbook.text import Text, say

_KEYWORDS: dict[str, Text] = {
    "attacks_first": say("attacks first"),
    "no_damage": say("takes no damage"),
    "no_attack": say("does not attack"),
    "hits_all": say("damages all characters"),
    "flees": say("flees after attacking"),
}


def describe_all(effects: Sequence[Effect], name_of: NameOf = by_id) -> Text:
    """Several effects, in their order."""
    return listed(tuple(describe(each, name_of) for each in effects)) if effects else say("nothing")


def describe(effect: Effect, name_of: NameOf = by_id) -> Text:
    """An effect in a few words, such as "+2 rubles" or "heal 2 wounds"."""
    match effect:
        case fx.Rubles() | fx.Wounds() | fx.Sin() | fx.Discontent():
            return _value_change(effect)
        case fx.ItemGain() | fx.ItemLoss() | fx.CardChange() | fx.JobChange() | fx.HelperChange() | fx.Buy():
            return _component_change(effect)
        case fx.DiceChange() | fx.Stat():
            return _dice_and_power(effect)
        case fx.OneOf() | fx.May() | fx.If() | fx.ForWho() | fx.Pay():
            return _control(effect, name_of)
        case fx.Rule():
            return describe_modifier(effect.modifier, name_of)
        case _:
            return _event(effect, name_of)


def _value_change(effect: fx.Rubles | fx.Wounds | fx.Sin | fx.Discontent) -> Text:
    match effect:
        case fx.Rubles(amount=int(n)):
            return say("+%n ruble(s)", n) if n >= 0 else say("lose %n ruble(s)", -n)
        case fx.Rubles(amount="-all"):
            return say("lose all rubles")
        case fx.Rubles(amount=other):
            return say("rubles: {amount}", amount=amount(other))
        case fx.Wounds(amount=int(n)):
            return say("suffer %n wound(s)", n) if n >= 0 else say("heal %n wound(s)", -n)
        case fx.Wounds(amount="-all"):
            return say("heal all wounds")
        case fx.Wounds(amount=other):
            return say("wounds: {amount}", amount=amount(other))
        case fx.Sin(change=int(n)):
            return say("+%n sin(s)", n) if n >= 0 else say("−%n sin(s)", -n)
        case fx.Sin(change=fx.SetTo(value=value)):
            return say("sins become {value}", value=value)
        case fx.Sin():
            return say("become cursed")
        case fx.Discontent(amount=int(n)):
            return say("discontent +{more}", more=n) if n >= 0 else say("discontent −{less}", less=-n)
        case fx.Discontent(amount=other):
            return say("discontent: {amount}", amount=amount(other))


def _component_change(
    effect: fx.ItemGain | fx.ItemLoss | fx.CardChange | fx.JobChange | fx.HelperChange | fx.Buy,
) -> Text:
    match effect:
        case fx.ItemGain():
            return _item_gain(effect)
        case fx.ItemLoss(lose=int(n)):
            return say("discard %n item(s){kinds}", n, kinds=item(effect.filter))
        case fx.ItemLoss():
            return say("discard items{kinds}: {amount}", kinds=item(effect.filter), amount=amount(effect.lose))
        case fx.CardChange():
            return _card_change(effect)
        case fx.JobChange():
            if effect.useless is not None:
                return say("useless jobs: {amount}", amount=amount(effect.useless))
            return say("job cards back to the hand: {amount}", amount=amount(effect.take_back or 0))
        case fx.HelperChange():
            if effect.gain is not None:
                return say("gain helpers: {amount}", amount=amount(effect.gain))
            return say("restore helpers: {amount}", amount=amount(effect.restore or 0))
        case fx.Buy():
            return _purchase(effect)


def _item_gain(effect: fx.ItemGain) -> Text:
    source = Text(" {source}", {"source": word(effect.source)}) if effect.source else NOTHING
    kinds = item(effect.filter)
    if effect.draw is not None:
        return say(
            "draw {draw} items{kinds}{source}, keep {keep}",
            draw=effect.draw,
            kinds=kinds,
            source=source,
            keep=amount(effect.gain),
        )
    if isinstance(effect.gain, int):
        return say("gain %n item(s){kinds}{source}", effect.gain, kinds=kinds, source=source)
    return say("gain items{kinds}{source}: {amount}", kinds=kinds, source=source, amount=amount(effect.gain))


def _card_change(effect: fx.CardChange) -> Text:
    kinds = card(effect.filter)
    if effect.gain is not None:
        return say("gain word cards{kinds}: {amount}", kinds=kinds, amount=amount(effect.gain))
    if effect.lose is not None:
        return say("lose word cards{kinds}: {amount}", kinds=kinds, amount=amount(effect.lose))
    if effect.flip is not None:
        return say("flip word cards{kinds}: {amount}", kinds=kinds, amount=amount(effect.flip))
    return say("give word cards{kinds} to another: {amount}", kinds=kinds, amount=amount(effect.give or 0))


def _purchase(effect: fx.Buy) -> Text:
    wares: list[Text] = []
    if effect.cards:
        wares.append(say("%n word card(s)", effect.cards))
    if effect.natural:
        wares.append(say("%n natural item(s)", effect.natural))
    if effect.crafted:
        wares.append(say("%n crafted item(s)", effect.crafted))
    return say("buy up to {wares}", wares=tuple(wares))


def _dice_and_power(effect: fx.DiceChange | fx.Stat) -> Text:
    if isinstance(effect, fx.Stat):
        both = ((effect.attack, say("attack")), (effect.defense, say("defense")))
        parts = (say("+{amount} {kind}", amount=amount(each), kind=kind) for each, kind in both if each is not None)
        return listed(tuple(parts))
    kind = word(effect.kind)
    if effect.add is not None:
        return say("dice ({kind}) +{amount}", kind=kind, amount=amount(effect.add))
    if effect.remove is not None:
        return say("dice ({kind}) −{amount}", kind=kind, amount=amount(effect.remove))
    if effect.reroll is not None:
        return say("reroll dice ({kind}): {amount}", kind=kind, amount=amount(effect.reroll))
    return _value_of_dice(effect)


def _value_of_dice(effect: fx.DiceChange) -> Text:
    kind = word(effect.match.kind)
    showing = NOTHING if effect.match.value is None else say(" showing {value}", value=effect.match.value)
    if effect.set_to is not None:
        return say("dice ({kind}){showing} count {value}", kind=kind, showing=showing, value=effect.set_to)
    if effect.plus is not None:
        return say("dice ({kind}){showing} count {value} more", kind=kind, showing=showing, value=effect.plus)
    turned = word(effect.turn or "any")
    return say("dice ({kind}){showing} become {turned}", kind=kind, showing=showing, turned=turned)


def _event(
    effect: fx.Move | fx.Fight | fx.Check | fx.Read | fx.Marker | fx.Unlock | fx.End | fx.Note,
    name_of: NameOf,
) -> Text:
    match effect:
        case fx.Move():
            if effect.to is not None:
                return say("move to {place}", place=place(effect.to, name_of))
            return say("move %n step(s)", effect.steps)
        case fx.Fight():
            return _fight(effect, name_of)
        case fx.Check():
            return _check(effect, name_of)
        case fx.Read(paragraph=int(number)):
            return say("read paragraph {number}", number=number)
        case fx.Read():
            return say("read the location's paragraph")
        case fx.Marker():
            return _marker(effect, name_of)
        case fx.Unlock():
            return _unlock(effect, name_of)
        case fx.End():
            return say("the story is won") if effect.result == "win" else say("the story is lost")
        case fx.Note():
            return listed((effect.text,))


def _fight(effect: fx.Fight, name_of: NameOf) -> Text:
    foes: list[Text] = []
    if effect.regular:
        foes.append(say("enemies: {amount}", amount=amount(effect.regular)))
    if effect.strong:
        foes.append(say("strong enemies: {amount}", amount=amount(effect.strong)))
    if effect.boss is not None:
        foes.append(listed((name_of("bosses", effect.boss),)))
    foes.extend(listed((name_of("enemies", enemy),)) for enemy in effect.named)
    fight = say("fight ({foes})", foes=tuple(foes))
    if effect.draw != "fail":
        fight = say("{fight}, a draw is {result}", fight=fight, result=word(effect.draw))
    if effect.reward:
        fight = say("{fight} → {reward}", fight=fight, reward=describe_all(effect.reward, name_of))
    return fight


def _check(effect: fx.Check, name_of: NameOf) -> Text:
    kind = word(effect.kind) if effect.kind else say("?")
    difficulty = say("?") if effect.difficulty is None else amount(effect.difficulty)
    check = say("check: {kind} {difficulty}", kind=kind, difficulty=difficulty)
    if effect.success:
        check = say("{check}; success: {effects}", check=check, effects=describe_all(effect.success, name_of))
    if effect.fail:
        check = say("{check}; failure: {effects}", check=check, effects=describe_all(effect.fail, name_of))
    return check


def _marker(effect: fx.Marker, name_of: NameOf) -> Text:
    where = place(effect.at, name_of) if effect.at is not None else say("here")
    if effect.put is not None:
        return say("put the token “{marker}”: {place}", marker=effect.put, place=where)
    if effect.take is not None:
        return say("take the token “{marker}”: {place}", marker=effect.take, place=where)
    return say("turn the token “{marker}”: {place}", marker=effect.flip, place=where)


def _unlock(effect: fx.Unlock, name_of: NameOf) -> Text:
    if effect.envelope is not None:
        return say("take {card} from the envelope", card=name_of("envelope", effect.envelope))
    if effect.achievement is not None:
        return say("gain the achievement “{name}”", name=effect.achievement)
    return say("gain character achievements")


def _control(effect: fx.OneOf | fx.May | fx.If | fx.ForWho | fx.Pay, name_of: NameOf) -> Text:
    match effect:
        case fx.OneOf():
            return say("one of: {options}", options=tuple(describe_all(each, name_of) for each in effect.options))
        case fx.May():
            return say("may {effects}", effects=describe_all(effect.effects, name_of))
        case fx.If():
            return _if(effect, name_of)
        case fx.ForWho():
            return say("{who}: {effects}", who=word(effect.who), effects=describe_all(effect.do, name_of))
        case fx.Pay():
            costs = describe_all(effect.costs, name_of)
            if not effect.then:
                return say("pay ({costs})", costs=costs)
            return say("pay ({costs}) → {effects}", costs=costs, effects=describe_all(effect.then, name_of))


def _if(effect: fx.If, name_of: NameOf) -> Text:
    condition = describe_condition(effect.condition, name_of)
    then = describe_all(effect.then, name_of)
    if not effect.otherwise:
        return say("{condition}: {effects}", condition=condition, effects=then)
    otherwise = describe_all(effect.otherwise, name_of)
    return say("{condition}: {effects}; else {otherwise}", condition=condition, effects=then, otherwise=otherwise)


def describe_modifier(modifier: Modifier, name_of: NameOf = by_id) -> Text:
    """A standing modifier in a few words, such as "checks (defense) +2"."""
    match modifier:
        case str():
            return _KEYWORDS[modifier]
        case modifiers.MoveRange():
            return say("movement {change}", change=f"{modifier.change:+d}")
        case modifiers.Price():
            return _price(modifier)
        case modifiers.CheckHarder():
            return say("checks ({kind}) +{plus}", kind=word(modifier.kind or "any"), plus=modifier.plus)
        case modifiers.DiceMinus():
            return say("dice ({kind}) −{minus}", kind=word(modifier.kind or "any"), minus=modifier.minus)
        case modifiers.FlipCards():
            return say("%n word card(s){kinds} face down", modifier.n, kinds=card(modifier.filter))
        case fx.FightStart():
            return say("start of combat: {effects}", effects=describe_all(modifier.effects, name_of))
        case modifiers.BlockItems():
            return say("{pool} items cannot be used", pool=word(modifier.pool))
        case modifiers.Defeat():
            return say("you are defeated")


def _price(price: modifiers.Price) -> Text:
    parts: list[Text] = []
    if price.items is not None:
        parts.append(say("items cost %n ruble(s) more", price.items))
    if price.cards is not None:
        parts.append(say("word cards cost %n ruble(s) more", price.cards))
    return listed(tuple(parts))
