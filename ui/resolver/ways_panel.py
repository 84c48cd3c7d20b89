"""Other ways: each with its number, a name and what comes of it; a click or its digit takes it up."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from blackbook.resolver import Plan, Way
from blackbook.views.ways import cost_lines, suffices
from ui import theme
from ui.language import shown
from ui.widgets.plan_card import PlanCard

AT_FIRST = 3
"""Ways that show until more are asked for."""


class WaysPanel(QFrame):
    """The way that equals the plan on the table is set off."""

    way_chosen = Signal(object)
    """The `Plan` of the way."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "panel")
        self.setObjectName("ways")
        self._ways: tuple[Way, ...] = ()
        self._plan = Plan()
        self.title = QLabel()
        self.title.setProperty("role", "heading")
        self.cards: list[PlanCard] = []
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(*(theme.step(4),) * 4)
        self._layout.setSpacing(theme.step(2))
        self.more = QPushButton()
        self.more.setObjectName("more_ways")
        self.more.setProperty("role", "link")
        self.more.clicked.connect(self._show_all)
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.more)
        self._layout.addLayout(head)
        self._retranslate()

    def show_ways(self, ways: Sequence[Way], plan: Plan) -> None:
        """Show other ways; `plan` is the one on the table."""
        self._plan = plan
        if tuple(ways) != self._ways:
            self._ways = tuple(ways)
            self._build()
        for card, way in zip(self.cards, self._ways, strict=True):
            card.setAutoExclusive(False)
            card.setChecked(way.resolution.plan == plan)
        self.setVisible(len(self._ways) > 1)

    def _build(self) -> None:
        for card in self.cards:
            self._layout.removeWidget(card)
            card.hide()
            card.deleteLater()
        self.cards = []
        for number, way in enumerate(self._ways, 1):
            card = PlanCard(number, "", passes=suffices(way.resolution.outcome), by_key=True)
            card.setObjectName(f"way_{number}")
            card.clicked.connect(lambda _=False, plan=way.resolution.plan: self.way_chosen.emit(plan))
            self._layout.insertWidget(number, card)
            card.setVisible(number <= AT_FIRST)
            self.cards.append(card)
        self.more.setVisible(len(self.cards) > AT_FIRST)
        self._retranslate()

    def _show_all(self) -> None:
        for card in self.cards:
            card.show()
        self.more.hide()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _retranslate(self) -> None:
        self.title.setText(self.tr("Other ways"))
        self.more.setText(self.tr("More ways ({count})").format(count=max(0, len(self.cards) - AT_FIRST)))
        for card, way in zip(self.cards, self._ways, strict=True):
            words = sentence(way, self._ways[0])
            card.set_plan(shown(way.title), words, passes=suffices(way.resolution.outcome))
            card.setToolTip(shown(way.why))


def sentence(way: Way, best: Way) -> str:
    """What comes of a way, against the best one: of a check its total first."""
    outcome = way.resolution.outcome
    costs = cost_lines(outcome, best.resolution.outcome) if way.participants == best.participants else ()
    words = ", ".join(shown(line) for line in costs) or shown(way.why)
    return f"{outcome.total.value} · {words}" if outcome.total.parts else words
