"""The page of a check or fight, fed by the question that waits."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QAbstractButton, QApplication, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from blackbook.keeper import Changed
from blackbook.resolver.model.plan import Plan
from blackbook.resolver.odds.chance import Odds
from blackbook.rules.agenda import ByHand
from blackbook.rules.helpers import UseHelper
from blackbook.rules.item_use import UseItem
from blackbook.rules.question import Question
from blackbook.text import Text
from blackbook.views.scene import Fighter, SceneView, how_joined, scene_view
from ui import theme
from ui.language import shown
from ui.open_campaign import OpenCampaign
from ui.resolver.column_view import column_view
from ui.resolver.columns import Columns
from ui.resolver.faces_popover import ask_faces
from ui.resolver.header import ResolverHeader
from ui.resolver.plan_desk import PlanDesk
from ui.resolver.result_view import ResultView, assault_view, result_view
from ui.resolver.scene_memory import SceneMemory
from ui.resolver.side import Side
from ui.resolver.sums_asked import sums_asked, values_of
from ui.resolver.supply_menu import SupplyMenu
from ui.resolver.told_dice import ToldDice
from ui.resolver.typed_rolls import Roller
from ui.widgets.roll import RolledDie
from ui.widgets.toast import Toast

LOOK_BACK = 60
"""Entries of the journal in which it is looked for what brought a character into the scene."""


class ResolverPage(QWidget):
    """Shows the roll, the plan, or whatever else is asked while the scene goes on; leaves when it is over."""

    table_asked = Signal()
    trial_asked = Signal()

    def __init__(
        self, campaign: OpenCampaign, parent: QWidget | None = None, memory: SceneMemory | None = None
    ) -> None:
        super().__init__(parent)
        self._memory = memory if memory is not None else SceneMemory()
        self.setObjectName("resolver_page")
        self._campaign = campaign
        self._question: Question | None = None
        self._scene: SceneView | None = None
        self._told = ToldDice([])
        self._joined: dict[str, Text | None] = {}
        self._trouble = ""
        self._by_hand = False
        self.desk = PlanDesk(self)
        self.header = ResolverHeader()
        self.columns = Columns()
        self.side = Side()
        self.side.radar.remember_in(self._memory.ticked)
        self.menu = SupplyMenu(self)
        self.toast = Toast(self)
        self._lay_out()
        self._connect()
        self._read()

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.setContentsMargins(theme.step(6), theme.step(4), theme.step(6), theme.step(4))
        row.setSpacing(theme.step(4))
        row.addWidget(self.columns, 1)
        row.addWidget(self.side)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.header)
        layout.addLayout(row, 1)

    def _connect(self) -> None:
        self._campaign.changed.connect(self._on_changed)
        self.header.rolled.connect(self._on_typed)
        self.desk.changed.connect(self._show)
        self.desk.problem.connect(lambda words: self.toast.say(words, failure=True))
        self.columns.die_clicked.connect(self.desk.click_die)
        self.columns.card_clicked.connect(self.desk.click_card)
        self.columns.supply_clicked.connect(self._on_supply)
        self.columns.dice_changed.connect(self._on_dice)
        self.columns.die_dropped.connect(self.desk.drop_on_card)
        self.menu.use_chosen.connect(self.desk.use)
        self.menu.at_once.connect(self._use_at_once)
        self.columns.enemy_clicked.connect(self.desk.click_enemy)
        self.columns.die_aimed.connect(self.desk.drop_on_enemy)
        result = self.side.result
        result.accepted.connect(self.accept)
        result.kept.connect(self.keep)
        result.best_asked.connect(self.desk.take_best)
        result.dice_asked.connect(lambda: self._campaign.answer("dice"))
        result.totals_asked.connect(lambda: self._show_totals(True))
        self.side.ways.way_chosen.connect(self.desk.take)
        self.side.roll.told.connect(self.tell_dice)
        self.side.roll.sums_asked.connect(lambda: self._campaign.answer("totals"))
        self.side.totals.told.connect(self._on_totals)
        self.side.totals.settled.connect(lambda choice: self._campaign.answer(choice))
        self.side.totals.closed.connect(lambda: self._show_totals(False))
        self.side.form.answered.connect(self._on_answered)
        self.side.form.by_hand_asked.connect(lambda: self._campaign.do(ByHand()))
        self.side.odds.faces_asked.connect(lambda: ask_faces(self._campaign, self.side.odds))
        self.side.odds.counted.connect(self._on_counted)
        self.side.odds.cards.chosen.connect(lambda cards: self._campaign.answer(*cards))
        self.side.try_out.clicked.connect(lambda: self.trial_asked.emit())
        for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._shortcut(key).activated.connect(self._on_enter)
        self._shortcut(Qt.Key.Key_Escape).activated.connect(self._on_escape)

    def _shortcut(self, key: Qt.Key) -> QShortcut:
        context = Qt.ShortcutContext.WidgetWithChildrenShortcut
        return QShortcut(QKeySequence(key), self, context=context)

    # -- reading the table

    def _on_changed(self, changed: Changed) -> None:
        self._read()

    def _read(self) -> None:
        """Look at the table anew: it has changed."""
        self._scene = scene_view(self._campaign.keeper.game())
        if self._scene is None:
            QTimer.singleShot(0, self, lambda: self.table_asked.emit())
            return
        entries = [(line.text, line.told) for line in self._campaign.keeper.history(LOOK_BACK)]
        self._joined = {fighter.id: how_joined(entries, fighter.name) for fighter in self._scene.fighters}
        question = self._campaign.question
        new = question != self._question
        if new:
            self._question = question
            self._begin(question)
        self._read_odds(self._scene)
        self._show()
        if new:
            self._focus_first()

    def _read_odds(self, scene: SceneView) -> None:
        if scene.before_roll is None:
            self.side.odds.show_after(self._memory.chance)
            return
        names = tuple(fighter.name for fighter in scene.fighters)
        self.side.odds.show_before(scene.before_roll, names, self._question)

    def _on_counted(self, odds: Odds) -> None:
        self._memory.chance = odds

    def _begin(self, question: Question | None) -> None:
        """Another question waits."""
        self.desk.clear()
        self._trouble, self._told = "", ToldDice([])
        self._by_hand = self._scene is not None and self._scene.by_sums
        if question is not None and question.form == "dice":
            self._told = ToldDice(question.facts["characters"])
        elif question is not None and question.form == "plan":
            plan = question.facts["plan"]
            if self._stage in ("first", "enemy"):
                plan = {**plan, "used": []}  # nothing is spent that nobody has taken up
            trouble = self.desk.lay(question.facts["case"], plan)
            self._trouble = shown(trouble) if trouble is not None else ""

    def _focus_first(self) -> None:
        """The line for the roll, or the main button."""
        target: QWidget | None = self.header.line if self._form == "dice" else self.side.primary()
        if self._form == "options":
            target = next(iter(self.side.form.buttons.values()), self.side.form.confirm)
        if self.side.totals.isVisibleTo(self.side):
            target = next(iter(self.side.totals.boxes.values()))
        if target is not None:
            self.setFocusProxy(target)  # whoever gives the page the focus means this
            target.setFocus()

    @property
    def _form(self) -> str:
        return self._question.form if self._question is not None else ""

    @property
    def _stage(self) -> str:
        return str(self._question.facts["stage"]) if self._question is not None and self._form == "plan" else ""

    # -- showing it

    def _show(self) -> None:
        scene = self._scene
        if scene is None:
            return
        rollers = [Roller(f.id, f.name, f.letter) for f in scene.fighters if f.id in self._told.dice]
        self.header.show_scene(scene, scene.difficulty, rollers)
        outcome = self.desk.working.resolution().outcome if self.desk.working is not None else None
        self.columns.show_enemies(scene, outcome, aiming=self.desk.selection is not None)
        views = {f.id: column_view(scene, f, self.desk.working, self.desk.selection) for f in scene.fighters}
        roles = {f.id: self._role(scene, f) for f in scene.fighters}
        self.columns.show_fighters(scene, views, roles, self._told.dice)
        self._show_side(scene)

    def _show_side(self, scene: SceneView) -> None:
        side = self.side
        side.radar.show_reminders(scene.reminders)
        side.ways.show_ways(self.desk.ways, self.desk.working.plan if self.desk.working is not None else Plan())
        view = self._result_view(scene)
        hand = self._form == "plan" and (self._by_hand or view is None) and self._stage in ("check", "character")
        side.roll.show_count(shown(self._question.text) if self._question else "", self._told.known, self._told.all)
        if view is not None:
            uses = self.desk.working is not None and bool(self.desk.working.plan.used)
            side.result.show_result(self._stage, view, uses=uses)
        if hand:
            side.totals.ask(sums_asked(scene), check=scene.kind == "check", closable=view is not None)
        who = self._question.who if self._question is not None else None
        named = next((shown(f.name) for f in scene.fighters if f.id == who), "")
        side.form.set_question(self._question if self._form == "options" else None, named)
        side.say_trouble(self._trouble)
        side.show_parts(
            roll=self._form == "dice", result=view is not None and not hand, totals=hand,
            form=self._form == "options",
        )  # fmt: skip

    def _result_view(self, scene: SceneView) -> ResultView | None:
        if self._form != "plan" or self._question is None:
            return None
        if self.desk.working is None or self.desk.best is None:
            if self._stage in ("check", "character"):
                return None
            names = {fighter.id: shown(fighter.name) for fighter in scene.fighters}
            return assault_view(self._question.facts["assaults"], names)
        before = {fighter.id: fighter.wounds for fighter in scene.fighters}
        return result_view(self._stage, self.desk.working.resolution(), self.desk.best, before)

    def _role(self, scene: SceneView, fighter: Fighter) -> str:
        if fighter.defeated:
            return self.tr("defeated")
        role = shown(self._joined.get(fighter.id) or fighter.role)
        if scene.kind == "check":
            return role
        wounds = self.tr("{wounds} of {health} wounds").format(wounds=fighter.wounds, health=fighter.health or "?")
        return f"{wounds} · {role}"

    # -- the roll

    def _on_typed(self, rolls: dict[str, tuple[RolledDie, ...]]) -> None:
        self._told.dice |= rolls
        if self._told.as_due:
            self.tell_dice()
        else:
            self._show()

    def _on_dice(self, who: str, dice: tuple[RolledDie, ...]) -> None:
        self._told.dice[who] = dice
        self._show()

    def tell_dice(self) -> None:
        """Hand over the dice as told."""
        if self._told.complete:
            self._campaign.answer(dice=self._told.answer())

    # -- the plan

    def accept(self) -> None:
        """Accept the result of a check, go on with the plan of a round, or take the wounds."""
        if self._stage in ("check", "character"):
            self._campaign.answer("accept" if self._stage == "check" else "go", plan=self.desk.document())
        elif self.desk.working is not None and self.desk.working.plan.used:
            self._campaign.answer("use", plan=self.desk.document())
        else:
            self._campaign.answer("go")

    def keep(self) -> None:
        """Keep the plan and go back to the table: somebody may still help."""
        if self._campaign.answer("keep", plan=self.desk.document()):
            self.table_asked.emit()

    def _show_totals(self, on: bool) -> None:
        self._by_hand = on
        self._show()
        self._focus_first()

    def _on_totals(self, sums: dict[str, int]) -> None:
        plan = {**self.desk.document(), "placements": [], "used": [], "targets": []}
        self._campaign.answer("accept" if self._stage == "check" else "go", **{"plan": plan, **values_of(sums)})

    def _on_supply(self, who: str, id: str) -> None:
        """Take an item or helper up or put it back; a menu asks for the target where there is a choice."""
        if self.desk.is_used(who, id):
            self.desk.put_back(who, id)
            return
        ways = self.desk.uses_of(id)
        if len(ways) == 1:
            self.desk.use(ways[0][0])
            return
        self.menu.ask(self.columns.columns[who].supplies[id], id, ways)

    def _use_at_once(self, id: str) -> None:
        kind, _, number = id.partition("-")
        self._campaign.do(UseHelper(card=int(number)) if kind == "helper" else UseItem(token=int(number)))

    # -- other questions

    def _on_answered(self, chosen: tuple[str, ...], values: dict[str, Any], despite: tuple[str, ...]) -> None:
        self._campaign.answer(*chosen, despite=despite, **values)

    # -- keys

    def _on_enter(self) -> None:
        focus = QApplication.focusWidget()
        if focus is self.header.line and self.header.line.text().strip():
            self.header.read_line()
        elif isinstance(focus, QLineEdit) and self.side.form.isAncestorOf(focus):
            self.side.form.press_confirm()
        elif isinstance(focus, QAbstractButton) and self._form != "dice":
            focus.click()
        else:
            self.side.press_primary()

    def _on_escape(self) -> None:
        if self.desk.selection is not None:
            self.desk.choose(None)
        else:
            self.table_asked.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.side.fit(event.size().width())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.StyleChange) and hasattr(self, "side"):
            self._show()
