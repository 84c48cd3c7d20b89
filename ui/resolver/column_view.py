"""What the column of a character shows, as plain values: dice, cards with dice on them, items and helpers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from blackbook.errors import RuleBroken, UserError
from blackbook.resolver.explanation.layout import Hand, LaidUse
from blackbook.resolver.model.numbers import Gift, Order
from blackbook.views.scene import Fighter, SceneView
from blackbook.views.scene_cards import SceneCard, Supply
from blackbook.views.working_plan import WorkingPlan
from ui.language import shown
from ui.resolver.selection import Selection
from ui.table.words import word
from ui.widgets.die import DieKind
from ui.widgets.roll import RolledDie
from ui.widgets.word_row import RowState, WordRowView

translate = QCoreApplication.translate


@dataclass(frozen=True)
class Row:
    """A card, an item or a helper by the id that plans use."""

    id: str
    view: WordRowView


@dataclass(frozen=True)
class ColumnView:
    """Everything in the column but name and role, which do not change with the plan."""

    sums: tuple[tuple[str, int], ...]
    """Caption and value; the caption is empty in a check."""
    dice: tuple[RolledDie, ...]
    cards: tuple[Row, ...]
    supplies: tuple[Row, ...]
    aims: tuple[str, ...]
    notes: tuple[str, ...]


def column_view(
    scene: SceneView, fighter: Fighter, working: WorkingPlan | None, selection: Selection | None
) -> ColumnView:
    """The column for a plan; without one only what lies there."""
    hand = working.hand(fighter.id) if working is not None else None
    uses = working.uses() if working is not None else ()
    rolled_in_case = hand is not None and (bool(hand.dice) or not fighter.dice)
    reader = _Reader(scene, fighter, working, hand if rolled_in_case else None, hand, uses, selection)
    return ColumnView(
        sums=reader.sums(),
        dice=reader.dice(),
        cards=tuple(Row(card.id, reader.card(card)) for card in fighter.cards),
        supplies=tuple(Row(supply.id, reader.supply(supply)) for supply in fighter.supplies),
        aims=reader.aims(),
        notes=reader.notes(),
    )


@dataclass(frozen=True)
class _Reader:
    scene: SceneView
    fighter: Fighter
    working: WorkingPlan | None
    hand: Hand | None
    """Where the plan places the dice; None while dice and cards stand as they lie, as in the enemy step."""
    whole: Hand | None
    """What the case has of the character, whether its dice can still be placed or not."""
    uses: Sequence[LaidUse]
    selection: Selection | None

    @property
    def kind(self) -> str | None:
        return self.scene.check_kind if self.scene.kind == "check" else None

    # -- sums

    def sums(self) -> tuple[tuple[str, int], ...]:
        if self.whole is None:
            return ()
        own = [use for use in self.uses if use.gift is not None and self._owner(use) == self.fighter.id]
        attack = sum(value for _, value in self.whole.sources()) + sum(use.gift.attack for use in own if use.gift)
        shield = [use for use in self.uses if use.seat is self.whole.seat or (self.kind and use in own)]
        defense = self.whole.defense() + sum(use.gift.defense for use in shield if use.gift)
        if self.kind is not None:
            return (("", attack if self.kind == "attack" else defense),)
        both = ((translate("Resolver", "attack"), attack), (translate("Resolver", "defense"), defense))
        return both if self.hand is not None or attack else both[1:]

    def _owner(self, use: LaidUse) -> str:
        assert self.working is not None
        return self.working.table.characters[use.supply.owner].id

    # -- dice

    def dice(self) -> tuple[RolledDie, ...]:
        return tuple(self._die(index) for index in range(len(self.fighter.dice)))

    def _die(self, index: int) -> RolledDie:
        die = self.fighter.dice[index]
        placed = index in self.hand.on if self.hand is not None else die.card is not None
        idle = die.aside or (self.kind is not None and die.kind != self.kind and not placed)
        selected = self.selection == Selection(self.fighter.id, die=index)
        kind: DieKind = "attack" if die.kind == "attack" else "defense"
        return RolledDie(kind, die.value, placed=placed, dim=idle and not selected, selected=selected)

    def aims(self) -> tuple[str, ...]:
        """Where unplaced attack dice are aimed, in a fight."""
        if self.hand is None or self.kind is not None or self.working is None:
            return ()
        foes = {foe.id: foe for foe in self.working.table.enemies}
        lines = []
        for source in self.working.sources():
            if source.character == self.fighter.id and source.die is not None and source.enemy is not None:
                enemy = shown(foes[source.enemy].name)
                lines.append(translate("Resolver", "{value} → {enemy}").format(value=source.value, enemy=enemy))
        return tuple(lines)

    def notes(self) -> tuple[str, ...]:
        if self.hand is None:
            return ()
        lines = []
        lying = {die.index: die for die in self.hand.dice}
        for index, die in enumerate(self.fighter.dice):
            if die.aside:
                lines.append(translate("Resolver", "The {die} lies on a card that is gone: it gives nothing.").format(
                    die=die_words(die.kind, die.value)))  # fmt: skip
                continue
            now = lying.get(index)
            if now is not None and (now.kind, now.value) != (die.kind, die.value):
                lines.append(translate("Resolver", "The {die} counts as {counted}.").format(
                    die=die_words(die.kind, die.value), counted=die_words(now.kind, now.value)))  # fmt: skip
        return (*lines, *self._idle_notes())

    def _idle_notes(self) -> list[str]:
        assert self.hand is not None
        idle = [die for die in self.hand.dice if die.index not in self.hand.on and die.kind != self.kind and die.value]
        if self.kind is None or not idle:
            return []
        dice = ", ".join(die_words(die.kind, die.value) for die in idle)
        if self.kind == "defense":
            return [translate("Resolver", "For nothing in a defense check: {dice}.").format(dice=dice)]
        return [translate("Resolver", "For nothing in an attack check: {dice}.").format(dice=dice)]

    # -- cards

    def card(self, card: SceneCard) -> WordRowView:
        name, does = shown(card.name), "; ".join(shown(line) for line in card.does)
        description = " · ".join(part for part in (word(card.type) if card.type else "", does) if part)
        icon = "" if card.type == "order" else "diamond" if card.type == "key" else "word-card"
        if card.idle is not None:
            return WordRowView(name, shown(card.idle), "", "dim", card.type == "order", None, icon)
        placing = self.working is not None and self.hand is not None
        order = self.working.order(self.fighter.id, card.id) if self.working is not None and placing else None
        if order is not None:
            return self._order(order, name, description)
        gift = self._key(card.id)
        if gift is not None:
            state: RowState = "active" if self._counts(gift) else "dim"
            yields = self._given(gift) if self._counts(gift) else translate("Resolver", "not here")
            return WordRowView(name, description, yields + self._aimed_at(card.id), state, icon=icon)
        lying = next((die for die in self.fighter.dice if die.card == card.id), None) if self.hand is None else None
        if lying is not None:
            face = RolledDie("attack" if lying.kind == "attack" else "defense", lying.value)
            return WordRowView(name, description, "", "active", True, face)
        changes = card.type == "key" and self.hand is not None
        return WordRowView(name, description, "", "active" if changes else "free", card.type == "order", None, icon)

    def _order(self, order: Order, name: str, description: str) -> WordRowView:
        assert self.hand is not None
        die = next((die for die, on in self.hand.placed() if on is order), None)
        if die is None:
            return WordRowView(name, description, self._free(order), self._free_state(order), True)
        gift = Gift(order.gives("attack", die.value), order.gives("defense", die.value), order.heals)
        lying = self.fighter.dice[die.index] if die.index < len(self.fighter.dice) else None
        face = RolledDie(die.kind, lying.value if lying is not None else die.value)
        state: RowState = "active" if self._counts(gift) or gift.heal else "free"
        return WordRowView(name, description, self._given(gift) + self._aimed_at(order.id), state, True, face)

    def _free_state(self, order: Order) -> RowState:
        fitting = [die for die in self.hand.dice if die.kind in order.accepts] if self.hand is not None else []
        return "free" if fitting else "dim"

    def _free(self, order: Order) -> str:
        """What the best of the other dice would add here."""
        if self.kind is None or self.working is None or self.hand is None:
            return translate("Resolver", "free")
        now = self.working.resolution().total
        gains = [self._total_with(die.index, order) - now for die in self.hand.dice if die.kind in order.accepts]
        most = max(gains, default=0)
        if most > 0:
            return translate("Resolver", "free: +{more} more").format(more=most)
        return translate("Resolver", "free") if gains else translate("Resolver", "no die fits")

    def _total_with(self, die: int, order: Order) -> int:
        assert self.working is not None
        try:
            return self.working.place(self.fighter.id, die, order.id).resolution().total
        except (RuleBroken, UserError):
            return 0

    def _key(self, id: str) -> Gift | None:
        keys = self.hand.seat.keys if self.hand is not None else ()
        return next((Gift(key.attack, key.defense) for key in keys if key.id == id), None)

    def _counts(self, gift: Gift) -> bool:
        return bool({"attack": gift.attack, "defense": gift.defense}.get(self.kind or "", gift.attack + gift.defense))

    def _given(self, gift: Gift) -> str:
        parts = []
        if self.kind is not None:
            more = gift.attack if self.kind == "attack" else gift.defense
            parts += [f"+{more}"] if more or not gift.heal else []
        else:
            if gift.attack:
                parts.append(translate("Resolver", "{amount} attack").format(amount=gift.attack))
            if gift.defense:
                parts.append(translate("Resolver", "{amount} defense").format(amount=gift.defense))
        if gift.heal:
            parts.append(translate("Resolver", "heals {amount}").format(amount=gift.heal))
        return ", ".join(parts)

    def _aimed_at(self, card: str) -> str:
        if self.working is None or self.kind is not None:
            return ""
        names = {foe.id: shown(foe.name) for foe in self.working.table.enemies}
        aimed = [s.enemy for s in self.working.sources() if (s.character, s.card) == (self.fighter.id, card)]
        return f" → {names[aimed[0]]}" if aimed and aimed[0] is not None else ""

    # -- items and helpers

    def supply(self, supply: Supply) -> WordRowView:
        types = ", ".join(word(each) for each in supply.types)
        name = f"{shown(supply.name)} — {types}" if types else shown(supply.name)
        icon = "item" if supply.kind == "items" else "helper"
        does = shown(supply.does) if supply.does is not None else translate("Resolver", "what it does is not known yet")
        if supply.barred is not None:
            return WordRowView(name, shown(supply.barred), "", "dim", icon=icon)
        used = next((use for use in self.uses if use.supply.id == supply.id), None)
        if used is not None:
            return WordRowView(name, self._use_words(used), self._use_gift(used), "active", icon=icon)
        return WordRowView(name, self._why_not(supply, does), self._could_give(supply.id), "free", icon=icon)

    def _use_words(self, use: LaidUse) -> str:
        if use.foe is not None:
            return translate("Resolver", "used against {enemy}").format(enemy=shown(use.foe.name))
        if use.seat is not None:
            return translate("Resolver", "used for {who}").format(who=shown(use.seat.name))
        return translate("Resolver", "used")

    def _use_gift(self, use: LaidUse) -> str:
        return self._given(use.gift) if use.gift is not None else translate("Resolver", "changes dice")

    def _could_give(self, id: str) -> str:
        supplies = self.working.table.consumables if self.working is not None else ()
        gifts = [each.gifts[0] for each in supplies if each.id == id and each.gifts]
        return self._given(gifts[0]) if gifts else ""

    def _why_not(self, supply: Supply, does: str) -> str:
        """Why it lies unused, where that is plain; else what it does."""
        if self.working is None or self.kind is None:
            return does
        if not any(each.id == supply.id for each in self.working.table.consumables):
            return translate("Resolver", "{does} · adds nothing here").format(does=does)
        if self.working.resolution().success:
            return translate("Resolver", "not needed: the check already succeeds")
        return does


def die_words(kind: str, value: int) -> str:
    """A die in words, such as "attack 4"."""
    if kind == "attack":
        return translate("Resolver", "attack {value}").format(value=value)
    return translate("Resolver", "defense {value}").format(value=value)
