"""The left part of the page: the enemies of a fight above, a column for each character below."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtWidgets import QLayoutItem, QScrollArea, QVBoxLayout, QWidget

from blackbook.resolver import Outcome
from blackbook.views.scene import SceneView
from ui import theme
from ui.resolver.column_view import ColumnView
from ui.resolver.enemy_card import EnemyCard
from ui.resolver.person_column import PersonColumn
from ui.widgets.flow_layout import EvenLayout
from ui.widgets.roll import RolledDie

LEAST_WIDTH = 290
ENDLESS = 100_000
"""Height of the area in which a layout only measures."""


class ColumnsLayout(EvenLayout):
    """Columns side by side reach down to the lower edge; where they do not fit beside each other they take rows."""

    def places(self, area: QRect) -> Iterator[tuple[QLayoutItem, QRect]]:
        alone = self.columns(area.width()) == len(self.shown())
        for item, place in super().places(area):
            if alone and area.height() < ENDLESS:
                place.setHeight(max(place.height(), area.height()))
            yield item, place


class Columns(QWidget):
    """Scrolls where the columns do not fit; the enemies above stay in sight."""

    die_clicked = Signal(str, int)
    card_clicked = Signal(str, str)
    supply_clicked = Signal(str, str)
    dice_changed = Signal(str, object)
    die_dropped = Signal(str, int, str, str)
    enemy_clicked = Signal(str)
    die_aimed = Signal(str, int, str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.columns: dict[str, PersonColumn] = {}
        self.enemies: dict[str, EnemyCard] = {}
        self._faces: dict[str, tuple[int, ...]] | None = None
        self._foes = QWidget()
        self._foes_layout = EvenLayout(self._foes, least_width=186, spacing=theme.step(4))
        holder = QWidget()
        self._row = ColumnsLayout(holder, least_width=LEAST_WIDTH, spacing=theme.step(4))
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setWidget(holder)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.step(4))
        layout.addWidget(self._foes)
        layout.addWidget(scroll, 1)

    def show_enemies(self, scene: SceneView, outcome: Outcome | None, *, aiming: bool) -> None:
        """Show the enemies; `aiming` while a click on one would aim at it."""
        self._foes.setVisible(bool(scene.foes))
        if list(self.enemies) != [foe.id for foe in scene.foes]:
            self._foes_layout.clear()
            self.enemies = {}
            for foe in scene.foes:
                card = EnemyCard(foe)
                card.clicked.connect(lambda _=False, id=foe.id: self.enemy_clicked.emit(id))
                card.die_dropped.connect(lambda who, die, id=foe.id: self.die_aimed.emit(who, die, id))
                self._foes_layout.addWidget(card)
                self.enemies[foe.id] = card
        planned = {each.id: each for each in outcome.enemies} if outcome is not None else {}
        for foe in scene.foes:
            self.enemies[foe.id].show_foe(foe, planned.get(foe.id), aiming and foe.state == "standing")

    def show_fighters(
        self,
        scene: SceneView,
        views: Mapping[str, ColumnView],
        roles: Mapping[str, str],
        asked: Mapping[str, tuple[RolledDie, ...]],
    ) -> None:
        """Show the columns; `asked` holds the dice told so far of those who roll now."""
        if list(self.columns) != [fighter.id for fighter in scene.fighters] or self._faces != scene.faces:
            self._build(scene)
        for fighter in scene.fighters:
            column = self.columns[fighter.id]
            column.show_fighter(fighter, views[fighter.id], roles[fighter.id], asked.get(fighter.id))

    def _build(self, scene: SceneView) -> None:
        self._row.clear()
        self.columns, self._faces = {}, scene.faces
        for fighter in scene.fighters:
            column = PersonColumn(fighter, scene.faces)
            column.die_clicked.connect(self.die_clicked)
            column.card_clicked.connect(self.card_clicked)
            column.supply_clicked.connect(self.supply_clicked)
            column.dice_changed.connect(self.dice_changed)
            column.die_dropped.connect(self.die_dropped)
            self._row.addWidget(column)
            self.columns[fighter.id] = column
