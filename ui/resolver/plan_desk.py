"""The plan on the desk: clicks and drops change it, each change is counted at once, the rules watch over it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, Signal

from blackbook.errors import RuleBroken, UserError
from blackbook.resolver import Way
from blackbook.resolver.model.numbers import Supply
from blackbook.resolver.model.plan import Plan, Use
from blackbook.resolver.resolution import Resolution, plan_to_json
from blackbook.rules.placing import read_plan
from blackbook.text import Text
from blackbook.views.ways import table_of, ways_of
from blackbook.views.working_plan import WorkingPlan
from ui.language import shown
from ui.resolver.selection import Selection

translate = QCoreApplication.translate


class PlanDesk(QObject):
    """Holds the plan that the players look at, until they answer with it."""

    changed = Signal()
    problem = Signal(str)
    """Why a change cannot be."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.working: WorkingPlan | None = None
        self.best: Resolution | None = None
        self.ways: tuple[Way, ...] = ()
        self.selection: Selection | None = None

    def lay(self, case: dict[str, Any], plan: object) -> Text | None:
        """Begin with a case and the plan of the question; says why if the resolver cannot weigh it."""
        self.clear()
        try:
            table, self.ways = table_of(case), ways_of(case)
        except UserError as mistake:
            return mistake.text
        self.best = self.ways[0].resolution
        self.working = WorkingPlan(table, read_plan(plan))
        try:
            self.working.resolution()
        except (RuleBroken, UserError):  # what was kept cannot be any more, as when a card was flipped since
            self.working = WorkingPlan(table, self.best.plan)
        return None

    def clear(self) -> None:
        """Nothing lies on the desk."""
        self.working, self.best, self.ways, self.selection = None, None, (), None

    def document(self) -> dict[str, Any]:
        """The plan as answers hold it."""
        return plan_to_json(self.working.plan if self.working is not None else Plan())

    # -- what the players click

    def choose(self, selection: Selection | None) -> None:
        """Choose a die or a card; the same once more leaves it."""
        self.selection = None if selection == self.selection else selection
        self.changed.emit()

    def click_die(self, who: str, die: int) -> None:
        """Choose a die; one that lies on a card comes back into the hand."""
        if self.working is None:
            return
        if die in self.working.hand(who).on:
            self._change(lambda working: working.lift(who, die))
            self.selection = Selection(who, die=die)
            self.changed.emit()
        else:
            self.choose(Selection(who, die=die))

    def click_card(self, who: str, card: str) -> None:
        """Place the chosen die; with none chosen, take up what the card gives, or let it have the best free die."""
        if self.working is None:
            return
        chosen = self.selection
        if chosen is not None and chosen.die is not None:
            self.drop_on_card(chosen.character, chosen.die, who, card)
        elif self._is_source(who, card) and chosen != Selection(who, card=card):
            self.choose(Selection(who, card=card))
        else:
            self._lift_or_fill(who, card)

    def click_enemy(self, enemy: str) -> None:
        """Aim what is chosen."""
        chosen = self.selection
        if chosen is None:
            self.problem.emit(translate("Resolver", "First choose a die or a card that gives attack."))
        else:
            self._change(lambda working: working.aim(chosen.character, enemy, die=chosen.die, card=chosen.card))

    def drop_on_card(self, owner: str, die: int, who: str, card: str) -> None:
        """Put a die on a card, which must be its owner's own."""
        if owner != who:
            self.problem.emit(translate("Resolver", "A die can be placed only on a card of its own character."))
        else:
            self._change(lambda working: working.place(who, die, card))

    def drop_on_enemy(self, who: str, die: int, enemy: str) -> None:
        """Aim a die, taking it from its card first."""

        def aim(working: WorkingPlan) -> WorkingPlan:
            lifted = working.lift(who, die) if die in working.hand(who).on else working
            return lifted.aim(who, enemy, die=die)

        self._change(aim)

    # -- items and helpers

    def is_used(self, owner: str, id: str) -> bool:
        return self.working is not None and any((u.owner, u.id) == (owner, id) for u in self.working.plan.used)

    def put_back(self, owner: str, id: str) -> None:
        self._change(lambda working: working.put_back(owner, id))

    def use(self, use: Use) -> None:
        self._change(lambda working: working.use(use))

    def uses_of(self, id: str) -> list[tuple[Use, str]]:
        """Every way to use an item or helper now, each with its words; none where the resolver cannot weigh it."""
        if self.working is None:
            return []
        supply = next((each for each in self.working.table.consumables if each.id == id), None)
        return _uses(self.working, supply) if supply is not None else []

    # -- whole plans

    def take(self, plan: Plan) -> None:
        """Take up another plan whole."""
        self._change(lambda working: WorkingPlan(working.table, plan))

    def take_best(self) -> None:
        if self.best is not None:
            self.take(self.best.plan)

    # -- within

    def _change(self, change: Callable[[WorkingPlan], WorkingPlan]) -> None:
        if self.working is None:
            return
        try:
            changed = change(self.working)
            changed.resolution()
        except RuleBroken as refusal:
            self.problem.emit(shown(refusal.reason))
            return
        except UserError as mistake:
            self.problem.emit(shown(mistake.text))
            return
        self.working, self.selection = changed, None
        self.changed.emit()

    def _is_source(self, who: str, card: str) -> bool:
        """Whether the card gives attack that is aimed."""
        if self.working is None or not self.working.table.enemies:
            return False
        return any((source.character, source.card) == (who, card) for source in self.working.sources())

    def _lift_or_fill(self, who: str, card: str) -> None:
        assert self.working is not None
        hand, order = self.working.hand(who), self.working.order(who, card)
        lying = next((die.index for die, on in hand.placed() if on is order), None)
        if lying is not None:
            self._change(lambda working: working.lift(who, lying))
            return
        free = [die.index for die in hand.dice if die.index not in hand.on and order and die.kind in order.accepts]
        if not free:
            self.choose(None)
            return
        tried = [self.working.place(who, die, card) for die in free]
        self._change(lambda _: min(tried, key=lambda each: each.resolution().objective))


def _uses(working: WorkingPlan, supply: Supply) -> list[tuple[Use, str]]:
    table = working.table
    owner = table.characters[supply.owner].id
    if supply.changes:
        return [(Use(owner, supply.id), translate("Resolver", "to change dice"))]
    found: list[tuple[Use, str]] = []
    for gift, way in zip(supply.gifts, supply.ways, strict=True):
        aimed = table.scene == "combat" and gift.attack
        helps = (table.scene == "combat" and gift.defense) or gift.heal
        foes = [foe for foe in table.enemies if foe.vulnerable] if aimed else [None]
        friends = [seat for seat in table.characters if not seat.fallen] if helps else [None]
        for foe in foes:
            for friend in friends:
                words = [translate("Resolver", "against {enemy}").format(enemy=shown(foe.name))] if foe else []
                words += [translate("Resolver", "for {who}").format(who=shown(friend.name))] if friend else []
                first, second = (foe.id if foe else None), (friend.id if friend else None)
                use = Use(owner, supply.id, first or second, second if first else None, way)
                found.append((use, ", ".join(words) or translate("Resolver", "here")))
    return found
