"""Turns a case into numbers: decides conditions, counts amounts, lets keys work, drops what cannot be used."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from blackbook.resolver.model.case import (
    MOST_DICE,
    Case,
    Character,
    Consumable,
    Die,
    Enemy,
    Harder,
    Less,
    Passive,
    Pool,
    WordCard,
)
from blackbook.resolver.model.circumstances import Circumstances
from blackbook.resolver.model.dice import after_keys, buy_rolls
from blackbook.resolver.model.effects import AddDice, ChangeDice, Effect, Heal, Kind, OneOf, Reroll, Stat, When
from blackbook.resolver.model.numbers import Change, Foe, Gift, Key, Order, PlacedDie, Roll, Seat, Supply, Table
from blackbook.resolver.model.reading import CaseError
from blackbook.text import say


def build_table(case: Case, round: int | None = None) -> Table:
    """The case in numbers, for its own round or another one. Raises `CaseError` where it cannot be exact."""
    number = case.round if round is None else round
    living = [index for index, enemy in enumerate(case.enemies) if enemy.damage < enemy.health]
    supplies = tuple(_supplies(case, number))
    seats = tuple(_seat(case, index, number, supplies) for index in range(len(case.characters)))
    harder = tuple(
        (demon.name, demon.rule.plus)
        for character in case.characters
        for demon in character.demons
        if isinstance(demon.rule, Harder) and demon.rule.kind in (case.kind, "any")
    )
    difficulty = case.difficulty + sum(plus for _, plus in harder)
    return Table(case.scene, case.kind, case.difficulty, difficulty, harder, number, seats, supplies,
                 tuple(_foe(case, index, number) for index in living))


def _foe(case: Case, index: int, number: int) -> Foe:
    enemy = case.enemies[index]
    words = {rule.keyword for rule in enemy.rules if rule.only_round in (None, number)}
    ids = [character.id for character in case.characters]
    attack = 0 if "no_attack" in words else enemy.attack
    return Foe(index, enemy.id, enemy.name, attack, enemy.health - enemy.damage, ids.index(enemy.assigned_to),
               "attacks_first" in words, "no_damage" not in words, "hits_all" in words,
               "flees" in words and "no_attack" not in words)


def _alive(case: Case) -> Iterable[Enemy]:
    return (enemy for enemy in case.enemies if enemy.damage < enemy.health)


def _has_fallen(case: Case, character: Character) -> bool:
    return case.scene == "combat" and character.wounds >= character.health


def _supplies(case: Case, number: int) -> list[Supply]:
    """Consumables that can be used now: ready, of this scene, not blocked, and their owner is standing."""
    blocked = {rule.blocks for enemy in _alive(case) for rule in enemy.rules if rule.only_round in (None, number)}
    supplies: list[Supply] = []
    for owner, character in enumerate(case.characters):
        if _has_fallen(case, character):
            continue
        here = Circumstances(case, character, number)
        for consumable in (*character.items, *character.helpers):
            if not consumable.ready or not here.in_scene(consumable.scenes) or (consumable.pool or "") in blocked:
                continue
            gifts, changes = _ways_of_use(case, consumable, here)
            if gifts or changes:
                id, name, ways = consumable.id, consumable.name, tuple(gifts.values())
                supplies.append(Supply(len(supplies), owner, id, name, tuple(gifts), ways, changes))
    return supplies


def _ways_of_use(
    case: Case, consumable: Consumable, here: Circumstances
) -> tuple[dict[Gift, int], tuple[Change, ...]]:
    """The different gifts, each with the number of the choice that leads to it, and the changes of dice."""
    gifts: dict[Gift, int] = {}
    changes: dict[Change, None] = {}
    for number, way in enumerate(_choices(consumable.use, here)):
        stats = [effect for effect in way if isinstance(effect, Stat | Heal)]
        dice = tuple(effect for effect in way if isinstance(effect, ChangeDice))
        for effect in way:
            if isinstance(effect, AddDice | Reroll):
                raise CaseError(effect.path, say("must be used and rolled first; leave it out then"))
        if dice and stats:
            raise CaseError(consumable.path, say("changes dice and gives more at once; that cannot be weighed"))
        if dice:
            changes[dice] = None
        gift = _gift(stats, case.kind, here)
        if gift != Gift():
            gifts.setdefault(gift, number)
    if gifts and changes:
        raise CaseError(consumable.path, say("either changes dice or gives more; that cannot be weighed"))
    return gifts, tuple(changes)


def _gift(effects: Iterable[Effect], kind: Kind | None, here: Circumstances) -> Gift:
    """The sum of the parts; in a check only those of its kind, and healing."""
    attack = defense = heal = 0
    for effect in effects:
        if isinstance(effect, Heal):
            heal += effect.wounds
        elif isinstance(effect, Stat) and effect.kind == "attack" and kind != "defense":
            attack += here.count(effect.amount)
        elif isinstance(effect, Stat) and effect.kind == "defense" and kind != "attack":
            defense += here.count(effect.amount)
    return Gift(attack, defense, heal)


def _choices(effects: tuple[Effect, ...], here: Circumstances) -> list[tuple[Effect, ...]]:
    """Every way to take the effects: conditions decided, one option of each choice."""
    ways: list[tuple[Effect, ...]] = [()]
    for effect in effects:
        match effect:
            case When(condition, then, otherwise):
                more = _choices(then if here.hold(condition) else otherwise, here)
            case OneOf(options):
                more = [way for option in options for way in _choices(option, here)]
            case _:
                more = [(effect,)]
        ways = [way + each for way in ways for each in more]
    return ways


def _seat(case: Case, index: int, number: int, supplies: tuple[Supply, ...]) -> Seat:
    character = case.characters[index]
    plain = Seat(index, character.id, character.name, character.health, character.wounds,
                 _has_fallen(case, character), (Roll(()),), (), (), ())
    if plain.fallen:
        return replace(plain, rolls=() if character.dice is None else plain.rolls)
    here = Circumstances(case, character, number)
    passives = [
        (card_index, passive, _choices(passive.effects, here))
        for card_index, card in enumerate(character.conspiracy)
        if card.face_up and card.type != "order"
        for passive in card.passive
        if here.in_scene(passive.scenes) and here.hold(passive.condition)
    ]
    keys: dict[int, Key] = {}
    dice_keys: list[tuple[Change, ...]] = []
    added: list[AddDice] = []
    rerolls: list[Reroll] = []
    for card_index, passive, ways in passives:
        changes = _key_changes(passive, ways)
        if changes:
            dice_keys.append(changes)
        added += [effect for effect in ways[0] if isinstance(effect, AddDice)]
        rerolls += [effect for effect in ways[0] if isinstance(effect, Reroll)]
        gift = _gift(ways[0], None, here)
        if gift != Gift():
            card = character.conspiracy[card_index]
            before = keys.get(card_index, Key(card_index, card.id, card.name, 0, 0))
            attack, defense = before.attack + gift.attack, before.defense + gift.defense
            keys[card_index] = replace(before, attack=attack, defense=defense)
    seat = replace(
        plain,
        orders=tuple(_order(i, card, here) for i, card in enumerate(character.conspiracy)
                     if card.face_up and card.type == "order"),
        keys=tuple(keys.values()),
        dice_keys=tuple(dice_keys),
    )
    if character.pool is not None:
        pools = _pools(case, character, character.pool, added, number)
        waiting = rerolls[0].path if rerolls else None
        seat = replace(seat, rolls=(), pools=tuple(pools.values()), set_aside=tuple(pools))
        return replace(seat, reroll=waiting, rerolls=sum(each.n for each in rerolls))
    dice = _rolled(character.dice or (), added, rerolls)
    own = [supply for supply in supplies if supply.owner == index and supply.changes]
    return replace(seat, rolls=buy_rolls(after_keys(dice, seat.dice_keys), own))


def _key_changes(passive: Passive, ways: list[tuple[Effect, ...]]) -> tuple[Change, ...]:
    """The ways in which one passive may change dice; all else of a key must leave no choice."""
    rest = {tuple(effect for effect in way if not isinstance(effect, ChangeDice)) for way in ways}
    if len(rest) > 1 or any(isinstance(effect, Heal) for effect in ways[0]):
        raise CaseError(passive.path, say("must leave no choice but how dice are changed"))
    changes = tuple(tuple(effect for effect in way if isinstance(effect, ChangeDice)) for way in ways)
    return changes if any(changes) else ()


def _order(index: int, card: WordCard, here: Circumstances) -> Order:
    accepts: frozenset[Kind] = frozenset(("attack", "defense")) if card.accepts == "any" else frozenset((card.accepts,))
    yields = []
    for each in card.yields if here.hold(card.condition) else card.otherwise:
        amount = each.amount
        times, plus = (amount.times, amount.plus) if amount.x == "die" else (0, here.count(amount))
        yields.append((each.kind, times, plus))
    return Order(index, card.id, card.name, accepts, tuple(yields), card.heals)


def _rolled(dice: tuple[Die, ...], added: list[AddDice], rerolls: list[Reroll]) -> tuple[PlacedDie, ...]:
    """The dice on the table: those of the case, those added after them; rerolled ones with their new value."""
    waiting = [each.path for each in added if each.rolled is None]
    waiting += [each.path for each in rerolls if each.rolled is None]
    if waiting:
        raise CaseError(f"{waiting[0]}.rolled", say("is missing; these dice have still to be rolled"))
    lying = [PlacedDie(index, die.kind, die.value) for index, die in enumerate(dice) if not die.aside]
    for addition in added:
        for value in addition.rolled or ():
            lying.append(PlacedDie(max([len(dice) - 1, *(die.index for die in lying)]) + 1, addition.kind, value))
    values = {index: value for reroll in rerolls for index, value in reroll.rolled or ()}
    return tuple(replace(die, value=values.get(die.index, die.value)) for die in lying)


def _pools(case: Case, character: Character, pool: Pool, added: list[AddDice], number: int) -> dict[int, Pool]:
    """The dice to roll: owned, added by keys, less those set aside (R-DEMON-8, R-ENEMY-11).

    By the number of attack dice among those of which the owner chooses the kind.
    """
    less = [demon.rule for demon in character.demons if isinstance(demon.rule, Less)]
    less += [rule.less for enemy in _alive(case) for rule in enemy.rules
             if rule.less is not None and rule.only_round in (None, number)]
    attack = pool.attack + sum(each.n for each in added if each.kind == "attack")
    defense = pool.defense + sum(each.n for each in added if each.kind == "defense")
    if max(attack, defense) > MOST_DICE:
        raise CaseError(f"{character.path}.pool", say("must be at most {most}", most=MOST_DICE))
    attack = max(0, attack - sum(each.minus for each in less if each.kind == "attack"))
    defense = max(0, defense - sum(each.minus for each in less if each.kind == "defense"))
    free = min(sum(each.minus for each in less if each.kind == "any"), attack + defense)
    fewest, most = max(0, free - defense), min(free, attack)
    return {some: Pool(attack - some, defense - free + some) for some in range(fewest, most + 1)}
