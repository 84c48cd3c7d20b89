"""Turns what a search has found, all numbers, into a plan in the words of the case."""

from __future__ import annotations

from collections.abc import Iterable

from blackbook.resolver.explanation.layout import DIE, Hand, SourceKey
from blackbook.resolver.model.numbers import Foe, Gift, Seat, Supply, Table
from blackbook.resolver.model.plan import Aim, Placement, Plan, ShownDie, Use
from blackbook.resolver.search.check import FoundCheck
from blackbook.resolver.search.cover import Blow, CoverSearch
from blackbook.resolver.search.offers import Offer, dice_placed
from blackbook.resolver.search.placing import Found

FreeSource = tuple[int, Seat, SourceKey]


def check_plan(table: Table, found: FoundCheck) -> Plan:
    """The plan of a check."""
    pairs = list(zip(table.characters, found.chosen, strict=True))
    used = _spent(table, pairs)
    for granted in found.granted:
        healed = None if granted.healed is None else table.characters[granted.healed].id
        used.append(_use(table, granted.supply, granted.gift, healed, None))
    return Plan(_placements(pairs), tuple(used), (), _shown(pairs))


def combat_plan(table: Table, found: Found) -> Plan:
    """The plan of a round, every source aimed that can do something."""
    seats = [seat for seat in table.characters if not seat.fallen]
    pairs = [(seat, stand.offer) for seat, stand in zip(seats, found.chosen, strict=True)]
    lost = {seat.index for seat, falls in zip(seats, found.battle.falls, strict=True) if falls}
    free = [source for seat, offer in pairs if seat.index not in lost for source in _free_sources(seat, offer)]
    aims, strikes = _aimed(table, found, free, lost)
    used = [*_spent(table, pairs), *_sheltered(table, found, seats, strikes), *_struck(table, found, strikes)]
    return Plan(_placements(pairs), tuple(used), tuple(aims), _shown(pairs))


def _placements(pairs: Iterable[tuple[Seat, Offer]]) -> tuple[Placement, ...]:
    return tuple(
        Placement(seat.id, die, seat.orders[order].id)
        for seat, offer in pairs
        for die, order in sorted(dice_placed(seat, offer))
    )


def _shown(pairs: Iterable[tuple[Seat, Offer]]) -> tuple[ShownDie, ...]:
    """How the dice lie, where that was a choice."""
    return tuple(
        ShownDie(seat.id, die.index, die.kind, die.value)
        for seat, offer in pairs
        if len(seat.rolls) > 1
        for die in seat.rolls[offer.roll].dice
    )


def _spent(table: Table, pairs: Iterable[tuple[Seat, Offer]]) -> list[Use]:
    """Consumables that changed dice."""
    return [
        Use(seat.id, table.consumables[index].id)
        for seat, offer in pairs
        for index in seat.rolls[offer.roll].spent
    ]


def _use(table: Table, supply: Supply, gift: Gift, target: str | None, also: str | None) -> Use:
    return Use(table.characters[supply.owner].id, supply.id, target, also, supply.ways[supply.gifts.index(gift)])


def _free_sources(seat: Seat, offer: Offer) -> list[FreeSource]:
    """The sources of dice and cards, each with its attack."""
    hand = Hand(seat, seat.rolls[offer.roll].dice)
    for die, order in dice_placed(seat, offer):
        hand.on[die] = seat.orders[order]
    return [(value, seat, source) for source, value in hand.sources()]


def _aimed(
    table: Table, found: Found, free: list[FreeSource], lost: set[int]
) -> tuple[list[Aim], dict[int, Foe | None]]:
    """Aims of dice and cards, and the enemies that consumables strike, by index of the consumable.

    Consumables used only for their shelter part may strike nobody.
    """
    battle = found.battle
    certain = [(value, supply) for value, owner, supply in battle.role.free if owner not in lost]
    waiting: dict[int, list[FreeSource | int]] = {}
    for one in free:
        waiting.setdefault(one[0], []).append(one)
    for value, supply in certain:
        waiting.setdefault(value, []).append(supply)
    buyable: dict[int, list[int]] = {}
    for value, owner, supply in battle.role.bought:
        if owner not in lost:
            buyable.setdefault(value, []).append(supply)
    aims: list[Aim] = []
    strikes: dict[int, Foe | None] = {supply: None for _, supply in certain}
    for blow, foe in _blows(table, found):
        _aim(aims, strikes, buyable[blow.value].pop() if blow.is_bought else waiting[blow.value].pop(), foe)
    spare = [foe for i, foe in enumerate(table.enemies) if i not in battle.beaten and foe.vulnerable]
    spare.sort(key=lambda foe: foe.flees)
    if spare:
        for sources in waiting.values():
            for source in sources:
                _aim(aims, strikes, source, spare[0])
    return sorted(aims, key=lambda aim: (aim.character, aim.card or "", aim.die or 0)), strikes


def _aim(aims: list[Aim], strikes: dict[int, Foe | None], source: FreeSource | int, foe: Foe) -> None:
    if isinstance(source, int):
        strikes[source] = foe
        return
    _, seat, (what, place) = source
    if what == DIE:
        aims.append(Aim(seat.id, foe.id, die=place))
    else:
        aims.append(Aim(seat.id, foe.id, card=_card_id(seat, place)))


def _card_id(seat: Seat, place: int) -> str:
    ids = {order.card: order.id for order in seat.orders} | {key.card: key.id for key in seat.keys}
    return ids[place]


def _blows(table: Table, found: Found) -> list[tuple[Blow, Foe]]:
    """Each blow of the cover with the enemy it strikes."""
    battle = found.battle
    sources = sorted((*battle.free, *(value for stand in found.chosen for value in stand.sources)), reverse=True)
    blows = CoverSearch(tuple(sources), battle.bought, battle.leftover).blows(battle.needs, found.cover)
    standing = [(table.enemies[i].health, table.enemies[i]) for i in sorted(battle.beaten)]
    rows = []
    for blow in blows:
        at = next(at for at, (health, _) in enumerate(standing) if health == blow.need)
        foe = standing.pop(at)[1]
        rows.append((blow, foe))
        if blow.need > blow.value:
            standing.append((blow.need - blow.value, foe))
    return rows


def _sheltered(table: Table, found: Found, seats: list[Seat], strikes: dict[int, Foe | None]) -> list[Use]:
    """Consumables that defend or heal; those used for certain are used even where they shelter nobody."""
    role = found.battle.role
    stock: dict[tuple[int, int, int], list[int]] = {}
    for index, parts in role.sheltering:
        stock.setdefault(parts, []).append(index)
    rows: list[tuple[int, Seat | None]] = []
    for seat, share in zip(seats, found.sharing.shares, strict=True):
        for group, n in zip(role.shelter.groups, share, strict=True):
            rows += [(stock[group].pop(), seat) for _ in range(n)]
    rows += [(index, None) for parts, left in stock.items() if not parts[2] for index in left]
    uses = []
    for index, seat_helped in rows:
        supply = table.consumables[index]
        helped = None if seat_helped is None else seat_helped.id
        foe = strikes.get(index)
        target, also = (helped, None) if foe is None else (foe.id, helped)
        uses.append(_use(table, supply, role.gifts[index], target, also))
    return uses


def _struck(table: Table, found: Found, strikes: dict[int, Foe | None]) -> list[Use]:
    """Consumables that only strike."""
    role = found.battle.role
    bought = {index for _, _, index in role.bought}
    return [
        _use(table, table.consumables[index], role.gifts[index], foe.id, None)
        for index, foe in strikes.items()
        if index in bought and foe is not None
    ]


